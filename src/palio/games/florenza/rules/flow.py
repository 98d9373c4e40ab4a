"""What happens between two questions. §2, §10.5"""

from palio.core.facts import Tell
from palio.games.florenza.rules.dice import CHOOSE_BONUS_DIE
from palio.games.florenza.rules.stage import Stage
from palio.games.florenza.state import Table


def run(state: Table, tell: Tell | None) -> None:
    """Go on until a question has to be answered, or the game is over."""
    pending = state.pending
    while pending:
        _ask_for_bonus_dice(state)
        top = pending.pop()
        assert isinstance(top, Stage)
        if not top.settle(state, tell):
            pending.append(top)
            return


def _ask_for_bonus_dice(state: Table) -> None:
    """A bonus die is chosen at once, but not before the dice lie on the board. §10.5"""
    if not state.has_rolled():
        return
    for step in range(state.seats - 1, -1, -1):
        seat = (state.start + step) % state.seats
        while state.owed[seat]:
            state.owed[seat] -= 1
            state.pending.append(CHOOSE_BONUS_DIE[seat])
