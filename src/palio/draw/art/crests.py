"""The crests of the cities: old arms in their simplest form."""

from typing import Final

from palio.draw.symbols import Body, symbol
from palio.draw.theme import Theme

SHIELD: Final = "M10 8H90V52C90 76 70 90 50 97C30 90 10 76 10 52Z"


def shield(field: str, charge: Body) -> Body:
    """A shield with a field of that colour and something on it."""

    def body(theme: Theme) -> str:
        return (
            f'<path d="{SHIELD}" fill="{theme[field]}"/>'
            f'<g clip-path="url(#shield)">{charge(theme)}</g>'
            f'<path d="{SHIELD}" fill="none" stroke="{theme["rim"]}" stroke-width="5"/>'
        )

    return body


def _paint(d: str, colour: str) -> Body:
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
