"""How a refusal is told: the same line to programs as JSON, to people as a small page."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from html import escape
from http import HTTPStatus
from typing import Final, cast

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from palio.core.errors import PalioError
from palio.server.errors import BadRequest, code_of
from palio.server.limiter import SlowDown

log = logging.getLogger(__name__)

RenderError = Callable[[Request, int, str, str], Response]
"""Request, status, message and code to a page."""
PLAIN_CODES: Final = {404: "not_found", 405: "method_not_allowed", 500: "internal"}
"""The codes of refusals that come from no endpoint of ours."""
PLAIN_WORDS: Final = {
    404: "there is nothing at this address; it may be a misspelt link",
    405: "that cannot be done at this address",
}
MOST_COMPLAINTS: Final = 3


def handle_refusals(app: FastAPI) -> None:
    """Answer every refusal of an endpoint in the one shape."""
    app.add_exception_handler(PalioError, on_refusal)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http_error)


def refuse(request: Request, error: PalioError) -> Response:
    """The answer to a request that was refused."""
    status, code = code_of(error)
    headers: dict[str, str] = {}
    if isinstance(error, SlowDown):
        headers["Retry-After"] = str(error.seconds)
    if status == HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Bearer"
    return refusal(request, status, code, str(error), headers)


def refusal(
    request: Request,
    status: int,
    code: str,
    message: str,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """One line: as JSON below /api, elsewhere as the application renders it."""
    line = " ".join(message.split())
    if is_api(request.url.path):
        response: Response = JSONResponse({"error": {"code": code, "message": line}}, status)
    else:
        response = rendered(request, status, line, code)
    response.headers.update(headers or {})
    return response


def rendered(request: Request, status: int, message: str, code: str) -> Response:
    """The application's page for a refusal, or ours if it cannot be made."""
    render: RenderError = request.app.state.render_error
    try:
        return render(request, status, message, code)
    except Exception:
        # Whatever was refused may stand in the way of the page too: a token that is not known.
        log.debug("no page for a refusal", exc_info=True)
        return render_error(request, status, message)


def render_error(_: Request, status: int, message: str, code: str = "") -> Response:
    """A page for people, as plain as can be; an application may put a finer one in its place."""
    words = escape(message)
    page = (
        '<!doctype html><meta charset="utf-8"><title>Palio</title>'
        f'<p id="notice" role="alert" data-code="{escape(code)}">{words}</p>'
        '<p><a href="/">Palio</a></p>'
    )
    return HTMLResponse(page, status)


def is_api(path: str) -> bool:
    """Is it a program that asks?"""
    return path == "/api" or path.startswith("/api/")


def on_refusal(request: Request, error: Exception) -> Response:
    """A refusal of ours."""
    return refuse(request, cast(PalioError, error))


def on_bad_request(request: Request, error: Exception) -> Response:
    """What the models of the API do not let in, in one line."""
    complaints = cast(RequestValidationError, error).errors()
    lines = [complaint_of(complaint) for complaint in complaints[:MOST_COMPLAINTS]]
    more = ["…"] if len(complaints) > MOST_COMPLAINTS else []
    return refuse(request, BadRequest("; ".join(lines + more)))


def complaint_of(complaint: Mapping[str, object]) -> str:
    """Where, and what would have been right; what was sent is not repeated."""
    where = cast("tuple[object, ...]", complaint.get("loc", ()))
    place = ".".join(str(step)[:40] for step in where[1:]) or str(where[0] if where else "request")
    return f"{place}: {complaint.get('msg', 'not right')}"


def on_http_error(request: Request, error: Exception) -> Response:
    """404, 405 and the like, from the framework."""
    http = cast(HTTPException, error)
    if http.status_code == HTTPStatus.BAD_REQUEST:
        return refuse(request, BadRequest("the request cannot be read"))
    code = PLAIN_CODES.get(http.status_code, "refused")
    words = PLAIN_WORDS.get(http.status_code, str(http.detail))
    return refusal(request, http.status_code, code, words, http.headers)
