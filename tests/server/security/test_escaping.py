"""What people call themselves and say is shown as it is, and never obeyed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from fastapi.routing import iter_route_contexts

if TYPE_CHECKING:
    from tests.server.conftest import Server

NAMES = ("<script>alert(1)", "\"'><img src=x>", "{{7*7}} ${7*7} &amp;")
CHAT = "</div><script>alert(2)</script> javascript:alert(3) \"'`"
DANGEROUS = ("<script>alert", "<img src=x>", "<script>alert(2)", "\"'><img", " 49 ")


@pytest.mark.parametrize("name", NAMES)
def test_names_and_chat_are_escaped_wherever_they_are_shown(server: Server, name: str) -> None:
    anna, bruno = server.people.welcome(name), server.people.welcome("Bruno")
    browser, other = server.browse(anna), server.browse(bruno)
    waiting, table = browser.open(), browser.open()
    other.post(f"/tables/{table}/seats")
    for one in (waiting, table):
        assert browser.post(f"/tables/{one}/chat", {"text": CHAT}).status_code == 201
    sight = browser.sight(table)
    caller = browser if sight["choices"] else other
    played = caller.sight(table)["choices"][0]["text"]
    assert caller.post(f"/tables/{table}/moves", {"text": played}).status_code == 200
    shown: dict[str, str] = {}
    for route in iter_route_contexts(server.app.routes):
        path = str(route.path)
        if "GET" not in (route.methods or ()) or path.startswith("/api/"):
            continue
        for one in (waiting, table):
            address = path.replace("{table_id}", one).replace("{at:int}", "1")
            if "{" in address:
                continue
            if address.endswith("/events"):
                shown[address] = "".join(server.overhear(address, {}, first=2 - ("lobby" in path)))
            else:
                shown[address] = browser.client.get(address).text
    for address, text in shown.items():
        for danger in DANGEROUS:
            assert danger not in text, f"{address} shows {danger}"
    assert any("alert(2)&lt;/script&gt;" in text for text in shown.values()), "chat is shown"
    assert shown[f"/t/{table}"].count("Bruno") >= 1


@pytest.mark.parametrize("name", NAMES)
def test_the_api_hands_names_out_as_they_are(server: Server, name: str) -> None:
    caller = server.call(name)
    table = caller.open()
    answer = caller.get(f"/tables/{table}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.json()["seats"][0]["player"]["name"] == name


def test_a_refusal_repeats_nothing_that_would_be_obeyed(server: Server) -> None:
    browser = server.browse(server.people.welcome("Anna"))
    table = browser.open()
    for address, form in (
        (f"/t/{table}/play", {"text": CHAT}),
        ("/t/%3Cscript%3Ealert(1)/play", {"text": CHAT}),
        ("/tables", {"game": CHAT, "seats": "2"}),
        ("/name", {"name": CHAT}),
        ("/account/in", {"login": CHAT, "password": CHAT}),
    ):
        answer = browser.client.post(address, data=form)
        assert answer.status_code >= 400
        assert "<script>alert" not in answer.text
