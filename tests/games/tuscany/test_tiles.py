"""What each kind of tile and bonus tile brings; §§ are those of RULES.md."""

from collections.abc import Callable

import pytest

import palio
from palio.core.match import Match
from palio.games.tuscany import GAME
from palio.games.tuscany.components import COLOURS
from palio.games.tuscany.geometry import FIELD_NAMES
from palio.games.tuscany.state import Table
from palio.testing.scenes import kinds, play, table, texts, told

One = Callable[..., Match]
Position = Callable[..., Match]


def hand(match: Match, seat: int = 0) -> dict[str, int]:
    cards = table(match, Table).hands[seat]
    return {name: cards[colour] for colour, name in enumerate(COLOURS) if cards[colour]}


def stored(match: Match, seat: int = 0) -> list[str]:
    return [GAME.box.tile_id(kind) for kind in table(match, Table).storage[seat]]


# §8 The tiles

CASTLE_NEXT = """
tiles = { b2 = "quarry", c1 = "carriage", d1 = "monastery", e1 = "village" }
storage = ["castle"]
hand = { dark-green = 2 }
"""  # f1 is dark green; around the tiles are a1, a3, b1, b3, c2, d2, e2 and, after f1, f2, g1, g2
CASTLES_NEXT = """
tiles = { b2 = "quarry", c1 = "carriage", d1 = "monastery", e2 = "monastery", f2 = "carriage", \
g2 = "carriage" }
storage = ["castle"]
hand = { dark-green = 2 }
"""  # f1 and h2 are dark green
SHOWN = 'display = ["castle", "town", "inn", "quarry", "village", "monastery", "carriage", "boar"]'


def castle(one: One, *, more: str = SHOWN, rolls: tuple[str, ...] = (), player: str = "") -> Match:
    match = one(CASTLE_NEXT + player, more=more, rolls=rolls)
    return play(match, "place", "field f1", "pay 2 dark-green")


def test_a_castle_places_a_tile_of_the_display_free_of_charge(one: One) -> None:  # §8.1
    match = castle(one, rolls=("reveal olives",))
    expected = ["take town", "take inn", "take quarry", "take monastery", "take carriage"]
    assert texts(match) == [*expected, "take boar", "pass"]  # no castle, no village fits
    play(match, "take quarry")
    assert texts(match) == ["field a1"]
    assert match.question is not None
    assert match.question.words(match.state()).key == "ask-free-field"
    play(match, "field a1")
    state = table(match, Table)
    assert GAME.box.tile_id(state.laid[0][FIELD_NAMES.index("a1")]) == "quarry"
    assert ("area-2", 0, "§7.1") in told(match)  # with all that it brings
    assert state.marble[0] == 1
    assert hand(match) == {}


def test_the_gap_is_filled_from_the_own_stack_when_all_is_done(one: One) -> None:  # §8.2
    match = castle(one, rolls=("card red", "card red", "card red", "reveal olives"))
    play(match, "take monastery", "field e2")
    order = [kind for kind in kinds(match) if kind in ("placed-monastery", "drawn", "put-out")]
    assert order == ["placed-monastery", "drawn", "drawn", "drawn", "put-out"]
    assert table(match, Table).out[0] == 1
    assert sum(GAME.view(table(match, Table), None)["display"].values()) == 8  # type: ignore[attr-defined]


def test_a_castle_may_place_a_castle_which_chooses_from_seven(one: One) -> None:  # §8.1, §8.2
    match = one(CASTLES_NEXT, more=SHOWN, rolls=("reveal wine", "reveal olives"))
    play(match, "place", "field h2", "pay 2 dark-green", "take castle", "field f1")
    assert "take castle" not in texts(match)
    assert sum(GAME.view(table(match, Table), None)["display"].values()) == 7  # type: ignore[attr-defined]
    play(match, "take town", "field g1", "bonus card")
    assert kinds(match).count("put-out") == 2
    assert table(match, Table).out[0] == 2
    assert match.actor == 1


def test_a_castle_need_not_be_used(one: One) -> None:  # §8.1
    match = play(castle(one), "pass")
    assert ("passed", 0, "§8.1") in told(match)
    assert table(match, Table).out[0] == 0
    assert match.actor == 1


