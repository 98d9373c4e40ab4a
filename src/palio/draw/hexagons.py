"""Hexagons with a flat top: their outline, their mark, and a place where one is missing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from palio.draw.canvas import Canvas, number

TALL: Final = 0.866
"""The height of a hexagon of width 1."""


def outline(x: float, y: float, width: float) -> str:
    """The path of a hexagon around a point."""
    return f"M{number(x - width / 4)} {number(y - width * TALL / 2)}{around(width)}"


@lru_cache(maxsize=64)
def around(width: float) -> str:
    """The path from the upper left corner of a hexagon around it; the same for many."""
    a, b = width / 4, width * TALL / 2
    return (
        f"h{number(2 * a)}l{number(a)} {number(b)} {number(-a)} {number(b)}"
        f"h{number(-2 * a)}l{number(-a)} {number(-b)}z"
    )


def hexagon(
    canvas: Canvas, symbol: str, x: float, y: float, width: float, *, fill: str = ""
) -> None:
    """A piece of art in the shape of a hexagon, centred."""
    high = TALL * width
    canvas.use(symbol, x - width / 2, y - high / 2, width, high, fill=fill)


def slot(canvas: Canvas, x: float, y: float, width: float) -> None:
    """A place for a hexagon that is empty."""
    canvas.path(
        outline(x, y, width * 0.94),
        fill="shade",
        stroke="faint",
        more=' stroke-dasharray="4 3" fill-opacity=".6"',
    )


def halo(canvas: Canvas, x: float, y: float, width: float) -> None:
    """The mark of a hexagon that may be clicked: as ``Canvas.halo``, in its shape."""
    light, panel = canvas.theme["light"], canvas.theme["panel"]
    d = outline(x, y, width)
    top = y - TALL * width / 2
    tip = max(4.5, min(8.0, width * 0.09))
    canvas.parts.append(
        f'<g class="halo"><path d="{d}" fill="#fff" fill-opacity=".15" stroke="{panel}"'
        f' stroke-width="5"/><path d="{d}" fill="none" stroke="{light}" stroke-width="3"'
        f' stroke-dasharray="8 4"/><path d="M{number(x - tip)} {number(top)}'
        f'h{number(2 * tip)}l{number(-tip)} {number(tip * 1.5)}z" fill="{light}"'
        f' stroke="{panel}"/></g>'
    )
