"""Rolling the dice and choosing one. §5"""

from typing import Final, final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.seats import CHANCE, Seat
from palio.core.words import Words, seat_name
from palio.games.florenza.components import DICE, SEATS
from palio.games.florenza.moves import Build, Roll, Take
from palio.games.florenza.rules.building import add_buildings, build, can_build_any
from palio.games.florenza.rules.stage import Stage
from palio.games.florenza.rules.uses import USE_DIE
from palio.games.florenza.state import BONUS_DICE, DICE_OF_THE_ACTIVE, Table

# In which role a die is chosen.
ACTIVE: Final = 0
OTHER: Final = 1
BONUS: Final = 2
ROLES: Final = ("active", "other", "bonus")


class RollDie(Stage):
    """Chance rolls a die of the board. §5.1"""

    def __init__(self, die: i64) -> None:
        super().__init__(CHANCE)
        self.die = die

    def words(self, state: Table) -> Words:
        return Words("ask-roll", {"colour": f"colour-{state.box.dice[self.die].name}"})

    def legal_moves(self, state: Table) -> list[Move]:
        return state.moves.roll[self.die]

    def fall(self, state: Table, u: float) -> Move:
        return state.moves.roll[self.die][int(u * 6)]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Roll)
        state.dice[self.die] = move.value
        if tell is not None:
            name = state.box.dice[self.die].name
            values: dict[str, str | int] = {"colour": f"colour-{name}", "value": move.value}
            tell(Fact("rolled", "§5.1", CHANCE, values, (f"die:{name}",)))


@final
class ChooseDie(Stage):
    """Which die do you use? Or build something first. §5.2 to §5.5, §8.1"""

    def __init__(self, seat: Seat, role: i64, left: i64 = 1) -> None:
        """``left``: how many dice the active player is still to choose, this one included."""
        super().__init__(seat)
        self.role = role
        self.left = left

    def words(self, state: Table) -> Words:
        args: dict[str, str | int] = {"seat": seat_name(self.seat), "left": self.left}
        role = "bishop" if self.chooses_freely(state) else ROLES[self.role]
        build = "-build" if can_build_any(state, self.seat) else ""
        return Words(f"ask-die-{role}{build}", args)

    def chooses_freely(self, state: Table) -> bool:
        """Is this the bishop, who may take a used die as well? §5.4"""
        return self.role == OTHER and state.free_choice and state.bishop == self.seat

    def has_die(self, state: Table) -> bool:
        """Is there a die to choose?"""
        return self._dice(state) != 0

    def _dice(self, state: Table) -> i64:
        """The dice to choose from, as bits. §5.3 to §5.5"""
        used = state.used[self.seat]
        free = self.chooses_freely(state)
        moved = state.moved
        dice: i64 = 0
        for die in range(len(moved)):
            if free or not moved[die]:
                dice |= i64(1) << die
        return dice & ~used

    def settle(self, state: Table, tell: Tell | None) -> bool:
        if self.has_die(state):
            return False
        state.to_come[self.seat] -= self.left
        if self.role == BONUS:
            state.ledger[self.seat][BONUS_DICE] += 1
        if tell is not None:  # §5.5
            tell(Fact("no-bonus-die" if self.role == BONUS else "no-die", "§5.5", self.seat))
        return True

    def legal_moves(self, state: Table) -> list[Move]:
        takes = state.moves.takes[self._dice(state)]
        if not can_build_any(state, self.seat):
            return takes
        moves = takes.copy()
        add_buildings(state, self.seat, moves)
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Build):
            build(state, self.seat, move.number, tell)
            state.pending.append(self)
            return
        assert isinstance(move, Take)
        die = move.die
        state.used[self.seat] |= i64(1) << die
        state.to_come[self.seat] -= 1
        if tell is not None:
            name = state.box.dice[die].name
            values: dict[str, str | int] = {"die": f"die-{name}", "value": state.dice[die]}
            rule = ("§5.2", "§5.3", "§10.5")[self.role]
            tell(Fact(f"took-{ROLES[self.role]}", rule, self.seat, values, (move.target,)))
        if self.role == OTHER and state.moved[die]:
            state.free_choice = False
            if tell is not None:
                tell(Fact("free-choice", "§5.4", self.seat))
        if self.role == BONUS:
            state.ledger[self.seat][BONUS_DICE] += 1
        if self.role == ACTIVE:
            state.moved[die] = 1
            if self.left > 1:
                state.pending.append(CHOOSE_OWN_DIE[self.seat][self.left - 1])
        state.pending.append(USE_DIE[self.seat][die])


# Questions are made once: the same ones come again in every turn.
ROLL_DIE: Final = [RollDie(die) for die in range(len(DICE))]
CHOOSE_OWN_DIE: Final = [
    [ChooseDie(seat, ACTIVE, left) for left in range(DICE_OF_THE_ACTIVE + 1)]
    for seat in range(max(SEATS))
]
CHOOSE_OTHER_DIE: Final = [ChooseDie(seat, OTHER) for seat in range(max(SEATS))]
CHOOSE_BONUS_DIE: Final = [ChooseDie(seat, BONUS) for seat in range(max(SEATS))]
