"""Pieces have names, so that a page can let them travel; and names tell nobody a secret."""

from itertools import islice, pairwise

import pytest

import palio
from palio.core.match import Match
from palio.draw import LAYOUTS
from palio.testing.pieces import pieces_of, travels
from palio.testing.scenes import sensible_game

ANSWERS = 160
JOURNEYS = {
    "patrizier": {
        ("card:", "hand:0", "pile:0"),
        ("card:", "market:", "hand:0"),
        ("card:", "market:", "hand:1"),
        ("tile:", "", "seat:"),
    },
    "firenze": {
        ("card:", "row:", "row:"),
        ("card:", "row:", "hand:"),
        ("brick:", "store:0", "yard:0"),
        ("brick:", "store:1", ""),
        ("brick:", "", "store:0"),
        ("seal:0", "seals:", ""),
    },
    "tuscany": {
        ("tile:", "display:", "storage:0"),
        ("tile:", "display:", "storage:1"),
        ("tile:", "storage:0", "field:0"),
        ("tile:", "storage:1", "field:1"),
        ("bonus:", "pile:", "seat:"),
    },
}
"""What must be seen to travel in a game: kind of piece, from where, to where."""
UNIQUE = {
    "patrizier": set[str](),
    "firenze": {"marker:0", "marker:1"},
    "florenza": {"start"},
    "tuscany": {"marker:red:0", "marker:green:1"},
}
"""Pieces that there are once, and that are called the same wherever they lie."""


@pytest.fixture(scope="module", params=UNIQUE)
def drawings(request: pytest.FixtureRequest) -> tuple[str, list[str]]:
    """One game, drawn for seat 0 after each of its answers."""
    game: str = request.param
    return game, [match.svg(0) for match in islice(sensible_game(game, 2, 5), ANSWERS)]


def test_pieces_keep_their_names_when_they_travel(drawings: tuple[str, list[str]]) -> None:
    game, texts = drawings
    seen: set[tuple[str, str, str]] = set()
    for before, after in pairwise(texts):
        for piece, origin in travels(before, after).items():
            to, start = piece.partition("@")[2], origin.partition("@")[2]
            for kind, source, goal in JOURNEYS.get(game, ()):
                if origin.startswith(kind) and start.startswith(source) and to.startswith(goal):
                    seen.add((kind, source, goal))
    assert seen == JOURNEYS.get(game, set())


def test_a_piece_that_there_is_once_is_always_called_the_same(
    drawings: tuple[str, list[str]],
) -> None:
    game, texts = drawings
    for text in texts[len(texts) // 4 : len(texts) // 2]:
        assert UNIQUE[game] <= set(pieces_of(text))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("game", UNIQUE)
def test_no_two_pieces_have_the_same_name(game: str, layout: str) -> None:
    most = max(palio.find(game).seats)
    for number, match in enumerate(sensible_game(game, most, 3)):
        if number % 25 == 0 or match.outcome:
            for seat in (0, None):
                pieces = pieces_of(match.svg(seat, layout=layout))
                assert len(pieces) == len(set(pieces))


@pytest.mark.parametrize("game", ["patrizier", "tuscany"])
def test_a_drawing_is_the_same_in_every_world_that_looks_the_same(game: str) -> None:
    compared = 0
    for number, match in enumerate(sensible_game(game, 3, 8)):
        if number % 20 or match.actor == 1:
            continue
        world = match.world(1, number)
        twin = Match.at(world, game=match.game, setup=match.setup)
        twin.players = match.players
        assert twin.svg(1) == match.svg(1)
        compared += 1
    assert compared >= 4


def test_cards_that_a_seat_may_not_know_have_no_name() -> None:
    match = next(sensible_game("patrizier", 3, 2))
    others = [piece for piece in pieces_of(match.svg(0)) if "@hand:1" in piece]
    assert others == [f"card:back@hand:1:{index}" for index in range(len(others))]
    assert others
