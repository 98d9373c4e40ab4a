"""The command ``palio``: a verb for each job."""

from __future__ import annotations

import sys
from typing import NoReturn

import typer
from typer.exceptions import TyperException
from typer.main import get_command

import palio
from palio.cli import arena, bench, draw, games, play, records, serve, simulate
from palio.core.errors import PalioError

app = typer.Typer(
    help="Four eurogames set in old Italy: play, simulate, replay and verify.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
)
for verb in (games, play, serve, simulate, records, draw, arena, bench):
    verb.register(app)


@app.callback(invoke_without_command=True)
def version(
    version: bool = typer.Option(False, "--version", help="Say which palio this is, and stop."),
) -> None:
    """Say which palio this is."""
    if version:
        form = "compiled" if palio.is_compiled() else "plain Python"
        typer.echo(f"palio {palio.__version__} ({form})")
        raise typer.Exit


def main() -> None:
    """Run the command; an error that a person can cause is one line and exit code 2."""
    try:
        code = get_command(app).main(arena.complete(sys.argv[1:]), standalone_mode=False)
    except TyperException as error:
        text = error.format_message()
        fail(f"{text} (see palio --help)")
    except PalioError as error:
        fail(str(error))
    except (KeyboardInterrupt, typer.Abort):
        fail("stopped")
    except BrokenPipeError:
        # Whoever read our output has seen enough, as in `palio replay FILE | head`.
        sys.stderr.close()
        code = 0
    sys.exit(code if isinstance(code, int) else 0)


def fail(message: str) -> NoReturn:
    """One line to standard error, and out."""
    typer.echo("palio: " + " ".join(message.split()), err=True)
    sys.exit(2)
