"""One sheet through the eyes of a player: what it is worth, and what a die or a mark would add.

Opinions only; the numbers are guesses with the weights of heuristics.py.
"""

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
    POINTS,
    STAR,
    STEP,
    TRACKS,
    Building,
    Work,
)
from palio.games.florenza.fields import BONUS_AHEAD, EFFECTS
from palio.games.florenza.moves import (
    USE_ARTIST,
    USE_CASA,
    USE_MERCATO,
    USE_MONEY,
    USE_PALAGIO,
    USE_RESOURCES,
    USE_TRACK,
)
from palio.games.florenza.plans import Plans
from palio.games.florenza.rules.dice import CHOOSE_BONUS_DIE, USE_DIE, ChooseSteps, UseDie
from palio.games.florenza.rules.marking import ANY, CaptainMarks, MarkResources
from palio.games.florenza.rules.sheet import missing
from palio.games.florenza.rules.tracks import ChooseTrack
from palio.games.florenza.rules.works import FinishWork, Masterpiece, can_finish, star_points


class Outlook(Plans):
    """One sheet through the eyes of a player."""

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

    # What can be done.

    def building_worth(self, building: Building, field: int) -> float:
        """A building on a field (0 is the first), with what its effect may still bring."""
        effect = self.weights.effect * EFFECTS[building.number - 1]
        bonus = self.state.box.field_bonus[field] if field < FIELDS else 0
        return building.points + bonus + effect * self.time

    def build_gain(self, number: int) -> float:
        """What building it at once would add."""
        state, seat = self.state, self.seat
        building = state.box.buildings[number - 1]
        project = len(state.district[seat]) - 1
        lacking = missing(state, seat, project, building.cost)
        worth = self.building_worth(building, project + 1)
        return worth - self.credit(project) - self.price(building.money, lacking)

    def finish_gain(self, work: Work, wage: int, artist: float) -> float:
        """What finishing a work at once would add, with so many points for the artist."""
        state, seat = self.state, self.seat
        project = FIELD_PROJECTS + work.index
        lacking = missing(state, seat, project, work.cost)
        worth = self.work_worth(work) - self.weights.artist + artist
        if state.stars[seat]:
            worth += max(0.0, star_points(state, seat) - self.stars(1))
        return worth - self.credit(project) - self.price(work.money + wage, lacking)

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
                gain += self.bonus_die_gain()
            elif bonus == STEP:
                gain += 0.6
        return gain

    def bonus_die_gain(self) -> float:
        """What crossing a die field adds; it is lost for good if there is no die to use now."""
        state = self.state
        if not state.has_rolled() or CHOOSE_BONUS_DIE[self.seat].has_die(state):
            return self.weights.die
        return -BONUS_AHEAD * self.weights.die * self.time

    def chosen_step_gain(self, frame: UseDie) -> float:
        """What the die's own track would add, with the best value where that is a choice."""
        state = self.state
        track = state.box.dice[frame.die].track
        gain = self.step_gain(track, frame.steps(state))
        if state.rules >= 2 and frame.has_any_value(state):
            for move in state.moves.steps:
                gain = max(gain, self.step_gain(track, move.steps))
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
        state = self.state
        die = state.box.dice[frame.die]
        if use == USE_RESOURCES:
            own = self.best_mark(die.resource)
            gain = own + 0.8 * own * (frame.resources(state) - 1)
            if frame.can_swap(state):
                gain += max(0.0, self.best_of_all_marks() - own)
            elif self.is_ready(BANCO):
                gain += max(0.0, self.earn(state.box.bank) - own)
            return gain
        if use == USE_TRACK:
            return self.chosen_step_gain(frame)
        if use == USE_ARTIST:
            paid = float(state.box.paid)
            return self.best_finish(frame.wanted_artist(state), frame.wage(state), paid)
        if use == USE_MONEY:
            better = self.is_ready(CAMBIAVALUTE)
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
        if self.is_ready(CASA):
            best = max(best, self.use_gain(frame, USE_CASA))
        if self.is_ready(MERCATO):
            best = max(best, self.use_gain(frame, USE_MERCATO))
        if self.is_ready(PALAGIO):
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
            elif isinstance(frame, ChooseSteps):
                gain += self.chosen_step_gain(USE_DIE[self.seat][frame.die])
            elif isinstance(frame, MarkResources):
                gain += self._marks_gain(frame)
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

    def _marks_gain(self, frame: MarkResources) -> float:
        """What the resources that are still to be marked will add."""
        free = frame.resource == ANY
        best = self.best_of_all_marks() if free else self.best_mark(frame.resource)
        gain = best * (1.0 + 0.8 * (frame.left - 1))
        if frame.swap:
            gain += max(0.0, self.best_of_all_marks() - best)
        elif frame.bank:
            gain += max(0.0, self.earn(self.state.box.bank) - best)
        return gain
