"""Against forged requests: a page of somebody else's cannot act with a visitor's cookie.

An unsafe request must come from a page of ours (Sec-Fetch-Site, or Origin where a browser sends no
better) and carry a token that only a page of ours can have been given. Programs that show a token
of their own are exempt: no browser adds that by itself.
"""

from __future__ import annotations

import hmac
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from palio.server.errors import Forbidden
from palio.server.identity import COOKIE, People, bearer, csrf_nonce
from palio.server.security.refusals import is_api

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
HEADER: Final = "x-csrf-token"
FIELD: Final = "csrf"
STALE: Final = "this page is out of date: load it again, and then once more"


def needs_csrf(request: HTTPConnection) -> bool:
    """Could a browser have been tricked into sending this?"""
    if request.scope["method"] in SAFE_METHODS or bearer(request) is not None:
        return False
    # Without a cookie there is no identity in the API that could be abused. In pages there is:
    # one could be signed in as somebody else.
    return not is_api(request.url.path) or COOKIE in request.cookies


def check_csrf(request: HTTPConnection, field: str = "") -> None:
    """Forbidden unless a page of ours sent it; ``field`` is the token of a form."""
    if not is_from_here(request):
        raise Forbidden("that was sent from another site")
    people: People = request.app.state.people
    nonce = csrf_nonce(request)
    given = request.headers.get(HEADER, "") or field
    expected = people.csrf_token(nonce)
    if not nonce or not hmac.compare_digest(given.encode(), expected.encode()):
        raise Forbidden(STALE)


def is_from_here(request: HTTPConnection) -> bool:
    """By what the browser says of the page that asks; silence is left to the token."""
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = request.headers.get("origin")
    if origin is None:
        return True
    # The host alone: behind a proxy that speaks https we are asked by http.
    return urlsplit(origin).netloc == request.headers.get("host", "")
