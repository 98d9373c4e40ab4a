"""The README's program runs, and prints what the README says."""

import contextlib
import io
import re
from pathlib import Path
from typing import Any

from palio.bots.levels import LEVELS

ROOT = Path(__file__).parent.parent


def test_the_program_in_the_readme_runs() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    assert len(blocks) == 1
    program = blocks[0]
    assert 10 <= len(program.splitlines()) <= 30
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(program, "README.md", "exec"), {})  # noqa: S102  our own README
    promised = re.findall(r"```text\n(.*?)```", text, flags=re.DOTALL)
    assert printed.getvalue() == promised[0]


def test_the_program_in_the_page_on_bots_runs() -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(program, "bots.md", "exec"), names)  # noqa: S102  our own page
    assert names["match"].outcome is not None


def test_the_page_on_bots_knows_the_levels() -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    budgets = ", ".join(f"{iterations:,}" for iterations, _ in LEVELS.values())
    assert budgets in text


def test_every_verb_and_target_is_documented() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^([a-z-]+):.*## ", makefile, flags=re.MULTILINE):
        assert f"make {target}" in text, f"README.md does not mention make {target}"
