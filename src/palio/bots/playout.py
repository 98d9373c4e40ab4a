"""Random play to the end: the loop that benchmarks, simulations and searches stand on."""

from typing import Any

from palio.core.facts import Fact, Tell
from palio.core.game import Game, Rng, State
from palio.core.heuristics import Heuristics
from palio.core.move import Move
from palio.core.numbers import draw
from palio.core.seats import CHANCE


def playout(
    game: Game[Any],
    state: State,
    choices: Rng,
    dice: Rng,
    steps: list[Move] | None = None,
    heuristics: Heuristics[Any] | None = None,
    tell: Tell | None = None,
) -> int:
    """Play on at random, in place, until the game is over; returns how many moves that took.

    Seats choose by ``choices``, chance by ``dice``: the same numbers give the same game. The moves
    are added to ``steps`` if a list is given. With ``heuristics``, the better an answer looks, the
    likelier it is given; without, all are alike. ``tell`` hears all that happens.
    """
    count = 0
    pending = state.pending
    while pending:
        frame = pending[-1]
        if frame.seat == CHANCE:
            move = frame.fall(state, draw(dice))
        else:
            moves = frame.legal_moves(state)
            size = len(moves)
            if size == 1:
                move = moves[0]
            elif heuristics is None:
                move = moves[int(draw(choices) * size)]
            else:
                move = heuristics.lean(state, moves, draw(choices))
        if steps is not None:
            steps.append(move)
        pending.pop()
        frame.play(state, move, tell)
        game.settle(state, tell)
        count += 1
    return count


class Tally:
    """Counts the facts that it hears, by their kind."""

    def __init__(self) -> None:
        self.told: dict[str, int] = {}

    def hear(self, fact: Fact) -> None:
        """One more of its kind."""
        self.told[fact.kind] = self.told.get(fact.kind, 0) + 1
