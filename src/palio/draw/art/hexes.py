"""Hexagons of the land: fields, tiles and region cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from palio.draw.symbols import Body, symbol
from palio.draw.theme import Theme

HEX_BOX: Final = "0 0 100 86.6"
CARD_BOX: Final = "0 0 70 96"
HEX: Final = "M26 2H74L97.5 43.3L74 84.6H26L2.5 43.3Z"

LAND: Final[dict[str, dict[str, str]]] = {
    "light": {
        "dark-green": "#2f6b42",
        "red": "#b5372c",
        "turquoise": "#2aa3a3",
        "light-green": "#93bd3f",
        "grey": "#85888f",
        "orange": "#e2801f",
        "yellow": "#ecc72e",
        "beige": "#cfae7c",
    },
    "dark": {
        "dark-green": "#2f7146",
        "red": "#b23c32",
        "turquoise": "#259494",
        "light-green": "#86ac3a",
        "grey": "#7d8188",
        "orange": "#d4771f",
        "yellow": "#d8b52a",
        "beige": "#b99a6b",
    },
}
"""The eight colours of the land, by theme."""

WALL: Final = "#f7ead0"
SHADED: Final = "#dcc69c"
ROOF: Final = "#a8432a"
DARK: Final = "#3b2a1d"
WOOD: Final = "#9a6534"


def land(theme: Theme, colour: str) -> str:
    """A colour of the land in a theme."""
    return LAND[theme.name][colour]


@cache
def mix(one: str, two: str, part: float) -> str:
    """A colour on the way from one to the other.

    >>> mix("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = ((int(one[i : i + 2], 16), int(two[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def pale(theme: Theme, colour: str) -> str:
    """The colour of a field that is still empty."""
    return mix(land(theme, colour), theme["panel"], 0.5)


def deep(theme: Theme, colour: str) -> str:
    """What is engraved on an empty field."""
    if theme.name == "dark":
        return mix(land(theme, colour), "#ffffff", 0.42)
    return mix(land(theme, colour), "#201408", 0.36)


# Each colour has a sign of its own, in a box of 100 by 100: nobody needs to tell colours apart.

SIGNS: Final[dict[str, str]] = {
    "dark-green": "M14 88V28h15v12h13V28h16v12h13V28h15V88H61V68a11 11 0 0 0-22 0V88Z",
    "red": "M10 88V58l15-15 14 15V30L50 10l11 20v28l14-15 15 15V88H58V70H42V88Z",
    "turquoise": "M24 12H76C79 40 68 54 57 58V76H72V88H28V76H43V58C32 54 21 40 24 12Z",
    "light-green": "M47 92V62C28 62 14 50 12 28C32 28 44 38 48 52C46 34 52 18 66 8C78 24 76 42 61 54C68 48 78 46 90 50C86 66 72 74 54 70V92Z",
    "grey": "M8 44C24 18 58 8 92 24C74 26 66 30 63 36L88 80 76 88 50 45C36 36 22 36 8 44Z",
    "orange": "M8 52L50 12 92 52H80V88H59V62H41V88H20V52Z",
    "yellow": "M45 4h10v8h9v9h-9v8L80 50V90H60V72a10 10 0 0 0-20 0V90H20V50L45 29v-8h-9v-9h9Z",
    "beige": "M50 8a42 42 0 1 0 .1 0ZM50 20a30 30 0 1 1-.1 0ZM45 24h10v52H45ZM24 45h52v10H24Z",
}


def field(colour: str) -> Body:
    """An empty field: pale, with the sign of its colour engraved."""
    return lambda theme: (
        f'<path d="{HEX}" fill="{pale(theme, colour)}" stroke="{deep(theme, colour)}" stroke-opacity=".45" stroke-width="2"/>'
        f'<path d="{SIGNS[colour]}" transform="translate(26 16) scale(.48)" fill="{deep(theme, colour)}" opacity=".78"/>'
    )


def card(colour: str) -> Body:
    """A region card."""
    return lambda theme: (
        f'<rect x="1.5" y="1.5" width="67" height="93" rx="8" fill="{WALL}" stroke="{DARK}" stroke-width="2"/>'
        f'<rect x="7" y="7" width="56" height="82" rx="4" fill="{land(theme, colour)}"/>'
        f'<path d="M7 62Q21 50 35 60T63 56V85a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4Z" fill="{mix(land(theme, colour), DARK, 0.3)}"/>'
        f'<path d="{SIGNS[colour]}" transform="translate(14 16) scale(.42)" fill="{WALL}" stroke="{DARK}" stroke-width="3"/>'
    )


# Tiles: a raised hexagon in its colour, and what stands on it.


def tile(colour: str, picture: str, *, rim: str = "") -> Body:
    """A tile with a picture."""

    def body(theme: Theme) -> str:
        base = land(theme, colour)
        edge = theme[rim] if rim else mix(base, "#150d05", 0.62)
        return (
            f'<path d="{HEX}" fill="{base}" stroke="{edge}" stroke-width="{5 if rim else 4}"/>'
            f'<path d="M6 47Q28 54 50 62T92 52L73 82.5H27Z" fill="{mix(base, DARK, 0.28)}"/>'
            f'<path d="M7.5 43L28.5 6H71.5" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>'
            f"{picture}"
        )

    return body


def outlined(d: str, fill: str, *, line: float = 2.0) -> str:
    """A filled shape with a dark outline."""
    return f'<path d="{d}" fill="{fill}" stroke="{DARK}" stroke-width="{line}" stroke-linejoin="round"/>'


def ridge(d: str, colour: str, line: float) -> str:
    """A line with round ends."""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{line}" stroke-linecap="round"/>'


CASTLE: Final = (
    outlined("M19 72V38h5v5h4v-5h5v5h4V72ZM63 72V43h4v-5h5v5h4v-5h5V72Z", SHADED)
    + outlined("M36 72V25h7v6h4v-6h6v6h4v-6h7V72Z", WALL)
    + f'<path d="M43 72V60a7 7 0 0 1 14 0V72ZM47 38h6v9h-6ZM26 50h4v8h-4ZM70 50h4v8h-4Z" fill="{DARK}"/>'
)
TOWN: Final = (
    outlined("M20 72V50H42V72ZM58 72V50H80V72Z", SHADED)
    + outlined("M16 51 31 37 46 51ZM54 51 69 37 84 51Z", ROOF)
    + outlined("M40 72V26H60V72Z", WALL)
    + outlined("M36 27 50 9 64 27Z", ROOF)
    + f'<path d="M45 72V62h10V72ZM46 34h8v9h-8ZM27 57h7v8h-7ZM66 57h7v8h-7Z" fill="{DARK}"/>'
)
INN: Final = (
    outlined("M24 72V44H68V72Z", WALL)
    + outlined("M17 46 31 25H61L75 46Z", ROOF)
    + f'<path d="M38 72V61a7 7 0 0 1 14 0V72ZM28 51h6v7h-6ZM57 51h6v7h-6Z" fill="{DARK}"/>'
    + outlined("M80 72C74 56 76 36 80 20C84 36 86 56 80 72Z", "#2c5a38")
)
QUARRY: Final = (
    outlined("M15 72V56H31V43H49V30H70L84 72Z", "#e9e6e0")
    + outlined("M31 56H49V43M49 56V72M31 72V56M66 43H49M66 30V56H79M66 56V72", "none", line=1.6)
    + ridge("M36 68 62 28", WOOD, 6)
    + ridge("M44 22Q63 19 76 40", DARK, 7)
)
VILLAGE: Final = (
    outlined("M54 60V40H78V60Z", SHADED)
    + outlined("M49 42 66 24 83 42Z", ROOF)
    + outlined("M19 60V38H43V60Z", SHADED)
    + outlined("M14 40 31 20 48 40Z", ROOF)
    + outlined("M36 76V54H64V76Z", WALL)
    + outlined("M30 56 50 34 70 56Z", ROOF)
    + f'<path d="M46 76V64h9V76ZM27 46h6v7h-6ZM66 47h6v7h-6Z" fill="{DARK}"/>'
)
MONASTERY: Final = (
    outlined("M22 72V50H60V72Z", WALL)
    + outlined("M16 52 41 31 64 52Z", ROOF)
    + outlined("M58 72V32H77V72Z", SHADED)
    + outlined("M54 33 67.5 17 81 33Z", ROOF)
    + ridge("M67.5 17V6M63 10h9", DARK, 3)
    + f'<path d="M28 72V63a4 4 0 0 1 8 0V72ZM43 72V63a4 4 0 0 1 8 0V72ZM64 47a3.5 3.5 0 0 1 7 0V56H64ZM40 40a4 4 0 1 0 .1 0Z" fill="{DARK}"/>'
)
CARRIAGE: Final = (
    outlined("M26 46C22 18 70 18 68 46Z", WALL)
    + outlined("M38 46C36 28 40 24 47 24.5C54 24 58 28 56 46Z", SHADED, line=1.6)
    + outlined("M20 46H74L70 62H25Z", WOOD)
    + ridge("M73 53 88 46", DARK, 4)
    + outlined("M33 54a11 11 0 1 0 .1 0ZM61 54a11 11 0 1 0 .1 0Z", SHADED, line=3.5)
    + ridge("M33 56V74M24 65H42M61 56V74M52 65H70", DARK, 2)
)
WOODEN: Final = ridge(
    "M22 30Q50 20 78 32M14 46Q44 36 88 48M24 64Q52 52 80 62M40 44a9 5 0 1 0 18 2", "#7b4c22", 2.6
)

# Crops, each in a box of 100 by 100.

CROPS: Final[dict[str, str]] = {
    "wine": outlined(
        "".join(
            f"M{x} {y}a11 11 0 1 0 .1 0Z"
            for x, y in ((30, 30), (50, 30), (70, 30), (40, 47), (60, 47), (50, 64))
        ),
        "#6b2c63",
        line=2.5,
    )
    + outlined("M50 32C40 8 62 2 82 12C76 28 62 32 50 32Z", "#4c8a35", line=2.5),
    "boar": outlined(
        "M8 58C8 36 26 26 48 28C58 20 66 22 70 30C82 34 88 42 96 54C94 60 88 60 82 60C78 68 72 70 68 70V86H58V72H34V86H24V70C14 70 8 66 8 58Z",
        "#6b4429",
        line=3,
    )
    + ridge("M84 57Q90 50 85 45", "#fff6e0", 4.5)
    + f'<circle cx="72" cy="43" r="3.5" fill="{WALL}"/>',
    "olives": ridge("M10 78Q44 66 88 18", "#5d4020", 5)
    + outlined(
        "M34 68C22 56 22 42 28 34C40 42 42 56 34 68ZM58 48C48 36 50 20 58 12C68 22 68 38 58 48ZM60 50C70 42 84 42 92 50C82 60 68 58 60 50Z",
        "#5c8f3c",
        line=2.5,
    )
    + outlined(
        "M52 60C66 58 74 70 70 82C60 92 46 86 44 74C44 66 46 62 52 60Z", "#2f3b1c", line=2.5
    ),
    "grain": ridge("M50 96V36", "#8a6310", 5)
    + outlined(
        "M50 4C60 14 60 26 50 34C40 26 40 14 50 4ZM48 52C34 50 28 40 30 28C42 30 48 40 48 52ZM52 52C66 50 72 40 70 28C58 30 52 40 52 52ZM48 72C34 70 28 60 30 48C42 50 48 60 48 72ZM52 72C66 70 72 60 70 48C58 50 52 60 52 72Z",
        "#edc443",
        line=2.5,
    ),
}


def _furrows() -> str:
    """The ground of a farm."""
    return ridge("M14 58Q34 66 50 80M32 52Q52 62 66 80M54 54Q68 62 76 72", "#5d7d22", 2)


def _farm(*crops: str) -> str:
    """One crop, or two beside each other."""
    if len(crops) == 1:
        return _furrows() + f'<g transform="translate(20 12) scale(.62)">{CROPS[crops[0]]}</g>'
    left, right = crops
    return (
        _furrows()
        + f'<g transform="translate(9 12) scale(.47)">{CROPS[left]}</g>'
        + f'<g transform="translate(45 30) scale(.47)">{CROPS[right]}</g>'
    )


for _colour in SIGNS:
    symbol(f"field-{_colour}", field(_colour), box=HEX_BOX)
    symbol(f"region-{_colour}", card(_colour), box=CARD_BOX)
for _name, _colour, _picture in (
    ("castle", "dark-green", CASTLE + outlined("M50 25V9M50 9l15 5-15 5", "#e5c25a")),
    ("town", "red", TOWN),
    ("inn", "turquoise", INN),
    ("quarry", "grey", QUARRY),
    ("village", "orange", VILLAGE),
    ("monastery", "yellow", MONASTERY),
    ("carriage", "beige", CARRIAGE),
):
    symbol(f"tile-{_name}", tile(_colour, _picture), box=HEX_BOX)
symbol(
    "tile-start-castle",
    tile(
        "dark-green",
        CASTLE + outlined("M50 4l4 8 8 1-6 6 2 8-8-4-8 4 2-8-6-6 8-1Z", "#e5c25a"),
        rim="leaf",
    ),
    box=HEX_BOX,
)
for _index, _one in enumerate(CROPS):
    symbol(f"tile-{_one}", tile("light-green", _farm(_one)), box=HEX_BOX)
    for _two in list(CROPS)[_index + 1 :]:
        symbol(f"tile-{_one}-{_two}", tile("light-green", _farm(_one, _two)), box=HEX_BOX)
symbol(
    "tile-hexagon",
    lambda _: (
        f'<path d="{HEX}" fill="#c08a4e" stroke="#4b2d12" stroke-width="5"/>'
        f'<path d="M7.5 43L28.5 6H71.5" fill="none" stroke="#f0cf9e" stroke-width="3"/>{WOODEN}'
    ),
    box=HEX_BOX,
)
symbol(
    "tile-back",
    lambda theme: (
        f'<path d="{HEX}" fill="currentColor" stroke="{DARK}" stroke-width="4"/>'
        f'<path d="M35 17H65L80 43L65 69.5H35L20 43Z" fill="none" stroke="{theme["on_seat"]}" stroke-width="4" opacity=".75"/>'
    ),
    box=HEX_BOX,
)
