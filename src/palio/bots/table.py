"""One game between bots, from a seed: what arenas, ladders and tuning runs are made of."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from palio.bots.bot import Bot
from palio.core.game import Game
from palio.core.seats import CHANCE, NOBODY
from palio.core.setup import Setup


@dataclass
class Result:
    """How a game went; lists go by seat."""

    scores: list[int]
    ranks: list[int]
    shares: list[float]
    moves: list[int]
    """How many questions each seat answered, forced ones apart."""
    iterations: list[int]
    seconds: list[float]
    """Time of the processor spent on them: the one thing that is not the same every time."""

    def as_json(self) -> dict[str, Any]:
        """The wire form; ``Result(**…)`` reads it back."""
        return asdict(self)


def play(
    game: Game[Any], setup: Setup, bots: Sequence[Bot], dice_seed: str, bot_seed: str
) -> Result:
    """Play one game. Tables with the same ``dice_seed`` meet the same luck of the dice.

    What a bot sees is drawn from the true state for its seat at every question; what it draws
    itself comes from ``bot_seed``. So a game is the same wherever and beside whatever it is played.
    """
    dice = random.Random(dice_seed)
    numbers = random.Random(bot_seed)
    seats = range(setup.seats)
    state = game.new(setup)
    moves = [0] * setup.seats
    seconds = [0.0] * setup.seats
    while True:
        actor = game.actor(state)
        if actor == NOBODY:
            break
        if actor == CHANCE:
            game.play(state, game.sample(state, dice))
            continue
        legal = game.legal_moves(state)
        if len(legal) == 1:
            game.play(state, legal[0])
            continue
        bot = bots[actor]
        world = game.copy(state) if bot.peeks else game.resample(state, actor, numbers)
        began = time.thread_time()
        move = bot.choose(game, world, actor, numbers)
        seconds[actor] += time.thread_time() - began
        moves[actor] += 1
        game.play(state, move)
    outcome = game.outcome(state)
    assert outcome is not None, "nobody is asked any more"
    return Result(
        scores=list(outcome.scores),
        ranks=list(outcome.ranks),
        shares=[outcome.share(seat) for seat in seats],
        moves=moves,
        iterations=[bots[seat].iterations for seat in seats],
        seconds=seconds,
    )
