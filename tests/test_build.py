"""The build: plain Python with one line of notice where there is no C compiler."""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import palio

ROOT = Path(__file__).parent.parent
PARTS = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE")


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            ignore = shutil.ignore_patterns("*.egg-info", "__pycache__")
            shutil.copytree(source, folder / part, ignore=ignore)
        else:
            shutil.copy(source, folder / part)
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", str(folder)]
    env = {**os.environ, **environment}
    return subprocess.run(command, capture_output=True, text=True, env=env, check=False)


def test_without_a_compiler_a_plain_wheel_is_built_with_a_notice(tmp_path: Path) -> None:
    done = build(tmp_path, CC="/bin/false")
    assert done.returncode == 0, done.stderr
    assert (done.stdout + done.stderr).count("palio: no C compiler found") == 1
    assert [wheel.name for wheel in (tmp_path / "dist").glob("*.whl")] == [
        f"palio-{palio.__version__}-py3-none-any.whl"
    ]


def test_who_insists_on_compiling_is_told_why_it_fails(tmp_path: Path) -> None:
    done = build(tmp_path, CC="/bin/false", PALIO_COMPILE="1")
    assert done.returncode != 0
    assert "PALIO_COMPILE=1, but no C compiler with Python headers was found" in (
        done.stdout + done.stderr
    )


def test_a_piece_is_compiled_anew_when_another_that_it_stands_on_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A game's library reads the layout of core's from a header that it includes in angle brackets.
    setup = runpy.run_path(str(ROOT / "setup.py"))
    header, own, source = (tmp_path / name for name in ("core.h", "game.h", "game.c"))
    header.write_text("struct exports { int first; };\n")
    own.write_text("#include <Python.h>\n#include <core.h>\n")
    source.write_text('#include "game.h"\n')
    monkeypatch.chdir(tmp_path)
    piece = SimpleNamespace(name="game", sources=["game.c"], extra_compile_args=[])
    before = setup["hash_of"](piece, None)
    assert setup["hash_of"](piece, None) == before
    header.write_text("struct exports { int other; int first; };\n")
    assert setup["hash_of"](piece, None) != before
