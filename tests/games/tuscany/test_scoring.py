"""Phases, scorings and the end; §§ are those of RULES.md."""

from collections.abc import Callable

import pytest

import palio
from palio.core.match import Match
from palio.games.tuscany import GAME
from palio.games.tuscany.components import COLOURS
from palio.games.tuscany.state import Table
from palio.testing.scenes import play, table, told

At = Callable[..., Match]
Position = Callable[..., Match]


EIGHT = '["castle", "town", "inn", "quarry", "village", "monastery", "carriage", "boar"]'


# §10 Phases and scorings


def stack(count: int) -> str:
    """So many tiles of a player's set."""
    tiles = [tile.id for tile in GAME.box.tiles for _ in range(tile.player)]
    return "[" + ", ".join(f'"{tile}"' for tile in tiles[:count]) + "]"


def late(at: At, left: int, *, phase: int, others: int = 21, rolls: tuple[str, ...] = ()) -> Match:
    """Seat 0, who is first, takes with so many of its own tiles left, and seat 1 with so many."""
    players = f"[[players]]\ngreen = 5\nred = 1\nstack = {stack(left)}"
    players += f"\n[[players]]\nstack = {stack(others)}"
    return at(f"seats = 3\nturn = 0\nphase = {phase}\ndisplay = {EIGHT}\n{players}", rolls)


@pytest.mark.parametrize(("phase", "left"), [(1, 15), (2, 8)])
def test_a_phase_ends_with_the_round_in_which_a_stack_is_used_up(
    at: At, phase: int, left: int
) -> None:  # §10.1
    match = play(late(at, left, phase=phase), "take", "take town")
    assert ("stack-ends-phase", 0, "§10.1") in told(match)
    assert table(match, Table).phase == phase - 1
    play(match, "draw")
    assert table(match, Table).red[0] == 1
    play(match, "draw")  # by the right neighbour of the first player
    assert table(match, Table).phase == phase
    assert table(match, Table).red[0] == 6
    assert (f"scoring-{phase}", 0, "§10.4") in told(match)
    assert match.actor == 0


def test_one_tile_less_ends_nothing(at: At) -> None:  # §10.1
    match = play(late(at, 16, phase=1), "take", "take town", "draw", "draw")
    assert table(match, Table).phase == 0
    assert table(match, Table).red[0] == 1


def test_a_second_player_with_an_empty_stack_ends_nothing(at: At) -> None:  # §10.1
    # The second phase ends with 14 tiles, not when the next player has put out 7.
    match = play(late(at, 15, phase=2, others=14), "take", "take town", "draw", "draw")
    assert table(match, Table).phase == 1


def test_stacks_are_not_touched_between_the_phases(at: At) -> None:  # §10.2
    match = play(late(at, 15, phase=1), "take", "take town", "draw", "draw")
    assert [sum(own) for own in table(match, Table).own] == [14, 21, 21]


def test_a_whole_extra_round_follows_the_third_phase(at: At) -> None:  # §10.3
    match = play(late(at, 1, phase=3), "take", "take town", "draw", "draw")
    assert ("extra-round", 0, "§10.3") in told(match)
    assert table(match, Table).red[0] == 1  # not scored yet
    for seat in range(3):
        assert match.actor == seat
        play(match, "draw")
    assert match.outcome is not None  # §11.1
    assert ("scoring-3", 0, "§10.4") in told(match)


def test_the_two_scorings_of_anna(position: Position) -> None:  # §10.4, rulebook example
    match = position("tuscany", "scorings", dice=palio.Seeded(1))
    play(match, "draw")
    assert (table(match, Table).green[1], table(match, Table).red[1]) == (9, 13)
    setup, state = GAME.read_position(
        f"seats = 2\nturn = 1\nphase = 2\n[[players]]\nstack = {stack(7)}\n"
        "[[players]]\ngreen = 22\nred = 15",
        "after a yield card of 2",
    )
    later = play(Match.at(state, game=GAME, setup=setup, dice=palio.Seeded(1)), "draw")
    assert (table(later, Table).green[1], table(later, Table).red[1]) == (22, 37)


# §11 The end


def ending(at: At, player: str, other: str = "", options: str = "") -> Match:
    """The last turn of the game is a draw by seat 1, who has drawn nothing before."""
    players = f"[[players]]\nstack = []\n{player}\n[[players]]\n{other}"
    return play(at(f"seats = 2\nturn = 1\nphase = 4\n{options}\n{players}"), "draw")


def scores(match: Match) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.scores


def counted(match: Match, seat: int) -> list[tuple[str, str, int]]:
    """What a seat was told to have left, by which §, and for how many points."""
    left = [fact for fact in match.log() if fact.seat == seat and fact.kind.startswith("left-")]
    assert all(fact.values["points"] == fact.points for fact in left)
    return [(fact.kind, fact.rule, fact.points) for fact in left]


def test_what_is_left_brings_a_point_each(at: At) -> None:  # §11.2
    match = ending(
        at,
        'storage = ["inn", "hexagon"]\nbonuses = { storage = 1 }\nmarble = 2\nworkers = 3\nred = 9',
    )
    assert scores(match)[0] == 9 + 2 + 2 + 3
    assert counted(match, 0) == [
        ("left-tiles", "§11.2", 1),
        ("left-hexagons", "§11.2", 1),
        ("left-marble", "§11.2", 2),
        ("left-workers", "§11.2", 3),
    ]


