"""The tables: the only door to the games that are being played.

Every verb checks who asks, changes the game, and returns when the change is on disk. What comes out
is fit for who asked. Methods are plain functions, to be called from worker threads.
"""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any, Final, TypeVar

from sqlalchemy import delete, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import Session

from palio.bots.levels import LEVELS
from palio.core.errors import BadSetup, NotYourTurn, NoUndo, StaleVersion
from palio.core.fairness import verify
from palio.core.match import Match
from palio.core.record import Record
from palio.core.seats import EVERYBODY, NOBODY, Seat
from palio.server import lobby, ratings
from palio.server.errors import BadRequest, Forbidden, NoSuchMoment, NotOpen, NotSeated, SeatTaken
from palio.server.hub import LOBBY, Hub
from palio.server.live import Live, deadline_of, game_of, read_live, result_of, seconds_left
from palio.server.presence import Presence
from palio.server.settings import Settings
from palio.server.shapes import (
    ChatLine,
    Choice,
    Event,
    Lobby,
    LogLine,
    NewTable,
    Pace,
    Player,
    Replay,
    Sight,
    Status,
    TableInfo,
    UndoPolicy,
)
from palio.server.store.database import Database
from palio.server.store.schema import (
    AnswerRow,
    ChatRow,
    MoveRow,
    PlayerRow,
    SeatRow,
    TableRow,
    now,
)

T = TypeVar("T")
BOTS: Final = ("random", "greedy", *LEVELS)
"""Who may be asked to a table."""
STAND_IN: Final = "journeyman"
KEPT: Final = 400
"""How many tables stay in memory."""
LOCKS: Final = 256
LONGEST_LINE: Final = 500
LONGEST_KEY: Final = 64
MORE_TIME: Final = 60.0
"""Seconds on the clock of somebody who comes back to an empty one."""
MOST_DAYS: Final = 14
MOST_MINUTES: Final = 240


