"""The table: plain data and copy(); no rules."""

from typing import Final

from mypy_extensions import i64

from palio.core.house import SeatedState
from palio.core.packed import copied, rows_of, vec
from palio.games.tuscany.components import BONUSES, COLOUR_COUNT, STORAGE_BONUS
from palio.games.tuscany.geometry import FIELDS, Board, size_of
from palio.games.tuscany.moves import Moves

EMPTY_FIELD: Final = -1
EXTRA_ROUND: Final = 3
"""The phase after the third: its one more round. §10.3"""


class Table(SeatedState):
    """Everything that lies on the table.

    Piles, stacks and hands are counts: by colour for cards, by kind for tiles and yields. Tiles of
    the display and removed tiles are split by their backs, because only neutral ones come back.
    """

    first: i64
    """The first player; -1 until the lot has fallen."""
    phase: i64
    deck: vec[i64]
    discards: vec[i64]
    hands: vec[vec[i64]]
    yield_deck: vec[i64]
    yield_discards: vec[i64]
    neutral: vec[i64]
    """The neutral stack."""
    removed: vec[i64]
    """Neutral tiles that were removed from the display: they come back. §5.3"""
    boxed: vec[i64]
    """Tiles that are out of the game."""
    own: vec[vec[i64]]
    """What is left of each seat's 21 tiles."""
    out: vec[i64]
    """How many of its own tiles each seat has put out."""
    display_neutral: vec[i64]
    display_own: vec[i64]
    """Tiles of the display that came from players."""
    colours_shown: vec[i64]
    """How many tiles of each colour are in the display, whoever put them there."""
    storage: vec[vec[i64]]
    """Kinds on each seat's storage spaces, sorted; a wooden hexagon is ``box.hexagon``."""
    fresh: i64
    """Hexagons that came to the storage of the seat whose turn it is in this turn. §8.11"""
    bonuses: vec[vec[i64]]
    bonus_stock: vec[i64]
    marble: vec[i64]
    workers: vec[i64]
    green: vec[i64]
    red: vec[i64]
    colour_bonus: vec[i64]
    """For each colour how many players have had its bonus: 0, 1 or 2."""
    parts: vec[vec[i64]]
    """Each seat's parts A, B and C, as far as they are dealt."""
    answers: vec[vec[i64]]
    """How each seat lays its parts, answer by answer; see geometry.py."""
    boards: list[Board]
    """Each seat's board; none until all are revealed."""
    covered: vec[i64]
    """For each seat the set of covered fields."""
    reach: vec[i64]
    """For each seat the set of fields that touch a covered one."""
    laid: vec[vec[i64]]
    """For each seat and field the kind that lies there, or EMPTY_FIELD."""
    pools: vec[i64]
    """With the next two: what can be known of cards once discards were shuffled; see memory.py."""
    drawn: vec[i64]
    past: vec[vec[i64]]

    def __init__(
        self, moves: Moves, seats: i64, draw: i64, cards_per_point: i64, only_fitting: bool
    ) -> None:
        """Made whole by ``empty_table`` and ``copy`` only."""
        super().__init__(seats)
        self.moves = moves
        self.box = moves.box
        self.draw: i64 = draw
        self.cards_per_point: i64 = cards_per_point
        self.only_fitting = only_fitting

    def copy(self) -> "Table":
        """A table that shares nothing but the box, the moves, the boards and the questions."""
        other = Table(self.moves, self.seats, self.draw, self.cards_per_point, self.only_fitting)
        other.pending = self.pending.copy()
        other.first = self.first
        other.phase = self.phase
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        other.hands = copied(self.hands)
        other.yield_deck = self.yield_deck[:]
        other.yield_discards = self.yield_discards[:]
        other.neutral = self.neutral[:]
        other.removed = self.removed[:]
        other.boxed = self.boxed[:]
        other.own = copied(self.own)
        other.out = self.out[:]
        other.display_neutral = self.display_neutral[:]
        other.display_own = self.display_own[:]
        other.colours_shown = self.colours_shown[:]
        other.storage = copied(self.storage)
        other.fresh = self.fresh
        other.bonuses = copied(self.bonuses)
        other.bonus_stock = self.bonus_stock[:]
        other.marble = self.marble[:]
        other.workers = self.workers[:]
        other.green = self.green[:]
        other.red = self.red[:]
        other.colour_bonus = self.colour_bonus[:]
        other.parts = copied(self.parts)
        other.answers = copied(self.answers)
        other.boards = self.boards.copy()
        other.covered = self.covered[:]
        other.reach = self.reach[:]
        other.laid = copied(self.laid)
        other.pools = self.pools[:]
        other.drawn = self.drawn[:]
        other.past = copied(self.past)
        return other

    def spaces(self, seat: i64) -> i64:
        """How many storage spaces a seat has. §9.1"""
        return self.box.storage + self.bonuses[seat][STORAGE_BONUS]

    def open_fields(self, seat: i64) -> i64:
        """The set of fields that are not covered and touch one that is. §6.6"""
        return self.reach[seat] & ~self.covered[seat]

    def free_fields(self, seat: i64, colour: i64) -> i64:
        """The set of fields where a tile of that colour could be placed. §6.5, §6.6"""
        return self.boards[seat].colour_masks[colour] & self.open_fields(seat)

    def shown(self, kind: i64) -> i64:
        """How many tiles of a kind are in the display."""
        return self.display_neutral[kind] + self.display_own[kind]

    def shown_of(self, colour: i64) -> i64:
        """How many tiles of a colour are in the display."""
        return self.colours_shown[colour]

    def show_neutral(self, kind: i64) -> None:
        """A tile comes from the neutral stack into the display."""
        self.neutral[kind] -= 1
        self.display_neutral[kind] += 1
        self.colours_shown[self.box.colour_of[kind]] += 1

    def show_own(self, seat: i64, kind: i64) -> None:
        """A tile comes from a seat's own stack into the display."""
        self.own[seat][kind] -= 1
        self.out[seat] += 1
        self.display_own[kind] += 1
        self.colours_shown[self.box.colour_of[kind]] += 1

    def put_tile(self, seat: i64, field: i64, kind: i64) -> None:
        """Cover a field."""
        self.covered[seat] |= 1 << field
        self.reach[seat] |= self.boards[seat].neighbours[field]
        self.laid[seat][field] = kind

    def empty_fields(self, seat: i64) -> i64:
        """How many fields are not covered. §11.6"""
        return FIELDS - size_of(self.covered[seat])


