"""The table: plain data and copy(); no rules."""

from typing import Final

from palio.core.components import Shared
from palio.core.game import State
from palio.games.firenze.components import COLOUR_COUNT, FLOORS, HIGHEST, KIND_COUNT
from palio.games.firenze.moves import Moves

FREE: Final = -1
"""Nobody's seal lies on the commission."""
NEUTRAL: Final = -2
"""A neutral seal does."""
NO_TILE: Final = -1
SPAN: Final = HIGHEST + 1


def tower(colour: int, height: int) -> int:
    """A tower as one number. Sorted, they stand by colour, and the highest of a colour first.

    >>> sorted([tower(1, 2), tower(0, 3), tower(0, 5)])
    [94, 96, 197]
    """
    return colour * SPAN + HIGHEST - height


def colour_of(code: int) -> int:
    """
    >>> colour_of(tower(4, 7))
    4
    """
    return code // SPAN


def height_of(code: int) -> int:
    """
    >>> height_of(tower(4, 7))
    7
    """
    return HIGHEST - code % SPAN


class Spare(Shared):
    """Pieces that a position leaves in the box: they never come into play, but are counted."""

    def __init__(self, bricks: list[int], cards: list[int], seals: list[int]) -> None:
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


class Table(State):
    """Everything that lies on the table.

    Bricks are counted by colour, cards by kind; towers are numbers (see ``tower``), commissions
    are ``colour * 6 + floor``. All of it has lain open once, so nothing is split by who knows it.
    """

    first: int
    """Who began; -1 until the lot has fallen."""
    bag: list[int]
    starts: list[int]
    """Start cards that lie on top of the deck."""
    deck: list[int]
    discards: list[int]
    row: list[int]
    """Kinds, from the free card on; shorter than six only when the deck has run out."""
    row_bricks: list[list[int]]
    aside: list[int]
    """Bricks of the event card just taken that the event itself does not touch. §11.4"""
    store: list[list[int]]
    yards: list[list[int]]
    """Each seat's towers, sorted; while it builds, only those that it has not raised yet."""
    risen: list[int]
    """Towers that the active seat has raised or begun in this turn, in the order of work."""
    cards: list[list[int]]
    """Each seat's persons and feasts (in hand) and buildings (open)."""
    church: list[int]
    """Cards on the church spaces, in the order they came."""
    bells: list[int]
    """1 for each seat whose small seal lies on the Campanile."""
    seals: list[int]
    """By commission: a seat, NEUTRAL or FREE."""
    left: list[int]
    """Seals that each seat has left."""
    neutral: int
    """Neutral seals in the box."""
    tiles: list[int]
    """By commission: the balcony tile that covers it, or NO_TILE."""
    open_balcony: int
    """The lowest numeral that is still to be fulfilled."""
    levels: list[int]
    """By floor: 1 where the level tile still lies."""
    scores: list[int]
    end: int
    """Who holds the end tile; -1: it still lies on the board."""
    played: int
    """Persons played in this turn, one bit a kind."""
    turns: int
    """Turns that are over, of all seats together. §15.7"""
    terms: Terms

    def __init__(self, moves: Moves, seats: int) -> None:
        """Made whole by ``empty_table`` and ``copy`` only."""
        super().__init__()
        self.moves = moves
        self.box = moves.box
        self.seats = seats

    def copy(self) -> "Table":
        """A table that shares nothing but the box, the moves and the questions."""
        other = Table(self.moves, self.seats)
        other.pending = self.pending.copy()
        other.first = self.first
        other.bag = self.bag.copy()
        other.starts = self.starts.copy()
        other.deck = self.deck.copy()
        other.discards = self.discards.copy()
        other.row = self.row.copy()
        other.row_bricks = [bricks.copy() for bricks in self.row_bricks]
        other.aside = self.aside.copy()
        other.store = [bricks.copy() for bricks in self.store]
        other.yards = [towers.copy() for towers in self.yards]
        other.risen = self.risen.copy()
        other.cards = [cards.copy() for cards in self.cards]
        other.church = self.church.copy()
        other.bells = self.bells.copy()
        other.seals = self.seals.copy()
        other.left = self.left.copy()
        other.neutral = self.neutral
        other.tiles = self.tiles.copy()
        other.open_balcony = self.open_balcony
        other.levels = self.levels.copy()
        other.scores = self.scores.copy()
        other.end = self.end
        other.played = self.played
        other.turns = self.turns
        other.terms = self.terms
        return other

    def has_played(self, kind: int) -> bool:
        """Has a person of that kind been played in this turn?"""
        return (self.played >> kind) & 1 == 1


def empty_table(moves: Moves, seats: int, rules: int) -> Table:
    """All bricks in the bag, all seals with their owners, and not a card on the table."""
    table = Table(moves, seats)
    box = moves.box
    table.first = -1
    table.bag = box.bricks.copy()
    table.starts = [0] * KIND_COUNT
    table.deck = [0] * KIND_COUNT
    table.discards = [0] * KIND_COUNT
    table.row = []
    table.row_bricks = []
    table.aside = [0] * COLOUR_COUNT
    table.store = [[0] * COLOUR_COUNT for _ in range(seats)]
    table.yards = [[] for _ in range(seats)]
    table.risen = []
    table.cards = [[0] * KIND_COUNT for _ in range(seats)]
    table.church = []
    table.bells = [0] * seats
    table.seals = [FREE] * (COLOUR_COUNT * FLOORS)
    table.left = [box.seals[seats]] * seats
    table.neutral = box.neutral
    table.tiles = [NO_TILE] * (COLOUR_COUNT * FLOORS)
    table.open_balcony = 0
    table.levels = [1 if points else 0 for points in box.levels]
    table.scores = [0] * seats
    table.end = -1
    table.played = 0
    table.turns = 0
    table.terms = VERSIONS[rules - 1]
    return table
