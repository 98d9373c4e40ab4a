"""Each turn can be played in one way only: no copies, and nothing that is allowed is missing."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from palio.bots.playout import playout
from palio.games.firenze import GAME
from palio.games.firenze.components import COLOURS
from palio.games.firenze.moves import Begin, Raise
from palio.games.firenze.rules.bricks import GiveBricks
from palio.games.firenze.rules.events import ChooseFall
from palio.games.firenze.rules.work import NewTower, RaiseTower
from palio.games.firenze.state import Table, tower

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At

Yard = tuple[tuple[int, ...], tuple[int, ...]]


def leaves(table: Table, kinds: tuple[type, ...]) -> list[Table]:
    """Every table to which the questions of these kinds can lead."""
    if not table.pending or not isinstance(table.pending[-1], kinds):
        return [table]
    found: list[Table] = []
    for move in GAME.legal_moves(table):
        copy = table.copy()
        GAME.play(copy, move)
        found += leaves(copy, kinds)
    return found


def by_brute_force(store: list[int], old: list[int], cost: tuple[int, ...]) -> set[Yard]:
    """All yards that §5 allows: what was raised or begun, and what was left alone."""
    found: set[Yard] = set()
    heights = range(7)
    for added in itertools.product(heights, repeat=len(old)):
        used = [0] * len(COLOURS)
        for code, floors in zip(old, added, strict=True):
            used[code // 100] += floors
        if sum(added) > 6 or any(u > s for u, s in zip(used, store, strict=True)):
            continue
        raised = [code - floors for code, floors in zip(old, added, strict=True) if floors]
        left = [code for code, floors in zip(old, added, strict=True) if not floors]
        for begun in new_towers(6 - sum(added), [s - u for s, u in zip(store, used, strict=True)]):
            built = sum(added) + sum(99 - code % 100 for code in begun)
            if sum(store) - built >= cost[built]:
                found.add((tuple(sorted([*raised, *begun])), tuple(sorted(left))))
    return found


def new_towers(most: int, store: list[int], after: int = 0) -> list[list[int]]:
    """All multisets of new towers."""
    found: list[list[int]] = [[]]
    for colour in range(len(COLOURS)):
        for height in range(1, min(most, store[colour]) + 1):
            code = tower(colour, height)
            if code >= after:
                rest = list(store)
                rest[colour] -= height
                found += [[code, *more] for more in new_towers(most - height, rest, code)]
    return found


@pytest.mark.parametrize(
    ("store", "towers"),
    [
        ("wwwwyy", ["white 2", "white 2", "yellow 1"]),
        ("wwwwwwwwwwwww", ["white 3", "white 2", "white 2"]),
        ("wyyygrb", ["yellow 4", "blue 1"]),
        ("wwwyyyrrr", []),
        ("wwwwwwwwwwwwwwww", ["white 1"]),
        ("wwwwwwwwyy", ["white 4", "white 1", "yellow 2", "yellow 1"]),
        ("g", ["white 3"]),
    ],
)
def test_every_yard_can_be_built_in_exactly_one_way(
    at: At, store: str, towers: list[str]
) -> None:  # §5, §5.8
    text = f"seats = 2\nturn = 0\nphase = 3\n[[players]]\nstore = '{store}'\ntowers = {towers}"
    desk = at(text)
    old = list(desk.table.yards[0])
    bricks = list(desk.table.store[0])
    table = desk.table
    outcomes: Counter[Yard] = Counter()
    GAME.play(table, GAME.parse("done"))
    for yard in yards(table):
        outcomes[yard] += 1
    assert max(outcomes.values()) == 1, "no copies"
    assert set(outcomes) == by_brute_force(bricks, old, (0, 0, 0, 1, 3, 6, 10))


def yards(table: Table) -> list[Yard]:
    """Every result of the building questions, by following them to their end."""
    frame = table.pending[-1]
    if not isinstance(frame, (RaiseTower, NewTower)):
        return [(tuple(sorted(table.risen)), tuple(table.yards[0]))]
    found: list[Yard] = []
    for move in GAME.legal_moves(table):
        copy = table.copy()
        GAME.play(copy, move)
        if isinstance(copy.pending[-1], (RaiseTower, NewTower)):
            found += yards(copy)
            continue
        # The last answer: ruins may have fallen and commissions be asked for already.
        raised, left = list(table.risen), list(table.yards[0])
        if isinstance(move, (Raise, Begin)):
            raised.append(tower(move.colour, move.height))
        if isinstance(move, Raise):
            assert isinstance(frame, RaiseTower)
            left.remove(frame.code)
        found.append((tuple(sorted(raised)), tuple(left)))
    return found


@pytest.mark.parametrize(("store", "count"), [("wwyyg", 3), ("wygrbp", 2), ("wwwww", 3)])
def test_bricks_can_be_given_in_exactly_one_way(at: At, store: str, count: int) -> None:  # §4.2
    row = "['fame b']"
    text = f"seats = 2\nturn = 0\nphase = 3\nrow = {row}\n[[players]]\nstore = '{store}'"
    cards = "\ncards = ['bridge']" if count == 2 else ""
    table = at(text + cards).play("exchange", "swap 1 blue").table
    given = Counter(tuple(leaf.row_bricks[0]) for leaf in leaves(table, (GiveBricks,)))
    assert max(given.values()) == 1
    assert len(given) == len(set(itertools.combinations(store, count)))


def test_towers_can_fall_in_exactly_one_way(at: At) -> None:  # §11.6
    players = (
        "[[players]]\n[[players]]\nstore = 'rr'\ntowers = ['red 1', 'red 2', 'red 2', 'red 3']"
    )
    table = at(f"seats = 2\nturn = 0\nrow = ['tribute']\n{players}").play("take 1").table
    fallen = Counter(tuple(leaf.yards[1]) for leaf in leaves(table, (ChooseFall,)))
    assert max(fallen.values()) == 1
    standing = set(itertools.combinations(sorted([tower(3, h) for h in (1, 2, 2, 3)]), 2))
    assert set(fallen) == standing


def test_answers_that_are_kept_stay_as_they_are() -> None:
    moves = GAME.moves
    kept = [*moves.takes, *moves.gives, moves.only_done, moves.exchange_or_done]
    kept += [answers for colour in moves.raises for height in colour for answers in height]
    before = [answers.copy() for answers in kept]
    for seed in range(3):
        rng = random.Random(seed)
        playout(GAME, GAME.new(GAME.setup(2 + seed)), rng, rng)
    assert kept == before