def empty_table(moves: Moves, seats: i64, *, first_printing: bool, only_fitting: bool) -> Table:
    """Full piles, and nothing drawn from them."""
    box = moves.box
    table = Table(
        moves,
        seats,
        box.draw_first_printing if first_printing else box.draw,
        box.cards_per_point_first_printing if first_printing else box.cards_per_point,
        only_fitting,
    )
    kinds = len(box.tiles)
    table.first = -1
    table.phase = 0
    table.deck = vec[i64](box.cards)
    table.discards = vec[i64]([0] * COLOUR_COUNT)
    table.hands = rows_of(seats, vec[i64]([0] * COLOUR_COUNT))
    table.yield_deck = vec[i64]([card.count for card in box.yields])
    table.yield_discards = vec[i64]([0] * len(box.yields))
    table.neutral = box.neutral_set()
    table.removed = vec[i64]([0] * kinds)
    table.boxed = vec[i64]([0] * kinds)
    table.own = rows_of(seats, box.own_set())
    table.out = vec[i64]([0] * seats)
    table.display_neutral = vec[i64]([0] * kinds)
    table.display_own = vec[i64]([0] * kinds)
    table.colours_shown = vec[i64]([0] * COLOUR_COUNT)
    table.storage = rows_of(seats, vec[i64]())
    table.fresh = 0
    table.bonuses = rows_of(seats, vec[i64]([0] * len(BONUSES)))
    table.bonus_stock = vec[i64](box.bonus_tiles)
    table.marble = vec[i64]([0] * seats)
    table.workers = vec[i64]([0] * seats)
    table.green = vec[i64]([0] * seats)
    table.red = vec[i64]([0] * seats)
    table.colour_bonus = vec[i64]([0] * COLOUR_COUNT)
    table.parts = rows_of(seats, vec[i64]())
    table.answers = rows_of(seats, vec[i64]())
    table.boards = []
    table.covered = vec[i64]([0] * seats)
    table.reach = vec[i64]([0] * seats)
    table.laid = rows_of(seats, vec[i64]([EMPTY_FIELD] * FIELDS))
    table.pools = vec[i64]()
    table.drawn = vec[i64]()
    table.past = vec[vec[i64]]()
    return table