def test_stacks_and_empty_spaces_bring_nothing(at: At) -> None:  # §11.2
    assert scores(ending(at, "bonuses = { storage = 2 }"))[0] == 0


@pytest.mark.parametrize(("cards", "points"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_every_five_cards_bring_a_point(at: At, cards: int, points: int) -> None:  # §11.3
    match = ending(at, f"hand = {{ orange = {cards} }}")
    assert scores(match)[0] == points
    assert counted(match, 0) == [("left-cards", "§11.3", points)]


@pytest.mark.parametrize(("cards", "points"), [(2, 0), (3, 1), (9, 3)])
def test_in_the_first_printing_every_three(at: At, cards: int, points: int) -> None:  # §11.4
    options = 'options = { printing = "first" }'
    match = ending(at, f"hand = {{ orange = {cards} }}", options=options)
    assert scores(match)[0] == points
    assert counted(match, 0) == [("left-cards", "§11.4", points)]


def test_green_is_scored_before_the_end(at: At) -> None:  # §11.1, §11.5
    match = ending(at, "green = 20\nred = 40", "green = 30\nred = 29")
    assert scores(match) == (60, 59)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def decided(match: Match) -> list[tuple[str, int, str, dict[str, str | int]]]:
    """How a tie was told."""
    facts = [fact for fact in match.log() if fact.kind.startswith(("tied", "won"))]
    return [(fact.kind, fact.seat, fact.rule, dict(fact.values)) for fact in facts]


def test_a_tie_goes_to_more_empty_fields(at: At) -> None:  # §11.6
    match = ending(at, 'castle = "a2"\ntiles = { a1 = "quarry" }\nred = 5', "red = 5")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert decided(match) == [
        ("tied", 0, "§11.6", {"points": 5, "fields": 28}),
        ("tied", 1, "§11.6", {"points": 5, "fields": 29}),
        ("won-by-fields", 1, "§11.6", {"fields": 29}),
    ]


def test_then_to_more_green_points(at: At) -> None:  # §11.6
    match = ending(at, "green = 2\nred = 5", "green = 3\nred = 4")
    assert match.outcome is not None
    assert match.outcome.scores == (7, 7)
    assert match.outcome.winners == (1,)
    assert decided(match) == [
        ("tied", 0, "§11.6", {"points": 7, "fields": 29}),
        ("tied", 1, "§11.6", {"points": 7, "fields": 29}),
        ("tied-fields", 0, "§11.6", {"fields": 29, "green": 2}),
        ("tied-fields", 1, "§11.6", {"fields": 29, "green": 3}),
        ("won-by-green", 1, "§11.6", {"green": 3}),
    ]


def test_then_the_win_is_shared(at: At) -> None:  # §11.7
    match = ending(at, "green = 2\nred = 5", "green = 2\nred = 5")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)
    won = [fact for fact in decided(match) if fact[0].startswith("won")]
    assert won == [("won-shared", 0, "§11.7", {}), ("won-shared", 1, "§11.7", {})]


def test_a_tie_behind_the_winner_is_told_too(at: At) -> None:  # §11.6
    players = "[[players]]\nstack = []\nred = 4\n[[players]]\nred = 9\n[[players]]\nred = 4"
    match = play(at(f"seats = 3\nturn = 2\nphase = 4\n{players}"), "draw")
    assert match.outcome is not None
    assert match.outcome.ranks == (2, 1, 2)
    assert [(kind, seat) for kind, seat, _, _ in decided(match)] == [
        ("tied", 0),
        ("tied", 2),
        ("tied-fields", 0),
        ("tied-fields", 2),
    ]


def test_without_a_tie_none_is_told(at: At) -> None:  # §11.5
    assert decided(ending(at, "red = 9", "red = 5")) == []


def test_what_is_told_of_a_scoring_says_its_points(at: At) -> None:  # §8.9, §8.10, §10.4
    match = ending(at, "green = 20\nred = 40", "green = 30\nred = 29")
    scored = [(fact.kind, fact.seat, fact.points) for fact in match.log() if fact.points]
    assert scored == [("scoring-3", 0, 20), ("scoring-3", 1, 30)]
    carriage = (
        'tiles = { b2 = "quarry" }\nstorage = ["carriage"]\nworkers = 2\nbonuses = { yield = 2 }'
    )
    rolls = ["yield red-2", "yield hexagon-1", "yield hexagon-1"]
    match = at(f'seats = 2\nturn = 0\n[[players]]\ncastle = "a2"\n{carriage}', rolls)
    play(match, "place", "field c1", "pay 2 workers")
    told_red = [(fact.kind, fact.points) for fact in match.log() if fact.points]
    assert told_red == [("yield-red", 2), ("hexagon-lost", 2)]
    assert table(match, Table).red[0] == 4  # the point for the area is green: it counts later


def test_every_colour_has_its_cards() -> None:
    assert sum(GAME.box.cards) == 122
    assert len(GAME.box.cards) == len(COLOURS)
