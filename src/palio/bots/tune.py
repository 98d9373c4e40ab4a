"""Tuning: numbers of a game's heuristics and of the search, changed only on evidence.

A round draws a challenger from the seed: the champion with a few numbers changed; the first ones
can be named. The two play games with the same dice, the challenger in each seat in turn, until a
sequential test is sure; only a challenger that is shown to be better takes over. Against a rival
both play the same games beside bots that they must beat, and what counts is who wins more of them.
A log keeps every batch of deals and every round, and a run that was stopped goes on.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from palio.bots.journal import Journal
from palio.bots.levels import bot
from palio.bots.search import SEARCH, SearchBot
from palio.bots.statistics import SequentialTest
from palio.bots.workers import Entrant, Task, Workers
from palio.core.errors import PalioError
from palio.core.game import Game
from palio.core.setup import Setup
from palio.core.tuned import Tuned

SWITCHES: Final = ("branch",)
"""Constants of the search that are 0 or 1."""
SHARES: Final = ("flatten", "first", "glance", "lean", "win")
"""… those that lie between 0 and 1."""
COUNTS: Final = ("horizon", "turns")
"""… and those that count."""
SPREAD: Final = 0.35
"""How far a number is moved: the standard deviation of its logarithm."""
AT_ONCE: Final = (1, 1, 2, 3)
"""How many numbers a challenger changes."""


@dataclass
class Round:
    """A challenge and how it ended."""

    number: int
    changes: dict[str, float]
    games: int
    share: float
    """What the challenger won: of the champion, or of the rival."""
    accepted: bool
    champion: float | None = None
    """What the champion won of the rival, in the same games."""


@dataclass
class Batch:
    """Some deals of a round: what the challenger won of each."""

    round: int
    won: list[float]
    lost: list[float]
    """What the champion won of them, if both play a rival."""


class Tuning:
    """A run: seeded, resumable, each change accepted by evidence."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        *,
        bot_name: str,
        seed: int,
        gain: float,
        most_games: int,
        batch: int,
        ideas: Sequence[Mapping[str, float]] = (),
        rival: str = "",
    ) -> None:
        """``gain`` is the smallest lead in the share of wins that is worth finding.

        ``ideas`` are the first challengers: what each changes, ``{"search.horizon": 20.0}``.
        Challenger and champion play each other, or both play a ``rival``: a bot's name.
        """
        heuristics = game.heuristics(game.new(setup))
        if heuristics is None:
            raise PalioError(f"{game.slug} has no heuristics to tune")
        if setup.seats < 2:
            raise PalioError("tuning needs a rival: at least 2 seats")
        for name, number in (("--most-games", most_games), ("--batch", batch)):
            if number < 1:
                raise PalioError(f"{name} must be at least 1, not {number}")
        self.game = game
        self.setup = setup
        self.bot_name = bot_name
        self.seed = seed
        self.gain = gain
        self.most_games = most_games
        self.batch = batch
        self.weights: dict[str, float] = dict(heuristics.weights)
        self.search: dict[str, float] = dict(heuristics.search)
        self.names = [f"weights.{name}" for name in self.weights]
        if isinstance(bot(bot_name), SearchBot):
            self.names += [f"search.{name}" for name in SEARCH]
        if rival:
            bot(rival)  # refuses a name that is none
        self.rival = rival
        self.ideas = [dict(changes) for changes in ideas]
        for name in [name for changes in self.ideas for name in changes]:
            if name not in self.names:
                raise PalioError(f"{name} cannot be tuned: there are {', '.join(self.names)}")
        self.rounds: list[Round] = []

    def run(self, rounds: int, workers: Workers, log: Path) -> Iterator[Round]:
        """Play rounds until there are so many; those of the log are yielded first."""
        journal = Journal(log, "tuning run", self._header())
        entries = journal.read(start=("weights", "search"))
        begun: list[Batch] = []
        read = 0
        try:
            self.weights = dict(journal.header["weights"])
            self.search = dict(journal.header["search"])
            for entry in entries:
                read += 1
                if "round" in entry:
                    begun.append(Batch(**entry))
                else:
                    self._take(Round(**entry))
                    begun = []
        except (KeyError, TypeError):
            raise journal.broken(read) from None
        yield from self.rounds
        while len(self.rounds) < rounds:
            played = self._challenge(len(self.rounds), begun, workers, journal)
            begun = []
            journal.add(asdict(played))
            self._take(played)
            yield played

    def _take(self, played: Round) -> None:
        self.rounds.append(played)
        if played.accepted:
            self._change(self.weights, self.search, played.changes)

    @staticmethod
    def _change(
        weights: dict[str, float], search: dict[str, float], changes: dict[str, float]
    ) -> None:
        for name, value in changes.items():
            table, _, key = name.partition(".")
            (weights if table == "weights" else search)[key] = value

    def propose(self, number: int) -> dict[str, float]:
        """What the challenger of that round changes."""
        if number < len(self.ideas):
            return dict(self.ideas[number])
        rng = random.Random(f"{self.seed}:{number}:changes")
        changes: dict[str, float] = {}
        for name in rng.sample(self.names, rng.choice(AT_ONCE)):
            table, _, key = name.partition(".")
            value = self.weights[key] if table == "weights" else self.search.get(key, SEARCH[key])
            moved = value * math.exp(rng.gauss(0.0, SPREAD))
            if table == "search" and key in SWITCHES:
                moved = 1.0 - value
            elif table == "search" and key in SHARES:
                moved = min(1.0, max(0.0, value + rng.gauss(0.0, SPREAD / 2)))
            elif key in COUNTS:
                moved = float(round(value * math.exp(rng.gauss(0.0, 2 * SPREAD)) + rng.random()))
            elif value == 0.0:  # no factor would ever move it
                moved = abs(rng.gauss(0.0, SPREAD))
            changes[name] = float(f"{moved:.4g}")
        return changes

    def _challenge(
        self, number: int, begun: list[Batch], workers: Workers, journal: Journal
    ) -> Round:
        """Play a round to its end; ``begun`` are the batches that the log has of it."""
        changes = self.propose(number)
        weights, search = dict(self.weights), dict(self.search)
        self._change(weights, search, changes)
        challenger = Entrant(self.bot_name, weights, search)
        champion = Entrant(self.bot_name, dict(self.weights), dict(self.search))
        rival = Entrant(self.rival)
        seats = self.setup.seats
        test = SequentialTest(0.0 if self.rival else 1.0 / seats, self.gain)
        won = [share for batch in begun for share in batch.won]
        lost = [share for batch in begun for share in batch.lost]
        while True:
            leads = won
            if self.rival:
                leads = [own - other for own, other in zip(won, lost, strict=True)]
            verdict = test.verdict(leads)
            if verdict is not None or len(won) * seats >= self.most_games:
                break
            deals = range(len(won), len(won) + self.batch)
            batch = Batch(number, [], [])
            if self.rival:
                batch.won = self._shares(number, deals, challenger, rival, workers)
                batch.lost = self._shares(number, deals, champion, rival, workers)
            else:
                batch.won = self._shares(number, deals, challenger, champion, workers)
            journal.add(asdict(batch))
            won += batch.won
            lost += batch.lost
        return Round(
            number=number,
            changes=changes,
            games=(len(won) + len(lost)) * seats,
            share=round(sum(won) / len(won), 4),
            accepted=verdict is True,
            champion=round(sum(lost) / len(lost), 4) if lost else None,
        )

    def _shares(
        self, number: int, deals: range, one: Entrant, others: Entrant, workers: Workers
    ) -> list[float]:
        """What the one wins of each deal, sitting in every seat of it in turn."""
        seats = self.setup.seats
        tasks = [
            self._task(number, deal, seat, one, others) for deal in deals for seat in range(seats)
        ]
        results = list(workers.play(tasks))
        return [
            sum(results[first + seat].shares[seat] for seat in range(seats)) / seats
            for first in range(0, len(results), seats)
        ]

    def _task(self, number: int, deal: int, seat: int, one: Entrant, others: Entrant) -> Task:
        seats = self.setup.seats
        return Task(
            slug=self.game.slug,
            seats=seats,
            options=self.setup.options,
            entrants=tuple(one if s == seat else others for s in range(seats)),
            dice_seed=f"{self.seed}:{number}:{deal}",
            bot_seed=f"{self.seed}:{number}:{deal}:{seat}",
        )

    def result(self, command: str, commit: str) -> Tuned:
        """The champion, and the run that made it."""
        return Tuned(
            self.weights,
            self.search,
            {
                "command": command,
                "commit": commit,
                "rounds": len(self.rounds),
                "accepted": sum(played.accepted for played in self.rounds),
                "games": sum(played.games for played in self.rounds),
            },
        )

    def _header(self) -> dict[str, Any]:
        return {
            "game": self.game.slug,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "bot": self.bot_name,
            "seed": self.seed,
            "gain": self.gain,
            "most_games": self.most_games,
            "batch": self.batch,
            **({"ideas": self.ideas} if self.ideas else {}),
            **({"rival": self.rival} if self.rival else {}),
            "weights": self.weights,
            "search": self.search,
        }
