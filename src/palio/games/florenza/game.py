"""Florenza as a game of the house: the verbs, each handed on to the file that knows."""

from palio.core.facts import Tell
from palio.core.game import Rng, View
from palio.core.house import BoxedGame
from palio.core.outcome import Outcome
from palio.core.seats import Seat
from palio.core.setup import Option, Setup
from palio.core.words import Say
from palio.games.florenza import components, picture
from palio.games.florenza import view as views
from palio.games.florenza.appraisal import WEIGHTS
from palio.games.florenza.components import LEVELS, SEATS, Box
from palio.games.florenza.heuristics import SEARCH, FlorenzaHeuristics
from palio.games.florenza.moves import Moves
from palio.games.florenza.position import read_position
from palio.games.florenza.rules import flow, scoring
from palio.games.florenza.rules.scoring import HIGHSCORE
from palio.games.florenza.rules.setup import RULES_VERSION, new_table
from palio.games.florenza.state import Table

OPTIONS = (
    Option("level", (*LEVELS, HIGHSCORE), seats=(1,)),
    Option("pool", ("remaining", "moved"), seats=(1,)),
)


class Florenza(BoxedGame[Table, FlorenzaHeuristics]):
    """Dice, a Rione, a Palazzo and a Chiesa, for 1 to 4 players."""

    def __init__(self, box: Box, *, is_own: bool = True) -> None:
        self.box = box
        self.moves = Moves(box)
        super().__init__(
            box,
            slug="florenza",
            title="Florenza: Dice Game",
            seats=SEATS,
            max_moves=1000,  # 4 seats: 96 rolls and 104 dice to use, 5 answers each, are two thirds
            moves=self.moves.all(),
            options=OPTIONS,
            rules_version=RULES_VERSION,
            opinions=FlorenzaHeuristics,
            weights=WEIGHTS,
            search=SEARCH,
            is_own=is_own,
        )

    def new(self, setup: Setup) -> Table:
        level = setup.options.get("level", "")
        pool = setup.options.get("pool", "")
        return new_table(self.moves, setup.rules, setup.seats, level, pool)

    def settle(self, state: Table, tell: Tell | None) -> None:
        flow.run(state, tell)

    def outcome(self, state: Table) -> Outcome | None:
        return scoring.outcome(state)

    def view(self, state: Table, seat: Seat | None) -> View:
        return views.view(state)

    def resample(self, state: Table, seat: Seat, rng: Rng) -> Table:
        return views.resample(state)

    def census(self, state: Table) -> dict[str, int]:
        return views.census(state)

    def read_position(self, text: str, source: str) -> tuple[Setup, Table]:
        table = read_position(self.moves, text, source)
        options = {"level": table.level, "pool": table.pool} if table.is_solo() else {}
        return self.setup(table.seats, options, rules=table.rules), table

    def picture(self, view: View, seat: Seat | None, say: Say) -> str:
        return picture.picture(self.box, view, seat, say)

    def with_components(self, text: str, source: str) -> "Florenza":
        box = components.read(text, source)
        return Florenza(box, is_own=False)
