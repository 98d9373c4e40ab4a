"""Guests, names and tokens over the API."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from palio.server.store.schema import TokenRow
from palio.server.tokens import MOST_TOKENS

if TYPE_CHECKING:
    from tests.server.conftest import Server


def test_a_guest_gets_a_player_and_a_token_that_works(server: Server) -> None:
    made = server.call().post("/guests", {"name": " Anna  Bella "})
    assert made.status_code == 201
    assert made.json()["player"]["name"] == "Anna Bella"
    headers = {"Authorization": f"bearer {made.json()['token']}"}
    me = server.call().get("/me", headers=headers)
    assert me.json() == {"player": made.json()["player"], "csrf": ""}


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a,b", "a\x00b", "a\u202eb", "\u3164", "\u0301", "ﷺﷺﷺ"]
)
def test_a_name_that_nobody_could_have_is_refused_in_one_line(server: Server, name: str) -> None:
    refused = server.call().post("/guests", {"name": name})
    assert refused.status_code == 422
    error = refused.json()["error"]
    assert error["code"] == "bad_request"
    assert "\n" not in error["message"]


def test_a_guest_may_not_take_the_name_of_an_account(server: Server) -> None:
    server.people.accounts.register(None, "Lorenzo", "magnifico 1449")
    for name in ("Lorenzo", "LORENZO", "ｌｏｒｅｎｚｏ"):
        refused = server.call().post("/guests", {"name": name})
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "name_taken")
    renamed = server.call("Anna").patch("/me", {"name": "lorenzo"})
    assert renamed.json()["error"]["code"] == "name_taken"


def test_a_player_can_be_called_something_else(server: Server) -> None:
    anna = server.call("Anna")
    table = anna.open()
    assert anna.patch("/me", {"name": "Bianca"}).json()["name"] == "Bianca"
    assert anna.get("/me").json()["player"]["name"] == "Bianca"
    assert anna.get(f"/tables/{table}").json()["host"] == anna.player.id


def test_a_new_name_is_shown_where_the_player_sits(server: Server) -> None:
    anna = server.call("Anna")
    table = anna.open()

    def shown() -> dict[str, object]:
        seat: dict[str, object] = anna.get(f"/tables/{table}").json()["seats"][0]["player"]
        return seat

    assert shown()["name"] == "Anna"
    anna.patch("/me", {"name": "Bianca"})
    assert shown()["name"] == "Bianca"
    server.people.accounts.register(anna.player, "Bianca Cappello", "venezia 1548")
    assert server.tables.info(table).seats[0].player == replace(
        anna.player, name="Bianca Cappello", has_account=True
    )


def test_tokens_are_listed_without_their_texts_and_can_be_revoked(server: Server) -> None:
    anna = server.call("Anna")
    made = anna.post("/tokens", {"label": "second"})
    assert made.status_code == 201
    text = made.json()["token"]
    listed = anna.get("/tokens")
    assert [token["label"] for token in listed.json()] == ["for a test", "second"]
    assert text not in listed.text
    second = {"Authorization": f"Bearer {text}"}
    assert server.call().get("/me", headers=second).status_code == 200
    assert anna.delete(f"/tokens/{made.json()['id']}").status_code == 204
    refused = server.call().get("/me", headers=second)
    assert (refused.status_code, refused.json()["error"]["code"]) == (401, "not_signed_in")
    assert refused.headers["www-authenticate"] == "Bearer"


def test_only_the_hash_of_a_token_is_stored(server: Server) -> None:
    text = server.call("Anna").post("/tokens", {"label": "x"}).json()["token"]
    rows = server.people.database.read(
        lambda session: [row.__dict__.copy() for row in session.query(TokenRow)]
    )
    assert len(rows) == 2
    assert text not in repr(rows)
    assert text.removeprefix("palio_") not in repr(rows)


def test_nobody_revokes_the_tokens_of_somebody_else(server: Server) -> None:
    anna, bruno = server.call("Anna"), server.call("Bruno")
    (token,) = anna.get("/tokens").json()
    for wrong in (token["id"], "nonsense", "x" * 100):
        refused = bruno.delete(f"/tokens/{wrong}")
        assert (refused.status_code, refused.json()["error"]["code"]) == (404, "no_such_token")
    assert anna.get("/me").status_code == 200


def test_there_is_an_end_to_tokens(server: Server) -> None:
    anna = server.call("Anna")
    made = [anna.post("/tokens", {"label": "x"}).status_code for _ in range(MOST_TOKENS)]
    assert made == [201] * (MOST_TOKENS - 1) + [422]


@pytest.mark.parametrize(
    "header", ["Bearer", "Bearer nonsense", "Bearer palio_", "bearer \xff", "Bearer a b"]
)
def test_a_wrong_token_is_never_overlooked_for_a_right_cookie(server: Server, header: str) -> None:
    anna = server.browse(server.people.welcome("Anna"))
    assert anna.get("/me").status_code == 200
    refused = anna.get("/me", headers={"Authorization": header.encode("latin-1")})
    assert refused.status_code == 401
