"""Opinions about Firenze: they must point the way a player would."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from palio.core.heuristics import lean
from palio.core.seats import CHANCE
from palio.games.firenze import GAME
from palio.games.firenze.heuristics import has_turn

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At, Desk

OPINION = GAME.heuristics(GAME.new(GAME.setup(2)))


def value(at: At, text: str, *moves: str) -> float:
    return OPINION.values(at(text).play(*moves).table)[0]


def test_a_finished_game_is_worth_its_points(at: At) -> None:
    desk = at(name="majorities")
    assert OPINION.values(desk.table) == [0.0, 2.0, 3.0]


def test_raising_a_tower_is_better_than_letting_it_fall(at: At) -> None:
    text = "seats = 2\nturn = 0\nphase = 3\n[[players]]\nstore = 'ww'\ntowers = ['white 4']"
    assert value(at, text, "done", "raise white 5") > value(at, text, "done", "leave")


def test_a_commission_well_paid_is_better_than_a_tower_kept(at: At) -> None:
    text = "seats = 2\nturn = 0\nphase = 5\n[[players]]\ntowers = ['purple 6']"
    assert value(at, text, "fulfil purple 6") > value(at, text, "keep")


def test_a_tower_on_its_way_is_kept(at: At) -> None:
    text = "seats = 2\nturn = 0\nphase = 5\n[[players]]\ntowers = ['purple 3']\nstore = 'ppppp'"
    assert value(at, text, "keep") > value(at, text, "fulfil purple 3")


def test_fame_is_wanted_and_scandal_is_not(at: At) -> None:
    text = 'seats = 2\nturn = 0\nrow = ["{}", "mason"]\ndeck = []'
    assert value(at, text.format("fame"), "take 1") > value(at, text.format("scandal"), "take 1")


def test_a_tower_is_worth_nothing_after_the_last_turn(at: At) -> None:
    rest = "\n[[players]]\n[[players]]\ntowers = ['blue 7']\nleft = {}"
    before = OPINION.values(at("seats = 2\nturn = 0" + rest.format(1)).table)
    after = OPINION.values(at("seats = 2\nturn = 0\nend = 1" + rest.format(0)).table)
    assert before[1] > after[1]


def test_nobody_has_a_turn_after_the_last_of_the_last_round(at: At) -> None:  # §15.7
    before = at("seats = 2\nturn = 0\nturns = 142").table
    assert (has_turn(before, 0), has_turn(before, 1)) == (True, True)
    last = at("seats = 2\nturn = 0\nturns = 143").table
    assert (has_turn(last, 0), has_turn(last, 1)) == (True, False)
    building = at("seats = 2\nturn = 0\nphase = 3\nturns = 142\n[[players]]\nstore = 'w'").table
    assert (has_turn(building, 0), has_turn(building, 1)) == (True, True)
    building = at("seats = 2\nturn = 0\nphase = 3\nturns = 143\n[[players]]\nstore = 'w'").table
    assert (has_turn(building, 0), has_turn(building, 1)) == (True, False)


def test_there_is_a_prior_for_every_move(at: At) -> None:
    desk = at(name="thomas")
    while desk.actor == 0:
        priors = OPINION.priors(desk.table, desk.match.legal_moves())
        assert len(priors) == len(desk.moves)
        assert min(priors) > 0
        desk.play(desk.moves[-1])


def test_asking_for_an_opinion_changes_nothing(at: At) -> None:
    desk = at(name="daniela").play("exchange")
    table = desk.table
    before = [list(store) for store in table.store]
    OPINION.values(table)
    OPINION.priors(table, desk.match.legal_moves())
    assert [list(store) for store in table.store] == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_playouts_lean_as_the_priors_say(seats: int) -> None:
    rng = random.Random(seats)
    state = GAME.new(GAME.setup(seats, {"campanile": "yes"}))
    opinion = GAME.heuristics(state)
    while state.pending:
        if GAME.actor(state) == CHANCE:
            move = GAME.sample(state, rng)
        else:
            moves = GAME.legal_moves(state)
            u = rng.random()
            move = opinion.lean(state, moves, u)
            assert move is lean(moves, opinion.priors(state, moves), u)
        GAME.play(state, move)


def instinct(desk: Desk) -> dict[str, float]:
    """How likely each answer is given by instinct."""
    priors = OPINION.priors(desk.table, desk.match.legal_moves())
    return {text: prior / sum(priors) for text, prior in zip(desk.moves, priors, strict=True)}


def test_instinct_builds_to_the_height_that_is_asked_for(at: At) -> None:
    text = "seats = 2\nturn = 0\nphase = 3\n[[players]]\nstore = 'rrww'\ntowers = ['red 5']"
    likely = instinct(at(text).play("done"))
    assert likely["raise red 6"] > likely["leave"]
    taken = text + "\nseals = ['red 6']"
    likely = instinct(at(taken).play("done"))
    assert likely["raise red 7"] > likely["raise red 6"]


def test_instinct_pays_no_more_for_a_tower_than_it_is_worth(at: At) -> None:
    # All white commissions up to 7 are taken: six bricks at once would cost ten more.
    taken = ", ".join(f"'white {height}'" for height in range(3, 8))
    start = f"seats = 2\nturn = 0\nphase = 3\n[[players]]\nseals = [{taken}]"
    text = f"{start}\nstore = '{16 * 'w'}'"
    likely = instinct(at(text).play("done"))
    assert likely["begin white 2"] > 5 * likely["begin white 6"]


def test_instinct_gives_what_no_tower_is_waiting_for(at: At) -> None:
    text = (
        "seats = 2\nturn = 0\nrow = ['mason wwyg', 'fame wyrb']\n"
        "[[players]]\nstore = 'wb'\ntowers = ['blue 4']"
    )
    likely = instinct(at(text).play("take 2"))
    assert likely["give white"] > 5 * likely["give blue"]


def test_instinct_takes_the_bricks_that_a_tower_is_waiting_for(at: At) -> None:
    row = "row = ['mason wwww', 'mason pppp']\n"
    text = f"seats = 2\nturn = 0\n{row}[[players]]\nstore = 'w'\ntowers = ['{{}} 4']"
    likely = instinct(at(text.format("purple")))
    assert likely["take 2"] > likely["take 1"]
    likely = instinct(at(text.format("white")))
    assert likely["take 1"] > likely["take 2"]


def test_instinct_fulfils_what_pays_and_keeps_what_may_grow(at: At) -> None:
    text = "seats = 2\nturn = 0\nphase = 5\n[[players]]\ntowers = ['purple {}']"
    pays = instinct(at(text.format(6)))
    assert pays["fulfil purple 6"] > 0.9
    grows = instinct(at(text.format(3) + "\nstore = 'ppppp'"))
    assert grows["keep"] > 0.9


def test_instinct_exchanges_for_a_brick_that_finishes_a_tower(at: At) -> None:
    text = (
        "seats = 2\nturn = 0\nphase = 3\nrow = ['mason wwyp']\n"
        "[[players]]\nstore = 'www'\ntowers = ['{} 5']"
    )
    assert instinct(at(text.format("purple")))["exchange"] > 0.5
    assert instinct(at(text.format("blue")))["exchange"] < 0.5
