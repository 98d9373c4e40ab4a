"""The three pages: where everything lies on a desktop, a tablet and a phone."""

from __future__ import annotations

from typing import Any

from palio.core.game import Game, View
from palio.core.seats import Seat
from palio.draw import Canvas, Place
from palio.games.tuscany.drawing.answers import answers, needs_room
from palio.games.tuscany.drawing.guide import guide
from palio.games.tuscany.drawing.pen import Pen
from palio.games.tuscany.drawing.people import goods, hand, others, strip
from palio.games.tuscany.drawing.region import near_region
from palio.games.tuscany.drawing.table import (
    bonus_tiles,
    colour_bonuses,
    display,
    phone_piles,
    piles,
    tracks,
)
from palio.games.tuscany.game import Tuscany


def draw(game: Game[Any], view: View, seat: Seat | None, canvas: Canvas) -> None:
    """Everything that this seat, or a spectator, may see."""
    assert isinstance(game, Tuscany)
    Drawing(Pen(game.box, view, seat, canvas)).draw()


class Drawing:
    """One drawing in the making."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.rivals = pen.seats - 1

    def draw(self) -> None:
        """The whole page."""
        layout = self.pen.canvas.layout
        self.pen.canvas.rect(0, 0, layout.width, layout.height, fill="table")
        if layout.name == "wide":
            self.wide()
        elif layout.name == "tall":
            self.tall()
        else:
            self.phone()

    def wide(self) -> None:
        pen = self.pen
        tracks(pen, Place(12, 12, 1064, 64))
        ask = Place(676, 742, 400, 148)
        middle = Place(12, 84, 1064, 158)
        if not needs_room(pen, ask):
            display(pen, Place(12, 84, 384, 158), rows=2)
            bonus_tiles(pen, Place(404, 84, 332, 158), rows=2)
            colour_bonuses(pen, Place(744, 84, 332, 158), rows=2)
        pen.panel(Place(12, 250, 728, 484))
        near_region(pen, Place(30, 262, 692, 460))
        goods(pen, Place(748, 250, 328, 484))
        hand(pen, Place(12, 742, 656, 148))
        answers(pen, ask, middle, guided=self.rivals > 1)
        self.column(Place(1084, 12, 344, 878))

    def column(self, box: Place) -> None:
        """The others one below the other, then the piles, then, if there is room, the guide."""
        high = 150.0
        each = min(348.0, (box.height - high) / self.rivals - 8)
        places = [
            Place(box.x, box.y + index * (each + 8), box.width, each)
            for index in range(self.rivals)
        ]
        others(self.pen, places)
        top = box.y + self.rivals * (each + 8)
        if box.bottom - top > 2 * high:
            piles(self.pen, Place(box.x, top, box.width, high), rows=3)
            rest = Place(box.x, top + high + 8, box.width, box.bottom - top - high - 8)
            self.pen.panel(rest, fill="panel")
            guide(self.pen, rest.inset(10), columns=1)
        else:
            piles(self.pen, Place(box.x, top, box.width, box.bottom - top), rows=3)

    def tall(self) -> None:
        pen = self.pen
        tracks(pen, Place(10, 10, 800, 58))
        high = 204 if self.rivals == 3 else 226  # three beside each other are narrow, so also flat
        crowd = Place(10, 76, 800, high)
        if self.rivals == 1:
            left, right = crowd.columns(2, 8)
            others(pen, [left])
            pen.panel(right, fill="panel")
            guide(pen, right.inset(10), columns=1)
        else:
            others(pen, crowd.columns(self.rivals, 8))
        y = crowd.bottom + 8
        piles(pen, Place(10, y, 800, 46), rows=1)
        ask = Place(10, 1042, 800, 128)
        large = Place(10, y + 54, 800, 196)
        if not needs_room(pen, ask):
            display(pen, Place(10, y + 54, 800, 100), rows=1)
            bonus_tiles(pen, Place(10, y + 162, 360, 88), rows=1)
            colour_bonuses(pen, Place(378, y + 162, 432, 88), rows=2)
        y += 258
        pen.panel(Place(10, y, 600, 924 - y))
        near_region(pen, Place(24, y + 12, 572, 900 - y))
        goods(pen, Place(618, y, 192, 924 - y))
        hand(pen, Place(10, 932, 800, 102))
        answers(pen, ask, large, guided=self.rivals > 1)

    def phone(self) -> None:
        pen = self.pen
        tracks(pen, Place(6, 5, 378, 42))
        ask = Place(6, 733, 378, 106)
        large = Place(6, 51, 378, 287)
        if not needs_room(pen, ask):
            others(pen, Place(6, 51, 378, 142).columns(self.rivals, 5))
            phone_piles(pen, Place(6, 197, 378, 44))
            display(pen, Place(6, 245, 378, 50), rows=1)
            bonus_tiles(pen, Place(6, 299, 216, 40), rows=1)
            colour_bonuses(pen, Place(226, 299, 158, 40), rows=1)
        near_region(pen, Place(12, 349, 366, 226))
        strip(pen, Place(6, 583, 378, 76))
        hand(pen, Place(6, 663, 378, 67))
        answers(pen, ask, large)
