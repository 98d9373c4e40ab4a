"""What people do at a table, in a real browser."""

import random

import pytest
from kit.hand import Open, answer, begin, click, now, play_on, wait_for_turn
from playwright.sync_api import Page, Route, expect

CHANGED = "before => document.getElementById('now').dataset.revision !== before"
CHANGED_OR_CHOOSING = f"""before => ({CHANGED})(before)
  || Boolean(document.querySelector('#chooser:popover-open'))"""
DRAWN = "width => document.querySelector('#board svg').viewBox.baseVal.width === width"


def sit_together(open_page: Open, *, bot: str = "greedy") -> tuple[Page, Page]:
    """Two people and a bot at one table of Patrizier; the second came by the link."""
    ann = open_page("/new?game=patrizier")
    ann.fill("#new-table input[name=name]", "Ann")
    ann.locator("select[name=bot-2]").select_option(bot)
    ann.get_by_role("button", name="Open the table").click()
    link = ann.locator("#link").input_value()
    ben = open_page("/" + link.split("/", 3)[3])
    ben.fill("#join input[name=name]", "Ben")
    ben.get_by_role("button", name="Sit here").click()
    for page in (ann, ben):
        expect(page.locator("#board svg")).to_be_visible()
        page.wait_for_load_state()
        page.evaluate("localStorage.setItem('auto', 'off')")
    return ann, ben


def test_two_browsers_and_a_bot_play_at_one_table(open_page: Open) -> None:
    ann, ben = sit_together(open_page)
    rng = random.Random(1)
    for _ in range(12):
        ann.wait_for_function(
            "() => document.getElementById('now').dataset.asked === '1'"
            " || document.querySelector('#player-1.turn')"
        )
        page, other = (ann, ben) if now(ann)["asked"] == "1" else (ben, ann)
        wait_for_turn(page)
        seen = int(now(other)["revision"])
        before = now(page)["revision"]
        click(page, "#board .lit", rng)
        page.wait_for_function(CHANGED_OR_CHOOSING, arg=before)
        if page.locator("#chooser:popover-open").count():
            click(page, "#chooser button", rng)
        # Everybody sees a move at once.
        other.wait_for_function(
            "seen => Number(document.getElementById('now').dataset.revision) > seen", arg=seen
        )
    expect(ann.locator("#player-1 .dot")).to_have_class("dot on")
    ben.get_by_role("tab", name="Chat").click()
    ben.fill("#say-text", "<b>ciao</b>")
    ben.press("#say-text", "Enter")
    # Sent, then shown to who said it, then to the others: a failure tells how far it came.
    expect(ben.locator("#say-text")).to_have_value("")
    expect(ben.locator("#chat")).to_contain_text("<b>ciao</b>")
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.locator("#chat")).to_contain_text("<b>ciao</b>")


def test_a_click_before_the_scripts_have_come_is_not_lost(open_page: Open) -> None:
    held: list[Route] = []
    page = open_page("/")
    begin(page, "patrizier")
    wait_for_turn(page)
    page.route("**/travel.js*", lambda route: held.append(route))  # noqa: PLW0108  Playwright marks it
    page.reload(wait_until="commit")
    expect(page.locator("#board svg")).to_be_visible()
    before = now(page)["revision"]
    click(page, "#board .lit", random.Random(1))
    page.wait_for_timeout(300)
    assert now(page)["revision"] == before
    assert page.locator("#chooser:popover-open").count() == 0
    assert held
    for route in held:
        route.continue_()
    page.wait_for_function(CHANGED_OR_CHOOSING, arg=before)


def test_a_look_that_took_its_time_does_not_turn_the_table_back(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "patrizier")
    wait_for_turn(page)
    old = page.request.get(page.url + "/look").text()
    answer(page, random.Random(1))
    wait_for_turn(page)
    shown = int(now(page)["revision"])
    page.route("**/look", lambda route: route.fulfill(body=old, content_type="text/html"))
    with page.expect_response("**/look"):
        page.set_viewport_size({"width": 700, "height": 1000})  # asks for another drawing
    page.wait_for_timeout(300)
    assert int(now(page)["revision"]) >= shown


def test_a_spectator_sees_the_table_and_nothing_is_lit(open_page: Open) -> None:
    ann, _ = sit_together(open_page)
    guest = open_page("/" + ann.url.split("/", 3)[3])
    expect(guest.locator("#players .hint")).to_be_visible()
    expect(guest.locator("#board .lit")).to_have_count(0)


def test_on_a_phone_the_board_fills_the_width_and_can_be_played(open_page: Open) -> None:
    page = open_page("/", size="phone")
    begin(page, "tuscany")
    expect(page.locator("html")).to_have_attribute("data-layout", "phone")
    page.wait_for_function(DRAWN, arg=390)
    assert play_on(page, random.Random(2), most=8) == 8
    box = page.locator("#board svg").bounding_box()
    assert box is not None
    assert box["width"] == 390
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_turning_a_tablet_brings_the_drawing_that_fits(open_page: Open) -> None:
    page = open_page("/", size="tablet")
    begin(page, "patrizier")
    page.wait_for_function(DRAWN, arg=820)
    page.set_viewport_size({"width": 1180, "height": 820})
    page.wait_for_function(DRAWN, arg=1440)
    wait_for_turn(page)
    answer(page, random.Random(1))
    assert page.evaluate(DRAWN, 1440)


