"""What a player with some experience would say at a glance; never rules."""

from collections.abc import Mapping
from typing import Final

from palio.core.heuristics import Heuristics
from palio.core.move import Move
from palio.games.tuscany.components import (
    BEIGE,
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
from palio.games.tuscany.moves import Bonus, Discard, Field, Pay, Place, Take
from palio.games.tuscany.rules.building import (
    ChooseFreeTile,
    ChooseStored,
    PayPrice,
    PlaceFree,
    PlaceOnField,
    affordable_fields,
)
from palio.games.tuscany.rules.effects import ChooseBonus
from palio.games.tuscany.rules.taking import MakeRoom, TakeTile
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
SEARCH: Final[dict[str, float]] = {
    "horizon": 30.0,  # some three turns
}
ENOUGH_CARDS: Final = 8


class TuscanyHeuristics(Heuristics[Table]):
    """Points so far, what they will still count for, and what the storage and the hand promise."""

    def tuned(
        self, weights: Mapping[str, float], search: Mapping[str, float]
    ) -> "TuscanyHeuristics":
        return TuscanyHeuristics(weights, search)

    def values(self, state: Table) -> list[float]:
        if not state.boards:
            return [self._promise(state, seat) for seat in range(state.seats)]
        if not state.pending:
            return [float(points) for points in state.red]
        values = [self._value(state, seat) for seat in range(state.seats)]
        self._add_pending(state, values)
        return values

    # How late it is.

    def _scorings(self, state: Table) -> int:
        """How many times a green point will still count. §10.4"""
        return 3 - min(state.phase, 2)

    def _left(self, state: Table) -> float:
        """The part of the game that is still to come."""
        if state.phase == EXTRA_ROUND:
            return 0.0
        most = 0
        for out in state.out:
            most = max(most, out)
        return 1.0 - most / state.box.stack_tiles

    # A seat's prospects.

    def _promise(self, state: Table, seat: int) -> float:
        """What a board that is not shown yet may bring, once it is laid."""
        answers = state.answers[seat]
        if len(answers) < CASTLE:
            return 0.0
        board = state.moves.atlas.board(state.parts[seat], answers)
        value = 0.0
        for field in range(FIELDS):
            size = size_of(board.areas[field])
            value += self.weights["board"] * state.box.area_points[size - 1] / size
        if len(answers) > CASTLE:
            field = board.dark_green_fields()[answers[CASTLE]]
            colours: list[int] = []
            for other in fields_in(board.neighbours[field]):
                if board.colours[other] not in colours:
                    colours.append(board.colours[other])
            value += self.weights["start"] * len(colours)
        return value

    def _value(self, state: Table, seat: int) -> float:
        weights = self.weights
        left = self._left(state)
        value = float(state.red[seat] + state.green[seat] * self._scorings(state))
        cards = 0
        for count in state.hands[seat]:
            cards += count
        each = weights["card"] + weights["card_early"] * left
        spare = max(0, cards - ENOUGH_CARDS)
        value += each * (cards - spare) + each * weights["card_spare"] * spare
        value += state.marble[seat] * self._marble(left)
        value += state.workers[seat] * self._worker(left)
        for bonus in range(len(state.bonuses[seat])):
            value += state.bonuses[seat][bonus] * self._bonus(bonus, left)
        value += self._storage(state, seat, left)
        return value + self._progress(state, seat)

    def _marble(self, left: float) -> float:
        return self.weights["wood"] + self.weights["marble_early"] * left

    def _worker(self, left: float) -> float:
        return self.weights["wood"] + self.weights["worker_early"] * left

    def _bonus(self, bonus: int, left: float) -> float:
        names = ("bonus_card", "bonus_storage", "bonus_marble", "bonus_worker", "bonus_yield")
        return self.weights[names[bonus]] * left

    def _storage(self, state: Table, seat: int, left: float) -> float:
        value = 0.0
        last = -1
        for kind in state.storage[seat]:
            value += self._tile(state, seat, kind, left)
            if kind != last:
                last = kind
                value += self._readiness(state, seat, kind)
        return value

    def _tile(self, state: Table, seat: int, kind: int, left: float) -> float:
        """A tile on a storage space."""
        if kind == state.box.hexagon:
            return 1.0 + self.weights["hexagon"] * min(1.0, 3.0 * left)
        fields = state.free_fields(seat, state.box.tiles[kind].colour)
        if not fields:
            return self.weights["tile"]
        gain = self._best_gain(state, seat, kind, fields, left)
        return max(1.0, 1.0 + self.weights["tile_fits"] * gain * min(1.0, 5.0 * left))

    def _readiness(self, state: Table, seat: int, kind: int) -> float:
        """How much of the price of a tile could be paid."""
        if kind == state.box.hexagon:
            return 0.0
        colour = state.box.tiles[kind].colour
        if not state.free_fields(seat, colour):
            return 0.0
        hand = state.hands[seat]
        halves = state.workers[seat] + hand[colour]
        for other in range(COLOUR_COUNT):
            if other != colour:
                halves += hand[other] // 2
        return self.weights["payable"] * min(2, halves)

    def _progress(self, state: Table, seat: int) -> float:
        """Areas and colours on the way."""
        board = state.boards[seat]
        covered = state.covered[seat]
        scorings = self._scorings(state)
        value = 0.0
        for field in fields_in(covered):
            area = board.areas[field]
            if area & ~covered:
                size = size_of(area)
                points = state.box.area_points[size - 1]
                value += self.weights["area"] * scorings * points / size
        for colour in range(COLOUR_COUNT):
            place = state.colour_bonus[colour]
            fields = board.colour_masks[colour]
            if place < 2 and fields & ~covered:
                share = size_of(fields & covered) / size_of(fields)
                points = state.box.colour_bonus[colour][place]
                value += self.weights["colour"] * scorings * points * share * share
        return value

    # What a placed tile brings.

    def _best_gain(self, state: Table, seat: int, kind: int, fields: int, left: float) -> float:
        best = 0.0
        for field in fields_in(fields):
            best = max(best, self._gain(state, seat, kind, field, left))
        return best

    def _gain(self, state: Table, seat: int, kind: int, field: int, left: float) -> float:
        """Points and goods for placing this here, in final points."""
        board = state.boards[seat]
        colour = board.colours[field]
        scorings = self._scorings(state)
        covered = state.covered[seat] | 1 << field
        area = board.areas[field]
        size = size_of(area)
        points = state.box.area_points[size - 1]
        open_share = self.weights["area"] / size
        if area & ~covered:
            value = scorings * points * open_share
        else:
            value = scorings * points * (1.0 - open_share * (size - 1))
        place = state.colour_bonus[colour]
        if place < 2 and not board.colour_masks[colour] & ~covered:
            value += scorings * state.box.colour_bonus[colour][place] * 0.7
        return value + self._effect(state, seat, kind, field, left)

    def _effect(self, state: Table, seat: int, kind: int, field: int, left: float) -> float:
        colour = state.boards[seat].colours[field]
        bonuses = state.bonuses[seat]
        if colour == DARK_GREEN:
            return self.weights["castle"]
        if colour == RED:
            return 0.8 * self.weights["bonus_card"] * left
        if colour == TURQUOISE:
            return 1.0 + self.weights["hexagon"] * min(1.0, 3.0 * left)
        if colour == LIGHT_GREEN:
            return float(self._scorings(state) * self._new_crops(state, seat, kind, field))
        if colour == GREY:
            return (1 + bonuses[MARBLE_BONUS]) * self._marble(left)
        if colour == ORANGE:
            return (1 + bonuses[WORKER_BONUS]) * self._worker(left)
        if colour == YELLOW:
            each = self.weights["card"] + self.weights["card_early"] * left
            return state.box.monastery * each
        assert colour == BEIGE, "there are eight colours"
        return (1 + bonuses[YIELD_BONUS]) * self.weights["yield"]

    def _new_crops(self, state: Table, seat: int, kind: int, field: int) -> int:
        if kind == state.box.hexagon:
            return 1
        there = 0
        for other in fields_in(state.boards[seat].areas[field] & state.covered[seat]):
            laid = state.laid[seat][other]
            if laid != state.box.hexagon:
                there |= state.box.tiles[laid].crops
        return size_of(state.box.tiles[kind].crops & ~there)

    # In the middle of a turn.

    def _add_pending(self, state: Table, values: list[float]) -> None:
        """What the question on the table is about to bring to who answers it."""
        top = state.pending[-1]
        left = self._left(state)
        if isinstance(top, (TakeTile, ChooseFreeTile)):
            to_keep = isinstance(top, TakeTile)
            values[top.seat] += self._best_of_display(state, top.seat, to_keep, left)
        elif isinstance(top, PlaceFree):
            fields = state.free_fields(top.seat, state.box.tiles[top.kind].colour)
            values[top.seat] += self._best_gain(state, top.seat, top.kind, fields, left)
        elif isinstance(top, ChooseBonus):
            values[top.seat] += self.weights["bonus_card"] * left
        elif isinstance(top, MakeRoom):
            values[top.seat] -= self.weights["tile"]
        elif isinstance(top, ChooseStored):
            best = -10.0
            for kind in state.storage[top.seat]:
                fields = affordable_fields(state, top.seat, kind)
                if fields:
                    best = max(best, self._best_placement(state, top.seat, kind, fields, left))
            values[top.seat] += best
        elif isinstance(top, PlaceOnField):
            fields = affordable_fields(state, top.seat, top.kind)
            values[top.seat] += self._best_placement(state, top.seat, top.kind, fields, left)
        elif isinstance(top, PayPrice):
            field = 1 << top.field
            values[top.seat] += self._best_placement(state, top.seat, top.kind, field, left)

    def _best_of_display(self, state: Table, seat: int, to_keep: bool, left: float) -> float:
        """The best tile there is to take, or to place free of charge."""
        best = 0.0
        for tile in state.box.tiles:
            if not state.shown(tile.index):
                continue
            if to_keep:
                best = max(best, self._tile_to_take(state, seat, tile.index, left))
            else:
                fields = state.free_fields(seat, tile.colour)
                best = max(best, self._best_gain(state, seat, tile.index, fields, left))
        return best

    def _tile_to_take(self, state: Table, seat: int, kind: int, left: float) -> float:
        """A tile of the display, less what it would drive out of the storage."""
        value = self._tile(state, seat, kind, left) + self._readiness(state, seat, kind)
        if len(state.storage[seat]) < state.spaces(seat):
            return value
        worst = 10.0
        for stored in state.storage[seat]:
            kept = self._tile(state, seat, stored, left) + self._readiness(state, seat, stored)
            worst = min(worst, kept)
        return value - worst

    def _best_placement(
        self, state: Table, seat: int, kind: int, fields: int, left: float
    ) -> float:
        """What placing brings, less the tile and its price."""
        price = 2.0 * (self.weights["card"] + self.weights["card_early"] * left)
        stored = self._tile(state, seat, kind, left) + self._readiness(state, seat, kind)
        return self._best_gain(state, seat, kind, fields, left) - stored - price

    # Priors.

    def priors(self, state: Table, moves: list[Move]) -> list[float]:
        left = self._left(state)
        return [self._prior(state, move, left) for move in moves]

    def _prior(self, state: Table, move: Move, left: float) -> float:
        top = state.pending[-1]
        seat = top.seat
        if move is state.moves.place_a_tile:
            return 4.0
        if move is state.moves.draw:
            return 1.5
        if move is state.moves.end or move is state.moves.pass_:
            return 0.5
        if isinstance(move, Take):
            tile = state.box.tiles[move.kind]
            if isinstance(top, ChooseFreeTile):
                fields = state.free_fields(seat, tile.colour)
                return 0.5 + self._best_gain(state, seat, move.kind, fields, left)
            value = self._tile(state, seat, move.kind, left)
            return 0.2 + value * value + self._readiness(state, seat, move.kind)
        if isinstance(move, Field) and state.boards:
            if isinstance(top, (PlaceOnField, PlaceFree)):
                return 0.5 + self._gain(state, seat, top.kind, move.field, left)
            return 1.0
        if isinstance(move, Place):
            fields = affordable_fields(state, seat, move.kind)
            return 0.5 + self._best_gain(state, seat, move.kind, fields, left)
        if isinstance(move, Pay):
            cards = move.first_count + move.second_count
            return 4.0 / (1.0 + cards + 2.5 * move.workers)
        if isinstance(move, Bonus):
            return 0.5 + self._bonus(move.bonus, 1.0)
        if isinstance(move, Discard):
            return 1.0 / (0.5 + self._tile(state, seat, move.kind, left))
        return 1.0
