"""What towers, commissions, bricks and cards look worth to a seat, in points; never rules."""

from collections.abc import Mapping
from typing import Final

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
)
from palio.games.firenze.rules.bricks import total
from palio.games.firenze.rules.commissions import BELL_TOWER, owes_bell_tower, points_of
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
TAKEN: Final = -1.0
"""Instead of its worth: a seal lies on the commission."""


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
        self.brick = [self.plain + weights["rarity"] * colour for colour in range(COLOUR_COUNT)]
        """A brick in the storehouse that no tower is waiting for, by colour."""
        self.worth = [0.0] * KIND_COUNT
        for name, kind in HELD.items():
            self.worth[kind] = weights[name]
        self.chances = chances(weights["near"], weights["far"])

    def bricks(self, state: Table, seat: int) -> float:
        """The storehouse; what is above the limit will be lost."""
        store = state.store[seat]
        value = 0.0
        for colour in range(COLOUR_COUNT):
            value += store[colour] * self.brick[colour]
        box = state.box
        limit = box.warehouse_limit if state.cards[seat][WAREHOUSE] else box.brick_limit
        over = total(store) - limit
        if over > 0:
            value -= over * (self.plain - self.surplus)
        return value

    def commission(self, state: Table, at: int) -> float:
        """What fulfilling a commission would bring, bonuses included."""
        floor = at % FLOORS
        points = points_of(state, at) + self.seal
        tile = state.tiles[at]
        if tile != NO_TILE:
            for _ in range(state.open_balcony, state.box.balconies[tile].numeral):
                points *= self.locked
        if state.levels[floor]:
            points += state.box.levels[floor]
        for card in state.church:
            if state.box.privilege_height[card] == LOWEST + floor:
                points += state.box.privilege_points[card]
        return points + 0.25 * state.box.flags[at // FLOORS]

    def commissions(self, state: Table, colour: int) -> list[float]:
        """What the six commissions of a colour would bring, from the lowest; or ``TAKEN``."""
        worths = [TAKEN] * FLOORS
        for floor in range(FLOORS):
            at = colour * FLOORS + floor
            if state.seals[at] == FREE:
                worths[floor] = self.commission(state, at)
        return worths

    def tower(self, state: Table, seat: int, code: int) -> float:
        """The best commission a tower may come to, less for each brick it still needs."""
        colour = colour_of(code)
        worths = self.commissions(state, colour)
        return self.growing(state, seat, colour, height_of(code), state.store[seat][colour], worths)

    def growing(
        self, state: Table, seat: int, colour: int, height: int, store: int, worths: list[float]
    ) -> float:
        """The same, with so many bricks in store; ``worths`` are the colour's commissions."""
        best = self.brick[colour] * (height // 2)
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

    def chance(self, need: int, store: int) -> float:
        """How likely the tower gets the bricks it needs, in the storehouse or not."""
        have = need if need < store else store
        return self.chances[have][need - have]

    def marginal(self, state: Table, seat: int, colour: int) -> float:
        """What one more brick of a colour would be worth to a seat."""
        store = state.store[seat][colour]
        return self.brick[colour] + self.step(state, seat, colour, store, store + 1)

    def loss(self, state: Table, seat: int, colour: int) -> float:
        """What one brick less of a colour would cost a seat."""
        store = state.store[seat][colour]
        return self.brick[colour] + self.step(state, seat, colour, store - 1, store)

    def step(self, state: Table, seat: int, colour: int, fewer: int, more: int) -> float:
        """What the tower that comes next in a colour gains by more bricks in store."""
        code = self.waiting(state, seat, colour)
        if code < 0:
            return 0.0
        worths = self.commissions(state, colour)
        height = height_of(code)
        rich = self.growing(state, seat, colour, height, more, worths)
        return rich - self.growing(state, seat, colour, height, fewer, worths)

    def waiting(self, state: Table, seat: int, colour: int) -> int:
        """The seat's first tower of a colour, raised in this turn or not; -1: none."""
        for code in state.yards[seat]:
            if colour_of(code) == colour:
                return code
        if state.risen and state.pending[-1].seat == seat:
            for code in state.risen:
                if colour_of(code) == colour:
                    return code
        return -1

    def card(self, state: Table, seat: int, kind: int, rest: float) -> float:
        """What taking a card brings to a seat, bricks aside."""
        if kind in (FAME, DISGRACE, SCANDAL):
            return float(state.box.feast_points[kind])
        if kind == RECOGNITION:
            return low_seals(state, seat) + 1.5 * rest
        if kind in (WORKSHOP, WAREHOUSE, BRIDGE) and state.cards[seat][kind]:
            return 0.0
        if kind in (FLOOD, FIRE):
            return -0.3
        if kind == COLLAPSE:
            return -2.0 if state.yards[seat] else 0.0
        if kind == CAMPANILE:
            return 0.0
        return self.worth[kind] * (0.2 + 0.8 * rest)


def attention(place: int) -> float:
    """How much of a tower's worth counts if so many better ones must grow too."""
    return ATTENTION[place if place < len(ATTENTION) else len(ATTENTION) - 1]


def chances(near: float, far: float) -> list[list[float]]:
    """How likely a tower is finished that still needs so many bricks in store, and to be found."""
    rows: list[list[float]] = []
    value = 1.0
    for _ in range(TOP + 1):
        row = [value]
        for _ in range(TOP):
            row.append(row[-1] * far)
        rows.append(row)
        value *= near
    return rows
