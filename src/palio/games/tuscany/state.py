"""The table: plain data and copy(); no rules."""

from typing import Final

from palio.core.game import State
from palio.games.tuscany.components import BONUSES, COLOUR_COUNT, STORAGE_BONUS
from palio.games.tuscany.geometry import FIELDS, Board, fields_in
from palio.games.tuscany.moves import Moves

EMPTY_FIELD: Final = -1
EXTRA_ROUND: Final = 3
"""The phase after the third: its one more round. §10.3"""


class Table(State):
    """Everything that lies on the table.

    Piles, stacks and hands are counts: by colour for cards, by kind for tiles and yields. Tiles of
    the display and removed tiles are split by their backs, because only neutral ones come back.
    """

    first: int
    """The first player; -1 until the lot has fallen."""
    phase: int
    deck: list[int]
    discards: list[int]
    hands: list[list[int]]
    yield_deck: list[int]
    yield_discards: list[int]
    neutral: list[int]
    """The neutral stack."""
    removed: list[int]
    """Neutral tiles that were removed from the display: they come back. §5.3"""
    boxed: list[int]
    """Tiles that are out of the game."""
    own: list[list[int]]
    """What is left of each seat's 21 tiles."""
    out: list[int]
    """How many of its own tiles each seat has put out."""
    display_neutral: list[int]
    display_own: list[int]
    """Tiles of the display that came from players."""
    storage: list[list[int]]
    """Kinds on each seat's storage spaces, sorted; a wooden hexagon is ``box.hexagon``."""
    fresh: int
    """Hexagons that came to the storage of the seat whose turn it is in this turn. §8.11"""
    bonuses: list[list[int]]
    bonus_stock: list[int]
    marble: list[int]
    workers: list[int]
    green: list[int]
    red: list[int]
    colour_bonus: list[int]
    """For each colour how many players have had its bonus: 0, 1 or 2."""
    parts: list[list[int]]
    """Each seat's parts A, B and C, as far as they are dealt."""
    answers: list[list[int]]
    """How each seat lays its parts, answer by answer; see geometry.py."""
    boards: list[Board]
    """Each seat's board; none until all are revealed."""
    covered: list[int]
    """For each seat the set of covered fields."""
    reach: list[int]
    """For each seat the set of fields that touch a covered one."""
    laid: list[list[int]]
    """For each seat and field the kind that lies there, or EMPTY_FIELD."""
    pools: list[int]
    """With the next two: what can be known of cards once discards were shuffled; see memory.py."""
    drawn: list[int]
    past: list[list[int]]

    def __init__(
        self, moves: Moves, seats: int, draw: int, cards_per_point: int, only_fitting: bool
    ) -> None:
        """Made whole by ``empty_table`` and ``copy`` only."""
        super().__init__()
        self.moves = moves
        self.box = moves.box
        self.seats = seats
        self.draw = draw
        self.cards_per_point = cards_per_point
        self.only_fitting = only_fitting

    def copy(self) -> "Table":
        """A table that shares nothing but the box, the moves, the boards and the questions."""
        other = Table(self.moves, self.seats, self.draw, self.cards_per_point, self.only_fitting)
        other.pending = self.pending.copy()
        other.first = self.first
        other.phase = self.phase
        other.deck = self.deck.copy()
        other.discards = self.discards.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.yield_deck = self.yield_deck.copy()
        other.yield_discards = self.yield_discards.copy()
        other.neutral = self.neutral.copy()
        other.removed = self.removed.copy()
        other.boxed = self.boxed.copy()
        other.own = [stack.copy() for stack in self.own]
        other.out = self.out.copy()
        other.display_neutral = self.display_neutral.copy()
        other.display_own = self.display_own.copy()
        other.storage = [kinds.copy() for kinds in self.storage]
        other.fresh = self.fresh
        other.bonuses = [tiles.copy() for tiles in self.bonuses]
        other.bonus_stock = self.bonus_stock.copy()
        other.marble = self.marble.copy()
        other.workers = self.workers.copy()
        other.green = self.green.copy()
        other.red = self.red.copy()
        other.colour_bonus = self.colour_bonus.copy()
        other.parts = [parts.copy() for parts in self.parts]
        other.answers = [answers.copy() for answers in self.answers]
        other.boards = self.boards.copy()
        other.covered = self.covered.copy()
        other.reach = self.reach.copy()
        other.laid = [fields.copy() for fields in self.laid]
        other.pools = self.pools.copy()
        other.drawn = self.drawn.copy()
        other.past = [deeds.copy() for deeds in self.past]
        return other

    def spaces(self, seat: int) -> int:
        """How many storage spaces a seat has. §9.1"""
        return self.box.storage + self.bonuses[seat][STORAGE_BONUS]

    def free_fields(self, seat: int, colour: int) -> int:
        """The set of fields where a tile of that colour could be placed. §6.5, §6.6"""
        return self.boards[seat].colour_masks[colour] & self.reach[seat] & ~self.covered[seat]

    def shown(self, kind: int) -> int:
        """How many tiles of a kind are in the display."""
        return self.display_neutral[kind] + self.display_own[kind]

    def shown_of(self, colour: int) -> int:
        """How many tiles of a colour are in the display."""
        count = 0
        for kind in self.box.kinds_of[colour]:
            count += self.display_neutral[kind] + self.display_own[kind]
        return count

    def put_tile(self, seat: int, field: int, kind: int) -> None:
        """Cover a field."""
        self.covered[seat] |= 1 << field
        self.reach[seat] |= self.boards[seat].neighbours[field]
        self.laid[seat][field] = kind

    def empty_fields(self, seat: int) -> int:
        """How many fields are not covered. §11.6"""
        return FIELDS - len(fields_in(self.covered[seat]))


def empty_table(moves: Moves, seats: int, *, first_printing: bool, only_fitting: bool) -> Table:
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
    table.deck = box.cards.copy()
    table.discards = [0] * COLOUR_COUNT
    table.hands = [[0] * COLOUR_COUNT for _ in range(seats)]
    table.yield_deck = [card.count for card in box.yields]
    table.yield_discards = [0] * len(box.yields)
    table.neutral = box.neutral_set()
    table.removed = [0] * kinds
    table.boxed = [0] * kinds
    table.own = [box.own_set() for _ in range(seats)]
    table.out = [0] * seats
    table.display_neutral = [0] * kinds
    table.display_own = [0] * kinds
    table.storage = [[] for _ in range(seats)]
    table.fresh = 0
    table.bonuses = [[0] * len(BONUSES) for _ in range(seats)]
    table.bonus_stock = box.bonus_tiles.copy()
    table.marble = [0] * seats
    table.workers = [0] * seats
    table.green = [0] * seats
    table.red = [0] * seats
    table.colour_bonus = [0] * COLOUR_COUNT
    table.parts = [[] for _ in range(seats)]
    table.answers = [[] for _ in range(seats)]
    table.boards = []
    table.covered = [0] * seats
    table.reach = [0] * seats
    table.laid = [[EMPTY_FIELD] * FIELDS for _ in range(seats)]
    table.pools = []
    table.drawn = []
    table.past = []
    return table
