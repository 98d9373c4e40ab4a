"""What a table does: seats, answers, taking back, the end."""

import random
import threading
from pathlib import Path

import pytest
from sqlalchemy import select, update

import palio
from palio.core.errors import BadSetup, IllegalMove, NotYourTurn, NoUndo, StaleVersion
from palio.core.match import Match
from palio.server.errors import (
    BadRequest,
    Forbidden,
    NoSuchMoment,
    NoSuchTable,
    NotOpen,
    NotSeated,
    SeatTaken,
)
from palio.server.hub import Hub
from palio.server.identity import People
from palio.server.settings import Settings
from palio.server.shapes import NewTable, Player, Status, TableInfo, UndoPolicy
from palio.server.store.database import Database
from palio.server.store.schema import TableRow
from palio.server.tables import Tables


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Everything here holds on both databases."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/palio.db"
    address: str = request.getfixturevalue("postgres_url")
    return address


@pytest.fixture
def anna(people: People) -> Player:
    return people.welcome("Anna")


@pytest.fixture
def bruno(people: People) -> Player:
    return people.welcome("Bruno")


@pytest.fixture
def table(tables: Tables, anna: Player, bruno: Player) -> TableInfo:
    """Anna and Bruno at Patrizier."""
    opened = tables.create(anna, NewTable("patrizier", 2))
    return tables.join(opened.id, bruno)


def play_out(tables: Tables, table_id: str, players: list[Player], seed: int = 1) -> int:
    """Random answers to the end; how many."""
    rng = random.Random(seed)
    count = 0
    while (info := tables.info(table_id)).status == Status.PLAYING:
        player = players[info.actor]
        choices = tables.sight(table_id, player).choices
        tables.play(table_id, player, rng.choice(choices).text, revision=info.revision)
        count += 1
    return count


def actor_of(info: TableInfo, *players: Player) -> Player:
    return next(player for player in players if info.seat_of(player) == info.actor)


# Sitting down.


def test_the_host_sits_on_the_first_seat_without_a_bot(tables: Tables, anna: Player) -> None:
    info = tables.create(anna, NewTable("firenze", 3, bots={0: "greedy"}))
    assert (info.status, info.seat_of(anna)) == (Status.OPEN, 1)


def test_the_game_begins_when_the_last_seat_is_taken(
    tables: Tables, anna: Player, bruno: Player
) -> None:
    opened = tables.create(anna, NewTable("patrizier", 2))
    with pytest.raises(NotOpen):
        tables.sight(opened.id, anna)
    began = tables.join(opened.id, bruno)
    assert began.status == Status.PLAYING
    assert len(tables.sight(opened.id, None).log) > 0


def test_with_bots_on_all_other_seats_it_begins_at_once(tables: Tables, anna: Player) -> None:
    info = tables.create(anna, NewTable("tuscany", 2, bots={1: "master"}))
    assert info.status == Status.PLAYING


def test_a_full_table_refuses_a_third_who_may_watch(
    tables: Tables, people: People, table: TableInfo
) -> None:
    carla = people.welcome("Carla")
    with pytest.raises(NotOpen):
        tables.join(table.id, carla)
    assert tables.sight(table.id, carla).seat is None


def test_a_seat_is_taken_once(tables: Tables, anna: Player, people: People) -> None:
    opened = tables.create(anna, NewTable("patrizier", 3))
    bruno, carla = people.welcome("Bruno"), people.welcome("Carla")
    tables.join(opened.id, bruno, 2)
    with pytest.raises(SeatTaken):
        tables.join(opened.id, carla, 2)
    assert tables.join(opened.id, bruno).seat_of(bruno) == 2  # sitting down twice does nothing


def test_only_the_host_asks_bots_to_the_table(tables: Tables, anna: Player, bruno: Player) -> None:
    opened = tables.create(anna, NewTable("patrizier", 3))
    with pytest.raises(Forbidden):
        tables.set_bot(opened.id, bruno, 1, "greedy")
    with pytest.raises(BadSetup, match="there are random, greedy, apprentice"):
        tables.set_bot(opened.id, anna, 1, "cheater:100")
    assert tables.set_bot(opened.id, anna, 1, "greedy").seats[1].bot == "greedy"
    assert tables.set_bot(opened.id, anna, 1, "").seats[1].is_free


