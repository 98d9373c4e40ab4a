"""Commissions, the Architect, and persons played after them. §7, §10.4, §14"""

from typing import Final, final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.packed import append, remove, vec
from palio.core.seats import Seat
from palio.core.words import Value, Words, seat_name
from palio.games.firenze.components import (
    ARCHITECT,
    CAMPANILE,
    COLOURS,
    FLOORS,
    LOWEST,
    NUMERALS,
    PATRICIAN,
    SEATS,
    TOP,
    WHITE,
)
from palio.games.firenze.moves import Fulfil, Person, Pick, Ring, card_words, floor_words
from palio.games.firenze.rules.asking import Ask, Hub, tower_json, towers_json
from palio.games.firenze.rules.limits import cards_over, check_limits
from palio.games.firenze.rules.persons import CLOSING, play_person, playable, spend
from palio.games.firenze.rules.towers import distinct, picks
from palio.games.firenze.state import FREE, NO_TILE, Table, colour_of, height_of, tower

BELL_TOWER: Final = 3
"""White bricks in the bell tower of the Campanile. §14.3"""


def owes_bell_tower(state: Table, seat: Seat) -> bool:
    """Is the Campanile out, and the seat's small seal not yet on it? §14.4"""
    return not state.bells[seat] and lies_there(state.church, CAMPANILE)


def lies_there(cards: vec[i64], kind: i64) -> bool:
    """Is a card of that kind among them?"""
    for card in cards:
        if card == kind:
            return True
    return False


def is_open(state: Table, seat: Seat, colour: i64, height: i64) -> bool:
    """Could the seat fulfil that commission with a tower of that height? §7.2, §7.3, §7.8"""
    if height < LOWEST or height > TOP or not state.left[seat]:
        return False
    at = colour * FLOORS + height - LOWEST
    if state.seals[at] != FREE:
        return False
    tile = state.tiles[at]
    return tile == NO_TILE or state.box.balconies[tile].numeral == state.open_balcony


def has_use(state: Table, seat: Seat, colour: i64, height: i64) -> bool:
    """Is a tower that counts as that high good for a commission or the Campanile?"""
    if owes_bell_tower(state, seat):
        return colour == WHITE and height == BELL_TOWER  # §14.4
    return is_open(state, seat, colour, height)


def use(state: Table, seat: Seat, colour: i64, height: i64) -> Move:
    """The move that puts a tower that counts as that high to its use."""
    if owes_bell_tower(state, seat):
        return state.moves.ring
    return state.moves.fulfil[colour * FLOORS + height - LOWEST]


def ask_commissions(state: Table, seat: Seat, kept: tuple[i64, ...], tell: Tell | None) -> None:
    """Ask about the next tower that is good for something and is not kept; then go on. §7.1

    Towers that a balcony or the bell tower has only just made useful are found too.
    """
    for code in state.yards[seat]:
        if has_use(state, seat, colour_of(code), height_of(code)) and code not in kept:
            state.pending.append(Commission(seat, code, kept))
            return
    ask_closing(state, seat, kept, tell)


@final
class Commission(Ask):
    """Fulfil the commission with this tower, or keep it to raise it further? §7.1"""

    def __init__(self, seat: Seat, code: i64, kept: tuple[i64, ...]) -> None:
        """``kept``: towers about which the seat has decided already."""
        super().__init__(seat)
        self.code = code
        self.kept = kept

    def words(self, state: Table) -> Words:
        values = floor_words(colour_of(self.code), height_of(self.code))
        values["seat"] = seat_name(self.seat)
        if owes_bell_tower(state, self.seat):
            return Words("ask-campanile", values)
        values.update(worth_words(state, self.seat, colour_of(self.code), height_of(self.code)))
        return Words("ask-commission", values)

    def settled(self) -> dict[str, object]:
        return {"tower": tower_json(self.code), "kept": towers_json(self.kept)}

    def legal_moves(self, state: Table) -> list[Move]:
        answer = use(state, self.seat, colour_of(self.code), height_of(self.code))
        return [answer, state.moves.keep]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        seat = self.seat
        if move is state.moves.keep:
            ask_commissions(state, seat, (*self.kept, self.code), tell)
            return
        kept = put_to_use(state, seat, self.code, move, self.kept, tell)
        ask_commissions(state, seat, kept, tell)


