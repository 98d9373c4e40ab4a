"""Chat, and the stream that tells when to look again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Final

from anyio import CancelScope
from anyio.to_thread import run_sync
from fastapi import Depends, Header, Query
from fastapi.responses import StreamingResponse
from starlette.requests import Request

from palio.server.api.common import (
    CHANGES,
    SIGN_IN,
    AnyTables,
    Known,
    TableId,
    refusals,
    router_of,
)
from palio.server.api.models import ChatGiven, ChatInfo, Revision
from palio.server.errors import NotSeated
from palio.server.hub import Hub
from palio.server.identity import Visitor, visitor
from palio.server.lasting import LastingResponse
from palio.server.shapes import Player
from palio.server.tables import Tables

router = router_of("talk")
HEARTBEAT: Final = 15.0
"""Seconds after which a silent stream shows that it is alive."""
STREAM: Final = "text/event-stream"


@router.get("/tables/{table_id}/chat", responses=refusals("no_such_table"))
def read_chat(
    table_id: TableId,
    tables: AnyTables,
    since: Annotated[Revision, Query(description="Only lines with a higher number.")] = 0,
) -> list[ChatInfo]:
    """What was said at the table, the oldest line first."""
    tables.info(table_id)
    return [ChatInfo.of(line) for line in tables.chat(table_id, since)]


@router.post(
    "/tables/{table_id}/chat",
    status_code=201,
    dependencies=SIGN_IN,
    responses=refusals("no_such_table", *CHANGES),
)
def say_line(given: ChatGiven, table_id: TableId, tables: AnyTables, player: Known) -> ChatInfo:
    """Say something to everybody at the table and watching."""
    return ChatInfo.of(tables.say(table_id, player, given.text))


@router.get(
    "/tables/{table_id}/events",
    dependencies=SIGN_IN,
    response_class=StreamingResponse,
    responses=refusals("not_signed_in", "no_such_table")
    | {
        200: {
            "description": "Server-sent events `table`, `chat` and `presence`. Their data is"
            ' `{"kind": "table", "revision": 12}`, their id the revision of the table.',
            "content": {STREAM: {"schema": {"type": "string"}}},
        }
    },
)
async def listen(
    request: Request,
    table_id: TableId,
    tables: AnyTables,
    someone: Annotated[Visitor, Depends(visitor)],
    last_event_id: Annotated[
        str, Header(max_length=40, description="The id that was heard last, after a lost line.")
    ] = "",
) -> StreamingResponse:
    """Hear when to look again. An event carries no content: whoever hears it asks for the sight.

    The first event tells the revision of now, unless `Last-Event-ID` says that you know it.
    """
    await run_sync(tables.info, table_id)
    hub: Hub = request.app.state.hub
    known = int(last_event_id) if last_event_id.isdecimal() else -1
    events = stream(hub, tables, table_id, someone.player, known)
    return LastingResponse(events, media_type=STREAM, headers={"X-Accel-Buffering": "no"})


async def stream(
    hub: Hub, tables: Tables, table_id: str, player: Player | None, known: int
) -> AsyncIterator[str]:
    """The lines of a stream, for as long as somebody listens; they count as present."""
    async with hub.listen(table_id) as listener:
        events = aiter(listener)
        waiting = asyncio.ensure_future(anext(events))
        try:
            if player is not None:
                await run_sync(arrive, tables, table_id, player)
            yield "retry: 2000\n\n"
            # Anything may have happened before we listened.
            revision = (await run_sync(tables.info, table_id)).revision
            if revision != known:
                yield line_of("table", revision)
            while True:
                done, _ = await asyncio.wait((waiting,), timeout=HEARTBEAT)
                if not done:
                    yield ": still here\n\n"
                    if player is not None:
                        await run_sync(tables.seen, table_id, player)
                    continue
                event = waiting.result()
                waiting = asyncio.ensure_future(anext(events))
                if event.kind == "table":
                    told = event.revision or (await run_sync(tables.info, table_id)).revision
                    # Word from another server may come after what we have looked up ourselves.
                    revision = max(revision, told)
                yield line_of(event.kind, revision)
        finally:
            waiting.cancel()
            if player is not None:
                # Whoever hung up has cancelled us, and is to be missed all the same.
                with CancelScope(shield=True):
                    await run_sync(tables.gone, table_id, player)


def arrive(tables: Tables, table_id: str, player: Player) -> None:
    """Somebody is there: their seat is theirs again."""
    tables.seen(table_id, player)
    with suppress(NotSeated):  # a spectator has no seat to come back to
        tables.come_back(table_id, player)


def line_of(kind: str, revision: int) -> str:
    """An event as it goes over the wire; its id is the revision of the table."""
    data = json.dumps({"kind": kind, "revision": revision})
    return f"id: {revision}\nevent: {kind}\ndata: {data}\n\n"
