"""Putting a die to use. §6"""

from typing import Final, final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.seats import Seat
from palio.core.words import Words, seat_name
from palio.games.florenza.components import (
    ANY_VALUE,
    BANCO,
    BOTTEGA,
    CAMBIAVALUTE,
    CASA,
    DICE,
    MAGGIORE,
    MERCATO,
    MERCATO_RESOURCES,
    PALAGIO,
    PALAGIO_STEPS,
    RESOURCES,
    SEATS,
    SWAP,
    TRACKS,
)
from palio.games.florenza.moves import (
    USE_ARTIST,
    USE_CASA,
    USE_MERCATO,
    USE_MONEY,
    USE_PALAGIO,
    USE_RESOURCES,
    USE_TRACK,
    USES,
    Steps,
    Use,
)
from palio.games.florenza.rules.marking import ANY, MarkResources
from palio.games.florenza.rules.sheet import (
    has_any_room,
    has_building,
    has_room,
    is_ready,
    tell_effect,
    use_up,
)
from palio.games.florenza.rules.stage import Stage
from palio.games.florenza.rules.tracks import BY_PALAGIO, ChooseTrack, advance
from palio.games.florenza.rules.works import ANY_ARTIST, Contract, FinishWork, can_finish_any
from palio.games.florenza.state import MARKS, MONEY, STEPS, Table

# The § of each use, in the order of moves.USES.
RULES: Final = ("§6.2", "§6.3", "§6.4", "§6.5", "§11.4", "§11.5", "§11.6")


