"""Positions of Firenze: what is said must be possible, and what is not said may be missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from palio.core.errors import PositionError
from palio.games.firenze import GAME
from palio.testing import check_position

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At

START = "seats = 2\nturn = 0\n"
TWO = START + "[[players]]\n[[players]]\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (START + "end = 7", "end: must be at most 1, not 7"),
        (START + "end = 1", "end: seat 1 has seals left"),
        (TWO + "left = 0", "end: is missing: seat 1 has no seal left"),
        ("end = 0\n" + START + "[[players]]\nleft = 0", "turn: seat 0 holds the end tile"),
        (START + 'church = ["mason"]', "church: mason does not belong here"),
        (TWO + 'cards = ["tribute"]', "players[1].cards: tribute does not belong here"),
        (TWO + 'cards = ["small-privilege"]', "players[1].cards: small-privilege does not"),
        (TWO + 'cards = ["workshop", "workshop"]', "players[1].cards: nobody has two of workshop"),
        (TWO + "left = 99", "players[1].left: must be at most 9, not 99"),
        (TWO + 'seals = ["red 3"]\nleft = 9', "players[1].left: must be at most 8, not 9"),
        (TWO + "score = 1000", "players[1].score: must be at most 999"),
        (TWO + "score = -1", "players[1].score: must be a whole number of at least 0"),
        (TWO + "bell = true", "church: there is no Campanile"),
        (
            START + 'church = ["campanile"]\n[[players]]\nbell = true\n[[players]]\nbell = true',
            "church: with all small seals on it",
        ),
        (START + "fulfilled = 5", "fulfilled: must be at most 4"),
        (START + 'balconies = ["i white 5"]\nfulfilled = 1', "fulfilled: does not agree"),
        (START + 'balconies = ["i white 5", "i white 6"]', "there is a balcony i already"),
        (START + 'balconies = ["i white 5"]\nneutral = ["white 5"]', "neutral: there is a balcony"),
        (START + "levels = [4]", "levels: there can be no level tile at height 4"),
        (START + "levels = [5, 5]", "levels: there is one level tile at height 5"),
        (
            START + "levels = [5]\n[[players]]\nseals = ['red 5']",
            "levels: there can be no level tile at height 5",
        ),
        (START + "turns = 144", "turns: must be at most 143"),
        (START + "rules = 3", "rules: must be at most 2"),
        (START + "rules = 0", "rules: must be a whole number of at least 1"),
        (START + "bag = 'x'", "bag: no colour has the letter 'x'"),
        (START + "bag = 7", "bag: must be a text"),
    ],
)
def test_what_cannot_be_is_refused_with_its_key(text: str, message: str) -> None:
    with pytest.raises(PositionError) as error:
        GAME.read_position(text, "here.toml")
    assert str(error.value).startswith("here.toml: ")
    assert message in str(error.value)


def test_an_empty_bag_is_empty(at: At) -> None:
    assert at(START + 'bag = ""').bag == [0] * 6
    assert at(START + '[[players]]\nstore = ""').store(0) == ""


@pytest.mark.parametrize(
    "text",
    [
        START + 'bag = ""\nrow = ["mason wwyg", "fame"]',
        START + "deck = []",
        START + 'bag = ""\ndeck = []\n[[players]]\nstore = "wwwyyy"',
        TWO + "left = 1",
        START + "levels = []",
    ],
)
def test_what_is_not_said_stays_in_the_box(text: str) -> None:
    assert check_position(GAME, text, games=1, depth=0.01).moves > 0


def test_a_level_tile_is_gone_where_somebody_was_first(at: At) -> None:  # §7.6
    text = START + "[[players]]\nseals = ['red 5', 'white 3']"
    assert list(at(text).table.levels) == [0, 0, 0, 1, 1, 1]


def test_a_position_knows_whether_the_campanile_is_played() -> None:  # §1.10
    for extra, played in (("", "no"), ('church = ["campanile"]', "yes")):
        setup, _ = GAME.read_position(START + extra, "here.toml")
        assert setup.options["campanile"] == played


def test_a_position_may_be_of_an_older_version() -> None:
    setup, table = GAME.read_position(START + "rules = 1", "here.toml")
    assert (setup.rules, table.terms.rules) == (1, 1)
    setup, table = GAME.read_position(START, "here.toml")
    assert (setup.rules, table.terms.rules) == (2, 2)
