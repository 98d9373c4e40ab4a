"""The ladder: who beats whom, in every game. Writes docs/ladder.md.

Every tournament keeps its games in .ladder/, so that a run that was stopped goes on where it was,
and a page can be written from what there is (--page). Run it with `make ladder`: bots need the
compiled wheel.
"""

import argparse
import math
import statistics
import sys
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

import palio
from palio.bots.arena import Tournament
from palio.bots.levels import LEVELS
from palio.bots.workers import LocalWorkers

ROOT = Path(__file__).parent.parent
LOGS = ROOT / ".ladder"
PAGE = ROOT / "docs" / "ladder.md"
GAMES = ("patrizier", "firenze", "florenza", "tuscany")
BUDGETS = (125, 250, 500, 1000, 2000)
CHEATER = 500
SOLO = ("random", "greedy", "apprentice", "journeyman", "master", "master:2000")
QUICK = 10
HALF = 0.5
FEW = 0.3
STEPS = ("random", "greedy", *LEVELS)


@dataclass
class Contest:
    """A tournament of the ladder."""

    slug: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    times: float = 1
    """Quick bots play more games than others; fewer are played against the cheater and at
    tables of three or five."""

    def tournament(self, games: int, seed: int) -> Tournament:
        """The tournament; ``games`` is rounded up to whole rotations."""
        game = palio.find(self.slug)
        whole = math.ceil(games * self.times / self.seats) * self.seats
        return Tournament(game, game.setup(self.seats, self.options), self.bots, whole, seed)

    @property
    def log(self) -> Path:
        """Where its games are kept."""
        names = "-".join(self.bots).replace(":", "")
        return LOGS / f"{self.slug}-{self.seats}-{names}.jsonl"


def searching(iterations: int) -> str:
    """The bot with that budget: a level if there is one, so that no contest is played twice."""
    names = [name for name, budget in LEVELS.items() if budget == (iterations, 0.0)]
    return names[0] if names else f"master:{iterations}"


def contests(slug: str) -> list[Contest]:
    """All contests of a game, the ones that matter most first."""
    seats = palio.find(slug).seats
    alone = [Contest(slug, 1, (name,), {"level": "highscore"}) for name in SOLO]
    pairs = [(b, a) for a, b in pairwise(STEPS[1:])]
    rungs = [(searching(iterations), searching(BUDGETS[0])) for iterations in BUDGETS[1:]]
    found = [
        Contest(slug, 2, ("greedy", "random"), times=QUICK),
        Contest(slug, 2, ("apprentice", "random")),
        Contest(slug, 2, ("master:1000", "greedy")),
        Contest(slug, 4, ("master:1000", "greedy")),
        *(alone if 1 in seats else ()),
        *[Contest(slug, 2, rung) for rung in rungs if rung not in pairs],
        *[Contest(slug, 2, pair) for pair in pairs],
        Contest(slug, 2, (f"cheater:{CHEATER}", f"master:{CHEATER}"), times=HALF),
    ]
    for count in sorted(seats, key=lambda count: count != 4):
        if count > 2:
            times = 1 if count == 4 else FEW
            found += [Contest(slug, count, names, times=times) for names in tables(count)]
    return found


def tables(count: int) -> list[tuple[str, ...]]:
    """Who sits at one table, the strongest first, so that every step meets the next one."""
    last = len(STEPS) - count
    starts = sorted({*range(0, last, count - 1), last})
    return [STEPS[start : start + count][::-1] for start in starts]


def run(slugs: list[str], games: int, seed: int, processes: int | None) -> None:
    """Play what is still to be played."""
    todo = [contest for slug in slugs for contest in contests(slug)]
    # Game by game would leave the last one without a line if time is short.
    order = sorted(todo, key=lambda contest: contests(contest.slug).index(contest))
    workers = LocalWorkers(processes)
    with Progress(console=Console(stderr=True)) as progress:
        for contest in order:
            tournament = contest.tournament(games, seed)
            label = f"{contest.slug} {contest.seats}: {' – '.join(contest.bots)}"
            task = progress.add_task(label, total=tournament.total)
            for _ in tournament.run(workers, contest.log):
                progress.advance(task)


# The page.


def read(contest: Contest, games: int, seed: int) -> Tournament | None:
    """What has been played of a contest, in whole rotations of the seats; None if nothing has."""
    if not contest.log.exists():
        return None
    tournament = contest.tournament(games, seed)
    tournament.read(contest.log)
    played = 0
    while played in tournament.results:
        played += 1
    whole = played - played % contest.seats
    tournament.results = {number: tournament.results[number] for number in range(whole)}
    return tournament if whole else None


def lines_of(tournament: Tournament) -> list[str]:
    """Lines of a table: the first bot against the rest; where all differ, a line for each."""
    rows = tournament.rows()
    names = [each["bot"] for each in rows]
    seats = tournament.setup.seats
    if len(rows) == seats and seats > 2:
        others = [", ".join(name for name in names if name != own) for own in names]
        return [row(tournament, each, at) for each, at in zip(rows, others, strict=True)]
    against = f"{seats - 1} × {names[1]}" if seats > 2 else names[1]
    return [row(tournament, rows[0], against)]


