"""Our scripts: their types hold, and nothing on a page runs that the policy forbids."""

import json
import random
import re
import shutil
import subprocess
from importlib import resources
from pathlib import Path
from xml.sax.saxutils import quoteattr

from palio.server import assets
from palio.testing.pieces import travels

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


def test_the_page_lets_the_same_pieces_travel_as_the_laws_say() -> None:
    rng = random.Random(3)
    kinds = ["brick:red", "brick:white", "card:back", "die:red"]
    names = [f"{kind}@{place}:{number}" for kind in kinds for place in "ab" for number in range(3)]
    names.append("marker:0")
    cases = [[rng.sample(names, 9), rng.sample(names, 9)] for _ in range(40)]
    expected = []
    for old, new in cases:
        before, after = (
            f"<svg>{''.join(f'<g data-piece={quoteattr(n)}/>' for n in some)}</svg>"
            for some in (old, new)
        )
        found = travels(before, after)
        expected.append({name: origin for name, origin in found.items() if origin})
    script = (
        f"import {{ originsOf }} from {json.dumps((STATIC / 'travel.js').as_uri())};"
        f"const cases = {json.dumps(cases)};"
        "console.log(JSON.stringify("
        "cases.map(([old, fresh]) => Object.fromEntries(originsOf(old, fresh)))));"
    )
    node = shutil.which("node")
    assert node, "there is no node here: the tests of the scripts need it"
    said = subprocess.run(
        [node, "--input-type=module", "--eval", script], check=True, capture_output=True, text=True
    ).stdout
    assert json.loads(said) == expected
