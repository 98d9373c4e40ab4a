"""The box: tiles, cards and board parts, and the loader that checks that they add up."""

from importlib import resources
from typing import Final

from mypy_extensions import i64

from palio.core.components import ComponentsFile, Entries, Shared
from palio.core.house import PrintedBox
from palio.core.packed import append, extend, vec

DARK_GREEN: Final = 0
RED: Final = 1
TURQUOISE: Final = 2
LIGHT_GREEN: Final = 3
GREY: Final = 4
ORANGE: Final = 5
YELLOW: Final = 6
BEIGE: Final = 7
COLOURS: Final = (
    "dark-green",
    "red",
    "turquoise",
    "light-green",
    "grey",
    "orange",
    "yellow",
    "beige",
)
COLOUR_COUNT: Final = 8
PART_LETTERS: Final = "DRTLGOYB"
"""The colours as they are written in the parts of a components file."""

BUILDINGS: Final[dict[str, int]] = {
    "castle": DARK_GREEN,
    "town": RED,
    "inn": TURQUOISE,
    "quarry": GREY,
    "village": ORANGE,
    "monastery": YELLOW,
    "carriage": BEIGE,
}
CROPS: Final = ("wine", "boar", "olives", "grain")
HEXAGON_ID: Final = "hexagon"
START_ID: Final = "start-castle"

GAINS: Final = ("red", "green", "cards", "marble", "worker", "hexagon")

CARD_BONUS: Final = 0
STORAGE_BONUS: Final = 1
MARBLE_BONUS: Final = 2
WORKER_BONUS: Final = 3
YIELD_BONUS: Final = 4
BONUSES: Final = ("card", "storage", "marble", "worker", "yield")

SEATS: Final = (2, 3, 4)
MOST_SEATS: Final = 4
LETTERS: Final = ("A", "B", "C")
PARTS_EACH: Final = 4
"""Parts of each letter: one for each of four players."""
CELLS: Final = 10
COLUMN_SIZES: Final = (3, 4, 3)
CARDS_IN_BOX: Final = 122
YIELDS_IN_BOX: Final = 27
LARGEST_AREA: Final = 3
TABLES: Final = (
    "start",
    "actions",
    "points",
    "fields",
    "tiles",
    "agriculture",
    "region_cards",
    "yield_cards",
    "colour_bonus",
    "bonus_tiles",
    "parts",
)


class Tile(Shared):
    """A kind of hexagon tile; tiles of one kind are alike. ``crops`` is a set of bits."""

    def __init__(
        self, index: int, id: str, colour: int, crops: int, player: int, neutral: int
    ) -> None:
        self.index = index
        self.id = id
        self.colour = colour
        self.crops = crops
        self.player = player
        self.neutral = neutral


class Yield(Shared):
    """A kind of yield card."""

    def __init__(self, index: int, gain: str, amount: int, count: int) -> None:
        self.index = index
        self.id = f"{gain}-{amount}"
        self.gain = gain
        self.amount = amount
        self.count = count


class Part(Shared):
    """A part of a board: the colours of its ten fields, column by column, top to bottom."""

    def __init__(self, id: str, colours: list[int]) -> None:
        self.id = id
        self.colours = colours
        self.lying = vec[vec[i64]]([vec[i64](colours), vec[i64](colours[::-1])])
        """The colours as the part lies: plainly, or turned."""
        self.colour_names = [COLOURS[colour] for colour in colours]


