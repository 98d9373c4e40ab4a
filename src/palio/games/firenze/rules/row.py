"""Choosing a card, paying for it, what it does, and filling the row. §3, §9"""

from typing import Final, final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.packed import append, pop, vec
from palio.core.seats import CHANCE, Seat
from palio.core.words import Words, seat_name
from palio.games.firenze.components import (
    BUILDING,
    CHURCH,
    COLOUR_COUNT,
    EVENT,
    FIRE,
    FLOOD,
    KIND_COUNT,
    MONUMENT,
    PRINCESS,
    ROW,
    SEATS,
)
from palio.games.firenze.moves import Give, Lay, Person, Take, card_words, colour_words
from palio.games.firenze.rules.asking import Ask, Hub
from palio.games.firenze.rules.bricks import Draws, gives, nth, odds_of, total
from palio.games.firenze.rules.events import happen
from palio.games.firenze.rules.persons import CHOOSING, play_person, playable
from palio.games.firenze.rules.towers import tallest
from palio.games.firenze.rules.work import WORK
from palio.games.firenze.state import Table


@final
class ChooseCard(Hub):
    """Which card of the row? Or a person first. §3.1"""

    def words(self, state: Table) -> Words:
        return Words("ask-card" if state.row else "ask-no-card", {"seat": seat_name(self.seat)})

    def settled(self) -> dict[str, object]:
        return {"moment": "choosing"}

    def resume(self, state: Table, tell: Tell | None) -> None:
        state.pending.append(self)

    def legal_moves(self, state: Table) -> list[Move]:
        # §3.2: each card to the left costs a brick, unless the Princess was played
        reach = len(state.row)
        if not state.has_played(PRINCESS):
            affordable = total(state.store[self.seat]) + 1
            reach = min(reach, affordable)
        persons = playable(state, self.seat, CHOOSING)
        if not reach:
            return [*persons, state.moves.done]  # §3.11
        takes = state.moves.takes[reach]
        return takes + persons if persons else takes

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        seat = self.seat
        if isinstance(move, Take):
            if move.slot and not state.has_played(PRINCESS):
                state.pending.append(PRICES[seat][move.slot])
            else:
                take_card(state, seat, move.slot, tell)
        elif isinstance(move, Person):
            play_person(state, self, move.kind, tell)
        else:
            state.pending.append(next_turn(state, seat))
            state.pending.append(WORK[seat])


CHOOSE: Final = [ChooseCard(seat) for seat in range(max(SEATS))]


def next_turn(state: Table, seat: Seat) -> ChooseCard:
    """The question with which the turn of the next seat begins. §2.1"""
    return CHOOSE[seat + 1 if seat + 1 < state.seats else 0]


@final
class PayPrice(Ask):
    """Which brick goes on this card, to the left of the chosen one? §3.3"""

    def __init__(self, seat: Seat, slot: i64, at: i64) -> None:
        """``slot`` is the chosen card, ``at`` the one that gets a brick."""
        super().__init__(seat)
        self.slot = slot
        self.at = at
        self.rest: PayPrice | None = PayPrice(seat, slot, at + 1) if at + 1 < slot else None
        """The same question for the next card."""

    def words(self, state: Table) -> Words:
        values = card_words(state.box.kinds[state.row[self.at]])
        values["seat"] = seat_name(self.seat)
        values["number"] = self.at + 1
        values["chosen"] = f"card-{state.box.kinds[state.row[self.slot]].id}"
        values["place"] = self.slot + 1
        return Words("ask-price", values)

    def settled(self) -> dict[str, object]:
        return {"card": self.slot + 1, "onto": self.at + 1}

    def legal_moves(self, state: Table) -> list[Move]:
        return gives(state, self.seat)

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Give)
        state.store[self.seat][move.colour] -= 1
        state.row_bricks[self.at][move.colour] += 1
        if tell is not None:
            values = colour_words(move.colour)
            values["number"] = self.at + 1
            tell(Fact("paid-price", "§3.3", self.seat, values, (f"card:{self.at + 1}",)))
        rest = self.rest
        if rest is not None:
            state.pending.append(rest)
        else:
            take_card(state, self.seat, self.slot, tell)


PRICES: Final = [[PayPrice(seat, slot, 0) for slot in range(ROW)] for seat in range(max(SEATS))]
"""By seat and chosen card."""


