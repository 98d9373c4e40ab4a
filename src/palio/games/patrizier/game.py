"""Patrizier as a game of the house: the verbs, each handed on to the file that knows."""

from palio.core.game import Rng, View
from palio.core.house import BoxedGame
from palio.core.outcome import Outcome
from palio.core.seats import Seat
from palio.core.setup import Setup
from palio.core.words import Say
from palio.games.patrizier import components, picture
from palio.games.patrizier import view as views
from palio.games.patrizier.appraisal import WEIGHTS
from palio.games.patrizier.components import SEATS, Box
from palio.games.patrizier.heuristics import SEARCH, PatrizierHeuristics
from palio.games.patrizier.moves import Moves
from palio.games.patrizier.position import read_position
from palio.games.patrizier.rules import scoring
from palio.games.patrizier.rules.setup import new_table
from palio.games.patrizier.state import Table


class Patrizier(BoxedGame[Table, PatrizierHeuristics]):
    """Towers in nine or ten cities, for 2 to 5 players."""

    def __init__(self, box: Box, *, is_own: bool = True) -> None:
        self.box = box
        self.moves = Moves(box)
        self._new = {seats: new_table(self.moves, seats) for seats in SEATS}
        super().__init__(
            box,
            slug="patrizier",
            title="Patrizier",
            seats=SEATS,
            max_moves=400,
            moves=self.moves.all(),
            opinions=PatrizierHeuristics,
            weights=WEIGHTS,
            search=SEARCH,
            is_own=is_own,
        )

    def new(self, setup: Setup) -> Table:
        return self._new[setup.seats].copy()

    def outcome(self, state: Table) -> Outcome | None:
        return scoring.outcome(state)

    def view(self, state: Table, seat: Seat | None) -> View:
        return views.view(state, seat)

    def resample(self, state: Table, seat: Seat, rng: Rng) -> Table:
        return views.resample(state, seat, rng)

    def census(self, state: Table) -> dict[str, int]:
        return views.census(state)

    def read_position(self, text: str, source: str) -> tuple[Setup, Table]:
        table = read_position(self.moves, text, source)
        return self.setup(table.seats), table

    def picture(self, view: View, seat: Seat | None, say: Say) -> str:
        return picture.picture(view, seat, say)

    def with_components(self, text: str, source: str) -> "Patrizier":
        box = components.read(text, source)
        return Patrizier(box, is_own=False)
