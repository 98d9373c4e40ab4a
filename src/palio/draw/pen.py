"""The pen: what every part of a game's drawing has in hand. Games add their own strokes."""

from __future__ import annotations

from palio.core.seats import Seat
from palio.core.words import Value
from palio.draw.canvas import Canvas
from palio.draw.lettering import fitted


class Pen:
    """A canvas, the words of the reader, and who sits near and far."""

    def __init__(self, canvas: Canvas, seat: Seat | None, seats: int, *, near: Seat = 0) -> None:
        """``near``: beside whom a spectator sits."""
        self.canvas = canvas
        self.seat = seat
        self.seats = seats
        self.near: Seat = near if seat is None else seat
        """Whose things are large: the reader's own."""

    def say(self, key: str, **args: Value) -> str:
        """A text in the reader's language."""
        return self.canvas.say(key, **args)

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.say("seat", seat=f"seat:{seat}")

    def others(self) -> list[Seat]:
        """All but the near one, in the order in which they play after it."""
        return [(self.near + step) % self.seats for step in range(1, self.seats)]

    def ribbon(
        self, seat: Seat, x: float, y: float, width: float, height: float, *, round: float = 7.0
    ) -> None:
        """The head of a player's things: colour and emblem of the seat."""
        canvas = self.canvas
        canvas.rect(x, y, width, height, fill=canvas.theme.seat(seat), round=round)
        size = 0.6 * height
        canvas.emblem(seat, x + 0.55 * height, y + height / 2, size, fill="on_seat")

    def nameplate(self, seat: Seat, x: float, middle: float, size: float, width: float) -> None:
        """The name on a ribbon, from its left edge; smaller, or cut short, where it is long."""
        least = max(10.0 if self.canvas.layout.is_phone else 12.0, 0.7 * size)
        name, size = fitted(self.name(seat), size, min(size, least), width)
        self.canvas.text(
            x,
            middle + 0.34 * size,
            name,
            size,
            anchor="start",
            fill="on_seat",
            serif=True,
            bold=True,
        )
