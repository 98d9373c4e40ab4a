"""The laws that every game of the house keeps, for authors of new games."""

from palio.testing.broken import LAWS, LawBroken
from palio.testing.check import Report, check_game, check_position, every_setup
from palio.testing.fingerprint import fingerprint
from palio.testing.playthrough import playthrough

__all__ = [
    "LAWS",
    "LawBroken",
    "Report",
    "check_game",
    "check_position",
    "every_setup",
    "fingerprint",
    "playthrough",
]
