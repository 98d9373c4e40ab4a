"""What pages are printed on: the templates, and files that browsers may keep for good."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.responses import FileResponse, Response

from palio import engine
from palio.core.registry import find, slugs
from palio.server import assets
from palio.server.speech import LANGUAGES
from palio.version import VERSION

HERE: Final = Path(__file__).resolve().parent
FOLDERS: Final = {"static": HERE / "static", "assets": assets.FOLDER}
FOR_GOOD: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
JUST_NOW: Final = {"Cache-Control": "no-cache"}


@cache
def environment() -> Environment:
    """The templates; whatever is put into them is escaped."""
    env = Environment(
        loader=PackageLoader("palio.server", "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    env.globals["address"] = address
    env.globals["languages"] = LANGUAGES
    env.globals["version"] = VERSION
    env.globals["bots_are_compiled"] = bots_are_compiled
    return env


def bots_are_compiled() -> bool:
    """Do bots think with the compiled engine? It may be compiled while the server runs."""
    ours = [
        f"palio.games.{slug}.game"
        for slug in slugs()
        if find(slug).package == f"palio.games.{slug}"
    ]
    return engine.is_compiled_now(["palio.core.game", *ours])


@cache
def digest(folder: str) -> str:
    """Of all files of a folder: its addresses change when anything in it does."""
    total = hashlib.sha256()
    for path in sorted(FOLDERS[folder].glob("*")):
        total.update(path.name.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:12]


def address(folder: str, name: str) -> str:
    """Where a browser finds a file; it may keep what it finds for good."""
    return f"/{folder}/{digest(folder)}/{name}"


def file_response(folder: str, mark: str, name: str) -> Response:
    """The file, or a plain 404; an old mark still finds the file, but it is not kept."""
    path = FOLDERS[folder] / name
    if "/" in name or "\\" in name or name.startswith(".") or not path.is_file():
        return Response("not found\n", status_code=404, media_type="text/plain")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind == "text/javascript" or name.endswith(".js"):
        kind = "text/javascript"
    return FileResponse(
        path, media_type=kind, headers=FOR_GOOD if mark == digest(folder) else JUST_NOW
    )
