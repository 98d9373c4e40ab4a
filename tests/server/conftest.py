"""A server's parts for the tests: on SQLite in a folder of its own, and on a real PostgreSQL."""

import asyncio
import random
from collections.abc import Callable, Iterator, MutableMapping
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx2 import Response
from kit import postgres
from kit.loop import run
from starlette.responses import Response as PlainResponse

from palio.server import identity
from palio.server import tables as tables_module
from palio.server.app import create_app
from palio.server.hub import Hub
from palio.server.identity import People
from palio.server.settings import Settings
from palio.server.shapes import Player
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


class Caller:
    """Somebody who calls the server: a browser or a program of their own."""

    def __init__(self, app: FastAPI, player: Player | None, headers: dict[str, str]) -> None:
        self.app = app
        self.who = player
        self.client = TestClient(app, headers=headers)

    @property
    def player(self) -> Player:
        """Who it is."""
        assert self.who is not None
        return self.who

    def get(self, path: str, **more: Any) -> Response:
        """Look at something of the API."""
        return self.client.get("/api/v1" + path, **more)

    def post(self, path: str, body: object = None, **more: Any) -> Response:
        """Do something by the API."""
        return self.client.post("/api/v1" + path, json={} if body is None else body, **more)

    def patch(self, path: str, body: object) -> Response:
        """Change something by the API."""
        return self.client.patch("/api/v1" + path, json=body)

    def delete(self, path: str) -> Response:
        """Take something away by the API."""
        return self.client.delete("/api/v1" + path)

    def open(self, game: str = "patrizier", seats: int = 2, **wish: object) -> str:
        """Open a table; its id."""
        opened = self.post("/tables", {"game": game, "seats": seats, **wish})
        assert opened.status_code == 201, opened.text
        return str(opened.json()["id"])

    def sight(self, table: str) -> dict[str, Any]:
        """What they see of a game."""
        seen = self.get(f"/tables/{table}/sight")
        assert seen.status_code == 200, seen.text
        found: dict[str, Any] = seen.json()
        return found


class Server:
    """An application and everybody who calls it."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.people: People = app.state.people
        self.tables: Tables = app.state.tables

    def call(self, name: str = "") -> Caller:
        """A guest of that name, with a token; without a name a stranger."""
        if not name:
            return Caller(self.app, None, {})
        player = self.people.welcome(name)
        _, token = self.people.tokens.create(player, "for a test")
        return Caller(self.app, player, {"Authorization": f"Bearer {token}"})

    def browse(self, player: Player | None = None, *, forged: bool = False) -> Caller:
        """A browser with the cookies of that player; ``forged``: without what guards forms."""
        nonce = "n" * 32
        guard = {} if forged else {"X-CSRF-Token": self.people.csrf_token(nonce)}
        caller = Caller(self.app, player, guard)
        caller.client.cookies.set("palio_csrf", nonce)
        if player is not None:
            answer = PlainResponse()
            self.people.remember(answer, player)
            caller.client.cookies.set(
                "palio", answer.headers["set-cookie"].split("=")[1].split(";")[0]
            )
        return caller

    def overhear(
        self, path: str, headers: dict[str, str], *happenings: Callable[[], object], first: int = 2
    ) -> list[str]:
        """The parts of an event stream: the ``first`` ones, and one after each happening."""
        return run(self._overhear(path, headers, happenings, first))

    async def _overhear(
        self,
        path: str,
        headers: dict[str, str],
        happenings: tuple[Callable[[], object], ...],
        first: int,
    ) -> list[str]:
        self.app.state.hub.open(asyncio.get_running_loop())
        heard: asyncio.Queue[str] = asyncio.Queue()
        ends = asyncio.Event()

        async def receive() -> dict[str, object]:
            await ends.wait()
            return {"type": "http.disconnect"}

        async def send(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.body" and message.get("body"):
                heard.put_nowait(message["body"].decode())

        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("testserver", 80),
        }
        stream = asyncio.create_task(self.app(scope, receive, send))
        parts = [await asyncio.wait_for(heard.get(), 20) for _ in range(first)]
        for happening in happenings:
            await asyncio.to_thread(happening)
            parts.append(await asyncio.wait_for(heard.get(), 20))
        ends.set()
        await asyncio.wait_for(stream, 20)
        return parts


class SameSecrets:
    """The same "secrets" in every run: a game that fails a test can be played again."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def token_hex(self, size: int) -> str:
        """As in ``secrets``."""
        return self.rng.randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        """As in ``secrets``."""
        return self.token_hex(size)


@pytest.fixture
def server(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """The whole application, without the bots: nothing moves by itself."""
    for module in (identity, tables_module):
        monkeypatch.setattr(module, "secrets", SameSecrets(8))
    app = create_app(settings)
    yield Server(app)
    app.state.database.close()