@final
class UseDie(Stage):
    """What is the die used for? §6"""

    def __init__(self, seat: Seat, die: i64) -> None:
        super().__init__(seat)
        self.die = die

    def words(self, state: Table) -> Words:
        args: dict[str, str | int] = {
            "seat": seat_name(self.seat),
            "die": f"die-{state.box.dice[self.die].name}",
            "value": state.dice[self.die],
        }
        return Words("ask-use", args)

    def has_any_value(self, state: Table) -> bool:
        """May the die be used as if it showed another value? §11.2"""
        return has_building(state, self.seat, ANY_VALUE + self.die)

    def resources(self, state: Table) -> i64:
        """How many resources the die brings. §6.2"""
        box = state.box
        return (
            box.most_resources if self.has_any_value(state) else box.resources[self._value(state)]
        )

    def steps(self, state: Table) -> i64:
        """How many fields of its track the die brings. §6.3"""
        box = state.box
        return box.most_steps if self.has_any_value(state) else box.steps[self._value(state)]

    def price(self, state: Table) -> i64:
        """What the artist costs before any discount. §6.4"""
        box = state.box
        return box.least_price if self.has_any_value(state) else box.price[self._value(state)]

    def _value(self, state: Table) -> i64:
        return state.dice[self.die]

    def wage(self, state: Table) -> i64:
        """What the artist costs. §6.4, §11.9"""
        price = self.price(state)
        if price and is_ready(state, self.seat, BOTTEGA):
            return max(0, price - state.box.discount)
        return price

    def wanted_artist(self, state: Table) -> i64:
        """The artist that the die allows, or any. §6.4, §11.12"""
        if has_building(state, self.seat, MAGGIORE):
            return ANY_ARTIST
        return state.box.dice[self.die].artist

    def money(self, state: Table) -> i64:
        """How much the die brings if it is used for money. §6.5, §11.7"""
        box = state.box
        return box.die_money_16 if is_ready(state, self.seat, CAMBIAVALUTE) else box.die_money

    def can_swap(self, state: Table) -> bool:
        """May one resource be exchanged? §11.3"""
        return has_building(state, self.seat, SWAP + self.die)

    def banned_resource(self, state: Table) -> i64:
        """What Mercato does not offer, because the die itself brings as much of it; or -1. §11.5"""
        if self.resources(state) < MERCATO_RESOURCES:
            return -1
        return state.box.dice[self.die].resource

    def legal_moves(self, state: Table) -> list[Move]:
        seat = self.seat
        die = state.box.dice[self.die]
        uses: i64 = 1 << USE_MONEY
        if has_room(state, seat, die.resource) or (
            self.can_swap(state) and has_any_room(state, seat, -1)
        ):
            uses |= 1 << USE_RESOURCES
        if die.track >= 0:
            uses |= 1 << USE_TRACK
        elif can_finish_any(state, seat, self.wanted_artist(state), self.wage(state)):
            uses |= 1 << USE_ARTIST
        if is_ready(state, seat, CASA) and can_finish_any(state, seat, ANY_ARTIST, 0):
            uses |= 1 << USE_CASA
        if is_ready(state, seat, MERCATO) and has_any_room(
            state, seat, self.banned_resource(state)
        ):
            uses |= 1 << USE_MERCATO
        if is_ready(state, seat, PALAGIO):
            uses |= 1 << USE_PALAGIO
        return state.moves.uses[uses]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Use)
        seat = self.seat
        use = move.use
        if tell is not None:
            self._tell_use(state, use, tell)
        if use == USE_RESOURCES:
            self._take_resources(state, tell)
        elif use == USE_TRACK:
            self._step(state, tell)
        elif use == USE_ARTIST:
            self._hire(state, tell)
        elif use == USE_MONEY:
            self._take_money(state, tell)
        elif use == USE_CASA:
            state.pending.append(FINISH_FOR_NOTHING[seat])
        elif use == USE_MERCATO:
            use_up(state, seat, MERCATO, "§11.5", tell)
            state.ledger[seat][MARKS] += MERCATO_RESOURCES
            state.pending.append(
                MarkResources(
                    seat,
                    self.die,
                    ANY,
                    MERCATO_RESOURCES,
                    bank=is_ready(state, seat, BANCO),
                    banned=self.banned_resource(state),
                )
            )
        else:
            self._use_palagio(state, tell)

    def _tell_use(self, state: Table, use: i64, tell: Tell) -> None:
        die = state.box.dice[self.die]
        values: dict[str, str | int] = {"die": f"die-{die.name}"}
        if use == USE_MONEY:
            values["fiorini"] = 100 * state.box.die_money
        elif use == USE_TRACK:
            values["track"] = f"track-{TRACKS[die.track]}"
        elif use == USE_RESOURCES:
            values["count"] = self.resources(state)
            values["resource"] = f"resource-{RESOURCES[die.resource]}"
        tell(Fact(f"used-{USES[use]}", RULES[use], self.seat, values, (f"die:{die.name}",)))

    def _tell_value(self, state: Table, by_value: i64, taken: i64, tell: Tell | None) -> None:
        if by_value != taken and tell is not None:
            values: dict[str, str | int] = {"die": f"die-{state.box.dice[self.die].name}"}
            tell_effect(state, self.seat, ANY_VALUE + self.die, "§11.2", tell, values)

    def _take_resources(self, state: Table, tell: Tell | None) -> None:
        count = self.resources(state)
        self._tell_value(state, state.box.resources[self._value(state)], count, tell)
        state.ledger[self.seat][MARKS] += count
        state.pending.append(
            MarkResources(
                self.seat,
                self.die,
                state.box.dice[self.die].resource,
                count,
                swap=self.can_swap(state),
                bank=is_ready(state, self.seat, BANCO),
                exchange=True,
            )
        )

    def _step(self, state: Table, tell: Tell | None) -> None:
        differ = len(state.moves.steps) > 1
        if differ and self.has_any_value(state) and state.rules >= 2:
            state.pending.append(CHOOSE_STEPS[self.seat][self.die])
        else:  # §11.2 in version 1: the most
            self.step(state, self.steps(state), tell)

    def step(self, state: Table, steps: i64, tell: Tell | None) -> None:
        """Take so many steps on the track of the die. §6.3"""
        self._tell_value(state, state.box.steps[self._value(state)], steps, tell)
        state.ledger[self.seat][STEPS] += steps
        advance(state, self.seat, state.box.dice[self.die].track, steps, "§6.3", tell)

    def _hire(self, state: Table, tell: Tell | None) -> None:
        price = self.price(state)
        wage = self.wage(state)
        self._tell_value(state, state.box.price[self._value(state)], price, tell)
        artist = state.box.dice[self.die].artist
        any_artist = has_building(state, self.seat, MAGGIORE)
        contract = Contract(artist, any_artist, wage, price - wage)
        state.pending.append(FinishWork(self.seat, contract))

    def _take_money(self, state: Table, tell: Tell | None) -> None:
        money = self.money(state)
        if is_ready(state, self.seat, CAMBIAVALUTE):
            values: dict[str, str | int] = {"fiorini": 100 * (money - state.box.die_money)}
            use_up(state, self.seat, CAMBIAVALUTE, "§11.7", tell, values)
        state.fiorini[self.seat] += money
        state.ledger[self.seat][MONEY] += money

    def _use_palagio(self, state: Table, tell: Tell | None) -> None:
        use_up(state, self.seat, PALAGIO, "§11.6", tell)
        state.ledger[self.seat][STEPS] += PALAGIO_STEPS
        track = state.box.dice[self.die].track
        # §11.6: the die's own track is left out if the die itself brings as much.
        banned = track if track >= 0 and self.steps(state) >= PALAGIO_STEPS else -1
        state.pending.append(ChooseTrack(self.seat, PALAGIO_STEPS, BY_PALAGIO, banned))


class ChooseSteps(Stage):
    """How many steps, where the value of the die is the player's choice? §11.2

    More are not always better: a bonus die that nobody can use now would lapse.
    """

    def __init__(self, seat: Seat, die: i64) -> None:
        super().__init__(seat)
        self.die = die

    def words(self, state: Table) -> Words:
        args: dict[str, str | int] = {
            "seat": seat_name(self.seat),
            "die": f"die-{state.box.dice[self.die].name}",
            "track": f"track-{TRACKS[state.box.dice[self.die].track]}",
        }
        return Words("ask-steps", args)

    def legal_moves(self, state: Table) -> list[Move]:
        return state.moves.steps

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Steps)
        USE_DIE[self.seat][self.die].step(state, move.steps, tell)


# Questions are made once: the same ones come again in every turn.
USE_DIE: Final = [[UseDie(seat, die) for die in range(len(DICE))] for seat in range(max(SEATS))]
CHOOSE_STEPS: Final = [
    [ChooseSteps(seat, die) for die in range(len(DICE))] for seat in range(max(SEATS))
]
FINISH_FOR_NOTHING: Final = [
    FinishWork(seat, Contract(ANY_ARTIST, True, 0, 0)) for seat in range(max(SEATS))
]
