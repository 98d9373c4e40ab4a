"""What the answers to a question promise a player: what a die, a mark or a step would add.

Opinions only, in points; the priors are read off them.
"""

from mypy_extensions import i64

from palio.core.move import Move
from palio.games.florenza.appraisal import Appraisal
from palio.games.florenza.components import (
    BANCO,
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
    TRACK_COUNT,
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
from palio.games.florenza.plans import BONUS_AHEAD, EFFECTS
from palio.games.florenza.rules.dice import CHOOSE_BONUS_DIE
from palio.games.florenza.rules.marking import ANY, CaptainMarks, MarkResources
from palio.games.florenza.rules.sheet import is_ready, missing, missing_of_work
from palio.games.florenza.rules.tracks import ChooseTrack
from palio.games.florenza.rules.uses import USE_DIE, ChooseSteps, UseDie
from palio.games.florenza.rules.works import (
    ANY_ARTIST,
    Contract,
    FinishWork,
    Masterpiece,
    can_finish,
    star_points,
    works_for,
)


def answer_gain(sheet: Appraisal, frame: object, move: Move) -> float:
    """What the answer to the question would add."""
    state = sheet.state
    if isinstance(move, Mark):
        return 2.0 * sheet.mark_gain(move.project, move.resource)
    if isinstance(move, Take):
        return die_gain(sheet, move.die)
    if isinstance(move, Use):
        assert isinstance(frame, UseDie)
        return use_gain(sheet, frame, move.use)
    if isinstance(move, Build):
        return build_gain(sheet, move.number)
    if isinstance(move, Finish):
        return finish_gain(sheet, state.box.works[move.work], 0, 0.0)
    if isinstance(move, Track):
        return step_gain(sheet, move.track, frame.steps if isinstance(frame, ChooseTrack) else 1)
    if isinstance(move, Steps):
        assert isinstance(frame, ChooseSteps)
        return step_gain(sheet, state.box.dice[frame.die].track, move.steps)
    if isinstance(move, Bank):
        return sheet.earn(state.box.bank)
    if isinstance(move, Star):
        return star_gain(sheet) if move.spend else 0.0
    return 0.0


def waiting(sheet: Appraisal) -> float:
    """What the questions that lie open for this seat will add."""
    gain = 0.0
    for frame in sheet.state.pending:
        if frame.seat != sheet.seat:
            continue
        if isinstance(frame, UseDie):
            gain += die_gain(sheet, frame.die)
        elif isinstance(frame, ChooseSteps):
            gain += chosen_step_gain(sheet, USE_DIE[sheet.seat][frame.die])
        elif isinstance(frame, MarkResources):
            gain += _marks_gain(sheet, frame)
        elif isinstance(frame, CaptainMarks):
            gain += sheet.best_of_all_marks()
        elif isinstance(frame, ChooseTrack):
            gain += best_step(sheet, frame.steps, frame.banned)
        elif isinstance(frame, FinishWork):
            deal = frame.contract
            gain += best_finish(sheet, deal.wanted(), deal.wage, _points_for(sheet, deal))
        elif isinstance(frame, Masterpiece):
            deal = frame.contract
            work = sheet.state.box.works[frame.work]
            gain += finish_gain(sheet, work, deal.wage, _points_for(sheet, deal))
    return gain


def _points_for(sheet: Appraisal, contract: Contract) -> float:
    """What the artist himself is worth. §9.4"""
    box = sheet.state.box
    return float(box.anonymous if contract.is_anonymous() else box.paid)


# Buildings and works.


def building_worth(sheet: Appraisal, building: Building, field: i64) -> float:
    """A building on a field (0 is the first), with what its effect may still bring."""
    effect = sheet.weights.effect * EFFECTS[building.number - 1]
    bonus = sheet.state.box.field_bonus[field] if field < FIELDS else 0
    return float(building.points + bonus) + effect * sheet.time


def build_gain(sheet: Appraisal, number: i64) -> float:
    """What building it at once would add."""
    state, seat = sheet.state, sheet.seat
    building = state.box.buildings[number - 1]
    project = len(state.district[seat]) - 1
    lacking = missing(state.marks[seat], project, state.box.costs[number - 1])
    worth = building_worth(sheet, building, project + 1)
    return worth - sheet.credit(project) - sheet.price(building.money, lacking)


def finish_gain(sheet: Appraisal, work: Work, wage: i64, artist: float) -> float:
    """What finishing a work at once would add, with so many points for the artist."""
    state, seat = sheet.state, sheet.seat
    lacking = missing_of_work(state, seat, work)
    worth = sheet.work_worth(work) - sheet.weights.artist + artist
    if state.stars[seat]:
        worth += max(0.0, star_gain(sheet))
    credit = sheet.credit(FIELD_PROJECTS + work.index)
    return worth - credit - sheet.price(work.money + wage, lacking)


def star_gain(sheet: Appraisal) -> float:
    """What spending a star would add."""
    return float(star_points(sheet.state, sheet.seat)) - sheet.stars(1.0)


def best_finish(sheet: Appraisal, artist: i64, wage: i64, points: float) -> float:
    """The best work that such an artist could finish at once; 0 if there is none."""
    best = 0.0
    for work in works_for(sheet.state, artist):
        if can_finish(sheet.state, sheet.seat, work, wage):
            best = max(best, finish_gain(sheet, work, wage, points))
    return best


# Tracks.


def step_gain(sheet: Appraisal, track: i64, steps: i64) -> float:
    """What the next fields of a track would add."""
    box = sheet.state.box
    crosses = sheet.state.crosses[sheet.seat][track]
    gain = 0.0
    for field in range(crosses, crosses + steps):
        if field >= box.track_length:
            gain += sheet.earn(box.overflow)
            continue
        bonus = box.tracks[track][field]
        gain += sheet.weights.step * sheet.time
        if bonus > POINTS:
            gain += float(bonus - POINTS)
        elif bonus == FIORINI:
            gain += sheet.earn(1)
        elif bonus == EXTRA:
            gain += 1.0 + sheet.weights.extra_early * sheet.time
        elif bonus == STAR:
            gain += 1.0 + sheet.weights.star_early * sheet.time
        elif bonus == DIE:
            gain += bonus_die_gain(sheet)
        elif bonus == STEP:
            gain += 0.6
    return gain


def bonus_die_gain(sheet: Appraisal) -> float:
    """What crossing a die field adds; it is lost for good if there is no die to use now."""
    state = sheet.state
    if not state.has_rolled() or CHOOSE_BONUS_DIE[sheet.seat].has_die(state):
        return sheet.weights.die
    return -BONUS_AHEAD * sheet.weights.die * sheet.time


def chosen_step_gain(sheet: Appraisal, frame: UseDie) -> float:
    """What the die's own track would add, with the best value where that is a choice."""
    state = sheet.state
    track = state.box.dice[frame.die].track
    gain = step_gain(sheet, track, frame.steps(state))
    if state.rules >= 2 and frame.has_any_value(state):
        for move in state.moves.steps:
            assert isinstance(move, Steps)
            gain = max(gain, step_gain(sheet, track, move.steps))
    return gain


def best_step(sheet: Appraisal, steps: i64, banned: i64) -> float:
    """The best track for so many steps."""
    best = 0.0
    for track in range(TRACK_COUNT):
        if track != banned:
            best = max(best, step_gain(sheet, track, steps))
    return best


# Dice.


def use_gain(sheet: Appraisal, frame: UseDie, use: i64) -> float:
    """What such a use of the die would add."""
    state = sheet.state
    if use == USE_RESOURCES:
        return _resources_gain(sheet, frame)
    if use == USE_TRACK:
        return chosen_step_gain(sheet, frame)
    if use == USE_ARTIST:
        paid = float(state.box.paid)
        return best_finish(sheet, frame.wanted_artist(state), frame.wage(state), paid)
    if use == USE_MONEY:
        return sheet.earn_by_die()
    if use == USE_CASA:
        return best_finish(sheet, ANY_ARTIST, 0, float(state.box.anonymous))
    if use == USE_MERCATO:
        return 1.8 * sheet.best_of_all_marks()
    assert use == USE_PALAGIO
    return best_step(sheet, 2, -1)


def _resources_gain(sheet: Appraisal, frame: UseDie) -> float:
    """What its resources would add; the second is not worth as much as the first."""
    state = sheet.state
    own = sheet.best_mark(state.box.dice[frame.die].resource)
    gain = own + 0.8 * own * float(frame.resources(state) - 1)
    if frame.can_swap(state):
        gain += max(0.0, sheet.best_of_all_marks() - own)
    elif is_ready(state, sheet.seat, BANCO):
        gain += max(0.0, sheet.earn(state.box.bank) - own)
    return gain


def die_gain(sheet: Appraisal, die: i64) -> float:
    """What a die on the board would add, used at its best."""
    state, seat = sheet.state, sheet.seat
    frame = USE_DIE[seat][die]
    best = max(_resources_gain(sheet, frame), sheet.earn_by_die())
    own = USE_TRACK if state.box.dice[die].track >= 0 else USE_ARTIST
    best = max(best, use_gain(sheet, frame, own))
    if is_ready(state, seat, CASA):
        best = max(best, use_gain(sheet, frame, USE_CASA))
    if is_ready(state, seat, MERCATO):
        best = max(best, use_gain(sheet, frame, USE_MERCATO))
    if is_ready(state, seat, PALAGIO):
        best = max(best, use_gain(sheet, frame, USE_PALAGIO))
    return best


def _marks_gain(sheet: Appraisal, frame: MarkResources) -> float:
    """What the resources that are still to be marked will add."""
    free = frame.resource == ANY
    best = sheet.best_of_all_marks() if free else sheet.best_mark(frame.resource)
    gain = best * (1.0 + 0.8 * float(frame.left - 1))
    if frame.swap:
        gain += max(0.0, sheet.best_of_all_marks() - best)
    elif frame.bank:
        gain += max(0.0, sheet.earn(sheet.state.box.bank) - best)
    return gain
