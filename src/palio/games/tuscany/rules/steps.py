"""What follows by itself: steps that wait in the stack of questions and are never asked."""

from abc import abstractmethod

from palio.core.facts import Tell
from palio.core.game import Frame
from palio.core.move import Move
from palio.core.words import Words
from palio.games.tuscany.state import Table


class Step(Frame[Table]):
    """Runs as soon as everything above it is answered; ``run_steps`` sees to that.

    A castle can set off a long chain, and only when all of it is done is the gap filled, the second
    action offered or the round ended.
    """

    @abstractmethod
    def run(self, state: Table, tell: Tell | None) -> None:
        """Do what follows; this step is off the stack already."""

    def words(self, state: Table) -> Words:
        raise AssertionError("a step is never asked")

    def legal_moves(self, state: Table) -> list[Move]:
        raise AssertionError("a step is never asked")

    def play(self, state: Table, move: Move, tell: Tell | None) -> None:
        raise AssertionError("a step is never asked")


def run_steps(state: Table, tell: Tell | None) -> None:
    """Run the steps on top of the stack until there is a question, or nothing."""
    pending = state.pending
    while pending:
        top = pending[-1]
        if not isinstance(top, Step):
            return
        pending.pop()
        top.run(state, tell)
