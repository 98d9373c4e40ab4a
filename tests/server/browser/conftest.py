"""A real server and a real Chromium, once for all tests; every test has browsers of its own."""

import socket
import threading
import time
from collections.abc import Iterator

import pytest
import uvicorn
from kit.hand import Open
from playwright.sync_api import Browser, BrowserContext, Page, expect

from palio.server.app import create_app
from palio.server.settings import Settings

SIZES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
WAIT = 20_000
expect.set_options(timeout=WAIT)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is. Its bots answer at once."""
    folder = tmp_path_factory.mktemp("browser")
    settings = Settings(
        database_url=f"sqlite:///{folder}/palio.db",
        secret="kept for the tests",  # noqa: S106  signs nothing but cookies of tests
        bot_pause=0.0,
        bot_processes=1,
        limits=False,
    )
    door = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(create_app(settings), log_level="warning", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.02)
    yield f"http://127.0.0.1:{door.getsockname()[1]}"
    server.should_exit = True
    thread.join()


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[Open]:
    """Opens a page in a browser of its own; a script that fails fails the test."""
    contexts: list[BrowserContext] = []
    failures: list[str] = []

    def open_it(
        path: str = "/", *, size: str = "desktop", locale: str = "en-GB", motion: bool = False
    ) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == "phone",
            is_mobile=size == "phone",
        )
        contexts.append(context)
        context.set_default_timeout(WAIT)
        page = context.new_page()
        page.on("pageerror", lambda error: failures.append(str(error)))
        page.on(
            "console",
            lambda line: (
                failures.append(line.text)
                if line.type == "error" and "Content Security" in line.text
                else None
            ),
        )
        page.goto(address + path)
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert failures == []
