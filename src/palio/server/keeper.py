"""The keeper: lets bots play, and looks after tables where somebody is away or out of time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from concurrent.futures.process import BrokenProcessPool
from datetime import timedelta
from typing import Final

from anyio import to_thread
from sqlalchemy import delete, exists, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session, aliased

from palio.core.errors import PalioError
from palio.core.seats import Seat
from palio.server.bots import Thinkers
from palio.server.hub import LOBBY
from palio.server.settings import Settings
from palio.server.shapes import Event, Pace, Status
from palio.server.store.schema import LeaseRow, PresenceRow, SeatRow, TableRow, now
from palio.server.tables import Tables

LOOK_EVERY: Final = 1.0
LEASE: Final = timedelta(seconds=30)
log = logging.getLogger(__name__)


class Keeper:
    """Runs beside the requests of one process, on its loop."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.thinkers = Thinkers(settings.bot_processes)
        self.name = secrets.token_hex(8)
        self._driven: dict[str, asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin; called on the loop."""
        self._task = asyncio.create_task(self._look_after())

    async def close(self) -> None:
        """Stop; what bots were thinking about is thought again after the next start."""
        tasks = [*self._driven.values(), *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()

    def heard(self, event: Event) -> None:
        """Something happened at a table: it may be a bot's turn."""
        if event.kind == "table" and event.table != LOBBY:
            self.drive(event.table)

    def drive(self, table_id: str) -> None:
        """See to it that bots answer at this table."""
        if table_id not in self._driven:
            task = asyncio.create_task(self._play_on(table_id))
            self._driven[table_id] = task
            task.add_done_callback(lambda _: self._driven.pop(table_id, None))

    async def _play_on(self, table_id: str) -> None:
        """Let bots answer until a person is asked."""
        try:
            while (turn := await to_thread.run_sync(self.tables.bot_turn, table_id)) is not None:
                if not await to_thread.run_sync(self._lease, table_id):
                    return
                seat, level, revision, record, components = turn
                thought = self.thinkers.ask(record, components, seat, level)
                answers = await asyncio.wrap_future(thought)
                await self._answer(table_id, seat, answers, revision)
        except BrokenProcessPool:
            log.warning("a thinking process died; its table is looked after again")
            self.thinkers.close()
        except PalioError as error:
            log.warning("table %s: a bot could not play: %s", table_id, error)
        finally:
            if not self.tables.database.is_sqlite:
                with contextlib.suppress(asyncio.CancelledError):
                    await to_thread.run_sync(self._release, table_id)

    async def _answer(self, table_id: str, seat: Seat, answers: list[str], revision: int) -> None:
        """Give the answers one by one, at a pace that people can follow."""
        for text in answers:
            await asyncio.sleep(self.settings.bot_pause)
            try:
                revision = await to_thread.run_sync(
                    self.tables.play_for, table_id, seat, text, revision
                )
            except PalioError:
                return  # the table has moved on; the caller looks again

    async def _look_after(self) -> None:
        """Again and again: tables where a bot is asked and nobody drives, and where one is late."""
        while True:
            try:
                waiting, late = await to_thread.run_sync(self._find)
                for table_id in waiting:
                    self.drive(table_id)
                for table_id, seat, revision in late:
                    with contextlib.suppress(PalioError):
                        await to_thread.run_sync(self.tables.keep_warm, table_id, seat, revision)
            except Exception:
                log.exception("looking after the tables failed; trying again")
            await asyncio.sleep(LOOK_EVERY)

    # In a thread.

    def _find(self) -> tuple[list[str], list[tuple[str, Seat, int]]]:
        """Tables that wait for a bot, and seats that a bot should keep warm."""
        moment = now()
        patience = timedelta(seconds=self.settings.patience)

        def work(session: Session) -> tuple[list[str], list[tuple[str, Seat, int]]]:
            asked = (
                select(TableRow)
                .join(SeatRow, (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.actor))
                .where(TableRow.status == Status.PLAYING)
            )
            other = aliased(SeatRow)
            plays = (other.table_id == TableRow.id) & other.player_id.is_not(None)
            plays &= other.stand_in == ""
            is_bots_turn = (SeatRow.bot != "") | (SeatRow.stand_in != "")
            # Where nobody plays, bots wait.
            waiting = session.scalars(
                asked.with_only_columns(TableRow.id).where(is_bots_turn, exists().where(plays))
            )
            somebody_waits = exists().where(plays, other.seat != TableRow.actor)
            is_here = exists().where(
                PresenceRow.table_id == TableRow.id,
                PresenceRow.player_id == SeatRow.player_id,
                PresenceRow.seen > moment - patience,
            )
            late = session.execute(
                asked.with_only_columns(TableRow.id, TableRow.actor, TableRow.revision).where(
                    ~is_bots_turn,
                    (TableRow.deadline < moment)
                    | (
                        (TableRow.pace == Pace.LIVE)
                        & (TableRow.asked < moment - patience)
                        & somebody_waits
                        & ~is_here
                    ),
                )
            )
            return list(waiting), [(row[0], row[1], row[2]) for row in late]

        return self.tables.database.read(work)

    def _lease(self, table_id: str) -> bool:
        """May this process drive the table? Of several, one does."""
        if self.tables.database.is_sqlite:
            return True
        moment = now()

        def work(session: Session) -> bool:
            taken = session.execute(
                update(LeaseRow)
                .where(
                    LeaseRow.table_id == table_id,
                    (LeaseRow.owner == self.name) | (LeaseRow.until < moment),
                )
                .values(owner=self.name, until=moment + LEASE)
            )
            assert isinstance(taken, CursorResult)
            if taken.rowcount:
                return True
            if session.get(LeaseRow, table_id) is not None:
                return False
            session.add(LeaseRow(table_id=table_id, owner=self.name, until=moment + LEASE))
            return True

        try:
            return self.tables.database.write(work)
        except IntegrityError:
            return False  # another process was faster

    def _release(self, table_id: str) -> None:
        """Let others drive."""

        def work(session: Session) -> None:
            session.execute(
                delete(LeaseRow).where(LeaseRow.table_id == table_id, LeaseRow.owner == self.name)
            )

        self.tables.database.write(work)
