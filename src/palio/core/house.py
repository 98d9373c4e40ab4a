"""What the games of the house have in common, so that each says only what is its own.

A game may as well stand on ``core.game`` alone.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from mypy_extensions import i64

from palio.core.components import Printed, Shared
from palio.core.game import Game, State
from palio.core.heuristics import Heuristics
from palio.core.move import Move
from palio.core.setup import Option
from palio.core.tuned import read_tuned


class PrintedBox(Shared):
    """All that is in a game's box, from its components file."""

    printed: dict[str, Printed]
    digest: str
    """Of the file."""


class SeatedState(State):
    """A table with so many seats."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.seats: i64 = seats

    def copy(self) -> Any:
        """The same table, sharing nothing mutable."""
        raise NotImplementedError


T = TypeVar("T", bound=SeatedState)
H = TypeVar("H", bound=Heuristics[Any])


class BoxedGame(Game[T], Generic[T, H]):
    """A game with a box whose numbers can be replaced, and with tuned opinions by seats."""

    def __init__(
        self,
        box: PrintedBox,
        *,
        slug: str,
        title: str,
        seats: tuple[int, ...],
        max_moves: int,
        moves: list[Move],
        opinions: Callable[[Mapping[str, float], Mapping[str, float]], H],
        weights: Mapping[str, float],
        search: Mapping[str, float],
        options: tuple[Option, ...] = (),
        rules_version: int = 1,
        is_own: bool = True,
    ) -> None:
        """``opinions`` makes them from ``weights`` and ``search`` as tuning has changed those.

        ``is_own``: the box is the one that comes with the game.
        """
        super().__init__(
            slug=slug,
            title=title,
            package=f"palio.games.{slug}",
            seats=seats,
            max_moves=max_moves,
            moves=moves,
            options=options,
            rules_version=rules_version,
            components_digest="" if is_own else box.digest,
        )
        self._printed = box.printed
        self._opinions: dict[int, H] = {}
        for count, tuned in read_tuned(self.package, weights, search, seats).items():
            self._opinions[count] = opinions(tuned.weights, tuned.search)

    @abstractmethod
    def with_components(self, text: str, source: str) -> BoxedGame[T, H]:
        pass

    def copy(self, state: T) -> T:
        copied: T = state.copy()
        return copied

    def heuristics(self, state: T) -> H:
        return self._opinions[state.seats]

    def printed(self) -> dict[str, Printed]:
        return self._printed
