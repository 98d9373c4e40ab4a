"""What lies on the table of a dice game: dice, resources, works of art, houses, strokes of a pen."""

from typing import Final

from palio.draw.art.crests import LILY
from palio.draw.symbols import Body, shape, symbol
from palio.draw.theme import Theme

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
LINE: Final = "#3a2a1c"
"""The outline of everything that is drawn here."""


def inked(*shapes: tuple[str, str], line: str = "", width: float = 4) -> Body:
    """Filled shapes with one outline, and perhaps strokes on top; a fill may be a theme's name."""

    def body(theme: Theme) -> str:
        text = f'<g stroke="{LINE}" stroke-width="{width:g}" stroke-linejoin="round">'
        for d, fill in shapes:
            text += f'<path d="{d}" fill="{theme.colours.get(fill, fill)}"/>'
        if line:
            text += f'<path d="{line}" fill="none" stroke-linecap="round"/>'
        return text + "</g>"

    return body


def stroke(d: str, width: float) -> Body:
    """Lines of a pen in the colour of whoever uses it."""
    return lambda _: (
        f'<path d="{d}" fill="none" stroke="currentColor" stroke-width="{width:g}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def boxed(name: str, *places: int) -> Body:
    """Boxes to be crossed, with another symbol in each; who uses them must use that one too."""
    return lambda theme: "".join(
        f'<path d="M{x + 2} 2h96v96h-96Z" fill="{theme["panel"]}" stroke="{theme["faint"]}"'
        f' stroke-width="4"/><use href="#{name}" x="{x + 11}" y="11" width="78" height="78"/>'
        for x in places
    )


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

# Resources: each has a shape of its own.

symbol(
    "res-marble",
    inked(
        ("M50 10 92 30 50 50 8 30Z", "#fffdf6"),
        ("M8 30 50 50V92L8 72Z", "#e9e3d4"),
        ("M50 50 92 30V72L50 92Z", "#d3cbb8"),
        line="M18 44 28 56 24 66M64 62 76 58 80 46M44 22 56 28",
    ),
)
symbol(
    "res-wood",
    inked(
        ("M30 14H84C96 14 96 48 84 48H30Z", "#8b5a34"),
        ("M30 14C16 14 16 48 30 48S44 14 30 14Z", "#dcb27a"),
        ("M16 50H70C82 50 82 86 70 86H16Z", "#9c6a3e"),
        ("M16 50C2 50 2 86 16 86S30 50 16 50Z", "#dcb27a"),
        line="M16 60V76M30 24V38M40 66H62M54 28H76",
    ),
)
symbol(
    "res-metal",
    inked(
        (
            "M6 26H66V20H94C94 36 84 46 68 50C62 54 62 62 66 68H78V86H22V68H36C40 60 38 52 32 48"
            "C18 46 8 38 6 26Z",
            "#9aa1a8",
        ),
        line="M14 32H60M30 76H70",
    ),
)
symbol(
    "res-spice",
    inked(
        (
            "M50 94C18 94 10 74 16 54C20 40 34 34 38 26H62C66 34 80 40 84 54C90 74 82 94 50 94Z",
            "#4c8a4c",
        ),
        ("M34 26C28 18 30 10 38 8C44 12 56 12 62 8C70 10 72 18 66 26Z", "#76ad62"),
        ("M50 82C36 74 36 58 50 46C64 58 64 74 50 82Z", "#d7e8b0"),
        line="M50 56V86",
    ),
)
symbol(
    "res-cloth",
    inked(
        ("M18 20H82V74C76 88 66 88 60 78C56 90 44 90 40 78C34 88 24 88 18 74Z", "#b23a2f"),
        ("M6 10H94V24H6Z", "#dcb27a"),
        line="M40 34V72M60 34V72",
    ),
)
symbol(
    "res-gold",
    inked(
        ("M36 14H64L74 46H26Z", "#f3d262"),
        ("M14 52H40L50 86H4Z", "#e8bd36"),
        ("M60 52H86L96 86H50Z", "#e8bd36"),
        line="M42 24H58M20 62H34M66 62H80",
    ),
)
for _resource in ("marble", "wood", "metal", "spice", "cloth", "gold"):
    symbol(f"box-{_resource}", boxed(f"res-{_resource}", 0))
    symbol(f"pair-{_resource}", boxed(f"res-{_resource}", 0, 114), box="0 0 214 100")
symbol(
    "res-any",
    inked(
        ("M50 50V4L90 27Z", DYES["white"]),
        ("M50 50 90 27V73Z", DYES["brown"]),
        ("M50 50 90 73 50 96Z", DYES["grey"]),
        ("M50 50V96L10 73Z", DYES["green"]),
        ("M50 50 10 73V27Z", DYES["red"]),
        ("M50 50 10 27 50 4Z", DYES["yellow"]),
    ),
)
symbol(
    "star-gold",
    inked(("M50 4 63 36 97 38 71 60 80 94 50 75 20 94 29 60 3 38 37 36Z", "#f0c53f"), width=5),
)
symbol(
    "fiorino",
    lambda theme: (
        f'<circle cx="50" cy="50" r="46" fill="{theme["leaf"]}" stroke="{LINE}" stroke-width="5"/>'
        f'<circle cx="50" cy="50" r="38" fill="none" stroke="{theme["gold"]}" stroke-width="3"/>'
        f'<path d="{LILY}" fill="#7a5410" transform="translate(14 13) scale(.72)"/>'
    ),
)


def _wreath(theme: Theme) -> str:
    leaves = "".join(
        f'<path d="M{x}0-8C{x}12-8 {x}18-2 {x}20 6C{x}8 8 {x}2 2 {x}0-8Z"'
        f' transform="rotate({sign * turn} 50 50) translate(50 12)"/>'
        for turn in (28, 62, 96, 130, 164)
        for x, sign in (("", 1), ("-", -1))
    )
    return (
        f'<circle cx="50" cy="50" r="40" fill="{theme["panel"]}"/>'
        f'<g fill="{theme["verdigris"]}">{leaves}</g>'
    )


def numbered(points: int) -> Body:
    """The wreath with a number that is written often; who uses it must use the wreath too."""
    return lambda theme: (
        '<use href="#laurel-wreath" width="100" height="100"/><text x="50" y="71" font-size="60"'
        f' font-weight="700" text-anchor="middle" fill="{theme["ink"]}">{points}</text>'
    )


symbol("laurel-wreath", _wreath)
for _points in range(10):
    symbol(f"laurel-{_points}", numbered(_points))

# Persons are known by hat or book, artists by what they hold in their hands.

symbol(
    "office-captain",
    inked(
        ("M54 22C58 2 84 0 94 16C82 12 72 18 66 30Z", "terracotta"),
        ("M18 62C14 32 32 16 52 16S86 34 82 62C62 54 38 54 18 62Z", "#aab1b8"),
        (
            "M2 78C10 74 14 66 18 60C40 52 60 52 82 60C86 66 90 74 98 78C66 68 34 68 2 78Z",
            "#7f878e",
        ),
        line="M50 18V52",
    ),
)
symbol(
    "office-bishop",
    inked(
        ("M16 88C18 50 26 24 50 4C74 24 82 50 84 88C60 96 40 96 16 88Z", "#fbf6e8"),
        ("M17 72C40 80 60 80 83 72L84 88C60 96 40 96 16 88Z", "gold"),
        ("M45 24H55V36H65V46H55V66H45V46H35V36H45Z", "gold"),
    ),
)
symbol(
    "office-priest",
    inked(
        ("M14 84V18Q14 6 26 6H86V80H26Q14 80 14 90Z", "plum"),
        ("M26 80H86V94H26Q14 94 14 87T26 80Z", "#f4ead2"),
        ("M46 18H58V30H70V42H58V66H46V42H34V30H46Z", "gold"),
    ),
)
symbol(
    "tool-sculptor",
    inked(
        ("M52 8 92 34 80 52 40 26Z", "#b98a55"),
        ("M56 40 64 46 24 96 14 90Z", "#8b5a34"),
        ("M8 36 18 28 44 58 38 64Z", "#aab1b8"),
        line="M40 62 48 70",
    ),
)
symbol(
    "tool-architect",
    inked(
        ("M46 18H54L88 92 78 90 50 34 22 90 12 92Z", "#c9a24a"),
        ("M50 4C62 4 62 26 50 26S38 4 50 4Z", "#aab1b8"),
        line="M26 62C40 74 60 74 74 62",
    ),
)
symbol(
    "tool-painter",
    lambda theme: (
        inked(
            (
                "M48 18C78 14 96 34 94 56C92 74 76 74 68 70C58 66 54 74 58 82C62 92 48 94 38 90"
                "C14 82 4 62 8 46C12 30 28 20 48 18Z",
                "#cf9f68",
            )
        )(theme)
        + f'<circle cx="30" cy="46" r="8" fill="{DYES["red"]}"/>'
        f'<circle cx="52" cy="36" r="8" fill="{theme["blue"]}"/>'
        f'<circle cx="74" cy="46" r="8" fill="{DYES["yellow"]}"/>'
        f'<circle cx="28" cy="68" r="8" fill="{DYES["green"]}"/>'
    ),
)

symbol(
    "pope",
    inked(
        ("M6 98C8 74 26 64 50 64S92 74 94 98Z", "terracotta"),
        ("M34 66 50 98 66 66 58 62H42Z", "#f1ead8"),
        ("M35 40H65V54C65 66 58 72 50 72S35 66 35 54Z", "#e3b78f"),
        ("M36 54C38 60 44 58 50 58S62 60 64 54C66 68 60 80 50 82C40 80 34 68 36 54Z", "#e9e3d4"),
        ("M31 42C26 20 38 6 50 2C62 6 74 20 69 42C58 36 42 36 31 42Z", "#fbf6e8"),
        ("M31 42C42 36 58 36 69 42L70 35C58 29 42 29 30 35Z", "gold"),
        ("M31 27C42 22 58 22 69 27L67 20C57 15 43 15 33 20Z", "gold"),
        line="M43 48H45M55 48H57M46 64H54M50 82V96M44 89H56",
        width=2.5,
    ),
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

# The works of the Palazzo and of the Chiesa.

_ARCH: Final = "v-12q0-9 7-9t7 9v12Z"
symbol(
    "work-palazzo-facciata",
    inked(
        ("M8 24H92V94H8Z", "#dcc79c"),
        ("M2 12H98V26H2Z", "#c4a873"),
        (f"M18 56{_ARCH}M43 56{_ARCH}M68 56{_ARCH}", "#5b6f86"),
        (f"M18 92{_ARCH}M68 92{_ARCH}", "#5b6f86"),
        ("M40 94V76Q40 66 50 66T60 76V94Z", "#7a4a2a"),
        line="M8 62H92",
    ),
)
symbol(
    "work-camera-nuziale",
    inked(
        ("M10 8H90V22H10Z", "terracotta"),
        ("M10 20H28Q26 46 12 54ZM90 20H72Q74 46 88 54Z", "#c65a44"),
        ("M14 58H86V84H14Z", "lapis"),
        ("M14 50Q20 40 32 46L40 60H14Z", "#fbf6e8"),
        ("M8 20H14V94H8ZM86 20H92V94H86Z", "#8b5a34"),
        line="M30 62 40 82M50 62 60 82M70 62 80 82",
    ),
)
symbol(
    "work-statua",
    inked(
        ("M28 78H72V86H80V95H20V86H28Z", "#cfc4ad"),
        (
            "M34 78C30 64 34 56 40 52C30 44 30 30 40 26C38 14 46 6 52 6S66 14 62 28C66 30 66 36 62 38"
            "C62 44 60 48 58 52C70 54 76 64 72 78Z",
            "#9a6b35",
        ),
        line="M52 28H54M50 40H58M44 60Q50 66 60 62",
    ),
)
symbol(
    "work-sala",
    inked(
        ("M6 8H94V94H6Z", "#dcc79c"),
        ("M6 8 28 28V70L6 94ZM94 8 72 28V70L94 94Z", "#c4a873"),
        ("M28 70H72L94 94H6Z", "#a8673f"),
        ("M40 70V48Q40 38 50 38T60 48V70Z", "#5b6f86"),
        ("M44 12H56L62 24H38Z", "gold"),
        line="M50 70V94M34 70 22 94M66 70 78 94",
    ),
)
symbol(
    "work-chiesa-facciata",
    inked(
        ("M12 94V58H28V34L50 10 72 34V58H88V94Z", "#f1ead8"),
        ("M12 58Q26 56 28 36V58ZM88 58Q74 56 72 36V58Z", "verdigris"),
        ("M41 94V78Q41 68 50 68T59 78V94Z", "#7a4a2a"),
        ("M20 94V82Q20 76 26 76T32 82V94ZM68 94V82Q68 76 74 76T80 82V94Z", "#5b6f86"),
        ("M50 38C60 38 60 56 50 56S40 38 50 38Z", "lapis"),
        line="M28 62H72M50 2V10M46 5H54",
    ),
)
symbol(
    "work-campanile",
    inked(
        ("M32 24H68V95H32Z", "#f1ead8"),
        ("M26 16H74V26H26Z", "#c4a873"),
        ("M30 16 50 2 70 16Z", "terracotta"),
        ("M42 48V38Q42 32 50 32T58 38V48Z", "#5b6f86"),
        ("M38 72V62Q38 57 43 57T48 62V72ZM52 72V62Q52 57 57 57T62 62V72Z", "#5b6f86"),
        line="M32 53H68M32 77H68M44 95V84H56V95",
    ),
)
symbol(
    "work-pala",
    inked(
        ("M8 92V44Q22 22 36 44V92ZM64 92V44Q78 22 92 44V92Z", "gold"),
        ("M34 92V36Q50 4 66 36V92Z", "leaf"),
        ("M41 84C40 66 42 58 50 56S60 66 59 84Z", "lapis"),
        ("M50 38C58 38 58 54 50 54S42 38 50 38Z", "#e3b78f"),
        (
            "M14 84C14 70 18 64 22 64S30 70 30 84ZM70 84C70 70 74 64 78 64S86 70 86 84Z",
            "terracotta",
        ),
        line="M22 56V58M78 56V58",
    ),
)
symbol(
    "work-crocifisso",
    inked(
        ("M42 4H58V26H90V42H58V96H42V42H10V26H42Z", "#8b5a34"),
        ("M14 30 44 38 46 70 50 88 54 70 56 38 86 30 58 30 54 20H46L42 30Z", "#e9d3b0"),
        line="M44 54H56",
        width=3.5,
    ),
)

# Houses of a quarter, standing on the lower edge of their box.

_WINDOW: Final = "h12v16h-12Z"
symbol(
    "rione-shop",
    inked(
        ("M14 46H86V100H14Z", "#e6c99a"),
        ("M6 48 26 26H74L94 48Z", "terracotta"),
        ("M22 62H58L62 74H18Z", "currentColor"),
        ("M68 100V70H82V100Z", "#7a4a2a"),
        ("M24 74H56V88H24Z", "#5b6f86"),
        line="M26 62V74M34 62V74M42 62V74M50 62V74",
    ),
)
symbol(
    "rione-works",
    inked(
        ("M10 50H90V100H10Z", "#d9b183"),
        ("M70 14H82V44H70Z", "#a8673f"),
        ("M4 52 30 30 50 48 72 30 96 52Z", "terracotta"),
        ("M34 100V78Q34 64 50 64T66 78V100Z", "currentColor"),
        (f"M16 62{_WINDOW}M72 62{_WINDOW}", "#5b6f86"),
        line="M50 66V100",
    ),
)
symbol(
    "rione-palagio",
    inked(
        ("M14 22H86V100H14Z", "#e0cfa8"),
        ("M6 12H94V24H6Z", "terracotta"),
        (f"M22 34{_WINDOW}M44 34{_WINDOW}M66 34{_WINDOW}M22 62{_WINDOW}M66 62{_WINDOW}", "#5b6f86"),
        ("M40 100V76Q40 64 50 64T60 76V100Z", "#7a4a2a"),
        line="M14 56H86",
    ),
)
symbol(
    "rione-guild",
    inked(
        ("M16 38H84V100H16Z", "#d5c3c0"),
        ("M16 38V26H28V32H40V26H60V32H72V26H84V38Z", "#b9a29e"),
        ("M40 4H72L66 12 72 20H40Z", "plum"),
        ("M24 100V72Q24 60 35 60T46 72V100ZM54 100V72Q54 60 65 60T76 72V100Z", "#7a4a2a"),
        ("M44 44H56V54H44Z", "gold"),
        line="M40 4V28",
    ),
)
symbol(
    "rione-civic",
    inked(
        ("M12 44H88V100H12Z", "#f1ead8"),
        ("M6 46 50 14 94 46Z", "verdigris"),
        (
            "M20 100V66Q20 56 28 56T36 66V100ZM42 100V66Q42 56 50 56T58 66V100ZM64 100V66Q64 56 72 56T80 66V100Z",
            "#7d8fa3",
        ),
        ("M50 24C58 24 58 38 50 38S42 24 50 24Z", "gold"),
    ),
)
symbol(
    "rione-well",
    inked(
        ("M10 40 50 12 90 40Z", "terracotta"),
        ("M20 40H28V72H20ZM72 40H80V72H72Z", "#8b5a34"),
        ("M12 70H88V100H12Z", "#d8cfbb"),
        ("M40 50H60L57 66H43Z", "#9c6a3e"),
        line="M50 40V50M12 85H88M36 70V85M64 70V85M24 85V100M50 85V100M76 85V100",
    ),
)
symbol(
    "rione-convent",
    inked(
        ("M8 58H92V100H8Z", "#eadfc6"),
        ("M34 40 50 22 66 40V100H34Z", "#f1ead8"),
        ("M4 60 14 46H34V60ZM66 60V46H86L96 60Z", "terracotta"),
        ("M42 100V80Q42 70 50 70T58 80V100Z", "#7a4a2a"),
        ("M16 84V74Q16 68 21 68T26 74V84ZM74 84V74Q74 68 79 68T84 74V84Z", "#5b6f86"),
        ("M50 46C56 46 56 58 50 58S44 46 50 46Z", "lapis"),
        line="M50 6V22M43 12H57",
    ),
)
