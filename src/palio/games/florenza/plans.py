"""What the marks on a sheet are worth to a player, and what one more would add.

Opinions only; the numbers are guesses with the weights of heuristics.py.
"""

from collections.abc import Mapping
from typing import Final

from palio.core.seats import Seat
from palio.games.florenza.components import (
    FIELD_PROJECTS,
    PALAZZO_WORKS,
    PROJECTS,
    RESOURCE_COUNT,
    WORK_COUNT,
    Box,
    Work,
)
from palio.games.florenza.rules.dice import DICE_OF_THE_ACTIVE, ChooseDie
from palio.games.florenza.rules.rounds import BeginTurn
from palio.games.florenza.state import Table

# What the effect of a building may bring in a whole game, beside its points. §11
EFFECTS: Final = [
    *([1.2] * 6),
    *([1.0] * 6),
    *(2.0, 2.0, 1.5, 2.5, 2.0, 2.0, 3.0, 1.0, 1.0),
    *([0.0] * 4),
]
UNKNOWN: Final = -1e9
NO_PLAN: Final = -1
MANY_DICE: Final = 12
"""With so many dice to come there is time for everything."""


class Weights:
    """The numbers of the heuristics by name; see heuristics.py for what they mean."""

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
        self._appraised: Appraised | None = None

    def prospects(self, box: Box, dice: int) -> list[float]:
        """What each building is worth, the bonus of its field apart, less its price."""
        appraised = self._appraised
        if appraised is None or appraised.box is not box:
            appraised = Appraised(box)
            self._appraised = appraised
        soon = min(dice, MANY_DICE)
        if not appraised.prospects[soon]:
            effect = self.effect * min(1.0, dice / 12.0)
            appraised.prospects[soon] = [
                building.points + effect * EFFECTS[building.number - 1] - 0.6 * building.money
                for building in box.buildings
            ]
        return appraised.prospects[soon]


