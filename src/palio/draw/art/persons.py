"""Persons by hat or book, artists by what they hold in their hands."""

from palio.draw.art.dice import DYES
from palio.draw.art.inks import inked
from palio.draw.symbols import symbol

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
