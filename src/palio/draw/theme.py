"""Colours by name: parchment, terracotta, lapis, verdigris, gold leaf; by day and by night."""

from __future__ import annotations

from typing import Final

SERIF: Final = "'EB Garamond','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif"
SANS: Final = "'Source Sans 3','Source Sans Pro','Segoe UI','Helvetica Neue',Arial,sans-serif"

SEATS: Final = ("terracotta", "lapis", "verdigris", "gold", "plum")
"""The colour of each seat."""
EMBLEMS: Final = ("lozenge", "disc", "triangle", "square", "cross")
"""The shape of each seat, so that nobody needs to tell colours apart."""


class Theme:
    """A set of colours."""

    def __init__(self, name: str, colours: dict[str, str]) -> None:
        self.name = name
        self.colours = colours

    def __getitem__(self, name: str) -> str:
        return self.colours[name]

    def seat(self, seat: int) -> str:
        """The colour of a seat."""
        return self.colours[SEATS[seat]]


LIGHT: Final = Theme(
    "light",
    {
        "table": "#e9dcbf",
        "parchment": "#f6eedb",
        "panel": "#fcf7ea",
        "edge": "#cdb98d",
        "shade": "#e4d5b3",
        "ink": "#33261b",
        "faint": "#7d6a50",
        "sea": "#bfd3d2",
        "hill": "#dfd0a6",
        "stone": "#d8c8a6",
        "terracotta": "#b4472a",
        "lapis": "#2b4b93",
        "verdigris": "#3c8069",
        "gold": "#c9971c",
        "plum": "#74406f",
        "leaf": "#e5c25a",
        "on_seat": "#fff8e6",
        "white": "#fffaf0",
        "black": "#2a211a",
        "rim": "#2a211a",
        "red": "#b03a2e",
        "blue": "#2b4b93",
        "light": "#8a2b13",
    },
)
DARK: Final = Theme(
    "dark",
    {
        "table": "#191410",
        "parchment": "#2a221b",
        "panel": "#332a22",
        "edge": "#63523d",
        "shade": "#3d3228",
        "ink": "#f1e6cf",
        "faint": "#b5a387",
        "sea": "#22343a",
        "hill": "#38301f",
        "stone": "#4a3f31",
        "terracotta": "#d4694a",
        "lapis": "#7d9be0",
        "verdigris": "#69b79c",
        "gold": "#dcb043",
        "plum": "#bb86b4",
        "leaf": "#c9a53f",
        "on_seat": "#1c1611",
        "white": "#efe6d3",
        "black": "#15110d",
        "rim": "#8d7a5f",
        "red": "#c75a48",
        "blue": "#5f7fcb",
        "light": "#ffd27a",
    },
)
THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK)}
