"""What a seat may see, and the census that keeps the sheets honest. §14

Nothing in this game is hidden. Dice are rolled on the open board, every cross is made on a sheet
that lies open, no card is drawn and no hand is held, and the die that falls next is decided only
when chance is asked. So every seat, and a spectator, sees the same table, and the only world that
looks to a seat like the true one is the true one: ``resample`` is a copy.
"""

from palio.core.game import View
from palio.core.seats import Seat
from palio.games.florenza.components import (
    BUILDINGS,
    DIE,
    EXTRA,
    FIELD_PROJECTS,
    FIORINI,
    MERCATANTI,
    MERCATANTI_EXTRAS,
    PAID,
    PROJECTS,
    RESOURCE_COUNT,
    RESOURCES,
    STAR,
    STEP,
    TRACKS,
)
from palio.games.florenza.moves import project_id
from palio.games.florenza.rules.dice import BONUS, ChooseDie
from palio.games.florenza.rules.marking import CaptainMarks, MarkResources
from palio.games.florenza.rules.scoring import boxes, points
from palio.games.florenza.rules.sheet import is_open
from palio.games.florenza.rules.tracks import ChooseTrack
from palio.games.florenza.rules.uses import ChooseSteps, UseDie
from palio.games.florenza.state import (
    BONUS_DICE,
    DUMMY,
    EXTRAS_SPENT,
    MARKS,
    MONEY,
    NO_SEAT,
    OUT,
    STEPS,
    Table,
)


def view(state: Table) -> View:
    """The table, the same for everybody. §14.1"""
    box = state.box
    dice: dict[str, object] = {}
    for die in box.dice:
        value = state.dice[die.index]
        dice[die.name] = {
            "value": value,
            "used": bool(state.moved[die.index]),
            "resources": box.resources[value],
            "resource": RESOURCES[die.resource],
            "steps": box.steps[value] if die.track >= 0 else 0,
            "price": 100 * box.price[value] if die.artist >= 0 else 0,
        }
    return View(
        {
            "seats": state.seats,
            "level": state.level,
            "pool": state.pool,
            "round": state.round,
            "rounds": state.rounds(),
            "start": holder(state.start),
            "rolls": rolls(state),
            "rerolls": state.rerolls,
            "active": holder(state.active),
            "captain": holder(state.captain),
            "bishop": holder(state.bishop),
            "free_choice": state.free_choice,
            "using": using(state),
            "dice": dice,
            "sheets": [sheet(state, other) for other in range(state.seats)],
            "dummy": {TRACKS[track]: crosses for track, crosses in enumerate(state.dummy)},
        }
    )


def using(state: Table) -> str | None:
    """The die that somebody has chosen and now puts to use. §6"""
    frame = state.pending[-1] if state.pending else None
    if isinstance(frame, (UseDie, ChooseSteps, MarkResources)):
        return state.box.dice[frame.die].name
    return None


def rolls(state: Table) -> list[int | None]:
    """The rolls for the start player: 0 for a seat that is still to roll, None if it is out of it.

    Empty once the start player is found. §1.4
    """
    if state.start != NO_SEAT:
        return []
    return [None if roll == OUT else roll for roll in state.rolls]


def holder(seat: Seat) -> int | str | None:
    """A seat, "dummy", or nobody."""
    if seat == DUMMY:
        return "dummy"
    return None if seat == NO_SEAT else seat


def sheet(state: Table, seat: Seat) -> dict[str, object]:
    """All that stands on a sheet."""
    box = state.box
    fields: dict[str, object] = {}
    for project in range(FIELD_PROJECTS):
        if is_open(state, seat, project):
            fields[project_id(project)] = marked(state, seat, project)
    works: dict[str, object] = {}
    for work in box.works:
        how = state.artists[seat][work.index]
        works[work.id] = {
            "marks": marked(state, seat, FIELD_PROJECTS + work.index),
            "artist": None if not how else "paid" if how == PAID else "anonymous",
            "star": state.masters[seat][work.index],
        }
    return {
        "fiorini": 100 * state.fiorini[seat],
        "extras": state.extras[seat],
        "stars": state.stars[seat],
        "bonus_dice": state.owed[seat],
        "tracks": {name: state.crosses[seat][track] for track, name in enumerate(TRACKS)},
        "district": list(state.district[seat]),
        "fields": fields,
        "works": works,
        "palazzo": state.palazzo_points[seat],
        "palazzo_now": bool(state.palazzo_now[seat]),
        "used_dice": [die.name for die in box.dice if state.used[seat] >> die.index & 1],
        "used_effects": [n for n in range(1, BUILDINGS + 1) if state.spent[seat] >> n & 1],
        "boxes": boxes(state, seat),
        "points": points(state, seat),
    }


