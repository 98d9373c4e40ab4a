"""The end of Firenze, the final count and what is open; §§ are those of RULES.md."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import pytest

from palio.core.seats import NOBODY
from palio.games.firenze import GAME
from palio.games.firenze.rules.scoring import majority

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At, Desk

LAST = """
seats = 3
turn = {turn}
phase = 5
row = ["fame w"]
{extra}
[[players]]
[[players]]
towers = ["white 3"]
left = 1
[[players]]
towers = ["yellow 3"]
left = 1
"""
LAST_BUT_ONE = LAST.replace("left = 1", "left = 0", 1)


def test_the_last_seal_earns_five_points_and_the_end_tile(at: At) -> None:  # §15.1
    desk = at(LAST.format(turn=1, extra="")).play("fulfil white 3")
    assert desk.table.scores[1] == 1 + 5
    assert desk.table.end == 1
    assert ("last-seal", 1, "§15.1") in desk.told


def test_only_the_first_gets_the_five_points(at: At) -> None:  # §15.1
    desk = at(LAST_BUT_ONE.format(turn=2, extra="end = 1")).play("fulfil yellow 3")
    assert desk.table.scores[2] == 1
    assert desk.table.end == 1


def test_everybody_else_has_one_more_turn(at: At) -> None:  # §15.2
    desk = at(LAST.format(turn=1, extra="")).play("fulfil white 3")
    turns = []
    while desk.actor != NOBODY:
        if desk.ask == "ask-card":
            turns.append(desk.actor)
        desk.play(desk.moves[-1])
    assert turns == [2, 0]
    assert desk.match.outcome is not None


def test_the_majorities_of_the_rulebook(at: At) -> None:  # §15.3, §15.4, rulebook example
    desk = at(name="majorities")
    thomas, holger, dani = range(3)
    assert majority(desk.table, 0) == holger, "two white seals against one"
    assert majority(desk.table, 1) == dani, "two yellow seals each, but Dani's lies on floor 6"
    assert desk.scores == (0, 2, 3)
    assert thomas not in {majority(desk.table, colour) for colour in range(6)}


def over(at: At, *players: str, board: str = "") -> Desk:
    rows = "".join(f"[[players]]\n{player}\n" for player in players)
    return at(f"seats = {len(players)}\nover = true\n{board}\n{rows}")


def test_more_seals_beat_a_higher_one(at: At) -> None:  # §15.3
    desk = over(at, 'seals = ["blue 3", "blue 4"]', 'seals = ["blue 8"]')
    assert desk.scores == (6, 0)


def test_balconies_count_for_majorities(at: At) -> None:  # §15.3
    board = 'balconies = ["ii red 5"]\nfulfilled = 2'
    desk = over(at, 'seals = ["red 3", "red 5"]', 'seals = ["red 8"]', board=board)
    assert desk.scores == (5, 0)


def test_neutral_seals_count_for_nobody(at: At) -> None:  # §15.3
    board = 'neutral = ["purple 3", "purple 4", "green 3"]'
    assert over(at, 'seals = ["purple 8"]', "", board=board).scores == (7, 0)


@pytest.mark.parametrize(("colour", "flag"), list(enumerate((2, 3, 4, 5, 6, 7))))
def test_every_flag_is_worth_its_number(at: At, colour: int, flag: int) -> None:  # §15.3
    name = ("white", "yellow", "green", "red", "blue", "purple")[colour]
    assert over(at, "", f'seals = ["{name} 4"]').scores == (0, flag)


def test_feasts_are_added_at_the_end(at: At) -> None:  # §15.5
    desk = over(at, 'score = 10\ncards = ["fame", "scandal", "disgrace"]', "score = 4")
    assert desk.scores == (8, 4)


def test_tied_players_share_the_win(at: At) -> None:  # §15.6
    outcome = over(at, "score = 9", "score = 3", "score = 9").match.outcome
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert outcome.ranks == (1, 3, 1)


def test_points_may_fall_under_zero_and_rise_above_99(at: At) -> None:  # §15.6
    desk = over(at, 'cards = ["scandal", "scandal"]', 'score = 98\ncards = ["fame"]')
    assert desk.scores == (-6, 101)


def test_the_final_count_is_told(at: At) -> None:  # §15
    desk = at(LAST.format(turn=1, extra="")).play("fulfil white 3")
    while desk.actor != NOBODY:
        desk.play(desk.moves[0])
    counted = {fact.seat: fact.values["points"] for fact in desk.facts("counted")}
    assert counted == dict(enumerate(desk.scores))
    assert ("majority", 1, "§15.3") in desk.told


# §16 What is open and what is not


def test_everybody_sees_the_same(at: At) -> None:  # §16.1
    desk = at(name="thomas").play("take 1")
    views = [json.dumps(GAME.view(desk.table, seat)) for seat in (0, 1, None)]
    assert len(set(views)) == 1
    players = GAME.view(desk.table, 1)["players"]
    assert isinstance(players, list)
    assert players[0]["hand"] == 1
    assert players[0]["memory"]["hand"] == ["mason"]


def test_the_bag_is_known_to_who_paid_attention(at: At) -> None:  # §16.1
    view = GAME.view(at(name="thomas").table, 0)
    assert view["bag"] == {"white": 13, "yellow": 13, "green": 11, "red": 8, "blue": 9, "purple": 7}


def test_a_deck_has_no_order(at: At) -> None:  # §16.2
    desk = at('seats = 2\nturn = 0\nrow = ["mason w"]\ndeck = ["fame", "scandal", "scandal"]')
    drawn = set()
    for seed in range(20):
        world = GAME.resample(desk.table, 0, random.Random(seed))
        GAME.play(world, GAME.parse("take 1"))
        assert GAME.odds(world) == [1 / 3, 2 / 3]
        drawn.add(GAME.sample(world, random.Random(seed)).text)
    assert drawn == {"lay fame", "lay scandal"}
