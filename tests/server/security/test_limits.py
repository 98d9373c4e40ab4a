"""Too much at once is refused, with how long to wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from starlette.requests import HTTPConnection

from palio.server.app import create_app
from palio.server.limiter import ALLOWANCES, Limiter, SlowDown
from palio.server.security.throttle import KINDS, address_of, kinds_of
from palio.server.settings import Settings

if TYPE_CHECKING:
    from tests.server.conftest import Server


@pytest.fixture
def strict(settings: Settings, server: Server) -> Iterator[Server]:
    """A server that allows two of a kind in an hour."""
    app = create_app(replace(settings, limits=True))
    few = dict.fromkeys(ALLOWANCES, "2/hour") | {"anything": "99/hour", "changes": "99/hour"}
    app.state.limiter = Limiter(allowances=few)
    yield type(server)(app)
    app.state.database.close()


def test_guests_tables_moves_and_chat_are_counted(strict: Server) -> None:
    anna, bruno = strict.call("Anna"), strict.call("Bruno")
    tables = [anna.post("/tables", {"game": "patrizier", "seats": 2}) for _ in range(3)]
    assert [answer.status_code for answer in tables] == [201, 201, 429]
    refused = tables[2]
    assert refused.json()["error"]["code"] == "too_many"
    assert 3500 < int(refused.headers["retry-after"]) <= 3601
    assert "60 minutes" in refused.json()["error"]["message"]
    assert "content-security-policy" in refused.headers
    table = tables[0].json()["id"]
    said = [anna.post(f"/tables/{table}/chat", {"text": "hi"}).status_code for _ in range(3)]
    assert said == [201, 201, 429]
    played = [anna.post(f"/tables/{table}/moves", {"text": "pass"}) for _ in range(3)]
    assert [answer.status_code for answer in played] == [409, 409, 429]
    # Somebody else has not said anything yet.
    assert bruno.post(f"/tables/{table}/chat", {"text": "hi"}).status_code == 201
    guests = [strict.call().post("/guests", {"name": f"G{n}"}).status_code for n in range(3)]
    assert guests == [201, 201, 429]
    tokens = [anna.post("/tokens", {"label": "x"}).status_code for _ in range(3)]
    assert tokens == [201, 201, 429]


def test_passwords_are_counted_by_address_whoever_asks(strict: Server) -> None:
    answers = [
        strict.browse(strict.people.welcome(f"G{n}")).client.post("/account/sign-in")
        for n in range(3)
    ]
    assert [answer.status_code == 429 for answer in answers] == [False, False, True]


def test_the_passwords_of_one_account_are_counted_wherever_they_come_from(strict: Server) -> None:
    accounts = strict.people.accounts
    accounts.limiter = Limiter(allowances={"passwords of one": "2/hour"})
    accounts.register(None, "Lorenzo", "magnifico 1449")
    for _ in range(2):
        with pytest.raises(Exception, match="do not go together"):
            accounts.sign_in("LORENZO", "wrong")
    with pytest.raises(SlowDown):
        accounts.sign_in("lorenzo", "magnifico 1449")


def test_limits_can_be_turned_off(server: Server) -> None:
    anna = server.call("Anna")
    table = anna.open()
    said = {anna.post(f"/tables/{table}/chat", {"text": "hi"}).status_code for _ in range(40)}
    assert said == {201}


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/t/1a/play", "moves"),
        ("/t/1a/chat", "chat"),
        ("/t/1a/rematch", "tables"),
        ("/tables", "tables"),
        ("/quick", "guests"),
        ("/name", "guests"),
        ("/account", "passwords"),
        ("/account/password", "passwords"),
    ],
)
def test_the_pages_are_counted_too(path: str, kind: str) -> None:
    assert kind in kinds_of("POST", path)
    assert kinds_of("GET", path) == ["anything"]


def test_every_kind_has_an_allowance() -> None:
    assert {kind for kind, _ in KINDS} <= set(ALLOWANCES)


@pytest.fixture
def asked_from() -> Callable[..., str]:
    """The address that a request counts for."""

    def find(host: str, *, proxies: int = 0, forwarded: str = "") -> str:
        headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
        scope = {"type": "http", "client": (host, 1), "headers": headers}
        return address_of(HTTPConnection(scope), proxies)

    return find


def test_what_a_client_says_of_its_address_is_not_believed(asked_from: Callable[..., str]) -> None:
    assert asked_from("10.0.0.1", forwarded="1.2.3.4") == "address:10.0.0.1"
    assert asked_from("10.0.0.1", forwarded="1.2.3.4, 5.6.7.8", proxies=1) == "address:5.6.7.8"
    assert asked_from("10.0.0.1", forwarded="1.2.3.4", proxies=2) == "address:1.2.3.4"
    assert asked_from("2001:db8::1") == asked_from("2001:db8::2") == "address:2001:db8::/64"
