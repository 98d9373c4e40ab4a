"""The pictures of the docs: all there, all shown, all compact. ``make gallery`` makes them."""

import re
from pathlib import Path

import pytest
from PIL import Image

from palio.draw import LAYOUTS

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
GAMES = ("patrizier", "firenze", "florenza", "tuscany")
MOMENTS = ("opening", "middle", "end")
LARGEST = 120_000


def shown(page: Path) -> set[Path]:
    """The pictures that a page shows."""
    sources = re.findall(r'(?:src="|\]\()([^")]+\.webp)', page.read_text(encoding="utf-8"))
    return {(page.parent / source).resolve() for source in sources}


def test_the_gallery_shows_every_game_at_three_moments_on_three_screens() -> None:
    files = {f"{g}-{m}-{layout}.webp" for g in GAMES for m in MOMENTS for layout in LAYOUTS}
    assert {file.name for file in shown(ROOT / "docs/gallery.md")} == files
    assert {file.name for file in (ROOT / "docs/gallery").iterdir()} == files


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_picture_that_a_page_shows_is_there(page: Path) -> None:
    assert [file for file in shown(page) if not file.is_file()] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_shows_it_on_a_desktop_and_on_a_phone(game: str) -> None:
    names = {file.name for file in shown(ROOT / f"docs/games/{game}.md")}
    assert names == {f"{game}-middle-wide.webp", f"{game}-middle-phone.webp"}


def test_pictures_are_compact_and_as_large_as_their_screens() -> None:
    for file in (ROOT / "docs/gallery").iterdir():
        assert file.stat().st_size <= LARGEST, file.name
        with Image.open(file) as image:
            assert image.size == LAYOUTS[file.stem.rpartition("-")[2]], file.name
