"""A bot that plays a whole game over the API (needs httpx): python api_bot.py [server] [game]"""

import random
import sys
from typing import Any

import httpx


def choose(sight: dict[str, Any]) -> Any:
    """Make this clever, and it can play against anybody at any table."""
    return random.choice(sight["choices"])


def main(server: str = "http://127.0.0.1:8080", game: str = "patrizier") -> None:
    """Become a guest, open a table with a bot of the house, and play to the end."""
    with httpx.Client(base_url=f"{server}/api/v1", timeout=60) as api:
        token = api.post("/guests", json={"name": "Arlecchino"}).json()["token"]
        api.headers["Authorization"] = f"Bearer {token}"
        wanted = {"game": game, "seats": 2, "bots": {"1": "greedy"}}
        table = f"/tables/{api.post('/tables', json=wanted).json()['id']}"
        with api.stream("GET", f"{table}/events") as events:
            for line in events.iter_lines():
                if line != "event: table":  # it says: look again
                    continue
                sight = api.get(f"{table}/sight").json()
                if sight["outcome"]:
                    print(*sight["outcome"]["scores"])
                    return
                if sight["choices"]:  # it is my turn
                    api.post(f"{table}/moves", json={"text": choose(sight)["text"]})


if __name__ == "__main__":
    main(*sys.argv[1:])
