"""The drawing of Florenza: everything is there, can be pointed at, and is small enough to send."""

import gzip
import random
import re
from collections.abc import Callable, Iterator
from importlib import resources
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import palio
from palio.core.heuristics import lean
from palio.core.match import Match
from palio.draw import LAYOUTS
from palio.games.florenza import GAME
from palio.games.florenza.components import RESOURCES
from palio.games.florenza.state import Table
from palio.testing.scenes import play, table

Golden = Callable[[str, str], None]
Position = Callable[..., Match]
Turn = Callable[..., Match]
SVG = "{http://www.w3.org/2000/svg}"
SEATS = (1, 2, 3, 4)
FINGER = 24
"""What a finger can hit, in pixels of a phone-wide page."""


def leaning(seats: int, seed: int) -> Iterator[Match]:
    """A match before every answer, and after the last one; the seats play sensibly."""
    match = Match(GAME, seats=seats, dice=palio.Seeded(seed))
    rng = random.Random(seed)
    opinions = GAME.heuristics(table(match, Table))
    while match.outcome is None:
        yield match
        moves = match.legal_moves()
        match.play(lean(moves, opinions.priors(table(match, Table), moves), rng.random()).text)
    yield match


def after(seats: int, seed: int, answers: int) -> Match:
    """A sensible match after so many answers, or at its end."""
    matches = leaning(seats, seed)
    match = next(matches)
    for _ in range(answers):
        match = next(matches, match)
    return match


def parsed(match: Match, seat: int | None, layout: str = "wide", language: str = "en") -> Element:
    text = match.svg(seat, layout=layout, language=language)
    return ElementTree.fromstring(text)  # noqa: S314  our own drawing


def by_id(root: Element) -> dict[str, Element]:
    return {name: element for element in root.iter() if (name := element.get("id"))}


def pieces(root: Element) -> list[str]:
    return [piece for element in root.iter() if (piece := element.get("data-piece"))]


def titles(root: Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}title")]


def uses(element: Element) -> list[str]:
    """The art in an element, in the order in which it is drawn."""
    return [use.get("href", "") for use in element.iter(f"{SVG}use")]


def extent(element: Element) -> tuple[float, float]:
    """Width and height of the rectangles in an element, taken together."""
    boxes = [
        tuple(float(rect.get(key, "0")) for key in ("x", "y", "width", "height"))
        for rect in element.iter(f"{SVG}rect")
    ]
    left = min(box[0] for box in boxes)
    top = min(box[1] for box in boxes)
    return (
        max(box[0] + box[2] for box in boxes) - left,
        max(box[1] + box[3] for box in boxes) - top,
    )


# Goldens.


@pytest.mark.parametrize(
    ("name", "seats", "answers", "theme"),
    [("opening", 1, 0, "light"), ("middle", 2, 31, "dark"), ("end", 2, 999, "light")],
)
def test_the_drawing_is_the_golden_one(
    golden: Golden, name: str, seats: int, answers: int, theme: str
) -> None:
    match = after(seats, 7, answers)
    text = match.svg(0, layout="phone", theme=theme)
    golden(f"games/florenza/drawings/{name}.svg", text.replace("><g", ">\n<g") + "\n")


# What may be clicked.


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_can_be_clicked(seats: int, layout: str) -> None:
    kinds: set[str] = set()
    for count, match in enumerate(leaning(seats, seats)):
        if count % 3 or match.outcome is not None:
            continue
        lit = set(
            re.findall(r'id="([^"]+)"[^>]* class="lit"', match.svg(match.actor, layout=layout))
        )
        targets = {move.target for move in match.legal_moves()}
        assert lit == targets
        kinds |= {target.split(":")[0] for target in targets}
    assert {"die", "use", "box", "building", "button"} <= kinds


@pytest.mark.parametrize("seats", SEATS)
def test_on_a_phone_everything_is_large_enough_for_a_finger(seats: int) -> None:
    for count, match in enumerate(leaning(seats, 10 + seats)):
        if count % 7 or match.outcome is not None:
            continue
        found = by_id(parsed(match, match.actor, "phone"))
        for move in match.legal_moves():
            width, height = extent(found[move.target])
            assert min(width, height) >= FINGER - 0.05, f"{move.target}: {width} by {height}"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_whoever_is_not_asked_has_nothing_to_click(layout: str) -> None:
    match = after(3, 1, 20)
    others = [seat for seat in (None, 0, 1, 2) if seat != match.actor]
    for seat in others:
        assert not [element for element in parsed(match, seat, layout).iter() if is_lit(element)]
    assert [element for element in parsed(match, match.actor, layout).iter() if is_lit(element)]


def is_lit(element: Element) -> bool:
    return element.get("class") == "lit"


