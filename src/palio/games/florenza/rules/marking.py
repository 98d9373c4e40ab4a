"""Marking resources on the sheet, one box at a time. §7

Two resources of one die are marked in one order only, so that no allocation is there twice: first
fiorini instead of a resource (building 17), then the exchanged one (7 to 12), then the die's own in
the order of the sheet. Once something is built between them, the second is free of that order.
"""

from typing import Final, final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.seats import Seat
from palio.core.words import Words, seat_name
from palio.games.florenza.components import (
    BANCO,
    FIELD_PROJECTS,
    PROJECTS,
    RESOURCE_COUNT,
    RESOURCES,
    SEATS,
    SWAP,
)
from palio.games.florenza.moves import Bank, Build, Mark, project_words
from palio.games.florenza.rules.between import NO_BUILDINGS, that_matter
from palio.games.florenza.rules.building import build, can_build, can_build_any
from palio.games.florenza.rules.sheet import (
    first_free,
    has_any_room,
    has_building,
    has_room,
    is_ready,
    tell_effect,
    use_up,
)
from palio.games.florenza.rules.stage import Stage
from palio.games.florenza.state import MARKS, MONEY, Table

ANY: Final[i64] = -1
"""A resource of the player's choice."""


def add_boxes(
    state: Table, seat: Seat, resource: i64, low: i64, count: i64, moves: list[Move]
) -> i64:
    """Add the free boxes from project ``low`` on in which the first of ``count`` may be marked.

    The others follow in the same box or further on, so a box is left out if they would find no
    place there while there is one before it. Returns the project whose box was left out, or -1.
    """
    marks, capacity, mark = state.marks[seat], state.box.capacity, state.moves.mark
    found: i64 = 0
    room: i64 = 0
    last: i64 = 0
    for project in range(max(low, first_free(state, seat)), PROJECTS):
        index = project * RESOURCE_COUNT + resource
        if marks[index] < capacity[index]:  # a work that is finished is full
            moves.append(mark[index])
            room = capacity[index] - marks[index]
            found += room
            last = project
    # A die brings 1 or 2, so only the last box can be too small for those that follow.
    if count == 1 or room >= count or found == room:
        return -1
    moves.pop()
    return last


def mark(state: Table, seat: Seat, move: Mark, rule: str, tell: Tell | None) -> None:
    """Make a cross in a box."""
    state.marks[seat][move.index] += 1
    state.filled[seat][move.project] += 1
    if tell is not None:
        values = project_words(state.box, move.project)
        values["resource"] = f"resource-{RESOURCES[move.resource]}"
        tell(Fact("marked", rule, seat, values, (move.target,)))


