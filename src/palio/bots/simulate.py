"""Many random games, and what came of them."""

from __future__ import annotations

import hashlib
import random
import statistics
import time
from collections.abc import Iterator
from typing import Any

from palio.bots.playout import playout
from palio.core.dice import Fair
from palio.core.errors import PalioError
from palio.core.facts import Fact
from palio.core.game import Game
from palio.core.move import Move
from palio.core.outcome import Outcome
from palio.core.record import Line, Record
from palio.core.setup import Setup


class Simulation:
    """Random games of one setup, each with fair dice of its own: the same seed, the same games."""

    def __init__(
        self, game: Game[Any], setup: Setup, games: int, seed: int, *, lean: bool = False
    ) -> None:
        """``lean``: seats lean to what the game's heuristics like, else they play at random."""
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
        self.facts: dict[str, int] = {}

    def run(self) -> Iterator[Record]:
        """Play game after game; yields the record of each."""
        for number in range(self.games):
            yield self._play(number)

    def _play(self, number: int) -> Record:
        fair = Fair(hashlib.sha256(f"{self.game.slug} {self.seed} {number}".encode()).digest())
        choices = random.Random(f"{self.seed}:{number}")
        state = self.game.new(self.setup)
        steps: list[Move] = []
        began = time.perf_counter()
        stream = fair.stream()
        self.moves += playout(self.game, state, choices, stream, steps, self.heuristics)
        self.seconds += time.perf_counter() - began
        outcome = self.game.outcome(state)
        assert outcome is not None, "a playout ends when the game is over"
        self.outcomes.append(outcome)
        return self._record(self._tell(steps), fair, outcome)

    def _tell(self, steps: list[Move]) -> list[Line]:
        """Count the facts of a game; a second pass, so that the first shows how fast play is."""
        facts = self.facts

        def count(fact: Fact) -> None:
            facts[fact.kind] = facts.get(fact.kind, 0) + 1

        lines: list[Line] = []
        state = self.game.new(self.setup)
        for move in steps:
            lines.append(Line(self.game.actor(state), move.text))
            self.game.play(state, move, count)
        return lines

    def _record(self, lines: list[Line], fair: Fair, outcome: Outcome) -> Record:
        return Record(
            game=self.game.slug,
            rules=self.setup.rules,
            seats=self.setup.seats,
            options=self.setup.options,
            players=["random" if self.heuristics is None else "lean"] * self.setup.seats,
            components=self.game.components_digest,
            dice=fair.promise() | fair.proof(),
            lines=lines,
            scores=outcome.scores,
        )

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
