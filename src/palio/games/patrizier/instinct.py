"""Which answers look promising before anybody thinks: the priors of Patrizier; never rules.

Playouts are drawn by them, so a search sees as far as they are right. What an answer promises is
reckoned in fame, from the appraisal of the pieces that it moves.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from palio.core.move import Move
from palio.core.packed import append, pop, vec
from palio.games.patrizier.appraisal import Appraisal, lead_of
from palio.games.patrizier.moves import Build, Play, Shift, Take
from palio.games.patrizier.state import Table


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Instinct:
    """What the answers to one question promise, in fame; made anew for every question."""

    def __init__(self, state: Table, appraisal: Appraisal) -> None:
        self.state = state
        self.seat: i64 = state.pending[-1].seat
        self.appraisal = appraisal
        self.hope = -1.0
        """How much promise is left in portraits; asked for when the first card is looked at."""
        self.city: i64 = -1
        self.now = 0.0
        """The lead in the tiles of the city last looked at."""

    def gain(self, move: Move) -> float:
        """What an answer promises."""
        if isinstance(move, Play):
            return self.playing(move.kind)
        if isinstance(move, Build):
            return self.building(move)
        if isinstance(move, Take):
            return self.card(self.state.market[move.city])
        if isinstance(move, Shift):
            return self.shifting(move)
        return 0.0

    def card(self, card: i64) -> float:
        """A card more in hand."""
        if self.hope < 0.0:
            self.hope = self.appraisal.hope(self.state)
        return self.appraisal.card(self.state, self.state.box.kinds[card], self.seat, self.hope)

    def playing(self, card: i64) -> float:
        """The card that will be drawn for this one, and a floor in time."""
        state = self.state
        kind = state.box.kinds[card]
        drawn = state.market[kind.city]
        best = 0.0
        if drawn >= 0 and not kind.is_choice:
            best = self.card(drawn)
        else:
            for drawn in state.market:
                if drawn >= 0:
                    promise = self.card(drawn)
                    best = promise if promise > best else best
        floors = state.box.cities[kind.city].floors
        filled = float(state.built_in(kind.city)) / float(floors)
        return best + self.appraisal.haste * filled

    def building(self, move: Build) -> float:
        """The lead in the city's tiles with these floors."""
        left = self.state.towers[2 * move.city][:]
        for _ in range(move.left):
            left = append(left, self.seat)
        right = self.state.towers[2 * move.city + 1][:]
        for _ in range(move.right):
            right = append(right, self.seat)
        return self.lead(move.city, left, right)

    def shifting(self, move: Shift) -> float:
        """What a floor that changes over does for the lead in the city's tiles."""
        city = move.city
        towers = self.state.towers
        if city != self.city:  # moves come city by city
            self.city = city
            self.now = self.lead(city, towers[2 * city], towers[2 * city + 1])
        left = towers[2 * city][:]
        right = towers[2 * city + 1][:]
        if move.side:
            right, floor = pop(right)
            left = append(left, floor)
        else:
            left, floor = pop(left)
            right = append(right, floor)
        return self.lead(city, left, right) - self.now

    def lead(self, city: i64, left: vec[i64], right: vec[i64]) -> float:
        """How far ahead the seat would be in a city's tiles."""
        state = self.state
        place = state.box.cities[city]
        fame = self.appraisal.tiles(place, left, right, state.crests, state.seats)
        return lead_of(fame, self.seat)
