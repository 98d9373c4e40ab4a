"""Goods, cards from behind, bonus tiles, and the signs of what one can do."""

from __future__ import annotations

from collections.abc import Callable

from palio.draw.art.hexes import CARD_BOX, DARK, HEX, ROOF, SIGNS, WALL, land, outlined, ridge
from palio.draw.symbols import Body, symbol
from palio.draw.theme import Theme


def _worker(theme: Theme) -> str:
    """A meeple."""
    return outlined(
        "M50 6a17 17 0 0 1 15 25C84 34 94 42 96 54H70L84 94H58L50 74 42 94H16L30 54H4C6 42 16 34 35 31A17 17 0 0 1 50 6Z",
        land(theme, "orange"),
        line=5,
    )


def _marble(_: Theme) -> str:
    """A block of marble."""
    return (
        outlined("M6 36 50 14 94 36V72L50 94 6 72Z", "#f4f1ea", line=4)
        + '<path d="M6 36 50 58V94L6 72Z" fill="#d5d2cb"/><path d="M94 36 50 58V94L94 72Z" fill="#b4b2ad"/>'
        + ridge("M6 36 50 58 94 36M50 58V94", DARK, 3)
        + ridge("M30 30Q46 34 56 22M18 50Q30 60 36 78M64 66Q76 62 82 48", "#8d8b86", 2.5)
    )


def _card_back(_: Theme) -> str:
    """A region card from behind."""
    return (
        f'<rect x="1.5" y="1.5" width="67" height="93" rx="8" fill="{WALL}" stroke="{DARK}" stroke-width="2"/>'
        f'<rect x="7" y="7" width="56" height="82" rx="4" fill="#31508f"/>'
        '<path d="M24 28H46L57 48L46 68H24L13 48Z" fill="none" stroke="#e5c25a" stroke-width="3"/>'
        '<path d="M35 34 43 48 35 62 27 48Z" fill="#e5c25a"/>'
    )


def _yield_back(_: Theme) -> str:
    """A yield card from behind."""
    return (
        f'<rect x="1.5" y="1.5" width="67" height="93" rx="8" fill="{WALL}" stroke="{DARK}" stroke-width="2"/>'
        f'<rect x="7" y="7" width="56" height="82" rx="4" fill="{ROOF}"/>'
        f'<path d="{SIGNS["beige"]}" transform="translate(12 25) scale(.46)" fill="#e5c25a"/>'
    )


def _pennant(_: Theme) -> str:
    """The sign of red points."""
    return ridge("M18 8V96", DARK, 8) + outlined("M20 10H92L74 34 92 58H20Z", "#c23b2b", line=4)


def _leaf(_: Theme) -> str:
    """The sign of green points."""
    return outlined("M14 82C6 40 36 8 92 8C94 60 62 92 22 78Z", "#4f9a3a", line=4) + ridge(
        "M8 94Q34 56 70 30", DARK, 5
    )


def bonus(picture: Callable[[Theme], str]) -> Body:
    """A bonus tile: one more of something."""

    def body(theme: Theme) -> str:
        return (
            f'<rect x="3" y="3" width="94" height="94" rx="14" fill="#f3e2b8" stroke="{DARK}" stroke-width="3"/>'
            f'<rect x="9" y="9" width="82" height="82" rx="9" fill="none" stroke="#c9971c" stroke-width="3"/>'
            f'<path d="M29 18v24M17 30h24M48 23l8-6V43" fill="none" stroke="{DARK}" stroke-width="6.5"/>'
            f"{picture(theme)}"
        )

    return body


def _placed(body: Body, x: float, y: float, scale: float) -> Body:
    """Another picture, moved and made smaller."""
    return lambda theme: f'<g transform="translate({x} {y}) scale({scale})">{body(theme)}</g>'


def _slot(_: Theme) -> str:
    """A storage space."""
    return f'<path d="{HEX}" fill="#fff" fill-opacity=".5" stroke="{DARK}" stroke-width="6" stroke-dasharray="12 8"/>'


def _arrow(d: str) -> Body:
    """A hexagon and where it goes."""
    return lambda theme: (
        f'<path d="M22 44H58L76 74L58 98H22L4 74Z" fill="{theme["leaf"]}" stroke="{theme["ink"]}" stroke-width="5"/>'
        f'<path d="{d}" fill="{theme["ink"]}"/>'
    )


def _fresh(theme: Theme) -> str:
    """The sign for tiles that are replaced."""
    return (
        f'<path d="M82 30A38 38 0 1 0 88 54" fill="none" stroke="{theme["ink"]}" stroke-width="11"/>'
        f'<path d="M92 6V40H58Z" fill="{theme["ink"]}"/>'
    )


def _offset(low: bool) -> Body:
    """Two columns of hexagons, the right one half of one higher or lower."""
    left, right = (10, 30) if low else (30, 10)

    def body(theme: Theme) -> str:
        def column(x: int, y: int) -> str:
            return "".join(f"M{x} {y + 32 * i}h18l9 16-9 16h-18l-9-16Z" for i in range(2))

        return (
            f'<path d="{column(22, left)}" fill="{theme["stone"]}" stroke="{theme["ink"]}" stroke-width="4"/>'
            f'<path d="{column(55, right)}" fill="{theme["leaf"]}" stroke="{theme["ink"]}" stroke-width="4"/>'
        )

    return body


symbol("worker", _worker)
symbol("marble", _marble)
symbol("region-back", _card_back, box=CARD_BOX)
symbol("yield-back", _yield_back, box=CARD_BOX)
symbol("points-red", _pennant)
symbol("points-green", _leaf)
symbol("bonus-card", bonus(_placed(_card_back, 55, 42, 0.46)))
symbol("bonus-storage", bonus(_placed(_slot, 40, 47, 0.46)))
symbol("bonus-marble", bonus(_placed(_marble, 42, 45, 0.44)))
symbol("bonus-worker", bonus(_placed(_worker, 45, 45, 0.42)))
symbol("bonus-yield", bonus(_placed(_yield_back, 55, 42, 0.46)))
symbol("sign-take", _arrow("M73 4 94 34H80V66H66V34H52Z"))
symbol("sign-place", _arrow("M66 4H80V34H94L73 64L52 34H66Z"))
symbol("sign-refresh", _fresh)
symbol("sign-up", _offset(low=False))
symbol("sign-down", _offset(low=True))
symbol(
    "sign-end",
    lambda theme: (
        f'<path d="M20 6H80V18L56 50 80 82V94H20V82L44 50 20 18Z" fill="{theme["leaf"]}" stroke="{theme["ink"]}" stroke-width="7" stroke-linejoin="round"/>'
    ),
)
symbol(
    "sign-pass",
    lambda theme: (
        f'<path d="M8 40H54V16L94 52 54 88V64H8Z" fill="{theme["leaf"]}" stroke="{theme["ink"]}" stroke-width="6" stroke-linejoin="round"/>'
    ),
)
symbol(
    "first-player",
    lambda _: outlined("M8 84 4 26 30 48 50 12 70 48 96 26 92 84Z", "#fff3cf", line=7),
)
