"""What a player with some experience would say at a glance; never rules.

``appraisal.py`` tells what things look worth, ``instinct.py`` which answers look promising.
"""

from collections.abc import Mapping
from typing import Final

from palio.core.heuristics import Heuristics, lean_on
from palio.core.move import Move
from palio.games.tuscany.appraisal import Appraisal, Weights, promise
from palio.games.tuscany.instinct import promises
from palio.games.tuscany.state import Table

SEARCH: Final[dict[str, float]] = {
    "horizon": 30.0,  # some three turns
}


class TuscanyHeuristics(Heuristics[Table]):
    """Points so far, what they will still count for, and what the storage and the hand promise."""

    def __init__(self, weights: Mapping[str, float], search: Mapping[str, float]) -> None:
        super().__init__(weights, search)
        self.numbers = Weights(weights)

    def tuned(
        self, weights: Mapping[str, float], search: Mapping[str, float]
    ) -> "TuscanyHeuristics":
        return TuscanyHeuristics(weights, search)

    def values(self, state: Table) -> list[float]:
        if not state.boards:
            return [promise(state, seat, self.numbers) for seat in range(state.seats)]
        if not state.pending:
            return [float(points) for points in state.red]
        top = state.pending[-1]
        values: list[float] = []
        for seat in range(state.seats):
            appraisal = Appraisal(state, seat, self.numbers)
            value = appraisal.worth()
            if top.seat == seat:
                value += appraisal.question(top)
            values.append(value)
        return values

    def priors(self, state: Table, moves: list[Move]) -> list[float]:
        return list(promises(state, moves, self.numbers))

    def lean(self, state: Table, moves: list[Move], u: float) -> Move:
        return lean_on(moves, promises(state, moves, self.numbers), u)
