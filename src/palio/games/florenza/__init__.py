"""Florenza: Dice Game by Danilo Festa, after Stefano Groppi (2019), for 1 to 4 players.

Follows the German summary of the rules, the solo game included; nothing is left out. The sheet and
the dice board are a reconstruction: components.toml says which numbers are assumed.
"""

from palio.games.florenza.components import load
from palio.games.florenza.game import Florenza

GAME = Florenza(load())
