"""A fingerprint sees all that a state holds, packed vectors too."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import palio
from palio.testing.fingerprint import fields, fingerprint


def test_packed_vectors_count_by_what_they_hold() -> None:
    assert fingerprint(vec[i64]([1, 2])) == fingerprint(vec[i64]([1, 2]))
    assert fingerprint(vec[i64]([1, 2])) != fingerprint(vec[i64]([2, 1]))
    nested = [vec[vec[i64]]([vec[i64](), vec[i64]([number])]) for number in (3, 4)]
    assert fingerprint(nested[0]) != fingerprint(nested[1])


@pytest.mark.both
@pytest.mark.parametrize("slug", palio.slugs())
def test_what_chance_deals_shows_in_the_fingerprint_of_a_table(slug: str) -> None:
    game = palio.find(slug)
    state = game.new(game.setup(2))
    pieces: set[object] = set()
    for count in range(1, 4):
        game.play(state, game.legal_moves(state)[-1])
        held = [fingerprint(value) for name, value in fields(state) if name != "pending"]
        pieces.add(tuple(held))
        assert len(pieces) == count, "every one of the first answers moves a piece"
