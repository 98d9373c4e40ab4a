"""Opening tables, sitting down and getting up over the API."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import palio
from palio.server.tables import BOTS

if TYPE_CHECKING:
    from tests.server.conftest import Server


def test_the_games_are_listed_with_their_options_and_bots(server: Server) -> None:
    games = server.call().get("/games").json()
    assert [game["slug"] for game in games] == palio.slugs()
    for game in games:
        known = palio.find(game["slug"])
        assert game["seats"] == list(known.seats)
        assert [option["name"] for option in game["options"]] == [o.name for o in known.options]
        assert game["bots"] == list(BOTS)


def test_a_table_is_opened_joined_and_played(server: Server) -> None:
    anna, bruno = server.call("Anna"), server.call("Bruno")
    opened = anna.post("/tables", {"game": "tuscany", "seats": 2, "public": False})
    assert opened.status_code == 201
    table = opened.json()
    assert table["status"] == "open"
    assert [seat["player"] and seat["player"]["name"] for seat in table["seats"]] == ["Anna", None]
    joined = bruno.post(f"/tables/{table['id']}/seats", {"seat": 1})
    assert joined.json()["status"] == "playing"
    assert joined.json()["seats"][1]["player"]["name"] == "Bruno"
    assert server.call().get(f"/tables/{table['id']}").json() == joined.json()


def test_the_lobby_shows_public_tables_and_mine(server: Server) -> None:
    anna, bruno = server.call("Anna"), server.call("Bruno")
    shown, hidden = anna.open(), anna.open(public=False)
    for lobby, mine in (
        (anna.get("/tables").json(), {shown, hidden}),
        (bruno.get("/tables").json(), set()),
    ):
        assert {table["id"] for table in lobby["mine"]} == mine
    strangers = server.call().get("/tables?game=patrizier").json()
    assert [table["id"] for table in strangers["open"]] == [shown]
    assert server.call().get("/tables?game=tuscany").json()["open"] == []
    unknown = server.call().get("/tables?game=monopoly")
    assert (unknown.status_code, unknown.json()["error"]["code"]) == (404, "unknown_game")


def test_the_host_asks_bots_to_the_table_and_sends_them_away(server: Server) -> None:
    anna, bruno = server.call("Anna"), server.call("Bruno")
    table = anna.open(seats=3)
    asked = anna.post(f"/tables/{table}/seats", {"seat": 2, "bot": "greedy"})
    assert asked.json()["seats"][2]["bot"] == "greedy"
    for refused in (
        bruno.post(f"/tables/{table}/seats", {"seat": 1, "bot": "greedy"}),
        bruno.delete(f"/tables/{table}/seats?seat=2"),
    ):
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "forbidden")
    assert anna.delete(f"/tables/{table}/seats?seat=2").json()["seats"][2]["bot"] == ""
    nowhere = anna.post(f"/tables/{table}/seats", {"bot": "greedy"})
    assert (nowhere.status_code, nowhere.json()["error"]["code"]) == (422, "bad_request")


def test_a_seat_is_given_up_and_taken_back(server: Server) -> None:
    anna, bruno = server.call("Anna"), server.call("Bruno")
    table = anna.open()
    bruno.post(f"/tables/{table}/seats")
    left = bruno.delete(f"/tables/{table}/seats").json()
    assert left["seats"][1]["stand_in"]
    back = bruno.post(f"/tables/{table}/seats").json()
    assert not back["seats"][1]["stand_in"]
    third = server.call("Carla").post(f"/tables/{table}/seats")
    assert (third.status_code, third.json()["error"]["code"]) == (409, "not_open")


def test_a_taken_seat_is_refused(server: Server) -> None:
    table = server.call("Anna").open(seats=3)
    refused = server.call("Bruno").post(f"/tables/{table}/seats", {"seat": 0})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "seat_taken")


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "monopoly", "seats": 2}, 404, "unknown_game"),
        ({"game": "patrizier", "seats": 9}, 422, "bad_setup"),
        ({"game": "patrizier", "seats": 2, "options": {"no": "such"}}, 422, "bad_setup"),
        ({"game": "patrizier", "seats": 2, "bots": {"1": "cheater:100"}}, 422, "bad_setup"),
        ({"game": "patrizier", "seats": 2, "bots": {"7": "greedy"}}, 422, "bad_setup"),
        ({"game": "patrizier", "seats": 2, "components": "nonsense ="}, 422, "bad_components"),
        ({"game": "patrizier", "seats": 2, "days": 300}, 422, "bad_setup"),
        ({"game": "patrizier", "seats": 2**70}, 422, "bad_request"),
        ({"game": "patrizier", "seats": 2, "sets": 3}, 422, "bad_request"),
        ({"game": "patrizier"}, 422, "bad_request"),
        ({}, 422, "bad_request"),
        ([], 422, "bad_request"),
        (None, 422, "bad_request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    server: Server, wish: dict[str, Any] | list[object] | None, status: int, code: str
) -> None:
    anna = server.call("Anna")
    refused = anna.client.post("/api/v1/tables", json=wish)
    assert (refused.status_code, refused.json()["error"]["code"]) == (status, code)
    assert "\n" not in refused.json()["error"]["message"]
    assert anna.get("/tables").json()["mine"] == []


@pytest.mark.parametrize("table", ["nonsense", "0" * 16, "x" * 500, "%00", "..%2f", "ä"])
def test_an_unknown_table_is_not_found(server: Server, table: str) -> None:
    anna = server.call("Anna")
    for answer in (
        anna.get(f"/tables/{table}"),
        anna.get(f"/tables/{table}/sight"),
        anna.get(f"/tables/{table}/chat"),
        anna.get(f"/tables/{table}/record"),
        anna.get(f"/tables/{table}/events"),
        anna.post(f"/tables/{table}/moves", {"text": "pass"}),
        anna.post(f"/tables/{table}/undo"),
        anna.post(f"/tables/{table}/reset"),
        anna.post(f"/tables/{table}/seats"),
        anna.delete(f"/tables/{table}/seats"),
        anna.post(f"/tables/{table}/chat", {"text": "hello"}),
        anna.post(f"/tables/{table}/rematch"),
    ):
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] in ("no_such_table", "not_found")
