"""``make play``: sets everything up, says what it does meanwhile, and opens the lobby.

The lobby opens as soon as it can be played, with the engine in plain Python. The engine is compiled
behind it (``tools/compile.py``), and bots think with it as soon as that is done; the next start
finds it compiled. Standard library only: nothing else is there yet.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / ".venv-play"
BIN: Final = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON: Final = BIN / "python"
LOCK: Final = ROOT / "requirements.lock"
PINS: Final = ROOT / "requirements-dev.lock"
OURS: Final = ("pyproject.toml", "setup.py", "README.md", "src")
LEFT_OUT: Final = ("__pycache__", "assets", "palio.egg-info")


def main() -> None:
    """Set up what is missing or has changed, and serve."""
    os.chdir(ROOT)
    if not PYTHON.exists():
        with Step("a place of its own for Palio (.venv-play)"):
            run([sys.executable, "-m", "venv", str(VENV)])
    if has_changed("packages", digest([LOCK])):
        total = sum(line[:1].isalpha() for line in LOCK.read_text().splitlines())
        with Step("the packages it stands on") as step:
            install = ["install", "--disable-pip-version-check", "-r", str(LOCK), "-c", str(PINS)]
            run([str(PYTHON), "-m", "pip", *install, "setuptools"], step, total)
        remember("packages", digest([LOCK]))
    sources = digest(files())
    if has_changed("palio", sources):
        with Step("Palio itself"):
            # What was compiled of other sources must not be used with these.
            for stale in [VENV / "compiled", *VENV.glob("lib*/**/palio/pieces.json")]:
                stale.unlink(missing_ok=True)
            flags = ["--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
            environment = {**os.environ, "PALIO_COMPILE": "0"}
            install = ["install", "-q", *flags, "--force-reinstall", "."]
            run([str(PYTHON), "-m", "pip", *install], environment=environment)
        remember("palio", sources)
    if has_changed("compiled", sources):
        # At a low priority, behind the lobby; it says itself what it does and when it is done.
        subprocess.Popen([str(PYTHON), str(ROOT / "tools" / "compile.py"), sources])
    os.execv(str(BIN / "palio"), ["palio", "serve", *sys.argv[1:]])


class Step:
    """A line about something that takes a while: what it is, how far it is, how long it took."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.began = time.monotonic()
        self.is_terminal = sys.stdout.isatty()

    def __enter__(self) -> Step:
        print(f"Setting up {self.what} …", end="" if self.is_terminal else "\n", flush=True)
        return self

    def show(self, done: int, total: int) -> None:
        """So much of it is done."""
        if self.is_terminal:
            print(f"\rSetting up {self.what} … {done} of {total}  ", end="", flush=True)

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None:
            start = "\r" if self.is_terminal else ""
            seconds = time.monotonic() - self.began
            print(f"{start}Setting up {self.what}: done in {seconds:.0f} s        ", flush=True)


def run(
    command: list[str],
    step: Step | None = None,
    total: int = 0,
    environment: dict[str, str] | None = None,
) -> None:
    """Run a command; its words are shown only if it fails."""
    said: list[str] = []
    names: set[str] = set()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            said.append(line)
            if step is not None and line.startswith(("Collecting ", "Requirement already")):
                names.add(line.split("==")[0])
                step.show(min(len(names), total), total)
    if running.returncode != 0:
        print("\n" + "".join(said[-30:]), file=sys.stderr)
        sys.exit(f"palio: could not run {' '.join(command[:6])} …; see above")


def files() -> Iterable[Path]:
    """All that Palio is installed from."""
    for name in OURS:
        path = ROOT / name
        if path.is_file():
            yield path
        for file in sorted(path.rglob("*")) if path.is_dir() else ():
            if file.is_file() and not set(LEFT_OUT) & set(file.parts):
                yield file


def digest(paths: Iterable[Path]) -> str:
    """Of names and contents."""
    total = hashlib.sha256(sys.version.encode())
    for path in paths:
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def has_changed(name: str, now: str) -> bool:
    """Is it not what was set up last?"""
    mark = VENV / name
    return not mark.is_file() or mark.read_text() != now


def remember(name: str, now: str) -> None:
    """Write down what has been set up."""
    (VENV / name).write_text(now)


if __name__ == "__main__":
    main()
