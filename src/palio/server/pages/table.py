"""A table: its waiting room, the game itself, and everything that can be done there."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Final

from anyio import CancelScope, to_thread
from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from palio.server.errors import NotSeated
from palio.server.identity import Visitor
from palio.server.pages.common import (
    AnyTables,
    Someone,
    done,
    go,
    met,
    page,
    people_of,
)
from palio.server.pages.stream import Message, stream
from palio.server.shapes import Player, Status
from palio.server.show import (
    chat_fragment,
    fragments,
    partials,
    players_fragment,
    room_fragment,
)
from palio.server.tables import Tables

router = APIRouter()
LEVEL: Final = "journeyman"
BEGUN: Final = Message("look", event="begun")
"""The room has become a table: the page loads anew."""
watching: Counter[tuple[str, str]] = Counter()
"""How many pages of a player show a table, in this process."""


@router.get("/t/{table_id}")
def table_page(
    request: Request, table_id: str, someone: Someone, tables: AnyTables
) -> HTMLResponse:
    """The waiting room while people sit down, then the table."""
    table = tables.info(table_id)
    chat = chat_fragment(tables.chat(table_id), someone)
    if table.status in (Status.OPEN, Status.CLOSED):
        room = room_fragment(table, someone, link_of(request, table_id))
        return page(request, someone, "room.html", table=table, room=room, chat=chat)
    welcome_back(tables, table_id, someone.player)
    sight = tables.sight(table_id, someone.player)
    return page(
        request,
        someone,
        "table.html",
        table=sight.table,
        sight=sight,
        parts=fragments(sight, someone),
        chat=chat,
    )


@router.get("/t/{table_id}/look")
def look(request: Request, table_id: str, someone: Someone, tables: AnyTables) -> HTMLResponse:
    """The table once more. What is said comes by the stream alone, so that it stays in order."""
    return HTMLResponse(seen_now(request, table_id, someone, tables)[0])


@router.get("/t/{table_id}/events")
async def events(
    request: Request, table_id: str, someone: Someone, since: int = -1, room: bool = False
) -> Response:
    """The table as this visitor may see it, again whenever something happens.

    ``since``: the revision that the page shows; ``room``: it shows the waiting room.
    """
    tables: Tables = request.app.state.tables
    # Who connects again is shown everything: what was sent last may never have been drawn.
    shown = -1 if "Last-Event-ID" in request.headers else since
    player = someone.player
    await to_thread.run_sync(tables.info, table_id)  # NoSuchTable before the stream begins
    await to_thread.run_sync(welcome_back, tables, table_id, player)
    see = partial(seen_now, request, table_id, someone, tables)
    glance = partial(aside, request, table_id, someone, tables)

    async def messages() -> AsyncGenerator[Message, None]:
        async with request.app.state.hub.listen(table_id) as heard:
            if room and await has_begun():
                yield BEGUN
                return
            text, revision = await to_thread.run_sync(see)
            if room or revision != shown:
                yield Message(text, str(revision))
            if not room:
                # On its own: a page that shows this revision already still wants to hear it.
                yield Message(await to_thread.run_sync(glance))
            async for event in heard:
                if room and await has_begun():
                    yield BEGUN
                    return
                if room or event.kind == "table":
                    text, revision = await to_thread.run_sync(see)
                    yield Message(text, str(revision))
                else:
                    yield Message(await to_thread.run_sync(glance))

    async def has_begun() -> bool:
        table = await to_thread.run_sync(tables.info, table_id)
        return table.status not in (Status.OPEN, Status.CLOSED)

    async def watched() -> AsyncGenerator[Message, None]:
        if player is None:
            async for message in messages():
                yield message
            return
        async with present(tables, table_id, player):
            async for message in messages():
                yield message

    async def still_there() -> None:
        if player is not None:
            await to_thread.run_sync(tables.seen, table_id, player)

    return stream(watched(), still_there)


def seen_now(request: Request, table_id: str, someone: Visitor, tables: Tables) -> tuple[str, int]:
    """What a move can have changed, or the whole waiting room; and the revision that it shows."""
    table = tables.info(table_id)
    if table.status in (Status.OPEN, Status.CLOSED):
        room = room_fragment(table, someone, link_of(request, table_id))
        chat = chat_fragment(tables.chat(table_id), someone)
        return partials({"room": room, "chat": chat}), table.revision
    sight = tables.sight(table_id, someone.player)
    return partials(fragments(sight, someone)), sight.revision


def aside(request: Request, table_id: str, someone: Visitor, tables: Tables) -> str:
    """What changes without a move: who is there, and what is said."""
    if tables.info(table_id).status in (Status.OPEN, Status.CLOSED):
        return seen_now(request, table_id, someone, tables)[0]
    sight = tables.sight(table_id, someone.player)
    chat = chat_fragment(tables.chat(table_id), someone)
    return partials({"players": players_fragment(sight, someone), "chat": chat})


def link_of(request: Request, table_id: str) -> str:
    """The invitation."""
    return str(request.url_for("table_page", table_id=table_id))


def welcome_back(tables: Tables, table_id: str, player: Player | None) -> None:
    """Who opens the page, or is connected again, takes the own seat back from a bot."""
    if player is not None and tables.info(table_id).seat_of(player) is not None:
        tables.come_back(table_id, player)


@asynccontextmanager
async def present(tables: Tables, table_id: str, player: Player) -> AsyncGenerator[None, None]:
    """Somebody looks at the table; they are gone when the last of their pages is."""
    watching[table_id, player.id] += 1
    await to_thread.run_sync(tables.seen, table_id, player)
    await to_thread.run_sync(welcome_back, tables, table_id, player)
    try:
        yield
    finally:
        watching[table_id, player.id] -= 1
        if not watching[table_id, player.id]:
            del watching[table_id, player.id]
            with CancelScope(shield=True):  # the page has gone, and with it our time
                await to_thread.run_sync(tables.gone, table_id, player)


# What can be done there.


@router.post("/t/{table_id}/join")
def join(
    request: Request,
    table_id: str,
    someone: Someone,
    tables: AnyTables,
    seat: Annotated[int | None, Form()] = None,
    name: Annotated[str, Form()] = "",
) -> Response:
    """Sit down; a guest says their name while doing so."""
    player, is_new = met(request, someone, name)
    tables.join(table_id, player, seat)
    response = go(request, f"/t/{table_id}")
    if is_new:
        people_of(request).remember(response, player)
    return response


@router.post("/t/{table_id}/leave")
def leave(request: Request, table_id: str, someone: Someone, tables: AnyTables) -> Response:
    """Get up."""
    tables.leave(table_id, someone.known())
    return go(request, "/")


@router.post("/t/{table_id}/back")
def back(table_id: str, someone: Someone, tables: AnyTables) -> Response:
    """Take the own seat back from the bot that kept it warm."""
    return done(tables.come_back(table_id, someone.known()).revision)


@router.post("/t/{table_id}/bot")
def bot(
    table_id: str,
    someone: Someone,
    tables: AnyTables,
    seat: Annotated[int, Form()],
    level: Annotated[str, Form()] = "",
) -> Response:
    """Ask a bot to a seat, or send it away."""
    return done(tables.set_bot(table_id, someone.known(), seat, level).revision)


@router.post("/t/{table_id}/start")
def start(
    request: Request,
    table_id: str,
    someone: Someone,
    tables: AnyTables,
    level: Annotated[str, Form()] = LEVEL,
) -> Response:
    """Bots on all free seats: the game begins."""
    player = someone.known()
    table = tables.info(table_id)
    if table.seat_of(player) is None:
        raise NotSeated("only who sits at the table can begin the game")
    for place in table.seats:
        if place.is_free:
            tables.set_bot(table_id, player, place.seat, level)
    return go(request, f"/t/{table_id}")


@router.post("/t/{table_id}/play")
def play(
    table_id: str,
    someone: Someone,
    tables: AnyTables,
    text: Annotated[str, Form()],
    revision: Annotated[int | None, Form()] = None,
    key: Annotated[str, Form()] = "",
) -> Response:
    """Answer the question."""
    return done(tables.play(table_id, someone.known(), text, revision=revision, key=key))


@router.post("/t/{table_id}/undo")
def undo(
    table_id: str,
    someone: Someone,
    tables: AnyTables,
    revision: Annotated[int | None, Form()] = None,
) -> Response:
    """Take back the last answer."""
    return done(tables.undo(table_id, someone.known(), revision=revision))


@router.post("/t/{table_id}/reset")
def reset(
    table_id: str,
    someone: Someone,
    tables: AnyTables,
    revision: Annotated[int | None, Form()] = None,
) -> Response:
    """Begin the turn anew."""
    return done(tables.reset(table_id, someone.known(), revision=revision))


@router.post("/t/{table_id}/chat")
def chat(
    request: Request,
    table_id: str,
    someone: Someone,
    tables: AnyTables,
    text: Annotated[str, Form()],
    name: Annotated[str, Form()] = "",
) -> Response:
    """Say something."""
    player, is_new = met(request, someone, name)
    tables.say(table_id, player, text)
    response = go(request, f"/t/{table_id}") if is_new else done()
    if is_new:
        people_of(request).remember(response, player)
    return response


@router.post("/t/{table_id}/rematch")
def rematch(request: Request, table_id: str, someone: Someone, tables: AnyTables) -> Response:
    """The same people once more."""
    return go(request, f"/t/{tables.rematch(table_id, someone.known()).id}")
