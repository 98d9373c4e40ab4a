"""Positions as small TOML files, so that a test need not play its way to one.

    seats = 2
    turn = 0                        # whose turn begins; or: over = true
    first = 0                       # the first player
    phase = 1                       # to 4, the extra round; the first that the stacks allow
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
A display that is not mentioned has a neutral tile of every colour. Boards that are not mentioned
are made of the parts A, B and C of the seat's number, or of free ones, plainly laid.
"""

from collections.abc import Iterator

from mypy_extensions import i64

from palio.core.components import Entries, read_toml
from palio.core.errors import BadSetup, PositionError
from palio.core.game import Game
from palio.core.packed import vec
from palio.core.setup import Setup
from palio.games.tuscany.components import (
    BONUSES,
    COLOUR_COUNT,
    COLOURS,
    HEXAGON_ID,
    LETTERS,
    PARTS_EACH,
    RED,
    SEATS,
)
from palio.games.tuscany.geometry import (
    FIELD_NAMES,
    SHIFTS,
    Board,
    Layout,
    answers_for,
    fields_in,
    size_of,
)
from palio.games.tuscany.moves import Moves
from palio.games.tuscany.rules.display import TOO_MANY
from palio.games.tuscany.rules.turn import CHOOSE_ACTION
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
    try:
        setup = game.setup(seats, options)
    except BadSetup as error:
        raise top.error("options", str(error)) from None
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
        table.first = self.read_seat("first", 0)
        rows = top.rows("players") if top.has("players") else []
        if len(rows) > table.seats:
            raise top.error("players", f"there are {len(rows)} players at {table.seats} seats")
        rows += [Entries(top.source, "players", {}, PositionError)] * (table.seats - len(rows))
        for tile in self.texts(top, "display"):
            self.show(tile)
        for seat, row in enumerate(rows):
            if row.has("parts"):
                self.read_parts(row, seat)
        for seat, row in enumerate(rows):
            self.read_board(row, seat)
            self.read_player(row, seat)
        for seat, row in enumerate(rows):
            self.read_stack(row, seat)
            row.finish()
        self.read_display()
        self.read_neutral()
        self.read_cards()
        self.read_yields()
        self.read_bonuses()
        self.read_phase()
        if top.flag("over"):
            if table.phase != EXTRA_ROUND:
                raise top.error("over", "the game ends with the extra round, phase 4")
        else:
            table.pending.append(CHOOSE_ACTION[self.read_seat("turn")])
        top.finish()

    def read_seat(self, key: str, default: int | None = None) -> int:
        """A seat that is at the table."""
        seat = self.top.integer(key, default=default)
        if seat >= self.table.seats:
            raise self.top.error(key, f"there is no seat {seat}")
        return seat

    def read_phase(self) -> None:
        """A phase that agrees with the stacks. §10.1"""
        table = self.table
        due = [sum(self.box.stacks[:count]) for count in range(len(self.box.stacks) + 1)]
        out = max(table.out)
        # The round in which a stack is used up is played to its end, but no two stacks are.
        earliest = next(phase for phase in (0, 1, 2) if phase == 2 or out < due[phase + 2])
        table.phase = self.top.integer("phase", low=1, default=earliest + 1) - 1
        if table.phase > EXTRA_ROUND:
            raise self.top.error("phase", "must be 1 to 4")
        if table.phase < earliest:
            raise self.top.error("phase", f"a player has put out {out} tiles: it was over before")
        if out < due[table.phase]:
            message = f"begins when a player has put out {due[table.phase]} tiles, not {out}"
            raise self.top.error("phase", message)

    def read_display(self) -> None:
        """What is shown may be there, or it is a neutral tile of each colour. §1.2, §5.1"""
        top, table = self.top, self.table
        if not top.has("display"):
            for colour in range(COLOUR_COUNT):
                kinds = [kind for kind in self.box.kinds_of[colour] if table.neutral[kind]]
                if kinds and colour < self.box.display:
                    table.show_neutral(kinds[0])
            return
        shown = [table.shown_of(colour) for colour in range(COLOUR_COUNT)]
        if sum(shown) > self.box.display:
            raise top.error("display", f"has at most {self.box.display} tiles, not {sum(shown)}")
        if not sum(shown) and max(table.out) < self.box.stack_tiles:
            raise top.error("display", "can't be empty before somebody's stacks are")
        if max(shown) >= TOO_MANY:
            name = COLOURS[shown.index(max(shown))]
            raise top.error("display", f"{max(shown)} {name} tiles would be replaced at once")

    def read_bonuses(self) -> None:
        """Colour bonuses, and enough bonus tiles for the towns to come. §7.2, §8.3"""
        top, table = self.top, self.table
        for row, name, colour, count in self.counts(top, "colour_bonus", COLOURS):
            if count > len(self.box.colour_bonus[colour]):
                raise row.error(name, "there are a first and a second player, no more")
            table.colour_bonus[colour] = count
        towns = 0
        for seat, board in enumerate(table.boards):
            towns += size_of(board.colour_masks[RED] & ~table.covered[seat])
        if sum(table.bonus_stock) < towns:
            message = f"{sum(table.bonus_stock)} bonus tiles are left, but {towns} towns may come"
            raise top.error("players", message)

    def texts(self, row: Entries, key: str) -> list[str]:
        """A list that may be left out."""
        return row.texts(key) if row.has(key) else []

    def one_of(self, row: Entries, key: str, name: str, names: tuple[str, ...] | list[str]) -> int:
        """Where a name stands in a list of them."""
        if name not in names:
            raise row.error(key, f"must be one of {', '.join(names)}, not {name!r}")
        return list(names).index(name)

    def counts(
        self, row: Entries, key: str, names: tuple[str, ...]
    ) -> Iterator[tuple[Entries, str, int, int]]:
        """A table of numbers that may be left out: its entries, with the places of their names."""
        if row.has(key):
            entries = row.table(key)
            found = entries.keys()
            for name in found:
                yield entries, name, self.one_of(entries, name, name, names), entries.integer(name)
            entries.finish()

    def kind(self, row: Entries, key: str, name: str) -> int:
        """A kind of tile by its id."""
        if name not in self.kinds:
            raise row.error(key, f"there is no tile {name!r}")
        return self.kinds[name]

    def show(self, tile: str) -> None:
        """A tile of the display."""
        name, at, owner = tile.partition("@")
        kind = self.kind(self.top, "display", name)
        if at and (not owner.isdecimal() or int(owner) >= self.table.seats):
            raise self.top.error("display", f"no seat has put out {tile!r}")
        stack = self.table.own[int(owner)] if at else self.table.neutral
        if not stack[kind]:
            raise self.top.error("display", f"there is no {tile!r} left")
        if at:
            self.table.show_own(int(owner), kind)
        else:
            self.table.show_neutral(kind)

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

    def read_parts(self, row: Entries, seat: int) -> None:
        """The parts that a seat has, one of each letter, and that nobody else has. §1.4"""
        parts = [-1] * len(LETTERS)
        names = row.texts("parts")
        ids = [part.id for part in self.box.parts]
        for name in names:
            part, _, turn = name.partition(" ")
            if part not in ids or turn not in ("", "turned"):
                raise row.error("parts", f"a part is 'A1' or 'A1 turned', not {name!r}")
            if any(ids.index(part) in others for others in self.table.parts):
                raise row.error("parts", f"another player has {part}")
            parts[ids.index(part) // PARTS_EACH] = ids.index(part)
        if len(names) != len(LETTERS) or -1 in parts:
            raise row.error("parts", f"must be one A, one B and one C, not {names}")
        self.table.parts[seat] = vec[i64](parts)

    def free_parts(self, seat: int) -> list[int]:
        """Parts of the seat's number, or the first that nobody has."""
        taken = [part for parts in self.table.parts for part in parts]
        found: list[int] = []
        for letter in range(len(LETTERS)):
            numbers = [seat, *range(PARTS_EACH)]
            parts = [PARTS_EACH * letter + number for number in numbers]
            found.append(next(part for part in parts if part not in taken))
        return found

    def read_board(self, row: Entries, seat: int) -> None:
        """Parts, how they lie, the start castle and the tiles."""
        table = self.table
        letters = list(range(len(LETTERS)))
        turned = [0] * len(LETTERS)
        if row.has("parts"):
            names = row.texts("parts")
            letters = [LETTERS.index(name[0]) for name in names]
            turned = [int(name.endswith("turned")) for name in names]
        else:
            table.parts[seat] = vec[i64](self.free_parts(seat))
        shift_names = row.texts("shifts") if row.has("shifts") else ["down", "up"]
        if len(shift_names) != len(LETTERS) - 1:
            raise row.error("shifts", f"must be two of up and down, not {shift_names}")
        shifts = [self.one_of(row, "shifts", name, SHIFTS) for name in shift_names]
        layout = Layout(letters, turned, shifts)
        answers = vec[i64](answers_for(layout, 0))
        board = table.moves.atlas.board(table.parts[seat], answers)
        green = list(board.dark_green_fields())
        castle = green[0]
        if row.has("castle"):
            castle = self.one_of(row, "castle", row.text("castle"), FIELD_NAMES)
            if castle not in green:
                names = [FIELD_NAMES[field] for field in green]
                raise row.error("castle", f"must be on dark green: {', '.join(names)}")
        table.answers[seat] = vec[i64](answers_for(layout, green.index(castle)))
        table.boards.append(board)
        table.put_tile(seat, castle, self.box.start_castle)
        if row.has("tiles"):
            self.read_tiles(row.table("tiles"), seat, board)

    def read_tiles(self, tiles: Entries, seat: int, board: Board) -> None:
        """Tiles on the fields of their colour, each connected with the start castle. §6.5, §6.6"""
        table = self.table
        castle = table.covered[seat]
        names = tiles.keys()
        for name in names:
            field = self.one_of(tiles, name, name, FIELD_NAMES)
            if castle >> field & 1:
                raise tiles.error(name, "the start castle lies there")
            kind = self.take_tile(tiles, name, tiles.text(name), seat)
            if kind != self.box.hexagon and self.box.tiles[kind].colour != board.colours[field]:
                colour = COLOURS[board.colours[field]]
                raise tiles.error(name, f"{tiles.text(name)} can't lie on {colour}")
            table.put_tile(seat, field, kind)
        tiles.finish()
        joined = board.spread(castle, table.covered[seat])
        for field in fields_in(table.covered[seat] & ~joined):
            raise tiles.error(FIELD_NAMES[field], "is not connected with the start castle")

    def read_player(self, row: Entries, seat: int) -> None:
        table = self.table
        for name, numbers in (
            ("marble", table.marble),
            ("workers", table.workers),
            ("green", table.green),
            ("red", table.red),
        ):
            numbers[seat] = row.integer(name, default=0)
        for bonuses, kind, bonus, count in self.counts(row, "bonuses", BONUSES):
            if count > table.bonus_stock[bonus]:
                raise bonuses.error(kind, f"there are only {table.bonus_stock[bonus]} left")
            table.bonuses[seat][bonus] = count
            table.bonus_stock[bonus] -= count
        stored = [self.take_tile(row, "storage", name, seat) for name in self.texts(row, "storage")]
        table.storage[seat] = vec[i64](sorted(stored))
        if len(stored) > table.spaces(seat):
            raise row.error("storage", f"there are only {table.spaces(seat)} spaces")
        self.move_cards(row, "hand", table.hands[seat])

    def left_of(self, row: Entries, key: str, there: vec[i64], ids: list[str]) -> vec[i64]:
        """How many of each kind a list names, no more than there are."""
        left = vec[i64]([0] * len(there))
        for name in row.texts(key):
            kind = self.one_of(row, key, name, ids)
            left[kind] += 1
            if left[kind] > there[kind]:
                raise row.error(key, f"there is no {name!r} left")
        return left

    def read_stack(self, row: Entries, seat: int) -> None:
        if not row.has("stack"):
            return
        own = self.table.own[seat]
        left = self.left_of(row, "stack", own, list(self.kinds))
        for kind in range(len(own)):
            self.table.boxed[kind] += own[kind] - left[kind]
        self.table.own[seat] = left
        self.table.out[seat] = self.box.stack_tiles - sum(left)

    def read_neutral(self) -> None:
        table, ids = self.table, list(self.kinds)
        if self.top.has("removed"):
            table.removed = self.left_of(self.top, "removed", table.neutral, ids)
            for kind, count in enumerate(table.removed):
                table.neutral[kind] -= count
        if self.top.has("neutral"):
            left = self.left_of(self.top, "neutral", table.neutral, ids)
            for kind in range(len(left)):
                table.boxed[kind] += table.neutral[kind] - left[kind]
            table.neutral = left

    def move_cards(self, row: Entries, key: str, to: vec[i64]) -> None:
        """Cards by colour, from the draw pile."""
        for cards, name, colour, count in self.counts(row, key, COLOURS):
            if count > self.table.deck[colour]:
                raise cards.error(name, f"there are only {self.table.deck[colour]} left")
            self.table.deck[colour] -= count
            to[colour] += count

    def read_cards(self) -> None:
        top, table = self.top, self.table
        if top.has("deck"):
            deck = vec[i64]([0] * len(COLOURS))
            self.move_cards(top, "deck", deck)
            table.discards, table.deck = table.deck, deck
        if top.has("rest"):
            seat = self.read_seat("rest")
            for cards in (table.deck, table.discards):
                for colour in range(len(COLOURS)):
                    table.hands[seat][colour] += cards[colour]
                    cards[colour] = 0

    def read_yields(self) -> None:
        if not self.top.has("yields"):
            return
        table = self.table
        ids = [card.id for card in self.box.yields]
        left = self.left_of(self.top, "yields", table.yield_deck, ids)
        table.yield_discards = vec[i64](
            [there - kept for there, kept in zip(table.yield_deck, left, strict=True)]
        )
        table.yield_deck = left
