"""Nos. 1 to 6, the value of one's choice; §§ are those of RULES.md."""

import random
from collections.abc import Callable
from importlib import resources

import pytest

import palio
from palio.bots.greedy import GreedyBot
from palio.core.match import Match
from palio.games.florenza import GAME
from palio.games.florenza.components import RESOURCES, WORKS
from palio.games.florenza.state import Table
from palio.testing.scenes import kinds, play, table, texts, told
from palio.texts import Speaker

Position = Callable[..., Match]
Turn = Callable[..., Match]
COLOURS = ("white", "brown", "grey", "green", "red", "yellow")
SIXES = "[6, 6, 6, 6, 6, 6]"
ONES = "[1, 1, 1, 1, 1, 1]"


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_no_1_to_6_make_the_die_any_value_for_resources(turn: Turn, number: int) -> None:
    colour, resource = COLOURS[number - 1], RESOURCES[number - 1]  # §11.2
    player = f"district = [{number}]"
    moves = (f"take {colour}", "use resources", *[f"mark {resource} field-2"] * 2)
    match = turn(*moves, player=player, dice=ONES)
    assert (f"effect-{number}", 0, "§11.2") in told(match)
    assert sum(table(match, Table).marks[0]) == 2, "nobody is asked: two are never worse than one"
    assert list(table(match, Table).dice) == [1] * 6, "the die is not turned"


@pytest.mark.parametrize("dice", [ONES, SIXES])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_no_1_to_3_let_one_choose_how_many_steps(turn: Turn, number: int, dice: str) -> None:
    moves = (f"take {COLOURS[number - 1]}", "use track")  # §11.2
    shown = 2 if dice == ONES else 1
    for steps in (1, 2):
        match = turn(*moves, player=f"district = [{number}]", dice=dice)
        assert texts(match) == ["steps 2", "steps 1"]
        play(match, f"steps {steps}")
        assert table(match, Table).crosses[0][number - 1] == steps
        told_effect = (f"effect-{number}", 0, "§11.2") in told(match)
        assert told_effect == (steps != shown), "told where the die shows something else"
        assert ("stepped", 0, "§6.3") in told(match)


def test_without_the_building_nobody_is_asked_how_many_steps(turn: Turn) -> None:  # §6.3
    match = turn("take brown", "use track", player="district = [1]", dice=SIXES)
    assert list(table(match, Table).crosses[0]) == [0, 1, 0]


def test_one_step_may_save_a_bonus_die_from_lapsing(position: Position) -> None:  # §11.2, §5.5
    text = """
    seats = 2
    turn = 1
    dice = [4, 6, 4, 4, 4, 4]
    moved = ["white", "grey", "green"]
    [[players]]
    district = [2]
    tracks = [0, 5, 0]
    used_dice = ["red", "yellow"]
    """
    match = position("florenza", "-", text=text, dice=palio.Seeded(1))
    play(match, "take brown", "use track", "steps 2")
    assert ("no-bonus-die", 0, "§5.5") in told(match)
    match = position("florenza", "-", text=text, dice=palio.Seeded(1))
    play(match, "take brown", "use track", "steps 1")
    assert "no-bonus-die" not in kinds(match)
    assert list(table(match, Table).crosses[0]) == [0, 6, 0], "the die field comes next"


LAPSES = """
seats = 2
round = 3
turn = 1
dice = [4, 6, 4, 4, 4, 4]
moved = ["white", "grey", "green"]
[[players]]
district = [2]
tracks = [0, 5, 0]
used_dice = {used}
"""


@pytest.mark.parametrize(("used", "best"), [('["red", "yellow"]', 1), ("[]", 2)])
def test_bots_stop_before_a_die_that_would_lapse(position: Position, used: str, best: int) -> None:
    match = position("florenza", "-", text=LAPSES.format(used=used), dice=palio.Seeded(1))
    play(match, "take brown", "use track")
    state = table(match, Table)
    moves = match.legal_moves()
    priors = GAME.heuristics(state).priors(state, moves)
    assert moves[priors.index(max(priors))].text == f"steps {best}"
    greedy = GreedyBot().choose(GAME, state, 0, random.Random(2))
    assert greedy.text == f"steps {best}"


def test_where_all_values_bring_the_same_steps_nobody_is_asked() -> None:  # §11.2
    file = resources.files("palio.games.florenza").joinpath("components.toml")
    text = file.read_text(encoding="utf-8")
    other = text.replace("steps = [2, 2, 2, 1, 1, 1]", "steps = [2, 2, 2, 2, 2, 2]")
    game = GAME.with_components(other, "mine.toml")
    position = f"seats = 2\nturn = 0\ndice = {SIXES}\n[[players]]\ndistrict = [2]"
    setup, state = game.read_position(position, "-")
    match = Match.at(state, game=game, setup=setup)
    play(match, "take brown", "use track")
    assert list(table(match, Table).crosses[0]) == [0, 2, 0]


@pytest.mark.parametrize(
    ("number", "work"), [(4, "statua"), (5, "palazzo-facciata"), (6, "camera-nuziale")]
)
def test_no_4_to_6_make_the_artist_cheap(turn: Turn, number: int, work: str) -> None:
    player = f"district = [{number}]\nextras = 3\nfiorini = 200"  # §11.2
    moves = (f"take {COLOURS[number - 1]}", "use artist", f"finish {work}")
    match = turn(*moves, player=player, dice=SIXES)
    assert (f"effect-{number}", 0, "§11.2") in told(match)
    own = GAME.box.works[WORKS.index(work)].money
    assert table(match, Table).fiorini[0] == 2 - own - 1, "a wage of 100, and nobody is asked"


@pytest.mark.parametrize(
    ("number", "work"), [(4, "statua"), (5, "palazzo-facciata"), (6, "camera-nuziale")]
)
def test_with_no_18_the_artist_of_nos_4_to_6_costs_nothing(
    turn: Turn, number: int, work: str
) -> None:  # §11.2, §11.9
    own = 100 * GAME.box.works[WORKS.index(work)].money
    player = f"district = [{number}, 18]\nextras = 3\nfiorini = {own}"
    moves = (f"take {COLOURS[number - 1]}", "use artist", f"finish {work}")
    match = turn(*moves, player=player, dice=SIXES)
    assert table(match, Table).fiorini[0] == 0
    assert (f"effect-{number}", 0, "§11.2") in told(match)
    assert ("effect-18", 0, "§11.9") in told(match)
    assert table(match, Table).artists[0][WORKS.index(work)] == 1, "a paid artist all the same"


def test_where_the_value_is_best_already_no_effect_is_told(turn: Turn) -> None:  # §11.2
    match = turn("take white", "use resources", player="district = [1]")
    assert "effect-1" not in kinds(match)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_question_names_die_and_track(turn: Turn, language: str) -> None:  # §11.2
    match = turn("take brown", "use track", player="district = [2]")
    say = Speaker(GAME, language, strict=True)
    question = match.question
    assert question is not None
    words = say.words(question.words(match.state()))
    assert say("track-bishop") in words
    assert say("die-brown") in words
    assert GAME.view(table(match, Table), 0)["using"] == "brown"


@pytest.mark.parametrize("layout", ["wide", "tall", "phone"])
def test_both_answers_can_be_clicked(turn: Turn, layout: str) -> None:
    match = turn("take brown", "use track", player="district = [2]")
    drawing = match.svg(0, layout=layout)
    for steps in (1, 2):
        assert f'id="button:steps-{steps}"' in drawing