@pytest.mark.parametrize(
    "wish",
    [
        NewTable("patrizier", 6),
        NewTable("patrizier", 2, options={"colour": "red"}),
        NewTable("patrizier", 2, bots={0: "greedy", 1: "greedy"}),
        NewTable("patrizier", 2, bots={3: "greedy"}),
        NewTable("patrizier", 2, days=0),
        NewTable("patrizier", 2, minutes=1000),
    ],
)
def test_a_table_that_cannot_be_is_refused(tables: Tables, anna: Player, wish: NewTable) -> None:
    with pytest.raises(BadSetup):
        tables.create(anna, wish)
    assert tables.lobby(anna).mine == ()


def test_a_host_who_leaves_closes_the_open_table(tables: Tables, anna: Player) -> None:
    opened = tables.create(anna, NewTable("patrizier", 2))
    assert tables.leave(opened.id, anna).status == Status.CLOSED
    assert tables.lobby(None).open == ()


# Playing.


def test_a_whole_game_ends_with_scores_and_a_record_that_verifies(
    tables: Tables, table: TableInfo, anna: Player, bruno: Player
) -> None:
    with pytest.raises(NotOpen):
        tables.record(table.id)
    play_out(tables, table.id, [anna, bruno])
    over = tables.info(table.id)
    record = tables.record(table.id)
    assert over.status == Status.OVER
    assert record.scores == over.scores
    assert record.players == ("Anna", "Bruno")
    assert tables.verify(table.id) == sum(line.actor < 0 for line in record.lines)
    assert tables.sight(table.id, None).proof == {"seed": record.dice["seed"]}


def test_an_answer_that_is_not_allowed_changes_nothing(
    tables: Tables, table: TableInfo, anna: Player, bruno: Player, people: People
) -> None:
    asked = actor_of(table, anna, bruno)
    waits = bruno if asked is anna else anna
    text = tables.sight(table.id, asked).choices[0].text
    before = tables.info(table.id).revision
    with pytest.raises(NotYourTurn):
        tables.play(table.id, waits, text)
    with pytest.raises(NotSeated):
        tables.play(table.id, people.welcome("Carla"), text)
    with pytest.raises(IllegalMove):
        tables.play(table.id, asked, "pass")
    with pytest.raises(StaleVersion):
        tables.play(table.id, asked, text, revision=before - 1)
    with pytest.raises(NoSuchTable):
        tables.play("nowhere", asked, text)
    assert tables.info(table.id).revision == before


def test_the_same_answer_sent_twice_counts_once(
    tables: Tables, table: TableInfo, anna: Player, bruno: Player
) -> None:
    asked = actor_of(table, anna, bruno)
    first, second = (choice.text for choice in tables.sight(table.id, asked).choices[:2])
    revision = tables.play(table.id, asked, first, key="a")
    assert tables.play(table.id, asked, first, key="a") == revision
    assert tables.info(table.id).revision == revision
    with pytest.raises(BadRequest, match="used for another answer"):
        tables.play(table.id, asked, second, key="a")


def test_only_who_is_asked_is_shown_the_choices(
    tables: Tables, table: TableInfo, anna: Player, bruno: Player
) -> None:
    asked = actor_of(table, anna, bruno)
    waits = bruno if asked is anna else anna
    assert tables.sight(table.id, asked).choices
    assert not tables.sight(table.id, waits).choices
    assert not tables.sight(table.id, None).choices


def test_an_answer_is_taken_back_until_somebody_else_has_played(
    tables: Tables, anna: Player, bruno: Player
) -> None:
    opened = tables.create(anna, NewTable("patrizier", 2))
    info = tables.join(opened.id, bruno)
    asked = actor_of(info, anna, bruno)
    before = tables.sight(info.id, asked)
    revision = tables.play(info.id, asked, before.choices[0].text)
    assert tables.sight(info.id, asked).can_undo
    again = tables.undo(info.id, asked, revision=revision)
    after = tables.sight(info.id, asked)
    assert again == revision + 1
    assert after.choices == before.choices
    with pytest.raises(NoUndo):
        tables.undo(info.id, asked)


def test_what_an_answer_has_shown_stays_known_on_disk_too(
    tables: Tables, database: Database, settings: Settings, anna: Player, bruno: Player
) -> None:
    opened = tables.create(anna, NewTable("patrizier", 2))
    info = tables.join(opened.id, bruno)
    asked = actor_of(info, anna, bruno)
    other = bruno if asked is anna else anna
    before = tables.sight(info.id, asked)
    card = before.choices[0].text
    tables.play(info.id, asked, card)
    tables.undo(info.id, asked)
    renewed = Tables(database, settings, Hub(settings))
    after = renewed.sight(info.id, other)
    assert after.version == before.version + 1
    assert after.log[-1].fact.kind == "shown"
    assert card.removeprefix("play ") in str(after.view)


