"""Chat and the event stream."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from palio.server.api import talk
from palio.server.shapes import Event, SeatInfo

if TYPE_CHECKING:
    from tests.server.conftest import Server


def told(part: str) -> tuple[str, dict[str, object]]:
    """The id and the data of an event."""
    lines = dict(line.split(": ", 1) for line in part.strip().splitlines())
    data = json.loads(lines["data"])
    assert lines["event"] == data["kind"]
    return lines["id"], data


def test_what_is_said_is_heard_by_everybody(server: Server) -> None:
    anna, bruno = server.call("Anna"), server.call("Bruno")
    table = anna.open()
    said = anna.post(f"/tables/{table}/chat", {"text": "good  luck"})
    assert said.status_code == 201
    bruno.post(f"/tables/{table}/chat", {"text": "<b>you too</b>"})
    lines = server.call().get(f"/tables/{table}/chat").json()
    assert [(line["name"], line["seat"], line["text"]) for line in lines] == [
        ("Anna", 0, "good luck"),
        ("Bruno", None, "<b>you too</b>"),
    ]
    later = server.call().get(f"/tables/{table}/chat?since={lines[0]['number']}").json()
    assert later == lines[1:]


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, None, 3])
def test_nothing_and_too_much_is_not_said(server: Server, text: object) -> None:
    anna = server.call("Anna")
    table = anna.open()
    refused = anna.post(f"/tables/{table}/chat", {"text": text})
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "bad_request")
    assert anna.get(f"/tables/{table}/chat").json() == []


def test_the_stream_tells_when_to_look_again(server: Server) -> None:
    anna, bruno = server.call("Anna"), server.call("Bruno")
    table = anna.open()
    path = f"/api/v1/tables/{table}/events"
    parts = server.overhear(
        path,
        {},
        lambda: bruno.post(f"/tables/{table}/chat", {"text": "hello"}),
        lambda: server.tables.seen(table, bruno.player),
        lambda: bruno.post(f"/tables/{table}/seats"),
    )
    assert parts[0] == "retry: 2000\n\n"
    events = [told(part) for part in parts[1:]]
    before = events[0][1]["revision"]
    assert [data["kind"] for _, data in events] == ["table", "chat", "presence", "table"]
    assert [data["revision"] for _, data in events[:3]] == [before] * 3
    assert events[3][1]["revision"] > before  # type: ignore[operator]
    assert all(set(data) == {"kind", "revision"} for _, data in events), "no content"


def test_old_news_from_another_server_does_not_turn_the_stream_back(server: Server) -> None:
    anna, bruno = server.call("Anna"), server.call("Bruno")
    table = anna.open()
    bruno.post(f"/tables/{table}/seats")
    now = anna.get(f"/tables/{table}").json()["revision"]
    parts = server.overhear(
        f"/api/v1/tables/{table}/events",
        {},
        lambda: server.app.state.hub.publish(Event(table, "table", now - 1)),
    )
    assert [told(part)[1]["revision"] for part in parts[1:]] == [now, now]


def test_who_knows_the_revision_is_not_told_again(server: Server) -> None:
    anna = server.call("Anna")
    table = anna.open()
    revision = anna.get(f"/tables/{table}").json()["revision"]
    parts = server.overhear(
        f"/api/v1/tables/{table}/events",
        {"Last-Event-ID": str(revision)},
        lambda: anna.post(f"/tables/{table}/seats", {"seat": 1, "bot": "greedy"}),
        first=1,
    )
    assert told(parts[1])[1]["revision"] > revision
    missed = server.overhear(f"/api/v1/tables/{table}/events", {"Last-Event-ID": str(revision)})
    assert told(missed[1])[1]["kind"] == "table"


def test_a_silent_stream_shows_that_it_is_alive(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "HEARTBEAT", 0.01)
    table = server.call("Anna").open()
    parts = server.overhear(f"/api/v1/tables/{table}/events", {}, first=4)
    assert parts[2:] == [": still here\n\n"] * 2


def test_who_listens_is_present_and_gets_the_seat_back(server: Server) -> None:
    anna, bruno = server.call("Anna"), server.call("Bruno")
    table = anna.open()
    bruno.post(f"/tables/{table}/seats")
    bruno.delete(f"/tables/{table}/seats")
    seats: list[SeatInfo] = []

    def look() -> None:
        seats.append(server.tables.info(table).seats[1])
        anna.post(f"/tables/{table}/chat", {"text": "there you are"})

    headers = {"Authorization": str(bruno.client.headers["Authorization"])}
    server.overhear(f"/api/v1/tables/{table}/events", headers, look)
    assert seats[0].present
    assert not seats[0].stand_in
    assert not server.tables.info(table).seats[1].present, "who hung up is gone"
