"""``palio arena`` and ``palio tune``: bots against bots."""

import json
import math
import shlex
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from palio.bots.arena import Tournament, commit
from palio.bots.tune import Tuning
from palio.bots.workers import LocalWorkers, RayWorkers, Workers
from palio.cli.common import (
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

HERE = "here"
ProcessesOption = Annotated[
    int | None, typer.Option(help="How many processes; one a core by default.")
]
RayOption = Annotated[
    str | None,
    typer.Option(
        metavar="[ADDRESS]",
        help=f"Play on a Ray cluster; without an address, or {HERE!r}: on one of this machine.",
    ),
]


def complete(words: list[str]) -> list[str]:
    """What was typed, with the address that may be left out: every option of typer has a value.

    >>> complete(["--ray", "--games", "4", "--ray"])
    ['--ray', 'here', '--games', '4', '--ray', 'here']
    """
    found = []
    for word, after in zip(words, [*words[1:], "--"], strict=True):
        found.append(word)
        if word == "--ray" and after.startswith("-"):
            found.append(HERE)
    return found


def register(app: typer.Typer) -> None:
    """Add the verbs."""
    app.command("arena")(arena)
    app.command("tune")(tune)


def choose_workers(processes: int | None, ray: str | None) -> Workers:
    """Where the games are played."""
    if processes is not None and processes < 1:
        raise PalioError(f"--processes must be at least 1, not {processes}")
    if ray is None:
        return LocalWorkers(processes)
    return RayWorkers("" if ray == HERE else ray)


def arena(
    game: GameArgument,
    bots: Annotated[str, typer.Option(help="Names with commas: master:1000,greedy.")],
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option(help="How many games of each line-up.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    option: OptionsOption = None,
    log: Annotated[
        Path | None, typer.Option(help="A file for the games: a run that stopped goes on there.")
    ] = None,
    processes: ProcessesOption = None,
    ray: RayOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play a tournament: seats rotated, seeds paired.

    Bots: random, greedy, apprentice, journeyman, master, grandmaster, or a budget of your own:
    master:1000 (iterations), master:250ms, cheater:1000 (sees everything). With fewer bots than
    seats the last one fills the table; with more, every choice of them meets.

    Example: palio arena patrizier --seats 2 --bots master:1000,greedy --games 200 --seed 1
    """
    found = load_game(game)
    setup = found.setup(min(found.seats) if seats is None else seats, parse_options(option))
    tournament = Tournament(found, setup, bots.split(","), games, seed)
    played = tournament.run(choose_workers(processes, ray), log)
    for _ in with_progress(played, tournament.total, found.title):
        pass
    report = tournament.report()
    if as_json:
        typer.echo(json.dumps(report, indent=2, ensure_ascii=False))
    else:
        show(report)


def show(report: dict[str, Any]) -> None:
    """The table."""
    console = Console()
    table = Table(
        title=f"{report['game']}, {report['seats']} seats, {report['games']} games",
        caption=f"seed {report['seed']}, commit {report['commit']}; iterations and ms a move",
        box=box.SIMPLE_HEAD,  # lines between the columns would not leave room for all of them
        padding=(0, 1, 0, 0),
    )
    table.add_column("bot", no_wrap=True)
    for name in ("games", "wins", "95 %", "margin", "rating", "iterations", "ms"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in report["rows"]:
        table.add_row(
            row["bot"],
            f"{row['games']:,}",
            f"{row['win_share']:.1%}",
            f"{row['ci_low']:.1%}–{row['ci_high']:.1%}",
            f"{row['margin']:+.1f}",
            f"{row['rating']:.1f}",
            f"{row['iterations_per_move']:,.0f}",
            f"{row['ms_per_move']:.2f}",
        )
    console.print(table)


def tune(
    game: GameArgument,
    log: Annotated[Path, typer.Option(help="A file for the rounds: a run goes on there.")],
    bot: Annotated[str, typer.Option(help="Who plays with the numbers.")] = "greedy",
    seats: SeatsOption = None,
    rounds: Annotated[int, typer.Option(help="How many challengers.")] = 50,
    seed: Annotated[int, typer.Option(help="The same seed finds the same numbers.")] = 0,
    gain: Annotated[float, typer.Option(help="The lead in wins that is worth finding.")] = 0.04,
    most_games: Annotated[int, typer.Option(help="A challenge that goes on longer fails.")] = 1000,
    batch: Annotated[int, typer.Option(help="Deals between two looks at the result.")] = 20,
    idea: Annotated[
        list[str] | None,
        typer.Option(
            "--try", metavar="NAME=NUMBER,…", help="A first challenger of your own. Repeatable."
        ),
    ] = None,
    against: Annotated[
        str, typer.Option(help="A bot that both must beat, instead of each other.")
    ] = "",
    option: OptionsOption = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Write the numbers to this file.")
    ] = None,
    processes: ProcessesOption = None,
    ray: RayOption = None,
) -> None:
    """Tune the numbers of a game's heuristics, and of the search, against the best so far.

    The fewest seats stand for all; a run with more writes the part of the file for that many.

    Example: palio tune patrizier --bot greedy --rounds 100 --seed 1 --log patrizier.jsonl
    """
    found = load_game(game)
    fewest = min(count for count in found.seats if count > 1)
    setup = found.setup(fewest if seats is None else seats, parse_options(option))
    tuning = Tuning(
        found,
        setup,
        bot_name=bot,
        seed=seed,
        gain=gain,
        most_games=most_games,
        batch=batch,
        ideas=[parse_changes(words) for words in idea or ()],
        rival=against,
    )
    console = Console()
    for played in tuning.run(rounds, choose_workers(processes, ray), log):
        verdict = "[bold]better[/bold]" if played.accepted else "no better"
        changes = ", ".join(f"{name} {value:g}" for name, value in played.changes.items())
        before = "" if played.champion is None else f" against {played.champion:.1%}"
        console.print(
            f"{played.number + 1:4}  {played.share:6.1%}{before} of {played.games:5,}"
            f"  {verdict}  {changes}"
        )
    numbers = tuning.result(shlex.join(["palio", *sys.argv[1:]]), commit())
    text = numbers.to_text(0 if setup.seats == fewest else setup.seats)
    if output is None:
        typer.echo(text)
    else:
        write_text(output, text)


def parse_changes(words: str) -> dict[str, float]:
    """Read ``weights.income=0.3,search.horizon=20``."""
    changes = {}
    for part in words.split(","):
        name, _, number = part.partition("=")
        try:
            changes[name] = float(number)
        except ValueError:
            raise PalioError(
                f"--try is NAME=NUMBER, like search.horizon=20, not {part!r}"
            ) from None
        if not math.isfinite(changes[name]):
            raise PalioError(f"--try {part}: that is no number to play with")
    return changes
