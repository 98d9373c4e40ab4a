"""The desk behind the tables: reads them from the database and writes what has changed.

One thread of this process changes a table at a time; other processes are held off by the table's
revision, which every change counts up.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime
from typing import Any, Final, TypeVar

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import Session

from palio.core.errors import NoUndo, StaleVersion
from palio.core.match import Match
from palio.core.seats import Seat
from palio.server import ratings
from palio.server.hub import LOBBY, Hub
from palio.server.live import Live, deadline_of, read_live, result_of, seconds_left
from palio.server.presence import Presence
from palio.server.settings import Settings
from palio.server.shapes import Event, Player, Status, TableInfo, UndoPolicy
from palio.server.sights import being_played
from palio.server.store.database import Database
from palio.server.store.schema import AnswerRow, MoveRow, SeatRow, TableRow, now

T = TypeVar("T")
STAND_IN: Final = "journeyman"
KEPT: Final = 400
"""How many tables stay in memory."""
LOCKS: Final = 256
REVISION: Final = select(TableRow.revision).where(TableRow.id == bindparam("id"))


class Desk:
    """What the verbs of ``Tables`` are made of."""

    def __init__(self, database: Database, settings: Settings, hub: Hub) -> None:
        self.database = database
        self.settings = settings
        self.hub = hub
        self.presence = Presence(database, hub)
        self._locks = [threading.RLock() for _ in range(LOCKS)]
        self._kept: OrderedDict[str, Live] = OrderedDict()
        self._kept_lock = threading.Lock()

    # Reading.

    def info(self, table_id: str) -> TableInfo:
        """What everybody may know of a table."""
        return self._info(self._load(table_id))

    def _lock(self, table_id: str) -> threading.RLock:
        """One writer a table in this process; others are held off by the revision."""
        return self._locks[hash(table_id) % LOCKS]

    def _load(self, table_id: str) -> Live:
        """The table as the database has it now."""
        with self._kept_lock:
            live = self._kept.get(table_id)

        if live is not None and live.revision == self.database.scalar(REVISION, id=table_id):
            return live
        fresh = self.database.read(lambda session: read_live(session, table_id))
        self._keep(fresh)
        return fresh

    def _keep(self, live: Live) -> None:
        with self._kept_lock:
            self._kept[live.row.id] = live
            self._kept.move_to_end(live.row.id)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)

    def _forget(self, table_id: str) -> None:
        with self._kept_lock:
            self._kept.pop(table_id, None)

    def _info(self, live: Live) -> TableInfo:
        return live.info(self.presence.of(live.row.id))

    def _infos(self, ids: list[str]) -> tuple[TableInfo, ...]:
        return tuple(self._info(self._load(table_id)) for table_id in ids)

    def _earlier(self, table_id: str, key: str) -> AnswerRow | None:
        return self.database.read(lambda session: session.get(AnswerRow, (table_id, key)))

    # Writing.

    def _open(self, row: TableRow, places: list[SeatRow]) -> TableInfo:
        """Store a new table, and begin if it is full."""

        def work(session: Session) -> None:
            session.add(row)
            session.flush()
            session.add_all(places)
            self.hub.announce(session, Event(LOBBY, "table", 0))

        table_id = row.id
        self.database.write(work)
        self.hub.publish(Event(LOBBY, "table", 0))
        with self._lock(table_id):
            self._begin_if_full(table_id)
        return self.info(table_id)

    def _rearrange(self, table_id: str, change: Callable[[Live, Session], None]) -> TableInfo:
        """Change who sits where."""
        with self._lock(table_id):
            live = self._load(table_id)
            self._commit(live, lambda session: change(live, session))
            self._begin_if_full(table_id)
            self._tell_lobby()
            return self.info(table_id)

    def _commit(self, live: Live, work: Callable[[Session], T], **values: Any) -> T:
        """Do it in one transaction that only goes through if nobody else was faster."""
        table_id = live.row.id
        event = Event(table_id, "table", live.revision + 1)

        def whole(session: Session) -> T:
            moved = session.execute(
                update(TableRow)
                .where(TableRow.id == table_id, TableRow.revision == live.revision)
                .values(revision=live.revision + 1, changed=now(), **values)
            )
            assert isinstance(moved, CursorResult)
            if moved.rowcount != 1:
                raise StaleVersion("somebody was faster: look again")
            result = work(session)
            self.hub.announce(session, event)
            return result

        try:
            result = self.database.write(whole)
        finally:
            self._forget(table_id)
        self.hub.publish(event)
        return result

    def _begin_if_full(self, table_id: str) -> None:
        """Deal, once every seat is taken."""
        live = self._load(table_id)
        free = [place for place in live.places if not place.player_id and not place.bot]
        if live.status != Status.OPEN or free:
            return
        live.row.salt = "-".join((place.player_id or place.bot)[:8] for place in live.places)
        match = Match(
            live.game,
            seats=live.row.seats,
            options=live.row.options,
            dice=live.dice(),
            rules=live.row.rules,
        )
        self._store(live, match, 0, now(), salt=live.row.salt)
        self._tell_lobby()

    def _answer(self, live: Live, seat: Seat, text: str, revision: int | None, key: str) -> int:
        """Play a move and store what came of it."""
        match = being_played(live)
        if revision is not None and revision != live.revision:
            raise StaleVersion(f"the table is at revision {live.revision}: look again")
        before = match.version
        match.play(text, seat=seat)
        answer = (
            AnswerRow(
                table_id=live.row.id, key=key, seat=seat, text=text, revision=live.revision + 1
            )
            if key
            else None
        )
        self._store(live, match, before, now(), answer=answer)
        if match.outcome is not None:
            self._tell_lobby()
        return live.revision + 1

    def _take_back(
        self, table_id: str, player: Player, revision: int | None, *, whole_turn: bool
    ) -> int:
        with self._lock(table_id):
            live = self._load(table_id)
            seat = live.seat_at(player)
            match = being_played(live)
            if revision is not None and revision != live.revision:
                raise StaleVersion(f"the table is at revision {live.revision}: look again")
            if live.row.undo == UndoPolicy.NONE:
                raise NoUndo("at this table nothing is taken back")
            since = match.undo(seat)
            while whole_turn and match.can_undo(seat):
                since = match.undo(seat)
            self._store(live, match, since, now())
            return live.revision + 1

    def _store(
        self,
        live: Live,
        match: Match,
        since: int,
        at: datetime,
        *,
        answer: AnswerRow | None = None,
        **values: Any,
    ) -> None:
        """Write the record from ``since`` on, and who is asked now. Returns when it is on disk."""
        table_id = live.row.id
        outcome = match.outcome
        actor = match.actor
        lines = [
            {"table_id": table_id, "number": n, "actor": s.actor, "text": s.move.text, "at": at}
            for n, s in enumerate(match.steps[since:], start=since)
        ]
        asked = live.places[actor] if actor >= 0 else None
        spent = live.places[live.row.actor] if live.row.actor >= 0 else None
        left = seconds_left(live.row, spent, at) if spent is not None else None

        def work(session: Session) -> None:
            session.execute(
                delete(MoveRow).where(MoveRow.table_id == table_id, MoveRow.number >= since)
            )
            if lines:
                session.execute(insert(MoveRow), lines)
            if answer is not None:
                session.add(answer)
            if spent is not None and left is not None:
                session.execute(seat_update(spent).values(seconds=left))
            if outcome is not None:
                ratings.rate(session, live, outcome)

        if spent is not None and left is not None:
            spent.seconds = left
        values |= {
            "status": Status.PLAYING if outcome is None else Status.OVER,
            "version": match.version,
            "actor": actor,
            "asked": at,
            "deadline": deadline_of(live.row, asked, at) if asked is not None else None,
            "scores": result_of(outcome),
        }
        self._commit(live, work, **values)
        self._keep(live.moved_on(match, revision=live.revision + 1, changed=at, **values))

    def _hand_over(self, session: Session, live: Live, place: SeatRow) -> None:
        """A bot keeps this seat warm."""
        left = seconds_left(live.row, place, now())
        session.execute(seat_update(place).values(stand_in=STAND_IN, seconds=left))
        if live.row.actor == place.seat:
            session.execute(
                update(TableRow).where(TableRow.id == live.row.id).values(deadline=None)
            )

    def _sit(self, session: Session, place: SeatRow, **values: Any) -> None:
        session.execute(seat_update(place).values(**values))

    def _tell_lobby(self) -> None:
        event = Event(LOBBY, "table", 0)
        if not self.database.is_sqlite:
            self.database.write(lambda session: self.hub.announce(session, event))
        self.hub.publish(event)


def seat_update(place: SeatRow) -> Any:
    """The beginning of a change to a seat."""
    return update(SeatRow).where(SeatRow.table_id == place.table_id, SeatRow.seat == place.seat)
