"""Ratings of people at each game (OpenSkill); for those who have an account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from openskill.models import PlackettLuce
from sqlalchemy import select
from sqlalchemy.orm import Session

from palio.core import registry
from palio.core.outcome import Outcome
from palio.server.shapes import Player, Rating
from palio.server.store.schema import PlayerRow, RatingRow

if TYPE_CHECKING:
    from palio.server.live import Live

MODEL = PlackettLuce()


POINTS = 100
"""What people read is a hundred times OpenSkill's cautious estimate."""


def rate(session: Session, live: Live, outcome: Outcome) -> None:
    """Count a finished game. Bots, guests and seats that a bot kept warm leave ratings alone."""
    rated = [
        place
        for place in live.places
        if place.player_id and not place.stand_in and has_account(session, place.player_id)
    ]
    rows = []
    for place in rated:
        row = session.get(RatingRow, (place.player_id, live.row.game))
        if row is None:
            fresh = MODEL.rating()
            row = RatingRow(
                player_id=place.player_id,
                game=live.row.game,
                mu=fresh.mu,
                sigma=fresh.sigma,
                games=0,
                wins=0.0,
            )
            session.add(row)
        row.games += 1
        row.wins += outcome.share(place.seat)
        rows.append(row)
    if len(rows) < 2:
        return
    teams = [[MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in rows]
    ranks = [float(outcome.ranks[place.seat]) for place in rated]
    for row, [rating] in zip(rows, MODEL.rate(teams, ranks=ranks), strict=True):
        row.mu, row.sigma = rating.mu, rating.sigma


def has_account(session: Session, player_id: str) -> bool:
    """Now, not when the table was last read."""
    row = session.get(PlayerRow, player_id)
    return row is not None and row.login is not None


def of(session: Session, player: Player) -> list[Rating]:
    """How a player does, game by game."""
    rows = session.scalars(
        select(RatingRow).where(RatingRow.player_id == player.id).order_by(RatingRow.game)
    )
    return [shown(player.name, row) for row in rows]


def best(session: Session, game: str, most: int) -> list[Rating]:
    """Who is best at a game."""
    rows = session.execute(
        select(PlayerRow.name, RatingRow)
        .join(PlayerRow, PlayerRow.id == RatingRow.player_id)
        .where(RatingRow.game == game)
        .order_by((RatingRow.mu - 3 * RatingRow.sigma).desc())
        .limit(most)
    )
    return [shown(name, row) for name, row in rows]


def shown(name: str, row: RatingRow) -> Rating:
    """A rating as people read it."""
    return Rating(
        player=name,
        game=row.game,
        title=registry.find(row.game).title,
        rating=max(0, round(POINTS * (row.mu - 3 * row.sigma))),
        games=row.games,
        wins=row.wins,
    )
