"""The seven events of Firenze, and the Patrician against them; §§ are those of RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

import palio

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At, Desk

TABLE = """
seats = 3
turn = 0
row = ["{event} {on_card}", "fame w"]
{board}
[[players]]
store = "{store}"
towers = [{towers}]
cards = [{cards}]
{others}
"""


def event(
    at: At,
    card: str,
    *,
    on_card: str = "",
    store: str = "",
    towers: str = "",
    cards: str = "",
    others: str = "",
    board: str = "",
) -> Desk:
    quoted = [", ".join(f'"{x}"' for x in y.split(",") if x) for y in (towers, cards)]
    text = TABLE.format(
        event=card,
        on_card=on_card,
        store=store,
        towers=quoted[0],
        cards=quoted[1],
        others=others,
        board=board,
    )
    return at(text.replace(f'"{card} "', f'"{card}"')).play("take 1")


# §11.1, §11.3 In general


def test_an_event_is_discarded(at: At) -> None:  # §11.1
    desk = event(at, "collapse", on_card="yy")
    assert desk.discards == ["collapse"]
    assert desk.store(0) == "yy"
    assert desk.ask == "ask-work-persons", "without a tower nothing happens"


def test_a_collapse_strikes_the_active_player_only(at: At) -> None:  # §11.1
    others = '[[players]]\ntowers = ["red 4"]'
    desk = event(at, "collapse", towers="white 3", others=others)
    assert desk.towers(0) == []
    assert desk.towers(1) == ["red 4"]


def test_the_patrician_wards_off_an_event(at: At) -> None:  # §11.3, §10.6
    desk = event(at, "collapse", towers="white 3", cards="patrician")
    assert desk.ask == "ask-ward-off"
    assert desk.moves == ["play patrician", "suffer"]
    desk.play("play patrician")
    assert desk.towers(0) == ["white 3"]
    assert desk.discards == ["collapse", "patrician"]
    assert ("warded-off", 0, "§11.3") in desk.told


def test_the_patrician_may_be_kept(at: At) -> None:  # §11.3
    desk = event(at, "collapse", towers="white 3", cards="patrician").play("suffer")
    assert desk.towers(0) == []
    assert desk.cards(0) == ["patrician"]


def test_the_patrician_spares_his_player_alone(at: At) -> None:  # §11.3
    others = '[[players]]\nstore = "yyyy"\n[[players]]\nstore = "gg"'
    desk = event(at, "fire", on_card="b", store="wwww", cards="patrician", others=others)
    desk.play("play patrician")
    assert desk.store(0) == "wwwwb"
    assert desk.store(2) == "", "all of two bricks burn without a question"
    assert desk.actor == 1
    desk.play("give yellow", "give yellow", "give yellow")
    assert desk.store(1) == "y"
    assert desk.actor == 0


def test_an_event_without_effect_is_not_asked_about(at: At) -> None:  # §11.3
    assert event(at, "tribute", cards="patrician", on_card="w").ask == "ask-work-persons"
    assert event(at, "luxury-tax", cards="patrician", towers="white 4").ask != "ask-ward-off"


def test_a_patrician_played_before_cannot_ward_off(at: At) -> None:  # §10.2
    desk = at(
        """
        seats = 2
        turn = 0
        row = ["collapse w"]
        [[players]]
        towers = ["white 2"]
        cards = ["patrician", "patrician", "scandal"]
        """
    )
    desk.play("play patrician", "discard scandal", "take 1")
    assert desk.towers(0) == []


def test_renaissance_is_asked_about_although_it_takes_nothing(at: At) -> None:  # §11.3
    assert event(at, "renaissance", cards="patrician").ask == "ask-ward-off"


def test_bricks_freed_by_an_event_may_be_drawn_for_the_new_card(at: At) -> None:  # §3.7, §3.8
    board = 'bag = ""\ndeck = ["mason"]'
    desk = event(at, "collapse", towers="purple 5", board=board)
    assert desk.on_card(2) == "pppp", "the tower fell before the row was filled"
    assert desk.bag == [0, 0, 0, 0, 0, 1]


LIMIT = """
seats = 2
turn = 0
row = ["collapse"]
[[players]]
towers = ["white 3", "green 2"]
cards = [{}]
"""


def test_a_patrician_spent_on_an_event_does_not_count_for_the_limit(at: At) -> None:  # §8.2, §10.6
    cards = '"patrician", "mason", "fame", "scandal", "workshop", "bridge"'
    spent = at(LIMIT.format(cards)).play("take 1", "play patrician")
    while spent.actor == 0:
        assert spent.ask != "ask-discard"
        spent.play("done" if "done" in spent.moves else "leave")
    assert len(spent.cards(0)) == 5


def test_a_patrician_spent_on_an_event_is_no_way_out_at_the_limit(at: At) -> None:  # §8.4, §10.2
    cards = '"patrician", "patrician", "mason", "fame", "fame", "scandal", "scandal", "workshop"'
    desk = at(LIMIT.format(cards)).play("take 1", "play patrician")
    while desk.ask != "ask-discard":
        desk.play("done" if "done" in desk.moves else "leave")
    assert "play patrician" not in desk.moves, "no two of the same name in a turn"
    cards = cards.removeprefix('"patrician", ')
    desk = at(LIMIT.format(cards)).play("take 1", "suffer", "tower green 2")
    while desk.ask != "ask-discard":
        desk.play("done" if "done" in desk.moves else "leave")
    assert "play patrician" in desk.moves


# §11.4 Flood


def test_the_flood_takes_a_third_rounded_up_from_all(at: At) -> None:  # §11.2, §11.4, 4 → 2
    others = '[[players]]\nstore = "yyyyyy"\n[[players]]\nstore = "g"'
    desk = event(at, "flood", on_card="bbbb", store="wwyy", others=others)
    assert desk.store(2) == "", "a single brick is a third of one, rounded up"
    assert desk.actor == 0
    assert desk.moves == ["give white", "give yellow"]
    desk.play("give white", "give yellow")
    assert desk.store(0) == "wybbbb", "two of four, and the bricks of the card untouched"
    assert desk.actor == 1
    desk.play("give yellow", "give yellow")
    assert desk.store(1) == "yyyy"
    assert desk.actor == 0
    assert ("lost-flood", 1, "§11.4") in desk.told


def test_the_bricks_of_the_flood_card_cannot_be_given(at: At) -> None:  # §11.4
    desk = event(at, "flood", on_card="bbbb", store="ww")
    assert desk.moves == ["give white"]


def test_the_flood_leaves_an_empty_storehouse_alone(at: At) -> None:  # §11.4
    desk = event(at, "flood", on_card="bb")
    assert desk.store(0) == "bb"
    assert desk.ask == "ask-work-persons"


# §11.5 Storehouse Fire


def test_the_fire_takes_three_bricks_from_all(at: At) -> None:  # §11.2, §11.5
    others = '[[players]]\nstore = "yyyyyy"\n[[players]]\nstore = "gg"'
    desk = event(at, "fire", on_card="bb", store="wwyyg", others=others)
    desk.play("give white", "give white", "give green")
    assert desk.store(0) == "yybb"
    assert desk.actor == 1
    desk.play("give yellow", "give yellow", "give yellow")
    assert desk.store(1) == "yyy"
    assert desk.store(2) == ""
    assert ("lost-fire", 2, "§11.5") in desk.told


def test_with_less_than_three_bricks_all_burn(at: At) -> None:  # §11.5
    desk = event(at, "fire", on_card="bb", store="wy")
    assert desk.store(0) == "bb", "those of the card can't be given"
    assert desk.ask == "ask-work-persons"


# §11.6 Tribute


def test_tribute_is_paid_in_the_colour_of_each_tower(at: At) -> None:  # §11.6
    others = '[[players]]\nstore = "rr"\ntowers = ["red 2", "blue 5"]'
    desk = event(at, "tribute", store="wwy", towers="white 3,yellow 4", others=others)
    assert desk.store(0) == "w"
    assert desk.towers(0) == ["white 3", "yellow 4"]
    assert desk.towers(1) == ["red 2"], "the blue tower could not be paid for"
    assert desk.store(1) == "rbb", "two of five come back as from a ruin"
    assert ("ruin-tribute", 1, "§11.6") in desk.told
    assert ("paid-tribute", 0, "§11.6") in desk.told


def test_the_bricks_of_the_tribute_card_may_pay(at: At) -> None:  # §11.6
    desk = event(at, "tribute", on_card="w", towers="white 3")
    assert desk.towers(0) == ["white 3"]
    assert desk.store(0) == ""


def test_if_tribute_is_short_the_owner_says_which_tower_falls(at: At) -> None:  # §11.6
    others = '[[players]]\nstore = "r"\ntowers = ["red 2", "red 5"]'
    desk = event(at, "tribute", others=others)
    assert desk.actor == 1
    assert desk.moves == ["tower red 5", "tower red 2"]
    desk.play("tower red 2")
    assert desk.towers(1) == ["red 5"]
    assert desk.store(1) == "r", "the brick that came back did not pay for the other"
    assert desk.actor == 0


def test_two_of_three_towers_fall_for_tribute(at: At) -> None:  # §11.6, no copies
    others = '[[players]]\nstore = "r"\ntowers = ["red 2", "red 5", "red 3"]'
    desk = event(at, "tribute", others=others)
    assert desk.moves == ["tower red 5", "tower red 3"], "the last is no choice for the first"
    desk.play("tower red 3")
    assert desk.moves == ["tower red 2"]
    desk.play("tower red 2")
    assert desk.towers(1) == ["red 5"]


def test_tribute_may_be_short_in_two_colours(at: At) -> None:  # §11.6
    others = '[[players]]\nstore = "rg"\ntowers = ["red 2", "red 5", "green 1", "green 3"]'
    desk = event(at, "tribute", others=others)
    assert desk.moves == ["tower green 3", "tower green 1"]
    desk.play("tower green 1")
    assert desk.moves == ["tower red 5", "tower red 2"]
    desk.play("tower red 5")
    assert desk.towers(1) == ["green 3", "red 2"]
    assert desk.actor == 0


def test_equal_towers_fall_without_a_question(at: At) -> None:  # §11.6
    others = '[[players]]\nstore = "r"\ntowers = ["red 2", "red 2"]'
    desk = event(at, "tribute", others=others)
    assert desk.towers(1) == ["red 2"]
    assert desk.actor == 0


# §11.7 Luxury Tax


def test_luxury_tax_is_two_bricks_for_each_tall_tower(at: At) -> None:  # §11.2, §11.7
    others = '[[players]]\nstore = "gggg"\ntowers = ["red 6", "green 7"]'
    desk = event(at, "luxury-tax", store="wwyy", towers="white 5,yellow 4", others=others)
    assert desk.moves == ["give white", "give yellow"]
    desk.play("give white", "give yellow")
    assert desk.store(0) == "wy"
    assert desk.actor == 1
    desk.play("give green", "give green", "give green", "give green")
    assert desk.towers(1) == ["green 7", "red 6"]
    assert ("paid-luxury-tax", 1, "§11.7") in desk.told


def test_who_can_pay_luxury_tax_must(at: At) -> None:  # §11.7
    desk = event(at, "luxury-tax", store="ww", towers="white 5")
    assert desk.moves == ["give white"], "the tower can't be given up instead"


def test_the_bricks_of_the_tax_card_may_pay(at: At) -> None:  # §11.7
    desk = event(at, "luxury-tax", on_card="gg", towers="white 5")
    desk.play("give green", "give green")
    assert desk.towers(0) == ["white 5"]


def test_a_single_brick_pays_no_luxury_tax(at: At) -> None:  # §11.7
    desk = event(at, "luxury-tax", store="y", towers="white 5")
    assert desk.towers(0) == []
    assert desk.store(0) == "wwy", "it stays, and half of the ruin comes back"
    assert ("ruin-luxury-tax", 0, "§11.7") in desk.told


def test_if_luxury_tax_is_short_the_owner_says_which_tower_falls(at: At) -> None:  # §11.7
    desk = event(at, "luxury-tax", store="yyy", towers="white 5,blue 6,white 3")
    desk.play("give yellow", "give yellow")
    assert desk.ask == "ask-fall"
    assert desk.moves == ["tower white 5", "tower blue 6"]
    desk.play("tower white 5")
    assert desk.towers(0) == ["white 3", "blue 6"]
    assert desk.store(0) == "wwy"


def test_nobody_is_stuck_between_taxes(at: At) -> None:  # §11.7, no dead ends
    others = '[[players]]\nstore = "y"\ntowers = ["red 6", "green 7"]\n[[players]]\nstore = "b"'
    desk = event(at, "luxury-tax", towers="white 8", others=others)
    assert desk.towers(0) == desk.towers(1) == []
    assert desk.ask in ("ask-work", "ask-work-persons")


# §11.8 Collapse


def test_a_collapse_takes_a_tower_of_ones_choice_whole(at: At) -> None:  # §11.8
    desk = event(at, "collapse", towers="white 5,yellow 2")
    assert desk.moves == ["tower white 5", "tower yellow 2"]
    white = desk.bag[0]
    desk.play("tower white 5")
    assert desk.towers(0) == ["yellow 2"]
    assert desk.bag[0] == white + 5 - sum(b[0] for b in desk.table.row_bricks[1:]), "all of them"
    assert desk.store(0) == ""
    assert ("ruin-collapse", 0, "§11.8") in desk.told


# §11.9 Botched Work


def test_botched_work_costs_a_floor(at: At) -> None:  # §11.9
    desk = event(at, "botched-work", towers="white 5,yellow 2").play("tower white 5")
    assert desk.towers(0) == ["white 4", "yellow 2"]
    assert ("lowered-botched-work", 0, "§11.9") in desk.told


def test_botched_work_may_cost_a_whole_tower(at: At) -> None:  # §11.9
    desk = event(at, "botched-work", towers="white 1")
    assert desk.towers(0) == []
    assert ("ruin-botched-work", 0, "§11.9") in desk.told


def test_botched_work_without_a_tower_does_nothing(at: At) -> None:  # §11.9
    assert event(at, "botched-work", on_card="w").ask == "ask-work-persons"


# §11.10 Renaissance


def test_renaissance_shuffles_all_before_the_row_is_filled(at: At) -> None:  # §11.10
    text = """
    seats = 2
    turn = 0
    row = ["renaissance wyg", "fame w"]
    deck = ["scandal"]
    discards = ["mason", "tribute"]
    """
    desk = at(text, dice=palio.Scripted(["lay renaissance"], palio.Seeded(1))).play("take 1")
    assert desk.row == ["fame", "renaissance"], "it is shuffled in with the others"
    assert desk.discards == []
    assert sum(desk.table.deck) == 3
    assert ("reshuffled", 0, "§11.10") in desk.told


def test_the_cards_on_the_board_are_not_shuffled(at: At) -> None:  # §11.10
    board = 'church = ["small-privilege"]'
    desk = event(at, "renaissance", board=board, others='[[players]]\ncards = ["mason"]')
    assert desk.row[0] == "fame"
    assert desk.cards(1) == ["mason"]
    assert len(desk.table.church) == 1


def test_renaissance_can_be_warded_off(at: At) -> None:  # §11.3
    board = 'discards = ["tribute"]'
    desk = event(at, "renaissance", cards="patrician", board=board).play("play patrician")
    assert desk.discards == ["patrician", "renaissance", "tribute"]
