"""Pope Sisto, the dummy of the solo game. §13"""

from typing import Final

from mypy_extensions import i64

from palio.core.facts import Fact, Tell
from palio.core.seats import CHANCE
from palio.games.florenza.components import BISHOP, CAPTAIN, TRACKS
from palio.games.florenza.rules.stage import Step
from palio.games.florenza.state import Table

DICE_OF_THE_DUMMY: Final = 3


def walk(values: list[int], white: int) -> list[int]:
    """The three dice that are set aside, in order, for values in the order of the board. §13.3

    Each step counts down the board from the die that was set aside last (at first: from the white
    one, which is still there), past dice that are gone, and starts over at the top.

    >>> walk([1, 2, 4, 5, 3, 6], white=0)
    [1, 3, 4]
    >>> walk([6, 2, 4, 5, 3, 6], white=0)
    [0, 1, 3]
    """
    aside: list[int] = []
    at = white
    while len(aside) < DICE_OF_THE_DUMMY:
        left = values[at]
        while left:
            at = (at + 1) % len(values)
            if at not in aside:
                left -= 1
        aside.append(at)
    return aside


class DummyRolls(Step):
    """The dummy is active: three dice are set aside, and he takes his three. §13.3, §13.4"""

    def settle(self, state: Table, tell: Tell | None) -> bool:
        aside = walk(list(state.dice), state.box.white)
        if tell is not None:
            for die in aside:
                name = state.box.dice[die].name
                tell(Fact("set-aside", "§13.3", CHANCE, {"die": f"die-{name}"}, (f"die:{name}",)))
        for die in range(len(state.dice)):
            # With the pool "moved" the dice set aside are the player's, the others the dummy's.
            is_his = (die in aside) == (state.pool != "moved")
            if is_his:
                state.moved[die] = 1
                _advance(state, die, "§13.5", tell)
        return True


class DummyRests(Step):
    """The player was active: the dummy profits from what was left. §13.6"""

    def settle(self, state: Table, tell: Tell | None) -> bool:
        for die in range(len(state.dice)):
            if not state.moved[die]:
                _advance(state, die, "§13.6", tell)
        return True


def _advance(state: Table, die: i64, rule: str, tell: Tell | None) -> None:
    """The dummy's steps for a white or brown die, without any bonus. §13.5"""
    track = state.box.dice[die].track
    if track not in (CAPTAIN, BISHOP):
        return
    steps = state.box.steps[state.dice[die]]
    state.dummy[track] = min(state.box.track_length, state.dummy[track] + steps)
    if tell is not None:
        values: dict[str, str | int] = {
            "track": f"track-{TRACKS[track]}",
            "steps": steps,
            "crosses": state.dummy[track],
        }
        tell(Fact("dummy-stepped", rule, CHANCE, values, (f"track:{TRACKS[track]}",)))


# Steps are made once: the same ones come again in every round.
DUMMY_ROLLS: Final = DummyRolls()
DUMMY_RESTS: Final = DummyRests()
