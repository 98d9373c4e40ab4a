"""The table: dice board and sheets as plain data, and copy(); no rules."""

from typing import Final, final

from mypy_extensions import i64

from palio.core.house import SeatedState
from palio.core.packed import append, copied, rows_of, vec
from palio.core.seats import Seat
from palio.games.florenza.components import (
    BOXES,
    PALAZZO_WORKS,
    PROJECTS,
    RESOURCE_COUNT,
    TRACK_COUNT,
    WORK_COUNT,
)
from palio.games.florenza.moves import Moves

NO_SEAT: Final = -1
DUMMY: Final = -3
"""Pope Sisto, the phantom of the solo game: he is never asked anything."""

DICE_OF_THE_ACTIVE: Final[i64] = 3

# The ledger: for each account of a sheet what it was given, less what it gave away, where the sheet
# alone does not show it. One number an account: two sheets that look alike have the same ledger.
MONEY: Final = 0  # hundreds of fiorini: dice, Banco, overflow, the Facciata; less wages
EXTRAS_SPENT: Final = 1
MARKS: Final = 2  # resources: granted, or extra ones; less those banked, lapsed or declined
STEPS: Final = 3  # steps: dice and income; less those beyond the end of a track
BONUS_DICE: Final = 4  # bonus dice used or lapsed
LEDGER_SIZE: Final = 5
OUT: Final = -1
"""Stands for the roll of a seat that is out of the running for the start."""


@final
class Table(SeatedState):
    """Everything that lies on the table; what belongs to a seat is a vector with one entry a seat.

    Fiorini are counted in hundreds. A box of a sheet has the number ``project * 6 + resource``;
    projects are the fields 2 to 8, then the works.
    """

    round: i64
    start: i64
    active: i64
    """Whose turn it is: a seat, DUMMY, or NO_SEAT outside phase 3."""
    captain: i64
    bishop: i64
    free_choice: bool
    """May the bishop still choose from all six dice this round?"""
    rolls: vec[i64]
    """The rolls for the start player; 0: still to roll, or settled; OUT: not in it any more."""
    rerolls: i64
    """How often those tied for the start have rolled again; 0 once it is settled."""
    dice: vec[i64]
    """The values on the dice board; 0: not rolled."""
    moved: vec[i64]
    """1 for each die that the active player has moved to the right: used."""
    used: vec[i64]
    """The dice that a seat has used this turn, as bits."""
    spent: vec[i64]
    """The buildings whose once-a-turn effect a seat has used this turn, as bits."""
    fiorini: vec[i64]
    extras: vec[i64]
    stars: vec[i64]
    owed: vec[i64]
    """Bonus dice that are still to be asked for."""
    to_come: vec[i64]
    """Dice that a seat will still choose, as far as it is known now; must agree with
    ``rules.rounds.dice_to_come``, which counts them."""
    crosses: vec[vec[i64]]
    marks: vec[vec[i64]]
    filled: vec[vec[i64]]
    """The marks on each project, of all resources together; see ``recount``."""
    district: vec[vec[i64]]
    """Building numbers in the order of the fields."""
    standing: vec[i64]
    """The same buildings as bits; see ``recount``."""
    artists: vec[vec[i64]]
    """For each work 0 (unfinished), PAID or ANONYMOUS."""
    masters: vec[vec[i64]]
    """For each work the points of its star; 0: none."""
    palazzo_points: vec[i64]
    palazzo_now: vec[i64]
    """1 for each seat that has completed its Palazzo in the turn that is being played. §9.8"""
    ledger: vec[vec[i64]]
    dummy: vec[i64]
    """The dummy's marks on the captain's and the bishop's track."""

    def __init__(self, moves: Moves, rules: int, seats: int, level: str, pool: str) -> None:
        """Made whole by ``empty_table`` and ``copy`` only; level and pool are "" with company."""
        super().__init__(seats)
        self.moves = moves
        self.box = moves.box
        self.rules: i64 = rules
        self.level = level
        self.pool = pool

    def copy(self) -> "Table":
        """A table that shares nothing but the box, the moves and the questions."""
        other = Table(self.moves, self.rules, self.seats, self.level, self.pool)
        other.pending = self.pending.copy()
        other.round = self.round
        other.start = self.start
        other.active = self.active
        other.captain = self.captain
        other.bishop = self.bishop
        other.free_choice = self.free_choice
        other.rolls = self.rolls[:]
        other.rerolls = self.rerolls
        other.dice = self.dice[:]
        other.moved = self.moved[:]
        other.used = self.used[:]
        other.spent = self.spent[:]
        other.fiorini = self.fiorini[:]
        other.extras = self.extras[:]
        other.stars = self.stars[:]
        other.owed = self.owed[:]
        other.to_come = self.to_come[:]
        other.crosses = copied(self.crosses)
        other.marks = copied(self.marks)
        other.filled = copied(self.filled)
        other.district = copied(self.district)
        other.standing = self.standing[:]
        other.artists = copied(self.artists)
        other.masters = copied(self.masters)
        other.palazzo_points = self.palazzo_points[:]
        other.palazzo_now = self.palazzo_now[:]
        other.ledger = copied(self.ledger)
        other.dummy = self.dummy[:]
        return other

    def put_up(self, seat: Seat, number: i64) -> None:
        """Put a building on the leftmost free field."""
        self.district[seat] = append(self.district[seat], number)
        self.standing[seat] |= i64(1) << number

    def recount(self, seat: Seat) -> None:
        """Work out anew what is kept beside district and marks; for whoever sets those at will."""
        standing: i64 = 0
        for number in self.district[seat]:
            standing |= i64(1) << number
        self.standing[seat] = standing
        marks, filled = self.marks[seat], self.filled[seat]
        for project in range(PROJECTS):
            filled[project] = 0
            for resource in range(RESOURCE_COUNT):
                filled[project] += marks[project * RESOURCE_COUNT + resource]

    def is_solo(self) -> bool:
        """Is this the game against Pope Sisto? §13"""
        return self.seats == 1

    def rounds(self) -> i64:
        """How many rounds are played. §2.1"""
        return self.box.rounds[self.seats]

    def dice_a_round(self) -> i64:
        """How many dice a seat chooses in a round: its own, and one in each other turn. §5"""
        return DICE_OF_THE_ACTIVE + max(1, self.seats - 1)  # alone, the other is the dummy

    def has_rolled(self) -> bool:
        """Do all dice lie on the board?"""
        return self.dice[-1] != 0

    def has_palazzo(self, seat: Seat) -> bool:
        """Are all works of the Palazzo finished? §9.8"""
        return self._are_finished(seat, 0, PALAZZO_WORKS)

    def has_chiesa(self, seat: Seat) -> bool:
        """Are all works of the Chiesa finished? §9.9"""
        return self._are_finished(seat, PALAZZO_WORKS, WORK_COUNT)

    def _are_finished(self, seat: Seat, first: i64, end: i64) -> bool:
        artists = self.artists[seat]
        for index in range(first, end):
            if artists[index] == 0:
                return False
        return True


