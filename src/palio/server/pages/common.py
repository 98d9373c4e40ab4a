"""What all pages share: rendering, addresses to go back to, and a name for who has none."""

from __future__ import annotations

import random
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from fastapi import Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from palio.server.identity import People, Visitor, csrf_token, visitor
from palio.server.paper import environment
from palio.server.shapes import Player
from palio.server.speech import phrases
from palio.server.tables import Tables

Someone = Annotated[Visitor, Depends(visitor)]
SUGGESTIONS: Final = (
    "Bianca", "Cosimo", "Fiammetta", "Ginevra", "Lapo", "Nello", "Oria", "Piero", "Simonetta",
    "Tessa", "Ugo", "Vanna",
)  # fmt: skip
FOR_SCRIPTS: Final = (
    "connection-lost", "something-wrong", "why-not", "why-question", "why-may", "why-wait",
    "why-rule", "turn-notice", "tab-turn", "notified", "close",
)  # fmt: skip
"""Phrases that our scripts say."""
MOST: Final = 987_654_321
"""Stands for a number that a script puts in."""


def tables_of(request: Request) -> Tables:
    """The service."""
    tables: Tables = request.app.state.tables
    return tables


def people_of(request: Request) -> People:
    """The players that the server knows."""
    people: People = request.app.state.people
    return people


AnyTables = Annotated[Tables, Depends(tables_of)]


def page(
    request: Request, someone: Visitor, template: str, *, status: int = 200, **context: Any
) -> HTMLResponse:
    """A whole page."""
    say = phrases(someone.language)
    spoken = {key: say(key) for key in FOR_SCRIPTS}
    spoken["why-more"] = say("why-more", count=str(MOST))
    text = (
        environment()
        .get_template(template)
        .render(
            say=say,
            visitor=someone,
            csrf=csrf_token(request),
            here=here(request),
            spoken=spoken,
            suggestion=random.choice(SUGGESTIONS),
            **context,
        )
    )
    return HTMLResponse(text, status, headers={"Vary": "Cookie, Accept-Language, HX-Request"})


def here(request: Request) -> str:
    """The address of this page without its host; the first page for what can't be gone back to."""
    if request.method != "GET":
        return "/"
    query = request.url.query
    return request.url.path + (f"?{query}" if query else "")


def checked_back(address: str) -> str:
    """An address on this server; the first page for any other."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc or not address.startswith("/") or address[1:2] in ("/", "\\"):
        return "/"
    return address


def is_fragment(request: Request) -> bool:
    """Does a script of ours ask?"""
    return request.headers.get("HX-Request") == "true"


def go(request: Request, address: str) -> Response:
    """Send the browser elsewhere, whether a form or htmx has asked."""
    if is_fragment(request):
        return Response(status_code=204, headers={"HX-Redirect": address})
    return RedirectResponse(address, status_code=303)


def done(revision: int | None = None) -> Response:
    """Nothing to show: what has changed comes by the event stream."""
    headers = {} if revision is None else {"Palio-Revision": str(revision)}
    return Response(status_code=204, headers=headers)


def met(request: Request, someone: Visitor, name: str) -> tuple[Player, bool]:
    """The player who asks; a guest of that name if we have not met. Says whether they are new."""
    if someone.player is not None:
        return someone.player, False
    return (people_of(request).welcome(name), True) if name.strip() else (someone.known(), False)
