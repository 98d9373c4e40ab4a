"""A hand that plays in the browser: it clicks on what is lit, and on nothing else."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

Open = Callable[..., Page]
"""Opens a page of the server in a browser of its own."""
ASKED = """() => {
  const now = document.getElementById('now').dataset;
  return !document.body.classList.contains('sending') && (now.asked === '1' || now.over === '1');
}"""


SETTLED = """before => {
  const now = document.getElementById('now').dataset;
  if (document.body.classList.contains('sending')) return '';
  if (document.querySelector('#chooser:popover-open')) return 'choose';
  return now.revision !== before && (now.asked === '1' || now.over === '1') ? 'done' : '';
}"""
POINT = """([selector, chance]) => {
  const all = [...document.querySelectorAll(selector)];
  const target = all[Math.floor(chance * all.length)];
  // A piece that still travels there belongs to the target too, so aim at what marks it.
  const mark = target.querySelector('.halo') ?? target;
  const inside = () => {
    const box = mark.getBoundingClientRect();
    for (const down of [.5, .3, .7, .15, .85]) for (const right of [.5, .3, .7, .15, .85]) {
      const x = box.x + box.width * right, y = box.y + box.height * down;
      const hit = document.elementFromPoint(x, y);
      if (hit && (hit === target || target.contains(hit))) return [x, y];
    }
  };
  const found = inside();
  if (found) return found;
  target.scrollIntoView({ block: 'center' });
  const again = inside();
  if (!again) throw new Error('covered: ' + (target.id || target.textContent));
  return again;
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


def answer(page: Page, rng: random.Random) -> bool:
    """Click on something that is lit and wait for the next question; False if the game is over."""
    before = now(page)["revision"]
    click(page, "#board .lit", rng)
    if page.wait_for_function(SETTLED, arg=before).json_value() == "choose":
        click(page, "#chooser button", rng)
        page.wait_for_function(SETTLED, arg=before)
    return not is_over(page)


def click(page: Page, selector: str, rng: random.Random) -> None:
    """Press the mouse on one of them, where it is not covered by anything else."""
    x, y = page.evaluate(POINT, [selector, rng.random()])
    page.mouse.click(x, y)


def play_on(page: Page, rng: random.Random, *, most: int = 10_000) -> int:
    """Answer until the game is over, or often enough; how many answers it took."""
    count = 0
    goes_on = wait_for_turn(page)
    while goes_on and count < most:
        goes_on = answer(page, rng)
        count += 1
    return count


def expect_end(page: Page) -> None:
    """The game is over and counted."""
    expect(page.locator(".final")).to_be_visible()
    expect(page.locator(".ranking li")).not_to_have_count(0)
