"""Outcomes: ranks, tie-breaks, shared wins."""

import pytest

from palio.core.outcome import Outcome


def test_the_most_points_win() -> None:
    outcome = Outcome([3, 9, 5])
    assert outcome.ranks == (3, 1, 2)
    assert outcome.winners == (1,)


def test_tie_breaks_count_in_turn() -> None:
    outcome = Outcome([7, 7, 7, 1], [[2, 3, 3, 9], [0, 1, 2, 9]])
    assert outcome.ranks == (3, 2, 1, 4)


def test_a_full_tie_is_a_shared_win() -> None:
    outcome = Outcome([5, 5, 4], [[1, 1, 9]])
    assert outcome.ranks == (1, 1, 3)
    assert outcome.winners == (0, 1)
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_a_solo_game_can_be_lost() -> None:
    outcome = Outcome([40], winners=())
    assert outcome.winners == ()
    assert outcome.share(0) == 0.0


def test_outcomes_compare_by_value() -> None:
    assert Outcome([1, 2]) == Outcome([1, 2])
    assert hash(Outcome([1, 2])) == hash(Outcome([1, 2]))
    assert Outcome([1, 2]) != Outcome([2, 1])
    assert Outcome([1]) != pytest.approx(1)
