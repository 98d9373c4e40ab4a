"""Turns of Florenza from a few lines of text."""

from collections.abc import Callable

import pytest

import palio
from palio.core.match import Match
from palio.testing.scenes import play

Turn = Callable[..., Match]


@pytest.fixture
def turn(position: Callable[..., Match]) -> Turn:
    """``turn("take red", player="…")``: seat 0 of two is active, all dice show 4 unless told."""

    def start(
        *moves: str, keys: str = "", player: str = "", dice: str = "[4, 4, 4, 4, 4, 4]"
    ) -> Match:
        text = f"seats = 2\nturn = 0\ndice = {dice}\n{keys}\n[[players]]\n{player}\n"
        return play(position("florenza", "-", text=text, dice=palio.Seeded(1)), *moves)

    return start
