"""Cards in all their sizes, and a player's hand and buildings."""

from __future__ import annotations

from collections import Counter
from typing import Final

import palio.games.firenze.drawing.pictures  # noqa: F401  fills the register of symbols
from palio.core.seats import Seat
from palio.games.firenze.components import CARDS
from palio.games.firenze.drawing.pen import Pen

TYPES: Final = dict(CARDS)
TYPE_COLOURS: Final = {
    "person": "lapis",
    "event": "terracotta",
    "feast": "gold",
    "building": "verdigris",
    "church": "plum",
}
NARROW: Final = 104.0
"""A card with words that is less wide needs more lines for them."""
# What a card does, where a few signs can say it.
SIGNS: Final = {
    "recognition": "3·4: +1",
    "architect": "±1",
    "disgrace": "−2",
    "bridge": "2 : 1",
    "campanile": "3",
    "monument": "+3",
    "princess": "0",
    "large-privilege": "7: +4",
    "medium-privilege": "6: +3",
    "small-privilege": "5: +2",
    "flood": "−⅓",
    "fire": "−3",
    "warehouse": "15",
    "luxury-tax": "5+: −2",
    "mason": "−3",
    "fame": "+3",
    "scandal": "−3",
    "workshop": "−1",
}


def about(pen: Pen, kind: str) -> str:
    """Name of a card and what it does."""
    return f"{pen.say(f'card-{kind}')} ({pen.say(f'about-{kind}')})"


def does(pen: Pen, kind: str) -> str:
    """What a card does, without the word for its type."""
    return pen.say(f"about-{kind}").partition(": ")[2]


def paper(pen: Pen, kind: str, x: float, y: float, width: float, height: float) -> float:
    """An empty card with the band of its type; returns the height of the band."""
    canvas = pen.canvas
    colour = TYPE_COLOURS[TYPES[kind]]
    curve = min(8.0, 0.08 * width)
    band = max(13.0, min(22.0, 0.2 * width))
    canvas.rect(x, y, width, height, fill="panel", stroke="faint", round=curve)
    canvas.path(
        f"M{x:.1f} {y + band:.1f}v{curve - band:.1f}a{curve:.1f} {curve:.1f} 0 0 1 {curve:.1f}"
        f" {-curve:.1f}h{width - 2 * curve:.1f}a{curve:.1f} {curve:.1f} 0 0 1 {curve:.1f}"
        f" {curve:.1f}v{band - curve:.1f}Z",
        fill=colour,
    )
    size = 0.7 * band
    canvas.use(
        f"kind-{TYPES[kind]}",
        x + width - size - 4,
        y + (band - size) / 2,
        size,
        size,
        fill="on_seat",
    )
    return band


def sign(pen: Pen, kind: str, x: float, y: float, size: float) -> None:
    """What a card does in a few signs, on a small plate."""
    words = SIGNS.get(kind)
    if words:
        width = 0.56 * size * len(words) + 8
        pen.canvas.rect(
            x - width / 2, y - 0.82 * size, width, 1.1 * size, fill="shade", round=0.4 * size
        )
        pen.canvas.text(x, y, words, size, bold=True)


def full_card(pen: Pen, kind: str, x: float, y: float, width: float, height: float) -> None:
    """A card with its name in the band, its picture, and what it does in words."""
    canvas = pen.canvas
    band = paper(pen, kind, x, y, width, height)
    middle = x + width / 2
    canvas.text(
        x + 5,
        y + 0.72 * band,
        pen.say(f"card-{kind}"),
        14 if width >= NARROW else 12.5,
        fill="on_seat",
        anchor="start",
        serif=True,
        bold=True,
        width=width - band - 5,
    )
    most = 5 if width >= NARROW else 7
    text = most * 13.2 + 6
    room = height - band - text
    art = min(width - 20, room - 6)
    canvas.use(f"firenze-{kind}", middle - art / 2, y + band + (room - art) / 2, art, art)
    pen.lines(does(pen, kind), middle, y + height - text + 12, width - 8, 12, most=most)


def flat_card(pen: Pen, kind: str, x: float, y: float, width: float, height: float) -> None:
    """A low card: its picture on the left, beside it the name and, if there is room, its words."""
    canvas = pen.canvas
    colour = TYPE_COLOURS[TYPES[kind]]
    canvas.rect(x, y, width, height, fill="panel", stroke=colour, line=1.5, round=5)
    size = 10.0 if pen.small else 13.0
    spine = 14.0 if pen.small else 20.0
    canvas.rect(x, y, spine, height, fill=colour, round=5)
    canvas.use(f"kind-{TYPES[kind]}", x + 2, y + 3, spine - 4, spine - 4, fill="on_seat")
    name = pen.say(f"card-{kind}")
    art = min(height - 6, 0.36 * (width - spine) if width >= 130 else width - spine - 4)
    left = x + spine + art + 5
    room = x + width - left - 3
    if room < 30:
        canvas.use(
            f"firenze-{kind}",
            x + spine + (width - spine - art) / 2,
            y + (height - art) / 2,
            art,
            art,
        )
        return
    canvas.use(f"firenze-{kind}", x + spine + 3, y + (height - art) / 2, art, art)
    wordy = not pen.small and height >= 76
    rows = 2 if " " in name and 0.52 * size * len(name) > room else 1
    at = y + 1.3 * size if wordy else y + height / 2 - (0.9 * size if rows == 2 else 0.3 * size)
    pen.lines(name, left, at, room, size, most=rows, anchor="start", serif=True, bold=True)
    at += rows * 1.2 * size
    if wordy:
        most = max(1, int((y + height - at) / 13.2))
        pen.lines(does(pen, kind), left, at, room, 12, most=most, anchor="start", fill="faint")
    elif kind in SIGNS:
        canvas.text(left, at, SIGNS[kind], size, anchor="start", bold=True, fill="faint")


