"""What a player with some experience would say at a glance; never rules.

``Appraisal`` tells what single pieces look worth, ``Instinct`` which answers look promising.
"""

import math
from collections.abc import Mapping
from typing import Final

from palio.core.heuristics import Heuristics
from palio.core.move import Move
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
        values = [float(score) for score in state.scores]
        appraisal = self.appraisal
        if not state.pending:
            rest = 0.0
        else:
            full = state.box.seals[state.seats]
            rest = min(state.left) / full  # the part of the game that is left
        for colour in range(COLOUR_COUNT):
            leader = majority(state, colour)
            if leader >= 0:
                share = 1.0
                if state.pending:
                    share = appraisal.lead + appraisal.certainty * (1.0 - rest)
                values[leader] += share * state.box.flags[colour]
        for seat in range(state.seats):
            for kind in FEASTS:
                values[seat] += feast_points(state, seat, kind)
            if not state.pending:
                continue
            placed = state.box.seals[state.seats] - state.left[seat]
            values[seat] += appraisal.seal * placed * rest
            if has_turn(state, seat):
                values[seat] += self.assets(state, seat, rest)
        if state.pending:
            self.add_question(state, values, rest)
        return values

    def assets(self, state: Table, seat: int, rest: float) -> float:
        """Towers, bricks and cards of a seat that still has a turn."""
        appraisal = self.appraisal
        value = 0.0
        worths: list[float] = []
        for code in state.yards[seat]:
            if is_doomed(state, seat, code):
                value += appraisal.brick[colour_of(code)] * (height_of(code) // 2)
            else:
                worths.append(appraisal.tower(state, seat, code))
        if state.risen and state.pending[-1].seat == seat:
            for code in state.risen:
                worths.append(appraisal.tower(state, seat, code))
        worths.sort()
        worths.reverse()
        for place in range(len(worths)):
            value += worths[place] * attention(place)
        value += appraisal.bricks(state, seat)
        cards = state.cards[seat]
        held = 0
        for kind in range(KIND_COUNT):
            if cards[kind]:
                held += cards[kind]
                value += cards[kind] * appraisal.worth[kind] * (0.2 + 0.8 * rest)
        if held > state.box.card_limit and not cards[WAREHOUSE]:
            value -= 0.8 * (held - state.box.card_limit)
        if owes_bell_tower(state, seat):
            value -= appraisal.bell
        return value

    def add_question(self, state: Table, values: list[float], rest: float) -> None:
        """What the question on the table already promises or threatens to who is asked."""
        appraisal = self.appraisal
        frame = state.pending[-1]
        seat = frame.seat
        if seat < 0:
            return
        if isinstance(frame, (RaiseTower, NewTower)):
            values[seat] -= 0.3 * costs_for(state, seat)[frame.built]
        elif isinstance(frame, PayCost):
            values[seat] -= 0.3 * frame.count
        elif isinstance(frame, PayPrice):
            values[seat] -= 0.35 * (frame.slot - frame.at)
            self.add_card(state, frame.slot, values, seat, rest)
        elif isinstance(frame, GiveForBrick):
            wanted = frame.wanted.colour
            values[seat] += appraisal.marginal(state, seat, wanted) - 0.35 * frame.count
        elif isinstance(frame, ChooseBrick):
            best = 0.0
            for bricks in state.row_bricks:
                for colour in range(COLOUR_COUNT):
                    if bricks[colour]:
                        best = max(best, appraisal.marginal(state, seat, colour))
            values[seat] += best - 0.35 * exchange_price(state, seat)
        elif isinstance(frame, GiveBricks):
            values[seat] -= 0.3 * frame.count
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

    def best_gain(self, state: Table, seat: int, wanted: list[int]) -> float:
        """The most that one brick of the storehouse for one of ``wanted`` could bring."""
        appraisal = self.appraisal
        gain = 0.0
        for colour in range(COLOUR_COUNT):
            if wanted[colour]:
                gain = max(gain, appraisal.marginal(state, seat, colour))
        return gain - appraisal.plain

    def add_card(
        self, state: Table, slot: int, values: list[float], seat: int, rest: float
    ) -> None:
        """The card that is being paid for, and the bricks on it."""
        appraisal = self.appraisal
        kind = state.row[slot]
        bricks = state.row_bricks[slot]
        for colour in range(COLOUR_COUNT):
            if bricks[colour]:
                values[seat] += appraisal.marginal(state, seat, colour)
                values[seat] += (bricks[colour] - 1) * appraisal.brick[colour]
        if kind == MONUMENT:
            owner = monument_goes_to(state)
            if owner >= 0:
                values[owner] += state.box.feast_points[kind]
            return
        values[seat] += appraisal.card(state, seat, kind, rest)

    def priors(self, state: Table, moves: list[Move]) -> list[float]:
        gains = Instinct(state, state.pending[-1].seat, self.appraisal).gains(moves)
        best = max(gains)
        sharpness = self.appraisal.sharpness
        return [SELDOM + math.exp(sharpness * (gain - best)) for gain in gains]


def is_doomed(state: Table, seat: int, code: int) -> bool:
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
