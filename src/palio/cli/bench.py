"""``palio bench``: how fast the games run here."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import palio
from palio.bots.speed import measure
from palio.cli.common import JsonOption, with_progress
from palio.core import registry


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.command("bench")(bench)


def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Games; all if left out.")] = None,
    seats: Annotated[int, typer.Option(help="Seats, where the game has so many.")] = 4,
    seconds: Annotated[float, typer.Option(help="How long to measure each number.")] = 2.0,
    as_json: JsonOption = False,
) -> None:
    """Measure random moves, copies, resamples and iterations of the search a second, on one core.

    The last column says how many whole random playouts an iteration costs.

    Example: palio bench patrizier --seconds 5
    """
    slugs = game or registry.slugs()
    rows: list[dict[str, object]] = []
    form = "compiled" if palio.is_compiled() else "plain Python"
    heads = ("moves/s", "copies/s", "resamples/s", "iterations/s", "playouts an iteration")
    table = Table("game", "seats", *heads, title=form)
    for slug in with_progress(slugs, len(slugs), "bench"):
        found = registry.find(slug)
        setup = found.setup(seats if seats in found.seats else max(found.seats))
        rates = measure(found, setup, seconds)
        rows.append({"game": slug, "seats": setup.seats, "form": form} | rates)
        names = ("moves", "copies", "resamples", "iterations")
        cost = rates["playouts"] / rates["iterations"]
        numbers = [f"{rates[name]:,.0f}" for name in names]
        table.add_row(slug, str(setup.seats), *numbers, f"{cost:.2f}")
    if as_json:
        typer.echo(json.dumps(rows, indent=2))
    else:
        Console().print(table)
