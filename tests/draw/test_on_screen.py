"""Every game in a real browser: what may be clicked can be hit, what is written can be read."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

import palio
from palio.core.match import Match
from palio.draw import LAYOUTS
from palio.testing.scenes import sensible_game
from palio.testing.screen import Screen

DRAWN = ["firenze", "florenza", "patrizier", "tuscany"]
EVERY = 40
"""Answers between two looks, besides one look at every kind of question."""


@pytest.fixture(scope="module", params=LAYOUTS)
def screen(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Screen]:
    screen = Screen(browser, request.param)
    yield screen
    screen.close()


def moments(game: str, seats: int) -> Iterator[Match]:
    """A game at the first of every kind of question, now and then, and at its end."""
    asked: set[str] = set()
    for number, match in enumerate(sensible_game(game, seats, 11 * seats)):
        question = match.question
        key = question.words(match.state()).key if question else "end"
        if key not in asked or number % EVERY == 0:
            asked.add(key)
            yield match


@pytest.mark.parametrize(("most", "language"), [(True, "en"), (False, "de")])
@pytest.mark.parametrize("game", DRAWN)
def test_everything_can_be_hit_and_read(
    screen: Screen, game: str, most: bool, language: str
) -> None:
    seats = palio.find(game).seats
    looked = 0
    for match in moments(game, max(seats) if most else min(seats)):
        seat = None if match.outcome else match.actor
        screen.show(match.svg(seat, layout=screen.layout, language=language))
        where = f"{game}, move {match.version}, {screen.layout}"
        assert screen.unhittable() == [], where
        assert screen.unreadable() == [], where
        looked += 1
    assert looked >= 8


def test_every_game_of_the_house_is_looked_at() -> None:
    own = [slug for slug in palio.slugs() if palio.find(slug).package.startswith("palio.")]
    assert sorted(own) == DRAWN
