"""What is told in random games: everything that the rules can do really happens."""

from collections import Counter

import pytest

from palio.bots.simulate import Simulation
from palio.games.firenze import GAME
from palio.games.firenze.components import PERSON

GAMES = 30


@pytest.fixture(scope="module")
def told() -> Counter[str]:
    """How often each kind of fact is told in some seeded random games."""
    setup = GAME.setup(4, {"campanile": "yes"})
    simulation = Simulation(GAME, setup, GAMES, 0)
    for _ in simulation.run():
        pass
    return Counter(simulation.facts)


def test_every_kind_of_card_is_taken(told: Counter[str]) -> None:
    assert [kind.id for kind in GAME.box.kinds if not told[f"card-{kind.id}"]] == []


def test_every_person_is_played(told: Counter[str]) -> None:
    persons = [kind.id for kind in GAME.box.kinds if kind.type == PERSON]
    assert len(persons) == 8
    assert [person for person in persons if not told[f"played-{person}"]] == []


@pytest.mark.parametrize("height", range(3, 9))
def test_every_height_is_fulfilled(told: Counter[str], height: int) -> None:
    assert told[f"commission-{height}"] > 0


CAUSES = ("unraised", "tribute", "luxury-tax", "collapse", "botched-work", "saboteur")


@pytest.mark.parametrize("cause", CAUSES)
def test_towers_are_lost_in_every_way(told: Counter[str], cause: str) -> None:
    assert told[f"ruin-{cause}"] > 0


def test_every_game_ends_by_the_last_seal_or_the_last_round(
    told: Counter[str],
) -> None:  # §15.1, §15.7
    assert told["last-seal"] > 0
    assert told["long-game"] > 0
    assert told["last-seal"] + told["long-game"] == GAMES
    assert told["counted"] == GAMES * 4
