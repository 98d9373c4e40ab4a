"""A canvas: SVG in pieces, with everything that a person may point at marked and named."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import Final

from palio.core.words import Say
from palio.draw.art.crests import SHIELD
from palio.draw.lettering import cut, width_of
from palio.draw.symbols import drawn
from palio.draw.theme import EMBLEMS, SANS, SERIF, Theme

LAYOUTS: Final[dict[str, tuple[int, int]]] = {
    "wide": (1440, 900),
    "tall": (820, 1180),
    "phone": (390, 844),
}
SQUEEZED: Final = 0.75
"""Letters are squeezed to this part of their width; what is still too long is cut short."""


class Layout:
    """The size of the page that a board is drawn for: a desktop, a tablet or a phone."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.width, self.height = LAYOUTS[name]
        self.is_phone = name == "phone"
        self.is_wide = name == "wide"


@lru_cache(maxsize=4096)
def number(value: float) -> str:
    """A coordinate: a tenth is as fine as anybody sees.

    >>> number(3.0), number(2.25), number(-0.01)
    ('3', '2.2', '0')
    """
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


@lru_cache(maxsize=8192)
def written(text: str) -> str:
    """A text as it stands in a document."""
    return escape(text, quote=False)


@lru_cache(maxsize=8192)
def quoted(text: str) -> str:
    """A text as the value of an attribute.

    >>> quoted('a "b" & c')
    '"a &quot;b&quot; &amp; c"'
    """
    return f'"{escape(text)}"'


