"""The turn: one action, perhaps a second one for a marble; rounds, phases and the end. §2, §10"""

from typing import Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.game import Frame
from palio.core.move import Move
from palio.core.seats import Seat
from palio.core.words import Words, seat_name
from palio.games.tuscany.components import CARD_BONUS, MOST_SEATS
from palio.games.tuscany.moves import CAN_DRAW, CAN_PLACE, CAN_TAKE
from palio.games.tuscany.rules.building import ask_what_to_place, can_place
from palio.games.tuscany.rules.cards import ask_for_cards
from palio.games.tuscany.rules.counts import is_empty
from palio.games.tuscany.rules.scoring import score_end, score_phase
from palio.games.tuscany.rules.steps import Step
from palio.games.tuscany.rules.taking import TAKE_TILE
from palio.games.tuscany.state import EXTRA_ROUND, Table


class ChooseAction(Frame[Table]):
    """Draw, take or place? §2.1"""

    def words(self, state: Table) -> Words:
        count = cards_to_draw(state, self.seat)
        return Words("ask-action", {"seat": seat_name(self.seat), "count": count})

    def legal_moves(self, state: Table) -> list[Move]:
        # §3.4: if nothing else can be done, nothing is drawn.
        return state.moves.actions[possible_actions(state, self.seat) or CAN_DRAW]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        state.pending.append(AFTER_ACTION[self.seat])
        act(state, self.seat, move, tell)


class ChooseSecondAction(Frame[Table]):
    """Another action for a marble, or the end of the turn? §2.2"""

    def words(self, state: Table) -> Words:
        count = cards_to_draw(state, self.seat)
        return Words("ask-second-action", {"seat": seat_name(self.seat), "count": count})

    def legal_moves(self, state: Table) -> list[Move]:
        return state.moves.second_actions[possible_actions(state, self.seat)]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        state.pending.append(END_TURN[self.seat])
        if move is not state.moves.end:
            state.marble[self.seat] -= 1
            if tell is not None:
                tell(Fact("marble-used", "§2.2", self.seat))
            act(state, self.seat, move, tell)


def possible_actions(state: Table, seat: Seat) -> int:
    """The set of actions that can be carried through. §2.1, §3.4"""
    possible = 0
    if not is_empty(state.deck) or not is_empty(state.discards):
        possible |= CAN_DRAW
    if not is_empty(state.colours_shown):
        possible |= CAN_TAKE
    if can_place(state, seat):
        possible |= CAN_PLACE
    return possible


def cards_to_draw(state: Table, seat: Seat) -> i64:
    """How many cards the first of the actions draws. §3.1, §3.2, §3.5"""
    return state.draw + state.bonuses[seat][CARD_BONUS]


def act(state: Table, seat: Seat, move: Move, tell: Tell | None) -> None:
    """Begin one of the three actions. §2.1"""
    if move is state.moves.draw:
        count = cards_to_draw(state, seat)
        rule = "§3.1" if state.draw == state.box.draw else "§3.5"
        if tell is not None:
            tell(Fact("draws", rule, seat, {"count": count}))
        ask_for_cards(state, seat, count, rule, tell)
    elif move is state.moves.take_a_tile:
        state.pending.append(TAKE_TILE[seat])
    else:
        ask_what_to_place(state, seat)


class AfterAction(Step):
    """Whoever has a marble is asked for a second action. §2.2, §2.3"""

    def run(self, state: Table, tell: Tell | None) -> None:
        if state.marble[self.seat]:
            state.pending.append(CHOOSE_SECOND_ACTION[self.seat])
        else:
            END_TURN[self.seat].run(state, tell)


class EndTurn(Step):
    """On to the next player, past the end of a round or of the game. §10"""

    def run(self, state: Table, tell: Tell | None) -> None:
        state.fresh = 0
        following = (self.seat + 1) % state.seats
        if following == state.first and end_round(state, tell):
            return
        state.pending.append(CHOOSE_ACTION[following])


CHOOSE_ACTION: Final = [ChooseAction(seat) for seat in range(MOST_SEATS)]
CHOOSE_SECOND_ACTION: Final = [ChooseSecondAction(seat) for seat in range(MOST_SEATS)]
AFTER_ACTION: Final = [AfterAction(seat) for seat in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]


def end_round(state: Table, tell: Tell | None) -> bool:
    """Does the round end a phase, and with it the game? §10.1, §10.3, §11.1"""
    if state.phase == EXTRA_ROUND:
        score_phase(state, tell)
        score_end(state, tell)
        return True
    if most_out(state) < state.box.due[state.phase]:
        return False
    if state.phase == EXTRA_ROUND - 1:
        if tell is not None:
            tell(Fact("extra-round", "§10.3", state.first))
    else:
        score_phase(state, tell)
    state.phase += 1
    return False


def most_out(state: Table) -> i64:
    """How many tiles the seat that has put out most has put out."""
    most: i64 = 0
    for out in state.out:
        most = max(most, out)
    return most
