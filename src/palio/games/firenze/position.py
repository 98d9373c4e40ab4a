"""Positions as small TOML files, so that a test need not play its way to one.

seats = 3
turn = 2                      # who is asked; or: over = true
phase = 1                     # 1 choose a card, 3 exchange and build, 5 commissions
row = ["princess wwyg", "mason"]      # a card and the bricks on it
deck = ["flood"]              # if left out: all cards that are not mentioned
discards = ["mason"]
bag = "wwwyy"                 # if left out: all bricks that are not mentioned
church = ["campanile"]
balconies = ["i white 6", "ii red 5"]
neutral = ["yellow 3"]
fulfilled = 1                 # balconies fulfilled before
levels = [7, 8]               # level tiles that still lie there; if left out: all
end = 0                       # who holds the end tile

[[players]]                   # seat 0, and so on; all of it may be left out
store = "wwg"                 # bricks by their first letter
towers = ["white 3", "green 6"]
cards = ["mason", "workshop", "fame"]
seals = ["white 4"]           # commissions fulfilled
left = 2                      # seals left; if left out: those that are not on the board
score = 12
bell = true                   # its small seal lies on the Campanile
"""

from palio.core.components import Entries, read_toml
from palio.core.errors import PositionError
from palio.games.firenze.components import (
    CAMPANILE,
    CARDS,
    COLOURS,
    FLOORS,
    LOWEST,
    NUMERALS,
    ROW,
    SEATS,
    TOP,
    commission,
)
from palio.games.firenze.moves import Moves
from palio.games.firenze.rules.commissions import ask_commissions
from palio.games.firenze.rules.row import ChooseCard
from palio.games.firenze.rules.work import Work
from palio.games.firenze.state import FREE, NEUTRAL, NO_TILE, Table, empty_table, tower

LETTERS = "".join(colour[0] for colour in COLOURS)
KINDS = {card: index for index, (card, _) in enumerate(CARDS)}


def read_position(moves: Moves, text: str, source: str) -> Table:
    """The table that the file describes; PositionError names the key that is wrong."""
    top = read_toml(text, source, PositionError)
    seats = top.integer("seats")
    if seats not in SEATS:
        raise top.error("seats", f"must be 2 to 4, not {seats}")
    reader = Reader(empty_table(moves, seats))
    reader.read_board(top)
    rows = top.rows("players") if top.has("players") else []
    if len(rows) > seats:
        raise top.error("players", f"there are {len(rows)} players at {seats} seats")
    for seat, row in enumerate(rows):
        reader.read_player(row, seat)
    reader.read_rest(top)
    table = reader.table
    phase = top.integer("phase", default=1)
    if not top.flag("over"):
        turn = top.integer("turn")
        if turn >= seats:
            raise top.error("turn", f"there is no seat {turn}")
        ask(table, top, turn, phase)
    top.finish()
    return table


def ask(table: Table, top: Entries, turn: int, phase: int) -> None:
    """Put the question of that phase to that seat."""
    if phase == 1:
        table.pending.append(ChooseCard(turn))
        return
    table.pending.append(ChooseCard((turn + 1) % table.seats))
    if phase == 3:
        table.pending.append(Work(turn, False))
    elif phase == 5:
        ask_commissions(table, turn, (), None)
    else:
        raise top.error("phase", f"must be 1, 3 or 5, not {phase}")


