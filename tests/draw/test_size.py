"""Drawings are small enough to send after every move; ``make bench`` says how fast they are."""

import gzip

import pytest

import palio
from palio.draw import LAYOUTS
from palio.testing.scenes import sensible_game

MOST = 150_000
MOST_GZIPPED = 25_000


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("game", ["firenze", "florenza", "patrizier", "tuscany"])
def test_a_drawing_is_small_enough_to_send(game: str, layout: str) -> None:
    sizes = []
    for number, match in enumerate(sensible_game(game, max(palio.find(game).seats), 4)):
        if number % 20 == 0 or match.outcome:
            seat = None if match.outcome else match.actor
            text = match.svg(seat, layout=layout).encode()
            sizes.append((len(text), len(gzip.compress(text))))
    assert max(size for size, _ in sizes) <= MOST
    assert max(packed for _, packed in sizes) <= MOST_GZIPPED
    assert len(sizes) >= 8
