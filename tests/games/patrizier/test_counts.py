"""What a table of Patrizier keeps count of is what its cards show."""

import random

import pytest

from palio.core.seats import CHANCE
from palio.games.patrizier import GAME
from palio.games.patrizier.components import PERSONS
from palio.games.patrizier.state import Table


def check(state: Table) -> None:
    """Crests in hand, and portraits in hand and pile, counted card by card."""
    kinds = GAME.box.kinds
    crests = [0] * (len(GAME.box.cities) * state.seats)
    portraits = [0] * (state.seats * len(PERSONS))
    for seat in range(state.seats):
        hand = [kinds[card] for card in (*state.dealt[seat], *state.taken[seat])]
        for card in hand:
            crests[card.city * state.seats + seat] += card.crests
        for card in (*hand, *(kinds[card] for card in state.piles[seat])):
            if card.person >= 0:
                portraits[seat * len(PERSONS) + card.person] += card.portraits
    assert list(state.crests) == crests
    assert list(state.portraits) == portraits


@pytest.mark.both
@pytest.mark.parametrize("seats", GAME.seats)
def test_counts_are_kept_through_games_worlds_and_copies(seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(5):
        state = GAME.new(GAME.setup(seats))
        while state.pending:
            check(state)
            check(GAME.resample(state, int(rng.random() * seats), rng))
            moves = GAME.legal_moves(state)
            is_chance = GAME.actor(state) == CHANCE
            GAME.play(state, GAME.sample(state, rng) if is_chance else rng.choice(moves))
        check(GAME.copy(state))
