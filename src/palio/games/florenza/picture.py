"""The table as plain text, for a terminal."""

from palio.core.game import View
from palio.core.words import Say
from palio.games.florenza.components import Box


def picture(box: Box, view: View, seat: int | None, say: Say) -> str:
    return str(view["round"])
