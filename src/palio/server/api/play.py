"""Looking and playing."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from fastapi import Depends, Query
from fastapi.responses import PlainTextResponse, Response

from palio.core import registry
from palio.server.api.common import (
    CHANGES,
    SIGN_IN,
    AnyTables,
    Known,
    TableId,
    refusals,
    router_of,
)
from palio.server.api.models import Moved, MoveGiven, Revision, RevisionGiven, SightInfo
from palio.server.identity import Visitor, visitor
from palio.texts import Speaker, languages

router = router_of("play")
AT_A_TABLE = ("no_such_table", "not_seated", "not_open", *CHANGES)


@lru_cache(maxsize=1024)
def speaker_of(slug: str, language: str, names: tuple[str, ...]) -> Speaker:
    """Who speaks of a table; in English where a game does not know the language."""
    game = registry.find(slug)
    return Speaker(game, language if language in languages(game.package) else "en", names)


@router.get(
    "/tables/{table_id}/sight",
    dependencies=SIGN_IN,
    responses=refusals("not_signed_in", "no_such_table", "not_open"),
)
def look(
    table_id: TableId,
    tables: AnyTables,
    someone: Annotated[Visitor, Depends(visitor)],
    since: Annotated[Revision, Query(description="Leave out what was logged before.")] = 0,
) -> SightInfo:
    """All that you may know of a game, from your seat or as a spectator.

    Texts are in the language of `Accept-Language`: English, German or Dutch.
    """
    sight = tables.sight(table_id, someone.player)
    say = speaker_of(sight.table.game, someone.language, sight.table.names)
    return SightInfo.of(sight, say, since)


@router.post(
    "/tables/{table_id}/moves",
    dependencies=SIGN_IN,
    responses=refusals(
        "bad_notation", "illegal_move", "not_your_turn", "stale_version", *AT_A_TABLE
    ),
)
def play_move(given: MoveGiven, table_id: TableId, tables: AnyTables, player: Known) -> Moved:
    """Answer the question that your seat is asked; it is on disk when you hear of it."""
    revision = tables.play(table_id, player, given.text, revision=given.revision, key=given.key)
    return Moved(revision=revision)


@router.post(
    "/tables/{table_id}/undo",
    dependencies=SIGN_IN,
    responses=refusals("no_undo", "stale_version", *AT_A_TABLE),
)
def take_back(given: RevisionGiven, table_id: TableId, tables: AnyTables, player: Known) -> Moved:
    """Take back your last answer, if nothing random, hidden or foreign has happened since."""
    return Moved(revision=tables.undo(table_id, player, revision=given.revision))


@router.post(
    "/tables/{table_id}/reset",
    dependencies=SIGN_IN,
    responses=refusals("no_undo", "stale_version", *AT_A_TABLE),
)
def begin_turn_anew(
    given: RevisionGiven, table_id: TableId, tables: AnyTables, player: Known
) -> Moved:
    """Take back your answers as far as they can be."""
    return Moved(revision=tables.reset(table_id, player, revision=given.revision))


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses=refusals("no_such_table", "not_open")
    | {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
def get_record(table_id: TableId, tables: AnyTables) -> Response:
    """The record of a finished game with the seed of its dice, as text; `palio verify` reads it."""
    return PlainTextResponse(tables.record(table_id).to_text())
