"""What every part of the drawing needs: the view, the words, panels and small signs."""

from __future__ import annotations

from typing import Final, cast

from palio import draw
from palio.core.game import View
from palio.core.seats import Seat
from palio.draw import Canvas, Place
from palio.games.tuscany.components import HEXAGON_ID, START_ID, Box
from palio.games.tuscany.picture import PlayerView, TableView, colour_of

CARD: Final = 96 / 70
"""The height of a card of width 1."""


class Pen(draw.Pen):
    """The pen of this game: knows the view, and draws panels and small signs."""

    def __init__(self, box: Box, view: View, seat: Seat | None, canvas: Canvas) -> None:
        self.box = box
        self.table = cast(TableView, view)
        self.small = 10.5 if canvas.layout.is_phone else 13.0
        super().__init__(canvas, seat, self.table["seats"])

    def player(self, seat: Seat) -> PlayerView:
        """The things of a seat."""
        return self.table["players"][seat]

    def tile_title(self, tile: str) -> str:
        """A tile and its colour."""
        name = self.say(f"tile-{tile}")
        if tile in (HEXAGON_ID, START_ID):
            return name
        return f"{name} ({self.say(f'colour-{colour_of(tile)}')})"

    # Shapes.

    def panel(self, box: Place, *, fill: str = "parchment") -> None:
        """A sheet that things lie on."""
        self.canvas.rect(*box, fill=fill, stroke="edge", round=8)

    def label(self, x: float, y: float, text: str, *, width: float = 0.0) -> None:
        """The name of what lies below."""
        self.canvas.text(x, y, text, self.small, anchor="start", fill="faint", width=width)

    def stat(
        self,
        seat: Seat,
        symbol: str,
        x: float,
        y: float,
        size: float,
        count: int | str,
        *,
        title: str,
        text: float = 0.0,
    ) -> None:
        """What a player has of something: a sign and a number to its right, centred on y."""
        canvas = self.canvas
        canvas.open("", f"{title}: {count}")
        wide = size / CARD if symbol.startswith(("region", "yield")) else size
        canvas.use(symbol, x, y - size / 2, wide, size, piece=f"{symbol}@seat:{seat}")
        text = text or max(self.small, size * 0.72)
        canvas.text(x + wide + 3, y + text * 0.36, str(count), text, anchor="start", bold=True)
        canvas.close()
