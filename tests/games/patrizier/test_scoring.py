"""Full cities and the end of Patrizier, sentence by sentence; §§ are those of RULES.md."""

from collections.abc import Callable

import pytest
from mypy_extensions import i64

import palio
from palio.core.facts import Fact
from palio.core.match import Match
from palio.core.packed import vec
from palio.games.patrizier import GAME
from palio.games.patrizier.rules import scoring
from palio.games.patrizier.state import Table
from palio.testing.scenes import kinds, play, table, texts, told

Position = Callable[..., Match]
Building = Callable[..., Match]


def tiles(match: Match, seat: int) -> list[int]:
    """The numbers on the tiles that a seat has won."""
    state = table(match, Table)
    return [scoring.tile_fame(state, tile) for tile in state.tiles[seat]]


def full(building: Building, left: str, right: str, build: str) -> Match:
    """A has just built the last floor of Parma, whose tiles are worth 5 and 2."""
    return play(building("parma-beard", left=left, right=right), f"build parma {build}")


def facts(match: Match, *wanted: str) -> list[Fact]:
    return [fact for fact in match.log() if fact.kind in wanted]


# §8 A city is full


def test_the_most_floors_in_the_higher_tower_win_the_higher_tile(building: Building) -> None:
    match = full(building, "AB", "BB", "left")  # §8.2, §8.3
    assert tiles(match, 0) == [5]
    assert tiles(match, 1) == [2]
    assert told(match)[-2:] == [("won", 0, "§8.2"), ("won", 1, "§8.3")]


def test_the_right_tower_may_be_the_higher_one(building: Building) -> None:  # §8.2, §8.3
    match = full(building, "BB", "AB", "right")
    assert tiles(match, 0) == [5]
    assert tiles(match, 1) == [2]
    higher, lower = facts(match, "won")
    assert (higher.seat, higher.rule, higher.points) == (0, "§8.2", 5)
    assert (higher.values["tower"], higher.values["rank"]) == ("tower-right", "rank-higher")
    assert (lower.seat, lower.rule, lower.points) == (1, "§8.3", 2)
    assert (lower.values["tower"], lower.values["rank"]) == ("tower-left", "rank-lower")


def test_one_player_may_win_both_tiles(building: Building) -> None:  # §8.3
    match = full(building, "AAB", "A", "right")
    assert tiles(match, 0) == [5, 2]
    assert tiles(match, 1) == []


def test_a_tie_goes_to_the_highest_floor_among_the_tied(building: Building) -> None:  # §8.4
    match = full(building, "ABB", "B", "left")
    assert tiles(match, 0) == [5], "A, B, B, A: two each, A on top"
    assert scoring.majority(vec[i64]([0, 1, 0, 1, 2]), 3) == 1, (
        "the top floor is not one of the tied"
    )


def test_a_tower_won_on_a_tie_is_told_as_such(building: Building) -> None:  # §8.4
    match = full(building, "ABB", "B", "left")
    tied, won, lower = facts(match, "tied", "won")
    assert (tied.kind, tied.seat, tied.rule, tied.points) == ("tied", 0, "§8.4", 0)
    assert tied.values["rival"] == "seat:1"
    assert (tied.values["level"], tied.values["below"], tied.values["floors"]) == (4, 3, 2)
    assert (won.kind, won.seat, won.rule, won.points) == ("won", 0, "§8.4", 5)
    assert (lower.kind, lower.seat, lower.rule, lower.points) == ("won", 1, "§8.3", 2)


def test_a_tie_in_the_lower_tower_is_told_as_well(building: Building) -> None:  # §8.4
    match = full(building, "BAB", "B", "right")
    assert told(match)[-3:] == [("won", 1, "§8.2"), ("tied", 0, "§8.4"), ("won", 0, "§8.4")]


def test_a_tie_of_three_names_every_rival(position: Position) -> None:  # §8.4
    match = position(
        "patrizier",
        "-",
        text="""
        seats = 3
        turn = 2
        [cities.parma]
        left = "BA"
        right = "AB"
        [[players]]
        dealt = ["bologna-hat-star", "bologna-lady-star", "ferrara-hat-star"]
        [[players]]
        dealt = ["firenze-beard-star", "firenze-lady-star", "roma-beard-star"]
        [[players]]
        dealt = ["milano-beard-star", "roma-hat-star"]
        taken = ["parma-beard"]
        """,
    )
    play(match, "play parma-beard", "build parma left")
    first, second, won = facts(match, "tied", "won")[:3]
    assert [first.values["rival"], second.values["rival"]] == ["seat:0", "seat:1"]
    assert [first.values["below"], second.values["below"]] == [2, 1]
    assert (won.kind, won.seat, won.rule, won.values["floors"]) == ("won", 2, "§8.4", 1)


