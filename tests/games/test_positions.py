"""Positions refuse what cannot be: each file is bent in every place, one place at a time."""

import copy
import json
import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import palio
from palio.core.errors import PositionError
from palio.testing import check_position

HERE = Path(__file__).parent
FILES = [
    pytest.param(file.parent.parent.name, file, id=f"{file.parent.parent.name}-{file.stem}")
    for file in sorted(HERE.glob("*/positions/*.toml"))
]
PLAYED = 12
"""So many bent positions that are accepted are played on in `make test`; `test-long` plays all."""

Path_ = tuple[str | int, ...]


def places(value: Any, path: Path_ = ()) -> Iterator[Path_]:
    """The path of every value in a file."""
    if path:
        yield path
    if isinstance(value, (dict, list)):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(item, (*path, key))


def bent(value: Any) -> list[Any]:
    """What may stand there instead."""
    if isinstance(value, bool):
        return [not value, 1, "nonsense"]
    if isinstance(value, int):
        return [-1, 0, 1, value + 1, value + 2, 99, 10**6, 0.5, True, "nonsense", [value]]
    if isinstance(value, str):
        return ["", "nonsense", value + " " + value, 7, [value]]
    if isinstance(value, list):
        return [[], value + value, value[:-1], [*value, -1], [*value, "nonsense"], 7, "nonsense"]
    return [{}, {**value, "nonsense": 1}, 7, []]


def bends(whole: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The file with one value replaced, taken away or added, and what was done."""
    for path in places(whole):
        for other in [*bent(at(whole, path)), None]:
            changed = copy.deepcopy(whole)
            around = at(changed, path[:-1])
            if other is None:
                del around[path[-1]]
            else:
                around[path[-1]] = other
            yield f"{'.'.join(map(str, path))} = {other!r}", changed
    yield "nonsense = 1", whole | {"nonsense": 1}


def at(whole: Any, path: Path_) -> Any:
    for key in path:
        whole = whole[key]
    return whole


def as_toml(value: Any, *, top: bool = True) -> str:
    """TOML with everything inline."""
    if isinstance(value, dict):
        items = [f"{json.dumps(key)} = {as_toml(item, top=False)}" for key, item in value.items()]
        return "\n".join(items) if top else "{" + ", ".join(items) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(as_toml(item, top=False) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def accepted(slug: str, file: Path) -> list[tuple[str, str]]:
    """What was done and the text of every bent position that is not refused with file and key."""
    game = palio.find(slug)
    whole = tomllib.loads(file.read_text(encoding="utf-8"))
    found = []
    for done, changed in bends(whole):
        text = as_toml(changed)
        try:
            game.read_position(text, file.name)
        except PositionError as error:
            if not re.match(rf"{re.escape(file.name)}: [\w.\[\]-]+: \S", str(error)):
                pytest.fail(f"{done}: the error names no key: {error}")
        else:
            found.append((done, text))
    return found


def play_on(slug: str, file: Path, positions: list[tuple[str, str]]) -> None:
    game = palio.find(slug)
    for done, text in positions:
        try:
            check_position(game, text, file.name, games=1, depth=0.02)
        except Exception as error:  # whatever it is, say what was bent
            raise AssertionError(f"{done}, which was accepted: {error}") from error


@pytest.mark.parametrize(("slug", "file"), FILES)
def test_a_position_keeps_the_laws(slug: str, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    check_position(palio.find(slug), text, file.name, games=2, depth=0.02)


@pytest.mark.parametrize(("slug", "file"), FILES)
def test_a_bent_position_is_refused_or_keeps_the_laws(slug: str, file: Path) -> None:
    found = accepted(slug, file)
    play_on(slug, file, random.Random(file.name).sample(found, min(PLAYED, len(found))))


@pytest.mark.long
@pytest.mark.parametrize(("slug", "file"), FILES)
def test_every_bent_position_is_refused_or_keeps_the_laws(slug: str, file: Path) -> None:
    play_on(slug, file, accepted(slug, file))
