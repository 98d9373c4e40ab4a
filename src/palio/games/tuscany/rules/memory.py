"""What a careful player would remember of region cards. §12.1, §12.2

As long as the discards have not been shuffled, every card that a seat does not see is as likely
here as there, and there is nothing to remember. Shuffling them ends that: what is in the hands now
can't be in the new draw pile. From then on the table keeps

- ``pools``: the cards of each pool by colour. Pool 0 are those that were in the hands at that time,
  pool 1 is the draw pile made then, and so on;
- ``drawn``: for each pool and seat how many cards of each colour it has drawn there. Only the seat
  itself knows them;
- ``past``: for each seat its deeds. IN_POOL * (1 + pool) + count says how many cards it drew from a
  pool; the colours follow that it discarded before its next draw, sorted.

Whoever of two seats did something first tells nothing about the cards, nor does the order of
discards with no draw between them: so neither is kept. view.py and guesses.py read it.
"""

from typing import Final

from palio.core.seats import Seat
from palio.games.tuscany.components import CARDS_IN_BOX, COLOUR_COUNT
from palio.games.tuscany.state import Table

IN_POOL: Final = 128
assert IN_POOL > CARDS_IN_BOX


def remember_shuffle(state: Table) -> None:
    """The discards are about to become a pool, and the draw pile."""
    # With two players, whoever sees one hand now knows the other: what was before is forgotten.
    if state.seats == 2 or not state.pools:
        state.pools = [0] * COLOUR_COUNT
        state.drawn = []
        state.past = []
        for hand in state.hands:
            state.drawn.extend(hand)
            size = 0
            for colour in range(COLOUR_COUNT):
                state.pools[colour] += hand[colour]
                size += hand[colour]
            state.past.append([IN_POOL + size] if size else [])
    state.pools.extend(state.discards)
    state.drawn.extend([0] * (state.seats * COLOUR_COUNT))


def remember_draw(state: Table, seat: Seat, colour: int) -> None:
    """A seat draws a card from the latest pool."""
    pools = len(state.pools) // COLOUR_COUNT
    state.drawn[((pools - 1) * state.seats + seat) * COLOUR_COUNT + colour] += 1
    deeds = state.past[seat]
    latest = len(deeds) - 1
    if latest >= 0 and deeds[latest] >= IN_POOL * pools:
        deeds[latest] += 1
    else:
        deeds.append(IN_POOL * pools + 1)


def remember_discards(state: Table, seat: Seat, colour: int, count: int) -> None:
    """A seat discards cards of a colour."""
    deeds = state.past[seat]
    at = len(deeds)
    while at > 0 and colour < deeds[at - 1] < IN_POOL:
        at -= 1
    for _ in range(count):
        deeds.insert(at, colour)
