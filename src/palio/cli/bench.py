"""``palio bench``: how fast the games run here."""

import json
import os
import subprocess
import sys
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

import palio
from palio.bots.speed import measure
from palio.cli.common import JsonOption, with_progress
from palio.core import registry

Row = dict[str, Any]
RATES = ("moves", "counted", "copies", "resamples", "iterations")
PLAIN = "plain"
COMPILED = "compiled"


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.command("bench")(bench)


def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Games; all if left out.")] = None,
    seats: Annotated[int, typer.Option(help="Seats, where the game has so many.")] = 4,
    seconds: Annotated[float, typer.Option(help="How long to measure each number.")] = 2.0,
    plain: Annotated[
        bool, typer.Option("--plain/--no-plain", help="Measure plain Python beside compiled.")
    ] = True,
    as_json: JsonOption = False,
) -> None:
    """Measure random moves, copies, resamples and iterations of the search a second, on one core.

    Random moves are counted twice, as they are and with all facts told. The last column says how
    many whole random playouts an iteration costs. Where palio is compiled, the same source is
    measured as plain Python too.

    Example: palio bench patrizier --seconds 5
    """
    slugs = game or registry.slugs()
    rows: list[Row] = []
    for slug in with_progress(slugs, len(slugs), "bench"):
        rows.append(own(slug, seats, seconds))
        if plain and palio.is_compiled():
            rows.append(in_plain_python(slug, seats, seconds))
    if as_json:
        typer.echo(json.dumps(rows, indent=2))
    else:
        Console().print(shown(rows))


def own(slug: str, seats: int, seconds: float) -> Row:
    """The rates of a game in this process."""
    found = registry.find(slug)
    setup = found.setup(seats if seats in found.seats else max(found.seats))
    form = COMPILED if palio.is_compiled() else PLAIN
    return {"game": slug, "seats": setup.seats, "form": form} | measure(found, setup, seconds)


def in_plain_python(slug: str, seats: int, seconds: float) -> Row:
    """The rates of a game in a process that leaves what is compiled aside."""
    command = [sys.executable, "-m", "palio", "bench", slug, "--json"]
    command += ["--seats", str(seats), "--seconds", str(seconds)]
    env = {**os.environ, "PALIO_ENGINE": "plain"}
    done = subprocess.run(  # noqa: S603  our own command
        command, check=True, stdout=subprocess.PIPE, env=env
    )
    row: Row = json.loads(done.stdout)[0]
    return row


def shown(rows: list[Row]) -> Table:
    """A line a game and form, and how many times as fast the compiled form is."""
    heads = (*RATES[:-1], "search", "cost")
    table = Table("game, seats", "form", *heads, title="a second, on one core", box=box.SIMPLE)
    compiled: Row = {}
    for row in rows:
        cost = row["playouts"] / row["iterations"]
        what = f"{row['game']} {row['seats']}"
        table.add_row(what, row["form"], *(short(row[name]) for name in RATES), f"{cost:.2f}")
        if row["form"] == COMPILED:
            compiled = row
        elif compiled:
            table.add_row("", "ratio", *(f"{compiled[name] / row[name]:.1f}" for name in RATES))
            table.add_section()
    return table


def short(number: float) -> str:
    """
    >>> short(3_456_789.0), short(45_678.0), short(1_234.5)
    ('3.46 M', '46 k', '1,234')
    """
    if number >= 1e6:
        return f"{number / 1e6:.2f} M"
    return f"{number / 1e3:.0f} k" if number >= 1e4 else f"{number:,.0f}"
