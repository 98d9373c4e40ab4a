"""What a player with some experience would say at a glance; never rules."""

from palio.core.heuristics import Heuristics
from palio.core.move import Move
from palio.games.firenze.state import Table
from palio.games.firenze.rules.scoring import standing


class FirenzeHeuristics(Heuristics[Table]):
    """."""

    def __init__(self) -> None:
        super().__init__({})

    def values(self, state: Table) -> list[float]:
        return [float(p) for p in standing(state)]

    def priors(self, state: Table, moves: list[Move]) -> list[float]:
        return [1.0] * len(moves)