class Box(PrintedBox):
    """All that is in the box."""

    def __init__(self, file: ComponentsFile) -> None:
        start, actions, points = file["start"], file["actions"], file["points"]
        self.hand = start.integer("cards")
        self.display = start.integer("display", low=1)
        self.storage = start.integer("storage", low=1)
        self.stacks = start.integers("stacks", count=3)
        self.stack_tiles: i64 = sum(self.stacks)
        self.due = vec[i64]()
        """How many tiles somebody has put out when the first, second and third phase end. §10.1"""
        for count in range(len(self.stacks)):
            self.due = append(self.due, sum(self.stacks[: count + 1]))
        self.draw = actions.integer("draw", low=1)
        self.draw_first_printing = actions.integer("draw_first_printing", low=1)
        self.monastery = actions.integer("monastery")
        self.area_points = vec[i64](points.integers("areas", count=LARGEST_AREA))
        self.storage_points = points.integer("storage")
        self.lost_hexagon = points.integer("lost_hexagon")
        self.cards_per_point = points.integer("cards", low=1)
        self.cards_per_point_first_printing = points.integer("cards_first_printing", low=1)
        self.fields = _read_by_colour(file["fields"])
        self.tiles = _read_tiles(file["tiles"], file["agriculture"])
        self.kinds_of = [
            [tile.index for tile in self.tiles if tile.colour == colour]
            for colour in range(COLOUR_COUNT)
        ]
        """The kinds of tiles of each colour."""
        self.colour_of = vec[i64]([tile.colour for tile in self.tiles])
        self.crops_of = extend(vec[i64]([tile.crops for tile in self.tiles]), vec[i64]([0, 0]))
        """By kind, hexagon and start castle included: those show none."""
        self.hexagon: i64 = len(self.tiles)
        """Stands among the kinds of tiles for a wooden hexagon."""
        self.start_castle: i64 = len(self.tiles) + 1
        self.cards = _read_by_colour(file["region_cards"])
        self.yields = _read_yields(file["yield_cards"])
        bonus = file["colour_bonus"]
        self.colour_bonus = vec[vec[i64]](
            [vec[i64](bonus.integers(name, count=2)) for name in COLOURS]
        )
        self.bonus_tiles = [file["bonus_tiles"].integer(name) for name in BONUSES]
        self.parts = [
            _read_part(file["parts"], f"{letter}{number}")
            for letter in LETTERS
            for number in range(1, PARTS_EACH + 1)
        ]
        """Sorted by letter: part ``PARTS_EACH * letter + number``."""
        self.printed = file.printed
        self.digest = file.digest

    def tile_id(self, kind: i64) -> str:
        """The name of what lies on a field or a storage space."""
        if kind == self.hexagon:
            return HEXAGON_ID
        if kind == self.start_castle:
            return START_ID
        return self.tiles[kind].id

    def own_set(self) -> vec[i64]:
        """How many of each kind are in the set of a player. §1.9"""
        return vec[i64]([tile.player for tile in self.tiles])

    def neutral_set(self) -> vec[i64]:
        """How many of each kind are neutral."""
        return vec[i64]([tile.neutral for tile in self.tiles])


def load() -> Box:
    """The numbers that come with the game."""
    file = resources.files("palio.games.tuscany").joinpath("components.toml")
    return read(file.read_text(encoding="utf-8"), "components.toml")


def read(text: str, source: str) -> Box:
    """A box from the text of a components file; ComponentError names file and key."""
    file = ComponentsFile(text, source, TABLES)
    box = Box(file)
    for name in TABLES:
        file[name].finish()
    _check_sums(box, file)
    return box


def _read_by_colour(table: Entries) -> list[int]:
    return [table.integer(name) for name in COLOURS]


def _read_tiles(buildings: Entries, agriculture: Entries) -> list[Tile]:
    tiles: list[Tile] = []
    for name, colour in BUILDINGS.items():
        entry = buildings.table(name)
        player, neutral = entry.integer("player"), entry.integer("neutral")
        tiles.append(Tile(len(tiles), name, colour, 0, player, neutral))
        entry.finish()
    for row in agriculture.rows("kinds"):
        shows = row.texts("shows")
        if len(shows) not in (1, 2) or any(crop not in CROPS for crop in shows):
            raise row.error("shows", f"must be one or two of {', '.join(CROPS)}, not {shows}")
        # One name for a kind, whichever way round it is written.
        crops = [crop for crop in CROPS if crop in shows]
        if len(crops) != len(shows):
            raise row.error("shows", f"shows {shows[0]} twice")
        name = "-".join(crops)
        if any(tile.id == name for tile in tiles):
            raise row.error("shows", f"{name} is there twice: raise its numbers instead")
        bits = 0
        for crop in crops:
            bits |= 1 << CROPS.index(crop)
        player, neutral = row.integer("player", default=0), row.integer("neutral", default=0)
        tiles.append(Tile(len(tiles), name, LIGHT_GREEN, bits, player, neutral))
        row.finish()
    return tiles


