"""What a game is: the verbs that every game of the house answers, and nothing else.

A game is a stateless object. Its state carries a stack of questions (frames); the top one says who
is to answer and what may be answered. The questions hold the rules, so a game is mostly its
questions, its set-up, and one file that knows what each seat may see.
"""

from __future__ import annotations

import difflib
from abc import ABCMeta, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Generic, NewType, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from palio.core.components import Printed
from palio.core.errors import BadNotation, BadSetup, ComponentError, PositionError
from palio.core.facts import Tell
from palio.core.heuristics import Heuristics
from palio.core.move import Move
from palio.core.outcome import Outcome
from palio.core.seats import CHANCE, NOBODY, Seat
from palio.core.setup import Option, Setup, checked_setup, spoken_range
from palio.core.words import Say, Words

View = NewType("View", "dict[str, object]")
"""What one seat, or a spectator, may know: JSON-ready. Only a game's ``view`` makes one."""


class Rng(Protocol):
    """A source of numbers in [0, 1); ``random.Random`` is one."""

    def random(self) -> float: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table: plain data, no rules.

    A game adds its own attributes and a ``copy`` that shares nothing mutable. Frames, moves and
    components are immutable and may be shared.
    """

    def __init__(self) -> None:
        # A frame is generic in the state it sits in; a list of mixed frames cannot say so.
        self.pending: list[Frame[Any]] = []


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S], metaclass=ABCMeta):
    """A question: who is to answer, what may be answered, and what an answer does.

    Immutable, so that copies of a state can share it.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @abstractmethod
    def words(self, state: S) -> Words:
        """The prompt, by key. Everybody may read it, so it must not give a secret away."""

    @abstractmethod
    def legal_moves(self, state: S) -> list[Move]:
        """All answers, distinct, in a fixed order: the only place where legality lives.

        The list may be one that is kept for the next who asks: copy it before you change it.
        """

    @abstractmethod
    def play(self, state: S, move: Move, tell: Tell | None) -> None:
        """Change the state by a legal answer; this frame is off the stack already."""

    def odds(self, state: S) -> list[float]:
        """Where chance answers: how likely each of ``legal_moves`` is. Equal unless overridden."""
        count = len(self.legal_moves(state))
        return [1.0 / count] * count

    def fall(self, state: S, u: float) -> Move:
        """Where chance answers: what ``u`` in [0, 1) falls on; must agree with ``pick``.

        Overridden where there is a quicker way than to lay all answers end to end.
        """
        return pick(self.legal_moves(state), self.odds(state), u)

    def ways(self, state: S, move: Move) -> int:
        """How many equal pieces the answer could mean: 2 for "a red one" from a hand with two.

        Only law 9 asks. Overridden where a secret hand can hold equal pieces, because each piece
        is as likely as the next to be the one that others see played.
        """
        return 1

    def shows(self, state: S, move: Move) -> Move | None:
        """What all keep knowing of an answer that is taken back: None, or a move that says it.

        That move is played in the answer's place and leaves the question standing. It is never
        offered and not in the catalogue. Overridden where an answer shows a secret: what was once
        public is not secret.
        """
        return None

    def seen_by(self, seat: Seat | None) -> bool:
        """May that seat (None: a spectator) know which answer is given to this question?"""
        return True


