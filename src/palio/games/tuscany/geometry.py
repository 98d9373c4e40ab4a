"""Hexagons: how three parts make a board, and which of its fields touch. §1.5

A part has three columns of 3, 4 and 3 flat-topped hexagons. Its cells are numbered column by column
from the top, 0 to 9, so that a half turn takes cell ``i`` to cell ``9 - i``. A field of a board is
``10 * position + cell``, where the position is 0 on the left and 2 on the right. Sets of fields
are the bits of an int.
"""

from typing import Final

from mypy_extensions import i64

from palio.core.components import Shared
from palio.core.packed import append, extend, vec
from palio.games.tuscany.components import (
    CELLS,
    COLOUR_COUNT,
    COLOURS,
    COLUMN_SIZES,
    DARK_GREEN,
    LETTERS,
    PARTS_EACH,
    Box,
)

FIELDS: Final = 30
UP: Final = 0
DOWN: Final = 1
SHIFTS: Final = ("up", "down")

# Axial coordinates (q to the right, r downward) of the cells of a part.
CELL_Q: Final = (0, 0, 0, 1, 1, 1, 1, 2, 2, 2)
CELL_R: Final = (0, 1, 2, -1, 0, 1, 2, -1, 0, 1)
NEIGHBOUR_Q: Final = (1, -1, 0, 0, 1, -1)
NEIGHBOUR_R: Final = (0, 0, 1, -1, -1, 1)
NEXT_PART_Q: Final = 3
NEXT_PART_R: Final = (-2, -1)
"""From one part to the next: half a hexagon up, or down."""

# How many answers each question about the layout has, whatever was answered before. §1.5, §1.6
LEFT_PART: Final = 0
MIDDLE_PART: Final = 1
MIDDLE_SHIFT: Final = 2
RIGHT_PART: Final = 3
RIGHT_SHIFT: Final = 4
CASTLE: Final = 5
ANSWERS: Final = (6, 4, 2, 2, 2, 3)
MOST_ANSWERS: Final = 6


def field_names() -> list[str]:
    """
    >>> field_names()[:4], field_names()[-1]
    (['a1', 'a2', 'a3', 'b1'], 'i3')
    """
    names: list[str] = []
    for column in range(len(LETTERS) * len(COLUMN_SIZES)):
        for row in range(COLUMN_SIZES[column % len(COLUMN_SIZES)]):
            names.append(f"{'abcdefghi'[column]}{row + 1}")
    return names


FIELD_NAMES: Final = field_names()


class Layout(Shared):
    """How the parts lie: letters from left to right, which are turned, and the two shifts.

    May be unfinished while a player is still laying parts: then the lists are shorter.
    """

    def __init__(self, letters: list[int], turned: list[int], shifts: list[int]) -> None:
        self.letters = letters
        self.turned = turned
        self.shifts = shifts


