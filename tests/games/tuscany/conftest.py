"""Tables of The Castles of Tuscany from text, with dice that a test chooses."""

from collections.abc import Callable, Iterable

import pytest

from palio.core.dice import Dice, Scripted, Seeded
from palio.core.match import Match
from palio.games.tuscany import GAME

At = Callable[..., Match]
One = Callable[..., Match]
# Seat 0 lays A1, B1, C1 plainly unless it is told otherwise. Beside the start castle on a2 there
# are a1 and b2 (grey, one area), a3 (turquoise) and b3 (yellow).
ONE = """
seats = 2
turn = 0
{more}
[[players]]
castle = "a2"
{player}
"""


@pytest.fixture
def at() -> At:
    """``at(text, rolls)``: a match from the text of a position; after ``rolls`` comes a seed."""

    def start(text: str, rolls: Iterable[str] = (), *, strict: bool = False) -> Match:
        then: Dice | None = None if strict else Seeded(1)
        setup, state = GAME.read_position(text, "test")
        return Match.at(state, game=GAME, setup=setup, dice=Scripted(rolls, then))

    return start


@pytest.fixture
def one(at: At) -> One:
    """``one(player)``: it is seat 0's turn, with what the lines about the player say."""

    def start(player: str = "", *, more: str = "", rolls: Iterable[str] = ()) -> Match:
        return at(ONE.format(player=player, more=more), rolls)

    return start
