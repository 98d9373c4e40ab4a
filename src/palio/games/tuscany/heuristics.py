"""What a player with some experience would say at a glance; never rules."""

from typing import Final

from palio.core.heuristics import Heuristics
from palio.core.move import Move
from palio.games.tuscany.state import Table

WEIGHTS: Final[dict[str, float]] = {"card": 0.3}


class TuscanyHeuristics(Heuristics[Table]):
    """Points so far, what they will still count for, and what the storage and the hand promise."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS)

    def values(self, state: Table) -> list[float]:
        return [float(state.red[seat]) for seat in range(state.seats)]

    def priors(self, state: Table, moves: list[Move]) -> list[float]:
        return [1.0] * len(moves)
