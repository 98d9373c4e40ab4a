"""The table as a picture: the dice board, the own sheet in full, the others' in short."""

from __future__ import annotations

from typing import Any, cast

from palio.core.game import Game, View
from palio.core.seats import Seat
from palio.draw.canvas import Canvas
from palio.games.florenza.drawing.pages import draw_page
from palio.games.florenza.drawing.scene import Scene
from palio.games.florenza.game import Florenza
from palio.games.florenza.picture import TableView

__all__ = ["draw"]


def draw(game: Game[Any], view: View, seat: Seat | None, canvas: Canvas) -> None:
    """Everything that this seat, or a spectator, may see: all of it, in this game."""
    assert isinstance(game, Florenza)
    draw_page(Scene(cast(TableView, view), game.box, seat, canvas))
