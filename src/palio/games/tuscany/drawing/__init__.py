"""The table as a picture: the regions of hexagons, the display, and everybody's things."""

from palio.games.tuscany.drawing.pages import draw

__all__ = ["draw"]
