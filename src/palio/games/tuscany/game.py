"""The Castles of Tuscany as a game of the house: the verbs, each handed on to who knows."""

from palio.core.errors import ComponentError
from palio.core.facts import Tell
from palio.core.game import Rng, View, Worlds
from palio.core.house import BoxedGame
from palio.core.outcome import Outcome
from palio.core.seats import Seat
from palio.core.setup import Option, Setup
from palio.core.words import Say
from palio.games.tuscany import components, geometry, picture
from palio.games.tuscany import view as views
from palio.games.tuscany.appraisal import WEIGHTS
from palio.games.tuscany.components import LARGEST_AREA, SEATS, Box
from palio.games.tuscany.heuristics import SEARCH, TuscanyHeuristics
from palio.games.tuscany.moves import Moves
from palio.games.tuscany.position import read_position
from palio.games.tuscany.rules import scoring
from palio.games.tuscany.rules.setup import new_table
from palio.games.tuscany.rules.steps import run_steps
from palio.games.tuscany.state import Table

OPTIONS = (
    Option("printing", ("revised", "first")),  # §3.5, §11.4
    Option("taking", ("any", "fitting")),  # §4.9
)


class Tuscany(BoxedGame[Table, TuscanyHeuristics]):
    """Boards of 30 hexagons and three scorings, for 2 to 4 players."""

    def __init__(self, box: Box, *, is_own: bool = True) -> None:
        self.box = box
        self.moves = Moves(box)
        super().__init__(
            box,
            slug="tuscany",
            title="The Castles of Tuscany",
            seats=SEATS,
            max_moves=3000,
            moves=self.moves.all(),
            options=OPTIONS,
            opinions=TuscanyHeuristics,
            weights=WEIGHTS,
            search=SEARCH,
            is_own=is_own,
        )

    def new(self, setup: Setup) -> Table:
        return new_table(
            self.moves,
            setup.seats,
            first_printing=setup.options["printing"] == "first",
            only_fitting=setup.options["taking"] == "fitting",
        )

    def settle(self, state: Table, tell: Tell | None) -> None:
        run_steps(state, tell)

    def outcome(self, state: Table) -> Outcome | None:
        return scoring.outcome(state)

    def view(self, state: Table, seat: Seat | None) -> View:
        return views.view(state, seat)

    def resample(self, state: Table, seat: Seat, rng: Rng) -> Table:
        return views.resample(state, seat, rng)

    def worlds(self, state: Table, seat: Seat) -> Worlds[Table]:
        return views.TuscanyWorlds(self, state, seat)

    def census(self, state: Table) -> dict[str, int]:
        return views.census(state)

    def read_position(self, text: str, source: str) -> tuple[Setup, Table]:
        setup, table = read_position(self.moves, self, text, source)
        return setup, table

    def picture(self, view: View, seat: Seat | None, say: Say) -> str:
        return picture.picture(view, seat, say)

    def with_components(self, text: str, source: str) -> "Tuscany":
        box = components.read(text, source)
        largest = geometry.largest_area(box)
        if largest > LARGEST_AREA:  # §7.1 has no points for more
            message = f"some board has an area of {largest} fields; at most {LARGEST_AREA} may be"
            raise ComponentError(f"{source}: parts: {message}")
        return Tuscany(box, is_own=False)
