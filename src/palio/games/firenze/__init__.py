"""Firenze by Andreas Steding (Pegasus, 2010), for 2 to 4 players.

Follows the rulebook of the first edition with all 27 kinds of card; nothing is left out. Many
printed numbers are reconstructed: components.toml says which.
"""

from palio.games.firenze.components import load
from palio.games.firenze.game import Firenze

GAME = Firenze(load())
