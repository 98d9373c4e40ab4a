"""The box: bricks, commissions, balconies, cards, and the loader that checks that they add up."""

from importlib import resources
from typing import Final

from mypy_extensions import i64

from palio.core.components import ComponentsFile, Entries, Shared
from palio.core.house import PrintedBox
from palio.core.packed import append, extend, vec

COLOURS: Final = ("white", "yellow", "green", "red", "blue", "purple")
COLOUR_COUNT: Final[i64] = 6
WHITE: Final = 0
LOWEST: Final[i64] = 3
"""The height of the lowest commission of a tower."""
FLOORS: Final[i64] = 6
"""Commissions in a tower: heights 3 to 8."""
TOP: Final = LOWEST + FLOORS - 1
NUMERALS: Final = ("i", "ii", "iii", "iv")
ROW: Final = 6
MOST_BUILT: Final = 6
HIGHEST: Final = 99
"""No tower is as high as that; state.py packs a tower into one number."""
SEATS: Final = (2, 3, 4)

# The kinds of card, in the order of the rulebook's list; what they do is in rules/.
ALCHEMIST: Final = 0
RECOGNITION: Final = 1
ARCHITECT: Final = 2
DISGRACE: Final = 3
BRIDGE: Final = 4
CAMPANILE: Final = 5
MONUMENT: Final = 6
COLLAPSE: Final = 7
PRINCESS: Final = 8
LARGE_PRIVILEGE: Final = 9
WHOLESALER: Final = 10
FLOOD: Final = 11
SMALL_PRIVILEGE: Final = 12
FIRE: Final = 13
WAREHOUSE: Final = 14
LUXURY_TAX: Final = 15
MASON: Final = 16
MEDIUM_PRIVILEGE: Final = 17
PATRICIAN: Final = 18
BOTCHED_WORK: Final = 19
RENAISSANCE: Final = 20
FAME: Final = 21
SABOTEUR: Final = 22
SMUGGLER: Final = 23
SCANDAL: Final = 24
TRIBUTE: Final = 25
WORKSHOP: Final = 26
KIND_COUNT: Final[i64] = 27

PERSON: Final = 0
EVENT: Final = 1
FEAST: Final = 2
BUILDING: Final = 3
CHURCH: Final = 4
TYPES: Final = ("person", "event", "feast", "building", "church")

# id and type of each kind; a components file may not change them, but for the Saboteur's type
CARDS: Final[tuple[tuple[str, str], ...]] = (
    ("alchemist", "person"),
    ("recognition", "feast"),
    ("architect", "person"),
    ("disgrace", "feast"),
    ("bridge", "building"),
    ("campanile", "church"),
    ("monument", "feast"),
    ("collapse", "event"),
    ("princess", "person"),
    ("large-privilege", "church"),
    ("wholesaler", "person"),
    ("flood", "event"),
    ("small-privilege", "church"),
    ("fire", "event"),
    ("warehouse", "building"),
    ("luxury-tax", "event"),
    ("mason", "person"),
    ("medium-privilege", "church"),
    ("patrician", "person"),
    ("botched-work", "event"),
    ("renaissance", "event"),
    ("fame", "feast"),
    ("saboteur", "person"),
    ("smuggler", "person"),
    ("scandal", "feast"),
    ("tribute", "event"),
    ("workshop", "building"),
)
PRIVILEGES: Final = (SMALL_PRIVILEGE, MEDIUM_PRIVILEGE, LARGE_PRIVILEGE)
FEASTS: Final = (RECOGNITION, DISGRACE, MONUMENT, FAME, SCANDAL)
TABLES: Final = (
    "bricks",
    "seals",
    "start",
    "building",
    "limits",
    "commissions",
    "flags",
    "level_tiles",
    "balconies",
    "privileges",
    "feasts",
    "cards",
)


class Kind(Shared):
    """A kind of card; cards of one kind are alike."""

    def __init__(self, index: int, id: str, type: int, count: int, start: int) -> None:
        self.index = index
        self.id = id
        self.type = type
        self.count = count
        self.start = start


