"""What an end, or an expected end, is worth to each seat: numbers from 0 to 1."""

from __future__ import annotations

import math
from typing import Any, Final

from palio.core.game import Game, State
from palio.core.heuristics import Heuristics

SOLO_CENTRE: Final = 50.0
"""A result of a solo game that is neither good nor bad, in points."""
SURE: Final = 40.0


def margins(scores: list[float]) -> list[float]:
    """How far each seat is ahead of the best of the others; alone: of a middling result.

    >>> margins([5.0, 9.0, 2.0])
    [-4.0, 4.0, -7.0]
    >>> margins([62.0])
    [12.0]
    """
    if len(scores) == 1:
        return [scores[0] - SOLO_CENTRE]
    best = -1e18
    second = -1e18
    for score in scores:
        if score > best:
            second = best
            best = score
        elif score > second:
            second = score
    return [score - (second if score == best else best) for score in scores]


def squash(margin: float, scale: float) -> float:
    """A lead in points as a number between 0 and 1.

    >>> squash(0.0, 10.0), squash(1000.0, 10.0)
    (0.5, 1.0)
    """
    leads = margin / scale
    if leads > SURE:
        return 1.0
    if leads < -SURE:
        return 0.0
    return 1.0 / (1.0 + math.exp(-leads))


def rewards(
    game: Game[Any], state: State, heuristics: Heuristics[Any] | None, scale: float, win: float
) -> list[float]:
    """For each seat: of the real end if the game is over, else of the end to be expected.

    ``win`` is the part of a real end's reward that is for winning; the rest is for the margin.
    """
    outcome = game.outcome(state)
    if outcome is None:
        assert heuristics is not None, "only an end can be judged without opinions"
        return [squash(margin, scale) for margin in margins(heuristics.values(state))]
    scores = [float(score) for score in outcome.scores]
    parts = [squash(margin, scale) for margin in margins(scores)]
    if len(scores) == 1:
        return parts
    return [win * outcome.share(seat) + (1.0 - win) * parts[seat] for seat in range(len(scores))]
