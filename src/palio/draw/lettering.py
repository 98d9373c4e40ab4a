"""How wide words are in our two fonts, and how they are made to fit."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

# Bold letters by their width in units of the size, as Source Sans 3 and EB Garamond have them.
SANS: Final[dict[float, str]] = {
    0.2: " ",
    0.3: "ijlI.,:;'’·ìïí",
    0.35: "f!()[]-/",
    0.4: "rt²",
    0.45: "csz?",
    0.5: "evxyFJLY–éèë",
    0.6: "BCKPR→",
    0.65: "DGHNU&Üß",
    0.7: "OQÖ",
    0.75: "M",
    0.8: "wW—",
    0.85: "m%½⅓",
    1.0: "…",
}
SERIF: Final[dict[float, str]] = {
    0.25: "j .,;'’·",
    0.3: "il:!()-ìïí",
    0.35: "fsIJ[]²",
    0.4: 'cert?"/éèë',
    0.45: "azäàá",
    0.5: "govxySöòó",
    0.6: "ELPZ+−ß⅓",
    0.65: "BY–",
    0.7: "ACGTV%Ä½",
    0.75: "wDKOQRUX…ÖÜ",
    0.8: "mHN&",
    0.9: "M",
    0.95: "—",
    1.0: "W→",
}
OTHER: Final = 0.55
"""Digits, and most letters."""
REGULAR: Final = 0.94
"""How much narrower letters are that are not bold."""
WIDTHS: Final = tuple(
    {letter: width for width, letters in font.items() for letter in letters}
    for font in (SANS, SERIF)
)


@lru_cache(maxsize=4096)
def width_of(text: str, size: float, *, serif: bool = False, bold: bool = False) -> float:
    """About how wide a text is.

    >>> width_of("ill", 10, bold=True) < width_of("WWW", 10, bold=True) / 2
    True
    """
    widths = WIDTHS[serif]
    ems = sum(widths.get(letter, OTHER) for letter in text)
    return ems * size * (1.0 if bold else REGULAR)


def fitted(text: str, size: float, least: float, width: float) -> tuple[str, float]:
    """A name in bold serif in the size that fits; if even the least is too large, cut short.

    >>> fitted("Ilaria", 20, 10, 200), fitted("Massimiliano Ugo", 20, 10, 60)
    (('Ilaria', 20), ('Massimilian…', 10))
    """
    wide = width_of(text, 1, serif=True, bold=True)
    if wide * size <= width:
        return text, size
    size = max(least, width / wide)
    return cut(text, size, width + 0.01, serif=True, bold=True), size


def cut(text: str, size: float, width: float, *, serif: bool = False, bold: bool = False) -> str:
    """As much of a text as fits.

    >>> cut("Massimiliano", 10, 200), cut("Massimiliano", 10, 30)
    ('Massimiliano', 'Mas…')
    """
    if width_of(text, size, serif=serif, bold=bold) <= width:
        return text
    while len(text) > 1 and width_of(f"{text}…", size, serif=serif, bold=bold) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def in_two(text: str, letters: int) -> list[str]:
    """A name on one line, or on two if it has more letters than that.

    >>> in_two("Arte dei Mercatanti", 12), in_two("Casa", 12)
    (['Arte dei', 'Mercatanti'], ['Casa'])
    """
    if len(text) <= letters or " " not in text:
        return [text]
    spaces = [index for index, letter in enumerate(text) if letter == " "]
    split = min(spaces, key=lambda index: abs(index - len(text) / 2 + 0.5))
    return [text[:split], text[split + 1 :]]


def wrapped(text: str, size: float, width: float, *, most: int) -> list[str]:
    """A text in lines of that width; what does not fit into so many lines is left out.

    >>> wrapped("Choose a tile of the display", 10, 60, most=3)
    ['Choose a tile', 'of the display']
    >>> wrapped("Choose a tile of the display", 10, 30, most=2)
    ['Choose', 'a tile …']
    """
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size) > width:
            if len(lines) == most:
                lines[-1] += " …"
                break
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def in_lines(text: str, lines: int) -> list[str]:
    """A text in so many lines at most, all about as long.

    >>> in_lines("Choose a tile of the display", 3)
    ['Choose a', 'tile of the', 'display']
    """
    wide = len(text) / lines
    found = [""]
    for word in text.split():
        if found[-1] and len(found) < lines and len(found[-1]) + len(word) / 2 > wide:
            found.append(word)
        else:
            found[-1] = f"{found[-1]} {word}".strip()
    return found
