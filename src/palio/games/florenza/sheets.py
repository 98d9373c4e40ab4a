"""The sheets of a position file; position.py reads the rest.

[[players]]                   # seat 0, and so on; all of it may be left out
fiorini = 300
extras = 2
stars = 1                     # if left out, and else exactly: those of the tracks not yet spent
bonus_dice = 1                # gained in phase 1 and not yet chosen
tracks = [3, 0, 5]            # crosses: captain, bishop, priest
district = [2, 13]            # building numbers from field 1 on; if left out: [1]
used_dice = ["white"]         # what the seat has used this turn
used_effects = [14]           # of those that work once a turn
palazzo = 6                   # the bonus, for a complete Palazzo only
palazzo_now = true            # it was completed in the turn that is being played
[players.works]
sala = "paid"                 # or "anonymous"; "paid 2" with the points of a star
[players.marks]
field-3 = { wood = 1 }
campanile = { marble = 1, wood = 1 }
"""

from typing import Final

from mypy_extensions import i64

from palio.core.components import Entries
from palio.core.packed import vec
from palio.core.seats import Seat
from palio.games.florenza.components import (
    ANONYMOUS,
    BOTTEGA,
    BUILDINGS,
    CASA,
    DIE,
    EXTRA,
    FIELD_PROJECTS,
    FIELDS,
    MASTRO,
    MERCATANTI_EXTRAS,
    PAID,
    PROJECTS,
    RESOURCE_COUNT,
    RESOURCES,
    STAR,
    TRACKS,
    WORKS,
    Box,
    hundreds,
)
from palio.games.florenza.moves import project_id
from palio.games.florenza.rules.sheet import has_building, is_open
from palio.games.florenza.state import Table

MOST_FIORINI: Final = 12_000
"""More than all dice of a game can bring."""
FIRST_BUILDINGS: Final = 6


def read_sheet(row: Entries, table: Table, seat: Seat) -> None:
    """All that stands on one sheet."""
    box = table.box
    if row.has("tracks"):
        table.crosses[seat] = vec[i64](row.integers("tracks", count=len(TRACKS)))
        if not 0 <= min(table.crosses[seat]) <= max(table.crosses[seat]) <= box.track_length:
            raise row.error("tracks", f"a track has {box.track_length} fields")
    _read_district(row, table, seat)
    if row.has("works"):
        _read_works(row.table("works"), table, seat)
    _mark_what_is_paid(table, seat)
    if row.has("marks"):
        _read_marks(row.table("marks"), table, seat)
    table.recount(seat)
    _read_supply(row, table, seat)
    _read_palazzo(row, table, seat)
    _read_turn(row, table, seat)
    row.finish()


def die_names(entries: Entries, key: str, table: Table) -> list[int]:
    """Dice by their colours, each once."""
    names = [die.name for die in table.box.dice]
    found: list[int] = []
    for name in entries.texts(key):
        if name not in names:
            raise entries.error(key, f"there is no {name!r} die; there are {', '.join(names)}")
        if names.index(name) in found:
            raise entries.error(key, f"there is one {name} die only")
        found.append(names.index(name))
    return found


def crossed(table: Table, seat: Seat, bonus: int) -> int:
    """How many fields with such a bonus the sheet has crossed."""
    tracks = zip(table.box.tracks, table.crosses[seat], strict=True)
    return sum(list(track[:crosses]).count(bonus) for track, crosses in tracks)


def most_extras(box: Box) -> int:
    """As many extra resources as a sheet can ever be given."""
    on_tracks = sum(list(track).count(EXTRA) for track in box.tracks)
    of_works = sum(work.gives_extra for work in box.works)
    return box.start_extras + on_tracks + of_works + MERCATANTI_EXTRAS


def _read_district(row: Entries, table: Table, seat: Seat) -> None:
    district = row.integers("district") if row.has("district") else [1]
    known = all(1 <= number <= BUILDINGS for number in district)
    if not known or not 1 <= len(district) <= FIELDS or len(set(district)) < len(district):
        raise row.error("district", f"1 to {FIELDS} different building numbers, not {district}")
    if district[0] > FIRST_BUILDINGS:  # §1.3
        raise row.error("district", f"the first is rolled with a die, so not {district[0]}")
    for number in district:
        table.put_up(seat, number)


def _read_works(entries: Entries, table: Table, seat: Seat) -> None:
    box = table.box
    stars = {"": 0, str(box.masterpiece): box.masterpiece}
    if has_building(table, seat, MASTRO):
        stars[str(box.masterpiece_20)] = box.masterpiece_20
    names = entries.keys()
    for name in names:
        if name not in WORKS:
            raise entries.error(name, f"is no work; there are {', '.join(WORKS)}")
        how, _, star = entries.text(name).partition(" ")
        if how not in ("paid", "anonymous") or star not in stars:
            points = " or ".join(key for key in stars if key)
            raise entries.error(name, f"must be 'paid' or 'anonymous', with a star {points} after")
        index = WORKS.index(name)
        table.artists[seat][index] = PAID if how == "paid" else ANONYMOUS
        table.masters[seat][index] = stars[star]
    entries.finish()


def _mark_what_is_paid(table: Table, seat: Seat) -> None:
    marks = table.marks[seat]
    costs = [
        (field, table.box.buildings[number - 1].cost)
        for field, number in enumerate(table.district[seat][1:])
    ]
    for work in table.box.works:
        if table.artists[seat][work.index]:
            costs.append((FIELD_PROJECTS + work.index, work.cost))
    for project, cost in costs:
        for resource in range(RESOURCE_COUNT):
            marks[project * RESOURCE_COUNT + resource] = cost[resource]


