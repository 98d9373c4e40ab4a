"""Setting up: the lot, the display, hands, boards and the first bonus tiles. §1"""

from typing import Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.game import Frame
from palio.core.move import Move
from palio.core.packed import append
from palio.core.seats import CHANCE, Seat
from palio.core.words import Value, Words, seat_name
from palio.games.tuscany.components import LETTERS, MOST_SEATS, PARTS_EACH
from palio.games.tuscany.geometry import (
    CASTLE,
    FIELD_NAMES,
    LEFT_PART,
    MIDDLE_PART,
    MIDDLE_SHIFT,
    RIGHT_PART,
    RIGHT_SHIFT,
    SHIFTS,
    letters_laid,
)
from palio.games.tuscany.moves import Deal, Field, First, Moves
from palio.games.tuscany.rules.cards import draw_card
from palio.games.tuscany.rules.display import ask_for_neutral
from palio.games.tuscany.rules.effects import ChooseBonus
from palio.games.tuscany.rules.turn import CHOOSE_ACTION
from palio.games.tuscany.state import Table, empty_table


def new_table(moves: Moves, seats: i64, *, first_printing: bool, only_fitting: bool) -> Table:
    """A table with everything in its pile, and the lot still to fall."""
    table = empty_table(moves, seats, first_printing=first_printing, only_fitting=only_fitting)
    table.pending.append(ChooseFirst())
    return table


class ChooseFirst(Frame[Table]):
    """The lot says who is first. §1.1"""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def words(self, state: Table) -> Words:
        return Words("ask-first")

    def legal_moves(self, state: Table) -> list[Move]:
        first = state.moves.first
        return [first[seat] for seat in range(state.seats)]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, First)
        state.first = move.seat
        if tell is not None:
            tell(Fact("first", "§1.1", move.seat))
        # The stack is read from its end, so the last thing of the set-up goes in first.
        order = [(move.seat + step) % state.seats for step in range(state.seats)]
        backwards = list(reversed(order))
        pending = state.pending
        pending.append(CHOOSE_ACTION[move.seat])
        for seat in backwards:
            pending.append(FIRST_BONUS[seat])
        for seat in backwards:
            pending.append(PlaceStartCastle(seat, is_last=seat == order[-1]))
            pending += LAYOUT[seat]
        for seat in backwards:
            pending += DEAL[seat]
        for seat in backwards:
            if state.box.hand:
                pending.append(draw_card(seat, state.box.hand, "§1.3"))
        ask_for_neutral(state, state.box.display, "§1.2", tell)


class DealPart(Frame[Table]):
    """Chance: which part of a letter is a seat given? §1.4"""

    def __init__(self, to: Seat, letter: int) -> None:
        super().__init__(CHANCE)
        self.to = to
        self.letter = letter

    def words(self, state: Table) -> Words:
        return Words("ask-part", {"seat": seat_name(self.to), "letter": LETTERS[self.letter]})

    def legal_moves(self, state: Table) -> list[Move]:
        answers: list[Move] = []
        low = PARTS_EACH * self.letter
        for part in range(low, low + PARTS_EACH):
            if not is_dealt(state, part):
                answers.append(state.moves.deal[part])
        return answers

    def fall(self, state: Table, u: float) -> Move:
        moves = self.legal_moves(state)
        return moves[int(u * len(moves))]  # rounds as ``pick`` does: there are at most four

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Deal)
        state.parts[self.to] = append(state.parts[self.to], move.part)
        if tell is not None:
            values: dict[str, Value] = {"part": state.box.parts[move.part].id}
            tell(Fact("part", "§1.4", self.to, values))


def is_dealt(state: Table, part: i64) -> bool:
    """Does somebody have it already?"""
    for parts in state.parts:
        for dealt in parts:
            if dealt == part:
                return True
    return False


