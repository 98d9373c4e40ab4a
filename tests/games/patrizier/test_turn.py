"""Set-up and turn of Patrizier, sentence by sentence; §§ are those of RULES.md."""

from collections.abc import Callable

import pytest
from mypy_extensions import i64

import palio
from palio.core.match import Match
from palio.core.packed import vec
from palio.games.patrizier import GAME
from palio.games.patrizier.rules.scoring import majority
from palio.games.patrizier.state import Table
from palio.testing.scenes import kinds, play, table, texts, told

Position = Callable[..., Match]
Building = Callable[..., Match]


def towers(match: Match, city: str) -> list[list[int]]:
    """The two towers of a city."""
    index = next(place.index for place in GAME.box.cities if place.name == city)
    return [list(tower) for tower in table(match, Table).towers[2 * index : 2 * index + 2]]


# §1 Set-up


@pytest.mark.parametrize(("seats", "cities"), [(2, 9), (3, 9), (4, 9), (5, 10)])
def test_pistoia_is_in_play_with_five_only(seats: int, cities: int) -> None:  # §1.1
    match = Match(GAME, seats=seats, dice=palio.Seeded(1))
    market = [card for card in table(match, Table).market if card >= 0]
    assert len(market) == cities  # §1.5
    names = [GAME.box.cities[kind.city].name for kind in map(GAME.box.kinds.__getitem__, market)]
    in_deck = [GAME.box.cities[GAME.box.kinds[card].city].name for card in table(match, Table).deck]
    assert ("pistoia" in names + in_deck) == (seats == 5)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_is_dealt_three_start_cards(seats: int) -> None:  # §1.3
    state = table(Match(GAME, seats=seats, dice=palio.Seeded(2)), Table)
    for hand in state.dealt:
        assert len(hand) == 3
        assert all(GAME.box.kinds[card].start for card in hand)


def test_start_cards_that_are_left_are_mixed_into_the_pile() -> None:  # §1.4
    state = table(Match(GAME, seats=2, dice=palio.Seeded(3)), Table)
    assert len(state.starts) == 0
    shown = [*state.deck, *(card for card in state.market if card >= 0)]
    assert sum(GAME.box.kinds[card].start for card in shown) == 12 - 6
    assert len(state.deck) == 48 - 6 - 9


def test_the_first_market_is_told_as_set_up_and_not_as_a_refill() -> None:  # §1.5, §7.1
    match = Match(GAME, seats=3, dice=palio.Seeded(4))
    assert [rule for kind, _, rule in told(match) if kind == "laid"] == ["§1.5"] * 9
    play(match, "play bologna-lady-star", "build bologna left", "take bologna")
    assert [rule for kind, _, rule in told(match) if kind == "laid"][9:] == ["§7.1"]


@pytest.mark.parametrize(("seats", "floors"), [(2, 39), (3, 29), (4, 21), (5, 21)])
def test_stocks_depend_on_the_number_of_players(seats: int, floors: int) -> None:  # §1.6
    stock = table(Match(GAME, seats=seats, dice=palio.Seeded(1)), Table).stock
    assert list(stock) == [floors] * seats


def test_the_first_player_is_drawn_by_lot() -> None:  # §1.7
    starts = {Match(GAME, seats=3, dice=palio.Seeded(seed)).actor for seed in range(30)}
    assert starts == {0, 1, 2}


# §2 The turn


def test_a_turn_goes_play_build_draw_refill_and_then_clockwise() -> None:  # §2.1
    match = Match(GAME, seats=3, dice=palio.Seeded(4))
    first = match.actor
    while match.actor == first:
        match.play(texts(match)[0])
    facts = kinds(match)
    assert facts[facts.index("played") :] == ["played", "built", "taken", "laid"]
    assert match.actor == (first + 1) % 3


def test_a_player_without_cards_is_passed_over(position: Position) -> None:  # §2.1
    match = position(
        "patrizier",
        "-",
        text="""
        seats = 3
        turn = 0
        [cities]
        bologna = { left = "AABBC", right = "CCBA" }
        firenze = { left = "AABBC", right = "CCBA" }
        roma = { left = "AABBC", right = "CC" }
        lucca = { left = "AABC", right = "CCB" }
        siena = { left = "AABC", right = "CCB" }
        milano = { left = "AABC", right = "CCB" }
        ferrara = { left = "ABC", right = "B" }
        parma = { left = "ABC" }
        verona = { left = "ABC", right = "BC" }
        [[players]]
        taken = ["parma-crests", "roma-lady"]
        [[players]]
        [[players]]
        taken = ["ferrara-lady", "roma-choice"]
        """,
    )
    assert not table(match, Table).deck
    play(match, "play parma-crests", "build parma each")
    assert match.actor == 2, "nothing was drawn (§6.4), and B has no card"


# §3 Play a card


