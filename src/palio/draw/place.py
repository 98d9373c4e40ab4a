"""A place on the page, and how it is divided."""

from __future__ import annotations

from typing import NamedTuple


class Place(NamedTuple):
    """A rectangle; ``canvas.rect(*place)`` draws it."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    def inset(self, by: float) -> Place:
        """The same place with a margin inside.

        >>> Place(0, 0, 10, 8).inset(1)
        Place(x=1, y=1, width=8, height=6)
        """
        return Place(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def columns(self, count: int, gap: float) -> list[Place]:
        """So many places side by side.

        >>> Place(0, 0, 10, 8).columns(2, 2)
        [Place(x=0.0, y=0, width=4.0, height=8), Place(x=6.0, y=0, width=4.0, height=8)]
        """
        each = (self.width + gap) / count
        return [
            Place(self.x + index * each, self.y, each - gap, self.height) for index in range(count)
        ]

    def rows(self, count: int, gap: float) -> list[Place]:
        """So many places one below the other."""
        each = (self.height + gap) / count
        return [
            Place(self.x, self.y + index * each, self.width, each - gap) for index in range(count)
        ]
