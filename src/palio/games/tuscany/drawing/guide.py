"""What the tiles bring, in a line each: shown where there is room."""

from __future__ import annotations

from typing import Final

from palio.games.tuscany.drawing.pen import TALL, Box, Pen

TILES: Final = (
    "castle",
    "town",
    "inn",
    "wine-boar",
    "quarry",
    "village",
    "monastery",
    "carriage",
)


def guide(pen: Pen, box: Box) -> None:
    """Eight tiles and their effects. §8"""
    canvas = pen.canvas
    pen.panel(box, fill="panel")
    inner = box.inset(10)
    for tile, row in zip(TILES, inner.rows(len(TILES), 2), strict=True):
        width = min(row.height / TALL, 56.0)
        middle = row.y + row.height / 2
        pen.hexagon(f"tile-{tile}", row.x + width / 2, middle, width)
        text = pen.word(f"drawing-brings-{tile}")
        canvas.text(
            row.x + width + 10,
            middle + 5,
            text,
            14,
            anchor="start",
            width=row.width - width - 12,
        )