def test_a_hand_offers_each_kind_of_card_once(position: Position) -> None:  # §3.1
    match = position(
        "patrizier",
        "-",
        text="""
        seats = 2
        turn = 1
        [[players]]
        taken = ["verona-crests", "parma-crests", "ferrara-crests"]
        [[players]]
        dealt = ["roma-hat-star"]
        taken = ["siena-crests", "siena-crests"]
        """,
    )
    assert texts(match) == ["play roma-hat-star", "play siena-crests"]
    match.play("play siena-crests")
    assert [GAME.box.kinds[card].id for card in table(match, Table).piles[1]] == ["siena-crests"]


# §4 Build


def test_one_crest_builds_one_floor_on_either_plot(building: Building) -> None:  # §4.1
    match = building("parma-beard", left="B")
    assert texts(match) == ["build parma left", "build parma right"]
    match.play("build parma left")
    assert towers(match, "parma") == [[1, 0], []]
    assert table(match, Table).stock[0] == 38
    assert ("built", 0, "§4.1") in told(match)


def test_two_crests_go_on_one_plot_or_one_on_each(building: Building) -> None:  # §4.2
    match = building("siena-crests")
    assert texts(match) == ["build siena left 2", "build siena each", "build siena right 2"]
    match.play("build siena each")
    assert towers(match, "siena") == [[0], [0]]
    assert told(match).count(("built", 0, "§4.2")) == 2


@pytest.mark.parametrize(("empty", "tower"), [("right", "left"), ("left", "right")])
def test_the_last_floor_goes_to_the_empty_plot(
    building: Building, empty: str, tower: str
) -> None:  # §4.4
    match = building("parma-beard", **{tower: "ABAB"})
    assert texts(match) == [f"build parma {empty}"]
    match.play(f"build parma {empty}")
    assert ("built-last", 0, "§4.4") in told(match)
    assert "built" not in kinds(match)


def test_a_floor_before_the_last_may_leave_a_plot_empty(building: Building) -> None:  # §4.4
    match = building("parma-beard", left="ABA")
    assert len(texts(match)) == 2
    match.play("build parma right")
    assert ("built", 0, "§4.1") in told(match), "nobody was forced"


@pytest.mark.parametrize(("empty", "tower"), [("right", "left"), ("left", "right")])
def test_of_the_last_two_floors_one_goes_to_the_empty_plot(
    building: Building, empty: str, tower: str
) -> None:  # §4.4
    match = building("parma-crests", **{tower: "ABA"})
    assert set(texts(match)) == {"build parma each", f"build parma {empty} 2"}
    match.play("build parma each")
    built = [fact for fact in match.log() if fact.kind.startswith("built")]
    assert [(fact.rule, fact.values["side"]) for fact in built] == [
        ("§4.2", f"side-{tower}"),
        ("§4.4", f"side-{empty}"),
    ]


def test_both_of_the_last_two_floors_on_the_empty_plot_are_a_choice(building: Building) -> None:
    match = building("parma-crests", left="ABA")  # §4.2
    match.play("build parma right 2")
    assert ("built", 0, "§4.2") in told(match)
    assert "built-last" not in kinds(match)


def test_the_last_floors_are_free_when_both_plots_are_built_on(building: Building) -> None:  # §4.4
    assert len(texts(building("parma-crests", left="AB", right="A"))) == 3


# §5 The special action


def test_the_special_action_in_milano(position: Position) -> None:  # §5, rulebook example
    match = position("patrizier", "special_action")
    play(match, "play lucca-move", "build lucca left")
    # Not in Lucca (§5.2) where she built, not in Parma (§5.3) where she owns no floor.
    assert texts(match) == ["move milano left", "move milano right", "pass"]
    left, right = towers(match, "milano")
    assert len(right) > len(left)
    assert majority(vec[i64](right), 3) == 1, "black leads the higher tower"
    match.play("move milano right")
    assert towers(match, "milano") == [[0, 0, 1], [1, 0]]
    assert majority(vec[i64]([0, 0, 1]), 3) == 0, "now she leads the higher tower"
    moved = match.log()[-1]
    assert (moved.kind, moved.seat, moved.rule) == ("moved", 0, "§5.1")
    assert moved.values["owner"] == "seat:1"
    assert (moved.values["from"], moved.values["to"]) == ("side-right", "side-left")


SPECIAL = """
seats = 2
turn = 0
[cities.lucca]
market = "verona-hat"
[cities.parma]
{floors}
[[players]]
taken = ["lucca-move"{more}]
[[players]]
taken = ["firenze-crests"]
"""


def special(position: Position, floors: str, more: str = "") -> Match:
    text = SPECIAL.format(floors=floors, more=more)
    match = position("patrizier", "-", text=text, dice=palio.Seeded(1))
    return play(match, "play lucca-move", "build lucca left")


def test_a_full_city_is_out_of_reach_for_the_special_action(position: Position) -> None:  # §5.4
    match = special(position, 'left = "AAB"\nright = "BB"')
    assert texts(match) == ["take lucca"], "the action lapsed"
    assert ("lapsed", 0, "§5.5") in told(match)