class LayPart(Frame[Table]):
    """Which part lies on the left, in the middle, on the right, and which way round? §1.5"""

    def __init__(self, seat: Seat, question: int) -> None:
        super().__init__(seat)
        self.question = question

    def words(self, state: Table) -> Words:
        place = {LEFT_PART: "left", MIDDLE_PART: "middle", RIGHT_PART: "right"}[self.question]
        return Words(f"ask-part-{place}", {"seat": seat_name(self.seat)})

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat  # §1.7

    def legal_moves(self, state: Table) -> list[Move]:
        return state.moves.lay_rest[letters_laid(state.answers[self.seat])]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        answer = self.legal_moves(state).index(move)
        state.answers[self.seat] = append(state.answers[self.seat], answer)


class ShiftPart(Frame[Table]):
    """Does the part lie half a hexagon higher or lower than the one to its left? §1.5"""

    def __init__(self, seat: Seat, question: int) -> None:
        super().__init__(seat)
        self.question = question

    def words(self, state: Table) -> Words:
        place = "middle" if self.question == MIDDLE_SHIFT else "right"
        return Words(f"ask-shift-{place}", {"seat": seat_name(self.seat)})

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat  # §1.7

    def legal_moves(self, state: Table) -> list[Move]:
        return state.moves.shift

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        answer = 0 if move is state.moves.shift[0] else 1
        state.answers[self.seat] = append(state.answers[self.seat], answer)


class PlaceStartCastle(Frame[Table]):
    """On which dark green field? The last answer shows all boards to all. §1.6, §1.7"""

    def __init__(self, seat: Seat, *, is_last: bool) -> None:
        super().__init__(seat)
        self.is_last = is_last

    def words(self, state: Table) -> Words:
        return Words("ask-start-castle", {"seat": seat_name(self.seat)})

    def seen_by(self, seat: Seat | None) -> bool:
        return self.is_last or seat == self.seat

    def legal_moves(self, state: Table) -> list[Move]:
        board = state.moves.atlas.board(state.parts[self.seat], state.answers[self.seat])
        field = state.moves.field
        return [field[index] for index in board.dark_green_fields()]

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Field)
        answer = self.legal_moves(state).index(move)
        state.answers[self.seat] = append(state.answers[self.seat], answer)
        if tell is not None:
            tell(Fact("arranged", "§1.5", self.seat))
        if self.is_last:
            reveal_boards(state, tell)


def layout_questions(seat: Seat) -> list[Frame[Table]]:
    """How a seat lays its parts, the last question first. §1.5"""
    return [
        ShiftPart(seat, RIGHT_SHIFT),
        LayPart(seat, RIGHT_PART),
        ShiftPart(seat, MIDDLE_SHIFT),
        LayPart(seat, MIDDLE_PART),
        LayPart(seat, LEFT_PART),
    ]


FIRST_BONUS: Final = [ChooseBonus(seat, "§1.8") for seat in range(MOST_SEATS)]
LAYOUT: Final = [layout_questions(seat) for seat in range(MOST_SEATS)]
DEAL: Final = [
    [DealPart(seat, letter) for letter in reversed(range(len(LETTERS)))]
    for seat in range(MOST_SEATS)
]


def reveal_boards(state: Table, tell: Tell | None) -> None:
    """Everybody's board and start castle are there for all to see. §1.7"""
    for seat in range(state.seats):
        answers = state.answers[seat]
        board = state.moves.atlas.board(state.parts[seat], answers)
        field = board.dark_green_fields()[answers[CASTLE]]
        state.boards.append(board)
        state.put_tile(seat, field, state.box.start_castle)
        if tell is not None:
            layout = board.layout
            values: dict[str, Value] = {"field": FIELD_NAMES[field]}
            for position, name in enumerate(("left", "middle", "right")):
                turned = "-turned" if layout.turned[position] else ""
                values[name] = f"part-{LETTERS[layout.letters[position]]}{turned}"
            for joint, name in enumerate(("middle-shift", "right-shift")):
                values[name] = f"shift-{SHIFTS[layout.shifts[joint]]}"
            tell(Fact("board", "§1.7", seat, values, (f"field:{FIELD_NAMES[field]}",)))
