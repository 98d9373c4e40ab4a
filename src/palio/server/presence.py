"""Who is looking at which table. Whoever stays says so every few seconds; the rest fade away."""

from __future__ import annotations

import time
from datetime import timedelta
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import Session

from palio.server.hub import Hub
from palio.server.shapes import Event, Player
from palio.server.store.database import Database
from palio.server.store.schema import PresenceRow, now

BEAT: Final = 20.0
"""Seconds after which who is there says so again."""
FADES: Final = timedelta(seconds=2.5 * BEAT)
FRESH: Final = 5.0
"""Seconds for which it is not looked up again, unless somebody comes or goes."""


class Presence:
    """Kept in the database, so that every process knows it."""

    def __init__(self, database: Database, hub: Hub) -> None:
        self.database = database
        self.hub = hub
        self._known: dict[str, tuple[float, frozenset[str]]] = {}

    def of(self, table_id: str) -> frozenset[str]:
        """The ids of the players who are there."""
        until, known = self._known.get(table_id, (0.0, frozenset()))
        if time.monotonic() < until:
            return known
        query = select(PresenceRow.player_id).where(
            PresenceRow.table_id == table_id, PresenceRow.seen > now() - FADES
        )
        found = self.database.read(lambda session: frozenset(session.scalars(query)))
        self._known[table_id] = (time.monotonic() + FRESH, found)
        return found

    def heard(self, event: Event) -> None:
        """Somebody came or went, perhaps at another process."""
        if event.kind == "presence":
            self._known.pop(event.table, None)

    def seen(self, table_id: str, player: Player) -> None:
        """Somebody came, or is still there."""
        was_here = player.id in self.of(table_id)

        def work(session: Session) -> None:
            known = session.execute(
                update(PresenceRow)
                .where(PresenceRow.table_id == table_id, PresenceRow.player_id == player.id)
                .values(seen=now())
            )
            assert isinstance(known, CursorResult)
            if not known.rowcount:
                session.merge(PresenceRow(table_id=table_id, player_id=player.id, seen=now()))

        self.database.write(work)
        if not was_here:
            self._tell(table_id)

    def gone(self, table_id: str, player: Player) -> None:
        """Somebody went. The row says since when: patience begins where presence has faded."""

        def work(session: Session) -> None:
            session.execute(
                update(PresenceRow)
                .where(PresenceRow.table_id == table_id, PresenceRow.player_id == player.id)
                .values(seen=now() - FADES)
            )

        self.database.write(work)
        self._tell(table_id)

    def _tell(self, table_id: str) -> None:
        self._known.pop(table_id, None)
        event = Event(table_id, "presence", 0)
        if not self.database.is_sqlite:
            self.database.write(lambda session: self.hub.announce(session, event))
        self.hub.publish(event)
