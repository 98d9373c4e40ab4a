"""What every part of the drawing needs: the view, the words, panels, hexagons and small signs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, cast

from palio.core.game import View
from palio.core.seats import Seat
from palio.draw.canvas import Canvas, number
from palio.games.tuscany.components import HEXAGON_ID, START_ID
from palio.games.tuscany.picture import PlayerView, TableView, colour_of

TALL: Final = 0.866
"""The height of a flat-topped hexagon of width 1."""
CARD: Final = 96 / 70
"""The height of a card of width 1."""
WIDE: Final = "MWmw@"
NARROW: Final = "Ifijlrt'-., "


class Box(NamedTuple):
    """A place on the page."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    def inset(self, by: float) -> Box:
        """The same place with a margin inside."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def columns(self, count: int, gap: float) -> list[Box]:
        """So many places side by side."""
        each = (self.width + gap) / count
        return [
            Box(self.x + index * each, self.y, each - gap, self.height) for index in range(count)
        ]

    def rows(self, count: int, gap: float) -> list[Box]:
        """So many places one below the other."""
        each = (self.height + gap) / count
        return [
            Box(self.x, self.y + index * each, self.width, each - gap) for index in range(count)
        ]


class Pen:
    """Draws small things, and knows what is to be drawn for whom."""

    def __init__(self, view: View, seat: Seat | None, canvas: Canvas) -> None:
        self.table = cast(TableView, view)
        self.seat = seat
        self.canvas = canvas
        self.near: Seat = 0 if seat is None else seat
        """Whose things are large: one's own; a spectator sits beside the first seat."""
        self.small = 10.5 if canvas.layout.is_phone else 13.0
        self._words: dict[str, str] = {}

    # Words.

    def word(self, key: str) -> str:
        """A text without arguments; looked up once."""
        text = self._words.get(key)
        if text is None:
            text = self._words[key] = self.canvas.say(key)
        return text

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        key = f"seat:{seat}"
        text = self._words.get(key)
        if text is None:
            text = self._words[key] = self.canvas.say("seat", seat=key)
        return text

    def player(self, seat: Seat) -> PlayerView:
        """The things of a seat."""
        return self.table["players"][seat]

    def others(self) -> list[Seat]:
        """The seats that are drawn compactly, in the order in which they play."""
        seats = self.table["seats"]
        return [(self.near + step) % seats for step in range(1, seats)]

    def tile_title(self, tile: str) -> str:
        """A tile and its colour."""
        name = self.word(f"tile-{tile}")
        if tile in (HEXAGON_ID, START_ID):
            return name
        return f"{name} ({self.word(f'colour-{colour_of(tile)}')})"

    # Shapes.

    def panel(self, box: Box, *, fill: str = "parchment") -> None:
        """A sheet that things lie on."""
        self.canvas.rect(*box, fill=fill, stroke="edge", round=8)

    def label(self, x: float, y: float, text: str, *, width: float = 0.0) -> None:
        """The name of what lies below."""
        self.canvas.text(x, y, text, self.small, anchor="start", fill="faint", width=width)

    def stat(
        self,
        symbol: str,
        x: float,
        y: float,
        size: float,
        count: int | str,
        *,
        title: str,
        text: float = 0.0,
    ) -> None:
        """A sign with a number to its right, both centred on y."""
        canvas = self.canvas
        canvas.open("", f"{title}: {count}")
        wide = size / CARD if symbol.startswith(("region", "yield")) else size
        canvas.use(symbol, x, y - size / 2, wide, size)
        text = text or max(self.small, size * 0.72)
        canvas.text(x + wide + 3, y + text * 0.36, str(count), text, anchor="start", bold=True)
        canvas.close()

    def hexagon(self, symbol: str, x: float, y: float, width: float, *, fill: str = "") -> None:
        """A symbol in the shape of a hexagon, centred."""
        high = TALL * width
        self.canvas.use(symbol, x - width / 2, y - high / 2, width, high, fill=fill)

    def slot(self, x: float, y: float, width: float) -> None:
        """A place for a hexagon that is empty."""
        self.canvas.path(
            outline(x, y, width * 0.94),
            fill="shade",
            stroke="faint",
            more=' stroke-dasharray="4 3" fill-opacity=".6"',
        )

    def halo(self, x: float, y: float, width: float) -> None:
        """The mark of a hexagon that may be clicked: as ``Canvas.halo``, in its shape."""
        canvas = self.canvas
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


def letters_wide(text: str) -> float:
    """About how wide a bold text is, in units of its size.

    >>> letters_wide("ill") < letters_wide("WWW") / 2
    True
    """
    return sum(0.92 if letter in WIDE else 0.34 if letter in NARROW else 0.56 for letter in text)


def fitted(text: str, size: float, least: float, width: float) -> tuple[str, float]:
    """A name in the size that fits; if even the least is too large, cut short.

    >>> fitted("Ilaria", 20, 10, 200), fitted("Massimiliano Ugo", 20, 10, 60)
    (('Ilaria', 20), ('Massimili…', 10))
    """
    wide = letters_wide(text)
    if wide * size <= width:
        return text, size
    size = max(least, width / wide)
    if wide * size > width:
        while len(text) > 1 and (letters_wide(text) + 0.9) * size > width:
            text = text[:-1]
        text = text.rstrip() + "…"
    return text, size


def outline(x: float, y: float, width: float) -> str:
    """The path of a flat-topped hexagon around a point."""
    return f"M{number(x - width / 4)} {number(y - width * TALL / 2)}{around(width)}"


@lru_cache(maxsize=64)
def around(width: float) -> str:
    """The path from the upper left corner of a hexagon around it; the same for many."""
    a, b = width / 4, width * TALL / 2
    return (
        f"h{number(2 * a)}l{number(a)} {number(b)} {number(-a)} {number(b)}"
        f"h{number(-2 * a)}l{number(-a)} {number(-b)}z"
    )
