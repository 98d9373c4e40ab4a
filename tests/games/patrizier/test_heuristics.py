"""Opinions about Patrizier: they must point the way a player would."""

import random
from collections.abc import Callable

import pytest
from mypy_extensions import i64

import palio
from palio.core.match import Match
from palio.core.packed import vec
from palio.games.patrizier import GAME
from palio.games.patrizier.rules.scoring import fame
from palio.games.patrizier.state import Table
from palio.testing.scenes import table, texts

Position = Callable[..., Match]
OPINION = GAME.heuristics(GAME.new(GAME.setup(2)))

# Siena has seven floors, tiles for 7 and 4 fame, and cards with 2, 2, 1, 1 and 1 crests.
TOWN = """
seats = 2
turn = 0
[cities.siena]
left = "{left}"
right = "{right}"
market = "{market}"
[cities.parma]
market = "roma-lady"
{firenze}
[[players]]
taken = {hand}
pile = {pile}
[[players]]
taken = {rival}
"""


def town(
    position: Position,
    *hand: str,
    left: str = "A",
    right: str = "B",
    rival: tuple[str, ...] = ("firenze-crests",),
    market: str = "bologna-beard",
    pile: tuple[str, ...] = (),
) -> Match:
    text = TOWN.format(
        left=left,
        right=right,
        market=market,
        hand=list(hand),
        rival=list(rival),
        pile=list(pile),
        firenze='[cities.firenze]\nleft = "A"' if "firenze-lady-star" in pile else "",
    )
    return position("patrizier", "-", text=text.replace("'", '"'))


def lead(match: Match) -> float:
    """How far seat 0 is taken to be ahead."""
    own, other = OPINION.values(table(match, Table))
    return own - other


def instinct(match: Match) -> dict[str, float]:
    """How likely each answer is given by instinct."""
    priors = OPINION.priors(table(match, Table), match.legal_moves())
    return {text: prior / sum(priors) for text, prior in zip(texts(match), priors, strict=True)}


@pytest.mark.parametrize("seats", [2, 5])
def test_a_finished_game_is_worth_its_fame(seats: int) -> None:
    match = Match(GAME, seats=seats, dice=palio.Seeded(3))
    rng = random.Random(3)
    while match.outcome is None:
        match.play(rng.choice(match.legal_moves()).text)
    state = table(match, Table)
    opinion = GAME.heuristics(state)
    ties = opinion.appraisal.stock  # §9.4
    expected = [float(fame(state, seat)) + ties * float(state.stock[seat]) for seat in range(seats)]
    assert opinion.values(state) == pytest.approx(expected)


def test_portraits_on_their_way_to_a_set_promise_something_while_there_are_cards(
    position: Position,
) -> None:
    state = table(town(position, "siena-lady-star", pile=("firenze-lady-star",)), Table)
    hope = OPINION.appraisal.hope(state)
    assert 0.5 < hope < 1
    two = OPINION.appraisal.sets(state, 2.0, hope)
    assert 0 < two < OPINION.appraisal.sets(state, 3.0, hope) == 6  # §9.2
    state.deck, state.market = vec[i64](), vec[i64]([-1] * len(state.market))
    assert OPINION.appraisal.sets(state, 2.0, OPINION.appraisal.hope(state)) == 0


def test_crests_in_hand_count_as_floors_to_come(position: Position) -> None:  # §4.3
    with_crests = town(position, "siena-crests", left="AB", right="AB")
    without = town(position, "roma-crests", left="AB", right="AB")
    siena = GAME.box.kinds[table(with_crests, Table).taken[0][0]].city
    crests = table(with_crests, Table).crests
    assert list(crests[2 * siena : 2 * siena + 2]) == [2, 0]
    assert lead(with_crests) > lead(without)


def test_floors_that_fill_a_city_are_worth_its_tiles(position: Position) -> None:  # §8
    match = town(position, "siena-choice", left="ABAB", right="AB")
    match.play("play siena-choice")
    before = lead(match)
    match.play("build siena left")  # the higher tower, three floors to two
    assert len(table(match, Table).tiles[0]) == 1
    assert lead(match) == pytest.approx(before, abs=0.1), "it was taken to go there"


def test_a_floor_goes_where_it_wins_a_tower(position: Position) -> None:  # §8.2
    match = town(position, "siena-choice", left="ABAB", right="BB")
    match.play("play siena-choice")
    likely = instinct(match)
    assert likely["build siena left"] > 0.9 > likely["build siena right"]


def test_the_card_to_be_drawn_decides_which_one_is_played(position: Position) -> None:  # §6.1
    hand = ("siena-two-beards", "parma-beard")
    third = ("firenze-lady-star", "siena-lady-star")
    without = instinct(town(position, *hand))
    # Beside Parma lies a lady: the third of a set, for somebody who has two.
    likely = instinct(town(position, *hand, pile=third))
    assert likely["play parma-beard"] > without["play parma-beard"]
    assert likely["play parma-beard"] > likely["play siena-two-beards"]


def test_a_rivals_top_floor_is_moved_where_it_does_no_harm(position: Position) -> None:  # §5.1
    match = town(position, "lucca-move", left="AAB", right="BAB")
    match.play("play lucca-move")
    match.play("build lucca left")
    likely = instinct(match)
    assert likely["move siena left"] + likely["move siena right"] > likely["pass"]


def test_there_is_a_prior_for_every_answer_and_asking_changes_nothing(position: Position) -> None:
    match = position("patrizier", "special_action")
    while match.actor == 0:
        state = table(match, Table)
        before = [list(tower) for tower in state.towers]
        priors = GAME.heuristics(state).priors(state, match.legal_moves())
        assert len(priors) == len(match.legal_moves())
        assert min(priors) > 0
        GAME.heuristics(state).values(state)
        assert [list(tower) for tower in state.towers] == before
        match.play(texts(match)[0])
