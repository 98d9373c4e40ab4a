"""What a player with some experience would say at a glance; never rules.

``Appraisal`` tells what single pieces look worth, ``Instinct`` which answers look promising.
"""

import math
from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from palio.core.heuristics import Heuristics, lean_on
from palio.core.move import Move
from palio.core.packed import append, vec
from palio.games.firenze.appraisal import Appraisal, attention
from palio.games.firenze.components import COLOUR_COUNT, FEASTS, KIND_COUNT, MONUMENT, WAREHOUSE
from palio.games.firenze.instinct import Instinct
from palio.games.firenze.rules.bricks import GiveBricks
from palio.games.firenze.rules.commissions import ArchitectFloor, ArchitectTower, owes_bell_tower
from palio.games.firenze.rules.limits import turns_left
from palio.games.firenze.rules.persons import (
    AlchemistGets,
    AlchemistGives,
    ChooseSabotage,
    SmugglerGets,
    SmugglerGives,
)
from palio.games.firenze.rules.row import ChooseCard, PayPrice, monument_goes_to
from palio.games.firenze.rules.scoring import feast_points, majority
from palio.games.firenze.rules.work import (
    ChooseBrick,
    GiveForBrick,
    NewTower,
    PayCost,
    RaiseTower,
    costs_for,
    exchange_price,
)
from palio.games.firenze.state import Table, colour_of, height_of

SEARCH: Final[dict[str, float]] = {
    "branch": 0.0,  # every turn lays a card and four bricks: no two lines would ever meet again
    "horizon": 30.0,  # the instinct is good enough to look some turns ahead
}
SELDOM: Final = 0.002
"""Even the answer that looks worst is given now and then."""


