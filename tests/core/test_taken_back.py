"""An answer that is taken back is as if it had not been given, except for what it has shown."""

import random

import pytest

import palio
from palio.core.errors import NoUndo, RecordError
from palio.core.match import Match
from palio.core.record import Record
from palio.testing import fingerprint


def hand_as_seen(match: Match, seat: int | None) -> list[str]:
    hand: list[str] = match.view(seat)["table"]["players"][match.actor]["hand"]  # type: ignore[index]
    return hand


def test_what_an_answer_has_shown_stays_known_when_it_is_taken_back() -> None:
    match = Match("patrizier", seats=3, dice=palio.Seeded(4))
    seat = match.actor
    others = [other for other in (0, 1, 2, None) if other != seat]
    card = match.legal_moves()[0].text
    before = match.version
    match.play(card)
    assert match.undo(seat) == before
    assert match.actor == seat
    for other in others:
        assert hand_as_seen(match, other) == [card.removeprefix("play ")]
    assert match.log()[-1].kind == "shown"
    world = match.world((seat + 1) % 3, seed=1)
    assert match.game.view(world, None)["players"][seat]["hand"]  # type: ignore[index]
    with pytest.raises(NoUndo, match="what was shown stays shown"):
        match.undo(seat)


def test_a_card_that_all_have_seen_leaves_no_trace() -> None:
    match = Match("patrizier", seats=2, dice=palio.Seeded(4))
    seat = match.actor
    card = match.legal_moves()[0].text
    match.play(card)
    match.undo(seat)
    before = match.record()
    match.play(card)
    match.undo(seat)
    assert match.record() == before


def test_the_record_remembers_it_and_leads_to_the_same_state() -> None:
    match = Match("patrizier", seats=2, dice=palio.Seeded(4))
    seat = match.actor
    first, second = [move.text for move in match.legal_moves()[:2]]
    for text in (first, second):
        match.play(text)
        match.play(match.legal_moves()[0].text)
        match.undo(seat)
        match.undo(seat)
    record = Record.from_text(match.record().to_text())
    shown = [text.replace("play", "show") for text in (first, second)]
    assert [line.text for line in record.lines][-2:] == shown
    again = Match.resume(record)
    assert fingerprint(again.state()) == fingerprint(match.state())
    with pytest.raises(NoUndo):
        again.undo(seat)
    again.dice = palio.Seeded(4)
    rng = random.Random(1)
    while again.outcome is None:
        again.play(rng.choice(again.legal_moves()).text)
    assert Match.resume(again.record()).outcome == again.outcome
    points = [sum(f.points for f in again.log() if f.seat == s) for s in range(2)]
    assert tuple(points) == again.outcome.scores


def test_nobody_shows_what_is_not_in_the_hand() -> None:
    match = Match("patrizier", seats=2, dice=palio.Seeded(4))
    held = {move.text.replace("play", "show") for move in match.legal_moves()}
    cards = [move.text.replace("play", "show") for move in match.game.catalogue]
    foreign = next(text for text in cards if text.startswith("show") and text not in held)
    record = match.record()
    text = record.to_text().replace(f"moves: {len(record.lines)}\n", "")
    with pytest.raises(RecordError, match=f"illegal move: '{foreign}'"):
        Match.resume(Record.from_text(text + f"{match.actor} {foreign}\n"))
    with pytest.raises(palio.PalioError, match="no move of patrizier"):
        match.play(next(iter(held)))
