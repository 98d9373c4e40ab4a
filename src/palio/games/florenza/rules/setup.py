"""Setting up: everybody rolls a first building, and the lowest roll starts. §1"""

from typing import Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.packed import vec
from palio.core.seats import CHANCE, Seat
from palio.core.words import Words, seat_name
from palio.games.florenza.moves import First, Lot, Moves
from palio.games.florenza.rules.rounds import BeginRound
from palio.games.florenza.rules.stage import Stage, Step
from palio.games.florenza.state import OUT, Table, empty_table

RULES_VERSION: Final = 2
REROLLS: Final = 3
"""How often those tied for the start roll again before lots are drawn. §1.4"""


def new_table(moves: Moves, rules: int, seats: int, level: str, pool: str) -> Table:
    """Fresh sheets, and the rolls for the first buildings still to come."""
    table = empty_table(moves, rules, seats, level, pool)
    table.pending.append(ChooseStart())
    for seat in reversed(range(seats)):
        table.pending.append(RollFirst(seat, True))
    return table


class RollFirst(Stage):
    """Chance rolls a seat's first building, or breaks a tie for the start. §1.3, §1.4"""

    def __init__(self, to: Seat, builds: bool) -> None:
        super().__init__(CHANCE)
        self.to = to
        self.builds = builds

    def words(self, state: Table) -> Words:
        key = "ask-first" if self.builds else "ask-again"
        return Words(key, {"seat": seat_name(self.to)})

    def legal_moves(self, state: Table) -> list[Move]:
        return state.moves.first

    def fall(self, state: Table, u: float) -> Move:
        return state.moves.first[int(u * 6)]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, First)
        state.rolls[self.to] = move.value
        if not self.builds:
            if tell is not None:
                tell(Fact("rolled-again", "§1.4", self.to, {"value": move.value}))
            return
        state.put_up(self.to, move.value)
        if tell is not None:
            building = state.box.buildings[move.value - 1]
            points = building.points
            values: dict[str, str | int] = {"value": move.value, "name": building.name}
            values["points"] = points
            target = (f"building:{move.value}",)
            tell(Fact("first-building", "§1.3", self.to, values, target, points=points))


class ChooseStart(Step):
    """The lowest roll starts; those tied for it roll again, and draw lots in the end. §1.4"""

    def settle(self, state: Table, tell: Tell | None) -> bool:
        lowest = min(roll for roll in state.rolls if roll != OUT)
        tied = [seat for seat in range(state.seats) if state.rolls[seat] == lowest]
        if len(tied) == 1:
            begin(state, tied[0], lowest, tell)
            return True
        for seat in range(state.seats):
            state.rolls[seat] = 0 if seat in tied else OUT
        if state.rerolls == REROLLS and state.rules >= 2:  # version 1 went on rolling
            state.pending.append(DrawLots(tied))
            return True
        state.rerolls = min(REROLLS, state.rerolls + 1)
        state.pending.append(ChooseStart())
        for seat in reversed(tied):
            state.pending.append(RollFirst(seat, False))
        return True


class DrawLots(Stage):
    """Chance draws who starts, each with the same chance. §1.4"""

    def __init__(self, tied: list[Seat]) -> None:
        super().__init__(CHANCE)
        self.tied = tied

    def words(self, state: Table) -> Words:
        return Words("ask-lots", {"count": len(self.tied)})

    def legal_moves(self, state: Table) -> list[Move]:
        return [state.moves.lot[seat] for seat in self.tied]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Lot)
        if tell is not None:
            tell(Fact("lot", "§1.4", move.seat))
        begin(state, move.seat, 0, tell)


def begin(state: Table, start: Seat, roll: i64, tell: Tell | None) -> None:
    """The start player is found, by a roll or by lot (0); the first round begins."""
    state.start = start
    state.rolls = vec[i64]([0] * state.seats)
    state.rerolls = 0
    if tell is not None and roll and not state.is_solo():
        tell(Fact("start", "§1.4", start, {"value": roll}))
    state.pending.append(BeginRound(1))
