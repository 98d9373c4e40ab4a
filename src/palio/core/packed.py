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
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from palio.core import move

if TYPE_CHECKING or not str(move.__file__).endswith(".py"):
    from librt.vecs import append, extend, pop, remove, vec
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


__all__ = ["append", "extend", "pop", "remove", "vec"]
