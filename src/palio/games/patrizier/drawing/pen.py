"""The pen of this game: the view, and cards from both sides."""

from __future__ import annotations

from typing import Final, cast

from palio import draw
from palio.core.game import View
from palio.core.seats import Seat
from palio.draw import Canvas
from palio.games.patrizier.picture import TableView

PERSONS: Final = ("hat", "lady", "beard")
HEADS: Final = {"hats": "hat", "ladies": "lady", "beards": "beard"}
CARD: Final = 1.38
"""The height of a card of width 1."""


class Pen(draw.Pen):
    """Knows the view, and draws cards."""

    def __init__(self, view: View, seat: Seat | None, canvas: Canvas) -> None:
        self.table = cast(TableView, view)
        super().__init__(canvas, seat, self.table["seats"])

    def card_title(self, card: str) -> str:
        """A card in words: its city, and what else it shows."""
        city, shows = parts_of(card)
        return f"{self.say(f'city-{city}')}, {self.say(f'shows-{shows}')}"

    def card(self, card: str, x: float, y: float, width: float) -> None:
        """A card: one crest or two, and what else it shows."""
        canvas = self.canvas
        height = CARD * width
        city, shows = parts_of(card)
        canvas.rect(x, y, width, height, fill="panel", stroke="faint", round=0.08 * width)
        edge = 0.05 * width
        canvas.rect(
            x + edge,
            y + edge,
            width - 2 * edge,
            height - 2 * edge,
            fill="none",
            stroke="edge",
            line=0.8,
            round=edge,
        )
        crest = 0.42 * width
        for at in (0.06, 0.52) if shows == "crests" else (0.29,):
            canvas.use(f"crest-{city}", x + at * width, y + 0.11 * width, crest, crest)
        self.lower_half(shows, x, y + 0.62 * width, width)
        canvas.text(
            x + width / 2,
            y + height - 0.1 * width,
            self.say(f"city-{city}"),
            0.17 * width,
            serif=True,
            width=0.84 * width,
        )

    def lower_half(self, shows: str, x: float, y: float, width: float) -> None:
        """Heads, or the sign of what a card lets one do."""
        size = 0.42 * width
        if shows.startswith("two-"):
            head = f"head-{HEADS[shows.removeprefix('two-')]}"
            for at in (0.07, 0.51):
                self.canvas.use(head, x + at * width, y, size, size)
        elif shows != "crests":
            art = f"head-{shows}" if shows in PERSONS else f"sign-{shows}"
            self.canvas.use(art, x + 0.29 * width, y, size, size)

    def back(self, x: float, y: float, width: float) -> None:
        """The back of a card."""
        canvas = self.canvas
        height = CARD * width
        canvas.rect(x, y, width, height, fill="lapis", stroke="faint", round=0.08 * width)
        canvas.rect(
            x + 0.1 * width,
            y + 0.1 * width,
            0.8 * width,
            height - 0.2 * width,
            fill="none",
            stroke="leaf",
            line=1.2,
            round=0.05 * width,
        )
        canvas.emblem(0, x + width / 2, y + height / 2, 0.4 * width, fill="leaf")

    def coin(self, fame: int, x: float, y: float, size: float) -> None:
        """A fame tile."""
        self.canvas.use("coin", x, y, size, size)
        self.canvas.text(
            x + size / 2, y + size * 0.69, str(fame), size * 0.56, bold=True, fill="black"
        )


def parts_of(card: str) -> tuple[str, str]:
    """The city of a card and what it shows: ids are ``<city>-<what it shows>[-star]``.

    >>> parts_of("roma-two-hats"), parts_of("lucca-hat-star")
    (('roma', 'two-hats'), ('lucca', 'hat'))
    """
    city, _, shows = card.removesuffix("-star").partition("-")
    return city, shows
