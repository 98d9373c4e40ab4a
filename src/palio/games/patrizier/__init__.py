"""Patrizier by Michael Schacht (Amigo, 2007), for 2 to 5 players.

Follows the German rules of the first edition. Left out: the later modules (delegates, messengers,
trade routes). Some printed numbers are reconstructed: components.toml says which.
"""

from palio.games.patrizier.components import load
from palio.games.patrizier.game import Patrizier

GAME = Patrizier(load())
