"""Opinions of every game: the quick way to lean on them is the same as the long one."""

import random
from typing import Any

import pytest

import palio
from palio.core.game import Game
from palio.core.heuristics import lean
from palio.core.seats import CHANCE

GAMES = [palio.find(slug) for slug in palio.slugs()]


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
@pytest.mark.parametrize("seats", [2, 4])
def test_leaning_without_a_list_of_priors_gives_the_same_answer(
    game: Game[Any], seats: int
) -> None:
    state = game.new(game.setup(seats))
    heuristics = game.heuristics(state)
    if heuristics is None:
        pytest.skip(f"{game.slug} has no opinions")
    rng = random.Random(seats)
    while state.pending:
        moves = game.legal_moves(state)
        if game.actor(state) == CHANCE:
            move = game.sample(state, rng)
        else:
            for _ in range(3):
                u = rng.random()
                move = heuristics.lean(state, moves, u)
                assert move is lean(moves, heuristics.priors(state, moves), u)
        game.play(state, move)
