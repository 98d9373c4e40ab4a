"""The tables of the database. The moves of a table are its record: the truth about its game."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, Dialect, ForeignKey, Index, String, Text, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

VERSION = 1
"""Of this schema. A database of another version is refused with a line that says what to do."""


def now() -> datetime:
    """The time, as it is stored."""
    return datetime.now(UTC)


class Moment(TypeDecorator[datetime]):
    """A time in UTC. SQLite forgets time zones; this puts them back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.replace(tzinfo=value.tzinfo or UTC)


class Base(DeclarativeBase):
    """All that is stored."""

    type_annotation_map = {datetime: Moment, dict[str, Any]: JSON, list[int]: JSON}  # noqa: RUF012


class About(Base):
    """One row: which schema this is."""

    __tablename__ = "about"

    id: Mapped[int] = mapped_column(primary_key=True)
    version: Mapped[int]


class PlayerRow(Base):
    """A person; a guest is one without a password."""

    __tablename__ = "players"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    """The name of an account, case-folded; None for a guest."""
    password: Mapped[str | None] = mapped_column(String(200))
    """An argon2id hash."""
    created: Mapped[datetime] = mapped_column(default=now)


class TokenRow(Base):
    """A key for programs; only its hash is kept."""

    __tablename__ = "tokens"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)
    label: Mapped[str] = mapped_column(String(40))
    created: Mapped[datetime] = mapped_column(default=now)


class TableRow(Base):
    """A table and how it was set up; never what lies on it."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    seats: Mapped[int]
    options: Mapped[dict[str, Any]]
    components: Mapped[str] = mapped_column(Text, default="")
    status: Mapped[str] = mapped_column(String(10))
    public: Mapped[bool]
    pace: Mapped[str] = mapped_column(String(10))
    days: Mapped[int]
    minutes: Mapped[int]
    undo: Mapped[str] = mapped_column(String(10))
    host: Mapped[str] = mapped_column(ForeignKey("players.id"))
    seed: Mapped[str] = mapped_column(String(64))
    """Of the fair dice: secret until the game is over."""
    salt: Mapped[str] = mapped_column(String(64), default="")
    revision: Mapped[int] = mapped_column(default=0)
    version: Mapped[int] = mapped_column(default=0)
    """How many moves the record has."""
    actor: Mapped[int]
    asked: Mapped[datetime | None]
    """Since when the actor is asked."""
    deadline: Mapped[datetime | None] = mapped_column(index=True)
    created: Mapped[datetime] = mapped_column(default=now)
    changed: Mapped[datetime] = mapped_column(default=now)
    scores: Mapped[dict[str, Any] | None]
    """The outcome as JSON once the game is over."""
    rematch: Mapped[str] = mapped_column(String(16), default="")

    __table_args__ = (
        Index("tables_by_status", "status", "changed"),
        Index("tables_by_actor", "status", "actor"),
    )


class SeatRow(Base):
    """Who sits where."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[str | None] = mapped_column(ForeignKey("players.id"), index=True)
    bot: Mapped[str] = mapped_column(String(24), default="")
    stand_in: Mapped[str] = mapped_column(String(24), default="")
    seconds: Mapped[float | None]
    """Left on the clock when the seat was last asked."""


class MoveRow(Base):
    """A line of a record."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    actor: Mapped[int]
    text: Mapped[str] = mapped_column(String(120))
    at: Mapped[datetime] = mapped_column(default=now)


class AnswerRow(Base):
    """A submission that was acknowledged: sent again with the same key, it does nothing."""

    __tablename__ = "answers"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    seat: Mapped[int]
    text: Mapped[str] = mapped_column(String(120))
    revision: Mapped[int]


class ChatRow(Base):
    """A line that was said at a table."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(default=now)


class PresenceRow(Base):
    """Who is looking at a table; whoever stays tells so again and again."""

    __tablename__ = "presence"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    seen: Mapped[datetime] = mapped_column(default=now)


class RatingRow(Base):
    """How strong a player is at a game; only for accounts."""

    __tablename__ = "ratings"

    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]
    wins: Mapped[float]


class LeaseRow(Base):
    """Which of several processes lets the bots of a table play."""

    __tablename__ = "leases"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    owner: Mapped[str] = mapped_column(String(16))
    until: Mapped[datetime]
