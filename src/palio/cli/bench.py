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
    """Measure random playouts, copies and resamples a second, on one core.

    Example: palio bench patrizier --seconds 5
    """
    slugs = game or registry.slugs()
    rows: list[dict[str, object]] = []
    form = "compiled" if palio.is_compiled() else "plain Python"
    table = Table("game", "seats", "moves/s", "copies/s", "resamples/s", title=form)
    for slug in with_progress(slugs, len(slugs), "bench"):
        found = registry.find(slug)
        setup = found.setup(seats if seats in found.seats else max(found.seats))
        rates = measure(found, setup, seconds)
        rows.append({"game": slug, "seats": setup.seats, "form": form} | rates)
        numbers = [f"{rates[name]:,.0f}" for name in ("moves", "copies", "resamples")]
        table.add_row(slug, str(setup.seats), *numbers)
    if as_json:
        typer.echo(json.dumps(rows, indent=2))
    else:
        Console().print(table)
