"""What goes over the wire: made from the shapes of the server, and from nothing else."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from palio.core.facts import Fact
from palio.core.words import Words
from palio.server import shapes, tokens
from palio.server.tables import BOTS
from palio.texts import Speaker

LARGEST = 2**31 - 1
Revision = Annotated[int, Field(ge=0, le=LARGEST)]
SeatNumber = Annotated[int, Field(ge=0, le=9, description="Seats count from 0.")]
Level = Annotated[
    str, Field(max_length=24, json_schema_extra={"enum": list(BOTS)}, examples=["greedy"])
]


class Given(BaseModel):
    """What a program sends: nothing that we do not know, so that slips are noticed."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """Why something was refused."""

    code: str = Field(description="Stable: for programs.", examples=["not_your_turn"])
    message: str = Field(
        description="One line for people; it may change.",
        examples=["it is the turn of seat 1, not of seat 0"],
    )


class Refusal(BaseModel):
    """The one shape of every refusal."""

    error: Problem


# People.


class Person(BaseModel):
    """A player, with or without an account."""

    id: str
    name: str = Field(examples=["Lorenzo"])
    has_account: bool

    @classmethod
    def of(cls, player: shapes.Player) -> Person:
        return cls(id=player.id, name=player.name, has_account=player.has_account)


class Me(BaseModel):
    """Who you are."""

    player: Person
    csrf: str = Field(
        description="The value for the header X-CSRF-Token, for browsers that come with a cookie;"
        " empty for those with a token, who need none."
    )


class NameGiven(Given):
    """What you want to be called."""

    name: str = Field(min_length=1, max_length=200, examples=["Lorenzo"])


class LabelGiven(Given):
    """What a token is for."""

    label: str = Field(min_length=1, max_length=200, examples=["my bot"])


class Token(BaseModel):
    """What is known of a token after it was handed out."""

    id: str = Field(examples=["9b74c9897bac770f"])
    label: str
    created: datetime

    @classmethod
    def of(cls, info: tokens.TokenInfo) -> Token:
        return cls(id=info.id, label=info.label, created=info.created)


class NewToken(Token):
    """A token and its secret text, which is shown this once."""

    token: str = Field(examples=["palio_…"])


class NewGuest(BaseModel):
    """A new guest and the token to play with."""

    player: Person
    token: str = Field(examples=["palio_…"])


# Games.


class OptionInfo(BaseModel):
    """Something that a table agrees on before the game; the first choice is the default."""

    name: str
    choices: list[str]
    seats: list[int] | None = Field(description="With how many seats it matters; null: with any.")


class GameInfo(BaseModel):
    """A game that can be played here."""

    slug: str = Field(examples=["patrizier"])
    title: str
    seats: list[int]
    options: list[OptionInfo]
    rules_version: int
    bots: list[str] = Field(description="The levels of bots, the weakest first.")


# Tables.


class SeatState(BaseModel):
    """A place at a table and who sits there."""

    seat: int
    player: Person | None
    bot: str = Field(description="The level of the bot that sits there, or empty.")
    stand_in: str = Field(description="The level of the bot that keeps the seat warm, or empty.")
    present: bool
    seconds: float | None = Field(description="Left on the clock; null: there is none.")

    @classmethod
    def of(cls, info: shapes.SeatInfo) -> SeatState:
        return cls(
            seat=info.seat,
            player=Person.of(info.player) if info.player else None,
            bot=info.bot,
            stand_in=info.stand_in,
            present=info.present,
            seconds=info.seconds,
        )


class Table(BaseModel):
    """What everybody may know of a table without looking at the game."""

    id: str
    game: str
    title: str
    status: shapes.Status
    seats: list[SeatState]
    options: dict[str, str]
    public: bool
    pace: shapes.Pace
    days: int
    minutes: int
    undo: shapes.UndoPolicy
    components: str = Field(description="The digest of the players' own components, or empty.")
    host: str = Field(description="The id of the player who opened it.")
    revision: int = Field(description="Counts up with everything that happens at the table.")
    actor: int = Field(description="The seat that is asked; negative: nobody.")
    deadline: datetime | None
    created: datetime
    changed: datetime
    scores: list[int]
    winners: list[int]
    rematch: str = Field(description="The id of the table where the same people play again.")

    @classmethod
    def of(cls, info: shapes.TableInfo) -> Table:
        return cls(
            id=info.id,
            game=info.game,
            title=info.title,
            status=info.status,
            seats=[SeatState.of(seat) for seat in info.seats],
            options=info.options,
            public=info.public,
            pace=info.pace,
            days=info.days,
            minutes=info.minutes,
            undo=info.undo,
            components=info.components,
            host=info.host,
            revision=info.revision,
            actor=info.actor,
            deadline=info.deadline,
            created=info.created,
            changed=info.changed,
            scores=list(info.scores),
            winners=list(info.winners),
            rematch=info.rematch,
        )


class LobbyState(BaseModel):
    """The tables that there are."""

    mine: list[Table] = Field(description="Where you sit; where you are asked first.")
    open: list[Table] = Field(description="Where there is a free seat.")
    watch: list[Table] = Field(description="Public games that are being played.")
    recent: list[Table] = Field(description="Games that have ended.")

    @classmethod
    def of(cls, lobby: shapes.Lobby) -> LobbyState:
        return cls(
            mine=[Table.of(info) for info in lobby.mine],
            open=[Table.of(info) for info in lobby.open],
            watch=[Table.of(info) for info in lobby.watch],
            recent=[Table.of(info) for info in lobby.recent],
        )


class TableGiven(Given):
    """The table that you wish for. You sit on the first seat without a bot."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [{"game": "patrizier", "seats": 2, "bots": {"1": "greedy"}}]
        },
    )

    game: str = Field(max_length=40, examples=["patrizier"])
    seats: int = Field(ge=1, le=10, examples=[2])
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    bots: dict[SeatNumber, Level] = Field(
        default_factory=dict, max_length=10, description="The level of the bot on a seat."
    )
    public: bool = Field(default=True, description="Shown in the lobby; else by its link alone.")
    pace: shapes.Pace = shapes.Pace.LIVE
    days: int = Field(default=3, ge=0, le=365, description="For an answer, at pace `turns`.")
    minutes: int = Field(
        default=0, ge=0, le=10_000, description="For the whole game, at pace `live`; 0: no clock."
    )
    undo: shapes.UndoPolicy = shapes.UndoPolicy.FREE
    components: str = Field(
        default="", max_length=200_000, description="The text of a components file of your own."
    )

    def wish(self) -> shapes.NewTable:
        return shapes.NewTable(
            game=self.game,
            seats=self.seats,
            options=self.options,
            bots=self.bots,
            public=self.public,
            pace=self.pace,
            days=self.days,
            minutes=self.minutes,
            undo=self.undo,
            components=self.components,
        )