def pick(moves: list[Move], odds: list[float], u: float) -> Move:
    """The move on which ``u`` in [0, 1) falls when the moves are laid end to end by their odds."""
    total = 0.0
    for i in range(len(moves)):
        total += odds[i]
        if u < total:
            return moves[i]
    return moves[-1]  # the odds came to a hair under 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S], metaclass=ABCMeta):
    """A game of the house. Stateless: one instance serves every table."""

    def __init__(
        self,
        *,
        slug: str,
        title: str,
        package: str,
        seats: tuple[int, ...],
        max_moves: int,
        moves: Iterable[Move],
        options: tuple[Option, ...] = (),
        rules_version: int = 1,
        components_digest: str = "",
    ) -> None:
        """``moves`` is the catalogue in a fixed order; ids are given out here.

        ``package`` is where the game's RULES.md and texts lie. ``rules_version`` is raised by every
        change of the rules; a state knows by which version it is played (``Setup.rules``), and
        each change keeps a branch, cited by its §, for games that began before it.
        ``components_digest`` is empty for the numbers that come with the game and names the file
        of a player who put in other ones.
        """
        self.slug = slug
        self.title = title
        self.seats = seats
        self.max_moves = max_moves
        self.options = options
        self.rules_version = rules_version
        self.package = package
        self.components_digest = components_digest
        self.catalogue: tuple[Move, ...] = tuple(moves)
        self._by_text: dict[str, Move] = {}
        for index, move in enumerate(self.catalogue):
            move.id = index
            self._by_text[move.text] = move

    # What a game must say for itself.

    @abstractmethod
    def new(self, setup: Setup) -> S:
        """The table before anything is drawn: no randomness here."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """A state that shares nothing mutable with the first."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Scores and ranking once the game is over; None before."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> View:
        """What that seat may know, as JSON; None is a spectator, EVERYBODY sees all hands."""

    @abstractmethod
    def resample(self, state: S, seat: Seat, rng: Rng) -> S:
        """A copy that looks the same to that seat, its secrets drawn anew with the right odds."""

    def worlds(self, state: S, seat: Seat) -> Worlds[S]:
        """Many such copies of one state, one after the other.

        A game in which it is hard to find out what a seat can know does that once for all of them.
        """
        return Worlds(self, state, seat)

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many there are of each kind of component, wherever they lie: never changes."""

    # What it may say.

    def picture(self, view: View, seat: Seat | None, say: Say) -> str:
        """The table as plain text, for a terminal; ``say`` puts keys into the reader's language."""
        return "\n".join(f"{key}: {value}" for key, value in view.items())

    def printed(self) -> dict[str, Printed]:
        """For each table of printed numbers: how sure we are of it, and why."""
        return {}

    def settle(self, state: S, tell: Tell | None) -> None:
        """What follows every answer by itself, whatever was asked. Nothing, in most games."""

    def heuristics(self, state: S) -> Heuristics[S] | None:
        """Opinions for bots at such a table, if the game has any."""
        return None

    def read_position(self, text: str, source: str) -> tuple[Setup, S]:
        """A position from a small file; PositionError names what is wrong with it."""
        raise PositionError(f"{source}: {self.slug} has no notation for positions")

    def with_components(self, text: str, source: str) -> Game[S]:
        """The same game with other printed numbers, read from a components file."""
        raise ComponentError(f"{source}: {self.slug} has no components file to replace")

    # What follows from the stack of questions.

    def setup(
        self, seats: int, options: Mapping[str, str] | None = None, *, rules: int | None = None
    ) -> Setup:
        """A checked setup: every option filled in, by the newest rules if none are named.

        Raises BadSetup.
        """
        version = self.rules_version if rules is None else rules
        if not 1 <= version <= self.rules_version:
            there = spoken_range(tuple(range(1, self.rules_version + 1)))
            raise BadSetup(f"{self.slug} has rules of version {there}, not {version}")
        return checked_setup(self.slug, self.options, self.seats, seats, options or {}, version)

    def actor(self, state: S) -> Seat:
        """Who answers the top question: a seat, CHANCE or NOBODY."""
        if state.pending:
            return state.pending[-1].seat
        return NOBODY

    def question(self, state: S) -> Frame[S] | None:
        """The top question; None when the game is over."""
        return state.pending[-1] if state.pending else None

    def legal_moves(self, state: S) -> list[Move]:
        """All legal answers, distinct, in a fixed order; none when the game is over."""
        if state.pending:
            return state.pending[-1].legal_moves(state)
        return []

    def odds(self, state: S) -> list[float]:
        """How likely each of the legal moves is; only where the actor is CHANCE."""
        assert self.actor(state) == CHANCE, "odds are for chance only"
        return state.pending[-1].odds(state)

    def sample(self, state: S, rng: Rng) -> Move:
        """A quick draw where the actor is CHANCE, by one ``rng.random()``; agrees with ``pick``."""
        return state.pending[-1].fall(state, rng.random())

    def play(self, state: S, move: Move, tell: Tell | None = None) -> None:
        """Answer the top question, in place. Trusts its caller; ``Match.play`` checks."""
        frame = state.pending.pop()
        frame.play(state, move, tell)
        self.settle(state, tell)

    def parse(self, text: str) -> Move:
        """The move of that text; BadNotation if this game has none."""
        words = text.split()
        move = self._by_text.get(" ".join(words))
        if move is None:
            raise BadNotation(f"no move of {self.slug}: {text[:60]!r}{self._hint(words)}")
        return move

    def _hint(self, words: list[str]) -> str:
        """The nearest move with the same verb, or what verbs there are."""
        verb = words[0] if words else ""
        same = [text for text in self._by_text if text.split()[0] == verb]
        near = difflib.get_close_matches(" ".join(words)[:60], same, n=1)
        if near:
            return f"; did you mean {near[0]!r}?"
        verbs = sorted({text.split()[0] for text in self._by_text})
        return f"; moves begin with {', '.join(verbs)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(Generic[S]):
    """Worlds that look to a seat as the true one does. The state must not change meanwhile."""

    def __init__(self, game: Game[S], state: S, seat: Seat) -> None:
        self.game = game
        self.state = state
        self.seat = seat

    def draw(self, rng: Rng) -> S:
        """One more, with the right odds."""
        return self.game.resample(self.state, self.seat, rng)
