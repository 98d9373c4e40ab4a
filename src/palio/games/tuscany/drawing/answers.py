"""Answers that have no place on the board: actions, prices, and what to replace."""

from __future__ import annotations

from typing import Final

from palio.games.tuscany.components import COLOURS
from palio.games.tuscany.drawing.pen import CARD, Box, Pen

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


class Chip:
    """The size of a small button that shows a price in pictures."""

    def __init__(self, pen: Pen) -> None:
        phone = pen.canvas.layout.is_phone
        self.width = 58.0 if phone else 82.0
        self.height = 28.0 if phone else 31.0

    def across(self, box: Box) -> int:
        """How many fit beside each other."""
        return int((box.width + GAP) // (self.width + GAP))

    def capacity(self, box: Box) -> int:
        """How many fit at all."""
        return self.across(box) * int((box.height + GAP) // (self.height + GAP))


def chips(pen: Pen) -> list[str]:
    """The targets that are shown as chips."""
    return [target for target in pen.canvas.targets if target.startswith(("pay:", "refresh:"))]


def answers(pen: Pen, box: Box, large: Box | None = None) -> bool:
    """Every answer that is not drawn yet. Returns whether ``large`` was needed for them.

    ``large`` is a place that nobody needs to see while he thinks about many prices.
    """
    canvas = pen.canvas
    small = chips(pen)
    pen.panel(box, fill="shade")
    inner = box.inset(6)
    chip = Chip(pen)
    if len(small) > chip.capacity(inner) and large is not None:
        pen.panel(large, fill="shade")
        draw_chips(pen, small, chip, large.inset(6))
        words = pen.word("drawing-pay")
        middle = inner.x + inner.width / 2
        canvas.text(middle, inner.y + inner.height / 2 + 5, words, 15, serif=True)
        return True
    draw_chips(pen, small, chip, inner)
    buttons = [target for target in canvas.missing() if target in ACTIONS]
    if buttons:
        actions(pen, buttons, inner)
    canvas.buttons(inner.x, inner.y, inner.width)
    return False


def needs_room(pen: Pen, box: Box) -> bool:
    """Are there more prices than fit here?"""
    return len(chips(pen)) > Chip(pen).capacity(box.inset(6))


def actions(pen: Pen, targets: list[str], box: Box) -> None:
    """Large buttons with a picture and a word."""
    canvas = pen.canvas
    count = len(targets)
    high = min(box.height, 120.0)
    top = box.y + (box.height - high) / 2
    place = Box(box.x, top, min(box.width, count * 230.0), high)
    for target, cell in zip(targets, place.columns(count, 8), strict=True):
        word = pen.word(f"drawing-{target.removeprefix('button:')}")
        canvas.open(target)
        canvas.rect(*cell, fill="panel", stroke="edge", round=10)
        text = 14.0 if canvas.layout.is_phone else 16.0
        size = min(cell.height - text - 22, 64.0)
        wide = size / CARD if target == "button:draw" else size
        x = cell.x + cell.width / 2
        y = cell.y + (cell.height - size - text - 6) / 2
        canvas.use(ACTIONS[target], x - wide / 2, y, wide, size)
        canvas.text(x, y + size + text + 4, word, text, bold=True, width=cell.width - 10)
        canvas.halo(cell.x + 2, cell.y + 3, cell.width - 4, cell.height - 5, round=9)
        canvas.close()


def draw_chips(pen: Pen, targets: list[str], chip: Chip, box: Box) -> None:
    """Prices and colours to replace, in rows, the plainest first."""
    across = chip.across(box)
    for index, target in enumerate(targets):
        x = box.x + index % across * (chip.width + GAP)
        y = box.y + index // across * (chip.height + GAP)
        draw_chip(pen, target, Box(x, y, chip.width, chip.height))


def draw_chip(pen: Pen, target: str, box: Box) -> None:
    """A price as pictures of cards and workers, each with its number."""
    canvas = pen.canvas
    canvas.open(target)
    canvas.rect(*box, fill="panel", stroke="light", line=2, round=8, more=' stroke-dasharray="7 3"')
    items = items_of(target)
    size = box.height - 8
    text = pen.small + 1
    for (count, name), cell in zip(items, box.inset(3).columns(len(items), 0), strict=True):
        symbol = f"region-{name}" if name in COLOURS else name
        wide = size / CARD if name in COLOURS else size * 0.9
        room = text * 0.6 if count else 0.0
        x = cell.x + (cell.width - wide - room) / 2
        middle = cell.y + cell.height / 2
        if count:
            canvas.text(x, middle + text * 0.36, str(count), text, anchor="start", bold=True)
        canvas.use(symbol, x + room + 1, middle - size / 2, wide, size)
    canvas.close()


def items_of(target: str) -> list[tuple[int, str]]:
    """What a price is made of; 0 stands for a picture without a number.

    >>> items_of("pay:red+2-light-green"), items_of("pay:2-workers")
    ([(1, 'red'), (2, 'light-green')], [(2, 'worker')])
    >>> items_of("refresh:red")
    [(0, 'sign-refresh'), (0, 'red')]
    """
    kind, _, rest = target.partition(":")
    if kind == "refresh":
        return [(0, "sign-refresh"), (0, rest)]
    items: list[tuple[int, str]] = []
    for item in rest.split("+"):
        count, _, name = item.partition("-")
        if count.isdigit():
            items.append((int(count), "worker" if name == "workers" else name))
        else:
            items.append((1, item))
    return items
