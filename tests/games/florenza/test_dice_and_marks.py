"""Using dice and marking resources; §§ are those of RULES.md."""

from collections.abc import Callable

import pytest

import palio
from palio.core.match import Match
from palio.core.seats import CHANCE
from palio.games.florenza import GAME
from palio.games.florenza.components import RESOURCES
from palio.games.florenza.state import Table
from palio.testing.scenes import kinds, table, texts, told

Position = Callable[..., Match]
Turn = Callable[..., Match]


def marked(match: Match, seat: int = 0) -> dict[str, int]:
    """Marks as ``{"wood field-2": 1}``."""
    marks = table(match, Table).marks[seat]
    names = {move.index: move.text for move in GAME.moves.mark}  # type: ignore[attr-defined]
    return {names[i].removeprefix("mark "): n for i, n in enumerate(marks) if n}


# §6 Using a die


@pytest.mark.parametrize("colour", ["white", "brown", "grey", "green", "red", "yellow"])
def test_a_die_is_used_in_one_of_its_ways(turn: Turn, colour: str) -> None:  # §6.1
    match = turn(f"take {colour}")
    second = ["use track"] if colour in ("white", "brown", "grey") else []
    assert texts(match) == ["use resources", *second, "use money"]
    match.play("use money")
    assert "use money" not in texts(match), "and only once"


