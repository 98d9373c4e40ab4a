"""Setting up: start cards, market, and who begins. §1"""

from typing import Final

from palio.core.facts import Fact, Tell
from palio.core.game import Frame
from palio.core.move import Move
from palio.core.seats import CHANCE, Seat
from palio.core.words import Words, seat_name
from palio.games.patrizier.components import CITIES
from palio.games.patrizier.moves import Deal, First, Moves, card_words
from palio.games.patrizier.rules.cards import add, distinct, odds_of, take_out
from palio.games.patrizier.rules.turn import PLAY_CARD, LayCard
from palio.games.patrizier.state import Table, empty_table


def new_table(moves: Moves, seats: int) -> Table:
    """A table with everything in its bag and the set-up still to be answered by chance."""
    table = empty_table(moves, seats)
    box = moves.box
    table.starts = [kind for kind in box.cards_for(seats) if box.kinds[kind].start]
    table.deck = [kind for kind in box.cards_for(seats) if not box.kinds[kind].start]
    # The stack is read from its end: first the hands, then the market, then the lot.
    table.pending.append(ChooseFirst())
    for city in reversed(box.cities_for(seats)):
        table.pending.append(LAY_FIRST_CARD[city.index])
    for _ in range(box.hand):
        for seat in reversed(range(seats)):
            table.pending.append(DealStartCard(seat))
    return table


class DealStartCard(Frame[Table]):
    """Chance deals one start card to a seat, face down. §1.3"""

    def __init__(self, to: Seat) -> None:
        super().__init__(CHANCE)
        self.to = to

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
        return state.moves.deal[state.starts[int(u * len(state.starts))]]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Deal)
        take_out(state.starts, move.kind)
        add(state.dealt[self.to], move.kind)
        if tell is not None:
            values = card_words(state.box, move.kind)
            tell(Fact("dealt", "§1.3", self.to, values, (move.target,), ("city", "shows")))
        if not isinstance(state.pending[-1], DealStartCard):  # §1.4: all hands are dealt
            state.deck.extend(state.starts)
            state.deck.sort()
            state.starts.clear()


class ChooseFirst(Frame[Table]):
    """The lot says who begins. §1.7"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def words(self, state: Table) -> Words:
        return Words("ask-first")

    def legal_moves(self, state: Table) -> list[Move]:
        first = state.moves.first
        return [first[seat] for seat in range(state.seats)]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, First)
        if tell is not None:
            tell(Fact("first", "§1.7", move.seat))
        state.pending.append(PLAY_CARD[move.seat])


LAY_FIRST_CARD: Final = [LayCard(city, "§1.5") for city in range(len(CITIES))]
