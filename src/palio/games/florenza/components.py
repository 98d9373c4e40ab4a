"""The box: dice board, buildings, works and tracks, and the loader that checks that they add up.

Fiorini are counted in hundreds everywhere in the engine; the file and the players see fiorini.
"""

from importlib import resources
from typing import Final

from mypy_extensions import i64

from palio.core.components import ComponentsFile, Entries, Shared
from palio.core.house import PrintedBox
from palio.core.packed import append, extend, vec

SEATS: Final = (1, 2, 3, 4)
DICE: Final = ("white", "brown", "grey", "green", "red", "yellow")
RESOURCES: Final = ("marble", "wood", "metal", "spice", "cloth", "gold")
RESOURCE_COUNT: Final[i64] = 6
TRACKS: Final = ("captain", "bishop", "priest")
TRACK_COUNT: Final[i64] = 3
CAPTAIN: Final = 0
BISHOP: Final = 1
PRIEST: Final = 2
ARTISTS: Final = ("sculptor", "architect", "painter")
LEVELS: Final = ("normal", "easy", "hard", "extreme")
"""Of the solo game; the author speaks of the normal one, so it comes first."""

# Buildings by what they do; the numbers are those of the rulebook. §11
BUILDINGS: Final = 25
ANY_VALUE: Final = 1  # 1 to 6, one for each die
SWAP: Final = 7  # 7 to 12, one for each die
CASA: Final = 13
MERCATO: Final = 14
PALAGIO: Final = 15
CAMBIAVALUTE: Final = 16
BANCO: Final = 17
BOTTEGA: Final = 18
MERCATANTI: Final = 19
MASTRO: Final = 20
MAGGIORE: Final = 21
MERCATO_RESOURCES: Final = 2
PALAGIO_STEPS: Final = 2
MERCATANTI_EXTRAS: Final = 2

# A sheet has fields and works on which resources are marked: projects, in the order of the sheet.
FIELDS: Final = 8
FIELD_PROJECTS: Final[i64] = 7  # fields 2 to 8; nothing is marked on field 1
WORKS: Final = (
    "palazzo-facciata",
    "camera-nuziale",
    "statua",
    "sala",
    "chiesa-facciata",
    "campanile",
    "pala",
    "crocifisso",
)
WORK_COUNT: Final[i64] = 8
PALAZZO_WORKS: Final[i64] = 4  # works 0 to 3 belong to the Palazzo, 4 to 7 to the Chiesa
PROJECTS: Final[i64] = 15
BOXES: Final[i64] = 90  # box = project * 6 + resource
# How a work was finished; 0 is not at all.
PAID: Final = 1
ANONYMOUS: Final = 2

# What a track field or a work gives.
NOTHING: Final = 0
FIORINI: Final = 1
EXTRA: Final = 2
STAR: Final = 3
DIE: Final = 4
STEP: Final = 5
POINTS: Final = 6  # 6 + points
BONUSES: Final = {
    "": NOTHING,
    "fiorini": FIORINI,
    "extra": EXTRA,
    "star": STAR,
    "die": DIE,
    "step": STEP,
    "point": POINTS + 1,
    "points-2": POINTS + 2,
    "points-3": POINTS + 3,
}
PALAZZO_GIFTS: Final = ("nothing", "extra")
CHIESA_GIFTS: Final = ("fiorini", *TRACKS)
TABLES: Final = (
    "rounds",
    "start",
    "money",
    "dice",
    "values",
    "buildings",
    "district",
    "works",
    "artists",
    "completion",
    "tracks",
    "scoring",
    "solo",
)


class Die(Shared):
    """A place on the dice board: its colour, its resource, and its track or its artist (or -1)."""

    def __init__(self, index: int, name: str, resource: int, track: int, artist: int) -> None:
        self.index = index
        self.name = name
        self.resource: i64 = resource
        self.track: i64 = track
        self.artist: i64 = artist


