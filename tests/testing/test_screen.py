"""The eyes are tested too: each of these drawings has one fault, and it is seen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from palio.core.words import Value
from palio.draw import THEMES, Canvas, Layout
from palio.testing.screen import Screen


def say(key: str, /, **args: Value) -> str:
    return key.format(**args)


@pytest.fixture
def canvas() -> Canvas:
    return Canvas(Layout("phone"), THEMES["light"], say, targets={"card:1": "Take it"})


@pytest.fixture(scope="module")
def screen(browser: Browser) -> Iterator[Screen]:
    screen = Screen(browser, "phone")
    yield screen
    screen.close()


def target(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    canvas.open("card:1")
    canvas.rect(x, y, width, height)
    canvas.halo(x, y, width, height)
    canvas.close()


def test_a_good_drawing_is_found_good(canvas: Canvas, screen: Screen) -> None:
    target(canvas, 10, 10, 30, 30)
    canvas.text(200, 100, "Lorenzo", 16)
    canvas.text(200, 120, "Lucrezia", 16)
    screen.show(canvas.finish("test"))
    assert screen.unhittable() == []
    assert screen.unreadable() == []


@pytest.mark.parametrize(
    ("place", "fault"),
    [
        ((10, 10, 30, 20), "card:1 is 30.0 x 20.0"),
        ((366, 10, 30, 30), "card:1 leaves the page"),
    ],
)
def test_a_target_that_no_finger_hits_is_seen(
    canvas: Canvas, screen: Screen, place: tuple[float, float, float, float], fault: str
) -> None:
    target(canvas, *place)
    screen.show(canvas.finish("test"))
    assert screen.unhittable() == [fault]


def test_a_covered_target_is_seen(canvas: Canvas, screen: Screen) -> None:
    target(canvas, 10, 10, 30, 30)
    canvas.rect(20, 20, 40, 40)
    screen.show(canvas.finish("test"))
    (fault,) = screen.unhittable()
    assert fault.startswith("card:1 is covered by <rect")


def test_words_over_words_are_seen(canvas: Canvas, screen: Screen) -> None:
    canvas.text(200, 100, "Lorenzo", 16)
    canvas.text(215, 104, "Lucrezia", 16)
    screen.show(canvas.finish("test"))
    assert screen.unreadable() == ["'Lorenzo' and 'Lucrezia' overlap"]


def test_words_under_a_card_do_not_disturb_those_on_it(canvas: Canvas, screen: Screen) -> None:
    canvas.text(200, 100, "Lorenzo", 16)
    canvas.rect(150, 80, 100, 40)
    canvas.text(215, 104, "Lucrezia", 16)
    screen.show(canvas.finish("test"))
    assert screen.unreadable() == []


def test_words_that_leave_the_page_are_seen(canvas: Canvas, screen: Screen) -> None:
    canvas.text(380, 100, "Lorenzo", 16)
    screen.show(canvas.finish("test"))
    assert screen.unreadable() == ["'Lorenzo' leaves the page"]


def test_words_that_are_squeezed_too_hard_are_seen(canvas: Canvas, screen: Screen) -> None:
    canvas.parts.append('<text x="9" y="99" font-size="16" textLength="40">Massimiliano</text>')
    screen.show(canvas.finish("test"))
    (fault,) = screen.unreadable()
    assert fault.startswith("'Massimiliano' is squeezed to 0.")


@pytest.mark.parametrize("serif", [False, True])
@pytest.mark.parametrize("width", [20, 60, 75, 90, 120])
def test_the_canvas_makes_words_fit(
    canvas: Canvas, screen: Screen, width: float, serif: bool
) -> None:
    canvas.text(10, 99, "Massimiliano", 16, anchor="start", serif=serif, bold=True, width=width)
    screen.show(canvas.finish("test"))
    assert screen.unreadable() == []
    wide = screen.page.evaluate("document.querySelector('text').getBoundingClientRect().width")
    assert wide <= width + 1
