"""The drawing: every target has its element, what is known is to be seen, and nothing else."""

import gzip
import random
import re
from collections.abc import Callable, Iterator
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser

import palio
from palio.core.heuristics import lean
from palio.core.match import Match
from palio.draw import LAYOUTS
from palio.games.tuscany.components import COLOURS
from palio.testing.scenes import play, texts
from palio.testing.screen import Screen

One = Callable[..., Match]
Golden = Callable[[str, str], None]
Area = tuple[float, float, float, float]

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Lorenzo", "Massimiliano Ugo", "Niccolò", "Lucrezia")
EVERY_PRICE = f"""
storage = ["quarry"]
workers = 2
hand = {{ {", ".join(f"{colour} = 4" for colour in COLOURS)} }}
"""
WAYS_TO_PAY = 45
"""Two cards; one with a worker or one of 7 pairs; two workers; 7 pairs and a worker; 28 of two."""


def start(seats: int, seed: int) -> Match:
    return Match("tuscany", seats=seats, dice=palio.Seeded(seed), players=NAMES[:seats])


def drawing(match: Match, seat: int | None, layout: str = "wide") -> ElementTree.Element:
    return ElementTree.fromstring(match.svg(seat, layout=layout))  # noqa: S314  our own drawing


def questions(seats: int, seed: int) -> Iterator[Match]:
    """A leaned game, at every question."""
    match = start(seats, seed)
    rng = random.Random(seed)
    heuristics = match.game.heuristics(match.state())
    assert heuristics is not None
    while not match.outcome:
        yield match
        moves = match.legal_moves()
        match.play(lean(moves, heuristics.priors(match.state(), moves), rng.random()).text)


def at_random(seats: int, seed: int, moves: int) -> Match:
    """A random game after so many answers, or at its end."""
    match = start(seats, seed)
    rng = random.Random(seed)
    while not match.outcome and moves:
        match.play(rng.choice(match.legal_moves()).text)
        moves -= 1
    return match


def ids(root: ElementTree.Element) -> set[str]:
    return {element.get("id", "") for element in root.iter()}


def titles(root: ElementTree.Element) -> set[str]:
    return {element.text or "" for element in root.iter(f"{SVG}title")}


def pieces(root: ElementTree.Element) -> list[str]:
    return [element.get("data-piece", "") for element in root.iter() if element.get("data-piece")]


