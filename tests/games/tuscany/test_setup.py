"""The set-up of The Castles of Tuscany; §§ are those of RULES.md."""

import json

import pytest

import palio
from palio.core.errors import BadSetup
from palio.core.match import Match
from palio.games.tuscany import GAME
from palio.games.tuscany.components import COLOURS, DARK_GREEN
from palio.games.tuscany.geometry import FIELD_NAMES, fields_in
from palio.games.tuscany.state import Table
from palio.testing.scenes import table, texts

LAYING = ("lay B", "lay C turned", "shift up", "lay A", "shift down")


def begin(seats: int, seed: int = 1) -> Match:
    return Match(GAME, seats=seats, dice=palio.Seeded(seed))


def lay_all(match: Match) -> Match:
    """Everybody lays the board in the same way."""
    for _ in range(match.seats):
        for text in LAYING:
            match.play(text)
        match.play(texts(match)[0])
    return match


def test_the_first_player_is_drawn_by_lot() -> None:  # §1.1
    assert {table(begin(3, seed), Table).first for seed in range(30)} == {0, 1, 2}


def test_eight_neutral_tiles_are_turned_up() -> None:  # §1.2
    state = table(begin(4), Table)
    assert sum(state.display_neutral) == 8
    assert sum(state.display_own) == 0
    assert sum(state.neutral) == 24


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_draws_five_cards_in_secret(seats: int) -> None:  # §1.3
    match = begin(seats)
    state = table(match, Table)
    assert [sum(hand) for hand in state.hands] == [5] * seats
    assert sum(state.deck) == 122 - 5 * seats
    unseen = [fact.kind for fact in match.log(None) if "drawn" in fact.kind]
    assert unseen == ["drawn-unseen"] * 5 * seats


def test_everybody_is_given_one_part_of_each_letter() -> None:  # §1.4
    state = table(begin(4), Table)
    ids = [[GAME.box.parts[part].id for part in parts] for parts in state.parts]
    assert [[part[0] for part in parts] for parts in ids] == [["A", "B", "C"]] * 4
    assert len({part for parts in ids for part in parts}) == 12


def test_the_set_up_goes_in_the_order_of_the_rules() -> None:  # §1
    match = lay_all(begin(2))
    kinds = [fact.kind for fact in match.log()]
    order = sorted(set(kinds), key=kinds.index)
    assert order == ["first", "revealed", "drawn-unseen", "part", "arranged", "board"]


def test_parts_are_laid_in_any_order_turned_or_not() -> None:  # §1.5
    match = begin(2)
    assert texts(match) == [
        "lay A",
        "lay A turned",
        "lay B",
        "lay B turned",
        "lay C",
        "lay C turned",
    ]
    match.play("lay B")
    assert texts(match) == ["lay A", "lay A turned", "lay C", "lay C turned"]
    match.play("lay C turned")
    assert texts(match) == ["shift up", "shift down"]
    match.play("shift up")
    assert texts(match) == ["lay A", "lay A turned"]
    match.play("lay A")
    assert texts(match) == ["shift up", "shift down"]
    match.play("shift down")
    layout = GAME.view(table(match, Table), match.actor)["players"][match.actor]["layout"]  # type: ignore[index]
    assert layout == {
        "letters": ["B", "C", "A"],
        "turned": [False, True, False],
        "shifts": ["up", "down"],
    }


def test_the_start_castle_goes_on_one_of_three_dark_green_fields() -> None:  # §1.6
    match = begin(2)
    actor = match.actor
    for text in LAYING:
        match.play(text)
    state = table(match, Table)
    board = GAME.moves.atlas.board(state.parts[actor], state.answers[actor])
    names = [f"field {FIELD_NAMES[field]}" for field in board.dark_green_fields()]
    assert len(names) == 3
    assert texts(match) == names


