"""Resources, coins, stars and laurels, and boxes to be crossed."""

from palio.draw.art.crests import LILY
from palio.draw.art.dice import DYES
from palio.draw.art.inks import LINE, inked
from palio.draw.symbols import Body, symbol
from palio.draw.theme import Theme


def boxed(name: str, *places: int) -> Body:
    """Boxes to be crossed, with another symbol in each; who uses them must use that one too."""
    return lambda theme: "".join(
        f'<path d="M{x + 2} 2h96v96h-96Z" fill="{theme["panel"]}" stroke="{theme["faint"]}"'
        f' stroke-width="4"/><use href="#{name}" x="{x + 11}" y="11" width="78" height="78"/>'
        for x in places
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
    """A laurel of ten leaves."""
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
