"""The region of a player: hexagons of three parts, what lies on them, and the laying of parts."""

from __future__ import annotations

from typing import Final

from palio.core.seats import Seat
from palio.draw import Place
from palio.draw.hexagons import TALL, halo, hexagon, outline
from palio.games.tuscany.components import START_ID
from palio.games.tuscany.drawing.pen import Pen
from palio.games.tuscany.geometry import places
from palio.games.tuscany.picture import FieldView, PlayerView

COLUMNS_WIDE: Final = 7.0
"""The width of nine interlocking columns, in hexagons."""
PART_WIDE: Final = 2.5
PART_TALL: Final = 4.0
PARTS: Final = 3


class Grid:
    """Maps a field to its place on the page. The only thing that does."""

    def __init__(self, fields: dict[str, FieldView], box: Place, *, width: float = 0.0) -> None:
        """``width``: of a hexagon; else as wide as fits."""
        halves = [2 * field["r"] + field["q"] for field in fields.values()]
        self.top = min(halves, default=0)
        self.rows = (max(halves, default=0) - self.top) / 2 + 1
        self.width = width or hexagon_width(box, self.rows)
        self.x = box.x + (box.width - COLUMNS_WIDE * self.width) / 2
        self.y = box.y + (box.height - self.rows * TALL * self.width) / 2

    def centre(self, field: FieldView) -> tuple[float, float]:
        """The middle of a field."""
        half = 2 * field["r"] + field["q"] - self.top
        return (
            self.x + self.width * (0.5 + 0.75 * field["q"]),
            self.y + TALL * self.width * (0.5 + half / 2),
        )


def hexagon_width(box: Place, rows: float) -> float:
    """How wide hexagons are when a region just fits."""
    return min(box.width / COLUMNS_WIDE, box.height / (rows * TALL))


def rows_of(player: PlayerView) -> float:
    """How many hexagons high the region is."""
    return Grid(player["fields"] or {}, Place(0, 0, 1, 1)).rows if player["fields"] else PART_TALL


def near_region(pen: Pen, box: Place) -> None:
    """One's own region, large: fields are targets, empty ones are named."""
    player = pen.player(pen.near)
    fields = player["fields"] or {}
    laid = len(fields) // 10
    if laid == PARTS:
        grid = Grid(fields, box)
    else:
        grid = Grid(fields, box, width=hexagon_width(box, PART_TALL + 1))
        choices(pen, player, grid, box, laid)
    base(pen, pen.near, grid, fields, 9 if pen.canvas.layout.is_phone else 16)
    for name, field in fields.items():
        near_field(pen, player, grid, name, field)
    nearby(pen, player, grid, fields)


def near_field(pen: Pen, player: PlayerView, grid: Grid, name: str, field: FieldView) -> None:
    """A field that may be a target, and the tile on it."""
    canvas = pen.canvas
    tile = (player["tiles"] or {}).get(name)
    x, y = grid.centre(field)
    title = f"{name}: {pen.say('colour-' + field['colour'])}"
    if tile:
        title += f", {pen.say(f'tile-{tile}')}"
    lit = canvas.open(
        f"field:{name}",
        title,
        piece=f"tile:{tile}@field:{pen.near}:{name}" if tile else "",
        source=f"storage:{tile}" if tile and tile != START_ID else "",
    )
    if tile:
        hexagon(pen.canvas, f"tile-{tile}", x, y, grid.width)
    else:
        hexagon(pen.canvas, f"field-{field['colour']}", x, y, grid.width)
        phone = canvas.layout.is_phone
        if not (phone and lit):  # there the mark of the target needs the room
            low = TALL * grid.width * (0.41 if phone else 0.38)
            canvas.text(x, y + low, name, max(pen.small, grid.width * 0.13), fill="faint")
    if lit:
        halo(pen.canvas, x, y, grid.width * 0.9)
    canvas.close()


def far_region(pen: Pen, seat: Seat, box: Place) -> None:
    """Another player's region, small; before it is shown, the parts that it will be made of."""
    player = pen.player(seat)
    fields = player["fields"]
    if not fields:
        far_parts(pen, player, box)
        return
    canvas = pen.canvas
    grid = Grid(fields, box)
    tiles = player["tiles"] or {}
    base(pen, seat, grid, fields, 4)
    for name, field in fields.items():
        x, y = grid.centre(field)
        tile = tiles.get(name)
        title = f"{name}: {pen.say('colour-' + field['colour'])}"
        if tile:
            canvas.open(
                "",
                f"{title}, {pen.say(f'tile-{tile}')}",
                piece=f"tile:{tile}@field:{seat}:{name}",
                source=f"storage:{seat}:{tile}" if tile != START_ID else "",
            )
            hexagon(pen.canvas, f"tile-{tile}", x, y, grid.width)
            canvas.close()
        else:
            hexagon(pen.canvas, f"field-{field['colour']}", x, y, grid.width)
    nearby(pen, player, grid, fields)


