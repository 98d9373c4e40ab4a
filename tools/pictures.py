"""The pictures of docs/table.md: lobby, table, end and replay, on a desktop and on a phone.

A server of its own is started, and a hand plays there in a real browser against quick bots.
"""

import io
import random
import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests" / "lib"))

from kit.hand import begin, play_on  # noqa: E402  found by the line above
from kit.running import Server  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
QUALITY = 82
ONLY_OURS = """() => {
  for (const card of document.querySelectorAll('.game'))
    if (!card.querySelector('.line').textContent) card.remove();
}"""
"""Games without a word about them are examples that somebody has installed."""


def shoot(page: Page, name: str) -> None:
    """A picture of what the window shows."""
    page.evaluate("scrollTo(0, 0)")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(500)
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)


def take(browser: Browser, address: str, size: str) -> None:
    """All pictures of one size."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en-GB",
        reduced_motion="reduce",
        is_mobile=size == "phone",
        has_touch=size == "phone",
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(address)
    page.evaluate(ONLY_OURS)
    shoot(page, f"lobby-{size}")
    for field in page.locator("input[name=name]").all():
        field.evaluate("field => { field.value = 'Caterina'; }")
    begin(page, "firenze", seats=3, level="greedy")
    play_on(page, random.Random(7), most=45)
    shoot(page, f"table-{size}")
    page.goto(address)
    begin(page, "patrizier", seats=3, level="greedy")
    play_on(page, random.Random(7))
    shoot(page, f"end-{size}")
    page.goto(f"{page.url}/120?seat=0")
    shoot(page, f"replay-{size}")
    context.close()


def main() -> None:
    """Take them all."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        Server(Path(home)) as server,
        sync_playwright() as playwright,
    ):
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for size in SIZES:
            take(browser, server.address, size)
        browser.close()


if __name__ == "__main__":
    main()
