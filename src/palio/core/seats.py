"""Who may be asked: a seat at the table, chance, or nobody."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table, 0 … n-1, or one of the two special values below."""

CHANCE: Final = -1
"""The dice, the bag and the deck: they answer by odds, not by will."""

NOBODY: Final = -2
"""Nobody is asked anything: the game is over."""

EVERYBODY: Final = -3
"""Sees all hands at once: only for looking back at a game that is over."""
