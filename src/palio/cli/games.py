"""``palio games``: what can be played, and what is assumed about it."""

import json

import typer
from rich.console import Console
from rich.table import Table

from palio.cli.common import JsonOption
from palio.core import registry
from palio.core.setup import spoken_range

CERTAIN = ("rules", "source")


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.command("games")(list_games)


def list_games(as_json: JsonOption = False) -> None:
    """List the games, their seats, and how sure we are of their printed numbers.

    Example: palio games --json
    """
    rows: list[dict[str, object]] = []
    table = Table("game", "title", "seats", "options", "not certain")
    for slug in registry.slugs():
        game = registry.find(slug)
        printed = game.printed()
        unsure = [f"{name} ({p.status})" for name, p in printed.items() if p.status not in CERTAIN]
        table.add_row(
            slug,
            game.title,
            spoken_range(game.seats),
            ", ".join(option.name for option in game.options) or "–",
            ", ".join(unsure) or "–",
        )
        rows.append(
            {
                "game": slug,
                "title": game.title,
                "seats": list(game.seats),
                "rules_version": game.rules_version,
                "options": {option.name: list(option.choices) for option in game.options},
                "status": {name: p.status for name, p in printed.items()},
                "assumed": {name: p.note for name, p in printed.items() if p.status == "assumed"},
                "derived": {name: p.note for name, p in printed.items() if p.status == "derived"},
            }
        )
    if as_json:
        typer.echo(json.dumps(rows, indent=2, ensure_ascii=False))
    else:
        Console().print(table)
