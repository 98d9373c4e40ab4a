"""Positions: what they mean, and what they refuse."""

from collections.abc import Callable

import pytest

from palio.core.errors import PositionError
from palio.core.match import Match
from palio.games.florenza import GAME
from palio.games.florenza.state import Table
from palio.testing import check_position
from palio.testing.scenes import table, texts

Position = Callable[..., Match]
DICE = "dice = [1, 1, 1, 1, 1, 1]"
ROLLED = f"seats = 2\nturn = 0\n{DICE}"
PALAZZO = '[players.works]\npalazzo-facciata = "paid"\ncamera-nuziale = "paid"\nstatua = "paid"\n'
COMPLETE = f'{PALAZZO}sala = "paid"\n'


def two(player: str, keys: str = "seats = 2\nturn = 0") -> str:
    """A position with that sheet for seat 0."""
    return f"{keys}\n[[players]]\n{player}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        # The table.
        ("seats = 5", "seats: must be 1 to 4"),
        ("seats = 2\nturn = 0\nrules = 3", "rules: there are versions 1 to 2"),
        ("seats = 2\nturn = 0\nrules = 0", "rules: must be a whole number of at least 1"),
        ("seats = 2\nround = 7\nturn = 0", "round: there are 6 rounds"),
        ("seats = 2\nround = 5\nover = true", "round: the game is over after round 6"),
        ("seats = 2\nstart = 2\nturn = 0", "start: there is no seat 2"),
        ('seats = 1\nstart = "dummy"\nturn = 0', "start: must be a whole number"),
        ("seats = 1\nturn = 0\n[[players]]\n[[players]]", "players: there are 2 players"),
        ("seats = 2\nturn = 0\ncolour = 1", "colour: is not a key"),
        ('seats = 2\nturn = 0\nlevel = "hard"', "level: is for the solo game only"),
        ('seats = 3\nturn = 0\npool = "moved"', "pool: is for the solo game only"),
        ("seats = 2\nturn = 0\ndummy = [1, 1]", "dummy: is for the solo game only"),
        ("seats = 1\nturn = 0\ndummy = [1, 11]", "dummy: a track has 10"),
        ("seats = 1\nturn = 0\ndummy = [-1, 1]", "dummy: a track has 10"),
        # The moment.
        ("seats = 2", "turn: one of turn, phase, over must be given"),
        ('seats = 2\nturn = 0\nphase = "income"', "phase: one of"),
        ("seats = 2\nturn = 0\nover = true", "over: one of"),
        ('seats = 2\nphase = "turns"', "phase: must be one of income"),
        ("seats = 2\nturn = 2", "turn: there is no seat 2"),
        ('seats = 2\nturn = "dummy"', "turn: must be a whole number"),
        # The dice.
        ("seats = 2\nturn = 0\ndice = [1, 2, 3, 4, 5, 7]", "dice: dice show 1 to 6"),
        (f"seats = 2\nover = true\n{DICE}", "dice: needs a turn"),
        (f'{ROLLED}\nmoved = ["blue"]', "moved: there is no 'blue'"),
        (f'{ROLLED}\nmoved = ["red", "red"]', "moved: there is one red die only"),
        (f'{ROLLED}\nmoved = ["red", "grey", "white", "brown"]', "moved: the active player has 3"),
        ('seats = 2\nturn = 0\nmoved = ["red"]', "moved: needs dice on the board"),
        ("seats = 2\nturn = 0\nleft = 2", "left: needs dice on the board"),
        (f"{ROLLED}\nleft = 4", "left: must be 3, as 0 dice"),
        (f'{ROLLED}\nmoved = ["red"]\nleft = 1', "left: must be 2, as 1 dice"),
        (f'seats = 1\nturn = "dummy"\n{DICE}\nmoved = ["red"]', "moved: the walk decides"),
        # Offices.
        ("seats = 2\nturn = 0\ncaptain = 0", "captain: needs at least 1 on the track"),
        (two("tracks = [1, 2, 0]", "seats = 2\nturn = 0\nbishop = 0"), "bishop: needs at least 3"),
        (
            two("tracks = [1, 3, 0]", "seats = 2\nround = 1\nturn = 0\ncaptain = 0"),
            "captain: nobod",
        ),
        (
            two("tracks = [1, 3, 0]", 'seats = 2\nround = 2\nphase = "income"\nbishop = 0'),
            "bishop: nobody holds an office yet",
        ),
        ('seats = 1\nturn = 0\nbishop = "dummy"\ndummy = [0, 2]', "bishop: needs at least 3"),
        ('seats = 2\nturn = 0\nbishop = "dummy"', "bishop: must be a whole number"),
        # Sheets.
        (two("tracks = [11, 0, 0]"), "tracks: a track has 10"),
        (two("tracks = [1, 0]"), "tracks: must be a list of 3"),
        (two("district = [1, 1]"), "district: 1 to 8 different"),
        (two("district = [1, 26]"), "district: 1 to 8 different"),
        (two("district = []"), "district: 1 to 8 different"),
        (two("district = [7]"), "district: the first is rolled with a die"),
        (two("fiorini = 150"), "fiorini: must be whole hundreds"),
        (two("fiorini = 12100"), "fiorini: no game brings more than 12000"),
        (two("extras = 11"), "extras: no game brings more than 10"),
        (two("stars = 1"), "stars: 0 were won on the tracks and 0 spent: 0 must be left"),
        (two("tracks = [0, 5, 0]\nstars = 0"), "stars: 1 were won"),
        (two("bonus_dice = 1"), "bonus_dice: the tracks have given 0"),
        (
            two("tracks = [0, 7, 0]\nbonus_dice = 1", "seats = 2\nturn = 1"),
            "bonus_dice: wait in the first turn",
        ),
        (
            two("tracks = [0, 7, 0]\nbonus_dice = 1", f'{ROLLED}\nmoved = ["red"]'),
            "bonus_dice: wait in the first turn",
        ),
        (
            two("tracks = [0, 7, 0]\nbonus_dice = 1", "seats = 2\nround = 1\nturn = 0"),
            "bonus_dice: wait in the first turn of a later round",
        ),
        (two('used_dice = ["red"]'), "used_dice: needs dice on the board"),
        (two('used_dice = ["red", "red"]', ROLLED), "used_dice: there is one red"),
        (two("district = [1, 14]\nused_effects = [14]"), "used_effects: needs dice"),
        (two("used_effects = [14]", ROLLED), "used_effects: there is no 14"),
        (two("district = [1, 20]\nused_effects = [20]", ROLLED), "used_effects: there is no 20"),
        (two("used_effects = [1]", ROLLED), "used_effects: there is no 1 to be used once"),
        (
            two("district = [1, 14]\nused_effects = [14, 14]", ROLLED),
            "used_effects: each of them works once",
        ),
        # Works and marks.
        (two("[players.works]\nx = 'paid'"), "x: is no work"),
        (two("[players.works]\nstatus = 'paid'"), "status: is not a key"),
        (two("[players.works]\nsala = 'free'"), "sala: must be"),
        (two("[players.works]\nsala = 'paid 4'"), "sala: must be"),
        (two("tracks = [0, 5, 0]\n[players.works]\nsala = 'paid 3'"), "sala: must be"),
        (two("[players.works]\nsala = 'paid 2'"), "works: there are 1 masterpieces, but only 0"),
        (two("[players.marks]\nx = {}"), "x: is no field or work"),
        (two("[players.marks]\nnote = {}"), "note: is not a key"),
        (two("[players.marks]\nsala = { gold = 1 }"), "sala.gold: there are 0 boxes"),
        (two("[players.marks]\nfield-2 = { gold = 3 }"), "field-2.gold: there are 2 boxes"),
        (two("district = [1, 2]\n[players.marks]\nfield-2 = {}"), "field-2: is built or finished"),
        # The Palazzo.
        (two("palazzo = 6"), "palazzo: the Palazzo is not complete"),
        (two(COMPLETE), "palazzo: the Palazzo is complete: its bonus is missing"),
        (two(f"palazzo = 4\n{COMPLETE}"), "palazzo: must be one of 1, 3, 6"),
        (two(f"palazzo = 3\n{COMPLETE}"), r"players: the Palazzo cannot have brought \[3\]"),
        (
            two(f"palazzo = 1\n{COMPLETE}", "seats = 1\nround = 5\nturn = 0"),
            "palazzo: must be one of 3, 6",
        ),
        (two("palazzo_now = true", ROLLED), "palazzo_now: the Palazzo is not complete"),
        (two(f"palazzo = 6\npalazzo_now = true\n{COMPLETE}"), "palazzo_now: needs dice"),
        (two(f"palazzo = 3\npalazzo_now = true\n{COMPLETE}", ROLLED), "palazzo: after 0 others"),
        (
            two(
                f"palazzo = 6\npalazzo_now = true\n{COMPLETE}",
                f"seats = 1\nround = 4\nturn = 0\n{DICE}",
            ),
            "palazzo_now: is not what round 4 brings",
        ),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(text: str, message: str) -> None:
    with pytest.raises(PositionError, match=f"^mine.toml: .*{message}"):
        GAME.read_position(text, "mine.toml")


