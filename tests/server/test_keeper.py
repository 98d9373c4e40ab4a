"""Bots answer by themselves, and keep the seats of those who are away warm."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import TypeVar

import pytest
from anyio import to_thread
from kit.loop import run
from sqlalchemy import update

from palio import engine
from palio.core.dice import Seeded
from palio.core.match import Match
from palio.core.seats import NOBODY
from palio.server.bots import Thinkers
from palio.server.hub import Hub
from palio.server.identity import People
from palio.server.keeper import Keeper
from palio.server.settings import Settings
from palio.server.shapes import NewTable, Pace, Player, TableInfo
from palio.server.store.database import Database
from palio.server.store.schema import TableRow, now
from palio.server.tables import Tables

T = TypeVar("T")


@pytest.fixture
def anna(people: People) -> Player:
    return people.welcome("Anna")


@pytest.fixture
def bruno(people: People) -> Player:
    return people.welcome("Bruno")


def kept(tables: Tables, settings: Settings, hub: Hub, work: Callable[[Keeper], Awaitable[T]]) -> T:
    """Do something while a keeper looks after the tables."""

    async def main() -> T:
        keeper = Keeper(tables, settings)
        hub.hearers = [keeper.heard]
        hub.open(asyncio.get_running_loop())
        keeper.open()
        try:
            return await asyncio.wait_for(work(keeper), 60)
        finally:
            await keeper.close()
            hub.close()

    return run(main())


async def until(tables: Tables, table_id: str, holds: Callable[[TableInfo], bool]) -> TableInfo:
    """Wait for the table to be as it should; the events of the hub say when to look."""
    async with tables.hub.listen(table_id) as events:
        info = await to_thread.run_sync(tables.info, table_id)
        if not holds(info):
            async for _ in events:
                info = await to_thread.run_sync(tables.info, table_id)
                if holds(info):
                    break
    return info


def is_asked(player: Player) -> Callable[[TableInfo], bool]:
    return lambda info: info.actor == info.seat_of(player) or info.actor == NOBODY


def make_late(database: Database, table_id: str, **values: object) -> None:
    """As if the seat had been asked long ago."""
    database.write(
        lambda session: session.execute(
            update(TableRow).where(TableRow.id == table_id).values(**values)
        )
    )


def test_bots_answer_until_a_person_is_asked(
    tables: Tables, settings: Settings, anna: Player
) -> None:
    bots = {0: "greedy", 2: "random"}
    opened = tables.create(anna, NewTable("patrizier", 3, bots=bots))

    async def play(keeper: Keeper) -> int:
        assert keeper.settings is settings
        for _ in range(3):
            await until(tables, opened.id, is_asked(anna))
            sight = await to_thread.run_sync(tables.sight, opened.id, anna)
            text = sight.choices[0].text
            await to_thread.run_sync(tables.play, opened.id, anna, text)
        info = await until(tables, opened.id, is_asked(anna))
        return info.revision

    assert kept(tables, settings, tables.hub, play) > 3


def test_a_bots_turn_goes_on_after_a_restart(
    tables: Tables, settings: Settings, anna: Player
) -> None:
    opened = tables.create(anna, NewTable("firenze", 2, bots={0: "greedy"}))
    # No keeper heard of the table when it was made.
    info = kept(tables, settings, tables.hub, lambda _: until(tables, opened.id, is_asked(anna)))
    assert info.actor == info.seat_of(anna)


def test_who_runs_out_of_time_is_replaced(
    tables: Tables,
    settings: Settings,
    database: Database,
    anna: Player,
    bruno: Player,
) -> None:
    opened = tables.create(anna, NewTable("patrizier", 2, pace=Pace.TURNS, days=1))
    began = tables.join(opened.id, bruno)
    assert began.deadline is not None
    assert timedelta(hours=23) < began.deadline - now() <= timedelta(days=1)
    make_late(database, opened.id, deadline=now() - timedelta(seconds=1))
    info = kept(
        tables,
        settings,
        tables.hub,
        lambda _: until(tables, opened.id, lambda i: bool(i.seats[began.actor].stand_in)),
    )
    late = info.seats[began.actor].player
    assert late is not None
    back = tables.come_back(opened.id, late)
    assert not back.seats[began.actor].stand_in


def test_who_is_away_when_others_wait_is_replaced(
    tables: Tables,
    settings: Settings,
    database: Database,
    anna: Player,
    bruno: Player,
) -> None:
    opened = tables.create(anna, NewTable("patrizier", 2))
    began = tables.join(opened.id, bruno)
    make_late(database, opened.id, asked=now() - timedelta(hours=1))
    kept(
        tables,
        settings,
        tables.hub,
        lambda _: until(tables, opened.id, lambda i: bool(i.seats[began.actor].stand_in)),
    )


def test_nobody_is_replaced_who_is_looking_or_alone_with_bots(
    tables: Tables,
    settings: Settings,
    database: Database,
    anna: Player,
    bruno: Player,
) -> None:
    opened = tables.create(anna, NewTable("patrizier", 2))
    here = tables.join(opened.id, bruno)
    for player in (anna, bruno):
        tables.seen(opened.id, player)
    alone = tables.create(anna, NewTable("florenza", 2, bots={1: "random"}))
    for table_id in (here.id, alone.id):
        make_late(database, table_id, asked=now() - timedelta(hours=1))
    assert Keeper(tables, settings)._find()[1] == []


def test_a_clock_runs_only_for_who_is_asked(tables: Tables, anna: Player, bruno: Player) -> None:
    opened = tables.create(anna, NewTable("patrizier", 2, minutes=10))
    info = tables.join(opened.id, bruno)
    asked = next(p for p in (anna, bruno) if info.seat_of(p) == info.actor)
    waits = info.seats[1 - info.actor]
    assert waits.seconds == 600
    tables.play(info.id, asked, tables.sight(info.id, asked).choices[0].text)
    after = tables.info(info.id)
    spent = after.seats[info.actor].seconds
    assert spent is not None
    assert spent < 600


def test_bots_change_over_to_an_engine_that_was_compiled_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match("patrizier", seats=2, dice=Seeded(1))
    asked = (match.record(), "", match.actor, "random")
    thinkers = Thinkers(1)
    try:
        first = thinkers.ask(*asked)
        old = thinkers._pool
        assert thinkers.ask(*asked).result(60)
        assert thinkers._pool is old
        monkeypatch.setattr(engine, "stamp", lambda: 7)
        second = thinkers.ask(*asked)
        assert thinkers._pool is not old
        # What the old processes were thinking about is not lost.
        assert first.result(60)
        assert second.result(60)
    finally:
        thinkers.close()
