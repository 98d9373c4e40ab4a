"""Boards: every assembly of the twelve parts, and which fields touch. §1.5, §7.1"""

import pytest
from mypy_extensions import i64

from palio.core.packed import vec
from palio.games.tuscany import GAME
from palio.games.tuscany.components import COLOURS, PARTS_EACH
from palio.games.tuscany.geometry import (
    FIELD_NAMES,
    FIELDS,
    Board,
    Layout,
    answers_for,
    every_layout,
    fields_in,
    largest_area,
    places,
    read_answers,
    size_of,
)

PARTS = [
    (a, PARTS_EACH + b, 2 * PARTS_EACH + c) for a in range(4) for b in range(4) for c in range(4)
]


def board(*names: str, shifts: tuple[int, int] = (1, 0)) -> Board:
    ids = [part.id for part in GAME.box.parts]
    numbers = [ids.index(name.split()[0]) for name in names]
    letters = [number // PARTS_EACH for number in numbers]
    turned = [int("turned" in name) for name in names]
    return Board(GAME.box, vec[i64](sorted(numbers)), Layout(letters, turned, list(shifts)))


def around(one: Board, field: str) -> str:
    return " ".join(
        FIELD_NAMES[other] for other in fields_in(one.neighbours[FIELD_NAMES.index(field)])
    )


def test_all_12288_boards_have_the_same_colours_and_no_area_above_three() -> None:
    layouts = [read_answers(vec[i64](answers)) for answers in every_layout()]
    boards = 0
    threes: dict[tuple[int, int, int], int] = {}
    for parts in PARTS:
        for layout in layouts:
            one = Board(GAME.box, vec[i64](parts), layout)
            boards += 1
            assert [size_of(mask) for mask in one.colour_masks] == GAME.box.fields
            sizes = [size_of(area) for area in one.areas]
            assert max(sizes) <= 3
            threes[parts] = max(threes.get(parts, 0), sizes.count(3) // 3)
    assert boards == 12_288
    assert min(threes.values()) >= 2  # every choice of parts can be laid with two areas of three


def test_no_two_of_the_192_layouts_are_the_same() -> None:
    seen = {
        (tuple(one.colours), tuple(one.neighbours))
        for answers in every_layout()
        for one in [Board(GAME.box, vec[i64]([0, 4, 8]), read_answers(vec[i64](answers)))]
    }
    assert len(seen) == 192


def test_answers_and_layouts_are_the_same_thing() -> None:
    for answers in every_layout():
        assert answers_for(read_answers(vec[i64](answers)), 2) == [*answers, 2]


def test_a_part_has_columns_of_three_four_and_three() -> None:
    assert FIELD_NAMES[:10] == ["a1", "a2", "a3", "b1", "b2", "b3", "b4", "c1", "c2", "c3"]
    one = board("A1", "B1", "C1")
    assert around(one, "b2") == "a1 a2 b1 b3 c1 c2"  # inside: six neighbours
    assert around(one, "a1") == "a2 b1 b2"


@pytest.mark.parametrize(("shift", "touching"), [(1, "d1 d2"), (0, "d2 d3")])
def test_neighbouring_parts_touch_with_three_hexagons_each(shift: int, touching: str) -> None:
    one = board("A1", "B1", "C1", shifts=(shift, 0))
    beyond = [field for field in around(one, "c2").split() if field[0] == "d"]
    assert " ".join(beyond) == touching
    joint = sum(f[0] == "d" for c in ("c1", "c2", "c3") for f in around(one, c).split())
    assert joint == 5  # of three and three hexagons that interlock


def test_a_part_lies_half_a_hexagon_higher_or_lower() -> None:  # §1.5
    def height(field: tuple[int, int]) -> float:
        q, r = field
        return r + q / 2

    for shift, half in ((0, -0.5), (1, 0.5)):
        where = places([shift])
        assert height(where[10]) - height(where[0]) == half


def test_touching_works_both_ways_and_boards_hang_together() -> None:
    for answers in every_layout():
        one = Board(GAME.box, vec[i64]([1, 6, 11]), read_answers(vec[i64](answers)))
        for field in range(FIELDS):
            for other in fields_in(one.neighbours[field]):
                assert one.neighbours[other] >> field & 1
        reached = 1
        for _ in range(FIELDS):
            for field in fields_in(reached):
                reached |= one.neighbours[field]
        assert size_of(reached) == FIELDS


def test_a_turned_part_is_turned_by_half() -> None:  # §1.5
    plain, turned = board("A1", "B1", "C1"), board("A1 turned", "B1", "C1")
    assert turned.colours[:10] == plain.colours[:10][::-1]
    assert COLOURS[plain.colours[0]] == "grey"
    assert COLOURS[turned.colours[9]] == "grey"


def test_areas_grow_across_the_joints() -> None:  # §7.1
    one = board("A2", "B2", "C2")
    area = one.areas[FIELD_NAMES.index("d1")]
    assert [FIELD_NAMES[field] for field in fields_in(area)] == ["c2", "d1", "e1"]


def test_the_check_of_other_parts_looks_at_every_board() -> None:
    assert largest_area(GAME.box) == 3
