"""The bot of the examples plays a whole game against a real server."""

from __future__ import annotations

import runpy
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn

from palio.server.app import create_app
from palio.server.settings import Settings

EXAMPLE = Path(__file__).parents[3] / "examples" / "api_bot.py"


@pytest.fixture
def address(settings: Settings) -> Iterator[str]:
    """A server on a port of its own."""
    door = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(create_app(settings), log_level="warning", timeout_graceful_shutdown=1)
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [door]})
    thread.start()
    yield f"http://127.0.0.1:{door.getsockname()[1]}"
    running.should_exit = True
    thread.join()
    door.close()


def test_the_example_plays_a_whole_game(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE))["main"](address, "patrizier")
    scores = capsys.readouterr().out.split()
    assert len(scores) == 2
    assert all(score.isdecimal() for score in scores)


def test_the_example_is_short() -> None:
    program = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert sum(bool(line.strip()) for line in program) <= 30