@final
class FirenzeHeuristics(Heuristics[Table]):
    """Points made, majorities ahead, towers on their way, and what lies in the storehouse."""

    def __init__(self, weights: Mapping[str, float], search: Mapping[str, float]) -> None:
        super().__init__(weights, search)
        self.appraisal = Appraisal(weights)

    def tuned(
        self, weights: Mapping[str, float], search: Mapping[str, float]
    ) -> "FirenzeHeuristics":
        return FirenzeHeuristics(weights, search)

    def values(self, state: Table) -> list[float]:
        values = vec[float]([float(score) for score in state.scores])
        appraisal = self.appraisal
        full = state.box.seals[state.seats]
        rest = part_left(state) if state.pending else 0.0
        for colour in range(COLOUR_COUNT):
            leader = majority(state, colour)
            if leader >= 0:
                share = 1.0
                if state.pending:
                    share = appraisal.lead + appraisal.certainty * (1.0 - rest)
                values[leader] += share * float(state.box.flags[colour])
        for seat in range(state.seats):
            for kind in FEASTS:
                values[seat] += float(feast_points(state, seat, kind))
            if not state.pending:
                continue
            values[seat] += appraisal.seal * float(full - state.left[seat]) * rest
            if has_turn(state, seat):
                values[seat] += self.assets(state, seat, rest)
        if state.pending:
            self.add_question(state, values, rest)
        return [value for value in values]  # noqa: C416  compiled, that is a plain loop

    def assets(self, state: Table, seat: int, rest: float) -> float:
        """Towers, bricks and cards of a seat that still has a turn."""
        appraisal = self.appraisal
        value = 0.0
        worths = vec[float]()
        for code in state.yards[seat]:
            if is_doomed(state, seat, code):
                value += appraisal.half(colour_of(code), height_of(code))
            else:
                worths = ranked(worths, appraisal.tower(state, seat, code))
        if len(state.risen) and state.pending[-1].seat == seat:
            for code in state.risen:
                worths = ranked(worths, appraisal.tower(state, seat, code))
        for place in range(len(worths)):
            value += worths[place] * attention(place)
        value += appraisal.bricks(state, seat)
        cards = state.cards[seat]
        held: i64 = 0
        for kind in range(KIND_COUNT):
            if cards[kind]:
                held += cards[kind]
                value += float(cards[kind]) * appraisal.worth[kind] * (0.2 + 0.8 * rest)
        if held > state.box.card_limit and not cards[WAREHOUSE]:
            value -= 0.8 * float(held - state.box.card_limit)
        if owes_bell_tower(state, seat):
            value -= appraisal.bell
        return value

    def add_question(self, state: Table, values: vec[float], rest: float) -> None:
        """What the question on the table already promises or threatens to who is asked."""
        appraisal = self.appraisal
        frame = state.pending[-1]
        seat = frame.seat
        if seat < 0:
            return
        if isinstance(frame, (RaiseTower, NewTower)):
            values[seat] -= 0.3 * float(costs_for(state, seat)[frame.built])
        elif isinstance(frame, PayCost):
            values[seat] -= 0.3 * float(frame.count)
        elif isinstance(frame, PayPrice):
            values[seat] -= 0.35 * float(frame.slot - frame.at)
            self.add_card(state, frame.slot, values, seat, rest)
        elif isinstance(frame, GiveForBrick):
            wanted = frame.wanted.colour
            values[seat] += appraisal.marginal(state, seat, wanted) - 0.35 * float(frame.count)
        elif isinstance(frame, ChooseBrick):
            best = 0.0
            for bricks in state.row_bricks:
                for colour in range(COLOUR_COUNT):
                    if bricks[colour]:
                        best = max(best, appraisal.marginal(state, seat, colour))
            values[seat] += best - 0.35 * float(exchange_price(state, seat))
        elif isinstance(frame, GiveBricks):
            values[seat] -= 0.3 * float(frame.count)
        else:
            values[seat] += self.person(state, seat)

    def person(self, state: Table, seat: int) -> float:
        """What a person that was just played, and whose question is on the table, will bring."""
        frame = state.pending[-1]
        if isinstance(frame, (AlchemistGives, AlchemistGets)):
            return self.best_gain(state, seat, state.bag)
        if isinstance(frame, (SmugglerGives, SmugglerGets)):
            best = 0.0
            for other in range(state.seats):
                if other != seat:
                    best = max(best, self.best_gain(state, seat, state.store[other]))
            return best
        if isinstance(frame, ChooseSabotage):
            return 0.8
        if isinstance(frame, (ArchitectTower, ArchitectFloor)):
            return 2.5
        return 0.0

    def best_gain(self, state: Table, seat: int, wanted: vec[i64]) -> float:
        """The most that one brick of the storehouse for one of ``wanted`` could bring."""
        appraisal = self.appraisal
        gain = 0.0
        for colour in range(COLOUR_COUNT):
            if wanted[colour]:
                gain = max(gain, appraisal.marginal(state, seat, colour))
        return gain - appraisal.plain

    def add_card(self, state: Table, slot: i64, values: vec[float], seat: int, rest: float) -> None:
        """The card that is being paid for, and the bricks on it."""
        appraisal = self.appraisal
        kind = state.row[slot]
        bricks = state.row_bricks[slot]
        for colour in range(COLOUR_COUNT):
            if bricks[colour]:
                values[seat] += appraisal.marginal(state, seat, colour)
                values[seat] += float(bricks[colour] - 1) * appraisal.brick[colour]
        if kind == MONUMENT:
            owner = monument_goes_to(state)
            if owner >= 0:
                values[owner] += float(state.box.feast_points[kind])
            return
        values[seat] += appraisal.card(state, seat, kind, rest)

    def priors(self, state: Table, moves: list[Move]) -> list[float]:
        return [weight for weight in self.weigh(state, moves)]  # noqa: C416  as above

    def lean(self, state: Table, moves: list[Move], u: float) -> Move:
        return lean_on(moves, self.weigh(state, moves), u)

    def weigh(self, state: Table, moves: list[Move]) -> vec[float]:
        """The priors: the better an answer than the others, the more."""
        gains = Instinct(state, self.appraisal).gains(moves)
        best = gains[0]
        for gain in gains:
            best = max(best, gain)
        sharpness = self.appraisal.sharpness
        for i in range(len(gains)):
            short = gains[i] - best
            gains[i] = SELDOM + (math.exp(sharpness * short) if short < 0.0 else 1.0)
        return gains


def part_left(state: Table) -> float:
    """The part of the game that is left: of the seals of who has the fewest."""
    fewest = state.left[0]
    for seals in state.left:
        fewest = min(fewest, seals)
    return float(fewest) / float(state.box.seals[state.seats])


def ranked(worths: vec[float], worth: float) -> vec[float]:
    """One more, in its place after the better ones; uses up what it is given."""
    worths = append(worths, worth)
    at = len(worths) - 1
    while at > 0 and worths[at - 1] < worth:
        worths[at] = worths[at - 1]
        at -= 1
    worths[at] = worth
    return worths


def is_doomed(state: Table, seat: int, code: i64) -> bool:
    """Has the seat just decided not to raise that tower in this turn?"""
    frame = state.pending[-1]
    if frame.seat != seat:
        return False
    if isinstance(frame, RaiseTower):
        return code < frame.code
    return isinstance(frame, (NewTower, PayCost))


def has_turn(state: Table, seat: int) -> bool:
    """Is the seat in its turn, or will it have another before the game ends? §15.2, §15.7"""
    left = turns_left(state)
    if state.end < 0 and left > state.seats:
        return True
    following = state.pending[0].seat
    # Whoever is in the middle of a turn sits before the next one.
    in_turn = not isinstance(state.pending[-1], ChooseCard) or len(state.pending) > 1
    if state.end >= 0:
        ahead = (state.end - following) % state.seats
    else:
        ahead = left - 1 if in_turn else left
    if (seat - following) % state.seats < ahead:
        return True
    return in_turn and seat == (following - 1) % state.seats
