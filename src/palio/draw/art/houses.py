"""Works of art, and the houses of a quarter."""

from typing import Final

from palio.draw.art.inks import inked
from palio.draw.symbols import symbol

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
