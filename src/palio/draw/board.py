"""A game's board as SVG: its own ``drawing.py``, or a plain page for a game that has none."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import palio.draw.art  # noqa: F401  fills the register of symbols
from palio.core.game import Game, View
from palio.core.seats import Seat
from palio.core.words import Say
from palio.draw.canvas import Canvas, Layout
from palio.draw.theme import THEMES


class Draw(Protocol):
    """What ``drawing.draw`` of a game is: puts what a seat sees on a canvas."""

    def __call__(self, game: Game[Any], view: View, seat: Seat | None, canvas: Canvas) -> None: ...


def svg(
    game: Game[Any],
    view: View,
    seat: Seat | None,
    say: Say,
    *,
    targets: Mapping[str, str] | None = None,
    layout: str = "wide",
    theme: str = "light",
) -> str:
    """What a seat, or a spectator, sees; ``targets`` may be clicked, each with its title."""
    canvas = Canvas(Layout(layout), THEMES[theme], say, targets=targets)
    drawing = drawing_of(game.package)
    if drawing is None:
        draw_plainly(game, view, seat, canvas)
    else:
        drawing(game, view, seat, canvas)
    return canvas.finish(game.title)


@cache
def drawing_of(package: str) -> Draw | None:
    """The game's own drawing, if it has one."""
    name = f"{package}.drawing"
    if find_spec(name) is None:
        return None
    drawing: Draw = import_module(name).draw
    return drawing


def draw_plainly(game: Game[Any], view: View, seat: Seat | None, canvas: Canvas) -> None:
    """The picture in letters, and a button for every answer."""
    layout = canvas.layout
    canvas.rect(0, 0, layout.width, layout.height, fill="table")
    lines = game.picture(view, seat, canvas.say).splitlines()
    size = min(16.0, 1.6 * (layout.width - 32) / max(1, *(len(line) for line in lines)))
    for index, line in enumerate(lines):
        canvas.parts.append('<g font-family="monospace" xml:space="preserve">')
        canvas.text(16, 24 + index * size * 1.3, line, size, anchor="start")
        canvas.close()
    canvas.buttons(16, 40 + len(lines) * size * 1.3, layout.width - 32)
