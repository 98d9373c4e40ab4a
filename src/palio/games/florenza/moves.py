"""Every answer that can be given, made once for a box."""

from typing import Final

from mypy_extensions import i64

from palio.core.components import Shared
from palio.core.move import Move
from palio.core.seats import Seat
from palio.core.words import Words, seat_name
from palio.games.florenza.components import (
    FIELD_PROJECTS,
    RESOURCE_COUNT,
    RESOURCES,
    SEATS,
    TRACKS,
    WORKS,
    Box,
    Building,
    Die,
    Work,
)

# What a die is used for. §6.1
USE_RESOURCES: Final = 0
USE_TRACK: Final = 1
USE_ARTIST: Final = 2
USE_MONEY: Final = 3
USE_CASA: Final = 4
USE_MERCATO: Final = 5
USE_PALAGIO: Final = 6
USES: Final = ("resources", "track", "artist", "money", "casa", "mercato", "palagio")


class First(Move):
    """A roll for the first building, or for the start player. §1.3, §1.4"""

    def __init__(self, value: int) -> None:
        super().__init__(f"first {value}", f"first:{value}", Words("move-first", {"value": value}))
        self.value: i64 = value


class Lot(Move):
    """The lot that decides who starts. §1.4"""

    def __init__(self, seat: Seat) -> None:
        label = Words("move-lot", {"seat": seat_name(seat)})
        super().__init__(f"lot {seat}", f"sheet:{seat}", label)
        self.seat = seat


class Roll(Move):
    """A die of the board is rolled. §5.1"""

    def __init__(self, die: Die, value: int) -> None:
        label = Words("move-roll", {"colour": f"colour-{die.name}", "value": value})
        super().__init__(f"roll {die.name} {value}", f"die:{die.name}:{value}", label)
        self.die: i64 = die.index
        self.value: i64 = value


class Take(Move):
    """A die to be used. §5.2, §5.3"""

    def __init__(self, die: Die) -> None:
        label = Words("move-take", {"colour": f"colour-{die.name}"})
        super().__init__(f"take {die.name}", f"die:{die.name}", label)
        self.die: i64 = die.index


class Use(Move):
    """What the die is used for. §6.1"""

    def __init__(self, use: int) -> None:
        name = USES[use]
        super().__init__(f"use {name}", f"use:{name}", Words(f"move-use-{name}"))
        self.use: i64 = use


class Steps(Move):
    """So many steps, where the value of the die is the player's choice. §11.2"""

    def __init__(self, steps: int) -> None:
        label = Words("move-steps", {"steps": steps})
        super().__init__(f"steps {steps}", f"button:steps-{steps}", label)
        self.steps: i64 = steps


class Mark(Move):
    """A resource is marked in a box of the sheet. §7"""

    def __init__(self, box: Box, project: int, resource: int) -> None:
        name = project_id(project)
        label = Words("move-mark", {"resource": f"resource-{RESOURCES[resource]}"})
        label.args.update(project_words(box, project))
        super().__init__(
            f"mark {RESOURCES[resource]} {name}", f"box:{name}:{RESOURCES[resource]}", label
        )
        self.project: i64 = project
        self.resource: i64 = resource
        self.index: i64 = project * RESOURCE_COUNT + resource


class Bank(Move):
    """Fiorini instead of a resource. §11.8"""

    def __init__(self, box: Box) -> None:
        label = Words("move-bank", {"fiorini": 100 * box.bank})
        super().__init__("bank", "use:bank", label)


class Build(Move):
    """A building on the leftmost free field. §8"""

    def __init__(self, building: Building) -> None:
        label = Words("move-build", {"number": building.number, "name": building.name})
        super().__init__(f"build {building.number}", f"building:{building.number}", label)
        self.number: i64 = building.number


class Finish(Move):
    """The work for which the artist was hired. §9"""

    def __init__(self, work: Work) -> None:
        super().__init__(
            f"finish {work.id}", f"work:{work.id}", Words("move-finish", work_words(work))
        )
        self.work: i64 = work.index


