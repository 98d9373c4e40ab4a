"""Many random games, and what came of them."""

from __future__ import annotations

import hashlib
import random
import statistics
import time
from collections.abc import Iterator
from typing import Any

from palio.bots.playout import Tally, playout
from palio.core.dice import Fair
from palio.core.errors import PalioError
from palio.core.game import Game
from palio.core.move import Move
from palio.core.outcome import Outcome
from palio.core.record import Line, Record
from palio.core.setup import Setup


class Played:
    """One game of a simulation."""

    def __init__(self, simulation: Simulation, fair: Fair, steps: list[Move], end: Outcome) -> None:
        self.simulation = simulation
        self.fair = fair
        self.steps = steps
        self.outcome = end

    def record(self) -> Record:
        """Its record; who answered what comes out by playing it once more."""
        game, setup = self.simulation.game, self.simulation.setup
        lines: list[Line] = []
        state = game.new(setup)
        for move in self.steps:
            lines.append(Line(game.actor(state), move.text))
            game.play(state, move)
        return Record(
            game=game.slug,
            rules=setup.rules,
            seats=setup.seats,
            options=setup.options,
            players=["random" if self.simulation.heuristics is None else "lean"] * setup.seats,
            components=game.components_digest,
            dice=self.fair.promise() | self.fair.proof(),
            lines=lines,
            scores=self.outcome.scores,
        )


class Simulation:
    """Random games of one setup, each with fair dice of its own: the same seed, the same games."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        games: int,
        seed: int,
        *,
        lean: bool = False,
        facts: bool = True,
    ) -> None:
        """``lean``: seats lean to what the game's heuristics like, else they play at random.

        ``facts``: what happens is counted, which costs some speed.
        """
        self.game = game
        self.setup = setup
        self.games = games
        self.seed = seed
        self.heuristics = game.heuristics(game.new(setup)) if lean else None
        if lean and self.heuristics is None:
            raise PalioError(f"{game.slug} has no heuristics to lean on")
        self.moves = 0
        self.seconds = 0.0
        self.outcomes: list[Outcome] = []
        self._tally = Tally()
        self._tell = self._tally.hear if facts else None

    @property
    def facts(self) -> dict[str, int]:
        """How often each kind of fact was told."""
        return self._tally.told

    def run(self) -> Iterator[Played]:
        """Play game after game."""
        for number in range(self.games):
            yield self._play(number)

    def _play(self, number: int) -> Played:
        fair = Fair(hashlib.sha256(f"{self.game.slug} {self.seed} {number}".encode()).digest())
        choices = random.Random(f"{self.seed}:{number}")
        dice = fair.stream()
        state = self.game.new(self.setup)
        steps: list[Move] = []
        began = time.perf_counter()
        self.moves += playout(self.game, state, choices, dice, steps, self.heuristics, self._tell)
        self.seconds += time.perf_counter() - began
        outcome = self.game.outcome(state)
        assert outcome is not None, "a playout ends when the game is over"
        self.outcomes.append(outcome)
        return Played(self, fair, steps, outcome)

    def report(self) -> dict[str, object]:
        """The result as JSON; lists go by seat."""
        seats = range(self.setup.seats)
        scores = [[outcome.scores[seat] for outcome in self.outcomes] for seat in seats]
        return {
            "game": self.game.slug,
            "seats": self.setup.seats,
            "options": self.setup.options,
            "seed": self.seed,
            "lean": self.heuristics is not None,
            "games": len(self.outcomes),
            "moves": self.moves,
            "moves_per_second": round(self.moves / self.seconds) if self.seconds else 0,
            "scores": {
                "mean": [round(statistics.fmean(own), 3) for own in scores],
                "sd": [round(statistics.pstdev(own), 3) for own in scores],
                "min": [min(own) for own in scores],
                "max": [max(own) for own in scores],
            },
            "wins": [round(sum(o.share(seat) for o in self.outcomes), 6) for seat in seats],
            "facts": dict(sorted(self.facts.items())),
        }
