"""Setting up: start cards, market, and who begins. §1"""

from typing import Final, final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.game import Frame
from palio.core.move import Move
from palio.core.packed import vec
from palio.core.seats import CHANCE, Seat
from palio.core.words import Words, seat_name
from palio.games.patrizier.components import CITIES, SEATS
from palio.games.patrizier.moves import Deal, First, Moves
from palio.games.patrizier.rules.cards import add, distinct, merged, odds_of, take_out
from palio.games.patrizier.rules.turn import PLAY_CARD, LayCard
from palio.games.patrizier.state import Table, empty_table


def new_table(moves: Moves, seats: int) -> Table:
    """A table with everything in its bag and the set-up still to be answered by chance."""
    table = empty_table(moves, seats)
    box = moves.box
    table.starts = box.starts_for(seats)[:]
    table.deck = box.others_for(seats)[:]
    # The stack is read from its end: first the hands, then the market, then the lot.
    table.pending.append(CHOOSE_FIRST)
    for city in reversed(box.cities_for(seats)):
        table.pending.append(LAY_FIRST_CARD[city.index])
    for _ in range(box.hand):
        for seat in reversed(range(seats)):
            table.pending.append(DEAL_START_CARD[seat])
    return table


@final
class DealStartCard(Frame[Table]):
    """Chance deals one start card to a seat, face down. §1.3"""

    def __init__(self, to: Seat) -> None:
        super().__init__(CHANCE)
        self.to: i64 = to

    def words(self, state: Table) -> Words:
        return Words("ask-deal", {"seat": seat_name(self.to)})

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.to  # §10.1

    def legal_moves(self, state: Table) -> list[Move]:
        deal = state.moves.deal
        return [deal[kind] for kind in distinct(state.starts)]

    def odds(self, state: Table) -> list[float]:
        return odds_of(state.starts)

    def fall(self, state: Table, u: float) -> Move:
        return state.moves.deal[state.starts[int(u * float(len(state.starts)))]]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Deal)
        state.starts = take_out(state.starts, move.kind)
        state.dealt[self.to] = add(state.dealt[self.to], move.kind)
        state.take_up(self.to, move.kind)
        if tell is not None:
            values = state.box.kinds[move.kind].words
            tell(Fact("dealt", "§1.3", self.to, values, (move.target,), ("city", "shows")))
        if not isinstance(state.pending[-1], DealStartCard):  # §1.4: all hands are dealt
            state.deck = merged(state.deck, state.starts)
            state.starts = vec[i64]()


@final
class ChooseFirst(Frame[Table]):
    """The lot says who begins. §1.7"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def words(self, state: Table) -> Words:
        return Words("ask-first")

    def legal_moves(self, state: Table) -> list[Move]:
        first = state.moves.first
        return [first[seat] for seat in range(state.seats)]

    def fall(self, state: Table, u: float) -> Move:
        return state.moves.first[int(u * float(state.seats))]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, First)
        if tell is not None:
            tell(Fact("first", "§1.7", move.seat))
        state.pending.append(PLAY_CARD[move.seat])


CHOOSE_FIRST: Final = ChooseFirst()
DEAL_START_CARD: Final = [DealStartCard(seat) for seat in range(max(SEATS))]
LAY_FIRST_CARD: Final = [LayCard(city, "§1.5") for city in range(len(CITIES))]
