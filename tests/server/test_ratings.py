"""Ratings: for people with an account, from games that they played themselves."""

import random

from palio.server.identity import People
from palio.server.shapes import NewTable, Player, Status
from palio.server.tables import Tables


def play_out(tables: Tables, players: list[Player]) -> str:
    """A random game of Patrizier between these people; the table."""
    opened = tables.create(players[0], NewTable("patrizier", len(players)))
    for player in players[1:]:
        tables.join(opened.id, player)
    rng = random.Random(1)
    while (info := tables.info(opened.id)).status == Status.PLAYING:
        sight = tables.sight(opened.id, players[info.actor])
        tables.play(opened.id, players[info.actor], rng.choice(sight.choices).text)
    return opened.id


def test_a_game_between_accounts_counts_for_both(tables: Tables, people: People) -> None:
    anna = people.accounts.register(None, "Anna", "a good password")
    guest = people.welcome("Bruno")
    # Who gets an account while the game goes on is rated at its end.
    bruno = people.accounts.register(guest, "Bruno", "another password")
    table = play_out(tables, [anna, bruno])
    winners = tables.info(table).winners
    best = tables.best("patrizier")
    assert [rating.games for rating in best] == [1, 1]
    assert sum(rating.wins for rating in best) == 1
    if len(winners) == 1:
        assert best[0].player == ("Anna", "Bruno")[winners[0]]
        assert best[0].rating > best[1].rating
    assert [rating.title for rating in tables.ratings(anna)] == ["Patrizier"]


def test_guests_are_not_rated(tables: Tables, people: People) -> None:
    anna = people.accounts.register(None, "Anna", "a good password")
    play_out(tables, [anna, people.welcome("Bruno")])
    assert [(r.player, r.games, r.rating) for r in tables.best("patrizier")] == [("Anna", 1, 0)]
