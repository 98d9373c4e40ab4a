"""``palio simulate``: many random games."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from palio.bots.simulate import Simulation
from palio.cli.common import (
    ComponentsOption,
    GameArgument,
    JsonOption,
    OptionsOption,
    SeatsOption,
    load_game,
    parse_options,
    with_progress,
    write_text,
)
from palio.core.errors import PalioError


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.command("simulate")(simulate)


def simulate(
    game: GameArgument,
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    lean: Annotated[
        bool, typer.Option("--lean", help="Prefer what the game's heuristics like.")
    ] = False,
    facts: Annotated[
        bool, typer.Option("--facts/--no-facts", help="Count what happens; costs some speed.")
    ] = True,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    record: Annotated[Path | None, typer.Option(help="A folder for a record a game.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Play random games, and count scores, wins and facts.

    Example: palio simulate patrizier --seats 4 --games 500 --seed 7 --json
    """
    if games < 1:
        raise PalioError(f"--games must be at least 1, not {games}")
    found = load_game(game, components)
    setup = found.setup(min(found.seats) if seats is None else seats, parse_options(option))
    simulation = Simulation(found, setup, games, seed, lean=lean, facts=facts)
    played = with_progress(simulation.run(), games, found.title)
    for number, one in enumerate(played):
        if record is not None:
            write_text(
                record / f"{game}-{setup.seats}-{seed}-{number:04}.palio", one.record().to_text()
            )
    report = simulation.report()
    if as_json:
        typer.echo(json.dumps(report, indent=2, ensure_ascii=False))
    else:
        show(report)


def show(report: dict[str, Any]) -> None:
    """The report as tables."""
    console = Console()
    speed = f"{report['moves']:,} moves, {report['moves_per_second']:,} moves/s"
    console.print(f"{report['game']}: {report['games']:,} games, {speed}")
    table = Table("seat", "mean", "sd", "min", "max", "wins")
    scores = report["scores"]
    for seat in range(report["seats"]):
        table.add_row(
            str(seat),
            f"{scores['mean'][seat]:.1f}",
            f"{scores['sd'][seat]:.1f}",
            str(scores["min"][seat]),
            str(scores["max"][seat]),
            f"{report['wins'][seat]:g}",
        )
    console.print(table)
    if not report["facts"]:
        return
    facts = Table("fact", "told")
    for kind, times in report["facts"].items():
        facts.add_row(kind, f"{times:,}")
    console.print(facts)
