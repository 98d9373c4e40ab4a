"""Every endpoint is tried with every wrong identity: the right status, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from fastapi import FastAPI
from fastapi.routing import iter_route_contexts
from sqlalchemy import select
from starlette.responses import Response as Answer

from palio.server.shapes import NewTable, Player
from palio.server.store.schema import Base

if TYPE_CHECKING:
    from httpx2 import Response
    from tests.server.conftest import Caller, Server

SAFE = {"GET", "HEAD", "OPTIONS"}
FOR_STRANGERS = {
    "/settings",
    "/name",
    "/quick",
    "/tables",
    "/account/register",
    "/account/in",
    "/account/out",
    "/api/v1/guests",
}
"""What somebody without a name may do, from a page of ours or with a program."""
PUBLIC = {"{table_id}", "chat", "record", "record.palio", "fair"}
"""What is the same for everybody, whoever asks."""
MAY = 0
"""Not a wrong identity at all."""
AT_A_GAME = {
    # verb: what a stranger is told who watches, and what the seat that is not asked is told
    "moves": (403, 409),
    "play": (403, 409),
    "undo": (403, 409),
    "reset": (403, 409),
    "rematch": (403, 409),
    "bot": (409, 409),
    "join": (409, MAY),
    "start": (403, MAY),
    "chat": (MAY, MAY),
    "back": (403, MAY),
    "leave": (403, MAY),
    "seats": (409, MAY),
    "seats, DELETE": (403, MAY),
}
AT_AN_OPEN_TABLE = {
    # the same, where the game has not begun and the other seat is not the host's
    "moves": (403, 409),
    "play": (403, 409),
    "undo": (403, 409),
    "reset": (403, 409),
    "rematch": (403, 409),
    "bot": (403, 403),
    "join": (MAY, MAY),
    "start": (403, 403),
    "chat": (MAY, MAY),
    "back": (403, MAY),
    "leave": (403, MAY),
    "seats": (MAY, MAY),
    "seats, DELETE": (403, MAY),
}
FORM = {
    "text": "pass",
    "seat": "2",
    "level": "greedy",
    "game": "patrizier",
    "seats": "2",
    "login": "Somebody",
    "password": "a long password",
    "old": "a long password",
    "new": "another password",
    "language": "de",
}


def body_of(path: str) -> dict[str, Any]:
    """What the API needs to be told there."""
    bodies: dict[str, dict[str, Any]] = {
        "guests": {"name": "Somebody"},
        "me": {"name": "Somebody"},
        "tokens": {"label": "x"},
        "tables": {"game": "patrizier", "seats": 2},
        "moves": {"text": "pass"},
        "chat": {"text": "hello"},
    }
    return bodies.get(path.rsplit("/", 1)[-1], {})


def unsafe(app: FastAPI) -> Iterator[tuple[str, str]]:
    """Every endpoint that may change something."""
    found = 0
    for route in iter_route_contexts(app.routes):
        for method in sorted((route.methods or set()) - SAFE):
            assert route.path is not None
            found += 1
            yield method, route.path
    assert found >= 11


def send(caller: Caller, method: str, path: str, **headers: str) -> Response:
    """The request, with everything in it that it needs but the right identity."""
    more: dict[str, Any] = {"headers": headers, "follow_redirects": False}
    if path.startswith("/api/"):
        if method != "DELETE":
            more["json"] = body_of(path)
    else:
        more["data"] = FORM | ({"name": "Somebody"} if path == "/name" else {})
    return caller.client.request(method, path, **more)


def everything(server: Server) -> dict[str, list[Any]]:
    """All that is stored, but who is looking where."""
    return server.people.database.read(
        lambda session: {
            table.name: sorted(map(repr, session.execute(select(table))))
            for table in Base.metadata.sorted_tables
            if table.name != "presence"
        }
    )


class Scene:
    """A table and who is at it."""

    def __init__(self, server: Server, *, is_open: bool) -> None:
        self.anna, self.bruno, self.carla = (
            server.people.welcome(name) for name in ("Anna", "Bruno", "Carla")
        )
        seats = 3 if is_open else 2
        self.table = server.tables.create(self.anna, NewTable("patrizier", seats)).id
        info = server.tables.join(self.table, self.bruno)
        self.other = self.bruno if info.actor == 0 or is_open else self.anna
        """Sits there, but is not asked, and is not the host of an open table."""

    def path(self, path: str) -> str:
        """The address at this table."""
        return path.replace("{table_id}", self.table).replace("{token_id}", "0" * 16)


@pytest.fixture
def scene(server: Server) -> Scene:
    return Scene(server, is_open=False)


def test_a_forged_request_changes_nothing(server: Server, scene: Scene) -> None:
    before = everything(server)
    forged = server.browse(scene.anna, forged=True)
    tricked = server.browse(scene.anna)
    for method, path in unsafe(server.app):
        answer = send(forged, method, scene.path(path))
        assert answer.status_code == 403, f"{method} {path}: {answer.text}"
        answer = send(tricked, method, scene.path(path), **{"Sec-Fetch-Site": "cross-site"})
        assert answer.status_code == 403, f"{method} {path}: {answer.text}"
        assert everything(server) == before, f"{method} {path}"


def test_nobody_changes_nothing(server: Server, scene: Scene) -> None:
    before = everything(server)
    nobody, visitor = server.call(), server.browse()
    for method, path in unsafe(server.app):
        if path == "/api/v1/guests":
            continue
        answer = send(nobody, method, scene.path(path))
        expected = 401 if path.startswith("/api/") else 403
        assert answer.status_code == expected, f"{method} {path}: {answer.text}"
        if path not in FOR_STRANGERS:
            answer = send(visitor, method, scene.path(path))
            assert answer.status_code == 401, f"{method} {path}: {answer.text}"
        assert everything(server) == before, f"{method} {path}"


def garbled(server: Server, player: Player) -> list[str]:
    """Cookies that are almost right."""
    answer = Answer()
    server.people.remember(answer, player)
    good = answer.headers["set-cookie"].split("=")[1].split(";")[0]
    body, signature = good.rsplit(".", 1)
    other = Answer()
    server.people.remember(other, server.people.welcome("Mallory"))
    theirs = other.headers["set-cookie"].split("=")[1].split(";")[0]
    return [
        "garbage",
        player.id,
        body,
        body + ".",
        f"{body}.{signature[:-2]}",
        f"{body}.{theirs.rsplit('.', 1)[1]}",
        f"{theirs.rsplit('.', 1)[0]}.{signature}",
        "x" * 3000,
    ]


def test_a_cookie_that_we_have_not_signed_is_nobodys(server: Server, scene: Scene) -> None:
    cookies = garbled(server, scene.anna)
    before = everything(server)
    for cookie in cookies:
        caller = server.browse()
        caller.client.cookies.set("palio", cookie)
        assert caller.get("/me").status_code == 401
        assert caller.sight(scene.table)["seat"] is None
        for method, path in unsafe(server.app):
            if path not in FOR_STRANGERS:
                answer = send(caller, method, scene.path(path))
                assert answer.status_code == 401, f"{method} {path}: {answer.text}"
        assert everything(server) == before


def test_a_revoked_token_opens_nothing(server: Server, scene: Scene) -> None:
    info, token = server.people.tokens.create(scene.anna, "lost")
    server.people.tokens.revoke(scene.anna, info.id)
    before = everything(server)
    # Not even beside a good cookie.
    caller = server.browse(scene.anna)
    caller.client.headers["Authorization"] = f"Bearer {token}"
    for route in iter_route_contexts(server.app.routes):
        path = str(route.path)
        if "{table_id}" in path and "{at" not in path and "events" not in path:
            for method in sorted(route.methods or ()):
                answer = send(caller, method, scene.path(path))
                public = method == "GET" and path.rsplit("/", maxsplit=1)[-1] in PUBLIC
                assert answer.status_code == 401 or public, f"{method} {path}: {answer.text}"
    assert everything(server) == before


@pytest.mark.parametrize("is_open", [False, True])
def test_who_watches_or_is_not_asked_changes_nothing(server: Server, *, is_open: bool) -> None:
    scene = Scene(server, is_open=is_open)
    told = AT_AN_OPEN_TABLE if is_open else AT_A_GAME
    callers = (server.browse(scene.carla), server.browse(scene.other))
    before = everything(server)
    tried = set()
    for method, path in unsafe(server.app):
        if "{table_id}" not in path:
            continue
        verb = path.rsplit("/", 1)[-1] + (", DELETE" if method == "DELETE" else "")
        assert verb in told, f"{method} {path}: say here who may do that"
        for caller, expected in zip(callers, told[verb], strict=True):
            if expected != MAY:
                answer = send(caller, method, scene.path(path))
                assert answer.status_code == expected, f"{method} {path}: {answer.text}"
                assert everything(server) == before, f"{method} {path}"
                tried.add(verb)
    assert len(tried) >= 6


@pytest.mark.parametrize("table", ["0" * 16, "nonsense", "x" * 300, "%00", "%C3%A4", "%2e%2e"])
def test_no_address_of_a_table_that_is_not_there_does_anything(server: Server, table: str) -> None:
    caller = server.browse(server.people.welcome("Anna"))
    before = everything(server)
    for route in iter_route_contexts(server.app.routes):
        path = str(route.path)
        if "{table_id}" in path:
            address = path.replace("{table_id}", table).replace("{at:int}", "3")
            for method in sorted(route.methods or ()):
                answer = send(caller, method, address)
                assert answer.status_code == 404, f"{method} {address}: {answer.text}"
    assert everything(server) == before
