"""The build: compiles core, bots and games with mypyc where a C compiler is at hand.

Each of them is a piece of its own. Pieces are compiled side by side, and only when they have
changed: what was compiled before is kept in ``build/pieces`` under the hash of all that went into
it. What the pages take from npm goes into the wheel too; where there is no npm, ``palio serve``
fetches it when it is first started.

PALIO_COMPILE=0 turns compiling off, PALIO_COMPILE=1 makes a missing compiler an error. An editable
install is never compiled, so that an edit takes effect at once.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# Everything that runs inside a playout or a search. The rest gains nothing from being compiled.
COMPILED_CORE = (
    "components",
    "dice",
    "facts",
    "game",
    "heuristics",
    "house",
    "move",
    "numbers",
    "outcome",
    "rows",
    "seats",
    "setup",
    "words",
)
COMPILED_BOTS = ("bot", "greedy", "playout", "reward", "search")
LEFT_PLAIN = ("__init__.py", "picture.py", "drawing.py", "position.py", "sheets.py")

ROOT = Path("src/palio")
GENERATED = Path("build/c")
KEPT = Path("build/pieces")


def pieces() -> list[tuple[list[str], str]]:
    """What is compiled together: core and bots, and each game, with the name of its library."""
    core = [ROOT / "core" / f"{name}.py" for name in COMPILED_CORE]
    core += [ROOT / "bots" / f"{name}.py" for name in COMPILED_BOTS]
    found = [([str(path) for path in core], "palio")]
    for folder in sorted(path.parent for path in ROOT.glob("games/*/__init__.py")):
        # A package's __init__ is a few imports; pictures are for eyes, not for speed.
        files = [
            str(path)
            for path in sorted(folder.rglob("*.py"))
            if "drawing" not in path.parts and path.name not in LEFT_PLAIN
        ]
        found.append((files, f"palio_{folder.name}"))
    return found


def has_compiler() -> bool:
    """Can a file that includes Python.h be compiled here?"""
    from setuptools import Distribution

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "probe.c")
        path.write_text("#include <Python.h>\nint probe(void) { return Py_IsInitialized(); }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(path)])]}))
        command.build_temp = command.build_lib = folder
        silence = os.open(os.devnull, os.O_WRONLY)
        saved = os.dup(2)
        os.dup2(silence, 2)
        try:
            command.ensure_finalized()
            command.run()
        except Exception:  # noqa: BLE001  whatever stops the compiler, the answer is no
            return False
        finally:
            os.dup2(saved, 2)
    return True


def extensions() -> list[Extension]:
    """What to compile, if anything: see the top of this file."""
    wish = os.environ.get("PALIO_COMPILE", "")
    if wish == "0" or "editable_wheel" in sys.argv or "egg_info" in sys.argv:
        return []
    building = {"bdist_wheel", "build_ext", "build", "install"} & set(sys.argv)
    if not building:
        return []
    if not has_compiler():
        if wish == "1":
            sys.exit("palio: PALIO_COMPILE=1, but no C compiler with Python headers was found")
        print("palio: no C compiler found, installing as plain Python (slower)", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    groups = pieces()
    found = mypycify(
        ["--config-file=", "--strict", *(file for files, _ in groups for file in files)],
        opt_level="3",
        debug_level="0",
        separate=groups,
        target_dir=str(GENERATED),
    )
    # Our functions call each other directly, and may be inlined: nobody replaces them.
    more = ["-fno-semantic-interposition"] if sys.platform == "linux" else []
    for extension in found:
        # One list serves them all.
        extension.extra_compile_args = [*extension.extra_compile_args, *more]
    # The largest first: at the end one core would wait for the other.
    return sorted(found, key=lambda extension: -max(map(os.path.getsize, extension.sources)))


class BuildInPieces(build_ext):
    """Compiles side by side, and takes from the store what was compiled before."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = os.cpu_count() or 1

    def build_extension(self, ext: Extension) -> None:
        """One library: from the store, or compiled and stored."""
        target = Path(self.get_ext_fullpath(ext.name))
        kept = KEPT / hash_of(ext, self.compiler) / target.name
        if not kept.is_file():
            # The linker writes in pieces: nobody may find half a library in the store.
            self.force = True
            super().build_extension(ext)
            kept.parent.mkdir(parents=True, exist_ok=True)
            half = kept.with_suffix(f".{os.getpid()}")
            shutil.copy2(target, half)
            half.replace(kept)
            print(f"palio: compiled {ext.name}", flush=True)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(kept, target)


def hash_of(extension: Extension, compiler: object) -> str:
    """All that decides what the compiler makes of it: sources, headers, flags, versions."""
    how = [sys.version, version("mypy"), getattr(compiler, "compiler_so", "")]
    how += [extension.name, extension.extra_compile_args]
    digest = hashlib.sha256(repr(how).encode())
    files: set[Path] = set()
    for source in extension.sources:
        add_with_headers(Path(source), files)
    for path in sorted(files):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:32]


def add_with_headers(path: Path, files: set[Path]) -> None:
    """Add a generated file and those that it includes, of other pieces too.

    mypyc's own come with its version.
    """
    if path in files:
        return
    files.add(path)
    for name in re.findall(rb'^#include [<"]([^>"]+)[>"]', path.read_bytes(), re.MULTILINE):
        for folder in (path.parent, GENERATED):
            included = folder / name.decode()
            if included.is_file():
                add_with_headers(included, files)
                break


class BuildWithAssets(build_py):
    """Copies the sources, and fetches what the pages need."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            spec = importlib.util.spec_from_file_location("assets", "src/palio/server/assets.py")
            assert spec is not None
            assert spec.loader is not None
            assets = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(assets)
            try:
                assets.install(Path(self.build_lib, "palio", "server", "assets"))
            except assets.AssetsMissing as error:
                print(f"palio: {error}", file=sys.stderr)


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildInPieces, "build_py": BuildWithAssets},
    )
