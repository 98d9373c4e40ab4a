"""Looking at a sheet: which boxes are free, which buildings stand, what still has to be paid. §7"""

from palio.core.facts import Fact, Tell
from palio.core.seats import Seat
from palio.games.florenza.components import (
    FIELD_PROJECTS,
    PROJECTS,
    RESOURCE_COUNT,
)
from palio.games.florenza.state import EXTRAS_SPENT, MARKS, Table


def has_building(state: Table, seat: Seat, number: int) -> bool:
    """Does the building stand in the seat's Rione?"""
    for standing in state.district[seat]:  # compiled, a loop is quicker than ``in``
        if standing == number:
            return True
    return False


def is_ready(state: Table, seat: Seat, number: int) -> bool:
    """Does it stand there, and is its effect unused this turn? §11.1"""
    return has_building(state, seat, number) and not state.spent[seat] >> number & 1


def use_up(
    state: Table,
    seat: Seat,
    number: int,
    rule: str,
    tell: Tell | None,
    values: dict[str, str | int] | None = None,
) -> None:
    """Use the once-a-turn effect of a building. §11.1"""
    state.spent[seat] |= 1 << number
    tell_effect(state, seat, number, rule, tell, values)


def tell_effect(
    state: Table,
    seat: Seat,
    number: int,
    rule: str,
    tell: Tell | None,
    values: dict[str, str | int] | None = None,
) -> None:
    """Report that the effect of a building was used; ``values`` say what it brought."""
    if tell is not None:
        told: dict[str, str | int] = {"name": state.box.buildings[number - 1].name}
        if values is not None:
            told.update(values)
        tell(Fact(f"effect-{number}", rule, seat, told, (f"building:{number}",)))


def is_open(state: Table, seat: Seat, project: int) -> bool:
    """May resources still be marked on this field or work? §7.1, §7.2"""
    if project < FIELD_PROJECTS:
        return project + 1 >= len(state.district[seat])
    return state.artists[seat][project - FIELD_PROJECTS] == 0


def has_room(state: Table, seat: Seat, resource: int, low: int = 0) -> bool:
    """Is there a free box for the resource anywhere, from project ``low`` on? §7.3"""
    marks = state.marks[seat]
    capacity = state.box.capacity
    for project in range(low, PROJECTS):
        index = project * RESOURCE_COUNT + resource
        if marks[index] < capacity[index] and is_open(state, seat, project):
            return True
    return False


def has_any_room(state: Table, seat: Seat, except_resource: int) -> bool:
    """Is there a free box for some resource other than that one (-1: any)? §7.3"""
    for resource in range(RESOURCE_COUNT):
        if resource != except_resource and has_room(state, seat, resource):
            return True
    return False


def missing(state: Table, seat: Seat, project: int, cost: list[int]) -> int:
    """How many resources of a cost are not marked on the project. §8.2, §9.3"""
    marks = state.marks[seat]
    base = project * RESOURCE_COUNT
    lacking = 0
    for resource in range(RESOURCE_COUNT):
        gap = cost[resource] - marks[base + resource]
        if gap > 0:
            lacking += gap
    return lacking


def fill_with_extras(state: Table, seat: Seat, project: int, cost: list[int]) -> int:
    """Mark what is missing with extra resources, which stand for any; returns how many. §7.5"""
    marks = state.marks[seat]
    base = project * RESOURCE_COUNT
    spent = 0
    for resource in range(RESOURCE_COUNT):
        gap = cost[resource] - marks[base + resource]
        if gap > 0:
            marks[base + resource] += gap
            spent += gap
    state.extras[seat] -= spent
    state.ledger[seat][EXTRAS_SPENT] += spent
    state.ledger[seat][MARKS] += spent
    assert state.extras[seat] >= 0, "§7.5: more extra resources spent than there are"
    return spent


def drop_surplus(state: Table, seat: Seat, project: int, cost: list[int]) -> int:
    """Take away the marks beyond the cost, which lapse; returns how many. §8.2"""
    marks = state.marks[seat]
    base = project * RESOURCE_COUNT
    lapsed = 0
    for resource in range(RESOURCE_COUNT):
        surplus = marks[base + resource] - cost[resource]
        if surplus > 0:
            marks[base + resource] -= surplus
            lapsed += surplus
    state.ledger[seat][MARKS] -= lapsed
    return lapsed


def pay(state: Table, seat: Seat, hundreds: int) -> None:
    """Strike out fiorini."""
    state.fiorini[seat] -= hundreds
    assert state.fiorini[seat] >= 0, "more fiorini spent than there are"
