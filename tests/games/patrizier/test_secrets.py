"""What is open at a table of Patrizier and what is not. §10"""

import random
from collections.abc import Callable, Iterable
from importlib import resources
from math import comb
from typing import Any

import pytest

import palio
from palio.core.facts import Fact
from palio.core.match import Match
from palio.games.patrizier import GAME
from palio.games.patrizier.game import Patrizier
from palio.games.patrizier.rules.turn import PlayCard
from palio.games.patrizier.state import Table
from palio.testing import check_game, check_position
from palio.testing.scenes import play, table
from palio.texts import Speaker

Position = Callable[..., Match]
SHOWN = "roma-beard-star"
TOML = resources.files("palio.games.patrizier").joinpath("components.toml").read_text("utf-8")


def seats_of(state: Table, seat: int | None) -> list[dict[str, Any]]:
    """The players in the view of a seat."""
    players = GAME.view(state, seat)["players"]
    assert isinstance(players, list)
    return players


def ids(cards: Iterable[int]) -> list[str]:
    return [GAME.box.kinds[card].id for card in cards]


def take_back(state: Table, text: str) -> list[Fact]:
    """The answer was played and is taken back: the state is the one before it."""
    question = GAME.question(state)
    assert isinstance(question, PlayCard)
    facts: list[Fact] = []
    shown = question.shows(state, GAME.parse(text))
    if shown is not None:
        GAME.play(state, shown, facts.append)
    assert GAME.question(state) is question
    return facts


def test_the_others_see_taken_cards_but_not_dealt_ones(position: Position) -> None:  # §10.1
    state = table(position("patrizier", "special_action"), Table)
    players = seats_of(state, 2)
    assert (players[0]["hand"], players[0]["hidden"]) == (["lucca-move"], 2)
    assert (players[1]["hand"], players[1]["hidden"]) == ([], 3)
    assert (len(players[2]["hand"]), players[2]["hidden"]) == (3, 0)
    assert [player["hidden"] for player in seats_of(state, None)] == [2, 3, 3]


def test_a_player_sees_which_of_the_own_cards_the_others_know(position: Position) -> None:  # §10.1
    state = table(position("patrizier", "special_action"), Table)
    own = seats_of(state, 0)[0]
    assert len(own["hand"]) == 3
    assert own["seen"] == ["lucca-move"]


def test_a_card_that_was_played_and_taken_back_is_known_to_all(position: Position) -> None:
    text = """
    seats = 3
    turn = 1
    [[players]]
    dealt = ["bologna-hat-star", "bologna-lady-star", "siena-lady-star"]
    [[players]]
    dealt = ["firenze-lady-star", "firenze-beard-star", "roma-beard-star"]
    [[players]]
    dealt = ["ferrara-hat-star", "verona-beard-star", "lucca-hat-star"]
    """
    state = table(position("patrizier", "-", text=text), Table)  # §10.1
    own = seats_of(state, 1)[1]
    (shown,) = take_back(state, f"play {SHOWN}")
    assert (shown.kind, shown.seat, shown.rule) == ("shown", 1, "§10.1")
    for viewer in (0, 2, None):
        player = seats_of(state, viewer)[1]
        assert (player["hand"], player["seen"], player["hidden"]) == ([SHOWN], [SHOWN], 2)
    again = seats_of(state, 1)[1]
    assert again["hand"] == own["hand"], "it is the same hand"
    assert again["seen"] == [SHOWN], "but who holds it knows that all have seen the card"
    assert take_back(state, f"play {SHOWN}") == [], "nobody learns anything by seeing it again"


def test_a_shown_card_stays_where_it_is_in_every_world(position: Position) -> None:  # §10.1
    state = table(position("patrizier", "shown_card"), Table)
    rng = random.Random(1)
    hidden: set[str] = set()
    for _ in range(60):
        world = GAME.worlds(state, 0).draw(rng)
        assert ids(world.taken[1]) == [SHOWN]
        assert SHOWN not in ids([*world.dealt[1], *world.dealt[2], *world.deck])
        hidden.update(ids(world.dealt[1]))
    assert len(hidden) == 12 - 3 - 1, "any start card that is neither shown nor in the own hand"


def test_a_shown_card_is_told_apart_from_the_backs(position: Position) -> None:  # §10.1
    match = position("patrizier", "shown_card")
    say = Speaker(GAME, "en")
    for viewer in (0, 2, None):
        drawn = match.svg(viewer)
        assert f'data-piece="card:{SHOWN}@hand:1:0"' in drawn
        assert 'data-piece="card:back@hand:1:1"' in drawn
        assert 'data-piece="card:back@hand:1:2"' not in drawn
        picture = GAME.picture(GAME.view(table(match, Table), viewer), viewer, say)
        assert "Roma beard; ?; ?" in picture


