"""The art that games share, each piece drawn once: emblems of the seats, crests, heads, signs.

A symbol is a function of the theme. ``currentColor`` is what the user of a symbol paints it with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from palio.draw.theme import Theme

Symbol = Callable[[Theme], str]
SYMBOLS: Final[dict[str, Symbol]] = {}
SHIELD: Final = "M10 8H90V52C90 76 70 90 50 97C30 90 10 76 10 52Z"


def symbol(name: str, body: Callable[[Theme], str], *, box: str = "0 0 100 100") -> None:
    """Add a piece of art."""
    SYMBOLS[name] = lambda theme: f'<symbol id="{name}" viewBox="{box}">{body(theme)}</symbol>'


# The emblems of the seats.

for _name, _d in {
    "lozenge": "M50 4 86 50 50 96 14 50Z",
    "disc": "M50 10a40 40 0 1 0 .1 0Z",
    "triangle": "M50 8 95 90H5Z",
    "square": "M14 14H86V86H14Z",
    "cross": "M36 6H64V36H94V64H64V94H36V64H6V36H36Z",
}.items():
    symbol(_name, lambda _, d=_d: f'<path d="{d}" fill="currentColor"/>')  # type: ignore[misc]


# The crests of the cities: old arms in their simplest form.


def shield(field: str, charge: Callable[[Theme], str]) -> Callable[[Theme], str]:
    """A shield with a field of that colour and something on it."""

    def body(theme: Theme) -> str:
        return (
            f'<path d="{SHIELD}" fill="{theme[field]}"/>'
            f'<g clip-path="url(#shield)">{charge(theme)}</g>'
            f'<path d="{SHIELD}" fill="none" stroke="{theme["black"]}" stroke-width="5"/>'
        )

    return body


def _paint(d: str, colour: str) -> Callable[[Theme], str]:
    return lambda theme: f'<path d="{d}" fill="{theme[colour]}"/>'


CROSS: Final = "M40 0H60V36H100V56H60V100H40V56H0V36H40Z"
LILY: Final = (
    "M50 16C42 28 41 36 45 46C38 34 26 30 20 38C15 46 21 56 31 54C36 53 37 48 34 45C42 46 45 52 44 58"
    "H30V65H43C42 74 38 80 33 84C42 84 47 80 50 73C53 80 58 84 67 84C62 80 58 74 57 65H70V58H56C55 52"
    " 58 46 66 45C63 48 64 53 69 54C79 56 85 46 80 38C74 30 62 34 55 46C59 36 58 28 50 16Z"
)
CHEQUERS: Final = "".join(
    f"M{10 + 20 * x} {8 + 18 * y}h20v18h-20Z" for y in range(5) for x in range(4) if (x + y) % 2
)
LADDER: Final = (
    "M34 12h7v74h-7ZM59 12h7v74h-7ZM41 22h18v6H41ZM41 36h18v6H41ZM41 50h18v6H41ZM41 64h18v6H41Z"
)
for _city, _field, _d, _colour in (
    ("bologna", "white", CROSS, "red"),
    ("firenze", "white", LILY, "red"),
    ("roma", "red", "M44 18h12v16h16v12H56v30H44V46H28V34h16Z", "leaf"),
    ("pistoia", "white", CHEQUERS, "red"),
    ("lucca", "white", "M0 46H100V100H0Z", "red"),
    ("siena", "white", "M0 46H100V100H0Z", "black"),
    ("milano", "red", CROSS, "white"),
    ("ferrara", "black", "M0 46H100V100H0Z", "white"),
    ("parma", "leaf", CROSS, "blue"),
    ("verona", "blue", LADDER, "leaf"),
):
    symbol(f"crest-{_city}", shield(_field, _paint(_d, _colour)))


# Heads, in medallions.


def head(draw: Callable[[Theme], str]) -> Callable[[Theme], str]:
    """A medallion with a bust in it."""

    def body(theme: Theme) -> str:
        return (
            f'<circle cx="50" cy="50" r="46" fill="{theme["shade"]}" stroke="{theme["gold"]}"'
            f' stroke-width="5"/>{draw(theme)}'
        )

    return body


SKIN: Final = "#e3b78f"
HAIR: Final = "#5b3a22"


def _hat(theme: Theme) -> str:
    return (
        f'<path d="M20 88C22 70 36 64 50 64S78 70 80 88C70 95 30 95 20 88Z" fill="{theme["lapis"]}"/>'
        f'<path d="M37 38H63V56C63 68 56 73 50 73S37 68 37 56Z" fill="{SKIN}"/>'
        f'<path d="M26 42C24 22 38 14 52 14C70 14 78 26 75 42C60 35 42 35 26 42Z" fill="{theme["red"]}"/>'
        f'<path d="M24 41C40 33 62 33 77 41L75 47C60 40 42 40 26 47Z" fill="#7d2018"/>'
    )


def _lady(theme: Theme) -> str:
    return (
        f'<path d="M30 34C30 16 70 16 70 34C74 52 72 66 76 74C66 80 34 80 24 74C28 66 26 52 30 34Z"'
        f' fill="{HAIR}"/>'
        f'<path d="M22 90C24 74 38 68 50 68S76 74 78 90C68 96 32 96 22 90Z" fill="{theme["verdigris"]}"/>'
        f'<path d="M44 60H56V72Q50 78 44 72Z" fill="{SKIN}"/>'
        f'<path d="M37 36C44 36 52 32 56 27C59 32 61 35 63 36V50C63 61 56 67 50 67S37 61 37 50Z"'
        f' fill="{SKIN}"/>'
        f'<path d="M33 32Q50 20 67 32" fill="none" stroke="{theme["leaf"]}" stroke-width="4"/>'
        '<circle cx="50" cy="26" r="3.5" fill="#fff"/>'
    )


def _beard(theme: Theme) -> str:
    return (
        f'<path d="M18 90C20 72 36 66 50 66S80 72 82 90C70 96 30 96 18 90Z" fill="{theme["plum"]}"/>'
        f'<path d="M36 32H64V54C64 60 60 64 50 64S36 60 36 54Z" fill="{SKIN}"/>'
        f'<path d="M33 36C32 20 42 15 50 15S68 20 67 36L63 40C60 30 40 30 37 40Z" fill="{HAIR}"/>'
        f'<path d="M34 46C36 52 42 50 50 50S64 52 66 46C68 66 60 82 50 84C40 82 32 66 34 46Z" fill="{HAIR}"/>'
        '<path d="M44 57Q50 60 56 57" fill="none" stroke="#c98a6a" stroke-width="3"/>'
    )


symbol("head-hat", head(_hat))
symbol("head-lady", head(_lady))
symbol("head-beard", head(_beard))


# Signs on cards, and coins.

symbol(
    "sign-choice",
    lambda theme: (
        f'<circle cx="50" cy="50" r="44" fill="{theme["panel"]}" stroke="{theme["ink"]}"'
        f' stroke-width="5"/><path d="M33 40C33 26 42 20 51 20C62 20 69 28 69 37C69 51 54 51 54 63"'
        f' fill="none" stroke="{theme["ink"]}" stroke-width="9" stroke-linecap="round"/>'
        f'<circle cx="54" cy="78" r="6" fill="{theme["ink"]}"/>'
    ),
)
symbol(
    "sign-move",
    lambda theme: (
        f'<path d="M8 92V52H36V92ZM64 92V34H92V92Z" fill="{theme["stone"]}" stroke="{theme["ink"]}"'
        f' stroke-width="4"/><path d="M22 44C26 14 62 8 78 24" fill="none" stroke="{theme["ink"]}"'
        f' stroke-width="7" stroke-linecap="round"/><path d="M84 8 84 32 61 27Z" fill="{theme["ink"]}"/>'
    ),
)
symbol(
    "coin",
    lambda theme: (
        f'<circle cx="50" cy="50" r="47" fill="{theme["leaf"]}" stroke="{theme["gold"]}" stroke-width="5"/>'
        f'<circle cx="50" cy="50" r="37" fill="none" stroke="{theme["gold"]}" stroke-width="2.5"'
        ' stroke-dasharray="5 4"/>'
    ),
)
