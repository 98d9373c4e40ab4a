"""Finished games: every moment of them, their records, and whether the dice were fair."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from palio.server.identity import Visitor
from palio.server.pages.common import AnyTables, Someone, is_fragment, page
from palio.server.paper import environment
from palio.server.show import names_of, partials, replay_fragments
from palio.server.speech import phrases
from palio.server.tables import Tables

router = APIRouter()


@router.get("/t/{table_id}/replay")
def replay_page(
    request: Request,
    table_id: str,
    someone: Someone,
    tables: AnyTables,
    at: int | None = None,
    seat: int | None = None,
    open: bool = False,
) -> HTMLResponse:
    """A moment of the game as somebody saw it, or with all open; a script asks for parts of it."""
    return moment(request, table_id, someone, tables, at, seat, open)


@router.get("/t/{table_id}/record.palio")
def record_file(table_id: str, tables: AnyTables) -> Response:
    """The record as a file."""
    record = tables.record(table_id)
    name = f"{record.game}-{table_id}.palio"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record.to_text(), media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/t/{table_id}/fair")
def fair(table_id: str, someone: Someone, tables: AnyTables) -> HTMLResponse:
    """Rolls the dice of a finished game again, and shows the seed."""
    rolls = tables.verify(table_id)
    dice = tables.record(table_id).dice
    text = (
        environment()
        .get_template("parts/fair.html")
        .render(
            say=phrases(someone.language),
            rolls=rolls,
            seed=dice.get("seed", ""),
            salt=dice.get("salt", ""),
            commitment=dice.get("commitment", ""),
        )
    )
    return HTMLResponse(text)


@router.get("/t/{table_id}/{at:int}")
def permalink(
    request: Request,
    table_id: str,
    at: int,
    someone: Someone,
    tables: AnyTables,
    seat: int | None = None,
    open: bool = False,
) -> HTMLResponse:
    """A moment by its own address."""
    return moment(request, table_id, someone, tables, at, seat, open)


def moment(
    request: Request,
    table_id: str,
    someone: Visitor,
    tables: Tables,
    at: int | None,
    seat: int | None,
    all_open: bool,
) -> HTMLResponse:
    """The page of a moment, or the parts of it that change."""
    replay = tables.replay(table_id, at, seat, all_open=all_open)
    parts = replay_fragments(replay, someone)
    if is_fragment(request):
        return HTMLResponse(partials(parts))
    table = replay.sight.table
    return page(
        request,
        someone,
        "replay.html",
        table=table,
        replay=replay,
        parts=parts,
        names=names_of(table, phrases(someone.language)),
        link=str(request.url_for("permalink", table_id=table_id, at=replay.at)),
    )
