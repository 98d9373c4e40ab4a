"""Everybody's things: the other players compactly, one's own large, and the hand."""

from __future__ import annotations

from typing import Final

from palio.core.seats import Seat
from palio.draw import Place
from palio.draw.hexagons import TALL, halo, hexagon, slot
from palio.games.tuscany.components import COLOURS
from palio.games.tuscany.drawing.pen import CARD, Pen
from palio.games.tuscany.drawing.region import far_region, hexagon_width, rows_of
from palio.games.tuscany.picture import PlayerView

SIDE: Final = 62.0
"""The width of the numbers where they stand beside a small region."""


def numbers(pen: Pen, seat: Seat) -> list[tuple[str, int, str]]:
    """The sign, the number and the name of everything that is counted."""
    player = pen.player(seat)
    return [
        ("points-red", player["red"], pen.say("picture-red")),
        ("points-green", player["green"], pen.say("picture-green")),
        ("region-back", player["cards"], pen.say("picture-cards")),
        ("marble", player["marble"], pen.say("picture-marble")),
        ("worker", player["workers"], pen.say("picture-workers")),
        ("tile-back", player["stack"], pen.say("picture-stack")),
    ]


def band(pen: Pen, seat: Seat, box: Place) -> None:
    """Emblem and name in the colour of the seat; a crown for the first player."""
    canvas = pen.canvas
    canvas.open(f"seat:{seat}", pen.name(seat))
    pen.ribbon(seat, *box, round=6)
    high = box.height
    first = pen.table["first"] == seat
    room = box.width - high * (2.1 if first else 1.2)
    pen.nameplate(seat, box.x + high * 1.05, box.y + high / 2, max(pen.small, high * 0.56), room)
    if first:
        size = high * 0.76
        canvas.use("first-player", box.right - size - 5, box.y + high * 0.12, size, size)
    canvas.close()


# The others.


def others(pen: Pen, boxes: list[Place]) -> None:
    """One panel for each."""
    for seat, box in zip(pen.others(), boxes, strict=True):
        other(pen, seat, box)


