"""A bot answers from what its seat may know: what is really hidden makes no difference."""

import random
from typing import Any

import pytest

import palio
from palio.bots.levels import bot
from palio.core.game import Game, State
from palio.core.heuristics import lean
from palio.core.seats import CHANCE, NOBODY
from palio.testing.fingerprint import fingerprint

# In plain Python the larger budgets of the same search would take minutes.
SLOW = ("journeyman", "master", "grandmaster") if palio.is_compiled() else ()
BOTS = ("random", "greedy", "apprentice", *SLOW, "master:15", "master:2ms")
HIDING = ("patrizier", "tuscany")
"""Where hands are secret. In the other two everything was seen by all when it was drawn."""
LOOKS = 4
SAME_TIME = "ms"


def questions(game: Game[Any], seats: int, seed: int) -> list[State]:
    """States along a game in which somebody has a choice, every so often."""
    rng = random.Random(seed)
    found: list[State] = []
    state = game.new(game.setup(seats))
    heuristics = game.heuristics(state)
    assert heuristics is not None
    while (actor := game.actor(state)) != NOBODY:
        if actor == CHANCE:
            game.play(state, game.sample(state, rng))
            continue
        moves = game.legal_moves(state)
        if len(moves) > 1:
            found.append(game.copy(state))
        game.play(state, lean(moves, heuristics.priors(state, moves), rng.random()))
    return found[:: len(found) // LOOKS]


GAMES = [slug for slug in palio.slugs() if slug != "bottega"]


@pytest.mark.both
@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("name", [name for name in BOTS if not name.endswith(SAME_TIME)])
def test_what_is_hidden_makes_no_difference(slug: str, name: str) -> None:
    game = palio.find(slug)
    others = 0
    for state in questions(game, 3, seed=5):
        seat = game.actor(state)
        asked = bot(name)
        assert not asked.peeks
        answers = []
        for seed in range(3):
            # The truth is replaced by another that this seat could not tell from it …
            truth = game.resample(state, seat, random.Random(seed)) if seed else state
            others += fingerprint(truth) != fingerprint(state)
            # … and the request is made just as an arena or a server makes it.
            numbers = random.Random("request")
            world = game.resample(truth, seat, numbers)
            answers.append(bot(name).choose(game, world, seat, numbers).text)
        assert len(set(answers)) == 1, f"{name} answers {answers} to {game.view(state, seat)}"
    assert (others > 0) == (slug in HIDING), "what was hidden, and so what was shown"


@pytest.mark.parametrize("slug", GAMES)
def test_a_bot_is_handed_a_world_of_its_own(slug: str) -> None:
    game = palio.find(slug)
    for state in questions(game, 2, seed=6):
        before = fingerprint(state)
        seat = game.actor(state)
        for name in BOTS:
            world = game.resample(state, seat, random.Random(1))
            bot(name).choose(game, world, seat, random.Random(2))
            assert fingerprint(state) == before, name


def test_the_cheater_is_known_to_peek() -> None:
    assert bot("cheater:10").peeks


@pytest.mark.parametrize("slug", GAMES)
def test_peeking_makes_another_bot_only_where_something_is_hidden(slug: str) -> None:
    game = palio.find(slug)
    others = 0
    # What is hidden seldom changes an answer, so it takes some games to see that it does.
    for seed in range(7, 19 if slug in HIDING else 8):
        for state in questions(game, 2, seed=seed):
            seat = game.actor(state)
            peeked, fair = random.Random("request"), random.Random("request")
            cheated = bot("cheater:15").choose(game, game.copy(state), seat, peeked)
            others += cheated != bot("master:15").choose(
                game, game.resample(state, seat, fair), seat, fair
            )
            if slug not in HIDING:
                assert peeked.random() == fair.random(), "the same numbers were drawn on the way"
    assert (others > 0) == (slug in HIDING)