class Balcony(Shared):
    """A balcony tile: the floor it covers and what it is worth."""

    def __init__(self, index: int, numeral: int, colour: int, height: int, points: int) -> None:
        self.index: i64 = index
        self.numeral: i64 = numeral
        self.colour: i64 = colour
        self.height: i64 = height
        self.points: i64 = points
        self.commission = commission(colour, height)


class Box(PrintedBox):
    """All that is in the box."""

    bricks: vec[i64]
    """How many there are of each colour."""
    seals: vec[i64]
    """Of each seat, by the number of seats."""
    neutral: i64
    last_seal: i64
    start_white: list[int]
    on_a_card: i64
    costs: vec[vec[i64]]
    """What it costs to build 0, 1, 2 … bricks in a turn: plain, with a Workshop, a Mason, both."""
    exchange: i64
    exchange_with_bridge: i64
    brick_limit: i64
    warehouse_limit: i64
    card_limit: i64
    points: vec[i64]
    """By commission."""
    flags: vec[i64]
    """By colour."""
    levels: vec[i64]
    """Points of the level tile by floor; 0: there is none."""
    balconies: tuple[Balcony, ...]
    privilege_height: vec[i64]
    """By kind of card, like the three below; 0 where it means nothing."""
    privilege_points: vec[i64]
    feast_points: vec[i64]
    types: vec[i64]
    kinds: tuple[Kind, ...]


def commission(colour: i64, height: i64) -> i64:
    """The number of a commission; floors are counted from the lowest one up.

    >>> commission(0, 3), commission(1, 3), commission(5, 8)
    (0, 6, 35)
    """
    return colour * FLOORS + height - LOWEST


def load() -> Box:
    """The numbers that come with the game."""
    file = resources.files("palio.games.firenze").joinpath("components.toml")
    return read(file.read_text(encoding="utf-8"), "components.toml")


def read(text: str, source: str) -> Box:
    """A box from the text of a components file; ComponentError names file and key."""
    file = ComponentsFile(text, source, TABLES)
    box = Box()
    box.printed = file.printed
    box.digest = file.digest
    _read_pieces(box, file)
    _read_board(box, file)
    _read_cards(box, file)
    for name in TABLES:
        file[name].finish()
    return box


def _read_pieces(box: Box, file: ComponentsFile) -> None:
    bricks = file["bricks"]
    box.bricks = vec[i64]([bricks.integer(colour, low=1) for colour in COLOURS])
    for colour, count in zip(COLOURS, box.bricks, strict=True):
        if count >= HIGHEST:
            raise bricks.error(colour, f"must be under {HIGHEST}, not {count}")
    seals = file["seals"]
    box.seals = vec[i64]([0] * (max(SEATS) + 1))
    for seats in SEATS:
        count = seals.integer(str(seats), low=1)
        box.seals[seats] = count
        # Enough commissions for somebody to place a last seal, even beside 7 neutral seals.
        if (count - 1) * seats + 1 > len(COLOURS) * FLOORS - 7:
            raise seals.error(str(seats), f"{count} seals each are more than the board can hold")
    box.neutral = seals.integer("neutral", low=7)
    box.last_seal = seals.integer("last")
    start = file["start"]
    box.start_white = start.integers("white", count=max(SEATS))
    box.on_a_card = start.integer("on_a_card", low=1)
    for seats in SEATS:
        if sum(box.start_white[:seats]) > box.bricks[WHITE]:
            raise start.error("white", f"more than the {box.bricks[WHITE]} white bricks")
    if min(box.start_white) < 0:
        raise start.error("white", "must not be under 0")
    building = file["building"]
    cost = building.integers("cost", count=MOST_BUILT)
    if min(cost) < 0 or cost != sorted(cost):
        raise building.error("cost", f"must start at 0 or more and never fall: {cost}")
    workshop = building.integer("workshop")
    mason = building.integer("mason")
    box.costs = vec[vec[i64]]()
    for less in (0, workshop, mason, workshop + mason):
        column = vec[i64]([0])
        for price in cost:
            column = append(column, max(price - less, 0))  # §5.7
        box.costs = append(box.costs, column)
    box.exchange = building.integer("exchange", low=1)
    box.exchange_with_bridge = building.integer("exchange_with_bridge", low=1)
    limits = file["limits"]
    box.brick_limit = limits.integer("bricks")
    box.warehouse_limit = limits.integer("bricks_with_warehouse")
    box.card_limit = limits.integer("cards")