def other(pen: Pen, seat: Seat, box: Place) -> None:
    """A compact player: name, region, numbers, storage and bonus tiles."""
    phone = pen.canvas.layout.is_phone
    pen.panel(box, fill="panel")
    head = 19 if phone else 27
    band(pen, seat, Place(box.x, box.y, box.width, head))
    inner = Place(box.x + 4, box.y + head + 4, box.width - 8, box.height - head - 7)
    foot = 17 if phone else 32
    line = 16 if phone else 25
    lines = 1 if inner.width > (250 if phone else 310) else 2
    below = Place(inner.x, inner.y, inner.width, inner.height - foot - lines * line - 4)
    aside = Place(inner.x, inner.y, inner.width - SIDE, inner.height - foot - 4)
    rows = rows_of(pen.player(seat))
    if hexagon_width(below, rows) >= hexagon_width(aside, rows):
        far_region(pen, seat, below.inset(2))
        place = Place(inner.x, below.bottom + 2, inner.width, lines * line)
        cells = [cell for row in place.rows(lines, 0) for cell in row.columns(6 // lines, 0)]
    else:
        far_region(pen, seat, aside.inset(2))
        side = Place(aside.right + 4, inner.y, SIDE - 4, inner.height - foot - 4)
        cells = side.rows(6, 0)
    for (symbol, count, title), cell in zip(numbers(pen, seat), cells, strict=True):
        size = min(line - 3.0, cell.height - 2, 24.0)
        if symbol == "tile-back":
            own_stack(pen, seat, cell, size, count, title)
        else:
            pen.stat(seat, symbol, cell.x + 2, cell.y + cell.height / 2, size, count, title=title)
    far_storage(pen, seat, Place(inner.x, inner.bottom - foot, inner.width, foot))


def own_stack(pen: Pen, seat: Seat, cell: Place, size: float, count: int, title: str) -> None:
    """The tiles that a player still has to put out, as a number."""
    canvas = pen.canvas
    y = cell.y + cell.height / 2
    canvas.open(f"stack:{seat}", f"{title}: {count}")
    hexagon(pen.canvas, "tile-back", cell.x + 2 + size / 2, y, size, fill=canvas.theme.seat(seat))
    text = max(pen.small, size * 0.72)
    canvas.text(cell.x + size + 5, y + text * 0.36, str(count), text, anchor="start", bold=True)
    canvas.close()


def far_storage(pen: Pen, seat: Seat, box: Place) -> None:
    """Another player's storage spaces, then the bonus tiles."""
    canvas = pen.canvas
    player = pen.player(seat)
    bonuses = owned(player)
    count = max(player["spaces"], len(player["storage"]))
    size = min(box.height - 2, (box.width - 8) / (count * 1.04 + len(bonuses) * 0.9 + 0.3))
    wide = min(size / TALL, size * 1.1)
    middle = box.y + box.height / 2
    x = box.x + wide / 2 + 1
    canvas.open("", f"{pen.name(seat)}: {pen.say('picture-storage')}")
    for index in range(count):
        if index < len(player["storage"]):
            tile = player["storage"][index]
            canvas.open(
                f"storage:{seat}:{tile}",
                pen.tile_title(tile),
                piece=f"tile:{tile}@storage:{seat}:{player['storage'][:index].count(tile)}",
                source=f"display:{tile}",
            )
            hexagon(pen.canvas, f"tile-{tile}", x, middle, wide)
            canvas.close()
        else:
            slot(pen.canvas, x, middle, wide)
        x += wide
    canvas.close()
    x = box.right - 1
    for index, bonus in reversed(list(enumerate(bonuses))):
        x -= size * 0.92
        canvas.open("", pen.say(f"bonus-{bonus}"), piece=f"bonus:{bonus}@seat:{seat}:{index}")
        canvas.use(f"bonus-{bonus}", x, middle - size * 0.44, size * 0.88, size * 0.88)
        canvas.close()


def owned(player: PlayerView) -> list[str]:
    """A player's bonus tiles, one by one."""
    return [bonus for bonus, count in player["bonuses"].items() for _ in range(count)]


# One's own.


def goods(pen: Pen, box: Place) -> None:
    """One's own things in a column: points, storage, marble and workers, bonus tiles, stacks."""
    pen.panel(box, fill="panel")
    band(pen, pen.near, Place(box.x, box.y, box.width, 36))
    inner = Place(box.x + 10, box.y + 44, box.width - 20, box.height - 52)
    part = inner.height / 100
    points, store, things, tiles, stack = (
        Place(inner.x, inner.y + top * part, inner.width, high * part)
        for top, high in ((0, 13), (15, 34), (51, 12), (65, 18), (85, 15))
    )
    counts = numbers(pen, pen.near)
    for (symbol, count, title), cell in zip(counts[:2], points.columns(2, 8), strict=True):
        pen.canvas.rect(*cell, fill="parchment", stroke="edge", round=8)
        size = cell.height * 0.66
        pen.stat(
            pen.near,
            symbol,
            cell.x + 10,
            cell.y + cell.height / 2,
            size,
            count,
            title=title,
            text=min(32.0, size),
        )
    storage(pen, store)
    size = min(things.height * 0.86, things.width / 3 - 34)
    for (symbol, count, title), cell in zip(counts[2:5], things.columns(3, 0), strict=True):
        pen.stat(
            pen.near, symbol, cell.x, cell.y + cell.height / 2, size, count, title=title, text=22
        )
    near_bonuses(pen, tiles)
    stacks(pen, stack)


def strip(pen: Pen, box: Place) -> None:
    """One's own things on a phone: a line of numbers, then storage and bonus tiles."""
    pen.panel(box, fill="panel")
    line = Place(box.x, box.y, box.width, 24)
    name = 116
    band(pen, pen.near, Place(box.x, box.y, name, 24))
    cells = Place(box.x + name + 6, line.y, box.width - name - 8, 24).columns(6, 0)
    for (symbol, count, title), cell in zip(numbers(pen, pen.near), cells, strict=True):
        if symbol == "tile-back":
            own_stack(pen, pen.near, cell, 17, count, title)
        else:
            pen.stat(pen.near, symbol, cell.x, cell.y + 12, 17, count, title=title, text=13)
    low = Place(box.x + 4, box.y + 26, box.width - 8, box.height - 28)
    bonuses = owned(pen.player(pen.near))
    tiles = len(bonuses) * 32.0
    storage(pen, Place(low.x, low.y, low.width - tiles - 4, low.height), rows=1)
    for index, bonus in enumerate(bonuses):
        x = low.right - tiles + index * 32
        words = pen.say(f"bonus-{bonus}")
        pen.canvas.open("", words, piece=f"bonus:{bonus}@seat:{pen.near}:{index}")
        pen.canvas.use(f"bonus-{bonus}", x, low.y + (low.height - 30) / 2, 30, 30)
        pen.canvas.close()


def storage(pen: Pen, box: Place, *, rows: int = 0) -> None:
    """One's own storage spaces; tiles that look alike are one target."""
    canvas = pen.canvas
    player = pen.player(pen.near)
    stored = player["storage"]
    count = max(player["spaces"], len(stored))
    label = 0.0
    if not rows:
        label = pen.small + 6
        pen.label(box.x, box.y + pen.small, pen.say("drawing-storage"), width=box.width)
        low = Place(box.x, box.y, box.width, box.height - label)
        rows = 1 if storage_width(low, count, 1) >= storage_width(low, count, 2) else 2
    columns = -(-count // rows)
    high = (box.height - label) / rows
    width = storage_width(Place(box.x, box.y, box.width, box.height - label), count, rows)
    spots = [
        (
            box.x + width * (0.5 + 1.05 * (index % columns)) + 2,
            box.y + label + high * (index // columns + 0.5),
        )
        for index in range(count)
    ]
    for tile in dict.fromkeys(stored):
        places = [spot for spot, there in zip(spots, stored, strict=False) if there == tile]
        lit = canvas.open(f"storage:{tile}", pen.tile_title(tile))
        for index, (x, y) in enumerate(places):
            piece = f"tile:{tile}@storage:{pen.near}:{index}"
            canvas.open("", piece=piece, source=f"display:{tile}")
            hexagon(pen.canvas, f"tile-{tile}", x, y, width)
            canvas.close()
        if lit:
            for x, y in places:
                halo(pen.canvas, x, y, width)
        canvas.close()
    for x, y in spots[len(stored) :]:
        slot(pen.canvas, x, y, width)


def storage_width(box: Place, count: int, rows: int) -> float:
    """How wide the hexagons on so many storage spaces are."""
    columns = -(-count // rows)
    return min(box.width / columns * 0.95, box.height / rows / TALL * 0.93, 104.0)


def near_bonuses(pen: Pen, box: Place) -> None:
    """One's own bonus tiles."""
    canvas = pen.canvas
    pen.label(box.x, box.y + pen.small, pen.say("picture-bonuses"), width=box.width)
    bonuses = owned(pen.player(pen.near))
    top = box.y + pen.small + 6
    size = min(box.bottom - top, box.width / max(4, len(bonuses)) - 6)
    for index in range(max(4, len(bonuses))):
        x = box.x + index * (size + 6)
        if index < len(bonuses):
            piece = f"bonus:{bonuses[index]}@seat:{pen.near}:{index}"
            canvas.open("", pen.say(f"bonus-{bonuses[index]}"), piece=piece)
            canvas.use(f"bonus-{bonuses[index]}", x, top, size, size)
            canvas.close()
        else:
            canvas.rect(
                x,
                top,
                size,
                size,
                fill="none",
                stroke="edge",
                round=8,
                more=' stroke-dasharray="4 3"',
            )


def stacks(pen: Pen, box: Place) -> None:
    """One's own three stacks; when one is used up, a phase ends. §10.1"""
    canvas = pen.canvas
    left = pen.player(pen.near)["stack"]
    sizes = pen.box.stacks
    title = f"{pen.say('picture-stack')}: {left}"
    colour = canvas.theme.seat(pen.near)
    canvas.open(f"stack:{pen.near}", title)
    cells = box.columns(3, 6)
    for index, cell in enumerate(cells):
        here = max(0, min(sizes[index], left - sum(sizes[index + 1 :])))
        wide = min(cell.height / TALL * 0.8, cell.width * 0.6)
        x, y = cell.x + wide / 2 + 1, cell.y + cell.height / 2 + 3
        if here:
            for lower in range(min(here, 4)):
                hexagon(pen.canvas, "tile-back", x, y - 2.5 * lower, wide, fill=colour)
        else:
            slot(pen.canvas, x, y, wide)
        canvas.text(
            x + wide / 2 + 5,
            y + 5,
            str(here),
            17,
            anchor="start",
            bold=True,
            fill="ink" if here else "faint",
        )
    canvas.close()


# The hand.


def hand(pen: Pen, box: Place) -> None:
    """The own hand by colour; of a foreign one, for a spectator, only how many cards it has."""
    pen.panel(box, fill="shade")
    phone = pen.canvas.layout.is_phone
    inner = box.inset(4 if phone else 8)
    player = pen.player(pen.near)
    if player["hand"] is None:
        backs(pen, player["cards"], inner)
        return
    for colour, cell in zip(COLOURS, inner.columns(len(COLOURS), 3), strict=True):
        cards(pen, colour, player["hand"].get(colour, 0), cell)


def cards(pen: Pen, colour: str, count: int, cell: Place) -> None:
    """All cards of a colour, one over the other, and how many they are."""
    canvas = pen.canvas
    phone = canvas.layout.is_phone
    shown = min(count, 4)
    step = 3.0 if phone else 6.0
    room = 0 if phone else pen.small + 5
    high = min(cell.height - room - 3 * step * 0.6, (cell.width - 3 * step) * CARD)
    wide = high / CARD
    x = cell.x + (cell.width - wide - max(0, shown - 1) * step) / 2 - (2 if shown else 0)
    y = cell.y + (cell.height - room - high) / 2
    canvas.open(f"card:{colour}", f"{pen.say(f'colour-{colour}')}: {count}")
    if not count:
        canvas.rect(
            x, y, wide, high, fill="none", stroke="edge", round=5, more=' stroke-dasharray="4 3"'
        )
        sign = wide * 0.6
        pen.canvas.use(f"field-{colour}", x + wide * 0.2, y + high * 0.3, sign, sign)
    for index in range(shown):
        canvas.open("", piece=f"card:{colour}@hand:{pen.near}:{index}", source="deck")
        canvas.use(f"region-{colour}", x + index * step, y + (index - 1) * step * 0.5, wide, high)
        canvas.close()
    if count:
        radius = 9.0 if phone else 14.0
        text = 13.0 if phone else 19.0
        bx = x + (shown - 1) * step + wide - radius * 0.7
        by = y + high - radius * 0.7
        canvas.circle(bx, by, radius, fill="panel", stroke="ink", line=1.5)
        canvas.text(bx, by + text * 0.36, str(count), text, bold=True)
    if room:
        canvas.text(
            cell.x + cell.width / 2,
            cell.bottom - 2,
            pen.say(f"colour-{colour}"),
            pen.small,
            fill="ink" if count else "faint",
            width=cell.width,
        )
    canvas.close()


def backs(pen: Pen, count: int, box: Place) -> None:
    """A hand from behind."""
    canvas = pen.canvas
    high = min(box.height - 4, 110.0)
    wide = high / CARD
    shown = min(count, 12)
    step = min(wide + 4, (box.width - wide - 60) / max(1, shown))
    canvas.open("", f"{pen.say('picture-cards')}: {count}")
    for index in range(shown):
        piece = f"card:back@hand:{pen.near}:{index}"
        canvas.use(
            "region-back",
            box.x + 6 + index * step,
            box.y + 2,
            wide,
            high,
            piece=piece,
            source="deck",
        )
    canvas.text(
        box.right - 8,
        box.y + box.height / 2 + 8,
        f"× {count}",
        20,
        anchor="end",
        bold=True,
    )
    canvas.close()
