"""The rules of Patrizier, sentence by sentence; §§ are those of RULES.md."""

from collections.abc import Callable

import pytest

import palio
from palio.core.match import Match
from palio.games.patrizier import GAME
from palio.games.patrizier.rules.scoring import majority
from palio.games.patrizier.state import Table
from palio.testing.scenes import table, texts, told

Position = Callable[..., Match]


def tiles(match: Match, seat: int) -> list[int]:
    view = GAME.view(table(match, Table), seat)
    players = view["players"]
    assert isinstance(players, list)
    memory: list[int] = players[seat]["memory"]["tiles"]
    return memory


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
    assert state.starts == []
    shown = state.deck + [card for card in state.market if card >= 0]
    assert sum(GAME.box.kinds[card].start for card in shown) == 12 - 6
    assert len(state.deck) == 48 - 6 - 9


@pytest.mark.parametrize(("seats", "floors"), [(2, 39), (3, 29), (4, 21), (5, 21)])
def test_stocks_depend_on_the_number_of_players(seats: int, floors: int) -> None:  # §1.6
    assert table(Match(GAME, seats=seats, dice=palio.Seeded(1)), Table).stock == [floors] * seats


def test_the_first_player_is_drawn_by_lot() -> None:  # §1.7
    starts = {Match(GAME, seats=3, dice=palio.Seeded(seed)).actor for seed in range(30)}
    assert starts == {0, 1, 2}


# §2 The turn


def test_a_turn_goes_play_build_draw_refill_and_then_clockwise() -> None:  # §2.1
    match = Match(GAME, seats=3, dice=palio.Seeded(4))
    first = match.actor
    while match.actor == first:
        match.play(texts(match)[0])
    facts = [kind for kind, _, _ in told(match)]
    assert facts[facts.index("played") :] == ["played", "built", "taken", "laid"]
    assert match.actor == (first + 1) % 3


def test_a_player_without_cards_is_passed_over(position: Position) -> None:  # §2.1
    match = position(
        "patrizier",
        "-",
        text="""
        seats = 3
        turn = 0
        [[players]]
        taken = ["parma-beard", "roma-lady"]
        [[players]]
        [[players]]
        taken = ["ferrara-lady"]
        """,
        dice=palio.Seeded(1),
    )
    match.play("play parma-beard")
    match.play("build parma left")
    assert match.actor == 2


# §3 Play a card


def test_a_hand_offers_each_kind_of_card_once(position: Position) -> None:  # §3.1
    match = position(
        "patrizier",
        "-",
        text="""
        seats = 2
        turn = 1
        [[players]]
        [[players]]
        dealt = ["roma-hat-star"]
        taken = ["siena-crests", "siena-crests"]
        """,
    )
    assert texts(match) == ["play roma-hat-star", "play siena-crests"]
    match.play("play siena-crests")
    assert [GAME.box.kinds[card].id for card in table(match, Table).piles[1]] == ["siena-crests"]


# §4 Build

BUILDING = """
seats = 2
turn = 0
[cities.{city}]
left = "{left}"
right = "{right}"
market = "verona-hat"
[[players]]
taken = ["{card}"]
[[players]]
taken = ["firenze-crests"]
"""


def building(position: Position, card: str, left: str = "", right: str = "") -> Match:
    city = card.partition("-")[0]
    lines = BUILDING.format(city=city, left=left, right=right, card=card)
    lines = lines.replace('left = ""\n', "").replace('right = ""\n', "")
    match = position("patrizier", "-", text=lines)
    match.play(f"play {card}")
    return match


def test_one_crest_builds_one_floor_on_either_plot(position: Position) -> None:  # §4.1
    match = building(position, "parma-beard", left="B")
    assert texts(match) == ["build parma left", "build parma right"]
    match.play("build parma left")
    city = GAME.parse("build parma left").city  # type: ignore[attr-defined]
    assert table(match, Table).towers[2 * city] == [1, 0]
    assert table(match, Table).stock[0] == 38


def test_two_crests_go_on_one_plot_or_one_on_each(position: Position) -> None:  # §4.2
    match = building(position, "siena-crests")
    assert texts(match) == ["build siena left 2", "build siena each", "build siena right 2"]
    match.play("build siena each")
    assert [tower for tower in table(match, Table).towers if tower] == [[0], [0]]


def test_the_last_floor_goes_to_the_empty_plot(position: Position) -> None:  # §4.4
    assert texts(building(position, "parma-beard", left="ABAB")) == ["build parma right"]
    assert texts(building(position, "parma-beard", right="ABAB")) == ["build parma left"]


def test_a_floor_before_the_last_may_leave_a_plot_empty(position: Position) -> None:  # §4.4
    assert len(texts(building(position, "parma-beard", left="ABA"))) == 2


def test_of_the_last_two_floors_one_goes_to_the_empty_plot(position: Position) -> None:  # §4.4
    match = building(position, "parma-crests", left="ABA")
    assert texts(match) == ["build parma each", "build parma right 2"]
    match = building(position, "parma-crests", right="ABA")
    assert texts(match) == ["build parma left 2", "build parma each"]


