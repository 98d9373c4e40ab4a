"""Positions as small TOML files, so that a test need not play its way to one.

seats = 3
rules = 2                     # the version of the rules; if left out: the newest
turn = 2                      # who is asked; or: over = true
phase = 1                     # 1 choose a card, 3 exchange and build, 5 commissions
turns = 12                    # turns that are over, of all together; if left out: none
row = ["princess wwyg", "mason"]      # a card and the bricks on it
deck = ["flood"]              # if left out: all cards that are not mentioned
discards = ["mason"]
bag = "wwwyy"                 # if left out: all bricks that are not mentioned
church = ["campanile"]
balconies = ["i white 6", "ii red 5"]
neutral = ["yellow 3"]
fulfilled = 1                 # balconies fulfilled before
levels = [7, 8]               # level tiles that still lie there; if left out: all that can
end = 0                       # who holds the end tile

[[players]]                   # seat 0, and so on; all of it may be left out
store = "wwg"                 # bricks by their first letter
towers = ["white 3", "green 6"]
cards = ["mason", "workshop", "fame"]
seals = ["white 4"]           # commissions fulfilled
left = 2                      # seals left; if left out: those that are not on the board
score = 12
bell = true                   # its small seal lies on the Campanile

What is said must be possible. What is not said may be missing: pieces that ``deck``, ``bag``,
``levels`` and ``left`` leave over stay in the box.
"""

from typing import Final

from mypy_extensions import i64

from palio.core.components import Entries, read_toml
from palio.core.errors import PositionError
from palio.core.packed import append, vec
from palio.games.firenze.components import (
    BUILDING,
    CAMPANILE,
    CARDS,
    CHURCH,
    COLOURS,
    EVENT,
    FEAST,
    FLOORS,
    LOWEST,
    NUMERALS,
    PERSON,
    ROW,
    SEATS,
    TOP,
    commission,
)
from palio.games.firenze.moves import Moves
from palio.games.firenze.rules.commissions import ask_commissions
from palio.games.firenze.rules.limits import most_rounds
from palio.games.firenze.rules.row import CHOOSE, next_turn
from palio.games.firenze.rules.towers import put
from palio.games.firenze.rules.work import WORK
from palio.games.firenze.state import (
    FREE,
    NEUTRAL,
    NO_TILE,
    Spare,
    Table,
    Terms,
    empty_table,
    tower,
)

LETTERS: Final = "".join(colour[0] for colour in COLOURS)
KINDS: Final = {card: index for index, (card, _) in enumerate(CARDS)}
OWNED: Final = (PERSON, FEAST, BUILDING)
ANY_TYPE: Final = (*OWNED, EVENT, CHURCH)
MOST_POINTS: Final = 999


def read_position(moves: Moves, text: str, source: str, newest: int) -> Table:
    """The table that the file describes; PositionError names the key that is wrong.

    ``newest`` is the version of the rules that is played unless the file names another.
    """
    top = read_toml(text, source, PositionError)
    seats = top.integer("seats")
    if seats not in SEATS:
        raise top.error("seats", f"must be 2 to 4, not {seats}")
    rules = ranged(top, "rules", newest, low=1, default=newest)
    reader = Reader(empty_table(moves, seats, rules))
    reader.read_board(top)
    rows = top.rows("players") if top.has("players") else []
    if len(rows) > seats:
        raise top.error("players", f"there are {len(rows)} players at {seats} seats")
    for seat, row in enumerate(rows):
        reader.read_player(row, seat)
    reader.read_rest(top)
    table = reader.table
    over = top.flag("over")
    phase = top.integer("phase", default=1)
    if phase not in (1, 3, 5):
        raise top.error("phase", f"must be 1, 3 or 5, not {phase}")
    turn = -1 if over else ranged(top, "turn", seats - 1)
    check_whole(table, top, turn, phase)
    top.finish()
    if not over:
        ask(table, turn, phase)
    return table


def ranged(row: Entries, key: str, most: int, *, low: int = 0, default: int | None = None) -> int:
    """A whole number from ``low`` to ``most``."""
    number = row.integer(key, low=low, default=default)
    if number > most:
        raise row.error(key, f"must be at most {most}, not {number}")
    return number


def ask(table: Table, turn: int, phase: int) -> None:
    """Put the question of that phase to that seat."""
    if phase == 1:
        table.pending.append(CHOOSE[turn])
        return
    table.pending.append(next_turn(table, turn))
    if phase == 3:
        table.pending.append(WORK[turn])
    else:
        ask_commissions(table, turn, (), None)


