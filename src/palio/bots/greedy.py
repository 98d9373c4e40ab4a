"""The best next answer at a glance: one ply, judged by the game's heuristics."""

from __future__ import annotations

from typing import Any, Final

from palio.bots.bot import Bot
from palio.bots.reward import margins
from palio.core.errors import PalioError
from palio.core.game import Game, Rng, State, Worlds
from palio.core.heuristics import Heuristics
from palio.core.move import Move
from palio.core.seats import CHANCE, Seat

WORLDS: Final = 3
"""In how many worlds each answer is tried."""
CERTAIN: Final = 100.0
"""Points that a win is worth beside the margin: no expectation equals it."""


class GreedyBot(Bot):
    """Tries every answer in a few worlds and takes the one that leaves it furthest ahead."""

    def __init__(self, heuristics: Heuristics[Any] | None = None) -> None:
        """``heuristics`` replace the game's own."""
        super().__init__("greedy")
        self.heuristics = heuristics

    def choose(self, game: Game[Any], world: State, seat: Seat, rng: Rng) -> Move:
        moves = game.legal_moves(world)
        if len(moves) == 1:
            return moves[0]
        heuristics = game.heuristics(world) if self.heuristics is None else self.heuristics
        if heuristics is None:
            raise PalioError(f"{game.slug} has no heuristics, so there is no greedy bot for it")
        leads = glance(game, game.worlds(world, seat), seat, moves, heuristics, rng)
        best = 0
        for i in range(1, len(moves)):
            if leads[i] > leads[best]:
                best = i
        return moves[best]


def glance(
    game: Game[Any],
    worlds: Worlds[Any],
    seat: Seat,
    moves: list[Move],
    heuristics: Heuristics[Any],
    rng: Rng,
) -> list[float]:
    """How far ahead each answer leaves the seat at once, in points: the mean of a few worlds."""
    leads = [0.0] * len(moves)
    for _ in range(WORLDS):
        other = worlds.draw(rng)
        for i in range(len(moves)):
            state = game.copy(other)
            game.play(state, moves[i])
            while game.actor(state) == CHANCE:
                game.play(state, game.sample(state, rng))
            leads[i] += judge(game, state, seat, heuristics)
    return [lead / WORLDS for lead in leads]


def judge(game: Game[Any], state: State, seat: Seat, heuristics: Heuristics[Any]) -> float:
    """How far ahead the seat is, or is to be expected to be, in points."""
    outcome = game.outcome(state)
    if outcome is None:
        return margins(heuristics.values(state))[seat]
    return margins([float(s) for s in outcome.scores])[seat] + CERTAIN * outcome.share(seat)
