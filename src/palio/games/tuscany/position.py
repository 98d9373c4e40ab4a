"""Positions as small TOML files, so that a test need not play its way to one.

    seats = 2
    turn = 0                        # whose turn begins; or: over = true
    first = 0                       # the first player; phase = 1 (to 4: the extra round)
    display = ["quarry", "wine@1"]  # neutral tiles, and tiles that came from seat 1
    deck = { red = 2 }              # the draw pile; the rest then lies in the discards
    colour_bonus = { red = 1 }      # how many players have had the bonus
    options = { taking = "fitting" }

    [[players]]                     # seat 0, and so on; all of it may be left out
    parts = ["B1", "A2 turned", "C1"]   # from left to right
    shifts = ["down", "up"]
    castle = "e1"                   # the start castle; tiles are laid out beside it
    tiles = { a1 = "quarry", a2 = "hexagon" }
    storage = ["town"]
    hand = { red = 2 }
    stack = ["town"]                # what is left of the own tiles
    bonuses = { card = 1 }
    marble = 1                      # and workers, green, red

Likewise at the top: ``neutral`` (the neutral stack), ``removed`` (neutral tiles that were removed)
and ``yields`` (the yield cards left); the rest of those is out of the game or turned up.
With ``rest = 1`` the cards that are not mentioned are in the hand of seat 1, none in the draw pile.
Boards that are not mentioned are made of the parts A, B and C of the seat's number, plainly laid.
"""

from palio.core.components import Entries, read_toml
from palio.core.errors import PositionError
from palio.core.game import Game
from palio.core.setup import Setup
from palio.games.tuscany.components import (
    BONUSES,
    COLOURS,
    HEXAGON_ID,
    LETTERS,
    PARTS_EACH,
    SEATS,
)
from palio.games.tuscany.geometry import FIELD_NAMES, SHIFTS, Layout, answers_for
from palio.games.tuscany.moves import Moves
from palio.games.tuscany.rules.turn import ChooseAction
from palio.games.tuscany.state import EXTRA_ROUND, Table, empty_table


def read_position(moves: Moves, game: Game[Table], text: str, source: str) -> tuple[Setup, Table]:
    """The table that the file describes; PositionError names the key that is wrong."""
    top = read_toml(text, source, PositionError)
    seats = top.integer("seats")
    if seats not in SEATS:
        raise top.error("seats", f"must be 2 to 4, not {seats}")
    options: dict[str, str] = {}
    if top.has("options"):
        chosen = top.table("options")
        keys = chosen.keys()
        options = {key: chosen.text(key) for key in keys}
        chosen.finish()
    setup = game.setup(seats, options)
    table = empty_table(
        moves,
        seats,
        first_printing=setup.options["printing"] == "first",
        only_fitting=setup.options["taking"] == "fitting",
    )
    Reader(top, table).read()
    return setup, table


