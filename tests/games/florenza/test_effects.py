"""The effect of every building; §§ are those of RULES.md."""

from collections.abc import Callable

import pytest

import palio
from palio.core.match import Match
from palio.games.florenza import GAME
from palio.games.florenza.components import RESOURCES
from palio.games.florenza.state import Table
from palio.testing.scenes import table, texts, told

Position = Callable[..., Match]
Turn = Callable[..., Match]
COLOURS = ("white", "brown", "grey", "green", "red", "yellow")


def field(cost: list[int], number: int = 2) -> str:
    """A field with exactly these marks."""
    marks = ", ".join(f"{name} = {n}" for name, n in zip(RESOURCES, cost, strict=True) if n)
    return f"[players.marks]\nfield-{number} = {{ {marks} }}"


# §11 Effects


@pytest.mark.parametrize("number", [7, 8, 9, 10, 11, 12])
def test_no_7_to_12_exchange_one_resource(turn: Turn, number: int) -> None:  # §11.3
    own = RESOURCES[number - 7]
    other = "gold" if own != "gold" else "wood"
    player = f"district = [{6 if number == 7 else 1}, {number}]"
    moves = (f"take {COLOURS[number - 7]}", "use resources")
    match = turn(*moves, player=player)
    offered = texts(match)
    for resource in RESOURCES:
        assert f"mark {resource} field-3" in offered
    match.play(f"mark {other} field-3")
    assert (f"effect-{number}", 0, "§11.3") in told(match)
    assert {text.split()[1] for text in texts(match)} == {own}, "only one of them"
    match.play(f"mark {own} field-3")
    assert sum(table(match, Table).marks[0][6:12]) == 2


def test_an_exchange_is_no_must(turn: Turn) -> None:  # §11.3
    match = turn("take white", "use resources", player="district = [2, 7]")
    match.play("mark marble field-3")
    match.play("mark marble field-3")
    assert "effect-7" not in [kind for kind, _, _ in told(match)]


def test_an_exchange_helps_where_the_own_resource_has_no_box(turn: Turn) -> None:  # §11.3
    full = "".join(f"field-{n} = {{ spice = 2 }}\n" for n in range(3, 9))
    player = (
        f"district = [1, 10]\n[players.marks]\n{full}sala = {{ spice = 1 }}\npala = {{spice=1}}"
    )
    match = turn("take green", "use resources", player=player)
    assert {text.split()[1] for text in texts(match)} == set(RESOURCES) - {"spice"}
    match.play("mark gold pala")
    assert ("lapsed", 0, "§7.4") in told(match)


def test_no_13_casa_hires_an_anonymous_artist_free_of_charge(turn: Turn) -> None:  # §11.4
    player = "district = [1, 13]\nextras = 4\nfiorini = 100"
    match = turn("take white", "use casa", player=player)
    assert texts(match) == [
        f"finish {w}"
        for w in (
            "palazzo-facciata",
            "camera-nuziale",
            "statua",
            "sala",
            "chiesa-facciata",
            "campanile",
            "pala",
            "crocifisso",
        )
    ], "of any kind"
    match.play("finish statua")
    state = table(match, Table)
    assert state.fiorini[0] == 0, "the work's own 100, and no wage"
    assert GAME.view(state, 0)["sheets"][0]["boxes"][0] == 5 + 1  # type: ignore[index]
    assert ("effect-13", 0, "§11.4") in told(match)


def test_no_13_works_once_a_turn(turn: Turn) -> None:  # §11.1
    player = "district = [1, 13]\nextras = 9\nfiorini = 900"
    match = turn("take white", "use casa", "finish statua", "take brown", player=player)
    assert "use casa" not in texts(match)


def test_no_14_mercato_gives_two_equal_resources(turn: Turn) -> None:  # §11.5
    player = "district = [1, 14]"
    match = turn("take grey", "use mercato", player=player, dice="[1, 1, 1, 1, 1, 1]")
    assert {text.split()[1] for text in texts(match)} == set(RESOURCES)
    match.play("mark gold field-3")
    assert {text.split()[1] for text in texts(match)} == {"gold"}, "two equal ones"
    match.play("mark gold pala")
    assert ("effect-14", 0, "§11.5") in told(match)


