"""How long a move takes from the click until all others at the table see it.

A server of its own, 50 tables with four people each: 200 pages that listen, as browsers do, and
are sent the drawn board. Ten answers a second are given, which is brisk for 50 live tables. The
clock starts when the answer is sent and stops when the last of the other pages at that table has
the whole new board. Clients share the machine with the server. Bots do not play.
"""

import argparse
import asyncio
import gc
import html
import random
import re
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

import httpx
from rich.console import Console
from rich.progress import track
from rich.table import Table

import palio

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "lib"))
from kit.running import Server

GAMES = {"patrizier": 4, "firenze": 4, "florenza": 4, "tuscany": 4}
ID = re.compile(rb"^id: (\d+)$", re.MULTILINE)
ANSWER = re.compile(r'data-text="([^"]+)"')
CSRF = re.compile(r'<meta name="csrf" content="([^"]+)"')
SETTLE = 3.0
"""Seconds until everybody has seen everybody come."""
LAYOUTS = ("wide", "tall", "phone")


@dataclass
class Page:
    """A browser that shows a table."""

    cookies: str
    csrf: str
    layout: str
    table: str = ""
    revision: int = -1
    asked: list[str] = field(default_factory=list)
    seen: dict[int, float] = field(default_factory=dict)
    changed: asyncio.Event = field(default_factory=asyncio.Event)


def open_browser(server: Server, number: int) -> Page:
    """A guest with a name, as the first page makes them."""
    layout = LAYOUTS[number % len(LAYOUTS)]
    with httpx.Client(base_url=server.address, timeout=60) as client:
        client.cookies.set("layout", layout)
        found = CSRF.search(client.get("/rules/patrizier").text)
        assert found is not None, "the page has no token for its forms"
        csrf = html.unescape(found[1])
        client.post("/name", data={"name": f"Guest {number}", "csrf": csrf})
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return Page(cookies, csrf, layout)


def seat(server: Server, game: str, pages: list[Page]) -> None:
    """Let four people sit down at a table."""
    for page in pages:
        headers = {"Cookie": page.cookies, "X-CSRF-Token": page.csrf, "HX-Request": "true"}
        if page is pages[0]:
            form = {"game": game, "seats": str(len(pages)), "undo": "free", "pace": "live"}
            answer = httpx.post(f"{server.address}/tables", data=form, headers=headers, timeout=60)
            table = answer.headers["HX-Redirect"].rsplit("/", 1)[-1]
        else:
            address = f"{server.address}/t/{table}/join"
            answer = httpx.post(address, headers=headers, timeout=60)
        assert answer.status_code == 204, answer.text
        page.table = table


async def listen(server: Server, page: Page) -> None:
    """Read the event stream of a page until the end of the trial."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=2**22)
    request = f"GET /t/{page.table}/events HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    writer.write(f"{request}Cookie: {page.cookies}\r\n\r\n".encode())
    waiting = b""
    while chunk := await reader.read(2**16):
        waiting += chunk
        while b"\n\n" in waiting:
            message, waiting = waiting.split(b"\n\n", 1)
            found = ID.search(message)
            if found:
                page.revision = int(found[1])
                page.seen[page.revision] = time.perf_counter()
                page.asked = [html.unescape(a) for a in ANSWER.findall(message.decode())]
                page.changed.set()


async def answer(server: Server, page: Page, text: str) -> int:
    """Send an answer as a page does; the revision that it led to."""
    body = urlencode({"text": text, "revision": page.revision, "key": random.randbytes(8).hex()})
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        f"POST /t/{page.table}/play HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Cookie: {page.cookies}\r\nX-CSRF-Token: {page.csrf}\r\nConnection: close\r\n"
        "Content-Type: application/x-www-form-urlencoded\r\n"
        f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
    )
    reply = await reader.read()
    writer.close()
    found = re.search(rb"palio-revision: (\d+)", reply.lower())
    assert found is not None, reply.decode()
    return int(found[1])


async def one_move(server: Server, pages: list[Page], rng: random.Random) -> float | None:
    """A move at a table, and how long until all others there saw it; None if nobody is asked."""
    asked = [page for page in pages if page.asked]
    if not asked or len({page.revision for page in pages}) > 1:
        return None
    begin = time.perf_counter()
    revision = await answer(server, asked[0], rng.choice(asked[0].asked))
    others = [page for page in pages if page is not asked[0]]
    while any(page.revision < revision for page in others):
        for page in others:
            page.changed.clear()
        if any(page.revision < revision for page in others):
            waits = [asyncio.ensure_future(page.changed.wait()) for page in others]
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for wait in waits:
                wait.cancel()
    return max(min(t for r, t in page.seen.items() if r >= revision) for page in others) - begin


async def trial(
    server: Server, tables: list[list[Page]], seconds: float, rate: float
) -> list[float]:
    """Answers at an even pace, at one table after the other."""
    rng = random.Random(1)
    listeners = [asyncio.create_task(listen(server, page)) for pages in tables for page in pages]
    while any(page.revision < 0 for pages in tables for page in pages):
        await asyncio.sleep(0.05)
    await asyncio.sleep(SETTLE)
    running: list[asyncio.Task[float | None]] = []
    begin = time.perf_counter()
    for number in range(int(seconds * rate)):
        await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
        pages = tables[number % len(tables)]
        running.append(asyncio.create_task(one_move(server, pages, rng)))
    results = await asyncio.wait_for(asyncio.gather(*running), 60)
    for listener in listeners:
        listener.cancel()
    return [result for result in results if result is not None]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=10, help="answers a second, all tables")
    words = parser.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as home, Server(Path(home)) as server:
        tables: list[list[Page]] = []
        for number in track(range(words.tables), "People sit down", console=Console(stderr=True)):
            game = list(GAMES)[number % len(GAMES)]
            pages = [open_browser(server, 4 * number + n) for n in range(GAMES[game])]
            seat(server, game, pages)
            tables.append(pages)
        gc.collect()
        gc.freeze()  # the collector of the clients is not what is measured
        taken = sorted(asyncio.run(trial(server, tables, words.seconds, words.rate)))
    form = "compiled" if palio.is_compiled() else "plain Python"
    live = sum(len(pages) for pages in tables)
    table = Table(title=f"Click to all others, {live} live seats, {words.rate:g} moves/s ({form})")
    for name in ("moves", "median ms", "p90 ms", "p99 ms", "worst ms"):
        table.add_column(name, justify="right")
    cuts = statistics.quantiles(taken, n=100)
    row = [statistics.median(taken), cuts[89], cuts[98], taken[-1]]
    table.add_row(str(len(taken)), *(f"{1000 * value:.1f}" for value in row))
    console.print(table)


if __name__ == "__main__":
    main()
