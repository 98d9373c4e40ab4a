"""The limits at the end of a turn, and the next turn. §8, §15.2"""

from typing import Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.seats import CHANCE, Seat
from palio.core.words import Value, Words, seat_name
from palio.games.firenze.components import CARDS, FEAST, KIND_COUNT, PATRICIAN, WAREHOUSE
from palio.games.firenze.moves import Discard, Person
from palio.games.firenze.rules.asking import Ask
from palio.games.firenze.rules.bricks import GiveBricks, total
from palio.games.firenze.rules.persons import DiscardFromHand, can_play, discard, spend
from palio.games.firenze.rules.scoring import tell_final_count
from palio.games.firenze.state import Table

TURNS_A_SEAL: Final = 8
"""So many turns everybody has for each seal, if nobody places the last one. §15.7"""
UNLIMITED: Final = 1_000_000


def cards_over(state: Table, seat: Seat) -> i64:
    """How many cards the seat has above its limit; a Warehouse lifts it. §8.2, §13.3"""
    cards = state.cards[seat]
    if cards[WAREHOUSE]:
        return 0
    over = total(cards) - state.box.card_limit
    return over if over > 0 else 0


def can_go(state: Table, seat: Seat) -> i64:
    """How many cards the seat could discard: persons and buildings, no feasts. §8.3"""
    count: i64 = 0
    types = state.box.types
    cards = state.cards[seat]
    for kind in range(KIND_COUNT):
        if types[kind] != FEAST:
            count += cards[kind]
    return count


def check_limits(state: Table, seat: Seat, tell: Tell | None) -> None:
    """First the cards, then the bricks, then the turn is over. §8"""
    over = cards_over(state, seat)
    if over:
        free = can_go(state, seat)
        has_way_out = state.cards[seat][PATRICIAN] > 0 and can_play(state, seat, PATRICIAN)
        if free > over or has_way_out:
            state.pending.append(DiscardDown(seat, over if over < free else free, -1))
            return
        for kind in range(KIND_COUNT):  # §8.3: all of them go, and feasts stay
            if state.box.types[kind] != FEAST:
                for _ in range(state.cards[seat][kind]):
                    discard(state, seat, state.moves.discard[kind], "§8.3", tell)
    check_bricks(state, seat, tell)


def check_bricks(state: Table, seat: Seat, tell: Tell | None) -> None:
    """Ten bricks, or fifteen with a Warehouse. §8.1, §13.3"""
    box = state.box
    limit = box.warehouse_limit if state.cards[seat][WAREHOUSE] else box.brick_limit
    over = total(state.store[seat]) - limit
    if over > 0:
        state.pending.append(GiveSurplus(seat, over))
    else:
        end_turn(state, seat, tell)


def end_turn(state: Table, seat: Seat, tell: Tell | None) -> None:
    """The next player's question waits below; after the last turn nothing does. §2.1, §15.2"""
    state.played = 0
    state.turns += 1
    if state.end == (seat + 1) % state.seats:
        state.pending.clear()
        if tell is not None:
            tell_final_count(state, tell)
    elif state.end < 0:
        check_length(state, tell)


def most_rounds(state: Table) -> i64:
    """After so many rounds the game ends even without a last seal. §15.7"""
    return TURNS_A_SEAL * state.box.seals[state.seats]


def turns_left(state: Table) -> i64:
    """How many turns are left, the present one too, as long as the end tile lies there. §15.7"""
    if state.terms.rules < 2:
        return UNLIMITED  # §15.7 is new in version 2
    return most_rounds(state) * state.seats - state.turns


def check_length(state: Table, tell: Tell | None) -> None:
    """A game that nobody ends by the last seal ends here. §15.7"""
    left = turns_left(state)
    if not left:
        state.pending.clear()
    if tell is None or left not in (0, state.seats):
        return
    kind = "last-round" if left else "long-game"
    tell(Fact(kind, "§15.7", CHANCE, {"count": most_rounds(state)}))
    if not left:
        tell_final_count(state, tell)


class DiscardDown(Ask):
    """Which cards go to the discard pile? §8.2

    Asked one by one in the order of the list of cards, since order makes no difference. Before the
    first, a Patrician may be played instead. §8.4
    """

    def __init__(self, seat: Seat, count: i64, lowest: i64) -> None:
        """``count`` cards still go; kinds under ``lowest`` are passed, -1 before the first."""
        super().__init__(seat)
        self.count = count
        self.lowest = lowest

    def words(self, state: Table) -> Words:
        values: dict[str, Value] = {"seat": seat_name(self.seat), "count": self.count}
        values["further"] = 1 if self.lowest >= 0 else 0
        return Words("ask-discard", values)

    def settled(self) -> dict[str, object]:
        return {"count": self.count, "from": CARDS[self.lowest][0] if self.lowest >= 0 else None}

    def legal_moves(self, state: Table) -> list[Move]:
        cards = state.cards[self.seat]
        types = state.box.types
        lowest = self.lowest if self.lowest > 0 else 0
        left: i64 = 0
        for kind in range(lowest, KIND_COUNT):
            if types[kind] != FEAST:
                left += cards[kind]
        moves: list[Move] = []
        for kind in range(lowest, KIND_COUNT):
            if not cards[kind] or types[kind] == FEAST:
                continue
            if left < self.count:
                break  # too few would remain to discard the rest
            moves.append(state.moves.discard[kind])
            left -= cards[kind]
        if self.lowest < 0 and cards[PATRICIAN] and can_play(state, self.seat, PATRICIAN):
            moves.append(state.moves.person[PATRICIAN])
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        seat = self.seat
        if isinstance(move, Person):
            spend(state, seat, PATRICIAN, tell)
            state.pending.append(DiscardAndCheckAgain(seat))
            return
        assert isinstance(move, Discard)
        discard(state, seat, move, "§8.2", tell)
        if self.count > 1:
            state.pending.append(DiscardDown(seat, self.count - 1, move.kind))
        else:
            check_bricks(state, seat, tell)


class DiscardAndCheckAgain(DiscardFromHand):
    """The Patrician's discard in the last phase; the limit is checked again. §8.4"""

    def settled(self) -> dict[str, object]:
        return {"moment": "limits"}

    def finish(self, state: Table, tell: Tell | None) -> None:
        check_limits(state, self.seat, tell)


class GiveSurplus(GiveBricks):
    """Which bricks go back into the bag? §8.1"""

    def prompt(self) -> str:
        return "ask-surplus"

    def fact(self) -> str:
        return "surplus"

    def rule(self) -> str:
        return "§8.1"

    def rest(self, lowest: i64) -> GiveBricks:
        return GiveSurplus(self.seat, self.count - 1, lowest, self.given + 1)

    def finish(self, state: Table, tell: Tell | None) -> None:
        end_turn(state, self.seat, tell)
