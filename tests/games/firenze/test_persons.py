"""The eight persons of Firenze; §§ are those of RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import palio
from palio.games.firenze import GAME
from palio.games.firenze.components import commission

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At, Desk

PERSONS = (
    "alchemist",
    "architect",
    "princess",
    "wholesaler",
    "mason",
    "patrician",
    "saboteur",
    "smuggler",
)

TABLE = """
seats = 3
turn = 0
phase = {phase}
row = ["fame wyg", "disgrace rr"]
{board}
[[players]]
store = "{store}"
cards = [{cards}]
towers = [{towers}]
[[players]]
store = "bp"
towers = ["red 4", "red 1"]
[[players]]
"""


def quoted(*names: str) -> str:
    return ", ".join(f'"{name}"' for name in names)


def desk_with(
    at: At, *cards: str, phase: int = 1, store: str = "wwy", towers: str = "", board: str = ""
) -> Desk:
    own = quoted(*(tower for tower in towers.split(",") if tower))
    text = TABLE.format(phase=phase, store=store, cards=quoted(*cards), towers=own, board=board)
    return at(text)


# §10.1, §10.2, §10.11 In general


@pytest.mark.parametrize("person", PERSONS)
def test_a_person_taken_goes_to_the_hand(at: At, person: str) -> None:  # §3.6, §10.1
    desk = at(f'seats = 2\nturn = 0\nrow = ["{person} wwww"]').play("take 1")
    assert desk.cards(0) == [person]
    assert (f"card-{person}", 0, "§3.5") in desk.told


def test_a_person_may_be_played_in_the_turn_it_was_taken(at: At) -> None:  # §10.1
    desk = at('seats = 2\nturn = 0\nrow = ["alchemist wwyy"]').play("take 1")
    assert "play alchemist" in desk.moves


def test_a_person_played_is_discarded(at: At) -> None:  # §9.2, §10.1
    desk = desk_with(at, "alchemist").play("play alchemist", "give white", "get blue")
    assert desk.cards(0) == []
    assert desk.discards == ["alchemist"]
    assert ("played-alchemist", 0, "§10.1") in desk.told


def test_no_two_of_one_name_in_a_turn(at: At) -> None:  # §10.2
    desk = desk_with(at, "alchemist", "alchemist", "smuggler")
    desk.play("play alchemist", "give white", "get blue")
    assert "play alchemist" not in desk.moves
    assert "play smuggler" in desk.moves, "another name may follow"
    desk.play("take 1")
    assert "play alchemist" not in desk.moves, "it is still the same turn"
    desk.play("done", "done", "done")
    assert desk.actor == 1
    assert desk.table.played == 0


@pytest.mark.parametrize(
    ("phase", "offered"),
    [
        (1, ["alchemist", "princess", "wholesaler", "patrician", "saboteur", "smuggler"]),
        (3, ["alchemist", "wholesaler", "mason", "patrician", "saboteur", "smuggler"]),
        (5, ["architect", "alchemist", "patrician", "saboteur", "smuggler"]),
    ],
)
def test_persons_are_offered_in_their_phases(
    at: At, phase: int, offered: list[str]
) -> None:  # §10.11
    board = "" if phase != 5 else 'neutral = ["white 4"]'
    hand = [*PERSONS, "warehouse"]
    desk = desk_with(at, *hand, phase=phase, towers="white 4", board=board)
    played = [move.removeprefix("play ") for move in desk.moves if move.startswith("play")]
    assert played == offered


def test_over_the_limit_the_patrician_waits_for_the_discards(at: At) -> None:  # §8.4, §10.11
    desk = desk_with(at, *PERSONS, phase=5)
    assert "play patrician" not in desk.moves
    desk.play("done")
    assert "play patrician" in desk.moves


def test_others_play_no_persons(at: At) -> None:  # §10.1
    desk = desk_with(at, phase=3, store="", towers="")
    assert desk.actor == 0
    assert desk.moves == ["done"]


# §10.3 Alchemist


def test_the_alchemist_exchanges_a_brick_with_the_bag(at: At) -> None:  # §10.3
    desk = desk_with(at, "alchemist", phase=3)
    before = desk.bag
    desk.play("play alchemist", "give yellow", "get purple")
    assert desk.store(0) == "wwp"
    assert desk.bag[1] == before[1] + 1
    assert desk.bag[5] == before[5] - 1
    assert ("transmuted", 0, "§10.3") in desk.told


def test_the_alchemist_takes_another_colour(at: At) -> None:  # §10.3
    desk = desk_with(at, "alchemist").play("play alchemist")
    assert desk.moves == ["give white", "give yellow"]
    desk.play("give white")
    assert "get white" not in desk.moves
    assert desk.moves == ["get yellow", "get green", "get red", "get blue", "get purple"]


def test_the_alchemist_needs_a_brick_and_a_bag(at: At) -> None:  # §10.3, §10.11
    assert "play alchemist" not in desk_with(at, "alchemist", store="").moves
    assert "play alchemist" not in desk_with(at, "alchemist", board='bag = "ww"', store="w").moves
    some = desk_with(at, "alchemist", board='bag = "ww"', store="wy").play("play alchemist")
    assert some.moves == ["give yellow"], "a white one could bring nothing else"


# §10.4 Architect


def test_the_architect_adds_or_takes_a_floor(at: At) -> None:  # §10.4
    desk = desk_with(at, "architect", phase=5, towers="green 5", board='neutral = ["green 5"]')
    desk.play("play architect", "tower green 5")
    assert desk.moves == ["fulfil green 4", "fulfil green 6"]
    green = desk.bag[2]
    desk.play("fulfil green 6")
    assert desk.table.scores[0] == 5 + 2, "the level tile looks at the commission (§7.6)"
    assert desk.bag[2] == green + 5
    assert desk.facts("commission-6")[0].values["bricks"] == 5


def test_a_tower_of_two_may_pass_for_three_and_nine_for_eight(at: At) -> None:  # §10.4
    desk = desk_with(at, "architect", phase=5, towers="green 2,yellow 9")
    desk.play("play architect")
    assert desk.moves == ["tower yellow 9", "tower green 2"]
    desk.play("tower green 2")
    assert desk.moves == ["fulfil green 3"]


def test_the_architect_is_of_no_use_without_a_commission(at: At) -> None:  # §10.4, §10.11
    board = 'neutral = ["green 3", "green 5"]'
    desk = desk_with(at, "architect", phase=5, towers="green 4", board=board).play("keep")
    assert desk.actor == 1


def test_the_architect_serves_one_tower(at: At) -> None:  # §10.4
    desk = desk_with(at, "architect", phase=5, towers="green 2,red 2")
    desk.play("play architect", "tower green 2", "fulfil green 3")
    assert desk.actor == 1
    assert desk.towers(0) == ["red 2"]


def test_a_commission_opened_by_the_architect_is_asked_about(at: At) -> None:  # §7.3, §10.4
    board = 'balconies = ["i green 5", "ii yellow 6"]'
    desk = desk_with(at, "architect", phase=5, towers="green 6,yellow 6", board=board)
    assert desk.moves == ["fulfil green 6", "keep"]
    desk.play("keep", "play architect", "tower green 6", "fulfil green 5")
    assert desk.moves == ["fulfil yellow 6", "keep"]


def test_a_kept_tower_may_still_go_to_the_architect(at: At) -> None:  # §7.1, §10.4
    desk = desk_with(at, "architect", phase=5, towers="green 3")
    desk.play("keep", "play architect")
    assert desk.moves == ["tower green 3"]
    desk.play("tower green 3")
    assert desk.moves == ["fulfil green 4"]


# §10.5 Mason


@pytest.mark.parametrize(
    ("cards", "built", "cost"),
    [
        (("mason",), 4, 0),
        (("mason",), 6, 7),
        (("mason", "workshop"), 6, 6),
        (("mason", "workshop"), 5, 2),
    ],
)
def test_the_mason_takes_three_off_the_cost(
    at: At, cards: tuple[str, ...], built: int, cost: int
) -> None:  # §5.7, §10.5, the rulebook's numbers
    desk = desk_with(at, *cards, phase=3, store="w" * (built + cost))
    desk.play("play mason")
    assert f"begin white {built}" in desk.moves
    desk.play(f"begin white {built}")
    paid = 0
    while desk.actor == 0 and desk.ask == "ask-cost":
        desk.play("give white")
        paid += 1
    assert paid == cost


def test_the_mason_serves_for_one_turn(at: At) -> None:  # §10.5
    desk = desk_with(at, "mason", phase=3, store="wwww").play("play mason", "done")
    assert desk.actor == 1
    assert not desk.table.played


def test_with_the_mason_phase_3_has_begun(at: At) -> None:  # §10.5, §10.7
    desk = desk_with(at, "mason", "wholesaler", "smuggler", phase=3, store="wwww")
    assert "exchange" in desk.moves
    desk.play("play mason")
    assert desk.moves == ["play smuggler", "done"]


# §10.6 Patrician (against events: test_events.py)


def test_the_patrician_discards_a_hand_card(at: At) -> None:  # §10.6
    desk = desk_with(at, "patrician", "scandal", "mason", "workshop").play("play patrician")
    assert desk.moves == ["discard mason", "discard scandal"], "an open building is not in hand"
    desk.play("discard scandal")
    assert desk.cards(0) == ["mason", "workshop"]
    assert desk.discards == ["patrician", "scandal"]
    assert ("discarded", 0, "§10.6") in desk.told


def test_the_patrician_needs_another_hand_card(at: At) -> None:  # §10.6, §10.11
    assert "play patrician" not in desk_with(at, "patrician", "workshop").moves


def test_one_patrician_may_discard_another(at: At) -> None:  # §10.6
    desk = desk_with(at, "patrician", "patrician").play("play patrician")
    assert desk.moves == ["discard patrician"]


# §10.7 Wholesaler


def test_the_wholesaler_draws_the_bricks_of_a_card_anew(at: At) -> None:  # §10.7
    text = TABLE.format(phase=1, store="", cards='"wholesaler"', towers="", board="")
    rolls = ["draw blue", "draw blue", "draw purple"]
    desk = at(text, dice=palio.Scripted(rolls, palio.Seeded(1)))
    desk.play("play wholesaler")
    assert desk.moves == ["refresh 1", "refresh 2"]
    desk.play("refresh 1")
    assert desk.on_card(1) == "bbp", "as many as there were"
    assert desk.ask == "ask-card"
    assert "take 1" in desk.moves, "the card need not be taken, but may be"
    assert ("refreshed", 0, "§10.7") in desk.told


def test_the_old_bricks_may_be_drawn_again(at: At) -> None:  # §10.7
    desk = desk_with(at, "wholesaler", board='bag = "w"').play("play wholesaler", "refresh 2")
    assert sum(desk.bag) == 1, "three bricks were in the bag, and two were drawn"


def test_the_wholesaler_may_be_played_before_an_exchange(at: At) -> None:  # §10.7
    desk = desk_with(at, "wholesaler", phase=3).play("play wholesaler", "refresh 2")
    assert desk.moves == ["exchange", "done"]


def test_a_card_without_bricks_is_nothing_for_the_wholesaler(at: At) -> None:  # §10.7
    text = 'seats = 2\nturn = 0\nrow = ["fame"]\n[[players]]\ncards = ["wholesaler"]'
    assert at(text).moves == ["take 1"]


# §10.8 Saboteur


def test_the_saboteur_takes_a_brick_off_a_tower_of_another(at: At) -> None:  # §10.8
    desk = desk_with(at, "saboteur", towers="white 4").play("play saboteur")
    assert desk.moves == ["sabotage 1 red 4", "sabotage 1 red 1"], "the own tower is safe"
    red = desk.bag[3]
    desk.play("sabotage 1 red 4")
    assert desk.towers(1) == ["red 3", "red 1"]
    assert desk.bag[3] == red + 1
    assert ("lowered-saboteur", 1, "§10.8") in desk.told


def test_the_saboteur_may_take_the_only_brick(at: At) -> None:  # §10.8
    desk = desk_with(at, "saboteur").play("play saboteur", "sabotage 1 red 1")
    assert desk.towers(1) == ["red 4"]
    assert ("ruin-saboteur", 1, "§10.8") in desk.told


def test_without_a_target_the_saboteur_waits(at: At) -> None:  # §10.8, §10.11
    text = 'seats = 2\nturn = 0\nrow = ["fame"]\n[[players]]\ncards = ["saboteur"]'
    assert at(text).moves == ["take 1"]


# §10.9 Smuggler


def test_the_smuggler_exchanges_a_brick_with_another_player(at: At) -> None:  # §10.9
    desk = desk_with(at, "smuggler", phase=3).play("play smuggler")
    assert desk.moves == ["give white", "give yellow"]
    desk.play("give yellow")
    assert desk.moves == ["smuggle 1 blue", "smuggle 1 purple"]
    desk.play("smuggle 1 purple")
    assert desk.store(0) == "wwp"
    assert desk.store(1) == "yb"
    assert ("smuggled", 0, "§10.9") in desk.told


def test_the_smuggler_needs_a_brick_of_another_colour(at: At) -> None:  # §10.9, §10.11
    assert "play smuggler" not in desk_with(at, "smuggler", store="").moves
    text = TABLE.format(phase=3, store="b", cards='"smuggler"', towers="", board="")
    assert "play smuggler" not in at(text.replace('"bp"', '"bb"')).moves


# §10.10 Princess


def test_the_princess_makes_the_card_free(at: At) -> None:  # §10.10
    text = """
    seats = 2
    turn = 0
    row = ["fame w", "mason wwyg"]
    [[players]]
    cards = ["princess"]
    """
    desk = at(text)
    assert desk.moves == ["take 1", "play princess"]
    desk.play("play princess")
    assert desk.moves == ["take 1", "take 2"]
    desk.play("take 2")
    assert desk.cards(0) == ["mason"]
    assert desk.on_card(1) == "w", "no brick is laid on the cards passed"


def test_the_princess_cannot_pay_for_herself(at: At) -> None:  # §10.10
    desk = at('seats = 2\nturn = 0\nrow = ["fame w", "princess wwyg"]')
    assert desk.moves == ["take 1"]


def test_the_princess_serves_for_one_turn(at: At) -> None:  # §10.10
    desk = desk_with(at, "princess", store="").play("play princess", "take 2")
    while desk.actor == 0:
        desk.play("done")
    assert not desk.table.has_played(GAME.moves.person[8].kind)


def test_a_seal_by_the_architect_counts_where_it_lies(at: At) -> None:  # §10.4, §15.3
    desk = desk_with(at, "architect", phase=5, towers="green 5", board='neutral = ["green 5"]')
    desk.play("play architect", "tower green 5", "fulfil green 4")
    assert desk.table.seals[commission(2, 4)] == 0
