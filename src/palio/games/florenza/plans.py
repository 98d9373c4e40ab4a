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
from palio.games.florenza.fields import NO_PLAN, Field, Fields
from palio.games.florenza.rules.dice import DICE_OF_THE_ACTIVE, ChooseDie
from palio.games.florenza.rules.rounds import BeginTurn
from palio.games.florenza.state import Table

UNKNOWN: Final = -1e9


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
        self._fields: Fields | None = None

    def fields(self, box: Box) -> Fields:
        """What fields are worth in games with that box."""
        fields = self._fields
        if fields is None or fields.box is not box:
            fields = Fields(box, self.effect)
            self._fields = fields
        return fields


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
        # The two leftmost free fields are planned for; no building is planned twice.
        self.first: int = len(state.district[seat]) - 1
        """The project of the leftmost free field; -1 before the first building stands."""
        self.standing: int = 0
        """Its buildings, as bits."""
        for number in state.district[seat]:
            self.standing |= 1 << number
        self._reach: int = 2 * state.extras[seat] + 3 * self.dice
        """Twice the resources that can still be found: a die brings one and a half."""
        self._next: Field | None = None
        self._after: Field | None = None
        self._credit: list[float] = [UNKNOWN] * PROJECTS
        self._gains: list[float] = [UNKNOWN] * PROJECTS
        """What a mark adds where it does not matter of which resource it is."""
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
                worth = self._discounted(project, self._field(project).worth)
            else:
                worth = self._far_off(project, 0)
            self._credit[project] = worth
        return worth

    def mark_gain(self, project: int, resource: int) -> float:
        """What a mark in a box would add; the box must be free."""
        if self._is_planned_for(project):
            worth = self._discounted(project, self._field(project).raised[resource])
            return worth - self.credit(project) + 0.02
        gain = self._gains[project]
        if gain == UNKNOWN:
            gain = self._far_off(project, 1) - self.credit(project) + 0.02
            self._gains[project] = gain
        return gain

    def best_mark(self, resource: int) -> float:
        """The best box for a resource."""
        best = self._best[resource]
        if best != UNKNOWN:
            return best
        marks = self.state.marks[self.seat]
        capacity = self.state.box.capacity
        best = 0.0
        index = max(0, self.first) * RESOURCE_COUNT + resource
        for project in range(max(0, self.first), PROJECTS):
            if marks[index] < capacity[index] and self.is_open(project):
                best = max(best, self.mark_gain(project, resource))
            index += RESOURCE_COUNT
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

    def _field(self, project: int) -> Field:
        """A field that is planned for; the building of the first is not planned for the second."""
        field = self._next if project == self.first else self._after
        if field is not None:
            return field
        taken = self.standing
        if project > self.first >= 0:
            plan = self._field(self.first).plan
            if plan != NO_PLAN:
                taken |= 1 << self.state.box.buildings[plan].number
        fields = self.weights.fields(self.state.box)
        marks = self.state.marks[self.seat]
        field = fields.look(project, marks, taken, self._reach, self.dice)
        if project == self.first:
            self._next = field
        else:
            self._after = field
        return field

    def _discounted(self, project: int, worth: float) -> float:
        """The second field comes later, if at all."""
        first = project == self.first
        return self.weights.field * worth if first else 0.8 * (self.weights.field * worth)

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
