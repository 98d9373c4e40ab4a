"""The table as a picture: nine or ten cities with their towers, everybody's things, the hand."""

from typing import Any

from palio.core.game import Game, View
from palio.core.seats import Seat
from palio.draw import Canvas
from palio.games.patrizier.drawing.pages import draw_page
from palio.games.patrizier.drawing.pen import Pen

__all__ = ["draw"]


def draw(_game: Game[Any], view: View, seat: Seat | None, canvas: Canvas) -> None:
    """Everything that this seat, or a spectator, may see."""
    draw_page(Pen(view, seat, canvas))