def mini_card(pen: Pen, kind: str, x: float, y: float, width: float, height: float) -> None:
    """A tiny card: its picture in a frame of the colour of its type."""
    canvas = pen.canvas
    colour = TYPE_COLOURS[TYPES[kind]]
    canvas.rect(x + 1, y + 1, width - 2, height - 2, fill="panel", stroke=colour, line=2, round=4)
    art = min(width, height) - 6
    canvas.use(f"firenze-{kind}", x + (width - art) / 2, y + (height - art) / 2, art, art)


def small_card(pen: Pen, kind: str, x: float, y: float, width: float, height: float) -> None:
    """A card without words: its picture, its name and its signs, if there is room for them."""
    canvas = pen.canvas
    band = paper(pen, kind, x, y, width, height)
    size = 10.0 if pen.small else 12.0
    name = pen.say(f"card-{kind}")
    with_name = height >= band + 3.4 * size and width >= 44
    rows = 2 if with_name and len(name) * 0.52 * size > width and " " in name else 1
    low = rows * 1.1 * size + 4 if with_name else 2.0
    with_sign = kind in SIGNS and with_name and height - band - low > 3 * size
    room = height - band - low - (1.2 * size if with_sign else 0) - 2
    art = min(width - 6, room)
    top = y + band + 2 + (room - art) / 2
    canvas.use(f"firenze-{kind}", x + (width - art) / 2, top, art, art)
    if with_sign:
        sign(pen, kind, x + width / 2, y + height - low - 2, size)
    if with_name:
        at = y + height - low + 0.95 * size
        pen.lines(name, x + width / 2, at, width - 4, size, most=rows, serif=True, bold=True)


def low_from(pen: Pen, height: float) -> float:
    """How wide a card must be to be drawn as a low one, with words beside the picture."""
    return 1.7 * height if pen.small else max(150.0, 1.25 * height)


def any_card(pen: Pen, kind: str, x: float, y: float, width: float, height: float) -> None:
    """A card of a player in the form that suits the room."""
    if height >= 150 and width >= 82:
        full_card(pen, kind, x, y, width, height)
    elif (height <= 46 and width >= 60) or (height <= 130 and width >= low_from(pen, height)):
        flat_card(pen, kind, x, y, width, height)
    elif height < 52:
        mini_card(pen, kind, x, y, width, height)
    else:
        small_card(pen, kind, x, y, width, height)


def card_width(
    pen: Pen, count: int, width: float, height: float, gap: float, *, own: bool
) -> float:
    """How wide each of so many cards is: as the room allows, within reason."""
    room = (width + gap) / count - gap
    if not own:
        return min(room, height)
    if height >= 150:
        return min(room, 136.0)
    if height <= 46:
        return min(room, 112.0)
    if room >= low_from(pen, height):
        return min(room, 230.0)
    return min(room, 1.2 * height)


def in_two_rows(count: int, width: float, height: float, gap: float, *, own: bool) -> bool:
    """Are there too many cards for one row?"""
    room = (width + gap) / count - gap
    if own:
        return (height >= 150 and room < 82) or (height >= 96 and room < 0.5 * height)
    folded = (width + gap) / ((count + 1) // 2) - gap
    return min(folded, (height - gap) / 2) > min(room, height)


def count_badge(pen: Pen, count: int, x: float, y: float, width: float, height: float) -> None:
    """How many alike cards lie here, where it covers neither name nor words."""
    is_mini = height < 52 and width < 60
    size = (6.5 if pen.small else 8.0) if is_mini else 11.0 if pen.small else 14.0
    is_upright = height >= 52 and width < 1.25 * height
    at = x + width - size
    low = y + (15 if pen.small else 25) + size if is_upright else y + height - size
    pen.canvas.circle(at, low, size, fill="ink", stroke="panel")
    letters = max(10.0 if pen.small else 12.0, size)
    words = str(count) if is_mini else f"×{count}"
    pen.canvas.text(at, low + 0.36 * letters, words, letters, fill="panel", bold=True)


def empty_hand(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """Where the own cards will lie."""
    pen.canvas.rect(
        x,
        y,
        width,
        height,
        fill="none",
        stroke="edge",
        line=1.5,
        round=8,
        more=' stroke-dasharray="6 5"',
    )
    pen.label(pen.say("draw-cards"), x + 10, y + 18, width - 20)


def draw_cards(pen: Pen, seat: Seat, x: float, y: float, width: float, height: float) -> None:
    """A player's hand and buildings; alike cards lie on one another."""
    canvas = pen.canvas
    player = pen.player(seat)
    cards = [("hand", *alike) for alike in Counter(player["memory"]["hand"]).items()]
    cards += [("building", kind, 1) for kind in player["buildings"]]
    own = seat == pen.near
    if not cards:
        if own:
            empty_hand(pen, x, y, width, height)
        return
    gap = 6.0 if own and not pen.small else 3.0
    across = len(cards)
    if in_two_rows(across, width, height, gap, own=own):
        across = (across + 1) // 2
        height = (height - gap) / 2
    each = card_width(pen, across, width, height, gap, own=own)
    if not own:
        height = min(height, 1.3 * each)
    for index, (place, kind, count) in enumerate(cards):
        at = x + index % across * (each + gap)
        if index == across:
            y += height + gap
        target = f"{place}:{kind}" if own and pen.seat is not None else ""
        lit = canvas.open(target, about(pen, kind), piece=f"card:{kind}@{place}:{seat}")
        any_card(pen, kind, at, y, each, height)
        if count > 1:
            count_badge(pen, count, at, y, each, height)
        if lit:
            canvas.halo(at - 1, y - 1, each + 2, height + 2)
        canvas.close()
