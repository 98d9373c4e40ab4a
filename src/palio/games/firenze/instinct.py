"""Which answers look promising before anybody thinks: the priors of Firenze; never rules.

Playouts are drawn by them, so a search sees as far as they are right. What an answer promises
is reckoned in points, from the appraisal of the pieces that it moves.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from palio.core.move import Move
from palio.core.packed import vec
from palio.games.firenze.appraisal import TAKEN, Appraisal, attention
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
from palio.games.firenze.state import Table, colour_of, height_of

RESERVED: Final = -0.5
"""A person is kept for a better moment, as a rule."""
HELPFUL: Final = 0.5
"""The Architect can be played only where there is something to gain."""
UNASKED: Final = -1.0
"""Instead of what a brick is worth, which is never less than nothing."""
HALFWAY: Final = 0.5
"""The part of the game that is left, as far as the instinct cares."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Instinct:
    """What the answers to one question promise, in points; made anew for every question."""

    def __init__(self, state: Table, appraisal: Appraisal) -> None:
        self.state = state
        self.frame = state.pending[-1]
        self.seat = self.frame.seat
        self.appraisal = appraisal
        self.wanted = vec[float]([UNASKED] * COLOUR_COUNT)
        """What a brick more of each colour is worth, as far as it has been asked for."""

    def gains(self, moves: list[Move]) -> vec[float]:
        """What each answer promises beside the others."""
        frame = self.frame
        gains = vec[float]([0.0] * len(moves))
        if isinstance(frame, RaiseTower):
            self.raising(frame, moves, gains)
        elif isinstance(frame, NewTower):
            self.beginning(frame, moves, gains)
        else:
            for i in range(len(moves)):
                gains[i] = self.gain(moves[i])
        return gains

    def raising(self, frame: RaiseTower, moves: list[Move], gains: vec[float]) -> None:
        """A tower that grows to each height, or is left to fall."""
        colour = colour_of(frame.code)
        height = height_of(frame.code)
        worths = self.appraisal.commissions(self.state, colour)
        costs = costs_for(self.state, self.seat)
        for i in range(len(moves)):
            move = moves[i]
            if isinstance(move, Raise):
                added = move.height - height
                paid = costs[frame.built + added] - costs[frame.built]
                gains[i] = self.built(colour, move.height, added, paid, worths, 1.0)
            else:
                gains[i] = self.appraisal.half(colour, height)

    def beginning(self, frame: NewTower, moves: list[Move], gains: vec[float]) -> None:
        """A new tower of each colour and height, or none."""
        share = attention(len(self.state.risen))
        costs = costs_for(self.state, self.seat)
        colour: i64 = -1
        worths = vec[float]()
        for i in range(len(moves)):
            move = moves[i]
            if isinstance(move, Begin):
                if move.colour != colour:  # moves come colour by colour
                    colour = move.colour
                    worths = self.appraisal.commissions(self.state, colour)
                paid = costs[frame.built + move.height] - costs[frame.built]
                gains[i] = self.built(colour, move.height, move.height, paid, worths, share)

    def built(
        self, colour: i64, height: i64, added: i64, paid: i64, worths: vec[float], share: float
    ) -> float:
        """A share of a tower of that height, less the bricks ``added`` and ``paid``.

        ``worths`` are the colour's commissions.
        """
        appraisal = self.appraisal
        seat = self.seat
        store = self.state.store[seat][colour] - added
        worth = appraisal.growing(self.state, seat, colour, height, store, worths)
        bricks = appraisal.brick[colour] * float(added)
        return share * worth - bricks - appraisal.price * float(paid)

    def gain(self, move: Move) -> float:
        """What any other answer promises."""
        state = self.state
        appraisal = self.appraisal
        # What is asked most comes first: finding out what a move is not takes longest.
        if move is state.moves.done or move is state.moves.keep:
            return 0.0
        if move is state.moves.exchange:
            return self.exchanging()
        if isinstance(move, Swap):
            return self.want(move.colour)
        if isinstance(move, Give):
            return -appraisal.loss(state, self.seat, move.colour)
        if isinstance(move, Take):
            return self.taking(move.slot)
        if isinstance(move, Fulfil):
            return self.fulfilling(move.colour, move.height - LOWEST)
        if isinstance(move, Person):
            return HELPFUL if move.kind == ARCHITECT else RESERVED
        if isinstance(move, (Get, Smuggle)):
            return self.want(move.colour)
        if isinstance(move, Discard):
            return -appraisal.worth[move.kind]
        if isinstance(move, Ring):
            return appraisal.bell
        return 0.0

    def want(self, colour: i64) -> float:
        """What a brick more of a colour is worth."""
        worth = self.wanted[colour]
        if worth == UNASKED:
            worth = self.appraisal.marginal(self.state, self.seat, colour)
            self.wanted[colour] = worth
        return worth

    def taking(self, slot: i64) -> float:
        """A card of the row, with its bricks and its price."""
        state = self.state
        appraisal = self.appraisal
        gain = appraisal.card(state, self.seat, state.row[slot], HALFWAY)
        if not state.has_played(PRINCESS):
            gain -= appraisal.price * float(slot)
        bricks = state.row_bricks[slot]
        for colour in range(COLOUR_COUNT):
            if bricks[colour]:
                want = self.want(colour)
                more = 0.5 * (want + appraisal.brick[colour])
                gain += want + float(bricks[colour] - 1) * more
        return gain

    def exchanging(self) -> float:
        """The best brick of the row for the price of an exchange."""
        best = 0.0
        for colour in range(COLOUR_COUNT):
            if lies_in_row(self.state, colour):
                best = max(best, self.want(colour))
        return best - self.appraisal.price * float(exchange_price(self.state, self.seat))

    def fulfilling(self, colour: i64, floor: i64) -> float:
        """A commission now, beside what the tower might still grow to."""
        appraisal = self.appraisal
        worths = appraisal.commissions(self.state, colour)
        store = self.state.store[self.seat][colour]
        best = 0.0
        for higher in range(floor + 1, FLOORS):
            if worths[higher] != TAKEN:
                hope = worths[higher] * appraisal.chance(higher - floor, store)
                best = max(best, hope)
        return worths[floor] - best


def lies_in_row(state: Table, colour: i64) -> bool:
    """Is there a brick of the colour on any card of the row?"""
    for bricks in state.row_bricks:
        if bricks[colour]:
            return True
    return False
