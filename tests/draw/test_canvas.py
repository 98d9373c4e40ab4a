"""The canvas and its colours."""

from itertools import combinations
from xml.etree import ElementTree

import pytest

import palio
from palio.core.words import Value
from palio.draw import LAYOUTS, THEMES, Canvas, Layout, Theme
from palio.draw.symbols import SYMBOLS
from palio.draw.theme import EMBLEMS, SEATS

# How people with a colour blindness see, in linear RGB (Viénot, Brettel and Mollon 1999, and for
# the blue-blind the nearest matrix of that form).
BLINDNESS = {
    "protan": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deutan": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "tritan": ((1.0, 0.1446, -0.1446), (0.0, 0.85924, 0.14076), (0.0, 0.85924, 0.14076)),
}
DIFFERENT = 0.045  # in linear light, the distance that two flat colours side by side need


def say(key: str, /, **args: Value) -> str:
    return " ".join([key, *(str(value) for value in args.values())])


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def seen(colour: str, blindness: str) -> list[float]:
    rgb = linear(colour)
    return [sum(a * b for a, b in zip(row, rgb, strict=True)) for row in BLINDNESS[blindness]]


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_text_can_be_read_on_every_ground(theme: Theme) -> None:
    for ground in ("table", "parchment", "panel", "shade"):
        assert contrast(theme["ink"], theme[ground]) >= 7, ground
        assert contrast(theme["faint"], theme[ground]) >= 3, ground
        assert contrast(theme["light"], theme[ground]) >= 4.5, ground


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_emblems_stand_out_from_the_colours_of_their_seats(theme: Theme) -> None:
    for colour in SEATS:
        assert contrast(theme["on_seat"], theme[colour]) >= 2.4, colour


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_seats_are_told_apart_by_the_colour_blind(theme: Theme, blindness: str) -> None:
    """By colour where that can be; where it can't, by the emblem, which no two seats share."""
    assert len(set(EMBLEMS)) == len(SEATS)
    alike = []
    for one, two in combinations(SEATS, 2):
        a, b = seen(theme[one], blindness), seen(theme[two], blindness)
        distance = sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5
        if distance < DIFFERENT:
            alike.append((one, two, round(distance, 3)))
    assert len(alike) <= 1, alike


def test_what_may_be_clicked_has_its_id_once_a_title_and_a_mark() -> None:
    canvas = Canvas(Layout("phone"), THEMES["light"], say, targets={"plot:a": "Build & go"})
    for _ in range(2):
        lit = canvas.open("plot:a")
        if lit:
            canvas.halo(0, 0, 30, 30)
        canvas.close()
    root = ElementTree.fromstring(canvas.finish("<test>"))  # noqa: S314
    marked = [element for element in root.iter() if element.get("id") == "plot:a"]
    assert len(marked) == 1
    assert marked[0].get("class") == "lit"
    assert "".join(marked[0].itertext()) == "Build & go"
    halos = [element for element in root.iter() if element.get("class") == "halo"]
    assert len(halos) == 1


def test_what_was_not_drawn_becomes_a_button_that_fits() -> None:
    answers = {f"button:{n}": "a long answer " * 3 for n in range(12)}
    canvas = Canvas(Layout("phone"), THEMES["dark"], say, targets=answers)
    canvas.buttons(8, 8, 374)
    assert canvas.missing() == []
    root = ElementTree.fromstring(canvas.finish("test"))  # noqa: S314
    for element in root.iter("{http://www.w3.org/2000/svg}rect"):
        x, width = float(element.get("x", 0)), float(element.get("width", 0))
        assert x >= 8
        assert x + width <= 8 + 374
        assert float(element.get("height", 0)) >= 24


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_every_piece_of_art_is_well_formed(theme: Theme) -> None:
    for name, art in SYMBOLS.items():
        root = ElementTree.fromstring(art(theme))  # noqa: S314
        assert root.get("id") == name


def test_a_game_without_a_drawing_gets_a_plain_page() -> None:
    match = palio.Match("bottega", seats=2, dice=palio.Seeded(1))
    for layout in LAYOUTS:
        text = match.svg(match.actor, layout=layout)
        for move in match.legal_moves():
            assert f'id="{move.target}"' in text
    assert match.svg()._repr_svg_().startswith("<svg")
