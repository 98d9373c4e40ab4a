"""Takes the pictures of the pages anew: ``python docs/pictures/take.py http://127.0.0.1:8080``.

Against a server with PALIO_BOT_PAUSE=0, in a real Chromium.
"""

import random
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent / "tests" / "lib"))

from kit.hand import begin, play_on  # noqa: E402  found by the line above

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


def shoot(page: Page, name: str) -> None:
    """A picture of what the window shows."""
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_load_state("networkidle" if name.startswith("lobby") else "load")
    page.wait_for_timeout(500)
    page.screenshot(path=HERE / f"{name}.png")


def main(address: str) -> None:
    """Lobby, table, end and replay, on a desktop and on a phone."""
    with sync_playwright() as playwright:
        found = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for size, (width, height) in SIZES.items():
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale="en-GB",
                reduced_motion="reduce",
                is_mobile=size == "phone",
                has_touch=size == "phone",
            )
            page = context.new_page()
            page.goto(address)
            page.evaluate(
                "for (const card of document.querySelectorAll('.game'))"
                " if (!card.querySelector('.line').textContent) card.remove()"
            )
            page.wait_for_timeout(500)
            page.screenshot(path=HERE / f"lobby-{size}.png")
            for field in page.locator("input[name=name]").all():
                field.evaluate("field => { field.value = 'Caterina'; }")
            begin(page, "firenze", seats=3, level="greedy")
            play_on(page, random.Random(7), most=45)
            shoot(page, f"table-{size}")
            page.goto(address)
            begin(page, "patrizier", seats=3, level="greedy")
            play_on(page, random.Random(7))
            shoot(page, f"end-{size}")
            table = page.url
            page.goto(f"{table}/120?seat=0")
            shoot(page, f"replay-{size}")
            context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
