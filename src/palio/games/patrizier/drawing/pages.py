"""The three pages: where everything lies on a desktop, a tablet and a phone."""

from __future__ import annotations

from typing import Final

from palio.draw import Place
from palio.games.patrizier.drawing.city import Sizes, draw_city
from palio.games.patrizier.drawing.pen import Pen
from palio.games.patrizier.drawing.people import draw_deck, draw_hand, draw_players

MAP: Final[dict[str, tuple[float, float]]] = {
    "milano": (0.0, 0.0),
    "verona": (1.25, 0.0),
    "ferrara": (2.5, 0.0),
    "parma": (0.35, 1.0),
    "pistoia": (1.5, 1.0),
    "bologna": (2.65, 1.0),
    "lucca": (0.0, 2.0),
    "firenze": (1.0, 2.0),
    "siena": (2.0, 2.0),
    "roma": (3.0, 2.0),
}
"""Where the cities lie, roughly as on a map: column and row."""
HILLS: Final = ((0.262, 0.05), (0.56, 0.05), (0.03, 0.42), (0.6, 0.42), (0.9, 0.46), (0.4, 0.6))
"""Where hills rise between them, as parts of the map."""


def draw_page(pen: Pen) -> None:
    """The whole page."""
    layout = pen.canvas.layout
    pen.canvas.rect(0, 0, layout.width, layout.height, fill="table")
    {"wide": wide, "tall": tall, "phone": phone}[layout.name](pen)


def wide(pen: Pen) -> None:
    """A map on the left, everybody on the right, the hand below."""
    land(pen, Place(16, 16, 1056, 676), HILLS[:3] if has_pistoia(pen) else HILLS)
    sizes = Sizes(242, 208, 15.4)
    for name in pen.table["cities"]:
        column, row = MAP[name]
        draw_city(pen, name, 30 + column * 262, 26 + row * 222, sizes)
    draw_deck(pen, 66 if has_pistoia(pen) else 462, 300, 54)
    draw_players(pen, Place(1088, 16, 336, 868))
    draw_hand(pen, Place(16, 704, 1056, 180))


def tall(pen: Pen) -> None:
    """The cities in rows of three, everybody below them, then the hand."""
    land(pen, Place(12, 12, 796, 792))
    rows = 4 if has_pistoia(pen) else 3
    each = 780 / rows
    sizes = Sizes(240, min(each - 10, 230), 13.0 if rows == 4 else 17.0)
    for index, name in enumerate(from_north(pen)):
        draw_city(pen, name, 28 + index % 3 * 262, 22 + index // 3 * each, sizes)
    draw_players(pen, Place(12, 816, 796, 196))
    in_corner = not has_pistoia(pen) and pen.table["deck"] > 0
    draw_hand(pen, Place(12, 1024, 796, 146), corner=80 if in_corner else 0)
    if has_pistoia(pen):
        draw_deck(pen, 420, 640, 56)
    elif in_corner:
        draw_deck(pen, 736, 1044, 52)


def phone(pen: Pen) -> None:
    """The cities in rows of two, each on its own sheet."""
    sizes = Sizes(184, 110, 8.0, compact=True)
    for index, name in enumerate(from_north(pen)):
        draw_city(pen, name, 7 + index % 2 * 192, 6 + index // 2 * 116, sizes)
    draw_players(pen, Place(7, 588, 376, 116))
    draw_hand(pen, Place(7, 712, 376, 126), corner=80 if has_pistoia(pen) else 0)
    if has_pistoia(pen):
        draw_deck(pen, 316, 740, 34)
    else:
        draw_deck(pen, 264, 486, 44)


def has_pistoia(pen: Pen) -> bool:
    """Is the tenth city in play? §1.1"""
    return "pistoia" in pen.table["cities"]


def from_north(pen: Pen) -> list[str]:
    """The cities from north to south."""
    return sorted(pen.table["cities"], key=lambda name: (MAP[name][1], MAP[name][0]))


def land(pen: Pen, place: Place, hills: tuple[tuple[float, float], ...] = ()) -> None:
    """A sheet of parchment with the two seas and a few hills."""
    canvas = pen.canvas
    x, y, width, height = place
    canvas.rect(*place, fill="parchment", stroke="edge", line=1.5, round=10)
    low, right = place.bottom, place.right
    west = (
        f"M{x:.0f} {y + 0.4 * height:.0f}c26 40 12 70 22 110s36 60 30 120 30 90 70 "
        f"{0.6 * height - 260:.0f}c40 18 90 6 130 30H{x + 10:.0f}q-10 0 -10 -10Z"
    )
    east = f"M{right:.0f} {y + 0.04 * height:.0f}c-46 20 -66 60 -50 104s-6 90 14 130 16 60 36 84Z"
    for sea in (west, east):
        canvas.path(sea, fill="sea", more=' opacity="0.7"')
    canvas.path(
        f"M{right - 30:.0f} {y + 0.12 * height:.0f}q6 -5 12 0t12 0"
        f"M{x + 12:.0f} {low - 60:.0f}q6 -5 12 0t12 0"
        f"M{x + 30:.0f} {low - 36:.0f}q6 -5 12 0t12 0",
        stroke="faint",
        line=1.2,
        more=' opacity="0.6"',
    )
    ranges = "".join(
        f"M{x + width * a:.0f} {y + height * b:.0f}q14 -26 28 0m-14 4q14 -26 28 0" for a, b in hills
    )
    canvas.path(ranges, stroke="hill", line=3)