def marked(state: Table, seat: Seat, project: int) -> dict[str, int]:
    """The marks on a field or a work, by resource."""
    base = project * RESOURCE_COUNT
    marks = state.marks[seat]
    return {name: marks[base + i] for i, name in enumerate(RESOURCES) if marks[base + i]}


def resample(state: Table) -> Table:
    """A copy: nothing is hidden from anybody, see above. §14.1"""
    return state.copy()


def census(state: Table) -> dict[str, int]:
    """What each sheet shows, less what was gained, plus what was spent: it never changes.

    Both sides are found independently as far as the sheet allows it: bonuses by the fields that
    are crossed, expenses by the buildings and works that stand there, the rest by the ledger.
    """
    counts: dict[str, int] = {}
    for seat in range(state.seats):
        for name, count in balance(state, seat).items():
            counts[f"{name} of seat {seat}"] = count
    return counts


def balance(state: Table, seat: Seat) -> dict[str, int]:
    """The accounts of one sheet."""
    box = state.box
    ledger = state.ledger[seat]
    crosses = state.crosses[seat]
    gifts = [0] * (STEP + 1)
    for track in range(len(TRACKS)):
        for bonus in box.tracks[track][: crosses[track]]:
            if bonus <= STEP:
                gifts[bonus] += 1
    waiting_marks = waiting_steps = waiting_dice = 0
    for frame in state.pending:
        if frame.seat != seat:
            continue
        if isinstance(frame, MarkResources):
            waiting_marks += frame.left
        elif isinstance(frame, CaptainMarks):
            waiting_marks += 1
        elif isinstance(frame, ChooseTrack):
            waiting_steps += frame.steps
        elif isinstance(frame, ChooseDie) and frame.role == BONUS:
            waiting_dice += 1
    built = [box.buildings[number - 1] for number in state.district[seat][1:]]
    done = [work for work in box.works if state.artists[seat][work.index]]
    palazzo_extras = sum(work.gives_extra for work in done)
    mercatanti = MERCATANTI_EXTRAS * (MERCATANTI in state.district[seat][1:])
    return {
        "fiorini": state.fiorini[seat]
        + sum(building.money for building in built)
        + sum(work.money for work in done)
        - ledger[MONEY]
        - gifts[FIORINI],
        "extra resources": state.extras[seat]
        + ledger[EXTRAS_SPENT]
        - gifts[EXTRA]
        - palazzo_extras
        - mercatanti,
        "stars": state.stars[seat] + sum(star > 0 for star in state.masters[seat]) - gifts[STAR],
        "bonus dice": state.owed[seat] + waiting_dice + ledger[BONUS_DICE] - gifts[DIE],
        "track crosses": sum(crosses)
        + waiting_steps
        - ledger[STEPS]
        - box.chiesa_steps * state.has_chiesa(seat)
        - gifts[STEP],
        "resource marks": sum(state.marks[seat]) + waiting_marks - ledger[MARKS],
        "unpaid boxes": unpaid(state, seat),
    }


def unpaid(state: Table, seat: Seat) -> int:
    """Boxes of buildings and works that should be marked and are not, and the other way round.

    A field that is built on keeps no mark beyond the cost. §8.2
    """
    box = state.box
    marks = state.marks[seat]
    wrong = 0
    for project in range(PROJECTS):
        base = project * RESOURCE_COUNT
        least = [0] * RESOURCE_COUNT
        most = list(box.capacity[base : base + RESOURCE_COUNT])
        if project < FIELD_PROJECTS:
            if project + 1 < len(state.district[seat]):
                least = most = box.buildings[state.district[seat][project + 1] - 1].cost
        elif state.artists[seat][project - FIELD_PROJECTS]:
            least = box.works[project - FIELD_PROJECTS].cost
        for resource in range(RESOURCE_COUNT):
            wrong += max(0, least[resource] - marks[base + resource])
            wrong += max(0, marks[base + resource] - most[resource])
    return wrong