def far_parts(pen: Pen, player: PlayerView, box: Place) -> None:
    """The three parts that a player was given, apart from each other."""
    for (part, colours), place in zip(player["parts"].items(), box.columns(PARTS, 4), strict=False):
        part_given(pen, part, colours, place)


def part_given(pen: Pen, part: str, colours: list[str], box: Place) -> None:
    """A part that is not laid yet, with its name."""
    pen.canvas.open("", part)
    draw_part(pen, colours, Place(box.x, box.y, box.width, box.height - pen.small - 2))
    pen.canvas.text(box.x + box.width / 2, box.bottom - 2, part, pen.small, serif=True, bold=True)
    pen.canvas.close()


def base(pen: Pen, seat: Seat, grid: Grid, fields: dict[str, FieldView], line: float) -> None:
    """What the parts are cut from: a rim in the colour of the seat around all fields."""
    if not fields:
        return
    d = "".join(outline(*grid.centre(field), grid.width) for field in fields.values())
    colours = [(pen.canvas.theme.seat(seat), line)]
    if seat == pen.near:
        colours.insert(0, (pen.canvas.theme["black"], line + 2))
    for colour, width in colours:
        pen.canvas.path(d, fill=colour, stroke=colour, line=width, more=' stroke-linejoin="round"')


def nearby(pen: Pen, player: PlayerView, grid: Grid, fields: dict[str, FieldView]) -> None:
    """A line around the empty fields that touch a covered one: there one may build. §6.5"""
    lit = pen.canvas.targets if player is pen.player(pen.near) else {}
    free = [fields[name] for name in player["free"] if f"field:{name}" not in lit]
    if free:
        d = "".join(outline(*grid.centre(field), grid.width * 0.95) for field in free)
        pen.canvas.path(
            d,
            stroke="ink",
            line=max(1.0, grid.width * 0.028),
            more=' pointer-events="none"',
        )


# Laying the parts.


def choices(pen: Pen, player: PlayerView, grid: Grid, box: Place, laid: int) -> None:
    """The parts that are still to be laid, each as it is and turned. §1.5"""
    done = player["layout"]["letters"] if player["layout"] else []
    rest = [part for part in player["parts"] if part[0] not in done]
    left = grid.x + laid * 2.25 * grid.width + (0.5 * grid.width if laid else 0)
    free = Place(left, box.y, box.right - left, box.height)
    for part, column in zip(rest, free.columns(max(1, len(rest)), 8), strict=False):
        colours = player["parts"][part]
        if not pen.canvas.targets:
            part_given(pen, part, colours, column.inset(6))
            continue
        for turned, cell in zip((False, True), column.rows(2, 10), strict=True):
            choice(pen, part, colours, cell, turned=turned)


def choice(pen: Pen, part: str, colours: list[str], box: Place, *, turned: bool) -> None:
    """A part, to be laid this way round."""
    canvas = pen.canvas
    letter = part[0]
    name = canvas.say("picture-turned", part=part) if turned else part
    lit = canvas.open(f"part:{letter}:turned" if turned else f"part:{letter}", name)
    canvas.rect(*box, fill="panel", stroke="edge", round=8)
    size = max(pen.small, min(17.0, box.height * 0.09))
    inner = Place(box.x + 8, box.y + 8, box.width - 16, box.height - size - 18)
    draw_part(pen, colours[::-1] if turned else colours, inner)
    canvas.text(
        box.x + box.width / 2,
        box.bottom - 7,
        name,
        size,
        serif=True,
        bold=True,
        width=box.width - 12,
    )
    if lit:
        canvas.halo(box.x + 2, box.y + 2, box.width - 4, box.height - 4)
    canvas.close()


def draw_part(pen: Pen, colours: list[str], box: Place) -> None:
    """Ten fields."""
    width = min(box.width / PART_WIDE, box.height / (PART_TALL * TALL))
    x = box.x + (box.width - PART_WIDE * width) / 2
    y = box.y + (box.height - PART_TALL * TALL * width) / 2
    for (q, r), colour in zip(places([]), colours, strict=True):
        hexagon(
            pen.canvas,
            f"field-{colour}",
            x + width * (0.5 + 0.75 * q),
            y + TALL * width * (1 + r + q / 2),
            width,
        )
