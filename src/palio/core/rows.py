"""Vectors of vectors, as tables keep them: a row for each seat, city or card."""

from mypy_extensions import i64

from palio.core.packed import vec


def rows_of(count: i64, row: vec[i64]) -> vec[vec[i64]]:
    """So many rows with these numbers, each its own.

    >>> from mypy_extensions import i64
    >>> rows = rows_of(2, vec[i64]([0, 0]))
    >>> rows[0][1] = 7
    >>> [list(row) for row in rows]
    [[0, 7], [0, 0]]
    """
    return vec[vec[i64]]([row[:] for _ in range(count)])


def copied(rows: vec[vec[i64]]) -> vec[vec[i64]]:
    """The same numbers in rows that share nothing with the first.

    >>> rows = rows_of(2, vec[i64]([1]))
    >>> other = copied(rows)
    >>> other[0][0] = 5
    >>> list(rows[0]), list(other[0])
    ([1], [5])
    """
    other = rows[:]
    for at in range(len(rows)):
        other[at] = rows[at][:]
    return other
