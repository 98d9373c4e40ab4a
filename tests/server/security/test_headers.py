"""The headers of every answer, the size of every request, and the shape of every refusal."""

from __future__ import annotations

import logging
import re
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest
from fastapi.testclient import TestClient
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import palio
from palio.server.app import create_app
from palio.server.identity import People
from palio.server.settings import Settings

if TYPE_CHECKING:
    from tests.server.conftest import Server

ANYWHERE = ["/healthz", "/api/v1/games", "/api/v1/nowhere", "/nowhere", "/api/v1/me", "/api/v1/"]


@pytest.mark.parametrize("path", ANYWHERE)
def test_every_answer_carries_the_headers(server: Server, path: str) -> None:
    headers = server.call().client.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["cache-control"] in ("no-store", "private, no-cache")
    assert "strict-transport-security" not in headers


@pytest.mark.parametrize("slug", palio.slugs())
def test_no_page_needs_what_the_policy_forbids(server: Server, slug: str) -> None:
    """No script and no style in a page, but for the one style that every drawing carries."""
    anna, bruno = server.people.welcome("Anna"), server.people.welcome("Bruno")
    browser = server.browse(anna)
    room = browser.open(slug)
    table = browser.open(slug)
    server.tables.join(table, bruno)
    for address in (
        "/",
        f"/t/{room}",
        f"/t/{table}",
        f"/rules/{slug}",
        "/account",
        f"/new?game={slug}",
    ):
        page = browser.client.get(address)
        assert page.status_code == 200
        allowed = re.findall(r"'sha256-([^']+)'", page.headers["content-security-policy"])
        for style in re.findall(r"<style[^>]*>(.*?)</style>", page.text, flags=re.DOTALL):
            assert b64encode(sha256(style.encode()).digest()).decode() in allowed, address
        assert not re.findall(r"<[^>]+\sstyle=", page.text), address
        assert not re.findall(r"<[^>]+\son[a-z]+=", page.text), address
        assert not re.findall(r"<script(?![^>]*\ssrc=)(?![^>]*application/json)", page.text), (
            address
        )


def test_over_https_cookies_are_secure(settings: Settings) -> None:
    app = create_app(replace(settings, secure_cookies=True))
    people: People = app.state.people
    answer = Response()
    people.remember(answer, people.welcome("Anna"))
    assert "Secure" in answer.headers["set-cookie"]
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "SameSite=lax" in answer.headers["set-cookie"]
    client = TestClient(app)
    assert "max-age" in client.get("/healthz").headers["strict-transport-security"]
    app.state.database.close()


@pytest.mark.parametrize(
    ("path", "method", "status", "code"),
    [
        ("/api/v1/nowhere", "GET", 404, "not_found"),
        ("/api", "GET", 404, "not_found"),
        ("/api/v1/games", "DELETE", 405, "method_not_allowed"),
        ("/api/v1/me", "GET", 401, "not_signed_in"),
    ],
)
def test_the_api_refuses_in_one_shape(
    server: Server, path: str, method: str, status: int, code: str
) -> None:
    answer = server.call().client.request(method, path)
    assert answer.status_code == status
    assert list(answer.json()) == ["error"]
    assert answer.json()["error"]["code"] == code
    assert sorted(answer.json()["error"]) == ["code", "message"]


def test_people_are_told_in_a_page(server: Server) -> None:
    answer = server.call().client.get("/nowhere")
    assert answer.status_code == 404
    assert "text/html" in answer.headers["content-type"]
    assert "misspelt link" in answer.text


def test_the_page_of_a_refusal_can_be_replaced(server: Server) -> None:
    def render(_: Request, status: int, message: str, code: str) -> Response:
        return PlainTextResponse(f"OH: {code}: {message}", status)

    server.app.state.render_error = render
    answer = server.call().client.get("/nowhere")
    assert answer.status_code == 404
    assert answer.text.startswith("OH: not_found: ")


@pytest.mark.parametrize("path", ["/api/v1/broken", "/broken"])
def test_a_fault_of_ours_shows_nothing_of_its_insides(
    server: Server, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> None:
        raise RuntimeError("the seed is 1234")

    server.app.get(path)(broken)
    server.app.router.routes.insert(0, server.app.router.routes.pop())
    with caplog.at_level(logging.ERROR):
        answer = server.call().client.get(path)
    assert answer.status_code == 500
    assert "1234" not in answer.text
    assert "content-security-policy" in answer.headers
    assert "the seed is 1234" in caplog.text
    if path.startswith("/api"):
        assert answer.json()["error"]["code"] == "internal"


def chunks(size: int) -> Iterator[bytes]:
    """A body whose length is not told beforehand."""
    yield b'{"text": "'
    for _ in range(size // 1000):
        yield b"x" * 1000
    yield b'"}'


@pytest.mark.parametrize("size", [64_000, 66_000, 5_000_000])
def test_a_body_has_an_end_however_it_is_sent(server: Server, size: int) -> None:
    anna = server.call("Anna")
    table = anna.open()
    path = f"/api/v1/tables/{table}/moves"
    status, code = (413, "too_large") if size > 64 * 1024 else (422, "bad_request")
    kind = {"Content-Type": "application/json"}
    for content in (chunks(size), b"".join(chunks(size))):
        answer = anna.client.post(path, content=content, headers=kind)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


@pytest.mark.parametrize(("size", "status"), [(150_000, 422), (270_000, 413)])
def test_a_components_file_may_be_larger(server: Server, size: int, status: int) -> None:
    wish = {"game": "patrizier", "seats": 2, "components": "#" * size}
    refused = server.call("Anna").post("/tables", wish)
    assert refused.status_code == status


@pytest.mark.parametrize("length", ["-1", "x", "1e9", "99999999999999999999999"])
def test_a_length_that_is_none_is_refused(server: Server, length: str) -> None:
    answer = server.call("Anna").client.post(
        "/api/v1/guests", content=b"{}", headers={"Content-Length": length}
    )
    assert answer.status_code in (413, 422)
