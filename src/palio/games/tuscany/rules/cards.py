"""Region cards: drawing and discarding them. §3, §12"""

from typing import Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.game import Frame
from palio.core.move import Move
from palio.core.packed import vec
from palio.core.seats import CHANCE, Seat
from palio.core.words import Words, seat_name
from palio.games.tuscany.components import COLOUR_COUNT, MOST_SEATS
from palio.games.tuscany.moves import Card, named
from palio.games.tuscany.rules.counts import draw_from, is_empty, odds_of, total_of
from palio.games.tuscany.rules.memory import remember_discards, remember_draw, remember_shuffle
from palio.games.tuscany.state import Table


class DrawCard(Frame[Table]):
    """Chance: which card does a seat draw, in secret, with so many to come? §1.3, §3.1, §8.8"""

    def __init__(self, to: Seat, count: int, rule: str, next: "DrawCard | None") -> None:
        super().__init__(CHANCE)
        self.to = to
        self.count = count
        self.rule = rule
        self.next = next
        """The question for the card after this one."""

    def words(self, state: Table) -> Words:
        return Words("ask-card", {"seat": seat_name(self.to), "count": self.count})

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.to  # §12.1

    def legal_moves(self, state: Table) -> list[Move]:
        card = state.moves.card
        return [card[colour] for colour in range(COLOUR_COUNT) if state.deck[colour]]

    def odds(self, state: Table) -> list[float]:
        return odds_of(state.deck)

    def fall(self, state: Table, u: float) -> Move:
        return state.moves.card[draw_from(state.deck, u)]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Card)
        colour = move.colour
        state.deck[colour] -= 1
        state.hands[self.to][colour] += 1
        if len(state.pools):
            remember_draw(state, self.to, colour)
        if tell is not None:
            secret = ("colour", "shade")
            tell(Fact("drawn", self.rule, self.to, named(colour), (move.target,), secret))
        if self.next is not None:
            ask(state, self.next, tell)


_questions: Final[dict[str, dict[int, DrawCard]]] = {}
"""By § and by seat and count: they never change, so each is made once, when it is needed."""


def draw_card(to: Seat, count: int, rule: str) -> DrawCard:
    """The question for the first of so many cards."""
    kept = _questions.get(rule)
    if kept is None:
        kept = _questions.setdefault(rule, {})
    key = count * MOST_SEATS + to
    question = kept.get(key)
    if question is None:
        for number in range(1, count + 1):
            question = kept[number * MOST_SEATS + to] = DrawCard(to, number, rule, question)
    assert question is not None, "at least one card is asked for"
    return question


def ask_for_cards(state: Table, seat: Seat, count: int, rule: str, tell: Tell | None) -> None:
    """Let a seat draw so many cards, as far as there are any. §3.3, §3.4"""
    if count:
        ask(state, draw_card(seat, count, rule), tell)


def ask(state: Table, question: DrawCard, tell: Tell | None) -> None:
    """Ask for a card, if there are any. §3.3, §3.4"""
    if is_empty(state.deck):
        if is_empty(state.discards):
            if tell is not None:
                tell(Fact("no-cards", "§3.4", question.to))
            return
        shuffle_discards(state, tell)
    state.pending.append(question)


def shuffle_discards(state: Table, tell: Tell | None) -> None:
    """The discards become the draw pile. §3.3"""
    remember_shuffle(state)
    state.deck = state.discards
    state.discards = vec[i64]([0] * COLOUR_COUNT)
    if tell is not None:
        tell(Fact("cards-shuffled", "§3.3", CHANCE, {"count": total_of(state.deck)}))


def discard_cards(state: Table, seat: Seat, colour: i64, count: i64) -> None:
    """Cards of a colour leave a hand for all to see. §12.1"""
    state.hands[seat][colour] -= count
    state.discards[colour] += count
    if len(state.pools):
        remember_discards(state, seat, colour, count)
