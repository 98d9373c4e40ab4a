"""Accounts: passwords, cookies that end, and guests who bring their games along."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Literal

import pytest
from argon2 import Parameters, PasswordHasher, extract_parameters
from sqlalchemy import select
from starlette.responses import Response

from palio.server.accounts import Accounts
from palio.server.errors import BadRequest, Forbidden, NameTaken
from palio.server.identity import People
from palio.server.shapes import NewTable, Player, Status
from palio.server.store.database import Database
from palio.server.store.schema import PlayerRow
from palio.server.tables import Tables

if TYPE_CHECKING:
    from tests.server.conftest import Server

PASSWORD = "magnifico 1449"  # noqa: S105  of nobody


def row_of(database: Database, player: Player) -> PlayerRow | None:
    return database.read(
        lambda session: session.scalar(select(PlayerRow).where(PlayerRow.id == player.id))
    )


def test_a_guest_becomes_an_account_and_keeps_everything(people: People, tables: Tables) -> None:
    guest = people.welcome("Anna")
    table = tables.create(guest, NewTable("patrizier", 2))
    account = people.accounts.register(guest, "Anna", PASSWORD)
    assert account == Player(guest.id, "Anna", has_account=True)
    assert people.find(guest.id) == account
    assert [info.id for info in tables.lobby(account).mine] == [table.id]
    row = row_of(people.database, account)
    assert row is not None
    assert row.password is not None
    assert row.password.startswith("$argon2id$")
    assert PASSWORD not in row.password


def test_signing_in_needs_the_name_in_any_case_and_the_password(people: People) -> None:
    account = people.accounts.register(None, "Lorenzo", PASSWORD)
    assert people.accounts.sign_in(" ＬＯＲＥＮＺＯ", PASSWORD) == account
    for name, password in (("Lorenzo", "wrong"), ("Lorenzo", ""), ("Nobody", PASSWORD), ("", "")):
        with pytest.raises(Forbidden, match="do not go together"):
            people.accounts.sign_in(name, password)


def test_an_unknown_name_costs_as_much_as_a_wrong_password(people: People) -> None:
    people.accounts.register(None, "Lorenzo", PASSWORD)
    asked: list[Parameters] = []

    class Watched(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            asked.append(extract_parameters(str(hash)))
            return super().verify(hash, password)

    people.accounts.hasher = Watched()
    costs = []
    for name in ("Lorenzo", "Nobody"):
        with pytest.raises(Forbidden):
            people.accounts.sign_in(name, "wrong")
        costs.append(len(asked))
    assert costs == [1, 2]
    assert asked[0] == asked[1]


@pytest.mark.parametrize("password", ["", "short", "x" * 201, "aaaaaaaaaa", "Lorenzo de Medici"])
def test_a_password_that_would_be_guessed_is_refused(people: People, password: str) -> None:
    with pytest.raises(BadRequest):
        people.accounts.register(None, "Lorenzo de Medici", password)


def test_an_account_has_its_name_alone(people: People) -> None:
    people.accounts.register(None, "Lorenzo", PASSWORD)
    with pytest.raises(NameTaken):
        people.accounts.register(None, "LORENZO", PASSWORD)
    second = people.accounts.register(None, "Giuliano", PASSWORD)
    with pytest.raises(NameTaken):
        people.rename(second, "lorenzo")
    with pytest.raises(Forbidden, match="already"):
        people.accounts.register(second, "Piero", PASSWORD)
    people.rename(second, "Giulio")
    assert people.accounts.sign_in("giulio", PASSWORD).id == second.id
    assert people.welcome("Giuliano").name == "Giuliano", "the old name is free"


def test_a_hash_is_made_anew_when_its_parameters_are_of_yesterday(people: People) -> None:
    weak = Accounts(people.database, hasher=PasswordHasher(time_cost=1, memory_cost=64))
    account = weak.register(None, "Lorenzo", PASSWORD)
    before = row_of(people.database, account)
    cookie = Response()
    people.remember(cookie, account)
    people.accounts.sign_in("Lorenzo", PASSWORD)
    after = row_of(people.database, account)
    assert before is not None
    assert after is not None
    assert before.password != after.password
    assert not people.accounts.hasher.check_needs_rehash(str(after.password))
    assert people.accounts.sign_in("Lorenzo", PASSWORD) == account
    again = Response()
    people.remember(again, account)
    assert again.headers["set-cookie"] == cookie.headers["set-cookie"], "nobody is signed out"


def test_a_new_password_ends_older_cookies_and_tokens(server: Server) -> None:
    people = server.people
    guest = people.welcome("Anna")
    as_guest = server.browse(guest)
    account = people.accounts.register(guest, "Anna", PASSWORD)
    assert as_guest.get("/me").status_code == 401, "a cookie of the guest is not one of the account"
    old = server.browse(account)
    _, token = people.tokens.create(account, "bot")
    assert old.get("/me").json()["player"]["has_account"]
    with pytest.raises(Forbidden):
        people.accounts.change_password(account, "wrong", "another 1492")
    assert old.get("/me").status_code == 200
    people.accounts.change_password(account, PASSWORD, "another 1492")
    assert old.get("/me").status_code == 401
    bot = {"Authorization": f"Bearer {token}"}
    assert server.call().get("/me", headers=bot).status_code == 401
    assert server.browse(account).get("/me").status_code == 200
    with pytest.raises(Forbidden):
        people.accounts.sign_in("Anna", PASSWORD)
    assert people.accounts.sign_in("Anna", "another 1492") == account


def test_a_guest_has_no_password_to_change(people: People) -> None:
    with pytest.raises(Forbidden, match="guest"):
        people.accounts.change_password(people.welcome("Anna"), "", PASSWORD)


def test_signing_out_ends_the_cookie(people: People) -> None:
    answer = Response()
    people.forget(answer)
    assert 'palio=""; ' in answer.headers["set-cookie"]
    assert "Max-Age=0" in answer.headers["set-cookie"]


def test_a_guest_who_signs_in_brings_games_and_chat_along(people: People, tables: Tables) -> None:
    account = people.accounts.register(None, "Lorenzo", PASSWORD)
    guest, other = people.welcome("Nobody yet"), people.welcome("Other")
    _, token = people.tokens.create(guest, "old")
    opened = tables.create(guest, NewTable("patrizier", 2))
    tables.say(opened.id, guest, "hello")
    tables.join(opened.id, other)
    began = tables.sight(opened.id, guest)
    assert people.accounts.sign_in("Lorenzo", PASSWORD, guest) == account
    info = tables.info(opened.id)
    assert info.seats[0].player == account
    assert info.host == account.id
    assert info.revision > began.revision, "who keeps the table in memory notices"
    assert tables.sight(opened.id, account).view == began.view
    assert [line.name for line in tables.chat(opened.id)] == ["Lorenzo"]
    assert people.find(guest.id) is None
    with pytest.raises(Exception, match="token"):
        people.by_token(token)


def test_one_person_never_gets_two_hands(people: People, tables: Tables) -> None:
    account = people.accounts.register(None, "Lorenzo", PASSWORD)
    guest = people.welcome("Nobody yet")
    shared = tables.create(account, NewTable("patrizier", 2))
    tables.join(shared.id, guest)
    own = tables.create(guest, NewTable("tuscany", 2))
    people.accounts.sign_in("Lorenzo", PASSWORD, guest)
    players = [place.player for place in tables.info(shared.id).seats]
    assert players == [account, guest]
    assert tables.info(own.id).seats[0].player == account
    assert people.find(guest.id) == guest


def test_another_account_is_not_swallowed(people: People, tables: Tables) -> None:
    first = people.accounts.register(None, "Lorenzo", PASSWORD)
    second = people.accounts.register(None, "Giuliano", PASSWORD)
    table = tables.create(second, NewTable("patrizier", 2))
    assert people.accounts.sign_in("Lorenzo", PASSWORD, second) == first
    assert tables.info(table.id).host == second.id
    assert people.find(second.id) == second


def test_a_merged_game_is_played_to_its_end(people: People, tables: Tables) -> None:
    account = people.accounts.register(None, "Lorenzo", PASSWORD)
    guest, other = people.welcome("Nobody yet"), people.welcome("Other")
    table = tables.create(guest, NewTable("patrizier", 2)).id
    tables.join(table, other)
    people.accounts.sign_in("Lorenzo", PASSWORD, guest)
    rng = random.Random(1)
    for _ in range(12):
        player = (account, other)[tables.info(table).actor]
        tables.play(table, player, rng.choice(tables.sight(table, player).choices).text)
    assert tables.info(table).status == Status.PLAYING
