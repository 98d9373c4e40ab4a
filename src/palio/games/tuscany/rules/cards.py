"""Region cards: drawing and discarding them, and what everybody can know of them. §3, §12

As long as the discards have not been shuffled, every card that a seat does not see is as likely
here as there. Shuffling them ends that: what is in the hands now can't be in the new draw pile
(§12.2). From then on the table keeps what a careful player would remember: the cards of each *pool*
(pool 0: those that were in the hands at that time, pool 1: the draw pile made then, and so on), how
many cards of each colour each seat has drawn of each pool, and the log of draws and discards.
view.py reads it.
"""

from typing import Final

from palio.core.facts import Fact, Tell
from palio.core.game import Frame, Rng
from palio.core.move import Move
from palio.core.seats import CHANCE, Seat
from palio.core.words import Words, seat_name
from palio.games.tuscany.components import COLOUR_COUNT, COLOURS
from palio.games.tuscany.moves import Card
from palio.games.tuscany.rules.counts import draw_from, is_empty, odds_of
from palio.games.tuscany.state import Table

# Entries of the log: SHUFFLED, or DREW or (1 + colour) for a discard, plus LOG_SEAT for each seat.
SHUFFLED: Final = -1
DREW: Final = 0
LOG_SEAT: Final = 16


class DrawCard(Frame[Table]):
    """Chance: which card does a seat draw, in secret, with so many to come? §1.3, §3.1, §8.8"""

    def __init__(self, to: Seat, count: int, rule: str) -> None:
        super().__init__(CHANCE)
        self.to = to
        self.count = count
        self.rule = rule

    def words(self, state: Table) -> Words:
        return Words("ask-card", {"seat": seat_name(self.to)})

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.to  # §12.1

    def legal_moves(self, state: Table) -> list[Move]:
        card = state.moves.card
        return [card[colour] for colour in range(COLOUR_COUNT) if state.deck[colour]]

    def odds(self, state: Table) -> list[float]:
        return odds_of(state.deck)

    def sample(self, state: Table, rng: Rng) -> Move:
        return state.moves.card[draw_from(state.deck, rng.random())]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Card)
        colour = move.colour
        state.deck[colour] -= 1
        state.hands[self.to][colour] += 1
        if state.pools:
            pool = len(state.pools) // COLOUR_COUNT - 1
            state.drawn[(pool * state.seats + self.to) * COLOUR_COUNT + colour] += 1
            state.card_log.append(LOG_SEAT * self.to + DREW)
        if tell is not None:
            values = {"colour": f"colour-{COLOURS[colour]}"}
            tell(Fact("drawn", self.rule, self.to, values, (move.target,), ("colour",)))
        ask_for_cards(state, self.to, self.count - 1, self.rule, tell)


def ask_for_cards(state: Table, seat: Seat, count: int, rule: str, tell: Tell | None) -> None:
    """Let a seat draw so many cards, as far as there are any. §3.3, §3.4"""
    if count == 0:
        return
    if is_empty(state.deck):
        if is_empty(state.discards):
            if tell is not None:
                tell(Fact("no-cards", "§3.4", seat))
            return
        shuffle_discards(state, tell)
    state.pending.append(DrawCard(seat, count, rule))


def shuffle_discards(state: Table, tell: Tell | None) -> None:
    """The discards become the draw pile. §3.3"""
    seats = state.seats
    # With two players, whoever sees one hand now knows the other: there is nothing to remember.
    if seats == 2 or not state.pools:
        state.pools = [0] * COLOUR_COUNT
        state.drawn = []
        state.card_log = []
        for hand in state.hands:
            state.drawn.extend(hand)
            for colour in range(COLOUR_COUNT):
                state.pools[colour] += hand[colour]
    else:
        state.card_log.append(SHUFFLED)
    state.pools.extend(state.discards)
    state.drawn.extend([0] * (seats * COLOUR_COUNT))
    state.deck = state.discards
    state.discards = [0] * COLOUR_COUNT
    if tell is not None:
        tell(Fact("cards-shuffled", "§3.3", CHANCE, {"count": sum(state.deck)}))


def discard_cards(state: Table, seat: Seat, colour: int, count: int) -> None:
    """Cards of a colour leave a hand for all to see."""
    state.hands[seat][colour] -= count
    state.discards[colour] += count
    if state.pools:
        for _ in range(count):
            state.card_log.append(LOG_SEAT * seat + 1 + colour)
