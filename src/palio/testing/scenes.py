"""Little words for tests of rules: what may be answered, what was told, play on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TypeVar

from palio.core.dice import Seeded
from palio.core.game import State
from palio.core.heuristics import lean
from palio.core.match import Match

NAMES = ("Lorenzo", "Lucrezia", "Niccolò", "Caterina", "Massimiliano Ugo")
"""Players for pictures; one has a long name."""

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


def sensible_game(game: str, seats: int, seed: int) -> Iterator[Match]:
    """The same match at every question, and at its end; all play what the game's priors like."""
    match = Match(game, seats=seats, dice=Seeded(seed), players=NAMES[-seats:])
    opinions = match.game.heuristics(match.state())
    assert opinions is not None, f"{game} has no heuristics"
    rng = random.Random(seed)
    while match.outcome is None:
        yield match
        moves = match.legal_moves()
        match.play(lean(moves, opinions.priors(match.state(), moves), rng.random()).text)
    yield match
