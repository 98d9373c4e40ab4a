"""The final count in the six boxes below the Chiesa. §12"""

from typing import Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.outcome import Outcome
from palio.core.seats import Seat
from palio.games.florenza.components import (
    CAPTAIN,
    PAID,
    PALAZZO_WORKS,
    WORK_COUNT,
)
from palio.games.florenza.state import Table

BOX_COUNT: Final = 5
HIGHSCORE: Final = "highscore"
"""The solo game without a level: nothing to win or lose but one's own record. §13.9"""


def work_points(state: Table, seat: Seat, index: i64) -> i64:
    """A finished work with its artist and its star; 0 while it is unfinished. §9.4, §9.5"""
    how = state.artists[seat][index]
    if not how:
        return 0
    box = state.box
    artist = box.paid if how == PAID else box.anonymous
    return box.works[index].points + artist + state.masters[seat][index]


def palazzo_points(state: Table, seat: Seat) -> i64:
    """Box 1: the works of the Palazzo, and the bonus for all four. §12.2"""
    points = state.palazzo_points[seat]
    for index in range(PALAZZO_WORKS):
        points += work_points(state, seat, index)
    return points


def chiesa_points(state: Table, seat: Seat) -> i64:
    """Box 2: the works of the Chiesa. §12.3"""
    points: i64 = 0
    for index in range(PALAZZO_WORKS, WORK_COUNT):
        points += work_points(state, seat, index)
    return points


def district_points(state: Table, seat: Seat) -> i64:
    """Box 3: the buildings, and the bonuses of the fields that are built on. §12.4"""
    box, district = state.box, state.district[seat]
    points: i64 = 0
    for field in range(len(district)):
        points += box.buildings[district[field] - 1].points + box.field_bonus[field]
    return points


def captain_points(state: Table, seat: Seat) -> i64:
    """Box 4: the points that are crossed on the captain's track. §12.5"""
    return state.box.captain_points[state.crosses[seat][CAPTAIN]]


def supply_points(state: Table, seat: Seat) -> i64:
    """Box 5: what is left in the supply. §12.6"""
    box = state.box
    return (
        box.star_points * state.stars[seat]
        + box.extra_points * state.extras[seat]
        + state.fiorini[seat] // box.fiorini_per_point
    )


def boxes(state: Table, seat: Seat) -> list[int]:
    """The first five boxes; the sixth is their sum."""
    return [
        palazzo_points(state, seat),
        chiesa_points(state, seat),
        district_points(state, seat),
        captain_points(state, seat),
        supply_points(state, seat),
    ]


def points(state: Table, seat: Seat) -> i64:
    """Box 6: a seat's prestige if the game ended now. §12.7"""
    return (
        palazzo_points(state, seat)
        + chiesa_points(state, seat)
        + district_points(state, seat)
        + captain_points(state, seat)
        + supply_points(state, seat)
    )


def outcome(state: Table) -> Outcome | None:
    """The most prestige wins, ties share; alone one has to reach the level. §12.8, §13.8"""
    if state.pending:
        return None
    scores = [points(state, seat) for seat in range(state.seats)]
    if not state.is_solo() or state.level == HIGHSCORE:
        return Outcome(scores)
    return Outcome(scores, winners=(0,) if scores[0] >= state.box.levels[state.level] else ())


def tell_final_count(state: Table, tell: Tell) -> None:
    """The final count: what is left in the supply, the boxes, the sum, and who has won.

    Everything but the supply was told with its points when it happened.
    """
    for seat in range(state.seats):
        _tell_supply(state, seat, tell)
        for number, value in enumerate(boxes(state, seat), start=1):
            tell(Fact(f"box-{number}", f"§12.{number + 1}", seat, {"points": value}))
        tell(Fact("counted", "§12.7", seat, {"points": points(state, seat)}))
    if state.level == HIGHSCORE:
        return
    if state.is_solo():
        needed = state.box.levels[state.level]
        kind = "solo-won" if points(state, 0) >= needed else "solo-lost"
        tell(Fact(kind, "§13.8", 0, {"points": needed, "level": f"level-{state.level}"}))
        return
    scores = [points(state, seat) for seat in range(state.seats)]
    best = max(scores)
    kind = "won" if scores.count(best) == 1 else "won-together"
    for seat in range(state.seats):
        if scores[seat] == best:
            tell(Fact(kind, "§12.8", seat, {"points": best}))


def _tell_supply(state: Table, seat: Seat, tell: Tell) -> None:
    """What is left, kind by kind. §12.6"""
    box = state.box
    for what, count, worth in (
        ("stars", state.stars[seat], box.star_points * state.stars[seat]),
        ("extras", state.extras[seat], box.extra_points * state.extras[seat]),
        ("fiorini", 100 * state.fiorini[seat], state.fiorini[seat] // box.fiorini_per_point),
    ):
        if count:
            values: dict[str, str | int] = {"count": count, "points": worth}
            tell(Fact(f"left-{what}", "§12.6", seat, values, points=worth))
