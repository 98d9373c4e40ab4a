"""The near player's things, large: name and seals, building site, storehouse."""

from __future__ import annotations

from palio.games.firenze.components import COLOURS, MOST_BUILT
from palio.games.firenze.drawing.pen import FLAT, LAID, Pen
from palio.games.firenze.drawing.people import all_towers, band, honours, titles, tower_title
from palio.games.firenze.picture import TowerInYard


def draw_head(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """Emblem, name, points, and the seals that are left, each of them."""
    canvas, seat = pen.canvas, pen.near
    if pen.small:
        band(pen, seat, x, y, width, height)
        return
    player = pen.player(seat)
    middle = y + height / 2
    canvas.open(f"seat:{seat}", titles(pen, seat))
    pen.ribbon(seat, x, y, width, height)
    pen.nameplate(seat, x + 1.2 * height, middle, 20, 180)
    at = x + 1.2 * height + 190
    score, total = pen.standing(seat)
    canvas.text(at, middle + 9, score, 26, anchor="start", fill="on_seat", bold=True)
    at += 15 * len(score) + 8
    canvas.text(at, middle + 7, total, 16, anchor="start", fill="on_seat")
    at += 9 * len(total) + 14
    canvas.close()
    canvas.open(f"seals:{seat}", f"{pen.say('draw-seals')}: {player['seals']}")
    token = height - 8
    if player["seals"]:
        wide = player["seals"] * (token + 2) + 8
        canvas.rect(at, y + 3, wide, height - 6, fill="panel", round=height / 2)
    for index in range(player["seals"]):
        canvas.open("", piece=f"seal:{seat}@seals:{index}")
        pen.seal(seat, at + 5 + (index + 0.5) * (token + 2), middle, token)
        canvas.close()
    at += player["seals"] * (token + 2) + 12
    canvas.close()
    honours(pen, seat, at + 2 * height, y, height)


def draw_store(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """The storehouse: six bays with their bricks, and how many may be kept. §8.1"""
    canvas, seat = pen.canvas, pen.near
    player = pen.player(seat)
    store = player["store"]
    has_warehouse = "warehouse" in player["buildings"]
    kept = pen.box.warehouse_limit if has_warehouse else pen.box.brick_limit
    label = 15.0 if pen.small else 18.0
    words = f"{pen.say('draw-store')}: {sum(store.values())} / {kept}"
    pen.label(words, x + 2, y + label - 6, width - 4)
    across = 3 if pen.small else len(COLOURS)
    each = width / across
    tall = (height - label) / (len(COLOURS) // across)
    for index, colour in enumerate(COLOURS):
        count = store.get(colour, 0)
        left = x + index % across * each
        top = y + label + index // across * tall
        canvas.open(f"store:{seat}:{colour}")
        lit = canvas.open(
            f"store:{colour}" if pen.seat is not None else "", f"{pen.colours[colour]}: {count}"
        )
        canvas.rect(left + 1, top, each - 2, tall - 1, fill="panel", stroke="edge", round=5)
        if not count:
            empty_bay(pen, colour, left, top, each, tall)
        elif pen.small:
            pen.pile(colour, count, left + 1, top, each - 2, tall - 1, f"store:{seat}")
        else:
            bay(pen, colour, count, left, top, each, tall)
        if lit:
            canvas.halo(left + 1, top, each - 2, tall - 1)
        canvas.close()
        canvas.close()


def empty_bay(pen: Pen, colour: str, x: float, y: float, width: float, height: float) -> None:
    """The mark of a colour where no brick lies."""
    mark = 0.4 * min(width, height)
    pen.canvas.use(
        f"mark-{colour}", x + (width - mark) / 2, y + (height - mark) / 2, mark, mark, fill="shade"
    )


def bay(pen: Pen, colour: str, count: int, x: float, y: float, width: float, height: float) -> None:
    """Bricks of a colour one upon the other, with their number below."""
    brick = min(width - 14, 60.0)
    ground = y + height - 24
    pen.stack(
        colour, count, x + (width - brick) / 2, ground, brick, height - 30, f"store:{pen.near}"
    )
    pen.canvas.text(x + width / 2, y + height - 6, str(count), 17, bold=True)


# The building site.


def draw_site(
    pen: Pen, x: float, y: float, width: float, height: float, side: float, low: float = 0.0
) -> None:
    """Towers on the left; on the right, ``side`` wide, new ones, or the cost of building.

    Below the towers, ``low`` of the height is left free for something else.
    """
    canvas = pen.canvas
    canvas.rect(x, y, width, height, fill="parchment", stroke="edge", round=8)
    earth = 6.0 if pen.small else 12.0
    ground = y + height - low - earth
    left = x + width - side
    canvas.rect(x + 4, ground, left - x - 8, earth - 1, fill="stone", round=2)
    rises = [target for target in canvas.targets if target.startswith("rise:")]
    draw_towers(pen, x + 6, y + 2, left - x - 12, ground - y - 2, rises)
    if any(target.startswith("site:") for target in canvas.targets):
        draw_scaffold(pen, left, y + 5, side - 3, height - 8, "site")
    elif rises and pen.small:
        draw_scaffold(pen, left, y + 5, side - 3, height - 8, "rise")
    else:
        draw_costs(pen, left + 2, y + 4, side - 8, height - 8)


def asked_tower(rises: list[str]) -> tuple[str, int]:
    """The tower in question, which would grow to one of these heights; none is ``("", 0)``."""
    if not rises:
        return "", 0
    colour = rises[0].split(":")[1]
    return colour, min(int(target.split(":")[2]) for target in rises) - 1


def draw_towers(
    pen: Pen, x: float, y: float, width: float, height: float, rises: list[str]
) -> None:
    """The towers; where one may be raised, its next floors stand above it as open bricks."""
    towers = all_towers(pen, pen.near)
    if not towers:
        pen.label(pen.say("draw-site"), x + 6, y + 14, width - 12)
        crane = min(height - 4, 0.5 * width)
        pen.canvas.parts.append('<g opacity=".16">')
        pen.canvas.use(
            "firenze-workshop", x + (width - crane) / 2, y + height - crane, crane, crane
        )
        pen.canvas.close()
        return
    asked = asked_tower(rises)
    more = 0 if pen.small else len(rises)
    label = 13.0 if pen.small else 18.0
    each = min(width / len(towers), 64.0)
    room = height - label - 6
    # Open bricks want to be hit by a finger: they take their room first.
    open_room = min(27.0 * more, 0.62 * room)
    brick = min(each - 6, 54.0)
    for tower, _, _ in towers:
        is_asked = (tower["colour"], tower["height"]) == asked
        free = room - (open_room if is_asked else 0)
        brick = min(brick, free / (FLAT + LAID * (tower["height"] - 1)))
    brick = max(brick, min(each - 6, 16.0))
    for index, (tower, is_raised, where) in enumerate(towers):
        is_asked = not is_raised and (tower["colour"], tower["height"]) == asked
        left = x + index * each
        free = room - (open_room if is_asked else 0)
        top = draw_tower(pen, where, tower, is_raised, left, y + height, each, brick, free)
        if is_asked:
            asked = ("", 0)
            point_at(pen, left + each / 2, y + height)
            for step in range(more):
                floor = tower["height"] + step + 1
                tall = open_room / more
                open_brick(
                    pen,
                    "rise",
                    tower["colour"],
                    floor,
                    left + 1,
                    top - label - (step + 1) * tall,
                    each - 2,
                    tall,
                )


def point_at(pen: Pen, x: float, ground: float) -> None:
    """The mark under the tower that is asked about."""
    pen.canvas.path(f"M{x - 9:.1f} {ground + 7:.1f}h18l-9 -9Z", fill="light", stroke="panel")


def draw_tower(
    pen: Pen,
    where: str,
    tower: TowerInYard,
    is_raised: bool,
    x: float,
    ground: float,
    width: float,
    brick: float,
    room: float,
) -> float:
    """A tower with its height above it, and a sign if it was built on; returns its top."""
    canvas = pen.canvas
    colour, floors = tower["colour"], tower["height"]
    canvas.open(f"tower:{pen.near}:{colour}:{floors}")
    target = f"tower:{colour}:{floors}" if pen.seat is not None else ""
    lit = canvas.open(target, tower_title(pen, tower))
    label = 13.0 if pen.small else 18.0
    top = pen.stack(colour, floors, x + (width - brick) / 2, ground, brick, room, where)
    middle = x + width / 2
    if is_raised:
        canvas.path(
            f"M{middle + 0.3 * label:.1f} {top - 4:.1f}h{0.7 * label:.1f}"
            f"l{-0.35 * label:.1f} {-0.6 * label:.1f}Z",
            fill="verdigris",
        )
        middle -= 0.3 * label
    canvas.text(middle, top - 3, str(floors), label, bold=True)
    if lit:
        canvas.halo(x + 1, top - label - 3, width - 2, ground - top + label + 3)
    canvas.close()
    canvas.close()
    return top


def open_brick(
    pen: Pen, verb: str, colour: str, floors: int, x: float, y: float, width: float, height: float
) -> None:
    """A brick that may be built: the height that its tower would have is written on it."""
    canvas = pen.canvas
    if not canvas.open(f"{verb}:{colour}:{floors}"):
        canvas.close()
        return
    canvas.rect(
        x + 1, y + 1, width - 2, height - 2, fill=pen.paint(colour), round=3, more=' opacity=".6"'
    )
    canvas.halo(x + 0.5, y, width - 1, height, round=3)
    size = min(16.0, 0.62 * height)
    canvas.text(x + width / 2, y + height / 2 + 0.38 * size, str(floors), size, bold=True)
    canvas.close()


def draw_scaffold(pen: Pen, x: float, y: float, width: float, height: float, verb: str) -> None:
    """A column of open bricks for each colour; on a phone also for the tower that may grow."""
    canvas = pen.canvas
    each = width / len(COLOURS)
    tall = min((height - 4) / MOST_BUILT, 40.0)
    for column, colour in enumerate(COLOURS):
        heights = sorted(
            int(target.split(":")[2])
            for target in canvas.targets
            if target.startswith(f"{verb}:{colour}:")
        )
        left = x + column * each
        for row, floors in enumerate(heights):
            open_brick(pen, verb, colour, floors, left, y + height - (row + 1) * tall, each, tall)
        if heights:
            mark = 0.36 * each
            top = y + height - len(heights) * tall - mark - 8
            if top > y - 2:
                canvas.use(
                    f"mark-{colour}", left + (each - mark) / 2, top, mark, mark, fill="faint"
                )


def draw_costs(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """How many bricks it costs to build 1 to 6 of them in a turn: a flight of stairs. §5.5"""
    canvas = pen.canvas
    size = 10.5 if pen.small else 14.0
    canvas.open("", pen.say("draw-cost"))
    pen.label(pen.say("draw-cost"), x, y + 10, width)
    each = width / MOST_BUILT
    ground = y + height - 2
    line = ground - size - 6
    step = min((line - y - 18) / MOST_BUILT, 0.56 * each)
    stairs = ""
    for column, cost in enumerate(pen.box.costs[0][1:]):
        left = x + column * each
        for level in range(column + 1):
            stairs += (
                f"M{left + 3:.1f} {line - level * step:.1f}v{-step:.1f}h{each - 6:.1f}v{step:.1f}Z"
            )
        canvas.text(left + each / 2, ground - 2, str(cost), size, bold=True)
    canvas.path(stairs, fill="shade", stroke="edge", line=0.8)
    canvas.close()
