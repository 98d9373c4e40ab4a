"""Every answer that can be given, made once for a box."""

from collections.abc import Sequence

from mypy_extensions import i64

from palio.core.components import Shared
from palio.core.move import Move
from palio.core.words import Words, seat_name
from palio.games.firenze.components import (
    BUILDING,
    COLOURS,
    FEAST,
    FLOORS,
    LOWEST,
    MOST_BUILT,
    NUMERALS,
    PERSON,
    ROW,
    SEATS,
    Balcony,
    Box,
    Kind,
)


class First(Move):
    """The lot falls on a seat. §1.2"""

    def __init__(self, seat: int) -> None:
        super().__init__(
            f"first {seat}", f"seat:{seat}", Words("move-first", {"seat": seat_name(seat)})
        )
        self.seat: i64 = seat


class Dead(Move):
    """A colour is dead in this game. §1.9"""

    def __init__(self, colour: int) -> None:
        name = COLOURS[colour]
        super().__init__(f"dead {name}", f"flag:{name}", Words("move-dead", colour_words(colour)))
        self.colour: i64 = colour


class Hang(Move):
    """A balcony tile is turned up and laid on its floor. §1.5"""

    def __init__(self, tile: Balcony) -> None:
        numeral = NUMERALS[tile.numeral]
        super().__init__(
            f"balcony {numeral} {COLOURS[tile.colour]} {tile.height}",
            f"floor:{COLOURS[tile.colour]}:{tile.height}",
            Words(
                "move-balcony",
                {"numeral": f"numeral-{numeral}", **floor_words(tile.colour, tile.height)},
            ),
        )
        self.tile = tile


class Block(Move):
    """A neutral seal covers a commission. §1.6"""

    def __init__(self, colour: int, height: int) -> None:
        super().__init__(
            f"neutral {COLOURS[colour]} {height}",
            f"floor:{COLOURS[colour]}:{height}",
            Words("move-neutral", floor_words(colour, height)),
        )
        self.colour: i64 = colour
        self.height: i64 = height


class Lay(Move):
    """A card from the deck comes into the row. §3.8"""

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"lay {kind.id}", "deck", Words("move-lay", card_words(kind)))
        self.kind: i64 = kind.index


class Draw(Move):
    """A brick from the bag. §3.8"""

    def __init__(self, colour: int) -> None:
        label = Words("move-draw", colour_words(colour))
        super().__init__(f"draw {COLOURS[colour]}", f"bag:{COLOURS[colour]}", label)
        self.colour: i64 = colour


class Take(Move):
    """A card of the row, counted from the free one. §3.1"""

    def __init__(self, slot: int) -> None:
        label = Words("move-take", {"number": slot + 1})
        super().__init__(f"take {slot + 1}", f"card:{slot + 1}", label)
        self.slot: i64 = slot


class Refresh(Move):
    """The card whose bricks are exchanged by the Wholesaler. §10.7"""

    def __init__(self, slot: int) -> None:
        label = Words("move-refresh", {"number": slot + 1})
        super().__init__(f"refresh {slot + 1}", f"card:{slot + 1}", label)
        self.slot: i64 = slot


class Give(Move):
    """A brick from the own storehouse. §3.3, §4.2, §5.6"""

    def __init__(self, colour: int) -> None:
        label = Words("move-give", colour_words(colour))
        super().__init__(f"give {COLOURS[colour]}", f"store:{COLOURS[colour]}", label)
        self.colour: i64 = colour


class Get(Move):
    """A brick picked from the bag. §10.3"""

    def __init__(self, colour: int) -> None:
        label = Words("move-get", colour_words(colour))
        super().__init__(f"get {COLOURS[colour]}", f"bag:{COLOURS[colour]}", label)
        self.colour: i64 = colour


class Smuggle(Move):
    """A brick from the storehouse of another. §10.9"""

    def __init__(self, seat: int, colour: int) -> None:
        name = COLOURS[colour]
        super().__init__(
            f"smuggle {seat} {name}",
            f"store:{seat}:{name}",
            Words("move-smuggle", {"owner": seat_name(seat), **colour_words(colour)}),
        )
        self.seat: i64 = seat
        self.colour: i64 = colour


