"""Heads, in medallions."""

from typing import Final

from palio.draw.symbols import Body, symbol
from palio.draw.theme import Theme


def head(draw: Body) -> Body:
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
    """A man with a red cap."""
    return (
        f'<path d="M20 88C22 70 36 64 50 64S78 70 80 88C70 95 30 95 20 88Z" fill="{theme["lapis"]}"/>'
        f'<path d="M37 38H63V56C63 68 56 73 50 73S37 68 37 56Z" fill="{SKIN}"/>'
        f'<path d="M26 42C24 22 38 14 52 14C70 14 78 26 75 42C60 35 42 35 26 42Z" fill="{theme["red"]}"/>'
        f'<path d="M24 41C40 33 62 33 77 41L75 47C60 40 42 40 26 47Z" fill="#7d2018"/>'
    )


def _lady(theme: Theme) -> str:
    """A lady with long hair."""
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
    """A man with a beard."""
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
