"""The door to the database: reads side by side, writes that are on disk when they return.

SQLite has one writer, so its writes go through one thread that takes whatever is waiting into one
transaction: many tables share the cost of reaching the disk. PostgreSQL takes them as they come.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Engine, Select, create_engine, event, select
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session
from sqlalchemy.pool import QueuePool

from palio.core.errors import PalioError
from palio.server.settings import Settings
from palio.server.store.schema import VERSION, About, Base

T = TypeVar("T")
Work = Callable[[Session], T]
TOGETHER: Final = 64
"""How many writes share a transaction at most."""
READERS: Final = 40


class Database:
    """An open database. ``write`` returns after what was written is durable."""

    def __init__(self, settings: Settings) -> None:
        self.is_sqlite = settings.is_sqlite
        self.engine = engine_of(settings)
        self._prepare()
        self._queue: queue.SimpleQueue[tuple[Work[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        if self.is_sqlite:
            self._thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
            self._thread.start()

    def read(self, work: Work[T]) -> T:
        """What ``work`` finds; it may not change anything."""
        with Session(self.engine) as session:
            return work(session)

    def scalar(self, query: Select[Any], **values: Any) -> Any:
        """One number, fast: without a session."""
        with self.engine.connect() as connection:
            return connection.scalar(query, values)

    def write(self, work: Work[T]) -> T:
        """Do ``work`` in a transaction, and come back when it is on disk. It may be tried again."""
        if self._thread is not None:
            future: Future[T] = Future()
            self._queue.put((work, future))
            return future.result()
        with Session(self.engine, expire_on_commit=False) as session, session.begin():
            return work(session)

    def close(self) -> None:
        """Finish what is waiting, and let go."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
        self.engine.dispose()

    # Inside.

    def _prepare(self) -> None:
        """Make the tables, or refuse a database that another version of palio has made."""
        try:
            Base.metadata.create_all(self.engine)
            with Session(self.engine) as session, session.begin():
                found = session.scalar(select(About.version))
                if found is None:
                    session.add(About(id=1, version=VERSION))
        except OperationalError as error:
            reason = str(error.orig).strip().splitlines()[0]
            raise PalioError(f"the database cannot be used: {reason}") from None
        if found not in (None, VERSION):
            raise PalioError(
                f"the database has the form of another palio (version {found}, not {VERSION}):"
                " start that palio, or point PALIO_DATABASE_URL to a new database"
            )

    def _write_on(self) -> None:
        """The life of the one writer of SQLite."""
        while (first := self._queue.get()) is not None:
            batch = [first]
            while len(batch) < TOGETHER:
                try:
                    item = self._queue.get_nowait()
                except queue.Empty:
                    break
                if item is None:
                    self._queue.put(None)
                    break
                batch.append(item)
            self._write_together(batch)

    def _write_together(self, batch: list[tuple[Work[Any], Future[Any]]]) -> None:
        """One transaction; a job that fails takes back its own part and nobody else's."""
        done: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            with Session(self.engine, expire_on_commit=False) as session, session.begin():
                for work, future in batch:
                    try:
                        with session.begin_nested():
                            done.append((future, work(session), None))
                    except Exception as error:  # noqa: BLE001  handed to whoever asked
                        done.append((future, None, error))
        except Exception as error:  # noqa: BLE001  the disk said no: nothing was written for anybody
            done = [(future, None, error) for _, future in batch]
        for future, result, failure in done:
            if failure is None:
                future.set_result(result)
            else:
                future.set_exception(failure)


def engine_of(settings: Settings) -> Engine:
    """The engine, with what each database needs to keep a promise."""
    if not settings.is_sqlite:
        return create_engine(settings.database_url, pool_size=20, max_overflow=20)
    engine = create_engine(
        settings.database_url,
        poolclass=QueuePool,
        pool_size=READERS,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": 30},
    )
    if engine.url.database:
        Path(engine.url.database).parent.mkdir(parents=True, exist_ok=True)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # SQLAlchemy begins transactions, not the driver
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
