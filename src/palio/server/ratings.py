"""Ratings of people at each game (OpenSkill); for those who have an account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from openskill.models import PlackettLuce
from sqlalchemy.orm import Session

from palio.core.outcome import Outcome
from palio.server.store.schema import RatingRow

if TYPE_CHECKING:
    from palio.server.live import Live

MODEL = PlackettLuce()


def rate(session: Session, live: Live, outcome: Outcome) -> None:
    """Count a finished game. Bots, guests and seats that a bot kept warm leave ratings alone."""
    rated = [
        place
        for place in live.places
        if place.player_id and not place.stand_in and live.people[place.player_id].has_account
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
