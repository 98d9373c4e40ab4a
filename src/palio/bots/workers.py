"""Where many games are played: here, on several processes, or on Ray; the results are the same."""

from __future__ import annotations

import importlib
import logging
import os
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Protocol

from palio.bots.levels import bot
from palio.bots.table import Result, play
from palio.core import registry
from palio.core.errors import PalioError

IN_FLIGHT: Final = 4
"""Tasks for each worker that are handed out ahead."""


@dataclass(frozen=True)
class Entrant:
    """A bot by name, with numbers that replace the game's own while it is being tuned."""

    name: str
    weights: Mapping[str, float] | None = None
    search: Mapping[str, float] | None = None


@dataclass(frozen=True)
class Task:
    """One game to be played: everything that decides how it goes."""

    slug: str
    seats: int
    options: Mapping[str, str]
    entrants: tuple[Entrant, ...]
    dice_seed: str
    bot_seed: str

    def run(self) -> Result:
        """Play it."""
        game = registry.find(self.slug)
        setup = game.setup(self.seats, self.options)
        own = game.heuristics(game.new(setup))
        bots = []
        for entrant in self.entrants:
            heuristics = own
            if own is not None and entrant.weights is not None:
                heuristics = own.tuned(entrant.weights, entrant.search or {})
            bots.append(bot(entrant.name, heuristics, entrant.search))
        return play(game, setup, bots, self.dice_seed, self.bot_seed)


def run(task: Task) -> Result:
    """``task.run()``, for those who can only be sent a function."""
    return task.run()


class Workers(Protocol):
    """Whoever plays tasks."""

    def play(self, tasks: Iterable[Task]) -> Iterator[Result]:
        """The results, in the order of the tasks."""
        ...


class LocalWorkers:
    """Processes of this machine."""

    def __init__(self, processes: int | None = None) -> None:
        """As many as there are cores, unless told."""
        self.processes = processes or os.cpu_count() or 1

    def play(self, tasks: Iterable[Task]) -> Iterator[Result]:
        if self.processes == 1:
            yield from map(run, tasks)
            return
        with ProcessPoolExecutor(self.processes) as pool:
            waiting: deque[Future[Result]] = deque()
            queue = iter(tasks)
            try:
                for task in islice(queue, IN_FLIGHT * self.processes):
                    waiting.append(pool.submit(run, task))
                while waiting:
                    yield waiting.popleft().result()
                    for task in islice(queue, 1):
                        waiting.append(pool.submit(run, task))
            finally:
                for future in waiting:
                    future.cancel()


class RayWorkers:
    """The workers of a Ray cluster: https://docs.ray.io. Needs the extra ``palio[ray]``."""

    def __init__(self, address: str = "") -> None:
        """``address`` as for ``ray.init``; empty: a cluster of this machine alone."""
        try:
            self.ray: Any = importlib.import_module("ray")
        except ImportError:
            raise PalioError("Ray is not installed: pip install 'palio[ray]'") from None
        if not self.ray.is_initialized():
            try:
                self.ray.init(
                    address=address or None, log_to_driver=False, logging_level=logging.ERROR
                )
            except (ConnectionError, ValueError) as error:
                raise PalioError(f"no Ray cluster at {address!r}: {error}") from None
        self.cpus = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def play(self, tasks: Iterable[Task]) -> Iterator[Result]:
        remote = self.ray.remote(run)
        queue = iter(tasks)
        waiting: deque[Any] = deque()
        for task in islice(queue, IN_FLIGHT * self.cpus):
            waiting.append(remote.remote(task))
        while waiting:
            yield self.ray.get(waiting.popleft())
            for task in islice(queue, 1):
                waiting.append(remote.remote(task))