def read_answers(answers: vec[i64]) -> Layout:
    """The layout that was answered so far, each answer by its number in the list of legal ones."""
    letters: list[int] = []
    turned: list[int] = []
    shifts: list[int] = []
    laid: i64 = 0
    for question in range(len(answers)):
        answer = answers[question]
        if question in (LEFT_PART, MIDDLE_PART, RIGHT_PART):
            letter = letter_at(laid, answer // 2)
            laid |= 1 << letter
            letters.append(letter)
            turned.append(answer % 2)
        elif question in (MIDDLE_SHIFT, RIGHT_SHIFT):
            shifts.append(answer)
    return Layout(letters, turned, shifts)


def letters_laid(answers: vec[i64]) -> i64:
    """The set of letters of the parts that were laid so far."""
    laid: i64 = 0
    for question in range(len(answers)):
        if question in (LEFT_PART, MIDDLE_PART, RIGHT_PART):
            laid |= 1 << letter_at(laid, answers[question] // 2)
    return laid


def letter_at(laid: i64, number: i64) -> i64:
    """The letter of that number, from 0, among those that are not laid.

    >>> letter_at(0b001, 1)
    2
    """
    letter: i64 = 0
    while laid >> letter & 1 or number:
        if not laid >> letter & 1:
            number -= 1
        letter += 1
    return letter


def answers_for(layout: Layout, castle: int) -> list[int]:
    """The answers that lead to a whole layout; ``castle`` is the number of the dark green field.

    >>> answers_for(Layout([1, 0, 2], [0, 1, 0], [0, 1]), 2)
    [2, 1, 0, 0, 1, 2]
    """
    left = list(range(len(LETTERS)))
    numbers: list[int] = []
    for letter, turn in zip(layout.letters, layout.turned, strict=True):
        numbers.append(2 * left.index(letter) + turn)
        left.remove(letter)
    return [numbers[0], numbers[1], layout.shifts[0], numbers[2], layout.shifts[1], castle]


def places(shifts: list[int]) -> list[tuple[int, int]]:
    """The axial coordinates of the fields of as many parts as the shifts tell."""
    found: list[tuple[int, int]] = []
    q, r = 0, 0
    for position in range(len(shifts) + 1):
        if position:
            q += NEXT_PART_Q
            r += NEXT_PART_R[shifts[position - 1]]
        for cell in range(CELLS):
            found.append((q + CELL_Q[cell], r + CELL_R[cell]))
    return found


def fields_in(mask: i64) -> list[int]:
    """
    >>> fields_in(0b1101)
    [0, 2, 3]
    """
    found: list[int] = []
    field = 0
    while mask:
        if mask & 1:
            found.append(field)
        mask >>= 1
        field += 1
    return found


def size_of(mask: i64) -> i64:
    """How many fields a set has."""
    size: i64 = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size


def neighbours(where: list[tuple[int, int]]) -> vec[i64]:
    """For each field the set of those that touch it."""
    at = {place: field for field, place in enumerate(where)}
    masks = vec[i64]()
    for q, r in where:
        mask = 0
        for step in range(len(NEIGHBOUR_Q)):
            other = at.get((q + NEIGHBOUR_Q[step], r + NEIGHBOUR_R[step]), -1)
            if other >= 0:
                mask |= 1 << other
        masks = append(masks, mask)
    return masks


NEIGHBOURS: Final = [neighbours(places([one, two])) for one in (UP, DOWN) for two in (UP, DOWN)]
"""By the two shifts: who touches whom does not depend on the parts."""


class Board(Shared):
    """A finished board: colours, and who touches whom."""

    def __init__(self, box: Box, parts: vec[i64], layout: Layout) -> None:
        """``parts``: the part of each letter, as an index into ``box.parts``."""
        self.layout = layout
        self.parts = [parts[letter] for letter in layout.letters]
        self.colours = vec[i64]()
        for position in range(len(LETTERS)):
            lying = box.parts[self.parts[position]].lying
            self.colours = extend(self.colours, lying[layout.turned[position]])
        self.fields_of = vec[vec[i64]]([vec[i64]() for _ in range(COLOUR_COUNT)])
        """The fields of each colour, in their order, and …"""
        self.colour_masks = vec[i64]([0] * COLOUR_COUNT)
        """… as sets."""
        field: i64
        for field in range(FIELDS):
            colour = self.colours[field]
            self.fields_of[colour] = append(self.fields_of[colour], field)
            self.colour_masks[colour] |= 1 << field
        self.neighbours = NEIGHBOURS[2 * layout.shifts[0] + layout.shifts[1]]
        self.areas = vec[i64]([0] * FIELDS)
        """For each field the set of fields of its area. §7.1"""
        self.area_sizes = vec[i64]([0] * FIELDS)
        self._find_areas()
        self._described: dict[str, dict[str, object]] = {}

    def _find_areas(self) -> None:
        """Split the fields of every colour into connected areas."""
        start: i64
        for start in range(FIELDS):
            if self.areas[start] == 0:
                colour = self.colours[start]
                area = self.spread(1 << start, self.colour_masks[colour])
                size = size_of(area)
                for other in self.fields_of[colour]:
                    if area >> other & 1:
                        self.areas[other] = area
                        self.area_sizes[other] = size

    def spread(self, start: i64, within: i64) -> i64:
        """The fields of a set that hang together with those of it that are given."""
        joined: i64 = 0
        edge = start
        field: i64
        while edge:
            joined |= edge
            touched: i64 = 0
            for field in range(FIELDS):
                if edge >> field & 1:
                    touched |= self.neighbours[field]
            edge = touched & within & ~joined
        return joined

    def dark_green_fields(self) -> vec[i64]:
        """Where the start castle may go. §1.6"""
        return self.fields_of[DARK_GREEN]

    def described(self) -> dict[str, dict[str, object]]:
        """The fields for views, put together when they are first asked for."""
        if not self._described:
            self._described = describe(places(self.layout.shifts), self.colours)
        return self._described


def describe(where: list[tuple[int, int]], colours: vec[i64]) -> dict[str, dict[str, object]]:
    """Fields by name, each with its place (axial) and colour."""
    return {
        FIELD_NAMES[field]: {"q": q, "r": r, "colour": COLOURS[colours[field]]}
        for field, (q, r) in enumerate(where)
    }


class Atlas(Shared):
    """Boards, each made when it is first needed and kept: two tables may well have the same."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._boards: dict[int, Board] = {}

    def board(self, parts: vec[i64], answers: vec[i64]) -> Board:
        """The board of a whole layout; ``answers`` may leave out the castle."""
        key: i64 = 0
        for part in parts:
            key = key * PARTS_EACH + part % PARTS_EACH
        for question in range(CASTLE):
            key = key * MOST_ANSWERS + answers[question]
        board = self._boards.get(key)
        if board is None:
            board = Board(self.box, parts, read_answers(answers[:CASTLE]))
            self._boards[key] = board
        return board


def every_layout() -> list[list[int]]:
    """The answers of all 192 layouts.

    >>> len(every_layout())
    192
    """
    layouts: list[list[int]] = [[]]
    for question in range(CASTLE):
        layouts = [[*done, answer] for done in layouts for answer in range(ANSWERS[question])]
    return layouts


def largest_area(box: Box) -> int:
    """The largest area that any of the 12,288 boards has."""
    largest = 0
    layouts = every_layout()
    for a in range(PARTS_EACH):
        for b in range(PARTS_EACH, 2 * PARTS_EACH):
            for c in range(2 * PARTS_EACH, 3 * PARTS_EACH):
                for answers in layouts:
                    board = Board(box, vec[i64]([a, b, c]), read_answers(vec[i64](answers)))
                    for area in board.areas:
                        largest = max(largest, size_of(area))
    return largest
