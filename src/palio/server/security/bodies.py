"""Bodies of requests: read whole, never more than anybody needs, and checked for forgery."""

from __future__ import annotations

from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.formparsers import MultiPartException
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from palio.core.errors import PalioError
from palio.server.errors import BadRequest, TooLarge
from palio.server.security.csrf import FIELD, HEADER, check_csrf, needs_csrf
from palio.server.security.refusals import on_http_error, refuse

MOST: Final = 64 * 1024
MOST_WITH_COMPONENTS: Final = 256 * 1024
WITH_COMPONENTS: Final = ("/tables", "/api/v1/tables")
LONGEST_PATH: Final = 240
NULS: Final = (b"\0", b"%00", rb"\u0000")
"""As it is, in a form, and in JSON."""
FORMS: Final = ("application/x-www-form-urlencoded", "multipart/form-data")


class Bodies:
    """Refuses what is too large, however it is sent, and what a page of ours did not send."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        try:
            body = await read_whole(request)
            refuse_unreadable(request, body)
            if needs_csrf(request):
                check_csrf(request, await form_field(request, body))
        except PalioError as error:
            response = await run_in_threadpool(refuse, request, error)
            await response(scope, receive, send)
        except HTTPException as error:
            response = await run_in_threadpool(on_http_error, request, error)
            await response(scope, receive, send)
        except ClientDisconnect:
            return  # nobody is left to be answered
        else:
            await self.app(scope, replay(body, receive), send)


async def read_whole(request: Request) -> bytes:
    """The body; TooLarge as soon as it is, whatever its length was said to be."""
    most = MOST_WITH_COMPONENTS if request.url.path in WITH_COMPONENTS else MOST
    said = request.headers.get("content-length", "0")
    if not said.isdecimal():
        raise BadRequest("Content-Length is a number")
    parts: list[bytes] = []
    size = int(said[:12])
    if size <= most and has_body(request):
        size = 0
        async for part in request.stream():
            size += len(part)
            if size > most:
                break
            parts.append(part)
    if size > most:
        raise TooLarge(f"that is more than the {most // 1024} kB that anybody needs to send")
    return b"".join(parts)


def refuse_unreadable(request: Request, body: bytes) -> None:
    """No text has a NUL in it, no address of ours is that long; not everything behind us minds."""
    path = request.url.path
    if "\0" in path or len(path.encode()) > LONGEST_PATH:
        raise HTTPException(404)
    if any(sign in body for sign in NULS) or b"%00" in request.scope["query_string"]:
        raise BadRequest("there is a sign in it that nobody can read (NUL)")


def has_body(request: Request) -> bool:
    """Does anything follow the headers?"""
    return bool({"content-length", "transfer-encoding"} & set(request.headers.keys()))


def replay(body: bytes, receive: Receive) -> Receive:
    """Hands the body to the application once more, then whatever really comes."""
    is_told = False

    async def receive_again() -> Message:
        nonlocal is_told
        if is_told:
            return await receive()
        is_told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


async def form_field(request: Request, body: bytes) -> str:
    """The forgery token of a form; "" where it is in a header, or nowhere."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if request.headers.get(HEADER) or kind not in FORMS:
        return ""

    async def once() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    try:
        async with Request(request.scope, once).form() as form:
            value = form.get(FIELD, "")
    except (MultiPartException, HTTPException):
        raise BadRequest("the form cannot be read") from None
    return "" if isinstance(value, UploadFile) else value
