"""Positions as small TOML files, so that a test need not play its way to one.

    seats = 2
    rules = 2                     # the version of the rules; if left out: the newest
    round = 3                     # if left out: 2, or the last one if the game is over
    start = 0                     # the start player; if left out: seat 0
    turn = 1                      # whose turn it is, or "dummy"
    # instead of turn:            phase = "income" or over = true
    dice = [5, 3, 2, 1, 6, 4]     # from the top of the board; if left out, they are rolled
    moved = ["white"]             # dice that the active player has used already
    left = 2                      # dice left to the active player: 3 less those moved
    captain = 0                   # who holds an office this round; a seat or "dummy"
    bishop = 1
    level = "hard"                # solo only, like pool and dummy
    pool = "moved"
    dummy = [3, 4]                # the dummy's marks: captain, bishop

    [[players]]                   # seat 0, and so on: see sheets.py

What a finished work or a building costs need not be marked: it was paid. How fiorini and extra
resources came into a supply is not asked either, as long as a game can bring as many.
"""

from typing import Final

from mypy_extensions import i64

from palio.core.components import Entries, read_toml
from palio.core.errors import PositionError
from palio.core.packed import vec
from palio.games.florenza.components import BISHOP, CAPTAIN, LEVELS, SEATS
from palio.games.florenza.moves import Moves
from palio.games.florenza.rules.dice import CHOOSE_OWN_DIE
from palio.games.florenza.rules.flow import run
from palio.games.florenza.rules.rounds import BeginRound, BeginTurn, clockwise, dice_to_come
from palio.games.florenza.rules.scoring import HIGHSCORE
from palio.games.florenza.rules.setup import RULES_VERSION
from palio.games.florenza.sheets import check_race, die_names, read_sheet
from palio.games.florenza.state import (
    BONUS_DICE,
    DICE_OF_THE_ACTIVE,
    DUMMY,
    EXTRAS_SPENT,
    MARKS,
    MONEY,
    NO_SEAT,
    STEPS,
    Table,
    empty_table,
)
from palio.games.florenza.view import balance

MOMENTS: Final = ("turn", "phase", "over")
OF_THE_TURN: Final = ("dice", "moved", "left")
OF_THE_SOLO_GAME: Final = ("level", "pool", "dummy")


def read_position(moves: Moves, text: str, source: str) -> Table:
    """The table that the file describes; PositionError names the key that is wrong."""
    top = read_toml(text, source, PositionError)
    table = _read_setup(top, moves)
    moment = _read_moment(top)
    _read_round(top, table, moment)
    table.start = _seat(top, "start", table) if top.has("start") else 0
    if top.has("dice"):
        _read_dice(top, table)
    rows = top.rows("players") if top.has("players") else []
    if len(rows) > table.seats:
        raise top.error("players", f"there are {len(rows)} players at {table.seats} seats")
    for seat in range(table.seats):
        if seat < len(rows):
            read_sheet(rows[seat], table, seat)
        else:
            table.put_up(seat, 1)
    check_race(top, rows, table)
    _read_offices(top, table, moment)
    _balance(table)
    _ask(top, rows, table, moment)
    top.finish()
    return table


def _read_setup(top: Entries, moves: Moves) -> Table:
    seats = top.integer("seats")
    if seats not in SEATS:
        raise top.error("seats", f"must be 1 to 4, not {seats}")
    rules = top.integer("rules", low=1, default=RULES_VERSION)
    if rules > RULES_VERSION:
        raise top.error("rules", f"there are versions 1 to {RULES_VERSION}, not {rules}")
    if seats > 1:
        for key in OF_THE_SOLO_GAME:
            if top.has(key):
                raise top.error(key, "is for the solo game only")
        return empty_table(moves, rules, seats, "", "")
    level = top.text("level", (*LEVELS, HIGHSCORE)) if top.has("level") else LEVELS[0]
    pool = top.text("pool", ("remaining", "moved")) if top.has("pool") else "remaining"
    table = empty_table(moves, rules, seats, level, pool)
    if top.has("dummy"):
        table.dummy = vec[i64](top.integers("dummy", count=2))
        if not 0 <= min(table.dummy) <= max(table.dummy) <= table.box.track_length:
            raise top.error("dummy", f"a track has {table.box.track_length} fields")
    return table


def _read_moment(top: Entries) -> str:
    """Which of the keys says where in the game we are: exactly one."""
    over = top.flag("over")
    given = [key for key in MOMENTS if (over if key == "over" else top.has(key))]
    if len(given) != 1:
        message = f"one of {', '.join(MOMENTS)} must be given"
        raise top.error(given[1] if given else "turn", message)
    moment = given[0]
    if moment == "phase":
        top.text("phase", ("income",))
    for key in OF_THE_TURN:
        if top.has(key) and (moment != "turn" or not top.has("dice")):
            needs = "a turn" if moment != "turn" else "dice on the board"
            raise top.error(key, f"needs {needs}")
    return moment


