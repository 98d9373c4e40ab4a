"""What the tiles bring, except the castle, which places another one: see building.py. §8, §9"""

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.game import Frame
from palio.core.move import Move
from palio.core.packed import append, vec
from palio.core.seats import CHANCE, Seat
from palio.core.words import Value, Words, seat_name
from palio.games.tuscany.components import (
    BEIGE,
    BONUSES,
    GREY,
    LIGHT_GREEN,
    MARBLE_BONUS,
    ORANGE,
    RED,
    STORAGE_BONUS,
    TURQUOISE,
    WORKER_BONUS,
    YELLOW,
    YIELD_BONUS,
)
from palio.games.tuscany.geometry import FIELD_NAMES, size_of
from palio.games.tuscany.moves import Bonus, YieldCard
from palio.games.tuscany.rules.cards import ask_for_cards
from palio.games.tuscany.rules.counts import draw_from, is_empty, odds_of, total_of
from palio.games.tuscany.state import EMPTY_FIELD, Table


def apply_effect(
    state: Table, seat: Seat, field: i64, colour: i64, kind: i64, tell: Tell | None
) -> None:
    """The effect of a tile that was just placed; a wooden hexagon works as its field's colour."""
    if colour == RED:
        state.pending.append(ChooseBonus(seat, "§8.3"))
    elif colour == TURQUOISE:
        gain_hexagons(state, seat, 1, "§8.4", tell)
    elif colour == LIGHT_GREEN:
        score_crops(state, seat, field, kind, tell)
    elif colour == GREY:
        gain_marble(state, seat, 1 + state.bonuses[seat][MARBLE_BONUS], "§8.6", tell)
    elif colour == ORANGE:
        gain_workers(state, seat, 1 + state.bonuses[seat][WORKER_BONUS], "§8.7", tell)
    elif colour == YELLOW:
        ask_for_cards(state, seat, state.box.monastery, "§8.8", tell)
    elif colour == BEIGE:
        ask_for_yields(state, seat, 1 + state.bonuses[seat][YIELD_BONUS], tell)


class ChooseBonus(Frame[Table]):
    """Which bonus tile? §1.8, §8.3"""

    def __init__(self, seat: Seat, rule: str) -> None:
        super().__init__(seat)
        self.rule = rule

    def words(self, state: Table) -> Words:
        return Words("ask-bonus", {"seat": seat_name(self.seat)})

    def legal_moves(self, state: Table) -> list[Move]:
        bonus = state.moves.bonus
        stock = state.bonus_stock
        return [bonus[kind] for kind in range(len(stock)) if stock[kind]]  # §9.1

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Bonus)
        state.bonus_stock[move.bonus] -= 1
        state.bonuses[self.seat][move.bonus] += 1
        if tell is not None:
            tell(Fact(f"bonus-{BONUSES[move.bonus]}", self.rule, self.seat, {}, (move.target,)))
        if move.bonus == STORAGE_BONUS:
            state.green[self.seat] += state.box.storage_points
            if tell is not None:
                values: dict[str, Value] = {"points": state.box.storage_points}
                tell(Fact("storage-points", "§9.2", self.seat, values))


def new_crops(state: Table, seat: Seat, field: i64, kind: i64) -> i64:
    """How many kinds would be, or are, new in the field's area; a hexagon always is. §8.5, §8.12"""
    if kind == state.box.hexagon:
        return 1
    board = state.boards[seat]
    area = board.areas[field]
    laid = state.laid[seat]
    there: i64 = 0
    for other in board.fields_of[LIGHT_GREEN]:
        if other != field and area >> other & 1:
            neighbour = laid[other]
            if neighbour != EMPTY_FIELD:
                there |= state.box.crops_of[neighbour]
    return size_of(state.box.crops_of[kind] & ~there)


