"""Match: checked play, undo, views, logs."""

import json

import pytest

import palio
from bottega import GAME as BOTTEGA
from bottega import Bottega, Choose, Moves, Studio
from palio.core.errors import (
    BadNotation,
    BadSetup,
    IllegalMove,
    NotYourTurn,
    NoUndo,
    PalioError,
    StaleVersion,
)
from palio.core.facts import Tell
from palio.core.game import View
from palio.core.match import Match
from palio.core.move import Move
from palio.core.seats import NOBODY, Seat
from palio.core.setup import Setup
from palio.testing import fingerprint


def started(seats: int = 2, seed: int = 1) -> Match:
    return Match("patrizier", seats=seats, dice=palio.Seeded(seed))


def finish(match: Match) -> Match:
    while match.outcome is None:
        match.play(match.legal_moves()[-1].text)
    return match


def test_chance_is_rolled_until_a_seat_is_asked() -> None:
    match = started()
    assert match.actor in (0, 1)
    assert match.version == 6 + 9 + 1


def test_an_illegal_move_says_what_would_be_legal_and_changes_nothing() -> None:
    match = started()
    before = fingerprint(match.state())
    with pytest.raises(IllegalMove, match=r"illegal move: 'take roma' by seat \d; legal: play "):
        match.play("take roma")
    assert fingerprint(match.state()) == before


def test_a_garbled_text_gets_a_suggestion() -> None:
    with pytest.raises(BadNotation, match="did you mean 'take roma'"):
        started().play("take rooma")


def test_spaces_do_not_matter() -> None:
    match = started()
    text = match.legal_moves()[0].text
    match.play("  " + text.replace(" ", "   ") + " ")
    assert match.steps[-1].move.text == text


def test_another_seat_is_told_whose_turn_it_is() -> None:
    match = started()
    other = 1 - match.actor
    with pytest.raises(NotYourTurn, match=f"it is the turn of seat {match.actor}, not of {'seat'}"):
        match.play(match.legal_moves()[0].text, seat=other)


def test_an_answer_to_an_older_question_is_refused() -> None:
    match = started()
    seen = match.version
    text = match.legal_moves()[0].text
    match.play(text, version=seen)
    with pytest.raises(StaleVersion, match=f"the table is at version {seen + 1}, not {seen}"):
        match.play(match.legal_moves()[0].text, version=seen)


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    match = finish(started())
    assert match.actor == NOBODY
    with pytest.raises(IllegalMove, match="the game is over"):
        match.play("pass")


@pytest.mark.parametrize("seats", [0, 1, 6, -2])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="patrizier is for 2 to 5 seats"):
        Match("patrizier", seats=seats)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadSetup, match="no option 'wind'; options: none"):
        Match("patrizier", seats=2, options={"wind": "strong"})


def test_a_seat_that_is_not_there_has_no_view() -> None:
    with pytest.raises(BadSetup, match="there is no seat 2; seats are 0 to 1"):
        started().view(2)


def test_a_view_is_json_and_shows_moves_only_to_who_is_asked() -> None:
    match = started(3)
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        json.dumps(view)
        assert bool(view["moves"]) == (seat == match.actor)


def test_play_returns_the_facts_it_led_to() -> None:
    match = started()
    facts = match.play(match.legal_moves()[0].text)
    assert [fact.kind for fact in facts] == ["played"]


# Undo


def started_openly(seats: int = 2, seed: int = 7) -> Match:
    """A game without secrets: an answer that is taken back leaves no trace."""
    return Match("florenza", seats=seats, dice=palio.Seeded(seed))


def test_undo_takes_back_the_own_last_answer() -> None:
    match = started_openly()
    seat, before = match.actor, fingerprint(match.state())
    version = match.version
    match.play(match.legal_moves()[0].text)
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.version == version
    assert fingerprint(match.state()) == before
    assert len(match.record().lines) == version


def test_undo_goes_back_one_question_at_a_time() -> None:
    match = started_openly()
    seat = match.actor
    match.play(match.legal_moves()[0].text)
    version = match.version
    match.play(match.legal_moves()[0].text)
    match.undo(seat)
    assert match.version == version
    match.undo(seat)
    assert match.version == version - 1


def test_nothing_random_is_taken_back() -> None:
    match = started()
    seat = match.actor
    with pytest.raises(NoUndo, match="something random has happened since"):
        match.undo(seat)
    while match.actor == seat:
        match.play(match.legal_moves()[0].text)
    assert not match.can_undo(seat)
    with pytest.raises(NoUndo, match="random"):
        match.undo(seat)


def test_nobody_takes_back_what_another_has_played() -> None:
    match = started()
    seat = match.actor
    match.play(match.legal_moves()[0].text)
    with pytest.raises(NoUndo, match=f"seat {seat} has played since"):
        match.undo(1 - seat)


def test_dice_go_on_as_if_the_undone_answer_had_never_been() -> None:
    straight, undone = started_openly(seed=9), started_openly(seed=9)
    seat = undone.actor
    undone.play(undone.legal_moves()[-1].text)
    undone.undo(seat)
    assert finish(straight).record() == finish(undone).record()


class Peek(Bottega):
    """Bottega in which choosing a pigment shows the neighbour's hand."""

    def play(self, state: Studio, move: Move, tell: Tell | None = None) -> None:
        super().play(state, move, tell)

    def view(self, state: Studio, seat: Seat | None) -> View:
        view = super().view(state, seat)
        asked = state.pending[-1] if state.pending else None
        if any(state.easel) and asked is not None and asked.seat == seat:
            return View(view | {"peek": list(state.hands[(asked.seat + 1) % len(state.hands)])})
        return view


def test_nothing_hidden_that_was_shown_is_taken_back() -> None:
    plain = Match(BOTTEGA, seats=2, dice=palio.Seeded(1))
    plain.play(plain.legal_moves()[0].text)
    assert plain.can_undo(0)
    peeking = Match(Peek(), seats=2, dice=palio.Seeded(1))
    peeking.play(peeking.legal_moves()[0].text)
    with pytest.raises(NoUndo, match="something hidden has been shown"):
        peeking.undo(0)


# Worlds and positions


def test_a_bot_is_handed_a_world_that_looks_the_same() -> None:
    match = started(3, seed=5)
    seat = match.actor
    worlds = [match.world(seat, seed) for seed in range(20)]
    views = [match.game.view(world, seat) for world in worlds]
    assert all(view == match.view(seat)["table"] for view in views)
    assert len({fingerprint(world) for world in worlds}) > 1


def test_a_match_from_a_position_can_be_played_and_undone_but_has_no_record() -> None:
    whole = started_openly()
    match = Match.at(whole.state(), game=whole.game, setup=whole.setup, dice=palio.Seeded(2))
    seat = match.actor
    match.play(match.legal_moves()[0].text)
    match.undo(seat)
    assert fingerprint(match.state()) == fingerprint(whole.state())
    with pytest.raises(PalioError, match="has no record"):
        match.record()


def test_a_state_that_was_handed_out_is_a_copy() -> None:
    match = started()
    before = fingerprint(match.state())
    match.game.play(match.state(), match.legal_moves()[0])
    assert fingerprint(match.state()) == before


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(BadSetup, match="1 names for 2 seats"):
        Match("patrizier", seats=2, players=["Anna"])


def test_setups_compare_by_value() -> None:
    assert BOTTEGA.setup(2) == Setup(2, {})
    assert Choose(0).seat == 0
    assert Moves.window.text == "window"
