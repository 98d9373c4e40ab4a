"""What happens between two questions. §2, §10.5"""

from typing import cast

from palio.core.facts import Tell
from palio.games.florenza.rules.dice import CHOOSE_BONUS_DIE
from palio.games.florenza.rules.stage import Stage
from palio.games.florenza.state import Table


def run(state: Table, tell: Tell | None) -> None:
    """Go on until a question has to be answered, or the game is over."""
    stages = cast("list[Stage]", state.pending)  # nothing else lies on the stack of a table
    while stages:
        if state.has_rolled() and _owes_dice(state):
            _ask_for_bonus_dice(state)
        top = stages.pop()
        if not top.settle(state, tell):
            stages.append(top)
            return


def _owes_dice(state: Table) -> bool:
    for owed in state.owed:
        if owed:
            return True
    return False


def _ask_for_bonus_dice(state: Table) -> None:
    """A bonus die is chosen at once, but not before the dice lie on the board. §10.5"""
    for step in range(state.seats - 1, -1, -1):
        seat = (state.start + step) % state.seats
        while state.owed[seat]:
            state.owed[seat] -= 1
            state.to_come[seat] += 1
            state.pending.append(CHOOSE_BONUS_DIE[seat])
