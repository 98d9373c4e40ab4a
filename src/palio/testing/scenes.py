"""Little words for tests of rules: what may be answered, what was told, play on."""

from __future__ import annotations

from typing import TypeVar

from palio.core.game import State
from palio.core.match import Match

S = TypeVar("S", bound=State)


def texts(match: Match) -> list[str]:
    """All legal answers, as texts."""
    return [move.text for move in match.legal_moves()]


def told(match: Match) -> list[tuple[str, int, str]]:
    """Every fact so far: its kind, whose it is, and the § it cites."""
    return [(fact.kind, fact.seat, fact.rule) for step in match.steps for fact in step.facts]


def kinds(match: Match) -> list[str]:
    """The kinds of all facts so far."""
    return [kind for kind, _, _ in told(match)]


def play(match: Match, *moves: str) -> Match:
    """Play these answers one after the other; returns the match."""
    for move in moves:
        match.play(move)
    return match


def table(match: Match, kind: type[S]) -> S:
    """A copy of the true state, as the game's own class."""
    state = match.state()
    assert isinstance(state, kind)
    return state
