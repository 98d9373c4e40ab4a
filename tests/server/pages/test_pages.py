"""The pages over HTTP: what they answer to good and to bad input."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from palio.server.shapes import NewTable, Status

if TYPE_CHECKING:
    from tests.server.conftest import Caller, Server

GAMES = ("patrizier", "firenze", "florenza", "tuscany")


def opened(server: Server, *, bots: bool = True, game: str = "patrizier") -> tuple[Caller, str]:
    """Somebody's browser, and a table of theirs."""
    player = server.people.welcome("Ann")
    wish = NewTable(game, 2, bots={1: "random"} if bots else {})
    return server.browse(player), server.tables.create(player, wish).id


def test_the_lobby_offers_every_game_and_the_levels(server: Server) -> None:
    page = server.browse().client.get("/").text
    for game in GAMES:
        assert f'id="quick-{game}"' in page
    assert page.count('value="grandmaster"') >= len(GAMES)


def test_two_clicks_lead_a_stranger_to_a_game(server: Server) -> None:
    browser = server.browse()
    form = {"game": "patrizier", "level": "apprentice", "name": "Lapo"}
    answer = browser.client.post("/quick", data=form, follow_redirects=False)
    assert answer.status_code == 303
    table = server.tables.info(answer.headers["location"].split("/")[-1])
    assert [place.bot for place in table.seats] == ["", "apprentice", "apprentice"]
    assert table.names[0] == "Lapo"
    assert "palio=" in answer.headers["set-cookie"]


def test_a_form_becomes_the_table_that_was_wished_for(server: Server) -> None:
    browser = server.browse(server.people.welcome("Ann"))
    form = {
        "game": "firenze", "seats": "3", "bot-2": "master", "option-campanile": "yes",
        "option-neutral_seals": "7", "public": "no", "pace": "turns", "days": "5", "undo": "none",
    }  # fmt: skip
    answer = browser.client.post("/tables", data=form, follow_redirects=False)
    table = server.tables.info(answer.headers["location"].split("/")[-1])
    assert [place.bot for place in table.seats] == ["", "", "master"]
    assert table.options["campanile"] == "yes"
    assert table.options["neutral_seals"] == "7"
    assert (table.public, table.pace, table.days, table.undo) == (False, "turns", 5, "none")


@pytest.mark.parametrize(
    ("path", "form", "status"),
    [
        ("/quick", {"game": "chess", "level": "master"}, 404),
        ("/quick", {"game": "patrizier", "level": "wizard"}, 422),
        ("/quick", {"game": "patrizier", "level": "master", "seats": "9"}, 422),
        ("/quick", {"level": "master"}, 422),
        ("/tables", {"game": "patrizier"}, 422),
        ("/tables", {"game": "patrizier", "seats": "two"}, 422),
        ("/tables", {"game": "patrizier", "seats": "2", "pace": "slow"}, 422),
        ("/tables", {"game": "patrizier", "seats": "2", "components": "x ="}, 422),
        ("/name", {"name": "   "}, 422),
        ("/account/in", {"login": "nobody", "password": "what a word"}, 403),
    ],
)
def test_bad_input_gets_a_friendly_line_and_the_right_status(
    server: Server, path: str, form: dict[str, str], status: int
) -> None:
    browser = server.browse(server.people.welcome("Ann"))
    answer = browser.client.post(path, data=form, headers={"Accept-Language": "de"})
    assert answer.status_code == status
    assert "Traceback" not in answer.text
    assert '<p class="lead">' in answer.text


def test_a_script_is_told_of_a_refusal_in_the_notice(server: Server) -> None:
    browser, table = opened(server)
    form = {"text": "play nothing", "revision": "1"}
    answer = browser.client.post(f"/t/{table}/play", data=form, headers={"HX-Request": "true"})
    assert answer.status_code == 422
    assert answer.headers["HX-Retarget"] == "#notice"
    assert answer.text.startswith('<p class="notice">')


def test_an_answer_is_acknowledged_with_the_revision_that_shows_it(server: Server) -> None:
    browser, table = opened(server, bots=False)
    server.tables.join(table, server.people.welcome("Ben"))
    asked = [place.player for place in server.tables.info(table).seats]
    player = asked[server.tables.info(table).actor]
    sight = server.tables.sight(table, player)
    browser = server.browse(player)
    form = {"text": sight.choices[0].text, "revision": str(sight.revision), "key": "k1"}
    answer = browser.client.post(f"/t/{table}/play", data=form)
    assert answer.status_code == 204
    assert int(answer.headers["Palio-Revision"]) > sight.revision
    again = browser.client.post(f"/t/{table}/play", data=form)
    assert again.headers["Palio-Revision"] == answer.headers["Palio-Revision"]


def test_names_and_chat_are_escaped(server: Server) -> None:
    player = server.people.welcome("<i>Ann</i>")
    table = server.tables.create(player, NewTable("patrizier", 2, bots={1: "random"})).id
    server.tables.say(table, player, "<script>alert(1)</script>")
    page = server.browse(player).client.get(f"/t/{table}").text
    assert "<i>Ann</i>" not in page
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)" in page


