"""What things on the table look worth to a seat, in points at the end of the game; never rules.

``values`` is made of it: points so far, what they will still count for, and what the storage and
the hand promise.
"""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from palio.core.game import Frame
from palio.core.packed import append, vec
from palio.games.tuscany.components import (
    BEIGE,
    BONUSES,
    COLOUR_COUNT,
    DARK_GREEN,
    GREY,
    LIGHT_GREEN,
    MARBLE_BONUS,
    ORANGE,
    RED,
    TURQUOISE,
    WORKER_BONUS,
    YELLOW,
    YIELD_BONUS,
)
from palio.games.tuscany.geometry import CASTLE, FIELDS, fields_in, size_of
from palio.games.tuscany.rules.building import (
    ChooseFreeTile,
    ChooseStored,
    PayPrice,
    PlaceFree,
    PlaceOnField,
    affordable_fields,
)
from palio.games.tuscany.rules.counts import total_of
from palio.games.tuscany.rules.effects import ChooseBonus, new_crops
from palio.games.tuscany.rules.taking import MakeRoom, TakeTile
from palio.games.tuscany.rules.turn import most_out
from palio.games.tuscany.state import EXTRA_ROUND, Table

WEIGHTS: Final[dict[str, float]] = {
    "card": 0.22,  # a card in hand at the end of the game
    "card_early": 0.38,  # … and how much more it is worth at the start
    "card_spare": 0.15,  # what is left of that beyond the eighth card
    "wood": 1.0,  # a marble or a worker at the end
    "marble_early": 0.9,
    "worker_early": 0.6,
    "tile": 0.9,  # a tile in storage that fits nowhere yet
    "tile_fits": 0.2,  # the part of what it would bring that a fitting tile is worth
    "payable": 0.25,  # each half of the price that the hand could pay
    "hexagon": 1.5,
    "castle": 3.0,
    "bonus_card": 4.5,  # bonus tiles at the start of the game
    "bonus_storage": 3.0,
    "bonus_marble": 3.0,
    "bonus_worker": 3.5,
    "bonus_yield": 3.5,
    "yield": 1.5,
    "area": 0.45,  # the part of an area's points that its covered fields are worth before the end
    "colour": 0.5,  # … and likewise of a colour bonus
    "board": 0.25,  # a point that the areas of an unfinished board could bring
    "start": 0.3,  # each colour beside the start castle
}
ENOUGH_CARDS: Final = 8


