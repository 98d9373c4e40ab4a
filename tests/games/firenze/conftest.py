"""A desk for the tests of Firenze: a match from a position, with short questions to ask it."""

from collections.abc import Callable

import pytest
from mypy_extensions import i64

import palio
from palio.core.dice import Dice
from palio.core.facts import Fact
from palio.core.match import Match
from palio.core.packed import vec
from palio.games.firenze import GAME
from palio.games.firenze.components import COLOURS
from palio.games.firenze.state import Table, colour_of, height_of


class Desk:
    """A match and what a test wants to know of it; bricks are letters, towers ``white 3``."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def play(self, *texts: str) -> "Desk":
        """Answer questions one after the other."""
        for text in texts:
            self.match.play(text)
        return self

    @property
    def moves(self) -> list[str]:
        """All answers to the question."""
        return [move.text for move in self.match.legal_moves()]

    @property
    def actor(self) -> int:
        """Who is asked."""
        return self.match.actor

    @property
    def table(self) -> Table:
        """A copy of the state."""
        state = self.match.state()
        assert isinstance(state, Table)
        return state

    @property
    def ask(self) -> str:
        """The key of the question."""
        assert self.match.question is not None
        return self.match.question.words(self.match.state()).key

    def store(self, seat: int) -> str:
        """The bricks of a storehouse."""
        return letters(self.table.store[seat])

    @property
    def bag(self) -> list[int]:
        """The bricks in the bag, by colour."""
        return list(self.table.bag)

    def on_card(self, number: int) -> str:
        """The bricks on a card of the row."""
        return letters(self.table.row_bricks[number - 1])

    @property
    def row(self) -> list[str]:
        """The cards of the row."""
        return [GAME.box.kinds[kind].id for kind in self.table.row]

    def towers(self, seat: int) -> list[str]:
        """The towers of a seat."""
        yard = self.table.yards[seat]
        return [f"{COLOURS[colour_of(code)]} {height_of(code)}" for code in yard]

    def cards(self, seat: int) -> list[str]:
        """Hand and buildings of a seat."""
        return names(self.table.cards[seat])

    @property
    def discards(self) -> list[str]:
        """The discard pile."""
        return names(self.table.discards)

    def facts(self, kind: str) -> list[Fact]:
        """All facts of that kind."""
        return [fact for step in self.match.steps for fact in step.facts if fact.kind == kind]

    @property
    def told(self) -> list[tuple[str, int, str]]:
        """Kind, seat and § of every fact."""
        return [(f.kind, f.seat, f.rule) for step in self.match.steps for f in step.facts]

    @property
    def scores(self) -> tuple[int, ...]:
        """The final scores."""
        assert self.match.outcome is not None
        return self.match.outcome.scores


def letters(counts: vec[i64]) -> str:
    """Bricks by their first letters."""
    return "".join(COLOURS[colour][0] * count for colour, count in enumerate(counts))


def names(counts: vec[i64]) -> list[str]:
    """Cards by their ids."""
    return [kind.id for kind in GAME.box.kinds for _ in range(counts[kind.index])]


At = Callable[..., Desk]


@pytest.fixture
def at(position: Callable[..., Match]) -> At:
    """``at(text)`` or ``at(name="holger")``: a desk at a position; chance is seeded."""

    def start(text: str = "", *, name: str = "-", dice: Dice | None = None) -> Desk:
        match = position(
            "firenze", name, text=text or None, dice=palio.Seeded(1) if dice is None else dice
        )
        return Desk(match)

    return start
