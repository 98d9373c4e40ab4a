"""Bricks: counting them, giving them up one by one, and drawing them from the bag."""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64

from palio.core.components import Shared
from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.packed import vec
from palio.core.seats import CHANCE, Seat
from palio.core.words import Value, Words, seat_name
from palio.games.firenze.components import COLOUR_COUNT, COLOURS, ROW
from palio.games.firenze.moves import Draw, Give, colour_words
from palio.games.firenze.rules.asking import Ask
from palio.games.firenze.state import Table

MOST_DRAWN: Final = 12
"""Questions for that many bricks on a card are made beforehand."""


def total(counts: vec[i64]) -> i64:
    """
    >>> total(vec[i64]([2, 0, 1]))
    3
    """
    number: i64 = 0
    for count in counts:
        number += count
    return number


def nth(counts: vec[i64], number: i64) -> i64:
    """Which kind piece ``number`` is when the pieces lie in order of kind.

    >>> bricks = vec[i64]([2, 0, 1])
    >>> nth(bricks, 1), nth(bricks, 2)
    (0, 2)
    """
    for kind in range(len(counts)):
        number -= counts[kind]
        if number < 0:
            return kind
    raise AssertionError("there are not that many pieces")


def odds_of(counts: vec[i64]) -> list[float]:
    """How likely each kind is to be drawn, kinds that are not there left out.

    >>> odds_of(vec[i64]([3, 0, 1]))
    [0.75, 0.25]
    """
    number = float(total(counts))
    return [float(count) / number for count in counts if count]


def gives(state: Table, seat: Seat) -> list[Move]:
    """A move for each colour of which the seat has a brick."""
    store = state.store[seat]
    key: i64 = 0
    for colour in range(COLOUR_COUNT):
        if store[colour]:
            key += 1 << colour
    return state.moves.gives[key]


class GiveBricks(Ask):
    """Which bricks of the storehouse? Asked one by one, from white to purple.

    Order makes no difference, so that a colour is not offered any more once a later one was given.
    """

    def __init__(self, seat: Seat, count: i64, lowest: i64 = 0, given: i64 = 0) -> None:
        """``count`` bricks are owed, ``given`` are given; colours under ``lowest`` are passed."""
        super().__init__(seat)
        self.count = count
        self.lowest = lowest
        self.given = given

    def words(self, state: Table) -> Words:
        values: dict[str, Value] = {
            "seat": seat_name(self.seat),
            "count": self.count,
            "given": self.given,
            "from": f"colour-{COLOURS[self.lowest]}",
        }
        return Words(self.prompt(), values)

    def settled(self) -> dict[str, object]:
        return {"count": self.count, "given": self.given, "from": COLOURS[self.lowest]}

    @abstractmethod
    def prompt(self) -> str:
        """The key of the question."""

    def legal_moves(self, state: Table) -> list[Move]:
        store = state.store[self.seat]
        key: i64 = 0
        left: i64 = 0
        # From the last colour down: a colour is offered if enough would remain to give the rest.
        for colour in range(COLOUR_COUNT - 1, self.lowest - 1, -1):
            left += store[colour]
            if store[colour] and left >= self.count:
                key += 1 << colour
        return state.moves.gives[key]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Give)
        state.store[self.seat][move.colour] -= 1
        self.receive(state, move.colour, tell)
        if self.count > 1:
            state.pending.append(self.rest(move.colour))
        else:
            self.finish(state, tell)

    def receive(self, state: Table, colour: i64, tell: Tell | None) -> None:
        """Where the brick goes: into the bag unless overridden."""
        state.bag[colour] += 1
        if tell is not None:
            tell(Fact(self.fact(), self.rule(), self.seat, colour_words(colour)))

    @abstractmethod
    def fact(self) -> str:
        """The kind of the fact that is told for every brick."""

    @abstractmethod
    def rule(self) -> str:
        """The § that asks for the bricks."""

    @abstractmethod
    def rest(self, lowest: i64) -> "GiveBricks":
        """The same question for one brick fewer."""

    @abstractmethod
    def finish(self, state: Table, tell: Tell | None) -> None:
        """What follows when all bricks are given."""


@final
class DrawBricks(Ask):
    """Chance draws bricks from the bag onto a card of the row. §1.11, §3.8, §10.7"""

    def __init__(self, slot: i64, count: i64, rule: str) -> None:
        """``rule`` is the § that has them drawn."""
        super().__init__(CHANCE)
        self.slot = slot
        self.count = count
        self.rule = rule
        self.rest: DrawBricks | None = DrawBricks(slot, count - 1, rule) if count > 1 else None
        """The same question for one brick fewer."""

    def words(self, state: Table) -> Words:
        return Words("ask-draw", {"number": self.slot + 1, "count": self.count})

    def settled(self) -> dict[str, object]:
        return {"onto": self.slot + 1, "count": self.count, "rule": self.rule}

    def legal_moves(self, state: Table) -> list[Move]:
        draw = state.moves.draw
        return [draw[colour] for colour in range(COLOUR_COUNT) if state.bag[colour]]

    def odds(self, state: Table) -> list[float]:
        return odds_of(state.bag)

    def fall(self, state: Table, u: float) -> Move:
        bag = state.bag
        return state.moves.draw[nth(bag, i64(u * float(total(bag))))]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Draw)
        state.bag[move.colour] -= 1
        state.row_bricks[self.slot][move.colour] += 1
        if tell is not None:
            values = colour_words(move.colour)
            values["number"] = self.slot + 1
            tell(Fact("drawn", self.rule, CHANCE, values, (f"card:{self.slot + 1}",)))
        rest = self.rest
        if rest is not None:
            state.pending.append(rest)


@final
class Draws(Shared):
    """The questions for bricks on a card that one § asks, made once."""

    def __init__(self, rule: str) -> None:
        self.rule = rule
        self.made: list[list[DrawBricks]] = []
        """By slot, and by count from 1 on."""
        for slot in range(ROW):
            questions: list[DrawBricks] = []
            rest: DrawBricks | None = DrawBricks(slot, MOST_DRAWN, rule)
            while rest is not None:
                questions.append(rest)
                rest = rest.rest
            questions.reverse()
            self.made.append(questions)

    def ask(self, state: Table, slot: i64, count: i64) -> None:
        """Ask chance for so many bricks, one at least."""
        if count <= MOST_DRAWN:
            state.pending.append(self.made[slot][count - 1])
        else:
            state.pending.append(DrawBricks(slot, count, self.rule))
