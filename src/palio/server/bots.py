"""Bots think in processes of their own, a few at a time, never where people are served."""

from __future__ import annotations

import multiprocessing
import os
import secrets
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from random import Random

from palio import engine
from palio.bots.levels import bot
from palio.core import registry
from palio.core.match import Match
from palio.core.record import Record
from palio.core.seats import Seat


@dataclass(frozen=True)
class Job:
    """A turn that a bot is to play."""

    record: str
    components: str
    seat: Seat
    level: str
    seed: int


def think(job: Job) -> list[str]:
    """The bot's answers to all questions until somebody else, or chance, is asked.

    The record says what is true, but the bot is only ever handed a world that looks the same to its
    seat (``Match.world``).
    """
    record = Record.from_text(job.record)
    game = registry.find(record.game)
    if job.components:
        game = game.with_components(job.components, "components")
    match = Match.resume(record, game=game)
    player = bot(job.level)
    rng = Random(job.seed)
    answers: list[str] = []
    while match.actor == job.seat:
        moves = match.legal_moves()
        if len(moves) == 1:
            move = moves[0]
        else:
            move = player.choose(game, match.world(job.seat, rng.getrandbits(64)), job.seat, rng)
        match.play(move.text)
        answers.append(move.text)
    return answers


def end_with_parent() -> None:
    """In a thinking process: do not outlive a server that was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "a thinking process has a parent"

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class Thinkers:
    """The processes that bots think in."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._stamp = 0

    def ask(self, record: Record, components: str, seat: Seat, level: str) -> Future[list[str]]:
        """Let a bot think; the answers come when one of the processes is free."""
        job = Job(record.to_text(), components, seat, level, secrets.randbits(64))
        self._change_over()
        try:
            return self._open().submit(think, job)
        except BrokenProcessPool:
            self.close()
            return self._open().submit(think, job)

    def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _change_over(self) -> None:
        """If the engine has been compiled meanwhile, think in new processes from now on.

        The old ones finish what they are thinking about.
        """
        if self._pool is not None and engine.stamp() != self._stamp:
            self._pool.shutdown(wait=False)
            self._pool = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._stamp = engine.stamp()
            # Spawned, not forked: the server has threads, and the engine may be another by now.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.processes, mp_context=context, initializer=end_with_parent
            )
        return self._pool
