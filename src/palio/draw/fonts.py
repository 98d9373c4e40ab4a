"""The files of our two open fonts, for whoever makes pixels of a drawing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FAMILIES: Final = ("EB Garamond", "Source Sans 3")


def font_files() -> dict[str, Path]:
    """The file of each font; each holds all weights.

    >>> [name for name, file in font_files().items() if file.suffix == ".ttf"]
    ['EB Garamond', 'Source Sans 3']
    """
    import fontpkg  # it looks for installed fonts, which takes a while

    return {family: Path(fontpkg.path(family)) for family in FAMILIES}


def to_png(svg: str, *, zoom: float = 1.0) -> bytes:
    """A drawing in pixels, so many for each unit, in our own fonts."""
    import resvg_py

    files = [str(file) for file in font_files().values()]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=zoom, font_files=files))
