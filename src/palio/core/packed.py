"""Packed vectors: numbers side by side in memory, for what a search reads and writes most.

Compiled code has the vectors of ``librt``: an element is read in one step, and no object is made
for it. In plain Python those are slower than lists, so where the engine is plain a vector is a
list. What holds for both: a vector that was given to ``append``, ``extend``, ``pop`` or ``remove``
is used up, and what these return goes on in its place.

>>> from mypy_extensions import i64
>>> numbers = vec[i64]([3, 5])
>>> numbers = append(numbers, 8)
>>> numbers, last = pop(numbers)
>>> last, list(numbers)
(8, [3, 5])

A table keeps a row for each seat, city or card:

>>> rows = rows_of(2, vec[i64]([0, 0]))
>>> other = copied(rows)
>>> rows[0][1] = 7
>>> [list(row) for row in rows], [list(row) for row in other]
([[0, 7], [0, 0]], [[0, 0], [0, 0]])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from palio.core import move

if TYPE_CHECKING or not str(move.__file__).endswith(".py"):
    from librt.vecs import append, extend, pop, remove, vec

    from palio.core.rows import copied, rows_of
else:

    class vec:  # noqa: N801  a type with the name that mypyc knows
        """``vec[i64](items)`` makes a list."""

        def __class_getitem__(cls, item):
            return list

    def append(vector, item):
        """The vector with one more at its end."""
        vector.append(item)
        return vector

    def extend(vector, items):
        """The vector with more at its end."""
        vector.extend(items)
        return vector

    def pop(vector, index=-1):
        """The vector without one, and that one."""
        item = vector.pop(index)
        return vector, item

    def remove(vector, item):
        """The vector without the first that is equal; ValueError if none is."""
        vector.remove(item)
        return vector

    def rows_of(count, row):
        """So many rows with these numbers, each its own."""
        return [row.copy() for _ in range(count)]

    def copied(rows):
        """The same numbers in rows that share nothing with the first."""
        return [row.copy() for row in rows]


__all__ = ["append", "copied", "extend", "pop", "remove", "rows_of", "vec"]