@pytest.mark.parametrize(
    ("bonuses", "possible"),
    [
        ([6], True),
        ([6, 3], True),
        ([6, 3, 1], True),
        ([6, 3, 1, 1], True),
        ([6, 6, 1], True),
        ([6, 6, 6, 1], True),
        ([6, 3, 3, 1], True),
        ([6, 6, 6, 6], True),
        ([6, 6, 3], False),
        ([3, 1], False),
        ([6, 1], False),
        ([6, 6, 6, 3], False),
    ],
)
def test_the_bonuses_of_the_race_must_be_possible(bonuses: list[int], possible: bool) -> None:
    players = "".join(f"[[players]]\npalazzo = {bonus}\n{COMPLETE}" for bonus in bonuses)  # §9.8
    text = f"seats = 4\nturn = 0\n{players}"
    if possible:
        GAME.read_position(text, "mine.toml")
    else:
        with pytest.raises(PositionError, match=r"mine.toml: players: the Palazzo cannot"):
            GAME.read_position(text, "mine.toml")


def test_what_is_left_out_follows_from_the_rest(position: Position) -> None:
    text = f'{ROLLED}\nmoved = ["red", "grey"]\n[[players]]\ntracks = [0, 5, 4]'
    match = position("florenza", "-", text=text)
    state = table(match, Table)
    assert list(state.stars) == [2, 0]
    assert texts(match)[:4] == ["take white", "take brown", "take green", "take yellow"]
    question = match.question
    assert question is not None
    assert question.words(state).args["left"] == 1
    assert state.used[0] == (1 << 4) + (1 << 2), "who moved them has used them"


def test_a_game_that_is_over_has_had_all_its_rounds(position: Position) -> None:
    assert table(position("florenza", "-", text="seats = 3\nover = true"), Table).round == 5


@pytest.mark.parametrize(
    "text",
    [
        ROLLED,
        "seats = 4\nturn = 3\nstart = 2",
        'seats = 3\nround = 1\nphase = "income"',
        'seats = 1\nround = 6\nturn = "dummy"\nlevel = "highscore"\npool = "moved"',
        two("tracks = [0, 7, 6]\nbonus_dice = 2", ROLLED),
        two(f"palazzo = 6\npalazzo_now = true\n{COMPLETE}", ROLLED),
        two(f"extras = 10\nfiorini = 12000\ntracks = [10, 10, 10]\n{PALAZZO}", "seats=2\nturn=1"),
        f"rules = 1\n{two('extras = 10', ROLLED)}",
    ],
)
def test_a_position_keeps_the_laws(text: str) -> None:
    assert check_position(GAME, text, "mine.toml", games=2, depth=0.03).games == 2
