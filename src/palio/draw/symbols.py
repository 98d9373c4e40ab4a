"""The register of the shared art: each piece is drawn once, and reused by ``<use>``.

A symbol is a function of the theme. ``currentColor`` is what the user of a symbol paints it with.
Files of ``palio.draw.art`` fill the register.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from palio.draw.theme import Theme

Body = Callable[[Theme], str]
SYMBOLS: Final[dict[str, Body]] = {}


def symbol(name: str, body: Body, *, box: str = "0 0 100 100") -> None:
    """Add a piece of art; it is drawn in a box of 100 by 100 unless told."""
    assert name not in SYMBOLS, f"{name} is drawn already"
    SYMBOLS[name] = lambda theme: f'<symbol id="{name}" viewBox="{box}">{body(theme)}</symbol>'


@cache
def drawn(name: str, theme: Theme) -> str:
    """A piece of art in the colours of a theme; the same for every drawing."""
    return SYMBOLS[name](theme)


def shape(d: str) -> Body:
    """A single shape in the colour of whoever uses it."""
    return lambda _: f'<path d="{d}" fill="currentColor"/>'
