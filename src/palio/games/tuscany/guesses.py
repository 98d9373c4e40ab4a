"""Guessing where discards came from, once the discards were shuffled: see rules/memory.py. §12.2"""

from typing import Final

from mypy_extensions import i64

from palio.core.game import Rng
from palio.core.packed import vec
from palio.core.seats import Seat
from palio.games.tuscany.components import COLOUR_COUNT
from palio.games.tuscany.rules.memory import IN_POOL
from palio.games.tuscany.state import Table

PATIENCE: Final = 8
"""How many times as many are tried before fewer of them, if only one, must do."""


class Guess:
    """A guess at the pool from which each card came that others have discarded. §12.2

    ``left`` are the cards of each pool that the seat has not seen, ``held`` how many cards of
    each pool each other seat holds, ``shown`` how many of each colour of each pool a seat is
    taken to have drawn: the seat itself all that it has, the others those that they have discarded.
    All are flat, like the table's ``pools`` and ``drawn``.
    """

    def __init__(self, state: Table, seat: Seat) -> None:
        self.seats: i64 = state.seats
        self.seat: i64 = seat
        self.weight = 1.0
        self.latest: i64 = 0
        pools = len(state.pools) // COLOUR_COUNT
        self.left = state.pools[:]
        self.sizes = vec[i64]([0] * pools)
        self.held = vec[i64]([0] * (pools * state.seats))
        self.shown = vec[i64]([0] * len(state.drawn))
        for pool in range(pools):
            mine = (pool * self.seats + self.seat) * COLOUR_COUNT
            for colour in range(COLOUR_COUNT):
                drawn = state.drawn[mine + colour]
                self.shown[mine + colour] = drawn
                self.left[pool * COLOUR_COUNT + colour] -= drawn
                self.sizes[pool] += self.left[pool * COLOUR_COUNT + colour]

    def follow(self, past: vec[vec[i64]], rng: Rng) -> bool:
        """Go through what the others did, guessing at every discard; False at a dead end."""
        for other in range(self.seats):
            if other == self.seat:
                continue
            for deed in past[other]:
                if deed >= IN_POOL:
                    self.latest = deed // IN_POOL - 1
                    self.held[self.latest * self.seats + other] += deed % IN_POOL
                elif not self.discard(other, deed, rng):
                    return False
        return True

    def discard(self, other: i64, colour: i64, rng: Rng) -> bool:
        """Guess the pool of one discarded card, and weigh how likely such a card was."""
        chances = vec[float]([0.0] * (self.latest + 1))
        total = 0.0
        for pool in range(self.latest + 1):
            chances[pool] = self.chance(other, colour, pool)
            total += chances[pool]
        if total <= 0.0:
            return False
        self.weight *= total
        self.take(other, colour, pool_at(chances, rng.random() * total))
        return True

    def chance(self, other: i64, colour: i64, pool: i64) -> float:
        """How likely a card that the seat discards is of this pool and colour (times its hand)."""
        held = self.held[pool * self.seats + other]
        left = self.left[pool * COLOUR_COUNT + colour]
        return float(held * left) / float(self.sizes[pool]) if held and left else 0.0

    def take(self, other: i64, colour: i64, pool: i64) -> None:
        """The card was of that pool."""
        self.left[pool * COLOUR_COUNT + colour] -= 1
        self.sizes[pool] -= 1
        self.held[pool * self.seats + other] -= 1
        self.shown[(pool * self.seats + other) * COLOUR_COUNT + colour] += 1


def pool_at(chances: vec[float], u: float) -> i64:
    """The pool on which ``u`` falls; never one that has no chance.

    >>> pool_at([0.0, 0.5, 0.0, 1.0], 0.4), pool_at([0.0, 0.5, 0.0, 1.0], 0.6)
    (1, 3)
    """
    last = len(chances) - 1
    likeliest = last
    for pool in range(last):
        if u < chances[pool]:
            return pool
        u -= chances[pool]
        if chances[pool] > chances[likeliest]:
            likeliest = pool
    # Rounding may have taken u past the last pool there was.
    return last if chances[last] > 0.0 else likeliest


class Guesses:
    """Several guesses, each as likely to be chosen as it explains what was seen. §12.2"""

    def __init__(self, state: Table, seat: Seat, count: int, rng: Rng) -> None:
        self.guesses: list[Guess] = []
        self.total = 0.0
        tries = 0
        # The truth is among the guesses, so one will be found sooner or later; mostly at once.
        while len(self.guesses) < count and (tries < PATIENCE * count or not self.guesses):
            tries += 1
            guess = Guess(state, seat)
            if guess.follow(state.past, rng):
                self.guesses.append(guess)
                self.total += guess.weight

    def choose(self, rng: Rng) -> Guess:
        """One of them."""
        u = rng.random() * self.total
        for guess in self.guesses:
            u -= guess.weight
            if u < 0.0:
                return guess
        return self.guesses[-1]
