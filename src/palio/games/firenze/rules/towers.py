"""Towers in the yards: standing, lowered, torn down. §5, §6"""

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.seats import Seat
from palio.core.words import Value
from palio.games.firenze.components import COLOURS
from palio.games.firenze.moves import floor_words
from palio.games.firenze.state import Table, colour_of, height_of


def distinct(towers: list[int]) -> list[int]:
    """Equal towers once.

    >>> distinct([94, 94, 197])
    [94, 197]
    """
    found: list[int] = []
    last = -1
    for code in towers:
        if code != last:
            found.append(code)
            last = code
    return found


def picks(state: Table, towers: list[int]) -> list[Move]:
    """A move for each tower, equal ones once."""
    moves: list[Move] = []
    for code in distinct(towers):
        moves.append(state.moves.pick[colour_of(code)][height_of(code)])
    return moves


def tear_down(state: Table, seat: Seat, code: int, kind: str, rule: str, tell: Tell | None) -> None:
    """A ruin: half its bricks, rounded up, into the bag, the rest into the storehouse. §6.2"""
    colour = colour_of(code)
    height = height_of(code)
    state.yards[seat].remove(code)
    state.bag[colour] += (height + 1) // 2
    state.store[seat][colour] += height // 2
    if tell is not None:
        tell(Fact(kind, rule, seat, _words(code, height // 2), _targets(seat, code)))


def collapse(state: Table, seat: Seat, code: int, tell: Tell | None) -> None:
    """All bricks of the tower into the bag. §11.8"""
    state.yards[seat].remove(code)
    state.bag[colour_of(code)] += height_of(code)
    if tell is not None:
        tell(Fact("ruin-collapse", "§11.8", seat, _words(code, 0), _targets(seat, code)))


def lower(state: Table, seat: Seat, code: int, cause: str, rule: str, tell: Tell | None) -> None:
    """One brick of the tower into the bag; of a single brick nothing stays. §10.8, §11.9"""
    yard = state.yards[seat]
    yard.remove(code)
    state.bag[colour_of(code)] += 1
    is_gone = height_of(code) == 1
    if not is_gone:
        yard.append(code + 1)  # one floor lower: see state.tower
        yard.sort()
    if tell is not None:
        kind = f"ruin-{cause}" if is_gone else f"lowered-{cause}"
        tell(Fact(kind, rule, seat, _words(code, 0), _targets(seat, code)))


def tallest(state: Table, seat: Seat) -> int:
    """The height of the seat's highest tower; 0 if it has none."""
    height = 0
    for code in state.yards[seat]:
        height = max(height, height_of(code))
    return height


def _words(code: int, kept: int) -> dict[str, Value]:
    values = floor_words(colour_of(code), height_of(code))
    values["kept"] = kept
    return values


def _targets(seat: Seat, code: int) -> tuple[str, ...]:
    return (f"tower:{seat}:{COLOURS[colour_of(code)]}:{height_of(code)}",)
