"""Exchange and building, costs and ruins: the middle of a turn. §4, §5, §6"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.packed import append, remove, vec
from palio.core.seats import Seat
from palio.core.words import Words, seat_name
from palio.games.firenze.components import (
    BRIDGE,
    COLOUR_COUNT,
    COLOURS,
    HIGHEST,
    MASON,
    MOST_BUILT,
    SEATS,
    WORKSHOP,
)
from palio.games.firenze.moves import Begin, Person, Raise, Swap, colour_words, floor_words
from palio.games.firenze.rules.asking import Ask, Hub, tower_json
from palio.games.firenze.rules.bricks import GiveBricks, total
from palio.games.firenze.rules.commissions import ask_commissions
from palio.games.firenze.rules.persons import WORKING, play_person, playable
from palio.games.firenze.rules.towers import put, tear_down
from palio.games.firenze.state import Table, colour_of, height_of, tower


def costs_for(state: Table, seat: Seat) -> vec[i64]:
    """What the seat pays for 0, 1, 2 … bricks built in this turn. §5.5, §5.7"""
    column = 1 if state.cards[seat][WORKSHOP] else 0
    if state.has_played(MASON):
        column += 2
    return state.box.costs[column]


def bricks_in_reach(state: Table, seat: Seat, built: i64) -> i64:
    """How many more bricks, of any colour, the seat could build and pay for. §5.3, §5.6

    The cost is paid from what is left in the storehouse, so that no colour is cheaper.
    """
    costs = costs_for(state, seat)
    left = total(state.store[seat])
    more: i64 = 0
    while built + more < MOST_BUILT and left - more - 1 >= costs[built + more + 1]:
        more += 1
    return more


def smaller(one: i64, two: i64) -> i64:
    """The built-in min, without its price in the compiled form."""
    return one if one < two else two


@final
class Work(Hub):
    """Exchange a brick, play a person, or on to the building? §4"""

    def __init__(self, seat: Seat, exchanged: bool) -> None:
        super().__init__(seat)
        self.exchanged = exchanged

    def words(self, state: Table) -> Words:
        if self.may_exchange(state):
            count = exchange_price(state, self.seat)
            return Words("ask-work", {"seat": seat_name(self.seat), "count": count})
        return Words("ask-work-persons", {"seat": seat_name(self.seat)})

    def settled(self) -> dict[str, object]:
        return {"moment": "working", "exchanged": self.exchanged}

    def resume(self, state: Table, tell: Tell | None) -> None:
        if len(self.legal_moves(state)) > 1:
            state.pending.append(self)
        else:
            ask_towers(state, self.seat, 0, 0, tell)

    def may_exchange(self, state: Table) -> bool:
        """Once a turn, and not when the Mason has begun phase 3. §4.3, §10.5"""
        if self.exchanged or state.has_played(MASON):
            return False
        if total(state.store[self.seat]) < exchange_price(state, self.seat):
            return False
        for bricks in state.row_bricks:
            if total(bricks):
                return True
        return False

    def legal_moves(self, state: Table) -> list[Move]:
        moves = state.moves
        may_exchange = self.may_exchange(state)
        persons = playable(state, self.seat, WORKING)
        if not persons:
            return moves.exchange_or_done if may_exchange else moves.only_done
        persons.append(moves.done)
        return [moves.exchange, *persons] if may_exchange else persons

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Person):
            play_person(state, self, move.kind, tell)
        elif move is state.moves.exchange:
            state.pending.append(CHOOSE_BRICK[self.seat])
        else:
            ask_towers(state, self.seat, 0, 0, tell)


WORK: Final = [Work(seat, False) for seat in range(max(SEATS))]
EXCHANGED: Final = [Work(seat, True) for seat in range(max(SEATS))]


def exchange_price(state: Table, seat: Seat) -> i64:
    """Bricks for an exchange. §4.1, §13.2"""
    box = state.box
    return box.exchange_with_bridge if state.cards[seat][BRIDGE] else box.exchange


@final
class ChooseBrick(Ask):
    """Which brick of the row is wanted? §4.1"""

    def words(self, state: Table) -> Words:
        count = exchange_price(state, self.seat)
        return Words("ask-swap", {"seat": seat_name(self.seat), "count": count})

    def legal_moves(self, state: Table) -> list[Move]:
        moves: list[Move] = []
        for slot in range(len(state.row)):
            bricks = state.row_bricks[slot]
            swap = state.moves.swap[slot]
            for colour in range(COLOUR_COUNT):
                if bricks[colour]:
                    moves.append(swap[colour])
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Swap)
        price = exchange_price(state, self.seat)
        state.pending.append(GiveForBrick(self.seat, price, 0, 0, move))


CHOOSE_BRICK: Final = [ChooseBrick(seat) for seat in range(max(SEATS))]


@final
@mypyc_attr(free_list_len=1)
class GiveForBrick(GiveBricks):
    """Which bricks go on the card for the one wanted? §4.2"""

    def __init__(self, seat: Seat, count: i64, lowest: i64, given: i64, wanted: Swap) -> None:
        super().__init__(seat, count, lowest, given)
        self.wanted = wanted

    def words(self, state: Table) -> Words:
        words = super().words(state)
        words.args.update(self.wanted.label.args)
        return words

    def settled(self) -> dict[str, object]:
        wanted = {"card": self.wanted.slot + 1, "colour": COLOURS[self.wanted.colour]}
        return {**super().settled(), "wanted": wanted}

    def prompt(self) -> str:
        return "ask-exchange"

    def receive(self, state: Table, colour: i64, tell: Tell | None) -> None:
        state.row_bricks[self.wanted.slot][colour] += 1
        if tell is not None:
            values = colour_words(colour)
            values["number"] = self.wanted.slot + 1
            tell(Fact(self.fact(), self.rule(), self.seat, values))

    def fact(self) -> str:
        return "gave-for-brick"

    def rule(self) -> str:
        return "§4.2"

    def rest(self, lowest: i64) -> GiveBricks:
        return GiveForBrick(self.seat, self.count - 1, lowest, self.given + 1, self.wanted)

    def finish(self, state: Table, tell: Tell | None) -> None:
        wanted = self.wanted
        state.row_bricks[wanted.slot][wanted.colour] -= 1
        state.store[self.seat][wanted.colour] += 1
        if tell is not None:
            values = colour_words(wanted.colour)
            values["number"] = wanted.slot + 1
            tell(Fact("exchanged", "§4.1", self.seat, values, (wanted.target,)))
        EXCHANGED[self.seat].resume(state, tell)


def ask_towers(state: Table, seat: Seat, built: i64, after: i64, tell: Tell | None) -> None:
    """Ask about the next tower, from ``after`` on, that could be raised; then about new ones."""
    reach = bricks_in_reach(state, seat, built)
    if reach:
        store = state.store[seat]
        for code in state.yards[seat]:
            if code >= after and store[colour_of(code)]:
                most = smaller(reach, cap_of(state, colour_of(code)) - height_of(code))
                state.pending.append(RaiseTower(seat, built, code, most))
                return
    ask_new_tower(state, seat, built, 0, reach, tell)


def cap_of(state: Table, colour: i64) -> i64:
    """How high the next tower of a colour may grow: not above the one before it. §5.8

    It makes no difference which of two towers becomes the higher one, so that it is the one that
    was higher, and one that stood there rather than a new one.
    """
    cap: i64 = HIGHEST
    for code in state.risen:
        if colour_of(code) == colour:
            cap = height_of(code)
    return cap


@final
@mypyc_attr(free_list_len=1)
class RaiseTower(Ask):
    """How high shall this tower grow, or is it left to fall? §5.2, §6.1"""

    def __init__(self, seat: Seat, built: i64, code: i64, most: i64) -> None:
        """``built``: bricks built in this turn so far; ``most``: how many the tower may get."""
        super().__init__(seat)
        self.built = built
        self.code = code
        self.most = most

    def words(self, state: Table) -> Words:
        values = floor_words(colour_of(self.code), height_of(self.code))
        values["seat"] = seat_name(self.seat)
        values["built"] = self.built
        return Words("ask-raise", values)

    def settled(self) -> dict[str, object]:
        return {"tower": tower_json(self.code), "built": self.built, "most": self.most}

    def legal_moves(self, state: Table) -> list[Move]:
        colour = colour_of(self.code)
        most = smaller(self.most, state.store[self.seat][colour])
        return state.moves.raises[colour][height_of(self.code)][most]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        if not isinstance(move, Raise):
            # An equal tower is left too: raising it instead would be the same.
            ask_towers(state, self.seat, self.built, self.code + 1, tell)
            return
        added = move.height - height_of(self.code)
        state.yards[self.seat] = remove(state.yards[self.seat], self.code)
        state.risen = append(state.risen, tower(move.colour, move.height))
        state.store[self.seat][move.colour] -= added
        if tell is not None:
            values = floor_words(move.colour, move.height)
            values["added"] = added
            tell(Fact("raised", "§5.2", self.seat, values, (move.target,)))
        ask_towers(state, self.seat, self.built + added, self.code, tell)


def ask_new_tower(
    state: Table, seat: Seat, built: i64, lowest: i64, reach: i64, tell: Tell | None
) -> None:
    """Ask for a new tower, if any could be begun with the bricks in reach; else pay. §5.8"""
    if reach:
        store = state.store[seat]
        for colour in range(lowest, COLOUR_COUNT):
            if store[colour]:
                state.pending.append(NewTower(seat, built, lowest, reach))
                return
    finish_building(state, seat, built, tell)


@final
@mypyc_attr(free_list_len=1)
class NewTower(Ask):
    """Begin a new tower, and how high, or is the building done? §5.2, §5.8"""

    def __init__(self, seat: Seat, built: i64, lowest: i64, most: i64) -> None:
        """``lowest``: the colour of the new tower before; ``most``: bricks that can be paid for."""
        super().__init__(seat)
        self.built = built
        self.lowest = lowest
        self.most = most

    def words(self, state: Table) -> Words:
        values: dict[str, str | int] = {
            "seat": seat_name(self.seat),
            "built": self.built,
            "cost": costs_for(state, self.seat)[self.built],
        }
        return Words("ask-begin", values)

    def settled(self) -> dict[str, object]:
        return {"built": self.built, "from": COLOURS[self.lowest], "most": self.most}

    def legal_moves(self, state: Table) -> list[Move]:
        moves: list[Move] = []
        store = state.store[self.seat]
        for colour in range(self.lowest, COLOUR_COUNT):
            if store[colour]:
                begin = state.moves.begin[colour]
                most = smaller(smaller(self.most, store[colour]), cap_of(state, colour))
                for floors in range(most):
                    moves.append(begin[floors + 1])
        moves.append(state.moves.done)
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        seat = self.seat
        if not isinstance(move, Begin):
            finish_building(state, seat, self.built, tell)
            return
        state.risen = append(state.risen, tower(move.colour, move.height))
        state.store[seat][move.colour] -= move.height
        if tell is not None:
            values = floor_words(move.colour, move.height)
            tell(Fact("begun", "§5.2", seat, values, (move.target,)))
        built = self.built + move.height
        reach = bricks_in_reach(state, seat, built)
        ask_new_tower(state, seat, built, move.colour, reach, tell)


def finish_building(state: Table, seat: Seat, built: i64, tell: Tell | None) -> None:
    """Pay for the bricks built, then look for ruins. §5.6"""
    cost = costs_for(state, seat)[built]
    if cost:
        state.pending.append(PayCost(seat, cost))
    else:
        clear_ruins(state, seat, tell)


@final
@mypyc_attr(free_list_len=1)
class PayCost(GiveBricks):
    """Which bricks pay for the building? §5.6"""

    def prompt(self) -> str:
        return "ask-cost"

    def fact(self) -> str:
        return "paid-building"

    def rule(self) -> str:
        return "§5.6"

    def rest(self, lowest: i64) -> GiveBricks:
        return PayCost(self.seat, self.count - 1, lowest, self.given + 1)

    def finish(self, state: Table, tell: Tell | None) -> None:
        clear_ruins(state, self.seat, tell)


def clear_ruins(state: Table, seat: Seat, tell: Tell | None) -> None:
    """Towers that were there and have not grown fall; then commissions. §6.1"""
    for code in state.yards[seat][:]:
        tear_down(state, seat, code, "ruin-unraised", "§6.1", tell)
    yard = state.yards[seat]
    for code in state.risen:
        yard = put(yard, code)
    state.yards[seat] = yard
    state.risen = vec[i64]()
    ask_commissions(state, seat, (), tell)
