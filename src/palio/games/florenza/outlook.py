"""One sheet through the eyes of a player: what it is worth, and what a die or a mark would add.

Opinions only; the numbers are guesses with the weights of heuristics.py.
"""

from collections.abc import Mapping
from typing import Final

from palio.core.seats import Seat
from palio.games.florenza.components import (
    BANCO,
    CAMBIAVALUTE,
    CASA,
    DIE,
    EXTRA,
    FIELD_PROJECTS,
    FIELDS,
    FIORINI,
    MERCATO,
    PALAGIO,
    PALAZZO_WORKS,
    POINTS,
    PROJECTS,
    RESOURCE_COUNT,
    STAR,
    STEP,
    TRACKS,
    WORK_COUNT,
    Building,
    Work,
)
from palio.games.florenza.moves import (
    USE_ARTIST,
    USE_CASA,
    USE_MERCATO,
    USE_MONEY,
    USE_PALAGIO,
    USE_RESOURCES,
    USE_TRACK,
)
from palio.games.florenza.rules.dice import DICE_OF_THE_ACTIVE, USE_DIE, ChooseDie, UseDie
from palio.games.florenza.rules.marking import ANY, CaptainMarks, MarkResources
from palio.games.florenza.rules.rounds import BeginTurn
from palio.games.florenza.rules.sheet import is_open, is_ready, missing
from palio.games.florenza.rules.tracks import ChooseTrack
from palio.games.florenza.rules.works import FinishWork, Masterpiece, can_finish, star_points
from palio.games.florenza.state import Table

# What the effect of a building may bring in a whole game, beside its points. §11
EFFECTS: Final = [
    *([1.2] * 6),
    *([1.0] * 6),
    *(2.0, 2.0, 1.5, 2.5, 2.0, 2.0, 3.0, 1.0, 1.0),
    *([0.0] * 4),
]


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


