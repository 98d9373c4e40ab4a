"""Reading a components file: TOML tables of printed numbers, each with its status and a note.

Every error names the file and the key, because the reader may be a player who typed in the numbers
of the box at home.
"""

from __future__ import annotations

import hashlib
import tomllib
from typing import Final

from mypy_extensions import mypyc_attr

from palio.core.errors import ComponentError, PalioError

STATUSES: Final = ("rules", "source", "derived", "assumed")


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """The mark of what is made once and never changed: boxes, cards, lists of moves.

    Copies of a state share such things, and the laws do not look into them.
    """


class Printed:
    """How sure we are of a table of printed numbers, and why."""

    def __init__(self, status: str, note: str) -> None:
        self.status = status
        self.note = note


class Entries:
    """A table of a TOML file: typed look-ups that fail with file and key."""

    def __init__(
        self,
        source: str,
        path: str,
        values: dict[str, object],
        kind: type[PalioError] = ComponentError,
    ) -> None:
        """``kind`` is what is raised: position files are read with this too."""
        self.source = source
        self.path = path
        self.values = values
        self.kind = kind
        self._unread = set(values)

    def error(self, key: str, message: str) -> PalioError:
        """An error at that key, ready to be raised."""
        where = ".".join(part for part in (self.path, key) if part)
        return self.kind(f"{self.source}: {where}: {message}")

    def _get(self, key: str) -> object:
        self._unread.discard(key)
        if key not in self.values:
            raise self.error(key, "is missing")
        return self.values[key]

    def has(self, key: str) -> bool:
        """Is the key there?"""
        return key in self.values

    def keys(self) -> list[str]:
        """The keys as written, without status and note."""
        return [key for key in self.values if key not in ("status", "note")]

    def integer(self, key: str, *, low: int = 0, default: int | None = None) -> int:
        """A whole number of at least ``low``."""
        if default is not None and key not in self.values:
            return default
        value = self._get(key)
        if type(value) is not int or value < low:
            raise self.error(key, f"must be a whole number of at least {low}, not {value!r}")
        return value

    def integers(self, key: str, *, count: int | None = None) -> list[int]:
        """A list of whole numbers, of that length if one is given."""
        value = self._get(key)
        good = isinstance(value, list) and all(type(item) is int for item in value)
        if not good or (count is not None and len(list_of(value)) != count):
            size = "" if count is None else f"{count} "
            raise self.error(key, f"must be a list of {size}whole numbers, not {value!r}")
        return [item for item in list_of(value) if isinstance(item, int)]

    def text(self, key: str, choices: tuple[str, ...] = ()) -> str:
        """A string, one of ``choices`` if any are given."""
        value = self._get(key)
        if not isinstance(value, str) or not value:
            raise self.error(key, f"must be a text, not {value!r}")
        if choices and value not in choices:
            raise self.error(key, f"must be one of {', '.join(choices)}, not {value!r}")
        return value

    def texts(self, key: str) -> list[str]:
        """A list of strings."""
        value = self._get(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(key, f"must be a list of texts, not {value!r}")
        return [item for item in value if isinstance(item, str)]

    def flag(self, key: str) -> bool:
        """True or false; false if it is not there."""
        if key not in self.values:
            return False
        value = self._get(key)
        if not isinstance(value, bool):
            raise self.error(key, f"must be true or false, not {value!r}")
        return value

    def table(self, key: str) -> Entries:
        """A table inside this one."""
        value = self._get(key)
        if not isinstance(value, dict):
            raise self.error(key, f"must be a table, not {value!r}")
        return Entries(self.source, self._inside(key), value, self.kind)

    def rows(self, key: str) -> list[Entries]:
        """A list of tables."""
        value = self._get(key)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.error(key, "must be a list of tables")
        return [
            Entries(self.source, f"{self._inside(key)}[{index}]", row, self.kind)
            for index, row in enumerate(value)
        ]

    def _inside(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def finish(self) -> None:
        """Complain about a key that nobody has asked for: most likely it is misspelt."""
        for key in self.values:
            if key in self._unread:
                raise self.error(key, "is not a key that this game knows")


class ComponentsFile:
    """The tables of one file, with status and note checked."""

    def __init__(self, text: str, source: str, tables: tuple[str, ...]) -> None:
        """``tables`` are the ones that the game wants, no more and no fewer."""
        self.source = source
        self.digest = hashlib.sha256(text.encode()).hexdigest()
        self.printed: dict[str, Printed] = {}
        top = read_toml(text, source)
        self._tables: dict[str, Entries] = {}
        for name in tables:
            table = top.table(name)
            status = table.text("status", STATUSES)
            self.printed[name] = Printed(status, table.text("note"))
            self._tables[name] = table
        top.finish()

    def __getitem__(self, name: str) -> Entries:
        return self._tables[name]


def read_toml(text: str, source: str, kind: type[PalioError] = ComponentError) -> Entries:
    """The top table of a TOML file; raises ``kind`` if it is none."""
    try:
        return Entries(source, "", tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise kind(f"{source}: not a TOML file: {error}") from None


def list_of(value: object) -> list[object]:
    """A list, for the type checker's sake."""
    assert isinstance(value, list)
    return value
