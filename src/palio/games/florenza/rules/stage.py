"""What lies on the stack of questions: the questions themselves, and steps that need no answer."""

from palio.core.facts import Tell
from palio.core.game import Frame
from palio.core.move import Move
from palio.core.words import Words
from palio.games.florenza.state import Table


class Stage(Frame[Table]):
    """A frame that may turn out to need no answer; ``flow.run`` asks it when it is on top."""

    def settle(self, state: Table, tell: Tell | None) -> bool:
        """True if there is nothing to ask, and all is done that had to be; False: ask."""
        return False


class Step(Stage):
    """Something that happens by itself once everything above it is answered."""

    def __init__(self) -> None:
        super().__init__(-1)

    def words(self, state: Table) -> Words:
        raise AssertionError("a step is never asked")

    def legal_moves(self, state: Table) -> list[Move]:
        raise AssertionError("a step is never asked")

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        raise AssertionError("a step is never answered")
