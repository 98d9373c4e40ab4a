"""Setting up: the lot, balconies, neutral seals, deck and row. §1"""

from typing import Final

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.seats import CHANCE
from palio.core.words import Value, Words, seat_name
from palio.games.firenze.components import (
    CAMPANILE,
    COLOUR_COUNT,
    COLOURS,
    FLOORS,
    LOWEST,
    NUMERALS,
    ROW,
    WHITE,
    commission,
)
from palio.games.firenze.moves import Block, Dead, First, Hang, Moves, colour_words, floor_words
from palio.games.firenze.rules.asking import Ask
from palio.games.firenze.rules.row import CHOOSE, FIRST_CARDS
from palio.games.firenze.state import FREE, NEUTRAL, NO_TILE, Table, empty_table

RECOMMENDED: Final = "recommended"
DICE: Final = "dice"
DEAD_COLOUR: Final = "dead-colour"
CHOSEN: Final = "chosen"
DEAD: Final = tuple(f"dead-{colour}" for colour in COLOURS)
"""A dead colour that the table has chosen; ``dead-colour`` leaves it to the lot. §1.9"""
PLACEMENTS: Final = (RECOMMENDED, DICE, DEAD_COLOUR, CHOSEN, *DEAD)
NEUTRAL_SEALS: Final = ("5", "0", "1", "2", "3", "4", "6", "7")
BY_LOT: Final = -1

# §1.6: the rulebook's advice on where neutral seals lie
MOST_ON_A_TOWER: Final = 2
LOW_FLOORS: Final = 2
FEWEST_LOW: Final = 2
MOST_LOW: Final = 3


def new_table(
    moves: Moves,
    seats: int,
    *,
    placement: str,
    neutral_seals: int,
    with_campanile: bool,
    rules: int,
) -> Table:
    """A table with everything in its bag and the set-up still to be answered."""
    table = empty_table(moves, seats, rules)
    for kind in moves.box.kinds:
        if kind.index == CAMPANILE and not with_campanile:
            continue  # §1.10
        table.starts[kind.index] = kind.start
        table.deck[kind.index] = kind.count - kind.start
    # The stack is read from its end.
    for _ in range(ROW):
        table.pending.append(FIRST_CARDS)
    if placement == DEAD_COLOUR:
        table.pending.append(KillColour(BY_LOT))
    elif placement in DEAD:
        table.pending.append(KillColour(DEAD.index(placement)))
    else:
        if neutral_seals:
            table.pending.append(PlaceNeutral(CHANCE, neutral_seals, placement, -1))
        ask_balconies(table)
    table.pending.append(ChooseFirst(placement == CHOSEN))
    return table


def ask_balconies(table: Table) -> None:
    """One balcony of each numeral, I first. §1.5"""
    for numeral in range(len(NUMERALS) - 1, -1, -1):
        table.pending.append(HangBalcony(numeral))


class ChooseFirst(Ask):
    """The lot says who begins, and so who gets how many white bricks. §1.2, §1.3"""

    def __init__(self, is_builder: bool) -> None:
        """``is_builder``: the first player chooses where the neutral seals go. §1.7"""
        super().__init__(CHANCE)
        self.is_builder = is_builder

    def words(self, state: Table) -> Words:
        return Words("ask-first")

    def settled(self) -> dict[str, object]:
        return {"lays_seals": self.is_builder}

    def legal_moves(self, state: Table) -> list[Move]:
        first = state.moves.first
        return [first[seat] for seat in range(state.seats)]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, First)
        state.first = move.seat
        # The first turn waits below all the rest of the set-up.
        state.pending.insert(0, CHOOSE[move.seat])
        if tell is not None:
            tell(Fact("first", "§1.2", move.seat))
        for step in range(state.seats):
            seat = (move.seat + step) % state.seats
            white = state.box.start_white[step]
            state.bag[WHITE] -= white
            state.store[seat][WHITE] += white
            if tell is not None:
                tell(Fact("received", "§1.3", seat, {"count": white}))
        if self.is_builder:
            for at in range(len(state.pending)):
                frame = state.pending[at]
                if isinstance(frame, PlaceNeutral):
                    state.pending[at] = PlaceNeutral(move.seat, frame.count, CHOSEN, -1)


