"""The build: compiles core, rules and playouts with mypyc where a C compiler is at hand.

It also puts what the pages take from npm into the wheel; where there is no npm, ``palio serve``
fetches it when it is first started.

PALIO_COMPILE=0 turns compiling off, PALIO_COMPILE=1 makes a missing compiler an error. An editable
install is never compiled, so that an edit takes effect at once.
"""

import importlib.util
import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

# Everything that runs inside a playout or a search. The rest gains nothing from being compiled.
COMPILED_CORE = (
    "components",
    "dice",
    "facts",
    "game",
    "heuristics",
    "move",
    "outcome",
    "seats",
    "setup",
    "words",
)
LEFT_PLAIN = ("__init__.py", "picture.py", "drawing.py", "position.py")
COMPILED_BOTS = ("bot", "greedy", "playout", "reward", "search")


def sources() -> list[str]:
    """The files to compile."""
    root = Path("src/palio")
    files = [root / "core" / f"{name}.py" for name in COMPILED_CORE]
    files += [root / "bots" / f"{name}.py" for name in COMPILED_BOTS]
    for path in sorted(root.glob("games/**/*.py")):
        # A package's __init__ is a few imports; pictures are for eyes, not for speed.
        if "drawing" not in path.parts and path.name not in LEFT_PLAIN:
            files.append(path)
    return [str(path) for path in files]


def has_compiler() -> bool:
    """Can a file that includes Python.h be compiled here?"""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

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

    found = mypycify(
        ["--config-file=", "--strict", *sources()],
        opt_level="3",
        debug_level="0",
        group_name="palio",
    )
    if sys.platform == "linux":
        # Our functions call each other directly, and may be inlined: nobody replaces them.
        for extension in found:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return found


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


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithAssets})
