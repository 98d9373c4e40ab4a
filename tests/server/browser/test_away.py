"""Servers are killed, and people go away and come back: in a real browser."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit.hand import Open, answer, begin, now, play_on, wait_for_turn
from kit.running import Server
from playwright.sync_api import Page, expect


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that can be killed, and that does not wait long for people who are away."""
    with Server(tmp_path, PALIO_PATIENCE="1") as running:
        yield running


@pytest.fixture
def address(server: Server) -> str:
    return server.address


def two_people(open_page: Open) -> tuple[Page, Page]:
    """Ann and Ben at a table of Patrizier."""
    ann = open_page("/new?game=patrizier")
    ann.fill("#new-table input[name=name]", "Ann")
    ann.locator("#new-table label", has_text="2").first.click()
    ann.get_by_role("button", name="Open the table").click()
    ben = open_page("/" + ann.locator("#link").input_value().split("/", 3)[3])
    ben.fill("#join input[name=name]", "Ben")
    ben.get_by_role("button", name="Sit here").first.click()
    for page in (ann, ben):
        expect(page.locator("#board svg")).to_be_visible()
        page.evaluate("localStorage.setItem('auto', 'off')")
    return ann, ben


READY = "() => !document.body.classList.contains('sending')"


def click_answer(page: Page) -> None:
    """Give the first of the answers, and wait until it has counted."""
    before = now(page)["revision"]
    page.locator("#answers .answer").first.evaluate("button => button.click()")
    page.wait_for_function(
        "before => document.getElementById('now').dataset.revision !== before", arg=before
    )


def test_a_page_goes_on_after_the_server_was_killed(open_page: Open, server: Server) -> None:
    page = open_page("/")
    begin(page, "firenze")
    rng = random.Random(4)
    play_on(page, rng, most=4)
    wait_for_turn(page)
    before = now(page)
    server.kill()
    server.start()
    # Nothing is lost, and nobody has to load the page again.
    wait_for_turn(page)
    assert now(page)["version"] == before["version"]
    assert play_on(page, rng, most=3) == 3


def test_a_click_while_the_server_is_down_is_not_lost_and_counts_once(
    open_page: Open, server: Server
) -> None:
    page = open_page("/")
    begin(page, "patrizier")
    wait_for_turn(page)
    before = int(now(page)["version"])
    server.kill()
    page.locator("#answers .answer").first.evaluate("button => button.click()")
    server.start()
    page.wait_for_function(
        "before => Number(document.getElementById('now').dataset.version) > before", arg=before
    )
    answer(page, random.Random(1))


def test_a_bot_keeps_a_seat_warm_until_its_owner_is_back(open_page: Open) -> None:
    ann, ben = two_people(open_page)
    asked, waits = (ann, ben) if now(ann)["asked"] == "1" else (ben, ann)
    waits.set_default_timeout(60_000)  # a bot thinks for long in plain Python
    table = asked.url
    asked.goto("about:blank")
    # A bot plays for who has gone: the other is asked again and again.
    rng = random.Random(2)
    assert play_on(waits, rng, most=8) == 8
    asked.goto(table)
    expect(asked.locator("#board svg")).to_be_visible()
    seat = now(asked)["seat"]
    expect(waits.locator(f"#player-{seat} .dot")).to_have_class("dot on")
    # The seat is theirs again: they are asked, and nobody answers for them.
    for _ in range(12):
        waits.wait_for_function(READY)
        if now(waits)["asked"] != "1":
            break
        click_answer(waits)
    wait_for_turn(asked)
    answer(asked, rng)
