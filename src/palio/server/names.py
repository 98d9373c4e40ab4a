"""What people may be called, and when two names are the same."""

from __future__ import annotations

import unicodedata
from typing import Final

from palio.server.errors import BadRequest

LONGEST_NAME: Final = 24
LONGEST_FOLDED: Final = 40
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that look like nothing: a name of them could not be pointed at."""


def checked_name(name: str) -> str:
    """A name as it is shown; BadRequest if nobody could be called that.

    >>> checked_name("  Lorenzo   de' Medici ")
    "Lorenzo de' Medici"
    """
    plain = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(plain) <= LONGEST_NAME:
        raise BadRequest(f"a name has 1 to {LONGEST_NAME} letters")
    if "," in plain or not plain.isprintable() or BLANK.intersection(plain):
        raise BadRequest("a name is made of letters, digits and signs that can be seen; no commas")
    if all(unicodedata.category(letter).startswith("M") for letter in plain):
        raise BadRequest("a name needs a letter")
    if len(folded(plain)) > LONGEST_FOLDED:
        raise BadRequest("that name is too long to write out")
    return plain


def folded(name: str) -> str:
    """What two names share that a reader would take for the same.

    >>> folded("ＡＮＮＡ") == folded("Anna")
    True
    """
    once = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", once).split())
