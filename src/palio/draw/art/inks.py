"""Shapes with a dark outline, and strokes of a pen: how much of the art is drawn."""

from typing import Final

from palio.draw.symbols import Body
from palio.draw.theme import Theme

LINE: Final = "#3a2a1c"
"""The outline of everything that is drawn here."""


def inked(*shapes: tuple[str, str], line: str = "", width: float = 4) -> Body:
    """Filled shapes with one outline, and perhaps strokes on top; a fill may be a theme's name."""

    def body(theme: Theme) -> str:
        text = f'<g stroke="{LINE}" stroke-width="{width:g}" stroke-linejoin="round">'
        for d, fill in shapes:
            text += f'<path d="{d}" fill="{theme.colours.get(fill, fill)}"/>'
        if line:
            text += f'<path d="{line}" fill="none" stroke-linecap="round"/>'
        return text + "</g>"

    return body


def stroke(d: str, width: float) -> Body:
    """Lines of a pen in the colour of whoever uses it."""
    return lambda _: (
        f'<path d="{d}" fill="none" stroke="currentColor" stroke-width="{width:g}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )
