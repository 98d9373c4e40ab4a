"""Feasts, buildings and church cards of Firenze; §§ are those of RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At, Desk


def taken(at: At, card: str, rest: str = "") -> Desk:
    return at(f'seats = 3\nturn = 0\nrow = ["{card} w", "fame w"]\n{rest}').play("take 1")


# §12 Feasts


@pytest.mark.parametrize("feast", ["recognition", "disgrace", "fame", "scandal"])
def test_a_feast_goes_to_the_hand_and_stays(at: At, feast: str) -> None:  # §12.1
    desk = taken(at, feast)
    assert desk.cards(0) == [feast]
    assert not [move for move in desk.moves if move.startswith(("play", "discard"))]


def final(at: At, own: str) -> int:
    return at(f"seats = 2\nover = true\n[[players]]\n{own}").scores[0]


def test_recognition_counts_seals_on_floors_three_and_four(at: At) -> None:  # §12.2
    seals = 'seals = ["white 3", "white 4", "red 4", "blue 5", "blue 8"]'
    flags = 2 + 5 + 6
    assert final(at, f'{seals}\ncards = ["recognition"]') == flags + 3
    assert final(at, f'{seals}\ncards = ["recognition", "recognition"]') == flags + 6


def test_disgrace_costs_two_points(at: At) -> None:  # §12.3
    assert final(at, 'score = 9\ncards = ["disgrace"]') == 7


def test_a_monument_brings_three_points(at: At) -> None:  # §12.4
    assert final(at, 'score = 9\ncards = ["monument"]') == 12


def test_fame_brings_three_points(at: At) -> None:  # §12.5
    assert final(at, 'score = 9\ncards = ["fame", "fame"]') == 15


def test_scandal_costs_three_points(at: At) -> None:  # §12.6
    assert final(at, 'score = 9\ncards = ["scandal"]') == 6


def test_the_monument_goes_to_the_highest_tower(at: At) -> None:  # §12.4
    players = '[[players]]\ntowers = ["white 3"]\n[[players]]\ntowers = ["red 4", "blue 1"]'
    desk = taken(at, "monument", players)
    assert desk.cards(1) == ["monument"]
    assert desk.cards(0) == []
    assert ("monument", 1, "§12.4") in desk.told


def test_a_tie_for_the_highest_tower_discards_the_monument(at: At) -> None:  # §12.4
    players = '[[players]]\ntowers = ["white 4"]\n[[players]]\ntowers = ["red 4"]'
    desk = taken(at, "monument", players)
    assert desk.discards == ["monument"]
    assert ("no-monument", 0, "§12.4") in desk.told


def test_a_tie_below_the_highest_tower_does_not_matter(at: At) -> None:  # §12.4
    players = "".join(f'[[players]]\ntowers = ["{t}"]\n' for t in ("red 4", "white 4", "blue 5"))
    assert taken(at, "monument", players).cards(2) == ["monument"]


def test_two_highest_towers_of_one_player_are_no_tie(at: At) -> None:  # §12.4
    players = '[[players]]\ntowers = ["white 4", "red 4"]\n[[players]]\ntowers = ["red 3"]'
    assert taken(at, "monument", players).cards(0) == ["monument"]


def test_without_any_tower_the_monument_is_discarded(at: At) -> None:  # §12.4
    assert taken(at, "monument").discards == ["monument"]


# §13 Buildings


@pytest.mark.parametrize("building", ["bridge", "warehouse", "workshop"])
def test_a_building_lies_open(at: At, building: str) -> None:  # §13.1
    desk = taken(at, building)
    assert desk.cards(0) == [building]
    assert (f"card-{building}", 0, "§3.5") in desk.told


def test_a_second_building_of_a_kind_is_discarded(at: At) -> None:  # §13.1
    desk = taken(at, "workshop", '[[players]]\ncards = ["workshop"]')
    assert desk.cards(0) == ["workshop"]
    assert desk.discards == ["workshop"]
    assert desk.store(0) == "w", "its bricks are kept"
    assert ("of-no-use", 0, "§13.1") in desk.told


def test_a_workshop_serves_from_the_turn_it_was_taken_in(at: At) -> None:  # §13.1, §13.4
    desk = at('seats = 2\nturn = 0\nrow = ["workshop www"]').play("take 1", "done")
    assert "begin white 3" in desk.moves
    desk.play("begin white 3")
    assert desk.ask == "ask-commission", "three bricks cost nothing"


def test_the_bridge_makes_an_exchange_cheaper(at: At) -> None:  # §13.2
    text = """
    seats = 2
    turn = 0
    phase = 3
    row = ["fame b"]
    [[players]]
    store = "wwwwww"
    cards = ["bridge", "alchemist"]
    """
    desk = at(text).play("exchange", "swap 1 blue", "give white", "give white")
    assert desk.store(0) == "wwwwb"
    assert desk.on_card(1) == "ww"
    assert "exchange" not in desk.moves, "still only one in a turn"


def test_the_warehouse_keeps_fifteen_bricks(at: At) -> None:  # §13.3
    text = 'seats = 2\nturn = 0\nphase = 5\n[[players]]\ncards = ["warehouse"]\nstore = "{}"'
    assert at(text.format("w" * 15)).actor == 1
    desk = at(text.format("w" * 16))
    assert desk.ask == "ask-surplus"
    assert len(desk.play("give white").store(0)) == 15


def test_the_warehouse_keeps_any_number_of_cards(at: At) -> None:  # §13.3
    cards = '["warehouse", "bridge", "workshop", "mason", "mason", "fame", "fame", "princess"]'
    desk = at(f"seats = 2\nturn = 0\nphase = 5\n[[players]]\ncards = {cards}")
    assert desk.actor == 1
    assert len(desk.cards(0)) == 8


# §14 Church cards


@pytest.mark.parametrize(
    "card", ["small-privilege", "medium-privilege", "large-privilege", "campanile"]
)
def test_a_church_card_lies_on_the_board(at: At, card: str) -> None:  # §14.1
    desk = taken(at, card)
    assert desk.cards(0) == []
    assert len(desk.table.church) == 1
    assert (f"card-{card}", 0, "§3.5") in desk.told


@pytest.mark.parametrize(
    ("card", "height", "points", "bonus"),
    [
        ("small-privilege", 5, 3, 2),
        ("medium-privilege", 6, 4, 3),
        ("large-privilege", 7, 5, 4),
    ],
)
def test_a_privilege_pays_for_the_next_commission_of_its_height(
    at: At, card: str, height: int, points: int, bonus: int
) -> None:  # §14.2
    text = f"""
    seats = 2
    turn = 0
    phase = 5
    church = ["{card}"]
    [[players]]
    towers = ["white {height}", "yellow {height}", "green 8"]
    """
    desk = at(text).play(f"fulfil white {height}")
    level = height - 4
    assert desk.table.scores[0] == points + level + bonus, "with the level tile"
    assert desk.discards == [card]
    (paid,) = desk.facts("privilege")
    assert (paid.rule, paid.points) == ("§14.2", bonus)
    assert (paid.values["card"], paid.values["height"]) == (f"card-{card}", height)
    desk.play("keep", "fulfil green 8")
    assert desk.table.scores[0] == points + level + bonus + 9 + 4, "it was paid once"


def test_other_heights_leave_a_privilege_alone(at: At) -> None:  # §14.2
    text = """
    seats = 2
    turn = 0
    phase = 5
    church = ["small-privilege"]
    levels = []
    [[players]]
    towers = ["white 6"]
    """
    desk = at(text).play("fulfil white 6")
    assert desk.table.scores[0] == 4
    assert len(desk.table.church) == 1


def campanile(at: At, towers: str, *, cards: str = "", others: str = "", bell: str = "") -> Desk:
    quoted = ", ".join(f'"{tower}"' for tower in towers.split(","))
    text = f"""
    seats = 2
    turn = 0
    phase = 5
    church = ["campanile"]
    [[players]]
    towers = [{quoted}]
    cards = [{cards}]
    {bell}
    [[players]]
    {others}
    """
    return at(text)


def test_the_campanile_bans_other_commissions(at: At) -> None:  # §14.4
    desk = campanile(at, "green 5,white 4")
    assert desk.actor == 1
    assert desk.towers(0) == ["white 4", "green 5"]


def test_a_white_tower_of_three_serves_the_campanile(at: At) -> None:  # §14.3
    desk = campanile(at, "white 3,green 5")
    assert desk.ask == "ask-campanile"
    assert desk.moves == ["campanile", "keep"]
    white = desk.bag[0]
    desk.play("campanile")
    assert desk.bag[0] == white + 3
    assert list(desk.table.bells) == [1, 0]
    assert desk.table.scores[0] == 0, "it brings no points"
    assert desk.table.left[0] == 9, "and needs none of the other seals"
    assert desk.moves == ["fulfil green 5", "keep"], "others may follow in the same turn"
    assert ("campanile", 0, "§14.3") in desk.told


def test_the_campanile_binds_in_the_turn_in_which_it_is_taken(at: At) -> None:  # §14.4
    text = """
    seats = 2
    turn = 0
    row = ["campanile"]
    bag = ""
    [[players]]
    towers = ["green 4"]
    store = "g"
    """
    desk = at(text).play("take 1", "done", "raise green 5")
    assert desk.actor == 1, "the green tower of 5 can fulfil nothing"
    assert desk.towers(0) == ["green 5"]


def test_the_bell_tower_needs_no_seal(at: At) -> None:  # §14.3, §7.8
    text = """
    seats = 2
    turn = 0
    phase = 5
    church = ["campanile"]
    end = 1
    [[players]]
    towers = ["white 3", "green 5"]
    left = 0
    [[players]]
    left = 0
    """
    desk = at(text)
    assert desk.moves == ["campanile", "keep"]
    desk.play("campanile")
    assert desk.match.outcome is not None, "without a seal green 5 is not asked about"


def test_after_the_bell_tower_commissions_are_open_again(at: At) -> None:  # §14.4
    desk = campanile(at, "green 5", bell="bell = true")
    assert desk.moves == ["fulfil green 5", "keep"]


def test_a_second_white_tower_of_three_is_a_commission_again(at: At) -> None:  # §14.4
    desk = campanile(at, "white 3,white 3").play("campanile")
    assert desk.moves == ["fulfil white 3", "keep"]


def test_the_bell_tower_may_be_put_off(at: At) -> None:  # §14.3
    desk = campanile(at, "white 3,green 5").play("keep")
    assert desk.actor == 1, "but then nothing else can be fulfilled"


def test_the_architect_may_help_with_the_bell_tower(at: At) -> None:  # §14.3
    desk = campanile(at, "white 4,green 5", cards='"architect"')
    desk.play("play architect")
    assert desk.moves == ["tower white 4"]
    desk.play("tower white 4", "campanile")
    assert desk.moves == ["fulfil green 5", "keep"]


def test_a_tower_kept_from_the_bell_may_fulfil_afterwards(at: At) -> None:  # §14.4
    desk = campanile(at, "white 3,white 2", cards='"architect"')
    desk.play("keep", "play architect", "tower white 2", "campanile")
    assert desk.moves == ["fulfil white 3", "keep"]


def test_when_all_have_built_it_the_campanile_goes(at: At) -> None:  # §14.5
    desk = campanile(at, "white 3", others="bell = true").play("campanile")
    assert len(desk.table.church) == 0
    assert list(desk.table.bells) == [0, 0], "everybody gets the small seal back"
    assert desk.discards == ["campanile"]
    assert ("campanile-done", 0, "§14.5") in desk.told


def test_towers_must_grow_under_the_campanile_too(at: At) -> None:  # §14.4
    text = """
    seats = 2
    turn = 0
    phase = 3
    church = ["campanile"]
    [[players]]
    towers = ["green 5"]
    """
    desk = at(text).play("done")
    assert desk.facts("ruin-unraised") != []


def test_the_campanile_costs_nothing_at_the_end(at: At) -> None:  # §14.5
    text = 'seats = 2\nover = true\nchurch = ["campanile"]\n[[players]]\nscore = 5'
    assert at(text).scores == (5, 0)
