"""Every answer that can be given, made once for a box."""

from typing import Final

from mypy_extensions import i64

from palio.core.components import Shared
from palio.core.move import Move
from palio.core.words import Value, Words, seat_name
from palio.games.patrizier.components import SEATS, SIDES, Box, City, Kind

LEFT: Final = 0
RIGHT: Final = 1


class First(Move):
    """The lot falls on a seat. §1.7"""

    def __init__(self, seat: int) -> None:
        super().__init__(
            f"first {seat}", f"seat:{seat}", Words("move-first", {"seat": seat_name(seat)})
        )
        self.seat = seat


class CardMove(Move):
    """A move that names a kind of card."""

    def __init__(self, verb: str, kind: Kind) -> None:
        label = Words(f"move-{verb}", kind.words)
        super().__init__(f"{verb} {kind.id}", f"card:{kind.id}", label)
        self.kind: i64 = kind.index


class Deal(CardMove):
    """A start card is dealt. §1.3"""

    def __init__(self, kind: Kind) -> None:
        super().__init__("deal", kind)


class Lay(CardMove):
    """A card is laid out beside a city. §1.5, §7.1"""

    def __init__(self, kind: Kind) -> None:
        super().__init__("lay", kind)


class Play(CardMove):
    """A card from the hand. §3.1"""

    def __init__(self, kind: Kind) -> None:
        super().__init__("play", kind)


class Show(CardMove):
    """A card from the hand that was played and taken back: all have seen it. §10.1"""

    def __init__(self, kind: Kind) -> None:
        super().__init__("show", kind)


class Build(Move):
    """So many floors on the left plot and so many on the right. §4"""

    def __init__(self, city: City, left: int, right: int) -> None:
        if left and right:
            super().__init__(
                f"build {city.name} each",
                f"city:{city.name}",
                Words("move-build-each", {"city": f"city-{city.name}"}),
            )
        else:
            side = SIDES[LEFT if left else RIGHT]
            twice = " 2" if left + right == 2 else ""
            super().__init__(
                f"build {city.name} {side}{twice}",
                f"plot:{city.name}:{side}",
                Words(
                    "move-build",
                    {"city": f"city-{city.name}", "side": f"side-{side}", "floors": left + right},
                ),
            )
        self.city: i64 = city.index
        self.left: i64 = left
        self.right: i64 = right
        self.rule = "§4.1" if left + right == 1 else "§4.2"
        self.words: list[dict[str, Value]] = [
            {**city.sides[LEFT], "floors": left},
            {**city.sides[RIGHT], "floors": right},
        ]
        """What is told of each side."""


class Shift(Move):
    """The top floor of this plot goes to the other one. §5.1"""

    def __init__(self, city: City, side: int) -> None:
        super().__init__(
            f"move {city.name} {SIDES[side]}",
            f"plot:{city.name}:{SIDES[side]}",
            Words(
                "move-shift",
                {
                    "city": f"city-{city.name}",
                    "from": f"side-{SIDES[side]}",
                    "to": f"side-{SIDES[1 - side]}",
                },
            ),
        )
        self.city: i64 = city.index
        self.side: i64 = side


class Pass(Move):
    """The special action lapses. §5.5"""

    def __init__(self) -> None:
        super().__init__("pass", "button:pass", Words("move-pass"))


class Take(Move):
    """The card beside a city. §6"""

    def __init__(self, city: City) -> None:
        label = Words("move-take", {"city": f"city-{city.name}"})
        super().__init__(f"take {city.name}", f"market:{city.name}", label)
        self.city: i64 = city.index


class Moves(Shared):
    """The moves of a box, by what they do."""

    def __init__(self, box: Box) -> None:
        self.box = box
        cities = box.cities
        self.first = [First(seat) for seat in range(max(SEATS))]
        self.deal = [Deal(kind) for kind in box.kinds]
        self.lay = [Lay(kind) for kind in box.kinds]
        self.play = [Play(kind) for kind in box.kinds]
        self.build_left = [Build(city, 1, 0) for city in cities]
        self.build_right = [Build(city, 0, 1) for city in cities]
        self.build_left_twice = [Build(city, 2, 0) for city in cities]
        self.build_right_twice = [Build(city, 0, 2) for city in cities]
        self.build_each = [Build(city, 1, 1) for city in cities]
        # What may be answered where a card asks for floors: these lists serve every table.
        self.one_floor: list[list[Move]] = []
        self.one_floor_left: list[list[Move]] = []
        self.one_floor_right: list[list[Move]] = []
        self.two_floors: list[list[Move]] = []
        self.two_floors_some_left: list[list[Move]] = []
        self.two_floors_some_right: list[list[Move]] = []
        for city in range(len(cities)):
            left, right = self.build_left[city], self.build_right[city]
            twice_left, twice_right = self.build_left_twice[city], self.build_right_twice[city]
            self.one_floor.append([left, right])
            self.one_floor_left.append([left])
            self.one_floor_right.append([right])
            self.two_floors.append([twice_left, self.build_each[city], twice_right])
            self.two_floors_some_left.append([twice_left, self.build_each[city]])
            self.two_floors_some_right.append([self.build_each[city], twice_right])
        self.shift = [Shift(city, side) for city in cities for side in (LEFT, RIGHT)]
        self.pass_ = Pass()
        self.take = [Take(city) for city in cities]
        self.take_only: list[list[Move]] = [[take] for take in self.take]
        # Not in the catalogue: nobody chooses it.
        self.show = [Show(kind) for kind in box.kinds]

    def all(self) -> list[Move]:
        """The catalogue, in a fixed order."""
        return [
            *self.first,
            *(move for move, kind in zip(self.deal, self.box.kinds, strict=True) if kind.start),
            *self.lay,
            *self.play,
            *self.build_left,
            *self.build_right,
            *self.build_left_twice,
            *self.build_right_twice,
            *self.build_each,
            *self.shift,
            self.pass_,
            *self.take,
        ]
