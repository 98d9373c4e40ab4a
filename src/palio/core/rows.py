"""Vectors of vectors in compiled code; ``core.packed`` is the door to them, and tells more."""

from librt.vecs import vec
from mypy_extensions import i64


def rows_of(count: i64, row: vec[i64]) -> vec[vec[i64]]:
    """So many rows with these numbers, each its own."""
    return vec[vec[i64]]([row[:] for _ in range(count)])


def copied(rows: vec[vec[i64]]) -> vec[vec[i64]]:
    """The same numbers in rows that share nothing with the first."""
    other = rows[:]
    for at in range(len(rows)):
        other[at] = rows[at][:]
    return other