def check_whole(table: Table, top: Entries, turn: int, phase: int) -> None:
    """What can be seen only when everything lies there; ``turn`` is -1 when the game is over."""
    for at in range(len(table.tiles)):
        tile = table.tiles[at]
        if tile == NO_TILE:
            continue
        balcony = table.box.balconies[tile]
        if (table.seals[at] >= 0) != (balcony.numeral < table.open_balcony):
            where = f"{COLOURS[balcony.colour]} {balcony.height}"
            raise top.error("fulfilled", f"does not agree with the seals on {where}")
    check_bells(table, top)
    check_end(table, top, turn, phase)


def check_bells(table: Table, top: Entries) -> None:
    """Small seals lie on the Campanile, until all of them do. §14.5"""
    if CAMPANILE not in table.church:
        if any(table.bells):
            raise top.error("church", "there is no Campanile for the small seals (bell)")
    elif all(table.bells):
        raise top.error("church", "with all small seals on it (bell) the Campanile is discarded")


def check_end(table: Table, top: Entries, turn: int, phase: int) -> None:
    """Whoever is first to place the last seal holds the end tile. §15.1, §15.2, §15.7"""
    if table.end < 0:
        if 0 in table.left:
            seat = list(table.left).index(0)
            raise top.error("end", f"is missing: seat {seat} has no seal left")
    elif table.left[table.end]:
        raise top.error("end", f"seat {table.end} has seals left")
    elif turn == table.end and phase < 5:
        raise top.error("turn", f"seat {turn} holds the end tile and has no turn any more")
    rounds = most_rounds(table) + (0 if table.end < 0 else 1)
    most = rounds * table.seats - (0 if turn < 0 else 1)
    table.turns = ranged(top, "turns", most, default=0)