def put_to_use(
    state: Table, seat: Seat, code: i64, move: Move, kept: tuple[i64, ...], tell: Tell | None
) -> tuple[i64, ...]:
    """Use up a tower for what the move says; returns which towers stay decided about."""
    state.yards[seat] = remove(state.yards[seat], code)
    state.bag[colour_of(code)] += height_of(code)
    if isinstance(move, Ring):
        ring(state, seat, code, tell)
        return ()  # a white tower that was not wanted for this may be wanted for a commission
    assert isinstance(move, Fulfil)
    fulfil(state, seat, code, move.colour * FLOORS + move.height - LOWEST, tell)
    return kept


def points_of(state: Table, at: i64) -> i64:
    """What a commission is worth: its balcony's number, or its own. §7.5"""
    tile = state.tiles[at]
    return state.box.points[at] if tile == NO_TILE else state.box.balconies[tile].points


def privilege_for(state: Table, height: i64) -> i64:
    """The Privilege that waits for a commission of that height; -1 if none does. §14.2"""
    for card in state.church:
        if state.box.privilege_height[card] == height:
            return card
    return -1


def worth_words(state: Table, seat: Seat, colour: i64, height: i64) -> dict[str, Value]:
    """What a commission would bring now, in all and part by part; 0 for what it doesn't."""
    floor = height - LOWEST
    own = points_of(state, colour * FLOORS + floor)
    level = state.box.levels[floor] if state.levels[floor] else 0
    card = privilege_for(state, height)
    privilege = state.box.privilege_points[card] if card >= 0 else 0
    last = state.box.last_seal if state.left[seat] == 1 and state.end < 0 else 0
    return {
        "points": own + level + privilege + last,
        "bonus": level + privilege + last,
        "own": own,
        "level": level,
        "privilege": privilege,
        "last": last,
    }


def fulfil(state: Table, seat: Seat, code: i64, at: i64, tell: Tell | None) -> None:
    """Points, seal, balcony, level tile, Privilege, last seal. §7.4 to §7.6, §14.2, §15.1"""
    box = state.box
    floor = at % FLOORS
    points = points_of(state, at)
    tile = state.tiles[at]
    state.seals[at] = seat
    state.left[seat] -= 1
    state.scores[seat] += points
    if tell is not None:
        tell_commission(state, seat, code, at, points, tell)
    if tile != NO_TILE:
        state.open_balcony += 1
    height = LOWEST + floor
    if state.levels[floor]:
        state.levels[floor] = 0
        score(state, seat, box.levels[floor], "level", "§7.6", {"height": height}, tell)
    card = privilege_for(state, height)
    if card >= 0:
        state.church = remove(state.church, card)
        state.discards[card] += 1
        values = card_words(box.kinds[card])
        values["height"] = height
        score(state, seat, box.privilege_points[card], "privilege", "§14.2", values, tell)
    if not state.left[seat] and state.end < 0:
        state.end = seat
        score(state, seat, box.last_seal, "last-seal", "§15.1", {}, tell)


