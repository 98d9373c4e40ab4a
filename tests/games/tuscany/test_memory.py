"""What was once public stays in the view, in a form for programs; §§ are those of RULES.md."""

import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from palio.core.match import Match
from palio.core.seats import CHANCE, EVERYBODY
from palio.games.tuscany import GAME
from palio.games.tuscany.components import COLOURS
from palio.games.tuscany.state import Table
from palio.testing.fingerprint import fields, fingerprint
from palio.testing.scenes import play, table, texts

At = Callable[..., Match]

# Seat 0 pays, and seat 1 draws the last card of the pile: the discards are shuffled.
SHUFFLE = """
seats = 3
turn = 0
deck = { yellow = 1 }
[[players]]
castle = "a2"
storage = ["quarry"]
hand = { grey = 2, red = 2, orange = 2 }
workers = 1
[[players]]
hand = { beige = 5 }
"""


def view(match: Match, seat: int | None) -> dict[str, Any]:
    return GAME.view(table(match, Table), seat)


def shuffled(at: At, price: str) -> Match:
    match = play(at(SHUFFLE, ["card yellow"]), "place", "field a1", f"pay {price}")
    return play(match, "end", "draw")  # the quarry brought a marble


def by_colour(cards: Iterable[int]) -> dict[str, int]:
    return {name: count for name, count in zip(COLOURS, cards, strict=True) if count}


def test_before_a_shuffle_there_is_nothing_to_remember(at: At) -> None:  # §12.1
    match = play(at("seats = 3\nturn = 0\n[[players]]\nhand = { red = 3 }"), "draw")
    seen = view(match, 0)
    assert seen["pools"] == []
    assert [player["past"] for player in seen["players"]] == [[], [], []]


def test_payments_are_remembered_when_the_discards_are_shuffled(at: At) -> None:  # §12.1, §12.2
    pairs = shuffled(at, "2 red + worker"), shuffled(at, "2 orange + worker")
    for seat in (0, 1, 2, None):
        one, two = (view(match, seat) for match in pairs)
        assert one["discards"] == two["discards"] == {}
        assert one["pools"] != two["pools"]


def test_the_view_holds_the_pools_and_who_drew_how_many(at: At) -> None:  # §12.2
    match = shuffled(at, "2 grey")
    state = table(match, Table)
    seen = view(match, None)
    # In the hands: 4 of seat 0, the 5 of seat 1 and the last card of the old pile.
    assert seen["pools"][0] == {"red": 2, "orange": 2, "yellow": 1, "beige": 5}
    assert sum(seen["pools"][1].values()) == 122 - 10
    assert sum(state.deck) == 122 - 10 - 2
    assert [player["past"] for player in seen["players"]] == [
        [{"pool": 0, "drew": 4, "paid": {}}],
        [{"pool": 0, "drew": 6, "paid": {}}, {"pool": 1, "drew": 2, "paid": {}}],
        [],
    ]


def test_what_one_drew_from_which_pool_is_ones_own_secret(at: At) -> None:  # §12.1
    match = shuffled(at, "2 grey")
    state = table(match, Table)
    own = view(match, 1)["players"]
    assert [player["drawn"] is None for player in own] == [True, False, True]
    assert own[1]["drawn"][0] == {"yellow": 1, "beige": 5}
    assert sum(own[1]["drawn"][1].values()) == 2
    assert all(player["drawn"] is None for player in view(match, None)["players"])
    for seat, player in enumerate(view(match, EVERYBODY)["players"]):
        hand: dict[str, int] = {}
        for part in player["drawn"]:
            for colour, count in part.items():
                hand[colour] = hand.get(colour, 0) + count
        assert hand == by_colour(state.hands[seat])  # nobody has paid since


