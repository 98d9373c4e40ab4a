"""Commissions and limits in Firenze; §§ are those of RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palio.games.firenze import GAME
from palio.games.firenze.components import commission

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At, Desk

# §7 Fulfil commissions


def holger(at: At) -> Desk:
    desk = at(name="holger").play("done", "raise white 6", "raise yellow 3", "raise green 6")
    return desk.play("give white", "give green", "give blue")


def test_two_commissions_with_the_level_tile_and_balcony_i(at: At) -> None:  # §7, rulebook example
    desk = holger(at)
    # Towers are asked about in the order of the yard: the white one first.
    assert desk.moves == ["fulfil white 6", "keep"]
    desk.play("keep")
    assert desk.moves == ["fulfil green 6", "keep"]
    green = desk.bag[2]
    desk.play("fulfil green 6")
    assert desk.table.scores[0] == 5 + 2, "the commission, and the level tile of height 6"
    assert desk.bag[2] == green + 6, "the bricks of the tower go into the bag"
    assert desk.table.seals[commission(2, 6)] == 0
    assert desk.table.left[0] == 7 - 1
    assert ("commission-6", 0, "§7.4") in desk.told
    (level,) = desk.facts("level")
    assert (level.rule, level.points, level.values["height"]) == ("§7.6", 2, 6)


def test_the_white_balcony_of_holger(at: At) -> None:  # §7.3, §7.5, rulebook example
    desk = holger(at).play("fulfil white 6")
    assert desk.table.scores[0] == 7 + 2, "the balcony's 7, and the level tile goes to the first"
    assert desk.table.open_balcony == 1, "from now on the red balcony may be fulfilled"
    desk.play("fulfil green 6")
    assert desk.table.scores[0] == 7 + 2 + 5, "14 as in the rulebook, in either order"
    assert ("balcony-i", 0, "§7.5") in desk.told
    assert desk.actor == 1, "yellow 3 is covered: the yellow tower is not asked about"
    assert desk.towers(0) == ["yellow 3"]


def test_a_green_tower_of_five_earns_four_points(at: At) -> None:  # §7.4, rulebook example
    desk = phase_5(at, "green 5", extra="levels = []").play("fulfil green 5")
    assert desk.table.scores[0] == 4


PHASE_5 = """
seats = 2
turn = 0
phase = 5
{extra}
[[players]]
towers = [{towers}]
{own}
"""


def phase_5(at: At, towers: str, *, extra: str = "", own: str = "") -> Desk:
    quoted = ", ".join(f'"{tower}"' for tower in towers.split(","))
    return at(PHASE_5.format(towers=quoted, extra=extra, own=own))


def test_the_player_decides_for_each_tower(at: At) -> None:  # §7.1, §7.7
    desk = phase_5(at, "white 3,green 4,blue 2")
    assert desk.moves == ["fulfil white 3", "keep"]
    desk.play("keep")
    assert desk.moves == ["fulfil green 4", "keep"]
    desk.play("fulfil green 4")
    assert desk.towers(0) == ["white 3", "blue 2"]
    assert desk.actor == 1


def test_the_height_must_be_exact(at: At) -> None:  # §7.2
    desk = phase_5(at, "white 2,white 9")
    assert desk.actor == 1, "neither 2 nor 9 is the height of a commission"


def test_a_covered_commission_cannot_be_fulfilled(at: At) -> None:  # §7.2
    assert phase_5(at, "white 3", extra='neutral = ["white 3"]').actor == 1
    text = PHASE_5.format(towers='"white 3"', extra="", own="")
    assert at(text + '[[players]]\nseals = ["white 3"]').actor == 1


def test_two_equal_towers_fulfil_one_commission(at: At) -> None:  # §7.2
    desk = phase_5(at, "white 3,white 3").play("fulfil white 3")
    assert desk.actor == 1
    assert desk.towers(0) == ["white 3"]


def test_balconies_are_fulfilled_in_the_order_of_their_numerals(at: At) -> None:  # §7.3
    extra = 'balconies = ["i green 5", "ii red 5", "iii white 7", "iv red 8"]'
    assert phase_5(at, "white 7,red 5", extra=extra).actor == 1
    extra += "\nfulfilled = 1"
    assert phase_5(at, "red 5", extra=extra, own="seals = ['green 5']").moves[0] == "fulfil red 5"


def test_the_next_balcony_may_follow_in_the_same_turn(at: At) -> None:  # §7.3
    extra = 'balconies = ["i green 5", "ii yellow 6", "iii white 7", "iv red 8"]'
    desk = phase_5(at, "white 7,yellow 6,green 5,red 8", extra=extra)
    assert desk.moves == ["fulfil green 5", "keep"], "the others are not open yet"
    desk.play("fulfil green 5")
    assert desk.moves == ["fulfil yellow 6", "keep"]
    desk.play("fulfil yellow 6", "fulfil white 7", "fulfil red 8")
    numerals = [kind for kind, _, _ in desk.told if kind.startswith("balcony")]
    assert numerals == ["balcony-i", "balcony-ii", "balcony-iii", "balcony-iv"]
    assert desk.table.scores[0] == 7 + 8 + 10 + 16 + 1 + 2 + 3 + 4


def test_a_balcony_counts_instead_of_the_floor(at: At) -> None:  # §7.5
    extra = 'balconies = ["iv red 7"]\nfulfilled = 3\nlevels = []'  # the others are not there
    desk = phase_5(at, "red 7", extra=extra).play("fulfil red 7")
    assert desk.table.scores[0] == 14, "and not 8, or 22"


def test_only_the_first_at_a_height_scores_its_level_tile(at: At) -> None:  # §7.6
    desk = phase_5(at, "white 5,yellow 5").play("fulfil white 5", "fulfil yellow 5")
    assert desk.table.scores[0] == 3 + 1 + 3
    assert len(desk.facts("level")) == 1
    assert list(desk.table.levels) == [0, 0, 0, 1, 1, 1]


def test_low_floors_have_no_level_tile(at: At) -> None:  # §7.6
    desk = phase_5(at, "white 4").play("fulfil white 4")
    assert desk.table.scores[0] == 2


def test_without_seals_nothing_more_is_fulfilled(at: At) -> None:  # §7.8
    desk = phase_5(at, "white 3,green 4", own="left = 1").play("fulfil white 3")
    assert desk.actor == 1
    assert desk.towers(0) == ["green 4"]


def test_every_commission_is_worth_its_number(at: At) -> None:  # §7.4
    for colour, name in enumerate(("white", "yellow", "green", "red", "blue", "purple")):
        for height in range(3, 9):
            desk = phase_5(at, f"{name} {height}", extra="levels = []")
            desk.play(f"fulfil {name} {height}")
            assert desk.table.scores[0] == GAME.box.points[commission(colour, height)]
            assert len(desk.facts(f"commission-{height}")) == 1


# §8 Limits

LIMITS = """
seats = 2
turn = 0
phase = 3
[[players]]
store = "{store}"
cards = [{cards}]
"""


def limits(at: At, store: str, *cards: str) -> Desk:
    quoted = ", ".join(f'"{card}"' for card in cards)
    desk = at(LIMITS.format(store=store, cards=quoted))
    while desk.actor == 0 and desk.ask in ("ask-work", "ask-work-persons", "ask-begin"):
        desk.play("done")
    return desk


def test_ten_bricks_may_be_kept(at: At) -> None:  # §8.1
    assert limits(at, "w" * 10).actor == 1
    desk = limits(at, "w" * 10 + "yy")
    assert desk.ask == "ask-surplus"
    desk.play("give white", "give yellow")
    assert desk.store(0) == "w" * 9 + "y"
    assert desk.actor == 1
    assert ("surplus", 0, "§8.1") in desk.told


def test_bricks_in_towers_do_not_count(at: At) -> None:  # §8.1
    desk = phase_5(at, "white 9", own='store = "wwwwwwwwww"')
    assert desk.actor == 1


def test_five_cards_may_be_kept(at: At) -> None:  # §8.2
    desk = limits(at, "", "mason", "workshop", "fame", "fame", "scandal", "princess")
    assert desk.moves == ["discard princess", "discard mason", "discard workshop"]
    desk.play("discard workshop")
    assert desk.cards(0) == ["princess", "mason", "fame", "fame", "scandal"]
    assert desk.discards == ["workshop"]
    assert desk.actor == 1


def test_cards_go_in_one_order(at: At) -> None:  # §8.2, no copies of the same turn
    desk = limits(at, "", "mason", "mason", "workshop", "bridge", "fame", "fame", "scandal")
    assert desk.moves == ["discard bridge", "discard mason"]
    desk.play("discard mason")
    assert desk.moves == ["discard mason", "discard workshop"]


def test_feasts_cannot_be_discarded(at: At) -> None:  # §8.3
    feasts = ("fame", "fame", "scandal", "scandal", "disgrace")
    desk = limits(at, "", *feasts, "mason")
    assert desk.cards(0) == sorted(feasts), "the mason had to go, without a question"
    assert desk.actor == 1


def test_with_more_than_five_feasts_everything_else_goes(at: At) -> None:  # §8.3
    feasts = ("fame", "fame", "scandal", "scandal", "disgrace", "disgrace")
    desk = limits(at, "", *feasts, "mason", "workshop")
    assert desk.cards(0) == sorted(feasts)
    assert desk.discards == ["mason", "workshop"]
    assert ("discarded", 0, "§8.3") in desk.told


def test_a_patrician_takes_a_feast_along_and_the_limit_is_checked_again(at: At) -> None:  # §8.4
    feasts = ("fame", "fame", "scandal", "scandal", "disgrace")
    desk = limits(at, "", *feasts, "mason", "patrician")
    assert desk.moves == ["discard mason", "play patrician"]
    desk.play("play patrician")
    assert desk.moves == ["discard disgrace", "discard mason", "discard fame", "discard scandal"]
    desk.play("discard scandal")
    assert desk.cards(0) == ["disgrace", "mason", "fame", "fame", "scandal"]
    assert desk.actor == 1


def test_after_the_patrician_more_may_have_to_go(at: At) -> None:  # §8.4
    feasts = ("fame", "fame", "scandal", "scandal", "disgrace")
    desk = limits(at, "", *feasts, "mason", "patrician", "bridge", "workshop")
    desk.play("play patrician", "discard scandal")
    assert desk.moves == ["discard bridge", "discard mason"], "seven cards are left"


def test_only_the_active_player_is_checked(at: At) -> None:  # §8.5
    desk = at(LIMITS.format(store="", cards="") + '[[players]]\nstore = "wwwwwwwwwwwww"')
    desk.play("done")
    assert len(desk.store(1)) == 13


def test_the_limits_do_not_hold_within_a_turn(at: At) -> None:  # §8.5
    desk = at(
        """
        seats = 2
        turn = 0
        row = ["fame wwww"]
        [[players]]
        store = "wwwwwwwwww"
        """
    )
    desk.play("take 1")
    assert len(desk.store(0)) == 14
    assert desk.ask == "ask-work"
