"""The components file of Firenze: what it holds, and what its loader refuses."""

from importlib import resources

import pytest

from palio.core.errors import ComponentError, PositionError
from palio.core.match import Match
from palio.games.firenze import GAME
from palio.games.firenze.components import COLOURS, TYPES

TEXT = resources.files("palio.games.firenze").joinpath("components.toml").read_text("utf-8")


def test_the_box_holds_88_bricks_and_52_cards_of_27_kinds() -> None:
    box = GAME.box
    assert dict(zip(COLOURS, box.bricks, strict=True)) == {
        "white": 25,
        "yellow": 18,
        "green": 15,
        "red": 12,
        "blue": 10,
        "purple": 8,
    }
    assert sum(box.bricks) == 88
    assert len(box.kinds) == 27
    assert sum(kind.count for kind in box.kinds) == 52
    assert sum(kind.start for kind in box.kinds) == 10
    assert len(box.balconies) == 19


def test_the_types_come_to_the_numbers_of_the_rulebook() -> None:  # §9.1
    counts = dict.fromkeys(TYPES, 0)
    for kind in GAME.box.kinds:
        counts[TYPES[kind.type]] += kind.count
    assert counts == {"person": 21, "event": 9, "feast": 10, "building": 8, "church": 4}


def test_every_table_says_how_sure_we_are() -> None:
    printed = GAME.printed()
    assert printed["bricks"].status == "rules"
    assert printed["commissions"].status == "assumed"
    assert all(table.note for table in printed.values())


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("white = 25", "white = 120", "bricks.white: must be under 99"),
        ("purple = 8\n", "", "bricks.purple: is missing"),
        ("2 = 9", "2 = 30", "seals.2: 30 seals each are more than the board can hold"),
        ("cost = [0, 0, 1, 3, 6, 10]", "cost = [0, 0, 3, 1, 6, 10]", "building.cost: must start"),
        ("white = [2, 3, 4, 5]", "white = [9, 9, 9, 9]", "start.white: more than the 25"),
        ("white = [1, 2, 3, 4, 5, 6]", "white = [1, 2]", "commissions.white: must be a list of 6"),
        ('colour = "white", height = 6', 'colour = "white", height = 9', "height: must be at most"),
        ('colour = "white", height = 6', 'colour = "white", height = 5', "has a balcony already"),
        ('id = "alchemist", type = "person"', 'id = "alchemist", type = "event"', "must be one of"),
        ('id = "fame"', 'id = "scandal"', "scandal is there twice"),
        ("count = 4, start = 1", "count = 4, start = 5", "5 start cards, but there are 4"),
        ("small-privilege = [5, 2]", "small-privilege = [9, 2]", "no commission has 9 floors"),
        ("fame = 3", "glory = 3", "feasts.fame: is missing"),
        ("cards = 5", "cards = 5\nhats = 2", "limits.hats: is not a key"),
    ],
)
def test_the_loader_names_file_and_key(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(ComponentError, match=r"^mine\.toml: ") as error:
        GAME.with_components(TEXT.replace(old, new, 1), "mine.toml")
    assert message in str(error.value)


def test_other_numbers_make_another_game() -> None:
    game = GAME.with_components(TEXT.replace("last = 5", "last = 9", 1), "mine.toml")
    assert game.box.last_seal == 9
    assert game.components_digest != GAME.components_digest == ""


def test_the_saboteur_may_be_an_event() -> None:  # §10.8
    text = TEXT.replace('id = "saboteur", type = "person"', 'id = "saboteur", type = "event"')
    game = GAME.with_components(text, "mine.toml")
    position = 'seats = 2\nturn = 0\nrow = ["saboteur w"]\n[[players]]\n[[players]]\n{}'
    setup, state = game.read_position(position.format('towers = ["red 2"]'), "-")
    match = Match.at(state, game=game, setup=setup)
    match.play("take 1")
    assert [move.text for move in match.legal_moves()] == ["sabotage 1 red 2"]
    setup, state = game.read_position(position.format(""), "-")
    match = Match.at(state, game=game, setup=setup)
    match.play("take 1")
    assert match.game.actor(match.state()) < 0, "without a target the row is filled at once"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("seats = 5\nturn = 0", "seats: must be 2 to 4"),
        ("seats = 2\nturn = 2", "turn: must be at most 1, not 2"),
        ("seats = 2\nturn = 0\nphase = 4", "phase: must be 1, 3 or 5"),
        ('seats = 2\nturn = 0\nrow = ["duke"]', "row: there is no card 'duke'"),
        ('seats = 2\nturn = 0\nneutral = ["white 9"]', "neutral: there is no commission of 9"),
        ('seats = 2\nturn = 0\nbalconies = ["i red 5"]', "balconies: there is no balcony"),
        ("seats = 2\nturn = 0\n[[players]]\nstore = 'x'", "store: no colour has the letter 'x'"),
        ("seats = 2\nturn = 0\n[[players]]\nstore = 'ppppppppp'", "not that many purple bricks"),
        ("seats = 2\nturn = 0\n[[players]]\ntowers = ['tall']", "must be a colour and a height"),
        ("seats = 2\nturn = 0\nweather = 'fine'", "weather: is not a key"),
    ],
)
def test_a_wrong_position_is_refused_by_name(text: str, message: str) -> None:
    with pytest.raises(PositionError) as error:
        GAME.read_position(text, "here.toml")
    assert str(error.value).startswith("here.toml: ")
    assert message in str(error.value)