def test_payments_since_a_shuffle_are_kept_by_seat_and_by_draw(at: At) -> None:  # §12.2
    text = """
    seats = 3
    turn = 0
    deck = { red = 1 }
    [[players]]
    castle = "a2"
    storage = ["quarry", "monastery"]
    bonuses = { storage = 1 }
    hand = { grey = 2, yellow = 3 }
    """
    cards = ["card red", "card grey", "card grey", *["card orange"] * 6]
    match = play(at(text, cards), "draw", "draw", "draw")
    play(match, "place", "place quarry", "field a1", "pay 2 grey", "end", "draw", "draw")
    play(match, "draw", "end")
    past = view(match, None)["players"][0]["past"]
    assert past == [
        {"pool": 0, "drew": 6, "paid": {}},
        {"pool": 1, "drew": 2, "paid": {"grey": 2}},
        {"pool": 1, "drew": 3, "paid": {}},
    ]


def test_what_came_in_another_order_to_the_same_is_the_same(at: At) -> None:  # §12.2
    # Seat 0 places two tiles in one turn, and then seat 1 does; nobody draws in between.
    text = """
    seats = 3
    turn = 2
    first = 0
    deck = { red = 1 }
    [[players]]
    castle = "a2"
    storage = ["quarry", "inn"]
    bonuses = { storage = 1 }
    hand = { grey = 2, turquoise = 2 }
    marble = 1
    """
    ends = []
    for one, two in (("quarry", "inn"), ("inn", "quarry")):
        match = play(at(text, ["card red", "card red", "card beige"], strict=True), "draw")
        for tile in (one, two):
            play(match, "place")
            if f"place {tile}" in texts(match):
                play(match, f"place {tile}")
            field, price = {"quarry": ("a1", "grey"), "inn": ("a3", "turquoise")}[tile]
            play(match, f"field {field}", f"pay 2 {price}")
        ends.append(match)
    first, second = (table(match, Table) for match in ends)
    assert first.past == second.past
    assert first.pools == second.pools


# Seat 1 holds nearly all cards, so that the few discards are shuffled again and again.
FEW_DISCARDS = """
seats = {seats}
turn = 0
deck = {{ red = 1 }}
[[players]]
[[players]]
castle = "b4"
storage = ["inn"]
hand = {{ dark-green = 10, red = 13, turquoise = 10, light-green = 20, grey = 16, orange = 20, \
yellow = 16, beige = 14 }}
"""


@pytest.mark.parametrize(("seats", "pools"), [(2, 2), (3, 3)])
def test_with_two_players_a_shuffle_makes_what_was_before_needless(
    at: At, seats: int, pools: int
) -> None:  # §12.2
    match = play(at(FEW_DISCARDS.format(seats=seats)), "draw")
    seen = view(match, None)
    assert seen["pools"][1] == {"beige": 2}
    assert seen["players"][0]["past"] == [
        {"pool": 0, "drew": 1, "paid": {}},
        {"pool": 1, "drew": 2, "paid": {}},
    ]
    play(match, "place", "field a3", "pay 2 grey + 2 orange", "draw")
    seen = view(match, None)
    assert len(seen["pools"]) == pools
    assert seen["pools"][-1] == {"grey": 2, "orange": 2}
    held = [player["past"][0] for player in seen["players"][:2]]
    if seats == 2:  # who sees one hand knows the other: the hands are pool 0 again
        assert [chapter["drew"] for chapter in held] == [3, 115]
    else:
        assert held[1] == {"pool": 0, "drew": 119, "paid": {"grey": 2, "orange": 2}}


# Stacks, and all that is open


def midgame(seats: int, moves: int) -> Table:
    """A random game after so many answers and draws."""
    rng = random.Random(seats)
    state = GAME.new(GAME.setup(seats))
    for _ in range(moves):
        legal = GAME.legal_moves(state)
        is_chance = GAME.actor(state) == CHANCE
        GAME.play(state, GAME.sample(state, rng) if is_chance else rng.choice(legal))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_left_in_the_stacks_can_be_told_from_what_was_seen(seats: int) -> None:  # §12.4
    state = midgame(seats, 200)
    seen: dict[str, Any] = GAME.view(state, None)
    for seat, player in enumerate(seen["players"]):
        left = {tile.id: state.own[seat][tile.index] for tile in GAME.box.tiles}
        assert player["stack_left"] == {name: count for name, count in left.items() if count}
        assert sum(player["stack_left"].values()) == player["stack"]
    assert sum(seen["neutral_left"].values()) == seen["neutral"]
    for name, count in seen["neutral_left"].items():
        kind = next(tile.index for tile in GAME.box.tiles if tile.id == name)
        assert state.neutral[kind] == count
    left_yields = {
        card.id: card.count - seen["yields_seen"].get(card.id, 0) for card in GAME.box.yields
    }
    assert sum(left_yields.values()) == seen["yield_deck"]