class Canvas:
    """Collects the pieces of a drawing."""

    def __init__(
        self,
        layout: Layout,
        theme: Theme,
        say: Say,
        *,
        targets: Mapping[str, str] | None = None,
    ) -> None:
        """``targets``: what may be clicked now, each with its title in the reader's language."""
        self.layout = layout
        self.theme = theme
        self.say = say
        self.targets: dict[str, str] = dict(targets or {})
        self.parts: list[str] = []
        self.symbols: dict[str, None] = {}
        self.drawn: set[str] = set()
        self.pieces: set[str] = set()

    # Shapes.

    def edge(self, stroke: str, line: float) -> str:
        """The outline of a shape; none without a colour."""
        if not stroke:
            return ""
        return f' stroke="{self.colour(stroke)}" stroke-width="{number(line)}"'

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: str = "panel",
        stroke: str = "",
        line: float = 1.0,
        round: float = 0.0,
        more: str = "",
    ) -> None:
        """A rectangle; colours by name."""
        edge = self.edge(stroke, line)
        corner = f' rx="{number(round)}"' if round else ""
        self.parts.append(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}"'
            f' height="{number(height)}"{corner} fill="{self.colour(fill)}"{edge}{more}/>'
        )

    def circle(
        self, x: float, y: float, radius: float, *, fill: str, stroke: str = "", line: float = 1.0
    ) -> None:
        """A disc; colours by name."""
        edge = self.edge(stroke, line)
        self.parts.append(
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
            f' fill="{self.colour(fill)}"{edge}/>'
        )

    def path(
        self, d: str, *, fill: str = "none", stroke: str = "", line: float = 1.0, more: str = ""
    ) -> None:
        """Any shape; colours by name."""
        edge = self.edge(stroke, line)
        self.parts.append(f'<path d="{d}" fill="{self.colour(fill)}"{edge}{more}/>')

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        fill: str = "ink",
        anchor: str = "middle",
        serif: bool = False,
        bold: bool = False,
        width: float = 0.0,
    ) -> None:
        """A line of text on its baseline; squeezed, or cut short, if it is wider than ``width``."""
        squeeze = ""
        if width and width_of(text, size, serif=serif, bold=bold) > width:
            text = cut(text, size, width / SQUEEZED, serif=serif, bold=bold)
            squeeze = f' textLength="{number(width)}" lengthAdjust="spacingAndGlyphs"'
        where = "" if anchor == "start" else f' text-anchor="{anchor}"'
        face = ' class="s"' if serif else ""
        weight = ' font-weight="700"' if bold else ""
        self.parts.append(
            f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
            f' fill="{self.colour(fill)}"{where}{face}{weight}{squeeze}>{written(text)}</text>'
        )

    def use(
        self,
        symbol: str,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: str = "",
        piece: str = "",
        source: str = "",
    ) -> None:
        """A bit of the shared art; ``fill`` colours what it leaves open."""
        self.symbols[symbol] = None
        paint = f' color="{self.colour(fill)}"' if fill else ""
        mark = self.piece_mark(piece, source) if piece else ""
        self.parts.append(
            f'<use href="#{symbol}" x="{number(x)}" y="{number(y)}"'
            f' width="{number(width)}" height="{number(height)}"{paint}{mark}/>'
        )

    def emblem(self, seat: int, x: float, y: float, size: float, *, fill: str) -> None:
        """The shape of a seat, centred."""
        self.use(EMBLEMS[seat], x - size / 2, y - size / 2, size, size, fill=fill)

    def colour(self, name: str) -> str:
        """A colour by its name; what is no name is a colour already."""
        return self.theme.colours.get(name, name)

    # What a person may point at.

    def open(self, target: str, title: str = "", *, piece: str = "", source: str = "") -> bool:
        """Begin what belongs to a target; says whether it may be clicked now.

        A target is drawn once: if its id is taken, the group goes without. The group may be a
        ``piece`` that can travel, see ``piece_mark``.
        """
        lit = target in self.targets and target not in self.drawn
        mark = ""
        if target and target not in self.drawn:
            self.drawn.add(target)
            mark = f" id={quoted(target)}"
        if piece:
            mark += self.piece_mark(piece, source)
        if lit:
            mark += ' class="lit" tabindex="0" role="button"'
        self.parts.append(f"<g{mark}>")
        words = self.targets[target] if lit else title
        if words:
            self.parts.append(f"<title>{written(words)}</title>")
        return lit

    def piece_mark(self, piece: str, source: str = "") -> str:
        """What makes an element a piece that a page can let travel from one drawing to the next.

        A piece is called ``marker:0``, or, where there are several alike, ``brick:red@store:0:3``:
        what it is, and after the @ where it lies. What stays keeps its whole name; when one
        ``brick:red`` is gone from a place and one has come to another, it has travelled.
        ``source`` is the id of the element that a piece comes from when none has gone. No name
        is used twice, and none tells what the reader may not know.
        """
        if piece in self.pieces:
            return ""
        self.pieces.add(piece)
        mark = f" data-piece={quoted(piece)}"
        return f"{mark} data-source={quoted(source)}" if source else mark

    def close(self) -> None:
        """End what ``open`` began."""
        self.parts.append("</g>")

    def halo(self, x: float, y: float, width: float, height: float, *, round: float = 6.0) -> None:
        """The mark of what may be clicked: a dashed line and a pointer, whatever the colour."""
        box = (
            f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
            f' rx="{number(round)}"'
        )
        light, panel = self.theme["light"], self.theme["panel"]
        middle = x + width / 2
        self.parts.append(
            f'<g class="halo"><rect {box} fill="{light}" fill-opacity="0.08" stroke="{panel}"'
            f' stroke-width="4"/><rect {box} fill="none" stroke="{light}" stroke-width="2.4"'
            f' stroke-dasharray="7 4"/><path d="M{number(middle - 6)} {number(y - 5)}h12l-6 8z"'
            f' fill="{light}" stroke="{panel}"/></g>'
        )

    def button(self, target: str, x: float, y: float, width: float, height: float) -> None:
        """A button for an answer that has no place on the board."""
        self.open(target)
        self.rect(x, y, width, height, fill="panel", stroke="light", line=2, round=height / 2)
        size = min(16.0, height * 0.5)
        label = self.targets[target]
        self.text(
            x + width / 2, y + height / 2 + size * 0.35, label, size, bold=True, width=width - 16
        )
        self.close()

    def buttons(self, x: float, y: float, width: float, *, height: float = 34.0) -> None:
        """A button for every answer that was not drawn, in rows."""
        at = x
        for target in self.missing():
            size = min(width, 40 + 8.4 * len(self.targets[target]))
            if at > x and at + size > x + width:
                at = x
                y += height + 8
            self.button(target, at, y, size, height)
            at += size + 10

    def missing(self) -> list[str]:
        """Targets that have not been drawn: they become buttons."""
        return [target for target in self.targets if target not in self.drawn]

    # All of it.

    def finish(self, title: str) -> str:
        """The drawing as a document."""
        width, height = self.layout.width, self.layout.height
        symbols = "".join(drawn(name, self.theme) for name in self.symbols)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
            f' width="{width}" height="{height}" font-family="{SANS}" role="img">'
            f"<title>{written(title)}</title>"
            f"<style>.s{{font-family:{SERIF}}}.lit{{cursor:pointer}}</style>"
            f'<defs><clipPath id="shield"><path d="{SHIELD}"/></clipPath>{symbols}</defs>'
            f"{''.join(self.parts)}</svg>"
        )
