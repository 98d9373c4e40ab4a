"""The pages: lobby, tables, replays, rules, and who one is. ``router`` holds them all."""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from palio.server.identity import visitor
from palio.server.pages import files, lobby, people, replay, rules, table
from palio.server.pages.common import checked_back, is_fragment, page
from palio.server.paper import environment
from palio.server.speech import phrases

router = APIRouter(include_in_schema=False)
for part in (files, lobby, people, rules, replay, table):
    router.include_router(part.router)

__all__ = ["render_error", "router"]


def render_error(request: Request, status: int, message: str, code: str = "") -> Response:
    """A refusal for people: a line in the notice of the page, or a small page of its own."""
    someone = visitor(request)
    say = phrases(someone.language)
    # A setup or a components file is refused for a reason that only the message tells.
    words = say.find(f"error-{code}", message[:1].upper() + message[1:])
    if is_fragment(request) or "Palio-Script" in request.headers:
        text = environment().get_template("parts/notice.html").render(message=words)
        headers = {"HX-Retarget": "#notice", "HX-Reswap": "innerHTML", "Palio-Code": code}
        return HTMLResponse(text, status, headers=headers)
    title = say("not-found") if status == 404 else say("error-title")
    # Where they came from, but never to another server.
    back = checked_back(urlsplit(request.headers.get("referer", "/")).path or "/")
    return page(
        request, someone, "error.html", status=status, title=title, message=words, back=back
    )