def test_the_last_floors_are_free_when_both_plots_are_built_on(position: Position) -> None:  # §4.4
    assert len(texts(building(position, "parma-crests", left="AB", right="A"))) == 3


# §5 The special action


def test_the_special_action_in_milano(position: Position) -> None:  # §5, rulebook example
    match = position("patrizier", "special_action")
    match.play("play lucca-move")
    match.play("build lucca left")
    # Not in Lucca (§5.2) where she built, not in Parma (§5.3) where she owns no floor.
    assert texts(match) == ["move milano left", "move milano right", "pass"]
    milano = 2 * GAME.parse("move milano left").city  # type: ignore[attr-defined]
    before = table(match, Table)
    assert len(before.towers[milano + 1]) > len(before.towers[milano])
    assert majority(before.towers[milano + 1], 3) == 1, "black leads the higher tower"
    match.play("move milano right")
    after = table(match, Table)
    assert after.towers[milano] == [0, 0, 1]
    assert after.towers[milano + 1] == [1, 0]
    assert majority(after.towers[milano], 3) == 0, "now she leads the higher tower"
    assert ("moved", 0, "§5.1") in told(match)


MARIANNE = """
seats = 3
turn = 0
[cities.lucca]
market = "verona-hat"
[cities.{city}]
left = "{left}"
right = "{right}"
[[players]]
taken = ["lucca-move"]
[[players]]
taken = ["firenze-crests"]
"""


def special(position: Position, city: str, left: str, right: str) -> Match:
    text = MARIANNE.format(city=city, left=left, right=right).replace('right = ""\n', "")
    match = position("patrizier", "-", text=text, dice=palio.Seeded(1))
    match.play("play lucca-move")
    match.play("build lucca left")
    return match


def test_a_full_city_is_out_of_reach_for_the_special_action(position: Position) -> None:  # §5.4
    match = special(position, "parma", "AAB", "BB")
    assert texts(match) == ["take lucca"], "the action lapsed"
    assert ("lapsed", 0, "§5.5") in told(match)


def test_the_top_floor_may_go_to_an_empty_plot(position: Position) -> None:  # §5.1
    match = special(position, "parma", "AB", "")
    assert texts(match) == ["move parma left", "pass"]
    match.play("move parma left")
    parma = 2 * GAME.parse("take parma").city  # type: ignore[attr-defined]
    assert table(match, Table).towers[parma : parma + 2] == [[0], [1]]


def test_a_plot_may_be_emptied_by_the_special_action(position: Position) -> None:  # §5.1
    match = special(position, "parma", "A", "BB")
    match.play("move parma left")
    parma = 2 * GAME.parse("take parma").city  # type: ignore[attr-defined]
    assert table(match, Table).towers[parma : parma + 2] == [[], [1, 1, 0]]


def test_the_special_action_can_be_declined(position: Position) -> None:  # §5.5
    match = special(position, "parma", "AB", "")
    match.play("pass")
    assert texts(match) == ["take lucca"]
    assert ("passed", 0, "§5.5") in told(match)


def test_a_floor_in_either_tower_opens_the_city(position: Position) -> None:  # §5.3
    assert "move parma left" in texts(special(position, "parma", "B", "A"))


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
    match = position(  # §6.2
        "patrizier",
        "-",
        text="""
        seats = 2
        turn = 0
        [cities.roma]
        market = "siena-crests"
        [cities.siena]
        market = "parma-move"
        [[players]]
        taken = ["roma-choice"]
        [[players]]
        taken = ["firenze-crests"]
        """,
    )
    match.play("play roma-choice")
    match.play("build roma right")
    assert texts(match) == ["take roma", "take siena"]


def test_where_no_card_lies_any_other_may_be_taken(position: Position) -> None:  # §6.3
    match = drawing(position, "parma-beard", "")
    assert texts(match) == ["take roma", "take siena"]
    match.play("take roma")
    assert ("taken", 0, "§6.3") in told(match)


def test_without_any_card_on_the_board_nothing_is_drawn(position: Position) -> None:  # §6.4
    match = building(position, "siena-crests")
    match = position(
        "patrizier",
        "-",
        text="""
        seats = 2
        turn = 0
        [[players]]
        taken = ["parma-beard"]
        [[players]]
        taken = ["firenze-crests"]
        """,
    )
    match.play("play parma-beard")
    match.play("build parma left")
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
    match.play("play parma-beard")
    match.play("build parma left")
    match.play("take parma")
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


# §8 A city is full


def full(position: Position, left: str, right: str, build: str) -> Match:
    match = building(position, "parma-beard", left=left, right=right)
    match.play(f"build parma {build}")
    return match


def test_the_most_floors_in_the_higher_tower_win_the_higher_tile(position: Position) -> None:
    match = full(position, "AB", "BB", "left")  # §8.2, §8.3
    assert tiles(match, 0) == [5]
    assert tiles(match, 1) == [2]


def test_one_player_may_win_both_tiles(position: Position) -> None:  # §8.3
    match = full(position, "AAB", "A", "right")
    assert tiles(match, 0) == [5, 2]
    assert tiles(match, 1) == []