def tell_commission(state: Table, seat: Seat, code: i64, at: i64, points: i64, tell: Tell) -> None:
    """The commission and its points, and whether it had a balcony. §7.4, §7.5"""
    height = LOWEST + at % FLOORS
    target = f"floor:{COLOURS[at // FLOORS]}:{height}"
    values = floor_words(at // FLOORS, height)
    values["bricks"] = height_of(code)
    values["points"] = points
    tell(Fact(f"commission-{height}", "§7.4", seat, values, (target,), points=points))
    tile = state.tiles[at]
    if tile != NO_TILE:
        numeral = NUMERALS[state.box.balconies[tile].numeral]
        values = floor_words(at // FLOORS, height)
        values["numeral"] = f"numeral-{numeral}"
        tell(Fact(f"balcony-{numeral}", "§7.5", seat, values, (target,)))


def score(
    state: Table,
    seat: Seat,
    points: i64,
    kind: str,
    rule: str,
    values: dict[str, Value],
    tell: Tell | None,
) -> None:
    """Bonus points, and what they are for."""
    state.scores[seat] += points
    if tell is not None:
        values["points"] = points
        tell(Fact(kind, rule, seat, values, points=points))


def ring(state: Table, seat: Seat, code: i64, tell: Tell | None) -> None:
    """The seat's small seal goes on the Campanile; the last one ends it. §14.3, §14.5"""
    state.bells[seat] = 1
    if tell is not None:
        tell(Fact("campanile", "§14.3", seat, {"bricks": height_of(code)}, ("church:campanile",)))
    for other in range(state.seats):
        if not state.bells[other]:
            return
    for other in range(state.seats):
        state.bells[other] = 0
    state.church = remove(state.church, CAMPANILE)
    state.discards[CAMPANILE] += 1
    if tell is not None:
        card = state.box.kinds[CAMPANILE]
        tell(Fact("campanile-done", "§14.5", seat, card_words(card), ("church:campanile",)))


def architect_towers(state: Table, seat: Seat) -> vec[i64]:
    """Towers that are good for something when they count one floor more or less. §10.4"""
    found = vec[i64]()
    for code in distinct(state.yards[seat]):
        colour = colour_of(code)
        height = height_of(code)
        if has_use(state, seat, colour, height - 1) or has_use(state, seat, colour, height + 1):
            found = append(found, code)
    return found


def ask_closing(state: Table, seat: Seat, kept: tuple[i64, ...], tell: Tell | None) -> None:
    """Ask for persons, if any could be played; else on to the limits."""
    hub = Closing(seat, kept) if kept else NOTHING_KEPT[seat]
    hub.resume(state, tell)


@final
class Closing(Hub):
    """Any person after the commissions, or on to the limits? §10.11"""

    def __init__(self, seat: Seat, kept: tuple[i64, ...]) -> None:
        super().__init__(seat)
        self.kept = kept

    def words(self, state: Table) -> Words:
        return Words("ask-closing", {"seat": seat_name(self.seat)})

    def settled(self) -> dict[str, object]:
        return {"moment": "closing", "kept": towers_json(self.kept)}

    def resume(self, state: Table, tell: Tell | None) -> None:
        if len(self.legal_moves(state)) > 1:
            state.pending.append(self)
        else:
            check_limits(state, self.seat, tell)

    def legal_moves(self, state: Table) -> list[Move]:
        seat = self.seat
        moves = playable(state, seat, CLOSING)
        # Over the limit, the Patrician is offered with the discards. §8.4
        if moves and cards_over(state, seat) and state.moves.person[PATRICIAN] in moves:
            moves.remove(state.moves.person[PATRICIAN])
        if (
            state.cards[seat][ARCHITECT]
            and not state.has_played(ARCHITECT)
            and len(architect_towers(state, seat))
        ):
            return [state.moves.person[ARCHITECT], *moves, state.moves.done]
        return [*moves, state.moves.done] if moves else state.moves.only_done

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        seat = self.seat
        if not isinstance(move, Person):
            check_limits(state, seat, tell)
        elif move.kind == ARCHITECT:
            spend(state, seat, ARCHITECT, tell)
            state.pending.append(ArchitectTower(seat, self.kept))
        else:
            play_person(state, self, move.kind, tell)


NOTHING_KEPT: Final = [Closing(seat, ()) for seat in range(max(SEATS))]


@final
class ArchitectTower(Ask):
    """Which tower counts one floor more or less? §10.4"""

    def __init__(self, seat: Seat, kept: tuple[i64, ...]) -> None:
        super().__init__(seat)
        self.kept = kept

    def words(self, state: Table) -> Words:
        return Words("ask-architect", {"seat": seat_name(self.seat)})

    def settled(self) -> dict[str, object]:
        return {"kept": towers_json(self.kept)}

    def legal_moves(self, state: Table) -> list[Move]:
        return picks(state, architect_towers(state, self.seat))

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Pick)
        code = tower(move.colour, move.height)
        state.pending.append(ArchitectFloor(self.seat, code, self.kept))


@final
class ArchitectFloor(Ask):
    """One more or one less? §10.4"""

    def __init__(self, seat: Seat, code: i64, kept: tuple[i64, ...]) -> None:
        super().__init__(seat)
        self.code = code
        self.kept = kept

    def words(self, state: Table) -> Words:
        values = floor_words(colour_of(self.code), height_of(self.code))
        values["seat"] = seat_name(self.seat)
        return Words("ask-architect-floor", values)

    def settled(self) -> dict[str, object]:
        return {"tower": tower_json(self.code), "kept": towers_json(self.kept)}

    def legal_moves(self, state: Table) -> list[Move]:
        moves: list[Move] = []
        colour = colour_of(self.code)
        for height in (height_of(self.code) - 1, height_of(self.code) + 1):
            if has_use(state, self.seat, colour, height):
                moves.append(use(state, self.seat, colour, height))
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        kept = put_to_use(state, self.seat, self.code, move, self.kept, tell)
        ask_commissions(state, self.seat, kept, tell)
