"""What a player with some experience would say at a glance; never rules."""

from typing import Final

from palio.core.heuristics import Heuristics
from palio.core.move import Move
from palio.games.patrizier.moves import Build, Play, Shift, Take
from palio.games.patrizier.rules.scoring import fame, majority, portraits_in
from palio.games.patrizier.state import Table

WEIGHTS: Final[dict[str, float]] = {
    "lead": 0.35,  # how much of a tile a lead is worth when its city has just been begun
    "certainty": 0.6,  # … and how much is added by the time it is full
    "portrait": 0.9,  # fame for a portrait on the way to a set
    "hand_portrait": 0.7,  # … and for one that is still in hand
    "stock": 0.02,  # floors left break ties
}


class PatrizierHeuristics(Heuristics[Table]):
    """Tiles that a seat is about to win, and portraits on their way to sets."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS)

    def values(self, state: Table) -> list[float]:
        seats = state.seats
        values = [0.0] * seats
        lead = self.weights["lead"]
        certainty = self.weights["certainty"]
        for seat in range(seats):
            values[seat] = fame(state, seat) + self.weights["stock"] * state.stock[seat]
            values[seat] += self._portraits(state, seat)
        for city in state.box.cities:
            left, right = state.towers[2 * city.index], state.towers[2 * city.index + 1]
            built = len(left) + len(right)
            if built in (0, city.floors):
                continue
            share = lead + certainty * built / city.floors
            high, low = (left, right) if len(left) >= len(right) else (right, left)
            values[majority(high, seats)] += share * city.high
            if low:
                values[majority(low, seats)] += share * city.low
        return values

    def _portraits(self, state: Table, seat: int) -> float:
        size = state.box.portrait_set
        counts = portraits_in(state, seat)
        value = 0.0
        for count in counts:
            value += self.weights["portrait"] * (count % size)
        for card in state.dealt[seat] + state.taken[seat]:
            kind = state.box.kinds[card]
            if kind.person >= 0:
                value += self.weights["hand_portrait"] * kind.portraits
        return value

    def priors(self, state: Table, moves: list[Move]) -> list[float]:
        return [self._prior(state, move) for move in moves]

    def _prior(self, state: Table, move: Move) -> float:
        seat = state.pending[-1].seat
        if isinstance(move, Take):
            return 1.0 + state.box.kinds[state.market[move.city]].portraits
        if isinstance(move, Play):
            city = state.box.cities[state.box.kinds[move.kind].city]
            return 1.0 + state.built_in(city.index) / city.floors
        if isinstance(move, Build):
            left = state.towers[2 * move.city]
            right = state.towers[2 * move.city + 1]
            own = (left.count(seat) if move.left else 0) + (right.count(seat) if move.right else 0)
            return 1.0 + own
        if isinstance(move, Shift):
            # Handing a rival's floor to another tower is worth a thought, one's own seldom.
            return 0.5 if state.towers[2 * move.city + move.side][-1] == seat else 1.0
        return 1.0
