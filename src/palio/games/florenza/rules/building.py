"""Building in the Rione. §8"""

from typing import Final

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.seats import Seat
from palio.core.words import Words, seat_name
from palio.games.florenza.components import (
    FIELDS,
    MERCATANTI,
    MERCATANTI_EXTRAS,
    RESOURCE_COUNT,
    SEATS,
    Building,
)
from palio.games.florenza.moves import Build
from palio.games.florenza.rules.sheet import drop_surplus, fill_with_extras, pay, tell_effect
from palio.games.florenza.rules.stage import Stage
from palio.games.florenza.state import Table


def can_build_any(state: Table, seat: Seat) -> bool:
    """Is there a building that could be built at once?"""
    return bool(_buildable(state, seat, True))


def can_build(state: Table, seat: Seat, number: int) -> bool:
    """Could this building be built at once?"""
    return number in _buildable(state, seat, False)


def add_buildings(state: Table, seat: Seat, moves: list[Move]) -> None:
    """Add every building that could be built at once. §8.1 to §8.4"""
    for number in _buildable(state, seat, False):
        moves.append(state.moves.build[number - 1])


def _buildable(state: Table, seat: Seat, first_only: bool) -> list[int]:
    numbers: list[int] = []
    district = state.district[seat]
    if len(district) == FIELDS:
        return numbers
    marks = state.marks[seat]
    base = (len(district) - 1) * RESOURCE_COUNT
    extras = state.extras[seat]
    there = extras
    for resource in range(RESOURCE_COUNT):
        there += marks[base + resource]
    if there < state.box.smallest_building:
        return numbers
    fiorini = state.fiorini[seat]
    for building in state.box.buildings:
        if building.size > there or building.money > fiorini:
            continue
        lacking = 0  # as building.missing, but quicker without the call
        for resource in building.needs:
            gap = building.cost[resource] - marks[base + resource]
            if gap > 0:
                lacking += gap
        if lacking <= extras and building.number not in district:
            numbers.append(building.number)
            if first_only:
                break
    return numbers


def build(state: Table, seat: Seat, number: int, tell: Tell | None) -> None:
    """Build on the leftmost free field: marks, extra resources, fiorini. §8"""
    building = state.box.buildings[number - 1]
    district = state.district[seat]
    spent = fill_with_extras(state, seat, len(district) - 1, building.cost)
    lapsed = drop_surplus(state, seat, len(district) - 1, building.cost)
    pay(state, seat, building.money)
    district.append(number)
    if tell is not None:
        _tell_building(state, seat, building, spent, lapsed, tell)
    if number == MERCATANTI:
        state.extras[seat] += MERCATANTI_EXTRAS
        tell_effect(state, seat, number, "§11.10", tell, {"extras": MERCATANTI_EXTRAS})


def _tell_building(
    state: Table, seat: Seat, building: Building, spent: int, lapsed: int, tell: Tell
) -> None:
    number = building.number
    field = len(state.district[seat])
    target = f"field:{field}"
    values: dict[str, str | int] = {
        "name": building.name,
        "field": field,
        "points": building.points,
        "extras": spent,
        "fiorini": 100 * building.money,
    }
    targets = (f"building:{number}", target)
    tell(Fact(f"built-{number}", "§8.1", seat, values, targets, points=building.points))
    bonus = state.box.field_bonus[field - 1]
    if bonus:
        values = {"field": field, "points": bonus}
        tell(Fact("field-bonus", "§12.4", seat, values, (target,), points=bonus))
    if lapsed:
        tell(Fact("surplus", "§8.2", seat, {"count": lapsed, "field": field}, (target,)))


class OfferBuilding(Stage):
    """Build something now? §8.1"""

    def words(self, state: Table) -> Words:
        return Words("ask-build", {"seat": seat_name(self.seat)})

    def settle(self, state: Table, tell: Tell | None) -> bool:
        return not can_build_any(state, self.seat)

    def legal_moves(self, state: Table) -> list[Move]:
        moves: list[Move] = []
        add_buildings(state, self.seat, moves)
        moves.append(state.moves.done)
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Build):
            build(state, self.seat, move.number, tell)
            state.pending.append(self)


# Questions are made once: the same ones come again in every round.
OFFER_BUILDING: Final = [OfferBuilding(seat) for seat in range(max(SEATS))]
