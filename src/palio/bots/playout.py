"""Random play to the end: the loop that benchmarks, simulations and searches stand on."""

from typing import Any

from palio.core.game import Game, Rng, State
from palio.core.move import Move
from palio.core.seats import CHANCE, NOBODY


def playout(
    game: Game[Any],
    state: State,
    choices: Rng,
    dice: Rng,
    steps: list[Move] | None = None,
) -> int:
    """Play on at random, in place, until the game is over; returns how many moves that took.

    Seats choose by ``choices``, chance by ``dice``: the same numbers give the same game. The moves
    are added to ``steps`` if a list is given.
    """
    count = 0
    while True:
        actor = game.actor(state)
        if actor == NOBODY:
            return count
        if actor == CHANCE:
            move = game.sample(state, dice)
        else:
            moves = game.legal_moves(state)
            size = len(moves)
            move = moves[0] if size == 1 else moves[int(choices.random() * size)]
        if steps is not None:
            steps.append(move)
        game.play(state, move)
        count += 1
