"""What the tables of the server hand out: plain values, fit to be shown to who asked for them.

Nothing here holds a game's state. ``Sight`` is all that one seat may know; pages, fragments, events
and the API are made from it and from nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any

from palio.core.facts import Fact
from palio.core.game import Game, View
from palio.core.outcome import Outcome
from palio.core.seats import Seat
from palio.core.words import Words


class Status(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"
    """People may sit down."""
    PLAYING = "playing"
    OVER = "over"
    """The game was played to its end."""
    CLOSED = "closed"
    """Given up before anybody else sat down."""


class Pace(StrEnum):
    """How soon an answer is expected."""

    LIVE = "live"
    TURNS = "turns"


class UndoPolicy(StrEnum):
    """May an answer be taken back, as far as the engine allows?"""

    FREE = "free"
    NONE = "none"


@dataclass(frozen=True)
class Player:
    """A person, with or without an account."""

    id: str
    name: str
    has_account: bool = False


@dataclass(frozen=True)
class NewTable:
    """What somebody wishes for; ``Tables.create`` checks it."""

    game: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    bots: dict[Seat, str] = field(default_factory=dict)
    """The level of the bot on each seat that has one."""
    public: bool = True
    pace: Pace = Pace.LIVE
    days: int = 3
    """For an answer, where the pace is by turns."""
    minutes: int = 0
    """For each player and the whole game, where the pace is live; 0: no clock."""
    undo: UndoPolicy = UndoPolicy.FREE
    components: str = ""
    """The text of a components file; "": the numbers that come with the game."""


@dataclass(frozen=True)
class SeatInfo:
    """A place at a table and who sits there."""

    seat: Seat
    player: Player | None = None
    bot: str = ""
    """The level of the bot that sits there."""
    stand_in: str = ""
    """The level of the bot that keeps the player's seat warm."""
    present: bool = False
    seconds: float | None = None
    """What is left on the clock, as of ``TableInfo.told``."""

    @property
    def is_free(self) -> bool:
        """May somebody sit down here?"""
        return self.player is None and not self.bot


@dataclass(frozen=True)
class TableInfo:
    """What everybody may know of a table without looking at the game."""

    id: str
    game: str
    title: str
    status: Status
    seats: tuple[SeatInfo, ...]
    options: dict[str, str]
    public: bool
    pace: Pace
    days: int
    minutes: int
    undo: UndoPolicy
    components: str
    """The digest of the players' own components; "": those of the game."""
    host: str
    """The id of the player who opened it."""
    revision: int
    """Counts up with everything that happens at the table, also when an answer is taken back."""
    actor: Seat
    """Who is asked: a seat, or NOBODY."""
    deadline: datetime | None
    """When the seat that is asked must have answered."""
    created: datetime
    changed: datetime
    told: datetime
    """When this was true."""
    scores: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    rematch: str = ""
    """The id of the table where the same people play again."""

    def seat_of(self, player: Player | None) -> Seat | None:
        """Where that player sits."""
        if player is not None:
            for place in self.seats:
                if place.player is not None and place.player.id == player.id:
                    return place.seat
        return None

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where, for ``texts.Speaker``; "" for a free seat or a bot without a name."""
        return tuple(
            place.player.name if place.player else place.bot.capitalize() for place in self.seats
        )


@dataclass(frozen=True)
class Choice:
    """A legal answer: its text, what to click, and what it is called."""

    text: str
    target: str
    label: Words


@dataclass(frozen=True)
class LogLine:
    """A fact as this seat may know it, and the version at which it was told."""

    version: int
    fact: Fact


@dataclass(frozen=True)
class ChatLine:
    """Something that somebody at the table, or watching, has said."""

    number: int
    name: str
    seat: Seat | None
    text: str
    at: datetime


@dataclass(frozen=True)
class Sight:
    """All that one seat, or a spectator, may know of a game: the only thing that is ever drawn."""

    table: TableInfo
    game: Game[Any]
    """Its rules, with the players' own numbers if they brought some: to draw by, no state."""
    seat: Seat | None
    version: int
    """How many questions have been answered."""
    question: Words | None
    choices: tuple[Choice, ...]
    """Empty unless this seat is asked."""
    view: View
    log: tuple[LogLine, ...]
    outcome: Outcome | None
    can_undo: bool
    can_reset: bool
    commitment: str
    """The hash of the secret seed: shown before the game."""
    proof: dict[str, str] = field(default_factory=dict)
    """The seed, once the game is over."""

    @property
    def revision(self) -> int:
        """Of the table, when this was seen."""
        return self.table.revision

    @property
    def is_asked(self) -> bool:
        """Is it this seat's turn to answer?"""
        return bool(self.choices)


@dataclass(frozen=True)
class Lobby:
    """What the first page shows."""

    mine: tuple[TableInfo, ...]
    """Where it is my turn first."""
    open: tuple[TableInfo, ...]
    watch: tuple[TableInfo, ...]
    """Public tables that are being played."""
    recent: tuple[TableInfo, ...]


@dataclass(frozen=True)
class Rating:
    """How somebody with an account does at a game."""

    player: str
    """Their name."""
    game: str
    title: str
    rating: int
    """What they are good for with near certainty; a beginner has 0."""
    games: int
    wins: float
    """Shared wins are split."""


@dataclass(frozen=True)
class Replay:
    """A moment of a finished game."""

    sight: Sight
    at: int
    length: int
    all_open: bool
    text: str
    """The move that led here, "" at the beginning."""


@dataclass(frozen=True)
class Event:
    """What the hub tells who listens to a table."""

    table: str
    kind: str
    """table: look again; chat: a line was said; presence: somebody came or went."""
    revision: int