def _read_marks(entries: Entries, table: Table, seat: Seat) -> None:
    projects = {project_id(project): project for project in range(PROJECTS)}
    names = entries.keys()
    for name in names:
        if name not in projects:
            raise entries.error(name, f"is no field or work; there are {', '.join(projects)}")
        project = projects[name]
        row = entries.table(name)
        if not is_open(table, seat, project):
            raise entries.error(name, "is built or finished already")
        for resource, key in enumerate(RESOURCES):
            index = project * RESOURCE_COUNT + resource
            table.marks[seat][index] = row.integer(key, default=0)
            if table.marks[seat][index] > table.box.capacity[index]:
                raise row.error(key, f"there are {table.box.capacity[index]} boxes")
        row.finish()
    entries.finish()


def _read_supply(row: Entries, table: Table, seat: Seat) -> None:
    box = table.box
    table.fiorini[seat] = hundreds(row, "fiorini", default=100 * box.start_fiorini)
    if 100 * table.fiorini[seat] > MOST_FIORINI:
        raise row.error("fiorini", f"no game brings more than {MOST_FIORINI}")
    table.extras[seat] = row.integer("extras", default=box.start_extras)
    if table.extras[seat] > most_extras(box):
        raise row.error("extras", f"no game brings more than {most_extras(box)}")
    won = box.start_stars + crossed(table, seat, STAR)
    spent = sum(star > 0 for star in table.masters[seat])
    if spent > won:
        message = f"there are {spent} masterpieces, but only {won} stars were won"
        raise row.error("works", message)
    table.stars[seat] = row.integer("stars", default=won - spent)
    if table.stars[seat] != won - spent:
        message = f"{won} were won on the tracks and {spent} spent: {won - spent} must be left"
        raise row.error("stars", message)
    table.owed[seat] = row.integer("bonus_dice", default=0)
    if table.owed[seat] > crossed(table, seat, DIE):
        message = f"the tracks have given {crossed(table, seat, DIE)}"
        raise row.error("bonus_dice", message)


def _read_palazzo(row: Entries, table: Table, seat: Seat) -> None:
    if row.has("palazzo") != table.has_palazzo(seat):
        missing = "is complete: its bonus is missing"
        there = "is not complete and brings no bonus"
        raise row.error("palazzo", f"the Palazzo {missing if table.has_palazzo(seat) else there}")
    if not table.has_palazzo(seat):
        if row.has("palazzo_now"):
            raise row.error("palazzo_now", "the Palazzo is not complete")
        return
    box = table.box
    table.palazzo_points[seat] = row.integer("palazzo")
    values = box.palazzo_solo[: table.round] if table.is_solo() else box.palazzo
    if table.palazzo_points[seat] not in values:
        there = ", ".join(str(value) for value in sorted(set(values)))
        raise row.error("palazzo", f"must be one of {there}")
    if row.flag("palazzo_now"):
        if not table.has_rolled():
            raise row.error("palazzo_now", "needs dice on the board")
        if table.is_solo() and table.palazzo_points[seat] != box.palazzo_solo[table.round - 1]:
            raise row.error("palazzo_now", f"is not what round {table.round} brings")
        table.palazzo_now[seat] = 1


def check_race(top: Entries, rows: list[Entries], table: Table) -> None:
    """With company the bonuses for a complete Palazzo must follow from who was earlier. §9.8"""
    if table.is_solo():
        return
    earlier = [
        table.palazzo_points[seat]
        for seat in range(table.seats)
        if table.has_palazzo(seat) and not table.palazzo_now[seat]
    ]
    if not _can_be(table.box, sorted(earlier, reverse=True)):
        raise top.error("players", f"the Palazzo cannot have brought {earlier}")
    for seat, row in enumerate(rows):
        due = table.box.palazzo[min(len(earlier), len(table.box.palazzo) - 1)]
        if table.palazzo_now[seat] and table.palazzo_points[seat] != due:
            raise row.error("palazzo", f"after {len(earlier)} others it brings {due}")


def _can_be(box: Box, bonuses: list[int]) -> bool:
    """Can the bonuses, the best first, have been given one place after the other?

    Those tied for a place share its bonus, and as many places after it are passed over.
    """
    reached = {0}
    for place in range(len(bonuses)):
        if place not in reached or bonuses[place] != box.palazzo[place]:
            continue
        after = place
        while after < len(bonuses) and bonuses[after] == bonuses[place]:
            after += 1
            reached.add(after)
    return len(bonuses) in reached


def _read_turn(row: Entries, table: Table, seat: Seat) -> None:
    """What the seat has used in the turn that is being played. §5.5, §11.1"""
    for key in ("used_dice", "used_effects"):
        if row.has(key) and not table.has_rolled():
            raise row.error(key, "needs dice on the board")
    if row.has("used_dice"):
        for die in die_names(row, "used_dice", table):
            table.used[seat] |= 1 << die
    if row.has("used_effects"):
        numbers = row.integers("used_effects")
        for number in numbers:
            if not CASA <= number <= BOTTEGA or not has_building(table, seat, number):
                raise row.error("used_effects", f"there is no {number} to be used once a turn")
        if len(set(numbers)) < len(numbers):
            raise row.error("used_effects", "each of them works once")
        for number in numbers:
            table.spent[seat] |= 1 << number
