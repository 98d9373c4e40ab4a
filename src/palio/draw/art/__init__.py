"""The art that games share: importing this fills the register."""

from palio.draw.art import (
    bricks,
    crests,
    dice,
    emblems,
    goods,
    heads,
    hexes,
    houses,
    persons,
    resources,
    signs,
)

__all__ = [
    "bricks",
    "crests",
    "dice",
    "emblems",
    "goods",
    "heads",
    "hexes",
    "houses",
    "persons",
    "resources",
    "signs",
]
