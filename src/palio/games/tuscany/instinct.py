"""Which answers look promising before anybody thinks: the priors of Tuscany; never rules.

Playouts are drawn by them, so a search sees as far as they are right.
"""

from mypy_extensions import i64

from palio.core.move import Move
from palio.core.packed import vec
from palio.games.tuscany.appraisal import Appraisal, Weights
from palio.games.tuscany.moves import Bonus, Discard, Field, Pay, Place, Take
from palio.games.tuscany.rules.building import (
    ChooseFreeTile,
    ChooseStored,
    PayPrice,
    PlaceFree,
    PlaceOnField,
    affordable_fields,
)
from palio.games.tuscany.rules.effects import ChooseBonus
from palio.games.tuscany.rules.taking import MakeRoom, TakeTile
from palio.games.tuscany.rules.turn import ChooseAction, ChooseSecondAction
from palio.games.tuscany.state import Table


def promises(state: Table, moves: list[Move], weights: Weights) -> vec[float]:
    """How promising each answer to the question on the table looks; a middling one counts 1."""
    top = state.pending[-1]
    if isinstance(top, (ChooseAction, ChooseSecondAction)):
        return actions(state, moves)
    if isinstance(top, PayPrice):
        return prices(moves)
    if isinstance(top, TakeTile):
        return tiles_to_take(Appraisal(state, top.seat, weights), moves)
    if isinstance(top, PlaceOnField):
        return fields(Appraisal(state, top.seat, weights), top.kind, moves)
    if isinstance(top, ChooseStored):
        return tiles_to_place(Appraisal(state, top.seat, weights), moves)
    if isinstance(top, ChooseBonus):
        return bonuses(weights, moves)
    if isinstance(top, MakeRoom):
        return discards(Appraisal(state, top.seat, weights), moves)
    if isinstance(top, ChooseFreeTile):
        return free_tiles(Appraisal(state, top.seat, weights), moves)
    if isinstance(top, PlaceFree):
        return fields(Appraisal(state, top.seat, weights), top.kind, moves)
    return middling(moves)


def middling(moves: list[Move]) -> vec[float]:
    """Nothing is known for or against any of them."""
    return vec[float]([1.0] * len(moves))


def actions(state: Table, moves: list[Move]) -> vec[float]:
    """Whoever can place a tile mostly does. §2.1, §2.2"""
    found = middling(moves)
    for at in range(len(moves)):
        move = moves[at]
        if move is state.moves.place_a_tile:
            found[at] = 4.0
        elif move is state.moves.draw:
            found[at] = 1.5
        elif move is state.moves.end:
            found[at] = 0.5
    return found


def prices(moves: list[Move]) -> vec[float]:
    """The fewer cards and workers, the better. §6.2 to §6.4"""
    found = middling(moves)
    for at in range(len(moves)):
        move = moves[at]
        assert isinstance(move, Pay)
        cards = float(move.first_count + move.second_count)
        found[at] = 4.0 / (1.0 + cards + 2.5 * float(move.workers))
    return found


def tiles_to_take(appraisal: Appraisal, moves: list[Move]) -> vec[float]:
    """What they are worth on a storage space; a refresh is middling. §4.1, §4.6"""
    found = middling(moves)
    for at in range(len(moves)):
        move = moves[at]
        if isinstance(move, Take):
            value = appraisal.tile(move.kind)
            found[at] = 0.2 + value * value + appraisal.readiness(move.kind)
    return found


def fields(appraisal: Appraisal, kind: i64, moves: list[Move]) -> vec[float]:
    """What a tile brings there. §6.1, §8.1"""
    found = middling(moves)
    for at in range(len(moves)):
        move = moves[at]
        assert isinstance(move, Field)
        found[at] = 0.5 + appraisal.gain(kind, move.field)
    return found


def tiles_to_place(appraisal: Appraisal, moves: list[Move]) -> vec[float]:
    """What they bring on the best field that can be paid for. §6.1"""
    found = middling(moves)
    for at in range(len(moves)):
        move = moves[at]
        assert isinstance(move, Place)
        there = affordable_fields(appraisal.state, appraisal.seat, move.kind)
        found[at] = 0.5 + appraisal.best_gain(move.kind, there)
    return found


def free_tiles(appraisal: Appraisal, moves: list[Move]) -> vec[float]:
    """What they bring on the best field; no tile brings nothing. §8.1"""
    found = middling(moves)
    for at in range(len(moves)):
        move = moves[at]
        found[at] = 0.5
        if isinstance(move, Take):
            found[at] += appraisal.best_gain(move.kind, appraisal.free_fields(move.kind))
    return found


def discards(appraisal: Appraisal, moves: list[Move]) -> vec[float]:
    """The less they are worth, the better. §4.2"""
    found = middling(moves)
    for at in range(len(moves)):
        move = moves[at]
        assert isinstance(move, Discard)
        found[at] = 1.0 / (0.5 + appraisal.tile(move.kind))
    return found


def bonuses(weights: Weights, moves: list[Move]) -> vec[float]:
    """What they are worth at the start of the game. §1.8, §8.3"""
    found = middling(moves)
    for at in range(len(moves)):
        move = moves[at]
        assert isinstance(move, Bonus)
        found[at] = 0.5 + weights.bonus[move.bonus]
    return found