def test_a_tie_goes_to_the_highest_floor_among_the_tied(position: Position) -> None:  # §8.4
    match = full(position, "ABB", "B", "left")
    assert tiles(match, 0) == [5], "A, B, B, A: two each, A on top"
    assert majority([0, 1, 0, 1, 2], 3) == 1, "the top floor is not one of the tied"


def test_a_city_is_scored_before_the_draw(position: Position) -> None:  # §8.1
    match = full(position, "ABB", "B", "left")
    assert [kind for kind, _, _ in told(match)][-2:] == ["won", "won"]
    assert texts(match) == ["take parma"]


def test_a_city_is_scored_before_the_special_action(position: Position) -> None:  # §8.1
    match = position(
        "patrizier",
        "-",
        text="""
        seats = 2
        turn = 0
        [cities.parma]
        left = "ABB"
        right = "B"
        [cities.roma]
        left = "A"
        [[players]]
        taken = ["parma-move"]
        [[players]]
        taken = ["firenze-crests"]
        """,
    )
    match.play("play parma-move")
    match.play("build parma right")
    assert tiles(match, 1) == [5]
    assert tiles(match, 0) == [2], "one floor each on the right, A on top"
    assert texts(match) == ["move roma left", "pass"]


def test_towers_stay_after_the_city_was_scored(position: Position) -> None:  # §8.5
    match = full(position, "ABB", "B", "left")
    parma = 2 * GAME.parse("take parma").city  # type: ignore[attr-defined]
    assert table(match, Table).towers[parma : parma + 2] == [[0, 1, 1, 0], [1]]


# §9 The end


def test_the_final_count_of_the_rulebook(position: Position) -> None:  # §9.2, §9.3, example
    match = position("patrizier", "final_count")
    state = table(match, Table)
    from palio.games.patrizier.rules import scoring

    assert sum(scoring.tile_fame(state, tile) for tile in state.tiles[0]) == 33
    assert scoring.portraits_in(state, 0) == [5, 6, 2]
    assert scoring.portrait_fame(state, 0) == 6 + 12 + 0
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == (51, 0)


def test_a_tie_is_broken_by_the_floors_left(position: Position) -> None:  # §9.4
    match = position(
        "patrizier",
        "-",
        text="""
        seats = 2
        over = true
        [cities.roma]
        left = "AAB"
        """,
    )
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == (0, 0)
    assert outcome.ranks == (2, 1)
    assert outcome.winners == (1,)


def test_an_equal_stock_means_a_shared_win(position: Position) -> None:  # §9.5
    outcome = position("patrizier", "-", text="seats = 3\nover = true").outcome
    assert outcome is not None
    assert outcome.winners == (0, 1, 2)
    assert outcome.share(1) == pytest.approx(1 / 3)


@pytest.mark.parametrize(("seats", "cards"), [(2, 24), (3, 16), (4, 12), (5, 11)])
def test_all_hands_are_empty_after_equal_turns(seats: int, cards: int) -> None:  # §9.1, §4.3
    match = Match(GAME, seats=seats, dice=palio.Seeded(6))
    while match.outcome is None:
        match.play(texts(match)[-1])
    state = table(match, Table)
    assert [len(pile) for pile in state.piles] == [cards] * seats
    for city in GAME.box.cities_for(seats):
        assert state.is_full(city.index)
    assert sum(len(won) for won in state.tiles) == 2 * len(GAME.box.cities_for(seats))


# §10 What is open and what is not


def test_the_others_see_taken_cards_but_not_dealt_ones(position: Position) -> None:  # §10.1
    match = position("patrizier", "special_action")
    players = GAME.view(table(match, Table), 2)["players"]
    assert isinstance(players, list)
    assert players[0]["hand"] == ["lucca-move"]
    assert players[0]["hidden"] == 0
    assert players[1]["hand"] == []
    assert players[1]["hidden"] == 1
    assert players[2]["hand"] == ["roma-hat-star"]
    spectator = GAME.view(table(match, Table), None)["players"]
    assert isinstance(spectator, list)
    assert [player["hidden"] for player in spectator] == [0, 1, 1]


def test_piles_and_tiles_lie_face_down_but_are_remembered(position: Position) -> None:
    match = position("patrizier", "final_count")  # §10.2, §10.3
    for seat in (0, 1, None):
        players = GAME.view(table(match, Table), seat)["players"]
        assert isinstance(players, list)
        shown = players[0]
        assert (shown["pile"], shown["top"], shown["tiles"]) == (11, "firenze-beard-star", 6)
        assert len(shown["memory"]["pile"]) == 11
        assert sorted(shown["memory"]["tiles"]) == [2, 4, 5, 6, 7, 9]


def test_the_log_does_not_name_the_start_cards_of_others() -> None:  # §10.1
    match = Match(GAME, seats=3, dice=palio.Seeded(1))
    for seat in (0, 1, 2, None):
        for fact in match.log(seat):
            if fact.kind == "dealt":
                assert fact.seat == seat
            if fact.kind == "dealt-unseen":
                assert fact.seat != seat
                assert fact.values == {}
                assert fact.targets == ()