class Tables:
    """All tables of this server."""

    def __init__(self, database: Database, settings: Settings, hub: Hub) -> None:
        self.database = database
        self.settings = settings
        self.hub = hub
        self.presence = Presence(database, hub)
        self._locks = [threading.RLock() for _ in range(LOCKS)]
        self._kept: OrderedDict[str, Live] = OrderedDict()
        self._kept_lock = threading.Lock()

    # Sitting down.

    def create(self, player: Player, wish: NewTable) -> TableInfo:
        """A new table. Its host sits on the first seat without a bot."""
        game = game_of(wish.game, wish.components)
        setup = game.setup(wish.seats, wish.options)
        check_wish(wish)
        free = [seat for seat in range(wish.seats) if not wish.bots.get(seat)]
        if not free:
            raise BadSetup("a bot sits on every seat: leave one for yourself")
        row = TableRow(
            id=secrets.token_hex(8),
            game=wish.game,
            rules=game.rules_version,
            seats=wish.seats,
            options=setup.options,
            components=wish.components,
            status=Status.OPEN,
            public=wish.public,
            pace=wish.pace,
            days=wish.days,
            minutes=wish.minutes,
            undo=wish.undo,
            host=player.id,
            seed=secrets.token_hex(32),
            actor=NOBODY,
        )
        clock = wish.minutes * 60.0 if wish.minutes and wish.pace == Pace.LIVE else None
        places = [
            SeatRow(
                table_id=row.id,
                seat=seat,
                player_id=player.id if seat == free[0] else None,
                bot=wish.bots.get(seat, ""),
                seconds=None if wish.bots.get(seat) else clock,
            )
            for seat in range(wish.seats)
        ]
        return self._open(row, places)

    def join(self, table_id: str, player: Player, seat: Seat | None = None) -> TableInfo:
        """Sit down, on any free seat or on that one; the game begins when all are taken."""

        def change(live: Live, session: Session) -> None:
            if live.seat_of(player) is not None:
                return
            check_open(live)
            free = [place for place in live.places if not place.player_id and not place.bot]
            if seat is not None:
                free = [place for place in free if place.seat == seat]
            if not free:
                raise SeatTaken("that seat is taken" if seat is not None else "the table is full")
            self._sit(session, free[0], player_id=player.id)

        return self._rearrange(table_id, change)

    def set_bot(self, table_id: str, player: Player, seat: Seat, level: str) -> TableInfo:
        """Ask a bot to the table, or send it away with ""; for the host."""

        def change(live: Live, session: Session) -> None:
            check_open(live)
            if live.row.host != player.id:
                raise Forbidden("only who opened the table asks bots to it")
            if level and level not in BOTS:
                raise BadSetup(f"no bot {level[:20]!r}: there are {', '.join(BOTS)}")
            if not 0 <= seat < len(live.places) or live.places[seat].player_id:
                raise SeatTaken("there is no free seat for a bot")
            self._sit(session, live.places[seat], bot=level)

        return self._rearrange(table_id, change)

    def leave(self, table_id: str, player: Player) -> TableInfo:
        """Get up. Where the game has begun, a bot keeps the seat warm until they come back."""

        def change(live: Live, session: Session) -> None:
            place = live.places[seat_at(live, player)]
            if live.status == Status.PLAYING:
                self._hand_over(session, live, place)
            elif live.status == Status.OPEN and live.row.host == player.id:
                session.execute(
                    update(TableRow).where(TableRow.id == table_id).values(status=Status.CLOSED)
                )
            elif live.status == Status.OPEN:
                self._sit(session, place, player_id=None)

        info = self._rearrange(table_id, change)
        self.presence.gone(table_id, player)
        return info

    def come_back(self, table_id: str, player: Player) -> TableInfo:
        """Take the seat back from the bot that kept it warm."""
        with self._lock(table_id):
            live = self._load(table_id)
            seat = seat_at(live, player)
            if not live.places[seat].stand_in or live.status != Status.PLAYING:
                return self._info(live)

            def change(live: Live, session: Session) -> None:
                place = live.places[seat]
                seconds = None if place.seconds is None else max(place.seconds, MORE_TIME)
                session.execute(seat_update(place).values(stand_in="", seconds=seconds))
                if live.row.actor == seat:
                    place.stand_in, place.seconds = "", seconds
                    asked = now()
                    session.execute(
                        update(TableRow)
                        .where(TableRow.id == table_id)
                        .values(asked=asked, deadline=deadline_of(live.row, place, asked))
                    )

            return self._rearrange(table_id, change)

    def keep_warm(self, table_id: str, seat: Seat, revision: int) -> None:
        """Let a bot play for somebody who is away or out of time, as of that revision."""

        def change(live: Live, session: Session) -> None:
            if live.revision != revision:
                raise StaleVersion("the table has moved on")
            self._hand_over(session, live, live.places[seat])

        self._rearrange(table_id, change)

    def rematch(self, table_id: str, player: Player) -> TableInfo:
        """The same people once more, at a new table; asked twice, it is the same table.

        Who is not there any more leaves an open seat.
        """
        with self._lock(table_id):
            live = self._load(table_id)
            seat_at(live, player)
            if live.status != Status.OVER:
                raise NotOpen("the game is not over yet")
            if live.row.rematch:
                return self.info(live.row.rematch)
            here = self.presence.of(table_id) | {player.id}
            row = TableRow(
                id=secrets.token_hex(8),
                seed=secrets.token_hex(32),
                status=Status.OPEN,
                actor=NOBODY,
                host=player.id,
                **{name: getattr(live.row, name) for name in KEPT_FOR_REMATCH},
            )
            clock = row.minutes * 60.0 if row.minutes and row.pace == Pace.LIVE else None
            # Everybody moves on by one seat, so that another one begins.
            order = live.places[1:] + live.places[:1]
            places = [
                SeatRow(
                    table_id=row.id,
                    seat=seat,
                    player_id=place.player_id if place.player_id in here else None,
                    bot=place.bot,
                    seconds=None if place.bot else clock,
                )
                for seat, place in enumerate(order)
            ]

            def change(_: Live, session: Session) -> None:
                session.execute(
                    update(TableRow).where(TableRow.id == table_id).values(rematch=row.id)
                )

            info = self._open(row, places)
            self._rearrange(table_id, change)
            return info

    # Looking.

    def info(self, table_id: str) -> TableInfo:
        """What everybody may know of a table."""
        return self._info(self._load(table_id))

    def lobby(self, player: Player | None, game: str = "") -> Lobby:
        """What there is to play, to watch and to look back at."""
        found = self.database.read(lambda session: lobby.find(session, player, game))
        return Lobby(**{name: self._infos(ids) for name, ids in found.items()})

    def sight(self, table_id: str, player: Player | None) -> Sight:
        """All that this player may know of the game: as their seat, or as a spectator."""
        with self._lock(table_id):
            live = self._load(table_id)
            if live.match is None:
                raise NotOpen("the game has not begun")
            seat = live.seat_of(player)
            if seat not in live.sights:
                live.sights[seat] = sight_of(live, live.match, seat, self._info(live))
            return renewed(live.sights[seat], self._info(live))

    def record(self, table_id: str) -> Record:
        """The record of a finished game, its seed in it."""
        with self._lock(table_id):
            live = self._load(table_id)
            match = finished(live)
            match.players = self._info(live).names
            return match.record()

    def verify(self, table_id: str) -> int:
        """How many rolls of a finished game follow from its seed; FairnessError if one does not."""
        record = self.record(table_id)
        return verify(record, game=self._load(table_id).game)

    def replay(
        self,
        table_id: str,
        at: int | None = None,
        seat: Seat | None = None,
        *,
        all_open: bool = False,
    ) -> Replay:
        """A moment of a finished game, from any seat, as a spectator saw it, or with all open."""
        record = self.record(table_id)
        live = self._load(table_id)
        length = len(record.lines)
        moment = length if at is None else at
        if not 0 <= moment <= length:
            raise NoSuchMoment(f"the game has {length} moves, not {moment}")
        if seat is not None and not 0 <= seat < record.seats:
            raise NoSuchMoment(f"there is no seat {seat}; seats are 0 to {record.seats - 1}")
        match = Match.resume(record.cut(moment), game=live.game)
        sight = sight_of(live, match, EVERYBODY if all_open else seat, self._info(live))
        text = str(record.lines[moment - 1]) if moment else ""
        return Replay(sight, moment, length, all_open, text)

    # Playing.

    def play(
        self,
        table_id: str,
        player: Player,
        text: str,
        *,
        revision: int | None = None,
        key: str = "",
    ) -> int:
        """Answer the question; the new revision. Sent again with the same key, it does nothing."""
        if len(key) > LONGEST_KEY:
            raise BadRequest(f"a key has at most {LONGEST_KEY} letters")
        with self._lock(table_id):
            live = self._load(table_id)
            seat = seat_at(live, player)
            if key and (earlier := self._earlier(table_id, key)) is not None:
                if (earlier.seat, earlier.text) != (seat, text):
                    raise BadRequest("that key was used for another answer: draw a new one")
                return earlier.revision
            if live.places[seat].stand_in:
                self.come_back(table_id, player)
                live = self._load(table_id)
                revision = None
            return self._answer(live, seat, text, revision, key)

    def play_for(self, table_id: str, seat: Seat, text: str, revision: int) -> int:
        """A bot answers for its seat; StaleVersion if the table has moved on meanwhile."""
        with self._lock(table_id):
            live = self._load(table_id)
            if not live.level_of(seat):
                raise NotYourTurn("a person plays there now")
            return self._answer(live, seat, text, revision, "")

    def undo(self, table_id: str, player: Player, *, revision: int | None = None) -> int:
        """Take back the own last answer; NoUndo says what stands against it."""
        return self._take_back(table_id, player, revision, whole_turn=False)

    def reset(self, table_id: str, player: Player, *, revision: int | None = None) -> int:
        """Take back the own answers as far as the engine allows: the turn begins anew."""
        return self._take_back(table_id, player, revision, whole_turn=True)

    def bot_turn(self, table_id: str) -> tuple[Seat, str, int, Record, str] | None:
        """Seat, level, revision, record and components, where a bot is to answer; else None.

        Bots wait while no person plays: a table is not played out behind people's backs.
        """
        with self._lock(table_id):
            live = self._load(table_id)
            seat = live.row.actor
            level = live.level_of(seat)
            if live.status != Status.PLAYING or not level or not live.people_playing():
                return None
            assert live.match is not None, "a game that is being played has a match"
            return seat, level, live.revision, live.match.record(), live.row.components

    # Talking.

    def say(self, table_id: str, player: Player, text: str) -> ChatLine:
        """A line for everybody at the table and watching."""
        line = " ".join(text.split())
        if not 1 <= len(line) <= LONGEST_LINE:
            raise BadRequest(f"a line of chat has 1 to {LONGEST_LINE} letters")
        live = self._load(table_id)
        row = ChatRow(table_id=table_id, player_id=player.id, text=line, at=now())

        def work(session: Session) -> int:
            session.add(row)
            session.flush()
            self.hub.announce(session, Event(table_id, "chat", row.id))
            return row.id

        number = self.database.write(work)
        self.hub.publish(Event(table_id, "chat", number))
        return ChatLine(number, player.name, live.seat_of(player), line, row.at)

    def chat(self, table_id: str, since: int = 0) -> list[ChatLine]:
        """What was said at the table after line number ``since``."""
        live = self._load(table_id)

        def work(session: Session) -> list[ChatLine]:
            rows = session.execute(
                select(ChatRow, PlayerRow.name)
                .join(PlayerRow, PlayerRow.id == ChatRow.player_id)
                .where(ChatRow.table_id == table_id, ChatRow.id > since)
                .order_by(ChatRow.id)
            )
            seats = {place.player_id: place.seat for place in live.places if place.player_id}
            return [
                ChatLine(line.id, name, seats.get(line.player_id), line.text, line.at)
                for line, name in rows
            ]

        return self.database.read(work)

    def seen(self, table_id: str, player: Player) -> None:
        """Somebody is looking at the table, or still is."""
        self.presence.seen(table_id, player)

    def gone(self, table_id: str, player: Player) -> None:
        """Somebody has turned away."""
        self.presence.gone(table_id, player)

    # Inside: reading.

    def _lock(self, table_id: str) -> threading.RLock:
        """One writer a table in this process; others are held off by the revision."""
        return self._locks[hash(table_id) % LOCKS]

    def _load(self, table_id: str) -> Live:
        """The table as the database has it now."""
        with self._kept_lock:
            live = self._kept.get(table_id)

        def work(session: Session) -> Live:
            if live is not None:
                query = select(TableRow.revision).where(TableRow.id == table_id)
                if session.scalar(query) == live.revision:
                    return live
            return read_live(session, table_id)

        fresh = self.database.read(work)
        self._keep(fresh)
        return fresh

    def _keep(self, live: Live) -> None:
        with self._kept_lock:
            self._kept[live.row.id] = live
            self._kept.move_to_end(live.row.id)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)

    def _forget(self, table_id: str) -> None:
        with self._kept_lock:
            self._kept.pop(table_id, None)

    def _info(self, live: Live) -> TableInfo:
        return live.info(self.presence.of(live.row.id))

    def _infos(self, ids: list[str]) -> tuple[TableInfo, ...]:
        return tuple(self._info(self._load(table_id)) for table_id in ids)

    def _earlier(self, table_id: str, key: str) -> AnswerRow | None:
        return self.database.read(lambda session: session.get(AnswerRow, (table_id, key)))

    # Inside: writing.

    def _open(self, row: TableRow, places: list[SeatRow]) -> TableInfo:
        """Store a new table, and begin if it is full."""

        def work(session: Session) -> None:
            session.add(row)
            session.flush()
            session.add_all(places)
            self.hub.announce(session, Event(LOBBY, "table", 0))

        table_id = row.id
        self.database.write(work)
        self.hub.publish(Event(LOBBY, "table", 0))
        with self._lock(table_id):
            self._begin_if_full(table_id)
        return self.info(table_id)

    def _rearrange(self, table_id: str, change: Callable[[Live, Session], None]) -> TableInfo:
        """Change who sits where."""
        with self._lock(table_id):
            live = self._load(table_id)
            self._commit(live, lambda session: change(live, session))
            self._begin_if_full(table_id)
            self._tell_lobby()
            return self.info(table_id)

    def _commit(self, live: Live, work: Callable[[Session], T], **values: Any) -> T:
        """Do it in one transaction that only goes through if nobody else was faster."""
        table_id = live.row.id
        event = Event(table_id, "table", live.revision + 1)

        def whole(session: Session) -> T:
            moved = session.execute(
                update(TableRow)
                .where(TableRow.id == table_id, TableRow.revision == live.revision)
                .values(revision=live.revision + 1, changed=now(), **values)
            )
            assert isinstance(moved, CursorResult)
            if moved.rowcount != 1:
                raise StaleVersion("somebody was faster: look again")
            result = work(session)
            self.hub.announce(session, event)
            return result

        try:
            result = self.database.write(whole)
        finally:
            self._forget(table_id)
        self.hub.publish(event)
        return result

    def _begin_if_full(self, table_id: str) -> None:
        """Deal, once every seat is taken."""
        live = self._load(table_id)
        free = [place for place in live.places if not place.player_id and not place.bot]
        if live.status != Status.OPEN or free:
            return
        live.row.salt = "-".join((place.player_id or place.bot)[:8] for place in live.places)
        match = Match(live.game, seats=live.row.seats, options=live.row.options, dice=live.dice())
        self._store(live, match, 0, now(), salt=live.row.salt)
        self._tell_lobby()

    def _answer(self, live: Live, seat: Seat, text: str, revision: int | None, key: str) -> int:
        """Play a move and store what came of it."""
        match = being_played(live)
        if revision is not None and revision != live.revision:
            raise StaleVersion(f"the table is at revision {live.revision}: look again")
        before = match.version
        match.play(text, seat=seat)
        answer = (
            AnswerRow(
                table_id=live.row.id, key=key, seat=seat, text=text, revision=live.revision + 1
            )
            if key
            else None
        )
        self._store(live, match, before, now(), answer=answer)
        if match.outcome is not None:
            self._tell_lobby()
        return live.revision + 1

    def _take_back(
        self, table_id: str, player: Player, revision: int | None, *, whole_turn: bool
    ) -> int:
        with self._lock(table_id):
            live = self._load(table_id)
            seat = seat_at(live, player)
            match = being_played(live)
            if revision is not None and revision != live.revision:
                raise StaleVersion(f"the table is at revision {live.revision}: look again")
            if live.row.undo == UndoPolicy.NONE:
                raise NoUndo("at this table nothing is taken back")
            match.undo(seat)
            while whole_turn and match.can_undo(seat):
                match.undo(seat)
            self._store(live, match, match.version, now())
            return live.revision + 1

    def _store(
        self,
        live: Live,
        match: Match,
        since: int,
        at: datetime,
        *,
        answer: AnswerRow | None = None,
        **values: Any,
    ) -> None:
        """Write the record from ``since`` on, and who is asked now. Returns when it is on disk."""
        table_id = live.row.id
        outcome = match.outcome
        actor = match.actor
        lines = [
            {"table_id": table_id, "number": n, "actor": s.actor, "text": s.move.text, "at": at}
            for n, s in enumerate(match.steps[since:], start=since)
        ]
        asked = live.places[actor] if actor >= 0 else None
        spent = live.places[live.row.actor] if live.row.actor >= 0 else None
        left = seconds_left(live.row, spent, at) if spent is not None else None

        def work(session: Session) -> None:
            session.execute(
                delete(MoveRow).where(MoveRow.table_id == table_id, MoveRow.number >= since)
            )
            if lines:
                session.execute(MoveRow.__table__.insert(), lines)  # type: ignore[attr-defined]
            if answer is not None:
                session.add(answer)
            if spent is not None and left is not None:
                session.execute(seat_update(spent).values(seconds=left))
            if outcome is not None:
                ratings.rate(session, live, outcome)

        if spent is not None and left is not None:
            spent.seconds = left
        values |= {
            "status": Status.PLAYING if outcome is None else Status.OVER,
            "version": match.version,
            "actor": actor,
            "asked": at,
            "deadline": deadline_of(live.row, asked, at) if asked is not None else None,
            "scores": result_of(outcome),
        }
        self._commit(live, work, **values)
        self._keep(live.moved_on(match, revision=live.revision + 1, changed=at, **values))

    def _hand_over(self, session: Session, live: Live, place: SeatRow) -> None:
        """A bot keeps this seat warm."""
        left = seconds_left(live.row, place, now())
        session.execute(seat_update(place).values(stand_in=STAND_IN, seconds=left))
        if live.row.actor == place.seat:
            session.execute(
                update(TableRow).where(TableRow.id == live.row.id).values(deadline=None)
            )

    def _sit(self, session: Session, place: SeatRow, **values: Any) -> None:
        session.execute(seat_update(place).values(**values))

    def _tell_lobby(self) -> None:
        event = Event(LOBBY, "table", 0)
        if not self.database.is_sqlite:
            self.database.write(lambda session: self.hub.announce(session, event))
        self.hub.publish(event)


