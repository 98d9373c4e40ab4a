"""The drawn table of Patrizier."""

import gzip
import re
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import pytest

import palio
from palio.core.match import Match
from palio.draw import LAYOUTS
from palio.games.patrizier import GAME
from palio.games.patrizier.state import Table
from palio.testing.scenes import table

NAMES = ["Lorenzo", "Caterina", "Niccolò", "Lucrezia", "Cosimo"]


def played(seats: int, answers: int) -> Match:
    """A game in which so many questions were answered, by somebody with some sense."""
    match = Match(GAME, seats=seats, dice=palio.Seeded(3), players=NAMES[:seats])
    numbers = palio.Seeded(4)
    for index in range(answers):
        moves = match.legal_moves()
        if not moves:
            break
        state = table(match, Table)
        weights = GAME.heuristics(state).priors(state, moves)
        odds = [weight / sum(weights) for weight in weights]
        match.play(numbers.roll(moves, odds, index).text)
    return match


@pytest.mark.parametrize(("moment", "answers"), [("opening", 0), ("middle", 60), ("end", 400)])
def test_the_table_is_drawn_as_it_was(
    moment: str, answers: int, golden: Callable[[str, str], None]
) -> None:
    match = played(3, answers)
    text = match.svg(max(match.actor, 0)).replace("><", ">\n<")
    golden(f"games/patrizier/drawings/{moment}.svg", text)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_answer_can_be_clicked_where_it_belongs(seats: int, layout: str) -> None:
    match = Match(GAME, seats=seats, dice=palio.Seeded(seats))
    rolls = palio.Seeded(9)
    step = 0
    while match.outcome is None:
        moves = match.legal_moves()
        if step % 7 == 0:
            ids = set(re.findall(r'id="([^"]+)"', match.svg(match.actor, layout=layout)))
            assert {move.target for move in moves} <= ids
        match.play(rolls.roll(moves, [1 / len(moves)] * len(moves), step).text)
        step += 1


def test_what_may_be_clicked_is_large_enough_for_a_thumb() -> None:
    match = played(5, 40)
    for _ in range(30):
        root = ElementTree.fromstring(match.svg(match.actor, layout="phone"))  # noqa: S314
        for group in root.iter("{http://www.w3.org/2000/svg}g"):
            if group.get("class") == "halo":
                rect = group[0]
                assert float(rect.get("width", 0)) >= 24
                assert float(rect.get("height", 0)) >= 24
        match.play(match.legal_moves()[0].text)


def test_a_card_that_a_seat_may_not_know_is_drawn_face_down() -> None:
    match = played(2, 0)
    view: dict[str, Any] = dict(GAME.view(table(match, Table), 0))
    for card in view["players"][0]["hand"]:
        assert f'id="card:{card}"' in match.svg(0)
        assert f'id="card:{card}"' not in match.svg(1)
        assert f'id="card:{card}"' not in match.svg()


def test_a_board_is_small_enough_to_send() -> None:
    match = played(5, 80)
    for layout in LAYOUTS:
        data = match.svg(0, layout=layout).encode()
        assert len(data) <= 150_000
        assert len(gzip.compress(data)) <= 25_000
