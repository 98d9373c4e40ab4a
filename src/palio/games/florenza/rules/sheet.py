"""Looking at a sheet: which boxes are free, which buildings stand, what still has to be paid. §7"""

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.packed import vec
from palio.core.seats import Seat
from palio.games.florenza.components import (
    FIELD_PROJECTS,
    PROJECTS,
    RESOURCE_COUNT,
    Work,
)
from palio.games.florenza.state import EXTRAS_SPENT, MARKS, Table


def has_building(state: Table, seat: Seat, number: i64) -> bool:
    """Does the building stand in the seat's Rione?"""
    return state.standing[seat] >> number & 1 == 1


def is_ready(state: Table, seat: Seat, number: i64) -> bool:
    """Does it stand there, and is its effect unused this turn? §11.1"""
    return (state.standing[seat] & ~state.spent[seat]) >> number & 1 == 1


def use_up(
    state: Table,
    seat: Seat,
    number: i64,
    rule: str,
    tell: Tell | None,
    values: dict[str, str | int] | None = None,
) -> None:
    """Use the once-a-turn effect of a building. §11.1"""
    state.spent[seat] |= i64(1) << number
    tell_effect(state, seat, number, rule, tell, values)


def tell_effect(
    state: Table,
    seat: Seat,
    number: i64,
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


def first_free(state: Table, seat: Seat) -> i64:
    """The project of the leftmost free field; FIELD_PROJECTS if all are built on. §8.1"""
    return len(state.district[seat]) - 1


def is_open(state: Table, seat: Seat, project: i64) -> bool:
    """May resources still be marked on this field or work? §7.1, §7.2"""
    if project < FIELD_PROJECTS:
        return project + 1 >= len(state.district[seat])
    return state.artists[seat][project - FIELD_PROJECTS] == 0


def has_room(state: Table, seat: Seat, resource: i64, low: i64 = 0) -> bool:
    """Is there a free box for the resource anywhere, from project ``low`` on? §7.3

    A work that is finished has none: it was paid in full. §9.3
    """
    marks, capacity = state.marks[seat], state.box.capacity
    for project in range(max(low, first_free(state, seat)), PROJECTS):
        index = project * RESOURCE_COUNT + resource
        if marks[index] < capacity[index]:
            return True
    return False


def has_any_room(state: Table, seat: Seat, except_resource: i64) -> bool:
    """Is there a free box for some resource other than that one (-1: any)? §7.3"""
    for resource in range(RESOURCE_COUNT):
        if resource != except_resource and has_room(state, seat, resource):
            return True
    return False


def missing(marks: vec[i64], project: i64, cost: vec[i64]) -> i64:
    """How many resources of a cost are not among the marks on the project. §8.2"""
    base = project * RESOURCE_COUNT
    lacking: i64 = 0
    for resource in range(RESOURCE_COUNT):
        gap = cost[resource] - marks[base + resource]
        if gap > 0:
            lacking += gap
    return lacking


def missing_of_work(state: Table, seat: Seat, work: Work) -> i64:
    """How many resources of a work are not marked; it has boxes only for what it costs. §9.3"""
    return work.size - state.filled[seat][FIELD_PROJECTS + work.index]


def fill_with_extras(state: Table, seat: Seat, project: i64, cost: list[int]) -> i64:
    """Mark what is missing with extra resources, which stand for any; returns how many. §7.5"""
    marks = state.marks[seat]
    base = project * RESOURCE_COUNT
    spent: i64 = 0
    for resource in range(RESOURCE_COUNT):
        gap = cost[resource] - marks[base + resource]
        if gap > 0:
            marks[base + resource] += gap
            spent += gap
    state.filled[seat][project] += spent
    state.extras[seat] -= spent
    state.ledger[seat][EXTRAS_SPENT] += spent
    state.ledger[seat][MARKS] += spent
    assert state.extras[seat] >= 0, "§7.5: more extra resources spent than there are"
    return spent


def drop_surplus(state: Table, seat: Seat, project: i64, cost: list[int]) -> i64:
    """Take away the marks beyond the cost, which lapse; returns how many. §8.2"""
    marks = state.marks[seat]
    base = project * RESOURCE_COUNT
    lapsed: i64 = 0
    for resource in range(RESOURCE_COUNT):
        surplus = marks[base + resource] - cost[resource]
        if surplus > 0:
            marks[base + resource] -= surplus
            lapsed += surplus
    state.filled[seat][project] -= lapsed
    state.ledger[seat][MARKS] -= lapsed
    return lapsed


def pay(state: Table, seat: Seat, hundreds: i64) -> None:
    """Strike out fiorini."""
    state.fiorini[seat] -= hundreds
    assert state.fiorini[seat] >= 0, "more fiorini spent than there are"
