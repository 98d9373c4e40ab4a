"""Bricks in six colours with their marks, seals of wax, and the small things of a building site."""

from math import cos, pi, sin
from typing import Final

from palio.draw.symbols import Body, shape, symbol
from palio.draw.theme import Theme

BRICKS: Final = {
    "white": "white",
    "yellow": "leaf",
    "green": "verdigris",
    "red": "red",
    "blue": "blue",
    "purple": "plum",
}
"""The colours of bricks, by the name that a theme has for them."""

MARKS: Final = {
    "white": "M50 5 62 38H96L69 59 79 92 50 72 21 92 31 59 4 38H38Z",
    "yellow": (
        "M50 27a23 23 0 1 0 .1 0ZM50 1 58 19H42ZM50 99 42 81H58ZM1 50 19 42V58ZM99 50 81 58V42Z"
        "M15 15 33 22 22 33ZM85 15 78 33 67 22ZM15 85 22 67 33 78ZM85 85 67 78 78 67Z"
    ),
    "green": "M92 8C40 6 8 34 12 70L4 90 13 96 24 82C68 90 96 58 92 8ZM32 72 27 67 66 30 70 34Z",
    "red": "M50 93C12 64 3 46 5 30C8 8 38 2 50 28C62 2 92 8 95 30C97 46 88 64 50 93Z",
    "blue": "M64 5A46 46 0 1 0 95 68A38 38 0 1 1 64 5Z",
    "purple": "M9 86 3 24 30 50 50 10 70 50 97 24 91 86Z",
}
"""A mark for each colour, so that nobody needs to tell colours apart."""


def ink_on(theme: Theme, colour: str) -> str:
    """What can be read on a brick of that colour."""
    return theme["black"] if colour in ("white", "yellow") else theme["on_seat"]


def brick(colour: str) -> Body:
    """A brick seen from the front, a little from above and from the right."""

    def body(theme: Theme) -> str:
        paint = theme[BRICKS[colour]]
        return (
            f'<path d="M3 17 13 4H97V44L87 57H3Z" fill="{paint}"/>'
            '<path d="M3 17 13 4H97L87 17Z" fill="#fff" opacity=".4"/>'
            '<path d="M87 17 97 4V44L87 57Z" opacity=".3"/>'
            f'<path d="M3 17 13 4H97V44L87 57H3ZM3 17H87V57M87 17 97 4" fill="none"'
            f' stroke="{theme["black"]}" stroke-width="3" stroke-linejoin="round"/>'
            f'<path d="{MARKS[colour]}" transform="translate(27 19) scale(.36)"'
            f' fill="{ink_on(theme, colour)}" fill-rule="evenodd"/>'
        )

    return body


def mark(colour: str) -> Body:
    """The mark of a colour alone, in the colour of whoever uses it."""
    return lambda _: f'<path d="{MARKS[colour]}" fill="currentColor" fill-rule="evenodd"/>'


for _colour in BRICKS:
    symbol(f"brick-{_colour}", brick(_colour), box="0 0 100 60")
    symbol(f"mark-{_colour}", mark(_colour))


def _blot() -> str:
    """The edge of a drop of wax: nine uneven bulges."""
    d = ""
    for index in range(9):
        angle = 2 * pi * index / 9
        reach = (60, 57, 61, 58, 62, 57, 60, 58, 61)[index]
        ends = [50 + 42 * f(angle + pi / 9) for f in (cos, sin)]
        middle = [50 + reach * f(angle) * 0.95 for f in (cos, sin)]
        if not d:
            d = f"M{50 + 42 * cos(-pi / 9):.1f} {50 + 42 * sin(-pi / 9):.1f}"
        d += f"Q{middle[0]:.1f} {middle[1]:.1f} {ends[0]:.1f} {ends[1]:.1f}"
    return d + "Z"


BLOT: Final = _blot()
symbol(
    "wax",
    lambda theme: (
        f'<path d="{BLOT}" fill="currentColor" stroke="{theme["black"]}" stroke-width="3"/>'
        '<circle cx="50" cy="50" r="34" fill="none" stroke="#000" stroke-opacity=".32"'
        ' stroke-width="4"/><path d="M19 40A33 33 0 0 1 44 17" fill="none" stroke="#fff"'
        ' stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/>'
    ),
)
symbol(
    "level",
    lambda theme: (
        f'<path d="M50 3 91 26V74L50 97 9 74V26Z" fill="{theme["leaf"]}" stroke="{theme["black"]}"'
        f' stroke-width="4"/><path d="M50 14 81 32V68L50 86 19 68V32Z" fill="none"'
        f' stroke="{theme["gold"]}" stroke-width="3"/>'
    ),
)


def _laurel() -> str:
    """Two branches, leaf by leaf."""
    d = ""
    for side in (-1, 1):
        for index in range(6):
            angle = pi / 2 + side * (0.35 + 0.42 * index)
            x, y = 50 + 38 * cos(angle), 50 + 38 * sin(angle)
            for turn in (-0.6, 0.6):
                lean = angle + side * (pi / 2) + turn
                tip = (x + 19 * cos(lean), y + 19 * sin(lean))
                one = (x + 12 * cos(lean - 0.5), y + 12 * sin(lean - 0.5))
                two = (x + 12 * cos(lean + 0.5), y + 12 * sin(lean + 0.5))
                d += f"M{x:.0f} {y:.0f}Q{one[0]:.0f} {one[1]:.0f} {tip[0]:.0f} {tip[1]:.0f}"
                d += f"Q{two[0]:.0f} {two[1]:.0f} {x:.0f} {y:.0f}Z"
    return d


symbol("laurel", shape(_laurel()))
symbol(
    "sack",
    lambda theme: (
        f'<path d="M36 26C10 44 4 70 14 88C30 98 70 98 86 88C96 70 90 44 64 26Z"'
        f' fill="{theme["stone"]}" stroke="{theme["ink"]}" stroke-width="4"/>'
        f'<path d="M30 8Q50 18 70 8L64 26H36Z" fill="{theme["stone"]}" stroke="{theme["ink"]}"'
        f' stroke-width="4"/><path d="M32 27H68" stroke="{theme["terracotta"]}" stroke-width="7"/>'
    ),
)
symbol(
    "bell",
    lambda theme: (
        f'<path d="M50 8C30 10 28 34 26 54C24 66 16 70 14 78H86C84 70 76 66 74 54C72 34 70 10 50 8Z"'
        f' fill="{theme["leaf"]}" stroke="{theme["ink"]}" stroke-width="4"/>'
        f'<circle cx="50" cy="86" r="9" fill="{theme["gold"]}" stroke="{theme["ink"]}"'
        ' stroke-width="4"/>'
    ),
)
# The five kinds of card.
symbol(
    "kind-person",
    shape("M50 6a22 22 0 1 0 .1 0ZM10 94C10 68 26 56 50 56S90 68 90 94Z"),
)
symbol("kind-event", shape("M58 2 16 58H44L34 98 84 38H54Z"))
symbol("kind-feast", shape("M22 8H78C78 40 70 54 56 58V80H72V92H28V80H44V58C30 54 22 40 22 8Z"))
symbol("kind-building", shape("M50 8 96 46H84V92H60V62H40V92H16V46H4Z"))
symbol("kind-church", shape("M42 4H58V26H78V42H58V96H42V42H22V26H42Z"))