class Swap(Move):
    """The brick of the row that is wanted in exchange. §4.1"""

    def __init__(self, slot: int, colour: int) -> None:
        name = COLOURS[colour]
        super().__init__(
            f"swap {slot + 1} {name}",
            f"brick:{slot + 1}:{name}",
            Words("move-swap", {"number": slot + 1, **colour_words(colour)}),
        )
        self.slot: i64 = slot
        self.colour: i64 = colour


class Person(Move):
    """A person from the hand is played. §10.1"""

    def __init__(self, kind: Kind) -> None:
        label = Words("move-play", card_words(kind))
        super().__init__(f"play {kind.id}", f"hand:{kind.id}", label)
        self.kind: i64 = kind.index


class Discard(Move):
    """A card goes to the discard pile. §8.2, §10.6"""

    def __init__(self, kind: Kind) -> None:
        place = "building" if kind.type == BUILDING else "hand"
        label = Words("move-discard", card_words(kind))
        super().__init__(f"discard {kind.id}", f"{place}:{kind.id}", label)
        self.kind: i64 = kind.index


class Begin(Move):
    """A new tower of so many bricks. §5.2"""

    def __init__(self, colour: int, height: int) -> None:
        super().__init__(
            f"begin {COLOURS[colour]} {height}",
            f"site:{COLOURS[colour]}:{height}",
            Words("move-begin", floor_words(colour, height)),
        )
        self.colour: i64 = colour
        self.height: i64 = height


class Raise(Move):
    """The tower in question grows to that height. §5.2"""

    def __init__(self, colour: int, height: int) -> None:
        super().__init__(
            f"raise {COLOURS[colour]} {height}",
            f"rise:{COLOURS[colour]}:{height}",
            Words("move-raise", floor_words(colour, height)),
        )
        self.colour: i64 = colour
        self.height: i64 = height


class Pick(Move):
    """One of the own towers, where one must be chosen. §10.4, §11"""

    def __init__(self, colour: int, height: int) -> None:
        super().__init__(
            f"tower {COLOURS[colour]} {height}",
            f"tower:{COLOURS[colour]}:{height}",
            Words("move-tower", floor_words(colour, height)),
        )
        self.colour: i64 = colour
        self.height: i64 = height


class Sabotage(Move):
    """A tower of another loses a brick. §10.8"""

    def __init__(self, seat: int, colour: int, height: int) -> None:
        super().__init__(
            f"sabotage {seat} {COLOURS[colour]} {height}",
            f"tower:{seat}:{COLOURS[colour]}:{height}",
            Words("move-sabotage", {"owner": seat_name(seat), **floor_words(colour, height)}),
        )
        self.seat: i64 = seat
        self.colour: i64 = colour
        self.height: i64 = height


class Fulfil(Move):
    """A commission is fulfilled. §7.1"""

    def __init__(self, colour: int, height: int) -> None:
        super().__init__(
            f"fulfil {COLOURS[colour]} {height}",
            f"floor:{COLOURS[colour]}:{height}",
            Words("move-fulfil", floor_words(colour, height)),
        )
        self.colour: i64 = colour
        self.height: i64 = height


class Ring(Move):
    """A white tower becomes the bell tower of the Campanile. §14.3"""

    def __init__(self) -> None:
        super().__init__("campanile", "church:campanile", Words("move-campanile"))


class Button(Move):
    """Done, exchange, leave, keep or suffer: answers that need no piece."""

    def __init__(self, name: str) -> None:
        super().__init__(name, f"button:{name}", Words(f"move-{name}"))


