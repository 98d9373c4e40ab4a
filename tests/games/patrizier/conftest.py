"""Tables of Patrizier from a few words, and what was told at them."""

from collections.abc import Callable

import pytest

import palio
from palio.core.match import Match

Position = Callable[..., Match]
Building = Callable[..., Match]

BUILDING = """
seats = 2
turn = 0
[cities.{city}]
{floors}
market = "{market}"
[[players]]
taken = ["{card}"]
[[players]]
taken = ["firenze-crests"]
"""


@pytest.fixture
def building(position: Position) -> Building:
    """``building("parma-beard", left="AB")``: A has played that card and is to build."""

    def start(card: str, left: str = "", right: str = "", market: str = "bologna-choice") -> Match:
        sides = {"left": left, "right": right}
        floors = "\n".join(f'{side} = "{tower}"' for side, tower in sides.items() if tower)
        city = card.partition("-")[0]
        text = BUILDING.format(city=city, floors=floors, card=card, market=market)
        match = position("patrizier", "-", text=text, dice=palio.Seeded(1))
        match.play(f"play {card}")
        return match

    return start