class SeatGiven(Given):
    """Where you want to sit, or where a bot shall."""

    seat: SeatNumber | None = Field(default=None, description="null: on any free seat.")
    bot: Level = Field(
        default="",
        json_schema_extra={"enum": ["", *BOTS]},
        description="Ask a bot to that seat instead; only the host may.",
    )


# Play.


class Text(BaseModel):
    """Something said: the key and its arguments, and the line in your language."""

    key: str
    args: dict[str, str | int]
    text: str

    @classmethod
    def of(cls, words: Words, say: Speaker) -> Text:
        return cls(key=words.key, args=words.args, text=say.words(words))


class ChoiceInfo(BaseModel):
    """A legal answer."""

    text: str = Field(description="What you send to give this answer.", examples=["build roma"])
    target: str = Field(description="The id of the thing in a drawing that stands for it.")
    label: Text


class FactInfo(BaseModel):
    """Something that happened, as you may know it."""

    version: int = Field(description="How many questions had been answered before.")
    kind: str
    rule: str = Field(description="The § of the game's rules.", examples=["§3.1"])
    seat: int
    values: dict[str, str | int]
    targets: list[str]
    points: int = Field(description="What it adds to the seat's score.")
    text: str

    @classmethod
    def of(cls, version: int, fact: Fact, say: Speaker) -> FactInfo:
        return cls(
            version=version,
            kind=fact.kind,
            rule=fact.rule,
            seat=fact.seat,
            values=dict(fact.values),
            targets=list(fact.targets),
            points=fact.points,
            text=say.words(fact.words()),
        )


class OutcomeInfo(BaseModel):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    tie_breaks: list[list[int]]


class SightInfo(BaseModel):
    """All that your seat, or a spectator, may know of a game; nothing else is ever sent."""

    table: Table
    seat: int | None = Field(description="Where you sit; null: you are watching.")
    revision: int
    version: int = Field(description="How many questions have been answered.")
    question: Text | None
    choices: list[ChoiceInfo] = Field(description="Your legal answers; empty unless you are asked.")
    view: dict[str, Any] = Field(description="What you see, in the terms of the game.")
    log: list[FactInfo]
    outcome: OutcomeInfo | None
    can_undo: bool
    can_reset: bool
    commitment: str = Field(description="The hash of the seed of the dice.")
    proof: dict[str, str] = Field(description="The seed, once the game is over.")

    @classmethod
    def of(cls, sight: shapes.Sight, say: Speaker, since: int = 0) -> SightInfo:
        outcome = sight.outcome
        return cls(
            table=Table.of(sight.table),
            seat=sight.seat,
            revision=sight.revision,
            version=sight.version,
            question=Text.of(sight.question, say) if sight.question else None,
            choices=[
                ChoiceInfo(text=c.text, target=c.target, label=Text.of(c.label, say))
                for c in sight.choices
            ],
            view=sight.view,
            log=[
                FactInfo.of(line.version, line.fact, say)
                for line in sight.log
                if line.version >= since
            ],
            outcome=OutcomeInfo.model_validate(outcome.as_json()) if outcome else None,
            can_undo=sight.can_undo,
            can_reset=sight.can_reset,
            commitment=sight.commitment,
            proof=sight.proof,
        )


class MoveGiven(Given):
    """An answer to the question."""

    text: str = Field(min_length=1, max_length=120, examples=["build roma"])
    revision: Revision | None = Field(
        default=None, description="What you were looking at; refused as `stale_version` if not so."
    )
    key: str = Field(
        default="",
        max_length=64,
        pattern=r"^[A-Za-z0-9_-]*$",
        description="Drawn by you for this answer. Sent again with the same key, nothing happens"
        " and the result is the same: safe to repeat after a lost connection.",
    )


class RevisionGiven(Given):
    """What you were looking at."""

    revision: Revision | None = None


class Moved(BaseModel):
    """The revision that the table has now."""

    revision: int


# Talk.


class ChatGiven(Given):
    """Something to say to everybody at the table and watching."""

    text: str = Field(min_length=1, max_length=500, examples=["good luck!"])


class ChatInfo(BaseModel):
    """Something that was said."""

    number: int
    name: str
    seat: int | None
    text: str
    at: datetime

    @classmethod
    def of(cls, line: shapes.ChatLine) -> ChatInfo:
        return cls(number=line.number, name=line.name, seat=line.seat, text=line.text, at=line.at)
