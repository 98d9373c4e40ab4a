"""After a game, in a real browser: the count, the replay, the fairness check, the rematch."""

import random
import time

import pytest
from kit.hand import Open, begin, expect_end, play_on, wait_for_turn
from playwright.sync_api import Page, Route, expect


def finished(open_page: Open) -> Page:
    """A page at the end of a game of Patrizier."""
    page = open_page("/")
    begin(page, "patrizier")
    play_on(page, random.Random(4))
    expect_end(page)
    return page


def test_a_finished_game_is_replayed_checked_and_played_again(open_page: Open) -> None:
    page = finished(open_page)
    table = page.url
    page.get_by_role("link", name="Replay").click()
    length = int(page.locator("#table").get_attribute("data-length") or 0)
    assert length > 100
    expect(page.locator("#count")).to_have_text(f"{length} / {length}")

    # Keys, and an address for every moment.
    page.locator("body").press("Home")
    expect(page.locator("#moment .ask")).to_have_attribute("data-at", "0")
    for _ in range(3):
        page.locator("body").press("ArrowRight")
    expect(page.locator("#moment .ask")).to_have_attribute("data-at", "3")
    page.wait_for_url(f"{table}/3?seat=0")
    page.locator("#slider").fill("40")
    page.wait_for_url(f"{table}/40?seat=0")
    expect(page.locator("#link")).to_have_value(f"{table}/40?seat=0")

    # The same moment from another seat, and with all open.
    mine = page.locator("#board").inner_html()
    page.locator("label", has_text="All open").click()
    page.wait_for_url(f"{table}/40?open=1")
    assert page.locator("#board").inner_html() != mine
    page.reload()
    expect(page.locator("#count")).to_have_text(f"40 / {length}")

    # It plays by itself until it is stopped.
    page.locator("body").press(" ")
    expect(page.locator("#moment .ask")).to_have_attribute("data-at", "42")
    page.locator("body").press(" ")
    expect(page.locator("#run")).to_have_attribute("aria-pressed", "false")

    # The browser checks the dice itself.
    page.locator("#fair-button").click()
    expect(page.locator(".tick.ok")).to_have_count(2)

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".palio")

    page.goto(table)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: address != table)
    assert wait_for_turn(page)


def test_the_lobby_shows_my_tables_where_it_is_my_turn_first(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "patrizier", level="random")
    wait_for_turn(page)
    page.goto(page.url.split("/t/")[0])
    first = page.locator(".list.mine .table-card").first
    expect(first).to_contain_text("Your turn")
    first.click()
    expect(page.locator("#board svg")).to_be_visible()


def test_an_open_table_appears_in_the_lobby_of_others_at_once(open_page: Open) -> None:
    ben = open_page("/")
    ann = open_page("/new?game=florenza")
    ann.fill("#new-table input[name=name]", "Annalena")
    ann.get_by_role("button", name="Open the table").click()
    card = ben.locator(".table-card", has_text="Annalena")
    expect(card).to_be_visible()
    ann.get_by_role("button", name="Close the table").click()
    expect(card).to_have_count(0)


def after_a_while(route: Route) -> None:
    time.sleep(0.5)
    route.continue_()


@pytest.mark.parametrize("late", ["htmx", "page", "nothing"])
def test_a_page_listens_at_once_whatever_script_comes_late(open_page: Open, late: str) -> None:
    ben = open_page("/")
    ben.add_init_script("window.setInterval = () => 0")  # nothing is tried a second time
    ben.route(f"**/{late}.js", after_a_while)
    with ben.expect_response("**/lobby/events"):
        ben.reload()


def test_an_own_name_is_asked_once_and_kept(open_page: Open) -> None:
    page = open_page("/")
    page.locator("button.primary[popovertarget=quick-patrizier]").click()
    page.fill("#quick-patrizier input[name=name]", "Chiara")
    page.locator("#quick-patrizier button[value=apprentice]").click()
    expect(page.locator("#player-0")).to_contain_text("Chiara")
    page.goto(page.url.split("/t/")[0])
    expect(page.locator(".me")).to_have_text("Chiara")
    page.locator("button.primary[popovertarget=quick-patrizier]").click()
    expect(page.locator("#quick-patrizier input[name=name]")).to_have_count(0)
