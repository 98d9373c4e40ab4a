"""Bags as counts: how likely each kind is, and a quick draw."""


def odds_of(counts: list[int]) -> list[float]:
    """How likely each kind that is there is drawn.

    >>> odds_of([2, 0, 1, 1])
    [0.5, 0.25, 0.25]
    """
    total = sum(counts)
    return [count / total for count in counts if count]


def draw_from(counts: list[int], u: float) -> int:
    """The kind on which ``u`` in [0, 1) falls.

    >>> draw_from([2, 0, 1, 1], 0.49), draw_from([2, 0, 1, 1], 0.5), draw_from([2, 0, 1, 1], 0.99)
    (0, 2, 3)
    """
    total = 0
    for count in counts:
        total += count
    left = int(u * total)
    for kind in range(len(counts)):
        left -= counts[kind]
        if left < 0:
            return kind
    raise AssertionError("nothing to draw from")


def is_empty(counts: list[int]) -> bool:
    """Is nothing left?"""
    for count in counts:
        if count:
            return False
    return True
