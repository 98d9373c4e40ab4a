"""The pictures on the cards: one for each of the 27 kinds."""

from typing import Final

from palio.draw.art.heads import HAIR, SKIN
from palio.draw.symbols import Body, symbol
from palio.draw.theme import Theme

# A stroke of the brush: a shape, its colour and, for a line, how wide it is.
Stroke = tuple[str, str] | tuple[str, str, float]


def painting(*strokes: Stroke) -> Body:
    """A picture of filled shapes, each with a thin dark edge, and of lines."""

    def body(theme: Theme) -> str:
        parts = []
        for stroke in strokes:
            colour = theme.colours.get(stroke[1], stroke[1])
            if len(stroke) == 2:
                parts.append(f'<path d="{stroke[0]}" fill="{colour}"/>')
            else:
                parts.append(
                    f'<path d="{stroke[0]}" fill="none" stroke="{colour}"'
                    f' stroke-width="{stroke[2]:g}"/>'
                )
        edge = theme["ink"]
        return (
            f'<g stroke="{edge}" stroke-width="2.5" stroke-linejoin="round"'
            f' stroke-linecap="round">{"".join(parts)}</g>'
        )

    return body


def disc(x: float, y: float, radius: float) -> str:
    """A circle as a shape."""
    return f"M{x:g} {y - radius:g}a{radius:g} {radius:g} 0 1 0 .1 0Z"


def block(x: float, y: float, width: float = 22.0, height: float = 11.0) -> str:
    """A brick as a shape."""
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}Z"


STAR: Final = "M50 22 55 33 67 34 58 42 61 54 50 47 39 54 42 42 33 34 45 33Z"
SCROLL: Final = (
    "M26 12H82C74 18 74 26 74 34V84C74 92 66 94 60 90H18C24 86 24 80 24 74V24C24 18 24 14 26 12Z"
)
SEAL: Final = disc(62, 78, 13)
RIBBON: Final = "M54 82 48 98 58 94 64 100 68 84Z"


def privilege(floors: int) -> Body:
    """A charter with a tower of so many floors and a great seal."""
    height = 50 / 7
    rungs = [block(36, 76 - height * (level + 1), 15, height) for level in range(floors)]
    roof = f"M34 {76 - height * floors:g}v-7h4v4h4v-4h4v4h4v-4h3v7Z"
    return painting(
        (SCROLL, "panel"),
        ("".join(rungs) + roof, "terracotta"),
        (RIBBON, "lapis"),
        (SEAL, "red"),
        (disc(62, 78, 6), "leaf"),
    )


