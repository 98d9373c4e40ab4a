"""Signs on cards, and coins."""

from palio.draw.symbols import symbol

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
