"""``palio serve``: the tables in the browser."""

from __future__ import annotations

import gc
import socket
import threading
import time
import urllib.request
import webbrowser
from typing import Annotated

import typer

from palio.core.errors import PalioError

WAIT = 60.0
UNHURRIED = (10_000, 20, 50)
"""When Python looks for garbage. Among old things seldom: all tables wait while it does."""


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.command("serve")(serve)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 takes a free one.")] = 8080,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
) -> None:
    """Serve the tables: play in the browser with friends, bots and spectators.

    Everything is kept in one file of yours, or in PostgreSQL with PALIO_DATABASE_URL. Other
    settings: PALIO_HOME (where the file lies), PALIO_SECRET (signs cookies), PALIO_HTTPS=1 (behind
    a proxy that speaks https), PALIO_BOT_PROCESSES.

    Example: palio serve --host 0.0.0.0 --port 80 --no-browser
    """
    import uvicorn

    from palio.server import assets
    from palio.server.app import create_app

    if not assets.are_here():
        typer.echo("Fetching htmx and the fonts once …")
        try:
            assets.install()
        except assets.AssetsMissing as error:
            raise PalioError(str(error)) from None
    door = listen(host, port)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # noqa: S104  what people can open
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{door.getsockname()[1]}/"
    app = create_app()
    typer.echo(f"Palio is at {address} (Ctrl+C stops it; nothing is lost)")
    if not no_browser:
        threading.Thread(target=open_when_up, args=(address,), daemon=True).start()
    gc.freeze()  # what is here by now stays, and need not be looked at
    gc.set_threshold(*UNHURRIED)
    config = uvicorn.Config(
        app, log_level="warning", timeout_graceful_shutdown=3, server_header=False
    )
    uvicorn.Server(config).run(sockets=[door])


def listen(host: str, port: int) -> socket.socket:
    """An open door; PalioError if somebody else stands in it."""
    if not 0 <= port <= 65535:
        raise PalioError(f"--port is 0 to 65535, not {port}")
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
    except OSError as error:
        raise PalioError(
            f"cannot listen on {host} port {port} ({error.strerror}): try another --port"
        ) from None
    return door


def open_when_up(address: str) -> None:
    """Open the browser as soon as the server answers."""
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(address + "healthz", timeout=1):  # noqa: S310  our own
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)
