"""Answers that have no place on the board: actions, prices, and what to replace."""

from __future__ import annotations

from typing import Final

from palio.draw import Place
from palio.games.tuscany.drawing.guide import guide, hills, hint
from palio.games.tuscany.drawing.pen import CARD, Pen

ACTIONS: Final = {
    "button:draw": "region-back",
    "button:take": "sign-take",
    "button:place": "sign-place",
    "button:up": "sign-up",
    "button:down": "sign-down",
    "button:pass": "sign-pass",
    "button:end": "sign-end",
}
GAP: Final = 5.0
MARGIN: Final = 6.0
SCALES: Final = (2.0, 1.7, 1.4, 1.2)


class Chip:
    """The size of a small button that shows a price in pictures."""

    def __init__(self, pen: Pen, scale: float = 1.0) -> None:
        phone = pen.canvas.layout.is_phone
        self.width = (56.0 if phone else 80.0) * scale
        self.height = (28.0 if phone else 30.0) * scale
        self.text = min(22.0, (pen.small + 1) * scale)

    def across(self, box: Place) -> int:
        """How many fit beside each other."""
        return int((box.width + GAP) // (self.width + GAP))

    def capacity(self, box: Place) -> int:
        """How many fit at all."""
        return self.across(box) * int((box.height + GAP) // (self.height + GAP))


def chips(pen: Pen) -> list[str]:
    """The targets that are shown as chips."""
    return [target for target in pen.canvas.targets if target.startswith(("pay:", "refresh:"))]


def needs_room(pen: Pen, box: Place) -> bool:
    """Are there more prices than fit here?"""
    return len(chips(pen)) > Chip(pen).capacity(box.inset(MARGIN))


def answers(pen: Pen, box: Place, large: Place, *, guided: bool = True) -> None:
    """Every answer that is not drawn yet; if there is none, a hint, and a guide to the tiles.

    ``large`` is a place that nobody needs to see while he thinks about many prices.
    """
    canvas = pen.canvas
    pen.panel(box, fill="shade")
    inner = box.inset(MARGIN)
    prices = chips(pen)
    if needs_room(pen, box):
        near = Chip(pen).capacity(inner)
        draw_chips(pen, prices[near:], large)
        prices = prices[:near]
    draw_chips(pen, prices, box)
    buttons = [target for target in canvas.missing() if target in ACTIONS]
    if buttons:
        actions(pen, buttons, inner)
    elif not prices and not canvas.missing():
        rest(pen, inner, guided=guided)
    canvas.buttons(inner.x, inner.y, inner.width)


def rest(pen: Pen, box: Place, *, guided: bool) -> None:
    """What stands there when all answers lie on the board, or none is asked for."""
    line = 17.0 if pen.canvas.layout.is_phone else 26.0
    if not guided:
        hills(pen, box)
        hint(pen, Place(box.x, box.y, box.width, line))
        return
    if hint(pen, Place(box.x, box.y, box.width, line)):
        box = Place(box.x, box.y + line, box.width, box.height - line)
    guide(pen, box, columns=4 if box.width > 600 else 2)


def actions(pen: Pen, targets: list[str], box: Place) -> None:
    """Large buttons with a picture and a word; beside them what else may be pointed at."""
    canvas = pen.canvas
    count = len(targets)
    wide = min(box.width, count * (190.0 if canvas.layout.is_phone else 230.0))
    high = min(box.height, 120.0)
    place = Place(box.x, box.y + (box.height - high) / 2, wide, high)
    cells = place.columns(count, 8)
    longest = max(len(pen.say(word_of(target))) for target in targets)
    most = 14.0 if canvas.layout.is_phone else 16.0
    text = max(pen.small, min(most, (cells[0].width - 14) / (0.53 * longest)))
    for target, cell in zip(targets, cells, strict=True):
        action(pen, target, cell, text)
    if box.width - wide > 100:
        hint(pen, Place(box.x + wide + 8, box.y, box.width - wide - 8, box.height))


def word_of(target: str) -> str:
    """The key of the word on a button."""
    return f"drawing-{target.removeprefix('button:')}"


def action(pen: Pen, target: str, cell: Place, text: float) -> None:
    """One large button, with text of that size."""
    canvas = pen.canvas
    canvas.open(target)
    canvas.rect(*cell, fill="panel", stroke="edge", round=10)
    size = min(cell.height - text - 22, 64.0)
    wide = size / CARD if target == "button:draw" else size
    x = cell.x + cell.width / 2
    y = cell.y + (cell.height - size - text - 6) / 2
    canvas.use(ACTIONS[target], x - wide / 2, y, wide, size)
    canvas.text(x, y + size + text + 4, pen.say(word_of(target)), text, bold=True)
    if "button:end" in canvas.targets and target != "button:end":  # §2.2: it costs a marble
        marble = min(22.0, cell.width * 0.2)
        canvas.use("marble", cell.x + 7, cell.y + 9, marble, marble)
    canvas.halo(cell.x + 2, cell.y + 3, cell.width - 4, cell.height - 5, round=9)
    canvas.close()


def draw_chips(pen: Pen, targets: list[str], panel: Place) -> None:
    """Prices and colours to replace, in rows, the plainest first, as large as there is room."""
    if not targets:
        return
    pen.panel(panel, fill="shade")
    box = panel.inset(MARGIN)
    chip = Chip(pen)
    for scale in SCALES:
        larger = Chip(pen, scale)
        if larger.capacity(box) >= len(targets):
            chip = larger
            break
    across = chip.across(box)
    for index, target in enumerate(targets):
        x = box.x + index % across * (chip.width + GAP)
        y = box.y + index // across * (chip.height + GAP)
        draw_chip(pen, target, chip, Place(x, y, chip.width, chip.height))


def draw_chip(pen: Pen, target: str, chip: Chip, box: Place) -> None:
    """A price as pictures of cards and workers, each with its number."""
    canvas = pen.canvas
    canvas.open(target)
    canvas.rect(*box, fill="panel", stroke="light", line=2, round=8, more=' stroke-dasharray="7 3"')
    items = items_of(target)
    size = box.height - 8
    for (count, name), cell in zip(items, box.inset(3).columns(len(items), 0), strict=True):
        wide = size / CARD if name.startswith("region") else size * 0.9
        room = chip.text * 0.6 if count else 0.0
        x = cell.x + (cell.width - wide - room) / 2
        middle = cell.y + cell.height / 2
        if count:
            y = middle + chip.text * 0.36
            canvas.text(x, y, str(count), chip.text, anchor="start", bold=True)
        canvas.use(name, x + room + 1, middle - size / 2, wide, size)
    canvas.close()


def items_of(target: str) -> list[tuple[int, str]]:
    """The pictures that a price is made of; 0 stands for a picture without a number.

    >>> items_of("pay:red+2-light-green"), items_of("pay:2-workers")
    ([(1, 'region-red'), (2, 'region-light-green')], [(2, 'worker')])
    >>> items_of("refresh:red")
    [(0, 'sign-refresh'), (0, 'field-red')]
    """
    kind, _, rest = target.partition(":")
    if kind == "refresh":
        return [(0, "sign-refresh"), (0, f"field-{rest}")]
    items: list[tuple[int, str]] = []
    for item in rest.split("+"):
        first, _, name = item.partition("-")
        count, what = (int(first), name) if first.isdigit() else (1, item)
        items.append((count, "worker" if what in ("worker", "workers") else f"region-{what}"))
    return items
