"""Positions as small TOML files, so that a test need not play its way to one.

    seats = 2
    round = 3                     # if left out: 2
    start = 0                     # the start player; if left out: seat 0
    turn = 1                      # whose turn it is, or "dummy"
    # instead of turn:            phase = "income" or over = true
    dice = [5, 3, 2, 1, 6, 4]     # from the top of the board; if left out, they are rolled
    moved = ["white"]             # dice that the active player has used already
    left = 2                      # dice left to the active player; if left out: 3 less those moved
    captain = 0                   # who holds an office this round; a seat or "dummy"
    bishop = 1
    level = "hard"                # solo only, like pool and dummy
    pool = "moved"
    dummy = [3, 4]                # the dummy's marks: captain, bishop

    [[players]]                   # seat 0, and so on; all of it may be left out
    fiorini = 300
    extras = 2
    stars = 1
    bonus_dice = 1                # gained in phase 1 and not yet chosen
    tracks = [3, 0, 5]            # crosses: captain, bishop, priest
    district = [2, 13]            # building numbers from field 1 on; if left out: [1]
    used_dice = ["white"]         # what the seat has used this turn
    used_effects = [14]
    palazzo = 6                   # the bonus for a complete Palazzo
    [players.works]
    sala = "paid"                 # or "anonymous"; "paid 2" with the points of a star
    [players.marks]
    field-3 = { wood = 1 }
    campanile = { marble = 1, wood = 1 }

What a finished work or a building costs need not be marked: it was paid.
"""

from palio.core.components import Entries, read_toml
from palio.core.errors import PositionError
from palio.games.florenza.components import (
    ANONYMOUS,
    BUILDINGS,
    FIELD_PROJECTS,
    FIELDS,
    LEVELS,
    PAID,
    PROJECTS,
    RESOURCE_COUNT,
    RESOURCES,
    SEATS,
    TRACKS,
    WORKS,
    hundreds,
)
from palio.games.florenza.moves import Moves, project_id
from palio.games.florenza.rules.dice import CHOOSE_OWN_DIE, DICE_OF_THE_ACTIVE
from palio.games.florenza.rules.flow import run
from palio.games.florenza.rules.rounds import (
    BeginRound,
    BeginTurn,
    clockwise,
)
from palio.games.florenza.rules.scoring import HIGHSCORE
from palio.games.florenza.rules.sheet import is_open
from palio.games.florenza.state import (
    BONUS_DICE,
    DICE_MONEY,
    DICE_STEPS,
    DUMMY,
    EXTRAS_SPENT,
    GRANTED,
    NO_SEAT,
    Table,
    empty_table,
)
from palio.games.florenza.view import balance


def read_position(moves: Moves, text: str, source: str) -> Table:
    """The table that the file describes; PositionError names the key that is wrong."""
    top = read_toml(text, source, PositionError)
    seats = top.integer("seats")
    if seats not in SEATS:
        raise top.error("seats", f"must be 1 to 4, not {seats}")
    solo = seats == 1
    level = top.text("level", (*LEVELS, HIGHSCORE)) if top.has("level") else LEVELS[0]
    pool = top.text("pool", ("remaining", "moved")) if top.has("pool") else "remaining"
    table = empty_table(moves, seats, level if solo else "", pool if solo else "")
    table.round = top.integer("round", low=1, default=2)
    if table.round > table.rounds():
        raise top.error("round", f"there are {table.rounds()} rounds, not {table.round}")
    table.start = _seat(top, "start", table) if top.has("start") else 0
    table.captain = _seat(top, "captain", table) if top.has("captain") else NO_SEAT
    table.bishop = _seat(top, "bishop", table) if top.has("bishop") else NO_SEAT
    table.free_choice = table.bishop >= 0
    if top.has("dummy"):
        table.dummy = top.integers("dummy", count=2)
    rows = top.rows("players") if top.has("players") else []
    if len(rows) > seats:
        raise top.error("players", f"there are {len(rows)} players at {seats} seats")
    for seat in range(seats):
        if seat < len(rows):
            _read_sheet(rows[seat], table, seat)
            rows[seat].finish()
        else:
            table.district[seat] = [1]
    _balance(table)
    _ask(top, table)
    top.finish()
    return table


def _seat(top: Entries, key: str, table: Table) -> int:
    if table.is_solo() and top.values[key] == "dummy":
        top.text(key)
        return DUMMY
    seat = top.integer(key)
    if seat >= table.seats:
        raise top.error(key, f"there is no seat {seat}")
    return seat


def _die(entries: Entries, key: str, table: Table) -> list[int]:
    names = [die.name for die in table.box.dice]
    found: list[int] = []
    for name in entries.texts(key):
        if name not in names:
            raise entries.error(key, f"there is no {name!r} die; there are {', '.join(names)}")
        found.append(names.index(name))
    return found


