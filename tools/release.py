"""Builds what is released, sdist and wheel, and tries both as a stranger would have them.

``release.py`` builds into dist/ and checks; ``release.py --installed`` only checks the palio of the
environment that runs it, as the build service does with every wheel. The environments have neither
a compiler nor node: nothing but their own ``bin`` is on the path.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.error
import urllib.request
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
DIST: Final = ROOT / "dist"
LINK: Final = re.compile(r'(?:src|href)="(/[^"#]+\.(?:js|css|woff2|svg|png|webmanifest)[^"]*)"')
FACE: Final = re.compile(r'url\("([^"]+)"\)')
PATIENCE: Final = 60  # seconds
READY: Final = re.compile(r"http://[\w.:]+")


def main() -> None:
    """Build and check, or only check."""
    if "--installed" in sys.argv:
        check(sys.executable, "compiled", dict(os.environ))
        return
    for old in DIST.glob("palio-*"):
        old.unlink()
    say("building the sdist and the wheel")
    run([sys.executable, "-m", "build", "-q", "--no-isolation", str(ROOT)], PALIO_COMPILE="1")
    (wheel,) = DIST.glob("*.whl")
    (sdist,) = DIST.glob("*.tar.gz")
    compare_with_git(sdist)
    for file, form in ((wheel, "compiled"), (sdist, "plain Python")):
        with tempfile.TemporaryDirectory() as folder:
            python, env = environment(Path(folder), file)
            check(python, form, env)
    for file in (wheel, sdist):
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        say(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB, sha256 {digest}")


def compare_with_git(sdist: Path) -> None:
    """The sdist has every file under src/ that git knows, and what the build needs."""
    listed = run(["git", "-C", str(ROOT), "ls-files"]).splitlines()
    needed = {name for name in listed if name.startswith("src/")}
    needed |= {"LICENSE", "README.md", "pyproject.toml", "setup.py"}
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    missing = sorted(needed - inside)
    if missing:
        sys.exit(f"release: not in {sdist.name}: {', '.join(missing[:10])}")
    say(f"{sdist.name}: all {len(needed)} files are in it")


def environment(folder: Path, file: Path) -> tuple[str, dict[str, str]]:
    """A fresh environment with what a file installs; no compiler, no node."""
    venv.create(folder, with_pip=True)
    python = str(folder / "bin" / "python")
    kept = {key: os.environ[key] for key in os.environ if key.startswith(("PIP_", "SSL_", "LANG"))}
    env = {**kept, "PATH": str(folder / "bin"), "HOME": str(folder), "CC": "/no/compiler"}
    for tool in ("cc", "gcc", "clang", "node", "npm"):
        if shutil.which(tool, path=env["PATH"]):
            sys.exit(f"release: {tool} is in the environment that should have none")
    pip = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    say(f"installing {file.name} where there is neither a compiler nor node")
    run([*pip, "-r", str(ROOT / "requirements.lock")], env)
    run([*pip, "--no-deps", str(file)], env)
    return python, env


def check(python: str, form: str, env: dict[str, str]) -> None:
    """It says its form, plays all its games, thinks, and shows a lobby with all that it needs."""
    palio = [python, "-P", "-m", "palio"]
    said = run([*palio, "--version"], env).strip()
    if not said.endswith(f"({form})"):
        sys.exit(f"release: this should be {form}, but says: {said}")
    for slug in ("patrizier", "firenze", "florenza", "tuscany"):
        run([*palio, "simulate", slug, "--games", "2", "--json"], env)
    run([*palio, "arena", "patrizier", "--bots", "greedy,random", "--games", "2"], env)
    if form == "compiled":
        files = look_at_lobby(palio, env)
        say(f"{said}: four games played, a lobby with {files} files seen")
    else:
        say(f"{said}: four games played")


def look_at_lobby(palio: list[str], env: dict[str, str]) -> int:
    """Start the server, ask for the first page and all that it links to; how many that were."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/palio.db"
        command = [*palio, "serve", "--port", "0", "--no-browser"]
        env = {**env, "PALIO_DATABASE": url, "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(
            command,
            env=env,
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as server:
            try:
                assert server.stdout is not None
                address = next(found[0] for line in server.stdout if (found := READY.search(line)))
                return len(everything_behind(address))
            finally:
                server.terminate()


def everything_behind(address: str) -> set[str]:
    """The page, its scripts, sheets and fonts; an error if one of them is not there."""
    page = first_page(address)
    links = set(LINK.findall(page.decode()))
    for link in sorted(links):
        text = fetch(address + link)
        if ".css" in link:
            folder = link.rpartition("/")[0]
            links |= {f"{folder}/{name}" for name in FACE.findall(text.decode())}
    for link in links:
        if not fetch(address + link):
            sys.exit(f"release: {link} is empty")
    if not any(".woff2" in link for link in links) or not any(".js" in link for link in links):
        sys.exit(f"release: the page links to no fonts or no scripts: {sorted(links)}")
    return links


def first_page(address: str) -> bytes:
    """The lobby, as soon as the server answers."""
    for _ in range(PATIENCE):
        try:
            return fetch(address)
        except urllib.error.URLError:
            time.sleep(1)
    sys.exit(f"release: nobody answers at {address}")


def fetch(url: str) -> bytes:
    """What the server answers; an HTTPError if that is not a page."""
    with urllib.request.urlopen(url, timeout=30) as answer:  # noqa: S310  our own server
        content: bytes = answer.read()
    return content


def run(command: list[str], env: dict[str, str] | None = None, **more: str) -> str:
    """Run a command and return what it prints; stop with all that it said if it fails."""
    env = {**(dict(os.environ) if env is None else env), **more}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}release: failed: {' '.join(command)}")
    return done.stdout


def say(what: str) -> None:
    """What is done, in a line."""
    print(f"release: {what}", flush=True)


if __name__ == "__main__":
    main()