def test_a_table_may_do_without_taking_back(tables: Tables, anna: Player, bruno: Player) -> None:
    opened = tables.create(anna, NewTable("patrizier", 2, undo=UndoPolicy.NONE))
    info = tables.join(opened.id, bruno)
    asked = actor_of(info, anna, bruno)
    tables.play(info.id, asked, tables.sight(info.id, asked).choices[0].text)
    assert not tables.sight(info.id, asked).can_undo
    with pytest.raises(NoUndo):
        tables.undo(info.id, asked)


def test_a_turn_begins_anew(tables: Tables, anna: Player, bruno: Player) -> None:
    opened = tables.create(anna, NewTable("patrizier", 2))
    info = tables.join(opened.id, bruno)
    asked = actor_of(info, anna, bruno)
    before = tables.sight(info.id, asked)
    for _ in range(2):
        tables.play(info.id, asked, tables.sight(info.id, asked).choices[0].text)
    assert tables.sight(info.id, asked).can_reset
    tables.reset(info.id, asked)
    after = tables.sight(info.id, asked)
    assert after.choices == before.choices


def test_a_new_server_finds_everything_where_it_was(
    tables: Tables,
    database: Database,
    settings: Settings,
    table: TableInfo,
    anna: Player,
    bruno: Player,
) -> None:
    asked = actor_of(table, anna, bruno)
    tables.play(table.id, asked, tables.sight(table.id, asked).choices[0].text)
    again = Tables(database, settings, Hub(settings))
    for player in (anna, bruno, None):
        old, new = tables.sight(table.id, player), again.sight(table.id, player)
        assert (old.view, old.choices, old.version) == (new.view, new.choices, new.version)
    play_out(again, table.id, [anna, bruno])
    assert tables.verify(table.id) > 0


