"""Where chance comes from: plain, scripted, or provably fair.

A source is asked for the outcome of the n-th roll of a game, so that it keeps nothing and a game
read back from a record rolls on exactly as it would have.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Iterable, Mapping
from typing import Final, Protocol

from palio.core.errors import IllegalMove, PalioError
from palio.core.game import pick
from palio.core.move import Move

SHIFTS: Final = (192, 128, 64, 0)
BLOCK: Final = len(SHIFTS)  # numbers of 8 bytes in an HMAC-SHA-256


class Dice(Protocol):
    """A source of chance."""

    def roll(self, moves: list[Move], odds: list[float], index: int) -> Move:
        """The outcome of roll number ``index``, counted from 0 in each game."""
        ...

    def promise(self) -> dict[str, str]:
        """Header lines of a record that may be shown while the game goes on."""
        ...

    def proof(self) -> dict[str, str]:
        """Header lines that are added when the game is over."""
        ...


class Resting:
    """No dice: chance waits. For reading a record back; passes on what it says of its dice."""

    def __init__(self, header: Mapping[str, str] | None = None) -> None:
        self.header: dict[str, str] = dict(header or {})

    def roll(self, moves: list[Move], odds: list[float], index: int) -> Move:
        raise PalioError("there are no dice to roll: resume the record with some")

    def promise(self) -> dict[str, str]:
        return dict(self.header)

    def proof(self) -> dict[str, str]:
        return {}


class Seeded:
    """Plain seeded dice, for tests and experiments."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def roll(self, moves: list[Move], odds: list[float], index: int) -> Move:
        return pick(moves, odds, random.Random(f"{self.seed}:{index}").random())

    def promise(self) -> dict[str, str]:
        return {"dice": "seeded"}

    def proof(self) -> dict[str, str]:
        return {"seed": str(self.seed)}


class Scripted:
    """Dice that a test chooses: move texts in order, then whatever ``then`` rolls."""

    def __init__(self, texts: Iterable[str], then: Dice | None = None) -> None:
        self.texts = list(texts)
        self.then = then

    def roll(self, moves: list[Move], odds: list[float], index: int) -> Move:
        if index >= len(self.texts):
            if self.then is None:
                raise PalioError(f"the script of {len(self.texts)} rolls is used up")
            return self.then.roll(moves, odds, index)
        text = self.texts[index]
        for move in moves:
            if move.text == text:
                return move
        legal = ", ".join(move.text for move in moves)
        raise IllegalMove(f"roll {index} of the script: {text!r}; possible: {legal}")

    def promise(self) -> dict[str, str]:
        return {"dice": "scripted"}

    def proof(self) -> dict[str, str]:
        return {}


class Fair:
    """Provably fair dice.

    The SHA-256 of the secret seed is shown before the game: the commitment. Roll number n uses
    number n of the stream HMAC-SHA-256(seed, salt), so nobody can bend a roll after the commitment.
    The seed is shown after the game, and anyone can roll again. ``salt`` is public and may come
    from the players after they have seen the commitment: then not even the owner of the seed could
    have looked for a lucky one.
    """

    def __init__(self, seed: bytes | str | None = None, salt: str = "") -> None:
        """``seed``: 32 bytes, or their hex digits; drawn from the system if it is not given."""
        if isinstance(seed, str):
            try:
                seed = bytes.fromhex(seed)
            except ValueError:
                raise PalioError("the seed of fair dice must be 64 hex digits") from None
        if seed is not None and len(seed) != 32:
            raise PalioError(f"the seed of fair dice has 32 bytes, not {len(seed)}")
        self.seed: bytes = secrets.token_bytes(32) if seed is None else seed
        self.salt = salt

    @property
    def commitment(self) -> str:
        """What is shown before the game: the SHA-256 of the seed, in hex."""
        return hashlib.sha256(self.seed).hexdigest()

    def number(self, index: int) -> float:
        """Number ``index`` of the stream, in [0, 1), with 53 bits."""
        return self.block(index // BLOCK)[index % BLOCK]

    def roll(self, moves: list[Move], odds: list[float], index: int) -> Move:
        return pick(moves, odds, self.number(index))

    def stream(self) -> FairStream:
        """The same numbers one after the other, for whoever calls ``random()``."""
        return FairStream(self)

    def block(self, block: int) -> list[float]:
        """The numbers of one HMAC: four of 64 bits, the upper 53 of each used."""
        digest = hmac.digest(self.seed, f"{self.salt}:{block}".encode(), "sha256")
        whole = int.from_bytes(digest, "big")
        return [((whole >> shift) & 0xFFFFFFFFFFFFFFFF) // 2048 * 2.0**-53 for shift in SHIFTS]

    def promise(self) -> dict[str, str]:
        lines = {"dice": "fair", "commitment": self.commitment}
        if self.salt:
            lines["salt"] = self.salt
        return lines

    def proof(self) -> dict[str, str]:
        return {"seed": self.seed.hex()}


class FairStream:
    """The numbers of fair dice in order."""

    def __init__(self, fair: Fair) -> None:
        self._fair = fair
        self._next_block = 0
        self._left: list[float] = []

    def random(self) -> float:
        """The next number."""
        if not self._left:
            self._left = self._fair.block(self._next_block)
            self._left.reverse()
            self._next_block += 1
        return self._left.pop()
