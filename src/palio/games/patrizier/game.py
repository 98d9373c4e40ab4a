"""Patrizier as a game of the house: the verbs, each handed on to the file that knows."""

from palio.core.components import Printed
from palio.core.game import Game, Rng, View
from palio.core.outcome import Outcome
from palio.core.seats import Seat
from palio.core.setup import Setup
from palio.core.tuned import read_tuned
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


class Patrizier(Game[Table]):
    """Towers in nine or ten cities, for 2 to 5 players."""

    def __init__(self, box: Box, *, digest: str = "") -> None:
        self.box = box
        self.moves = Moves(box)
        self._heuristics: dict[int, PatrizierHeuristics] = {
            count: PatrizierHeuristics(tuned.weights, tuned.search)
            for count, tuned in read_tuned("palio.games.patrizier", WEIGHTS, SEARCH, SEATS).items()
        }
        super().__init__(
            slug="patrizier",
            title="Patrizier",
            package="palio.games.patrizier",
            seats=SEATS,
            max_moves=400,
            moves=self.moves.all(),
            components_digest=digest,
        )

    def new(self, setup: Setup) -> Table:
        return new_table(self.moves, setup.seats)

    def copy(self, state: Table) -> Table:
        return state.copy()

    def outcome(self, state: Table) -> Outcome | None:
        return scoring.outcome(state)

    def view(self, state: Table, seat: Seat | None) -> View:
        return views.view(state, seat)

    def resample(self, state: Table, seat: Seat, rng: Rng) -> Table:
        return views.resample(state, seat, rng)

    def census(self, state: Table) -> dict[str, int]:
        return views.census(state)

    def heuristics(self, state: Table) -> PatrizierHeuristics:
        return self._heuristics[state.seats]

    def read_position(self, text: str, source: str) -> tuple[Setup, Table]:
        table = read_position(self.moves, text, source)
        return self.setup(table.seats), table

    def picture(self, view: View, seat: Seat | None, say: Say) -> str:
        return picture.picture(view, seat, say)

    def printed(self) -> dict[str, Printed]:
        return self.box.printed

    def with_components(self, text: str, source: str) -> "Patrizier":
        box = components.read(text, source)
        return Patrizier(box, digest=box.digest)
