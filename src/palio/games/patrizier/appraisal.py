"""What single pieces look worth, in fame: what the opinions stand on; never rules.

All cards of a city together fill it (§4.3) and every card is played in the end, so a crest in hand
is a floor that will be built, and only the crests that nobody holds yet are uncertain.
"""

import math
from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from palio.core.packed import vec
from palio.games.patrizier.components import PERSON_COUNT, City, Kind
from palio.games.patrizier.rules.scoring import majority
from palio.games.patrizier.state import Table

WEIGHTS: Final[dict[str, float]] = {
    "floor": 1.6,  # how much a floor in a tower decides, the more the less is uncertain
    "top": 0.8,  # … and its top floor, which breaks ties
    "promised": 0.8,  # … and a floor that a card in hand will bring, to either tower
    "height": 1.5,  # how much a floor decides which of the two towers will be the higher
    "blur": 0.4,  # how uncertain a floor is of which it is known only who will build it
    "least": 0.5,  # uncertain floors that there always seem to be
    "first_portrait": 1.0,  # fame for one portrait on the way to a set
    "second_portrait": 3.8,  # … and for two
    "late": 1.0,  # cards yet to be drawn with which only half of that is left
    "any": 0.4,  # portraits of each person that a card yet to be chosen is worth
    "pick": 0.5,  # fame for a free choice of a card
    "shift": 0.5,  # fame for a special action
    "crest": 1.0,  # fame for a crest in hand, as far as the instinct cares
    "haste": 2.0,  # fame for building in a city that is almost full rather than in an empty one
    "sharpness": 0.5,  # how much likelier an answer becomes by fame that it promises
    "stock": 0.02,  # floors left break ties
}


@final
class Appraisal:
    """Fame that pieces promise, by the weights."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.floor = weights["floor"]
        self.top = weights["top"]
        self.promised = weights["promised"]
        self.height = weights["height"]
        self.blur = weights["blur"]
        self.least = weights["least"]
        self.first_portrait = weights["first_portrait"]
        self.second_portrait = weights["second_portrait"]
        self.late = weights["late"]
        self.any = weights["any"]
        self.pick = weights["pick"]
        self.shift = weights["shift"]
        self.crest = weights["crest"]
        self.haste = weights["haste"]
        self.sharpness = weights["sharpness"]
        self.stock = weights["stock"]

    def tiles(
        self, city: City, left: vec[i64], right: vec[i64], crests: vec[i64], seats: i64
    ) -> vec[float]:
        """What each seat can expect of a city's tiles; ``crests`` are those in all hands."""
        fame = vec[float]([0.0] * seats)
        first = city.index * seats
        missing = city.floors - len(left) - len(right)
        if missing == 0:
            is_left = len(left) > len(right)
            fame[majority(left, seats)] += float(city.high if is_left else city.low)
            fame[majority(right, seats)] += float(city.low if is_left else city.high)
            return fame
        held: i64 = 0
        for seat in range(seats):
            held += crests[first + seat]
        free = missing - held  # never less than nothing: §4.3
        sharp = 1.0 / math.sqrt(float(free) + self.blur * float(held) + self.least)
        lead = self.height * float(len(left) - len(right)) * sharp
        worth = float(city.low) + float(city.high - city.low) / (1.0 + math.exp(-lead))
        self.share(left, crests, first, worth, sharp, fame)
        self.share(right, crests, first, float(city.high + city.low) - worth, sharp, fame)
        return fame

    def share(
        self,
        tower: vec[i64],
        crests: vec[i64],
        first: i64,
        worth: float,
        sharp: float,
        fame: vec[float],
    ) -> None:
        """Divide what a tower's tile is worth by who is likely to win it."""
        seats = len(fame)
        odds = vec[float]([0.0] * seats)
        for seat in range(seats):
            odds[seat] = self.promised * float(crests[first + seat])
        for floor in tower:
            odds[floor] += 1.0
        if len(tower):
            odds[tower[-1]] += self.top
        total = 0.0
        for seat in range(seats):
            odds[seat] = math.exp(self.floor * sharp * odds[seat])
            total += odds[seat]
        for seat in range(seats):
            fame[seat] += worth * odds[seat] / total

    def hope(self, state: Table) -> float:
        """How much of the promise of portraits on their way to a set is left, from 1 to 0."""
        cards: i64 = len(state.deck)
        for card in state.market:
            if card >= 0:
                cards += 1
        draws = float(cards) / float(state.seats)
        return draws / (draws + self.late) if cards else 0.0

    def sets(self, state: Table, count: float, hope: float) -> float:
        """Fame for so many portraits of one person: whole sets, and what the rest promises."""
        size = float(state.box.portrait_set)
        sets = float(math.floor(count / size))
        rest = count - size * sets
        fame = float(state.box.portrait_fame)
        first = self.first_portrait
        second = self.second_portrait
        if rest <= 1.0:
            promise = first * rest
        elif rest <= 2.0:
            promise = first + (second - first) * (rest - 1.0)
        else:
            promise = second + (fame - second) * (rest - 2.0)
        return sets * fame + hope * promise

    def symbol(self, kind: Kind) -> float:
        """What a card lets its player do, beside building."""
        if kind.is_move:
            return self.shift
        return self.pick if kind.is_choice else 0.0

    def card(self, state: Table, kind: Kind, seat: i64, hope: float) -> float:
        """A card more in the hand of a seat."""
        worth = self.crest * float(kind.crests) + self.symbol(kind)
        if kind.person >= 0:
            count = float(state.portraits[seat * PERSON_COUNT + kind.person])
            more = count + float(kind.portraits)
            worth += self.sets(state, more, hope) - self.sets(state, count, hope)
        return worth


def lead_of(fame: vec[float], seat: i64) -> float:
    """How far the seat is ahead of the best of the others."""
    best = -1e9
    for other in range(len(fame)):
        if other != seat and fame[other] > best:
            best = fame[other]
    return fame[seat] - best
