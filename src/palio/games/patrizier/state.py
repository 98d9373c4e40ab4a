"""The table: plain data and copy(); no rules."""

from typing import final

from mypy_extensions import i64

from palio.core.house import SeatedState
from palio.core.packed import copied, rows_of, vec
from palio.games.patrizier.components import PERSON_COUNT
from palio.games.patrizier.moves import Moves


@final
class Table(SeatedState):
    """Everything that lies on the table.

    Cards are kinds (indices into ``box.kinds``), floors are the seats of their builders. Plots are
    numbered ``2 * city + side``, left first. A hand is split by what the others know of it: cards
    ``dealt`` face down that nobody else has seen, and cards that all have seen, because they were
    ``taken`` from the market or played and taken back. Both, and the deck, are multisets and are
    kept sorted.
    """

    starts: vec[i64]
    """Start cards not yet dealt; empty once the hands are dealt."""
    deck: vec[i64]
    market: vec[i64]
    """The kind that lies beside each city; -1: none."""
    towers: vec[vec[i64]]
    """Floors on each plot, from the ground up."""
    stock: vec[i64]
    dealt: vec[vec[i64]]
    taken: vec[vec[i64]]
    piles: vec[vec[i64]]
    """Played cards, the last one on top."""
    tiles: vec[vec[i64]]
    """Tiles won: ``2 * city``, plus 1 for the lower one."""
    crests: vec[i64]
    """Crests on the cards in hand: of a city, all seats side by side (``city * seats + seat``)."""
    portraits: vec[i64]
    """Portraits on all cards in hand and pile: of a seat, all persons side by side."""

    def __init__(self, moves: Moves, seats: int) -> None:
        """Made whole by ``empty_table`` and ``copy`` only."""
        super().__init__(seats)
        self.moves = moves
        self.box = moves.box

    def copy(self) -> "Table":
        """A table that shares nothing but the box, the moves and the questions."""
        other = Table(self.moves, self.seats)
        other.pending = self.pending.copy()
        other.starts = self.starts[:]
        other.deck = self.deck[:]
        other.market = self.market[:]
        other.towers = copied(self.towers)
        other.stock = self.stock[:]
        other.dealt = copied(self.dealt)
        other.taken = copied(self.taken)
        other.piles = copied(self.piles)
        other.tiles = copied(self.tiles)
        other.crests = self.crests[:]
        other.portraits = self.portraits[:]
        return other

    def take_up(self, seat: i64, kind: i64) -> None:
        """Count a card that comes into a hand."""
        card = self.box.kinds[kind]
        self.crests[card.city * self.seats + seat] += card.crests
        if card.person >= 0:
            self.portraits[seat * PERSON_COUNT + card.person] += card.portraits

    def put_down(self, seat: i64, kind: i64) -> None:
        """Count a card that leaves a hand for the seat's pile."""
        card = self.box.kinds[kind]
        self.crests[card.city * self.seats + seat] -= card.crests

    def give_back(self, seat: i64, kind: i64) -> None:
        """Count a card that leaves a hand for good."""
        self.put_down(seat, kind)
        card = self.box.kinds[kind]
        if card.person >= 0:
            self.portraits[seat * PERSON_COUNT + card.person] -= card.portraits

    def built_in(self, city: i64) -> i64:
        """How many floors stand in the city."""
        return len(self.towers[2 * city]) + len(self.towers[2 * city + 1])

    def is_full(self, city: i64) -> bool:
        """Is the city full, and so scored? §8.1"""
        return self.built_in(city) == self.box.cities[city].floors


def empty_table(moves: Moves, seats: int) -> Table:
    """Full stocks, and not a card or floor on the table."""
    table = Table(moves, seats)
    cities = len(moves.box.cities)
    table.starts = vec[i64]()
    table.deck = vec[i64]()
    table.market = vec[i64]([-1] * cities)
    table.towers = rows_of(2 * cities, vec[i64]())
    table.stock = vec[i64]([moves.box.stock[seats]] * seats)
    table.dealt = rows_of(seats, vec[i64]())
    table.taken = rows_of(seats, vec[i64]())
    table.piles = rows_of(seats, vec[i64]())
    table.tiles = rows_of(seats, vec[i64]())
    table.crests = vec[i64]([0] * (cities * seats))
    table.portraits = vec[i64]([0] * (seats * PERSON_COUNT))
    return table