def test_every_tile_of_a_stack_is_as_likely_to_come_next(at: At) -> None:  # §12.4
    match = at('seats = 2\nturn = 0\n[[players]]\nstack = ["town", "village", "village", "wine"]')
    state = table(play_to_the_gap(match), Table)
    odds = dict(zip((move.text for move in GAME.legal_moves(state)), GAME.odds(state), strict=True))
    assert odds == {"reveal town": 0.25, "reveal village": 0.5, "reveal wine": 0.25}
    world = GAME.resample(state, 1, random.Random(1))
    assert GAME.odds(world) == list(odds.values())


def play_to_the_gap(match: Match) -> Match:
    """Seat 0 takes a tile; the own tile that follows is still to come."""
    state = table(match, Table)
    for text in ("take", "take inn"):
        GAME.play(state, GAME.parse(text))
    assert GAME.actor(state) == CHANCE
    return Match.at(state, game=GAME, setup=match.setup)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_but_cards_is_hidden_once_the_boards_are_shown(seats: int) -> None:  # §12.5
    rng = random.Random(1)
    for moves in (100, 250, 300):
        state = midgame(seats, moves)
        assert state.boards
        for seat in range(seats):
            world = GAME.resample(state, seat, rng)
            pairs = zip(fields(state), fields(world), strict=True)
            changed = {name for (name, a), (_, b) in pairs if fingerprint(a) != fingerprint(b)}
            assert changed <= {"deck", "hands", "drawn"}
            mine, theirs = GAME.view(state, seat), GAME.view(state, None)
            assert {key for key in mine if mine[key] != theirs[key]} == {"players"}
            differs = {
                key
                for one, two in zip(mine["players"], theirs["players"], strict=True)  # type: ignore[call-overload]
                for key in one
                if one[key] != two[key]
            }
            assert differs == {"hand", "drawn"}


def test_the_view_tells_which_tiles_of_the_display_came_from_players(at: At) -> None:  # §4.5, §12.5
    seen = view(at('seats = 2\nturn = 0\ndisplay = ["quarry", "quarry@1", "town"]'), None)
    assert seen["display"] == {"quarry": 2, "town": 1}
    assert seen["display_own"] == {"quarry": 1}


def test_the_view_tells_what_of_the_turn_is_to_come(at: At) -> None:  # §12.5
    text = """
    seats = 2
    turn = 0
    display = ["carriage", "town", "inn"]
    [[players]]
    castle = "a2"
    tiles = { b2 = "quarry", c1 = "carriage", d1 = "monastery", e2 = "monastery" }
    storage = ["castle", "inn"]
    workers = 6
    marble = 1
    bonuses = { storage = 1, yield = 1 }
    """
    match = at(text)
    quiet = {"seat": 0, "second": False, "fresh": 0, "refresh": False, "gaps": 0, "yields": 0}
    assert view(match, 1)["turn"] == quiet
    play(match, "place", "place inn", "field a3", "pay 2 workers")
    assert view(match, 1)["turn"] == quiet | {"second": True, "fresh": 1}
    play(match, "place", "place castle", "field f1", "pay 2 workers", "take carriage")
    state = table(match, Table)
    GAME.play(state, GAME.parse("field f2"))  # two yields are to come, and then the gap is filled
    assert GAME.view(state, 1)["turn"] == quiet | {
        "second": True,
        "fresh": 1,
        "gaps": 1,
        "yields": 2,
    }
    play(match, "field f2")
    assert view(match, 1)["turn"] == quiet | {"seat": 1}