class Reader:
    """Puts pieces on the table and keeps account of those that have found no place yet."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kinds = [kind.count for kind in table.box.kinds]

    def card(self, row: Entries, key: str, card: str) -> int:
        """A card by its id, taken from those that are left."""
        kind = KINDS.get(card, -1)
        if kind < 0 or not self.kinds[kind]:
            raise row.error(key, f"there is no card {card!r} (left)")
        self.kinds[kind] -= 1
        return kind

    def cards(self, row: Entries, key: str) -> list[int]:
        """The cards named at a key."""
        return [self.card(row, key, card) for card in row.texts(key)] if row.has(key) else []

    def brick(self, row: Entries, key: str, colour: int, count: int = 1) -> None:
        """Take bricks out of the bag."""
        if self.table.bag[colour] < count:
            raise row.error(key, f"there are not that many {COLOURS[colour]} bricks")
        self.table.bag[colour] -= count

    def bricks(self, row: Entries, key: str, letters: str, into: list[int]) -> None:
        """Bricks by their letters, from the bag to a place."""
        for letter in letters:
            colour = LETTERS.find(letter)
            if colour < 0:
                raise row.error(key, f"no colour has the letter {letter!r}: {LETTERS}")
            self.brick(row, key, colour)
            into[colour] += 1

    def place(self, row: Entries, key: str, text: str) -> tuple[int, int]:
        """A colour and a height, as ``white 3``."""
        colour, _, height = text.partition(" ")
        if colour not in COLOURS or not height.isdecimal() or int(height) < 1:
            raise row.error(key, f"must be a colour and a height, not {text!r}")
        return COLOURS.index(colour), int(height)

    def floor(self, row: Entries, key: str, text: str) -> int:
        """A commission that nothing lies on yet."""
        colour, height = self.place(row, key, text)
        if not LOWEST <= height <= TOP:
            raise row.error(key, f"there is no commission of {height}")
        at = commission(colour, height)
        if self.table.seals[at] != FREE:
            raise row.error(key, f"{text} is covered already")
        return at

    def read_board(self, top: Entries) -> None:
        """Row, church, balconies, seals and tiles."""
        table = self.table
        for text in top.texts("row") if top.has("row") else ():
            card, _, letters = text.partition(" ")
            table.row.append(self.card(top, "row", card))
            table.row_bricks.append([0] * len(COLOURS))
            self.bricks(top, "row", letters, table.row_bricks[-1])
        if len(table.row) > ROW:
            raise top.error("row", f"has {ROW} cards at most")
        table.church = self.cards(top, "church")
        for text in top.texts("balconies") if top.has("balconies") else ():
            table.tiles[self.balcony(top, text)] = self.tile(top, text)
        table.open_balcony = top.integer("fulfilled", default=0)
        for text in top.texts("neutral") if top.has("neutral") else ():
            table.seals[self.floor(top, "neutral", text)] = NEUTRAL
            table.neutral -= 1
        if table.neutral < 0:
            raise top.error("neutral", f"there are {table.box.neutral} neutral seals")
        if top.has("levels"):
            kept = top.integers("levels")
            table.levels = [int(LOWEST + floor in kept) for floor in range(FLOORS)]
        table.end = top.integer("end") if top.has("end") else -1

    def balcony(self, top: Entries, text: str) -> int:
        """The commission that a tile, as ``i white 6``, covers."""
        at = self.floor(top, "balconies", text.partition(" ")[2])
        if self.table.tiles[at] != NO_TILE:
            raise top.error("balconies", f"{text}: there is a balcony already")
        return at

    def tile(self, top: Entries, text: str) -> int:
        """The index of a tile."""
        numeral, _, place = text.partition(" ")
        colour, height = self.place(top, "balconies", place)
        for tile in self.table.box.balconies:
            if (NUMERALS[tile.numeral], tile.colour, tile.height) == (numeral, colour, height):
                return tile.index
        raise top.error("balconies", f"there is no balcony {text!r}")

    def read_player(self, row: Entries, seat: int) -> None:
        """All that a player has."""
        table = self.table
        if row.has("store"):
            self.bricks(row, "store", row.text("store"), table.store[seat])
        for text in row.texts("towers") if row.has("towers") else ():
            colour, height = self.place(row, "towers", text)
            self.brick(row, "towers", colour, height)
            table.yards[seat].append(tower(colour, height))
        table.yards[seat].sort()
        for kind in self.cards(row, "cards"):
            table.cards[seat][kind] += 1
        for text in row.texts("seals") if row.has("seals") else ():
            table.seals[self.floor(row, "seals", text)] = seat
            table.left[seat] -= 1
        table.left[seat] = row.integer("left", default=table.left[seat])
        if table.left[seat] < 0:
            raise row.error("seals", f"there are {table.box.seals[table.seats]} seals each")
        table.scores[seat] = row.integer("score", default=0)
        table.bells[seat] = int(row.flag("bell"))
        row.finish()

    def read_rest(self, top: Entries) -> None:
        """What is not on the table: deck, discard pile and bag."""
        table = self.table
        for kind in self.cards(top, "discards"):
            table.discards[kind] += 1
        if top.has("deck"):
            for kind in self.cards(top, "deck"):
                table.deck[kind] += 1
        else:
            table.deck = self.kinds
            table.deck[CAMPANILE] = 0  # whoever wants it says so
        if top.has("bag"):
            bag = [0] * len(COLOURS)
            self.bricks(top, "bag", top.text("bag"), bag)
            table.bag = bag
