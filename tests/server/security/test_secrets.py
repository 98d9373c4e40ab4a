"""Only what a seat may know leaves the server.

Random games are played over HTTP. Every so often, for every seat and for spectators, a twin of the
server is made whose record differs in everything that this one viewer may not know: each answer
that they could not see is another one, as far as what they did see allows it, and so is the seed of
the dice. Then whatever the viewer can ask for must be the same from both, byte for byte: pages,
fragments, streams, answers of the API, and refusals.
"""

from __future__ import annotations

import hashlib
import random
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from fastapi import FastAPI
from fastapi.routing import iter_route_contexts

import palio
from palio.core.game import Game, State
from palio.core.move import Move
from palio.core.seats import Seat
from palio.core.setup import Setup
from palio.server import live, presence, tables
from palio.server.app import create_app
from palio.server.settings import Settings
from palio.server.shapes import Player, Sight

if TYPE_CHECKING:
    from tests.server.conftest import Caller, Server

SEATS = 3
LOOKS = {
    "firenze": (60,),
    "florenza": (60,),
    "patrizier": (20, 45, 75),
    "tuscany": (25, 60, 110),
}
"""After how many moves of the record the twins are made."""
HIDING = ("patrizier", "tuscany")
"""Where hands are secret. In the others only the seed is."""
TRIES, MOST_TRIES = 40, 4000
"""How often a twin is varied: at least, and at most to find another hand for everybody."""
WORLDS = 8
OTHER_SEED = "5eed" * 16
TASTES: tuple[dict[str, str], ...] = (
    {},
    {"language": "de", "theme": "dark", "layout": "phone"},
    {"layout": "tall"},
)
GARBLED = ("nonsense", "", "pass pass", "\N{SNOWMAN}")


