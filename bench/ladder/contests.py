"""What the ladder plays: for every game, who meets whom and how often."""

import math
import random
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

import palio
from palio.bots.arena import Tournament
from palio.bots.levels import LEVELS
from palio.bots.playout import playout
from palio.core.seats import CHANCE
from palio.testing.fingerprint import fingerprint

GAMES = ("patrizier", "firenze", "florenza", "tuscany")
STEPS = ("random", "greedy", *LEVELS)
DOUBLINGS = ((250, 125), (500, 250), (1000, 500), (2000, 500))
"""Iterations an answer, more against fewer: the more are to win. The last pair are two levels,
grandmaster and master, and meet anyway; two doublings show more than one would."""
CHEATER = 500
SOLO = ("random", "greedy", "apprentice", "journeyman", "master", "master:2000")
QUICK = 10
HALF = 0.5
FEW = 0.3
SLOWEST = "grandmaster"
EVERY = 7
"""Moves between two looks at whether something is hidden."""


@dataclass
class Contest:
    """A tournament of the ladder."""

    slug: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    times: float = 1
    """Quick bots play more games than others; fewer are played against the cheater, and by
    grandmasters at tables of three or five."""

    def __str__(self) -> str:
        return f"{self.slug} {self.seats}: {' – '.join(self.bots)}"

    def tournament(self, games: int, seed: int) -> Tournament:
        """The tournament; ``games`` is rounded up to whole rotations."""
        game = palio.find(self.slug)
        whole = math.ceil(games * self.times / self.seats) * self.seats
        return Tournament(game, game.setup(self.seats, self.options), self.bots, whole, seed)

    @property
    def file(self) -> str:
        """A name for the file of its games."""
        names = "-".join(self.bots).replace(":", "")
        return f"{self.slug}-{self.seats}-{names}.jsonl"


def searching(iterations: int) -> str:
    """The bot with that budget: a level if there is one, so that no contest is played twice."""
    names = [name for name, budget in LEVELS.items() if budget == (iterations, 0.0)]
    return names[0] if names else f"master:{iterations}"


def doublings() -> list[tuple[str, str]]:
    """The pairs of budgets, as bots."""
    return [(searching(more), searching(fewer)) for more, fewer in DOUBLINGS]


@cache
def hides(slug: str) -> bool:
    """Is anything of the game ever hidden from a seat? If not, a cheater is no other bot.

    Found by looking: along a game, does a world that a seat could be handed differ from the truth?
    """
    game = palio.find(slug)
    rng = random.Random(1)
    state = game.new(game.setup(2))
    steps: list[palio.Move] = []
    playout(game, game.copy(state), rng, rng, steps)
    for number, move in enumerate(steps):
        seat = game.actor(state)
        if seat != CHANCE and number % EVERY == 0:
            world = game.resample(state, seat, rng)
            if fingerprint(world) != fingerprint(state):
                return True
        game.play(state, move)
    return False


def contests(slug: str) -> list[Contest]:
    """All contests of a game, the ones that matter most first."""
    seats = palio.find(slug).seats
    alone = [Contest(slug, 1, (name,), {"level": "highscore"}) for name in SOLO]
    pairs = [(b, a) for a, b in pairwise(STEPS[1:])]
    found = [
        Contest(slug, 2, ("greedy", "random"), times=QUICK),
        Contest(slug, 2, ("apprentice", "random")),
        Contest(slug, 2, ("master:1000", "greedy")),
        *[Contest(slug, 2, pair) for pair in pairs[:-1]],
        *(alone if 1 in seats else ()),
        Contest(slug, 4, ("master:1000", "greedy")),
        Contest(slug, 2, pairs[-1]),
        *[Contest(slug, 2, bots) for bots in doublings() if bots not in pairs],
    ]
    if hides(slug):
        found.append(Contest(slug, 2, (f"cheater:{CHEATER}", f"master:{CHEATER}"), times=HALF))
    for count in sorted(seats, key=lambda count: count != 4):
        if count > 2:
            for names in tables(count):
                few = count != 4 and SLOWEST in names
                found.append(Contest(slug, count, names, times=FEW if few else 1))
    return found


def tables(count: int) -> list[tuple[str, ...]]:
    """Who sits at one table, the strongest first, so that every step meets the next one."""
    last = len(STEPS) - count
    starts = sorted({*range(0, last, count - 1), last})
    return [STEPS[start : start + count][::-1] for start in starts]