KEPT_FOR_REMATCH: Final = (
    "game",
    "rules",
    "seats",
    "options",
    "components",
    "public",
    "pace",
    "days",
    "minutes",
    "undo",
)


def seat_update(place: SeatRow) -> Any:
    """The beginning of a change to a seat."""
    return update(SeatRow).where(SeatRow.table_id == place.table_id, SeatRow.seat == place.seat)


def check_wish(wish: NewTable) -> None:
    """BadSetup if the table could not be."""
    for seat, level in wish.bots.items():
        if not 0 <= seat < wish.seats:
            raise BadSetup(f"there is no seat {seat} for a bot; seats are 0 to {wish.seats - 1}")
        if level and level not in BOTS:
            raise BadSetup(f"no bot {level[:20]!r}: there are {', '.join(BOTS)}")
    if not 1 <= wish.days <= MOST_DAYS:
        raise BadSetup(f"1 to {MOST_DAYS} days for an answer, not {wish.days}")
    if not 0 <= wish.minutes <= MOST_MINUTES:
        raise BadSetup(f"at most {MOST_MINUTES} minutes for a player, not {wish.minutes}")


def check_open(live: Live) -> None:
    """NotOpen unless people may sit down."""
    if live.status == Status.CLOSED:
        raise NotOpen("the table was closed; open a new one")
    if live.status != Status.OPEN:
        raise NotOpen("the game has begun: you are welcome to watch")