def _read_sheet(row: Entries, table: Table, seat: int) -> None:
    box = table.box
    table.fiorini[seat] = hundreds(row, "fiorini", default=100 * box.start_fiorini)
    table.extras[seat] = row.integer("extras", default=box.start_extras)
    table.stars[seat] = row.integer("stars", default=box.start_stars)
    table.owed[seat] = row.integer("bonus_dice", default=0)
    table.palazzo_points[seat] = row.integer("palazzo", default=0)
    if row.has("tracks"):
        table.crosses[seat] = row.integers("tracks", count=len(TRACKS))
        if not 0 <= min(table.crosses[seat]) <= max(table.crosses[seat]) <= box.track_length:
            raise row.error("tracks", f"a track has {box.track_length} fields")
    table.district[seat] = row.integers("district") if row.has("district") else [1]
    district = table.district[seat]
    known = all(1 <= number <= BUILDINGS for number in district)
    if not known or not 1 <= len(district) <= FIELDS or len(set(district)) < len(district):
        raise row.error("district", f"1 to {FIELDS} different building numbers, not {district}")
    if row.has("used_dice"):
        for die in _die(row, "used_dice", table):
            table.used[seat] |= 1 << die
    if row.has("used_effects"):
        for number in row.integers("used_effects"):
            table.spent[seat] |= 1 << number
    if row.has("works"):
        _read_works(row.table("works"), table, seat)
    _mark_what_is_paid(table, seat)
    if row.has("marks"):
        _read_marks(row.table("marks"), table, seat)


def _read_works(entries: Entries, table: Table, seat: int) -> None:
    names = entries.keys()
    for name in names:
        if name not in WORKS:
            raise entries.error(name, f"is no work; there are {', '.join(WORKS)}")
        how, _, star = entries.text(name).partition(" ")
        if how not in ("paid", "anonymous") or not (star or "0").isdecimal():
            raise entries.error(name, "must be 'paid' or 'anonymous', and the points of a star")
        index = WORKS.index(name)
        table.artists[seat][index] = PAID if how == "paid" else ANONYMOUS
        table.masters[seat][index] = int(star or "0")
    if table.has_palazzo(seat):
        table.palazzo_turn[seat] = 1


def _mark_what_is_paid(table: Table, seat: int) -> None:
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


def _read_marks(entries: Entries, table: Table, seat: int) -> None:
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


def _balance(table: Table) -> None:
    """Write into the ledger how it may have come to this, so that the census is as it should be."""
    fresh = empty_table(table.moves, table.seats, table.level, table.pool)
    for seat in range(table.seats):
        fresh.district[seat] = [1]
        ledger = table.ledger[seat]
        should = balance(fresh, seat)
        # Spent extras are marks too, so they are settled before the marks.
        for name, entry, sign in (
            ("extra resources", EXTRAS_SPENT, 1),
            ("fiorini", DICE_MONEY, -1),
            ("bonus dice", BONUS_DICE, 1),
            ("track crosses", DICE_STEPS, -1),
            ("resource marks", GRANTED, -1),
        ):
            ledger[entry] += sign * (should[name] - balance(table, seat)[name])


def _ask(top: Entries, table: Table) -> None:
    """Put the question of the position on the stack, and what follows under it."""
    if top.flag("over"):
        return
    if top.has("phase"):
        top.text("phase", ("income",))
        table.pending.append(BeginRound(table.round))
        run(table, None)
        return
    turns = clockwise(table, table.start)
    if table.is_solo():
        turns.append(DUMMY)
    active = _seat(top, "turn", table)
    at = turns.index(active)
    table.turn = (table.round - 1) * len(turns) + at
    table.pending.append(BeginRound(table.round + 1))
    for seat in reversed(turns[at + 1 :]):
        table.pending.append(BeginTurn(seat))
    BeginTurn(active).settle(table, None)
    if top.has("dice"):
        values = top.integers("dice", count=len(table.dice))
        if not 1 <= min(values) <= max(values) <= 6:
            raise top.error("dice", f"dice show 1 to 6, not {values}")
        table.dice = values
        del table.pending[-len(values) :]
        if top.has("moved"):
            for die in _die(top, "moved", table):
                table.moved[die] = 1
        if active != DUMMY:
            table.pending.pop()
            left = top.integer("left", default=DICE_OF_THE_ACTIVE - sum(table.moved))
            if left > DICE_OF_THE_ACTIVE:
                raise top.error("left", f"the active player has {DICE_OF_THE_ACTIVE} dice")
            if left:
                table.pending.append(CHOOSE_OWN_DIE[active][left])
    run(table, None)
