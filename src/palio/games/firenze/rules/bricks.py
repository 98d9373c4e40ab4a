"""Bricks: counting them, giving them up one by one, and drawing them from the bag."""

from abc import abstractmethod

from palio.core.facts import Fact, Tell
from palio.core.move import Move
from palio.core.seats import CHANCE, Seat
from palio.core.words import Value, Words, seat_name
from palio.games.firenze.components import COLOUR_COUNT, COLOURS
from palio.games.firenze.moves import Draw, Give, colour_words
from palio.games.firenze.rules.asking import Ask
from palio.games.firenze.state import Table


def total(counts: list[int]) -> int:
    """
    >>> total([2, 0, 1])
    3
    """
    number = 0
    for count in counts:
        number += count
    return number


def nth(counts: list[int], number: int) -> int:
    """Which kind piece ``number`` is when the pieces lie in order of kind.

    >>> nth([2, 0, 1], 1), nth([2, 0, 1], 2)
    (0, 2)
    """
    for kind in range(len(counts)):
        number -= counts[kind]
        if number < 0:
            return kind
    raise AssertionError("there are not that many pieces")


def odds_of(counts: list[int]) -> list[float]:
    """How likely each kind is to be drawn, kinds that are not there left out.

    >>> odds_of([3, 0, 1])
    [0.75, 0.25]
    """
    number = total(counts)
    return [count / number for count in counts if count]


class GiveBricks(Ask):
    """Which bricks of the storehouse? Asked one by one, from white to purple.

    Order makes no difference, so that a colour is not offered any more once a later one was given.
    """

    def __init__(self, seat: Seat, count: int, lowest: int = 0, given: int = 0) -> None:
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
        give = state.moves.give
        moves: list[Move] = []
        left = 0
        for colour in range(self.lowest, COLOUR_COUNT):
            left += store[colour]
        for colour in range(self.lowest, COLOUR_COUNT):
            if left < self.count:
                break  # too few would remain to give the rest
            if store[colour]:
                moves.append(give[colour])
            left -= store[colour]
        return moves

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Give)
        state.store[self.seat][move.colour] -= 1
        self.receive(state, move.colour, tell)
        if self.count > 1:
            state.pending.append(self.rest(move.colour))
        else:
            self.finish(state, tell)

    def receive(self, state: Table, colour: int, tell: Tell | None) -> None:
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
    def rest(self, lowest: int) -> "GiveBricks":
        """The same question for one brick fewer."""

    @abstractmethod
    def finish(self, state: Table, tell: Tell | None) -> None:
        """What follows when all bricks are given."""


class DrawBricks(Ask):
    """Chance draws bricks from the bag onto a card of the row. §1.11, §3.8, §10.7"""

    def __init__(self, slot: int, count: int, rule: str) -> None:
        """``rule`` is the § that has them drawn."""
        super().__init__(CHANCE)
        self.slot = slot
        self.count = count
        self.rule = rule

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
        return state.moves.draw[nth(bag, int(u * total(bag)))]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Draw)
        state.bag[move.colour] -= 1
        state.row_bricks[self.slot][move.colour] += 1
        if tell is not None:
            values = colour_words(move.colour)
            values["number"] = self.slot + 1
            tell(Fact("drawn", self.rule, CHANCE, values, (f"card:{self.slot + 1}",)))
        if self.count > 1:
            state.pending.append(DrawBricks(self.slot, self.count - 1, self.rule))
