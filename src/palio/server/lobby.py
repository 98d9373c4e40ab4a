"""Finding tables: mine, open, being played, finished."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from palio.server.shapes import Player, Status
from palio.server.store.schema import SeatRow, TableRow

MOST: Final = 30
RECENT: Final = 12


def find(session: Session, player: Player | None, game: str) -> dict[str, list[str]]:
    """The ids of the tables for each part of the lobby; ``game`` "" means all games."""
    return {
        "mine": mine(session, player) if player is not None else [],
        "open": listed(session, Status.OPEN, game, MOST),
        "watch": listed(session, Status.PLAYING, game, RECENT),
        "recent": listed(session, Status.OVER, game, RECENT),
    }


def listed(session: Session, status: Status, game: str, most: int) -> list[str]:
    """Public tables, the newest first."""
    query = (
        select(TableRow.id)
        .where(TableRow.status == status, TableRow.public)
        .order_by(TableRow.changed.desc())
        .limit(most)
    )
    if game:
        query = query.where(TableRow.game == game)
    return list(session.scalars(query))


def mine(session: Session, player: Player) -> list[str]:
    """The tables where the player sits and the game is not over: those that wait for them first."""
    rows = session.execute(
        select(TableRow.id, TableRow.actor, SeatRow.seat)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(
            SeatRow.player_id == player.id,
            TableRow.status.in_((Status.OPEN, Status.PLAYING)),
        )
        .order_by(TableRow.changed.desc())
        .limit(MOST)
    ).all()
    return [row.id for row in sorted(rows, key=lambda row: row.actor != row.seat)]


def finished(session: Session, player: Player) -> list[str]:
    """The games that the player has played to the end, the newest first."""
    return list(
        session.scalars(
            select(TableRow.id)
            .join(SeatRow, SeatRow.table_id == TableRow.id)
            .where(SeatRow.player_id == player.id, TableRow.status == Status.OVER)
            .order_by(TableRow.changed.desc())
            .limit(MOST)
        )
    )
