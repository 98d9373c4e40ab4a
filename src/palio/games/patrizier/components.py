"""The box: cities, cards and floors, and the loader that checks that they add up."""

from importlib import resources
from typing import Final

from mypy_extensions import i64

from palio.core.components import ComponentsFile, Entries, Printed, Shared
from palio.core.house import PrintedBox
from palio.core.packed import vec
from palio.core.words import Value

HAT: Final = 0
LADY: Final = 1
BEARD: Final = 2
PERSONS: Final = ("hat", "lady", "beard")
PERSON_COUNT: Final[i64] = 3
SIDES: Final = ("left", "right")

# What a card shows beside its crest: (crests, person or -1, portraits, question mark, move symbol)
SHOWS: Final[dict[str, tuple[int, int, int, bool, bool]]] = {
    "crests": (2, -1, 0, False, False),
    "hat": (1, HAT, 1, False, False),
    "lady": (1, LADY, 1, False, False),
    "beard": (1, BEARD, 1, False, False),
    "two-hats": (1, HAT, 2, False, False),
    "two-ladies": (1, LADY, 2, False, False),
    "two-beards": (1, BEARD, 2, False, False),
    "choice": (1, -1, 0, True, False),
    "move": (1, -1, 0, False, True),
}
CITIES: Final = (
    "bologna",
    "firenze",
    "roma",
    "pistoia",
    "lucca",
    "siena",
    "milano",
    "ferrara",
    "parma",
    "verona",
)
STAR: Final = "-star"
"""Marks a start card in its id: the star is printed on it, so it is not the same card without."""
SEATS: Final = (2, 3, 4, 5)
MOST_KINDS: Final = len(CITIES) * len(SHOWS) * 2
"""No box can have more kinds of card: a city, what it shows, and a star or none."""
TABLES: Final = ("stock", "hand", "portraits", "cities", "fame_tiles", "cards")


class City(Shared):
    """A city: its name, how many floors fill it, and its two fame tiles."""

    def __init__(
        self, index: int, name: str, floors: int, high: int, low: int, five_seats_only: bool
    ) -> None:
        self.index: i64 = index
        self.name = name
        self.floors: i64 = floors
        self.high: i64 = high
        self.low: i64 = low
        self.five_seats_only = five_seats_only
        # What facts name, put together once.
        self.word = f"city-{name}"
        self.market = (f"market:{name}",)
        self.plots = [(f"plot:{name}:{side}",) for side in SIDES]
        self.sides: list[dict[str, Value]] = [
            {"city": self.word, "side": f"side-{side}"} for side in SIDES
        ]


class Kind(Shared):
    """A kind of card; cards of one kind are alike."""

    def __init__(self, index: int, id: str, city: int, shows: str, count: int, start: bool) -> None:
        self.index: i64 = index
        self.id = id
        self.city: i64 = city
        self.shows = shows
        self.count = count
        self.start = start
        crests, person, portraits, is_choice, is_move = SHOWS[shows]
        self.crests: i64 = crests
        self.person: i64 = person
        self.portraits: i64 = portraits
        self.is_choice = is_choice
        self.is_move = is_move
        self.words: dict[str, Value] = {}
        """The arguments that name the card in every language; facts share them."""
        self.words_at: list[dict[str, Value]] = []
        """The same with the city that it lies beside."""


class Box(PrintedBox):
    """All that is in the box."""

    def __init__(
        self,
        cities: tuple[City, ...],
        kinds: tuple[Kind, ...],
        stock: dict[int, int],
        hand: int,
        portrait_set: int,
        portrait_fame: int,
        printed: dict[str, Printed],
        digest: str,
    ) -> None:
        self.cities = cities
        self.kinds = kinds
        self.stock = stock
        self.hand = hand
        self.portrait_set: i64 = portrait_set
        self.portrait_fame: i64 = portrait_fame
        self.printed = printed
        self.digest = digest
        for kind in kinds:
            kind.words = {"city": cities[kind.city].word, "shows": f"shows-{kind.shows}"}
            kind.words_at = [{**kind.words, "at": city.word} for city in cities]
        self._cities: dict[int, tuple[City, ...]] = {}
        self._cards: dict[int, tuple[int, ...]] = {}
        self._starts: dict[int, vec[i64]] = {}
        self._others: dict[int, vec[i64]] = {}
        for seats in SEATS:
            here = tuple(city for city in cities if seats == 5 or not city.five_seats_only)
            self._cities[seats] = here
            self._cards[seats] = tuple(
                kind.index for kind in kinds if cities[kind.city] in here for _ in range(kind.count)
            )
            cards = self._cards[seats]
            self._starts[seats] = vec[i64]([card for card in cards if kinds[card].start])
            self._others[seats] = vec[i64]([card for card in cards if not kinds[card].start])

    def cities_for(self, seats: int) -> tuple[City, ...]:
        """The cities in play. §1.1"""
        return self._cities[seats]

    def cards_for(self, seats: int) -> tuple[int, ...]:
        """The kind of every card in play, sorted. §1.1"""
        return self._cards[seats]

    def starts_for(self, seats: int) -> vec[i64]:
        """The start cards among them. §1.3"""
        return self._starts[seats]

    def others_for(self, seats: int) -> vec[i64]:
        """Those that are no start cards."""
        return self._others[seats]


