"""What holds for every installed game: the laws, and the golden playthroughs."""

from collections.abc import Callable

import pytest

import palio
from palio.testing import check_game, every_setup, playthrough

SETUPS = [
    pytest.param(slug, setup, id="-".join([slug, str(setup.seats), *changed]))
    for slug in palio.slugs()
    for setup in every_setup(palio.find(slug))
    for default in [palio.find(slug).setup(setup.seats)]
    for changed in [
        [v for k, v in setup.options.items() if default.options[k] != v]
        + [f"rules{setup.rules}"] * (setup.rules != default.rules)
    ]
]


@pytest.mark.both
@pytest.mark.parametrize(("slug", "setup"), SETUPS)
def test_the_laws_hold(slug: str, setup: palio.Setup) -> None:
    # The compiled wheel is several times as fast, and `make test` runs this on both.
    game = palio.find(slug)
    is_default = setup == game.setup(setup.seats)
    games = (60 if is_default else 25) if palio.is_compiled() else (20 if is_default else 5)
    depth, hidden_every = (0.01, 50) if is_default else (0.002, 100)
    report = check_game(game, games=games, setups=[setup], depth=depth, hidden_every=hidden_every)
    assert report.games == games
    assert report.histories > 0 or setup.seats == 1, "law 9 was never tried"


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(("slug", "setup"), SETUPS)
def test_the_laws_hold_for_two_thousand_games(slug: str, setup: palio.Setup, part: int) -> None:
    seed = 1000 + 500 * part
    game = palio.find(slug)
    # So many games see enough deep states with few in each.
    report = check_game(game, games=500, setups=[setup], seed=seed, depth=0.002, hidden_every=50)
    assert report.games == 500


@pytest.mark.both
@pytest.mark.parametrize(
    ("slug", "seats"), [(slug, seats) for slug in palio.slugs() for seats in palio.find(slug).seats]
)
def test_a_playthrough_is_as_it_was(
    slug: str, seats: int, golden: Callable[[str, str], None]
) -> None:
    game = palio.find(slug)
    golden(f"games/{slug}/playthroughs/{seats}.txt", playthrough(game, game.setup(seats), seed=1))
