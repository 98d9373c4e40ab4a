"""Placing a tile: which field, at what price, and the castle that places another. §6, §7, §8.1"""

from typing import Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.game import Frame
from palio.core.move import Move
from palio.core.packed import remove, vec
from palio.core.seats import Seat
from palio.core.words import Value, Words, seat_name
from palio.games.tuscany.components import COLOUR_COUNT, DARK_GREEN, MOST_SEATS
from palio.games.tuscany.geometry import FIELD_NAMES, FIELDS
from palio.games.tuscany.moves import Field, Pay, Place, Take, named
from palio.games.tuscany.rules.cards import discard_cards
from palio.games.tuscany.rules.display import FILL_GAP, is_any_fitting, take_from_display
from palio.games.tuscany.rules.effects import apply_effect
from palio.games.tuscany.rules.scoring import score_area, score_colour
from palio.games.tuscany.state import Table


def can_pay(state: Table, seat: Seat, colour: i64) -> bool:
    """Can the seat pay for a tile of that colour? §6.2 to §6.4"""
    hand = state.hands[seat]
    found = state.workers[seat] + hand[colour]
    if found >= 2:
        return True
    for other in range(COLOUR_COUNT):
        if other != colour:
            found += hand[other] // 2
    return found >= 2


def affordable_fields(state: Table, seat: Seat, kind: i64) -> i64:
    """The set of fields where the seat could place this from its storage. §6, §8.11"""
    colour: i64
    if kind != state.box.hexagon:
        colour = state.box.colour_of[kind]
        fields = state.free_fields(seat, colour)
        return fields if fields and can_pay(state, seat, colour) else 0
    fields = 0
    for colour in range(COLOUR_COUNT):
        free = state.free_fields(seat, colour)
        if free and can_pay(state, seat, colour):
            fields |= free
    return fields


def can_place(state: Table, seat: Seat) -> bool:
    """Is there anything in the storage that could be placed now, and paid for? §6"""
    hexagon = state.box.hexagon
    hexagons: i64 = 0
    for kind in state.storage[seat]:
        if kind == hexagon:
            hexagons += 1
        elif affordable_fields(state, seat, kind):
            return True
    return hexagons > state.fresh and affordable_fields(state, seat, hexagon) != 0


def ask_what_to_place(state: Table, seat: Seat) -> None:
    """Ask for the tile, unless all that is stored is alike. §6.1

    Whether only one of several can be paid for is nobody else's business, so then it is asked.
    """
    storage = state.storage[seat]
    if storage[0] == storage[len(storage) - 1]:  # sorted
        state.pending.append(PlaceOnField(seat, storage[0]))
    else:
        state.pending.append(CHOOSE_STORED[seat])


class ChooseStored(Frame[Table]):
    """What is placed? §6.1, §8.11"""

    def words(self, state: Table) -> Words:
        return Words("ask-place", {"seat": seat_name(self.seat)})

    def legal_moves(self, state: Table) -> list[Move]:
        answers: list[Move] = []
        hexagon = state.box.hexagon
        hexagons: i64 = 0
        last: i64 = -1
        for kind in state.storage[self.seat]:
            if kind == hexagon:
                hexagons += 1
            elif kind != last:
                last = kind
                if affordable_fields(state, self.seat, kind):
                    answers.append(state.moves.place[kind])
        if hexagons > state.fresh and affordable_fields(state, self.seat, hexagon):
            answers.append(state.moves.place[hexagon])
        return answers

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Place)
        state.pending.append(PlaceOnField(self.seat, move.kind))


CHOOSE_STORED: Final = [ChooseStored(seat) for seat in range(MOST_SEATS)]


class PlaceOnField(Frame[Table]):
    """On which field does a tile from the storage go? §6.1, §6.5, §6.6"""

    def __init__(self, seat: Seat, kind: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind

    def words(self, state: Table) -> Words:
        tile = f"tile-{state.box.tile_id(self.kind)}"
        return Words("ask-field", {"seat": seat_name(self.seat), "tile": tile})

    def legal_moves(self, state: Table) -> list[Move]:
        return field_moves(state, affordable_fields(state, self.seat, self.kind))

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Field)
        state.pending.append(PayPrice(self.seat, self.kind, move.field))


