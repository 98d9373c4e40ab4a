"""The table: plain data and copy(); no rules."""

from typing import Final, final

from mypy_extensions import i64

from palio.core.components import Shared
from palio.core.house import SeatedState
from palio.core.packed import copied, rows_of, vec
from palio.games.firenze.components import COLOUR_COUNT, FLOORS, HIGHEST, KIND_COUNT
from palio.games.firenze.moves import Moves

FREE: Final = -1
"""Nobody's seal lies on the commission."""
NEUTRAL: Final = -2
"""A neutral seal does."""
NO_TILE: Final = -1
SPAN: Final = HIGHEST + 1


def tower(colour: i64, height: i64) -> i64:
    """A tower as one number. Sorted, they stand by colour, and the highest of a colour first.

    >>> sorted([tower(1, 2), tower(0, 3), tower(0, 5)])
    [94, 96, 197]
    """
    return colour * SPAN + HIGHEST - height


def colour_of(code: i64) -> i64:
    """
    >>> colour_of(tower(4, 7))
    4
    """
    return code // SPAN


def height_of(code: i64) -> i64:
    """
    >>> height_of(tower(4, 7))
    7
    """
    return HIGHEST - code % SPAN


class Spare(Shared):
    """Pieces that a position leaves in the box: they never come into play, but are counted."""

    def __init__(self, bricks: vec[i64], cards: vec[i64], seals: vec[i64]) -> None:
        """By colour, by kind and by seat."""
        self.bricks = bricks
        self.cards = cards
        self.seals = seals


class Terms(Shared):
    """What holds from the beginning of a game to its end."""

    def __init__(self, rules: int, spare: Spare | None = None) -> None:
        """``rules`` is the version of the rules that is played; ``spare`` is for positions."""
        self.rules = rules
        self.spare = spare


VERSIONS: Final = (Terms(1), Terms(2))
"""The terms of all games that began with a set-up."""


@final
class Table(SeatedState):
    """Everything that lies on the table.

    Bricks are counted by colour, cards by kind; towers are numbers (see ``tower``), commissions
    are ``colour * 6 + floor``. All of it has lain open once, so nothing is split by who knows it.
    """

    first: i64
    """Who began; -1 until the lot has fallen."""
    bag: vec[i64]
    starts: vec[i64]
    """Start cards that lie on top of the deck."""
    deck: vec[i64]
    discards: vec[i64]
    row: vec[i64]
    """Kinds, from the free card on; shorter than six only when the deck has run out."""
    row_bricks: vec[vec[i64]]
    aside: vec[i64]
    """Bricks of the event card just taken that the event itself does not touch. §11.4"""
    store: vec[vec[i64]]
    yards: vec[vec[i64]]
    """Each seat's towers, sorted; while it builds, only those that it has not raised yet."""
    risen: vec[i64]
    """Towers that the active seat has raised or begun in this turn, in the order of work."""
    cards: vec[vec[i64]]
    """Each seat's persons and feasts (in hand) and buildings (open)."""
    church: vec[i64]
    """Cards on the church spaces, in the order they came."""
    bells: vec[i64]
    """1 for each seat whose small seal lies on the Campanile."""
    seals: vec[i64]
    """By commission: a seat, NEUTRAL or FREE."""
    left: vec[i64]
    """Seals that each seat has left."""
    neutral: i64
    """Neutral seals in the box."""
    tiles: vec[i64]
    """By commission: the balcony tile that covers it, or NO_TILE."""
    open_balcony: i64
    """The lowest numeral that is still to be fulfilled."""
    levels: vec[i64]
    """By floor: 1 where the level tile still lies."""
    scores: vec[i64]
    end: i64
    """Who holds the end tile; -1: it still lies on the board."""
    played: i64
    """Persons played in this turn, one bit a kind."""
    turns: i64
    """Turns that are over, of all seats together. §15.7"""
    terms: Terms

    def __init__(self, moves: Moves, seats: int) -> None:
        """Made whole by ``empty_table`` and ``copy`` only."""
        super().__init__(seats)
        self.moves = moves
        self.box = moves.box

    def copy(self) -> "Table":
        """A table that shares nothing but the box, the moves and the questions."""
        other = Table(self.moves, self.seats)
        other.pending = self.pending.copy()
        other.first = self.first
        other.bag = self.bag[:]
        other.starts = self.starts[:]
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        other.row = self.row[:]
        other.row_bricks = copied(self.row_bricks)
        other.aside = self.aside[:]
        other.store = copied(self.store)
        other.yards = copied(self.yards)
        other.risen = self.risen[:]
        other.cards = copied(self.cards)
        other.church = self.church[:]
        other.bells = self.bells[:]
        other.seals = self.seals[:]
        other.left = self.left[:]
        other.neutral = self.neutral
        other.tiles = self.tiles[:]
        other.open_balcony = self.open_balcony
        other.levels = self.levels[:]
        other.scores = self.scores[:]
        other.end = self.end
        other.played = self.played
        other.turns = self.turns
        other.terms = self.terms
        return other

    def has_played(self, kind: i64) -> bool:
        """Has a person of that kind been played in this turn?"""
        return (self.played >> kind) & 1 == 1


def empty_table(moves: Moves, seats: int, rules: int) -> Table:
    """All bricks in the bag, all seals with their owners, and not a card on the table."""
    table = Table(moves, seats)
    box = moves.box
    table.first = -1
    table.bag = box.bricks[:]
    table.starts = vec[i64]([0] * KIND_COUNT)
    table.deck = vec[i64]([0] * KIND_COUNT)
    table.discards = vec[i64]([0] * KIND_COUNT)
    table.row = vec[i64]()
    table.row_bricks = vec[vec[i64]]()
    table.aside = vec[i64]([0] * COLOUR_COUNT)
    table.store = rows_of(seats, vec[i64]([0] * COLOUR_COUNT))
    table.yards = rows_of(seats, vec[i64]())
    table.risen = vec[i64]()
    table.cards = rows_of(seats, vec[i64]([0] * KIND_COUNT))
    table.church = vec[i64]()
    table.bells = vec[i64]([0] * seats)
    table.seals = vec[i64]([FREE] * (COLOUR_COUNT * FLOORS))
    table.left = vec[i64]([box.seals[seats]] * seats)
    table.neutral = box.neutral
    table.tiles = vec[i64]([NO_TILE] * (COLOUR_COUNT * FLOORS))
    table.open_balcony = 0
    table.levels = vec[i64]([1 if points else 0 for points in box.levels])
    table.scores = vec[i64]([0] * seats)
    table.end = -1
    table.played = 0
    table.turns = 0
    table.terms = VERSIONS[rules - 1]
    return table
