"""Law 18: two games that part at an answer never look alike to who saw it.

Unless they come to the same again: a state need not keep what matters to nobody any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from palio.core.game import State
from palio.core.move import Move
from palio.core.seats import Seat
from palio.testing.fingerprint import fields, fingerprint

if TYPE_CHECKING:
    from palio.testing.walk import Walk

STEPS: Final = 6
"""How long two games that have parted are watched."""


def check_twins(walk: Walk, move: Move, moves: list[Move]) -> None:
    """Let the game part at the question on the table, and give both halves the same answers."""
    game = walk.game
    question = game.question(walk.state)
    assert question is not None
    viewers: list[Seat | None] = [*range(walk.setup.seats), None]
    watching = [seat for seat in viewers if question.seen_by(seat)]
    others = [other for other in moves if other is not move]
    if not watching or not others:
        return
    before = fingerprint(walk.state)
    other = walk.rng.choice(others)
    here, there = walk.consequence(move)[0], walk.consequence(other)[0]
    path: list[str] = []
    while len(path) < STEPS and fingerprint(here) != fingerprint(there):
        for seat in watching:
            if walk.public(here, seat) == walk.public(there, seat):
                how = "".join(f", then {text!r}" for text in path)
                what = f"to seat {seat} {move.text!r} and {other.text!r}{how} look alike"
                walk.require(18, False, f"{what}, but {difference(here, there)}")
        common = [m for m in game.legal_moves(here) if m in game.legal_moves(there)]
        if not common or game.actor(here) != game.actor(there):
            break
        following = walk.rng.choice(common)
        path.append(following.text)
        game.play(here, following)
        game.play(there, following)
    walk.require(5, fingerprint(walk.state) == before, f"{move} and {path} on a copy show")


def difference(one: State, two: State) -> str:
    """Which attributes of two states are not the same."""
    pairs = zip(fields(one), fields(two), strict=True)
    names = [name for (name, a), (_, b) in pairs if fingerprint(a) != fingerprint(b)]
    return f"they differ in {', '.join(names)}"
