"""The art that games share: importing this fills the register."""

from palio.draw.art import crests, emblems, heads, hexes, signs

__all__ = ["crests", "emblems", "heads", "hexes", "signs"]
