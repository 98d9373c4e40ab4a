"""Where everything lies: a page for a desktop, one for a tablet, one for a phone."""

from __future__ import annotations

from palio.games.florenza.drawing.dice_board import draw_column, draw_row, draw_uses
from palio.games.florenza.drawing.others import draw_others
from palio.games.florenza.drawing.prices import draw_prices
from palio.games.florenza.drawing.rione import draw_rione
from palio.games.florenza.drawing.scene import Scene
from palio.games.florenza.drawing.sheet import (
    draw_band,
    draw_boxes,
    draw_purse,
    draw_rounds,
    draw_supply,
    draw_tracks,
    draw_turn,
)
from palio.games.florenza.drawing.works import draw_house


def draw_page(scene: Scene) -> None:
    """The whole page."""
    layout = scene.canvas.layout
    scene.canvas.rect(0, 0, layout.width, layout.height, fill="table")
    {"wide": wide, "tall": tall, "phone": phone}[layout.name](scene)


def wide(scene: Scene) -> None:
    """Dice on the left, the own sheet in the middle, the others on the right."""
    canvas = scene.canvas
    scene.panel(12, 10, 310, 74)
    canvas.text(26, 40, "Florenza", 25, anchor="start", serif=True, bold=True)
    draw_rounds(scene, 308 - scene.table["rounds"] * 25.4, 32, 21.5)
    draw_turn(scene, 26, 70, 284)
    draw_column(scene, 12, 92, 310, 700)
    x, width = 332.0, 784.0
    scene.panel(x, 10, width, 608)
    draw_band(scene, x + 10, 20, 400, 42)
    draw_boxes(scene, x + 420, 24, width - 428, 34)
    draw_tracks(scene, x + 10, 70, 530, 122)
    draw_supply(scene, x + 552, 72, 222, 116)
    draw_rione(scene, x + 10, 200, width - 20, 232)
    half = (width - 26) / 2
    draw_house(scene, "palazzo", x + 10, 438, half, 172, columns=4, head=24)
    draw_house(scene, "chiesa", x + 16 + half, 438, half, 172, columns=4, head=24)
    scene.panel(x, 626, width, 266)
    draw_prices(scene, x + 8, 634, width - 16, 250)
    draw_others(scene, 1126, 10, 302, 882)
    draw_uses(scene, 12, 800, 310, 92, 2)


def tall(scene: Scene) -> None:
    """Dice above, the own sheet below them over the whole width, the others at the bottom."""
    canvas = scene.canvas
    canvas.text(16, 32, "Florenza", 26, anchor="start", serif=True, bold=True)
    draw_rounds(scene, 128, 24, 22)
    draw_row(scene, 10, 46, 800, 146)
    scene.panel(10, 198, 800, 526)
    draw_band(scene, 18, 206, 300, 34)
    draw_purse(scene, 326, 223, 190, 21)
    draw_boxes(scene, 522, 208, 284, 30)
    draw_tracks(scene, 18, 246, 784, 96)
    draw_rione(scene, 18, 346, 784, 206)
    draw_house(scene, "palazzo", 18, 554, 390, 166, columns=2, head=22)
    draw_house(scene, "chiesa", 412, 554, 390, 166, columns=2, head=22)
    scene.panel(10, 730, 800, 226)
    draw_prices(scene, 16, 735, 788, 216)
    draw_others(scene, 10, 962, 800, 210)
    draw_uses(scene, 300, 5, 510, 36, 4)


def phone(scene: Scene) -> None:
    """One thing below the other, the others at the bottom."""
    width = 382.0
    x = 4.0
    rounds = scene.table["rounds"] * 13 * 1.18
    band = width - rounds - 146
    draw_band(scene, x, 4, band, 26)
    draw_purse(scene, x + band + 5, 17, 140, 17)
    draw_rounds(scene, x + width - rounds, 17, 13)
    draw_row(scene, x, 33, width, 92)
    draw_tracks(scene, x, 157, width, 78)
    draw_rione(scene, x, 237, width, 170)
    draw_house(scene, "palazzo", x, 409, width, 60, columns=4, head=0)
    draw_house(scene, "chiesa", x, 470, width, 60, columns=4, head=0)
    draw_prices(scene, x, 532, width, 156)
    draw_others(scene, x, 691, width, 150)
    draw_uses(scene, x, 128, width, 26, 4)
