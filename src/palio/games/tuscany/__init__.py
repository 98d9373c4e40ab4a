"""The Castles of Tuscany by Stefan Feld (alea, 2020), for 2 to 4 players.

Follows the German rules of the revised printing; the numbers of the first printing are an option.
Nothing is left out. Parts, cards and yields are reconstructed: components.toml says how.
"""

from palio.games.tuscany.components import load
from palio.games.tuscany.game import Tuscany

GAME = Tuscany(load())
