"""What belongs to nobody: the two tracks, the display, bonus tiles, colour bonuses, piles."""

from __future__ import annotations

from typing import Final

from palio.draw import Place
from palio.draw.hexagons import TALL, halo, hexagon, slot
from palio.games.tuscany.components import COLOURS
from palio.games.tuscany.drawing.pen import CARD, Pen
from palio.games.tuscany.picture import colour_of

SPACES: Final = 50
"""Spaces of a track; it is a loop. A lap shows as a golden ring."""
SIDES: Final = ("", "II", "I")
"""Which side of a colour bonus is up, by how many players can still win it."""
GAINS: Final = {
    "red": "points-red",
    "green": "points-green",
    "cards": "region-back",
    "marble": "marble",
    "worker": "worker",
    "hexagon": "tile-hexagon",
}


# The tracks.


def tracks(pen: Pen, box: Place) -> None:
    """The red and the green track with everybody's markers, and the phase."""
    pen.panel(box)
    phase_wide = 62 if pen.canvas.layout.is_phone else 120
    for track, row in zip(("red", "green"), box.inset(3).rows(2, 2), strict=True):
        one_track(pen, track, Place(row.x, row.y, row.width - phase_wide, row.height))
    phase(pen, Place(box.right - phase_wide, box.y, phase_wide, box.height))


def one_track(pen: Pen, track: str, box: Place) -> None:
    """A line of spaces; every fifth one is numbered."""
    canvas = pen.canvas
    phone = canvas.layout.is_phone
    sign = box.height - 4
    canvas.use(f"points-{track}", box.x + 3, box.y + 2, sign, sign)
    left = box.x + sign + 10
    step = (box.right - left - 8) / SPACES
    colour = "#c23b2b" if track == "red" else "#4f9a3a"
    canvas.rect(
        left,
        box.y + 1,
        SPACES * step,
        box.height - 2,
        fill=colour,
        round=5,
        more=' fill-opacity=".2"',
    )
    high = box.height - 2
    lines = "".join(f"M{left + n * step:.1f} {box.y + 1:.1f}v{high:.1f}" for n in range(1, SPACES))
    canvas.path(lines, stroke=colour, line=0.7, more=' stroke-opacity=".45"')
    points = [player["red" if track == "red" else "green"] for player in pen.table["players"]]
    for space in range(0, SPACES, 10 if phone else 5):
        if any(abs(value % SPACES - space) * step < 2 * pen.small for value in points):
            continue
        canvas.text(
            left + (space + 0.5) * step,
            box.y + box.height / 2 + pen.small * 0.36,
            str(space),
            pen.small,
            fill="faint",
        )
    markers(pen, track, left, step, box)