class Reader:
    """Puts pieces on the table and keeps account of those that have found no place yet."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kinds = vec[i64]([kind.count for kind in table.box.kinds])
        self.spare_seals = vec[i64]([0] * table.seats)

    def card(self, row: Entries, key: str, card: str, types: tuple[int, ...]) -> int:
        """A card by its id, taken from those that are left."""
        kind = KINDS.get(card, -1)
        if kind < 0 or not self.kinds[kind]:
            raise row.error(key, f"there is no card {card!r} (left)")
        if self.table.box.types[kind] not in types:
            raise row.error(key, f"{card} does not belong here")
        self.kinds[kind] -= 1
        return kind

    def cards(self, row: Entries, key: str, types: tuple[int, ...] = ANY_TYPE) -> list[int]:
        """The cards named at a key."""
        names = row.texts(key) if row.has(key) else []
        return [self.card(row, key, card, types) for card in names]

    def brick(self, row: Entries, key: str, colour: int, count: int = 1) -> None:
        """Take bricks out of the bag."""
        if self.table.bag[colour] < count:
            raise row.error(key, f"there are not that many {COLOURS[colour]} bricks")
        self.table.bag[colour] -= count

    def bricks(self, row: Entries, key: str, letters: str, into: vec[i64]) -> None:
        """Bricks by their letters, from the bag to a place."""
        for letter in letters:
            colour = LETTERS.find(letter)
            if colour < 0:
                raise row.error(key, f"no colour has the letter {letter!r}: {LETTERS}")
            self.brick(row, key, colour)
            into[colour] += 1

    def letters(self, row: Entries, key: str) -> str:
        """The letters of bricks; there may be none."""
        if row.values.get(key) == "":
            del row.values[key]  # an empty text is read here, and nowhere else
            return ""
        return row.text(key)

    def place(self, row: Entries, key: str, text: str) -> tuple[int, int]:
        """A colour and a height, as ``white 3``."""
        colour, _, height = text.partition(" ")
        if colour not in COLOURS or not height.isdecimal() or int(height) < 1:
            raise row.error(key, f"must be a colour and a height, not {text!r}")
        return COLOURS.index(colour), int(height)

    def floor(self, row: Entries, key: str, text: str) -> int:
        """A commission that no seal lies on yet."""
        colour, height = self.place(row, key, text)
        if not LOWEST <= height <= TOP:
            raise row.error(key, f"there is no commission of {height}")
        at = commission(colour, height)
        if self.table.seals[at] != FREE:
            raise row.error(key, f"{text} is covered already")
        return at

    def read_board(self, top: Entries) -> None:
        """Row, church, balconies, neutral seals and end tile."""
        table = self.table
        for text in top.texts("row") if top.has("row") else ():
            card, _, letters = text.partition(" ")
            table.row = append(table.row, self.card(top, "row", card, ANY_TYPE))
            bricks = vec[i64]([0] * len(COLOURS))
            self.bricks(top, "row", letters, bricks)
            table.row_bricks = append(table.row_bricks, bricks)
        if len(table.row) > ROW:
            raise top.error("row", f"has {ROW} cards at most")
        table.church = vec[i64](self.cards(top, "church", (CHURCH,)))
        for text in top.texts("balconies") if top.has("balconies") else ():
            self.read_balcony(top, text)
        table.open_balcony = ranged(top, "fulfilled", len(NUMERALS), default=0)
        for text in top.texts("neutral") if top.has("neutral") else ():
            at = self.floor(top, "neutral", text)
            if table.tiles[at] != NO_TILE:
                raise top.error("neutral", f"there is a balcony on {text}")
            table.seals[at] = NEUTRAL
            table.neutral -= 1
        if table.neutral < 0:
            raise top.error("neutral", f"there are {table.box.neutral} neutral seals")
        table.end = ranged(top, "end", table.seats - 1) if top.has("end") else -1

    def read_balcony(self, top: Entries, text: str) -> None:
        """A tile, as ``i white 6``, on its floor; there is one of each numeral."""
        table = self.table
        numeral, _, place = text.partition(" ")
        at = self.floor(top, "balconies", place)
        laid = [table.box.balconies[tile].numeral for tile in table.tiles if tile != NO_TILE]
        for tile in table.box.balconies:
            if NUMERALS[tile.numeral] == numeral and tile.commission == at:
                if tile.numeral in laid:
                    raise top.error("balconies", f"{text}: there is a balcony {numeral} already")
                table.tiles[at] = tile.index
                return
        raise top.error("balconies", f"there is no balcony {text!r}")

    def read_player(self, row: Entries, seat: int) -> None:
        """All that a player has."""
        table = self.table
        if row.has("store"):
            self.bricks(row, "store", self.letters(row, "store"), table.store[seat])
        for text in row.texts("towers") if row.has("towers") else ():
            colour, height = self.place(row, "towers", text)
            self.brick(row, "towers", colour, height)
            table.yards[seat] = put(table.yards[seat], tower(colour, height))
        for kind in self.cards(row, "cards", OWNED):
            table.cards[seat][kind] += 1
            if table.box.types[kind] == BUILDING and table.cards[seat][kind] > 1:
                raise row.error("cards", f"nobody has two of {CARDS[kind][0]}")  # §13.1
        for text in row.texts("seals") if row.has("seals") else ():
            table.seals[self.floor(row, "seals", text)] = seat
            table.left[seat] -= 1
        most = table.left[seat]
        if most < 0:
            raise row.error("seals", f"there are {table.box.seals[table.seats]} seals each")
        table.left[seat] = ranged(row, "left", most, default=most)
        self.spare_seals[seat] = most - table.left[seat]
        table.scores[seat] = ranged(row, "score", MOST_POINTS, default=0)
        table.bells[seat] = int(row.flag("bell"))
        row.finish()

    def read_rest(self, top: Entries) -> None:
        """Level tiles, and what is not on the table: deck, discard pile and bag."""
        table = self.table
        self.read_levels(top)
        for kind in self.cards(top, "discards"):
            table.discards[kind] += 1
        spare_cards = vec[i64]([0] * len(CARDS))
        if top.has("deck"):
            for kind in self.cards(top, "deck"):
                table.deck[kind] += 1
            spare_cards = self.kinds
        else:
            table.deck = self.kinds
        self.kinds[CAMPANILE] = 0  # whoever wants it says so
        spare_bricks = vec[i64]([0] * len(COLOURS))
        if top.has("bag"):
            bag = vec[i64]([0] * len(COLOURS))
            self.bricks(top, "bag", self.letters(top, "bag"), bag)
            spare_bricks, table.bag = table.bag, bag
        spare = Spare(spare_bricks, spare_cards, self.spare_seals)
        table.terms = Terms(table.terms.rules, spare)

    def read_levels(self, top: Entries) -> None:
        """A level tile lies there until somebody has fulfilled a commission of its height. §7.6"""
        table = self.table
        for floor in range(FLOORS):
            if any(table.seals[at] >= 0 for at in range(floor, len(table.seals), FLOORS)):
                table.levels[floor] = 0
        if not top.has("levels"):
            return
        kept = top.integers("levels")
        for height in kept:
            if not LOWEST <= height <= TOP or not table.levels[height - LOWEST]:
                raise top.error("levels", f"there can be no level tile at height {height}")
            if kept.count(height) > 1:
                raise top.error("levels", f"there is one level tile at height {height}")
        table.levels = vec[i64]([int(LOWEST + floor in kept) for floor in range(FLOORS)])
