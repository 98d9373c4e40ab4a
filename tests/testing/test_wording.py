"""The reading of texts is tested too: each line here has one fault, which must be found."""

from pathlib import Path

import pytest

from bottega import Bottega
from palio.testing import every_setup
from palio.testing.wording import Examples, examples, faults

GOOD = """
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
colour-red = red
fact-good = { $seat } has { points }.
fact-sheep = { $seat } has { $points } sheep of { $colour }.
fact-two = { $seat } pays { $points } of { $count }.
"""

FAULTY = [
    ("fact-bad = { $seat } has { -nothing }.", "nothing"),
    ("fact-bad = { $seat } has { $nothing }.", "nothing"),
    ("fact-bad = { $seat }  waits.", "odd spaces"),
    ("fact-bad = { $seat } waits .", "odd spaces"),
    ("fact-bad = well done, { $seat }.", "capital"),
    ("fact-bad = { $seat } has { $points } points.", "1 points, 2 points"),
    ("fact-bad = { $points ->\n    [one] 1 point\n   *[other] { $points } points\n}", "minus"),
    ("fact-bad = { $seat } likes { $colour }.", "colour-blue has no words"),
]

ARGS: Examples = {
    "fact-good": [{"seat": "seat:0", "points": 3}],
    "fact-sheep": [{"seat": "seat:0", "points": 3, "colour": "colour-red"}],
    "fact-two": [{"seat": "seat:0", "points": 3, "count": 4}],
    "fact-bad": [{"seat": "seat:0", "points": 3, "colour": "colour-blue"}],
}


def game_with(texts: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Bottega:
    """Bottega, with texts of its own."""
    name = f"texts_{folder.name}"
    package = folder / name
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "texts" / "en.ftl").write_text(texts, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    game = Bottega()
    game.package = name
    return game


def test_good_lines_are_let_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_with(GOOD, tmp_path, monkeypatch)
    assert faults(game, ARGS, invariable={"en": {"sheep", "of"}}) == []


@pytest.mark.parametrize(("line", "words"), FAULTY)
def test_a_faulty_line_is_found(
    line: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_with(GOOD + line + "\n", tmp_path, monkeypatch)
    wrong = faults(game, ARGS, invariable={"en": {"sheep", "of"}})
    assert len(wrong) == 1, wrong
    assert wrong[0].startswith("en fact-bad: ")
    assert words in wrong[0]


def test_a_line_that_no_game_uses_is_read_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_with(GOOD + "fact-rare = { $points } points\n", tmp_path, monkeypatch)
    assert "1 points" in "".join(faults(game, ARGS, invariable={"en": {"sheep", "of"}}))


def test_examples_come_from_play_and_from_the_catalogue() -> None:
    seen = examples(Bottega(), every_setup(Bottega()))
    assert {"ask-choose", "ask-use", "move-window", "fact-drawn", "fact-drawn-unseen"} <= set(seen)
    assert {"colour": "colour-gold"} in seen["move-draw"]