def test_a_game_can_be_played_with_the_keyboard_alone(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "patrizier")
    rng = random.Random(5)
    played = 0
    while played < 15 and wait_for_turn(page):
        before = now(page)["revision"]
        for _ in range(1 + rng.randrange(3)):
            page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft"]))
        expect(page.locator("#board .lit:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        page.wait_for_function(CHANGED_OR_CHOOSING, arg=before)
        if page.locator("#chooser:popover-open").count():
            page.keyboard.press("Enter")
            page.wait_for_function(CHANGED, arg=before)
        played += 1
    assert played == 15


def test_the_keyboard_takes_back_helps_and_lists_the_answers(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "patrizier")
    wait_for_turn(page)
    question = page.locator("#prompt .q").inner_text()
    answer(page, random.Random(3))
    expect(page.locator("#prompt .q")).not_to_have_text(question)
    page.keyboard.press("u")
    expect(page.locator("#prompt .q")).to_have_text(question)
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    page.keyboard.press("l")
    expect(page.locator("#answers .answer").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#prompt .q")).not_to_have_text(question)


def test_a_forced_answer_is_taken_by_itself_unless_somebody_takes_back(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "patrizier", level="greedy")
    page.evaluate("localStorage.setItem('auto', 'on')")
    rng = random.Random(8)
    for _ in range(12):
        wait_for_turn(page)
        if now(page)["count"] == "1":
            break
        answer(page, rng)
    before = now(page)
    assert before["count"] == "1"
    page.wait_for_function(CHANGED, arg=before["revision"])


def test_what_is_lit_can_be_clicked_while_pieces_travel(open_page: Open) -> None:
    page = open_page("/", motion=True)
    begin(page, "tuscany", level="random")
    # The hand does not wait: a piece that flies over what it wants must not be in its way.
    assert play_on(page, random.Random(3), most=25) == 25


WHILE_IT_TRAVELS = """async (may) => {
  const board = document.getElementById('board');
  const script = document.querySelector('script[src*="table.js"]').src;
  const { remember, travel } = await import(new URL('travel.js', script));
  const piece = [...board.querySelectorAll('[data-piece]')].find((each) =>
    !each.parentElement.closest('[data-piece]') && each.getBoundingClientRect().width
    && Boolean(each.closest('.lit') ?? each.querySelector('.lit')) === may);
  for (const earlier of piece.getAnimations()) earlier.cancel();
  const before = remember(board);
  const { x, y, width, height } = piece.getBoundingClientRect();
  before.pieces.set(piece.dataset.piece, new DOMRect(x + 300, y, width, height));
  travel(board, before);
  const [flight] = piece.getAnimations();
  flight.pause();
  return [0.02, 0.9].map((part) => {
    flight.currentTime = part * flight.effect.getTiming().duration;
    return getComputedStyle(piece).pointerEvents !== 'none';
  });
}"""


def test_a_piece_that_may_be_chosen_can_be_caught_before_it_lies_still(open_page: Open) -> None:
    page = open_page("/", motion=True)
    begin(page, "patrizier")
    wait_for_turn(page)
    assert page.evaluate(WHILE_IT_TRAVELS, True) == [False, True]
    assert page.evaluate(WHILE_IT_TRAVELS, False) == [False, False]


def test_a_double_click_and_a_second_tab_do_no_harm(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "patrizier")
    wait_for_turn(page)
    second = page.context.new_page()
    second.goto(page.url)
    wait_for_turn(second)
    version = int(now(page)["version"])
    page.locator("#board .lit").first.dblclick()
    second.wait_for_function(
        "version => Number(document.getElementById('now').dataset.version) > version", arg=version
    )
    page.wait_for_function("() => !document.body.classList.contains('sending')")
    assert now(page)["version"] == now(second)["version"] == str(version + 1)
    expect(page.locator("#notice")).to_be_empty()


def test_what_is_not_lit_says_what_is_asked(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "patrizier")
    wait_for_turn(page)
    unlit = page.locator("#board svg > g[id]:not(.lit):has(> title)").first
    box = unlit.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#tip")).to_be_visible()
    expect(page.locator("#tip")).to_contain_text("can’t be chosen now")
    expect(page.locator("#tip")).to_contain_text(page.locator("#prompt .q").inner_text())


def test_a_line_of_the_log_lights_what_it_speaks_of_and_links_to_its_rule(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "patrizier")
    rng = random.Random(1)
    for _ in range(2):
        wait_for_turn(page)
        answer(page, rng)
    line = page.locator('#log li[data-targets*=":"]').first
    line.hover()
    expect(page.locator("#board .spoken").first).to_be_visible()
    href = line.locator("a").get_attribute("href")
    assert href is not None
    page.goto(page.url.split("/t/")[0] + href)
    anchor = href.split("#")[1]
    expect(page.locator(f'[id="{anchor}"]')).to_be_in_viewport()


@pytest.mark.parametrize(
    ("locale", "words"), [("de-DE", "Du bist dran"), ("nl-NL", "Jij bent aan de beurt")]
)
def test_the_table_speaks_the_language_of_the_browser(
    open_page: Open, locale: str, words: str
) -> None:
    page = open_page("/", locale=locale)
    begin(page, "patrizier")
    wait_for_turn(page)
    expect(page.locator("#prompt .badge")).to_have_text(words)
    page.locator("details.drop summary").click()
    page.get_by_role("button", name="English").click()
    expect(page.locator("#prompt .badge")).to_have_text("Your turn")


def test_light_and_dark_reach_the_board(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "patrizier")
    page.locator("button[name=theme]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#board svg > rect").first).to_have_attribute("fill", "#191410")
