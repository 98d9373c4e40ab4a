"""What makes waiting and looking easier: clocks, calls, tips, and numbers of one's own."""

import random
import re
from pathlib import Path

from kit.hand import Open, answer, begin, now, wait_for_turn
from playwright.sync_api import Page, expect

import palio

# A browser that has given leave to call, and whose user looks at something else.
ELSEWHERE = """
  window.called = [];
  window.Notification = class {
    static permission = "granted";
    constructor(title, options) { window.called.push(title + ": " + options.body); }
  };
  window.rung = 0;
  window.AudioContext = class extends window.AudioContext {
    constructor() { super(); window.rung += 1; }
  };
  Object.defineProperty(document, "hidden", { get: () => true });
"""


def open_table(page: Page) -> None:
    """From the form for a new table to the board: against one bot."""
    page.fill("#new-table input[name=name]", "Chiara")
    page.locator("#new-table label", has_text="2").first.click()
    page.locator("select[name=bot-1]").select_option("greedy")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile(r"/t(/|ables$)"))


def test_a_clock_runs_down_for_who_is_asked(open_page: Open) -> None:
    page = open_page("/new?game=patrizier")
    page.locator("select[name=minutes]").select_option("10")
    open_table(page)
    assert wait_for_turn(page)
    clock = page.locator("#player-0 .clock")
    expect(clock).to_have_text(re.compile(r"^9:5\d$"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    expect(page.locator("#player-1 .clock")).to_have_count(0)  # bots need none


def test_who_looks_elsewhere_is_called_when_it_is_their_turn(open_page: Open) -> None:
    page = open_page("/")
    page.add_init_script(ELSEWHERE)
    begin(page, "patrizier", level="random")
    wait_for_turn(page)
    page.locator("#sound").check()
    called = page.evaluate("called.length")
    rng = random.Random(2)
    # On to the next turn, which begins after the bot has answered.
    while page.evaluate("called.length") == called:
        assert answer(page, rng)
    assert page.title().startswith("● Your turn")
    assert page.evaluate("called.at(-1)").startswith("It is your turn: ")
    assert page.evaluate("rung") == 1


def test_a_long_press_tells_what_a_thing_is_and_is_no_answer(open_page: Open) -> None:
    page = open_page("/", size="phone")
    begin(page, "patrizier", level="random")
    wait_for_turn(page)
    before = now(page)["revision"]
    target = page.locator("#board .lit").first
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("#tip")).to_be_visible()
    expect(page.locator("#tip")).not_to_be_empty()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(500)
    assert now(page)["revision"] == before
    page.locator("#prompt").tap()
    expect(page.locator("#tip")).to_be_hidden()


def test_a_table_can_be_played_with_numbers_of_ones_own(open_page: Open, tmp_path: Path) -> None:
    shipped = Path(palio.__file__).parent / "games" / "patrizier" / "components.toml"
    text = shipped.read_text(encoding="utf-8")
    wrong, own = tmp_path / "wrong.toml", tmp_path / "own.toml"
    wrong.write_text(text.replace("cards = 3", 'cards = "three"', 1), encoding="utf-8")
    own.write_text(text.replace("2 = 39", "2 = 44", 1), encoding="utf-8")
    page = open_page("/new?game=patrizier")
    page.locator("details.own summary").click()
    page.set_input_files("input[name=file]", wrong)
    open_table(page)
    expect(page.locator("main")).to_contain_text("cards")
    page.goto(page.url.rsplit("/", 1)[0] + "/new?game=patrizier")
    page.locator("details.own summary").click()
    page.set_input_files("input[name=file]", own)
    open_table(page)
    wait_for_turn(page)
    expect(page.locator("#board")).to_contain_text(re.compile(r"stock\s*44"))
