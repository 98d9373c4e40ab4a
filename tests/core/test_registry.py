"""Games come in by entry points, ours and everybody's."""

import pytest

import palio
from palio.core.errors import UnknownGame


def test_ours_and_a_third_party_game_are_found_by_the_same_door() -> None:
    assert {"patrizier", "bottega"} <= set(palio.slugs())
    for slug in palio.slugs():
        assert palio.find(slug).slug == slug


def test_an_unknown_game_gets_a_suggestion_and_the_list() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'patricia'; did you mean 'patrizier'.*bottega"):
        palio.find("patricia")
