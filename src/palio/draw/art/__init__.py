"""The art that games share: importing this fills the register."""

from palio.draw.art import bricks, crests, emblems, heads, hexes, signs

__all__ = ["bricks", "crests", "emblems", "heads", "hexes", "signs"]
