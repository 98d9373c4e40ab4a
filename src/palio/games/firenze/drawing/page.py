"""The three pages: what lies where on a desktop, a tablet and a phone."""

from __future__ import annotations

from palio.games.firenze.drawing.board import Board
from palio.games.firenze.drawing.cards import draw_cards
from palio.games.firenze.drawing.near import draw_head, draw_site, draw_store
from palio.games.firenze.drawing.pen import Pen
from palio.games.firenze.drawing.people import draw_others, draw_track
from palio.games.firenze.drawing.row import draw_row, draw_strip


def draw_page(pen: Pen) -> None:
    """The whole page."""
    layout = pen.canvas.layout
    pen.canvas.rect(0, 0, layout.width, layout.height, fill="table")
    if layout.name == "wide":
        draw_wide(pen)
    elif layout.name == "tall":
        draw_tall(pen)
    else:
        draw_phone(pen)


def has_buttons(pen: Pen) -> bool:
    """Is there an answer without a place on the board?"""
    return any(target.startswith("button:") for target in pen.canvas.targets)


def draw_wide(pen: Pen) -> None:
    """Board on the left, row and the others on the right, the own things along the bottom."""
    draw_track(pen, 14, 10, 1412, 28)
    Board(pen, 14, 46, 628, 556).draw()
    draw_row(pen, 654, 46, 772, 286)
    draw_strip(pen, 654, 340, 772, 68)
    draw_others(pen, 654, 416, 772, 186, down=False)
    draw_head(pen, 14, 612, 1412, 40)
    draw_site(pen, 14, 658, 628, 232, 236)
    draw_store(pen, 654, 656, 318, 235)
    draw_cards(pen, pen.near, 984, 660, 442, 228)
    pen.canvas.buttons(1000, 615, 420)


def draw_tall(pen: Pen) -> None:
    """Row, church, board with the others beside it, and the own things below."""
    draw_track(pen, 12, 8, 796, 26)
    draw_row(pen, 12, 40, 796, 270)
    draw_strip(pen, 12, 318, 796, 60)
    Board(pen, 12, 386, 552, 424).draw()
    draw_others(pen, 572, 386, 236, 424, down=True)
    draw_head(pen, 12, 818, 796, 38)
    draw_site(pen, 12, 862, 500, 184, 226)
    draw_store(pen, 520, 860, 288, 186)
    room = 80 if has_buttons(pen) else 120
    draw_cards(pen, pen.near, 12, 1054, 796, room)
    pen.canvas.buttons(12, 1142, 796, height=32)


def draw_phone(pen: Pen) -> None:
    """All below one another; fewer players leave more room for towers and cards."""
    others = len(pen.others())
    each = {1: 62.0, 2: 54.0, 3: 50.0}[others]
    block = others * (each + 3)
    spare = 3 * 52.0 - block
    draw_track(pen, 8, 3, 374, 17)
    draw_row(pen, 6, 23, 378, 156)
    y = 183.0
    board = 208 + 0.3 * spare
    Board(pen, 8, y, 374, board).draw()
    y += board + 3
    draw_strip(pen, 8, y, 374, 30)
    y += 32
    draw_others(pen, 8, y, 374, block - 3, down=True)
    y += block
    draw_head(pen, 8, y, 374, 24)
    y += 26
    site = 6 * 24.4 + 11 + 0.2 * spare
    draw_site(pen, 8, y, 374, site, 156, 74)
    draw_store(pen, 12, y + site - 75, 212, 73)
    y += site + 4
    bottom = 840.0 - (35 if has_buttons(pen) else 0)
    draw_cards(pen, pen.near, 8, y, 374, bottom - y)
    pen.canvas.buttons(8, bottom + 3, 374, height=31)
