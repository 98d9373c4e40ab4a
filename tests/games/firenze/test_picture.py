"""The text picture of Firenze: a person must be able to play from it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import palio
from palio.core.match import Match
from palio.games.firenze import GAME
from palio.games.firenze.state import Table
from palio.texts import Speaker

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At, Desk


def picture(desk: Desk, language: str = "en") -> str:
    say = Speaker(GAME, language, strict=True)
    return GAME.picture(GAME.view(desk.table, 0), 0, say)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_it_fits_a_hundred_columns(language: str) -> None:
    say = Speaker(GAME, language, strict=True)
    match = Match(GAME, seats=4, options={"campanile": "yes"}, dice=palio.Seeded(3))
    rng = random.Random(3)
    for turn in range(600):
        if turn % 20 == 0:
            state = match.state()
            assert isinstance(state, Table)
            lines = GAME.picture(GAME.view(state, 0), 0, say).split("\n")
            assert max(map(len, lines)) <= 100
        match.play(rng.choice(match.legal_moves()).text)


def test_it_shows_row_board_and_players(at: At) -> None:
    text = picture(at(name="holger").play("done", "raise white 6"))
    assert "height 6                    7 I " in text, "the balcony's points and numeral"
    assert "height 3                    1      [–] " in text, "a neutral seal"
    assert "  towers: yellow 2, green 5, red 3\n  built on in this turn: white 6" in text
    text = picture(at(name="thomas"))
    assert "\n3 Princess                  1 " in text
    assert "\n3 person: play before you choose a card, and it costs nothing\n" in text


def test_it_shows_seals_leaders_and_the_end_tile(at: At) -> None:
    text = picture(at(name="majorities"))
    assert "\nheight 6                    [B]    [C] " in text
    assert "\nmajority                    2 B    3 C " in text
    text = picture(at("seats = 2\nturn = 0\nend = 1\n[[players]]\n[[players]]\nleft = 0"))
    assert "Player 2 holds the end tile." in text


def test_it_shows_who_has_built_the_bell_tower(at: At) -> None:
    text = picture(at('seats = 2\nturn = 0\nchurch = ["campanile"]\n[[players]]\nbell = true'))
    assert "bell tower built: A Player 1" in text


def test_cards_have_the_names_of_the_rulebook(at: At) -> None:
    desk = at('seats = 2\nturn = 0\nrow = ["princess", "fire", "recognition"]')
    assert "1 Fürstin" in picture(desk, "de")
    assert "2 Lagerbrand" in picture(desk, "de")
    assert "1 Vorstin" in picture(desk, "nl")
    assert "3 Erkentelijkheid" in picture(desk, "nl")
