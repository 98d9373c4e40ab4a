"""Opening tables, sitting down and getting up."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query

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
from palio.server.api.models import LobbyState, SeatGiven, SeatNumber, Table, TableGiven
from palio.server.errors import BadRequest
from palio.server.identity import Visitor, visitor

router = router_of("tables")


@router.get("/tables", dependencies=SIGN_IN, responses=refusals("not_signed_in", "unknown_game"))
def list_tables(
    tables: AnyTables,
    someone: Annotated[Visitor, Depends(visitor)],
    game: Annotated[str, Query(max_length=40, description="Only of this game.")] = "",
) -> LobbyState:
    """Your tables, open ones, and games to watch; tables that are not public are not listed."""
    if game:
        registry.find(game)
    return LobbyState.of(tables.lobby(someone.player, game))


@router.post(
    "/tables",
    status_code=201,
    dependencies=SIGN_IN,
    responses=refusals("unknown_game", "bad_setup", "bad_components", *CHANGES),
)
def open_table(given: TableGiven, tables: AnyTables, player: Known) -> Table:
    """Open a table and sit down; the game begins as soon as no seat is free."""
    return Table.of(tables.create(player, given.wish()))


@router.get("/tables/{table_id}", responses=refusals("no_such_table"))
def get_table(table_id: TableId, tables: AnyTables) -> Table:
    """Who sits where, and how the table was set up."""
    return Table.of(tables.info(table_id))


@router.post(
    "/tables/{table_id}/seats",
    dependencies=SIGN_IN,
    responses=refusals("no_such_table", "seat_taken", "not_open", "bad_setup", *CHANGES),
)
def take_seat(given: SeatGiven, table_id: TableId, tables: AnyTables, player: Known) -> Table:
    """Sit down, or come back to your seat; with ``bot``, ask a bot to a seat of your table."""
    if given.bot:
        if given.seat is None:
            raise BadRequest("say which seat the bot shall have")
        return Table.of(tables.set_bot(table_id, player, given.seat, given.bot))
    info = tables.join(table_id, player, given.seat)
    return Table.of(
        tables.come_back(table_id, player) if info.seat_of(player) is not None else info
    )


@router.delete(
    "/tables/{table_id}/seats",
    dependencies=SIGN_IN,
    responses=refusals("no_such_table", "not_seated", "not_open", "seat_taken", *CHANGES),
)
def leave_seat(
    table_id: TableId,
    tables: AnyTables,
    player: Known,
    seat: Annotated[
        SeatNumber | None, Query(description="Send the bot on this seat away instead.")
    ] = None,
) -> Table:
    """Get up. Once the game has begun a bot keeps your seat warm until you come back."""
    if seat is not None:
        return Table.of(tables.set_bot(table_id, player, seat, ""))
    return Table.of(tables.leave(table_id, player))


@router.post(
    "/tables/{table_id}/rematch",
    dependencies=SIGN_IN,
    responses=refusals("no_such_table", "not_seated", "not_open", *CHANGES),
)
def play_again(table_id: TableId, tables: AnyTables, player: Known) -> Table:
    """A new table for the same people; asked twice, it is the same one."""
    return Table.of(tables.rematch(table_id, player))
