"""The course of a round: income, offices, turns; steps that put the questions in their order. §2"""

from typing import Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.packed import append, vec
from palio.core.seats import CHANCE, Seat
from palio.games.florenza.components import BISHOP, CAPTAIN, SEATS
from palio.games.florenza.rules.building import OFFER_BUILDING
from palio.games.florenza.rules.dice import (
    CHOOSE_OTHER_DIE,
    CHOOSE_OWN_DIE,
    ROLL_DIE,
    ChooseDie,
)
from palio.games.florenza.rules.marking import CAPTAIN_MARKS
from palio.games.florenza.rules.scoring import tell_final_count
from palio.games.florenza.rules.sheet import has_any_room
from palio.games.florenza.rules.solo import DUMMY_RESTS, DUMMY_ROLLS
from palio.games.florenza.rules.stage import Step
from palio.games.florenza.rules.tracks import bishop_crosses, qualifies_for_bishop
from palio.games.florenza.rules.works import collect
from palio.games.florenza.state import DICE_OF_THE_ACTIVE, DUMMY, MARKS, NO_SEAT, Table


def clockwise(state: Table, first: Seat) -> list[Seat]:
    """All seats in the order of play."""
    return [(first + step) % state.seats for step in range(state.seats)]


class BeginRound(Step):
    """A round begins, or the game is over. §2.1, §2.2, §12.1"""

    def __init__(self, round: i64) -> None:
        super().__init__()
        self.round = round

    def settle(self, state: Table, tell: Tell | None) -> bool:
        if self.round > state.rounds():
            if tell is not None:
                tell_final_count(state, tell)
            return True
        state.round = self.round
        if tell is not None:
            values: dict[str, str | int] = {"round": self.round, "rounds": state.rounds()}
            tell(Fact("round", "§2.2", CHANCE, values))
        seats = clockwise(state, state.start)
        seats.reverse()
        pending = state.pending
        pending.append(BeginRound(self.round + 1))
        if state.is_solo():
            pending.append(BEGIN_DUMMY_TURN)  # §13.2
        for seat in seats:
            pending.append(BEGIN_TURN[seat])
        if self.round > 1:
            pending.append(AWARD_OFFICES)  # §4.1
        for seat in seats:
            pending.append(OFFER_BUILDING[seat])
            if self.round > 1:
                pending.append(COLLECT_INCOME[seat])
        return True


class CollectIncome(Step):
    """A seat's income from its Chiesa. §3.2"""

    def __init__(self, of: Seat) -> None:
        super().__init__()
        self.of = of

    def settle(self, state: Table, tell: Tell | None) -> bool:
        collect(state, self.of, tell)
        return True


class AwardOffices(Step):
    """Who is captain and who is bishop of the round. §4"""

    def settle(self, state: Table, tell: Tell | None) -> bool:
        captains = vec[i64]([crosses[CAPTAIN] for crosses in state.crosses])
        bishops = vec[i64]([bishop_crosses(state, seat) for seat in range(state.seats)])
        if state.is_solo():
            captains = append(captains, state.dummy[CAPTAIN])
            dummy = state.dummy[BISHOP]
            bishops = append(bishops, dummy if qualifies_for_bishop(state, dummy) else 0)
        state.captain = self._holder(state, captains)
        state.bishop = self._holder(state, bishops)
        state.free_choice = state.bishop >= 0
        if tell is not None:
            self._tell(state, state.captain, "captain", captains, tell)
            self._tell(state, state.bishop, "bishop", bishops, tell)
        if state.captain >= 0 and has_any_room(state, state.captain, -1):
            state.ledger[state.captain][MARKS] += 1
            state.pending.append(OFFER_BUILDING[state.captain])
            state.pending.append(CAPTAIN_MARKS[state.captain])
        return True

    def _holder(self, state: Table, crosses: vec[i64]) -> i64:
        """Whoever alone has the most; nobody if it is a tie. §4.4"""
        most: i64 = 0
        holder: i64 = NO_SEAT
        for seat in range(len(crosses)):
            if crosses[seat] > most:
                most = crosses[seat]
                holder = seat
            elif crosses[seat] == most:
                holder = NO_SEAT
        return holder if holder < state.seats else DUMMY

    def _tell(self, state: Table, holder: i64, office: str, crosses: vec[i64], tell: Tell) -> None:
        """Who holds an office and with how many crosses, or why nobody does."""
        rule = "§4.2" if office == "captain" else "§4.3"
        values: dict[str, str | int] = {"crosses": max(crosses)}
        if holder == NO_SEAT and max(crosses) == 0:  # nobody has enough to be compared
            rule, needed = ("§4.4", 1) if office == "captain" else ("§4.3", state.box.bishop_needs)
            tell(Fact(f"no-{office}-yet", rule, CHANCE, {"needed": needed}))
        elif holder == NO_SEAT:
            tell(Fact(f"no-{office}", "§4.4", CHANCE, values))
        elif holder == DUMMY:
            tell(Fact(f"dummy-{office}", "§13.5", CHANCE, values))
        else:
            tell(Fact(f"office-{office}", rule, holder, values))


class BeginTurn(Step):
    """A turn begins: all dice are rolled, then everybody uses theirs. §5"""

    def __init__(self, active: i64) -> None:
        super().__init__()
        self.active = active

    def settle(self, state: Table, tell: Tell | None) -> bool:
        state.active = self.active
        if tell is not None:
            if self.active == DUMMY:
                tell(Fact("dummy-turn", "§13.2", CHANCE))
            else:
                tell(Fact("turn", "§5.1", self.active))
        pending = state.pending
        pending.append(END_TURN)
        if self.active == DUMMY:
            pending.append(OFFER_BUILDING[0])
            pending.append(CHOOSE_OTHER_DIE[0])
            pending.append(DUMMY_ROLLS)
        else:
            if state.is_solo():
                pending.append(DUMMY_RESTS)
            for step in range(state.seats - 1, 0, -1):
                seat = (self.active + step) % state.seats
                pending.append(OFFER_BUILDING[seat])
                pending.append(CHOOSE_OTHER_DIE[seat])
            pending.append(OFFER_BUILDING[self.active])
            pending.append(CHOOSE_OWN_DIE[self.active][DICE_OF_THE_ACTIVE])
        for die in range(len(state.dice) - 1, -1, -1):
            pending.append(ROLL_DIE[die])
        return True


class EndTurn(Step):
    """The board is cleared, and what holds for a turn is over. §9.8, §11.1"""

    def settle(self, state: Table, tell: Tell | None) -> bool:
        state.active = NO_SEAT
        for die in range(len(state.dice)):
            state.dice[die] = 0
            state.moved[die] = 0
        for seat in range(state.seats):
            state.used[seat] = 0
            state.spent[seat] = 0
            state.palazzo_now[seat] = 0
        return True


# Steps are made once: the same ones come again in every round.
COLLECT_INCOME: Final = [CollectIncome(seat) for seat in range(max(SEATS))]
AWARD_OFFICES: Final = AwardOffices()
BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(max(SEATS))]
BEGIN_DUMMY_TURN: Final = BeginTurn(DUMMY)
END_TURN: Final = EndTurn()


def dice_to_come(state: Table, seat: Seat) -> i64:
    """How many dice the seat will still choose, by the questions; see ``Table.to_come``."""
    dice = (state.rounds() - state.round) * state.dice_a_round()
    for frame in state.pending:
        if isinstance(frame, ChooseDie):
            if frame.seat == seat:
                dice += frame.left
        elif isinstance(frame, BeginTurn):
            dice += DICE_OF_THE_ACTIVE if frame.active == seat else 1
    return dice
