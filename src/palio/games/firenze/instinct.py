"""Which answers look promising before anybody thinks: the priors of Firenze; never rules.

Playouts are drawn by them, so a search sees as far as they are right. What an answer promises
is reckoned in points, from the appraisal of the pieces that it moves.
"""

from typing import Final

from palio.core.move import Move
from palio.games.firenze.appraisal import Appraisal, attention
from palio.games.firenze.components import ARCHITECT, COLOUR_COUNT, FLOORS, LOWEST, PRINCESS
from palio.games.firenze.moves import (
    Begin,
    Discard,
    Fulfil,
    Get,
    Give,
    Person,
    Raise,
    Ring,
    Smuggle,
    Swap,
    Take,
)
from palio.games.firenze.rules.work import NewTower, RaiseTower, costs_for, exchange_price
from palio.games.firenze.state import FREE, Table, colour_of, height_of

RESERVED: Final = -0.5
"""A person is kept for a better moment, as a rule."""
HELPFUL: Final = 0.5
"""The Architect can be played only where there is something to gain."""
UNASKED: Final = -1.0
"""Instead of what a brick is worth, which is never less than nothing."""
HALFWAY: Final = 0.5
"""The part of the game that is left, as far as the instinct cares."""


class Instinct:
    """What the answers to one question promise, in points; made anew for every question."""

    def __init__(self, state: Table, seat: int, appraisal: Appraisal) -> None:
        self.state = state
        self.seat = seat
        self.appraisal = appraisal
        self.wanted = [UNASKED] * COLOUR_COUNT
        """What a brick more of each colour is worth, as far as it has been asked for."""

    def gains(self, moves: list[Move]) -> list[float]:
        """What each answer promises beside the others."""
        frame = self.state.pending[-1]
        if isinstance(frame, RaiseTower):
            return self.raising(frame, moves)
        if isinstance(frame, NewTower):
            return self.beginning(frame, moves)
        return [self.gain(move) for move in moves]

    def raising(self, frame: RaiseTower, moves: list[Move]) -> list[float]:
        """A tower that grows to each height, or is left to fall."""
        colour = colour_of(frame.code)
        height = height_of(frame.code)
        worths = self.appraisal.commissions(self.state, colour)
        gains: list[float] = []
        for move in moves:
            if isinstance(move, Raise):
                added = move.height - height
                gains.append(self.built(colour, move.height, added, frame.built, worths))
            else:
                gains.append(self.appraisal.brick[colour] * (height // 2))
        return gains

    def beginning(self, frame: NewTower, moves: list[Move]) -> list[float]:
        """A new tower of each colour and height, or none."""
        share = attention(len(self.state.risen))
        colour = -1
        worths: list[float] = []
        gains: list[float] = []
        for move in moves:
            if isinstance(move, Begin):
                if move.colour != colour:  # moves come colour by colour
                    colour = move.colour
                    worths = self.appraisal.commissions(self.state, colour)
                gain = self.built(colour, move.height, move.height, frame.built, worths, share)
                gains.append(gain)
            else:
                gains.append(0.0)
        return gains

    def built(
        self,
        colour: int,
        height: int,
        added: int,
        before: int,
        worths: list[float],
        share: float = 1.0,
    ) -> float:
        """A tower of that height after ``added`` bricks, less bricks and costs.

        ``before`` bricks were built in this turn already, ``worths`` are the colour's commissions.
        """
        appraisal = self.appraisal
        seat = self.seat
        store = self.state.store[seat][colour] - added
        costs = costs_for(self.state, seat)
        paid = costs[before + added] - costs[before]
        worth = appraisal.growing(self.state, seat, colour, height, store, worths)
        return share * worth - appraisal.brick[colour] * added - appraisal.price * paid

    def gain(self, move: Move) -> float:
        """What any other answer promises."""
        state = self.state
        appraisal = self.appraisal
        if isinstance(move, Take):
            return self.taking(move.slot)
        if isinstance(move, Give):
            return -appraisal.loss(state, self.seat, move.colour)
        if isinstance(move, Fulfil):
            return self.fulfilling(move.colour, move.height - LOWEST)
        if isinstance(move, (Swap, Get, Smuggle)):
            return self.want(move.colour)
        if isinstance(move, Person):
            return HELPFUL if move.kind == ARCHITECT else RESERVED
        if isinstance(move, Discard):
            return -appraisal.worth[move.kind]
        if isinstance(move, Ring):
            return appraisal.bell
        if move is state.moves.exchange:
            return self.exchanging()
        return 0.0

    def want(self, colour: int) -> float:
        """What a brick more of a colour is worth."""
        if self.wanted[colour] == UNASKED:
            self.wanted[colour] = self.appraisal.marginal(self.state, self.seat, colour)
        return self.wanted[colour]

    def taking(self, slot: int) -> float:
        """A card of the row, with its bricks and its price."""
        state = self.state
        appraisal = self.appraisal
        gain = appraisal.card(state, self.seat, state.row[slot], HALFWAY)
        if not state.has_played(PRINCESS):
            gain -= appraisal.price * slot
        bricks = state.row_bricks[slot]
        for colour in range(COLOUR_COUNT):
            if bricks[colour]:
                want = self.want(colour)
                more = 0.5 * (want + appraisal.brick[colour])
                gain += want + (bricks[colour] - 1) * more
        return gain

    def exchanging(self) -> float:
        """The best brick of the row for the price of an exchange."""
        best = 0.0
        for bricks in self.state.row_bricks:
            for colour in range(COLOUR_COUNT):
                if bricks[colour] and self.want(colour) > best:
                    best = self.want(colour)
        return best - self.appraisal.price * exchange_price(self.state, self.seat)

    def fulfilling(self, colour: int, floor: int) -> float:
        """A commission now, beside what the tower might still grow to."""
        state = self.state
        store = state.store[self.seat][colour]
        best = 0.0
        for higher in range(floor + 1, FLOORS):
            at = colour * FLOORS + higher
            if state.seals[at] == FREE:
                hope = self.appraisal.commission(state, at)
                hope *= self.appraisal.chance(higher - floor, store)
                best = max(best, hope)
        return self.appraisal.commission(state, colour * FLOORS + floor) - best
