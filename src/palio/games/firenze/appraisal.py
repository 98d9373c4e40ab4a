"""What towers, commissions, bricks and cards look worth to a seat, in points; never rules."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from palio.core.packed import append, vec
from palio.games.firenze.components import (
    ALCHEMIST,
    ARCHITECT,
    BRIDGE,
    CAMPANILE,
    COLLAPSE,
    COLOUR_COUNT,
    DISGRACE,
    FAME,
    FIRE,
    FLOOD,
    FLOORS,
    KIND_COUNT,
    LOWEST,
    MASON,
    PATRICIAN,
    PRINCESS,
    RECOGNITION,
    SABOTEUR,
    SCANDAL,
    SMUGGLER,
    TOP,
    WAREHOUSE,
    WHITE,
    WHOLESALER,
    WORKSHOP,
    Balcony,
)
from palio.games.firenze.rules.bricks import total
from palio.games.firenze.rules.commissions import BELL_TOWER, owes_bell_tower
from palio.games.firenze.rules.scoring import low_seals
from palio.games.firenze.state import FREE, NO_TILE, Table, colour_of, height_of

WEIGHTS: Final[dict[str, float]] = {
    "near": 0.9,  # what is left of a commission's points for each brick that is still in store
    "far": 0.62,  # … and for each that is still to be found
    "seal": 1.6,  # a seal placed brings the end, and the five points, nearer
    "lead": 0.5,  # how much of a flag the lead in a tower is worth at the beginning
    "certainty": 0.5,  # … and how much is added by the end
    "locked": 0.5,  # a balcony whose turn has not come yet, for each numeral before it
    "brick": 0.3,  # a white brick in the storehouse
    "rarity": 0.06,  # … and what each rarer colour adds
    "surplus": 0.1,  # a brick above the limit
    "bell": 3.0,  # having to build the bell tower
    "alchemist": 0.9,  # a card in hand or in the yard at the beginning of a game
    "architect": 1.6,
    "princess": 0.9,
    "wholesaler": 0.4,
    "mason": 1.6,
    "patrician": 0.9,
    "saboteur": 0.6,
    "smuggler": 0.9,
    "bridge": 1.2,
    "warehouse": 1.0,
    "workshop": 2.6,
    "price": 0.4,  # what a brick that must be paid is worth to the instinct …
    "sharpness": 4.0,  # … which gives an answer that is a point better e to this times as often
}
HELD: Final[dict[str, int]] = {
    "alchemist": ALCHEMIST,
    "architect": ARCHITECT,
    "princess": PRINCESS,
    "wholesaler": WHOLESALER,
    "mason": MASON,
    "patrician": PATRICIAN,
    "saboteur": SABOTEUR,
    "smuggler": SMUGGLER,
    "bridge": BRIDGE,
    "warehouse": WAREHOUSE,
    "workshop": WORKSHOP,
}
# A fourth and fifth tower can hardly be kept growing.
ATTENTION: Final[list[float]] = [1.0, 0.95, 0.85, 0.6, 0.4, 0.25, 0.15, 0.1]
NEEDS: Final = TOP + 1
"""A tower needs 0 to TOP bricks."""
TAKEN: Final = -1.0
"""Instead of its worth: a seal lies on the commission."""


@final
class Appraisal:
    """The weights, and what they say about single pieces."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.seal = weights["seal"]
        self.lead = weights["lead"]
        self.certainty = weights["certainty"]
        self.locked = weights["locked"]
        self.plain = weights["brick"]
        self.surplus = weights["surplus"]
        self.bell = weights["bell"]
        self.price = weights["price"]
        self.sharpness = weights["sharpness"]
        self.brick = vec[float](
            [self.plain + weights["rarity"] * float(colour) for colour in range(COLOUR_COUNT)]
        )
        """A brick in the storehouse that no tower is waiting for, by colour."""
        self.worth = vec[float]([0.0] * KIND_COUNT)
        for name, kind in HELD.items():
            self.worth[kind] = weights[name]
        self.chances = chances(weights["near"], weights["far"])

    def bricks(self, state: Table, seat: int) -> float:
        """The storehouse; what is above the limit will be lost."""
        store = state.store[seat]
        value = 0.0
        for colour in range(COLOUR_COUNT):
            value += float(store[colour]) * self.brick[colour]
        box = state.box
        limit = box.warehouse_limit if state.cards[seat][WAREHOUSE] else box.brick_limit
        over = total(store) - limit
        if over > 0:
            value -= float(over) * (self.plain - self.surplus)
        return value

    def commissions(self, state: Table, colour: i64) -> vec[float]:
        """What fulfilling each commission of a colour would bring, bonuses included; or ``TAKEN``.

        From the lowest floor up.
        """
        box = state.box
        seals = state.seals
        tiles = state.tiles
        levels = state.levels
        worths = vec[float]([TAKEN] * FLOORS)
        for floor in range(FLOORS):
            at = colour * FLOORS + floor
            if seals[at] != FREE:
                continue
            tile = tiles[at]
            if tile == NO_TILE:
                points = float(box.points[at]) + self.seal
            else:
                points = self.balcony(state, box.balconies[tile])
            if levels[floor]:
                points += float(box.levels[floor])
            worths[floor] = points
        for card in state.church:
            waits = box.privilege_height[card] - LOWEST
            if waits >= 0 and worths[waits] != TAKEN:
                worths[waits] += float(box.privilege_points[card])
        flag = 0.25 * float(box.flags[colour])
        for floor in range(FLOORS):
            if worths[floor] != TAKEN:
                worths[floor] += flag
        return worths

    def balcony(self, state: Table, tile: Balcony) -> float:
        """A commission with a balcony, less for each that must be fulfilled before it."""
        points = float(tile.points) + self.seal
        before = tile.numeral - state.open_balcony
        while before > 0:
            points *= self.locked
            before -= 1
        return points

    def tower(self, state: Table, seat: int, code: i64) -> float:
        """The best commission a tower may come to, less for each brick it still needs."""
        colour = colour_of(code)
        worths = self.commissions(state, colour)
        return self.growing(state, seat, colour, height_of(code), state.store[seat][colour], worths)

    def growing(
        self, state: Table, seat: int, colour: i64, height: i64, store: i64, worths: vec[float]
    ) -> float:
        """The same, with so many bricks in store; ``worths`` are the colour's commissions."""
        best = self.half(colour, height)
        if not state.left[seat]:
            return best
        owes = owes_bell_tower(state, seat)
        if owes and colour == WHITE and height <= BELL_TOWER:
            hope = self.bell * self.chance(BELL_TOWER - height, store)
            best = max(best, hope)
        for floor in range(height - LOWEST if height > LOWEST else 0, FLOORS):
            points = worths[floor]
            if points == TAKEN:
                continue
            worth = points * self.chance(LOWEST + floor - height, store)
            if owes:
                worth *= 0.5
            best = max(best, worth)
        return best

    def half(self, colour: i64, height: i64) -> float:
        """The bricks that a tower leaves when it falls. §6.2"""
        return self.brick[colour] * float(height // 2)

    def chance(self, need: i64, store: i64) -> float:
        """How likely the tower gets the bricks it needs, in the storehouse or not."""
        have = need if need < store else store
        return self.chances[have * NEEDS + need - have]

    def marginal(self, state: Table, seat: int, colour: i64) -> float:
        """What one more brick of a colour would be worth to a seat."""
        store = state.store[seat][colour]
        return self.brick[colour] + self.step(state, seat, colour, store, store + 1)

    def loss(self, state: Table, seat: int, colour: i64) -> float:
        """What one brick less of a colour would cost a seat."""
        store = state.store[seat][colour]
        return self.brick[colour] + self.step(state, seat, colour, store - 1, store)

    def step(self, state: Table, seat: int, colour: i64, fewer: i64, more: i64) -> float:
        """What the tower that comes next in a colour gains by more bricks in store."""
        code = self.waiting(state, seat, colour)
        if code < 0:
            return 0.0
        worths = self.commissions(state, colour)
        height = height_of(code)
        rich = self.growing(state, seat, colour, height, more, worths)
        return rich - self.growing(state, seat, colour, height, fewer, worths)

    def waiting(self, state: Table, seat: int, colour: i64) -> i64:
        """The seat's first tower of a colour, raised in this turn or not; -1: none."""
        for code in state.yards[seat]:
            if colour_of(code) == colour:
                return code
        if len(state.risen) and state.pending[-1].seat == seat:
            for code in state.risen:
                if colour_of(code) == colour:
                    return code
        return -1

    def card(self, state: Table, seat: int, kind: i64, rest: float) -> float:
        """What taking a card brings to a seat, bricks aside."""
        if kind in (FAME, DISGRACE, SCANDAL):
            return float(state.box.feast_points[kind])
        if kind == RECOGNITION:
            return float(low_seals(state, seat)) + 1.5 * rest
        if kind in (WORKSHOP, WAREHOUSE, BRIDGE) and state.cards[seat][kind]:
            return 0.0
        if kind in (FLOOD, FIRE):
            return -0.3
        if kind == COLLAPSE:
            return -2.0 if len(state.yards[seat]) else 0.0
        if kind == CAMPANILE:
            return 0.0
        return self.worth[kind] * (0.2 + 0.8 * rest)


def attention(place: int) -> float:
    """How much of a tower's worth counts if so many better ones must grow too."""
    return ATTENTION[place if place < len(ATTENTION) else len(ATTENTION) - 1]


def chances(near: float, far: float) -> vec[float]:
    """How likely a tower is finished that still needs so many bricks in store, and to be found.

    ``NEEDS`` numbers for each number of bricks in store.
    """
    found = vec[float]()
    value = 1.0
    for _ in range(NEEDS):
        likely = value
        for _ in range(NEEDS):
            found = append(found, likely)
            likely *= far
        value *= near
    return found
