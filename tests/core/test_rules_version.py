"""Rules that changed stay available to games that began under them."""

import pytest

import palio
from bottega import HAND, Bottega, Choose, Draw, Studio
from palio.core.dice import Seeded
from palio.core.errors import BadSetup, RecordError
from palio.core.match import Match
from palio.core.record import Record
from palio.core.setup import Setup
from palio.testing import check_game


class NewBottega(Bottega):
    """Bottega of version 2: everybody begins with a pigment less."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = 2

    def new(self, setup: Setup) -> Studio:
        hand = HAND if setup.rules < 2 else HAND - 1
        studio = Studio(setup.seats)
        studio.pending.append(Choose(0))
        studio.pending += [Draw(seat) for seat in range(setup.seats) for _ in range(hand)]
        return studio


def hand_of(match: Match) -> int:
    state = match.state()
    assert isinstance(state, Studio)
    return sum(state.hands[0])


def finished(match: Match) -> Match:
    while match.outcome is None:
        match.play(match.legal_moves()[-1].text)
    return match


def test_a_new_game_is_played_by_the_newest_rules() -> None:
    match = Match(NewBottega(), seats=2, dice=Seeded(1))
    assert match.setup.rules == match.record().rules == 2
    assert hand_of(match) == HAND - 1


def test_a_record_of_older_rules_is_read_to_its_end() -> None:
    old = finished(Match(Bottega(), seats=3, dice=Seeded(1))).record()
    assert old.rules == 1
    again = Match.resume(Record.from_text(old.to_text()), game=NewBottega())
    assert again.outcome is not None
    assert again.outcome.scores == old.scores
    assert again.record().rules == 1


def test_a_game_that_began_under_older_rules_is_played_on_by_them() -> None:
    begun = Match(Bottega(), seats=2, dice=Seeded(3))
    begun.play(begun.legal_moves()[0].text)
    match = Match.resume(begun.record(), game=NewBottega(), dice=Seeded(3))
    assert finished(match).record() == finished(begun).record()


def test_a_match_from_a_position_keeps_its_rules() -> None:
    game = NewBottega()
    setup = game.setup(2, rules=1)
    match = Match.at(game.new(setup), game=game, setup=setup, dice=Seeded(2))
    assert match.setup.rules == 1
    assert hand_of(match) == HAND


def test_the_laws_hold_by_every_version() -> None:
    game = NewBottega()
    check_game(game, games=3, setups=[game.setup(2, rules=rules) for rules in (1, 2)])


def test_rules_that_are_not_there_are_refused() -> None:
    with pytest.raises(BadSetup, match="bottega has rules of version 1 to 2, not 3"):
        NewBottega().setup(2, rules=3)
    with pytest.raises(BadSetup, match="bottega has rules of version 1, not 0"):
        Match(Bottega(), seats=2, rules=0)
    newer = Match(NewBottega(), seats=2, dice=Seeded(1)).record()
    with pytest.raises(RecordError, match="version 2 of the rules of bottega; this palio has ve"):
        Match.resume(newer, game=palio.find("bottega"))
