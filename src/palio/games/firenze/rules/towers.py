"""Towers in the yards: standing, lowered, torn down. §5, §6"""

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.packed import append, remove, vec
from palio.core.seats import Seat
from palio.core.words import Value
from palio.games.firenze.components import COLOURS
from palio.games.firenze.moves import floor_words
from palio.games.firenze.state import Table, colour_of, height_of


def distinct(towers: vec[i64]) -> vec[i64]:
    """Equal towers once.

    >>> list(distinct(vec[i64]([94, 94, 197])))
    [94, 197]
    """
    found = vec[i64]()
    last: i64 = -1
    for code in towers:
        if code != last:
            found = append(found, code)
            last = code
    return found


def put(towers: vec[i64], code: i64) -> vec[i64]:
    """One more tower, in its place among sorted ones; like ``append``, uses up what it is given.

    >>> list(put(vec[i64]([94, 197]), 96))
    [94, 96, 197]
    """
    towers = append(towers, code)
    at = len(towers) - 1
    while at > 0 and towers[at - 1] > code:
        towers[at] = towers[at - 1]
        at -= 1
    towers[at] = code
    return towers


def picks(state: Table, towers: vec[i64]) -> list[Move]:
    """A move for each tower, equal ones once."""
    moves: list[Move] = []
    for code in distinct(towers):
        moves.append(state.moves.pick[colour_of(code)][height_of(code)])
    return moves


def tear_down(state: Table, seat: Seat, code: i64, kind: str, rule: str, tell: Tell | None) -> None:
    """A ruin: half its bricks, rounded up, into the bag, the rest into the storehouse. §6.2"""
    colour = colour_of(code)
    height = height_of(code)
    state.yards[seat] = remove(state.yards[seat], code)
    state.bag[colour] += (height + 1) // 2
    state.store[seat][colour] += height // 2
    if tell is not None:
        tell(Fact(kind, rule, seat, _words(code, height // 2), _targets(seat, code)))


def collapse(state: Table, seat: Seat, code: i64, tell: Tell | None) -> None:
    """All bricks of the tower into the bag. §11.8"""
    state.yards[seat] = remove(state.yards[seat], code)
    state.bag[colour_of(code)] += height_of(code)
    if tell is not None:
        tell(Fact("ruin-collapse", "§11.8", seat, _words(code, 0), _targets(seat, code)))


def lower(state: Table, seat: Seat, code: i64, cause: str, rule: str, tell: Tell | None) -> None:
    """One brick of the tower into the bag; of a single brick nothing stays. §10.8, §11.9"""
    yard = remove(state.yards[seat], code)
    state.bag[colour_of(code)] += 1
    is_gone = height_of(code) == 1
    state.yards[seat] = yard if is_gone else put(yard, code + 1)  # one floor lower: see state.tower
    if tell is not None:
        kind = f"ruin-{cause}" if is_gone else f"lowered-{cause}"
        tell(Fact(kind, rule, seat, _words(code, 0), _targets(seat, code)))


def tallest(state: Table, seat: Seat) -> i64:
    """The height of the seat's highest tower; 0 if it has none."""
    height: i64 = 0
    for code in state.yards[seat]:
        height = max(height, height_of(code))
    return height


def _words(code: i64, kept: i64) -> dict[str, Value]:
    values = floor_words(colour_of(code), height_of(code))
    values["kept"] = kept
    return values


def _targets(seat: Seat, code: i64) -> tuple[str, ...]:
    return (f"tower:{seat}:{COLOURS[colour_of(code)]}:{height_of(code)}",)
