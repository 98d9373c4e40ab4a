"""``palio draw``: a moment of a recorded game as a picture."""

from pathlib import Path
from typing import Annotated

import typer

from palio.cli.common import (
    ComponentsOption,
    LanguageOption,
    RecordArgument,
    choose_language,
    load_record,
    record_at,
    write_bytes,
    write_text,
)
from palio.core.errors import PalioError
from palio.core.match import Match
from palio.draw import LAYOUTS, THEMES
from palio.draw.fonts import to_png

ZOOM = 2.0  # pixels for each unit of the drawing, so that a PNG is crisp on a good screen


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.command("draw")(draw)


def draw(
    file: RecordArgument,
    output: Annotated[Path, typer.Option("-o", "--output", help="A file ending in .svg or .png.")],
    at: Annotated[int | None, typer.Option(help="After so many moves; else at its end.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it; else a spectator.")] = None,
    layout: Annotated[str, typer.Option(help="wide, tall or phone.")] = "wide",
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
    language: LanguageOption = None,
    components: ComponentsOption = None,
) -> None:
    """Draw the table of a recorded game, as somebody at it saw it.

    Example: palio draw game.palio --at 60 --seat 1 --theme dark -o evening.png
    """
    for name, value, known in (("--layout", layout, LAYOUTS), ("--theme", theme, THEMES)):
        if value not in known:
            raise PalioError(f"{name} is one of {', '.join(known)}, not {value!r}")
    if output.suffix not in (".svg", ".png"):
        raise PalioError(f"{output}: the name must end in .svg or .png")
    record, game = load_record(file, components)
    match = Match.resume(record_at(record, at), game=game)
    spoken = choose_language(game, language)
    drawing = match.svg(seat, language=spoken, layout=layout, theme=theme)
    if output.suffix == ".svg":
        write_text(output, drawing)
        return
    write_bytes(output, to_png(drawing, zoom=ZOOM))
