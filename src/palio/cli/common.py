"""What several verbs share: options, files, tables and a progress bar."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.progress import Progress

from palio.core import registry
from palio.core.errors import PalioError
from palio.core.game import Game
from palio.core.record import Record
from palio.texts import FALLBACK, languages

T = TypeVar("T")
PATIENCE = 2.0  # seconds before a progress bar appears

GameArgument = Annotated[str, typer.Argument(help="The game: see `palio games`.")]
RecordArgument = Annotated[Path, typer.Argument(help="A record, as `palio play` writes it.")]
SeatsOption = Annotated[int | None, typer.Option(help="How many seats; fewest by default.")]
OptionsOption = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game: NAME=VALUE.")
]
ComponentsOption = Annotated[
    Path | None, typer.Option(help="A components.toml with the numbers of your box.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
LanguageOption = Annotated[
    str | None, typer.Option(help="en, de or nl; the language of your system by default.")
]


def load_game(slug: str, components: Path | None = None) -> Game[Any]:
    """The game, with other components if a file of them is given."""
    game = registry.find(slug)
    if components is None:
        return game
    return game.with_components(read_text(components), str(components))


def load_record(path: Path, components: Path | None = None) -> tuple[Record, Game[Any]]:
    """A record and its game."""
    record = Record.from_text(read_text(path), str(path))
    return record, record.check_game(load_game(record.game, components))


def record_at(record: Record, at: int | None) -> Record:
    """The record as it was after so many moves; all of it if that is not said."""
    if at is None:
        return record
    if not 0 <= at <= len(record.lines):
        raise PalioError(f"--at is 0 to {len(record.lines)} in this record, not {at}")
    return record.cut(at)


def parse_options(options: list[str] | None) -> dict[str, str]:
    """``--option name=value`` as a dictionary."""
    parsed: dict[str, str] = {}
    for option in options or ():
        name, equals, value = option.partition("=")
        if not equals:
            raise PalioError(f"--option is NAME=VALUE, not {option!r}")
        parsed[name.strip()] = value.strip()
    return parsed


def read_text(path: Path) -> str:
    """A file's text, or one line about why not."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise PalioError(f"{path}: not a text file in UTF-8") from None
    except OSError as error:
        raise PalioError(f"{path}: {error.strerror or error}") from None


def write_text(path: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all, whatever happens meanwhile."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all, whatever happens meanwhile."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        raise PalioError(f"{path}: {error.strerror or error}") from None


def choose_language(game: Game[Any], language: str | None) -> str:
    """The language asked for, or the system's if the game speaks it, or English."""
    if language is not None:
        return language
    code = (os.environ.get("LC_ALL") or os.environ.get("LANG") or FALLBACK)[:2]
    return code if code in languages(game.package) else FALLBACK


def with_progress(items: Iterable[T], total: int, label: str) -> Iterator[T]:
    """Pass items on, and show a bar on standard error when it takes longer than two seconds."""
    began = time.monotonic()
    if not sys.stderr.isatty():
        yield from items
        return
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=total, visible=False)
        for item in items:
            progress.update(task, advance=1, visible=time.monotonic() - began > PATIENCE)
            yield item
