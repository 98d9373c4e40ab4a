"""Bots by name: ``random``, ``greedy``, ``master:1000``, ``master:250ms``, ``apprentice``, …"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from palio.bots.bot import Bot, RandomBot
from palio.bots.greedy import GreedyBot
from palio.bots.search import SearchBot
from palio.core.errors import PalioError
from palio.core.heuristics import Heuristics

LEVELS: Final[dict[str, tuple[int, float]]] = {
    "apprentice": (30, 0.04),
    "journeyman": (125, 0.0),
    "master": (500, 0.0),
    "grandmaster": (2000, 0.0),
}
"""What people choose from, the weakest first: iterations, and how often priors alone decide."""
MOST: Final = 10_000_000
BUDGET: Final = re.compile(r"(master|cheater):([1-9][0-9]*)(ms)?")


def bot(
    name: str,
    heuristics: Heuristics[Any] | None = None,
    search: Mapping[str, float] | None = None,
) -> Bot:
    """The bot of that name; ``heuristics`` and ``search`` replace the game's own.

    >>> bot("master:250ms").name
    'master:250ms'
    >>> bot("chancellor")
    Traceback (most recent call last):
    palio.core.errors.PalioError: no bot 'chancellor': there are random, greedy, ...
    """
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(heuristics)
    if name in LEVELS:
        iterations, noise = LEVELS[name]
        return SearchBot(iterations, name=name, noise=noise, heuristics=heuristics, search=search)
    match = BUDGET.fullmatch(name)
    if match is None or int(match[2]) > MOST:
        raise PalioError(
            f"no bot {name!r}: there are random, greedy, {', '.join(LEVELS)}, and with a budget of"
            " your own master:1000 or master:250ms (cheater:1000 sees everything)"
        )
    budget = int(match[2])
    return SearchBot(
        0 if match[3] else budget,
        milliseconds=budget if match[3] else 0,
        name=name,
        peeks=match[1] == "cheater",
        heuristics=heuristics,
        search=search,
    )
