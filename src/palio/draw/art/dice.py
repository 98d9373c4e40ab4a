"""Dice, what is done with them, and the strokes of a pen."""

from typing import Final

from palio.draw.art.inks import LINE, stroke
from palio.draw.symbols import shape, symbol

DYES: Final = {
    "white": "#f7f1e3",
    "brown": "#8b5a34",
    "grey": "#9aa1a8",
    "green": "#4c8a4c",
    "red": "#b23a2f",
    "yellow": "#e8bd36",
}
"""The colours of the dice: wood and wax are the same by day and by night."""
PIPS: Final = {
    "white": "#2a211a",
    "brown": "#fff8e6",
    "grey": "#201a15",
    "green": "#fff8e6",
    "red": "#fff8e6",
    "yellow": "#2a211a",
}

# Dice: a body in any colour, pips to put on it, and the place where it lies.

symbol(
    "die-place",
    lambda theme: (
        f'<rect x="4" y="4" width="92" height="92" rx="19" fill="none" stroke="{theme["faint"]}"'
        ' stroke-width="3" stroke-dasharray="9 7"/>'
    ),
)

symbol(
    "die-body",
    lambda _: (
        f'<rect x="5" y="5" width="90" height="90" rx="19" fill="currentColor" stroke="{LINE}"'
        ' stroke-width="4"/><path d="M8 66V76Q8 92 24 92H76Q92 92 92 76V66Q92 84 76 84H24Q8 84 8 66Z"'
        ' fill="#000" opacity=".2"/><path d="M14 22Q16 13 26 12H72" fill="none" stroke="#fff"'
        ' stroke-width="5" stroke-linecap="round" opacity=".55"/>'
    ),
)
_AT: Final = {
    "a": (27, 27),
    "b": (73, 27),
    "c": (27, 50),
    "d": (73, 50),
    "e": (27, 73),
    "f": (73, 73),
    "m": (50, 50),
}
for _value, _spots in enumerate(("m", "be", "bme", "abef", "abmef", "abcdef"), start=1):
    symbol(
        f"pips-{_value}",
        shape("".join(f"M{_AT[spot][0]} {_AT[spot][1] - 10}a10 10 0 1 0 .1 0Z" for spot in _spots)),
    )

# What a bonus or an effect does.

symbol("sign-steps", stroke("M12 84H36V60H60V36H88M70 16 90 36 70 56", 11))
symbol("sign-exchange", stroke("M14 34H80M60 14 82 34 60 54M86 68H20M40 48 18 68 40 88", 12))

# Two boxes for each of six resources, printed small.

symbol(
    "field-boxes",
    stroke("".join(f"M{x} {y}h8v8h-8Z" for y in range(1, 60, 10) for x in (1, 11)), 0.7),
    box="0 0 20 60",
)
symbol("one-box", stroke("M1 1h8v8h-8Z", 0.8), box="0 0 10 10")

# A pen: crosses that differ a little, a ring, a tick.

symbol("pen-0", stroke("M14 16C34 38 62 60 88 86M86 12C64 36 40 58 12 88", 11))
symbol("pen-1", stroke("M8 24C36 38 68 62 92 78M82 10C62 40 36 66 18 92", 11))
symbol("pen-2", stroke("M18 10C36 40 60 64 84 90M92 20C66 34 34 64 10 82", 11))
symbol(
    "pen-ring",
    stroke("M62 8C32 2 6 24 6 50S28 96 54 94S96 72 94 46S70 6 44 12C34 14 26 20 22 26", 7),
)
symbol("pen-tick", stroke("M8 52C20 62 28 74 34 90C44 58 64 30 94 8", 13))
