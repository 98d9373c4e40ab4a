"""Law 9: does resampling draw what is hidden with the right frequencies?

The reference needs nothing from the game but its verbs. It plays the same game again from the
start: what the seat saw happen must happen again, what it did not see is left to chance, and every
history that would have looked different to the seat is thrown away. What remains are worlds with
the right odds, by definition, and the resampled ones are compared with them as the *other* seats
see them. An engine that hands out the truth, or the wrong odds, stands out.

A player's choices are taken to say nothing beyond being possible: any piece in a hand is as likely
as the next to be the one that is played (``Frame.ways``).
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from typing import Any

from palio.core.game import Game, State, View, pick
from palio.core.seats import CHANCE, Seat
from palio.core.setup import Setup
from palio.testing.broken import LawBroken
from palio.testing.walk import Step

SUSPICIOUS = 3.5  # standard deviations that call for a second, larger sample
CERTAIN = 5.0  # … and that are no accident there
MORE = 8  # times as large is that second sample
TRIES_PER_WORLD = 12


def check_worlds(
    game: Game[Any], setup: Setup, steps: list[Step], seat: Seat, rng: random.Random, worlds: int
) -> int:
    """Check law 9 somewhere along a history; returns at which move (0: nowhere feasible).

    Starts at a random move and goes back until enough of the histories look right to the seat.
    """
    at = rng.randint(1, len(steps) - 1)
    while at > 0:
        truth = replay(game, setup, steps[:at])
        found = list(histories(game, setup, steps[:at], seat, rng, worlds))
        if len(found) == worlds:
            break
        at //= 2
    else:
        return 0
    if compare(game, setup, truth, seat, found, rng)[0] > SUSPICIOUS:
        found = list(histories(game, setup, steps[:at], seat, rng, MORE * worlds))
        worst, what = compare(game, setup, truth, seat, found, rng)
        if worst > CERTAIN:
            raise broken(game, setup, seat, at, f"{what} ({worst:.1f} standard deviations)")
    return at


def check_twice(
    game: Game[Any], setup: Setup, steps: list[Step], seat: Seat, rng: random.Random, worlds: int
) -> None:
    """Law 9 anywhere in a game: a world resampled twice is no different from one resampled once.

    It would be, if the draw leaned towards the world it started from.
    """
    at = rng.randint(1, len(steps) - 1)
    truth = replay(game, setup, steps[:at])
    for count, limit in ((worlds, SUSPICIOUS), (MORE * worlds, CERTAIN)):
        twice = [
            (game.resample(game.resample(truth, seat, rng), seat, rng), 0.0) for _ in range(count)
        ]
        worst, what = compare(game, setup, truth, seat, twice, rng)
        if worst <= limit:
            return
    raise broken(game, setup, seat, at, f"resampled once or twice: {what} ({worst:.1f} deviations)")


def broken(game: Game[Any], setup: Setup, seat: Seat, at: int, what: str) -> LawBroken:
    """Law 9, with the place where it showed."""
    return LawBroken(9, what, f"{game.slug}, {setup!r}, seat {seat}, after {at} moves")


def replay(game: Game[Any], setup: Setup, steps: list[Step]) -> State:
    """The state at the end of a history."""
    state: State = game.new(setup)
    for step in steps:
        game.play(state, step.move)
    return state


def histories(
    game: Game[Any], setup: Setup, steps: list[Step], seat: Seat, rng: random.Random, count: int
) -> Iterator[tuple[State, float]]:
    """Worlds that the seat could be in, with the logarithms of their weights.

    Gives up where they are rare. Where the seat has seen every answer there is only one.
    """
    views: list[View] = []
    state: State = game.new(setup)
    has_seen_all = True
    for step in steps:
        has_seen_all = has_seen_all and sees(game, state, seat)
        game.play(state, step.move)
    if has_seen_all:
        yield from [(state, 0.0)] * count
        return
    state = game.new(setup)
    for step in steps:
        game.play(state, step.move)
        views.append(game.view(state, seat))
    found = 0
    for tried in range(TRIES_PER_WORLD * count):
        if found == count or tried > TRIES_PER_WORLD * (found + 3):
            return
        world = try_history(game, setup, steps, views, seat, rng)
        if world is not None:
            found += 1
            yield world


def sees(game: Game[Any], state: State, seat: Seat) -> bool:
    """Will the seat know how the question on the table is answered?"""
    question = game.question(state)
    return question is not None and question.seen_by(seat)


def try_history(
    game: Game[Any],
    setup: Setup,
    steps: list[Step],
    views: list[View],
    seat: Seat,
    rng: random.Random,
) -> tuple[State, float] | None:
    """Play again what the seat saw, and leave the rest to chance; None if it looks different."""
    state: State = game.new(setup)
    weight = 0.0  # a logarithm: the odds of a long game are too small for a float
    strayed = False
    for step, view in zip(steps, views, strict=True):
        if game.actor(state) != step.actor:
            return None
        moves = game.legal_moves(state)
        question = game.question(state)
        assert question is not None
        if step.actor == CHANCE:
            odds = game.odds(state)
        elif step.actor == seat:
            odds = [1.0] * len(moves)
        else:
            odds = [float(question.ways(state, move)) for move in moves]
        if question.seen_by(seat):
            move = step.move
            if move not in moves:
                return None
            weight += math.log(odds[moves.index(move)])
        else:
            move = pick(moves, odds, rng.random() * sum(odds))
            strayed = strayed or move is not step.move
        game.play(state, move)
        if strayed and game.view(state, seat) != view:
            return None
    return state, weight


def compare(
    game: Game[Any],
    setup: Setup,
    truth: State,
    seat: Seat,
    found: list[tuple[State, float]],
    rng: random.Random,
) -> tuple[float, str]:
    """How far apart the two kinds of worlds are at the worst place, and where that is."""
    views = {o: game.view(truth, o) for o in range(setup.seats) if o != seat}
    expected: dict[str, float] = {}
    largest = max(weight for _, weight in found)
    weights = [math.exp(weight - largest) for _, weight in found]
    total = sum(weights)
    for (world, _), weight in zip(found, weights, strict=True):
        for trait in traits(game, views, world):
            expected[trait] = expected.get(trait, 0.0) + weight / total
    effective = total**2 / sum(weight**2 for weight in weights)
    drawn = 2 * len(found)
    seen: dict[str, float] = {}
    for _ in range(drawn):
        for trait in traits(game, views, game.resample(truth, seat, rng)):
            seen[trait] = seen.get(trait, 0.0) + 1.0 / drawn
    worst, what = 0.0, ""
    for trait in sorted({*expected, *seen}):
        right, found_here = expected.get(trait, 0.0), seen.get(trait, 0.0)
        both = (right * effective + found_here * drawn) / (effective + drawn)
        # A trait that hardly ever shows, or is hardly ever absent, is too rare to judge by.
        if min(both, 1.0 - both) * min(effective, drawn) < 4.0:
            continue
        deviation = math.sqrt(both * (1.0 - both) * (1.0 / effective + 1.0 / drawn))
        distance = abs(right - found_here) / deviation
        if distance > worst:
            worst = distance
            what = f"{trait}: {found_here:.3f} of the resampled worlds, should be {right:.3f}"
    return worst, what


def traits(game: Game[Any], views: dict[Seat, View], world: State) -> set[str]:
    """What other seats see differently in this world than in the true one, thing by thing."""
    found: set[str] = set()
    for other, view in views.items():
        collect(game.view(world, other), view, f"seat {other} sees ", found)
    return found


def collect(value: object, truth: object, path: str, found: set[str]) -> None:
    """Every part of a JSON value that is not as in truth, as ``path=part``."""
    if value == truth:
        return
    if isinstance(value, dict):
        for key, item in value.items():
            there = truth.get(key) if isinstance(truth, dict) else None
            collect(item, there, f"{path}/{key}", found)
        return
    found.add(f"{path}={json.dumps(value)}")
    if isinstance(value, list):
        for index, item in enumerate(value):
            there = truth[index] if isinstance(truth, list) and index < len(truth) else None
            collect(item, there, f"{path}/{index}", found)