def test_the_top_floor_may_go_to_an_empty_plot(position: Position) -> None:  # §5.1
    match = special(position, 'left = "AB"')
    assert texts(match) == ["move parma left", "pass"]
    match.play("move parma left")
    assert towers(match, "parma") == [[0], [1]]


def test_a_plot_may_be_emptied_by_the_special_action(position: Position) -> None:  # §5.1
    match = special(position, 'left = "A"\nright = "BB"')
    match.play("move parma left")
    assert towers(match, "parma") == [[], [1, 1, 0]]
    assert ("moved-own", 0, "§5.1") in told(match)


def test_a_plot_that_was_emptied_gets_the_last_floor(position: Position) -> None:  # §5.1, §4.4
    match = special(position, 'left = "A"\nright = "BAB"', ', "parma-beard"')
    play(match, "move parma left", "take lucca")
    play(match, "play firenze-crests", "build firenze each", "take lucca")
    assert towers(match, "parma") == [[], [1, 0, 1, 0]]
    match.play("play parma-beard")
    assert texts(match) == ["build parma left"], "there was a tower before"
    match.play("build parma left")
    assert ("built-last", 0, "§4.4") in told(match)


def test_the_special_action_can_be_declined(position: Position) -> None:  # §5.5
    match = special(position, 'left = "AB"')
    match.play("pass")
    assert texts(match) == ["take lucca"]
    assert ("passed", 0, "§5.5") in told(match)


def test_a_floor_in_either_tower_opens_the_city(position: Position) -> None:  # §5.3
    assert "move parma left" in texts(special(position, 'left = "B"\nright = "A"'))


# §6 Draw, §7 refill

MARKET = """
seats = 2
turn = 0
[cities.parma]
{parma}
[cities.roma]
market = "siena-crests"
[cities.siena]
market = "parma-move"
[[players]]
taken = ["{card}"]
[[players]]
taken = ["firenze-crests"]
"""


def drawing(position: Position, card: str, parma: str) -> Match:
    market = f'market = "{parma}"' if parma else ""
    text = MARKET.format(card=card, parma=market)
    match = position("patrizier", "-", text=text, dice=palio.Seeded(1))
    match.play(f"play {card}")
    match.play(texts(match)[0])
    return match


def test_the_card_of_the_city_where_one_built_must_be_taken(position: Position) -> None:  # §6.1
    match = drawing(position, "parma-beard", "roma-lady")
    assert texts(match) == ["take parma"]
    match.play("take parma")
    assert [GAME.box.kinds[card].id for card in table(match, Table).taken[0]] == ["roma-lady"]
    assert ("taken", 0, "§6.1") in told(match)


def test_the_question_mark_takes_from_any_city(position: Position) -> None:  # §6.2
    match = drawing(position, "ferrara-choice", "roma-lady")
    assert texts(match) == ["take roma", "take siena", "take parma"]
    match.play("take siena")
    assert ("taken", 0, "§6.2") in told(match)


def test_the_question_mark_may_take_from_the_city_where_one_built(position: Position) -> None:
    match = drawing(position, "roma-choice", "")  # §6.2
    assert texts(match) == ["take roma", "take siena"]


def test_where_no_card_lies_any_other_may_be_taken(position: Position) -> None:  # §6.3
    match = drawing(position, "parma-beard", "")
    assert texts(match) == ["take roma", "take siena"]
    match.play("take roma")
    assert ("taken", 0, "§6.3") in told(match)


def test_without_any_card_on_the_board_nothing_is_drawn(position: Position) -> None:  # §6.4
    text = 'seats = 2\nturn = 0\nplayers = [{taken = ["parma-beard"]}, {taken = ["roma-crests"]}]'
    match = position("patrizier", "-", text=text)
    play(match, "play parma-beard", "build parma left")
    assert match.actor == 1


def test_the_place_is_refilled_even_beside_a_full_city(position: Position) -> None:  # §7.1
    match = position(
        "patrizier",
        "-",
        text="""
        seats = 2
        turn = 0
        [cities.parma]
        left = "ABB"
        right = "A"
        market = "siena-crests"
        [[players]]
        taken = ["parma-beard"]
        [[players]]
        taken = ["firenze-crests"]
        """,
        dice=palio.Scripted(["lay roma-lady"]),
    )
    play(match, "play parma-beard", "build parma left", "take parma")
    parma = GAME.parse("take parma").city  # type: ignore[attr-defined]
    assert table(match, Table).is_full(parma)
    assert GAME.box.kinds[table(match, Table).market[parma]].id == "roma-lady"


def test_an_empty_draw_pile_refills_nothing() -> None:  # §7.2
    match = Match(GAME, seats=2, dice=palio.Seeded(5))
    while table(match, Table).deck:
        match.play(texts(match)[0])
    before = sum(card >= 0 for card in table(match, Table).market)
    version = match.version
    while match.version == version or match.steps[-1].move.text.partition(" ")[0] != "take":
        match.play(texts(match)[0])
    assert sum(card >= 0 for card in table(match, Table).market) == before - 1
