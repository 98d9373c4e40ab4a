"""Positions as small TOML files, so that a test need not play its way to one.

    seats = 3
    turn = 2                      # who is to play a card; or: over = true

    [cities.milano]
    left = "ABA"                  # floors from the ground up; A is seat 0
    right = "C"
    market = "roma-hat-star"

    [[players]]                   # seat 0, and so on; all of it may be left out
    dealt = ["lucca-lady-star"]   # hand cards that only this player knows
    taken = ["lucca-move"]        # hand cards that all have seen
    pile = ["siena-crests"]       # the last one on top
    tiles = ["roma high"]         # if left out, tiles of full cities go to whom they belong

Cards that are not mentioned are in the draw pile, floors that are not mentioned in the stocks.
"""

from palio.core.components import Entries, read_toml
from palio.core.errors import PositionError
from palio.games.patrizier.components import SEATS, Box
from palio.games.patrizier.moves import LEFT, RIGHT, Moves
from palio.games.patrizier.rules.scoring import score_city
from palio.games.patrizier.rules.turn import PLAY_CARD
from palio.games.patrizier.state import Table, empty_table

LETTERS = "ABCDE"


def read_position(moves: Moves, text: str, source: str) -> Table:
    """The table that the file describes; PositionError names the key that is wrong."""
    top = read_toml(text, source, PositionError)
    seats = top.integer("seats")
    if seats not in SEATS:
        raise top.error("seats", f"must be 2 to 5, not {seats}")
    table = empty_table(moves, seats)
    cards = Cards(moves.box, seats)
    if top.has("cities"):
        _read_cities(top.table("cities"), table, cards)
    rows = top.rows("players") if top.has("players") else []
    if len(rows) > seats:
        raise top.error("players", f"there are {len(rows)} players at {seats} seats")
    for seat, row in enumerate(rows):
        table.dealt[seat] = sorted(cards.take(row, "dealt"))
        table.taken[seat] = sorted(cards.take(row, "taken"))
        table.piles[seat] = cards.take(row, "pile")
        table.tiles[seat] = _read_tiles(row, table)
        row.finish()
    if not any(table.tiles):
        for city in range(len(moves.box.cities)):
            if table.is_full(city):
                score_city(table, city, None)
    table.deck = sorted(cards.left)
    if not top.flag("over"):
        turn = top.integer("turn")
        if turn >= seats or not table.dealt[turn] + table.taken[turn]:
            raise top.error("turn", f"seat {turn} has no card to play")
        table.pending.append(PLAY_CARD[turn])
    top.finish()
    return table


class Cards:
    """The cards that have not found a place yet."""

    def __init__(self, box: Box, seats: int) -> None:
        self.left = list(box.cards_for(seats))
        self.by_id = {kind.id: kind.index for kind in box.kinds}

    def take(self, row: Entries, key: str) -> list[int]:
        """The cards named at a key, taken from what is left."""
        return [self.take_one(row, key, card) for card in row.texts(key)] if row.has(key) else []

    def take_one(self, row: Entries, key: str, card: str) -> int:
        """One card by its id."""
        kind = self.by_id.get(card, -1)
        if kind not in self.left:
            raise row.error(key, f"there is no card {card!r} (left)")
        self.left.remove(kind)
        return kind


def _read_cities(entries: Entries, table: Table, cards: Cards) -> None:
    for city in table.box.cities_for(table.seats):
        if not entries.has(city.name):
            continue
        row = entries.table(city.name)
        for side, key in ((LEFT, "left"), (RIGHT, "right")):
            if not row.has(key):
                continue
            for letter in row.text(key):
                seat = LETTERS.find(letter)
                if not 0 <= seat < table.seats:
                    raise row.error(key, f"no seat has the letter {letter!r}")
                table.towers[2 * city.index + side].append(seat)
                table.stock[seat] -= 1
        if table.built_in(city.index) > city.floors:
            raise row.error("left", f"more than {city.floors} floors")
        if row.has("market"):
            table.market[city.index] = cards.take_one(row, "market", row.text("market"))
        row.finish()
    entries.finish()


def _read_tiles(row: Entries, table: Table) -> list[int]:
    names = {city.name: city.index for city in table.box.cities}
    tiles: list[int] = []
    for tile in row.texts("tiles") if row.has("tiles") else ():
        city, _, rank = tile.partition(" ")
        if city not in names or rank not in ("high", "low"):
            raise row.error("tiles", f"a tile is '<city> high' or '<city> low', not {tile!r}")
        tiles.append(2 * names[city] + (rank == "low"))
    return tiles