def test_no_14_does_not_offer_what_the_die_brings_anyway(turn: Turn) -> None:  # §11.5
    match = turn("take grey", "use mercato", player="district = [1, 14]")
    assert {text.split()[1] for text in texts(match)} == set(RESOURCES) - {"metal"}


def test_no_14_is_not_exchanged_by_no_7(turn: Turn) -> None:  # §11.3
    player = "district = [2, 14, 7]"
    match = turn("take white", "use mercato", "mark gold field-4", player=player)
    assert {text.split()[1] for text in texts(match)} == {"gold"}


def test_no_15_palagio_gives_two_steps_on_any_track(turn: Turn) -> None:  # §11.6
    player = "district = [1, 15]"
    match = turn("take yellow", "use palagio", player=player)
    assert texts(match) == ["track captain", "track bishop", "track priest"]
    match.play("track priest")
    assert list(table(match, Table).crosses[0]) == [0, 0, 2]
    assert ("effect-15", 0, "§11.6") in told(match)


def test_no_15_does_not_offer_what_the_die_brings_anyway(turn: Turn) -> None:  # §11.6
    player = "district = [6, 15]"
    match = turn("take brown", "use palagio", player=player, dice="[1, 1, 1, 1, 1, 1]")
    assert texts(match) == ["track captain", "track priest"]
    match = turn("take brown", "use palagio", player=player)
    assert texts(match) == ["track captain", "track bishop", "track priest"]


def test_no_16_cambiavalute_brings_300_once_a_turn(turn: Turn) -> None:  # §11.7
    player = "district = [1, 16]"
    match = turn("take white", "use money", player=player)
    assert table(match, Table).fiorini[0] == 5
    match.play("take brown")
    match.play("use money")
    assert table(match, Table).fiorini[0] == 7, "§11.1"
    assert [kind for kind, _, _ in told(match)].count("effect-16") == 1


def test_no_17_banco_turns_a_resource_into_200_fiorini(turn: Turn) -> None:  # §11.8
    player = "district = [2, 17]"
    match = turn("take white", "use resources", player=player)
    assert texts(match)[0] == "bank"
    match.play("bank")
    assert table(match, Table).fiorini[0] == 4
    assert "bank" not in texts(match), "only one of the two"
    match.play("mark marble field-3")
    assert ("effect-17", 0, "§11.8") in told(match)
    for move in ("take brown", "use resources"):
        match.play(move)
    assert "bank" not in texts(match), "§11.1"


def test_no_17_works_with_no_14(turn: Turn) -> None:  # §11.8
    player = "district = [2, 17, 14]"
    match = turn("take white", "use mercato", "bank", player=player)
    assert {text.split()[1] for text in texts(match)} == set(RESOURCES) - {"marble"}
    match.play("mark wood field-4")
    assert texts(match)[0].startswith("take"), "nothing is left to mark"


def test_no_17_works_beside_an_exchange(turn: Turn) -> None:  # §11.8
    player = "district = [2, 17, 7]"
    match = turn("take white", "use resources", "bank", player=player)
    match.play("mark gold field-4")
    kinds = [kind for kind, _, _ in told(match)]
    assert "effect-17" in kinds
    assert "effect-7" in kinds


def test_no_17_is_not_for_the_captain(position: Position) -> None:  # §11.8
    text = """
    seats = 2
    round = 3
    phase = "income"
    [[players]]
    district = [1, 17]
    tracks = [2, 0, 0]
    """
    assert "bank" not in texts(position("florenza", "-", text=text))


def test_no_18_makes_an_artist_100_cheaper_once_a_turn(turn: Turn) -> None:  # §11.9
    player = "district = [1, 18]\nextras = 9\nfiorini = 900"
    match = turn("take green", "use artist", "finish statua", player=player)
    assert table(match, Table).fiorini[0] == 9 - 1 - 1, "200 less 100"
    assert ("effect-18", 0, "§11.9") in told(match)
    for move in ("take yellow", "use artist", "finish camera-nuziale"):
        match.play(move)
    assert table(match, Table).fiorini[0] == 7 - 2, "§11.1"


def test_no_18_makes_no_artist_cheaper_than_nothing(turn: Turn) -> None:  # §11.9
    player = "district = [1, 18]\nextras = 9\nfiorini = 100"
    match = turn("take green", "use artist", "finish statua", player=player, dice="[1,1,1,1,1,1]")
    assert table(match, Table).fiorini[0] == 0


