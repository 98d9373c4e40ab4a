"""What a table of Tuscany keeps count of is what lies on it."""

import random

import pytest

from palio.core.seats import CHANCE
from palio.games.tuscany import GAME
from palio.games.tuscany.components import COLOUR_COUNT
from palio.games.tuscany.state import Table


def check(state: Table) -> None:
    """Colours in the display tile by tile, and the fields in reach neighbour by neighbour."""
    shown = [0] * COLOUR_COUNT
    for kind, colour in enumerate(GAME.box.colour_of):
        shown[colour] += state.display_neutral[kind] + state.display_own[kind]
    assert list(state.colours_shown) == shown
    for seat in range(state.seats):
        covered = [field for field, kind in enumerate(state.laid[seat]) if kind >= 0]
        assert state.covered[seat] == sum(1 << field for field in covered)
        reach = 0
        for field in covered:
            reach |= state.boards[seat].neighbours[field]
        assert state.reach[seat] == reach


@pytest.mark.both
@pytest.mark.parametrize("seats", GAME.seats)
def test_counts_are_kept_through_games_worlds_and_copies(seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(2):
        state = GAME.new(GAME.setup(seats))
        while state.pending:
            check(state)
            check(GAME.resample(state, int(rng.random() * seats), rng))
            moves = GAME.legal_moves(state)
            is_chance = GAME.actor(state) == CHANCE
            GAME.play(state, GAME.sample(state, rng) if is_chance else rng.choice(moves))
        check(GAME.copy(state))