def load() -> Box:
    """The numbers that come with the game."""
    file = resources.files("palio.games.patrizier").joinpath("components.toml")
    return read(file.read_text(encoding="utf-8"), "components.toml")


def read(text: str, source: str) -> Box:
    """A box from the text of a components file; ComponentError names file and key."""
    file = ComponentsFile(text, source, TABLES)
    cities = _read_cities(file["cities"], file["fame_tiles"])
    kinds = _read_kinds(file["cards"], cities)
    stock = {seats: file["stock"].integer(str(seats), low=1) for seats in SEATS}
    box = Box(
        cities,
        kinds,
        stock,
        file["hand"].integer("cards", low=1),
        file["portraits"].integer("set", low=1),
        file["portraits"].integer("fame"),
        file.printed,
        file.digest,
    )
    for name in TABLES:
        file[name].finish()
    _check_sums(box, file)
    return box


def _read_cities(table: Entries, tiles: Entries) -> tuple[City, ...]:
    cities: list[City] = []
    for name in CITIES:
        entry = table.table(name)
        floors = entry.integer("floors", low=3)
        if floors % 2 == 0:
            raise entry.error("floors", f"must be odd, so that one tower is higher, not {floors}")
        if not tiles.has(str(floors)):
            raise tiles.error(str(floors), f"is missing, but {name} has {floors} floors")
        high, low = tiles.integers(str(floors), count=2)
        if not high > low >= 0:
            raise tiles.error(
                str(floors), f"the first tile must be the higher one: [{high}, {low}]"
            )
        entry.integer("cards", low=1)
        cities.append(City(len(cities), name, floors, high, low, entry.flag("five_seats_only")))
        entry.finish()
    return tuple(cities)


def _read_kinds(table: Entries, cities: tuple[City, ...]) -> tuple[Kind, ...]:
    by_name = {city.name: city.index for city in cities}
    kinds: list[Kind] = []
    for row in table.rows("kinds"):
        name = row.text("city", tuple(by_name))
        city = by_name[name]
        shows = row.text("shows", tuple(SHOWS))
        start = row.flag("start")
        if start and SHOWS[shows][0] != 1:
            raise row.error("start", "a start card has one crest")
        card = f"{name}-{shows}{STAR if start else ''}"
        if any(kind.id == card for kind in kinds):
            raise row.error("shows", f"{card} is there twice: raise its count instead")
        kinds.append(Kind(len(kinds), card, city, shows, row.integer("count", low=1), start))
        row.finish()
    return tuple(kinds)


def _check_sums(box: Box, file: ComponentsFile) -> None:
    """The sums without which the rules would break: §1.3, §4.3."""
    for city in box.cities:
        own = [kind for kind in box.kinds if kind.city == city.index]
        crests = sum(kind.crests * kind.count for kind in own)
        if crests != city.floors:
            message = f"its cards show {crests} crests, but {city.floors} floors fill it"
            raise file["cards"].error(city.name, message)
        cards = sum(kind.count for kind in own)
        printed = file["cities"].table(city.name).integer("cards")
        if cards != printed:
            message = f"there are {cards} of its cards, but it says {printed}"
            raise file["cities"].error(f"{city.name}.cards", message)
    for seats in SEATS:
        cards_in_play = [box.kinds[index] for index in box.cards_for(seats)]
        starts = sum(kind.start for kind in cards_in_play)
        if starts < box.hand * seats:
            message = f"{starts} start cards, but {seats} players need {box.hand * seats}"
            raise file["cards"].error("kinds", message)
        if len(cards_in_play) - box.hand * seats < len(box.cities_for(seats)):
            raise file["cards"].error(
                "kinds", f"too few cards to lay one at every city with {seats}"
            )
        # Nobody plays more than an equal share of the cards, and none of the start cards is double.
        share = -(-len(cards_in_play) // seats)
        doubles = sum(kind.crests == 2 for kind in cards_in_play)
        need = share + min(doubles, share - box.hand)
        if box.stock[seats] < need:
            message = f"{box.stock[seats]} floors, but a player may need {need}"
            raise file["stock"].error(str(seats), message)