def test_a_die_is_used_where_it_lies(turn: Turn) -> None:
    """The answers stand in the column of the die that was chosen, and in no other."""
    for die, drawn in (("white", "#office-captain"), ("red", "#tool-architect")):
        match = turn(f"take {die}", player="fiorini = 900\nextras = 3")
        use = "track" if die == "white" else "artist"
        for layout in LAYOUTS:
            found = by_id(parsed(match, 0, layout))
            assert uses(found[f"use:{use}"]) == [drawn]
            resource = "res-marble" if die == "white" else "res-cloth"
            assert uses(found["use:resources"]) == [f"#{resource}"] * 2


def test_buttons_stand_alone(turn: Turn) -> None:
    """Where a button is asked for, it takes the place of the uses that every die has."""
    match = turn(
        "take green",
        "use artist",
        "finish statua",
        player="fiorini = 900\nextras = 3\ntracks = [0, 5, 0]",
    )
    assert [move.target for move in match.legal_moves()] == ["button:masterpiece", "button:plain"]
    for layout in LAYOUTS:
        found = by_id(parsed(match, 0, layout))
        assert "use:money" not in found
        assert "button:plain" in found


# What is shown.


def test_what_is_marked_is_crossed(turn: Turn) -> None:
    match = turn(player="[players.marks]\nfield-3 = { wood = 2 }\nsala = { cloth = 1 }")
    for layout in LAYOUTS:
        marks = [piece for piece in pieces(parsed(match, 0, layout)) if piece.startswith("mark")]
        assert marks == [
            "mark:0:field-3:wood:0",
            "mark:0:field-3:wood:1",
            "mark:0:sala:cloth:0",
        ]


def test_a_free_field_has_boxes_and_a_built_one_a_house(turn: Turn) -> None:
    root = parsed(turn(player="district = [2, 13]"), 0)
    found = by_id(root)
    assert "house:13:0" in pieces(root)
    for resource in RESOURCES:
        assert f"box:field-2:{resource}" not in found
        assert uses(found[f"box:field-3:{resource}"]) == [f"#pair-{resource}"]


def test_a_finished_work_shows_its_points_and_its_star(turn: Turn) -> None:
    works = '[players.works]\nsala = "paid 2"\npala = "anonymous"'
    match = turn(player=f"tracks = [0, 5, 0]\n{works}")
    for layout in LAYOUTS:
        found = by_id(parsed(match, 0, layout))
        sala, pala = found["work:sala"], found["work:pala"]
        assert "11" in [text.text for text in sala.iter(f"{SVG}text")]  # 7 + 2 + 2
        assert "#star-gold" in uses(sala)
        assert "#laurel-3" in uses(pala)  # 2 + 1
        assert "#star-gold" not in uses(pala)
        assert "?" in [text.text for text in pala.iter(f"{SVG}text")]


def test_a_used_die_changes_its_place_and_keeps_its_name(turn: Turn) -> None:
    before = by_id(parsed(turn(), 0))["die:red"]
    after_it = by_id(parsed(turn("take red", "use money"), 0))["die:red"]
    assert before.get("data-piece") == after_it.get("data-piece") == "die:red"
    assert at(before) < at(after_it)


def at(element: Element) -> float:
    return float(next(element.iter(f"{SVG}use")).get("x", "0"))


def test_the_sheets_of_all_are_there_for_every_reader() -> None:
    match = after(4, 3, 60)
    for layout in LAYOUTS:
        for seat in range(4):
            found = by_id(parsed(match, seat, layout))
            sheets = {name for name in found if name.startswith("sheet:")}
            assert sheets == {f"sheet:{other}" for other in range(4) if other != seat}


def test_a_small_sheet_shows_all_its_marks_and_crosses(position: Position) -> None:
    text = (
        "seats = 2\nturn = 0\ndice = [4, 4, 4, 4, 4, 4]\n[[players]]\n[[players]]\n"
        "tracks = [2, 0, 3]\nfiorini = 1300\ndistrict = [2, 14]\nused_effects = [14]\n"
        "[players.marks]\nfield-4 = { wood = 1 }\nsala = { cloth = 1 }\n"
    )
    match = position("florenza", "-", text=text)
    for layout in ("wide", "tall"):
        sheet = by_id(parsed(match, 0, layout))["sheet:1"]
        art = uses(sheet)
        assert sum(name.startswith("#pen-") for name in art) == 2 + 3 + 1  # and the effect
        assert art.count("#res-wood") == art.count("#res-cloth") == 1
        assert "1300" in [text.text for text in sheet.iter(f"{SVG}text")]


