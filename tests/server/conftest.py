"""A server's parts for the tests: on SQLite in a folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from palio.server.hub import Hub
from palio.server.identity import People
from palio.server.settings import Settings
from palio.server.store.database import Database
from palio.server.tables import Tables


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        database_url=f"sqlite:///{tmp_path}/palio.db",
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
