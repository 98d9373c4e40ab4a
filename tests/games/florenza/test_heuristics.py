"""The door to the opinions: what playouts ask agrees with what everybody else asks."""

import random
from collections.abc import Iterator

import pytest

import palio
from palio.core.heuristics import lean

GAME = palio.find("florenza")


def questions(seats: int, seed: int) -> Iterator[palio.State]:
    """Every question with a choice in a game in which all answers are equally likely."""
    rng = random.Random(seed)
    state = GAME.new(GAME.setup(seats))
    while state.pending:
        moves = GAME.legal_moves(state)
        if GAME.actor(state) == palio.CHANCE:
            GAME.play(state, GAME.sample(state, rng))
            continue
        if len(moves) > 1:
            yield state
        GAME.play(state, moves[int(rng.random() * len(moves))])


@pytest.mark.both
@pytest.mark.parametrize("seats", GAME.seats)
def test_playouts_lean_as_the_priors_say(seats: int) -> None:
    rng = random.Random(seats)
    answers = set()
    for state in questions(seats, seed=seats):
        opinions = GAME.heuristics(state)
        assert opinions is not None
        moves = GAME.legal_moves(state)
        for u in (0.0, rng.random(), 1.0 - 2.0**-53):
            answer = opinions.lean(state, moves, u)
            assert answer is lean(moves, opinions.priors(state, moves), u)
            answers.add(answer.text)
    assert len(answers) > 30
