"""What a player with some experience would say at a glance; never rules."""

import math
from collections.abc import Mapping
from typing import Final

from palio.core.heuristics import Heuristics
from palio.core.move import Move
from palio.games.patrizier.moves import Build, Play, Shift, Take
from palio.games.patrizier.rules.scoring import portraits_in, tile_fame
from palio.games.patrizier.rules.turn import BuildFloors, SpecialAction, TakeCard
from palio.games.patrizier.state import Table

WEIGHTS: Final[dict[str, float]] = {
    "floor": 1.6,  # how much a floor in a tower decides, the more the fuller the city
    "top": 0.6,  # … and its top floor, which breaks ties
    "height": 1.5,  # how much a floor decides which of the two towers will be the higher
    "first_portrait": 1.0,  # fame for one portrait on the way to a set
    "second_portrait": 2.6,  # … and for two
    "hand": 0.8,  # how much of that a portrait in hand is worth
    "promised": 0.3,  # how much a floor that a card in hand will bring is worth beside a built one
    "choice": 0.3,  # portraits of each person that a free choice of a card is worth
    "stock": 0.02,  # floors left break ties
}
SEARCH: Final[dict[str, float]] = {
    "horizon": 400.0,  # to the end: nothing tells a position better than playing it out
}


class PatrizierHeuristics(Heuristics[Table]):
    """Tiles that a seat is likely to win, and portraits on their way to sets."""

    def tuned(
        self, weights: Mapping[str, float], search: Mapping[str, float]
    ) -> "PatrizierHeuristics":
        return PatrizierHeuristics(weights, search)

    def values(self, state: Table) -> list[float]:
        seats = state.seats
        cities = len(state.box.cities)
        promised = [[0.0] * cities for _ in range(seats)]
        values = [0.0] * seats
        for seat in range(seats):
            value = self.weights["stock"] * state.stock[seat]
            for tile in state.tiles[seat]:
                value += tile_fame(state, tile)
            values[seat] = value + self._hand(state, seat, promised[seat])
        for city in state.box.cities:
            left = state.towers[2 * city.index]
            right = state.towers[2 * city.index + 1]
            missing = city.floors - len(left) - len(right)
            if missing == 0:
                continue
            ahead = [self.weights["promised"] * own[city.index] for own in promised]
            sharp = 1.0 / math.sqrt(missing)
            higher = self.weights["height"] * (len(left) - len(right)) * sharp
            odds = 1.0 / (1.0 + math.exp(-higher))
            worth = city.low + (city.high - city.low) * odds
            self._share(left, ahead, worth, sharp, values)
            self._share(right, ahead, city.high + city.low - worth, sharp, values)
        return values

    def _share(
        self, tower: list[int], ahead: list[float], worth: float, sharp: float, values: list[float]
    ) -> None:
        """Divide what a tower's tile is worth by who is likely to win it."""
        seats = len(values)
        counts = ahead.copy()
        for seat in tower:
            counts[seat] += 1.0
        if tower:
            counts[tower[-1]] += self.weights["top"]
        factor = self.weights["floor"] * sharp
        total = 0.0
        for seat in range(seats):
            counts[seat] = math.exp(factor * counts[seat])
            total += counts[seat]
        for seat in range(seats):
            values[seat] += worth * counts[seat] / total

    def _hand(self, state: Table, seat: int, promised: list[float]) -> float:
        """Sets, and what the hand will add to them; notes the floors that it will bring."""
        played = portraits_in(state, seat)
        held = [0.0] * len(played)
        for card in state.dealt[seat]:
            self._hold(state, card, held, promised)
        for card in state.taken[seat]:
            self._hold(state, card, held, promised)
        top = state.pending[-1] if state.pending else None
        if top is not None and top.seat == seat:
            if isinstance(top, BuildFloors):
                # Floors in the air are as good as built.
                kind = state.box.kinds[top.kind]
                promised[kind.city] += kind.crests / self.weights["promised"]
                self._hold_next(state, top.kind, held, promised)
            elif isinstance(top, (SpecialAction, TakeCard)):
                self._hold_next(state, top.kind, held, promised)
        value = 0.0
        for person in range(len(played)):
            now = self._sets(state, float(played[person]))
            then = self._sets(state, played[person] + held[person])
            value += now + self.weights["hand"] * (then - now)
        return value

    def _hold(self, state: Table, card: int, held: list[float], promised: list[float]) -> None:
        kind = state.box.kinds[card]
        if kind.person >= 0:
            held[kind.person] += kind.portraits
        promised[kind.city] += kind.crests

    def _hold_next(
        self, state: Table, played: int, held: list[float], promised: list[float]
    ) -> None:
        """The card that will be drawn for the one just played, as far as that is known."""
        kind = state.box.kinds[played]
        card = state.market[kind.city]
        if card >= 0 and not kind.is_choice:
            self._hold(state, card, held, promised)
            return
        for person in range(len(held)):
            held[person] += self.weights["choice"]

    def _sets(self, state: Table, count: float) -> float:
        """Whole sets, and what the rest promises."""
        size = float(state.box.portrait_set)
        sets = math.floor(count / size)
        rest = count - size * sets
        first = self.weights["first_portrait"]
        second = self.weights["second_portrait"]
        if rest <= 1.0:
            promise = first * rest
        elif rest <= 2.0:
            promise = first + (second - first) * (rest - 1.0)
        else:
            promise = second + (state.box.portrait_fame - second) * (rest - 2.0)
        return float(sets * state.box.portrait_fame) + promise

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