def empty_table(moves: Moves, rules: int, seats: int, level: str, pool: str) -> Table:
    """Fresh sheets, and no dice on the board."""
    table = Table(moves, rules, seats, level, pool)
    box = moves.box
    table.round = 0
    table.start = NO_SEAT
    table.active = NO_SEAT
    table.captain = NO_SEAT
    table.bishop = NO_SEAT
    table.free_choice = False
    table.rolls = vec[i64]([0] * seats)
    table.rerolls = 0
    table.dice = vec[i64]([0] * len(box.dice))
    table.moved = vec[i64]([0] * len(box.dice))
    table.used = vec[i64]([0] * seats)
    table.spent = vec[i64]([0] * seats)
    table.fiorini = vec[i64]([box.start_fiorini] * seats)
    table.extras = vec[i64]([box.start_extras] * seats)
    table.stars = vec[i64]([box.start_stars] * seats)
    table.owed = vec[i64]([0] * seats)
    table.to_come = vec[i64]([table.rounds() * table.dice_a_round()] * seats)
    table.crosses = rows_of(seats, vec[i64]([0] * TRACK_COUNT))
    table.marks = rows_of(seats, vec[i64]([0] * BOXES))
    table.filled = rows_of(seats, vec[i64]([0] * PROJECTS))
    table.district = rows_of(seats, vec[i64]())
    table.standing = vec[i64]([0] * seats)
    table.artists = rows_of(seats, vec[i64]([0] * WORK_COUNT))
    table.masters = rows_of(seats, vec[i64]([0] * WORK_COUNT))
    table.palazzo_points = vec[i64]([0] * seats)
    table.palazzo_now = vec[i64]([0] * seats)
    table.ledger = rows_of(seats, vec[i64]([0] * LEDGER_SIZE))
    table.dummy = vec[i64]([0, 0])
    return table
