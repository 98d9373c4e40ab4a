"""Opinions about a game, for bots: never rules, and never needed to play."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from palio.core.move import Move

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
