"""Who starts: rolls, re-rolls and lots; §§ are those of RULES.md."""

from fractions import Fraction

import pytest

import palio
from palio.core.match import Match
from palio.core.seats import CHANCE
from palio.games.florenza import GAME
from palio.games.florenza.rules.setup import REROLLS
from palio.games.florenza.state import Table
from palio.testing.scenes import kinds, table, told


def begin(seats: int, rolls: list[int], *then: str) -> Match:
    texts = [*(f"first {roll}" for roll in rolls), *then]
    return Match(GAME, seats=seats, dice=palio.Scripted(texts, then=palio.Seeded(1)))


def test_after_three_rolls_more_lots_are_drawn() -> None:  # §1.4
    match = begin(2, [4, 4] + 3 * [2, 2], "lot 1")
    assert table(match, Table).start == 1
    assert kinds(match).count("rolled-again") == 2 * REROLLS
    assert ("lot", 1, "§1.4") in told(match)
    assert "start" not in kinds(match)
    assert [list(row) for row in table(match, Table).district] == [[4], [4]], "their buildings stay"


def test_lots_are_drawn_among_those_still_tied() -> None:  # §1.4
    state = GAME.new(GAME.setup(4))
    for roll in [3, 3, 3, 5, 2, 2, 2, 6, 1, 1, 4, 4]:
        GAME.play(state, GAME.parse(f"first {roll}"))
    assert GAME.actor(state) == CHANCE
    assert [move.text for move in GAME.legal_moves(state)] == ["lot 1", "lot 2"]
    assert GAME.odds(state) == [0.5, 0.5]


def test_two_rolls_more_may_be_enough() -> None:  # §1.4
    match = begin(2, [4, 4, 2, 2, 3, 1])
    assert ("start", 1, "§1.4") in told(match)
    assert "lot" not in kinds(match)


def chances(state: Table, share: Fraction, found: dict[int, Fraction]) -> None:
    """Add up how likely each seat is to start, over everything that chance may do."""
    if state.start >= 0:
        found[state.start] = found.get(state.start, Fraction(0)) + share
        return
    moves = GAME.legal_moves(state)
    for move in moves:
        after = GAME.copy(state)
        GAME.play(after, move)
        chances(after, share / len(moves), found)


@pytest.mark.parametrize("rerolls", [2, 3])
def test_those_tied_are_equally_likely_to_start(rerolls: int) -> None:  # §1.4
    """From the last rolls on, where the lots come in; the rolls before are alike for all."""
    state = GAME.new(GAME.setup(3))
    for roll in [2, 2, 2] * rerolls:
        GAME.play(state, GAME.parse(f"first {roll}"))
    assert state.rerolls == rerolls
    if rerolls < REROLLS:  # the first of two rounds of rolls is enough: seat 2 drops out
        for roll in (1, 1, 2):
            GAME.play(state, GAME.parse(f"first {roll}"))
    found: dict[int, Fraction] = {}
    chances(state, Fraction(1), found)
    assert len(set(found.values())) == 1
    assert sum(found.values()) == 1
    assert len(found) == (3 if rerolls == REROLLS else 2)


def test_the_rolls_are_in_the_view_until_somebody_starts() -> None:  # §14.1
    state = GAME.new(GAME.setup(3))
    assert GAME.view(state, None)["rolls"] == [0, 0, 0]
    for roll in (2, 4):
        GAME.play(state, GAME.parse(f"first {roll}"))
    assert GAME.view(state, None)["rolls"] == [2, 4, 0]
    GAME.play(state, GAME.parse("first 2"))
    view = GAME.view(state, None)
    assert (view["rolls"], view["rerolls"]) == ([0, None, 0], 1)
    for roll in (6, 5):
        GAME.play(state, GAME.parse(f"first {roll}"))
    view = GAME.view(state, None)
    assert (view["rolls"], view["rerolls"], view["start"]) == ([], 0, 2)
