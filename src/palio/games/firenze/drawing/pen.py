"""The pen: a canvas, and what is drawn again and again: bricks, seals, lines of words."""

from __future__ import annotations

from typing import Final, cast

from palio import draw
from palio.core.game import View
from palio.core.seats import Seat
from palio.draw.art.bricks import BRICKS
from palio.draw.canvas import Canvas
from palio.draw.lettering import wrapped
from palio.games.firenze.components import COLOURS, Box
from palio.games.firenze.picture import PlayerView, TableView

FLAT: Final = 0.6
"""A brick is so many times as high as wide."""
LAID: Final = 0.4
"""So much of its width a brick adds to the height of a tower: the next hides its upper face."""

PEEP: Final = 0.16
"""So much of its width a brick that lies behind another is seen above it."""


class Table(TableView):
    """The view; must agree with view.py."""

    first: int | None
    aside: dict[str, int]
    balcony: str | None


class Pen(draw.Pen):
    """The pen of this game: knows the view and the box, and draws bricks and seals."""

    def __init__(self, box: Box, view: View, seat: Seat | None, canvas: Canvas) -> None:
        self.box = box
        self.table = cast(Table, view)
        super().__init__(canvas, seat, len(self.table["players"]))
        self.small = canvas.layout.is_phone
        self.colours = {colour: self.say(f"colour-{colour}") for colour in COLOURS}

    def player(self, seat: Seat) -> PlayerView:
        """A player's things."""
        return self.table["players"][seat]

    def standing(self, seat: Seat) -> tuple[str, str]:
        """Points on the track and, in brackets, with what majorities and feasts bring so far."""
        player = self.player(seat)
        score = str(player["score"]).replace("-", "−")
        total = str(player["memory"]["points"]).replace("-", "−")
        return score, f"({total})"

    def ink_on(self, colour: str) -> str:
        """The colour that can be read on a brick of that colour."""
        return "black" if colour in ("white", "yellow") else "on_seat"

    def paint(self, colour: str) -> str:
        """The theme's name for the colour of a brick."""
        return BRICKS[colour]

    # Bricks.

    def brick(self, colour: str, x: float, y: float, width: float, where: str) -> None:
        """A brick that lies there; ``y`` is its upper edge."""
        piece = f"brick:{colour}@{where}"
        self.canvas.use(f"brick-{colour}", x, y, width, FLAT * width, piece=piece)

    def stack(
        self,
        colour: str,
        count: int,
        x: float,
        ground: float,
        width: float,
        height: float,
        where: str,
    ) -> float:
        """Bricks one upon the other, not higher than ``height``; returns where their top is."""
        step = LAID * width
        if count > 1:
            step = min(step, (height - FLAT * width) / (count - 1))
        top = ground - FLAT * width
        for index in range(count):
            self.brick(colour, x, top, width, f"{where}:{index}")
            top -= step
        return top + step if count else ground

    def pile(
        self,
        colour: str,
        count: int,
        x: float,
        y: float,
        width: float,
        height: float,
        where: str,
    ) -> None:
        """A few bricks of a colour and how many there are, in a box."""
        size = max(10.5 if self.small else 12.0, min(16.0, 0.46 * height))
        if height >= 0.95 * width:
            self._upright(colour, count, x, y, width, height, where, min(size, 14.0))
            return
        if not count:
            self.canvas.text(x + width / 2, y + height / 2 + 0.36 * size, "0", size, fill="faint")
            return
        digits = 0.6 * size * len(str(count))
        wide = min(width - digits - 9, height / (FLAT + 2 * PEEP), 46.0)
        left = x + (width - wide - digits - 3) / 2
        middle = y + height / 2
        self._behind(colour, count, left, middle, wide, where)
        self.canvas.text(
            left + wide + 3, middle + 0.36 * size, str(count), size, anchor="start", bold=True
        )

    def _upright(
        self,
        colour: str,
        count: int,
        x: float,
        y: float,
        width: float,
        height: float,
        where: str,
        size: float,
    ) -> None:
        """The number stands below the bricks."""
        wide = min(width - 5, (height - size - 3) / (FLAT + 2 * PEEP), 46.0)
        self._behind(
            colour, count, x + (width - wide) / 2, y + (height - size - 2) / 2, wide, where
        )
        self.canvas.text(x + width / 2, y + height - 0.3 * size, str(count), size, bold=True)

    def _behind(
        self, colour: str, count: int, x: float, middle: float, width: float, where: str
    ) -> None:
        """Up to three bricks: those behind peep out above the first, so that one mark is seen."""
        shown = min(count, 3)
        for back in reversed(range(shown)):
            top = middle - FLAT * width / 2 + ((shown - 1) / 2 - back) * PEEP * width
            self.brick(colour, x, top, width, f"{where}:{count - 1 - back}")

    def chip(
        self,
        colour: str,
        count: int,
        x: float,
        y: float,
        width: float,
        height: float,
        where: str,
    ) -> None:
        """Bricks where there is little room: the face of one, with its mark and their number."""
        canvas = self.canvas
        canvas.open("", piece=f"brick:{colour}@{where}:{count - 1}")
        canvas.rect(x, y, width, height, fill=BRICKS[colour], stroke="black", round=2)
        canvas.rect(x + 1, y + 1, width - 2, 3, fill="#fff", more=' opacity=".35"')
        self.numbered(colour, count, x, y + 1, width, height)
        canvas.close()

    def numbered(
        self, colour: str, count: int, x: float, y: float, width: float, height: float
    ) -> None:
        """The mark of a colour and a number beside it."""
        ink = self.ink_on(colour)
        left = x + (width - 10 - 6.8 * len(str(count))) / 2
        middle = y + height / 2
        self.canvas.use(f"mark-{colour}", left, middle - 4.5, 9, 9, fill=ink)
        self.canvas.text(
            left + 10, middle + 4.4, str(count), 12, anchor="start", bold=True, fill=ink
        )

    # Seals.

    def seal(self, owner: int | str, x: float, y: float, size: float) -> None:
        """A seal of wax, centred: with the emblem of its owner, or with a bar for nobody."""
        canvas = self.canvas
        corner = (x - size / 2, y - size / 2, size, size)
        if isinstance(owner, int):
            canvas.use("wax", *corner, fill=canvas.theme.seat(owner))
            canvas.emblem(owner, x, y, 0.46 * size, fill="on_seat")
        else:
            canvas.use("wax", *corner, fill="stone")
            canvas.rect(x - 0.2 * size, y - 0.05 * size, 0.4 * size, 0.1 * size, fill="ink")

    # Words.

    def lines(
        self,
        words: str,
        x: float,
        y: float,
        width: float,
        size: float,
        *,
        most: int,
        fill: str = "ink",
        anchor: str = "middle",
        serif: bool = False,
        bold: bool = False,
    ) -> None:
        """Words in at most so many lines of that width; the first line's baseline is ``y``."""
        for row, line in enumerate(wrapped(words, size, width, most=most)):
            self.canvas.text(
                x,
                y + row * 1.1 * size,
                line,
                size,
                fill=fill,
                anchor=anchor,
                serif=serif,
                bold=bold,
                width=width,
            )

    def label(self, words: str, x: float, y: float, width: float = 0.0) -> None:
        """The small heading of a place."""
        size = 10.0 if self.small else 12.0
        self.canvas.text(x, y, words, size, fill="faint", anchor="start", width=width)