def _read_round(top: Entries, table: Table, moment: str) -> None:
    last = table.rounds()
    table.round = top.integer("round", low=1, default=last if moment == "over" else 2)
    if table.round > last:
        raise top.error("round", f"there are {last} rounds, not {table.round}")
    if moment == "over" and table.round < last:
        raise top.error("round", f"the game is over after round {last}, not {table.round}")


def _seat(top: Entries, key: str, table: Table, *, dummy: bool = False) -> int:
    """A seat, or the dummy where he can be meant."""
    if dummy and table.is_solo() and top.values[key] == "dummy":
        top.text(key)
        return DUMMY
    seat = top.integer(key)
    if seat >= table.seats:
        raise top.error(key, f"there is no seat {seat}")
    return seat


def _read_dice(top: Entries, table: Table) -> None:
    values = top.integers("dice", count=len(table.dice))
    if not 1 <= min(values) <= max(values) <= 6:
        raise top.error("dice", f"dice show 1 to 6, not {values}")
    table.dice = vec[i64](values)


def _read_offices(top: Entries, table: Table, moment: str) -> None:
    """Offices are held by those who can have got them. §4"""
    first = 3 if moment == "phase" else 2  # in phase 1 they are still those of the last round
    for key, track, needed in (
        ("captain", CAPTAIN, 1),
        ("bishop", BISHOP, table.box.bishop_needs),
    ):
        if not top.has(key):
            continue
        holder = _seat(top, key, table, dummy=True)
        if table.round < first:
            raise top.error(key, "nobody holds an office yet")
        crosses = table.dummy[track] if holder == DUMMY else table.crosses[holder][track]
        if crosses < needed:
            raise top.error(key, f"needs at least {needed} on the track, not {crosses}")
        if key == "captain":
            table.captain = holder
        else:
            table.bishop = holder
    table.free_choice = table.bishop >= 0


def _balance(table: Table) -> None:
    """Write into the ledger how it may have come to this, so that the census is as it should be."""
    fresh = empty_table(table.moves, table.rules, table.seats, table.level, table.pool)
    for seat in range(table.seats):
        fresh.put_up(seat, 1)
        ledger = table.ledger[seat]
        should, there = balance(fresh, seat), balance(table, seat)
        for name, entry, sign in (
            ("extra resources", EXTRAS_SPENT, 1),
            ("fiorini", MONEY, -1),
            ("bonus dice", BONUS_DICE, 1),
            ("track crosses", STEPS, -1),
            ("resource marks", MARKS, -1),
        ):
            ledger[entry] += sign * (should[name] - there[name])


def _ask(top: Entries, rows: list[Entries], table: Table, moment: str) -> None:
    """Put the question of the position on the stack, and what follows under it."""
    turns = clockwise(table, table.start)
    if table.is_solo():
        turns.append(DUMMY)
    active = _seat(top, "turn", table, dummy=True) if moment == "turn" else NO_SEAT
    _check_bonus_dice(rows, table, active == table.start and not top.has("moved"))
    if moment == "over":
        _run(table)
        return
    if moment == "phase":
        table.round -= 1  # the round of the position is still to begin
        table.pending.append(BeginRound(table.round + 1))
        _run(table)
        return
    table.pending.append(BeginRound(table.round + 1))
    for seat in reversed(turns[turns.index(active) + 1 :]):
        table.pending.append(BeginTurn(seat))
    BeginTurn(active).settle(table, None)
    if top.has("dice"):
        del table.pending[-len(table.dice) :]  # they are rolled
        _read_moved(top, table, active)
    _run(table)


def _run(table: Table) -> None:
    """Count the dice that the questions on the stack still promise, and go on from there."""
    for seat in range(table.seats):
        table.to_come[seat] = dice_to_come(table, seat)
    run(table, None)


def _check_bonus_dice(rows: list[Entries], table: Table, may_wait: bool) -> None:
    """A bonus die waits from phase 1 for the first roll of the round, and no longer. §10.5"""
    for seat, row in enumerate(rows):
        if table.owed[seat] and (not may_wait or table.round == 1):
            raise row.error("bonus_dice", "wait in the first turn of a later round only")


def _read_moved(top: Entries, table: Table, active: int) -> None:
    """The dice that the active player has used, and how many are left to choose. §5.2"""
    if active == DUMMY:
        for key in ("moved", "left"):
            if top.has(key):
                raise top.error(key, "the walk decides which dice the dummy takes")
        return
    moved = die_names(top, "moved", table) if top.has("moved") else []
    left = DICE_OF_THE_ACTIVE - len(moved)
    if left < 0:
        raise top.error("moved", f"the active player has {DICE_OF_THE_ACTIVE} dice")
    if top.integer("left", default=left) != left:
        raise top.error("left", f"must be {left}, as {len(moved)} dice have been moved")
    for die in moved:
        table.moved[die] = 1
        table.used[active] |= 1 << die
    table.pending.pop()
    if left:
        table.pending.append(CHOOSE_OWN_DIE[active][left])
