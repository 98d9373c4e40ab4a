"""Random play to the end: the loop that benchmarks, simulations and searches stand on."""

from typing import Any

from palio.core.game import Game, Rng, State
from palio.core.heuristics import Heuristics
from palio.core.move import Move
from palio.core.seats import CHANCE, NOBODY


def playout(
    game: Game[Any],
    state: State,
    choices: Rng,
    dice: Rng,
    steps: list[Move] | None = None,
    heuristics: Heuristics[Any] | None = None,
) -> int:
    """Play on at random, in place, until the game is over; returns how many moves that took.

    Seats choose by ``choices``, chance by ``dice``: the same numbers give the same game. The moves
    are added to ``steps`` if a list is given. With ``heuristics``, the better an answer looks, the
    likelier it is given; without, all are alike.
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
            if size == 1:
                move = moves[0]
            elif heuristics is None:
                move = moves[int(choices.random() * size)]
            else:
                move = lean(moves, heuristics.priors(state, moves), choices.random())
        if steps is not None:
            steps.append(move)
        game.play(state, move)
        count += 1


def lean(moves: list[Move], weights: list[float], u: float) -> Move:
    """The move on which ``u`` in [0, 1) falls when each takes as much room as it has weight."""
    left = u * total_of(weights)
    for i in range(len(moves)):
        left -= weights[i]
        if left < 0.0:
            return moves[i]
    return moves[-1]


def total_of(weights: list[float]) -> float:
    """Their sum; unlike ``sum``, compiled to a plain loop."""
    total = 0.0
    for weight in weights:
        total += weight
    return total
