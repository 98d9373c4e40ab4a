"""A program that plays over the API, and remembers what it was told is safe."""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import httpx

RETRY = 0.05


@dataclass
class Ledger:
    """What a client saw acknowledged at one table, in order."""

    answers: list[tuple[int, str]] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)


class Pair(threading.Thread):
    """Two guests at tables of their own, played by one thread, until they are told to stop.

    Whatever is not acknowledged is sent again with the same key, also after the server was killed.
    """

    def __init__(self, address: str, game: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.client = httpx.Client(base_url=f"{address}/api/v1", timeout=20)
        self.game = game
        self.rng = random.Random(seed)
        self.ledgers: dict[str, Ledger] = {}
        self.finished: list[str] = []
        self.stopping = threading.Event()
        self.wrong: list[str] = []
        self.keys = 0
        self.seed = seed

    def run(self) -> None:
        """Play game after game."""
        with self.client:
            self.play_on()

    def play_on(self) -> None:
        """Until the stop, or until something goes wrong."""
        tokens = [self.send("POST", "/guests", json={"name": f"G{i}"})["token"] for i in range(2)]
        while not self.stopping.is_set():
            wish = {"game": self.game, "seats": 2, "public": False}
            table = str(self.send("POST", "/tables", tokens[0], json=wish)["id"])
            self.send("POST", f"/tables/{table}/seats", tokens[1], json={})
            ledger = self.ledgers[table] = Ledger()
            while not self.stopping.is_set() and self.step(table, tokens, ledger):
                pass

    def step(self, table: str, tokens: list[str], ledger: Ledger) -> bool:
        """Answer once; False when the game is over."""
        seat = int(self.send("GET", f"/tables/{table}", tokens[0])["actor"])
        if seat < 0:
            self.finished.append(table)
            return False
        sight = self.send("GET", f"/tables/{table}/sight?since=100000", tokens[seat])
        text = self.rng.choice(sight["choices"])["text"]
        self.keys += 1
        answer = {"text": text, "key": f"{self.seed}-{self.keys}"}
        self.send("POST", f"/tables/{table}/moves", tokens[seat], json=answer)
        ledger.answers.append((seat, text))
        if self.rng.random() < 0.1:
            line = f"line {self.keys}"
            if self.send("POST", f"/tables/{table}/chat", tokens[seat], json={"text": line}):
                ledger.lines.append(line)
        return True

    def send(self, method: str, path: str, token: str = "", **more: Any) -> Any:
        """Until the server answers."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            try:
                answer = self.client.request(method, path, headers=headers, **more)
            except httpx.TransportError:
                if self.stopping.is_set():
                    raise SystemExit from None
                time.sleep(RETRY)
                continue
            if answer.status_code >= 400:
                self.wrong.append(f"{method} {path}: {answer.status_code} {answer.text}")
                raise SystemExit
            return answer.json()
