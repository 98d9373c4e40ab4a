"""What a player with some experience would say at a glance; never rules.

``Outlook`` and the ``Plans`` it stands on appraise one sheet; values and priors are read off it.
"""

import math
from collections.abc import Mapping
from typing import Final

from palio.core.heuristics import Heuristics
from palio.core.move import Move
from palio.core.seats import Seat
from palio.games.florenza.components import (
    BISHOP,
    CAPTAIN,
    PALAZZO_WORKS,
    PROJECTS,
    TRACKS,
    WORK_COUNT,
)
from palio.games.florenza.fields import BONUS_AHEAD
from palio.games.florenza.moves import (
    Bank,
    Build,
    Finish,
    Mark,
    Star,
    Steps,
    Take,
    Track,
    Use,
)
from palio.games.florenza.outlook import Outlook
from palio.games.florenza.plans import Weights
from palio.games.florenza.rules.dice import ChooseSteps, UseDie
from palio.games.florenza.rules.scoring import (
    captain_points,
    chiesa_points,
    district_points,
    palazzo_points,
)
from palio.games.florenza.rules.tracks import ChooseTrack
from palio.games.florenza.rules.works import star_points
from palio.games.florenza.state import Table

# Found by playing: changes to two or three at a time, kept where greedy play scored more.
WEIGHTS: Final[dict[str, float]] = {
    "die": 2.1,  # points that a die still to come will bring
    "coin": 0.5,  # a hundred fiorini at the end
    "coin_early": 0.5,  # … and what the first ones are worth beyond that with time to spend them
    "extra_early": 1.15,
    "star_early": 0.5,
    "step": 0.3,  # a cross on a track, beside the bonuses, early in the game
    "office": 0.5,  # being ahead on a track, for each round to come
    "artist": 1.6,
    "marks": 0.36,  # the part of a work that is done when all resources are marked
    "field": 0.77,  # … and of a building
    "income": 1.2,  # an income of the Chiesa, for each round to come
    "complete": 1.0,  # each other work of the house that is finished already
    "far": 0.14,  # a mark on a field too far off to plan for
    "effect": 1.3,  # scales the worth of the buildings' effects
    "sharpness": 1.3,  # how far priors lean towards what looks best
}
SEARCH: Final[dict[str, float]] = {
    "horizon": 8.0,  # about the rest of a turn
}


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
        value = float(palazzo_points(state, seat) + chiesa_points(state, seat))
        value += district_points(state, seat) + captain_points(state, seat)
        if not state.pending:
            box = state.box
            coins = state.fiorini[seat] // box.fiorini_per_point
            return value + coins + state.extras[seat] + state.stars[seat]
        if not state.district[seat]:
            return value
        outlook = Outlook(state, seat, self.numbers)
        value += outlook.supply() + self.numbers.die * outlook.dice + outlook.waiting()
        for project in range(PROJECTS):
            value += outlook.credit(project)
        step = self.numbers.step * outlook.time
        ahead = BONUS_AHEAD * self.numbers.die * outlook.time
        fields = self.numbers.fields(state.box)
        for track in range(len(TRACKS)):
            crosses = state.crosses[seat][track]
            value += step * crosses + ahead * fields.dice_ahead[track][crosses]
        for index in range(PALAZZO_WORKS, WORK_COUNT):
            if state.artists[seat][index]:
                value += self.numbers.income * outlook.rounds
        value += self.numbers.office * outlook.rounds * self._offices(state, seat)
        return value + self.numbers.die * state.owed[seat]

    def _offices(self, state: Table, seat: Seat) -> int:
        """How many offices the seat would hold if they were given now."""
        held = 0
        for track in (CAPTAIN, BISHOP):
            own = state.crosses[seat][track]
            ahead = own > 0 if track == CAPTAIN else own >= state.box.bishop_needs
            for other in range(state.seats):
                if other != seat and state.crosses[other][track] >= own:
                    ahead = False
            if state.is_solo() and state.dummy[track] >= own:
                ahead = False
            held += ahead
        return held

    def priors(self, state: Table, moves: list[Move]) -> list[float]:
        frame = state.pending[-1]
        outlook = Outlook(state, frame.seat, self.numbers)
        sharpness = self.numbers.sharpness
        return [math.exp(sharpness * min(8.0, self._gain(outlook, frame, m))) for m in moves]

    def _gain(self, outlook: Outlook, frame: object, move: Move) -> float:
        state, seat = outlook.state, outlook.seat
        if isinstance(move, Mark):
            return 2.0 * outlook.mark_gain(move.project, move.resource)
        if isinstance(move, Take):
            return outlook.die_gain(move.die)
        if isinstance(move, Use):
            assert isinstance(frame, UseDie)
            return outlook.use_gain(frame, move.use)
        if isinstance(move, Build):
            return outlook.build_gain(move.number)
        if isinstance(move, Finish):
            return outlook.finish_gain(state.box.works[move.work], 0, 0.0)
        if isinstance(move, Track):
            return outlook.step_gain(
                move.track, frame.steps if isinstance(frame, ChooseTrack) else 1
            )
        if isinstance(move, Steps):
            assert isinstance(frame, ChooseSteps)
            return outlook.step_gain(state.box.dice[frame.die].track, move.steps)
        if isinstance(move, Bank):
            return outlook.earn(state.box.bank)
        if isinstance(move, Star):
            return star_points(state, seat) - outlook.stars(1) if move.spend else 0.0
        return 0.0
