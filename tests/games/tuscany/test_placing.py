"""Placing tiles, their price and their points; §§ are those of RULES.md."""

from collections.abc import Callable

import pytest
from mypy_extensions import i64

import palio
from palio.core.match import Match
from palio.core.packed import vec
from palio.games.tuscany import GAME
from palio.games.tuscany.components import COLOURS
from palio.games.tuscany.geometry import FIELD_NAMES
from palio.games.tuscany.state import Table
from palio.testing.scenes import kinds, play, table, texts, told

At = Callable[..., Match]
One = Callable[..., Match]
Position = Callable[..., Match]


def hand(match: Match, seat: int = 0) -> dict[str, int]:
    cards = table(match, Table).hands[seat]
    return {name: cards[colour] for colour, name in enumerate(COLOURS) if cards[colour]}


def stored(match: Match, seat: int = 0) -> list[str]:
    return [GAME.box.tile_id(kind) for kind in table(match, Table).storage[seat]]


# §6 Place a tile


def test_a_tile_goes_from_the_storage_to_a_field(one: One) -> None:  # §6.1
    match = one('storage = ["quarry"]\nhand = { grey = 3 }')
    play(match, "place")
    assert texts(match) == ["field a1", "field b2"]
    play(match, "field a1", "pay 2 grey")
    state = table(match, Table)
    assert stored(match) == []
    assert GAME.box.tile_id(state.laid[0][FIELD_NAMES.index("a1")]) == "quarry"
    assert hand(match) == {"grey": 1}
    assert state.discards[COLOURS.index("grey")] == 2
    assert ("placed-quarry", 0, "§6.1") in told(match)


def test_with_several_tiles_the_player_says_which(one: One) -> None:  # §6.1
    player = 'storage = ["quarry", "inn", "town"]\nbonuses = { storage = 2 }'
    match = one(player + "\nhand = { grey = 2, turquoise = 2, red = 2 }")
    play(match, "place")
    assert texts(match) == ["place inn", "place quarry"]  # no red field is beside the castle


def test_only_what_can_be_paid_for_is_offered(one: One) -> None:  # §6.2
    player = (
        'storage = ["quarry", "inn"]\nbonuses = { storage = 1 }\nhand = { grey = 1, turquoise = 2 }'
    )
    match = one(player)
    # One grey card and a turquoise pair pay for the quarry too.
    assert texts(play(match, "place")) == ["place inn", "place quarry"]
    match = one(player.replace("grey = 1, ", ""))
    assert texts(play(match, "place")) == ["place inn"]


def ways(one: One, cards: str, workers: int = 0) -> list[str]:
    player = f'storage = ["quarry"]\nhand = {{ {cards} }}\nworkers = {workers}'
    return [way.removeprefix("pay ") for way in texts(play(one(player), "place", "field a1"))]


def test_the_price_is_two_cards_of_the_colour(one: One) -> None:  # §6.2
    assert ways(one, "grey = 2") == ["2 grey"]
    assert ways(one, "grey = 3, red = 1") == ["2 grey"]


def test_a_pair_of_another_colour_stands_for_one_card(one: One) -> None:  # §6.3
    assert ways(one, "grey = 1, red = 2") == ["grey + 2 red"]
    assert ways(one, "grey = 1, red = 3, orange = 2") == [
        "grey + 2 red",
        "grey + 2 orange",
        "2 red + 2 orange",
    ]


def test_two_pairs_stand_for_both_cards(one: One) -> None:  # §6.3
    assert ways(one, "red = 2, orange = 2") == ["2 red + 2 orange"]
    assert ways(one, "red = 4") == ["4 red"]
    assert ways(one, "red = 4, orange = 2") == ["4 red", "2 red + 2 orange"]


def test_a_worker_stands_for_one_card(one: One) -> None:  # §6.4
    assert ways(one, "grey = 1", workers=1) == ["grey + worker"]
    assert ways(one, "red = 2", workers=1) == ["2 red + worker"]


def test_two_workers_pay_for_any_tile(one: One) -> None:  # §6.4
    assert ways(one, "", workers=2) == ["2 workers"]


def test_all_ways_are_offered_once_and_the_plainest_first(one: One) -> None:  # §6.2 to §6.4
    assert ways(one, "grey = 2, red = 4, beige = 2", workers=2) == [
        "2 grey",
        "grey + worker",
        "grey + 2 red",
        "grey + 2 beige",
        "2 workers",
        "2 red + worker",
        "2 beige + worker",
        "4 red",
        "2 red + 2 beige",
    ]


