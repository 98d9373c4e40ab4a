"""Law 10: what is not legal is refused, and nothing changes; law 12 for the words of refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from palio.core.errors import IllegalMove, NotYourTurn, PalioError
from palio.core.match import Match
from palio.core.move import Move
from palio.core.seats import Seat
from palio.testing.fingerprint import fingerprint

if TYPE_CHECKING:
    from palio.testing.walk import Walk

GARBLED: Final = ("", "nonsense", "0", "*", "pass pass", "\N{SNOWMAN}", "play", "x" * 500)


def check_refusals(walk: Walk, moves: list[Move]) -> None:
    """Try what must not go through at the question on the table."""
    actor = walk.game.actor(walk.state)
    match = Match.at(walk.state, game=walk.game, setup=walk.setup)
    before = fingerprint(match.state())
    legal = set(moves)
    foreign = [move for move in walk.game.catalogue if move not in legal]
    tries: list[tuple[str, Seat | None, type[PalioError]]] = []
    for text in GARBLED:
        if all(text != move.text for move in moves):
            tries.append((text, None, PalioError))
    for move in walk.rng.sample(foreign, min(3, len(foreign))):
        tries.append((move.text, None, IllegalMove))
    for seat in range(walk.setup.seats):
        if seat != actor:
            tries.append((moves[0].text, seat, NotYourTurn))
    for text, who, expected in tries:
        error = refused(match, text, who)
        walk.require(10, isinstance(error, expected), f"{text!r} by {who}: {error!r}")
        walk.require(10, match.version == 0, f"{text!r} by {who} counts as a move")
    walk.require(10, fingerprint(match.state()) == before, "a refused text changed something")
    for seat in range(walk.setup.seats):
        if seat != actor:
            check_errors(walk, match, seat, moves[0], walk.rng.choice(foreign or moves))


def check_errors(walk: Walk, match: Match, seat: Seat, legal: Move, foreign: Move) -> None:
    """Law 12: errors are the same in a world that looks the same."""
    world = walk.game.resample(walk.state, seat, walk.rng)
    twin = Match.at(world, game=walk.game, setup=walk.setup)
    texts = (walk.rng.choice(GARBLED), legal.text, foreign.text)
    here = [str(refused(match, text, seat)) for text in texts]
    there = [str(refused(twin, text, seat)) for text in texts]
    walk.require(12, here == there, f"an error tells seat {seat} a secret: {here}, {there}")


def refused(match: Match, text: str, seat: Seat | None) -> PalioError | None:
    """The error that a text by a seat brings; None if it was accepted."""
    try:
        match.play(text, seat=seat)
    except PalioError as error:
        return error
    return None