class Outlook:
    """One sheet through the eyes of a player. The state must not change meanwhile.

    What marks are worth is asked for again and again, so it is worked out once.
    """

    def __init__(self, state: Table, seat: Seat, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.dice: int = dice_to_come(state, seat)
        self.rounds: int = state.rounds() - state.round
        self.time: float = min(1.0, self.dice / 12.0)
        self.done: list[int] = [0, 0]
        for index in range(WORK_COUNT):
            if state.artists[seat][index]:
                self.done[int(index >= PALAZZO_WORKS)] += 1
        effect = weights.effect * self.time
        district = state.district[seat]
        self.candidates: list[Building] = []
        self.prospects: list[float] = []
        """What each of the candidates is worth, the bonus of the field apart, less its price."""
        for building in state.box.buildings:
            if building.number not in district:
                self.candidates.append(building)
                worth = building.points + effect * EFFECTS[building.number - 1]
                self.prospects.append(worth - 0.6 * building.money)
        # The two leftmost free fields are planned for; no building is planned twice.
        self.plan: int = 0
        self.first_plan: int = 0
        self.first: int = len(district) - 1
        """The project of the leftmost free field; -1 before the first building stands."""
        self.matched: list[list[int]] = [[], []]
        """For those two fields: how many of each candidate's resources are marked there."""
        self.credit: list[float] = [0.0] * PROJECTS
        """What the marks on each project are worth."""
        for place in range(2):
            project = self.first + place
            if 0 <= project < FIELD_PROJECTS:
                self.matched[place] = self._matched(project)
                self.credit[project] = self._field(place, -1)
            if place == 0:
                self.first_plan = self.plan
        for project in range(min(self.first + 2, FIELD_PROJECTS), PROJECTS):
            if is_open(state, seat, project):
                self.credit[project] = self._far_off(project, 0)
        self._fields: list[float] = [UNKNOWN] * (2 * RESOURCE_COUNT)
        self._others: list[float] = [UNKNOWN] * PROJECTS
        self._best: list[float] = [UNKNOWN] * RESOURCE_COUNT

    # What lies in the supply.

    def coins(self, count: int) -> float:
        """What so many hundreds of fiorini are worth; the first ones are the most useful."""
        early = self.weights.coin_early * self.time
        return (
            self.weights.coin * count
            + early * min(count, 4)
            + 0.5 * early * min(max(count - 4, 0), 4)
        )

    def extras(self, count: int) -> float:
        """What so many extra resources are worth."""
        early = self.weights.extra_early * self.time
        return count + early * min(count, 3)

    def stars(self, count: int) -> float:
        """What so many stars are worth."""
        return count + self.weights.star_early * self.time * min(count, 2)

    def supply(self) -> float:
        """All of the supply."""
        state, seat = self.state, self.seat
        return (
            self.coins(state.fiorini[seat])
            + self.extras(state.extras[seat])
            + self.stars(state.stars[seat])
        )

    def price(self, coins: int, extras: int) -> float:
        """What it hurts to spend so much."""
        state, seat = self.state, self.seat
        have, jokers = state.fiorini[seat], state.extras[seat]
        return (
            self.coins(have)
            - self.coins(have - coins)
            + self.extras(jokers)
            - self.extras(jokers - extras)
        )

    def earn(self, coins: int) -> float:
        """What so many more coins would add."""
        have = self.state.fiorini[self.seat]
        return self.coins(have + coins) - self.coins(have)

    # What is marked.

    def building_worth(self, building: Building, field: int) -> float:
        """A building on a field (0 is the first), with what its effect may still bring."""
        effect = self.weights.effect * EFFECTS[building.number - 1]
        bonus = self.state.box.field_bonus[field] if field < FIELDS else 0
        return building.points + bonus + effect * self.time

    def work_worth(self, work: Work) -> float:
        """A finished work, with what it may still bring."""
        worth = work.points + self.weights.artist
        if work.in_palazzo:
            worth += 1.3 if work.gives == "extra" else 0.0
            return worth + self.weights.complete * self.done[0]
        worth += self.weights.complete * self.done[1]
        return worth + self.weights.income * (1 + self.rounds)

    def _matched(self, project: int) -> list[int]:
        """How many resources of each candidate are marked on a field."""
        marks = self.state.marks[self.seat]
        base = project * RESOURCE_COUNT
        matched = [0] * len(self.candidates)
        for resource in range(RESOURCE_COUNT):
            have = marks[base + resource]
            if have == 0:
                continue
            for i in range(len(matched)):
                cost = self.candidates[i].cost[resource]
                matched[i] += have if have < cost else cost
        return matched

    def _field(self, place: int, added: int) -> float:
        """What the marks of a field are worth towards the building where they go furthest.

        ``place`` is 0 for the leftmost free field, 1 for the next, where the building planned for
        the first counts no more. With one more mark if ``added`` >= 0. The building is left in
        ``plan``; 0 if there is none.
        """
        project = self.first + place
        have = self.state.marks[self.seat][project * RESOURCE_COUNT + added] if added >= 0 else 0
        bonus = self.state.box.field_bonus[project + 1]
        extras = self.state.extras[self.seat]
        taken = self.first_plan if place else 0
        matched = self.matched[place]
        plan = 0
        best = 0.0
        for i in range(len(matched)):
            building = self.candidates[i]
            count = matched[i]
            if added >= 0 and have < building.cost[added]:
                count += 1
            if count == 0 or building.number == taken:
                continue
            part = float(count) / float(building.size)
            if 2 * (building.size - count - extras) > 3 * self.dice:
                part *= 0.3 if self.dice else 0.0
            worth = (self.prospects[i] + bonus) * part
            if worth > best:
                best = worth
                plan = building.number
        self.plan = plan
        return self.weights.field * best if place == 0 else 0.8 * (self.weights.field * best)

    def _far_off(self, project: int, added: int) -> float:
        """What the marks on a work, or on a field too far off to plan for, are worth.

        With ``added`` (0 or 1) more: which resource it is does not matter.
        """
        state, seat = self.state, self.seat
        if project >= FIELD_PROJECTS:
            return self._work_progress(project, added)
        base = project * RESOURCE_COUNT
        marks = added
        for resource in range(RESOURCE_COUNT):
            marks += state.marks[seat][base + resource]
        return self.weights.far * min(marks, 3) * self.time if marks else 0.0

    def _work_progress(self, project: int, added: int) -> float:
        state, seat = self.state, self.seat
        work = state.box.works[project - FIELD_PROJECTS]
        size = work.size
        lacking = missing(state, seat, project, work.cost) - added
        if lacking == size:
            return 0.0
        effort = max(0, lacking - state.extras[seat]) / 1.5 + 1.0
        effort += max(0.0, work.money + 1.5 - state.fiorini[seat]) / 2.0
        chance = min(1.0, max(0.0, (self.dice - effort + 1.0) / 3.0))
        part = 1.0 - float(lacking) / float(size)
        return self.weights.marks * self.work_worth(work) * chance * part

    def mark_gain(self, project: int, resource: int) -> float:
        """What a mark in a box would add; the box must be free."""
        place = project - self.first
        if place > 1 or project >= FIELD_PROJECTS:
            worth = self._others[project]
            if worth == UNKNOWN:
                worth = self._far_off(project, 1)
                self._others[project] = worth
        else:
            index = place * RESOURCE_COUNT + resource
            worth = self._fields[index]
            if worth == UNKNOWN:
                worth = self._field(place, resource)
                self._fields[index] = worth
        return worth - self.credit[project] + 0.02

    def best_mark(self, resource: int) -> float:
        """The best box for a resource."""
        best = self._best[resource]
        if best != UNKNOWN:
            return best
        state, seat = self.state, self.seat
        marks = state.marks[seat]
        capacity = state.box.capacity
        best = 0.0
        for project in range(max(0, self.first), PROJECTS):
            index = project * RESOURCE_COUNT + resource
            if marks[index] < capacity[index] and is_open(state, seat, project):
                best = max(best, self.mark_gain(project, resource))
        self._best[resource] = best
        return best

    def best_of_all_marks(self) -> float:
        """The best box on the sheet."""
        best = 0.0
        for resource in range(RESOURCE_COUNT):
            best = max(best, self.best_mark(resource))
        return best

    # What can be done.

    def build_gain(self, number: int) -> float:
        """What building it at once would add."""
        state, seat = self.state, self.seat
        building = state.box.buildings[number - 1]
        project = len(state.district[seat]) - 1
        lacking = missing(state, seat, project, building.cost)
        worth = self.building_worth(building, project + 1)
        return worth - self.credit[project] - self.price(building.money, lacking)

    def finish_gain(self, work: Work, wage: int, artist: float) -> float:
        """What finishing a work at once would add, with so many points for the artist."""
        state, seat = self.state, self.seat
        project = FIELD_PROJECTS + work.index
        lacking = missing(state, seat, project, work.cost)
        worth = self.work_worth(work) - self.weights.artist + artist
        if state.stars[seat]:
            worth += max(0.0, star_points(state, seat) - self.stars(1))
        return worth - self.credit[project] - self.price(work.money + wage, lacking)

    def best_finish(self, artist: int, wage: int, points: float) -> float:
        """The best work that such an artist could finish at once; 0 if there is none."""
        best = 0.0
        for work in self.state.box.works:
            if can_finish(self.state, self.seat, work, artist, wage):
                best = max(best, self.finish_gain(work, wage, points))
        return best

    def step_gain(self, track: int, steps: int) -> float:
        """What the next fields of a track would add."""
        box = self.state.box
        crosses = self.state.crosses[self.seat][track]
        gain = 0.0
        for field in range(crosses, crosses + steps):
            if field >= box.track_length:
                gain += self.earn(box.overflow)
                continue
            bonus = box.tracks[track][field]
            gain += self.weights.step * self.time
            if bonus > POINTS:
                gain += bonus - POINTS
            elif bonus == FIORINI:
                gain += self.earn(1)
            elif bonus == EXTRA:
                gain += 1.0 + self.weights.extra_early * self.time
            elif bonus == STAR:
                gain += 1.0 + self.weights.star_early * self.time
            elif bonus == DIE:
                gain += self.weights.die
            elif bonus == STEP:
                gain += 0.6
        return gain

    def best_step(self, steps: int, banned: int) -> float:
        """The best track for so many steps."""
        best = 0.0
        for track in range(len(TRACKS)):
            if track != banned:
                best = max(best, self.step_gain(track, steps))
        return best

    def use_gain(self, frame: UseDie, use: int) -> float:
        """What such a use of the die would add."""
        state, seat = self.state, self.seat
        die = state.box.dice[frame.die]
        if use == USE_RESOURCES:
            own = self.best_mark(die.resource)
            gain = own + 0.8 * own * (frame.resources(state) - 1)
            if frame.can_swap(state):
                gain += max(0.0, self.best_of_all_marks() - own)
            elif is_ready(state, seat, BANCO):
                gain += max(0.0, self.earn(state.box.bank) - own)
            return gain
        if use == USE_TRACK:
            return self.step_gain(die.track, frame.steps(state))
        if use == USE_ARTIST:
            paid = float(state.box.paid)
            return self.best_finish(frame.wanted_artist(state), frame.wage(state), paid)
        if use == USE_MONEY:
            better = is_ready(state, seat, CAMBIAVALUTE)
            return self.earn(state.box.die_money_16 if better else state.box.die_money)
        if use == USE_CASA:
            return self.best_finish(-1, 0, float(state.box.anonymous))
        if use == USE_MERCATO:
            return 1.8 * self.best_of_all_marks()
        assert use == USE_PALAGIO
        return self.best_step(2, -1)

    def die_gain(self, die: int) -> float:
        """What a die on the board would add, used at its best."""
        state, seat = self.state, self.seat
        frame = USE_DIE[seat][die]
        best = self.use_gain(frame, USE_RESOURCES)
        best = max(best, self.use_gain(frame, USE_MONEY))
        if state.box.dice[die].track >= 0:
            best = max(best, self.use_gain(frame, USE_TRACK))
        else:
            best = max(best, self.use_gain(frame, USE_ARTIST))
        if is_ready(state, seat, CASA):
            best = max(best, self.use_gain(frame, USE_CASA))
        if is_ready(state, seat, MERCATO):
            best = max(best, self.use_gain(frame, USE_MERCATO))
        if is_ready(state, seat, PALAGIO):
            best = max(best, self.use_gain(frame, USE_PALAGIO))
        return best

    def waiting(self) -> float:
        """What the questions that lie open for this seat will add."""
        gain = 0.0
        for frame in self.state.pending:
            if frame.seat != self.seat:
                continue
            if isinstance(frame, UseDie):
                gain += self.die_gain(frame.die)
            elif isinstance(frame, MarkResources):
                free = frame.resource == ANY
                best = self.best_of_all_marks() if free else self.best_mark(frame.resource)
                gain += best * (1.0 + 0.8 * (frame.left - 1))
            elif isinstance(frame, CaptainMarks):
                gain += self.best_of_all_marks()
            elif isinstance(frame, ChooseTrack):
                gain += self.best_step(frame.steps, frame.banned)
            elif isinstance(frame, FinishWork):
                deal = frame.contract
                points = self.state.box.anonymous if deal.is_anonymous() else self.state.box.paid
                gain += self.best_finish(deal.wanted(), deal.wage, float(points))
            elif isinstance(frame, Masterpiece):
                deal = frame.contract
                points = self.state.box.anonymous if deal.is_anonymous() else self.state.box.paid
                work = self.state.box.works[frame.work]
                gain += self.finish_gain(work, deal.wage, float(points))
        return gain


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
