"""A value that is equal for equal states, found by looking and not by the games' own code."""

from collections.abc import Hashable, Iterator
from enum import Enum

from librt.vecs import vec

from palio.core.components import Shared
from palio.core.move import Move


def fingerprint(thing: object) -> Hashable:
    """All that a state, a question or a piece of one holds, as nested tuples.

    Moves count by their text; what is ``Shared`` by its identity. Works on plain and on compiled
    classes.
    """
    if thing is None or isinstance(thing, (bool, int, float, str, bytes, Enum)):
        return thing
    if isinstance(thing, Move):
        return thing.text
    if isinstance(thing, Shared):
        return (type(thing).__name__, id(thing))
    if isinstance(thing, (list, tuple, vec)):
        return (type(thing).__name__, *(fingerprint(item) for item in thing))
    if isinstance(thing, dict):
        return ("dict", *((fingerprint(k), fingerprint(v)) for k, v in sorted(thing.items())))
    if isinstance(thing, (set, frozenset)):
        return ("set", *sorted(map(repr, map(fingerprint, thing))))
    if isinstance(thing, bytearray):
        return bytes(thing)
    return (type(thing).__name__, *((name, fingerprint(value)) for name, value in fields(thing)))


def fields(thing: object) -> Iterator[tuple[str, object]]:
    """The attributes of an instance, sorted by name."""
    names = set(getattr(thing, "__dict__", ()))
    for base in type(thing).__mro__:
        own = vars(base)
        # Compiled classes name their attributes here; plain ones may have slots.
        names.update(own.get("__mypyc_attrs__", ()))
        slots = own.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
    for name in sorted(names - {"__dict__", "__weakref__"}):
        if hasattr(thing, name):
            yield name, getattr(thing, name)
