"""A small picture of each game for the lobby: a table in the middle of a game, drawn by us."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, Final

from palio.bots.bot import RandomBot
from palio.bots.greedy import GreedyBot
from palio.core import registry
from palio.core.dice import Seeded
from palio.core.match import Match
from palio.draw import svg
from palio.texts import FALLBACK, Speaker, languages

SEED: Final = 11
MOVES: Final = {"patrizier": 150, "firenze": 700, "florenza": 230, "tuscany": 300}
"""When the table looks its best."""
WINDOW: Final = {
    "patrizier": "10 4 1070 669",
    "firenze": "8 42 640 400",
    "florenza": "338 192 788 492",
    "tuscany": "2 256 746 466",
}
"""The most telling part of the drawing; the whole of it for a game that is not named."""
WHOLE: Final = 'viewBox="0 0 1440 900" width="1440" height="900"'


@lru_cache(maxsize=32)
def middle_of(slug: str) -> Match:
    """A game between bots that has been going on for a while."""
    game = registry.find(slug)
    seats = 3 if 3 in game.seats else max(game.seats)
    match = Match(game, seats=seats, dice=Seeded(SEED))
    # A game without opinions is played anyhow.
    bot = RandomBot() if game.heuristics(match.state()) is None else GreedyBot(None)
    while match.outcome is None and match.version < MOVES.get(slug, 60):
        seat = match.actor
        world = match.world(seat, match.version)
        match.play(bot.choose(game, world, seat, random.Random(match.version)).text)
    return match


@lru_cache(maxsize=128)
def picture(slug: str, theme: str, language: str = FALLBACK, *, whole: bool = False) -> str:
    """The picture as SVG; ``whole`` for the rules, a telling part of it for the lobby."""
    match = middle_of(slug)
    game: Any = match.game
    spoken = language if language in languages(game.package) else FALLBACK
    names = ("Lorenzo", "Caterina", "Niccolò", "Bianca", "Dante")[: match.seats]
    drawn = svg(game, game.view(match.state(), 0), 0, Speaker(game, spoken, names), theme=theme)
    if whole or slug not in WINDOW:
        return drawn
    return drawn.replace(WHOLE, f'viewBox="{WINDOW[slug]}" width="720" height="450"', 1)
