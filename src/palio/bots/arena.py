"""Tournaments between bots: seats rotated, seeds paired, the same table for the same seeds."""

from __future__ import annotations

import statistics
import subprocess
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

from palio.bots.journal import Journal
from palio.bots.levels import bot
from palio.bots.reward import margins
from palio.bots.statistics import wilson
from palio.bots.table import Result
from palio.bots.workers import Entrant, Task, Workers
from palio.core.errors import PalioError
from palio.core.game import Game
from palio.core.setup import Setup
from palio.version import VERSION


class Tournament:
    """So many games of every line-up.

    A deal is played once from every seat: with N seats, N games in a row share their dice, and the
    bots move one seat on from game to game.
    """

    def __init__(
        self, game: Game[Any], setup: Setup, bots: Sequence[str], games: int, seed: int
    ) -> None:
        """More bots than seats: every choice of them meets. Fewer: the last one sits down again."""
        if not bots:
            raise PalioError("a tournament needs a bot: --bots master:1000,greedy")
        if games < 1:
            raise PalioError(f"--games must be at least 1, not {games}")
        for name in bots:
            bot(name)
        if len(set(bots)) < len(bots) and len(bots) > setup.seats:
            raise PalioError("with more bots than seats each can be named only once")
        self.game = game
        self.setup = setup
        self.bots = list(bots)
        self.games = games
        self.seed = seed
        self.results: dict[int, Result] = {}
        self.commits: set[str] = set()
        """With which sources the games were played."""
        filled = [*bots, *[bots[-1]] * (setup.seats - len(bots))]
        self.line_ups = [list(names) for names in combinations(filled, setup.seats)]

    @property
    def total(self) -> int:
        """How many games there are to play."""
        return self.games * len(self.line_ups)

    def at_table(self, number: int) -> list[str]:
        """Who sits where in a game."""
        names = self.line_ups[number % len(self.line_ups)]
        turn = number // len(self.line_ups) % self.setup.seats
        return names[turn:] + names[:turn]

    def task(self, number: int) -> Task:
        """The game of that number."""
        line_up = number % len(self.line_ups)
        deal = number // len(self.line_ups) // self.setup.seats
        return Task(
            slug=self.game.slug,
            seats=self.setup.seats,
            options=self.setup.options,
            entrants=tuple(Entrant(name) for name in self.at_table(number)),
            dice_seed=f"{self.seed}:{line_up}:{deal}",
            bot_seed=f"{self.seed}:{number}",
        )

    def run(self, workers: Workers, log: Path | None = None) -> Iterator[Result]:
        """Play what is still to be played. With a log, a run that was stopped goes on there."""
        journal = self.read(log) if log is not None else None
        yield from self.results.values()
        source = commit()
        missing = [number for number in range(self.total) if number not in self.results]
        played = workers.play(self.task(number) for number in missing)
        for number, result in zip(missing, played, strict=True):
            self.results[number] = result
            self.commits.add(source)
            if journal is not None:
                journal.add({"number": number, "commit": source, **result.as_json()})
            yield result

    def read(self, log: Path) -> Journal:
        """Take over the games of a log; PalioError if it is not of this tournament."""
        journal = Journal(log, "tournament", self.header())
        for index, entry in enumerate(journal.read(), start=1):
            try:
                number, source = entry.pop("number"), entry.pop("commit")
                result = Result(**entry)
            except (KeyError, TypeError):
                raise journal.broken(index) from None
            if number < self.total:
                self.results[number] = result
                self.commits.add(source)
        return journal

    def header(self) -> dict[str, Any]:
        """Which tournament this is, as JSON."""
        return {
            "game": self.game.slug,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "bots": self.bots,
            "seed": self.seed,
        }

    # The table.

    def rows(self) -> list[dict[str, Any]]:
        """A row a bot, in the order in which they were named."""
        ratings = self._ratings()
        names = list(dict.fromkeys(self.bots))
        return [self._row(name, ratings[name]) for name in names]

    def _row(self, name: str, rating: tuple[float, float]) -> dict[str, Any]:
        shares: list[float] = []
        leads: list[float] = []
        scores: list[int] = []
        moves = iterations = 0
        seconds = 0.0
        for number, result in sorted(self.results.items()):
            ahead = margins([float(score) for score in result.scores])
            for seat, sitting in enumerate(self.at_table(number)):
                if sitting == name:
                    shares.append(result.shares[seat])
                    scores.append(result.scores[seat])
                    leads.append(ahead[seat])
                    moves += result.moves[seat]
                    iterations += result.iterations[seat]
                    seconds += result.seconds[seat]
        share = statistics.fmean(shares) if shares else 0.0
        low, high = wilson(share, len(shares))
        return {
            "bot": name,
            "games": len(shares),
            "win_share": round(share, 4),
            "ci_low": round(low, 4),
            "ci_high": round(high, 4),
            "margin": round(statistics.fmean(leads), 2) if leads else 0.0,
            "score": round(statistics.fmean(scores), 2) if scores else 0.0,
            "rating": round(rating[0], 2),
            "rating_sigma": round(rating[1], 2),
            "ms_per_move": round(1000 * seconds / moves, 3) if moves else 0.0,
            "iterations_per_move": round(iterations / moves, 1) if moves else 0.0,
        }

    def _ratings(self) -> dict[str, tuple[float, float]]:
        """OpenSkill (Plackett-Luce) over all games in order; who sits twice learns the mean."""
        model = PlackettLuce()
        known = {name: model.rating(name=name) for name in self.bots}
        for number, result in sorted(self.results.items()):
            names = self.at_table(number)
            if len(names) == 1:
                continue
            teams = [[model.rating(mu=known[n].mu, sigma=known[n].sigma)] for n in names]
            rated = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
            for name in set(names):
                own = [rated[seat][0] for seat, sitting in enumerate(names) if sitting == name]
                known[name] = model.rating(
                    mu=statistics.fmean(one.mu for one in own),
                    sigma=statistics.fmean(one.sigma for one in own),
                )
        return {name: (rating.mu, rating.sigma) for name, rating in known.items()}

    def report(self) -> dict[str, Any]:
        """The result as JSON."""
        return {
            **self.header(),
            "games": len(self.results),
            "commit": ", ".join(sorted(self.commits)),
            "rows": self.rows(),
        }


def commit() -> str:
    """Which source this is: a commit, or the version where there is no repository."""
    try:
        found = git("rev-parse", "--short=12", "HEAD")
        changed = git("status", "--porcelain", "--untracked-files=no", "--", ":/src")
    except (OSError, subprocess.CalledProcessError):
        return VERSION
    return f"{found}-dirty" if changed else found


def git(*words: str) -> str:
    """What git says about the repository that this file is in."""
    command = ["git", "-C", str(Path(__file__).parent), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603
