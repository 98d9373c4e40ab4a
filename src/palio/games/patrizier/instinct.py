"""Which answers look promising before anybody thinks: the priors of Patrizier; never rules.

Playouts are drawn by them, so a search sees as far as they are right. What an answer promises is
reckoned in fame, from the appraisal of the pieces that it moves.
"""

from palio.core.move import Move
from palio.games.patrizier.appraisal import Appraisal, crests_for, lead_of, portraits_of
from palio.games.patrizier.moves import Build, Play, Shift, Take
from palio.games.patrizier.state import Table


class Instinct:
    """What the answers to one question promise, in fame; made anew for every question."""

    def __init__(self, state: Table, appraisal: Appraisal) -> None:
        self.state = state
        self.seat = state.pending[-1].seat
        self.appraisal = appraisal
        self.portraits: list[int] = []
        self.hope = 0.0
        self.crests: list[int] = []
        self.city = -1
        self.now = 0.0
        """The lead in the tiles of the city last looked at."""

    def gains(self, moves: list[Move]) -> list[float]:
        """What each answer promises beside the others."""
        return [self.gain(move) for move in moves]

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

    def card(self, card: int) -> float:
        """A card more in hand."""
        if not self.portraits:
            self.portraits = portraits_of(self.state, self.seat)
            self.hope = self.appraisal.hope(self.state)
        kind = self.state.box.kinds[card]
        return self.appraisal.card(self.state, kind, self.portraits, self.hope)

    def playing(self, card: int) -> float:
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
                    best = max(best, self.card(drawn))
        filled = state.built_in(kind.city) / state.box.cities[kind.city].floors
        return best + self.appraisal.haste * filled

    def building(self, move: Build) -> float:
        """The lead in the city's tiles with these floors."""
        if not self.crests:
            self.crests = crests_for(self.state, move.city)
        seat = self.seat
        left = self.state.towers[2 * move.city] + [seat] * move.left
        right = self.state.towers[2 * move.city + 1] + [seat] * move.right
        return self.lead(move.city, left, right)

    def shifting(self, move: Shift) -> float:
        """What a floor that changes over does for the lead in the city's tiles."""
        city = move.city
        towers = self.state.towers
        if city != self.city:  # moves come city by city
            self.city = city
            self.crests = crests_for(self.state, city)
            self.now = self.lead(city, towers[2 * city], towers[2 * city + 1])
        left = towers[2 * city].copy()
        right = towers[2 * city + 1].copy()
        if move.side:
            left.append(right.pop())
        else:
            right.append(left.pop())
        return self.lead(city, left, right) - self.now

    def lead(self, city: int, left: list[int], right: list[int]) -> float:
        """How far ahead the seat would be in a city's tiles."""
        fame = self.appraisal.tiles(self.state.box.cities[city], left, right, self.crests)
        return lead_of(fame, self.seat)
