"""The Rione: a street of eight fields, houses on the left, boxes to mark on the right. §7, §8"""

from __future__ import annotations

from palio.draw.art.dice import DYES
from palio.draw.canvas import number
from palio.draw.lettering import in_two
from palio.games.florenza.components import (
    BOTTEGA,
    CASA,
    FIELDS,
    MAGGIORE,
    RESOURCES,
    SWAP,
    Building,
)
from palio.games.florenza.drawing.scene import Scene


def draw_facade(scene: Scene, building: int, x: float, y: float, size: float) -> None:
    """The kind of house that a building is; the crafts wear the colour of their die."""
    fill = ""
    if building < CASA:
        art = "rione-shop" if building < SWAP else "rione-works"
        fill = DYES[scene.box.dice[(building - 1) % len(scene.box.dice)].name]
    elif building < BOTTEGA:
        art = "rione-palagio"
    elif building <= MAGGIORE:
        art = "rione-guild"
    else:
        art = {22: "rione-well", 24: "rione-convent"}.get(building, "rione-civic")
    scene.canvas.use(art, x, y, size, size, fill=fill)


def draw_rione(scene: Scene, x: float, y: float, width: float, height: float) -> None:
    """All eight fields side by side."""
    step = width / FIELDS
    built = scene.sheet["district"]
    for field in range(1, FIELDS + 1):
        left = x + (field - 1) * step
        if field <= len(built):
            building = scene.box.buildings[built[field - 1] - 1]
            _house(scene, field, building, left + 1, y, step - 2, height)
        else:
            _field(scene, field, left + 1, y, step - 2, height)


def _head(scene: Scene, field: int, x: float, y: float, width: float, height: float) -> None:
    """The number of the field, and the points that it adds."""
    canvas = scene.canvas
    letter = max(10.0, height * 0.68)
    canvas.text(
        x + 5, y + height * 0.76, str(field), letter, anchor="start", serif=True, fill="faint"
    )
    bonus = scene.box.field_bonus[field - 1]
    if bonus:
        scene.points(x + width - height * 0.56, y + height * 0.52, height * 1.02, bonus)


def _field(scene: Scene, field: int, x: float, y: float, width: float, height: float) -> None:
    """A free field: two boxes for each resource."""
    canvas = scene.canvas
    head = 18.0 if canvas.layout.is_phone else 24.0
    following = field == len(scene.sheet["district"]) + 1
    canvas.rect(
        x,
        y,
        width,
        height,
        fill="hill",
        stroke="ink" if following else "edge",
        line=2 if following else 1,
        round=5,
        more=' fill-opacity="0.6"',
    )
    _head(scene, field, x, y, width, head)
    if following:  # only here can be built, §8.3
        half = 5.0 if canvas.layout.is_phone else 7.0
        left = number(x + width * 0.46 - half)
        canvas.path(
            f"M{left} {number(y + 3)}h{number(2 * half)}l-{number(half)} 9Z",
            fill="terracotta",
            stroke="ink",
        )
    name = f"field-{field}"
    marks = scene.sheet["fields"].get(name, {})
    row = (height - head - 2) / len(RESOURCES)
    title = f"{scene.say('house-rione')} {field}"
    for index, resource in enumerate(RESOURCES):
        draw_box(
            scene,
            name,
            index,
            scene.box.boxes,
            marks.get(resource, 0),
            x + 1,
            y + head + index * row,
            width - 2,
            row,
            title,
        )


def draw_box(
    scene: Scene,
    project: str,
    resource: int,
    boxes: int,
    marked: int,
    x: float,
    y: float,
    width: float,
    height: float,
    title: str,
) -> None:
    """The boxes for one resource on a field or a work; together they are one target. §7.3"""
    canvas = scene.canvas
    name = RESOURCES[resource]
    lit = canvas.open(
        f"box:{project}:{name}", f"{title}: {scene.resources[resource]} {marked}/{boxes}"
    )
    size = min(height - 3, (width - 2) / (1.14 * boxes - 0.14), 34.0)
    step = 1.14 * size
    start = x + (width - step * (boxes - 1)) / 2
    middle = y + height / 2
    canvas.symbols[f"res-{name}"] = None  # it is inside the box
    if boxes == 2:
        canvas.use(f"pair-{name}", start - size / 2, middle - size / 2, 2.14 * size, size)
    else:
        for index in range(boxes):
            scene.icon(f"box-{name}", start + index * step, middle, size)
    for index in range(marked):
        scene.cross(
            start + index * step,
            middle,
            size * 1.02,
            salt=resource + index,
            piece=f"mark:{scene.near}:{project}:{name}:{index}",
            source=f"die:{scene.box.dice[resource].name}",
        )
    if lit:
        scene.ring(x, y, width, height)
    canvas.close()


def _house(
    scene: Scene, field: int, building: Building, x: float, y: float, width: float, height: float
) -> None:
    """A building that stands: what it is called, what it does, and what it is worth."""
    canvas = scene.canvas
    phone = canvas.layout.is_phone
    head = 18.0 if phone else 24.0
    effect = scene.effect_words(building.number)
    title = (
        f"{building.number} {building.name}: {scene.say('picture-points', points=building.points)}"
    )
    canvas.open(
        "",
        f"{title}; {effect}" if effect else title,
        piece=f"house:{building.number}:{scene.near}",
        source=f"building:{building.number}",
    )
    canvas.rect(x, y, width, height, fill="sea", stroke="edge", round=5)
    _head(scene, field, x, y, width, head)
    ground = y + height * (0.56 if phone else 0.6)
    canvas.rect(x + 1, ground, width - 2, y + height - ground - 1, fill="panel", round=4)
    art = min(width * 0.98, ground - y - head)
    draw_facade(scene, building.number, x + (width - art) / 2, ground - art, art)
    canvas.path(f"M{number(x)} {number(ground)}h{number(width)}", stroke="faint", line=2)
    spent = building.number in scene.sheet["used_effects"]
    if phone:
        _phone_plate(scene, building, x, ground, width, y + height - ground, spent=spent)
    else:
        _plate(scene, building, x, ground, width, y + height - ground, spent=spent)
    canvas.close()


def _plate(
    scene: Scene,
    building: Building,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    spent: bool,
) -> None:
    canvas = scene.canvas
    lines = in_two(building.name, 12)
    for index, line in enumerate(lines):
        scene.title(x + width / 2, y + 17 + index * 14, line, 14, width - 6)
    low = y + height - 16
    canvas.text(x + 6, low + 6, str(building.number), 16, anchor="start", bold=True, fill="faint")
    scene.points(x + width - 16, low, 26, building.points)
    left = x + width / 2 - (10 if building.number < 13 else 22)
    scene.effect(building.number, left, y + height - 40, 20)
    if spent:
        scene.cross(x + width / 2, y + height - 40, 26, salt=building.number)


def _phone_plate(
    scene: Scene,
    building: Building,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    spent: bool,
) -> None:
    """Narrow: number and points above, the effect below."""
    canvas = scene.canvas
    canvas.text(x + 4, y + 15, str(building.number), 13, anchor="start", bold=True)
    scene.points(x + width - 11, y + 11, 20, building.points)
    for index, line in enumerate(in_two(building.name, 9)):
        scene.title(x + width / 2, y + 29 + index * 10, line, 10, width - 2)
    low = y + height - 11
    left = x + width / 2 - (9 if building.number < 13 else 19)
    if building.number < 22:
        scene.effect(building.number, left, low, 16)
    if spent:
        scene.cross(x + width / 2, low, 20, salt=building.number)
