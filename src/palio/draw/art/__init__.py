"""The art that games share: importing this fills the register."""

from palio.draw.art import crests, dice, emblems, heads, signs

__all__ = ["crests", "dice", "emblems", "heads", "signs"]
