"""Drawing: a canvas for SVG, two themes, and the art that all games share.

A game's ``drawing.py`` turns a view into pieces on a canvas. Nothing here knows a game.
"""

from palio.draw.canvas import Canvas, Layout
from palio.draw.theme import DARK, LIGHT, THEMES, Theme

__all__ = ["DARK", "LIGHT", "THEMES", "Canvas", "Layout", "Theme"]
