"""The view of Firenze is whole: what everybody saw shows, the question on the table included."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from palio.core.heuristics import lean
from palio.core.seats import CHANCE
from palio.games.firenze import GAME
from palio.games.firenze.state import Table
from palio.testing.fingerprint import fingerprint

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At, Desk


def questions(desk: Desk) -> list[dict[str, Any]]:
    found = GAME.view(desk.table, 0)["questions"]
    assert isinstance(found, list)
    return found


def test_the_question_on_the_table_comes_first(at: At) -> None:
    desk = at(name="daniela").play("exchange", "swap 3 blue", "give white")
    assert questions(desk) == [
        {
            "ask": "exchange",
            "seat": 0,
            "count": 2,
            "given": 1,
            "from": "white",
            "wanted": {"card": 3, "colour": "blue"},
        },
        {"ask": "card", "seat": 1, "moment": "choosing"},
    ]


def test_the_card_that_is_being_paid_for_shows(at: At) -> None:  # §3.3
    desk = at(name="thomas").play("take 3")
    assert questions(desk)[0] == {"ask": "price", "seat": 0, "card": 3, "onto": 1}
    desk.play("give white")
    assert questions(desk)[0] == {"ask": "price", "seat": 0, "card": 3, "onto": 2}


def test_the_brick_that_is_offered_shows(at: At) -> None:  # §10.3
    text = "seats = 2\nturn = 0\nphase = 3\n[[players]]\nstore = 'wy'\ncards = ['alchemist']"
    desk = at(text).play("play alchemist", "give yellow")
    assert questions(desk)[0] == {
        "ask": "alchemist-get",
        "seat": 0,
        "moment": "working",
        "exchanged": False,
        "offered": "yellow",
    }


def test_towers_that_are_kept_show(at: At) -> None:  # §7.1
    text = "seats = 2\nturn = 0\nphase = 5\n[[players]]\ntowers = ['white 3', 'green 4']"
    desk = at(text).play("keep")
    question = questions(desk)[0]
    assert question["tower"] == {"colour": "green", "height": 4}
    assert question["kept"] == [{"colour": "white", "height": 3}]


def test_what_others_are_still_asked_shows(at: At) -> None:  # §11.2
    text = """
    seats = 3
    turn = 0
    row = ["fire b"]
    [[players]]
    store = "wwww"
    [[players]]
    store = "yyyyy"
    """
    asked = [(q["ask"], q["seat"], q.get("count")) for q in questions(at(text).play("take 1"))]
    assert asked[:2] == [("fire", 0, 3), ("fire", 1, 3)]


def test_persons_played_in_this_turn_show(at: At) -> None:  # §10.2
    text = 'seats = 2\nturn = 0\nrow = ["fame", "mason"]\n[[players]]\ncards = ["princess"]'
    desk = at(text)
    assert GAME.view(desk.table, None)["played"] == []
    assert GAME.view(desk.play("play princess").table, None)["played"] == ["princess"]


def test_the_round_shows_and_how_many_there_can_be(at: At) -> None:  # §15.7
    view = GAME.view(at("seats = 3\nturn = 0\nturns = 7").table, 0)
    assert (view["round"], view["most_rounds"]) == (3, 56)
    view = GAME.view(at("seats = 3\nturn = 0\nturns = 7\nrules = 1").table, 0)
    assert (view["round"], view["most_rounds"]) == (3, None)


def test_it_shows_how_many_start_cards_lie_on_the_deck() -> None:  # §1.10
    view = GAME.view(GAME.new(GAME.setup(2)), 0)
    assert (view["deck"], view["start_cards"]) == (51, 10)


def test_without_a_question_the_game_is_over(at: At) -> None:
    assert questions(at(name="majorities")) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_questions_that_differ_look_different(seats: int) -> None:
    seen: dict[str, object] = {}
    rng = random.Random(seats)
    for options in ({"campanile": "yes"}, {"placement": "chosen"}, {"placement": "dead-colour"}):
        table = GAME.new(GAME.setup(seats, options))
        while table.pending:
            note_questions(table, seen)
            advance(table, rng)
    assert len({json.loads(text)["ask"] for text in seen}) > 30


def note_questions(table: Table, seen: dict[str, object]) -> None:
    """Each text that a question shows belongs to one question only."""
    shown = GAME.view(table, None)["questions"]
    assert isinstance(shown, list)
    for frame, question in zip(reversed(table.pending), shown, strict=True):
        text = json.dumps(question)
        assert seen.setdefault(text, fingerprint(frame)) == fingerprint(frame), text


def advance(table: Table, rng: random.Random) -> None:
    """Answer by lot, by instinct or at random."""
    if GAME.actor(table) == CHANCE:
        GAME.play(table, GAME.sample(table, rng))
        return
    moves = GAME.legal_moves(table)
    priors = GAME.heuristics(table).priors(table, moves)
    move = rng.choice(moves) if rng.random() < 0.3 else lean(moves, priors, rng.random())
    GAME.play(table, move)