def _read_yields(table: Entries) -> list[Yield]:
    yields: list[Yield] = []
    for row in table.rows("kinds"):
        gain = row.text("gain", GAINS)
        amount = row.integer("amount", low=1)
        card = Yield(len(yields), gain, amount, row.integer("count", low=1))
        if any(other.id == card.id for other in yields):
            raise row.error("gain", f"{card.id} is there twice: raise its count instead")
        yields.append(card)
        row.finish()
    return yields


def _read_part(table: Entries, id: str) -> Part:
    text = table.text(id)
    columns = text.split()
    if [len(column) for column in columns] != list(COLUMN_SIZES):
        raise table.error(id, f"must be columns of 3, 4 and 3 letters, not {text!r}")
    colours = [PART_LETTERS.find(letter) for column in columns for letter in column]
    if min(colours) < 0:
        raise table.error(id, f"colours are the letters {PART_LETTERS}, not {text!r}")
    return Part(id, colours)


def _check_sums(box: Box, file: ComponentsFile) -> None:
    """The sums without which the rules would break."""
    for table, what, found, right in (
        ("region_cards", "cards", sum(box.cards), CARDS_IN_BOX),
        ("yield_cards", "cards", sum(card.count for card in box.yields), YIELDS_IN_BOX),
        ("tiles", "tiles of a player, agriculture included,", sum(box.own_set()), box.stack_tiles),
        ("fields", "fields", sum(box.fields), CELLS * len(LETTERS)),
    ):
        if found != right:
            raise file[table].error("", f"there are {found} {what} but should be {right}")
    if sum(box.neutral_set()) < box.display:
        raise file["tiles"].error("", "there are too few neutral tiles for the display")
    _check_colours(box, file)
    # §8.3: whoever covers a town has a bonus tile to choose.
    most = MOST_SEATS * (1 + box.fields[RED])
    if sum(box.bonus_tiles) < most:
        message = f"there are {sum(box.bonus_tiles)} tiles, but players may take {most}"
        raise file["bonus_tiles"].error("", message)
    for position, letter in enumerate(LETTERS):
        parts = box.parts[PARTS_EACH * position : PARTS_EACH * (position + 1)]
        for part in parts[1:]:
            if sorted(part.colours) != sorted(parts[0].colours):
                message = f"has other colours than {letter}1, so boards would not be alike"
                raise file["parts"].error(part.id, message)
    for colour, name in enumerate(COLOURS):
        found = sum(box.parts[PARTS_EACH * at].colours.count(colour) for at in range(len(LETTERS)))
        if found != box.fields[colour]:
            message = f"a board has {found} fields that are {name}, not {box.fields[colour]}"
            raise file["parts"].error("A1", message)


def _check_colours(box: Box, file: ComponentsFile) -> None:
    """Tiles against fields, colour by colour."""
    for colour, name in enumerate(COLOURS):
        own = sum(tile.player for tile in box.tiles if tile.colour == colour)
        neutral = sum(tile.neutral for tile in box.tiles if tile.colour == colour)
        table = "agriculture" if colour == LIGHT_GREEN else "tiles"
        # §5.1: five neutral tiles of a colour could be removed and come back without end.
        if neutral > 4:
            raise file[table].error("", f"{neutral} neutral tiles are {name}, but only 4 may be")
        castles = PARTS_EACH if colour == DARK_GREEN else 0
        tiles = PARTS_EACH * own + neutral + castles
        if tiles != PARTS_EACH * box.fields[colour]:
            message = f"{tiles} tiles are {name}, but four boards have"
            raise file[table].error("", f"{message} {PARTS_EACH * box.fields[colour]} such fields")
