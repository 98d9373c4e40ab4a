"""Tables of The Castles of Tuscany from text, with dice that a test chooses."""

from collections.abc import Callable, Iterable

import pytest

from palio.core.dice import Dice, Scripted, Seeded
from palio.core.match import Match
from palio.games.tuscany import GAME

At = Callable[..., Match]


@pytest.fixture
def at() -> At:
    """``at(text, rolls)``: a match from the text of a position; after ``rolls`` comes a seed."""

    def start(text: str, rolls: Iterable[str] = (), *, strict: bool = False) -> Match:
        then: Dice | None = None if strict else Seeded(1)
        setup, state = GAME.read_position(text, "test")
        return Match.at(state, game=GAME, setup=setup, dice=Scripted(rolls, then))

    return start
