"""Opinions about a game, for bots: never rules, and never needed to play."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from palio.core.move import Move
from palio.core.packed import vec

if TYPE_CHECKING:
    from palio.core.game import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Generic[S], metaclass=ABCMeta):
    """What a player with some experience would say at a glance.

    ``weights`` are the numbers that a tuning run may change, ``search`` the constants of the tree
    search that suit the game. Bots call this on worlds that they were handed, so it may look at
    everything in the state.
    """

    def __init__(
        self, weights: Mapping[str, float], search: Mapping[str, float] | None = None
    ) -> None:
        self.weights: dict[str, float] = dict(weights)
        self.search: dict[str, float] = dict(search or {})

    @abstractmethod
    def tuned(self, weights: Mapping[str, float], search: Mapping[str, float]) -> Heuristics[S]:
        """The same opinions with other numbers."""

    @abstractmethod
    def values(self, state: S) -> list[float]:
        """What each seat can expect to have scored at the end of the game, in points.

        Must make sense in the middle of a turn too: a bot looks one question ahead.
        """

    @abstractmethod
    def priors(self, state: S, moves: list[Move]) -> list[float]:
        """How promising each of the legal moves looks to who is asked: positive, on any scale."""

    def lean(self, state: S, moves: list[Move], u: float) -> Move:
        """The move on which ``u`` in [0, 1) falls when each takes as much room as its prior.

        Overridden where that is quicker without a list of priors; the answer must be the same.
        """
        return lean(moves, self.priors(state, moves), u)


def lean(moves: list[Move], weights: list[float], u: float) -> Move:
    """The move on which ``u`` in [0, 1) falls when each takes as much room as it has weight."""
    left = u * total_of(weights)
    for i in range(len(moves)):
        left -= weights[i]
        if left < 0.0:
            return moves[i]
    return moves[-1]


def lean_on(moves: list[Move], weights: vec[float], u: float) -> Move:
    """The same as ``lean``, number for number, with packed weights."""
    total = 0.0
    for weight in weights:
        total += weight
    left = u * total
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
