"""Texts by key: what the rules want said, before any language is chosen."""

from collections.abc import Mapping
from typing import Protocol, TypeAlias

from palio.core.seats import Seat

Value: TypeAlias = str | int


def seat_name(seat: Seat) -> str:
    """The argument that stands for the name of who sits there."""
    return f"seat:{seat}"


class Words:
    """A key of the game's ``texts/*.ftl`` and the arguments that go into it.

    An argument that is itself a key (``city-roma``) is translated too, and ``seat:2`` becomes the
    name of who sits there.
    """

    def __init__(self, key: str, args: Mapping[str, Value] | None = None) -> None:
        self.key = key
        self.args: dict[str, Value] = dict(args) if args is not None else {}

    def as_json(self) -> dict[str, object]:
        """The wire form: ``{"key": …, "args": {…}}``."""
        return {"key": self.key, "args": dict(self.args)}

    def __repr__(self) -> str:
        return f"Words({self.key!r}, {self.args!r})"


class Say(Protocol):
    """Whoever can put a key into a language; handed to the games' pictures and drawings."""

    def __call__(self, key: str, /, **args: Value) -> str: ...


def columns(rows: list[list[str]]) -> list[str]:
    """Rows of cells as lines, each column as wide as its widest cell: for pictures in plain text.

    >>> columns([["a", "b"], ["long", "c"]])
    ['a     b', 'long  c']
    """
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
