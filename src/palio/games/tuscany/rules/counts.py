"""Bags as counts: how likely each kind is, and a quick draw."""

from mypy_extensions import i64

from palio.core.packed import vec


def odds_of(counts: vec[i64]) -> list[float]:
    """How likely each kind that is there is drawn.

    >>> odds_of([2, 0, 1, 1])
    [0.5, 0.25, 0.25]
    """
    total: int = total_of(counts)
    return [int(count) / total for count in counts if count]


def draw_from(counts: vec[i64], u: float) -> i64:
    """The kind on which ``u`` in [0, 1) falls.

    >>> draw_from([2, 0, 1, 1], 0.49), draw_from([2, 0, 1, 1], 0.5), draw_from([2, 0, 1, 1], 0.99)
    (0, 2, 3)
    """
    total: int = total_of(counts)
    left: i64 = int(u * total)
    for kind in range(len(counts)):
        left -= counts[kind]
        if left < 0:
            return kind
    raise AssertionError("nothing to draw from")


def total_of(counts: vec[i64]) -> i64:
    """How many there are; unlike ``sum``, compiled to a plain loop."""
    total: i64 = 0
    for count in counts:
        total += count
    return total


def is_empty(counts: vec[i64]) -> bool:
    """Is nothing left?"""
    for count in counts:
        if count:
            return False
    return True
