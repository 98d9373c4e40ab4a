"""Two servers on one PostgreSQL serve one table."""

import json
import threading
from pathlib import Path

import httpx
from kit.running import Server


def revisions(client: httpx.Client, table: str, ready: threading.Event, found: list[int]) -> None:
    """What the event stream of a table tells, until it has told enough."""
    with client.stream("GET", f"/tables/{table}/events", timeout=30) as stream:
        for line in stream.iter_lines():
            if line.startswith("data:"):
                found.append(int(json.loads(line.removeprefix("data:"))["revision"]))
                ready.set()
                if len(found) >= 4:
                    return


def test_a_move_made_at_one_server_is_seen_at_the_other(tmp_path: Path, postgres_url: str) -> None:
    homes = [tmp_path / "one", tmp_path / "two"]
    for home in homes:
        home.mkdir()
    # The secret signs cookies, so both need the same.
    common = {"PALIO_DATABASE_URL": postgres_url, "PALIO_SECRET": "shared"}
    one, two = (Server(home, **common) for home in homes)
    with one, two:
        guest = httpx.post(f"{one.address}/api/v1/guests", json={"name": "Anna"}).json()
        headers = {"Authorization": f"Bearer {guest['token']}"}
        here = httpx.Client(base_url=f"{one.address}/api/v1", headers=headers)
        there = httpx.Client(base_url=f"{two.address}/api/v1", headers=headers)
        with here, there:
            wish = {"game": "patrizier", "seats": 2, "bots": {"1": "random"}}
            table = here.post("/tables", json=wish).json()["id"]
            ready, heard = threading.Event(), list[int]()
            listener = threading.Thread(target=revisions, args=(there, table, ready, heard))
            listener.start()
            assert ready.wait(30)
            last = 0
            for client in (here, there, here, there):
                # Whichever server is asked, it knows what the other has done; bots play on.
                while (sight := client.get(f"/tables/{table}/sight").json())["choices"] == []:
                    pass
                answer = {"text": sight["choices"][0]["text"], "key": f"k{last}"}
                answered = client.post(f"/tables/{table}/moves", json=answer)
                assert answered.status_code == 200, answered.text
                assert answered.json()["revision"] > last
                last = answered.json()["revision"]
            listener.join(30)
            assert len(heard) >= 4
            assert heard == sorted(heard)
