"""The server is killed again and again while people play: nothing is lost, nothing counts twice."""

import random
import time
from pathlib import Path

import httpx
import pytest
from kit.client import Pair
from kit.running import Server
from sqlalchemy import create_engine, text

import palio

PAIRS = 5
GAMES = ("patrizier", "firenze", "florenza", "tuscany")


def audit(url: str, pairs: list[Pair], *, in_flight: int) -> int:
    """Compare what clients were told with what is there; how many answers were compared."""
    engine = create_engine(url)
    compared = 0
    with engine.connect() as connection:
        for pair in pairs:
            for table, ledger in list(pair.ledgers.items()):
                stored = [
                    (int(row[0]), str(row[1]))
                    for row in connection.execute(
                        text(
                            "SELECT actor, text FROM moves WHERE table_id = :t AND actor >= 0"
                            " ORDER BY number"
                        ),
                        {"t": table},
                    )
                ]
                told = list(ledger.answers)
                assert stored[: len(told)] == told, f"table {table}: an answer was lost"
                assert len(stored) - len(told) <= in_flight, f"table {table}: one counted twice"
                lines = [
                    str(row[0])
                    for row in connection.execute(
                        text("SELECT text FROM chat WHERE table_id = :t"), {"t": table}
                    )
                ]
                assert all(lines.count(line) >= 1 for line in ledger.lines), "a line was lost"
                compared += len(told)
    engine.dispose()
    return compared


def kill_again_and_again(server: Server, url: str, kills: int) -> int:
    """The whole trial; how many answers were compared at the end."""
    rng = random.Random(5)
    pairs = [Pair(server.address, GAMES[n % len(GAMES)], n) for n in range(PAIRS)]
    for pair in pairs:
        pair.start()
    for _ in range(kills):
        so_far = sum(pair.keys for pair in pairs)
        until = time.monotonic() + 60
        # Kill in the midst of it: only after somebody has played since the last time.
        while sum(pair.keys for pair in pairs) < so_far + rng.randrange(5, 25):
            assert time.monotonic() < until, server.said()
            assert not any(pair.wrong for pair in pairs), [pair.wrong for pair in pairs]
            time.sleep(0.01)
        server.kill()
        audit(url, pairs, in_flight=1)
        server.start()
    for pair in pairs:
        pair.stopping.set()
    for pair in pairs:
        pair.join(timeout=30)
        assert not pair.wrong, pair.wrong
        for table in pair.finished:
            record = httpx.get(f"{server.address}/api/v1/tables/{table}/record").text
            assert palio.verify(palio.Record.from_text(record)) > 0
    return audit(url, pairs, in_flight=0)


def test_nothing_is_lost_when_the_server_is_killed_ten_times(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/palio.db"
    with Server(tmp_path) as server:
        assert kill_again_and_again(server, url, 10) >= 50


def test_nothing_is_lost_on_postgresql_either(tmp_path: Path, postgres_url: str) -> None:
    with Server(tmp_path, PALIO_DATABASE_URL=postgres_url) as server:
        assert kill_again_and_again(server, postgres_url, 3) >= 15


@pytest.mark.long
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_is_lost_when_the_server_is_killed_a_hundred_times(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path}/palio.db"
    if database == "postgresql":
        url = request.getfixturevalue("postgres_url")
    with Server(tmp_path, PALIO_DATABASE_URL=url) as server:
        assert kill_again_and_again(server, url, 100) >= 500
