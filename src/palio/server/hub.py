"""The hub: who listens to a table is told to look again.

An event carries no content, so nothing secret can leave by it and a slow listener misses nothing:
it gets the newest. Several processes on one PostgreSQL hear each other by LISTEN and NOTIFY.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from typing import Final

import psycopg
from sqlalchemy import make_url, text
from sqlalchemy.orm import Session

from palio.server.settings import Settings
from palio.server.shapes import Event

LOBBY: Final = "lobby"
CHANNEL: Final = "palio"
RETRY_AFTER: Final = 1.0


class Listener:
    """One who listens: the newest event of each kind, until it is fetched."""

    def __init__(self) -> None:
        self._waiting: dict[str, Event] = {}
        self._bell = asyncio.Event()

    def put(self, event: Event) -> None:
        """Called on the loop of the listener."""
        self._waiting[event.kind] = event
        self._bell.set()

    async def __aiter__(self) -> AsyncIterator[Event]:
        while True:
            await self._bell.wait()
            self._bell.clear()
            events = sorted(self._waiting.values(), key=lambda event: event.revision)
            self._waiting = {}
            for event in events:
                yield event


class Hub:
    """Passes events on to everybody who listens, in this process and in the others."""

    def __init__(self, settings: Settings) -> None:
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._url = "" if settings.is_sqlite else settings.database_url
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self.hearers: list[Callable[[Event], None]] = []
        """Told of every event, also those of other processes, before who listens; on the loop."""

    def open(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin; called on the loop that listeners live on."""
        self._loop = loop
        if self._url:
            self._thread = threading.Thread(target=self._hear, name="hub", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stop hearing other processes."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join(timeout=5)

    @contextlib.asynccontextmanager
    async def listen(self, table: str) -> AsyncIterator[Listener]:
        """Hear of a table, or of ``LOBBY``: any table that opens, begins or ends."""
        listener = Listener()
        self._listeners[table].add(listener)
        try:
            yield listener
        finally:
            self._listeners[table].discard(listener)
            if not self._listeners[table]:
                del self._listeners[table]

    def announce(self, session: Session, event: Event) -> None:
        """Inside the transaction that made it true: PostgreSQL tells everybody at the commit."""
        if self._url:
            words = f"{event.table} {event.kind} {event.revision}"
            session.execute(text("SELECT pg_notify(:c, :w)"), {"c": CHANNEL, "w": words})

    def publish(self, event: Event) -> None:
        """After the commit, from any thread. PostgreSQL has told this process too."""
        if not self._url:
            self._pass_on(event)

    def is_heard(self, table: str) -> bool:
        """Does anybody in this process listen to it?"""
        return table in self._listeners

    # Inside.

    def _pass_on(self, event: Event) -> None:
        if self._loop is not None and not self._loop.is_closed():
            with contextlib.suppress(RuntimeError):  # the loop has closed meanwhile
                self._loop.call_soon_threadsafe(self._deliver, event)

    def _deliver(self, event: Event) -> None:
        for hearer in self.hearers:
            hearer(event)
        for listener in self._listeners.get(event.table, ()):
            listener.put(event)

    def _hear(self) -> None:
        """Listen to PostgreSQL until the server stops; a lost connection is made again."""
        url = make_url(self._url).set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        while not self._stop.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._look_again()
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            table, kind, revision = notice.payload.split()
                            self._pass_on(Event(table, kind, int(revision)))
            except psycopg.OperationalError:
                self._stop.wait(RETRY_AFTER)

    def _look_again(self) -> None:
        """After a lost connection anything may have happened."""
        for table in list(self._listeners):
            self._pass_on(Event(table, "table", 0))