def test_a_spectator_sees_the_sheet_of_who_is_active_in_full(position: Position) -> None:
    text = "seats = 3\nturn = 1\ndice = [4, 4, 4, 4, 4, 4]\n[[players]]\n[[players]]\n"
    match = position("florenza", "-", text=f"{text}district = [3, 20]\n")
    root = parsed(match, None)
    assert "house:20:1" in pieces(root)
    assert {"sheet:0", "sheet:2"} <= set(by_id(root))


def test_the_bishop_is_crossed_once_a_used_die_was_chosen(position: Position) -> None:  # §5.4
    keys = 'seats = 2\nturn = 1\nbishop = 0\nmoved = ["red", "green"]'
    text = f"{keys}\ndice = [4, 4, 4, 4, 4, 4]\n[[players]]\ntracks = [0, 3, 0]\n"
    match = position("florenza", "-", text=text, dice=palio.Seeded(1))
    play(match, "take white", "use money")
    for layout in LAYOUTS:
        assert not crossed_hats(parsed(match, 0, layout))
    play(match, "take red")
    for layout in LAYOUTS:
        assert crossed_hats(parsed(match, 0, layout))


def crossed_hats(root: Element) -> list[str]:
    """Crosses where it says who is bishop."""
    return [
        art
        for group in root.iter(f"{SVG}g")
        if (title := group.find(f"{SVG}title")) is not None and title.text == "Bishop: Player 1"
        for art in uses(group)
        if art.startswith("#pen-")
    ]


def test_pope_sisto_has_his_marks_in_the_solo_game(position: Position) -> None:
    text = 'seats = 1\nturn = 0\nlevel = "hard"\ndice = [4, 4, 4, 4, 4, 4]\ndummy = [3, 4]\n'
    match = position("florenza", "-", text=text)
    for layout in LAYOUTS:
        root = parsed(match, 0, layout)
        assert "hard: 61 PP to win" in titles(root)
        assert "#pope" in uses(root)
        assert sum(name.startswith("#pen-") for name in uses(root)) >= 3 + 4


@pytest.mark.parametrize(
    ("language", "words"), [("de", "Hauptmann: 0"), ("nl", "kapitein: 0"), ("en", "Captain: 0")]
)
def test_titles_are_in_the_language_of_the_reader(turn: Turn, language: str, words: str) -> None:
    for layout in LAYOUTS:
        assert words in titles(parsed(turn(), 0, layout, language))


def test_a_box_of_the_players_own_numbers_is_drawn_as_it_is() -> None:
    file = resources.files("palio.games.florenza").joinpath("components.toml")
    text = file.read_text(encoding="utf-8").replace('name = "Pozzo"', 'name = "Fontana"')
    own = Match(GAME.with_components(text, "own.toml"), seats=2, dice=palio.Seeded(1))
    assert "22 Fontana" in titles(parsed(own, 0))
    assert "22 Pozzo" in titles(parsed(Match(GAME, seats=2, dice=palio.Seeded(1)), 0))


def test_everything_that_is_written_can_be_read() -> None:
    """10 px on a phone, 12 elsewhere; numbers in laurels are 0.6 of their wreath."""
    for seats in SEATS:
        match = after(seats, 30 + seats, 999)
        for layout in LAYOUTS:
            root = parsed(match, 0, layout)
            sizes = [float(text.get("font-size", "0")) for text in outside_symbols(root, "text")]
            for use in outside_symbols(root, "use"):
                if use.get("href", "")[:-1] == "#laurel-":
                    sizes.append(0.6 * float(use.get("width", "0")))
            assert min(sizes) >= (9.95 if layout == "phone" else 11.95)


def outside_symbols(root: Element, tag: str) -> Iterator[Element]:
    for part in root:
        if part.tag != f"{SVG}defs":
            yield from part.iter(f"{SVG}{tag}")


# How large it is.


def test_the_drawing_is_small_enough_to_send() -> None:
    for seats in (1, 4):
        for count, match in enumerate(leaning(seats, 20 + seats)):
            if count % 25:
                continue
            for layout in LAYOUTS:
                data = match.svg(max(0, match.actor), layout=layout).encode()
                assert len(data) <= 150_000
                assert len(gzip.compress(data)) <= 25_000


def test_the_fullest_question_is_small_enough_too(position: Position) -> None:
    """The captain of four may mark any resource on a fresh sheet. §4.2"""
    text = 'seats = 4\nround = 2\nphase = "income"\n[[players]]\ntracks = [3, 0, 0]\n'
    match = position("florenza", "-", text=text, dice=palio.Seeded(1))
    assert len(match.legal_moves()) == 60
    for layout in LAYOUTS:
        data = match.svg(0, layout=layout).encode()
        assert len(data) <= 150_000
        assert len(gzip.compress(data)) <= 25_000
