"""``check_game``: does a game keep the laws of the house?"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

from palio.core.game import Game
from palio.core.move import Move
from palio.core.setup import Setup
from palio.testing.broken import LawBroken
from palio.testing.walk import Step, Walk
from palio.testing.worlds import check_twice, check_worlds
from palio.texts import Speaker, bundle, languages

TRIES_FOR_WORLDS = 3


class Report:
    """What was looked at; a check that looked at nothing would be no check."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.histories = 0
        """How often law 9 found enough histories to compare with."""

    def __repr__(self) -> str:
        return f"{self.games} games, {self.moves} moves, {self.histories} comparisons of worlds"


def check_game(
    game: Game[Any],
    *,
    games: int = 20,
    setups: Iterable[Setup] | None = None,
    seed: int = 0,
    depth: float = 0.06,
    worlds: int = 150,
    hidden_every: int = 10,
) -> Report:
    """Play seeded random games and raise LawBroken, with its number, at the first broken law.

    ``games`` are played for each of ``setups``: by default every number of seats, and every choice
    of every option. ``depth`` is the part of the states that gets the costly laws, ``worlds`` how
    many worlds law 9 compares at a time, in every game of ``hidden_every``.

        from palio.testing import check_game
        check_game(GAME)
    """
    report = Report()
    known: set[Move] = set()
    check_texts(game)
    speakers = [Speaker(game, language, strict=True) for language in languages(game.package)]
    for setup in every_setup(game) if setups is None else setups:
        for number in range(games):
            walk = Walk(game, setup, seed + number, depth=depth, speakers=speakers, known=known)
            steps = walk.run()
            report.games += 1
            report.moves += len(steps)
            if setup.seats > 1 and number % hidden_every == 0:
                report.histories += check_hidden(game, setup, steps, seed + number, worlds)
    return report


def check_position(
    game: Game[Any],
    text: str,
    source: str = "position",
    *,
    games: int = 3,
    seed: int = 0,
    depth: float = 0.06,
) -> Report:
    """Read a position, play seeded random games from it to the end, and check the laws there.

    Law 11 compares with a new table: nothing may have come or gone on the way to the position.
    Raises PositionError if the position is refused, LawBroken if it is not as a table can be.
    """
    setup, state = game.read_position(text, source)
    speakers = [Speaker(game, language, strict=True) for language in languages(game.package)]
    known: set[Move] = set()
    report = Report()
    for number in range(games):
        walk = Walk(
            game, setup, seed + number, depth=depth, speakers=speakers, known=known, start=state
        )
        report.moves += len(walk.run())
        report.games += 1
    return report


def check_hidden(game: Game[Any], setup: Setup, steps: list[Step], seed: int, worlds: int) -> int:
    """Law 9 along one game; returns how many comparisons were feasible."""
    rng = random.Random(seed)
    feasible = 0
    for _ in range(TRIES_FOR_WORLDS):
        seat = rng.randrange(setup.seats)
        check_twice(game, setup, steps, seat, rng, worlds)
        feasible += check_worlds(game, setup, steps, seat, rng, worlds) > 0
    return feasible


def every_setup(game: Game[Any]) -> Iterator[Setup]:
    """Every number of seats with the defaults, with every other choice of every one option, and
    by every older version of the rules.
    """
    for seats in game.seats:
        yield game.setup(seats)
        for option in game.options:
            if option.applies_to(seats):
                for choice in option.choices[1:]:
                    yield game.setup(seats, {option.name: choice})
        for rules in range(1, game.rules_version):
            yield game.setup(seats, rules=rules)


def check_texts(game: Game[Any]) -> None:
    """Law 14: every language has every key."""
    try:
        there = languages(game.package)
    except FileNotFoundError:
        raise LawBroken(14, "there is no folder texts/", game.package) from None
    if not there:
        raise LawBroken(14, "there are no texts", game.package)
    keys = {language: set(bundle(game.package, language)._messages) for language in there}
    every = set().union(*keys.values())
    for language in there:
        missing = sorted(every - keys[language])
        if missing:
            raise LawBroken(14, f"{language}.ftl lacks {', '.join(missing)}", game.package)