@pytest.mark.parametrize(
    ("way", "cards", "workers"),
    [
        ("2 grey", {"red": 4, "beige": 2}, 2),
        ("grey + worker", {"grey": 1, "red": 4, "beige": 2}, 1),
        ("grey + 2 red", {"grey": 1, "red": 2, "beige": 2}, 2),
        ("2 workers", {"grey": 2, "red": 4, "beige": 2}, 0),
        ("2 beige + worker", {"grey": 2, "red": 4}, 1),
        ("4 red", {"grey": 2, "beige": 2}, 2),
        ("2 red + 2 beige", {"grey": 2, "red": 2}, 2),
    ],
)
def test_what_is_paid_is_gone(
    one: One, way: str, cards: dict[str, int], workers: int
) -> None:  # §6
    player = 'storage = ["quarry"]\nhand = { grey = 2, red = 4, beige = 2 }\nworkers = 2'
    match = play(one(player), "place", "field a1", f"pay {way}")
    assert hand(match) == cards
    assert table(match, Table).workers[0] == workers
    assert sum(table(match, Table).discards) == 8 - sum(cards.values())


def test_dario_pays_with_a_worker_and_a_pair(position: Position) -> None:  # §6.4, rulebook example
    match = position("tuscany", "worker", dice=palio.Seeded(1))
    play(match, "place")
    assert texts(match) == ["field b1"]
    play(match, "field b1")
    assert texts(match) == ["pay 2 light-green + worker"]
    play(match, "pay 2 light-green + worker")
    assert hand(match) == {}
    assert table(match, Table).workers[0] == 0
    assert GAME.box.tile_id(table(match, Table).laid[0][FIELD_NAMES.index("b1")]) == "town"


def test_the_first_tile_goes_beside_the_start_castle(one: One) -> None:  # §6.5
    # d1, e2, b3 and h4 are yellow, but only b3 touches a2.
    match = one('storage = ["monastery"]\nhand = { yellow = 2 }')
    assert texts(play(match, "place")) == ["field b3"]


def test_later_tiles_go_beside_any_tile(one: One) -> None:  # §6.5
    player = 'tiles = { b2 = "quarry", c1 = "carriage" }\nstorage = ["monastery"]'
    match = one(player + "\nhand = { yellow = 2 }")
    assert texts(play(match, "place")) == ["field b3", "field d1"]  # across the joint


def test_a_tile_goes_only_on_its_colour(one: One) -> None:  # §6.6
    match = one('storage = ["inn"]\nhand = { turquoise = 2 }')
    assert texts(play(match, "place")) == ["field a3"]
    match = one('storage = ["town"]\nhand = { red = 2 }')
    assert "place" not in texts(match)


# §7 Points for placing


def test_anna_completes_three_monasteries(position: Position) -> None:  # §7.1, rulebook example
    match = position("tuscany", "monastery", dice=palio.Seeded(1))
    play(match, "place", "field d1", "pay 2 yellow")
    assert table(match, Table).green[1] == 0  # the second of three
    play(match, "place", "field c2", "pay 2 yellow")
    assert table(match, Table).green[1] == 6
    assert ("area-3", 1, "§7.1") in told(match)


def test_cards_of_the_price_and_pairs_are_told_by_their_rules(one: One) -> None:  # §6.2 to §6.4
    match = one('storage = ["quarry"]\nhand = { grey = 1, red = 2 }')
    play(match, "place", "field a1", "pay grey + 2 red")
    paid = [fact for fact in match.log() if fact.kind.startswith("paid")]
    assert [(fact.rule, fact.values["colour"], fact.values["count"]) for fact in paid] == [
        ("§6.2", "colour-grey", 1),
        ("§6.3", "colour-red", 2),
    ]
    match = play(one('storage = ["quarry"]\nhand = { red = 2 }\nworkers = 1'), "place", "field a1")
    play(match, "pay 2 red + worker")
    paid = [fact for fact in match.log() if fact.kind.startswith("paid")]
    assert [(fact.kind, fact.rule) for fact in paid] == [
        ("paid-cards", "§6.3"),
        ("paid-workers", "§6.4"),
    ]


@pytest.mark.parametrize(
    ("player", "field", "points"),
    [
        ('storage = ["inn"]\nhand = { turquoise = 2 }', "a3", 1),
        ('tiles = { a1 = "quarry" }\nstorage = ["quarry"]\nhand = { grey = 2 }', "b2", 3),
        ('storage = ["quarry"]\nhand = { grey = 2 }', "b2", 0),
    ],
)
def test_the_last_field_of_an_area_scores_by_its_size(
    one: One, player: str, field: str, points: int
) -> None:  # §7.1
    match = one(player)
    play(match, "place", f"field {field}")
    play(match, texts(match)[0])
    assert table(match, Table).green[0] == points