class Reader:
    """Fills a table from the file; pieces are taken from where they lie in a new game."""

    def __init__(self, top: Entries, table: Table) -> None:
        self.top = top
        self.table = table
        self.box = table.box
        self.kinds = {tile.id: tile.index for tile in table.box.tiles}

    def read(self) -> None:
        top, table = self.top, self.table
        table.first = top.integer("first", default=0)
        table.phase = top.integer("phase", low=1, default=1) - 1
        if table.phase > EXTRA_ROUND:
            raise top.error("phase", "must be 1 to 4")
        rows = top.rows("players") if top.has("players") else []
        if len(rows) > table.seats:
            raise top.error("players", f"there are {len(rows)} players at {table.seats} seats")
        rows += [Entries(top.source, "players", {}, PositionError)] * (table.seats - len(rows))
        for tile in self.texts(top, "display"):
            self.show(tile)
        for seat, row in enumerate(rows):
            self.read_board(row, seat)
            self.read_player(row, seat)
        for seat, row in enumerate(rows):
            self.read_stack(row, seat)
            row.finish()
        self.read_neutral()
        self.read_cards()
        self.read_yields()
        if top.has("colour_bonus"):
            bonus = top.table("colour_bonus")
            names = bonus.keys()
            for name in names:
                table.colour_bonus[self.one_of(bonus, name, COLOURS)] = bonus.integer(name)
        if not top.flag("over"):
            turn = top.integer("turn")
            if turn >= table.seats:
                raise top.error("turn", f"there is no seat {turn}")
            table.pending.append(ChooseAction(turn))
        top.finish()

    def texts(self, row: Entries, key: str) -> list[str]:
        """A list that may be left out."""
        return row.texts(key) if row.has(key) else []

    def one_of(self, row: Entries, name: str, names: tuple[str, ...] | list[str]) -> int:
        """Where a name stands in a list of them."""
        if name not in names:
            raise row.error(name, f"must be one of {', '.join(names)}")
        return list(names).index(name)

    def kind(self, row: Entries, key: str, name: str) -> int:
        """A kind of tile by its id."""
        if name not in self.kinds:
            raise row.error(key, f"there is no tile {name!r}")
        return self.kinds[name]

    def show(self, tile: str) -> None:
        """A tile of the display."""
        name, at, owner = tile.partition("@")
        kind = self.kind(self.top, "display", name)
        if not at:
            stack, place = self.table.neutral, self.table.display_neutral
        else:
            if not owner.isdecimal() or int(owner) >= self.table.seats:
                raise self.top.error("display", f"no seat has put out {tile!r}")
            stack, place = self.table.own[int(owner)], self.table.display_own
            self.table.out[int(owner)] += 1
        if not stack[kind]:
            raise self.top.error("display", f"there is no {tile!r} left")
        stack[kind] -= 1
        place[kind] += 1

    def take_tile(self, row: Entries, key: str, name: str, seat: int) -> int:
        """A tile for a board or a storage space: a neutral one, one's own, or somebody else's."""
        if name == HEXAGON_ID:
            return self.box.hexagon
        kind = self.kind(row, key, name)
        if self.table.neutral[kind]:
            self.table.neutral[kind] -= 1
            return kind
        for step in range(self.table.seats):
            owner = (seat + step) % self.table.seats
            if self.table.own[owner][kind]:
                self.table.own[owner][kind] -= 1
                self.table.out[owner] += 1
                return kind
        raise row.error(key, f"there is no tile {name!r} left")

    def read_board(self, row: Entries, seat: int) -> None:
        names = [f"{letter}{seat + 1}" for letter in LETTERS]
        if row.has("parts"):
            names = row.texts("parts")
        ids = [part.id for part in self.box.parts]
        letters: list[int] = []
        turned: list[int] = []
        parts = [-1] * len(LETTERS)
        for name in names:
            part, _, turn = name.partition(" ")
            if part not in ids or turn not in ("", "turned"):
                raise row.error("parts", f"a part is 'A1' or 'A1 turned', not {name!r}")
            letters.append(ids.index(part) // PARTS_EACH)
            parts[letters[-1]] = ids.index(part)
            turned.append(int(turn == "turned"))
        if sorted(letters) != list(range(len(LETTERS))):
            raise row.error("parts", f"must be one A, one B and one C, not {names}")
        shift_names = row.texts("shifts") if row.has("shifts") else ["down", "up"]
        if len(shift_names) != len(LETTERS) - 1:
            raise row.error("shifts", f"must be two of up and down, not {shift_names}")
        shifts = [self.one_of(row, name, SHIFTS) for name in shift_names]
        table = self.table
        table.parts[seat] = parts
        layout = Layout(letters, turned, shifts)
        board = table.moves.atlas.board(parts, answers_for(layout, 0))
        green = board.dark_green_fields()
        castle = green[0]
        if row.has("castle"):
            castle = self.one_of(row, row.text("castle"), FIELD_NAMES)
            if castle not in green:
                names = [FIELD_NAMES[field] for field in green]
                raise row.error("castle", f"must be on dark green: {', '.join(names)}")
        table.answers[seat] = answers_for(layout, green.index(castle))
        table.boards.append(board)
        table.put_tile(seat, castle, self.box.start_castle)
        if row.has("tiles"):
            tiles = row.table("tiles")
            names = tiles.keys()
            for name in names:
                field = self.one_of(tiles, name, FIELD_NAMES)
                kind = self.take_tile(tiles, name, tiles.text(name), seat)
                if kind != self.box.hexagon and self.box.tiles[kind].colour != board.colours[field]:
                    colour = COLOURS[board.colours[field]]
                    raise tiles.error(name, f"{tiles.text(name)} can't lie on {colour}")
                table.put_tile(seat, field, kind)

    def read_player(self, row: Entries, seat: int) -> None:
        table = self.table
        for name, numbers in (
            ("marble", table.marble),
            ("workers", table.workers),
            ("green", table.green),
            ("red", table.red),
        ):
            numbers[seat] = row.integer(name, default=0)
        if row.has("bonuses"):
            bonuses = row.table("bonuses")
            names = bonuses.keys()
            for name in names:
                bonus = self.one_of(bonuses, name, BONUSES)
                count = bonuses.integer(name)
                table.bonuses[seat][bonus] = count
                table.bonus_stock[bonus] -= count
                if table.bonus_stock[bonus] < 0:
                    raise bonuses.error(name, "there are not so many")
        stored = [self.take_tile(row, "storage", name, seat) for name in self.texts(row, "storage")]
        table.storage[seat] = sorted(stored)
        if len(stored) > table.spaces(seat):
            raise row.error("storage", f"there are only {table.spaces(seat)} spaces")
        if row.has("hand"):
            self.move_cards(row, "hand", table.hands[seat])

    def read_stack(self, row: Entries, seat: int) -> None:
        if not row.has("stack"):
            return
        own = self.table.own[seat]
        left = [0] * len(own)
        for name in row.texts("stack"):
            kind = self.kind(row, "stack", name)
            left[kind] += 1
            if left[kind] > own[kind]:
                raise row.error("stack", f"there is no {name!r} left")
        for kind in range(len(own)):
            self.table.boxed[kind] += own[kind] - left[kind]
        self.table.own[seat] = left
        self.table.out[seat] = self.box.stack_tiles - sum(left)

    def read_neutral(self) -> None:
        table = self.table
        for name in self.texts(self.top, "removed"):
            kind = self.kind(self.top, "removed", name)
            if not table.neutral[kind]:
                raise self.top.error("removed", f"there is no neutral {name!r} left")
            table.neutral[kind] -= 1
            table.removed[kind] += 1
        if self.top.has("neutral"):
            left = [0] * len(table.neutral)
            for name in self.top.texts("neutral"):
                kind = self.kind(self.top, "neutral", name)
                left[kind] += 1
                if left[kind] > table.neutral[kind]:
                    raise self.top.error("neutral", f"there is no neutral {name!r} left")
            for kind in range(len(left)):
                table.boxed[kind] += table.neutral[kind] - left[kind]
            table.neutral = left

    def move_cards(self, row: Entries, key: str, to: list[int]) -> None:
        """Cards by colour, from the draw pile."""
        cards = row.table(key)
        names = cards.keys()
        for name in names:
            colour = self.one_of(cards, name, COLOURS)
            count = cards.integer(name)
            if count > self.table.deck[colour]:
                raise cards.error(name, f"there are only {self.table.deck[colour]} left")
            self.table.deck[colour] -= count
            to[colour] += count
        cards.finish()

    def read_cards(self) -> None:
        top, table = self.top, self.table
        if top.has("deck"):
            deck = [0] * len(COLOURS)
            self.move_cards(top, "deck", deck)
            table.discards, table.deck = table.deck, deck
        if top.has("rest"):
            seat = top.integer("rest")
            if seat >= table.seats:
                raise top.error("rest", f"there is no seat {seat}")
            for cards in (table.deck, table.discards):
                for colour in range(len(COLOURS)):
                    table.hands[seat][colour] += cards[colour]
                    cards[colour] = 0

    def read_yields(self) -> None:
        if not self.top.has("yields"):
            return
        table = self.table
        ids = [card.id for card in self.box.yields]
        left = [0] * len(ids)
        for name in self.top.texts("yields"):
            kind = self.one_of(self.top, name, ids)
            left[kind] += 1
            if left[kind] > table.yield_deck[kind]:
                raise self.top.error("yields", f"there is no {name!r} left")
        table.yield_discards = [
            there - kept for there, kept in zip(table.yield_deck, left, strict=True)
        ]
        table.yield_deck = left