class Building(Shared):
    """A building of the Rione."""

    def __init__(self, number: int, name: str, cost: list[int], money: int, points: int) -> None:
        self.number: i64 = number
        self.name = name
        self.cost = cost
        self.money: i64 = money
        self.points: i64 = points
        self.size: i64 = sum(cost)
        self.needs: list[int] = [r for r in range(RESOURCE_COUNT) if cost[r]]


class Work(Shared):
    """A work of art in Palazzo or Chiesa."""

    def __init__(
        self,
        index: int,
        name: str,
        cost: list[int],
        money: int,
        artist: int,
        points: int,
        gives: str,
    ) -> None:
        self.index = index
        self.id = WORKS[index]
        self.name = name
        self.cost = cost
        self.money: i64 = money
        self.size: i64 = sum(cost)
        self.needs: list[int] = [r for r in range(RESOURCE_COUNT) if cost[r]]
        self.artist: i64 = artist
        self.points: i64 = points
        self.gives = gives
        self.parts: vec[float] = _parts(self.size)
        """For each number of marks the part of the work that is done by them."""
        self.gives_extra: bool = gives == "extra"
        self.in_palazzo = index < PALAZZO_WORKS
        self.track: i64 = TRACKS.index(gives) if gives in TRACKS else -1


def _parts(size: int) -> vec[float]:
    """
    >>> list(_parts(4))
    [0.0, 0.25, 0.5, 0.75, 1.0, 1.0]
    """
    lacking = [*range(size, -1, -1), 0]
    return vec[float]([1.0 - float(count) / float(size) for count in lacking])


class Box(PrintedBox):
    """All that is in the box."""

    def __init__(self, file: ComponentsFile) -> None:
        """Reads every number; ``_check`` looks at what only makes sense together."""
        self.printed = file.printed
        self.digest = file.digest
        self.rounds: vec[i64] = from_one(
            [file["rounds"].integer(str(seats), low=1) for seats in SEATS]
        )
        self.start_fiorini: i64 = hundreds(file["start"], "fiorini")
        self.start_extras: i64 = file["start"].integer("extras")
        self.start_stars: i64 = file["start"].integer("stars")
        money = file["money"]
        self.die_money: i64 = hundreds(money, "die")
        self.die_money_16: i64 = hundreds(money, "die_with_16")
        self.bank: i64 = hundreds(money, "bank_17")
        self.discount: i64 = hundreds(money, "discount_18")
        self.overflow: i64 = hundreds(money, "overflow")
        self.facciata: i64 = hundreds(money, "facciata")
        self.dice: list[Die] = _read_dice(file["dice"])
        self.white: i64 = next(die.index for die in self.dice if die.name == "white")
        values = file["values"]
        self.resources: vec[i64] = from_one(values.integers("resources", count=6))
        self.steps: vec[i64] = from_one(values.integers("steps", count=6))
        self.price: vec[i64] = from_one(_read_prices(values))
        self.most_resources: i64 = max(self.resources)
        self.most_steps: i64 = max(self.steps)
        self.least_price: i64 = min(self.price[1:])
        self.buildings: list[Building] = _read_buildings(file["buildings"])
        self.costs: vec[vec[i64]] = vec[vec[i64]]([vec[i64](b.cost) for b in self.buildings])
        """What each building costs, as ``Building.cost`` has it, for who asks often."""
        self.smallest_building: i64 = min(building.size for building in self.buildings)
        self.field_bonus: vec[i64] = vec[i64](file["district"].integers("bonus", count=FIELDS))
        self.boxes: i64 = file["district"].integer("boxes", low=1)
        self.works: list[Work] = _read_works(file["works"])
        self.works_of: list[list[Work]] = [
            [work for work in self.works if work.artist == artist] for artist in range(len(ARTISTS))
        ]
        artists = file["artists"]
        self.paid: i64 = artists.integer("paid")
        self.anonymous: i64 = artists.integer("anonymous")
        self.masterpiece: i64 = artists.integer("masterpiece")
        self.masterpiece_20: i64 = artists.integer("masterpiece_with_20")
        self.palazzo: list[int] = file["completion"].integers("palazzo", count=max(SEATS))
        self.palazzo_solo: list[int] = file["completion"].integers(
            "palazzo_solo", count=self.rounds[1]
        )
        self.chiesa_steps = file["completion"].integer("chiesa")
        self.tracks: vec[vec[i64]] = _read_tracks(file["tracks"])
        self.track_length: int = len(self.tracks[CAPTAIN])
        self.captain_points: vec[i64] = _points_along(self.tracks[CAPTAIN])
        self.bishop_needs = file["tracks"].integer("bishop_needs", low=1)
        self.star_points: i64 = file["scoring"].integer("star")
        self.extra_points: i64 = file["scoring"].integer("extra")
        self.fiorini_per_point: i64 = hundreds(file["scoring"], "fiorini", low=100)
        self.levels: dict[str, int] = {level: file["solo"].integer(level) for level in LEVELS}
        self.capacity: vec[i64] = self._capacities()
        for name in TABLES:
            file[name].finish()
        _check(self, file)

    def _capacities(self) -> vec[i64]:
        """How many marks each box holds."""
        capacity = vec[i64]([self.boxes] * (FIELD_PROJECTS * RESOURCE_COUNT))
        for work in self.works:
            capacity = extend(capacity, vec[i64](work.cost))
        return capacity