def score_crops(state: Table, seat: Seat, field: i64, kind: i64, tell: Tell | None) -> None:
    """A point for each kind that is new in the area; a hexagon is always new. §8.5, §8.12"""
    points = new_crops(state, seat, field, kind)
    state.green[seat] += points
    if tell is not None:
        rule = "§8.5" if kind != state.box.hexagon else "§8.12"
        name = "crops" if kind != state.box.hexagon else "crops-hexagon"
        tell(Fact(name, rule, seat, {"points": points}, (f"field:{FIELD_NAMES[field]}",)))


def gain_marble(state: Table, seat: Seat, count: i64, rule: str, tell: Tell | None) -> None:
    """Marble from the supply, which never runs out. §8.13"""
    state.marble[seat] += count
    if tell is not None:
        tell(Fact("marble", rule, seat, {"count": count}))


def gain_workers(state: Table, seat: Seat, count: i64, rule: str, tell: Tell | None) -> None:
    """Workers from the supply, which never runs out. §8.13"""
    state.workers[seat] += count
    if tell is not None:
        tell(Fact("workers", rule, seat, {"count": count}))


def gain_hexagons(state: Table, seat: Seat, count: i64, rule: str, tell: Tell | None) -> None:
    """Wooden hexagons on free storage spaces, or points for those that find none. §8.10"""
    for _ in range(count):
        if len(state.storage[seat]) < state.spaces(seat):
            # The highest kind, so that the storage stays sorted.
            state.storage[seat] = append(state.storage[seat], state.box.hexagon)
            state.fresh += 1
            if tell is not None:
                tell(Fact("hexagon", rule, seat))
        else:
            state.red[seat] += state.box.lost_hexagon
            if tell is not None:
                points = state.box.lost_hexagon
                tell(Fact("hexagon-lost", "§8.10", seat, {"points": points}, points=points))


def ask_for_yields(state: Table, seat: Seat, count: i64, tell: Tell | None) -> None:
    """Turn up so many yield cards. §8.9"""
    if count == 0:
        return
    if is_empty(state.yield_deck):
        state.yield_deck = state.yield_discards
        state.yield_discards = vec[i64]([0] * len(state.yield_deck))
        if tell is not None:
            tell(Fact("yields-shuffled", "§8.9", CHANCE, {"count": total_of(state.yield_deck)}))
    state.pending.append(TurnUpYield(seat, count))


class TurnUpYield(Frame[Table]):
    """Chance: which yield card, with so many to come? §8.9"""

    def __init__(self, to: Seat, count: int) -> None:
        super().__init__(CHANCE)
        self.to = to
        self.count = count

    def words(self, state: Table) -> Words:
        return Words("ask-yield", {"seat": seat_name(self.to), "count": self.count})

    def legal_moves(self, state: Table) -> list[Move]:
        cards = state.moves.yield_card
        deck = state.yield_deck
        return [cards[kind] for kind in range(len(deck)) if deck[kind]]

    def odds(self, state: Table) -> list[float]:
        return odds_of(state.yield_deck)

    def fall(self, state: Table, u: float) -> Move:
        return state.moves.yield_card[draw_from(state.yield_deck, u)]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, YieldCard)
        state.yield_deck[move.kind] -= 1
        state.yield_discards[move.kind] += 1
        seat = self.to
        card = state.box.yields[move.kind]
        amount = card.amount
        if tell is not None:
            kind = f"yield-{card.gain}"
            points = amount if card.gain == "red" else 0
            tell(Fact(kind, "§8.9", seat, {"amount": amount}, (move.target,), points=points))
        ask_for_yields(state, seat, self.count - 1, tell)  # after all that this one brings
        if card.gain == "red":
            state.red[seat] += amount
        elif card.gain == "green":
            state.green[seat] += amount
        elif card.gain == "cards":
            ask_for_cards(state, seat, amount, "§8.9", tell)
        elif card.gain == "marble":
            gain_marble(state, seat, amount, "§8.9", tell)
        elif card.gain == "worker":
            gain_workers(state, seat, amount, "§8.9", tell)
        else:
            gain_hexagons(state, seat, amount, "§8.9", tell)