class Moves(Shared):
    """The moves of a box, by what they do."""

    def __init__(self, box: Box) -> None:
        self.box = box
        colours = range(len(COLOURS))
        heights = range(LOWEST, LOWEST + FLOORS)
        # No tower is higher than there are bricks of its colour.
        towers = [range(1, box.bricks[colour] + 1) for colour in colours]
        self.first = [First(seat) for seat in range(max(SEATS))]
        self.dead = [Dead(colour) for colour in colours]
        self.hang = [Hang(tile) for tile in box.balconies]
        self.block = [Block(colour, height) for colour in colours for height in heights]
        self.lay = [Lay(kind) for kind in box.kinds]
        self.draw = [Draw(colour) for colour in colours]
        self.take = [Take(slot) for slot in range(ROW)]
        self.takes: list[list[Move]] = [[*self.take[:reach]] for reach in range(ROW + 1)]
        """The cards from the free one on, by how many of them are in reach."""
        self.refresh = [Refresh(slot) for slot in range(ROW)]
        self.give = [Give(colour) for colour in colours]
        self.gives = choices(self.give)
        """By the colours that may be given."""
        self.get = [Get(colour) for colour in colours]
        self.smuggle = [[Smuggle(seat, colour) for colour in colours] for seat in range(max(SEATS))]
        self.swap = [[Swap(slot, colour) for colour in colours] for slot in range(ROW)]
        self.person = [Person(kind) for kind in box.kinds]
        self.discard = [Discard(kind) for kind in box.kinds]
        self.begin = [
            [Begin(colour, height) for height in range(MOST_BUILT + 1)] for colour in colours
        ]
        # Height 0 is there so that the height is the index; it is in no catalogue.
        self.raise_ = [
            [Raise(colour, height) for height in (0, *towers[colour])] for colour in colours
        ]
        self.pick = [
            [Pick(colour, height) for height in (0, *towers[colour])] for colour in colours
        ]
        self.sabotage = [
            [[Sabotage(seat, colour, h) for h in (0, *towers[colour])] for colour in colours]
            for seat in range(max(SEATS))
        ]
        self.fulfil = [Fulfil(colour, height) for colour in colours for height in heights]
        self.ring = Ring()
        self.done = Button("done")
        self.exchange = Button("exchange")
        self.leave = Button("leave")
        self.keep = Button("keep")
        self.suffer = Button("suffer")
        self.only_done: list[Move] = [self.done]
        self.exchange_or_done: list[Move] = [self.exchange, self.done]
        self.raises: list[list[list[list[Move]]]] = [
            [
                [
                    [*rise[height + 1 : height + 1 + most], self.leave]
                    for most in range(MOST_BUILT + 1)
                ]
                for height in range(len(rise))
            ]
            for rise in self.raise_
        ]
        """By colour and height of a tower, and by how many bricks it may get."""

    def all(self) -> list[Move]:
        """The catalogue, in a fixed order."""
        kinds = self.box.kinds
        owned = (PERSON, FEAST, BUILDING)
        moves: list[Move] = [*self.first, *self.dead, *self.hang, *self.block, *self.lay]
        moves += [*self.draw, *self.take, *self.refresh, *self.give, *self.get]
        for by_colour in self.smuggle:
            moves += by_colour
        for by_slot in self.swap:
            moves += by_slot
        moves += [self.person[kind.index] for kind in kinds if kind.type == PERSON]
        moves += [self.discard[kind.index] for kind in kinds if kind.type in owned]
        for begins in self.begin:
            moves += begins[1:]
        for raises in self.raise_:
            moves += raises[2:]  # a tower that is raised has two floors at least
        for picks in self.pick:
            moves += picks[1:]
        for by_seat in self.sabotage:
            for sabotages in by_seat:
                moves += sabotages[1:]
        moves += [*self.fulfil, self.ring, self.done]
        moves += [self.exchange, self.leave, self.keep, self.suffer]
        return moves


def choices(moves: Sequence[Move]) -> list[list[Move]]:
    """All that can be left of some moves, in their order, by a key with a bit for each that is.

    >>> [len(left) for left in choices([Ring(), Button("done")])]
    [0, 1, 1, 2]
    """
    return [
        [move for bit, move in enumerate(moves) if key >> bit & 1] for key in range(1 << len(moves))
    ]


def colour_words(colour: int) -> dict[str, str | int]:
    """The arguments that name a colour in every language: as such, and as said of a thing."""
    return {"colour": f"colour-{COLOURS[colour]}", "hue": f"hue-{COLOURS[colour]}"}


def floor_words(colour: int, height: int) -> dict[str, str | int]:
    """The arguments that name a tower or a commission."""
    name = COLOURS[colour]
    return {"colour": f"colour-{name}", "hue": f"hue-{name}", "height": height}


def card_words(kind: Kind) -> dict[str, str | int]:
    """The argument that names a card."""
    return {"card": f"card-{kind.id}"}
