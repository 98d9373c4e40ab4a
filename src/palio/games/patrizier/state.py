"""The table: plain data and copy(); no rules."""

from palio.core.game import State
from palio.games.patrizier.moves import Moves


class Table(State):
    """Everything that lies on the table.

    Cards are kinds (indices into ``box.kinds``), floors are the seats of their builders. Plots are
    numbered ``2 * city + side``, left first. A hand is split by what the others know of it: cards
    ``dealt`` face down that nobody else has seen, and cards that all have seen, because they were
    ``taken`` from the market or played and taken back. Both, and the deck, are multisets and are
    kept sorted.
    """

    starts: list[int]
    """Start cards not yet dealt; empty once the hands are dealt."""
    deck: list[int]
    market: list[int]
    """The kind that lies beside each city; -1: none."""
    towers: list[list[int]]
    """Floors on each plot, from the ground up."""
    stock: list[int]
    dealt: list[list[int]]
    taken: list[list[int]]
    piles: list[list[int]]
    """Played cards, the last one on top."""
    tiles: list[list[int]]
    """Tiles won: ``2 * city``, plus 1 for the lower one."""

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
        other.starts = self.starts.copy()
        other.deck = self.deck.copy()
        other.market = self.market.copy()
        other.towers = [tower.copy() for tower in self.towers]
        other.stock = self.stock.copy()
        other.dealt = [cards.copy() for cards in self.dealt]
        other.taken = [cards.copy() for cards in self.taken]
        other.piles = [cards.copy() for cards in self.piles]
        other.tiles = [tiles.copy() for tiles in self.tiles]
        return other

    def built_in(self, city: int) -> int:
        """How many floors stand in the city."""
        return len(self.towers[2 * city]) + len(self.towers[2 * city + 1])

    def is_full(self, city: int) -> bool:
        """Is the city full, and so scored? §8.1"""
        return self.built_in(city) == self.box.cities[city].floors


def empty_table(moves: Moves, seats: int) -> Table:
    """Full stocks, and not a card or floor on the table."""
    table = Table(moves, seats)
    cities = len(moves.box.cities)
    table.starts = []
    table.deck = []
    table.market = [-1] * cities
    table.towers = [[] for _ in range(2 * cities)]
    table.stock = [moves.box.stock[seats]] * seats
    table.dealt = [[] for _ in range(seats)]
    table.taken = [[] for _ in range(seats)]
    table.piles = [[] for _ in range(seats)]
    table.tiles = [[] for _ in range(seats)]
    return table
