"""What the tiles bring and what to point at: shown where there is room."""

from __future__ import annotations

from typing import Final

from palio.draw import Place
from palio.draw.hexagons import TALL, hexagon
from palio.draw.lettering import in_lines, width_of
from palio.games.tuscany.drawing.pen import Pen

TILES: Final = {
    "castle": "castle",
    "town": "town",
    "inn": "inn",
    "farm": "wine-boar",
    "quarry": "quarry",
    "village": "village",
    "monastery": "monastery",
    "carriage": "carriage",
}
"""A tile of each colour."""
HINTS: Final = ("display", "storage", "field", "bonus", "part")
"""Targets that lie on the board."""


def guide(pen: Pen, box: Place, *, columns: int) -> None:
    """Eight tiles and their effects, each in a line. §8"""
    canvas = pen.canvas
    rows = len(TILES) // columns
    cells = [cell for column in box.columns(columns, 8) for cell in column.rows(rows, 2)]
    for (name, tile), cell in zip(TILES.items(), cells, strict=True):
        width = min(cell.height / TALL * 0.98, 50.0)
        middle = cell.y + cell.height / 2
        hexagon(pen.canvas, f"tile-{tile}", cell.x + width / 2, middle, width)
        size = pen.small + (1 if cell.height > 40 else 0)
        x = cell.x + width + 6
        canvas.text(
            x,
            middle + size * 0.36,
            pen.say(f"drawing-brings-{name}"),
            size,
            anchor="start",
            width=cell.right - x,
        )


def hint(pen: Pen, box: Place) -> bool:
    """Where the lit targets lie, in a line; says whether there is anything to say."""
    kinds = {target.partition(":")[0] for target in pen.canvas.targets}
    for kind in HINTS:
        if kind in kinds:
            say_hint(pen, pen.say(f"drawing-hint-{kind}"), box)
            return True
    return False


def say_hint(pen: Pen, text: str, box: Place) -> None:
    """A hint in one line, or in three where it is narrow."""
    size = 15.0 if pen.canvas.layout.is_phone else 19.0
    lines = [text]
    if box.width < width_of(text, size, serif=True, bold=True) and box.height > 4 * size:
        lines = in_lines(text, 3)
    for index, line in enumerate(lines):
        pen.canvas.text(
            box.x + box.width / 2,
            box.y + box.height / 2 + size * (0.36 + 1.25 * (index - (len(lines) - 1) / 2)),
            line,
            size,
            serif=True,
            bold=True,
            fill="light",
            width=box.width - 8,
        )


def hills(pen: Pen, box: Place) -> None:
    """Cypresses on a hill, where there is nothing to say."""
    canvas = pen.canvas
    low = box.bottom
    third = box.width / 3
    for height, start, colour in ((0.62, 0.0, "hill"), (0.42, 0.4, "stone")):
        top = box.height * height
        canvas.path(
            f"M{box.x:.1f} {low:.1f}v{-top * (1 - start):.1f}c{third:.1f} {-top * 0.8:.1f}"
            f" {third:.1f} {top * 0.5:.1f} {1.6 * third:.1f} {top * 0.1:.1f}"
            f"s{third:.1f} {-top * 0.4:.1f} {1.4 * third:.1f} {top * start * 0.4:.1f}V{low:.1f}Z",
            fill=colour,
        )
    for at, size in ((0.18, 0.5), (0.23, 0.62), (0.28, 0.46), (0.8, 0.4), (0.84, 0.5)):
        high = box.height * size
        x, y = box.x + box.width * at, low - box.height * 0.2
        canvas.path(
            f"M{x:.1f} {y:.1f}c{-high * 0.16:.1f} {-high * 0.4:.1f} {-high * 0.08:.1f}"
            f" {-high * 0.8:.1f} 0 {-high:.1f}c{high * 0.08:.1f} {high * 0.2:.1f}"
            f" {high * 0.16:.1f} {high * 0.6:.1f} 0 {high:.1f}Z",
            fill="verdigris",
            more=' opacity=".55"',
        )
