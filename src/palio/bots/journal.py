"""A file in which a long run keeps what it has done, so that a run that was stopped goes on there.

The first line says what is run; every line after it is one thing done. All lines are JSON.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from palio.core.errors import PalioError


class Journal:
    """The lines of one run."""

    def __init__(self, path: Path, what: str, header: Mapping[str, Any]) -> None:
        """``what`` is run, for errors; ``header`` is its first line if the file is new."""
        self.path = path
        self.what = what
        self.header: dict[str, Any] = dict(header)

    def read(self, *, start: tuple[str, ...] = ()) -> list[dict[str, Any]]:
        """What has been done so far. Keys of ``start`` are taken over from the file's header.

        PalioError if the file is of another run or no such file at all; it is left as it is.
        """
        entries = self._entries()
        if not entries:
            self._write(json.dumps(self.header) + "\n", "w")
            return []
        found = entries[0]
        if any(found.get(key) != self.header[key] for key in self.header if key not in start):
            raise PalioError(f"{self.path} is of another {self.what}: choose another file")
        self.header = found
        return entries[1:]

    def add(self, entry: Mapping[str, Any]) -> None:
        """One more thing done."""
        self._write(json.dumps(entry) + "\n", "a")

    def broken(self, index: int) -> PalioError:
        """An error for a line that makes no sense, ready to be raised."""
        return PalioError(f"{self.path}: line {index + 1} is not of a {self.what}")

    def _entries(self) -> list[dict[str, Any]]:
        try:
            text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        except (OSError, UnicodeDecodeError) as error:
            raise PalioError(f"{self.path}: {error}") from None
        whole = text[: text.rfind("\n") + 1]
        entries: list[dict[str, Any]] = []
        for index, line in enumerate(whole.splitlines()):
            try:
                entry = json.loads(line)
            except ValueError:
                raise self.broken(index) from None
            if not isinstance(entry, dict):
                raise self.broken(index)
            entries.append(entry)
        if text and not entries:
            raise self.broken(0)
        if whole != text:  # a line was cut off when the run was stopped
            self._write(whole, "w")
        return entries

    def _write(self, text: str, mode: str) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open(mode, encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise PalioError(f"{self.path}: {error.strerror or error}") from None