PICTURES: Final[dict[str, Body]] = {
    "alchemist": painting(
        ("M42 14H58V40L84 82C87 89 82 94 75 94H25C18 94 13 89 16 82L42 40Z", "panel"),
        ("M30 62H70L82 83C84 88 80 91 75 91H25C20 91 16 88 18 83Z", "verdigris"),
        ("M37 6H63V15H37Z", "stone"),
        (disc(40, 76, 5) + disc(58, 82, 6) + disc(55, 68, 4), "leaf"),
        ("M74 14 77 22 85 25 77 28 74 36 71 28 63 25 71 22Z", "leaf"),
    ),
    "recognition": painting(
        ("M36 54 24 94 40 88 50 98 60 88 76 94 64 54Z", "lapis"),
        (disc(50, 38, 31), "leaf"),
        (disc(50, 38, 23), "panel"),
        (STAR, "terracotta"),
    ),
    "architect": painting(
        ("M14 84H86V94H14Z", "leaf"),
        ("M26 84v4M38 84v6M50 84v4M62 84v6M74 84v4", "ink", 2),
        ("M46 16 22 76 27 80 54 26ZM54 16 78 76 73 80 46 26Z", "lapis"),
        (disc(50, 18, 9), "leaf"),
        ("M30 62Q50 74 70 62", "ink", 3),
        ("M50 2V9", "ink", 5),
    ),
    "disgrace": painting(
        ("M20 14C34 22 66 22 80 14C86 54 72 84 50 94C28 84 14 54 20 14Z", "panel"),
        ("M29 40Q38 30 47 42Q38 46 29 40ZM71 40Q62 30 53 42Q62 46 71 40Z", "ink"),
        ("M34 76Q50 58 66 76", "ink", 5),
        ("M36 50C33 57 32 60 36 62S41 58 36 50Z", "lapis"),
        ("M20 14C12 22 10 34 14 42M80 14C88 22 90 34 86 42", "terracotta", 4),
    ),
    "bridge": painting(
        ("M2 80H98V96H2Z", "sea"),
        ("M10 88q8 -6 16 0t16 0M54 88q8 -6 16 0t16 0", "lapis", 3),
        ("M18 52V30L31 18 44 30V52Z", "terracotta"),
        ("M44 52V24H60V52Z", "leaf"),
        ("M60 52V32L72 20 84 32V52Z", "terracotta"),
        ("M28 52V40H34V52ZM49 44V34H55V44ZM69 52V40H75V52Z", "black"),
        ("M2 52H98V84H88A16 18 0 0 0 56 84H44A16 18 0 0 0 12 84H2Z", "stone"),
    ),
    "campanile": painting(
        ("M34 22H66V96H34Z", "white"),
        ("M28 22 50 4 72 22Z", "terracotta"),
        ("M30 46H70V51H30ZM30 70H70V75H30Z", "verdigris"),
        ("M42 44V34A8 8 0 0 1 58 34V44Z", "black"),
        ("M50 30C45 31 46 37 44 42H56C54 37 55 31 50 30Z", "leaf"),
        ("M45 68V60A5 5 0 0 1 55 60V68ZM44 96V86A6 6 0 0 1 56 86V96Z", "black"),
    ),
    "monument": painting(
        ("M18 86H82V96H18ZM28 74H72V86H28Z", "stone"),
        ("M39 74 43 22 50 8 57 22 61 74Z", "white"),
        ("M34 52Q24 34 34 18M66 52Q76 34 66 18", "verdigris", 6),
        (disc(50, 46, 8), "leaf"),
    ),
    "collapse": painting(
        ("M12 86H88V96H12Z", "stone"),
        ("M30 86V44L40 54 46 38 54 56 60 48V86Z", "terracotta"),
        ("M30 58H43M50 58H60M30 72H60M45 72V86M38 58V72", "black", 2),
        ("M58 28 76 20 82 32 64 40Z", "terracotta"),
        ("M26 24 40 12 48 22 34 33Z", "terracotta"),
        ("M68 58 86 62 83 75 66 71Z", "terracotta"),
        ("M10 44Q4 52 12 58M90 44Q96 50 90 56", "faint", 4),
    ),
    "princess": painting(
        ("M26 46C22 24 36 16 50 16S78 24 74 46C78 64 76 78 82 88H18C24 78 22 64 26 46Z", HAIR),
        ("M16 96C18 78 34 72 50 72S82 78 84 96Z", "plum"),
        ("M42 62H58V74Q50 82 42 74Z", SKIN),
        ("M35 42Q50 36 65 42V54C65 66 57 72 50 72S35 66 35 54Z", SKIN),
        ("M30 36 26 10 39 22 50 4 61 22 74 10 70 36Q50 28 30 36Z", "leaf"),
        (disc(50, 24, 4), "red"),
    ),
    "large-privilege": privilege(7),
    "medium-privilege": privilege(6),
    "small-privilege": privilege(5),
    "wholesaler": painting(
        ("M47 14H53V84H47ZM28 84H72V94H28Z", "leaf"),
        ("M12 26Q50 8 88 26", "ink", 5),
        ("M14 27 6 58M14 27 30 58M86 27 70 50M86 27 96 50", "ink", 2),
        (block(8, 47) + block(12, 36, 14), "terracotta"),
        (block(72, 39), "lapis"),
        ("M2 58H34Q30 70 18 70T2 58ZM66 50H98Q94 62 82 62T66 50Z", "leaf"),
        (disc(50, 13, 7), "leaf"),
    ),
    "flood": painting(
        ("M26 70V38L50 16 74 38V70Z", "panel"),
        ("M18 42 50 12 82 42 76 47 50 24 24 47Z", "terracotta"),
        ("M43 60V46H57V60Z", "black"),
        ("M2 64Q14 50 26 62T50 62T74 62T98 60V80H2Z", "sea"),
        ("M2 78Q14 66 26 76T50 76T74 76T98 74V97H2Z", "lapis"),
    ),
    "fire": painting(
        ("M16 96V58H84V96Z", "stone"),
        ("M42 96V74H58V96Z", "black"),
        (
            "M50 4C58 22 78 26 76 46C84 40 84 34 82 28C96 44 92 66 74 72H26C8 66 8 46 20 32"
            "C20 42 24 46 29 46C26 28 46 24 50 4Z",
            "red",
        ),
        ("M51 30C56 42 68 46 66 60C64 68 58 72 50 72S34 68 35 58C37 48 48 44 51 30Z", "leaf"),
    ),
    "warehouse": painting(
        ("M8 94V44L50 12 92 44V94Z", "stone"),
        ("M2 46 50 6 98 46 92 54 50 20 8 54Z", "terracotta"),
        ("M24 94V54H76V94Z", "black"),
        (block(28, 83) + block(52, 83) + block(40, 72), "red"),
        (block(28, 72, 10) + block(64, 72, 10), "leaf"),
        (block(34, 61) + block(57, 61, 12), "lapis"),
    ),
    "luxury-tax": painting(
        ("M12 94V26H18V18H24V26H30V18H36V26H42V94Z", "plum"),
        ("M12 42H42M12 56H42M12 70H42M12 84H42", "ink", 2.5),
        ("M24 94V80H31V94Z", "black"),
        (disc(70, 80, 15), "leaf"),
        (disc(66, 54, 15), "leaf"),
        (disc(74, 28, 15), "leaf"),
        ("M74 21V35M67 28H81M66 47V61M59 54H73M70 73V87M63 80H77", "gold", 3),
    ),
    "mason": painting(
        ("M14 78H52V94H14ZM54 78H90V94H54ZM32 61H70V76H32Z", "terracotta"),
        ("M10 8 62 30 34 58Z", "stone"),
        ("M50 42 66 54", "ink", 5),
        ("M64 48 90 34 94 42 68 57Z", HAIR),
    ),
    "patrician": painting(
        ("M10 96C12 76 30 68 50 68S88 76 90 96Z", "red"),
        ("M36 70 50 86 64 70V62H36Z", "white"),
        ("M33 38H67V56C67 70 58 77 50 77S33 70 33 56Z", SKIN),
        ("M20 42C16 18 36 8 54 8C76 8 86 24 80 40C92 50 90 66 84 74C84 60 80 52 72 46Z", "red"),
        ("M20 42C38 32 64 32 82 42L78 50C62 42 40 42 22 50Z", "plum"),
        ("M36 84 50 96 64 84", "leaf", 4),
    ),
    "botched-work": painting(
        ("M18 88H82V96H18Z", "stone"),
        (block(34, 74, 34, 14), "red"),
        (block(28, 60, 34, 14), "red"),
        (block(38, 46, 34, 14), "red"),
        ("M36 32 68 40 65 54 33 46Z", "red"),
        ("M66 8 90 22 84 34 58 20Z", "red"),
        ("M84 40Q90 50 86 62M78 44Q82 52 80 60", "faint", 3),
    ),
    "renaissance": painting(
        ("M12 78H88V96H12Z", "stone"),
        ("M20 66H80V78H20Z", "white"),
        ("M22 66C22 42 36 26 50 22C64 26 78 42 78 66Z", "terracotta"),
        ("M36 66C36 46 42 32 50 23M64 66C64 46 58 32 50 23M50 22V66", "white", 3),
        ("M44 24V12L50 4 56 12V24Z", "white"),
        (disc(30, 88, 4) + disc(50, 88, 4) + disc(70, 88, 4), "black"),
    ),
    "fame": painting(
        ("M28 18H72C72 48 64 62 50 62S28 48 28 18Z", "leaf"),
        ("M28 24C10 22 12 46 33 46M72 24C90 22 88 46 67 46", "gold", 5),
        ("M45 60H55V78H45ZM32 78H68V86H32ZM26 86H74V95H26Z", "leaf"),
        ("M50 24 53 33 62 33 55 39 58 48 50 42 42 48 45 39 38 33 47 33Z", "terracotta"),
        ("M50 2V12M30 4 34 12M70 4 66 12", "gold", 4),
    ),
    "saboteur": painting(
        (block(8, 82, 34, 13) + block(44, 82, 34, 13) + block(22, 67, 34, 13), "terracotta"),
        ("M58 67 66 58M62 74 76 70M56 62 56 52", "ink", 4),
        ("M84 90 34 22 42 16 92 84Z", HAIR),
        ("M12 46C16 26 34 10 58 10L54 18C40 18 28 28 20 46Z", "stone"),
    ),
    "smuggler": painting(
        ("M14 96C12 60 22 8 50 8S88 60 86 96Z", "verdigris"),
        ("M30 52C30 32 38 24 50 24S70 32 70 52C70 68 60 76 50 76S30 68 30 52Z", "black"),
        ("M34 58C36 44 42 40 50 40S64 44 66 58C64 68 58 74 50 74S36 68 34 58Z", SKIN),
        ("M33 46H67V55H33Z", "ink"),
        ("M40 51h6M54 51h6", "leaf", 4),
        (block(56, 80, 30, 14), "leaf"),
    ),
    "scandal": painting(
        ("M8 12H92V68H56L36 92V68H8Z", "panel"),
        ("M44 20H56L53 46H47Z", "red"),
        (disc(50, 56, 5), "red"),
        ("M20 26H34M20 38H34M20 50H32M66 26H80M66 38H80M68 50H80", "faint", 4),
    ),
    "tribute": painting(
        (block(22, 38, 24, 12) + block(54, 38, 24, 12), "terracotta"),
        (block(38, 26, 24, 12), "lapis"),
        ("M10 92V50H90V92Z", HAIR),
        ("M10 50H90V62H10ZM22 50H30V92H22ZM70 50H78V92H70Z", "leaf"),
        ("M43 56H57V74H43Z", "leaf"),
        ("M50 62V68", "black", 5),
        ("M34 18 30 2 42 10 50 0 58 10 70 2 66 18Z", "leaf"),
    ),
    "workshop": painting(
        ("M6 90H60V97H6Z", "stone"),
        ("M24 90V6H32V90ZM10 90 24 66 28 70 18 90ZM46 90 32 66 28 70 38 90Z", HAIR),
        ("M20 12H90V20H20ZM32 40 56 20H64L32 48Z", HAIR),
        ("M84 20V56", "ink", 3),
        (block(69, 56, 30, 16), "terracotta"),
        (disc(84, 18, 6), "leaf"),
        (disc(28, 56, 9), "leaf"),
    ),
}
for _kind, _body in PICTURES.items():
    symbol(f"firenze-{_kind}", _body)
