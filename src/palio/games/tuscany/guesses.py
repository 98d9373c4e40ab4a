"""Guessing where discards came from, once the discards were shuffled: see rules/memory.py. §12.2"""

from typing import Final

from palio.core.game import Rng
from palio.core.seats import Seat
from palio.games.tuscany.components import COLOUR_COUNT
from palio.games.tuscany.rules.memory import IN_POOL
from palio.games.tuscany.state import Table

PATIENCE: Final = 8
"""How many times as many are tried before fewer of them, if only one, must do."""


class Guess:
    """A guess at the pool from which each card came that others have discarded. §12.2

    ``left`` are the cards of each pool that the seat has not seen, ``held`` how many cards of
    each pool each seat holds, ``shown`` how many of each colour it has discarded of each pool.
    All are flat lists, like the table's ``pools`` and ``drawn``.
    """

    def __init__(self, state: Table, seat: Seat) -> None:
        self.seats = state.seats
        self.seat = seat
        self.left = state.pools.copy()
        self.sizes: list[int] = []
        self.weight = 1.0
        for pool in range(len(self.left) // COLOUR_COUNT):
            mine = (pool * self.seats + seat) * COLOUR_COUNT
            size = 0
            for colour in range(COLOUR_COUNT):
                self.left[pool * COLOUR_COUNT + colour] -= state.drawn[mine + colour]
                size += self.left[pool * COLOUR_COUNT + colour]
            self.sizes.append(size)
        self.held = [0] * (len(self.sizes) * self.seats)
        self.shown = [0] * len(state.drawn)
        self.latest = 0

    def follow(self, past: list[list[int]], rng: Rng) -> bool:
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

    def discard(self, other: Seat, colour: int, rng: Rng) -> bool:
        """Guess the pool of one discarded card, and weigh how likely such a card was."""
        total = 0.0
        for pool in range(self.latest + 1):
            total += self.chance(other, colour, pool)
        if total <= 0.0:
            return False
        self.weight *= total
        u = rng.random() * total
        pool = 0
        chance = self.chance(other, colour, 0)
        while pool < self.latest and (u >= chance or chance <= 0.0):
            u -= chance
            pool += 1
            chance = self.chance(other, colour, pool)
        if chance <= 0.0:  # rounding took u past the last pool there was
            chances = [self.chance(other, colour, p) for p in range(self.latest + 1)]
            pool = chances.index(max(chances))
        self.take(other, colour, pool)
        return True

    def chance(self, other: Seat, colour: int, pool: int) -> float:
        """How likely a card that the seat discards is of this pool and colour (times its hand)."""
        held = self.held[pool * self.seats + other]
        left = self.left[pool * COLOUR_COUNT + colour]
        return held * left / self.sizes[pool] if held and left else 0.0

    def take(self, other: Seat, colour: int, pool: int) -> None:
        """The card was of that pool."""
        self.left[pool * COLOUR_COUNT + colour] -= 1
        self.sizes[pool] -= 1
        self.held[pool * self.seats + other] -= 1
        self.shown[(pool * self.seats + other) * COLOUR_COUNT + colour] += 1


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
