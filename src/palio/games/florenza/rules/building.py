"""Building in the Rione. §8"""

from typing import Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.seats import Seat
from palio.core.words import Words, seat_name
from palio.games.florenza.components import (
    FIELD_PROJECTS,
    MERCATANTI,
    MERCATANTI_EXTRAS,
    SEATS,
    Building,
)
from palio.games.florenza.moves import Build
from palio.games.florenza.rules.sheet import (
    drop_surplus,
    fill_with_extras,
    first_free,
    missing,
    pay,
    tell_effect,
)
from palio.games.florenza.rules.stage import Stage
from palio.games.florenza.state import Table


def can_build_any(state: Table, seat: Seat) -> bool:
    """Is there a building that could be built at once?"""
    return _find(state, seat, None)


def can_build(state: Table, seat: Seat, number: int) -> bool:
    """Could this building be built at once?"""
    moves: list[Move] = []
    return _find(state, seat, moves) and state.moves.build[number - 1] in moves


def add_buildings(state: Table, seat: Seat, moves: list[Move]) -> None:
    """Add every building that could be built at once."""
    _find(state, seat, moves)


def _find(state: Table, seat: Seat, moves: list[Move] | None) -> bool:
    """Add what could be built at once, or without a list stop at the first; is there any? §8.1

    Marks, extra resources and fiorini must do, and there is each building but once. §8.2 to §8.4
    """
    project = first_free(state, seat)
    if project == FIELD_PROJECTS:
        return False
    extras = state.extras[seat]
    there = extras + state.filled[seat][project]
    box = state.box
    if there < box.smallest_building:
        return False
    marks, fiorini, standing = state.marks[seat], state.fiorini[seat], state.standing[seat]
    found = False
    for building in box.buildings:
        if building.size > there or building.money > fiorini or standing >> building.number & 1:
            continue
        if missing(marks, project, box.costs[building.number - 1]) <= extras:
            if moves is None:
                return True
            moves.append(state.moves.build[building.number - 1])
            found = True
    return found


def build(state: Table, seat: Seat, number: i64, tell: Tell | None) -> None:
    """Build on the leftmost free field: marks, extra resources, fiorini. §8"""
    building = state.box.buildings[number - 1]
    project = first_free(state, seat)
    spent = fill_with_extras(state, seat, project, building.cost)
    lapsed = drop_surplus(state, seat, project, building.cost)
    pay(state, seat, building.money)
    state.put_up(seat, number)
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
