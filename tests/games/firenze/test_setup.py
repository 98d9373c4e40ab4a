"""Setting up Firenze; §§ are those of RULES.md."""

import itertools
from collections import Counter

import pytest

import palio
from palio.core.errors import BadSetup
from palio.core.match import Match
from palio.core.seats import CHANCE
from palio.games.firenze import GAME
from palio.games.firenze.components import CAMPANILE, COLOURS, FLOORS, NUMERALS
from palio.games.firenze.state import NEUTRAL, NO_TILE, Table


def start(seats: int = 2, seed: int = 1, **options: str) -> Table:
    state = Match(GAME, seats=seats, options=options, dice=palio.Seeded(seed)).state()
    assert isinstance(state, Table)
    return state


def blocked(state: Table) -> list[int]:
    return [at for at, seal in enumerate(state.seals) if seal == NEUTRAL]


def test_there_are_36_commissions_of_heights_3_to_8() -> None:  # §1.1
    assert len(GAME.box.points) == 36
    texts = {move.text for move in GAME.moves.fulfil}
    assert texts == {f"fulfil {colour} {height}" for colour in COLOURS for height in range(3, 9)}


def test_level_tiles_lie_beside_the_floors_5_to_8() -> None:  # §1.1
    assert list(start().levels) == [0, 0, 1, 1, 1, 1]


