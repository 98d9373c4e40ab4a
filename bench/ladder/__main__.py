"""The ladder: who beats whom, in every game. Writes docs/ladder.md.

A finished contest is a line of bench/ladder/results/GAME.jsonl. Bots change, so a run begins with
the first deal of every line: one that comes out otherwise today is forgotten and played again.
Games of an unfinished contest are kept in bench/ladder/unfinished/, and a run that was stopped goes
on there, on another machine too if they are committed. Run it with `make ladder`: bots need the
compiled wheel.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

from contests import GAMES, contests
from lines import Lines
from page import page
from rich.console import Console
from rich.progress import track

import palio
from palio.bots.workers import LocalWorkers
from palio.core.errors import PalioError

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "ladder.md"
T = TypeVar("T")


def bar(steps: Iterable[T], total: int, label: str) -> Iterator[T]:
    """With a progress bar."""
    yield from track(steps, label, total, console=Console(stderr=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each contest")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game")
    parser.add_argument("--seats", action="append", type=int, help="only tables of that many")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--page", action="store_true", help="only write the page")
    words = parser.parse_args()
    if not palio.is_compiled():
        sys.exit("ladder: run it with `make ladder`, which builds the wheel first")
    here = Path(__file__).parent
    lines = Lines(here / "results", here / "unfinished", words.games, words.seed, bar)
    if not words.page:
        workers = LocalWorkers(words.processes)
        # Game by game would leave the last one without a line if time is short.
        order = {slug: contests(slug) for slug in words.game or GAMES}
        todo = [contest for slug in order for contest in order[slug]]
        todo.sort(key=lambda contest: order[contest.slug].index(contest))
        if words.seats:
            todo = [contest for contest in todo if contest.seats in words.seats]
        for contest in lines.forget_what_changed(todo, workers):
            print(f"{contest}: comes out otherwise today, to be played again", file=sys.stderr)
        for contest in todo:
            if lines.finished(contest) is None:
                lines.play(contest, workers)
                PAGE.write_text(page(lines), encoding="utf-8")
    PAGE.write_text(page(lines), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except PalioError as error:
        sys.exit(f"ladder: {error}")
