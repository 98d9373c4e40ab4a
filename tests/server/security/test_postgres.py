"""PostgreSQL is stricter than SQLite; nobody notices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from fastapi.routing import iter_route_contexts

from palio.server.app import create_app
from palio.server.settings import Settings
from palio.server.shapes import NewTable

if TYPE_CHECKING:
    from tests.server.conftest import Server

NASTY = ("a\0b", "\0", "\N{PILE OF POO}" * 24, "ﬃ" * 24, "x" * 5000, "-1", "99999999999999999999")
FIELDS = ("text", "name", "label", "login", "password", "old", "new", "key", "game", "level")


@pytest.fixture
def strict(server: Server, settings: Settings, postgres_url: str) -> Iterator[Server]:
    """The application on PostgreSQL."""
    app = create_app(replace(settings, database_url=postgres_url))
    yield type(server)(app)
    app.state.database.close()


@pytest.mark.parametrize("nasty", NASTY)
def test_nothing_that_is_sent_is_too_much_for_the_database(strict: Server, nasty: str) -> None:
    anna, bruno = strict.people.welcome("Anna"), strict.people.welcome("Bruno")
    table = strict.tables.create(anna, NewTable("patrizier", 2)).id
    strict.tables.join(table, bruno)
    browser = strict.browse(anna)
    form = dict.fromkeys(FIELDS, nasty) | {"seats": "2", "seat": nasty, "revision": nasty}
    for route in iter_route_contexts(strict.app.routes):
        path = str(route.path)
        if path.endswith("/events"):
            continue
        for method in sorted(route.methods or ()):
            more: dict[str, Any] = {"follow_redirects": False}
            if method == "GET":
                more["params"] = form
            elif path.startswith("/api/") and method != "DELETE":
                more["json"] = {"text": nasty, "key": nasty, "name": nasty, "label": nasty}
            elif method != "DELETE":
                more["data"] = form
            for name in (table, nasty):
                address = path.replace("{table_id}", name).replace("{at:int}", "1")
                for part in ("{token_id}", "{game}", "{mark}", "{name}"):
                    address = address.replace(part, nasty)
                answer = browser.client.request(method, address.replace("\0", "%00"), **more)
                assert answer.status_code < 500, f"{method} {address[:80]}: {answer.text[:200]}"
    assert browser.client.get("/healthz").status_code == 200


def test_accounts_and_tokens_work_there_too(strict: Server) -> None:
    guest = strict.people.welcome("Anna")
    table = strict.tables.create(guest, NewTable("patrizier", 2)).id
    strict.tables.say(table, guest, "hello")
    account = strict.people.accounts.register(None, "Lorenzo", "magnifico 1449")
    assert strict.people.accounts.sign_in("lorenzo", "magnifico 1449", guest) == account
    assert strict.tables.info(table).host == account.id
    assert strict.people.find(guest.id) is None
    info, text = strict.people.tokens.create(account, "bot")
    assert strict.people.by_token(text) == account
    strict.people.tokens.revoke(account, info.id)
    with pytest.raises(Exception, match="token"):
        strict.people.by_token(text)
