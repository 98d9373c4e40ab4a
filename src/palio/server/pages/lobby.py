"""The first page: what can be played, where, and with whom."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Final

from anyio import to_thread
from fastapi import APIRouter, Form, Request, UploadFile
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup

from palio.bots.levels import LEVELS
from palio.core import registry
from palio.core.setup import Option
from palio.server.errors import BadRequest
from palio.server.hub import LOBBY
from palio.server.identity import Visitor
from palio.server.pages.common import AnyTables, Someone, go, met, page, people_of
from palio.server.pages.stream import Message, stream
from palio.server.paper import environment
from palio.server.shapes import NewTable, Pace, TableInfo, UndoPolicy
from palio.server.show import names_of, partials
from palio.server.speech import Phrases, phrases
from palio.server.tables import Tables

router = APIRouter()
USUAL: Final = 3
LARGEST_FILE: Final = 200_000


@dataclass(frozen=True)
class GameCard:
    """A game as the lobby shows it."""

    slug: str
    title: str
    seats: str
    length: str
    line: str
    counts: tuple[int, ...]
    usual: int
    options: tuple[Option, ...]


def cards(say: Phrases) -> list[GameCard]:
    """All installed games; those that we have words for come first."""
    found = [card_of(slug, say) for slug in registry.slugs()]
    return sorted(found, key=lambda card: not card.line)


def card_of(slug: str, say: Phrases) -> GameCard:
    """One of them."""
    game = registry.find(slug)
    low, high = min(game.seats), max(game.seats)
    seats = say("players-range", range=f"{low}–{high}" if low < high else str(low))
    minutes = say.find(f"game-{slug}-minutes", "")
    return GameCard(
        slug,
        game.title,
        seats,
        say("minutes-about", minutes=minutes) if minutes else "",
        say.find(f"game-{slug}-line", ""),
        game.seats,
        USUAL if USUAL in game.seats else min(game.seats),
        game.options,
    )


def lists(tables: Tables, someone: Visitor) -> Markup:
    """The part of the page that changes."""
    say = phrases(someone.language)

    def pace(table: TableInfo) -> str:
        if table.pace == Pace.TURNS:
            return say("turns-days", days=table.days)
        return say("clock-minutes", minutes=table.minutes) if table.minutes else say("pace-live")

    def is_mine(table: TableInfo) -> bool:
        return table.actor >= 0 and table.actor == table.seat_of(someone.player)

    text = (
        environment()
        .get_template("parts/lobby.html")
        .render(
            say=say,
            lobby=tables.lobby(someone.player),
            pace=pace,
            is_mine=is_mine,
            names=lambda table: names_of(table, say),
        )
    )
    return Markup(text)  # noqa: S704  a template has escaped it


@router.get("/")
def first_page(request: Request, someone: Someone, tables: AnyTables) -> HTMLResponse:
    """The lobby."""
    say = phrases(someone.language)
    return page(
        request,
        someone,
        "lobby.html",
        games=cards(say),
        levels=tuple(LEVELS),
        lists=lists(tables, someone),
    )


@router.get("/lobby/look")
def look(someone: Someone, tables: AnyTables) -> HTMLResponse:
    """What has changed in the lobby."""
    return HTMLResponse(partials({"lobby": lists(tables, someone)}))


@router.get("/lobby/events")
async def events(request: Request, someone: Someone) -> Response:
    """The lobby, again whenever a table opens, begins or ends."""
    tables: Tables = request.app.state.tables

    async def messages() -> AsyncGenerator[Message, None]:
        async with request.app.state.hub.listen(LOBBY) as heard:
            shown = await to_thread.run_sync(lists, tables, someone)
            yield Message(partials({"lobby": shown}))
            async for _ in heard:
                newer = await to_thread.run_sync(lists, tables, someone)
                if newer != shown:
                    shown = newer
                    yield Message(partials({"lobby": shown}))

    return stream(messages())


@router.get("/new")
def new_table(request: Request, someone: Someone, game: str = "") -> HTMLResponse:
    """The form for a table of one's own."""
    say = phrases(someone.language)
    games = cards(say)
    chosen = card_of(game, say) if game else games[0]
    return page(
        request,
        someone,
        "new.html",
        games=games,
        chosen=chosen,
        levels=("random", "greedy", *LEVELS),
    )


@router.post("/quick")
def quick(
    request: Request,
    someone: Someone,
    tables: AnyTables,
    game: Annotated[str, Form()],
    level: Annotated[str, Form()] = "journeyman",
    seats: Annotated[int, Form()] = 0,
    name: Annotated[str, Form()] = "",
) -> Response:
    """A game against bots, at once."""
    found = registry.find(game)
    count = seats or (USUAL if USUAL in found.seats else min(found.seats))
    player, is_new = met(request, someone, name or phrases(someone.language)("you"))
    wish = NewTable(game, count, bots=dict.fromkeys(range(1, count), level), public=False)
    response = go(request, f"/t/{tables.create(player, wish).id}")
    if is_new:
        people_of(request).remember(response, player)
    return response


@router.post("/tables")
async def open_table(
    request: Request, someone: Someone, tables: AnyTables, file: UploadFile | None = None
) -> Response:
    """A table as the form wishes it."""
    form = await request.form()
    fields = {name: value for name, value in form.items() if isinstance(value, str)}
    if file is not None and file.filename:
        fields["components"] = await text_of(file)
    return await to_thread.run_sync(partial(create, request, someone, tables, fields))


async def text_of(file: UploadFile) -> str:
    """An uploaded components file; BadRequest if it is none."""
    data = await file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise BadRequest("a components file is much smaller than that")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRequest("a components file is plain text in UTF-8") from None


def create(request: Request, someone: Visitor, tables: Tables, fields: dict[str, str]) -> Response:
    """Open the table, and greet its host if they are new."""
    wish = wish_of(fields)
    player, is_new = met(request, someone, fields.get("name", ""))
    response = go(request, f"/t/{tables.create(player, wish).id}")
    if is_new:
        people_of(request).remember(response, player)
    return response


def wish_of(fields: dict[str, str]) -> NewTable:
    """The fields of the form as a wish; what does not apply to that many seats is left out."""
    game = registry.find(fields.get("game", ""))
    seats = number_of(fields, "seats")
    options = {
        option.name: fields[f"option-{option.name}"]
        for option in game.options
        if option.applies_to(seats) and f"option-{option.name}" in fields
    }
    bots = {
        seat: fields[f"bot-{seat}"] for seat in range(min(seats, 12)) if fields.get(f"bot-{seat}")
    }
    try:
        pace, undo = Pace(fields.get("pace", "live")), UndoPolicy(fields.get("undo", "free"))
    except ValueError as error:
        raise BadRequest(str(error)) from None
    return NewTable(
        game.slug,
        seats,
        options=options,
        bots=bots,
        public=fields.get("public", "yes") == "yes",
        pace=pace,
        days=number_of(fields, "days", 3),
        minutes=number_of(fields, "minutes", 0),
        undo=undo,
        components=fields.get("components", "").strip(),
    )


def number_of(fields: dict[str, str], name: str, default: int | None = None) -> int:
    """A field that holds a small number."""
    text = fields.get(name, "")
    if not text and default is not None:
        return default
    if not text.isascii() or not text.isdigit() or len(text) > 4:
        raise BadRequest(f"{name} is a number")
    return int(text)
