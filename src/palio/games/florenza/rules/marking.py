"""Marking resources on the sheet, one box at a time. §7

Two resources of one die are marked in one order only, so that no allocation is there twice: first
fiorini instead of a resource (building 17), then the exchanged one (7 to 12), then the die's own in
the order of the sheet.
"""

from typing import Final

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.seats import Seat
from palio.core.words import Words, seat_name
from palio.games.florenza.components import BANCO, PROJECTS, RESOURCE_COUNT, RESOURCES, SWAP
from palio.games.florenza.moves import Bank, Build, Mark, project_words
from palio.games.florenza.rules.building import build, can_build
from palio.games.florenza.rules.sheet import has_any_room, has_room, is_open, tell_effect, use_up
from palio.games.florenza.rules.stage import Stage
from palio.games.florenza.state import BANKED, LAPSED, Table

ANY: Final = -1
"""A resource of the player's choice."""


def add_boxes(
    state: Table, seat: Seat, resource: int, low: int, count: int, moves: list[Move]
) -> None:
    """Add the free boxes from project ``low`` on in which the first of ``count`` may be marked.

    The others follow in the same box or further on, so a box is left out if they would find no
    place there while there is one before it.
    """
    marks = state.marks[seat]
    capacity = state.box.capacity
    rooms: list[int] = []
    left = 0
    for project in range(low, PROJECTS):
        index = project * RESOURCE_COUNT + resource
        room = capacity[index] - marks[index]
        if room > 0 and not is_open(state, seat, project):
            room = 0
        rooms.append(room)
        left += room
    count = min(count, left)
    for i in range(len(rooms)):
        if rooms[i] > 0 and left >= count:
            moves.append(state.moves.mark[(low + i) * RESOURCE_COUNT + resource])
        left -= rooms[i]


def mark(state: Table, seat: Seat, move: Mark, rule: str, tell: Tell | None) -> None:
    """Make a cross in a box."""
    state.marks[seat][move.index] += 1
    if tell is not None:
        values = project_words(state.box, move.project)
        values["resource"] = f"resource-{RESOURCES[move.resource]}"
        tell(Fact("marked", rule, seat, values, (move.target,)))


class MarkResources(Stage):
    """Where is the next resource of a die marked? §7"""

    def __init__(
        self,
        seat: Seat,
        die: int,
        resource: int,
        left: int,
        *,
        swap: bool = False,
        bank: bool = False,
        banned: int = -1,
        low: int = 0,
        banco: bool = False,
    ) -> None:
        """``resource`` ANY is Mercato's free choice, ``banned`` what it does not offer.

        ``swap``: one may still be exchanged; ``bank``: one may still be taken as fiorini; ``low``:
        the first project in question; ``banco``: the last mark has made building 17 possible, and
        its effect can be used on what is left.
        """
        super().__init__(seat)
        self.die = die
        self.resource = resource
        self.left = left
        self.swap = swap
        self.bank = bank
        self.banned = banned
        self.low = low
        self.banco = banco

    def words(self, state: Table) -> Words:
        args: dict[str, str | int] = {"seat": seat_name(self.seat), "left": self.left}
        bank = "-bank" if self.bank else ""
        if self.resource == ANY:
            return Words("ask-mark-any" + bank, args)
        args["resource"] = f"resource-{RESOURCES[self.resource]}"
        return Words("ask-mark" + ("-swap" if self.swap else "") + bank, args)

    def legal_moves(self, state: Table) -> list[Move]:
        moves: list[Move] = []
        if self.bank:
            moves.append(state.moves.bank)
        if self.resource == ANY:
            for resource in range(RESOURCE_COUNT):
                if resource != self.banned:
                    add_boxes(state, self.seat, resource, 0, self.left, moves)
            return moves
        if self.swap:
            for resource in range(RESOURCE_COUNT):
                if resource != self.resource:
                    add_boxes(state, self.seat, resource, 0, 1, moves)
        add_boxes(state, self.seat, self.resource, self.low, self.left, moves)
        if self.banco:
            if not moves:
                moves.append(state.moves.pass_)  # nobody has to build
            moves.append(state.moves.build[BANCO - 1])
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Build):
            build(state, self.seat, BANCO, tell)
            self._ask(state, self.resource, self.left, self.low, tell, bank=True)
            return
        if isinstance(move, Bank):
            use_up(state, self.seat, BANCO, "§11.8", tell)
            state.fiorini[self.seat] += state.box.bank
            state.ledger[self.seat][BANKED] += 1
            self._ask(state, self.resource, self.left - 1, 0, tell, swap=self.swap)
            return
        if not isinstance(move, Mark):
            self._lapse(state, self.left, tell)
            return
        banco = self.left == 1 or can_build(state, self.seat, BANCO)
        mark(state, self.seat, move, "§7.1", tell)
        if self.resource not in (ANY, move.resource):
            tell_effect(state, self.seat, SWAP + self.die, "§11.3", tell)
            self._ask(state, self.resource, self.left - 1, 0, tell)
            return
        now = not banco and can_build(state, self.seat, BANCO)
        self._ask(state, move.resource, self.left - 1, move.project, tell, banco=now)

    def _ask(
        self,
        state: Table,
        resource: int,
        left: int,
        low: int,
        tell: Tell | None,
        *,
        swap: bool = False,
        bank: bool = False,
        banco: bool = False,
    ) -> None:
        """On to the next resource; without a box for it, it lapses. §7.4"""
        if left == 0:
            return
        possible = bank or banco
        if not possible:
            if resource == ANY:
                possible = has_any_room(state, self.seat, self.banned)
            elif swap:
                possible = has_any_room(state, self.seat, -1)
            else:
                possible = has_room(state, self.seat, resource)
        if possible:
            state.pending.append(
                MarkResources(
                    self.seat,
                    self.die,
                    resource,
                    left,
                    swap=swap,
                    bank=bank,
                    banned=self.banned,
                    low=low,
                    banco=banco,
                )
            )
            return
        self._lapse(state, left, tell)

    def _lapse(self, state: Table, left: int, tell: Tell | None) -> None:
        state.ledger[self.seat][LAPSED] += left
        if tell is not None:
            tell(Fact("lapsed", "§7.4", self.seat, {"count": left}))


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
        state.ledger[self.seat][LAPSED] += 1
        if tell is not None:
            tell(Fact("captain-passed", "§4.2", self.seat))
