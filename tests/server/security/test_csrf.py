"""A page of somebody else's cannot act with a visitor's cookie."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from fastapi import FastAPI, Form
from fastapi.testclient import TestClient
from starlette.requests import Request

from palio.server import security
from palio.server.identity import People, csrf_token
from palio.server.settings import Settings
from palio.server.store.database import Database

if TYPE_CHECKING:
    from tests.server.conftest import Server


@pytest.fixture
def pages(database: Database, settings: Settings) -> TestClient:
    """A page with a form, and nothing else."""
    app = FastAPI()
    app.state.people = People(database, settings)
    security.install(app, settings)

    @app.get("/page")
    def page(request: Request) -> str:
        return csrf_token(request)

    @app.post("/page")
    def post(word: str = Form("nothing")) -> str:
        return word

    return TestClient(app)


def test_a_page_gives_a_token_that_goes_with_a_cookie(pages: TestClient) -> None:
    answer = pages.get("/page")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("palio_csrf=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    again = pages.get("/page")
    assert again.json() == answer.json()
    assert "set-cookie" not in again.headers


def test_a_form_is_taken_with_its_token_in_a_header_or_a_field(pages: TestClient) -> None:
    token = pages.get("/page").json()
    for answer in (
        pages.post("/page", data={"word": "hello"}, headers={"X-CSRF-Token": token}),
        pages.post("/page", data={"word": "hello", "csrf": token}),
        pages.post("/page", data={"word": "hello", "csrf": token}, files={"x": b"1"}),
    ):
        assert (answer.status_code, answer.json()) == (200, "hello")


def test_a_form_without_the_right_token_is_refused(pages: TestClient) -> None:
    refused = pages.post("/page", data={"word": "hello"})
    assert refused.status_code == 403, "nobody has been given a token yet"
    token = pages.get("/page").json()
    for wrong in ("", "0" * 64, token[:-1], token + "0", "\u00e9"):
        refused = pages.post("/page", data={"word": "hello", "csrf": wrong})
        assert refused.status_code == 403
        assert "load it again" in refused.text
    pages.cookies.clear()
    pages.cookies.set("palio_csrf", "x" * 32)
    assert pages.post("/page", data={"csrf": token}).status_code == 403, "of another browser"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "none"}, 200),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Origin": "http://testserver"}, 200),
        ({"Origin": "https://testserver"}, 200),
        ({"Origin": "https://testserver.evil.example"}, 403),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": ""}, 403),
        ({}, 200),
    ],
)
def test_only_our_own_pages_may_send(
    pages: TestClient, headers: dict[str, str], status: int
) -> None:
    token = {"X-CSRF-Token": pages.get("/page").json()}
    assert pages.post("/page", headers=headers | token).status_code == status


@pytest.mark.parametrize("kind", ["multipart/form-data", "multipart/form-data; boundary=x", "x/y"])
def test_a_form_that_cannot_be_read_is_refused(pages: TestClient, kind: str) -> None:
    answer = pages.post("/page", content=b"--y\r\nnonsense", headers={"Content-Type": kind})
    assert answer.status_code in (403, 422)


def test_the_api_asks_browsers_for_a_token_and_programs_for_none(server: Server) -> None:
    anna = server.people.welcome("Anna")
    browser, forged = server.browse(anna), server.browse(anna, forged=True)
    wish = {"game": "patrizier", "seats": 2}
    refused = forged.post("/tables", wish)
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "forbidden")
    assert forged.get("/tables").json()["mine"] == []
    assert browser.post("/tables", wish).status_code == 201
    # The token that a browser needs is told to it, and to no other site: there is no CORS.
    me = forged.get("/me", headers={"Origin": "https://evil.example"})
    assert not [name for name in me.headers if name.startswith("access-control")]
    told = {"X-CSRF-Token": me.json()["csrf"]}
    assert forged.post("/tables", wish, headers=told).status_code == 201
    evil = told | {"Sec-Fetch-Site": "cross-site"}
    assert forged.post("/tables", wish, headers=evil).status_code == 403
    assert server.call("Bruno").post("/tables", wish).status_code == 201
