"""Alone against Pope Sisto; §§ are those of RULES.md."""

from collections.abc import Callable

import pytest

import palio
from palio.core.match import Match
from palio.games.florenza import GAME
from palio.games.florenza.rules.solo import walk
from palio.games.florenza.state import Table
from palio.testing.scenes import kinds, table, texts, told

Position = Callable[..., Match]
WHITE, BROWN, GREY, GREEN, RED, YELLOW = range(6)


def dummy(position: Position, dice: str, keys: str = "") -> list[int]:
    return list(table(dummy_turn(position, dice, keys), Table).dummy)


def dummy_turn(position: Position, dice: str, keys: str = "", player: str = "") -> Match:
    text = f'seats = 1\nturn = "dummy"\ndice = {dice}\n{keys}\n[[players]]\n{player}'
    return position("florenza", "-", text=text, dice=palio.Seeded(1))


# §13.3 The walk


def test_a_white_1_takes_the_brown_die() -> None:  # §13.3, rulebook example
    assert walk([1, 3, 3, 3, 3, 3], white=WHITE)[0] == BROWN


def test_a_white_6_takes_the_white_die_and_counts_again() -> None:  # §13.3, rulebook example
    first, second, _ = walk([6, 3, 3, 3, 3, 3], white=WHITE)
    assert (first, second) == (WHITE, BROWN)


def test_a_2_on_the_brown_die_takes_the_green_one() -> None:  # §13.3, rulebook example
    assert walk([1, 2, 3, 3, 3, 3], white=WHITE)[:2] == [BROWN, GREEN]


def test_a_5_on_the_green_die_takes_the_red_one() -> None:  # §13.3, rulebook example
    assert walk([1, 2, 3, 5, 3, 3], white=WHITE) == [BROWN, GREEN, RED]


def test_after_the_last_die_the_walk_starts_over_at_the_top() -> None:  # §13.3
    # White 5: yellow. Yellow 2: white, brown. Brown 3: grey, green, red.
    assert walk([5, 3, 1, 1, 1, 2], white=WHITE) == [YELLOW, BROWN, RED]


def test_dice_that_are_gone_are_passed_over() -> None:  # §13.3
    # White 4: red. Red 6: yellow, white, brown, grey, green, (not red) yellow. Yellow 4: white,
    # brown, grey, green.
    assert walk([4, 1, 1, 1, 6, 4], white=WHITE) == [RED, YELLOW, GREEN]