def markers(pen: Pen, track: str, left: float, step: float, box: Place) -> None:
    """Everybody's marker; those on the same space lie over each other, all to be seen."""
    canvas = pen.canvas
    points = [player["red" if track == "red" else "green"] for player in pen.table["players"]]
    for seat, value in enumerate(points):
        same = [other for other, there in enumerate(points) if there % SPACES == value % SPACES]
        dx, dy, radius = spread(same.index(seat), len(same), box.height, step)
        x = max(left + radius, left + (value % SPACES + 0.5) * step + dx)
        if box.height < 24:  # spaces are narrow there: neighbours lie high and low by turns
            dy = (seat % 2 - 0.5) * 5
        y = box.y + box.height / 2 + dy
        canvas.open(
            "",
            f"{pen.name(seat)}, {pen.say(f'picture-{track}')}: {value}",
            piece=f"marker:{track}:{seat}",
        )
        for lap in range(value // SPACES):
            canvas.circle(x, y, radius + 1.5 + 2 * lap, fill="none", stroke="leaf", line=2)
        canvas.circle(x, y, radius, fill=canvas.theme.seat(seat), stroke="black", line=0.8)
        canvas.emblem(seat, x, y, radius * 1.15, fill="on_seat")
        canvas.close()


def spread(index: int, count: int, height: float, step: float) -> tuple[float, float, float]:
    """Where a marker lies among those on its space, from the middle, and its radius."""
    radius = min(11.0, height / 2 - 2)
    if height < 24:
        return (index - (count - 1) / 2) * radius, 0.0, radius - 1
    if count == 1:
        return 0.0, 0.0, radius
    radius = height / 4 - 0.5
    columns = (count + 1) // 2
    wide = min(2 * radius, max(step, 1.5 * radius))
    return (index // 2 - (columns - 1) / 2) * wide, (index % 2 - 0.5) * 2 * radius, radius


def phase(pen: Pen, box: Place) -> None:
    """Three phases, the one that is played marked."""
    canvas = pen.canvas
    words = pen.say("drawing-last-round" if pen.table["extra_round"] else "drawing-phase")
    middle = box.x + box.width / 2
    phone = canvas.layout.is_phone
    canvas.open("", f"{words} {pen.table['phase']}")
    canvas.text(
        middle,
        box.y + box.height * 0.36,
        words,
        pen.small if phone else 15,
        serif=True,
        bold=True,
        width=box.width - 8,
    )
    radius = 7.5 if phone else 11.0
    for index, numeral in enumerate(("I", "II", "III")):
        x = middle + (index - 1) * radius * 2.4
        y = box.y + box.height * 0.7
        now = pen.table["phase"] == index + 1
        canvas.circle(x, y, radius, fill="leaf" if now else "shade", stroke="faint")
        canvas.text(
            x,
            y + pen.small * 0.36,
            numeral,
            pen.small,
            serif=True,
            bold=now,
            fill="black" if now else "faint",
        )
    canvas.close()


# The display.


def display(pen: Pen, box: Place, *, rows: int) -> None:
    """Eight tiles; those that look alike lie side by side and are one target."""
    canvas = pen.canvas
    pen.panel(box)
    inner = box.inset(5 if canvas.layout.is_phone else 8)
    columns = -(-pen.box.display // rows)
    width = min(inner.width / columns * 0.96, inner.height / rows / TALL * 0.94)
    slots = [
        (cell.x + cell.width / 2, cell.y + cell.height / 2)
        for row in inner.rows(rows, 0)
        for cell in row.columns(columns, 0)
    ]
    taken = 0
    for tile, count in pen.table["display"].items():
        places = slots[taken : taken + count]
        taken += count
        lit = canvas.open(f"display:{tile}", pen.tile_title(tile))
        for index, (x, y) in enumerate(places):
            canvas.open("", piece=f"tile:{tile}@display:{index}", source="neutral")
            hexagon(pen.canvas, f"tile-{tile}", x, y, width)
            canvas.close()
        if lit:
            for x, y in places:
                halo(pen.canvas, x, y, width)
        canvas.close()
    for x, y in slots[taken:]:
        slot(pen.canvas, x, y, width)


# Bonus tiles and colour bonuses.


def bonus_tiles(pen: Pen, box: Place, *, rows: int) -> None:
    """Five piles to choose from; how many are left."""
    canvas = pen.canvas
    phone = canvas.layout.is_phone
    pen.panel(box)
    inner = box.inset(4 if phone else 8)
    text = 11.0 if phone else 16.0
    if rows == 1:
        cells = inner.columns(5, 4)
    else:
        upper, lower = inner.rows(2, 4)
        cells = [*upper.columns(3, 4), *lower.columns(3, 4)[:2]]
        heading = lower.columns(3, 4)[2]
        pen.label(heading.x, heading.bottom - 8, pen.say("picture-bonuses"), width=heading.width)
    for (bonus, left), cell in zip(pen.table["bonus_tiles"].items(), cells, strict=True):
        below = not phone and rows == 1
        if below:
            size = min(cell.width - 8, cell.height - text - 4)
            x, y = cell.x + (cell.width - size) / 2 - 1, cell.y + 3
        else:
            size = min(cell.height - 7, cell.width - text * (1.4 if phone else 2.1))
            x, y = cell.x + 2, cell.y + (cell.height - size) / 2 + 2
        lit = canvas.open(f"bonus:{bonus}", f"{pen.say(f'bonus-{bonus}')}: {left}")
        for lower_one in range(max(0, min(3, left) - 1), -1, -1):
            shift = 1.5 * lower_one
            piece = f"bonus:{bonus}@pile:{left - 1 - lower_one}"
            canvas.use(f"bonus-{bonus}", x + shift, y - shift, size, size, piece=piece)
        if not left:
            canvas.rect(x, y, size, size, fill="parchment", round=6, more=' fill-opacity=".75"')
        count = str(left) if phone else f"×{left}"
        if below:
            canvas.text(x + size / 2, y + size + text, count, text, bold=True)
        else:
            canvas.text(x + size + 8, y + size * 0.66, count, text, anchor="start", bold=True)
        if lit:
            canvas.halo(x - 2, y - 4, size + 7, size + 6)
        canvas.close()


def colour_bonuses(pen: Pen, box: Place, *, rows: int) -> None:
    """Eight tiles for who covers all of a colour: side I up, side II, or gone. §7.2"""
    canvas = pen.canvas
    phone = canvas.layout.is_phone
    pen.panel(box)
    inner = box.inset(4 if phone else 7)
    cells = [cell for row in inner.rows(rows, 3) for cell in row.columns(8 // rows, 3)]
    for (colour, left), cell in zip(pen.table["colour_bonus"].items(), cells, strict=True):
        points = "/".join(map(str, left)) or "–"
        canvas.open("", f"{pen.say('picture-colours')}, {pen.say(f'colour-{colour}')}: {points}")
        if phone:
            narrow_bonus(pen, colour, left, cell)
        else:
            wide_bonus(pen, colour, left, cell)
        canvas.close()


def wide_bonus(pen: Pen, colour: str, left: list[int], cell: Place) -> None:
    """A colour bonus with sign, points and side, beside each other."""
    canvas = pen.canvas
    canvas.rect(*cell, fill="panel" if left else "shade", stroke="edge", round=6)
    width = min(cell.height / TALL * 0.8, cell.width * 0.48)
    middle = cell.y + cell.height / 2
    hexagon(pen.canvas, f"field-{colour}", cell.x + width / 2 + 4, middle, width)
    x = (cell.x + width + 4 + cell.right) / 2
    if left:
        size = min(26.0, cell.height * 0.56)
        canvas.text(x - 6, middle + size * 0.36, str(left[0]), size, bold=True)
        side = SIDES[min(2, len(left))]
        canvas.text(x + 13, middle + size * 0.36, side, 13, serif=True, fill="faint")
    else:
        canvas.text(x, middle + 6, "–", 18, fill="faint")


def narrow_bonus(pen: Pen, colour: str, left: list[int], cell: Place) -> None:
    """A colour bonus for a phone: sign above points."""
    canvas = pen.canvas
    x = cell.x + cell.width / 2
    width = min(cell.width, cell.height * 0.6)
    hexagon(pen.canvas, f"field-{colour}", x, cell.y + width * TALL / 2, width)
    if len(left) == 1:
        canvas.text(x + 5, cell.bottom - 1, SIDES[1], pen.small, serif=True, fill="faint")
        x -= 4
    text = str(left[0]) if left else "–"
    canvas.text(x, cell.bottom - 1, text, 12, bold=bool(left), fill="ink" if left else "faint")


# Piles.


def piles(pen: Pen, box: Place, *, rows: int) -> None:
    """Three piles, and what was seen of each: discards, yields turned up, tiles removed."""
    pen.panel(box)
    inner = box.inset(4)
    cells = inner.rows(3, 3) if rows == 3 else inner.columns(3, 6)
    cards, yields, tiles = cells
    pile(pen, "deck", "region-back", pen.table["deck"], cards)
    discards(pen, beside(cards))
    pile(pen, "yield-deck", "yield-back", pen.table["yield_deck"], yields)
    yields_seen(pen, beside(yields))
    pile(pen, "neutral", "tile-back", pen.table["neutral"], tiles)
    removed(pen, beside(tiles))


def phone_piles(pen: Pen, box: Place) -> None:
    """The same in two lines; of removed tiles only how many there are."""
    pen.panel(box)
    one, two = box.inset(3).rows(2, 0)
    tail = 46
    for name, symbol, count, line in (
        ("deck", "region-back", pen.table["deck"], one),
        ("yield-deck", "yield-back", pen.table["yield_deck"], two),
        (
            "neutral",
            "tile-back",
            pen.table["neutral"],
            Place(two.right - 92, two.y, 46, two.height),
        ),
    ):
        pile(pen, name, symbol, count, line)
    discards(pen, Place(one.x + 46, one.y, one.width - 46, one.height))
    yields_seen(pen, Place(two.x + 46, two.y, two.width - 46 - 2 * tail, two.height))
    count = sum(pen.table["removed"].values())
    x, y = two.right - tail + 2, two.y + two.height / 2
    pen.canvas.open("", f"{pen.say('drawing-removed')}: {count}")
    slot(pen.canvas, x + 8, y, 17)
    pen.canvas.text(x + 20, y + 4, str(count), 11, anchor="start", bold=True)
    pen.canvas.close()


def beside(cell: Place) -> Place:
    """What is left of a cell beside its pile."""
    used = 68 if cell.height > 40 else 62
    return Place(cell.x + used, cell.y, cell.width - used, cell.height)


def pile(pen: Pen, name: str, symbol: str, count: int, cell: Place) -> None:
    """A pile, face down, and how many are in it."""
    canvas = pen.canvas
    middle = cell.y + cell.height / 2
    high = min(cell.height - 4, 40.0)
    hexagonal = symbol == "tile-back"
    wide = high if hexagonal else high / CARD
    canvas.open(name, f"{pen.say(f'drawing-{name}')}: {count}")
    for lower in range(min(3, count) - 1, -1, -1):
        x, y = cell.x + 2 + 1.5 * lower, middle - 1.5 * lower
        if hexagonal:
            hexagon(pen.canvas, symbol, x + wide / 2, y, wide, fill="faint")
        else:
            canvas.use(symbol, x, y - high / 2, wide, high)
    if not count:
        canvas.rect(
            cell.x + 2,
            middle - high / 2,
            wide,
            high,
            fill="none",
            stroke="faint",
            round=4,
            more=' stroke-dasharray="4 3"',
        )
    text = pen.small + 1
    canvas.text(
        cell.x + wide + 8, middle + text * 0.36, str(count), text, anchor="start", bold=True
    )
    canvas.close()


def discards(pen: Pen, box: Place) -> None:
    """The open discards by colour. §12.1"""
    counts = pen.table["discards"]
    for colour, cell in zip(COLOURS, box.columns(len(COLOURS), 0), strict=True):
        title = f"{pen.say('drawing-discards')}, {pen.say(f'colour-{colour}')}"
        small_count(pen, f"region-{colour}", counts.get(colour, 0), cell, title)


def yields_seen(pen: Pen, box: Place) -> None:
    """The yield cards that lie face up."""
    seen = pen.table["yields_seen"]
    by_gain = {gain: [name for name in seen if name.startswith(gain)] for gain in GAINS}
    for gain, cell in zip(GAINS, box.columns(len(GAINS), 0), strict=True):
        count = sum(seen[name] for name in by_gain[gain])
        title = f"{pen.say('drawing-yields-seen')}, {pen.say(f'gain-{gain}')}"
        small_count(pen, GAINS[gain], count, cell, title)


def removed(pen: Pen, box: Place) -> None:
    """Tiles that have left the display, by colour: the neutral ones come back. §5.3"""
    counts = dict.fromkeys(COLOURS, 0)
    for tile, count in pen.table["removed"].items():
        counts[colour_of(tile)] += count
    for colour, cell in zip(COLOURS, box.columns(len(COLOURS), 0), strict=True):
        title = f"{pen.say('drawing-removed')}, {pen.say(f'colour-{colour}')}"
        small_count(pen, f"field-{colour}", counts[colour], cell, title)


def small_count(pen: Pen, symbol: str, count: int, cell: Place, title: str) -> None:
    """A small picture above or beside its number; faint if there is none."""
    canvas = pen.canvas
    text = pen.small
    canvas.open("", f"{title}: {count}")
    if cell.height > text + 18:
        size = min(cell.height - text - 5, 28.0, cell.width - 4)
        x = cell.x + cell.width / 2
        top = cell.y + (cell.height - size - text - 4) / 2
        canvas.use(symbol, x - size / 2, top, size, size)
        y, anchor = top + size + text + 1, "middle"
    else:
        size = min(cell.height - 2, cell.width * 0.5)
        canvas.use(symbol, cell.x, cell.y + (cell.height - size) / 2, size, size)
        x, y, anchor = cell.x + size + 2.5, cell.y + cell.height / 2 + text * 0.36, "start"
    canvas.text(
        x, y, str(count), text, anchor=anchor, bold=count > 0, fill="ink" if count else "faint"
    )
    canvas.close()
