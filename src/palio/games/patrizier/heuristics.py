"""What a player with some experience would say at a glance; never rules.

``Appraisal`` tells what single pieces look worth, ``Instinct`` which answers look promising.
"""

import math
from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from palio.core.heuristics import Heuristics, lean_on
from palio.core.move import Move
from palio.core.packed import append, vec
from palio.games.patrizier.appraisal import Appraisal, lead_of
from palio.games.patrizier.components import PERSON_COUNT, City
from palio.games.patrizier.instinct import Instinct
from palio.games.patrizier.moves import Build
from palio.games.patrizier.rules.scoring import tile_fame
from palio.games.patrizier.rules.turn import BuildFloors, SpecialAction, TakeCard
from palio.games.patrizier.state import Table

SEARCH: Final[dict[str, float]] = {
    "horizon": 20.0,  # some turns ahead: the instinct is good enough for that
}
SELDOM: Final = 0.02
"""Even the answer that looks worst is given now and then."""
NONE: Final = -1
CHOSEN: Final = -2
"""Instead of a card that will be drawn for sure."""


@final
class PatrizierHeuristics(Heuristics[Table]):
    """Tiles that a seat is likely to win, and portraits on their way to sets."""

    def __init__(self, weights: Mapping[str, float], search: Mapping[str, float]) -> None:
        super().__init__(weights, search)
        self.appraisal = Appraisal(weights)

    def tuned(
        self, weights: Mapping[str, float], search: Mapping[str, float]
    ) -> "PatrizierHeuristics":
        return PatrizierHeuristics(weights, search)

    def values(self, state: Table) -> list[float]:
        kinds = state.box.kinds
        crests = state.crests[:]
        values = vec[float]([0.0] * state.seats)
        hope = self.appraisal.hope(state)
        for seat in range(state.seats):
            value = self.appraisal.stock * float(state.stock[seat])
            for tile in state.tiles[seat]:
                value += float(tile_fame(state, tile))
            for card in state.dealt[seat]:
                value += self.appraisal.symbol(kinds[card])
            for card in state.taken[seat]:
                value += self.appraisal.symbol(kinds[card])
            values[seat] = value + self.portraits(state, seat, hope)
        self.add_question(state, crests, values)
        for city in state.box.cities_for(state.seats):
            if not state.is_full(city.index):
                fame = self.tiles(state, city, crests)
                for seat in range(state.seats):
                    values[seat] += fame[seat]
        return list(values)

    def portraits(self, state: Table, seat: i64, hope: float) -> float:
        """All that the seat has played or will play, and the card that it draws next."""
        counts = vec[float]([0.0] * PERSON_COUNT)
        for person in range(PERSON_COUNT):
            counts[person] = float(state.portraits[seat * PERSON_COUNT + person])
        frame = state.pending[-1] if state.pending else None
        if frame is not None and frame.seat == seat:
            drawn = drawn_next(state)
            if drawn >= 0:
                kind = state.box.kinds[drawn]
                if kind.person >= 0:
                    counts[kind.person] += float(kind.portraits)
            elif drawn == CHOSEN:
                for person in range(len(counts)):
                    counts[person] += self.appraisal.any
        worth = 0.0
        for count in counts:
            worth += self.appraisal.sets(state, count, hope)
        return worth

    def add_question(self, state: Table, crests: vec[i64], values: vec[float]) -> None:
        """What the rest of the turn will bring: the special action and the card drawn."""
        if not state.pending:
            return
        kinds = state.box.kinds
        frame = state.pending[-1]
        seat = frame.seat
        if isinstance(frame, (BuildFloors, SpecialAction)) and kinds[frame.kind].is_move:
            values[seat] += self.appraisal.shift
        drawn = drawn_next(state)
        if drawn >= 0:
            crests[kinds[drawn].city * state.seats + seat] += kinds[drawn].crests
            values[seat] += self.appraisal.symbol(kinds[drawn])
        elif drawn == CHOSEN:
            values[seat] += self.appraisal.pick

    def tiles(self, state: Table, city: City, crests: vec[i64]) -> vec[float]:
        """What each seat can expect of a city's tiles; floors in the air go where they do best."""
        left = state.towers[2 * city.index]
        right = state.towers[2 * city.index + 1]
        frame = state.pending[-1] if state.pending else None
        if not isinstance(frame, BuildFloors) or state.box.kinds[frame.kind].city != city.index:
            return self.appraisal.tiles(city, left, right, crests, state.seats)
        best = vec[float]()
        for move in frame.legal_moves(state):
            assert isinstance(move, Build)
            seat = frame.seat
            with_left, with_right = left[:], right[:]
            for _ in range(move.left):
                with_left = append(with_left, seat)
            for _ in range(move.right):
                with_right = append(with_right, seat)
            fame = self.appraisal.tiles(city, with_left, with_right, crests, state.seats)
            if not len(best) or lead_of(fame, seat) > lead_of(best, seat):
                best = fame
        return best

    def priors(self, state: Table, moves: list[Move]) -> list[float]:
        return list(self.weights_of(state, moves))

    def lean(self, state: Table, moves: list[Move], u: float) -> Move:
        return lean_on(moves, self.weights_of(state, moves), u)

    def weights_of(self, state: Table, moves: list[Move]) -> vec[float]:
        """The priors, packed."""
        instinct = Instinct(state, self.appraisal)
        weights = vec[float]([0.0] * len(moves))
        best = -1e18
        for i in range(len(moves)):
            gain = instinct.gain(moves[i])
            weights[i] = gain
            best = gain if gain > best else best
        sharpness = self.appraisal.sharpness
        for i in range(len(moves)):
            weights[i] = SELDOM + math.exp(sharpness * (weights[i] - best))
        return weights


def drawn_next(state: Table) -> i64:
    """The card that who is asked will draw in this turn; CHOSEN: one of several; NONE: no card."""
    frame = state.pending[-1]
    if not isinstance(frame, (BuildFloors, SpecialAction, TakeCard)):
        return NONE
    played = state.box.kinds[frame.kind]
    card = state.market[played.city]
    if card >= 0 and not played.is_choice:
        return card
    for card in state.market:
        if card >= 0:
            return CHOSEN
    return NONE
