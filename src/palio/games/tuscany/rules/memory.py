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

from mypy_extensions import i64

from palio.core.packed import append, extend, vec
from palio.core.seats import Seat
from palio.games.tuscany.components import CARDS_IN_BOX, COLOUR_COUNT
from palio.games.tuscany.state import Table

IN_POOL: Final = 128
assert IN_POOL > CARDS_IN_BOX


def remember_shuffle(state: Table) -> None:
    """The discards are about to become a pool, and the draw pile."""
    # With two players, whoever sees one hand now knows the other: what was before is forgotten.
    if state.seats == 2 or len(state.pools) == 0:
        state.pools = vec[i64]([0] * COLOUR_COUNT)
        state.drawn = vec[i64]()
        state.past = vec[vec[i64]]()
        for hand in state.hands:
            state.drawn = extend(state.drawn, hand)
            size: i64 = 0
            for colour in range(COLOUR_COUNT):
                state.pools[colour] += hand[colour]
                size += hand[colour]
            deeds = vec[i64]()
            if size:
                deeds = append(deeds, IN_POOL + size)
            state.past = append(state.past, deeds)
    state.pools = extend(state.pools, state.discards)
    state.drawn = extend(state.drawn, vec[i64]([0] * (state.seats * COLOUR_COUNT)))


def remember_draw(state: Table, seat: Seat, colour: i64) -> None:
    """A seat draws a card from the latest pool."""
    pools: i64 = len(state.pools) // COLOUR_COUNT
    state.drawn[((pools - 1) * state.seats + seat) * COLOUR_COUNT + colour] += 1
    deeds = state.past[seat]
    latest = len(deeds) - 1
    if latest >= 0 and deeds[latest] >= IN_POOL * pools:
        deeds[latest] += 1
    else:
        state.past[seat] = append(deeds, IN_POOL * pools + 1)


def remember_discards(state: Table, seat: Seat, colour: i64, count: i64) -> None:
    """A seat discards cards of a colour."""
    deeds = state.past[seat]
    for _ in range(count):
        at = len(deeds)
        deeds = append(deeds, colour)
        while at > 0 and colour < deeds[at - 1] < IN_POOL:
            deeds[at] = deeds[at - 1]
            at -= 1
        deeds[at] = colour
    state.past[seat] = deeds