def seat_at(live: Live, player: Player) -> Seat:
    """Where the player sits; NotSeated if nowhere."""
    seat = live.seat_of(player)
    if seat is None:
        raise NotSeated("you do not sit at this table")
    return seat


def being_played(live: Live) -> Match:
    """The match of a game that goes on; NotOpen if it does not."""
    if live.status == Status.OVER:
        raise NotOpen("the game is over")
    if live.match is None:
        raise NotOpen("the game has not begun")
    return live.match


def finished(live: Live) -> Match:
    """The match of a game that is over; NotOpen before: its record holds everybody's secrets."""
    if live.status != Status.OVER or live.match is None:
        raise NotOpen("that is shown when the game is over")
    return live.match


def sight_of(live: Live, match: Match, seat: Seat | None, info: TableInfo) -> Sight:
    """All that a seat, a spectator (None) or EVERYBODY may know."""
    question = match.question
    state = match.state()
    asked = seat is not None and seat == match.actor
    may_undo = seat is not None and seat >= 0 and live.row.undo == UndoPolicy.FREE
    may_undo = may_undo and live.status == Status.PLAYING and seat is not None
    can_undo = may_undo and seat is not None and match.can_undo(seat)
    steps = match.steps
    return Sight(
        table=info,
        seat=None if seat == EVERYBODY else seat,
        version=match.version,
        question=question.words(state) if question else None,
        choices=tuple(
            Choice(move.text, move.target, move.label)
            for move in (match.legal_moves() if asked else ())
        ),
        view=live.game.view(state, seat),
        log=tuple(
            LogLine(version, fact.as_seen_by(seat))
            for version, step in enumerate(steps)
            for fact in step.facts
        ),
        outcome=match.outcome,
        can_undo=can_undo,
        can_reset=can_undo and len(steps) > 1 and steps[-2].actor == seat,
        commitment=live.dice().commitment,
        proof=live.dice().proof() if live.status == Status.OVER else {},
    )


def renewed(sight: Sight, info: TableInfo) -> Sight:
    """The same sight with clocks and presence of this moment."""
    return replace(sight, table=info)