@final
class MarkResources(Stage):
    """Where is the next resource of a die marked? §7"""

    def __init__(
        self,
        seat: Seat,
        die: i64,
        resource: i64,
        left: i64,
        *,
        swap: bool = False,
        bank: bool = False,
        exchange: bool = False,
        banned: i64 = -1,
        low: i64 = 0,
        builds: list[int] = NO_BUILDINGS,
    ) -> None:
        """``resource`` ANY is Mercato's free choice, ``banned`` what it does not offer.

        ``swap``: this one may be exchanged; ``bank``: this one may be taken as fiorini;
        ``exchange``: the one exchange of the die is not used up, whether its building stands or
        not; ``low``: the first project in question; ``builds``: what may be built first.
        """
        super().__init__(seat)
        self.die = die
        self.resource = resource
        self.left = left
        self.swap = swap
        self.bank = bank
        self.exchange = exchange
        self.banned = banned
        self.low = low
        self.builds = builds

    def words(self, state: Table) -> Words:
        args: dict[str, str | int] = {"seat": seat_name(self.seat), "left": self.left}
        bank = ""
        if self.bank:
            bank = "-bank"
            args["fiorini"] = 100 * state.box.bank
        if self.resource == ANY:
            return Words("ask-mark-any" + bank, args)
        args["resource"] = f"resource-{RESOURCES[self.resource]}"
        how = ("-swap" if self.swap else "") + bank
        if self.builds:
            room = how or has_room(state, self.seat, self.resource)
            how += "-build" if room else "-none-build"
        return Words("ask-mark" + how, args)

    def legal_moves(self, state: Table) -> list[Move]:
        moves: list[Move] = []
        if self.bank:
            moves.append(state.moves.bank)
        if self.resource == ANY:
            for resource in range(RESOURCE_COUNT):
                if resource != self.banned:
                    self._add_own(state, resource, moves)
            return moves
        if self.swap:
            for resource in range(RESOURCE_COUNT):
                if resource != self.resource:
                    add_boxes(state, self.seat, resource, 0, 1, moves)
        self._add_own(state, self.resource, moves)
        if self.builds:
            if not moves:
                moves.append(state.moves.pass_)  # nobody has to build
            for number in self.builds:
                moves.append(state.moves.build[number - 1])
        return moves

    def _add_own(self, state: Table, resource: i64, moves: list[Move]) -> None:
        """The boxes for a resource of the die, or of Mercato. §7.6"""
        left_out = add_boxes(state, self.seat, resource, self.low, self.left, moves)
        if 0 <= left_out < FIELD_PROJECTS and state.rules >= 2:  # version 1 did without them
            self._add_to_build_on(state, resource, left_out, moves)

    def _add_to_build_on(
        self, state: Table, resource: i64, left_out: i64, moves: list[Move]
    ) -> None:
        """The last box of all may come first after all if it is then built on. §8.1"""
        marks = state.marks[self.seat][:]
        for project in range(first_free(state, self.seat), FIELD_PROJECTS):
            if self.low <= project != left_out:
                continue
            index = project * RESOURCE_COUNT + resource
            if marks[index] == state.box.capacity[index]:
                continue
            marks[index] += 1
            if that_matter(state, self.seat, marks, self.die, resource, self.exchange):
                moves.append(state.moves.mark[index])
            marks[index] -= 1

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Mark):
            if self.resource in (ANY, move.resource):
                self._mark_own(state, move, tell)
            else:
                self._mark_other(state, move, tell)
        elif isinstance(move, Build):
            self._build(state, move.number, tell)
        elif isinstance(move, Bank):
            self._bank(state, tell)
        else:
            self._lapse(state, self.resource, self.left, tell)

    def _mark_other(self, state: Table, move: Mark, tell: Tell | None) -> None:
        """One is exchanged, and no more than one. §11.3"""
        if tell is not None:
            values: dict[str, str | int] = {
                "given": f"resource-{RESOURCES[self.resource]}",
                "taken": f"resource-{RESOURCES[move.resource]}",
            }
            tell_effect(state, self.seat, SWAP + self.die, "§11.3", tell, values)
        mark(state, self.seat, move, "§7.1", tell)
        self._ask(state, self.resource, self.left - 1, tell)

    def _build(self, state: Table, number: i64, tell: Tell | None) -> None:
        """What was built can be used at once on what is left, in any order. §8.5"""
        build(state, self.seat, number, tell)
        if state.rules < 2:  # §7.6 as it was in version 1: the order still bound what was left
            self._ask(state, self.resource, self.left, tell, bank=True, low=self.low)
            return
        swap = self.exchange and has_building(state, self.seat, SWAP + self.die)
        bank = is_ready(state, self.seat, BANCO)
        self._ask(
            state, self.resource, self.left, tell, swap=swap, bank=bank, exchange=self.exchange
        )

    def _bank(self, state: Table, tell: Tell | None) -> None:
        """Fiorini instead of a resource. §11.8"""
        seat = self.seat
        use_up(state, seat, BANCO, "§11.8", tell, {"fiorini": 100 * state.box.bank})
        state.fiorini[seat] += state.box.bank
        state.ledger[seat][MONEY] += state.box.bank
        state.ledger[seat][MARKS] -= 1
        left = self.left - 1
        self._ask(state, self.resource, left, tell, swap=self.swap, exchange=self.exchange)

    def _mark_own(self, state: Table, move: Mark, tell: Tell | None) -> None:
        if self.left == 1:
            mark(state, self.seat, move, "§7.1", tell)
            return
        banco = state.rules >= 2 or can_build(state, self.seat, BANCO)
        mark(state, self.seat, move, "§7.1", tell)
        # §8.1 as it was in version 1: Banco alone, and only if this mark has made it possible
        builds = [BANCO] if not banco and can_build(state, self.seat, BANCO) else NO_BUILDINGS
        resource, low, exchange = move.resource, move.project, self.exchange
        self._ask(state, resource, self.left - 1, tell, exchange=exchange, low=low, builds=builds)

    def _ask(
        self,
        state: Table,
        resource: i64,
        left: i64,
        tell: Tell | None,
        *,
        swap: bool = False,
        bank: bool = False,
        exchange: bool = False,
        low: i64 = 0,
        builds: list[int] = NO_BUILDINGS,
    ) -> None:
        """On to the next resource; without a box for it, it lapses. §7.4"""
        if left == 0:
            return
        seat = self.seat
        if state.rules >= 2 and can_build_any(state, seat):  # hardly ever, so look there first
            builds = that_matter(state, seat, state.marks[seat], self.die, resource, exchange)
        if resource == ANY:
            possible = has_any_room(state, seat, self.banned)
        elif swap:
            possible = has_any_room(state, seat, -1)
        else:
            possible = has_room(state, seat, resource, low)
            if not possible and low:
                low = 0
                possible = has_room(state, seat, resource)
        if not possible and not bank and not builds:
            self._lapse(state, resource, left, tell)
            return
        state.pending.append(
            MarkResources(
                seat,
                self.die,
                resource,
                left,
                swap=swap,
                bank=bank,
                exchange=exchange,
                banned=self.banned,
                low=low,
                builds=builds,
            )
        )

    def _lapse(self, state: Table, resource: i64, left: i64, tell: Tell | None) -> None:
        state.ledger[self.seat][MARKS] -= left
        if tell is not None:
            values: dict[str, str | int] = {"count": left}
            values["resource"] = f"resource-{RESOURCES[resource]}"
            tell(Fact("lapsed", "§7.4", self.seat, values))


class CaptainMarks(Stage):
    """Which resource does the captain mark, if any? §4.2"""

    def words(self, state: Table) -> Words:
        return Words("ask-captain", {"seat": seat_name(self.seat)})

    def legal_moves(self, state: Table) -> list[Move]:
        moves: list[Move] = []
        for resource in range(RESOURCE_COUNT):
            add_boxes(state, self.seat, resource, 0, 1, moves)
        moves.append(state.moves.pass_)
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Mark):
            mark(state, self.seat, move, "§4.2", tell)
            return
        state.ledger[self.seat][MARKS] -= 1
        if tell is not None:
            tell(Fact("captain-passed", "§4.2", self.seat))


# The question is made once: it comes again in every round.
CAPTAIN_MARKS: Final = [CaptainMarks(seat) for seat in range(max(SEATS))]
