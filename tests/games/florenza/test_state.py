"""What a table keeps beside what lies on it, so that nobody has to count again and again."""

import random
from collections.abc import Callable, Iterator

import pytest

from palio.core.match import Match
from palio.core.seats import CHANCE
from palio.games.florenza import GAME
from palio.games.florenza.components import FIELD_PROJECTS as FIRST_WORK
from palio.games.florenza.components import RESOURCE_COUNT, WORK_COUNT
from palio.games.florenza.rules.rounds import dice_to_come
from palio.games.florenza.state import Table
from palio.testing.scenes import table

Position = Callable[..., Match]


def states(seats: int, rules: int, seed: int) -> Iterator[Table]:
    """Every question of a sensible game."""
    rng = random.Random(seed)
    state = GAME.new(GAME.setup(seats, rules=rules))
    while state.pending:
        yield state
        moves = GAME.legal_moves(state)
        if GAME.actor(state) == CHANCE:
            GAME.play(state, GAME.sample(state, rng))
        else:
            GAME.play(state, GAME.heuristics(state).lean(state, moves, rng.random()))
    yield state


def assert_counts_agree(state: Table) -> None:
    for seat in range(state.seats):
        again = state.copy()
        again.recount(seat)
        assert list(again.filled[seat]) == list(state.filled[seat])
        assert again.standing[seat] == state.standing[seat]
        assert state.to_come[seat] == dice_to_come(state, seat)


@pytest.mark.both
@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_kept_agrees_with_what_lies_there(seats: int, rules: int) -> None:
    for seed in range(3):
        for state in states(seats, rules, seed):
            assert_counts_agree(state)


@pytest.mark.parametrize(
    "text",
    [
        "seats = 2\nturn = 1\nround = 3",
        'seats = 2\nturn = 0\ndice = [1, 2, 3, 4, 5, 6]\nmoved = ["white"]',
        'seats = 3\nphase = "income"\nround = 4\n[[players]]\ntracks = [9, 9, 9]',
        'seats = 1\nturn = "dummy"\ndice = [1, 2, 3, 4, 5, 6]',
        "seats = 4\nover = true",
        'seats = 2\nturn = 0\n[[players]]\ndistrict = [2, 17]\n[players.works]\nsala = "paid"\n'
        "[players.marks]\nfield-3 = { wood = 1 }",
    ],
)
def test_it_agrees_in_a_position_too(position: Position, text: str) -> None:
    assert_counts_agree(table(position("florenza", "-", text=text), Table))


def test_a_recount_sees_what_was_forged() -> None:
    state = next(states(2, 2, seed=1)).copy()
    before = list(state.filled[0])
    state.marks[0][RESOURCE_COUNT] += 1
    assert list(state.filled[0]) == before
    state.recount(0)
    assert state.filled[0][1] == before[1] + 1


@pytest.mark.parametrize("seats", [1, 3])
def test_a_finished_work_has_no_free_box(seats: int) -> None:  # §9.3
    finished = 0
    for state in states(seats, 2, seed=5):
        for seat in range(seats):
            for index in range(WORK_COUNT):
                if state.artists[seat][index]:
                    base = (FIRST_WORK + index) * RESOURCE_COUNT
                    room = state.box.capacity[base : base + RESOURCE_COUNT]
                    assert list(state.marks[seat][base : base + RESOURCE_COUNT]) == list(room)
                    finished += 1
    assert finished > 50
