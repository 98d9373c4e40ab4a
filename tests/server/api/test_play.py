"""Looking and playing over the API."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from palio.core.fairness import verify
from palio.core.record import Record

if TYPE_CHECKING:
    from tests.server.conftest import Caller, Server


@pytest.fixture
def anna(server: Server) -> Caller:
    return server.call("Anna")


@pytest.fixture
def bruno(server: Server) -> Caller:
    return server.call("Bruno")


@pytest.fixture
def table(anna: Caller, bruno: Caller) -> str:
    """Anna and Bruno at Patrizier; Anna is asked."""
    opened = anna.open()
    assert bruno.post(f"/tables/{opened}/seats").status_code == 200
    return opened


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_sight_is_what_the_seat_may_know(
    server: Server, anna: Caller, bruno: Caller, table: str
) -> None:
    hers, his, watched = anna.sight(table), bruno.sight(table), server.call().sight(table)
    assert (hers["seat"], his["seat"], watched["seat"]) == (0, 1, None)
    assert hers["choices"]
    assert not his["choices"]
    assert not watched["choices"]
    assert len(hers["view"]["players"][0]["hand"]) == 3
    assert his["view"]["players"][0]["hand"] == watched["view"]["players"][0]["hand"] == []
    assert hers["question"]["text"] == "Anna: play a card."
    assert hers["revision"] == hers["table"]["revision"]
    assert not hers["proof"]


def test_texts_come_in_the_language_that_is_asked_for(anna: Caller, table: str) -> None:
    path = f"/tables/{table}/sight"
    spoken = {
        language: anna.get(path, headers={"Accept-Language": language}).json()
        for language in ("en", "de-AT, en;q=0.5", "nl", "fr", "q=;;,")
    }
    questions = [sight["question"]["text"] for sight in spoken.values()]
    assert questions[0] == questions[3] == questions[4]
    assert len(set(questions[:3])) == 3
    keys = {sight["question"]["key"] for sight in spoken.values()}
    assert len(keys) == 1


def test_the_log_can_be_read_from_where_one_was(anna: Caller, table: str) -> None:
    whole = anna.sight(table)
    assert whole["log"]
    later = anna.get(f"/tables/{table}/sight?since={whole['version']}").json()
    assert later["log"] == []


def test_an_answer_is_played_and_taken_back(anna: Caller, table: str) -> None:
    before = anna.sight(table)
    first = before["choices"][0]["text"]
    played = anna.post(f"/tables/{table}/moves", {"text": first, "revision": before["revision"]})
    assert played.status_code == 200
    after = anna.sight(table)
    assert played.json()["revision"] == after["revision"] > before["revision"]
    assert after["can_undo"]
    undone = anna.post(f"/tables/{table}/undo", {"revision": after["revision"]})
    assert undone.status_code == 200
    again = anna.sight(table)
    assert again["choices"] == before["choices"]
    assert again["revision"] == undone.json()["revision"] > after["revision"]
    assert code(anna.post(f"/tables/{table}/undo")) == (409, "no_undo")
    assert code(anna.post(f"/tables/{table}/reset")) == (409, "no_undo")
    assert anna.post(f"/tables/{table}/moves", {"text": first}).status_code == 200
    assert anna.post(f"/tables/{table}/reset").status_code == 200
    assert anna.sight(table)["choices"] == before["choices"]


def test_the_same_key_does_nothing_twice(anna: Caller, table: str) -> None:
    choices = anna.sight(table)["choices"]
    answer = {"text": choices[0]["text"], "key": "a-1"}
    first = anna.post(f"/tables/{table}/moves", answer)
    assert first.status_code == 200
    assert anna.post(f"/tables/{table}/moves", answer).json() == first.json()
    assert anna.sight(table)["revision"] == first.json()["revision"]
    other = answer | {"text": choices[1]["text"]}
    assert code(anna.post(f"/tables/{table}/moves", other)) == (422, "bad_request")


def test_what_may_not_be_played_is_refused_and_changes_nothing(
    server: Server, anna: Caller, bruno: Caller, table: str
) -> None:
    before = anna.sight(table)
    legal = before["choices"][0]["text"]
    moves = f"/tables/{table}/moves"
    assert code(anna.post(moves, {"text": "nonsense"})) == (422, "bad_notation")
    assert code(anna.post(moves, {"text": "build roma left"})) == (422, "illegal_move")
    assert code(bruno.post(moves, {"text": legal})) == (409, "not_your_turn")
    assert code(anna.post(moves, {"text": legal, "revision": 0})) == (409, "stale_version")
    assert code(server.call("Carla").post(moves, {"text": legal})) == (403, "not_seated")
    assert code(server.call().post(moves, {"text": legal})) == (401, "not_signed_in")
    for bad in (
        {},
        {"text": ""},
        {"text": 3},
        {"text": legal, "revision": -1},
        {"text": legal, "revision": 2**63},
        {"text": legal, "key": "x" * 65},
        {"text": legal, "key": "a b"},
        {"text": legal, "seat": 1},
        {"text": "x" * 121},
    ):
        assert code(anna.post(moves, bad)) == (422, "bad_request"), bad
    surrogate = anna.client.post(f"/api/v1{moves}", content=b'{"text": "\\ud800"}')
    assert code(surrogate) == (422, "bad_request")
    assert anna.sight(table) == before


def test_nothing_is_seen_of_a_game_that_has_not_begun(anna: Caller) -> None:
    table = anna.open()
    assert code(anna.get(f"/tables/{table}/sight")) == (409, "not_open")
    assert code(anna.post(f"/tables/{table}/moves", {"text": "pass"})) == (409, "not_open")
    assert code(anna.get(f"/tables/{table}/record")) == (409, "not_open")


def test_a_whole_game_ends_with_a_record_that_can_be_verified(
    server: Server, anna: Caller, bruno: Caller, table: str
) -> None:
    rng = random.Random(8)
    assert code(anna.get(f"/tables/{table}/record")) == (409, "not_open")
    assert code(anna.post(f"/tables/{table}/rematch")) == (409, "not_open")
    while not (sight := anna.sight(table))["outcome"]:
        caller = (anna, bruno)[sight["table"]["actor"]]
        move = rng.choice(caller.sight(table)["choices"])
        assert caller.post(f"/tables/{table}/moves", {"text": move["text"]}).status_code == 200
    assert sight["table"]["status"] == "over"
    assert sight["proof"]["seed"]
    answer = server.call().get(f"/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    record = Record.from_text(answer.text)
    assert record.players == ("Anna", "Bruno")
    assert verify(record) > 0
    assert list(record.scores or ()) == sight["outcome"]["scores"]
    again = anna.post(f"/tables/{table}/rematch")
    assert again.json()["id"] == bruno.post(f"/tables/{table}/rematch").json()["id"] != table
    assert code(server.call("Carla").post(f"/tables/{table}/rematch")) == (403, "not_seated")
    assert code(anna.post(f"/tables/{table}/moves", {"text": "pass"})) == (409, "not_open")
