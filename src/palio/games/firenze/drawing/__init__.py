"""The table as a picture: the six towers, the row of cards, everybody's building site."""

from palio.core.game import View
from palio.core.seats import Seat
from palio.draw.canvas import Canvas
from palio.games.firenze.drawing.page import draw_page
from palio.games.firenze.drawing.pen import Pen

__all__ = ["draw"]


def draw(view: View, seat: Seat | None, canvas: Canvas) -> None:
    """Everything that this seat, or a spectator, may see: in Firenze that is the same. §16"""
    draw_page(Pen(view, seat, canvas))
