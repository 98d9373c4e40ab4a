"""How sure a count of games makes us."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

Z: Final = 1.959963984540054  # the two-sided 95 % point of the normal distribution


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share of games won.

    >>> low, high = wilson(0.8, 200)
    >>> round(low, 3), round(high, 3)
    (0.739, 0.85)
    >>> wilson(0.0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    z2 = Z * Z / games
    centre = (share + z2 / 2) / (1 + z2)
    half = Z / (1 + z2) * math.sqrt(share * (1 - share) / games + z2 / (4 * games))
    return max(0.0, centre - half), min(1.0, centre + half)


class SequentialTest:
    """Is a challenger better than the champion? Asks for games until it is sure enough.

    A generalised sequential probability ratio test on the results of pairs of games (the two games
    of a pair share their dice and swap seats): the challenger's true share is ``even`` under one
    hypothesis and ``even + gain`` under the other, with the variance that is seen.
    """

    def __init__(self, even: float, gain: float, risk: float = 0.05) -> None:
        """``risk`` is the chance of either error."""
        self.even = even
        self.gain = gain
        self.upper = math.log((1 - risk) / risk)
        self.lower = -self.upper

    def ratio(self, shares: Sequence[float]) -> float:
        """The logarithm of how much likelier the results are if the challenger is better."""
        count = len(shares)
        if count < 2:
            return 0.0
        mean = sum(shares) / count
        variance = sum((share - mean) ** 2 for share in shares) / count
        # Before anything but wins was seen, a variance of nothing would prove too much.
        variance = max(variance, 1.0 / (4 * count))
        middle = self.even + self.gain / 2
        return count * self.gain * (mean - middle) / variance

    def verdict(self, shares: Sequence[float]) -> bool | None:
        """True: better. False: not better by the gain. None: more games, please.

        >>> test = SequentialTest(0.5, 0.05)
        >>> test.verdict([1.0, 0.0] * 3) is None
        True
        >>> test.verdict([1.0, 1.0, 1.0, 0.5] * 20)
        True
        >>> test.verdict([0.5, 0.0] * 40)
        False
        """
        ratio = self.ratio(shares)
        if ratio >= self.upper:
            return True
        if ratio <= self.lower:
            return False
        return None
