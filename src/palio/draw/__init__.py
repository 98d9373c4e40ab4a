"""Drawing: a canvas for SVG, two themes, and the art that all games share.

A game's ``drawing.py`` turns a view into pieces on a canvas. Nothing here knows a game.
"""

from palio.draw.board import svg
from palio.draw.canvas import LAYOUTS, Canvas, Layout
from palio.draw.pen import Pen
from palio.draw.place import Place
from palio.draw.theme import THEMES, Theme

__all__ = ["LAYOUTS", "THEMES", "Canvas", "Layout", "Pen", "Place", "Theme", "svg"]
