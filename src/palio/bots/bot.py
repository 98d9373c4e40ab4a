"""What a bot is: somebody who answers a question from what a seat may know.

A bot is handed a *world*: a state that looks to its seat exactly like the true one, with all
secrets drawn anew (``Game.resample``). It never meets the true state, so it cannot peek, whatever
it does.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from palio.core.game import Game, Rng, State
from palio.core.move import Move
from palio.core.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """A player that is not a person. One instance sits on one seat of one match."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.iterations = 0
        """How many worlds it has searched so far."""
        self.peeks = False
        """Is it handed the true state? Only to measure what secrets are worth, never for play."""

    @abstractmethod
    def choose(self, game: Game[Any], world: State, seat: Seat, rng: Rng) -> Move:
        """The answer to the question on the table, which is put to ``seat``; may change the world.

        The same world and the same numbers give the same answer, unless time is its budget.
        """


class RandomBot(Bot):
    """Any legal answer is as good as the next."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, game: Game[Any], world: State, seat: Seat, rng: Rng) -> Move:
        moves = game.legal_moves(world)
        return moves[int(rng.random() * len(moves))]