def test_a_castle_is_not_asked_when_nothing_fits(one: One) -> None:  # §8.1
    match = castle(one, more='display = ["castle"]')
    assert ("castle-idle", 0, "§8.1") in told(match)
    assert match.actor == 1


def test_a_castle_can_end_a_phase(one: One) -> None:  # §8.2, §10.1
    tiles = [tile.id for tile in GAME.box.tiles for _ in range(tile.player)]
    left = ", ".join(f'"{tile}"' for tile in tiles[:15])
    match = castle(one, player=f"stack = [{left}]")
    play(match, "take quarry", "field a1")
    assert ("stack-ends-phase", 0, "§10.1") in told(match)


def place_on(one: One, tile: str, field: str, player: str, rolls: tuple[str, ...] = ()) -> Match:
    match = one(f'storage = ["{tile}"]\nworkers = 2\n{player}', rolls=rolls)
    play(match, "place", f"field {field}")
    return play(match, "pay 2 workers")


def test_a_town_brings_a_bonus_tile(one: One) -> None:  # §8.3
    match = place_on(one, "town", "b1", 'tiles = { a1 = "quarry" }')
    assert match.actor == 0
    play(match, "bonus yield")
    assert list(table(match, Table).bonuses[0]) == [0, 0, 0, 0, 1]
    assert ("bonus-yield", 0, "§8.3") in told(match)


def test_an_inn_brings_a_hexagon_on_the_space_just_left(one: One) -> None:  # §8.4, §8.10
    match = place_on(one, "inn", "a3", "")
    assert stored(match) == ["hexagon"]
    assert ("hexagon", 0, "§8.4") in told(match)


LIGHT_GREEN = 'parts = ["A1", "C2 turned", "B1"]\nshifts = ["up", "up"]\n'


@pytest.mark.parametrize(
    ("there", "tile", "points"),
    [
        ("", "wine", 1),
        ("", "wine-boar", 2),
        (', d2 = "wine"', "wine", 0),
        (', d2 = "wine"', "olives", 1),
        (', d2 = "wine"', "wine-boar", 1),
        (', d2 = "wine-boar"', "wine", 0),
        (', d2 = "wine-boar"', "olives-grain", 2),
        (', d2 = "hexagon"', "wine", 1),
        (', b4 = "wine"', "wine", 1),  # another area
    ],
)
def test_new_kinds_of_agriculture_score(
    one: One, there: str, tile: str, points: int
) -> None:  # §8.5
    tiles = f'tiles = {{ b3 = "monastery", c3 = "village", d3 = "village"{there} }}'
    match = place_on(one, tile, "c2", LIGHT_GREEN + tiles)
    assert table(match, Table).green[0] == points
    assert ("crops", 0, "§8.5") in told(match)


def test_clara_scores_for_the_boar_only(position: Position) -> None:  # §8.5, rulebook example
    match = position("tuscany", "double_agriculture", dice=palio.Seeded(1))
    play(match, "place", "field c2", "pay 2 light-green")
    assert table(match, Table).green[0] == 1


@pytest.mark.parametrize("bonus", [0, 1, 2])
def test_a_quarry_brings_marble(one: One, bonus: int) -> None:  # §8.6
    match = place_on(one, "quarry", "a1", f"bonuses = {{ marble = {bonus} }}")
    assert table(match, Table).marble[0] == 1 + bonus


@pytest.mark.parametrize("bonus", [0, 1, 2])
def test_a_village_brings_workers(one: One, bonus: int) -> None:  # §8.7
    player = f'tiles = {{ b3 = "monastery" }}\nbonuses = {{ worker = {bonus} }}'
    match = place_on(one, "village", "c3", player)
    assert table(match, Table).workers[0] == 1 + bonus


def test_a_monastery_draws_three_cards_whatever_the_bonus(one: One) -> None:  # §8.8
    match = place_on(one, "monastery", "b3", "bonuses = { card = 2 }")
    assert sum(table(match, Table).hands[0]) == 3
    rules = [fact.rule for step in match.steps for fact in step.facts if fact.kind == "drawn"]
    assert rules == ["§8.8"] * 3


