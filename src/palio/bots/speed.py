"""How fast a game runs here: random playouts, copies and resamples a second, on one core."""

import random
import time
from collections.abc import Callable
from typing import Any

from palio.bots.playout import playout
from palio.core.game import Game, State
from palio.core.seats import CHANCE
from palio.core.setup import Setup


def measure(game: Game[Any], setup: Setup, seconds: float) -> dict[str, float]:
    """Rates by name; each is measured for so many seconds."""
    rng = random.Random(1)
    middle = midgame(game, setup, rng)
    last = setup.seats - 1
    return {
        "moves": rate(lambda: playout(game, game.new(setup), rng, rng), seconds),
        "copies": rate(lambda: count(20, lambda: game.copy(middle)), seconds),
        "resamples": rate(lambda: count(20, lambda: game.resample(middle, last, rng)), seconds),
    }


def midgame(game: Game[Any], setup: Setup, rng: random.Random) -> State:
    """A state half-way through a random game."""
    half = playout(game, game.new(setup), rng, rng) // 2
    state: State = game.new(setup)
    for _ in range(half):
        if game.actor(state) == CHANCE:
            move = game.sample(state, rng)
        else:
            moves = game.legal_moves(state)
            if not moves:
                break
            move = moves[int(rng.random() * len(moves))]
        game.play(state, move)
    return state


def count(times: int, action: Callable[[], object]) -> int:
    """Do it so many times, so that reading the clock costs little beside it."""
    for _ in range(times):
        action()
    return times


def rate(batch: Callable[[], int], seconds: float) -> float:
    """How many a second, when each call says how many it did."""
    batch()
    done = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        done += batch()
    return done / elapsed
