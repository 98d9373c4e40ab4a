"""The middle of the table: the row with the bricks on it, deck and discards, the church."""

from __future__ import annotations

from collections import Counter
from typing import Final

from palio.games.firenze.components import COLOURS, ROW
from palio.games.firenze.drawing.cards import SIGNS, about, full_card, paper, sign
from palio.games.firenze.drawing.pen import Pen

CHURCH_SPACES: Final = 4


def draw_row(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """The six cards, from the free one on, each with its price above it."""
    gap = 2.0 if pen.small else 6.0
    each = (width + gap) / ROW - gap
    for slot in range(ROW):
        at = x + slot * (each + gap)
        if slot < len(pen.table["row"]):
            row_card(pen, slot, at, y, each, height)
        else:
            pen.canvas.rect(at, y + 16, each, height - 16, fill="shade", stroke="edge", round=6)


def price(pen: Pen, slot: int, x: float, y: float, width: float) -> None:
    """How many bricks a card costs: none, or one on each card to its left. §3.2"""
    canvas = pen.canvas
    size = 10.5 if pen.small else 13.0
    if slot == 0:
        canvas.text(
            x + width / 2, y + size + 2, pen.say("draw-free"), size, bold=True, width=width - 4
        )
        return
    brick = 9.0 if pen.small else 15.0
    step = brick + 2
    left = x + (width - slot * step - 0.7 * size) / 2
    canvas.text(left, y + size + 2, str(slot), size, anchor="start", bold=True)
    at = left + 0.8 * size
    top = y + size + 2 - 0.55 * brick
    bricks = "".join(
        f"M{at + index * step:.1f} {top:.1f}h{brick:.1f}v{brick / 2:.1f}h{-brick:.1f}Z"
        for index in range(slot)
    )
    canvas.path(bricks, fill="shade", stroke="faint", line=1.2)


def row_card(pen: Pen, slot: int, x: float, y: float, width: float, height: float) -> None:
    """A card of the row with all that lies on it."""
    canvas = pen.canvas
    card = pen.table["row"][slot]
    kind, bricks = card["card"], card["bricks"]
    lit = canvas.open(
        f"card:{slot + 1}",
        f"{slot + 1}. {about(pen, kind)}",
        piece=f"card:{kind}@row:{slot}",
        source="deck",
    )
    price(pen, slot, x, y, width)
    top = y + (17 if pen.small else 21)
    low = y + height
    floor = low - (79.5 if pen.small else 96.0)
    if pen.small:
        narrow_card(pen, kind, x, top, width, low - top, floor)
    else:
        canvas.rect(x, top, width, low - top, fill="panel", stroke="faint", round=8)
        full_card(pen, kind, x, top, width, floor - top)
    canvas.path(f"M{x + 4:.1f} {floor:.1f}h{width - 8:.1f}", stroke="edge", line=1)
    across = 2
    inside = width - 4
    # Two lines of bricks; three when there are more than four colours.
    cell = (low - floor - 3) / max(2, (len(bricks) + 1) // across)
    where = f"{kind}:{[each['card'] for each in pen.table['row'][:slot]].count(kind)}"
    for index, colour in enumerate(name for name in COLOURS if name in bricks):
        left = x + 2 + index % across * inside / across
        above = floor + 2 + index // across * cell
        glow = canvas.open(f"brick:{slot + 1}:{colour}", f"{pen.colours[colour]}: {bricks[colour]}")
        if pen.small and cell < 36:
            pen.chip(
                colour, bricks[colour], left + 1, above + 1, inside / across - 2, cell - 3, where
            )
        else:
            pen.pile(colour, bricks[colour], left, above, inside / across, cell - 1, where)
        if glow:
            canvas.halo(left + 1, above, inside / across - 2, cell - 1, round=3)
        canvas.close()
    if lit:
        canvas.halo(x - 1, y, width + 2, height + 1)
    canvas.close()


def narrow_card(
    pen: Pen, kind: str, x: float, y: float, width: float, height: float, floor: float
) -> None:
    """A card of the row on a phone: signs in the band, picture and name down to the floor."""
    canvas = pen.canvas
    band = paper(pen, kind, x, y, width, height)
    name = pen.say(f"card-{kind}")
    middle = x + width / 2
    rows = 2 if " " in name and len(name) > 10 else 1
    art = min(width - 12, floor - y - band - 11 * rows - 4)
    canvas.use(f"firenze-{kind}", middle - art / 2, y + band + 1, art, art)
    at = floor - 4 - 11 * (rows - 1)
    pen.lines(name, middle, at, width - 3, 10, most=rows, serif=True, bold=True)
    if kind in SIGNS:
        canvas.text(
            x + 4, y + 0.78 * band, SIGNS[kind], 10, fill="on_seat", anchor="start", bold=True
        )


# Deck, discards, church.


def draw_strip(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """Deck, discard pile, bricks kept aside, and the four spaces of the church."""
    canvas = pen.canvas
    back = height / 1.3
    deck = pen.table["deck"]
    canvas.open("deck", pen.say("picture-deck", count=deck, discards=len(pen.table["discards"])))
    if deck:
        canvas.rect(x + 2, y + 2, back, height - 2, fill="edge", round=4)
    canvas.rect(x, y, back, height - 2, fill="lapis" if deck else "shade", stroke="faint", round=4)
    inner = 0.12 * back
    canvas.rect(
        x + inner,
        y + inner,
        back - 2 * inner,
        height - 2 - 2 * inner,
        fill="none",
        stroke="leaf",
        round=2,
    )
    size = max(11.0, 0.3 * height)
    canvas.text(
        x + back / 2, y + height / 2 + 0.33 * size, str(deck), size, fill="on_seat", bold=True
    )
    canvas.close()
    at = x + back + (6 if pen.small else 12)
    discards = Counter(pen.table["discards"])
    names = ", ".join(
        pen.say(f"card-{kind}") + (f" ×{count}" if count > 1 else "")
        for kind, count in discards.items()
    )
    canvas.open("discards", f"{pen.say('draw-discards')}: {names or '–'}")
    canvas.rect(
        at,
        y,
        back,
        height - 2,
        fill="parchment",
        stroke="faint",
        round=4,
        more=' stroke-dasharray="4 3"',
    )
    canvas.text(
        at + back / 2,
        y + height / 2 + 0.33 * size,
        str(len(pen.table["discards"])),
        size,
        fill="faint",
        bold=True,
    )
    canvas.path(
        f"M{at + 0.25 * back:.1f} {y + 0.8 * height:.1f}l{0.5 * back:.1f} 0"
        f"m{-0.38 * back:.1f} {-0.06 * height:.1f}l{0.26 * back:.1f} 0",
        stroke="faint",
        line=1.4,
    )
    canvas.close()
    at += back + (6 if pen.small else 12)
    if pen.table["aside"]:
        at += draw_aside(pen, at, y, height)
    gap = 4 if pen.small else 8
    each = (x + width - at + gap) / CHURCH_SPACES - gap
    for space in range(CHURCH_SPACES):
        church_space(pen, space, at + space * (each + gap), y, each, height - 2)


def draw_aside(pen: Pen, x: float, y: float, height: float) -> float:
    """Bricks of the event just taken, which the event itself spares; returns how wide. §11.4"""
    canvas = pen.canvas
    aside = pen.table["aside"]
    cell = 24.0 if pen.small else 40.0
    across = (len(aside) + 1) // 2
    canvas.open("aside", pen.say("draw-aside"))
    for index, colour in enumerate(name for name in COLOURS if name in aside):
        left = x + index // 2 * cell
        top = y + index % 2 * height / 2
        pen.pile(colour, aside[colour], left, top, cell, height / 2 - 1, "aside")
    canvas.close()
    return across * cell + 4


def church_space(pen: Pen, space: int, x: float, y: float, width: float, height: float) -> None:
    """A niche of the church, with its card and, on the Campanile, the small seals. §14"""
    canvas = pen.canvas
    church = pen.table["church"]
    kind = church[space] if space < len(church) else ""
    title = about(pen, kind) if kind else pen.say("draw-church")
    piece = f"card:{kind}@church:{space}" if kind else ""
    lit = canvas.open(f"church:{kind or space}", title, piece=piece)
    arch = min(0.3 * height, 0.5 * width)
    canvas.path(
        f"M{x:.1f} {y + height:.1f}v{arch - height:.1f}q0 {-arch:.1f} {arch:.1f} {-arch:.1f}"
        f"h{width - 2 * arch:.1f}q{arch:.1f} 0 {arch:.1f} {arch:.1f}v{height - arch:.1f}Z",
        fill="panel" if kind else "shade",
        stroke="plum" if kind else "edge",
        line=2 if kind else 1.2,
    )
    if not kind:
        size = 0.42 * height
        canvas.use(
            "kind-church", x + (width - size) / 2, y + (height - size) / 2, size, size, fill="edge"
        )
    else:
        art = height - 6
        canvas.use(f"firenze-{kind}", x + 4, y + 3, art, art)
        left = x + art + 6
        room = x + width - left - 4
        size = 10.0 if pen.small else 13.0
        if not pen.small:
            pen.lines(
                pen.say(f"card-{kind}"),
                left + room / 2,
                y + 0.3 * height,
                room,
                size,
                most=2,
                serif=True,
                bold=True,
            )
        base = y + (0.66 if pen.small else 0.9) * height
        if kind == "campanile":
            bells = [seat for seat, bell in enumerate(pen.table["campanile"] or []) if bell]
            token = min(0.36 * height, room / 3.2)
            for index, seat in enumerate(bells):
                canvas.open("", piece=f"bell:{seat}", source=f"seals:{seat}")
                pen.seal(seat, left + (index + 0.5) * token, base - 0.3 * token, token)
                canvas.close()
        else:
            sign(pen, kind, left + room / 2, base, size)
    if lit:
        canvas.halo(x, y, width, height)
    canvas.close()