def _read_board(box: Box, file: ComponentsFile) -> None:
    points = file["commissions"]
    box.points = vec[i64]()
    for colour in COLOURS:
        values = points.integers(colour, count=FLOORS)
        if min(values) < 0:
            raise points.error(colour, f"points must not be under 0: {values}")
        box.points = extend(box.points, values)
    flags = file["flags"]
    box.flags = vec[i64]([flags.integer(colour) for colour in COLOURS])
    levels = file["level_tiles"]
    box.levels = vec[i64](
        [levels.integer(str(LOWEST + floor), default=0) for floor in range(FLOORS)]
    )
    balconies: list[Balcony] = []
    for row in file["balconies"].rows("tiles"):
        numeral = NUMERALS.index(row.text("numeral", NUMERALS))
        hue = COLOURS.index(row.text("colour", COLOURS))
        height = row.integer("height", low=LOWEST)
        if height > TOP:
            raise row.error("height", f"must be at most {TOP}, not {height}")
        tile = Balcony(len(balconies), numeral, hue, height, row.integer("points"))
        if any(tile.commission == other.commission for other in balconies):
            # Two tiles drawn together must not want the same floor. §1.5
            raise row.error("height", f"{COLOURS[hue]} {height} has a balcony already")
        row.finish()
        balconies.append(tile)
    for number, numeral_name in enumerate(NUMERALS):
        colours = {tile.colour for tile in balconies if tile.numeral == number}
        if len(colours) < 2:
            # With one colour dead there must still be a tile to draw. §1.9
            message = f"the numeral {numeral_name} needs tiles of at least two colours"
            raise file["balconies"].error("tiles", message)
    box.balconies = tuple(balconies)


def _read_cards(box: Box, file: ComponentsFile) -> None:
    table = file["cards"]
    found: dict[str, Kind] = {}
    by_id = {card: (index, usual) for index, (card, usual) in enumerate(CARDS)}
    for row in table.rows("kinds"):
        card = row.text("id", tuple(by_id))
        if card in found:
            raise row.error("id", f"{card} is there twice: raise its count instead")
        index, usual = by_id[card]
        # §10.8: the Saboteur is the one card whose type could be read differently
        types = ("person", "event") if index == SABOTEUR else (usual,)
        kind_type = TYPES.index(row.text("type", types))
        start = row.integer("start", default=0)
        count = row.integer("count", low=1)
        if start > count:
            raise row.error("start", f"{start} start cards, but there are {count}")
        found[card] = Kind(index, card, kind_type, count, start)
        row.finish()
    for card, _ in CARDS:
        if card not in found:
            raise table.error("kinds", f"{card} is missing")
    box.kinds = tuple(found[card] for card, _ in CARDS)
    box.types = vec[i64]([kind.type for kind in box.kinds])
    starts = sum(kind.start for kind in box.kinds)
    if starts < ROW:
        raise table.error("kinds", f"{starts} start cards, but the row needs {ROW}")
    if box.kinds[CAMPANILE].start:
        raise table.error("kinds", "the Campanile is no start card: it may be left out")
    _read_points_on_cards(box, file["privileges"], file["feasts"])


def _read_points_on_cards(box: Box, privileges: Entries, feasts: Entries) -> None:
    box.privilege_height = vec[i64]([0] * KIND_COUNT)
    box.privilege_points = vec[i64]([0] * KIND_COUNT)
    for kind in PRIVILEGES:
        height, points = privileges.integers(CARDS[kind][0], count=2)
        if not LOWEST <= height <= TOP:
            raise privileges.error(CARDS[kind][0], f"no commission has {height} floors")
        box.privilege_height[kind] = height
        box.privilege_points[kind] = points
    box.feast_points = vec[i64]([0] * KIND_COUNT)
    for kind in FEASTS:
        points = feasts.integer(CARDS[kind][0])
        box.feast_points[kind] = -points if kind in (DISGRACE, SCANDAL) else points
