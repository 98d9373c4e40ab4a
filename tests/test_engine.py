"""Which engine thinks: what was compiled afterwards is used by processes that begin later."""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import palio
from palio import engine

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
MODULE = "palio.core.seats"


@pytest.fixture
def pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that names compiled modules, in a folder of its own."""
    file = tmp_path / "pieces.json"
    monkeypatch.setattr(engine, "PIECES", file)
    return file


def library(folder: Path, name: str) -> Path:
    """A library with a module that holds a number."""
    source = folder / "module.c"
    source.write_text(
        f"""#include <Python.h>
        static struct PyModuleDef module = {{PyModuleDef_HEAD_INIT, "{name}", 0, -1, 0}};
        PyMODINIT_FUNC PyInit_{name.rpartition(".")[2]}(void) {{
            PyObject *made = PyModule_Create(&module);
            PyModule_AddIntConstant(made, "COMPILED", 1);
            return made;
        }}"""
    )
    target = folder / f"{name}{SUFFIX}"
    include = sysconfig.get_path("include")
    subprocess.run(
        ["cc", "-shared", "-fPIC", f"-I{include}", str(source), "-o", str(target)], check=True
    )
    return target


def test_a_named_library_is_found_before_the_plain_module(
    pieces: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = library(tmp_path, "palio.piece_of_a_test")
    pieces.write_text(json.dumps({"modules": {"palio.piece_of_a_test": str(file)}}))
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    engine.use_pieces()
    assert __import__("palio.piece_of_a_test").piece_of_a_test.COMPILED == 1
    del sys.modules["palio.piece_of_a_test"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"modules": 1}', '{"modules": {"a": "/gone"}}'])
def test_half_a_file_or_a_lost_library_leaves_everything_plain(pieces: Path, text: str) -> None:
    pieces.write_text(text)
    before = list(sys.meta_path)
    engine.use_pieces()
    assert sys.meta_path == before


def test_the_stamp_changes_with_the_file(pieces: Path) -> None:
    assert engine.stamp() == 0
    pieces.write_text("{}")
    first = engine.stamp()
    os.utime(pieces, ns=(1, 1))
    assert 0 != first != engine.stamp() == 1


def test_an_engine_is_compiled_if_all_its_modules_are(pieces: Path, tmp_path: Path) -> None:
    here = tmp_path / "seats.so"
    here.touch()
    pieces.write_text(json.dumps({"modules": {"palio.core.never": str(here)}}))
    assert engine.is_compiled_now(["palio.core.never"])
    assert not engine.is_compiled_now(["palio.core.never", "palio.core.gone"])
    assert engine.is_compiled_now(["palio.core.game"]) == palio.is_compiled()


def test_plain_python_can_be_asked_for_where_both_are_there() -> None:
    command = "import palio; print(palio.is_compiled(), palio.find('patrizier').slug)"
    env = {**os.environ, "PALIO_ENGINE": "plain"}
    done = subprocess.run(
        [sys.executable, "-c", command], capture_output=True, text=True, env=env, check=True
    )
    assert done.stdout.split() == ["False", "patrizier"]
