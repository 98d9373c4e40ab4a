"""What a player with some experience would say at a glance; never rules.

``Appraisal`` tells what the things on a sheet are worth, ``instinct`` what the answers promise.
"""

import math
from collections.abc import Mapping
from typing import Final

from palio.core.heuristics import Heuristics, lean_on
from palio.core.move import Move
from palio.core.packed import vec
from palio.core.seats import Seat
from palio.games.florenza.appraisal import Appraisal, Weights
from palio.games.florenza.instinct import answer_gain, waiting
from palio.games.florenza.rules.scoring import (
    captain_points,
    chiesa_points,
    district_points,
    palazzo_points,
)
from palio.games.florenza.state import Table

SEARCH: Final[dict[str, float]] = {
    "horizon": 8.0,  # about the rest of a turn
}
PLENTY: Final = 8.0
"""Points beyond which one answer is as promising as another."""


class FlorenzaHeuristics(Heuristics[Table]):
    """Points on the sheet, marks on their way to points, and the dice that are still to come."""

    def __init__(self, weights: Mapping[str, float], search: Mapping[str, float]) -> None:
        super().__init__(weights, search)
        self.numbers = Weights(weights)

    def tuned(
        self, weights: Mapping[str, float], search: Mapping[str, float]
    ) -> "FlorenzaHeuristics":
        return FlorenzaHeuristics(weights, search)

    def values(self, state: Table) -> list[float]:
        return [self._value(state, seat) for seat in range(state.seats)]

    def _value(self, state: Table, seat: Seat) -> float:
        if state.pending and len(state.district[seat]):
            sheet = Appraisal(state, seat, self.numbers)
            return sheet.value(waiting(sheet))
        value = float(palazzo_points(state, seat) + chiesa_points(state, seat))
        value += float(district_points(state, seat) + captain_points(state, seat))
        if state.pending:
            return value
        coins = state.fiorini[seat] // state.box.fiorini_per_point
        return value + float(coins + state.extras[seat] + state.stars[seat])

    def priors(self, state: Table, moves: list[Move]) -> list[float]:
        return list(self._promise(state, moves))

    def lean(self, state: Table, moves: list[Move], u: float) -> Move:
        return lean_on(moves, self._promise(state, moves), u)

    def _promise(self, state: Table, moves: list[Move]) -> vec[float]:
        """How likely each answer is to be given."""
        frame = state.pending[-1]
        sheet = Appraisal(state, frame.seat, self.numbers)
        sharpness = self.numbers.sharpness
        weights = vec[float]([0.0] * len(moves))
        for i in range(len(moves)):
            gain = min(PLENTY, answer_gain(sheet, frame, moves[i]))
            weights[i] = math.exp(sharpness * gain)
        return weights
