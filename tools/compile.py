"""Compiles the engine of ``make play`` behind the lobby, and lets bots think with it.

Runs in the environment that is to get it, at the lowest priority. What has been compiled before and
has not changed is taken as it is (``setup.py``).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = Path(sysconfig.get_path("purelib"), "palio")
SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))


def main() -> None:
    """Compile, name the modules in a small file, and remember of which sources they are."""
    sources = sys.argv[1]
    os.nice(19)
    began = time.monotonic()
    say("compiling the engine behind the lobby; until that is done, bots think in plain Python")
    install = ["install", "-q", "--disable-pip-version-check", "-c", "requirements-dev.lock"]
    run([sys.executable, "-m", "pip", *install, "mypy[mypyc]", "setuptools"])
    target = ROOT / ".make" / "compiled" / sources[:16]
    run([sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(target)])
    modules = {name_of(file, target): str(file) for file in target.rglob(f"*{SUFFIX}")}
    if not modules:
        say("there is no C compiler: bots think in plain Python, and everything works")
        return
    half = PACKAGE / f"pieces.{os.getpid()}"
    half.write_text(json.dumps({"modules": modules}), encoding="utf-8")
    half.replace(PACKAGE / "pieces.json")
    Path(sys.prefix, "compiled").write_text(sources)
    for older in target.parent.iterdir():
        if older != target:
            shutil.rmtree(older, ignore_errors=True)
    say(
        f"the engine is compiled ({time.monotonic() - began:.0f} s): bots think with it from now on"
    )


def name_of(file: Path, folder: Path) -> str:
    """The module that a library is."""
    return ".".join(file.relative_to(folder).parts).removesuffix(SUFFIX)


def run(command: list[str]) -> None:
    """Run a command; say which pieces are done, and everything if it fails."""
    said: list[str] = []
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            said.append(line)
            if line.startswith("palio: compiled ") and "." not in line:
                say(line.removeprefix("palio: ").strip())
    if running.returncode != 0:
        print("".join(said[-30:]), file=sys.stderr)
        sys.exit("palio: the engine could not be compiled, see above; bots think in plain Python")


def say(what: str) -> None:
    """A line beside those of the server."""
    print(f"palio: {what}", flush=True)


if __name__ == "__main__":
    main()