def test_two_servers_that_answer_at_once_do_not_both_win(
    tables: Tables,
    database: Database,
    settings: Settings,
    table: TableInfo,
    anna: Player,
    bruno: Player,
) -> None:
    asked = actor_of(table, anna, bruno)
    choices = tables.sight(table.id, asked).choices
    doors = [Tables(database, settings, Hub(settings)) for _ in range(2)]
    start = threading.Barrier(2)
    won: list[str] = []
    lost: list[Exception] = []

    def answer(door: Tables, text: str) -> None:
        door.sight(table.id, asked)
        start.wait()
        try:
            door.play(table.id, asked, text, revision=table.revision)
            won.append(text)
        except StaleVersion as error:
            lost.append(error)

    threads = [
        threading.Thread(target=answer, args=(door, choice.text))
        for door, choice in zip(doors, choices[:2], strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(won), len(lost)) == (1, 1)
    assert tables.info(table.id).revision == table.revision + 1


# Away and back.


def test_who_leaves_a_game_is_replaced_and_takes_the_seat_back(
    tables: Tables, table: TableInfo, anna: Player
) -> None:
    left = tables.leave(table.id, anna)
    seat = table.seat_of(anna)
    assert seat is not None
    assert left.seats[seat].stand_in == "journeyman"
    assert left.seats[seat].player == anna
    back = tables.come_back(table.id, anna)
    assert back.seats[seat].stand_in == ""
    assert back.status == Status.PLAYING


def test_bots_wait_while_no_person_plays(
    tables: Tables, table: TableInfo, anna: Player, bruno: Player
) -> None:
    asked = actor_of(table, anna, bruno)
    waits = bruno if asked is anna else anna
    tables.leave(table.id, asked)
    assert tables.bot_turn(table.id) is not None
    tables.leave(table.id, waits)
    assert tables.bot_turn(table.id) is None
    tables.come_back(table.id, waits)
    assert tables.bot_turn(table.id) is not None


def test_an_answer_by_somebody_who_was_away_brings_them_back(
    tables: Tables, table: TableInfo, anna: Player, bruno: Player
) -> None:
    asked = actor_of(table, anna, bruno)
    text = tables.sight(table.id, asked).choices[0].text
    tables.leave(table.id, asked)
    tables.play(table.id, asked, text)
    assert not tables.info(table.id).seats[table.actor].stand_in


def test_a_bot_may_not_answer_for_a_person(
    tables: Tables, table: TableInfo, anna: Player, bruno: Player
) -> None:
    asked = actor_of(table, anna, bruno)
    text = tables.sight(table.id, asked).choices[0].text
    with pytest.raises(NotYourTurn):
        tables.play_for(table.id, table.actor, text, table.revision)


# Afterwards.


def test_a_finished_game_is_shown_at_every_moment_from_every_seat(
    tables: Tables, table: TableInfo, anna: Player, bruno: Player
) -> None:
    with pytest.raises(NotOpen):
        tables.replay(table.id, 3)
    play_out(tables, table.id, [anna, bruno])
    length = tables.replay(table.id).length
    assert tables.replay(table.id, 0).text == ""
    for at in (5, length // 2, length):
        for seat in (None, 0, 1):
            assert tables.replay(table.id, at, seat).sight.version == at
    assert tables.replay(table.id, length).sight.outcome is not None
    for at in (-1, length + 1):
        with pytest.raises(NoSuchMoment):
            tables.replay(table.id, at)


def test_with_all_open_every_hand_is_seen(
    tables: Tables, table: TableInfo, anna: Player, bruno: Player
) -> None:
    play_out(tables, table.id, [anna, bruno])
    dealt = next(
        at
        for at in range(20)
        if tables.replay(table.id, at).sight.view["players"][0]["hidden"]  # type: ignore[index]
    )
    players = tables.replay(table.id, dealt, all_open=True).sight.view["players"]
    assert [p["hidden"] for p in players] == [0, 0]  # type: ignore[attr-defined]


def test_a_rematch_is_the_same_for_who_asks_twice(
    tables: Tables, table: TableInfo, anna: Player, bruno: Player
) -> None:
    play_out(tables, table.id, [anna, bruno])
    tables.seen(table.id, anna)
    tables.seen(table.id, bruno)
    first = tables.rematch(table.id, anna)
    assert tables.rematch(table.id, bruno).id == first.id
    assert first.status == Status.PLAYING  # both are still there
    assert first.seat_of(anna) != table.seat_of(anna)


def test_a_rematch_waits_for_who_has_gone(
    tables: Tables, table: TableInfo, anna: Player, bruno: Player
) -> None:
    play_out(tables, table.id, [anna, bruno])
    again = tables.rematch(table.id, anna)
    assert again.status == Status.OPEN
    assert tables.join(again.id, bruno).status == Status.PLAYING


def test_the_lobby_shows_first_where_it_is_my_turn(
    tables: Tables, anna: Player, bruno: Player
) -> None:
    made = []
    for _ in range(4):
        opened = tables.create(anna, NewTable("patrizier", 2))
        made.append(tables.join(opened.id, bruno))
    mine = tables.lobby(anna).mine
    turns = [info.actor == info.seat_of(anna) for info in mine]
    assert len(mine) == 4
    assert turns == sorted(turns, reverse=True)


def test_a_table_by_invitation_is_not_listed(tables: Tables, anna: Player) -> None:
    opened = tables.create(anna, NewTable("patrizier", 2, public=False))
    assert tables.lobby(None).open == ()
    assert tables.lobby(anna).mine[0].id == opened.id


def test_chat_is_kept_in_order(
    tables: Tables, table: TableInfo, anna: Player, people: People
) -> None:
    carla = people.welcome("Carla")
    first = tables.say(table.id, anna, "  good   luck ")
    tables.say(table.id, carla, "<b>hello</b>")
    lines = tables.chat(table.id)
    assert [(line.name, line.seat, line.text) for line in lines] == [
        ("Anna", table.seat_of(anna), "good luck"),
        ("Carla", None, "<b>hello</b>"),
    ]
    assert len(tables.chat(table.id, since=first.number)) == 1
    for text in ("", "x" * 501):
        with pytest.raises(BadRequest):
            tables.say(table.id, anna, text)


def test_a_table_is_played_to_its_end_by_the_rules_it_began_with(
    tables: Tables, database: Database, settings: Settings, anna: Player, bruno: Player
) -> None:
    newest = palio.find("florenza").rules_version
    assert newest > 1
    opened = tables.create(anna, NewTable("florenza", 2))
    older = update(TableRow).where(TableRow.id == opened.id).values(rules=1)
    database.write(lambda session: session.execute(older))
    renewed = Tables(database, settings, Hub(settings))
    renewed.join(opened.id, bruno)
    play_out(renewed, opened.id, [anna, bruno])
    record = renewed.record(opened.id)
    assert record.rules == 1
    assert Match.resume(record).outcome is not None
    again = renewed.rematch(opened.id, anna)
    rules = select(TableRow.rules).where(TableRow.id == again.id)
    assert database.scalar(rules) == newest