def lit(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {group.get("id", ""): group for group in root.iter() if group.get("class") == "lit"}


def area(group: ElementTree.Element) -> Area:
    """What a finger may touch: all that is drawn there with a place and a size."""
    boxes = [
        tuple(float(element.get(key, "")) for key in ("x", "y", "width", "height"))
        for element in group.iter()
        if element.tag in (f"{SVG}rect", f"{SVG}use")
    ]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, low = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return left, top, right - left, low - top


def apart(one: Area, two: Area) -> bool:
    return (
        one[0] + one[2] <= two[0]
        or two[0] + two[2] <= one[0]
        or one[1] + one[3] <= two[1]
        or two[1] + two[3] <= one[1]
    )


# Targets


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_to_every_question_can_be_clicked(seats: int) -> None:
    asked: set[str] = set()
    for number, match in enumerate(questions(seats, 10 + seats)):
        kind = type(match.question).__name__
        if kind in asked and number % 29:
            continue  # each kind once, and some more
        asked.add(kind)
        targets = {move.target for move in match.legal_moves()}
        for layout in LAYOUTS:
            assert set(lit(drawing(match, match.actor, layout))) == targets, f"{kind}, {layout}"
    assert len(asked) >= 9


@pytest.mark.parametrize("layout", list(LAYOUTS))
def test_every_target_is_large_enough_for_a_finger_and_on_the_page(layout: str) -> None:
    width, height = LAYOUTS[layout]
    for number, match in enumerate(questions(4, 3)):
        if number > 40 and number % 17:
            continue
        for target, group in lit(drawing(match, match.actor, layout)).items():
            x, y, wide, high = area(group)
            assert min(wide, high) >= 24, f"{target} is {wide} by {high}"
            assert x >= 0, target
            assert y >= 0, target
            assert x + wide <= width, target
            assert y + high <= height, target


@pytest.mark.parametrize("layout", list(LAYOUTS))
def test_all_ways_to_pay_fit_beside_each_other(one: One, layout: str) -> None:
    match = play(one(EVERY_PRICE), "place", "field a1")
    assert len(texts(match)) == WAYS_TO_PAY
    areas = [area(group) for group in lit(drawing(match, 0, layout)).values()]
    assert len(areas) == WAYS_TO_PAY
    width, height = LAYOUTS[layout]
    for index, (x, y, wide, high) in enumerate(areas):
        assert x >= 0
        assert y >= 0
        assert x + wide <= width
        assert y + high <= height
        assert min(wide, high) >= 24
        assert all(apart(areas[index], other) for other in areas[index + 1 :])


@pytest.mark.parametrize("layout", list(LAYOUTS))
def test_all_ways_to_pay_can_be_hit_in_a_browser(one: One, browser: Browser, layout: str) -> None:
    screen = Screen(browser, layout)
    match = play(one(EVERY_PRICE), "place", "field a1")
    screen.show(match.svg(0, layout=layout))
    assert screen.page.locator(".lit").count() == WAYS_TO_PAY
    assert screen.unhittable() == []
    assert screen.unreadable() == []
    screen.close()


def test_a_target_is_marked_by_more_than_a_colour(one: One) -> None:
    match = play(one('storage = ["quarry"]\nhand = { grey = 2 }'), "place")
    groups = lit(drawing(match, 0))
    assert set(groups) == {"field:a1", "field:b2"}
    for group in groups.values():
        assert any(element.get("stroke-dasharray") for element in group.iter())
        assert group.find(f"{SVG}title") is not None


def test_nothing_is_lit_for_who_is_not_asked(one: One) -> None:
    match = one()
    assert lit(drawing(match, 0))
    assert not lit(drawing(match, 1))
    assert not lit(drawing(match, None))


# What is to be seen


@pytest.mark.parametrize("layout", list(LAYOUTS))
def test_the_own_hand_is_shown_by_colour(one: One, layout: str) -> None:
    match = one("hand = { grey = 3, red = 1 }")
    seen = titles(drawing(match, 0, layout))
    assert {"grey: 3", "red: 1", "yellow: 0"} <= seen


@pytest.mark.parametrize("layout", list(LAYOUTS))
def test_a_foreign_hand_is_a_number(one: One, layout: str) -> None:
    match = one("hand = { grey = 3, red = 1 }")
    for seat in (1, None):
        root = drawing(match, seat, layout)
        assert "cards: 4" in titles(root)
        assert not [piece for piece in pieces(root) if "@hand:0" in piece and "back" not in piece]


@pytest.mark.parametrize("layout", list(LAYOUTS))
def test_all_that_lies_on_the_table_is_drawn(one: One, layout: str) -> None:
    goods = "marble = 2\nworkers = 3\nred = 61\ngreen = 7\n"
    match = one(
        goods + 'tiles = { a1 = "quarry" }\nstorage = ["inn"]',
        more='display = ["castle", "town", "town"]',
    )
    for seat in (0, 1, None):
        root = drawing(match, seat, layout)
        there = pieces(root)
        laid = {"tile:quarry@field:0:a1", "tile:start-castle@field:0:a2"}
        assert laid | {"tile:inn@storage:0:0", "tile:town@display:1"} <= set(there)
        assert len(there) == len(set(there))
        assert {"marble: 2", "workers: 3", "red: 61", "green: 7"} <= titles(root)


@pytest.mark.parametrize("layout", list(LAYOUTS))
def test_a_board_is_not_shown_before_all_are_laid(layout: str) -> None:
    match = start(2, 1)
    first = match.actor
    while match.actor == first:
        match.play(match.legal_moves()[-1].text)
    other = match.actor
    castle = re.compile(rf".*@field:{first}:")
    assert any(castle.match(piece) for piece in pieces(drawing(match, first, layout)))
    for seat in (other, None):
        assert not any(castle.match(piece) for piece in pieces(drawing(match, seat, layout)))
    while match.actor == other and "button:up" not in {m.target for m in match.legal_moves()}:
        match.play(match.legal_moves()[0].text)
    assert "field:a1" in ids(drawing(match, other, layout))


@pytest.mark.parametrize("layout", list(LAYOUTS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_spectator_sees_every_player(seats: int, layout: str) -> None:
    match = at_random(seats, 4, 60)
    root = drawing(match, None, layout)
    assert {f"seat:{seat}" for seat in range(seats)} <= ids(root)
    assert set(NAMES[:seats]) <= titles(root)


def test_a_used_up_colour_bonus_shows_its_other_side(one: One) -> None:
    match = one(more="colour_bonus = { grey = 1, red = 2 }")
    seen = titles(drawing(match, 0))
    assert "Colour bonus, grey: 2" in seen
    assert "Colour bonus, red: –" in seen
    assert "Colour bonus, orange: 4/2" in seen


# Size


@pytest.mark.parametrize("layout", list(LAYOUTS))
def test_a_drawing_is_small(layout: str) -> None:
    for number, match in enumerate(questions(4, 6)):
        if number % 25 == 0:
            text = match.svg(match.actor, layout=layout).encode()
            assert len(text) <= 150_000
            assert len(gzip.compress(text)) <= 25_000


@pytest.mark.parametrize(
    ("name", "seats", "moves", "layout", "theme"),
    [
        ("opening", 3, 2, "phone", "light"),
        ("middle", 2, 90, "wide", "light"),
        ("end", 2, 10_000, "tall", "dark"),
    ],
)
def test_drawings_stay_as_they_were_looked_at(
    golden: Golden, name: str, seats: int, moves: int, layout: str, theme: str
) -> None:
    match = at_random(seats, 2, moves)
    text = match.svg(0, layout=layout, theme=theme)
    golden(f"games/tuscany/drawings/{name}.svg", text.replace("<g", "\n<g") + "\n")
