"""What a player with some experience would say at a glance; never rules."""

from palio.core.heuristics import Heuristics
from palio.core.move import Move
from palio.games.florenza.components import Box
from palio.games.florenza.state import Table


class FlorenzaHeuristics(Heuristics[Table]):
    """Placeholder."""

    def __init__(self, box: Box) -> None:
        super().__init__({})
        self.box = box

    def values(self, state: Table) -> list[float]:
        return [0.0] * state.seats

    def priors(self, state: Table, moves: list[Move]) -> list[float]:
        return [1.0] * len(moves)
