"""Opinions about Firenze: they must point the way a player would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palio.games.firenze import GAME

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At

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
    rest = "\n[[players]]\n[[players]]\ntowers = ['blue 7']\nleft = 0"
    before = OPINION.values(at("seats = 2\nturn = 0" + rest).table)
    after = OPINION.values(at("seats = 2\nturn = 0\nend = 1" + rest).table)
    assert before[1] > after[1]


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
    before = [store.copy() for store in table.store]
    OPINION.values(table)
    assert table.store == before