def test_the_laws_hold_from_a_position_with_shown_cards() -> None:  # §10.1
    text = """
    seats = 2
    turn = 1
    [cities.verona]
    market = "roma-lady"
    [[players]]
    dealt = ["bologna-hat-star", "bologna-lady-star"]
    taken = ["siena-lady-star"]
    [[players]]
    dealt = ["firenze-lady-star"]
    taken = ["roma-beard-star", "roma-hat-star"]
    """
    assert check_position(GAME, text, games=3, depth=0.5).moves > 400


def test_only_start_cards_are_drawn_into_hidden_hands() -> None:  # §10.1, §1.3
    match = Match(GAME, seats=2, dice=palio.Seeded(7))
    state = table(match, Table)
    others = [card for card in state.deck if not GAME.box.kinds[card].start]
    rng = random.Random(2)
    for _ in range(60):
        world = GAME.resample(state, 0, rng)
        assert len(world.dealt[1]) == 3
        assert all(GAME.box.kinds[card].start for card in world.dealt[1])
        assert [card for card in world.deck if not GAME.box.kinds[card].start] == others
        assert list(world.dealt[0]) == list(state.dealt[0])


@pytest.fixture(scope="module")
def box_of_equals() -> Patrizier:
    """A box in which Bologna, Firenze and Roma have three start cards each that are alike."""
    text = TOML
    for city, person in (("bologna", "hat"), ("firenze", "lady"), ("roma", "beard")):
        for shows in ("hat", "lady", "beard"):
            row = f'  {{ city = "{city}", shows = "{shows}", count = 1'
            start = text.index(row)
            end = text.index("\n", start) + 1
            text = text[:start] + text[end:]
        first = text.index(f'  {{ city = "{city}"')
        row = f'  {{ city = "{city}", shows = "{person}", count = 3, start = true }},\n'
        text = text[:first] + row + text[first:]
    return GAME.with_components(text, "equals.toml")


def test_the_laws_hold_where_hands_hold_equal_cards(box_of_equals: Patrizier) -> None:  # §10.1
    # A game in which cards are played of which the hand may hold another (law 9, ``ways``).
    setups = [box_of_equals.setup(2)]
    report = check_game(box_of_equals, games=1, setups=setups, seed=2, worlds=400)
    assert report.histories == 3


def test_of_two_equal_cards_one_is_shown_and_the_other_as_likely_as_any(
    box_of_equals: Patrizier,
) -> None:  # §10.1
    game = box_of_equals
    _, state = game.read_position(
        """
        seats = 2
        turn = 1
        [[players]]
        dealt = ["firenze-lady-star", "firenze-lady-star", "lucca-hat-star"]
        [[players]]
        dealt = ["bologna-hat-star", "bologna-hat-star", "roma-beard-star"]
        """,
        "-",
    )
    hat = next(kind.index for kind in game.box.kinds if kind.id == "bologna-hat-star")
    question = game.question(state)
    assert isinstance(question, PlayCard)
    move = game.parse("play bologna-hat-star")
    assert question.ways(state, move) == 2, "either of them"
    shown = question.shows(state, move)
    assert shown is not None
    game.play(state, shown)
    assert (list(state.taken[1]), len(state.dealt[1])) == ([hat], 2)
    assert question.ways(state, move) == 1, "the one that all have seen"
    # Of the start cards, three are in the own hand and one is shown; two of the rest are hats.
    unknown = sum(kind.count for kind in game.box.kinds if kind.start) - 4 - 3
    rng = random.Random(3)
    worlds = [game.resample(state, 0, rng) for _ in range(3000)]
    assert all(list(world.taken[1]) == [hat] for world in worlds)
    found = sum(hat in world.dealt[1] for world in worlds) / len(worlds)
    assert found == pytest.approx(1 - comb(unknown - 2, 2) / comb(unknown, 2), abs=0.03)


def test_the_card_that_all_have_seen_is_played_before_its_equal(box_of_equals: Patrizier) -> None:
    setup, state = box_of_equals.read_position(  # §10.1
        """
        seats = 2
        turn = 1
        [[players]]
        dealt = ["firenze-lady-star"]
        [[players]]
        dealt = ["bologna-hat-star"]
        taken = ["bologna-hat-star"]
        """,
        "-",
    )
    match = Match.at(state, game=box_of_equals, setup=setup)
    assert [move.text for move in match.legal_moves()] == ["play bologna-hat-star"]
    play(match, "play bologna-hat-star")
    after = table(match, Table)
    assert (len(after.dealt[1]), len(after.taken[1])) == (1, 0), (
        "the other one is as secret as before"
    )


def test_piles_and_tiles_lie_face_down_but_are_remembered(position: Position) -> None:
    state = table(position("patrizier", "final_count"), Table)  # §10.2, §10.3
    for seat in (0, 1, None):
        shown = seats_of(state, seat)[0]
        assert (shown["pile"], shown["top"], shown["tiles"]) == (23, "firenze-beard-star", 5)
        assert len(shown["memory"]["pile"]) == 23
        assert shown["memory"]["tiles"] == [9, 7, 6, 5, 4]


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