# Both turquoise fields of seat 0 are a3 and e4, those of seat 1 (A2, B2, C2) a3 and f1.
BOTH_INNS = """
seats = 2
turn = {turn}
first = {turn}
colour_bonus = {{ turquoise = {taken} }}
[[players]]
castle = "a2"
tiles = {{ b3 = "monastery", c3 = "village", d3 = "village", e4 = "inn" }}
storage = ["inn"]
hand = {{ turquoise = 2 }}
[[players]]
castle = "b4"
tiles = {{ c3 = "town", d2 = "boar", d1 = "monastery", e1 = "monastery", f1 = "inn" }}
storage = ["inn"]
hand = {{ turquoise = 2 }}
"""


def test_the_first_and_the_second_to_cover_a_colour_get_its_bonus(at: At) -> None:  # §7.2
    match = at(BOTH_INNS.format(turn=0, taken=0))
    play(match, "place", "field a3", "pay 2 turquoise")
    assert table(match, Table).green[0] == 1 + 2
    play(match, "place", "field a3", "pay 2 turquoise")
    assert table(match, Table).green[1] == 1 + 1
    bonuses = [fact for fact in match.log() if fact.kind.startswith("colour-")]
    assert [(fact.kind, fact.seat, fact.rule) for fact in bonuses] == [
        ("colour-first", 0, "§7.2"),
        ("colour-second", 1, "§7.2"),
    ]
    assert [fact.values["colour"] for fact in bonuses] == ["colour-turquoise"] * 2
    assert GAME.view(table(match, Table), None)["colour_bonus"]["turquoise"] == []  # type: ignore[index]


def test_the_third_to_cover_a_colour_gets_nothing(at: At) -> None:  # §7.2
    match = at(BOTH_INNS.format(turn=1, taken=2))
    play(match, "place", "field a3", "pay 2 turquoise")
    assert table(match, Table).green[1] == 1
    assert not any(kind.startswith("colour-") for kind in kinds(match))


@pytest.mark.parametrize("colour", range(8))
def test_every_colour_has_a_bonus_for_all_its_fields(one: One, colour: int) -> None:  # §7.2
    start = one()
    state = table(start, Table)
    board = state.boards[0]
    fields = [f for f in range(30) if board.colours[f] == colour and not state.covered[0] >> f & 1]
    for field in fields[:-1]:
        state.put_tile(0, field, GAME.box.hexagon)
    for field in range(30):  # all else is covered, so that the last one can be reached
        if board.colours[field] != colour:
            state.put_tile(0, field, GAME.box.hexagon)
    state.storage[0] = vec[i64]([GAME.box.hexagon])
    state.workers[0] = 2
    match = Match.at(state, game=GAME, setup=start.setup, dice=palio.Seeded(1))
    play(match, "place", f"field {FIELD_NAMES[fields[-1]]}", "pay 2 workers")
    facts = [fact for fact in match.log() if fact.kind == "colour-first"]
    assert [(fact.seat, fact.rule) for fact in facts] == [(0, "§7.2")]
    assert facts[0].values["colour"] == f"colour-{COLOURS[colour]}"
    assert facts[0].values["points"] == GAME.box.colour_bonus[colour][0]


def test_area_then_colour_then_effect(at: At) -> None:  # §7.3
    match = at(BOTH_INNS.format(turn=0, taken=0))
    play(match, "place", "field a3", "pay 2 turquoise")
    order = [kind for kind in kinds(match) if kind != "paid-cards"]
    assert order == ["placed-inn", "area-1", "colour-first", "hexagon"]


def test_the_start_castle_counts_for_the_colour(one: One) -> None:  # §7.4
    way = 'b2 = "quarry", c1 = "carriage", d1 = "monastery", e1 = "village", g2 = "carriage"'
    match = one(f'tiles = {{ {way}, f1 = "castle" }}\nstorage = ["castle"]\nworkers = 2')
    play(match, "place", "field h2", "pay 2 workers")
    facts = [fact for fact in match.log() if fact.kind == "colour-first"]
    assert [fact.values["colour"] for fact in facts] == ["colour-dark-green"]


def test_the_start_castle_counts_for_its_area(at: At) -> None:  # §7.4
    # With A1 and B1 both turned, the dark green fields c2 and d3 touch.
    match = at(
        """
        seats = 2
        turn = 0
        [[players]]
        parts = ["A1 turned", "B1 turned", "C1"]
        shifts = ["up", "up"]
        castle = "c2"
        storage = ["castle"]
        hand = { dark-green = 2 }
        """
    )
    assert table(match, Table).green[0] == 0
    play(match, "place")
    assert texts(match) == ["field d3"]
    play(match, "field d3", "pay 2 dark-green")
    assert ("area-2", 0, "§7.1") in told(match)
    assert table(match, Table).green[0] == 3