class Star(Move):
    """Is a star spent on the work? §9.5"""

    def __init__(self, spend: bool) -> None:
        name = "masterpiece" if spend else "plain"
        super().__init__(name, f"button:{name}", Words(f"move-{name}"))
        self.spend = spend


class Track(Move):
    """The track to step on. §10"""

    def __init__(self, track: int) -> None:
        name = TRACKS[track]
        label = Words("move-track", {"track": f"track-{name}"})
        super().__init__(f"track {name}", f"track:{name}", label)
        self.track: i64 = track


class Done(Move):
    """No building now; or the captain declines. §8.1, §4.2"""

    def __init__(self, name: str) -> None:
        super().__init__(name, f"button:{name}", Words(f"move-{name}"))


class Moves(Shared):
    """The moves of a box, by what they do."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.first: list[Move] = [First(value) for value in range(1, 7)]
        self.roll: list[list[Move]] = [
            [Roll(die, value) for value in range(1, 7)] for die in box.dice
        ]
        self.take: list[Move] = [Take(die) for die in box.dice]
        self.takes: list[list[Move]] = subsets(self.take)
        self.use: list[Move] = [Use(use) for use in range(len(USES))]
        self.uses: list[list[Move]] = subsets(self.use)
        # A work has boxes only for the resources that it needs.
        self.mark: list[Move] = [
            Mark(box, index // RESOURCE_COUNT, index % RESOURCE_COUNT)
            for index in range(len(box.capacity))
        ]
        self.bank = Bank(box)
        self.build: list[Move] = [Build(building) for building in box.buildings]
        self.finish: list[Move] = [Finish(work) for work in box.works]
        self.masterpiece = Star(True)
        self.plain = Star(False)
        self.stars: list[Move] = [self.masterpiece, self.plain]
        self.track: list[Move] = [Track(track) for track in range(len(TRACKS))]
        self.tracks: list[list[Move]] = subsets(self.track)
        self.done = Done("done")
        self.pass_ = Done("pass")
        self.steps: list[Move] = [
            Steps(steps) for steps in sorted(set(box.steps[1:]), reverse=True)
        ]
        """What a die can bring by its value, the most first."""
        self.lot: list[Move] = [Lot(seat) for seat in range(max(SEATS))]

    def all(self) -> list[Move]:
        """The catalogue, in a fixed order."""
        return [
            *self.first,
            *(move for rolls in self.roll for move in rolls),
            *self.take,
            *self.use,
            *(self.mark[index] for index, room in enumerate(self.box.capacity) if room),
            self.bank,
            *self.build,
            *self.finish,
            self.masterpiece,
            self.plain,
            *self.track,
            self.done,
            self.pass_,
            *self.steps,
            *self.lot,
        ]


def subsets(moves: list[Move]) -> list[list[Move]]:
    """Every choice of some of the moves, by the bits of those that are in it."""
    return [
        [move for place, move in enumerate(moves) if bits >> place & 1]
        for bits in range(1 << len(moves))
    ]


def project_id(project: int) -> str:
    """
    >>> project_id(0), project_id(7)
    ('field-2', 'palazzo-facciata')
    """
    if project < FIELD_PROJECTS:
        return f"field-{project + 2}"
    return WORKS[project - FIELD_PROJECTS]


def project_words(box: Box, project: int) -> dict[str, str | int]:
    """The arguments that name a field or a work in every language."""
    if project < FIELD_PROJECTS:
        return {"project": f"field-{project + 2}", "house": "house-rione"}
    return work_words(box.works[project - FIELD_PROJECTS], "project")


def work_words(work: Work, key: str = "work") -> dict[str, str | int]:
    """The arguments that name a work: its name as printed, and where it belongs."""
    return {key: work.name, "house": "house-palazzo" if work.in_palazzo else "house-chiesa"}
