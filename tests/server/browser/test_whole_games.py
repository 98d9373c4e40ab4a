"""Whole games in a real browser, with clicks only."""

import random

import pytest
from kit.hand import Open, begin, expect_end, play_on
from playwright.sync_api import expect


@pytest.mark.parametrize("game", ["patrizier", "firenze", "florenza", "tuscany"])
def test_a_whole_game_is_played_with_clicks_only(open_page: Open, game: str) -> None:
    page = open_page("/")
    begin(page, game)
    answers = play_on(page, random.Random(game))
    assert answers > 30
    expect_end(page)
    expect(page.locator(".count li").first).to_be_visible()
