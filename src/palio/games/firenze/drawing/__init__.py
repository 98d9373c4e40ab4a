"""The table as a picture: the six towers, the row of cards, everybody's building site."""

from typing import Any

from palio.core.game import Game, View
from palio.core.seats import Seat
from palio.draw.canvas import Canvas
from palio.games.firenze.drawing.page import draw_page
from palio.games.firenze.drawing.pen import Pen
from palio.games.firenze.game import Firenze

__all__ = ["draw"]


def draw(game: Game[Any], view: View, seat: Seat | None, canvas: Canvas) -> None:
    """Everything that this seat, or a spectator, may see: in Firenze that is the same. §16"""
    assert isinstance(game, Firenze)
    draw_page(Pen(game.box, view, seat, canvas))
