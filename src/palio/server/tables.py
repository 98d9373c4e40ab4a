"""The tables: the only door to the games that are being played.

Every verb checks who asks, changes the game, and returns when the change is on disk. What comes out
is fit for who asked. Methods are plain functions, to be called from worker threads.
"""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from palio.bots.levels import LEVELS
from palio.core.errors import BadSetup, NotYourTurn, StaleVersion
from palio.core.fairness import verify
from palio.core.match import Match
from palio.core.record import Record
from palio.core.seats import EVERYBODY, NOBODY, Seat
from palio.server import lobby, ratings
from palio.server.desk import Desk, seat_update
from palio.server.errors import BadRequest, Forbidden, NoSuchMoment, NotOpen, SeatTaken
from palio.server.live import Live, deadline_of, game_of
from palio.server.shapes import (
    ChatLine,
    Event,
    Lobby,
    NewTable,
    Pace,
    Player,
    Rating,
    Replay,
    Sight,
    Status,
    TableInfo,
)
from palio.server.sights import finished, renewed, sight_of
from palio.server.store.schema import (
    ChatRow,
    PlayerRow,
    SeatRow,
    TableRow,
    now,
)

BOTS: Final = ("random", "greedy", *LEVELS)
"""Who may be asked to a table."""
LONGEST_LINE: Final = 500
LONGEST_KEY: Final = 64
MORE_TIME: Final = 60.0
"""Seconds on the clock of somebody who comes back to an empty one."""
BEST: Final = 20
MOST_DAYS: Final = 14
MOST_MINUTES: Final = 240


class Tables(Desk):
    """All tables of this server."""

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
            place = live.places[live.seat_at(player)]
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
            seat = live.seat_at(player)
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
            live.seat_at(player)
            if live.status != Status.OVER:
                raise NotOpen("the game is not over yet")
            if live.row.rematch:
                return self.info(live.row.rematch)
            here = self.presence.of(table_id) | {player.id}
            row = TableRow(
                id=secrets.token_hex(8),
                rules=live.game.rules_version,
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

    def lobby(self, player: Player | None, game: str = "") -> Lobby:
        """What there is to play, to watch and to look back at."""
        found = self.database.read(lambda session: lobby.find(session, player, game))
        return Lobby(**{name: self._infos(ids) for name, ids in found.items()})

    def finished(self, player: Player) -> tuple[TableInfo, ...]:
        """What the player has played to the end, also behind closed doors."""
        return self._infos(self.database.read(lambda session: lobby.finished(session, player)))

    def sight(self, table_id: str, player: Player | None) -> Sight:
        """All that this player may know of the game: as their seat, or as a spectator."""
        with self._lock(table_id):
            live = self._load(table_id)
            if live.match is None:
                raise NotOpen("the game has not begun")
            seat = live.seat_of(player)
            info = self._info(live)
            if seat not in live.sights:
                live.sights[seat] = sight_of(live, live.match, seat, info)
            return renewed(live.sights[seat], info)

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
            seat = live.seat_at(player)
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

    # Afterwards.

    def ratings(self, player: Player) -> list[Rating]:
        """How a player does at each game; only games of accounts count."""
        return self.database.read(lambda session: ratings.of(session, player))

    def best(self, game: str) -> list[Rating]:
        """Who is best at a game."""
        return self.database.read(lambda session: ratings.best(session, game, BEST))

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


KEPT_FOR_REMATCH: Final = (
    "game",
    "seats",
    "options",
    "components",
    "public",
    "pace",
    "days",
    "minutes",
    "undo",
)


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