def test_who_connects_again_hears_what_was_said_whatever_the_page_shows(server: Server) -> None:
    player = server.people.welcome("Anna")
    table = server.tables.create(player, NewTable("patrizier", 2, bots={1: "random"})).id
    server.tables.say(table, player, "are you there?")
    again = {"Last-Event-ID": "1", "Host": "testserver"}
    _, moved, said = server.overhear(f"/t/{table}/events", again, first=3)
    # The page drops a table that it shows already: what was said must not go with it.
    assert "data-revision" in moved
    assert "data-revision" not in said
    assert "are you there?" in said
    assert "are you there?" not in server.browse(player).client.get(f"/t/{table}/look").text


def test_the_board_and_the_list_hold_the_same_answers(server: Server) -> None:
    browser, table = opened(server, bots=False)
    ben = server.people.welcome("Ben")
    server.tables.join(table, ben)
    for player in (browser.player, ben):
        page = server.browse(player).client.get(f"/t/{table}").text
        targets = set(re.findall(r'class="answer" data-text="[^"]*" data-target="([^"]*)"', page))
        lit = set(re.findall(r'<g id="([^"]*)"[^>]* class="lit"', page))
        assert targets == lit
        assert bool(lit) == server.tables.sight(table, player).is_asked


def test_settings_lead_back_but_never_to_another_site(server: Server) -> None:
    client = server.browse().client
    for back, goes in (
        ("/rules/firenze", "/rules/firenze"),
        ("https://evil.example/", "/"),
        ("//evil.example/", "/"),
        ("/\\evil.example/", "/"),
    ):
        form = {"language": "nl", "theme": "dark", "back": back}
        answer = client.post("/settings", data=form, follow_redirects=False)
        assert answer.headers["location"] == goes
    assert 'lang="nl"' in client.get("/").text
    assert 'data-theme="dark"' in client.get("/").text


def test_files_may_be_kept_for_good_under_their_digest_only(server: Server) -> None:
    client = server.browse().client
    address = re.findall(r'href="(/static/[^"]+\.css)"', client.get("/").text)[0]
    assert "immutable" in client.get(address).headers["Cache-Control"]
    old = address.replace(address.split("/")[2], "000000000000")
    assert client.get(old).headers["Cache-Control"] == "no-cache"
    assert client.get("/static/x/..%2Fapp.py").status_code == 404
    assert client.get("/static/x/nothing.js").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_picture_and_its_rules(server: Server, game: str) -> None:
    client = server.browse().client
    assert client.get(f"/pictures/{game}.svg?theme=dark&language=de").text.startswith("<svg")
    assert 'id="1.1"' in client.get(f"/rules/{game}").text


def test_a_table_that_is_not_over_shows_neither_replay_nor_record(server: Server) -> None:
    browser, table = opened(server)
    for path in ("replay", "0", "record.palio", "fair"):
        assert browser.client.get(f"/t/{table}/{path}").status_code == 409


def test_who_has_played_finds_the_game_again_and_nobody_else_does(server: Server) -> None:
    ann, ben = (server.people.welcome(name) for name in ("Ann", "Ben"))
    table = server.tables.create(ann, NewTable("patrizier", 2, public=False)).id
    server.tables.join(table, ben)
    while (info := server.tables.info(table)).status == Status.PLAYING:
        player = (ann, ben)[info.actor]
        server.tables.play(table, player, server.tables.sight(table, player).choices[0].text)
    for player in (ann, ben):
        page = server.browse(player).client.get("/account").text
        assert f'href="/t/{table}"' in page
    for other in (server.people.welcome("Ann"), None):
        assert table not in server.browse(other).client.get("/account").text
        assert table not in server.browse(other).client.get("/").text


def test_an_address_that_leads_nowhere_is_told_in_the_language_of_the_visitor(
    server: Server,
) -> None:
    client = server.browse().client
    for path in ("/t/nothing", "/nowhere", "/rules/chess"):
        answer = client.get(path, headers={"Accept-Language": "de"})
        assert answer.status_code == 404
        assert "Hier ist nichts." in answer.text


def test_an_account_sees_its_ratings_and_everybody_the_best(server: Server) -> None:
    ann = server.people.accounts.register(None, "Ann", "a long password")
    ben = server.people.accounts.register(None, "Ben", "another password")
    table = server.tables.create(ann, NewTable("patrizier", 2)).id
    server.tables.join(table, ben)
    while (info := server.tables.info(table)).status == "playing":
        player = info.seats[info.actor].player
        assert player is not None
        sight = server.tables.sight(table, player)
        server.tables.play(table, player, sight.choices[0].text)
    assert "Patrizier" in server.browse(ann).client.get("/account").text
    page = server.browse().client.get("/ratings").text
    assert page.count('class="rank"') == 2
    assert page.index("Patrizier") < page.index("Firenze")
