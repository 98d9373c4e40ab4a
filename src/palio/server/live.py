"""A table in memory: its rows and its match, rebuilt from the record whenever it has moved on."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from palio.core import registry
from palio.core.dice import Fair
from palio.core.game import Game
from palio.core.match import Match
from palio.core.outcome import Outcome
from palio.core.record import Line, Record
from palio.core.seats import Seat
from palio.server.errors import NoSuchTable, NotSeated
from palio.server.identity import player_of
from palio.server.shapes import Pace, Player, SeatInfo, Sight, Status, TableInfo, UndoPolicy
from palio.server.store.schema import MoveRow, PlayerRow, SeatRow, TableRow, now


class Live:
    """What this process knows of a table; thrown away when the database knows more."""

    def __init__(
        self,
        row: TableRow,
        places: list[SeatRow],
        people: Mapping[str, Player],
        match: Match | None = None,
    ) -> None:
        self.row = row
        self.places = places
        self.people = people
        self.game: Game[Any] = game_of(row.game, row.components)
        self.match = match
        self.sights: dict[Seat | None, Sight] = {}
        """What each seat sees at this revision, once somebody has asked."""

    @property
    def revision(self) -> int:
        """Of the table, when it was read."""
        return self.row.revision

    @property
    def status(self) -> Status:
        """Where the table is in its life."""
        return Status(self.row.status)

    def moved_on(self, match: Match, **values: Any) -> Live:
        """The same table after a change that is on disk."""
        columns = {name: getattr(self.row, name) for name in TableRow.__table__.columns.keys()}  # noqa: SIM118  not a dict
        return Live(TableRow(**columns | values), self.places, self.people, match)

    def dice(self) -> Fair:
        """The fair dice of this table."""
        return Fair(self.row.seed, self.row.salt)

    def record_of(self, moves: list[MoveRow]) -> Record:
        """The record that the rows hold."""
        return Record(
            game=self.row.game,
            rules=self.row.rules,
            seats=self.row.seats,
            options=self.row.options,
            components=self.game.components_digest,
            dice=self.dice().promise(),
            lines=[Line(move.actor, move.text) for move in moves],
            source=f"table {self.row.id}",
        )

    def seat_of(self, player: Player | None) -> Seat | None:
        """Where that player sits."""
        for place in self.places:
            if player is not None and place.player_id == player.id:
                return place.seat
        return None

    def seat_at(self, player: Player) -> Seat:
        """Where that player sits; NotSeated if nowhere."""
        seat = self.seat_of(player)
        if seat is None:
            raise NotSeated("you do not sit at this table")
        return seat

    def level_of(self, seat: Seat) -> str:
        """The bot that answers for a seat; "" if a person does."""
        if not 0 <= seat < len(self.places):
            return ""
        return self.places[seat].bot or self.places[seat].stand_in

    def people_playing(self) -> list[SeatRow]:
        """The seats whose people answer for themselves."""
        return [place for place in self.places if place.player_id and not place.stand_in]

    def info(self, present: frozenset[str]) -> TableInfo:
        """What everybody may know of the table."""
        row = self.row
        told = now()
        outcome = row.scores or {}
        return TableInfo(
            id=row.id,
            game=row.game,
            title=self.game.title,
            status=Status(row.status),
            seats=tuple(
                SeatInfo(
                    seat=place.seat,
                    player=self.people[place.player_id] if place.player_id else None,
                    bot=place.bot,
                    stand_in=place.stand_in,
                    present=bool(place.bot) or place.player_id in present,
                    seconds=seconds_left(row, place, told),
                )
                for place in self.places
            ),
            options=dict(row.options),
            public=row.public,
            pace=Pace(row.pace),
            days=row.days,
            minutes=row.minutes,
            undo=UndoPolicy(row.undo),
            components=self.game.components_digest,
            host=row.host,
            revision=row.revision,
            actor=row.actor,
            deadline=row.deadline,
            created=row.created,
            changed=row.changed,
            told=told,
            scores=tuple(outcome.get("scores", ())),
            winners=tuple(outcome.get("winners", ())),
            rematch=row.rematch,
        )


def read_live(session: Session, table_id: str) -> Live:
    """All that is stored of a table; NoSuchTable if there is none."""
    row = session.get(TableRow, table_id)
    if row is None:
        raise NoSuchTable(f"there is no table {table_id[:20]!r}; it may be a misspelt link")
    places = list(
        session.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat))
    )
    moves = list(
        session.scalars(
            select(MoveRow).where(MoveRow.table_id == table_id).order_by(MoveRow.number)
        )
    )
    ids = {place.player_id for place in places if place.player_id}
    people = {
        person.id: player_of(person)
        for person in session.scalars(select(PlayerRow).where(PlayerRow.id.in_(ids)))
    }
    session.expunge_all()
    live = Live(row, places, people)
    if live.status in (Status.PLAYING, Status.OVER):
        live.match = Match.resume(live.record_of(moves), game=live.game, dice=live.dice())
    return live


@lru_cache(maxsize=64)
def game_of(slug: str, components: str) -> Game[Any]:
    """The game of a table, with the players' own numbers if they brought some."""
    game = registry.find(slug)
    return game.with_components(components, "components") if components else game


def seconds_left(row: TableRow, place: SeatRow, at: datetime) -> float | None:
    """What is left on the clock of a seat; None without a clock."""
    if place.seconds is None:
        return None
    if row.actor == place.seat and row.asked is not None and row.status == Status.PLAYING:
        return max(0.0, place.seconds - (at - row.asked).total_seconds())
    return place.seconds


def deadline_of(row: TableRow, place: SeatRow, asked: datetime) -> datetime | None:
    """When a seat that is asked at that time must have answered; None: no hurry."""
    if place.bot or place.stand_in:
        return None
    if row.pace == Pace.TURNS:
        return asked + timedelta(days=row.days)
    return None if place.seconds is None else asked + timedelta(seconds=place.seconds)


def result_of(outcome: Outcome | None) -> dict[str, Any] | None:
    """An outcome as it is stored."""
    return None if outcome is None else dict(outcome.as_json())
