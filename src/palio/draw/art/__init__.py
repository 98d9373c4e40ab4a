"""The art that games share: importing this fills the register."""

from palio.draw.art import bricks, crests, dice, emblems, heads, hexes, signs

__all__ = ["bricks", "crests", "dice", "emblems", "heads", "hexes", "signs"]
