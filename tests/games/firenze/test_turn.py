"""Taking a card, exchanging, building and ruins in Firenze; §§ are those of RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import palio
from palio.core.match import Match
from palio.games.firenze import GAME

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At, Desk

# §2 The turn


def test_the_phases_come_in_their_order_and_then_the_next_player(at: At) -> None:  # §2.1
    desk = at(
        """
        seats = 3
        turn = 1
        row = ["fame wwyg", "mason yyyy"]
        [[players]]
        [[players]]
        store = "wwwwyy"
        towers = ["white 2", "red 2"]
        """
    )
    desk.play("take 2", "give yellow", "exchange", "swap 1 green", "give white", "give white")
    desk.play("give yellow", "done", "raise white 3", "done", "fulfil white 3")
    kinds = [kind for kind, _, _ in desk.told]
    order = ["paid-price", "card-mason", "laid", "exchanged", "raised", "ruin-unraised"]
    order.append("commission-3")
    assert [kind for kind in kinds if kind in order] == order
    assert desk.actor == 2
    assert desk.ask == "ask-card"


def test_a_whole_game_goes_clockwise() -> None:  # §2.1, §2.2
    match = Match(GAME, seats=3, dice=palio.Seeded(4))
    takers: list[int] = []
    while len(takers) < 12:
        move = match.legal_moves()[0].text
        if move == "take 1":
            assert match.question is not None
            takers.append(match.actor)
        match.play(move)
    assert takers == [(takers[0] + step) % 3 for step in range(12)]


# §3 Take a card


def test_the_price_of_the_third_card(at: At) -> None:  # §3.2 to §3.8, rulebook example
    desk = at(name="thomas")
    desk.play("take 3")
    assert desk.ask == "ask-price"
    desk.play("give white", "give yellow")
    assert desk.cards(0) == ["princess"]
    assert desk.store(0) == "wwgrp", "one white brick was left, and four came with the card"
    assert desk.on_card(1) == "wwwyg"
    assert desk.on_card(2) == "wyyrb"
    # The three cards on the right have moved up, and a new one has come with four bricks.
    assert desk.row[:5] == ["mason", "fame", "workshop", "alchemist", "bridge"]
    assert len(desk.row) == 6
    assert len(desk.on_card(6)) == 4
    assert ("card-princess", 0, "§3.5") in desk.told


def test_exactly_one_card_must_be_taken(at: At) -> None:  # §3.1
    desk = at(name="thomas")
    assert desk.moves == ["take 1", "take 2", "take 3", "take 4"], "there is no way to pass"


def test_a_card_that_cannot_be_paid_cannot_be_taken(at: At) -> None:  # §3.2
    desk = at(name="thomas")
    assert "take 4" in desk.moves
    assert "take 5" not in desk.moves, "three bricks pay for the fourth card at most"


def test_the_leftmost_card_is_free(at: At) -> None:  # §3.2
    desk = at('seats = 2\nturn = 0\nrow = ["mason wwyg", "fame w"]')
    assert desk.moves == ["take 1"]
    desk.play("take 1")
    assert desk.cards(0) == ["mason"]
    assert desk.store(0) == "wwyg"


def test_bricks_of_the_card_do_not_pay_for_it(at: At) -> None:  # §3.4
    desk = at(
        """
        seats = 2
        turn = 0
        row = ["fame w", "mason bbpp"]
        [[players]]
        store = "w"
        """
    )
    desk.play("take 2")
    assert desk.moves == ["give white"]


def test_every_colour_may_pay(at: At) -> None:  # §3.3
    desk = at(name="thomas").play("take 2")
    assert desk.moves == ["give white", "give yellow"]


def test_the_bag_may_run_short(at: At) -> None:  # §3.8, §3.9
    desk = at('seats = 2\nturn = 0\nrow = ["mason wwyg", "fame w"]\nbag = "yb"')
    desk.play("take 1")
    assert desk.on_card(2) == "yb"
    assert desk.bag == [0] * 6


def test_a_card_may_get_no_brick_at_all_and_gets_none_later(at: At) -> None:  # §3.9
    desk = at(
        """
        seats = 2
        turn = 0
        row = ["mason wwyg", "fame w"]
        bag = "r"
        deck = ["scandal", "disgrace"]
        [[players]]
        store = "wwwwwwwwwwwwww"
        """,
        dice=palio.Scripted(["lay scandal", "draw red", "lay disgrace"], palio.Seeded(1)),
    )
    desk.play("take 1", "done", "done")
    while desk.ask == "ask-surplus":
        desk.play(desk.moves[0])
    assert desk.on_card(2) == "r", "the bag has been filled again since, but not the card"
    assert sum(desk.bag) > 0


def test_the_discard_pile_becomes_the_deck_at_once(at: At) -> None:  # §3.10
    desk = at(
        """
        seats = 2
        turn = 0
        row = ["mason wwyg", "fame w"]
        deck = ["scandal"]
        discards = ["disgrace", "tribute"]
        """
    )
    desk.play("take 1")
    assert desk.row == ["fame", "scandal"]
    assert desk.discards == []
    assert sum(desk.table.deck) == 2


def test_without_deck_and_discards_the_place_stays_empty(at: At) -> None:  # §3.7, §3.10
    desk = at('seats = 2\nturn = 0\ndeck = []\nrow = ["mason wwyg", "fame w"]')
    desk.play("take 1")
    assert desk.row == ["fame"]


def test_a_card_discarded_later_still_fills_the_row(at: At) -> None:  # §3.10
    desk = at(
        """
        seats = 2
        turn = 0
        deck = []
        row = ["workshop wwyg", "fame w"]
        [[players]]
        cards = ["workshop"]
        """
    )
    desk.play("take 1")
    assert desk.row == ["fame", "workshop"], "the second Workshop was discarded and drawn again"


def test_without_a_card_in_the_row_the_phase_is_skipped(at: At) -> None:  # §3.11
    desk = at('seats = 2\nturn = 0\ndeck = []\n[[players]]\nstore = "www"')
    assert desk.moves == ["done"]
    desk.play("done", "done", "begin white 2", "done")
    assert desk.actor == 1
    assert desk.towers(0) == ["white 2"]


# §4 Exchange


def test_the_exchange_for_a_blue_brick(at: At) -> None:  # §4.1, §4.2, rulebook example
    desk = at(name="daniela")
    desk.play("exchange", "swap 3 blue", "give white", "give white", "give green")
    assert desk.store(0) == "ygb"
    assert desk.on_card(3) == "wwwggp"
    assert ("exchanged", 0, "§4.1") in desk.told


def test_any_brick_of_the_row_may_be_wanted(at: At) -> None:  # §4.1
    desk = at(name="daniela").play("exchange")
    wanted = ["1 white", "1 yellow", "1 green", "2 white", "2 yellow", "2 red"]
    wanted += ["3 white", "3 green", "3 blue", "3 purple"]
    assert desk.moves == [f"swap {brick}" for brick in wanted]


def test_there_is_one_exchange_a_turn(at: At) -> None:  # §4.3
    desk = at(
        """
        seats = 2
        turn = 0
        phase = 3
        row = ["mason wwyg"]
        [[players]]
        store = "wwwwwwwww"
        cards = ["alchemist"]
        """
    )
    desk.play("exchange", "swap 1 green", "give white", "give white", "give white")
    assert desk.moves == ["play alchemist", "done"]


def test_the_exchange_is_optional(at: At) -> None:  # §4.3
    desk = at(name="daniela")
    assert desk.moves == ["exchange", "done"]


def test_three_bricks_are_needed_for_an_exchange(at: At) -> None:  # §4.1
    text = 'seats = 2\nturn = 0\nphase = 3\nrow = ["fame b"]\n[[players]]\nstore = "ww"'
    assert at(text).moves == ["done"]


def test_the_new_card_counts_for_the_exchange(at: At) -> None:  # §4.3
    desk = at('seats = 2\nturn = 0\nrow = ["mason wwwyyg", "fame"]')
    desk.play("take 1", "exchange")
    assert {move.split()[1] for move in desk.moves} == {"2"}


def test_bricks_are_given_in_one_order(at: At) -> None:  # no copies of the same turn
    desk = at(name="daniela").play("exchange", "swap 3 blue")
    assert desk.moves == ["give white", "give yellow"], "from green on there are only two"
    desk.play("give yellow")
    assert desk.moves == ["give green"]


# §5 Build


def test_four_bricks_are_built_for_three(at: At) -> None:  # §5.2, §5.5, §5.6, rulebook example
    desk = at(name="holger").play("done")
    assert desk.moves == ["raise white 5", "raise white 6", "raise white 7", "leave"]
    desk.play("raise white 6", "raise yellow 3", "raise green 6")
    assert desk.ask == "ask-cost", "one more brick would cost six, and four would be left"
    before = desk.bag
    desk.play("give white", "give green", "give blue")
    assert desk.store(0)[0] == "y"
    assert ("paid-building", 0, "§5.6") in desk.told
    assert desk.bag[4] == before[4] + 1, "costs go into the bag"


def test_the_ruin_that_follows(at: At) -> None:  # §6.1, §6.2, rulebook example
    desk = at(name="holger").play("done", "raise white 6", "raise yellow 3", "raise green 6")
    red = desk.bag[3]
    desk.play("give white", "give green", "give blue")
    assert desk.store(0) == "yr", "one of the three red bricks comes back"
    assert desk.bag[3] == red + 2
    assert desk.towers(0) == ["white 6", "yellow 3", "green 6"]
    assert ("ruin-unraised", 0, "§6.1") in desk.told


BUILDING = """
seats = 2
turn = 0
phase = 3
[[players]]
store = "{store}"
cards = [{cards}]
towers = [{towers}]
"""


def building(at: At, store: str, cards: str = "", towers: str = "") -> Desk:
    quoted = [", ".join(f'"{x}"' for x in y.split(",") if x) for y in (cards, towers)]
    return at(BUILDING.format(store=store, cards=quoted[0], towers=quoted[1]))


@pytest.mark.parametrize(
    ("built", "cost", "cards"),
    [
        (1, 0, ""),
        (2, 0, ""),
        (3, 1, ""),
        (4, 3, ""),
        (5, 6, ""),
        (6, 10, ""),
        (3, 0, "workshop"),
        (4, 2, "workshop"),
        (6, 9, "workshop"),
    ],
)
def test_the_ladder_of_costs(at: At, built: int, cost: int, cards: str) -> None:  # §5.5, §13.4
    desk = building(at, "w" * (built + cost), cards).play("done")
    assert f"begin white {built}" in desk.moves
    desk.play(f"begin white {built}")
    for left in range(cost, 0, -1):
        assert desk.ask == "ask-cost", left
        desk.play("give white")
    assert desk.store(0) == ""
    if built + cost > 1:
        short = building(at, "w" * (built + cost - 1), cards).play("done")
        assert f"begin white {built}" not in short.moves, "nobody begins what cannot be paid"


def test_at_most_six_bricks_are_built_in_a_turn(at: At) -> None:  # §5.3
    desk = building(at, "w" * 25).play("done")
    assert desk.moves == [f"begin white {height}" for height in range(1, 7)] + ["done"]
    desk.play("begin white 6")
    assert desk.ask == "ask-cost"


def test_the_limit_counts_all_towers_together(at: At) -> None:  # §5.3, §5.4
    desk = building(at, "w" * 12 + "yyyy", towers="white 2").play("done", "raise white 6")
    assert desk.ask == "ask-begin"
    assert desk.moves == [
        "begin white 1",
        "begin white 2",
        "begin yellow 1",
        "begin yellow 2",
        "done",
    ]
    desk.play("begin yellow 2")
    assert desk.ask == "ask-cost"
    assert desk.match.question is not None
    assert desk.match.question.words(desk.table).args["count"] == 10, "six bricks in all"


def test_costs_are_paid_from_what_is_left_in_the_storehouse(at: At) -> None:  # §5.6
    desk = building(at, "wwwy").play("done")
    assert "begin white 3" in desk.moves
    desk.play("begin white 3")
    assert desk.moves == ["give yellow"]


def test_several_towers_of_one_colour_may_be_built(at: At) -> None:  # §5.2
    desk = building(at, "wwwww", towers="white 2").play("done", "raise white 3")
    desk.play("begin white 1", "begin white 1", "give white", "keep")
    assert desk.towers(0) == ["white 3", "white 1", "white 1"]


def test_of_equal_new_towers_the_higher_comes_first(at: At) -> None:  # §5.8
    desk = building(at, "wwww").play("done", "begin white 1")
    assert desk.moves == ["begin white 1", "done"], "a second of two would be the same yard"


def test_of_equal_towers_the_first_grows_at_least_as_much(at: At) -> None:  # §5.8
    desk = building(at, "w" * 9, towers="white 2,white 2").play("done")
    assert desk.moves == [
        "raise white 3",
        "raise white 4",
        "raise white 5",
        "raise white 6",
        "leave",
    ]
    first = building(at, "w" * 9, towers="white 2,white 2").play("done", "raise white 3")
    assert first.moves == ["raise white 3", "leave"]
    none = building(at, "w" * 9, towers="white 2,white 2").play("done", "leave")
    assert none.ask == "ask-begin", "if the first is left, so is the second"


def test_a_tower_without_a_brick_of_its_colour_is_not_asked_about(at: At) -> None:  # §5.1
    desk = building(at, "www", towers="red 2").play("done")
    assert desk.ask == "ask-begin"


def test_towers_have_no_greatest_height(at: At) -> None:  # §5.2
    desk = building(at, "ww", towers="white 9").play("done", "raise white 11")
    assert desk.towers(0) == ["white 11"]


def test_building_is_optional(at: At) -> None:  # §5.2
    desk = building(at, "wwww").play("done")
    assert desk.moves[-1] == "done"
    desk.play("done")
    assert desk.actor == 1


# §6 Ruins


@pytest.mark.parametrize(("height", "back"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_half_of_a_ruin_rounded_down_comes_back(at: At, height: int, back: int) -> None:  # §6.2
    desk = building(at, "y", towers=f"white {height}").play("done", "done")
    assert desk.store(0) == "w" * back + "y"
    assert desk.towers(0) == []


def test_a_ruin_falls_before_commissions(at: At) -> None:  # §6.1
    desk = building(at, "yy", towers="white 3").play("done", "done")
    assert desk.actor == 1, "the white tower of 3 could not be used"
    assert desk.facts("commission-3") == []


def test_a_tower_that_was_begun_is_no_ruin(at: At) -> None:  # §6.3
    desk = building(at, "yy").play("done", "begin yellow 1", "done")
    assert desk.towers(0) == ["yellow 1"]
    assert desk.facts("ruin-unraised") == []


def test_a_lowered_tower_counts_as_raised_when_it_is_built_on(at: At) -> None:  # §6.3
    desk = at(
        """
        seats = 2
        turn = 0
        row = ["botched-work w"]
        [[players]]
        towers = ["white 4"]
        """
    )
    desk.play("take 1", "done", "raise white 4", "keep")
    assert desk.towers(0) == ["white 4"]
    assert desk.facts("ruin-unraised") == []


def test_a_tower_left_alone_falls(at: At) -> None:  # §6.1
    desk = building(at, "ww", towers="white 4,white 2").play(
        "done", "leave", "raise white 3", "done"
    )
    assert [fact.values["height"] for fact in desk.facts("ruin-unraised")] == [4]