CARRIAGE = 'tiles = { b2 = "quarry" }\n'


@pytest.mark.parametrize(
    ("roll", "kind", "gained"),
    [
        ("yield red-2", "yield-red", (2, 0, 0, 0, 0, 0)),
        ("yield green-1", "yield-green", (0, 1, 0, 0, 0, 0)),
        ("yield cards-3", "yield-cards", (0, 0, 3, 0, 0, 0)),
        ("yield marble-1", "yield-marble", (0, 0, 0, 1, 0, 0)),
        ("yield worker-1", "yield-worker", (0, 0, 0, 0, 1, 0)),
        ("yield hexagon-1", "yield-hexagon", (0, 0, 0, 0, 0, 1)),
    ],
)
def test_a_carriage_brings_what_the_yield_card_shows(
    one: One, roll: str, kind: str, gained: tuple[int, ...]
) -> None:  # §8.9
    # Bonus tiles for cards, marble and workers do not raise a yield.
    player = CARRIAGE + "bonuses = { card = 1, marble = 1, worker = 1 }"
    match = place_on(one, "carriage", "c1", player, (roll,))
    state = table(match, Table)
    area = 1  # c1 is an area of its own
    found: tuple[int, ...] = (
        state.red[0],
        state.green[0] - area,
        sum(state.hands[0]),
        state.marble[0],
        state.workers[0],
        len(state.storage[0]),
    )
    assert gained == found
    assert (kind, 0, "§8.9") in told(match)
    assert sum(state.yield_discards) == 1


def test_each_bonus_tile_turns_up_one_more_yield_card(one: One) -> None:  # §8.9
    rolls = ("yield red-2", "yield cards-3", "card red", "card red", "card red", "yield red-2")
    match = place_on(one, "carriage", "c1", CARRIAGE + "bonuses = { yield = 2 }", rolls)
    assert table(match, Table).red[0] == 4
    assert hand(match) == {"red": 3}
    assert sum(table(match, Table).yield_deck) == 24


def test_used_up_yield_cards_are_shuffled(one: One) -> None:  # §8.9
    player = 'storage = ["carriage"]\nworkers = 2\n' + CARRIAGE + "bonuses = { yield = 1 }"
    match = one(player, more='yields = ["red-2"]')
    play(match, "place", "field c1", "pay 2 workers")
    assert "yields-shuffled" in kinds(match)
    assert sum(table(match, Table).yield_deck) == 26
    assert sum(table(match, Table).yield_discards) == 1


def test_a_second_hexagon_without_a_space_brings_two_red_points(one: One) -> None:  # §8.10
    rolls = ("yield hexagon-1", "yield hexagon-1")
    match = place_on(one, "carriage", "c1", CARRIAGE + "bonuses = { yield = 1 }", rolls)
    assert stored(match) == ["hexagon"]
    assert table(match, Table).red[0] == 2
    assert ("hexagon-lost", 0, "§8.10") in told(match)


def test_the_space_that_the_castle_left_is_free_for_the_inn_it_places(one: One) -> None:  # §8.10
    match = play(castle(one), "take inn", "field a3")
    assert stored(match) == ["hexagon"]
    assert table(match, Table).red[0] == 0


def test_a_hexagon_waits_for_the_next_turn(one: One) -> None:  # §8.11
    match = one('storage = ["inn"]\nworkers = 4\nmarble = 1\nhand = { grey = 2 }')
    play(match, "place", "field a3", "pay 2 workers")
    assert stored(match) == ["hexagon"]
    assert texts(match) == ["end", "draw", "take"]  # it came in this turn
    play(match, "end", "draw")
    assert "place" in texts(match)


def test_an_older_hexagon_can_be_placed_beside_a_new_one(one: One) -> None:  # §8.11
    player = 'storage = ["inn", "hexagon"]\nbonuses = { storage = 1 }\nworkers = 4\nmarble = 1'
    match = one(player)
    play(match, "place", "place inn", "field a3", "pay 2 workers")
    assert stored(match) == ["hexagon", "hexagon"]
    play(match, "place")
    assert texts(match)[0].startswith("field")


