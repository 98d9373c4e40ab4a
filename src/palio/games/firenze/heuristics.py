"""What a player with some experience would say at a glance; never rules."""

from collections.abc import Mapping
from typing import Final

from palio.core.heuristics import Heuristics
from palio.core.move import Move
from palio.games.firenze.components import (
    ALCHEMIST,
    ARCHITECT,
    BRIDGE,
    CAMPANILE,
    COLLAPSE,
    COLOUR_COUNT,
    DISGRACE,
    FAME,
    FEASTS,
    FIRE,
    FLOOD,
    FLOORS,
    KIND_COUNT,
    LOWEST,
    MASON,
    MONUMENT,
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
from palio.games.firenze.moves import Begin, Fulfil, Give, Person, Raise, Ring, Swap, Take
from palio.games.firenze.rules.bricks import GiveBricks, total
from palio.games.firenze.rules.commissions import (
    ArchitectFloor,
    ArchitectTower,
    owes_bell_tower,
    points_of,
)
from palio.games.firenze.rules.persons import (
    AlchemistGets,
    AlchemistGives,
    ChooseSabotage,
    SmugglerGets,
    SmugglerGives,
)
from palio.games.firenze.rules.row import ChooseCard, PayPrice, monument_goes_to
from palio.games.firenze.rules.scoring import feast_points, low_seals, majority
from palio.games.firenze.rules.work import (
    ChooseBrick,
    GiveForBrick,
    NewTower,
    PayCost,
    RaiseTower,
    costs_for,
    exchange_price,
)
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
}
SEARCH: Final[dict[str, float]] = {
    "horizon": 8.0,  # about the rest of a turn
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
ATTENTION: Final = (1.0, 0.95, 0.85, 0.6, 0.4, 0.25, 0.15, 0.1, 0.1, 0.1, 0.1, 0.1)


class FirenzeHeuristics(Heuristics[Table]):
    """Points made, majorities ahead, towers on their way, and what lies in the storehouse."""

    def __init__(self, weights: Mapping[str, float], search: Mapping[str, float]) -> None:
        super().__init__(weights, search)
        self.near = weights["near"]
        self.far = weights["far"]
        self.worth = [0.0] * KIND_COUNT
        for name, kind in HELD.items():
            self.worth[kind] = weights[name]

    def tuned(
        self, weights: Mapping[str, float], search: Mapping[str, float]
    ) -> "FirenzeHeuristics":
        return FirenzeHeuristics(weights, search)

    def values(self, state: Table) -> list[float]:
        values = [float(score) for score in state.scores]
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
                    share = self.weights["lead"] + self.weights["certainty"] * (1.0 - rest)
                values[leader] += share * state.box.flags[colour]
        for seat in range(state.seats):
            for kind in FEASTS:
                values[seat] += feast_points(state, seat, kind)
            if not state.pending:
                continue
            placed = state.box.seals[state.seats] - state.left[seat]
            values[seat] += self.weights["seal"] * placed * rest
            if has_turn(state, seat):
                values[seat] += self.assets(state, seat, rest)
        if state.pending:
            self.add_question(state, values, rest)
        return values

    def assets(self, state: Table, seat: int, rest: float) -> float:
        """Towers, bricks and cards of a seat that still has a turn."""
        value = 0.0
        worths: list[float] = []
        for code in state.yards[seat]:
            if is_doomed(state, seat, code):
                value += self.brick(colour_of(code)) * (height_of(code) // 2)
            else:
                worths.append(self.tower(state, seat, code))
        if state.risen and state.pending[-1].seat == seat:
            for code in state.risen:
                worths.append(self.tower(state, seat, code))
        worths.sort()
        worths.reverse()
        for place in range(len(worths)):
            value += worths[place] * ATTENTION[min(place, len(ATTENTION) - 1)]
        value += self.bricks(state, seat)
        cards = state.cards[seat]
        held = 0
        for kind in range(KIND_COUNT):
            if cards[kind]:
                held += cards[kind]
                value += cards[kind] * self.worth[kind] * (0.2 + 0.8 * rest)
        if held > state.box.card_limit and not cards[WAREHOUSE]:
            value -= 0.8 * (held - state.box.card_limit)
        if owes_bell_tower(state, seat):
            value -= self.weights["bell"]
        return value

    def brick(self, colour: int) -> float:
        """A brick in the storehouse that no tower is waiting for."""
        return self.weights["brick"] + self.weights["rarity"] * colour

    def bricks(self, state: Table, seat: int) -> float:
        """The storehouse; what is above the limit will be lost."""
        store = state.store[seat]
        value = 0.0
        for colour in range(COLOUR_COUNT):
            value += store[colour] * self.brick(colour)
        box = state.box
        limit = box.warehouse_limit if state.cards[seat][WAREHOUSE] else box.brick_limit
        over = total(store) - limit
        if over > 0:
            value -= over * (self.weights["brick"] - self.weights["surplus"])
        return value

    def tower(self, state: Table, seat: int, code: int) -> float:
        """The best commission a tower may come to, less for each brick it still needs."""
        colour = colour_of(code)
        height = height_of(code)
        best = self.brick(colour) * (height // 2)
        if not state.left[seat]:
            return best
        store = state.store[seat][colour]
        owes = owes_bell_tower(state, seat)
        if owes and colour == WHITE and height <= 3:
            need = 3 - height
            best = max(best, self.weights["bell"] * self.chance(need, store))
        for floor in range(max(height, LOWEST) - LOWEST, FLOORS):
            at = colour * FLOORS + floor
            if state.seals[at] != FREE:
                continue
            points = self.commission(state, at)
            need = LOWEST + floor - height
            worth = points * self.chance(need, store)
            if owes:
                worth *= 0.5
            best = max(best, worth)
        return best

    def commission(self, state: Table, at: int) -> float:
        """What fulfilling a commission would bring, bonuses included."""
        floor = at % FLOORS
        points = points_of(state, at) + self.weights["seal"]
        tile = state.tiles[at]
        if tile != NO_TILE:
            for _ in range(state.open_balcony, state.box.balconies[tile].numeral):
                points *= self.weights["locked"]
        if state.levels[floor]:
            points += state.box.levels[floor]
        for card in state.church:
            if state.box.privilege_height[card] == LOWEST + floor:
                points += state.box.privilege_points[card]
        return points + 0.25 * state.box.flags[at // FLOORS]

    def chance(self, need: int, store: int) -> float:
        """How likely the tower gets the bricks it needs, in the storehouse or not."""
        have = min(need, store)
        value = 1.0
        for _ in range(have):
            value *= self.near
        for _ in range(need - have):
            value *= self.far
        return value

    def add_question(self, state: Table, values: list[float], rest: float) -> None:
        """What the question on the table already promises or threatens to who is asked."""
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
            values[seat] += self.marginal(state, seat, wanted) - 0.35 * frame.count
        elif isinstance(frame, ChooseBrick):
            best = 0.0
            for bricks in state.row_bricks:
                for colour in range(COLOUR_COUNT):
                    if bricks[colour]:
                        best = max(best, self.marginal(state, seat, colour))
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
        gain = 0.0
        for colour in range(COLOUR_COUNT):
            if wanted[colour]:
                gain = max(gain, self.marginal(state, seat, colour))
        return gain - self.weights["brick"]

    def marginal(self, state: Table, seat: int, colour: int) -> float:
        """What one more brick of a colour would be worth to a seat."""
        store = state.store[seat]
        value = self.brick(colour)
        for code in state.yards[seat]:
            if colour_of(code) == colour:
                before = self.tower(state, seat, code)
                store[colour] += 1
                value += self.tower(state, seat, code) - before
                store[colour] -= 1
                break
        return value

    def add_card(
        self, state: Table, slot: int, values: list[float], seat: int, rest: float
    ) -> None:
        """The card that is being paid for, and the bricks on it."""
        kind = state.row[slot]
        bricks = state.row_bricks[slot]
        for colour in range(COLOUR_COUNT):
            if bricks[colour]:
                values[seat] += self.marginal(state, seat, colour)
                values[seat] += (bricks[colour] - 1) * self.brick(colour)
        if kind == MONUMENT:
            owner = monument_goes_to(state)
            if owner >= 0:
                values[owner] += state.box.feast_points[kind]
            return
        values[seat] += self.card(state, seat, kind, rest)

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

    def priors(self, state: Table, moves: list[Move]) -> list[float]:
        return [self.prior(state, move) for move in moves]

    def prior(self, state: Table, move: Move) -> float:
        """How a player would sort the answers before thinking."""
        seat = state.pending[-1].seat
        if isinstance(move, (Fulfil, Ring)):
            return 4.0
        if isinstance(move, Take):
            worth = 2.0 + total(state.row_bricks[move.slot]) * 0.5 - 0.6 * move.slot
            worth += self.card(state, seat, state.row[move.slot], 0.5)
            return max(worth, 0.3)
        if isinstance(move, Raise):
            return 2.0 + (1.0 if move.height >= LOWEST else 0.0)
        if isinstance(move, Begin):
            return 0.4 + 0.3 * min(move.height, TOP)
        if isinstance(move, Give):
            # Give away what no own tower is waiting for.
            for code in state.yards[seat]:
                if colour_of(code) == move.colour:
                    return 0.3
            return 1.0
        if isinstance(move, Swap):
            for code in state.yards[seat]:
                if colour_of(code) == move.colour:
                    return 1.0
            return 0.3
        if isinstance(move, Person):
            return 1.0 if move.kind in (ARCHITECT, MASON) else 0.5
        if move is state.moves.exchange or move is state.moves.leave:
            return 0.4
        return 1.0


def is_doomed(state: Table, seat: int, code: int) -> bool:
    """Has the seat just decided not to raise that tower in this turn?"""
    frame = state.pending[-1]
    if frame.seat != seat:
        return False
    if isinstance(frame, RaiseTower):
        return code < frame.code
    return isinstance(frame, (NewTower, PayCost))


def has_turn(state: Table, seat: int) -> bool:
    """Is the seat in its turn, or will it have another before the game ends?"""
    if state.end < 0:
        return True
    following = state.pending[0].seat
    ahead = (state.end - following) % state.seats
    if (seat - following) % state.seats < ahead:
        return True
    # Whoever is in the middle of a turn sits before the next one.
    in_turn = not isinstance(state.pending[-1], ChooseCard) or len(state.pending) > 1
    return in_turn and seat == (following - 1) % state.seats