class HangBalcony(Ask):
    """Which balcony of this numeral is turned up? §1.5"""

    def __init__(self, numeral: int) -> None:
        super().__init__(CHANCE)
        self.numeral = numeral

    def words(self, state: Table) -> Words:
        return Words("ask-balcony", {"numeral": f"numeral-{NUMERALS[self.numeral]}"})

    def settled(self) -> dict[str, object]:
        return {"numeral": NUMERALS[self.numeral]}

    def legal_moves(self, state: Table) -> list[Move]:
        # A dead colour is covered already, and its tiles are replaced by others. §1.9
        hang = state.moves.hang
        moves: list[Move] = []
        for tile in state.box.balconies:
            if tile.numeral == self.numeral and state.seals[tile.commission] == FREE:
                moves.append(hang[tile.index])
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Hang)
        tile = move.tile
        state.tiles[tile.commission] = tile.index
        if tell is not None:
            values = floor_words(tile.colour, tile.height)
            values["numeral"] = f"numeral-{NUMERALS[tile.numeral]}"
            values["points"] = tile.points
            tell(Fact("hung", "§1.5", CHANCE, values, (move.target,)))


class KillColour(Ask):
    """Which colour is dead? §1.9"""

    def __init__(self, colour: int) -> None:
        """The colour that the table has chosen, or BY_LOT."""
        super().__init__(CHANCE)
        self.colour = colour

    def words(self, state: Table) -> Words:
        if self.colour == BY_LOT:
            return Words("ask-dead")
        return Words("ask-dead-chosen", colour_words(self.colour))

    def settled(self) -> dict[str, object]:
        return {"colour": None if self.colour == BY_LOT else COLOURS[self.colour]}

    def legal_moves(self, state: Table) -> list[Move]:
        if self.colour != BY_LOT:
            return [state.moves.dead[self.colour]]
        moves: list[Move] = []
        moves.extend(state.moves.dead)
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Dead)
        for floor in range(FLOORS):
            state.seals[move.colour * FLOORS + floor] = NEUTRAL
            state.neutral -= 1
        if tell is not None:
            tell(Fact("dead", "§1.9", CHANCE, colour_words(move.colour), (move.target,)))
        ask_balconies(state)


class PlaceNeutral(Ask):
    """Where does a neutral seal go? By lot, dice or the first player's choice. §1.6 to §1.8"""

    def __init__(self, seat: int, count: int, placement: str, last: int) -> None:
        """``count`` seals are left to place; ``last`` is where the one before went."""
        super().__init__(seat)
        self.count = count
        self.placement = placement
        self.last = last

    def words(self, state: Table) -> Words:
        if self.placement == CHOSEN:
            values: dict[str, Value] = {"seat": seat_name(self.seat), "count": self.count}
            values["further"] = 1 if self.last >= 0 else 0
            return Words("ask-neutral", values)
        return Words("ask-neutral-by-lot", {"count": self.count})

    def settled(self) -> dict[str, object]:
        return {"count": self.count, "placement": self.placement, "after": self.last}

    def legal_moves(self, state: Table) -> list[Move]:
        free = [
            at
            for at in range(COLOUR_COUNT * FLOORS)
            if state.seals[at] == FREE and state.tiles[at] == NO_TILE
        ]
        if self.placement == RECOMMENDED:
            free = self.recommended(state, free)
        elif self.placement == CHOSEN:
            # In the order of the board, since order makes no difference; enough must remain.
            free = [at for at in free if at > self.last]
            free = free[: len(free) - self.count + 1]
        block = state.moves.block
        return [block[at] for at in free]

    def recommended(self, state: Table, free: list[int]) -> list[int]:
        """At most two pieces on a tower, and two or three of the seals on low floors. §1.6"""
        low = 0
        pieces = [0] * COLOUR_COUNT
        for at in range(COLOUR_COUNT * FLOORS):
            if state.seals[at] == NEUTRAL:
                pieces[at // FLOORS] += 1
                if at % FLOORS < LOW_FLOORS:
                    low += 1
            elif state.tiles[at] != NO_TILE:
                pieces[at // FLOORS] += 1
        good: list[int] = []
        for at in free:
            if pieces[at // FLOORS] >= MOST_ON_A_TOWER:
                continue
            if at % FLOORS < LOW_FLOORS:
                if low < MOST_LOW:
                    good.append(at)
            elif low + self.count - 1 >= FEWEST_LOW:
                good.append(at)
        return good

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Block)
        at = commission(move.colour, move.height)
        state.seals[at] = NEUTRAL
        state.neutral -= 1
        if tell is not None:
            rules = {CHOSEN: "§1.7", DICE: "§1.8"}
            rule = rules.get(self.placement, "§1.6")
            values = floor_words(move.colour, LOWEST + at % FLOORS)
            tell(Fact("blocked", rule, self.seat, values, (move.target,)))
        if self.count > 1:
            state.pending.append(PlaceNeutral(self.seat, self.count - 1, self.placement, at))