def test_a_city_is_scored_before_the_draw(building: Building) -> None:  # §8.1
    match = full(building, "ABB", "B", "left")
    assert kinds(match)[-2:] == ["won", "won"]
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
    play(match, "play parma-move", "build parma right")
    assert tiles(match, 1) == [5]
    assert tiles(match, 0) == [2], "one floor each on the right, A on top"
    assert texts(match) == ["move roma left", "pass"]


def test_towers_stay_after_the_city_was_scored(building: Building) -> None:  # §8.5
    match = full(building, "ABB", "B", "left")
    parma = 2 * GAME.parse("take parma").city  # type: ignore[attr-defined]
    towers = table(match, Table).towers[parma : parma + 2]
    assert [list(tower) for tower in towers] == [[0, 1, 1, 0], [1]]


# §9 The end


def test_the_final_count_of_the_rulebook(position: Position) -> None:  # §9.2, §9.3, example
    match = play(position("patrizier", "final_count"), "play verona-choice", "build verona right")
    state = table(match, Table)
    assert sum(tiles(match, 0)) == 33
    assert scoring.portraits_in(state, 0) == [5, 6, 2]
    assert scoring.portrait_fame(state, 0) == 6 + 12 + 0
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == (51, 90)


def test_the_final_count_is_told_part_by_part(position: Position) -> None:  # §9.2, §9.3
    match = position("patrizier", "final_count")
    before = [sum(tiles(match, seat)) for seat in (0, 1)]
    play(match, "play verona-choice", "build verona right")
    own = [fact for fact in match.log() if fact.seat == 0][-4:]
    assert [(fact.kind, fact.rule, fact.points) for fact in own] == [
        ("portraits", "§9.2", 6),
        ("portraits", "§9.2", 12),
        ("portraits", "§9.2", 0),
        ("counted", "§9.3", 0),
    ]
    assert own[-1].values == {"fame": 51, "tiles": 33, "portraits": 18}
    assert match.outcome is not None
    for seat in (0, 1):
        points = sum(fact.points for fact in match.log() if fact.seat == seat)
        assert before[seat] + points == match.outcome.scores[seat]


def test_persons_of_whom_there_is_no_portrait_are_not_counted(position: Position) -> None:  # §9.2
    match = play(position("patrizier", "tie_by_stock"), "play milano-crests", "build milano each")
    own = [fact for fact in facts(match, "portraits") if fact.seat == 0]
    assert [fact.values["person"] for fact in own] == ["person-hat", "person-beard"]


def test_a_tie_is_broken_by_the_floors_left_of_the_tied(position: Position) -> None:  # §9.4
    match = play(position("patrizier", "tie_by_stock"), "play milano-crests", "build milano each")
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == (50, 47, 50)
    assert list(table(match, Table).stock) == [8, 10, 6], "B has most floors left, but less fame"
    assert outcome.ranks == (1, 3, 2)
    assert outcome.winners == (0,)


def test_who_wins_a_tie_by_what_is_told(position: Position) -> None:  # §9.4
    match = play(position("patrizier", "tie_by_stock"), "play milano-crests", "build milano each")
    assert told(match)[-3:] == [
        ("stock", 0, "§9.4"),
        ("stock", 2, "§9.4"),
        ("won-by-stock", 0, "§9.4"),
    ]
    assert [fact.values["floors"] for fact in facts(match, "stock")] == [8, 6]


def test_an_equal_stock_means_a_shared_win(position: Position) -> None:  # §9.5
    match = play(position("patrizier", "shared_win"), "play parma-crests", "build parma each")
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == (47, 47, 41)
    assert outcome.winners == (0, 1)
    assert outcome.share(1) == pytest.approx(1 / 2)
    assert told(match)[-2:] == [("shared", 0, "§9.5"), ("shared", 1, "§9.5")]


def test_where_nobody_is_tied_no_stock_is_told(position: Position) -> None:  # §9.3
    match = play(position("patrizier", "final_count"), "play verona-choice", "build verona right")
    assert not facts(match, "stock", "won-by-stock", "shared")


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
