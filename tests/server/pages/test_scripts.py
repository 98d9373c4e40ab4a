"""Our scripts: their types hold, and nothing on a page runs that the policy forbids."""

import re
import shutil
import subprocess
from importlib import resources
from pathlib import Path

from palio.server import assets

STATIC = assets.HERE / "static"


def test_the_scripts_are_typed(tmp_path: Path) -> None:
    shutil.copy(assets.HERE / "package.json", tmp_path)
    shutil.copytree(STATIC, tmp_path / "static")
    flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
    subprocess.run([*assets.npm(), "install", *flags], cwd=tmp_path, check=True)
    compiler = tmp_path / "node_modules" / ".bin" / "tsc"
    done = subprocess.run(
        [compiler, "-p", "static/jsconfig.json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == ""
    assert done.returncode == 0


def test_every_script_asks_for_its_types_to_be_checked() -> None:
    scripts = sorted(STATIC.glob("*.js"))
    assert scripts
    for script in scripts:
        assert script.read_text(encoding="utf-8").startswith("// @ts-check\n"), script.name


def test_no_template_holds_a_script_a_style_or_a_handler_of_its_own() -> None:
    folder = resources.files("palio.server").joinpath("templates")
    for file in [*folder.iterdir(), *folder.joinpath("parts").iterdir()]:
        if not file.is_file():
            continue
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"<script(?![^>]*\bsrc=)", text), file.name
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|hx-on", text), file.name