def load() -> Box:
    """The numbers that come with the game."""
    file = resources.files("palio.games.florenza").joinpath("components.toml")
    return read(file.read_text(encoding="utf-8"), "components.toml")


def read(text: str, source: str) -> Box:
    """A box from the text of a components file; ComponentError names file and key."""
    return Box(ComponentsFile(text, source, TABLES))


def from_one(numbers: list[int]) -> vec[i64]:
    """The same with a 0 before them, so that a die's value can be looked up as it is."""
    return extend(vec[i64]([0]), vec[i64](numbers))


def hundreds(entries: Entries, key: str, *, low: int = 0, default: int | None = None) -> int:
    """A sum of fiorini, in hundreds: there is no smaller coin."""
    value = entries.integer(key, low=low, default=default)
    if value % 100:
        raise entries.error(key, f"must be whole hundreds of fiorini, not {value}")
    return value // 100


def _read_dice(table: Entries) -> list[Die]:
    dice: list[Die] = []
    for row in table.rows("board"):
        name = row.text("die", DICE)
        resource = RESOURCES.index(row.text("resource", RESOURCES))
        track = TRACKS.index(row.text("track", TRACKS)) if row.has("track") else -1
        artist = ARTISTS.index(row.text("artist", ARTISTS)) if row.has("artist") else -1
        if (track < 0) == (artist < 0):
            raise row.error("track", "a die has either a track or an artist")
        dice.append(Die(len(dice), name, resource, track, artist))
        row.finish()
    for what, seen, count in (
        ("die", [die.name for die in dice], len(DICE)),
        ("resource", [str(die.resource) for die in dice], len(RESOURCES)),
        ("track", [str(die.track) for die in dice if die.track >= 0], len(TRACKS)),
        ("artist", [str(die.artist) for die in dice if die.artist >= 0], len(ARTISTS)),
    ):
        if len(seen) != count or len(set(seen)) != count:
            raise table.error("board", f"every {what} must be there exactly once")
    return dice