@pytest.mark.parametrize(
    ("colour", "resource"),
    list(
        zip(("white", "brown", "grey", "green", "red", "yellow"), RESOURCES, strict=True)  # D2
    ),
)
@pytest.mark.parametrize(("value", "count"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_the_value_says_how_many_resources(
    turn: Turn, colour: str, resource: str, value: int, count: int
) -> None:  # §6.2
    district = "district = [6]" if colour != "yellow" else "district = [1]"
    match = turn(f"take {colour}", "use resources", player=district, dice=str([value] * 6))
    for left in range(count, 0, -1):
        question = match.question
        assert question is not None
        assert question.words(match.state()).args["left"] == left
        match.play(f"mark {resource} field-2")
    assert marked(match) == {f"{resource} field-2": count}
    assert match.actor == 0
    assert "take" in texts(match)[0]


@pytest.mark.parametrize(("colour", "track"), [("white", 0), ("brown", 1), ("grey", 2)])
@pytest.mark.parametrize(("value", "steps"), [(1, 2), (2, 2), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_the_value_says_how_many_steps(
    turn: Turn, colour: str, track: int, value: int, steps: int
) -> None:  # §6.3
    match = turn(
        f"take {colour}",
        "use track",
        player="district = [6]",
        dice=str([value] * 6),
    )
    assert table(match, Table).crosses[0][track] == steps
    assert sum(table(match, Table).crosses[0]) == steps


@pytest.mark.parametrize(("value", "price"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_the_value_says_what_the_artist_costs(turn: Turn, value: int, price: int) -> None:  # §6.4
    player = """
    fiorini = 500
    district = [1]
    [players.marks]
    statua = { metal = 2 }
    """
    match = turn("take green", "use artist", "finish statua", player=player, dice=str([value] * 6))
    assert table(match, Table).fiorini[0] == 5 - 1 - price, "the statue costs 100 itself"


def test_an_artist_is_hired_only_if_a_work_is_finished_at_once(turn: Turn) -> None:  # §6.4
    marks = "extras = 0\nfiorini = 300\n[players.marks]\nstatua = { metal = 1 }"
    assert "use artist" not in texts(turn("take green", player=marks))
    marks = "extras = 0\nfiorini = 200\n[players.marks]\nstatua = { metal = 2 }"
    assert "use artist" not in texts(turn("take green", player=marks)), "300 are needed"
    marks = "extras = 0\nfiorini = 300\n[players.marks]\nstatua = { metal = 2 }"
    assert "use artist" in texts(turn("take green", player=marks))


def test_a_die_brings_200_fiorini(turn: Turn) -> None:  # §6.5
    assert table(turn("take red", "use money"), Table).fiorini[0] == 4


def test_a_chosen_die_must_be_used_and_money_always_works(turn: Turn) -> None:  # §6.6
    full = "".join(f"field-{n} = {{ spice = 2 }}\n" for n in range(2, 9))
    player = f"[players.marks]\n{full}sala = {{ spice = 1 }}\npala = {{ spice = 1 }}"
    match = turn("take green", player=player)
    assert texts(match) == ["use money"], "§6.2: no box for spice, no work to finish"


# §7 Marking


def test_two_resources_may_go_to_two_places(turn: Turn) -> None:  # §7.1
    match = turn("take red", "use resources", "mark cloth field-2", "mark cloth sala")
    assert marked(match) == {"cloth field-2": 1, "cloth sala": 1}


def test_resources_of_a_die_are_not_kept(turn: Turn) -> None:  # §7.1
    before = table(turn(), Table)
    after = table(turn("take red", "use resources", *["mark cloth field-3"] * 2), Table)
    assert after.extras == before.extras
    assert after.fiorini == before.fiorini


def test_fields_further_right_may_be_marked(turn: Turn) -> None:  # §7.2
    match = turn("take white", "use resources", player="district = [2]", dice="[1, 1, 1, 1, 1, 1]")
    assert texts(match) == [
        *(f"mark marble field-{n}" for n in range(2, 9)),
        "mark marble palazzo-facciata",
        "mark marble chiesa-facciata",
        "mark marble campanile",
    ]


def test_built_fields_and_finished_works_are_not_marked_any_more(turn: Turn) -> None:
    player = 'district = [2, 3, 6]\n[players.works]\ncampanile = "paid"'  # §7.2
    match = turn("take white", "use resources", player=player, dice="[1,1,1,1,1,1]")
    offered = texts(match)
    assert offered[0] == "mark marble field-4"
    assert "mark marble campanile" not in offered


def test_a_field_has_two_boxes_for_each_resource_a_work_what_it_needs(
    turn: Turn,
) -> None:  # §7.3
    player = """
    [players.marks]
    field-2 = { marble = 2 }
    palazzo-facciata = { marble = 1 }
    chiesa-facciata = { marble = 3 }
    """
    match = turn("take white", "use resources", player=player, dice="[1,1,1,1,1,1]")
    offered = texts(match)
    assert "mark marble field-2" not in offered
    assert "mark marble field-3" in offered
    assert "mark marble palazzo-facciata" in offered
    assert "mark marble chiesa-facciata" not in offered
    assert "mark marble statua" not in [move.text for move in GAME.catalogue]


def test_a_resource_without_a_free_box_lapses(turn: Turn) -> None:  # §7.4
    full = "".join(f"field-{n} = {{ spice = 2 }}\n" for n in range(2, 9))
    player = f"[players.marks]\n{full}sala = {{ spice = 1 }}"
    match = turn("take green", "use resources", player=player)
    assert texts(match) == ["mark spice pala"]
    match.play("mark spice pala")
    assert ("lapsed", 0, "§7.4") in told(match)
    assert "take white" in texts(match)


def test_extra_resources_stand_for_any_resource(turn: Turn) -> None:  # §7.5
    player = "extras = 2\nfiorini = 0"
    match = turn("build 3", player=player)
    assert table(match, Table).extras[0] == 0
    assert marked(match) == {"marble field-2": 1, "wood field-2": 1}


def test_no_distribution_is_there_twice_and_none_is_lost(turn: Turn) -> None:  # §7.6
    """Two of a kind over the sheet: as many endings as there are multisets of free boxes."""
    start = turn("take white", "use resources")
    state = start.state()
    found: list[tuple[int, ...]] = []
    for first in GAME.legal_moves(state):  # type: ignore[arg-type]
        one = GAME.copy(state)  # type: ignore[arg-type]
        GAME.play(one, first)
        for second in GAME.legal_moves(one):
            two = GAME.copy(one)
            GAME.play(two, second)
            found.append(tuple(two.marks[0]))
    # 7 fields with 2 boxes, the works with 2, 3 and 1: pairs of places, and doubles but one.
    assert len(found) == len(set(found)) == 10 * 9 // 2 + 9


def test_a_box_that_would_leave_the_second_without_a_place_is_not_offered_first(
    turn: Turn,
) -> None:  # §7.6
    offered = texts(turn("take red", "use resources"))
    assert offered[-1] == "mark cloth camera-nuziale"
    assert "mark cloth sala" not in offered, "the last box of all comes second"


# §10.5 Bonus dice


BONUS = "tracks = [0, 6, 0]"


def test_a_bonus_die_in_phase_three_is_used_at_once(turn: Turn) -> None:  # §10.5
    match = turn("take brown", "use track", player=BONUS)
    question = match.question
    assert question is not None
    assert question.words(match.state()).key == "ask-die-bonus"
    assert texts(match) == [f"take {c}" for c in ("white", "grey", "green", "red", "yellow")]
    match.play("take white")
    match.play("use money")
    assert list(table(match, Table).moved) == [0, 1, 0, 0, 0, 0], "a bonus die is not moved"
    assert "take white" not in texts(match), "§5.5: not the same die twice in a turn"


def test_others_may_use_the_die_that_was_a_bonus_die(turn: Turn) -> None:  # §10.5
    match = turn("take brown", "use track", "take white", "use money", player=BONUS)
    for colour in ("grey", "green"):
        match.play(f"take {colour}")
        match.play("use money")
    assert match.actor == 1
    assert texts(match) == ["take white", "take red", "take yellow"]


def test_a_bonus_die_of_phase_one_waits_for_the_first_roll(position: Position) -> None:
    text = """
    seats = 3
    start = 1
    round = 3
    phase = "income"
    [[players]]
    tracks = [0, 6, 0]
    [players.works]
    pala = "paid"
    [[players]]
    [[players]]
    tracks = [0, 6, 5]
    [players.works]
    pala = "paid"
    crocifisso = "paid"
    """
    match = position("florenza", "-", text=text)  # §10.5
    assert list(table(match, Table).owed) == [1, 0, 2]
    assert match.actor == CHANCE
    for colour in ("white", "brown", "grey", "green", "red", "yellow"):
        match.play(f"roll {colour} 4")
    assert match.actor == 2, "in the order of play, before the active player chooses"
    assert len(texts(match)) == 6
    match.play("take white")
    match.play("use money")
    assert match.actor == 2
    assert "take white" not in texts(match)
    match.play("take brown")
    match.play("use money")
    assert match.actor == 0
    match.play("take white")
    match.play("use money")
    assert match.actor == 1
    assert len(texts(match)) == 6
    assert kinds(match).count("took-bonus") == 3


def test_without_a_die_left_the_bonus_die_lapses(position: Position) -> None:  # §5.5
    text = """
    seats = 2
    turn = 1
    dice = [4, 4, 4, 4, 4, 4]
    moved = ["white", "grey", "green"]
    [[players]]
    tracks = [0, 6, 0]
    used_dice = ["red", "yellow"]
    """
    match = position("florenza", "-", text=text, dice=palio.Seeded(1))
    assert texts(match) == ["take brown"]
    match.play("take brown")
    match.play("use track")
    assert ("no-bonus-die", 0, "§5.5") in told(match)
    assert table(match, Table).round == 3


def test_the_bishop_has_no_free_choice_of_a_bonus_die(position: Position) -> None:  # §5.4, §10.5
    text = """
    seats = 2
    turn = 1
    bishop = 0
    dice = [4, 4, 4, 4, 4, 4]
    moved = ["white", "grey", "green"]
    [[players]]
    tracks = [0, 6, 0]
    """
    match = position("florenza", "-", text=text, dice=palio.Seeded(1))
    assert len(texts(match)) == 6, "any die as the one of the turn"
    match.play("take brown")
    match.play("use track")
    assert texts(match) == ["take red", "take yellow"], "but an unused one as the bonus die"
    assert table(match, Table).free_choice, "and the right is not used up"
