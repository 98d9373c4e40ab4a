"""Building in the Rione; §§ are those of RULES.md."""

from collections.abc import Callable

import pytest

from palio.core.match import Match
from palio.games.florenza import GAME
from palio.games.florenza.components import RESOURCES, Building
from palio.games.florenza.state import Table
from palio.testing.scenes import table, texts, told

Turn = Callable[..., Match]


def builds(match: Match) -> list[int]:
    return [int(text.split()[1]) for text in texts(match) if text.startswith("build")]


def field(cost: list[int], number: int = 2) -> str:
    """A field with exactly these marks."""
    marks = ", ".join(f"{name} = {n}" for name, n in zip(RESOURCES, cost, strict=True) if n)
    return f"[players.marks]\nfield-{number} = {{ {marks} }}"


# §8 Building


@pytest.mark.parametrize("building", GAME.box.buildings, ids=lambda building: building.name)
def test_marks_and_fiorini_pay_for_a_building(turn: Turn, building: Building) -> None:  # §8.2
    first = 2 if building.number == 1 else 1
    money = 100 * building.money
    player = f"extras = 0\nfiorini = {money}\ndistrict = [{first}]\n{field(building.cost)}"
    match = turn(f"build {building.number}", player=player)
    state = table(match, Table)
    assert list(state.district[0]) == [first, building.number]
    assert state.fiorini[0] == 0
    assert (f"built-{building.number}", 0, "§8.1") in told(match)
    if money:
        poor = player.replace(f"fiorini = {money}", f"fiorini = {money - 100}")
        assert building.number not in builds(turn(player=poor))
    lacking = building.cost.copy()
    lacking[building.needs[0]] -= 1
    short = player.replace(field(building.cost), field(lacking))
    assert building.number not in builds(turn(player=short))
    helped = short.replace("extras = 0", "extras = 1")
    assert building.number in builds(turn(player=helped)), "§7.5"


def test_marks_beyond_the_cost_lapse(turn: Turn) -> None:  # §8.2
    player = f"extras = 0\n{field([1, 2, 0, 2, 0, 0])}"
    match = turn("build 3", player=player)
    assert list(table(match, Table).district[0]) == [1, 3]
    assert table(match, Table).extras[0] == 0
    assert builds(match) == [], "wood and spice on field 2 are of no use to field 3"


def test_only_the_leftmost_free_field_is_built_on(turn: Turn) -> None:  # §8.3
    player = f"extras = 0\n{field([1, 1, 0, 0, 0, 0], 3)}"
    assert builds(turn(player=player)) == []
    player = f"extras = 0\ndistrict = [1, 2]\n{field([1, 1, 0, 0, 0, 0], 3)}"
    assert builds(turn(player=player)) == [3, 9]


def test_each_building_is_built_once(turn: Turn) -> None:  # §8.4
    player = f"extras = 0\ndistrict = [3]\n{field([1, 1, 0, 0, 0, 0])}"
    assert builds(turn(player=player)) == [9], "no. 3 is the first building"


def test_a_full_rione_is_not_built_on(turn: Turn) -> None:  # §8.3
    player = "extras = 9\nfiorini = 900\ndistrict = [1, 2, 3, 4, 5, 6, 7, 8]"
    assert builds(turn(player=player)) == []


def test_one_may_build_with_every_choice_of_a_die(turn: Turn) -> None:  # §8.1
    player = f"extras = 0\n{field([1, 1, 0, 0, 0, 0])}"
    match = turn(player=player)
    assert builds(match) == [3, 9]
    match.play("build 9")
    assert texts(match)[0] == "take white", "and then choose the die"
    assert match.actor == 0


def test_one_may_build_after_the_last_die(turn: Turn) -> None:  # §8.1
    moves = ("take white", "use resources", "mark marble field-2", "mark marble field-3")
    player = f"extras = 0\n{field([0, 1, 0, 0, 0, 0])}"
    match = turn(*moves, player=player, keys='moved = ["red", "yellow"]')
    assert texts(match) == ["build 3", "build 9", "done"]
    match.play("done")
    assert match.actor == 1


def test_nobody_is_asked_to_build_who_cannot(turn: Turn) -> None:  # §8.1
    keys = 'moved = ["red", "yellow"]'
    match = turn("take white", "use money", player="extras = 0", keys=keys)
    assert match.actor == 1


def test_the_effect_can_be_used_at_once(turn: Turn) -> None:  # §8.5
    player = f"extras = 0\ndistrict = [2]\n{field([0, 1, 0, 0, 0, 1])}"
    match = turn("build 16", "take white", "use money", player=player)
    assert table(match, Table).fiorini[0] == 2 + 3