class PayPrice(Frame[Table]):
    """With what is the tile paid for? §6.2 to §6.4

    Asked even if there is only one way: that there is only one is nobody else's business.
    """

    def __init__(self, seat: Seat, kind: i64, field: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind
        self.field: i64 = field

    def words(self, state: Table) -> Words:
        args: dict[str, Value] = {
            "seat": seat_name(self.seat),
            "tile": f"tile-{state.box.tile_id(self.kind)}",
            "field": FIELD_NAMES[self.field],
            **named(state.boards[self.seat].colours[self.field]),
        }
        return Words("ask-pay", args)

    def legal_moves(self, state: Table) -> list[Move]:
        """The plainest way first: two of the colour, one of it, none of it."""
        moves = state.moves
        colour = state.boards[self.seat].colours[self.field]
        cards = state.hands[self.seat][colour]
        others = state.hands[self.seat][:]
        others[colour] = 0
        workers = state.workers[self.seat]
        answers: list[Move] = []
        if cards >= 2:
            answers.append(moves.pay_two[colour])
        if cards and workers:
            answers.append(moves.pay_worker[colour])
        if cards:
            add_pairs(answers, moves.pay_pair[colour], others, 0)
        if workers >= 2:
            answers.append(moves.pay_workers)
        if workers:
            add_pairs(answers, moves.pay_pair_worker, others, 0)
        for pair in range(COLOUR_COUNT):
            if others[pair] >= 4:
                answers.append(moves.pay_four[pair])
            if others[pair] >= 2:
                add_pairs(answers, moves.pay_pairs[pair], others, pair + 1)
        return answers

    def ways(self, state: Table, move: Move) -> int:
        assert isinstance(move, Pay)
        hand = state.hands[self.seat]
        ways: i64 = 1
        for step in range(move.first_count):
            ways *= hand[move.first] - step
        for step in range(move.second_count):
            ways *= hand[move.second] - step
        return ways

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Pay)
        seat = self.seat
        if move.first_count:
            discard_cards(state, seat, move.first, move.first_count)
        if move.second_count:
            discard_cards(state, seat, move.second, move.second_count)
        state.workers[seat] -= move.workers
        if tell is not None:
            tell_payment(seat, move, state.boards[seat].colours[self.field], tell)
        state.storage[seat] = remove(state.storage[seat], self.kind)
        cover(state, seat, self.field, self.kind, "§6.1", tell)


def add_pairs(answers: list[Move], prices: list[Pay], others: vec[i64], start: i64) -> None:
    """Add the prices, by the colour of the pair, for which there is a pair, from a colour on."""
    for pair in range(start, COLOUR_COUNT):
        if others[pair] >= 2:
            answers.append(prices[pair])


class ChooseFreeTile(Frame[Table]):
    """A castle: which tile of the display is placed free of charge, if any? §8.1"""

    def words(self, state: Table) -> Words:
        return Words("ask-free-tile", {"seat": seat_name(self.seat)})

    def legal_moves(self, state: Table) -> list[Move]:
        answers: list[Move] = []
        for kind in range(len(state.box.colour_of)):
            colour = state.box.colour_of[kind]
            if state.shown(kind) and state.free_fields(self.seat, colour):
                answers.append(state.moves.take[kind])
        answers.append(state.moves.pass_)
        return answers

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Take):
            state.pending.append(PlaceFree(self.seat, move.kind))
        elif tell is not None:
            tell(Fact("passed", "§8.1", self.seat))


CHOOSE_FREE_TILE: Final = [ChooseFreeTile(seat) for seat in range(MOST_SEATS)]


class PlaceFree(Frame[Table]):
    """On which field does the free tile go? §8.1"""

    def __init__(self, seat: Seat, kind: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind

    def words(self, state: Table) -> Words:
        tile = f"tile-{state.box.tile_id(self.kind)}"
        return Words("ask-free-field", {"seat": seat_name(self.seat), "tile": tile})

    def legal_moves(self, state: Table) -> list[Move]:
        colour = state.box.colour_of[self.kind]
        return field_moves(state, state.free_fields(self.seat, colour))

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Field)
        take_from_display(state, self.kind)
        state.pending.append(FILL_GAP[self.seat])  # §8.2: after all that the tile brings
        cover(state, self.seat, move.field, self.kind, "§8.1", tell)


def field_moves(state: Table, fields: i64) -> list[Move]:
    """One move for each field of a set."""
    answers: list[Move] = []
    field: i64
    for field in range(FIELDS):
        if fields >> field & 1:
            answers.append(state.moves.field[field])
    return answers


def cover(state: Table, seat: Seat, field: i64, kind: i64, rule: str, tell: Tell | None) -> None:
    """A tile lies on its field: points first, then what it brings. §7.3"""
    colour = state.boards[seat].colours[field]
    state.put_tile(seat, field, kind)
    if tell is not None:
        name = FIELD_NAMES[field]
        values: dict[str, Value] = {"field": name, **named(colour)}
        if kind == state.box.hexagon:
            rule = "§8.11"
        tell(Fact(f"placed-{state.box.tile_id(kind)}", rule, seat, values, (f"field:{name}",)))
    score_area(state, seat, field, tell)
    score_colour(state, seat, colour, tell)
    if colour != DARK_GREEN:
        apply_effect(state, seat, field, colour, kind, tell)
        return
    if is_any_fitting(state, seat):
        state.pending.append(CHOOSE_FREE_TILE[seat])
    elif tell is not None:
        tell(Fact("castle-idle", "§8.1", seat))


def tell_payment(seat: Seat, move: Pay, price: i64, tell: Tell) -> None:
    """Cards colour by colour, those of the price and pairs, then workers. §6.2 to §6.4"""
    for colour, count in ((move.first, move.first_count), (move.second, move.second_count)):
        if count:
            rule = "§6.2" if colour == price else "§6.3"
            tell(Fact("paid-cards", rule, seat, {"count": count, **named(colour)}))
    if move.workers:
        tell(Fact("paid-workers", "§6.4", seat, {"count": move.workers}))
