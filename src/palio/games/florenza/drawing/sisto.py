"""Pope Sisto, the opponent of the solo game: he has no sheet, only marks on two tracks. §13"""

from __future__ import annotations

from palio.games.florenza.components import TRACKS
from palio.games.florenza.drawing.scene import INK, Scene


def draw_sisto(scene: Scene, x: float, y: float, width: float, height: float) -> None:
    """The Pope, his tracks, and what it takes to beat him."""
    canvas = scene.canvas
    scene.panel(x, y, width, height)
    band = min(40.0, max(22.0, height * 0.15))
    canvas.rect(x, y, width, band, fill="plum", round=7)
    scene.title(
        x + 14,
        y + band * 0.68,
        scene.say("picture-dummy"),
        band * 0.55,
        width - band * 1.6,
        anchor="start",
        fill="on_seat",
    )
    if scene.table["active"] == "dummy":
        scene.die("white", x + width - band * 0.6, y + band / 2, band * 0.6, value=5)
    top = y + band + 6
    if height > 400:
        scene.icon("pope", x + width / 2, top + 144, 276)
        _tracks(scene, x + 8, top + 306, width - 16, 104)
        _levels(scene, x + 14, top + 456, width - 28, 74)
        _completion(scene, x + 14, top + 610, width - 28)
        return
    art = height - band - 14
    scene.icon("pope", x + 8 + art / 2, top + art / 2, art)
    left = x + art + 16
    room = x + width - left - 8
    _tracks(scene, left, top, room, art * 0.56)
    _levels(scene, left, top + art * 0.6, room, art * 0.4)


def _tracks(scene: Scene, x: float, y: float, width: float, height: float) -> None:
    """His crosses as captain and bishop. §13.5"""
    canvas = scene.canvas
    row = height / 2
    start = x + row + 2
    step = (x + width - start) / scene.box.track_length
    for index, name in enumerate(TRACKS[:2]):
        crosses = scene.table["dummy"].get(name, 0)
        middle = y + (index + 0.5) * row
        canvas.open("", f"{scene.say(f'track-{name}')}: {crosses}")
        scene.icon(f"office-{name}", x + row / 2, middle, row * 0.86)
        scene.cells(start, middle - row * 0.42, step, row * 0.84, scene.box.track_length)
        for field in range(crosses):
            scene.cross(start + (field + 0.5) * step, middle, min(step, row) * 0.8, salt=field)
        canvas.close()


def _levels(scene: Scene, x: float, y: float, width: float, height: float) -> None:
    """A scale of points: the levels, the chosen one circled, and how far the reader is. §13.8"""
    canvas = scene.canvas
    levels = sorted(scene.box.levels.values())
    most = max(levels[-1] + 9, scene.sheet["points"])
    bar = height * 0.34
    middle = y + bar / 2
    need = scene.box.levels.get(scene.table["level"])
    words = scene.say(f"level-{scene.table['level']}")
    if need is not None:
        words = scene.say("draw-level", level=words, points=need)
    canvas.open("", words)
    canvas.rect(x, y, width, bar, fill="panel", stroke="edge", round=bar / 2)
    own = width * scene.sheet["points"] / most
    if own > bar:
        colour = canvas.theme.seat(scene.near)
        canvas.rect(x, y, own, bar, fill=colour, round=bar / 2)
    size = min(bar * 1.5, 9.6 * width / most)
    for level in levels:
        at = x + width * level / most
        scene.points(at, middle, size, level)
        if level == need:
            scene.icon("pen-ring", at, middle, size * 1.25, fill=INK)
    letter = max(11.0, min(16.0, height * 0.28))
    canvas.text(x + width / 2, y + height - letter * 0.2, words, letter, width=width)
    canvas.close()


def _completion(scene: Scene, x: float, y: float, width: float) -> None:
    """What a complete Palazzo brings in each round. §13.7"""
    canvas = scene.canvas
    canvas.open("", scene.palazzo_words())
    scene.title(x + width / 2, y + 14, scene.say("house-palazzo"), 22, width)
    for index in range(4):
        art = f"work-{scene.box.works[index].id}"
        scene.icon(art, x + (index + 0.5) * width / 4, y + 62, 60)
    rounds = scene.box.palazzo_solo
    step = width / len(rounds)
    for index, points in enumerate(rounds):
        at = x + (index + 0.5) * step
        canvas.text(at, y + 122, str(index + 1), 16, serif=True, bold=True)
        scene.points(at, y + 154, 42, points)
        if index + 1 < scene.table["round"]:
            scene.cross(at, y + 117, 22, salt=index)
        elif index + 1 == scene.table["round"]:
            scene.icon("pen-ring", at, y + 117, 30, fill=INK)
    canvas.close()