def row(tournament: Tournament, one: dict[str, Any], against: str) -> str:
    """One line of a table."""
    return (
        f"| {one['bot']} | {against} | {len(tournament.results)} | {one['win_share']:.1%} "
        f"| {one['ci_low']:.1%} – {one['ci_high']:.1%} | {one['margin']:+.1f} "
        f"| {one['ms_per_move']:.1f} |"
    )


HEAD = """| bot | against | games | wins | 95 % interval | margin | ms a move |
|---|---|---|---|---|---|---|"""


def section(slug: str, games: int, seed: int) -> list[str]:
    """A game's part of the page."""
    game = palio.find(slug)
    lines = [f"## {game.title}", ""]
    commits: set[str] = set()
    for count in game.seats:
        rows = []
        for contest in contests(slug):
            if contest.seats == count and count > 1:
                tournament = read(contest, games, seed)
                if tournament is not None:
                    rows += lines_of(tournament)
                    commits |= tournament.commits
        if rows:
            share = f"; an equal share would be {1 / count:.1%}" if count > 2 else ""
            lines += [f"{count} seats{share}:", "", HEAD, *rows, ""]
        if count == 2:
            lines += doubling(slug, games, seed)
    if 1 in game.seats:
        lines += solo(slug, games, seed, commits)
    if commits:
        lines += [f"Played with commit {', '.join(sorted(commits))}.", ""]
    return lines


def doubling(slug: str, games: int, seed: int) -> list[str]:
    """What every doubling of the budget wins against the smallest one, in one line."""
    foot = searching(BUDGETS[0])
    shares = []
    for iterations in BUDGETS[1:]:
        bots = (searching(iterations), foot)
        (contest,) = [each for each in contests(slug) if each.bots == bots and each.seats == 2]
        tournament = read(contest, games, seed)
        if tournament is not None:
            one = tournament.rows()[0]
            shares.append(f"{iterations:,} win {one['win_share']:.1%} ({one['margin']:+.1f})")
    if not shares:
        return []
    told = f"Doubling the budget, against {foot} ({BUDGETS[0]}), wins and mean margins: "
    return [f"{told}{', '.join(shares)}.", ""]


def solo(slug: str, games: int, seed: int, commits: set[str]) -> list[str]:
    """Points alone, and how many games reach each level; adds to the ``commits``."""
    game: Any = palio.find(slug)
    levels = dict(sorted(game.box.levels.items(), key=lambda item: item[1]))
    lines = []
    for contest in contests(slug):
        tournament = read(contest, games, seed) if contest.seats == 1 else None
        if tournament is None:
            continue
        commits |= tournament.commits
        points = sorted(result.scores[0] for result in tournament.results.values())
        deciles = statistics.quantiles(points, n=10)
        won = [sum(p >= needed for p in points) / len(points) for needed in levels.values()]
        lines.append(
            f"| {contest.bots[0]} | {len(points)} | {statistics.fmean(points):.1f} "
            f"| {deciles[0]:.0f} – {deciles[-1]:.0f} | {points[0]} – {points[-1]} | "
            + " | ".join(f"{share:.0%}" for share in won)
            + " |"
        )
    if not lines:
        return []
    heads = [f"{name} ({needed})" for name, needed in levels.items()]
    return [
        "Alone: points, and the share of games that reach each level:",
        "",
        "| bot | games | mean | p10 – p90 | worst – best | " + " | ".join(heads) + " |",
        "|---|---|---|---|---|" + "---|" * len(heads),
        *lines,
        "",
    ]


def page(slugs: list[str], games: int, seed: int) -> str:
    """The whole page."""
    budgets = ", ".join(
        f"{name} {iterations}" + (f" with {noise:.0%} of answers by instinct" if noise else "")
        for name, (iterations, noise) in LEVELS.items()
    )
    lines = [
        "# The ladder",
        "",
        "How strong the bots are. Written by `make ladder` from the games it played; do not edit.",
        f"Seed {seed}. Bots sit in every seat in turn, and the games of a round share their dice.",
        "Shared wins are split, the margin is the lead over the best other seat, and intervals are",
        f"Wilson's. Lines are made of {games} games or more; of the cheater {games * HALF:.0f},",
        f"with 3 or 5 seats {games * FEW:.0f}. One with fewer is still being played.",
        "",
        "`master:1000` searches 1,000 iterations an answer, or fewer if it is settled before.",
        f"Levels are budgets: {budgets}.",
        f"`cheater:{CHEATER}` is the search of `master:{CHEATER}` on the true state: what it wins",
        "beyond a half is what secrets are worth. It plays only here.",
        "",
    ]
    for slug in slugs:
        lines += section(slug, games, seed)
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each contest")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--page", action="store_true", help="only write the page")
    words = parser.parse_args()
    if not palio.is_compiled():
        sys.exit("ladder: run it with `make ladder`, which builds the wheel first")
    slugs = words.game or list(GAMES)
    if not words.page:
        run(slugs, words.games, words.seed, words.processes)
    PAGE.write_text(page(list(GAMES), words.games, words.seed), encoding="utf-8")


if __name__ == "__main__":
    main()
