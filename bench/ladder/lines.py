"""What has been played of the ladder, and whether it would come out the same today."""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from contests import Contest, contests

from palio.bots.arena import Tournament
from palio.bots.workers import Workers

Line = dict[str, Any]
"""A contest as it is kept: what `palio arena --json` tells, and the scores of all games."""
T = TypeVar("T")
Bar = Callable[[Iterable[T], int, str], Iterator[T]]


class Lines:
    """So many games of every contest, all from one seed.

    A finished contest is a line in ``folder``, in a file for each game; the games of an unfinished
    one are in ``logs``.
    """

    def __init__(self, folder: Path, logs: Path, games: int, seed: int, bar: Bar[Any]) -> None:
        """``bar`` shows how far something is: of how many steps, and what is done."""
        self.folder = folder
        self.logs = logs
        self.games = games
        self.seed = seed
        self.bar = bar

    def tournament(self, contest: Contest) -> Tournament:
        """The contest, with nothing played yet."""
        return contest.tournament(self.games, self.seed)

    def finished(self, contest: Contest) -> Line | None:
        """The line of a contest; None if it is not played to the end."""
        line = self._line(contest)
        enough = self.tournament(contest).total
        return line if line is not None and line["games"] >= enough else None

    def sight(self, contest: Contest) -> Line | None:
        """What there is to show of a contest: its line, or the whole rotations played so far.

        Where more games are wanted than before, the old line is shown until there are more.
        """
        line = self._line(contest)
        log = self.logs / contest.file
        if not log.exists():
            return line
        tournament = self.tournament(contest)
        tournament.read(log)
        played = 0
        while played in tournament.results:
            played += 1
        whole = range(played - played % contest.seats)
        tournament.results = {number: tournament.results[number] for number in whole}
        known = 0 if line is None else line["games"]
        return as_line(tournament) if len(whole) > known else line

    def forget_what_changed(self, todo: list[Contest], workers: Workers) -> list[Contest]:
        """Play the first deal of every contest again; forget those that come out otherwise."""
        known = [(contest, line) for contest in todo if (line := self.sight(contest)) is not None]
        deals = [
            self.tournament(contest).task(number)
            for contest, _ in known
            for number in range(contest.seats)
        ]
        results = self.bar(workers.play(deals), len(deals), "do they play as they did?")
        scores = [result.scores for result in results]
        changed = []
        for contest, line in known:
            now, scores = scores[: contest.seats], scores[contest.seats :]
            if now != line["scores"][: contest.seats]:
                self._forget(contest)
                changed.append(contest)
        return changed

    def play(self, contest: Contest, workers: Workers) -> None:
        """Play what is missing of a contest, and keep its line."""
        tournament = self.tournament(contest)
        log = self.logs / contest.file
        for _ in self.bar(tournament.run(workers, log), tournament.total, str(contest)):
            pass
        self._write(contest.slug, [*self._others(contest), as_line(tournament)])
        log.unlink()

    def _forget(self, contest: Contest) -> None:
        self._write(contest.slug, self._others(contest))
        (self.logs / contest.file).unlink(missing_ok=True)

    def _line(self, contest: Contest) -> Line | None:
        """The line of a contest, with however many games it has."""
        tournament = self.tournament(contest)
        return next((line for line in self._read(contest.slug) if is_of(line, tournament)), None)

    def _others(self, contest: Contest) -> list[Line]:
        """The lines of the game's other contests."""
        tournament = self.tournament(contest)
        return [line for line in self._read(contest.slug) if not is_of(line, tournament)]

    def _read(self, slug: str) -> list[Line]:
        path = self.folder / f"{slug}.jsonl"
        if not path.exists():
            return []
        return [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()]

    def _write(self, slug: str, lines: list[Line]) -> None:
        """In the order of the contests, whatever was finished first."""
        order = [(contest.seats, list(contest.bots)) for contest in contests(slug)]

        def place(line: Line) -> int:
            own = (line["seats"], line["bots"])
            return order.index(own) if own in order else len(order)

        text = "".join(json.dumps(line) + "\n" for line in sorted(lines, key=place))
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{slug}.jsonl"
        new = path.with_suffix(".new")  # so that a run that is killed now loses nothing
        new.write_text(text, encoding="utf-8")
        new.replace(path)


def as_line(tournament: Tournament) -> Line:
    """A contest as it is kept."""
    results = [result for _, result in sorted(tournament.results.items())]
    return {**tournament.report(), "scores": [result.scores for result in results]}


def is_of(line: Line, tournament: Tournament) -> bool:
    """Is it of this tournament, however many games were played of it?"""
    header = tournament.header()
    return all(line[key] == header[key] for key in header)