def _read_prices(values: Entries) -> list[int]:
    prices: list[int] = []
    for price in values.integers("price", count=6):
        if price < 0 or price % 100:
            raise values.error("price", f"must be whole hundreds of fiorini, not {price}")
        prices.append(price // 100)
    return prices


def _read_cost(row: Entries) -> list[int]:
    return [row.integer(resource, default=0) for resource in RESOURCES]


def _read_buildings(table: Entries) -> list[Building]:
    buildings: list[Building] = []
    for row in table.rows("list"):
        number = row.integer("number", low=1)
        if number != len(buildings) + 1:
            raise row.error("number", f"building {len(buildings) + 1} comes here, not {number}")
        cost = _read_cost(row)
        if not sum(cost):
            raise row.error("number", f"building {number} costs no resources")
        money = hundreds(row, "fiorini", default=0)
        buildings.append(Building(number, row.text("name"), cost, money, row.integer("points")))
        row.finish()
    if len(buildings) != BUILDINGS:
        raise table.error("list", f"there are {BUILDINGS} buildings, not {len(buildings)}")
    return buildings


def _read_works(table: Entries) -> list[Work]:
    works: list[Work] = []
    for house, gifts in (("palazzo", PALAZZO_GIFTS), ("chiesa", CHIESA_GIFTS)):
        rows = table.rows(house)
        if len(rows) != PALAZZO_WORKS:
            raise table.error(house, f"there are {PALAZZO_WORKS} works, not {len(rows)}")
        for row in rows:
            index = len(works)
            row.text("id", (WORKS[index],))
            cost = _read_cost(row)
            if not sum(cost):
                raise row.error("id", f"{WORKS[index]} costs no resources")
            works.append(
                Work(
                    index,
                    row.text("name"),
                    cost,
                    hundreds(row, "fiorini", default=0),
                    ARTISTS.index(row.text("artist", ARTISTS)),
                    row.integer("points"),
                    row.text("gives", gifts),
                )
            )
            row.finish()
    return works


def _read_tracks(table: Entries) -> vec[vec[i64]]:
    tracks = vec[vec[i64]]()
    for track, name in enumerate(TRACKS):
        fields: list[int] = []
        for bonus in table.texts(name):
            if bonus not in BONUSES:
                names = ", ".join(key for key in BONUSES if key)
                raise table.error(name, f"{bonus!r} is no bonus; there are {names}")
            kind = BONUSES[bonus]
            if kind > POINTS and track != CAPTAIN:
                raise table.error(name, "points are counted on the captain's track only")
            if kind == STEP and track != PRIEST:
                raise table.error(name, "only the priest's track leads on to another one")
            fields.append(kind)
        tracks = append(tracks, vec[i64](fields))
    return tracks


def _points_along(track: vec[i64]) -> vec[i64]:
    """For each number of crosses the points that they bring. §12.5"""
    points = vec[i64]([0])
    for bonus in track:
        points = append(points, points[-1] + max(0, bonus - POINTS))
    return points


def _check(box: Box, file: ComponentsFile) -> None:
    """What the rules take for granted, and only shows when numbers are put side by side."""
    for building in box.buildings:
        if max(building.cost) > box.boxes:
            message = f"building {building.number} needs more than {box.boxes} of a resource"
            raise file["district"].error("boxes", message)
    for field, bonus in enumerate(box.field_bonus, start=1):
        if (bonus != 0) if field < 5 else not 1 <= bonus <= 3:
            raise file["district"].error("bonus", f"field {field} cannot bear {bonus} points")
    for track, name in enumerate(TRACKS):
        if len(box.tracks[track]) != 10:
            raise file["tracks"].error(name, f"a track has 10 fields, not {len(box.tracks[track])}")
    for key, numbers in (("resources", box.resources), ("steps", box.steps)):
        if min(numbers[1:]) < 1 or max(numbers) > 2:
            raise file["values"].error(key, "a die brings 1 or 2")
    if list(box.palazzo) != sorted(box.palazzo, reverse=True):
        raise file["completion"].error("palazzo", "an earlier place must not be worth less")
    needed = [box.levels[level] for level in ("easy", "normal", "hard", "extreme")]
    if needed != sorted(set(needed)):
        raise file["solo"].error("normal", "every level must ask for more than the one before")
