"""Which engine thinks: plain Python, or the same source compiled.

A wheel brings the compiled modules beside the plain ones, and Python prefers them. Where palio was
installed plain and compiled afterwards, the compiled modules lie in a folder of their own, and a
small file beside this one, written last, names them. A process looks for it once, when it begins:
so it has all modules of one kind, whatever happens to the file while it runs.

``PALIO_ENGINE=plain`` in the environment asks for plain Python where both are there: to look for a
fault, or to measure what compiling is worth.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

HERE: Final = Path(__file__).resolve().parent
PIECES: Final = HERE / "pieces.json"
"""``{"modules": {"palio.core.game": "/…/game.cpython-311-x86_64-linux-gnu.so", …}}``"""


class Pieces(MetaPathFinder):
    """Finds the compiled form of a module before Python looks for the plain one."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        self.modules = modules

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """Where the compiled form lies, if there is one."""
        file = self.modules.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


class Sources(MetaPathFinder):
    """Finds the plain form of a module of palio, though a compiled one lies beside it."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """Where the source lies; packages are plain anyway."""
        package, _, name = fullname.rpartition(".")
        if package.partition(".")[0] != "palio":
            return None
        for folder in path or ():
            file = Path(folder, f"{name}.py")
            if file.is_file():
                return spec_from_file_location(fullname, file)
        return None


def use_pieces() -> None:
    """Let this process use what has been compiled so far; before any of it is imported."""
    if os.environ.get("PALIO_ENGINE") == "plain":
        sys.meta_path.insert(0, Sources())
        return
    modules = read_pieces()
    if modules:
        sys.meta_path.insert(0, Pieces(modules))


def read_pieces() -> dict[str, str]:
    """The compiled modules that the file names; none if there is no file, or half a one."""
    try:
        modules = json.loads(PIECES.read_text(encoding="utf-8"))["modules"]
    except (OSError, ValueError, KeyError, TypeError):
        return {}
    good = isinstance(modules, dict) and all(Path(str(file)).is_file() for file in modules.values())
    return modules if good else {}


def stamp() -> int:
    """Another number whenever the compiled modules have changed."""
    try:
        return PIECES.stat().st_mtime_ns
    except OSError:
        return 0


def is_compiled_now(modules: Sequence[str]) -> bool:
    """Would a process that begins now find all these modules of palio compiled?"""
    pieces = read_pieces()
    return all(module in pieces or _lies_beside(module) for module in modules)


def _lies_beside(module: str) -> bool:
    base = HERE.parent.joinpath(*module.split("."))
    return any(base.with_name(base.name + suffix).is_file() for suffix in EXTENSION_SUFFIXES)


use_pieces()