class Appraised:
    """The buildings of a box, by how many dice are still to come."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.prospects: list[list[float]] = [[] for _ in range(MANY_DICE + 1)]


class Plans:
    """The marks of one sheet. The state must not change meanwhile.

    Each answer is worked out when it is first asked for, and then remembered.
    """

    def __init__(self, state: Table, seat: Seat, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.dice: int = dice_to_come(state, seat)
        self.rounds: int = state.rounds() - state.round
        self.time: float = min(1.0, self.dice / 12.0)
        self.in_palazzo: int = 0
        self.in_chiesa: int = 0
        """How many works are finished there."""
        artists = state.artists[seat]
        for index in range(WORK_COUNT):
            if artists[index]:
                if index < PALAZZO_WORKS:
                    self.in_palazzo += 1
                else:
                    self.in_chiesa += 1
        self.prospects: list[float] = weights.prospects(state.box, self.dice)
        # The two leftmost free fields are planned for; no building is planned twice.
        self.first: int = len(state.district[seat]) - 1
        """The project of the leftmost free field; -1 before the first building stands."""
        self.standing: int = 0
        """Its buildings, as bits."""
        for number in state.district[seat]:
            self.standing |= 1 << number
        self._planned: int = NO_PLAN
        self._reach: int = 2 * state.extras[seat] + 3 * self.dice
        """Twice the resources that can still be found: a die brings one and a half."""
        self._hope: float = 0.3 if self.dice else 0.0
        """What is left of a building's worth if that is not enough."""
        self._reached: list[float] = [0.0, 0.0]
        self._matched: list[list[int]] = [[], []]
        self._fields: list[list[float]] = [[], []]
        self._credit: list[float] = [UNKNOWN] * PROJECTS
        self._raised: list[float] = [UNKNOWN] * PROJECTS
        self._best: list[float] = [UNKNOWN] * RESOURCE_COUNT

    def is_ready(self, number: int) -> bool:
        """Can the once-a-turn effect of a building be used? Must agree with rules/sheet.py."""
        return (self.standing & ~self.state.spent[self.seat]) >> number & 1 == 1

    def is_open(self, project: int) -> bool:
        """May resources still be marked there? Must agree with rules/sheet.py."""
        if project < FIELD_PROJECTS:
            return project >= self.first
        return self.state.artists[self.seat][project - FIELD_PROJECTS] == 0

    def credit(self, project: int) -> float:
        """What the marks on a project are worth."""
        worth = self._credit[project]
        if worth == UNKNOWN:
            if not self.is_open(project):
                worth = 0.0
            elif self._is_planned_for(project):
                worth = self._field(project - self.first)
            else:
                worth = self._far_off(project, 0)
            self._credit[project] = worth
        return worth

    def mark_gain(self, project: int, resource: int) -> float:
        """What a mark in a box would add; the box must be free."""
        if self._is_planned_for(project):
            place = project - self.first
            if not self._fields[place]:
                self._fields[place] = self._field_with_mark(place)
            worth = self._fields[place][resource]
        else:
            worth = self._raised[project]
            if worth == UNKNOWN:
                worth = self._far_off(project, 1)
                self._raised[project] = worth
        return worth - self.credit(project) + 0.02

    def best_mark(self, resource: int) -> float:
        """The best box for a resource."""
        best = self._best[resource]
        if best != UNKNOWN:
            return best
        marks = self.state.marks[self.seat]
        capacity = self.state.box.capacity
        best = 0.0
        for project in range(max(0, self.first), PROJECTS):
            index = project * RESOURCE_COUNT + resource
            if marks[index] < capacity[index] and self.is_open(project):
                best = max(best, self.mark_gain(project, resource))
        self._best[resource] = best
        return best

    def best_of_all_marks(self) -> float:
        """The best box on the sheet."""
        best = 0.0
        for resource in range(RESOURCE_COUNT):
            best = max(best, self.best_mark(resource))
        return best

    # Fields.

    def _is_planned_for(self, project: int) -> bool:
        return project < FIELD_PROJECTS and project <= self.first + 1

    def _resources(self, place: int) -> list[int]:
        """How many resources of each building are marked on a planned field.

        ``place`` is 0 for the leftmost free field, 1 for the next. -1: not to be built there.
        """
        if self._matched[place]:
            return self._matched[place]
        buildings = self.state.box.buildings
        matched = [0] * len(buildings)
        marks = self.state.marks[self.seat]
        base = (self.first + place) * RESOURCE_COUNT
        for resource in range(RESOURCE_COUNT):
            have = marks[base + resource]
            if have == 0:
                continue
            for i in range(len(matched)):
                cost = buildings[i].cost[resource]
                matched[i] += have if have < cost else cost
        for number in self.state.district[self.seat]:
            matched[number - 1] = -1
        if place and self.first >= 0:
            self.credit(self.first)
            if self._planned != NO_PLAN:
                matched[self._planned] = -1
        self._matched[place] = matched
        return matched

    def _field(self, place: int) -> float:
        """What the marks of a field are worth towards the building where they go furthest."""
        matched = self._resources(place)
        buildings = self.state.box.buildings
        bonus = self.state.box.field_bonus[self.first + place + 1]
        best = 0.0
        plan = NO_PLAN
        for i in range(len(matched)):
            count = matched[i]
            if count > 0:
                worth = self._part(self.prospects[i] + bonus, buildings[i].size, count)
                if worth > best:
                    best = worth
                    plan = i
        if place == 0:
            self._planned = plan
        self._reached[place] = best
        return self._discounted(place, best)

    def _field_with_mark(self, place: int) -> list[float]:
        """The same with one more mark, for each resource."""
        matched = self._resources(place)
        buildings = self.state.box.buildings
        project = self.first + place
        self.credit(project)
        marks = self.state.marks[self.seat]
        base = project * RESOURCE_COUNT
        bonus = self.state.box.field_bonus[project + 1]
        bests = [self._reached[place]] * RESOURCE_COUNT
        for i in range(len(matched)):
            count = matched[i]
            if count < 0:
                continue
            building = buildings[i]
            worth = self._part(self.prospects[i] + bonus, building.size, count + 1)
            for resource in building.needs:
                if worth > bests[resource] and marks[base + resource] < building.cost[resource]:
                    bests[resource] = worth
        return [self._discounted(place, best) for best in bests]

    def _part(self, worth: float, size: int, count: int) -> float:
        """What a building is worth of which so many resources are there."""
        part = float(count) / float(size)
        if 2 * (size - count) > self._reach:
            part *= self._hope
        return worth * part

    def _discounted(self, place: int, worth: float) -> float:
        """The second field comes later, if at all."""
        return self.weights.field * worth if place == 0 else 0.8 * (self.weights.field * worth)

    # Works, and fields that are too far off to plan for: which resource it is does not matter.

    def _far_off(self, project: int, added: int) -> float:
        """What their marks are worth, with ``added`` (0 or 1) more."""
        if project >= FIELD_PROJECTS:
            return self._work(self.state.box.works[project - FIELD_PROJECTS], added)
        base = project * RESOURCE_COUNT
        count = added
        marks = self.state.marks[self.seat]
        for resource in range(RESOURCE_COUNT):
            count += marks[base + resource]
        return self.weights.far * min(count, 3) * self.time if count else 0.0

    def _work(self, work: Work, added: int) -> float:
        state, seat = self.state, self.seat
        marks = state.marks[seat]
        base = (FIELD_PROJECTS + work.index) * RESOURCE_COUNT
        lacking = work.size - added
        for resource in work.needs:
            lacking -= marks[base + resource]
        if lacking == work.size:
            return 0.0
        effort = float(max(0, lacking - state.extras[seat])) / 1.5 + 1.0
        effort += max(0.0, work.money + 1.5 - state.fiorini[seat]) / 2.0
        chance = min(1.0, max(0.0, (self.dice - effort + 1.0) / 3.0))
        part = 1.0 - float(lacking) / float(work.size)
        return self.weights.marks * self.work_worth(work) * chance * part

    def work_worth(self, work: Work) -> float:
        """A finished work, with what it may still bring."""
        worth = work.points + self.weights.artist
        if work.in_palazzo:
            worth += 1.3 if work.gives == "extra" else 0.0
            return worth + self.weights.complete * self.in_palazzo
        worth += self.weights.complete * self.in_chiesa
        return worth + self.weights.income * (1 + self.rounds)


def dice_to_come(state: Table, seat: Seat) -> int:
    """How many dice the seat will still choose."""
    others = max(1, state.seats - 1)
    dice = (state.rounds() - state.round) * (DICE_OF_THE_ACTIVE + others)
    for frame in state.pending:
        if isinstance(frame, ChooseDie):
            if frame.seat == seat:
                dice += frame.left
        elif isinstance(frame, BeginTurn):
            dice += DICE_OF_THE_ACTIVE if frame.active == seat else 1
    return dice
