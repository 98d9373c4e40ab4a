"""What bots think of the things on a sheet: opinions, but consistent ones."""

import random
from collections.abc import Iterator

import pytest
from mypy_extensions import i64

import palio
from palio.core.heuristics import lean
from palio.core.packed import vec
from palio.games.florenza.appraisal import Appraisal, Weights
from palio.games.florenza.components import (
    BOXES,
    FIELD_PROJECTS,
    FIELDS,
    PROJECTS,
    RESOURCE_COUNT,
    load,
)
from palio.games.florenza.plans import KEPT, Fields
from palio.games.florenza.rules.sheet import is_open
from palio.games.florenza.state import Table

GAME = palio.find("florenza")


def sheets(seats: int, seed: int) -> Iterator[tuple[Table, Appraisal]]:
    """Every sheet at every fifth question of a sensible game, and how it looks."""
    rng = random.Random(seed)
    state = GAME.new(GAME.setup(seats))
    heuristics = GAME.heuristics(state)
    assert heuristics is not None
    weights = Weights(heuristics.weights)
    questions = 0
    while state.pending:
        moves = GAME.legal_moves(state)
        if GAME.actor(state) == palio.CHANCE:
            GAME.play(state, GAME.sample(state, rng))
            continue
        questions += 1
        if questions % 5 == 0:
            for seat in range(seats):
                yield state, Appraisal(state, seat, weights)
        GAME.play(state, lean(moves, heuristics.priors(state, moves), rng.random()))


def free_boxes(state: Table, seat: int) -> Iterator[tuple[int, int]]:
    for project in range(PROJECTS):
        for resource in range(RESOURCE_COUNT):
            index = project * RESOURCE_COUNT + resource
            if is_open(state, seat, project) and (
                state.marks[seat][index] < state.box.capacity[index]
            ):
                yield project, resource


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_a_mark_adds_is_what_the_sheet_is_worth_more_with_it(seats: int) -> None:
    seen = 0
    for state, sheet in sheets(seats, seed=2):
        seat = sheet.seat
        if not state.district[seat]:
            continue
        for project, resource in free_boxes(state, seat):
            if project == sheet.first + 1:
                continue  # its plan may give way to the plan of the field before it
            after = state.copy()
            after.marks[seat][project * RESOURCE_COUNT + resource] += 1
            after.recount(seat)
            then = Appraisal(after, seat, sheet.weights)
            more = then.credit(project) - sheet.credit(project)
            assert sheet.mark_gain(project, resource) == pytest.approx(more + 0.02)
            seen += 1
    assert seen > 500


def test_it_does_not_matter_in_which_order_it_is_asked() -> None:
    for state, sheet in sheets(2, seed=3):
        boxes = list(free_boxes(state, sheet.seat))
        gains = {box: sheet.mark_gain(*box) for box in boxes}
        best = [sheet.best_mark(resource) for resource in range(RESOURCE_COUNT)]
        other = Appraisal(state, sheet.seat, sheet.weights)
        assert best == [other.best_mark(resource) for resource in range(RESOURCE_COUNT)]
        assert {box: other.mark_gain(*box) for box in reversed(boxes)} == gains


def test_marks_on_the_first_work_count_when_the_district_is_full() -> None:
    for state, sheet in sheets(2, seed=4):
        work = state.box.works[0]
        if state.artists[sheet.seat][0] or not sheet.dice:
            continue
        full = state.copy()
        full.district[sheet.seat] = vec[i64](range(1, FIELDS + 1))
        full.fiorini[sheet.seat] = 20
        for resource in work.needs:
            index = FIELD_PROJECTS * RESOURCE_COUNT + resource
            full.marks[sheet.seat][index] = full.box.capacity[index]
        full.recount(sheet.seat)
        assert Appraisal(full, sheet.seat, sheet.weights).credit(FIELD_PROJECTS) > 0.0
        return
    pytest.fail("no such sheet")


def test_it_does_not_matter_what_was_looked_at_before() -> None:
    looks = 0
    for seats, seed in ((1, 5), (2, 6), (4, 7)):
        for state, sheet in sheets(seats, seed):
            heuristics = GAME.heuristics(state)
            assert heuristics is not None
            fresh = Appraisal(state, sheet.seat, Weights(heuristics.weights))
            boxes = list(free_boxes(state, sheet.seat))
            gains = [sheet.mark_gain(*box) for box in boxes]
            assert gains == [fresh.mark_gain(*box) for box in boxes]
            looks += len(boxes)
    assert looks > 5000


def test_only_so_many_fields_are_remembered() -> None:
    fields = Fields(load(), 1.0)
    empty = vec[i64]([0] * BOXES)
    first = fields.look(0, empty, 0, 9, 9).raised
    for taken in range(KEPT + 5):
        fields.look(0, empty, taken << 1, 9, 9)
    assert len(fields._known) <= KEPT
    assert fields.look(0, empty, 0, 9, 9).raised == first
