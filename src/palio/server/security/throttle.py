"""Requests are counted before anything is done for them: by player, or by address."""

from __future__ import annotations

import ipaddress
import re
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from palio.core.errors import PalioError
from palio.server.identity import People
from palio.server.limiter import Limiter
from palio.server.security.csrf import SAFE_METHODS
from palio.server.security.refusals import refuse

KINDS: Final = tuple(
    (kind, re.compile(pattern))
    for kind, pattern in (
        ("moves", r"/t/[^/]+/(play|undo|reset)|/api/v1/tables/[^/]+/(moves|undo|reset)"),
        ("chat", r"/t/[^/]+/chat|/api/v1/tables/[^/]+/chat"),
        ("tables", r"/tables|/quick|/api/v1/tables|(/t|/api/v1/tables)/[^/]+/rematch"),
        ("guests", r"/name|/quick|/api/v1/(guests|me)"),
        ("tokens", r"/api/v1/tokens"),
        ("passwords", r"/account(/.*)?"),
    )
)
BY_ADDRESS: Final = frozenset({"anything", "passwords"})
"""What is counted by address even for those who have a name."""


class Throttle:
    """Counts every request before anything is done for it."""

    def __init__(self, app: ASGIApp, proxies: int = 0) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        try:
            self._count(request)
        except PalioError as error:
            response = await run_in_threadpool(refuse, request, error)
            await response(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _count(self, request: Request) -> None:
        limiter: Limiter = request.app.state.limiter
        people: People = request.app.state.people
        if not limiter.on:
            return
        address = address_of(request, self.proxies)
        caller = people.caller(request) or address
        for kind in kinds_of(request.method, request.url.path):
            limiter.count(kind, address if kind in BY_ADDRESS else caller)


def kinds_of(method: str, path: str) -> list[str]:
    """As what a request counts.

    >>> kinds_of("GET", "/"), kinds_of("POST", "/t/12/chat")
    (['anything'], ['anything', 'changes', 'chat'])
    """
    kinds = ["anything"]
    if method not in SAFE_METHODS:
        kinds.append("changes")
        kinds += [kind for kind, pattern in KINDS if pattern.fullmatch(path)]
    return kinds


def address_of(request: HTTPConnection, proxies: int = 0) -> str:
    """Where a request comes from; a network of IPv6 counts as one, as whoever has one has all.

    X-Forwarded-For is believed only as far as proxies of our own have written it.
    """
    host = request.client.host if request.client else ""
    if proxies:
        told = [part.strip() for part in request.headers.get("x-forwarded-for", "").split(",")]
        host = told[-proxies] if len(told) >= proxies else told[0]
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return f"address:{host[:60]}"
    if address.version == 6:
        return f"address:{ipaddress.ip_network((address, 64), strict=False)}"
    return f"address:{address}"