def take_card(state: Table, seat: Seat, slot: i64, tell: Tell | None) -> None:
    """The card and its bricks are taken; then its effect, and the row is filled. §3.5 to §3.8"""
    state.row, kind = pop(state.row, slot)  # §3.7: the cards to its right move up
    state.row_bricks, bricks = pop(state.row_bricks, slot)
    store = state.aside if kind in (FLOOD, FIRE) else state.store[seat]  # §11.4, §11.5
    for colour in range(COLOUR_COUNT):
        store[colour] += bricks[colour]
    card = state.box.kinds[kind]
    if tell is not None:
        values = card_words(card)
        values["number"] = slot + 1
        values["count"] = total(bricks)
        tell(Fact(f"card-{card.id}", "§3.5", seat, values, (f"card:{slot + 1}",)))
    if card.type != EVENT:
        receive(state, seat, kind, tell)
    else:
        state.discards[kind] += 1  # §11.1; Renaissance is shuffled in with the rest. §11.10
    # The stack is read from its end: the event, the new card, the rest of the turn, the next turn.
    state.pending.append(next_turn(state, seat))
    state.pending.append(WORK[seat])
    fill_row(state, tell)
    if card.type == EVENT:
        happen(state, seat, kind, tell)


def receive(state: Table, seat: Seat, kind: i64, tell: Tell | None) -> None:
    """Where a card goes that is no event. §3.6"""
    card = state.box.kinds[kind]
    if card.type == CHURCH:
        state.church = append(state.church, kind)  # §14.1
        return
    owner = seat
    if kind == MONUMENT:
        owner = monument_goes_to(state)  # §12.4
    elif card.type == BUILDING and state.cards[seat][kind]:
        owner = -1  # §13.1
    if owner < 0:
        state.discards[kind] += 1
        if tell is not None:
            told, rule = ("no-monument", "§12.4") if kind == MONUMENT else ("of-no-use", "§13.1")
            tell(Fact(told, rule, seat, card_words(card)))
        return
    state.cards[owner][kind] += 1
    if kind == MONUMENT and tell is not None:
        tell(Fact("monument", "§12.4", owner, card_words(card)))


def monument_goes_to(state: Table) -> Seat:
    """Whose highest tower is higher than those of all others; -1: nobody's. §12.4"""
    best = -1
    height: i64 = 0
    for seat in range(state.seats):
        own = tallest(state, seat)
        if own > height:
            height = own
            best = seat
        elif own == height:
            best = -1
    return best


def fill_row(state: Table, tell: Tell | None) -> None:
    """Ask chance for a new card, if there is any in the deck or the discard pile. §3.8, §3.10"""
    renew_deck(state, tell)
    if total(state.starts) or total(state.deck):
        state.pending.append(NEXT_CARD)


def renew_deck(state: Table, tell: Tell | None) -> None:
    """A deck that is used up is made anew from the discard pile. §3.10"""
    if total(state.starts) or total(state.deck):
        return
    for kind in range(KIND_COUNT):
        state.deck[kind] = state.discards[kind]
        state.discards[kind] = 0
    if tell is not None and total(state.deck):
        tell(Fact("deck-anew", "§3.10", CHANCE, {"count": total(state.deck)}, ("deck",)))


@final
class LayCard(Ask):
    """Chance turns up the top card of the deck; bricks follow. §1.11, §3.8"""

    def __init__(self, rule: str) -> None:
        """``rule`` is the § that has the card laid."""
        super().__init__(CHANCE)
        self.rule = rule
        self.draws = Draws(rule)

    def words(self, state: Table) -> Words:
        return Words("ask-lay")

    def settled(self) -> dict[str, object]:
        return {"rule": self.rule}

    def source(self, state: Table) -> vec[i64]:
        """Start cards lie on top of the deck. §1.10"""
        return state.starts if total(state.starts) else state.deck

    def legal_moves(self, state: Table) -> list[Move]:
        source = self.source(state)
        lay = state.moves.lay
        return [lay[kind] for kind in range(KIND_COUNT) if source[kind]]

    def odds(self, state: Table) -> list[float]:
        return odds_of(self.source(state))

    def fall(self, state: Table, u: float) -> Move:
        source = self.source(state)
        return state.moves.lay[nth(source, i64(u * float(total(source))))]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Lay)
        self.source(state)[move.kind] -= 1
        slot = len(state.row)
        state.row = append(state.row, move.kind)
        state.row_bricks = append(state.row_bricks, vec[i64]([0] * COLOUR_COUNT))
        if tell is not None:
            values = card_words(state.box.kinds[move.kind])
            values["number"] = slot + 1
            tell(Fact("laid", self.rule, CHANCE, values, (f"card:{slot + 1}",)))
        renew_deck(state, tell)  # §3.10: as soon as the last card is drawn
        count = state.box.on_a_card
        in_bag = total(state.bag)
        count = min(count, in_bag)
        if tell is not None and count < state.box.on_a_card:
            values = {"count": count, "number": slot + 1}
            tell(Fact("bag-short", "§3.9", CHANCE, values, (f"card:{slot + 1}",)))
        if count:  # §3.9
            self.draws.ask(state, slot, count)


FIRST_CARDS: Final = LayCard("§1.11")
NEXT_CARD: Final = LayCard("§3.8")