def test_the_start_castle_has_no_effect_and_brings_no_points() -> None:  # §1.6
    state = table(lay_all(begin(3)), Table)
    assert list(state.green) == list(state.red) == [0, 0, 0]
    assert list(state.colour_bonus) == [0] * 8
    assert [len(fields_in(covered)) for covered in state.covered] == [1, 1, 1]
    for seat in range(3):
        (field,) = fields_in(state.covered[seat])
        assert state.boards[seat].colours[field] == DARK_GREEN
        assert state.laid[seat][field] == GAME.box.start_castle


def test_nobody_sees_a_board_before_the_last_start_castle_is_down() -> None:  # §1.7
    match = begin(2)
    first, second = match.actor, 1 - match.actor
    before = json.dumps(GAME.view(table(match, Table), second))
    for text in LAYING:
        match.play(text)
        assert json.dumps(GAME.view(table(match, Table), second)) == before
        assert GAME.view(table(match, Table), None)["players"][first]["fields"] is None  # type: ignore[index]
    match.play(texts(match)[0])
    assert json.dumps(GAME.view(table(match, Table), second)) == before
    own = GAME.view(table(match, Table), first)["players"][first]["fields"]  # type: ignore[index]
    assert len(own) == 30
    for text in LAYING:
        match.play(text)
    assert GAME.view(table(match, Table), first)["players"][second]["fields"] is None  # type: ignore[index]
    match.play(texts(match)[-1])
    for seat in (first, second, None):
        players = GAME.view(table(match, Table), seat)["players"]
        assert all(len(player["fields"]) == 30 for player in players)  # type: ignore[attr-defined]


def test_boards_not_shown_yet_are_redrawn_evenly_over_all_answers() -> None:  # §1.7, §12.3
    import random

    match = begin(2)
    other = match.actor
    for text in (*LAYING, None):
        match.play(text or texts(match)[0])
    rng = random.Random(5)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(576 * 20):
        world = GAME.resample(table(match, Table), 1 - other, rng)
        answers = tuple(world.answers[other])
        seen[answers] = seen.get(answers, 0) + 1
    assert len(seen) == 6 * 4 * 2 * 2 * 2 * 3
    chi_square = sum((count - 20) ** 2 / 20 for count in seen.values())
    assert abs(chi_square - 575) < 5 * (2 * 575) ** 0.5


def test_everybody_chooses_a_bonus_tile_from_the_first_player_on() -> None:  # §1.8
    match = lay_all(begin(3, seed=4))
    first = table(match, Table).first
    for step in range(3):
        assert match.actor == (first + step) % 3
        kinds = ["card", "storage", "marble", "worker", "yield"]
        assert texts(match) == [f"bonus {kind}" for kind in kinds]
        match.play("bonus storage")
    assert match.actor == first
    assert list(table(match, Table).bonus_stock) == [5, 2, 5, 5, 5]
    assert list(table(match, Table).green) == [2, 2, 2]  # §9.2
    assert [table(match, Table).spaces(seat) for seat in range(3)] == [2, 2, 2]


def test_everybody_has_the_same_21_tiles_in_three_stacks_of_seven() -> None:  # §1.9
    state = table(begin(4), Table)
    assert state.own[0] == state.own[1] == state.own[2] == state.own[3]
    by_colour = [0] * 8
    for tile in GAME.box.tiles:
        by_colour[tile.colour] += tile.player
    counts = dict(zip(COLOURS, by_colour, strict=True))
    assert counts == {
        "dark-green": 1,
        "red": 2,
        "turquoise": 1,
        "light-green": 4,
        "grey": 3,
        "orange": 4,
        "yellow": 3,
        "beige": 3,
    }
    assert GAME.box.stacks == [7, 7, 7]


def test_everybody_starts_with_one_storage_space_and_nothing_else() -> None:  # §1.10
    state = table(begin(2), Table)
    assert [state.spaces(seat) for seat in (0, 1)] == [1, 1]
    for things in (state.marble, state.workers, state.green, state.red):
        assert list(things) == [0, 0]
    view = GAME.view(state, None)
    assert view["colour_bonus"] == {
        name: list(points) for name, points in zip(COLOURS, GAME.box.colour_bonus, strict=True)
    }


@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadSetup, match="tuscany is for 2 to 4 seats"):
        begin(seats)
