"""A server's parts for the tests: on SQLite in a folder of its own, and on a real PostgreSQL."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from kit import postgres
from palio.server.hub import Hub
from palio.server.identity import People
from palio.server.settings import Settings
from palio.server.store.database import Database
from palio.server.tables import Tables

NAMES = count()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres.cluster() as address:
        yield address


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """An empty database on a real PostgreSQL."""
    with postgres.fresh_database(postgres_server, f"palio{next(NAMES)}") as address:
        yield address


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    """SQLite, unless a test says otherwise."""
    return f"sqlite:///{tmp_path}/palio.db"


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(
        database_url=database_url,
        secret="kept for the tests",  # noqa: S106  signs nothing but cookies of tests
        bot_pause=0.0,
        limits=False,
    )


@pytest.fixture
def database(settings: Settings) -> Iterator[Database]:
    database = Database(settings)
    yield database
    database.close()


@pytest.fixture
def tables(database: Database, settings: Settings) -> Tables:
    return Tables(database, settings, Hub(settings))


@pytest.fixture
def people(database: Database, settings: Settings) -> People:
    return People(database, settings)