def test_three_different_dice_are_set_aside_whatever_is_rolled() -> None:  # §13.3
    for number in range(6**6):
        values = [number // 6**i % 6 + 1 for i in range(6)]
        assert len(set(walk(values, white=WHITE))) == 3


# §13.2 to §13.6 Turns


def test_you_are_active_first_and_then_the_dummy() -> None:  # §13.2
    match = Match(GAME, seats=1, dice=palio.Seeded(1))
    for _ in range(3):
        match.play(texts(match)[0])
        match.play("use money")
    assert table(match, Table).round == 1
    assert [kind for kind in kinds(match) if kind.endswith("turn")] == ["turn", "dummy-turn"]
    assert len(texts(match)) == 3
    match.play(texts(match)[0])
    match.play("use money")
    assert table(match, Table).round == 2


def test_the_dummy_takes_the_dice_set_aside_and_you_one_of_the_rest(position: Position) -> None:
    match = position("florenza", "solo_walk")  # §13.4
    assert texts(match) == ["take white", "take grey", "take yellow"]


def test_with_the_other_pool_the_dice_set_aside_are_yours(position: Position) -> None:  # §13.4
    match = dummy_turn(position, "[1, 2, 4, 5, 3, 6]", 'pool = "moved"')
    assert texts(match) == ["take brown", "take green", "take red"]
    assert list(table(match, Table).dummy) == [2, 0], "§13.5: the white die is among his"


def test_as_bishop_you_choose_from_all_six(position: Position) -> None:  # §13.4, §5.4
    match = dummy_turn(position, "[1, 2, 4, 5, 3, 6]", "bishop = 0", "tracks = [0, 3, 0]")
    assert len(texts(match)) == 6


def test_the_dummy_steps_for_white_and_brown_if_he_takes_them(position: Position) -> None:  # §13.5
    assert dummy(position, "[1, 2, 4, 5, 3, 6]") == [0, 2], "brown, a 2"
    assert dummy(position, "[1, 4, 4, 5, 3, 6]") == [0, 1], "brown, a 4"
    assert list(table(dummy_turn(position, "[6, 3, 4, 5, 3, 6]"), Table).dummy) == [1, 2], (
        "white and brown"
    )


def test_the_dummy_stops_at_the_end_of_the_track(position: Position) -> None:  # §13.5
    assert list(
        table(dummy_turn(position, "[1, 2, 4, 5, 3, 6]", "dummy = [0, 9]"), Table).dummy
    ) == [
        0,
        10,
    ]


SOLO = """
seats = 1
turn = 0
dice = [1, 4, 4, 4, 4, 4]
moved = [{moved}]
left = 1
"""


@pytest.mark.parametrize(
    ("moved", "dummy"),
    [
        ('"grey", "green"', [2, 1]),
        ('"white", "green"', [0, 1]),
        ('"brown", "green"', [2, 0]),
        ('"white", "brown"', [0, 0]),
    ],
)
def test_when_you_are_active_the_dummy_steps_for_what_you_leave(
    position: Position, moved: str, dummy: list[int]
) -> None:  # §13.6
    match = position("florenza", "-", text=SOLO.format(moved=moved))
    match.play("take red")
    match.play("use money")
    assert list(table(match, Table).dummy) == dummy


def test_a_bonus_die_leaves_the_die_to_the_dummy(position: Position) -> None:  # §13.6, §10.5
    text = SOLO.format(moved='"brown", "green"') + "[[players]]\ntracks = [0, 0, 5]"
    match = position("florenza", "-", text=text)
    for move in ("take grey", "use track", "take white", "use money"):
        match.play(move)
    assert list(table(match, Table).dummy) == [2, 0]


OFFICES = """
seats = 1
round = 3
phase = "income"
dummy = {dummy}
[[players]]
tracks = {tracks}
"""


@pytest.mark.parametrize(
    ("dummy", "tracks", "captain", "bishop"),
    [
        ([2, 4], [3, 5, 0], 0, 0),
        ([4, 5], [3, 4, 0], -3, -3),
        ([3, 4], [3, 4, 0], -1, -1),
        ([0, 2], [0, 1, 0], -1, -1),
    ],
)
def test_offices_are_given_as_usual_with_the_dummys_marks(
    position: Position, dummy: list[int], tracks: list[int], captain: int, bishop: int
) -> None:  # §13.5
    state = table(position("florenza", "-", text=OFFICES.format(dummy=dummy, tracks=tracks)), Table)
    assert (state.captain, state.bishop) == (captain, bishop)


@pytest.mark.parametrize(("round", "bonus"), [(1, 6), (2, 6), (3, 6), (4, 3), (5, 3), (6, 1)])
def test_a_complete_palazzo_is_worth_less_the_later_it_is(
    position: Position, round: int, bonus: int
) -> None:  # §13.7
    text = f"""
    seats = 1
    round = {round}
    turn = 0
    dice = [4, 4, 4, 4, 4, 4]
    [[players]]
    extras = 3
    fiorini = 900
    [players.works]
    palazzo-facciata = "paid"
    camera-nuziale = "anonymous"
    statua = "paid"
    """
    match = position("florenza", "-", text=text)
    for move in ("take yellow", "use artist", "finish sala"):
        match.play(move)
    assert ("palazzo-complete-solo", 0, "§13.7") in told(match)
    assert list(table(match, Table).palazzo_points) == [bonus]


# §13.8, §13.9 The result


@pytest.mark.parametrize(
    ("level", "needed"), [("easy", 41), ("normal", 51), ("hard", 61), ("extreme", 71)]
)
def test_a_level_is_won_with_so_many_points(position: Position, level: str, needed: int) -> None:
    for points in (needed - 1, needed):  # §13.8; the first building is worth 1
        text = f'seats = 1\nover = true\nlevel = "{level}"\n[[players]]\nextras = 10\n'
        fiorini = 200 * (points - 1 - 10)
        outcome = position("florenza", "-", text=text + f"fiorini = {fiorini}").outcome
        assert outcome is not None
        assert outcome.scores == (points,)
        assert outcome.winners == ((0,) if points >= needed else ())
        assert outcome.ranks == (1,)


def test_the_highscore_has_nothing_to_lose(position: Position) -> None:  # §13.9
    text = 'seats = 1\nover = true\nlevel = "highscore"\n[[players]]\nextras = 0'
    outcome = position("florenza", "-", text=text).outcome
    assert outcome is not None
    assert outcome.winners == (0,)


def test_normal_and_the_remaining_dice_are_the_defaults() -> None:  # §13.4, §13.8
    assert GAME.setup(1).options == {"level": "normal", "pool": "remaining"}
    assert GAME.setup(2).options == {}
    with pytest.raises(palio.PalioError, match="no option 'level'"):
        GAME.setup(2, {"level": "easy"})
