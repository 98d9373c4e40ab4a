"""What can be built between two resources of one die so that it matters for the second. §8.1

A building matters there if it is Banco or the exchange of this very die, or if it leads on to one
of them: several may be built at once, field by field. Each uses up its field, and perhaps extra
resources and fiorini; no. 19 brings extra resources.
"""

from palio.core.seats import Seat
from palio.games.florenza.components import (
    BANCO,
    FIELD_PROJECTS,
    FIELDS,
    MERCATANTI,
    MERCATANTI_EXTRAS,
    PROJECTS,
    RESOURCE_COUNT,
    SWAP,
    Building,
)
from palio.games.florenza.rules.sheet import has_building, is_open
from palio.games.florenza.state import Table


def that_matter(
    state: Table, seat: Seat, marks: list[int], die: int, resource: int, exchange: bool
) -> list[int]:
    """The buildings that can be built at once and matter for the resource that is left.

    ``marks`` are those of the sheet, or as they would be; ``exchange``: a resource of this die may
    still be exchanged, if its building stands.
    """
    district, extras, fiorini = state.district[seat], state.extras[seat], state.fiorini[seat]
    wanted: list[Building] = []
    if not has_building(state, seat, BANCO):
        wanted.append(state.box.buildings[BANCO - 1])
    if exchange and not has_building(state, seat, SWAP + die):
        wanted.append(state.box.buildings[SWAP + die - 1])
    street = Street(state, seat, marks, wanted, resource)
    if not wanted or not street.may_reach(district, extras, fiorini):
        return []
    return street.beginnings(district, extras, fiorini)


class Street:
    """The fields of a sheet and what is marked on them, to be built on in thought only."""

    def __init__(
        self, state: Table, seat: Seat, marks: list[int], wanted: list[Building], resource: int
    ) -> None:
        """``wanted`` are the buildings to come to, ``resource`` what is to be exchanged."""
        self.state = state
        self.seat = seat
        self.box = state.box
        self.marks = marks
        self.wanted = wanted
        self.resource = resource
        self._gaps: list[list[int]] = [[] for _ in range(FIELD_PROJECTS)]
        self._dead_ends: set[tuple[int, int, int]] = set()

    def beginnings(self, district: list[int], extras: int, fiorini: int) -> list[int]:
        """The buildings with which a way to one that is wanted begins."""
        return [
            building.number
            for building in self._affordable(district, extras, fiorini)
            if self._leads_on(building, district, extras, fiorini)
        ]

    def may_reach(self, district: list[int], extras: int, fiorini: int) -> bool:
        """A quick look: False if nothing wanted can be reached, however one builds."""
        mercatanti = self.box.buildings[MERCATANTI - 1]
        have = extras
        spent = 0
        for project in range(len(district) - 1, FIELD_PROJECTS):
            for building in self.wanted:
                if self._fits(building, project, district, have - spent, fiorini):
                    return True
            least = have + 1
            gaps = self._gaps_of(project)
            for building in self.box.buildings:
                gap = gaps[building.number - 1]
                if gap < least and building.money <= fiorini and building.number not in district:
                    least = gap
            if have == extras and self._fits(mercatanti, project, district, have - spent, fiorini):
                have += MERCATANTI_EXTRAS
            spent += least
            if spent > have:
                return False
        return False

    def _gaps_of(self, project: int) -> list[int]:
        """How many resources each building lacks on that field, worked out once."""
        gaps = self._gaps[project]
        if not gaps:
            base = project * RESOURCE_COUNT
            gaps = [building.missing(self.marks, base) for building in self.box.buildings]
            self._gaps[project] = gaps
        return gaps

    def _affordable(self, district: list[int], extras: int, fiorini: int) -> list[Building]:
        """What could be built on the leftmost free field."""
        if len(district) == FIELDS:
            return []
        return [
            building
            for building in self.box.buildings
            if self._fits(building, len(district) - 1, district, extras, fiorini)
        ]

    def _fits(
        self, building: Building, project: int, district: list[int], extras: int, fiorini: int
    ) -> bool:
        """Could it be built on that field with so much in the supply?"""
        if building.money > fiorini or building.number in district:
            return False
        return self._gaps_of(project)[building.number - 1] <= extras

    def _leads_on(self, building: Building, district: list[int], extras: int, fiorini: int) -> bool:
        """Is it wanted, or can one that is wanted be built after it?"""
        if building in self.wanted and self._is_of_use(building.number, len(district)):
            return True
        extras -= self._gaps_of(len(district) - 1)[building.number - 1]
        if building.number == MERCATANTI:
            extras += MERCATANTI_EXTRAS
        return self._reaches([*district, building.number], extras, fiorini - building.money)

    def _reaches(self, district: list[int], extras: int, fiorini: int) -> bool:
        if not self.may_reach(district, extras, fiorini):
            return False
        # On which field a building stands makes no difference to what comes after.
        standing = 0
        for number in district:
            standing |= 1 << number
        here = (standing, extras, fiorini)
        if here in self._dead_ends:
            return False
        for building in self._affordable(district, extras, fiorini):
            if self._leads_on(building, district, extras, fiorini):
                return True
        self._dead_ends.add(here)
        return False

    def _is_of_use(self, number: int, built: int) -> bool:
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
