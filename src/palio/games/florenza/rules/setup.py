"""Setting up: everybody rolls a first building, and the lowest roll starts. §1"""

from palio.core.facts import Fact, Tell
from palio.core.game import Rng
from palio.core.move import Move
from palio.core.seats import CHANCE, Seat
from palio.core.words import Words, seat_name
from palio.games.florenza.moves import First, Moves
from palio.games.florenza.rules.rounds import BeginRound
from palio.games.florenza.rules.stage import Stage, Step
from palio.games.florenza.state import Table, empty_table


def new_table(moves: Moves, seats: int, level: str, pool: str) -> Table:
    """Fresh sheets, and the rolls for the first buildings still to come."""
    table = empty_table(moves, seats, level, pool)
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
        return state.moves.first.copy()

    def sample(self, state: Table, rng: Rng) -> Move:
        return state.moves.first[int(rng.random() * 6)]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, First)
        state.rolls[self.to] = move.value
        if not self.builds:
            if tell is not None:
                tell(Fact("rolled-again", "§1.4", self.to, {"value": move.value}))
            return
        state.district[self.to].append(move.value)
        if tell is not None:
            building = state.box.buildings[move.value - 1]
            values: dict[str, str | int] = {"value": move.value, "name": building.name}
            tell(Fact("first-building", "§1.3", self.to, values, (f"building:{move.value}",)))


class ChooseStart(Step):
    """The lowest roll starts; those tied for it roll again. §1.4"""

    def settle(self, state: Table, tell: Tell | None) -> bool:
        lowest = min(roll for roll in state.rolls if roll)
        tied = [seat for seat in range(state.seats) if state.rolls[seat] == lowest]
        if len(tied) > 1:
            for seat in range(state.seats):
                state.rolls[seat] = 0
            state.pending.append(ChooseStart())
            for seat in reversed(tied):
                state.pending.append(RollFirst(seat, False))
            return True
        state.start = tied[0]
        if tell is not None and not state.is_solo():
            tell(Fact("start", "§1.4", state.start))
        state.pending.append(BeginRound(1))
        return True
