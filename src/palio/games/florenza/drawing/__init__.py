"""The table as a picture: the dice board, the own sheet in full, the others' in short."""

from __future__ import annotations

from functools import cache
from typing import cast

from palio.core.game import View
from palio.core.seats import Seat
from palio.draw.canvas import Canvas
from palio.games.florenza.components import Box, load, read
from palio.games.florenza.drawing.pages import draw_page
from palio.games.florenza.drawing.scene import Scene
from palio.games.florenza.picture import TableView

__all__ = ["draw"]


def draw(view: View, seat: Seat | None, canvas: Canvas) -> None:
    """Everything that this seat, or a spectator, may see: all of it, in this game."""
    table = cast(TableView, view)
    draw_page(Scene(table, box_of(table["components"]), seat, canvas))


@cache
def box_of(text: str) -> Box:
    """The printed numbers: the game's, or those that a player has put in."""
    return read(text, "components") if text else load()
