"""The list of buildings: what each costs, does and is worth; those that stand are ticked off. §8"""

from __future__ import annotations

from palio.games.florenza.components import Building
from palio.games.florenza.drawing.scene import INK, Scene


def draw_prices(scene: Scene, x: float, y: float, width: float, height: float) -> None:
    """Five rows of five."""
    columns = 5
    rows = -(-len(scene.box.buildings) // columns)
    wide, tall = width / columns, height / rows
    for index, building in enumerate(scene.box.buildings):
        left = x + index % columns * wide
        top = y + index // columns * tall
        _building(scene, building, left + 1, top + 1, wide - 2, tall - 2)


def _building(
    scene: Scene, building: Building, x: float, y: float, width: float, height: float
) -> None:
    """One building of the list, which may be chosen while one builds."""
    canvas = scene.canvas
    stands = building.number in scene.sheet["district"]
    effect = scene.effect_words(building.number)
    title = f"{building.number} {building.name}"
    lit = canvas.open(f"building:{building.number}", f"{title}: {effect}" if effect else title)
    canvas.rect(x, y, width, height, fill="shade" if stands else "panel", stroke="edge", round=5)
    if canvas.layout.is_phone:
        _small(scene, building, x, y, width, height)
    else:
        _large(scene, building, x, y, width, height)
    if stands:
        size = height * 0.52
        scene.icon("pen-tick", x + 6 + size / 2, y + height * 0.7, size, fill=INK)
    if lit:
        scene.ring(x, y, width, height)
    canvas.close()


def _small(
    scene: Scene, building: Building, x: float, y: float, width: float, height: float
) -> None:
    """For a phone: number, effect and points above, the cost below."""
    canvas = scene.canvas
    line = y + height * 0.28
    canvas.text(x + 3, line + 4, str(building.number), 11, anchor="start", bold=True)
    scene.effect(building.number, x + 19, line, 13)
    scene.points(x + width - 9, line + 1, 17, building.points)
    if building.number not in scene.sheet["district"]:
        low = y + height * 0.75
        size = min(height * 0.42, (width - 6) / float(building.size + building.money) / 1.08)
        scene.cost(building.cost, building.money, x + 3, low, min(11.5, size))


def _large(
    scene: Scene, building: Building, x: float, y: float, width: float, height: float
) -> None:
    """With its name."""
    canvas = scene.canvas
    line = y + height * 0.34
    canvas.text(x + 6, line + 5, str(building.number), 14, anchor="start", bold=True, fill="faint")
    scene.title(x + 26, line + 5, building.name, 14, width - 58, anchor="start")
    scene.points(x + width - 14, line - 1, 23, building.points)
    low = y + height * 0.74
    if building.number not in scene.sheet["district"]:
        scene.cost(building.cost, building.money, x + 6, low, 16)
    wide = 17 if building.number < 13 else 50 if building.number in (17, 18, 16) else 36
    scene.effect(building.number, x + width - wide - 5, low, 17)
