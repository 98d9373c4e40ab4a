"""The build: plain Python with one line of notice where there is no C compiler."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

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
