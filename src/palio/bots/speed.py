"""How fast a game runs here, a second, on one core: random play, copies, resamples and search.

Random play is measured twice: as it is, and with all facts told and counted.
"""

import random
import time
from collections.abc import Callable
from itertools import cycle
from typing import Any

from palio.bots.playout import Tally, playout
from palio.bots.search import SearchBot
from palio.core.build import is_compiled
from palio.core.facts import Tell
from palio.core.game import Game, State
from palio.core.heuristics import lean
from palio.core.move import Move
from palio.core.numbers import Quick
from palio.core.seats import CHANCE
from palio.core.setup import Setup

ITERATIONS = 200
LOOKS = 12
"""Questions along a game that the search is timed on."""


def measure(game: Game[Any], setup: Setup, seconds: float) -> dict[str, float]:
    """Rates by name; each is measured for so many seconds."""
    rng = random.Random(1)
    middle = midgame(game, setup, rng)
    last = setup.seats - 1
    searches = cycle(questions(game, setup, rng))
    quick = Quick(1) if is_compiled() else rng
    tell = Tally().hear

    def play(tell: Tell | None = None) -> int:
        return playout(game, game.new(setup), quick, quick, tell=tell)

    return {
        "moves": rate(play, seconds),
        "counted": rate(lambda: play(tell), seconds),
        "playouts": rate(lambda: min(1, play()), seconds),
        "iterations": rate(lambda: search(game, next(searches), rng), seconds),
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


def questions(game: Game[Any], setup: Setup, rng: random.Random) -> list[State]:
    """Questions with a choice, spread over a game that is played with some sense."""
    found: list[State] = []
    state: State = game.new(setup)
    heuristics = game.heuristics(state)
    while state.pending:
        moves: list[Move] = game.legal_moves(state)
        if game.actor(state) == CHANCE:
            move = game.sample(state, rng)
        else:
            if len(moves) > 1:
                found.append(game.copy(state))
            weights = [1.0] * len(moves)
            move = lean(
                moves, heuristics.priors(state, moves) if heuristics else weights, rng.random()
            )
        game.play(state, move)
    return found[:: max(1, len(found) // LOOKS)]


def search(game: Game[Any], state: State, rng: random.Random) -> int:
    """Search for an answer; returns how many iterations that took."""
    bot = SearchBot(ITERATIONS, name="timed")
    bot.choose(game, game.copy(state), game.actor(state), rng)
    return bot.iterations


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
