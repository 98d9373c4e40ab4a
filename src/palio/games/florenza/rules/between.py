"""What can be built between two resources of one die so that it matters for the second. §8.1

A building matters there if it is Banco or the exchange of this very die, or if it leads on to one
of them: several may be built at once, field by field. Each uses up its field, and perhaps extra
resources and fiorini; no. 19 brings extra resources.
"""

from typing import Final, final

from mypy_extensions import i64

from palio.core.packed import vec
from palio.core.seats import Seat
from palio.games.florenza.components import (
    BANCO,
    BUILDINGS,
    FIELD_PROJECTS,
    FIELDS,
    MERCATANTI,
    MERCATANTI_EXTRAS,
    PROJECTS,
    RESOURCE_COUNT,
    SWAP,
    Building,
)
from palio.games.florenza.rules.sheet import first_free, has_building, is_open, missing
from palio.games.florenza.state import Table

NO_BUILDINGS: Final[list[int]] = []
UNKNOWN: Final = -1


def that_matter(
    state: Table, seat: Seat, marks: vec[i64], die: i64, resource: i64, exchange: bool
) -> list[int]:
    """The buildings that can be built at once and matter for the resource that is left.

    ``marks`` are those of the sheet, or as they would be; ``exchange``: a resource of this die may
    still be exchanged, if its building stands.
    """
    wanted: list[Building] = []
    if not has_building(state, seat, BANCO):
        wanted.append(state.box.buildings[BANCO - 1])
    if exchange and not has_building(state, seat, SWAP + die):
        wanted.append(state.box.buildings[SWAP + die - 1])
    for building in wanted:
        if _may_be_in_reach(state, seat, marks, building):
            return Street(state, seat, marks, wanted, resource).beginnings()
    return NO_BUILDINGS


def _may_be_in_reach(state: Table, seat: Seat, marks: vec[i64], building: Building) -> bool:
    """A first look: False if no field is left for it when the smallest are built before it."""
    if building.money > state.fiorini[seat]:
        return False
    box, cost, extras = state.box, state.box.costs[building.number - 1], state.extras[seat]
    first = first_free(state, seat)
    for project in range(first, FIELD_PROJECTS):
        if missing(marks, project, cost) <= extras:
            return True
        if project == first and not has_building(state, seat, MERCATANTI):
            extras += MERCATANTI_EXTRAS
        lacking = box.smallest_building
        for resource in range(RESOURCE_COUNT):
            lacking -= marks[project * RESOURCE_COUNT + resource]
        extras -= max(0, lacking)
    return False


@final
class Street:
    """The fields of a sheet and what is marked on them, to be built on in thought only.

    ``standing`` are the buildings as bits, and ``built`` how many they are: on which field one
    stands makes no difference to what comes after.
    """

    def __init__(
        self, state: Table, seat: Seat, marks: vec[i64], wanted: list[Building], resource: i64
    ) -> None:
        """``wanted`` are the buildings to come to, ``resource`` what is to be exchanged."""
        self.state = state
        self.seat = seat
        self.box = state.box
        self.marks = marks
        self.wanted = wanted
        self.resource = resource
        self._gaps: vec[i64] = vec[i64]([UNKNOWN] * (FIELD_PROJECTS * BUILDINGS))
        self._dead_ends: set[tuple[int, int, int]] = set()

    def beginnings(self) -> list[int]:
        """The buildings with which a way to one that is wanted begins."""
        state, seat = self.state, self.seat
        standing, built = state.standing[seat], len(state.district[seat])
        extras, fiorini = state.extras[seat], state.fiorini[seat]
        if not self._may_reach(standing, built, extras, fiorini):
            return NO_BUILDINGS
        return [
            building.number
            for building in self._affordable(standing, built, extras, fiorini)
            if self._leads_on(building, standing, built, extras, fiorini)
        ]

    def _may_reach(self, standing: i64, built: i64, extras: i64, fiorini: i64) -> bool:
        """A quick look: False if nothing wanted can be reached, however one builds."""
        mercatanti = self.box.buildings[MERCATANTI - 1]
        have = extras
        spent: i64 = 0
        for project in range(built - 1, FIELD_PROJECTS):
            for building in self.wanted:
                if self._fits(building, project, standing, have - spent, fiorini):
                    return True
            least = have + 1
            for building in self.box.buildings:
                if building.money <= fiorini and not standing >> building.number & 1:
                    least = min(least, self._gap(building, project))
                    if least == 0:
                        break
            if have == extras and self._fits(mercatanti, project, standing, have - spent, fiorini):
                have += MERCATANTI_EXTRAS
            spent += least
            if spent > have:
                return False
        return False

    def _gap(self, building: Building, project: i64) -> i64:
        """How many resources the building lacks on that field, worked out once."""
        index = project * BUILDINGS + building.number - 1
        if self._gaps[index] == UNKNOWN:
            cost = self.box.costs[building.number - 1]
            self._gaps[index] = missing(self.marks, project, cost)
        return self._gaps[index]

    def _affordable(self, standing: i64, built: i64, extras: i64, fiorini: i64) -> list[Building]:
        """What could be built on the leftmost free field."""
        if built == FIELDS:
            return []
        return [
            building
            for building in self.box.buildings
            if self._fits(building, built - 1, standing, extras, fiorini)
        ]

    def _fits(
        self, building: Building, project: i64, standing: i64, extras: i64, fiorini: i64
    ) -> bool:
        """Could it be built on that field with so much in the supply?"""
        if building.money > fiorini or standing >> building.number & 1:
            return False
        return self._gap(building, project) <= extras

    def _leads_on(
        self, building: Building, standing: i64, built: i64, extras: i64, fiorini: i64
    ) -> bool:
        """Is it wanted, or can one that is wanted be built after it?"""
        if building in self.wanted and self._is_of_use(building.number, built):
            return True
        extras -= self._gap(building, built - 1)
        if building.number == MERCATANTI:
            extras += MERCATANTI_EXTRAS
        standing |= i64(1) << building.number
        return self._reaches(standing, built + 1, extras, fiorini - building.money)

    def _reaches(self, standing: i64, built: i64, extras: i64, fiorini: i64) -> bool:
        if not self._may_reach(standing, built, extras, fiorini):
            return False
        here = (standing, extras, fiorini)
        if here in self._dead_ends:
            return False
        for building in self._affordable(standing, built, extras, fiorini):
            if self._leads_on(building, standing, built, extras, fiorini):
                return True
        self._dead_ends.add(here)
        return False

    def _is_of_use(self, number: i64, built: i64) -> bool:
        """Banco always; an exchange only if another resource finds a box once so much is built."""
        if number == BANCO:
            return True
        capacity = self.box.capacity
        for project in range(built, PROJECTS):
            if not is_open(self.state, self.seat, project):
                continue
            base = project * RESOURCE_COUNT
            for resource in range(RESOURCE_COUNT):
                room = self.marks[base + resource] < capacity[base + resource]
                if room and resource != self.resource:
                    return True
        return False
