"""The headers of every answer, and the last net under it: no error shows its insides."""

from __future__ import annotations

import logging
import re
from base64 import b64encode
from hashlib import sha256
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from palio.core.words import Value
from palio.draw.canvas import Canvas, Layout
from palio.draw.theme import THEMES
from palio.server.identity import CSRF_COOKIE, LAYOUTS, YEAR
from palio.server.security.refusals import is_api, refusal
from palio.server.settings import Settings

log = logging.getLogger(__name__)


def unsaid(key: str, /, **_: Value) -> str:
    """In no language."""
    return key


def style_hashes() -> str:
    """The style elements that every drawing carries, by their hashes: no others are obeyed."""
    drawing = Canvas(Layout(LAYOUTS[0]), THEMES["light"], unsaid).finish("")
    styles = re.findall(r"<style>(.*?)</style>", drawing, flags=re.DOTALL)
    digests = [b64encode(sha256(style.encode()).digest()).decode() for style in styles]
    return " ".join(f"'sha256-{digest}'" for digest in digests)


POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        f"style-src 'self' {style_hashes()}",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
ALWAYS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
SHARED: Final = ("/static/", "/assets/")
"""The same for everybody, so they may be kept by anybody."""


class Headers:
    """Puts the headers on, sets the cookie that forgery tokens go with, and catches what falls."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})
        has_begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                self._complete(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            await self.app(scope, receive, send_guarded)
        except Exception:
            log.exception("%s %s", scope["method"], scope["path"])
            if has_begun:
                raise
            words = "something went wrong on our side; nothing is lost, try again"
            response = await run_in_threadpool(refusal, Request(scope), 500, "internal", words)
            await response(scope, receive, send_guarded)

    def _complete(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in ALWAYS.items():
            headers.setdefault(name, value)
        if self.settings.secure_cookies:
            headers.setdefault("Strict-Transport-Security", f"max-age={YEAR}")
        if not scope["path"].startswith(SHARED):
            keep = "no-store" if is_api(scope["path"]) else "private, no-cache"
            headers.setdefault("Cache-Control", keep)
        nonce = scope["state"].get("fresh_nonce")
        if nonce:
            cookie = Response()
            cookie.set_cookie(
                CSRF_COOKIE,
                nonce,
                max_age=YEAR,
                httponly=True,
                samesite="lax",
                secure=self.settings.secure_cookies,
            )
            headers.append("Set-Cookie", cookie.headers["set-cookie"])
