"""A city: crest, name and numeral, two plots with their towers, tiles, and the market card."""

from __future__ import annotations

from palio.games.patrizier.drawing.pen import CARD, Pen
from palio.games.patrizier.picture import NUMERALS, CityView


class Sizes:
    """How large a city is drawn, and where its parts lie in it."""

    def __init__(self, width: float, height: float, floor: float, *, compact: bool = False) -> None:
        """``floor``: the height of one. ``compact``: the tiles lie in the line with the name."""
        self.width = width
        self.height = height
        self.floor = floor
        self.compact = compact
        self.plot = 0.27 * width
        """The width of a plot."""
        self.head = 22.0 if compact else 0.19 * height
        """The height of the line with crest and name."""
        self.ground = 0.93 * height
        self.card_width = 0.27 * width
        self.card_height = CARD * self.card_width
        self.coin = 19.0 if compact else 0.48 * self.card_width


def draw_city(pen: Pen, name: str, x: float, y: float, sizes: Sizes) -> None:
    """All of a city; a compact one on a sheet of its own."""
    city = pen.table["cities"][name]
    if sizes.compact:
        pen.canvas.rect(x, y, sizes.width, sizes.height, fill="parchment", stroke="edge", round=6)
    head(pen, name, city, x, y, sizes)
    left = x + 0.035 * sizes.width
    right = left + sizes.plot + 0.045 * sizes.width
    for side, floors, at in (("left", city["left"], left), ("right", city["right"], right)):
        plot(pen, name, side, floors, at, y, sizes)
    card_x = x + sizes.width - sizes.card_width - 0.04 * sizes.width
    market(pen, name, city["market"], card_x, y + sizes.head + 0.03 * sizes.height, sizes)
    if sizes.compact:
        room = 2 * sizes.coin + 2
        tiles(pen, name, city["tiles"], x + sizes.width - room - 3, y + 1.5, room, sizes)
    else:
        top = y + sizes.ground - sizes.coin + 0.03 * sizes.height
        tiles(pen, name, city["tiles"], card_x, top, sizes.card_width, sizes)


def head(pen: Pen, name: str, city: CityView, x: float, y: float, sizes: Sizes) -> None:
    """The line with crest, name and numeral."""
    canvas = pen.canvas
    title = pen.say(f"city-{name}")
    height = sizes.head
    wide = sizes.width - (2 * sizes.coin + 10 if sizes.compact else 0.04 * sizes.width)
    lit = canvas.open(f"city:{name}", title)
    canvas.use(f"crest-{name}", x + 2, y + 1, height, height)
    canvas.text(
        x + height + 8,
        y + height * 0.74,
        title,
        height * 0.62,
        anchor="start",
        serif=True,
        bold=True,
        width=wide - 2.3 * height,
    )
    canvas.text(
        x + wide,
        y + height * 0.74,
        NUMERALS.get(city["floors"], str(city["floors"])),
        height * 0.6,
        anchor="end",
        serif=True,
        fill="faint",
    )
    if lit:
        canvas.halo(x, y, wide + 4, height + 2)
    canvas.close()


def plot(
    pen: Pen, name: str, side: str, floors: list[int], x: float, y: float, sizes: Sizes
) -> None:
    """A plot and the tower on it; each floor carries its builder's colour and emblem."""
    canvas = pen.canvas
    ground = y + sizes.ground
    top = y + sizes.head + 0.05 * sizes.height
    words = f"{pen.say(f'city-{name}')}, {pen.say(f'side-{side}')}: {len(floors)}"
    lit = canvas.open(f"plot:{name}:{side}", words)
    width = sizes.plot
    canvas.rect(
        x,
        top,
        width,
        ground - top,
        fill="panel",
        stroke="edge",
        round=4,
        more=' fill-opacity=".4" stroke-dasharray="3 5" stroke-opacity=".8"',
    )
    canvas.path(
        f"M{x - 3:.1f} {ground:.1f}h{width + 6:.1f}l-4 {0.045 * sizes.height:.1f}"
        f"h{-(width - 2):.1f}Z",
        fill="stone",
        stroke="faint",
        line=0.8,
    )
    inset = 0.1 * width
    for level, owner in enumerate(floors):
        where = f"{name}:{side}:{level}"
        canvas.open("", piece=f"floor:{owner}@{where}", source=f"stock:{owner}")
        floor(pen, owner, x + inset, ground - (level + 1) * sizes.floor, width - 2 * inset, sizes)
        canvas.close()
    if floors:
        roof(pen, x + inset, ground - len(floors) * sizes.floor, width - 2 * inset, floors[-1])
    if lit:
        canvas.halo(x - 3, top - 2, width + 6, ground - top + 0.06 * sizes.height + 4)
    canvas.close()


def floor(pen: Pen, owner: int, x: float, y: float, width: float, sizes: Sizes) -> None:
    """A floor with the emblem of who built it."""
    canvas = pen.canvas
    colour = canvas.theme.seat(owner)
    canvas.rect(x, y, width, sizes.floor, fill=colour, stroke="black", line=0.7)
    canvas.emblem(owner, x + width / 2, y + sizes.floor / 2, sizes.floor * 0.72, fill="on_seat")


def roof(pen: Pen, x: float, y: float, width: float, owner: int) -> None:
    """Battlements, so that a tower is a tower."""
    tooth = width / 5
    d = f"M{x:.1f} {y:.1f}v{-tooth:.1f}"
    d += f"h{tooth:.1f}v{tooth * 0.6:.1f}h{tooth:.1f}v{-tooth * 0.6:.1f}" * 2
    d += f"h{tooth:.1f}v{tooth:.1f}Z"
    pen.canvas.path(d, fill=pen.canvas.theme.seat(owner), stroke="black", line=0.7)


def tiles(
    pen: Pen, name: str, fames: list[int], x: float, y: float, width: float, sizes: Sizes
) -> None:
    """The fame tiles that are still to be won."""
    for index, fame in enumerate(fames):
        words = f"{pen.say('picture-tile')}: {fame}"
        pen.canvas.open("", words, piece=f"tile:{fame}@{name}:{index}")
        pen.coin(fame, x + index * (width - sizes.coin), y, sizes.coin)
        pen.canvas.close()


def market(pen: Pen, name: str, card: str | None, x: float, y: float, sizes: Sizes) -> None:
    """The card that lies beside a city, or the place where one will lie."""
    canvas = pen.canvas
    piece = f"card:{card}@market:{name}" if card else ""
    lit = canvas.open(
        f"market:{name}", pen.card_title(card) if card else "", piece=piece, source="deck"
    )
    if card:
        pen.card(card, x, y, sizes.card_width)
    else:
        canvas.rect(
            x,
            y,
            sizes.card_width,
            sizes.card_height,
            fill="none",
            stroke="edge",
            round=4,
            more=' stroke-dasharray="4 3"',
        )
    if lit:
        canvas.halo(x - 2, y - 2, sizes.card_width + 4, sizes.card_height + 4)
    canvas.close()
