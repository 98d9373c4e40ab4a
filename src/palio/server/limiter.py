"""How often is too often: a counter for each kind of thing that people do."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

import limits
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from palio.server.errors import TooMany

ALLOWANCES: Final = {
    "anything": "6000/minute",
    "changes": "1200/minute",
    "moves": "1200/minute",
    "chat": "30/minute",
    "tables": "60/hour",
    "guests": "60/hour",
    "tokens": "60/hour",
    "passwords": "20/10 minutes",
    "passwords of one": "60/hour",
}
"""By kind of request; generous for everything that people and honest programs do."""


class SlowDown(TooMany):
    """Too many, with how long to wait."""

    def __init__(self, message: str, seconds: int) -> None:
        super().__init__(message)
        self.seconds = seconds


class Limiter:
    """Counts; in memory, so each process of a server counts for itself."""

    def __init__(self, *, on: bool = True, allowances: Mapping[str, str] = ALLOWANCES) -> None:
        self.on = on
        self._items = {kind: limits.parse(text) for kind, text in allowances.items()}
        self._counter = MovingWindowRateLimiter(MemoryStorage())

    def count(self, kind: str, who: str) -> None:
        """One more; SlowDown if it is one too many."""
        if not self.on:
            return
        item = self._items[kind]
        if not self._counter.hit(item, kind, who):
            reset = self._counter.get_window_stats(item, kind, who).reset_time
            seconds = max(1, int(reset - time.time()) + 1)
            raise SlowDown(f"that was a lot at once: try again in {spoken(seconds)}", seconds)


def spoken(seconds: int) -> str:
    """
    >>> spoken(1), spoken(59), spoken(61), spoken(3600)
    ('1 second', '59 seconds', '2 minutes', '60 minutes')
    """
    if seconds < 60:
        return f"{seconds} second" + "s" * (seconds > 1)
    return f"{-(-seconds // 60)} minutes"
