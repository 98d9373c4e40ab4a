"""The numbers that tuning runs found for a game: ``tuned.toml`` beside its rules.

A number that the file does not name is as the game's heuristics have it. What suits two players
need not suit four: the tables under ``[seats.4]`` hold with four seats, over those of the whole
file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Any, Final

from palio.core.errors import ComponentError

FILE: Final = "tuned.toml"
TABLES: Final = ("run", "weights", "search")


class Tuned:
    """Weights of the heuristics, constants of the search, and the run that found them."""

    def __init__(
        self,
        weights: Mapping[str, float],
        search: Mapping[str, float],
        run: Mapping[str, str | int | float] | None = None,
    ) -> None:
        self.weights: dict[str, float] = dict(weights)
        self.search: dict[str, float] = dict(search)
        self.run: dict[str, str | int | float] = dict(run or {})

    def to_text(self, seats: int = 0) -> str:
        """The file, or with ``seats`` the part of it for that many. Reads back equal."""
        under = f"seats.{seats}." if seats else ""
        lines = ["# Written by `palio tune`; its rounds are in bench/tuning/."]
        lines += _table(f"{under}run", self.run)
        lines += _table(f"{under}weights", self.weights)
        lines += _table(f"{under}search", self.search)
        return "\n".join(lines)

    def changed(self, tables: Mapping[str, Any], source: str) -> Tuned:
        """These numbers with those of a file, or of a part of it, over them."""
        for name in tables:
            if name not in TABLES:
                raise ComponentError(f"{source}: {name}: there are only {', '.join(TABLES)}")
        weights = dict(self.weights)
        for key, value in tables.get("weights", {}).items():
            if key not in weights:
                raise ComponentError(f"{source}: weights.{key}: there is no such weight")
            weights[key] = float(value)
        search = dict(self.search)
        for key, value in tables.get("search", {}).items():
            search[str(key)] = float(value)
        return Tuned(weights, search, tables.get("run", self.run))


def parse_tuned(text: str, defaults: Tuned, seats: Iterable[int], source: str) -> dict[int, Tuned]:
    """The numbers for each number of seats; ``defaults`` has all the weights that there are."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"{source}: {error}") from None
    parts = tables.pop("seats", {})
    whole = defaults.changed(tables, source)
    found = dict.fromkeys(seats, whole)
    for key, part in parts.items():
        if not key.isdecimal() or int(key) not in found:
            raise ComponentError(f"{source}: seats.{key}: the game is not for that many")
        found[int(key)] = whole.changed(part, f"{source}: seats.{key}")
    return found


def read_tuned(
    package: str,
    weights: Mapping[str, float],
    search: Mapping[str, float],
    seats: Iterable[int],
) -> dict[int, Tuned]:
    """The tuned numbers of the game in that package; those given where the file has none."""
    path = resources.files(package) / FILE
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return parse_tuned(text, Tuned(weights, search), seats, f"{package}/{FILE}")


def _table(name: str, values: Mapping[str, str | int | float]) -> list[str]:
    return [f"[{name}]", *[f"{key} = {_toml(value)}" for key, value in values.items()], ""]


def _toml(value: str | int | float) -> str:
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return repr(value)
