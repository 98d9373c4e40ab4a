"""Firenze as a game of the house: the verbs, each handed on to the file that knows."""

from palio.core.game import Rng, View
from palio.core.house import BoxedGame
from palio.core.outcome import Outcome
from palio.core.seats import Seat
from palio.core.setup import Option, Setup
from palio.core.words import Say
from palio.games.firenze import components, picture
from palio.games.firenze import view as views
from palio.games.firenze.appraisal import WEIGHTS
from palio.games.firenze.components import SEATS, Box
from palio.games.firenze.heuristics import SEARCH, FirenzeHeuristics
from palio.games.firenze.moves import Moves
from palio.games.firenze.position import read_position
from palio.games.firenze.rules import scoring
from palio.games.firenze.rules.setup import NEUTRAL_SEALS, PLACEMENTS, new_table
from palio.games.firenze.state import Table


class Firenze(BoxedGame[Table, FirenzeHeuristics]):
    """Towers in six colours by commission of the families, for 2 to 4 players."""

    def __init__(self, box: Box, *, is_own: bool = True) -> None:
        self.box = box
        self.moves = Moves(box)
        super().__init__(
            box,
            slug="firenze",
            title="Firenze",
            seats=SEATS,
            # §15.7 ends a game after some 200 turns, of some 16 moves each in random play.
            max_moves=10_000,
            rules_version=2,
            moves=self.moves.all(),
            options=(
                Option("campanile", ("no", "yes")),
                Option("placement", PLACEMENTS),
                Option("neutral_seals", NEUTRAL_SEALS),
            ),
            opinions=FirenzeHeuristics,
            weights=WEIGHTS,
            search=SEARCH,
            is_own=is_own,
        )

    def new(self, setup: Setup) -> Table:
        return new_table(
            self.moves,
            setup.seats,
            placement=setup.options["placement"],
            neutral_seals=int(setup.options["neutral_seals"]),
            with_campanile=setup.options["campanile"] == "yes",
            rules=setup.rules,
        )

    def outcome(self, state: Table) -> Outcome | None:
        return scoring.outcome(state)

    def view(self, state: Table, seat: Seat | None) -> View:
        return views.view(state)

    def resample(self, state: Table, seat: Seat, rng: Rng) -> Table:
        return views.resample(state)

    def census(self, state: Table) -> dict[str, int]:
        return views.census(state)

    def read_position(self, text: str, source: str) -> tuple[Setup, Table]:
        table = read_position(self.moves, text, source, self.rules_version)
        campanile = "yes" if views.census(table)["campanile"] else "no"
        return self.setup(table.seats, {"campanile": campanile}, rules=table.terms.rules), table

    def picture(self, view: View, seat: Seat | None, say: Say) -> str:
        return picture.picture(view, say)

    def with_components(self, text: str, source: str) -> "Firenze":
        box = components.read(text, source)
        return Firenze(box, is_own=False)
