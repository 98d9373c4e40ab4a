"""Palio: the open home of four eurogames set in old Italy.

>>> import palio
>>> match = palio.Match("patrizier", seats=3, dice=palio.Seeded(1))
>>> match.outcome is None
True
"""

from palio import engine  # before all others: it says which form of them is used
from palio.core.build import is_compiled
from palio.core.dice import Dice, Fair, Scripted, Seeded
from palio.core.errors import PalioError
from palio.core.fairness import verify
from palio.core.game import Frame, Game, State, View
from palio.core.match import Match
from palio.core.move import Move
from palio.core.outcome import Outcome
from palio.core.record import Record
from palio.core.registry import find, slugs
from palio.core.seats import CHANCE, NOBODY, Seat
from palio.core.setup import Option, Setup
from palio.version import VERSION

__version__ = VERSION

__all__ = [
    "CHANCE",
    "NOBODY",
    "Dice",
    "Fair",
    "Frame",
    "Game",
    "Match",
    "Move",
    "Option",
    "Outcome",
    "PalioError",
    "Record",
    "Scripted",
    "Seat",
    "Seeded",
    "Setup",
    "State",
    "View",
    "engine",
    "find",
    "is_compiled",
    "slugs",
    "verify",
]