@final
class Weights:
    """The weights, each looked up once."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.card = weights["card"]
        self.card_early = weights["card_early"]
        self.card_spare = weights["card_spare"]
        self.wood = weights["wood"]
        self.marble_early = weights["marble_early"]
        self.worker_early = weights["worker_early"]
        self.tile = weights["tile"]
        self.tile_fits = weights["tile_fits"]
        self.payable = weights["payable"]
        self.hexagon = weights["hexagon"]
        self.castle = weights["castle"]
        self.bonus = vec[float]()
        """By kind of bonus tile."""
        for name in BONUSES:
            self.bonus = append(self.bonus, weights[f"bonus_{name}"])
        self.bonus_card = weights["bonus_card"]
        self.yield_card = weights["yield"]
        self.area = weights["area"]
        self.colour = weights["colour"]
        self.board = weights["board"]
        self.start = weights["start"]


def promise(state: Table, seat: i64, weights: Weights) -> float:
    """What a board that is not shown yet may bring, once it is laid."""
    answers = state.answers[seat]
    if len(answers) < CASTLE:
        return 0.0
    board = state.moves.atlas.board(state.parts[seat], answers)
    value = 0.0
    for size in board.area_sizes:
        value += weights.board * float(state.box.area_points[size - 1]) / float(size)
    if len(answers) > CASTLE:
        field = board.dark_green_fields()[answers[CASTLE]]
        colours: i64 = 0
        for other in fields_in(board.neighbours[field]):
            colours |= 1 << board.colours[other]
        value += weights.start * float(size_of(colours))
    return value


@final
@mypyc_attr(acyclic=True)
class Appraisal:
    """One seat's things on a table with boards; made anew for every question."""

    def __init__(self, state: Table, seat: i64, weights: Weights) -> None:
        self.state = state
        self.seat: i64 = seat
        self.weights = weights
        self.board = state.boards[seat]
        self.covered: i64 = state.covered[seat]
        self.open: i64 = state.open_fields(seat)
        self.scorings: i64 = 3 - min(state.phase, 2)
        """How many times a green point will still count. §10.4"""
        self.left = 0.0
        """The part of the game that is still to come."""
        if state.phase != EXTRA_ROUND:
            self.left = 1.0 - float(most_out(state)) / float(state.box.stack_tiles)

    def worth(self) -> float:
        """All that the seat has."""
        state, seat = self.state, self.seat
        value = float(state.red[seat] + state.green[seat] * self.scorings)
        cards = total_of(state.hands[seat])
        spare = max(0, cards - ENOUGH_CARDS)
        each = self.card()
        value += each * float(cards - spare) + each * self.weights.card_spare * float(spare)
        value += float(state.marble[seat]) * self.marble()
        value += float(state.workers[seat]) * self.worker()
        bonuses = state.bonuses[seat]
        for bonus in range(len(bonuses)):
            value += float(bonuses[bonus]) * (self.weights.bonus[bonus] * self.left)
        value += self.storage()
        return value + self.progress()

    def card(self) -> float:
        """A region card in hand."""
        return self.weights.card + self.weights.card_early * self.left

    def marble(self) -> float:
        """A marble."""
        return self.weights.wood + self.weights.marble_early * self.left

    def worker(self) -> float:
        """A worker."""
        return self.weights.wood + self.weights.worker_early * self.left

    def hexagon(self) -> float:
        """A wooden hexagon on a storage space."""
        return 1.0 + self.weights.hexagon * min(1.0, 3.0 * self.left)

    def storage(self) -> float:
        """All that is stored."""
        value = 0.0
        last: i64 = -1
        for kind in self.state.storage[self.seat]:
            value += self.tile(kind)
            if kind != last:
                last = kind
                value += self.readiness(kind)
        return value

    def tile(self, kind: i64) -> float:
        """A tile on a storage space."""
        if kind == self.state.box.hexagon:
            return self.hexagon()
        fields = self.free_fields(kind)
        if not fields:
            return self.weights.tile
        gain = self.best_gain(kind, fields)
        return max(1.0, 1.0 + self.weights.tile_fits * gain * min(1.0, 5.0 * self.left))

    def free_fields(self, kind: i64) -> i64:
        """The set of fields where a tile could be placed, never mind the price."""
        return self.board.colour_masks[self.state.box.colour_of[kind]] & self.open

    def readiness(self, kind: i64) -> float:
        """How much of the price of a tile could be paid."""
        if kind == self.state.box.hexagon or not self.free_fields(kind):
            return 0.0
        colour = self.state.box.colour_of[kind]
        hand = self.state.hands[self.seat]
        halves = self.state.workers[self.seat] + hand[colour]
        for other in range(COLOUR_COUNT):
            if halves >= 2:
                break
            if other != colour:
                halves += hand[other] // 2
        return self.weights.payable * float(min(2, halves))

    def progress(self) -> float:
        """Areas and colours on the way."""
        state, board, covered = self.state, self.board, self.covered
        scorings = float(self.scorings)
        value = 0.0
        field: i64
        for field in range(FIELDS):
            if covered >> field & 1 and board.areas[field] & ~covered:
                size = board.area_sizes[field]
                points = float(state.box.area_points[size - 1])
                value += self.weights.area * scorings * points / float(size)
        for colour in range(COLOUR_COUNT):
            place = state.colour_bonus[colour]
            fields = board.colour_masks[colour]
            if place < 2 and fields & ~covered:
                share = float(size_of(fields & covered)) / float(len(board.fields_of[colour]))
                points = float(state.box.colour_bonus[colour][place])
                value += self.weights.colour * scorings * points * share * share
        return value

    # What a placed tile brings.

    def best_gain(self, kind: i64, fields: i64) -> float:
        """What placing this brings on the best of these fields."""
        best = 0.0
        field: i64
        if kind == self.state.box.hexagon:
            for field in range(FIELDS):
                if fields >> field & 1:
                    best = max(best, self.gain(kind, field))
        else:
            for field in self.board.fields_of[self.state.box.colour_of[kind]]:
                if fields >> field & 1:
                    best = max(best, self.gain(kind, field))
        return best

    def gain(self, kind: i64, field: i64) -> float:
        """Points and goods for placing this here, in final points."""
        state, board = self.state, self.board
        colour = board.colours[field]
        covered = self.covered | 1 << field
        size = board.area_sizes[field]
        points = float(self.scorings * state.box.area_points[size - 1])
        open_share = self.weights.area / float(size)
        if board.areas[field] & ~covered:
            value = points * open_share
        else:
            value = points * (1.0 - open_share * float(size - 1))
        place = state.colour_bonus[colour]
        if place < 2 and not board.colour_masks[colour] & ~covered:
            value += float(self.scorings * state.box.colour_bonus[colour][place]) * 0.7
        return value + self.effect(kind, field, colour)

    def effect(self, kind: i64, field: i64, colour: i64) -> float:
        """What a tile, or a hexagon on a field of that colour, does. §8"""
        state = self.state
        bonuses = state.bonuses[self.seat]
        if colour == DARK_GREEN:
            return self.weights.castle
        if colour == RED:
            return 0.8 * self.weights.bonus_card * self.left
        if colour == TURQUOISE:
            return self.hexagon()
        if colour == LIGHT_GREEN:
            return float(self.scorings * new_crops(state, self.seat, field, kind))
        if colour == GREY:
            return float(1 + bonuses[MARBLE_BONUS]) * self.marble()
        if colour == ORANGE:
            return float(1 + bonuses[WORKER_BONUS]) * self.worker()
        if colour == YELLOW:
            return float(state.box.monastery) * self.card()
        assert colour == BEIGE, "there are eight colours"
        return float(1 + bonuses[YIELD_BONUS]) * self.weights.yield_card

    # In the middle of a turn.

    def question(self, top: Frame[Table]) -> float:
        """What the question on the table is about to bring to the seat, which answers it."""
        if isinstance(top, TakeTile):
            return self.best_to_take()
        if isinstance(top, ChooseFreeTile):
            return self.best_free_tile()
        if isinstance(top, PlaceFree):
            return self.best_gain(top.kind, self.free_fields(top.kind))
        if isinstance(top, ChooseBonus):
            return self.weights.bonus_card * self.left
        if isinstance(top, MakeRoom):
            return -self.weights.tile
        if isinstance(top, ChooseStored):
            return self.best_to_place()
        if isinstance(top, PlaceOnField):
            fields = affordable_fields(self.state, self.seat, top.kind)
            return self.best_placement(top.kind, fields)
        if isinstance(top, PayPrice):
            return self.best_placement(top.kind, 1 << top.field)
        return 0.0

    def best_to_take(self) -> float:
        """The best tile of the display, less what it would drive out of the storage."""
        worst = 0.0
        storage = self.state.storage[self.seat]
        if len(storage) >= self.state.spaces(self.seat):
            worst = 10.0
            for stored in storage:
                worst = min(worst, self.tile(stored) + self.readiness(stored))
        best = 0.0
        for kind in range(len(self.state.box.colour_of)):
            if self.state.shown(kind):
                best = max(best, self.tile(kind) + self.readiness(kind) - worst)
        return best

    def best_free_tile(self) -> float:
        """The best tile of the display to place free of charge."""
        best = 0.0
        for kind in range(len(self.state.box.colour_of)):
            if self.state.shown(kind):
                best = max(best, self.best_gain(kind, self.free_fields(kind)))
        return best

    def best_to_place(self) -> float:
        """The best thing in the storage to place now."""
        best = -10.0
        for kind in self.state.storage[self.seat]:
            fields = affordable_fields(self.state, self.seat, kind)
            if fields:
                best = max(best, self.best_placement(kind, fields))
        return best

    def best_placement(self, kind: i64, fields: i64) -> float:
        """What placing brings, less the tile and its price."""
        stored = self.tile(kind) + self.readiness(kind)
        return self.best_gain(kind, fields) - stored - 2.0 * self.card()