@pytest.mark.parametrize(
    ("field", "kind"),
    [("a1", "marble"), ("a3", "hexagon"), ("b3", "drawn"), ("c3", "workers"), ("c1", "yield-red")],
)
def test_a_hexagon_works_as_a_tile_of_its_field(one: One, field: str, kind: str) -> None:  # §8.11
    tiles = {"c3": 'b3 = "monastery"', "c1": 'b2 = "quarry"'}.get(field, "")
    player = f'storage = ["hexagon"]\nworkers = 2\ntiles = {{ {tiles} }}'
    rolls = ("yield red-2",) if field == "c1" else ()
    match = play(one(player, rolls=rolls), "place", f"field {field}", "pay 2 workers")
    assert ("placed-hexagon", 0, "§8.11") in told(match)
    assert kind in kinds(match)


def test_a_hexagon_on_dark_green_is_a_castle_and_on_red_a_town(one: One) -> None:  # §8.11
    player = CASTLE_NEXT.replace('["castle"]', '["hexagon"]')
    match = one(player, more=SHOWN)
    play(match, "place", "field f1", "pay 2 dark-green")
    assert "pass" in texts(match)
    match = one('storage = ["hexagon"]\nworkers = 2\ntiles = { a1 = "quarry" }')
    assert texts(play(match, "place", "field b1", "pay 2 workers"))[0] == "bonus card"


def test_a_hexagon_costs_the_colour_of_its_field(one: One) -> None:  # §8.11
    match = one('storage = ["hexagon"]\nhand = { yellow = 2, grey = 1 }')
    # Two yellow cards pay for b3; as a pair they stand for one grey card at a1 and b2.
    assert texts(play(match, "place")) == ["field a1", "field b2", "field b3"]
    assert texts(play(match, "field b2")) == ["pay grey + 2 yellow"]
    match = one('storage = ["hexagon"]\nhand = { yellow = 2 }')
    assert texts(play(match, "place")) == ["field b3"]


def test_a_hexagon_completes_areas_and_colours(one: One) -> None:  # §8.11
    player = 'storage = ["hexagon"]\nworkers = 2\ntiles = { a1 = "quarry" }'
    match = play(one(player), "place", "field b2", "pay 2 workers")
    assert ("area-2", 0, "§7.1") in told(match)


def test_benno_scores_for_his_hexagon(position: Position) -> None:  # §8.12, rulebook example
    match = position("tuscany", "hexagon_on_light_green", dice=palio.Seeded(1))
    play(match, "place", "field c2")
    assert texts(match) == ["pay light-green + 2 red"]
    play(match, "pay light-green + 2 red")
    assert ("crops-hexagon", 0, "§8.12") in told(match)
    # 1 for the hexagon and 6 for the area, which is complete now.
    assert table(match, Table).green[0] == 7


def test_wood_never_runs_out(one: One) -> None:  # §8.13
    match = place_on(one, "quarry", "a1", "marble = 30")
    assert table(match, Table).marble[0] == 31


# §9 Bonus tiles


def test_a_kind_of_bonus_tile_that_is_gone_can_not_be_chosen(one: One) -> None:  # §9.1
    match = place_on(one, "town", "b1", 'tiles = { a1 = "quarry" }\nbonuses = { card = 5 }')
    assert texts(match) == ["bonus storage", "bonus marble", "bonus worker", "bonus yield"]


def test_a_player_may_have_several_of_a_kind(one: One) -> None:  # §9.1
    match = place_on(one, "town", "b1", 'tiles = { a1 = "quarry" }\nbonuses = { card = 2 }')
    play(match, "bonus card")
    assert table(match, Table).bonuses[0][0] == 3


def test_a_storage_space_brings_two_green_points_each_time(one: One) -> None:  # §9.2
    player = 'tiles = { a1 = "quarry" }\nbonuses = { storage = 1 }\ngreen = 10'
    match = play(place_on(one, "town", "b1", player), "bonus storage")
    assert table(match, Table).green[0] == 10 + 1 + 2  # 1 for the area of the town
    assert table(match, Table).spaces(0) == 3
