"""The table: dice board and sheets as plain data, and copy(); no rules."""

from typing import Final

from palio.core.game import State
from palio.core.seats import Seat
from palio.games.florenza.components import BOXES, PALAZZO_WORKS, TRACKS, WORK_COUNT
from palio.games.florenza.moves import Moves

NO_SEAT: Final = -1
DUMMY: Final = -3
"""Pope Sisto, the phantom of the solo game: he is never asked anything."""

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


class Table(State):
    """Everything that lies on the table; what belongs to a seat is a list with one entry a seat.

    Fiorini are counted in hundreds. A box of a sheet has the number ``project * 6 + resource``;
    projects are the fields 2 to 8, then the works.
    """

    round: int
    start: Seat
    active: Seat
    """Whose turn it is: a seat, DUMMY, or NO_SEAT outside phase 3."""
    captain: Seat
    bishop: Seat
    free_choice: bool
    """May the bishop still choose from all six dice this round?"""
    rolls: list[int]
    """The rolls for the start player; 0: still to roll, or settled; OUT: not in it any more."""
    rerolls: int
    """How often those tied for the start have rolled again; 0 once it is settled."""
    dice: list[int]
    """The values on the dice board; 0: not rolled."""
    moved: list[int]
    """1 for each die that the active player has moved to the right: used."""
    used: list[int]
    """The dice that a seat has used this turn, as bits."""
    spent: list[int]
    """The buildings whose once-a-turn effect a seat has used this turn, as bits."""
    fiorini: list[int]
    extras: list[int]
    stars: list[int]
    owed: list[int]
    """Bonus dice that are still to be chosen."""
    crosses: list[list[int]]
    marks: list[list[int]]
    district: list[list[int]]
    """Building numbers in the order of the fields."""
    artists: list[list[int]]
    """For each work 0 (unfinished), PAID or ANONYMOUS."""
    masters: list[list[int]]
    """For each work the points of its star; 0: none."""
    palazzo_points: list[int]
    palazzo_now: list[int]
    """1 for each seat that has completed its Palazzo in the turn that is being played. §9.8"""
    ledger: list[list[int]]
    dummy: list[int]
    """The dummy's marks on the captain's and the bishop's track."""

    def __init__(self, moves: Moves, rules: int, seats: int, level: str, pool: str) -> None:
        """Made whole by ``empty_table`` and ``copy`` only; level and pool are "" with company."""
        super().__init__()
        self.moves = moves
        self.box = moves.box
        self.rules = rules
        self.seats = seats
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
        other.rolls = self.rolls.copy()
        other.rerolls = self.rerolls
        other.dice = self.dice.copy()
        other.moved = self.moved.copy()
        other.used = self.used.copy()
        other.spent = self.spent.copy()
        other.fiorini = self.fiorini.copy()
        other.extras = self.extras.copy()
        other.stars = self.stars.copy()
        other.owed = self.owed.copy()
        other.crosses = [crosses.copy() for crosses in self.crosses]
        other.marks = [marks.copy() for marks in self.marks]
        other.district = [district.copy() for district in self.district]
        other.artists = [artists.copy() for artists in self.artists]
        other.masters = [masters.copy() for masters in self.masters]
        other.palazzo_points = self.palazzo_points.copy()
        other.palazzo_now = self.palazzo_now.copy()
        other.ledger = [ledger.copy() for ledger in self.ledger]
        other.dummy = self.dummy.copy()
        return other

    def is_solo(self) -> bool:
        """Is this the game against Pope Sisto? §13"""
        return self.seats == 1

    def rounds(self) -> int:
        """How many rounds are played. §2.1"""
        return self.box.rounds[self.seats]

    def has_rolled(self) -> bool:
        """Do all dice lie on the board?"""
        return self.dice[-1] != 0

    def has_palazzo(self, seat: Seat) -> bool:
        """Are all works of the Palazzo finished? §9.8"""
        return 0 not in self.artists[seat][:PALAZZO_WORKS]

    def has_chiesa(self, seat: Seat) -> bool:
        """Are all works of the Chiesa finished? §9.9"""
        return 0 not in self.artists[seat][PALAZZO_WORKS:]


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
    table.rolls = [0] * seats
    table.rerolls = 0
    table.dice = [0] * len(box.dice)
    table.moved = [0] * len(box.dice)
    table.used = [0] * seats
    table.spent = [0] * seats
    table.fiorini = [box.start_fiorini] * seats
    table.extras = [box.start_extras] * seats
    table.stars = [box.start_stars] * seats
    table.owed = [0] * seats
    table.crosses = [[0] * len(TRACKS) for _ in range(seats)]
    table.marks = [[0] * BOXES for _ in range(seats)]
    table.district = [[] for _ in range(seats)]
    table.artists = [[0] * WORK_COUNT for _ in range(seats)]
    table.masters = [[0] * WORK_COUNT for _ in range(seats)]
    table.palazzo_points = [0] * seats
    table.palazzo_now = [0] * seats
    table.ledger = [[0] * LEDGER_SIZE for _ in range(seats)]
    table.dummy = [0, 0]
    return table
