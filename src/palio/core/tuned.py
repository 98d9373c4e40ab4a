"""The numbers that a tuning run found for a game: ``tuned.toml`` beside its rules.

A number that the file does not name is as the game's heuristics have it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Final

from palio.core.errors import ComponentError

FILE: Final = "tuned.toml"


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

    def to_text(self) -> str:
        """The file. Reads back equal."""
        lines = ["# Written by `palio tune`; its rounds are in bench/tuning/.", "[run]"]
        for key, value in self.run.items():
            lines.append(f"{key} = {_toml(value)}")
        for name, numbers in (("weights", self.weights), ("search", self.search)):
            lines += ["", f"[{name}]"]
            lines += [f"{key} = {_toml(number)}" for key, number in numbers.items()]
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str, defaults: Tuned, source: str) -> Tuned:
        """Read a file over the ``defaults``, which have all the weights that there are."""
        try:
            tables = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ComponentError(f"{source}: {error}") from None
        weights = dict(defaults.weights)
        for key, value in tables.get("weights", {}).items():
            if key not in weights:
                raise ComponentError(f"{source}: weights.{key}: there is no such weight")
            weights[key] = float(value)
        search = dict(defaults.search)
        for key, value in tables.get("search", {}).items():
            search[str(key)] = float(value)
        return cls(weights, search, tables.get("run", {}))


def read_tuned(package: str, weights: Mapping[str, float], search: Mapping[str, float]) -> Tuned:
    """The tuned numbers of the game in that package; those given where the file has none."""
    defaults = Tuned(weights, search)
    path = resources.files(package) / FILE
    if not path.is_file():
        return defaults
    return Tuned.from_text(path.read_text(encoding="utf-8"), defaults, f"{package}/{FILE}")


def _toml(value: str | int | float) -> str:
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return repr(value)
