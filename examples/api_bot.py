"""A bot that plays a whole game over the API: python api_bot.py [server] [game]

Make its ``choose`` clever, and it can play against anybody at any table.
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen


class Api:
    """Calls a server with a token."""

    def __init__(self, server: str, token: str = "") -> None:
        self.server, self.token = server, token

    def open(self, path: str, body: object = None) -> Any:
        """GET, or POST if there is something to send."""
        data = None if body is None else json.dumps(body).encode()
        who = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        headers = who | {"Content-Type": "application/json"}
        return urlopen(Request(f"{self.server}/api/v1{path}", data, headers))  # noqa: S310

    def call(self, path: str, body: object = None) -> Any:
        """The answer as JSON."""
        with self.open(path, body) as answer:
            return json.load(answer)


def main(server: str = "http://127.0.0.1:8080", game: str = "patrizier") -> None:
    """Become a guest, open a table with a bot of the house, and play to the end."""
    api = Api(server, Api(server).call("/guests", {"name": "Arlecchino"})["token"])
    opened = api.call("/tables", {"game": game, "seats": 2, "bots": {"1": "greedy"}})
    table = f"/tables/{opened['id']}"
    with api.open(f"{table}/events") as events:
        for line in events:
            if line.strip() != b"event: table":  # it says: look again
                continue
            sight = api.call(f"{table}/sight")
            if sight["outcome"]:
                print(*sight["outcome"]["scores"])
                return
            if sight["choices"]:  # it is my turn
                api.call(f"{table}/moves", {"text": choose(sight)["text"]})


def choose(sight: dict[str, Any]) -> Any:
    """The answer to give: any legal one."""
    return random.choice(sight["choices"])


if __name__ == "__main__":
    main(*sys.argv[1:])
