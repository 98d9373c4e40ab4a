"""How long a whole board takes to draw in plain Python, and how large it is.

A drawing is measured as a person gets it: at every question of a sensible game with all seats
taken, as the seat that is asked sees it, with its targets lit. It is the time of the processor that
counts, so that others on the machine do not; and so that the numbers mean something
on a slow machine, they stand beside what a thousand plain f-strings take in the same run.
"""

import gzip
import statistics
import time

from rich.console import Console
from rich.table import Table

import palio
from palio.core.match import Match
from palio.draw import LAYOUTS
from palio.testing.scenes import sensible_game

GAMES = ("patrizier", "firenze", "florenza", "tuscany")
EVERY = 6
MOST_MS, MOST_KB, MOST_GZIPPED = 8.0, 150.0, 25.0


def plain() -> None:
    """A thousand rectangles as text, the simplest that a drawing could do."""
    parts = [
        f'<rect x="{n}" y="{n / 2:.1f}" width="9" height="9" fill="#fff"/>' for n in range(1000)
    ]
    "".join(parts)


def milliseconds(begin: float) -> float:
    """Since then."""
    return 1000 * (time.thread_time() - begin)


def draw(match: Match, layout: str) -> tuple[float, float, str]:
    """How long a drawing took, how long the plain strings beside it, and the drawing."""
    begin = time.thread_time()
    plain()
    beside = milliseconds(begin)
    begin = time.thread_time()
    text = match.svg(match.actor, layout=layout)
    return milliseconds(begin), beside, text


def measure(game: str) -> list[tuple[str, ...]]:
    """A row for each layout."""
    taken: dict[str, list[tuple[float, float, int, int]]] = {layout: [] for layout in LAYOUTS}
    for number, match in enumerate(sensible_game(game, max(palio.find(game).seats), 1)):
        if match.outcome or number % EVERY:
            continue
        for layout in LAYOUTS:
            ms, beside, text = draw(match, layout)
            data = text.encode()
            taken[layout].append((ms, beside, len(data), len(gzip.compress(data))))
    return [row(game, layout, looks[1:]) for layout, looks in taken.items()]


def row(game: str, layout: str, looks: list[tuple[float, float, int, int]]) -> tuple[str, ...]:
    """The middle and the worst of many looks."""
    times = sorted(ms for ms, _, _, _ in looks)
    median, p95 = statistics.median(times), times[int(0.95 * len(times))]
    ratio = median / statistics.median(beside for _, beside, _, _ in looks)
    size, packed = max(s for _, _, s, _ in looks) / 1000, max(z for _, _, _, z in looks) / 1000
    over = median > MOST_MS or size > MOST_KB or packed > MOST_GZIPPED
    numbers = (f"{median:.1f}", f"{p95:.1f}", f"{ratio:.1f}", f"{size:.0f}", f"{packed:.1f}")
    return (game, layout, *numbers, "too much" if over else "")


if __name__ == "__main__":
    heads = ("ms, median", "ms, p95", "x 1,000 strings", "kB, largest", "kB, gzipped", "")
    table = Table("game", "layout", *heads, title="a whole board, drawn in plain Python")
    for game in GAMES:
        for cells in measure(game):
            table.add_row(*cells)
        table.add_section()
    Console(width=100).print(table)
    print(f"limits: {MOST_MS:.0f} ms, {MOST_KB:.0f} kB, {MOST_GZIPPED:.0f} kB gzipped")