def test_the_first_player_is_drawn_by_lot() -> None:  # §1.2
    assert {start(3, seed).first for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize(("seats", "white"), [(2, [2, 3]), (3, [2, 3, 4]), (4, [2, 3, 4, 5])])
def test_every_next_player_gets_one_white_brick_more(seats: int, white: list[int]) -> None:  # §1.3
    state = start(seats)
    order = [(state.first + step) % seats for step in range(seats)]
    assert [list(state.store[seat]) for seat in order] == [
        [count, 0, 0, 0, 0, 0] for count in white
    ]
    assert sum(state.bag) == 88 - sum(white) - 24


def test_white_bricks_are_handed_out_before_anything_is_drawn() -> None:  # §1.3
    match = Match(GAME, seats=2, dice=palio.Seeded(1))
    kinds = [fact.kind for step in match.steps for fact in step.facts]
    assert kinds.index("received") < kinds.index("drawn")


@pytest.mark.parametrize(("seats", "seals"), [(2, 9), (3, 7), (4, 6)])
def test_seals_depend_on_the_number_of_players(seats: int, seals: int) -> None:  # §1.4
    assert list(start(seats).left) == [seals] * seats


def test_one_balcony_of_each_numeral_lies_on_its_floor() -> None:  # §1.5
    for seed in range(20):
        state = start(seed=seed)
        tiles = [GAME.box.balconies[tile] for tile in state.tiles if tile != NO_TILE]
        assert sorted(tile.numeral for tile in tiles) == [0, 1, 2, 3]
        assert all(state.tiles[tile.commission] == tile.index for tile in tiles)
        assert state.open_balcony == 0


def test_every_one_of_the_19_balconies_can_be_drawn() -> None:  # §1.5
    seen: set[int] = set()
    for seed in range(60):
        seen.update(tile for tile in start(seed=seed).tiles if tile != NO_TILE)
    assert seen == set(range(19))


@pytest.mark.parametrize("seals", ["0", "1", "2", "3", "4", "5", "6", "7"])
def test_neutral_seals_keep_to_the_advice(seals: str) -> None:  # §1.6
    for seed in range(40):
        state = start(seed=seed, neutral_seals=seals)
        places = blocked(state)
        assert len(places) == int(seals)
        assert state.neutral == 7 - int(seals)
        low = sum(at % FLOORS < 2 for at in places)
        assert min(int(seals), 2) <= low <= 3
        pieces = Counter(at // FLOORS for at in places)
        hung = Counter(at // FLOORS for at, tile in enumerate(state.tiles) if tile != NO_TILE)
        for colour in range(len(COLOURS)):
            assert pieces[colour] == 0 or pieces[colour] + hung[colour] <= 2
        assert all(state.tiles[at] == NO_TILE for at in places)


def test_the_advice_can_be_kept_with_every_draw_of_balconies() -> None:  # §1.6, no dead ends
    by_numeral = [[t for t in GAME.box.balconies if t.numeral == n] for n in range(len(NUMERALS))]
    for tiles in itertools.product(*by_numeral):
        hung = Counter(tile.colour for tile in tiles)
        room = sum(max(0, 2 - hung[colour]) for colour in range(len(COLOURS)))
        assert room >= 7


def test_the_first_player_may_choose_where_neutral_seals_go() -> None:  # §1.7
    match = Match(GAME, seats=3, options={"placement": "chosen"}, dice=palio.Seeded(2))
    first = next(fact.seat for fact in match.log() if fact.kind == "first")
    chosen = ["neutral white 3", "neutral white 4", "neutral yellow 3", "neutral purple 4"]
    for text in [*chosen, "neutral purple 8"]:
        assert match.actor == first
        match.play(text)
    state = match.state()
    assert isinstance(state, Table)
    assert blocked(state) == [0, 1, 6, 31, 35]
    assert [f.rule for f in match.log() if f.kind == "blocked"] == ["§1.7"] * 5
    assert match.actor == first, "who goes on to take a card"


def test_chosen_seals_go_in_the_order_of_the_board_and_find_room() -> None:  # §1.7
    match = Match(GAME, seats=2, options={"placement": "chosen"}, dice=palio.Seeded(2))
    free = [move.text for move in match.legal_moves()]
    assert len(free) == 36 - 4 - 4, "the last four free places are for the other four seals"
    match.play(free[-1])
    for _ in range(4):
        assert len(match.legal_moves()) == 1
        match.play(match.legal_moves()[0].text)


def test_balconies_are_not_covered_by_chosen_seals() -> None:  # §1.7
    match = Match(GAME, seats=2, options={"placement": "chosen"}, dice=palio.Seeded(3))
    state = match.state()
    assert isinstance(state, Table)
    hung = {at for at, tile in enumerate(state.tiles) if tile != NO_TILE}
    moves = {GAME.moves.block.index(move) for move in match.legal_moves()}  # type: ignore[arg-type]
    assert len(hung) == 4
    assert not hung & moves


def test_dice_put_a_seal_on_any_free_floor_alike() -> None:  # §1.8
    match = Match(GAME, seats=2, options={"placement": "dice"}, dice=palio.Seeded(1))
    step = next(step for step in match.steps if step.move.text.startswith("neutral"))
    assert step.actor == CHANCE
    table = GAME.new(GAME.setup(2, {"placement": "dice"}))
    for text in ("first 0", "balcony i white 5", "balcony ii red 5", "balcony iii blue 6"):
        GAME.play(table, GAME.parse(text))
    GAME.play(table, GAME.parse("balcony iv red 8"))
    assert len(GAME.legal_moves(table)) == 36 - 4
    assert GAME.odds(table) == [1 / 32] * 32
    many = [len(set(blocked(start(seed=s, placement="dice")))) for s in range(20)]
    assert many == [5] * 20


def test_dice_need_not_keep_to_the_advice() -> None:  # §1.8
    def low(state: Table) -> int:
        return sum(at % FLOORS < 2 for at in blocked(state))

    assert len({low(start(seed=seed, placement="dice")) for seed in range(40)} - {2, 3}) > 0


def test_a_dead_colour_is_covered_whole_and_has_no_balcony() -> None:  # §1.9
    dead = set()
    for seed in range(40):
        state = start(seed=seed, placement="dead-colour")
        places = blocked(state)
        colour = places[0] // FLOORS
        assert places == list(range(colour * FLOORS, colour * FLOORS + FLOORS))
        assert state.neutral == 1
        assert sum(tile != NO_TILE for tile in state.tiles) == 4
        dead.add(colour)
    assert dead == set(range(len(COLOURS)))


@pytest.mark.parametrize("colour", COLOURS)
def test_the_table_may_choose_the_dead_colour(colour: str) -> None:  # §1.9
    match = Match(GAME, seats=2, options={"placement": f"dead-{colour}"}, dice=palio.Seeded(1))
    state = match.state()
    assert isinstance(state, Table)
    first = COLOURS.index(colour) * FLOORS
    assert blocked(state) == list(range(first, first + FLOORS))
    assert sum(tile != NO_TILE for tile in state.tiles) == 4
    (dead,) = [fact for fact in match.log() if fact.kind == "dead"]
    assert (dead.rule, dead.values["colour"]) == ("§1.9", f"colour-{colour}")


def test_without_neutral_seals_no_commission_is_covered() -> None:  # §1.6, §1.7
    for placement in ("recommended", "dice", "chosen"):
        state = start(placement=placement, neutral_seals="0")
        assert blocked(state) == []
        assert state.neutral == 7
        assert len(state.row) == 6, "and the first player is asked for a card"


@pytest.mark.parametrize("seals", [1, 2])
def test_the_first_player_may_lay_few_neutral_seals(seals: int) -> None:  # §1.7
    options = {"placement": "chosen", "neutral_seals": str(seals)}
    match = Match(GAME, seats=2, options=options, dice=palio.Seeded(2))
    for _ in range(seals):
        match.play(match.legal_moves()[0].text)
    state = match.state()
    assert isinstance(state, Table)
    assert len(blocked(state)) == seals
    assert len(state.row) == 6


def test_a_dead_colour_needs_six_seals_whatever_the_number() -> None:  # §1.9
    state = start(placement="dead-colour", neutral_seals="3")
    assert len(blocked(state)) == 6


def test_a_first_game_is_played_without_the_campanile() -> None:  # §1.10
    state = start()
    assert state.deck[CAMPANILE] == 0
    assert sum(state.deck) + sum(state.starts) + len(state.row) == 51


def test_the_campanile_is_in_the_deck_as_an_option() -> None:  # §1.10
    state = start(campanile="yes")
    assert state.deck[CAMPANILE] == 1
    assert sum(state.deck) + sum(state.starts) + len(state.row) == 52


def test_start_cards_lie_on_top_of_the_deck() -> None:  # §1.10
    state = start()
    assert sum(state.starts) == 10 - 6
    assert all(GAME.box.kinds[kind].start for kind in state.row)


def test_six_cards_with_four_bricks_each_make_the_row() -> None:  # §1.11
    state = start(4)
    assert len(state.row) == 6
    assert [sum(bricks) for bricks in state.row_bricks] == [4] * 6


def test_there_are_only_the_options_that_the_rules_know() -> None:
    with pytest.raises(BadSetup, match="neutral_seals is one of 5, 0, 1, 2, 3, 4, 6, 7"):
        GAME.setup(2, {"neutral_seals": "8"})
    with pytest.raises(BadSetup, match="dead-blue, dead-purple, not 'dead-pink'"):
        GAME.setup(2, {"placement": "dead-pink"})
    with pytest.raises(BadSetup, match="2 to 4 seats"):
        GAME.setup(5)


def test_the_census_counts_88_bricks_52_cards_and_all_seals() -> None:
    census = GAME.census(start(3, campanile="yes"))
    assert sum(census[colour] for colour in COLOURS) == 88
    assert sum(census[kind.id] for kind in GAME.box.kinds) == 52
    assert [census[f"seal of seat {seat}"] for seat in range(3)] == [7, 7, 7]
    assert census["neutral seal"] == 7
