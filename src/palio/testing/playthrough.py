"""A whole random game as text, to be kept as a golden file: a change of rules shows in its diff."""

import random
from typing import Any

from palio.core.dice import Seeded
from palio.core.game import Game
from palio.core.heuristics import lean
from palio.core.match import Match
from palio.core.move import Move
from palio.core.setup import Setup
from palio.texts import Speaker

PICTURE_EVERY = 100
BLIND = 0.1


def playthrough(game: Game[Any], setup: Setup, seed: int) -> str:
    """Questions, answers and facts of a seeded random game, with a picture now and then."""
    match = Match(game, seats=setup.seats, options=setup.options, dice=Seeded(seed))
    say = Speaker(game, "en", strict=True)
    rng = random.Random(seed)
    lines = [f"{game.title}, {setup!r}, seed {seed}", ""]
    lines += told(match, 0, say)
    while match.outcome is None:
        question = match.question
        assert question is not None
        if match.version % PICTURE_EVERY < 4:
            lines += ["", game.picture(game.view(match.state(), match.actor), match.actor, say), ""]
        moves = match.legal_moves()
        move = choose(match, moves, rng)
        lines.append(f"{match.version}: {say.words(question.words(match.state()))}")
        lines.append("  " + " | ".join(f"[{m}]" if m is move else str(m) for m in moves))
        before = match.version
        match.play(move.text)
        lines += told(match, before, say)
    lines += ["", game.picture(game.view(match.state(), None), None, say), ""]
    lines.append(repr(match.outcome))
    return "\n".join(lines) + "\n"


def choose(match: Match, moves: list[Move], rng: random.Random) -> Move:
    """Mostly what looks good, so that much happens; now and then anything, so that all does."""
    state = match.state()
    heuristics = match.game.heuristics(state)
    if heuristics is None or rng.random() < BLIND:
        return moves[int(rng.random() * len(moves))]
    return lean(moves, heuristics.priors(state, moves), rng.random())


def told(match: Match, since: int, say: Speaker) -> list[str]:
    """The facts since a version, with all secrets, each with its rule."""
    facts = [fact for step in match.steps[since:] for fact in step.facts]
    return [f"    {say.words(fact.words())} {fact.rule}" for fact in facts]
