"""The drawing of Firenze: everything is there, can be hit, and can be read."""

from __future__ import annotations

import gzip
import random
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import resources
from typing import TYPE_CHECKING
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from playwright.sync_api import Browser

import palio
from palio.core.heuristics import lean
from palio.core.match import Match
from palio.draw import LAYOUTS, THEMES, svg
from palio.games.firenze import GAME
from palio.games.firenze.components import CARDS, COLOURS
from palio.games.firenze.drawing.cards import SIGNS
from palio.games.firenze.drawing.pictures import PICTURES
from palio.games.firenze.state import Table
from palio.testing.screen import Screen
from palio.texts import Speaker

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At, Desk

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Bartolommeo Nerli", "Lucrezia Tornabuoni", "Ugo", "Giovanni Villani"]
FINGER = 24.0


def read(text: str) -> Element:
    """The drawing as a tree."""
    return ElementTree.fromstring(text)  # noqa: S314  our own drawing


def ids(root: Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def by_id(root: Element, name: str) -> Element:
    return next(element for element in root.iter() if element.get("id") == name)


def words(element: Element) -> str:
    """All that is written in an element, and its titles."""
    return " ".join(element.itertext())


def drawn(desk: Desk, seat: int | None = 0, layout: str = "wide", language: str = "en") -> Element:
    return read(desk.match.svg(seat, layout=layout, language=language))


def games(seats: int, seed: str, *, each: int = 3, most: int = 600) -> Iterator[Match]:
    """A game between sensible players, stopped ``each`` times at every kind of question."""
    options = {"campanile": "yes", "placement": "chosen"}
    names = NAMES[:seats]
    match = Match(GAME, seats=seats, options=options, dice=palio.Seeded(seats), players=names)
    rng = random.Random(seed)
    opinion = GAME.heuristics(GAME.new(match.setup))
    asked: Counter[str] = Counter()
    for _ in range(most):
        state = match.state()
        assert isinstance(state, Table)
        if match.question is None:
            return
        key = match.question.words(state).key
        asked[key] += 1
        if asked[key] <= each:
            yield match
        moves = match.legal_moves()
        match.play(lean(moves, opinion.priors(state, moves), rng.random()).text)


# Goldens.


def test_the_opening_is_drawn_as_before(golden: Callable[[str, str], None]) -> None:
    match = Match(GAME, seats=4, dice=palio.Seeded(3), players=NAMES)
    check(golden, "opening", match.svg(match.actor, layout="phone"))


def test_the_middle_of_a_game_is_drawn_as_before(
    at: At, golden: Callable[[str, str], None]
) -> None:
    desk = at(name="workday").play("done", "raise white 6", "raise yellow 3")
    check(golden, "middle", desk.match.svg(0, layout="wide"))


def test_the_end_is_drawn_as_before(at: At, golden: Callable[[str, str], None]) -> None:
    check(golden, "end", at(name="finale").match.svg(None, layout="tall", theme="dark"))


def check(golden: Callable[[str, str], None], name: str, text: str) -> None:
    # An element a line, so that a change can be read.
    golden(f"games/firenze/drawings/{name}.svg", text.replace("><", ">\n<") + "\n")


# Targets.


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_has_an_element_that_is_lit(seats: int, layout: str) -> None:
    for match in games(seats, layout):
        root = read(match.svg(match.actor, layout=layout))
        lit = [element.attrib["id"] for element in root.iter() if element.get("class") == "lit"]
        assert sorted(lit) == sorted({move.target for move in match.legal_moves()})


@pytest.mark.parametrize("seats", [2, 4])
def test_a_finger_hits_whatever_is_lit_on_a_phone(seats: int) -> None:
    for match in games(seats, "phone"):
        for element in read(match.svg(match.actor, layout="phone")).iter(f"{SVG}g"):
            if element.get("class") == "lit":
                width, height = size_of(element)
                assert width >= FINGER, element.attrib["id"]
                assert height >= FINGER, element.attrib["id"]


def size_of(element: Element) -> tuple[float, float]:
    """The size of a button, or of the line around what may be clicked."""
    halos = [group for group in element.iter(f"{SVG}g") if group.get("class") == "halo"]
    rect = (halos[-1] if halos else element).find(f"{SVG}rect")
    assert rect is not None
    line = 4.0 if halos else 2.0  # it is drawn half inside, half outside
    return float(rect.attrib["width"]) + line, float(rect.attrib["height"]) + line


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_most_answers_that_there_can_be_fit(at: At, layout: str) -> None:
    text = f"seats = 4\nturn = 0\nphase = 3\n[[players]]\nstore = '{6 * 'wygrbp'}'"
    desk = at(text).play("done")
    assert len(desk.moves) == 37
    root = drawn(desk, layout=layout)
    assert {f"site:{colour}:6" for colour in COLOURS} <= set(ids(root))
    assert_on_the_page(root, layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_most_answers_that_there_can_be_are_hit_in_a_browser(
    at: At, browser: Browser, layout: str
) -> None:
    text = f"seats = 4\nturn = 0\nphase = 3\n[[players]]\nstore = '{6 * 'wygrbp'}'"
    desk = at(text).play("done")
    screen = Screen(browser, layout)
    screen.show(desk.match.svg(0, layout=layout))
    assert screen.page.locator(".lit").count() == len(desk.moves)
    assert screen.unhittable() == []
    assert screen.unreadable() == []
    screen.close()


# What is seen.


def test_own_cards_can_be_told_from_those_of_others(at: At) -> None:
    desk = at(name="workday")
    own = {"hand:mason", "hand:smuggler", "hand:fame", "building:workshop", "building:bridge"}
    hands = {name for name in ids(drawn(desk)) if name.startswith(("hand:", "building:"))}
    assert hands == own
    assert not [name for name in ids(drawn(desk, None)) if name.startswith(("hand:", "building:"))]


def test_everybody_sees_all_cards_for_they_were_taken_openly(at: At) -> None:
    for seat in (0, 1, 2, None):
        text = words(drawn(at(name="workday"), seat))
        for card in ("Fame", "Scandal", "Patrician", "Warehouse"):
            assert f"{card} (" in text, "the title of the card says what it does"


def test_a_spectator_is_offered_nothing(at: At) -> None:
    root = drawn(at(name="workday"), None)
    assert not [element for element in root.iter() if element.get("class") == "lit"]
    assert "seat:2" in ids(root)


def test_the_board_shows_points_balconies_and_seals(at: At) -> None:
    root = drawn(at(name="workday"))
    assert words(by_id(root, "floor:green:6")).split()[-1] == "5"
    assert words(by_id(root, "floor:red:5")).split()[-2:] == ["II", "9"]
    sealed = by_id(root, "floor:white:6")
    assert "seals:0" in [element.get("data-source") for element in sealed.iter()]
    assert "#wax" in [element.get("href") for element in by_id(root, "floor:yellow:3").iter()]
    assert "level:5" in ids(root)
    assert "level:6" not in ids(root), "that tile is gone"


def test_a_flag_names_who_has_the_majority(at: At) -> None:
    flag = by_id(drawn(at(name="workday")), "flag:purple")
    assert words(flag).startswith("majority: 7 – Player 1")
    assert "#lozenge" in [element.get("href") for element in flag.iter()]


def test_the_campanile_shows_the_small_seals(at: At) -> None:
    niche = by_id(drawn(at(name="workday")), "church:campanile")
    emblems = [element.get("href") for element in niche.iter(f"{SVG}use")]
    assert "#lozenge" in emblems
    assert "#triangle" in emblems
    assert "#disc" not in emblems, "the second has built no bell tower"


def test_the_end_tile_goes_to_who_has_placed_the_last_seal(at: At) -> None:
    start = [element.get("data-piece") for element in drawn(at(name="workday")).iter()]
    end = [element.get("data-piece") for element in drawn(at(name="finale")).iter()]
    assert start.count("end-tile") == end.count("end-tile") == 1


def test_bricks_on_cards_and_in_the_storehouse_are_counted(at: At) -> None:
    root = drawn(at(name="workday"))
    assert words(by_id(root, "brick:2:red")).split()[-1] == "2"
    assert words(by_id(root, "store:white")).split()[-1] == "4"
    assert words(by_id(root, "store:1:yellow")).split()[-1] == "2"
    assert "storehouse: 10 / 10" in words(root)


def test_a_tower_in_question_grows_by_open_bricks(at: At) -> None:
    desk = at(name="workday").play("done")
    for layout in LAYOUTS:
        lit = [name for name in ids(drawn(desk, layout=layout)) if name.startswith("rise:")]
        assert lit == [f"rise:white:{height}" for height in (5, 6, 7, 8)], layout


def test_bricks_that_an_event_spares_are_shown(at: At) -> None:
    text = "seats = 2\nturn = 0\nrow = ['fire wwy', 'mason']\n[[players]]\nstore = 'wwwyyy'"
    desk = at(text).play("take 1")
    assert words(by_id(drawn(desk), "aside")).split()[-2:] == ["2", "1"]


# Form.


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_nothing_leaves_the_page_or_is_too_small_to_read(layout: str, language: str) -> None:
    smallest = 10.0 if layout == "phone" else 12.0
    for match in games(4, layout):
        root = read(match.svg(match.actor, layout=layout, language=language))
        assert_on_the_page(root, layout)
        for element in root.iter(f"{SVG}text"):
            assert float(element.attrib["font-size"]) >= smallest, words(element)


def assert_on_the_page(root: Element, layout: str) -> None:
    width, height = LAYOUTS[layout]
    for element in root.iter():
        if element.tag in (f"{SVG}rect", f"{SVG}use"):
            x, y = float(element.attrib["x"]), float(element.attrib["y"])
            right = x + float(element.attrib["width"])
            low = y + float(element.attrib["height"])
            inside = x >= 0 and y >= 0 and right <= width and low <= height
            assert inside, f"{layout}: {element.attrib}"
            assert right > x, element.attrib
            assert low > y, element.attrib


def test_it_stays_small() -> None:
    for layout in LAYOUTS:
        for match in games(4, layout):
            text = match.svg(match.actor, layout=layout, language="de").encode()
            assert len(text) <= 150_000
            assert len(gzip.compress(text)) <= 25_000


@pytest.mark.parametrize("theme", THEMES)
def test_no_piece_is_in_two_places(theme: str) -> None:
    for match in games(3, theme):
        root = read(match.svg(0, theme=theme))
        pieces = [element.get("data-piece") for element in root.iter() if element.get("data-piece")]
        assert len(pieces) == len(set(pieces))


def test_a_card_keeps_its_id_when_it_is_taken(at: At) -> None:
    text = "seats = 2\nturn = 0\nrow = ['mason', 'fame']\n[[players]]\n[[players]]\nstore = 'w'"
    desk = at(text)
    assert by_id(drawn(desk), "card:1").attrib["data-piece"] == "card:mason@row:0"
    desk.play("take 1")
    assert by_id(drawn(desk), "hand:mason").attrib["data-piece"] == "card:mason@hand:0"


def test_every_kind_of_card_has_a_picture() -> None:
    kinds = {kind for kind, _ in CARDS}
    assert set(PICTURES) == kinds
    assert set(SIGNS) <= kinds


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_no_text_is_missing(at: At, language: str) -> None:
    say = Speaker(GAME, language, strict=True)
    for name in ("workday", "finale"):
        text = svg(GAME, GAME.view(at(name=name).table, 0), 0, say)
        assert "draw-" not in text


def test_the_numbers_of_ones_own_box_are_drawn() -> None:
    file = resources.files("palio.games.firenze").joinpath("components.toml")
    text = file.read_text(encoding="utf-8")
    own = text.replace("cost = [0, 0, 1, 3, 6, 10]", "cost = [0, 0, 1, 3, 6, 77]")
    own = own.replace("\nbricks = 10\n", "\nbricks = 66\n")
    for layout in LAYOUTS:
        match = Match(GAME.with_components(own, "own.toml"), seats=2, dice=palio.Seeded(1))
        seen = words(read(match.svg(None, layout=layout)))
        assert "77" in seen
        assert "/ 66" in seen