@pytest.fixture(autouse=True)
def _one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still."""
    for module in (live, presence, tables):
        monkeypatch.setattr(module, "now", lambda: datetime(2026, 1, 1, tzinfo=UTC))


# A twin of a record.


@dataclass(frozen=True)
class Line:
    """A line of a record."""

    actor: Seat
    move: Move


class Twins:
    """Looks for records that a viewer could not tell from the true one."""

    def __init__(
        self, game: Game[Any], setup: Setup, lines: list[Line], viewer: Seat | None, seed: int
    ) -> None:
        self.game = game
        self.setup = setup
        self.lines = lines
        self.viewer = viewer
        self.rng = random.Random(seed)
        self.truth = [line.move for line in lines]
        self.end = self.states(self.truth)
        self.unseen = [at for at, state in enumerate(self.walk(self.truth)) if not self.sees(state)]

    def sees(self, state: State) -> bool:
        """Will the viewer know the answer to the question?"""
        question = self.game.question(state)
        assert question is not None
        return question.seen_by(self.viewer)

    def walk(self, moves: list[Move]) -> Iterator[State]:
        """The states before each move; they are not to be kept."""
        state: State = self.game.new(self.setup)
        for move in moves:
            yield state
            self.game.play(state, move)

    def states(self, moves: list[Move]) -> State:
        """Where the moves lead."""
        state: State = self.game.new(self.setup)
        for move in moves:
            self.game.play(state, move)
        return state

    def hiding(self) -> set[Seat]:
        """The seats that know something that the viewer does not."""
        blind = range(self.setup.seats) if self.viewer is None else (self.viewer,)
        found: set[Seat] = set()
        for seat in blind:
            for _ in range(WORLDS):
                found |= self.surprised(self.game.resample(self.end, seat, self.rng))
        return found - {self.viewer}

    def surprised(self, end: State) -> set[Seat]:
        """The seats that see something else there than in truth."""
        view = self.game.view
        return {seat for seat in range(self.setup.seats) if view(end, seat) != view(self.end, seat)}

    def find(self) -> list[Move]:
        """Other answers wherever the viewer could not see them, as far as may be."""
        twin, changes, surprised = self.truth, 0, set[Seat]()
        hiding = self.hiding()
        for tries in range(MOST_TRIES if hiding else 0):
            if tries >= TRIES and surprised == hiding:
                break
            # What was dealt late has not been played yet: there is more room for change.
            latest = self.unseen[-1 - tries % len(self.unseen) :]
            varied = self.vary(twin, self.rng.choice(latest))
            if varied is None:
                continue
            moves, end = varied
            others = sum(a is not b for a, b in zip(moves, self.truth, strict=True))
            seats = self.surprised(end)
            if (len(seats), others) >= (len(surprised), changes):
                twin, changes, surprised = moves, others, seats
        assert surprised == hiding, "every hand that is hidden is another"
        return twin

    def vary(self, moves: list[Move], at: int) -> tuple[list[Move], State] | None:
        """The same with another answer there; None if what was seen could not have been then.

        What the viewer saw is answered the same, and what was shown since is the same. A view that
        tells too much leaves no twin at all, which is noticed too.
        """
        state: State = self.game.new(self.setup)
        varied: list[Move] = []
        for index, line in enumerate(self.lines):
            if self.game.actor(state) != line.actor:
                return None
            legal = self.game.legal_moves(state)
            move = moves[index]
            if index == at:
                others = [other for other in legal if other is not move]
                if not others:
                    return None
                move = self.rng.choice(others)
            elif move not in legal:
                if self.sees(state):
                    return None
                move = self.rng.choice(legal)
            self.game.play(state, move)
            varied.append(move)
        seen = [self.game.view(end, self.viewer) for end in (state, self.end)]
        same = self.game.actor(state) == self.game.actor(self.end) and seen[0] == seen[1]
        return (varied, state) if same else None


# A twin of a server.


@contextmanager
def copy_of(
    server: Server, settings: Settings, table: str, moves: list[Move], seed: str
) -> Iterator[Server]:
    """The same server, but for the record of that table and the seed of its dice."""
    source = Path(settings.database_url.removeprefix("sqlite:///"))
    copy = source.with_name(f"{seed[:4]}.db")
    for file in copy.parent.glob(f"{copy.name}*"):
        file.unlink()
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(copy)) as there:
        here.backup(there)
        there.executemany(
            "UPDATE moves SET text = ? WHERE table_id = ? AND number = ?",
            [(move.text, table, number) for number, move in enumerate(moves)],
        )
        there.execute("UPDATE tables SET seed = ? WHERE id = ?", (seed, table))
        there.commit()
    app = create_app(replace(settings, database_url=f"sqlite:///{copy}"))
    try:
        yield type(server)(app)
    finally:
        app.state.database.close()


def lines_of(server: Server, table: str, game: Game[Any]) -> list[Line]:
    """The record, as it is stored."""
    with closing(sqlite3.connect(str(server.app.state.database.engine.url.database))) as database:
        rows = database.execute(
            "SELECT actor, text FROM moves WHERE table_id = ? ORDER BY number", (table,)
        )
        return [Line(actor, game.parse(text)) for actor, text in rows]


# Everything that somebody can ask for.


def addresses(app: FastAPI, table: str) -> list[str]:
    """Every page, fragment, stream and answer about a table, and the lists it is in."""
    found = ["/", "/lobby/look", "/api/v1/tables", f"/api/v1/tables/{table}/sight?since=12"]
    for route in iter_route_contexts(app.routes):
        path = str(route.path)
        if "{table_id}" in path and "GET" in (route.methods or ()):
            found.append(path.replace("{table_id}", table).replace("{at:int}", "3"))
    return found


def everything(
    server: Server,
    asked: list[str],
    table: str,
    player: Player | None,
    taste: dict[str, str],
    tries: list[str],
    seed: str,
) -> dict[str, str]:
    """All that this viewer is told, by where it was asked for.

    But for the hash of the seed: that one thing about it everybody is told beforehand.
    """
    caller = server.browse(player)
    for name, value in taste.items():
        caller.client.cookies.set(name, value)
    told: dict[str, object] = {}
    for address in asked:
        random.seed(8)  # pages suggest a name
        if address.endswith("/events"):
            cookies = "; ".join(f"{c.name}={c.value}" for c in caller.client.cookies.jar)
            told[address] = server.overhear(address, {"Cookie": cookies, "Host": "testserver"})
        else:
            told[address] = answer_of(caller, "GET", address)
    for text in tries:
        body = {"text": text, "key": ""}
        told[f"move {text}"] = answer_of(caller, "POST", f"/api/v1/tables/{table}/moves", json=body)
        told[f"play {text}"] = answer_of(caller, "POST", f"/t/{table}/play", data=body)
    for verb in ("undo", "reset"):
        if '"can_undo":false' in str(told[f"/api/v1/tables/{table}/sight?since=12"]):
            told[verb] = answer_of(caller, "POST", f"/api/v1/tables/{table}/{verb}", json={})
    for verb in ("rematch", "record"):
        told[verb] = answer_of(caller, "POST", f"/api/v1/tables/{table}/{verb}", json={})
    promise = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    return {address: repr(value).replace(promise, "…") for address, value in told.items()}


def answer_of(caller: Caller, method: str, address: str, **more: Any) -> tuple[int, str, str]:
    """Status, body and headers."""
    answer = caller.client.request(method, address, **more)
    return answer.status_code, answer.text, repr(sorted(answer.headers.items()))


def first_difference(here: dict[str, str], there: dict[str, str]) -> str:
    """Where and what, for the message of a test that failed."""
    assert list(here) == list(there)
    for address, text in here.items():
        other = there[address]
        if text != other:
            at = next((i for i, (a, b) in enumerate(zip(text, other, strict=False)) if a != b), 0)
            return f"{address}: …{text[at - 60 : at + 60]}… and …{other[at - 60 : at + 60]}…"
    return ""


# The games.


class Seated:
    """A game that is being played by people over HTTP."""

    def __init__(self, server: Server, slug: str) -> None:
        self.server = server
        self.game = palio.find(slug)
        self.setup = self.game.setup(SEATS)
        self.players = [server.people.welcome(f"Player {seat}") for seat in range(SEATS)]
        self.callers = [server.browse(player) for player in self.players]
        self.table = self.callers[0].open(slug, SEATS)
        for caller in self.callers[1:]:
            assert caller.post(f"/tables/{self.table}/seats").status_code == 200
        self.rng = random.Random(slug)

    def play_until(self, moves: int) -> list[Line]:
        """Random answers until the record is that long."""
        while len(lines := lines_of(self.server, self.table, self.game)) < moves:
            actor = self.server.tables.info(self.table).actor
            if actor < 0:
                break
            choices = self.callers[actor].sight(self.table)["choices"]
            answer = {"text": self.rng.choice(choices)["text"]}
            played = self.callers[actor].post(f"/tables/{self.table}/moves", answer)
            assert played.status_code == 200, played.text
        return lines

    def tries(self, viewer: Seat | None) -> list[str]:
        """Answers that are refused to this viewer."""
        actor = self.server.tables.info(self.table).actor
        legal: set[str] = set()
        if viewer == actor:
            seen = self.callers[actor].sight(self.table)["choices"]
            legal = {choice["text"] for choice in seen}
        known = [move.text for move in self.game.catalogue if move.text not in legal]
        return [*GARBLED, *self.rng.sample(known, 4)]

    @property
    def seed(self) -> str:
        """Of the dice."""
        with closing(
            sqlite3.connect(str(self.server.app.state.database.engine.url.database))
        ) as database:
            found = database.execute("SELECT seed FROM tables WHERE id = ?", (self.table,))
            return str(found.fetchone()[0])


@pytest.mark.parametrize("slug", LOOKS)
def test_what_a_viewer_may_not_know_makes_no_difference(
    server: Server, settings: Settings, slug: str
) -> None:
    compare(Seated(server, slug), settings, LOOKS[slug])


@pytest.mark.long
@pytest.mark.parametrize("slug", LOOKS)
@pytest.mark.parametrize("seed", range(4))
def test_it_makes_no_difference_in_many_games(
    server: Server, settings: Settings, slug: str, seed: int
) -> None:
    tables.secrets.rng.seed(seed)  # type: ignore[attr-defined]  # those of the tests
    compare(Seated(server, slug), settings, range(20, 160, 20))


def compare(seated: Seated, settings: Settings, looks: Iterable[int]) -> None:
    """Look at a game with the eyes of everybody, and at its twins."""
    server, slug = seated.server, seated.game.slug
    asked = addresses(server.app, seated.table)
    hidden = 0
    for number, moves in enumerate(looks):
        lines = seated.play_until(moves)
        if len(lines) < moves:
            break  # the game is over: everything may be known
        taste = TASTES[(number + len(slug)) % len(TASTES)]
        for viewer in (*range(SEATS), None):
            player = None if viewer is None else seated.players[viewer]
            tries = seated.tries(viewer)
            twins = Twins(seated.game, seated.setup, lines, viewer, seed=number)
            twin = twins.find()
            hidden += len(twins.hiding())
            with (
                copy_of(server, settings, seated.table, twins.truth, seated.seed) as here,
                copy_of(server, settings, seated.table, twin, OTHER_SEED) as there,
            ):
                found = first_difference(
                    everything(here, asked, seated.table, player, taste, tries, seated.seed),
                    everything(there, asked, seated.table, player, taste, tries, OTHER_SEED),
                )
                assert not found, f"{slug}, {len(lines)} moves, seat {viewer}: {found}"
                # … and whoever may know it sees that it is another.
                for seat in twins.hiding():
                    views = [
                        one.browse(seated.players[seat]).sight(seated.table)["view"]
                        for one in (here, there)
                    ]
                    assert views[0] != views[1]
    assert (hidden > 0) == (slug in HIDING)


def test_a_leak_would_be_noticed(
    server: Server, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = Seated(server, "patrizier")
    lines = seated.play_until(20)
    twins = Twins(seated.game, seated.setup, lines, None, seed=1)
    asked = addresses(server.app, seated.table)
    honest = tables.Tables.sight

    def leaking(self: tables.Tables, table_id: str, player: Player | None) -> Sight:
        """Everybody is shown the log of the first seat."""
        log = honest(self, table_id, seated.players[0]).log
        return replace(honest(self, table_id, player), log=log)

    def difference() -> str:
        with (
            copy_of(server, settings, seated.table, twins.truth, seated.seed) as here,
            copy_of(server, settings, seated.table, twins.find(), OTHER_SEED) as there,
        ):
            return first_difference(
                everything(here, asked, seated.table, None, {}, [], seated.seed),
                everything(there, asked, seated.table, None, {}, [], OTHER_SEED),
            )

    assert not difference()
    monkeypatch.setattr(tables.Tables, "sight", leaking)
    assert difference()
