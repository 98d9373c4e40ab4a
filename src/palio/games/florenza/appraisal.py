"""What the things on a sheet are worth to a player, and what the seat can expect from them.

Opinions only: guesses with the weights below.
"""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from palio.core.packed import vec
from palio.core.seats import Seat
from palio.games.florenza.components import (
    BISHOP,
    CAMBIAVALUTE,
    CAPTAIN,
    FIELD_PROJECTS,
    PALAZZO_WORKS,
    PROJECTS,
    RESOURCE_COUNT,
    TRACK_COUNT,
    WORK_COUNT,
    Box,
    Work,
)
from palio.games.florenza.plans import BONUS_AHEAD, NO_PLAN, Field, Fields
from palio.games.florenza.rules.scoring import (
    captain_points,
    chiesa_points,
    district_points,
    palazzo_points,
)
from palio.games.florenza.rules.sheet import is_ready
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
UNKNOWN: Final = -1e9
A_LITTLE: Final = 0.02
"""What every mark is worth beside its promise."""


@final
class Weights:
    """The weights by name."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.die = weights["die"]
        self.coin = weights["coin"]
        self.coin_early = weights["coin_early"]
        self.extra_early = weights["extra_early"]
        self.star_early = weights["star_early"]
        self.step = weights["step"]
        self.office = weights["office"]
        self.artist = weights["artist"]
        self.marks = weights["marks"]
        self.field = weights["field"]
        self.income = weights["income"]
        self.complete = weights["complete"]
        self.far = weights["far"]
        self.effect = weights["effect"]
        self.sharpness = weights["sharpness"]
        self._fields: Fields | None = None

    def fields(self, box: Box) -> Fields:
        """What fields are worth in games with that box."""
        fields = self._fields
        if fields is None or fields.box is not box:
            fields = Fields(box, self.effect)
            self._fields = fields
        return fields


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Appraisal:
    """One sheet through the eyes of a player. The state must not change meanwhile.

    What is asked again and again is worked out when it is first asked for, and then remembered.
    """

    def __init__(self, state: Table, seat: Seat, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.dice: i64 = state.to_come[seat]
        self.rounds: i64 = state.rounds() - state.round
        self.time: float = min(1.0, float(self.dice) / 12.0)
        # The two leftmost free fields are planned for; no building is planned twice.
        self.first: i64 = len(state.district[seat]) - 1
        """The project of the leftmost free field; -1 before the first building stands."""
        self._far: i64 = min(self.first + 2, FIELD_PROJECTS)
        """The first project that is not planned for."""
        self._next: Field | None = None
        self._after: Field | None = None
        self._palazzo: float = weights.complete * self._finished(0, PALAZZO_WORKS)
        self._chiesa: float = weights.complete * self._finished(PALAZZO_WORKS, WORK_COUNT)
        """What those that are finished there add to each other work of the house."""
        self._gains: vec[float] = vec[float]([UNKNOWN] * PROJECTS)
        self._best: vec[float] = vec[float]([UNKNOWN] * RESOURCE_COUNT)
        self._money: float = UNKNOWN

    # What lies in the supply.

    def coins(self, count: float) -> float:
        """What so many hundreds of fiorini are worth; the first ones are the most useful."""
        early = self.weights.coin_early * self.time
        return (
            self.weights.coin * count
            + early * min(count, 4.0)
            + 0.5 * early * min(max(count - 4.0, 0.0), 4.0)
        )

    def extras(self, count: float) -> float:
        """What so many extra resources are worth."""
        early = self.weights.extra_early * self.time
        return count + early * min(count, 3.0)

    def stars(self, count: float) -> float:
        """What so many stars are worth."""
        return count + self.weights.star_early * self.time * min(count, 2.0)

    def supply(self) -> float:
        """All of the supply."""
        state, seat = self.state, self.seat
        return (
            self.coins(float(state.fiorini[seat]))
            + self.extras(float(state.extras[seat]))
            + self.stars(float(state.stars[seat]))
        )

    def price(self, coins: i64, extras: i64) -> float:
        """What it hurts to spend so much."""
        state, seat = self.state, self.seat
        have, jokers = float(state.fiorini[seat]), float(state.extras[seat])
        return (
            self.coins(have)
            - self.coins(have - float(coins))
            + self.extras(jokers)
            - self.extras(jokers - float(extras))
        )

    def earn(self, coins: i64) -> float:
        """What so many more coins would add."""
        have = float(self.state.fiorini[self.seat])
        return self.coins(have + float(coins)) - self.coins(have)

    def earn_by_die(self) -> float:
        """What a die would add that is used for money. §6.5, §11.7"""
        if self._money == UNKNOWN:
            box = self.state.box
            better = is_ready(self.state, self.seat, CAMBIAVALUTE)
            self._money = self.earn(box.die_money_16 if better else box.die_money)
        return self._money

    # What is marked.

    def credit(self, project: i64) -> float:
        """What the marks on an open project are worth."""
        if project < self._far:
            return self._discounted(project, self._field(project).worth)
        return self._far_off(project, self.state.filled[self.seat][project])

    def mark_gain(self, project: i64, resource: i64) -> float:
        """What a mark in a box would add; the box must be free."""
        if project < self._far:
            field = self._field(project)
            worth = self._discounted(project, field.raised[resource])
            return worth - self._discounted(project, field.worth) + A_LITTLE
        gain = self._gains[project]
        if gain == UNKNOWN:
            count = self.state.filled[self.seat][project]
            gain = self._far_off(project, count + 1) - self._far_off(project, count) + A_LITTLE
            self._gains[project] = gain
        return gain

    def best_mark(self, resource: i64) -> float:
        """The best box for a resource."""
        best = self._best[resource]
        if best != UNKNOWN:
            return best
        marks, capacity = self.state.marks[self.seat], self.state.box.capacity
        best = 0.0
        for project in range(max(0, self.first), PROJECTS):
            index = project * RESOURCE_COUNT + resource
            if marks[index] < capacity[index]:
                best = max(best, self.mark_gain(project, resource))
        self._best[resource] = best
        return best

    def best_of_all_marks(self) -> float:
        """The best box on the sheet."""
        best = 0.0
        for resource in range(RESOURCE_COUNT):
            best = max(best, self.best_mark(resource))
        return best

    # Fields that are planned for.

    def _field(self, project: i64) -> Field:
        """How it looks; the building of the first field is not planned for the second."""
        field = self._next if project == self.first else self._after
        if field is not None:
            return field
        state, seat = self.state, self.seat
        taken = state.standing[seat]
        if project > self.first >= 0:
            plan = self._field(self.first).plan
            if plan != NO_PLAN:
                taken |= i64(1) << state.box.buildings[plan].number
        # Twice the resources that can still be found: a die brings one and a half.
        reach = 2 * state.extras[seat] + 3 * self.dice
        fields = self.weights.fields(state.box)
        field = fields.look(project, state.marks[seat], taken, reach, self.dice)
        if project == self.first:
            self._next = field
        else:
            self._after = field
        return field

    def _discounted(self, project: i64, worth: float) -> float:
        """The second field comes later, if at all."""
        first = project == self.first
        return self.weights.field * worth if first else 0.8 * (self.weights.field * worth)

    # Works, and fields that are too far off to plan for: which resource it is does not matter.

    def _far_off(self, project: i64, count: i64) -> float:
        """What so many marks are worth there."""
        if count == 0:
            return 0.0
        if project < FIELD_PROJECTS:
            return self.weights.far * float(min(count, 3)) * self.time
        state, seat = self.state, self.seat
        work = state.box.works[project - FIELD_PROJECTS]
        effort = float(max(0, work.size - count - state.extras[seat])) / 1.5 + 1.0
        effort += max(0.0, float(work.money) + 1.5 - float(state.fiorini[seat])) / 2.0
        spare = float(self.dice) - effort + 1.0
        chance = 1.0 if spare >= 3.0 else max(0.0, spare / 3.0)
        return self.weights.marks * self.work_worth(work) * chance * work.parts[count]

    def work_worth(self, work: Work) -> float:
        """A finished work, with what it may still bring."""
        worth = float(work.points) + self.weights.artist
        if work.in_palazzo:
            worth += 1.3 if work.gives_extra else 0.0
            return worth + self._palazzo
        return worth + self._chiesa + self.weights.income * float(1 + self.rounds)

    def _finished(self, first: i64, end: i64) -> float:
        """How many of these works are finished."""
        artists = self.state.artists[self.seat]
        finished = 0.0
        for index in range(first, end):
            if artists[index]:
                finished += 1.0
        return finished

    # All of it.

    def value(self, waiting: float) -> float:
        """What the seat can expect to have scored at the end.

        ``waiting`` is what the questions that lie open for it will add.
        """
        state, seat, weights = self.state, self.seat, self.weights
        value = float(palazzo_points(state, seat) + chiesa_points(state, seat))
        value += float(district_points(state, seat) + captain_points(state, seat))
        value += self.supply() + weights.die * float(self.dice) + waiting
        for project in range(self.first, FIELD_PROJECTS):
            value += self.credit(project)
        for project in range(FIELD_PROJECTS, PROJECTS):
            if state.artists[seat][project - FIELD_PROJECTS] == 0:
                value += self.credit(project)
        step = weights.step * self.time
        ahead = BONUS_AHEAD * weights.die * self.time
        fields = weights.fields(state.box)
        for track in range(TRACK_COUNT):
            crosses = state.crosses[seat][track]
            value += step * float(crosses) + ahead * float(fields.dice_ahead[track][crosses])
        rounds = float(self.rounds)
        for index in range(PALAZZO_WORKS, WORK_COUNT):
            if state.artists[seat][index]:
                value += weights.income * rounds
        value += weights.office * rounds * float(self._offices())
        return value + weights.die * float(state.owed[seat])

    def _offices(self) -> i64:
        """How many offices the seat would hold if they were given now."""
        held: i64 = 0
        if self._leads(CAPTAIN, 1):
            held += 1
        if self._leads(BISHOP, self.state.box.bishop_needs):
            held += 1
        return held

    def _leads(self, track: i64, needed: i64) -> bool:
        """Has the seat the crosses that are needed, and more than anybody else?"""
        state = self.state
        own = state.crosses[self.seat][track]
        if own < needed or (state.is_solo() and state.dummy[track] >= own):
            return False
        for other in range(state.seats):
            if other != self.seat and state.crosses[other][track] >= own:
                return False
        return True