def test_no_18_and_21_do_not_apply_to_casa(turn: Turn) -> None:  # §11.4
    player = "district = [1, 18, 13, 21]\nextras = 9\nfiorini = 100"
    match = turn("take green", "use casa", "finish camera-nuziale", player=player)
    kinds = [kind for kind, _, _ in told(match)]
    assert "effect-18" not in kinds
    assert "effect-21" not in kinds


def test_no_19_gives_two_extra_resources_at_once_and_only_then(turn: Turn) -> None:
    player = f"extras = 0\nfiorini = 200\n{field([0, 0, 0, 1, 1, 1])}"  # §11.10
    match = turn("build 19", player=player)
    assert table(match, Table).extras[0] == 2
    assert ("effect-19", 0, "§11.10") in told(match)
    for colour in ("white", "brown", "grey"):
        match.play(f"take {colour}")
        match.play("use money")
    assert table(match, Table).extras[0] == 2


def test_no_20_makes_later_masterpieces_worth_3(turn: Turn) -> None:  # §11.11
    player = """
    district = [1, 20]
    tracks = [0, 5, 4]
    extras = 2
    fiorini = 300
    [players.works]
    sala = "paid 2"
    """
    match = turn("take green", "use artist", "finish statua", player=player)
    match.play("masterpiece")
    assert list(table(match, Table).masters[0]) == [0, 0, 3, 2, 0, 0, 0, 0], (
        "the earlier one stays at 2"
    )
    assert ("effect-20", 0, "§11.11") in told(match)


def test_no_21_hires_an_artist_of_another_kind(turn: Turn) -> None:  # §11.12
    player = "extras = 3\nfiorini = 300"
    assert "use artist" in texts(turn("take green", player=player))
    match = turn("take green", "use artist", player=player)
    assert "finish camera-nuziale" not in texts(match)
    match = turn("take green", "use artist", player="district = [1, 21]\n" + player)
    match.play("finish camera-nuziale")
    assert ("effect-21", 0, "§11.12") in told(match)


def test_no_21_is_silent_where_the_kind_is_right(turn: Turn) -> None:  # §11.12
    player = "district = [1, 21]\nextras = 3\nfiorini = 300"
    match = turn("take green", "use artist", "finish statua", player=player)
    assert "effect-21" not in [kind for kind, _, _ in told(match)]


@pytest.mark.parametrize("colour", ["white", "brown", "grey"])
def test_no_21_does_not_make_other_dice_hire(turn: Turn, colour: str) -> None:  # §11.12
    player = "district = [1, 21]\nextras = 9\nfiorini = 900"
    assert "use artist" not in texts(turn(f"take {colour}", player=player))


@pytest.mark.parametrize("number", [22, 23, 24, 25])
def test_no_22_to_25_have_no_effect(turn: Turn, number: int) -> None:  # §11.13
    """The same game with and without the building offers the same and ends the same, but for PP."""
    plain = turn(player="extras = 0\ndistrict = [1, 2]")
    built = turn(player=f"extras = 0\ndistrict = [1, {number}]")
    for move in ("take white", "use resources", "mark marble field-3", "mark marble field-3"):
        plain.play(move)
        built.play(move)
        assert texts(plain) == texts(built)
    gain = GAME.box.buildings[number - 1].points - GAME.box.buildings[1].points
    points = [GAME.view(table(m, Table), 0)["sheets"][0]["points"] for m in (plain, built)]  # type: ignore[index]
    assert points[1] - points[0] == gain


def test_once_a_turn_means_once_in_each_players_turn(position: Position) -> None:  # §11.1
    text = """
    seats = 2
    turn = 0
    dice = [4, 4, 4, 4, 4, 4]
    moved = ["red", "yellow"]
    [[players]]
    district = [1, 16]
    """
    match = position("florenza", "-", text=text, dice=palio.Seeded(1))
    for move in ("take white", "use money"):
        match.play(move)
    assert table(match, Table).fiorini[0] == 5
    match.play(texts(match)[0])
    match.play("use money")  # seat 1
    for _ in range(3):
        match.play(texts(match)[0])
        match.play("use money")  # seat 1, active
    match.play(texts(match)[0])
    match.play("use money")  # seat 0 in the turn of seat 1
    assert table(match, Table).fiorini[0] == 8
