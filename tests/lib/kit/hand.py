"""A hand that plays in the browser: it clicks on what is lit, and on nothing else."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

Open = Callable[..., Page]
"""Opens a page of the server in a browser of its own."""
CHANGED = "revision => document.getElementById('now').dataset.revision !== revision"
ASKED = """() => {
  const now = document.getElementById('now').dataset;
  return !document.body.classList.contains('sending') && (now.asked === '1' || now.over === '1');
}"""


def begin(page: Page, game: str, *, seats: int = 2, level: str = "greedy") -> None:
    """From the lobby to a game against bots: two clicks, and a number of players."""
    if level not in ("apprentice", "journeyman", "master", "grandmaster"):
        # The quick bots are not among the levels that people are offered.
        page.locator(f"#quick-{game} button[value=apprentice]").evaluate(
            "(button, level) => { button.value = level; }", level
        )
    page.locator(f"button.primary[popovertarget=quick-{game}]").click()
    page.locator(f"#quick-{game} label", has_text=str(seats)).first.click()
    page.locator(f"#quick-{game} button[value={level}]").click()
    page.wait_for_url("**/t/*")
    page.evaluate("localStorage.setItem('auto', 'off')")


def is_over(page: Page) -> bool:
    return now(page)["over"] == "1"


def now(page: Page) -> dict[str, str]:
    """What the page knows of the table."""
    found: dict[str, str] = page.evaluate("() => ({...document.getElementById('now').dataset})")
    return found


def wait_for_turn(page: Page) -> bool:
    """Wait until something is asked; False if the game is over."""
    page.wait_for_function(ASKED)
    return not is_over(page)


def answer(page: Page, rng: random.Random) -> None:
    """Click on something that is lit, and wait until the page shows what came of it."""
    before = now(page)["revision"]
    lit = page.locator("#board .lit")
    click(lit.nth(rng.randrange(lit.count())))
    page.wait_for_function(
        f"revision => ({CHANGED})(revision) || document.querySelector('#chooser:popover-open')",
        arg=before,
    )
    if now(page)["revision"] == before:
        buttons = page.locator("#chooser button")
        click(buttons.nth(rng.randrange(buttons.count())))
        page.wait_for_function(CHANGED, arg=before)


def click(target: Locator) -> None:
    """A click as a person does it: what lies on top gets it."""
    target.scroll_into_view_if_needed()
    target.click()


def play_on(page: Page, rng: random.Random, *, most: int = 10_000) -> int:
    """Answer until the game is over, or often enough; how many answers it took."""
    count = 0
    while count < most and wait_for_turn(page):
        answer(page, rng)
        count += 1
    return count


def expect_end(page: Page) -> None:
    """The game is over and counted."""
    expect(page.locator(".final")).to_be_visible()
    expect(page.locator(".ranking li")).not_to_have_count(0)
