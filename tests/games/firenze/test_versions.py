"""The rules of Firenze by version: games of version 1 are read, and played on, as they began."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import palio
from palio.core.heuristics import lean
from palio.core.match import Match
from palio.core.record import Record
from palio.core.seats import NOBODY
from palio.games.firenze import GAME
from palio.games.firenze.state import Table

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At, Desk

RECORDS = sorted((Path(__file__).parent / "records").glob("v1-*.palio"))


def read(path: Path) -> Record:
    return Record.from_text(path.read_text(encoding="utf-8"), path.name)


def turns_of(match: Match) -> int:
    return current(match).turns


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_record_of_version_1_leads_to_its_scores(path: Path) -> None:
    record = read(path)
    match = Match.resume(record)
    assert match.outcome is not None
    assert match.outcome.scores == record.scores
    assert match.record().rules == 1


def test_the_longest_of_them_has_more_rounds_than_version_2_allows() -> None:  # §15.7
    assert turns_of(Match.resume(read(RECORDS[0]))) > 72 * 2


def test_a_game_half_played_is_played_to_its_end_by_version_1() -> None:  # §15.7
    match = Match.resume(read(RECORDS[0]).cut(1200), dice=palio.Seeded(5))
    assert turns_of(match) < 72 * 2
    while turns_of(match) < 73 * 2:
        assert match.actor != NOBODY, "the game goes on after 72 rounds"
        pass_time(match)
    rng = random.Random(1)
    while match.actor != NOBODY:
        moves = match.legal_moves()
        state = current(match)
        priors = GAME.heuristics(state).priors(state, moves)
        match.play(lean(moves, priors, rng.random()).text)
    assert "last-seal" in [fact.kind for fact in match.log()]
    assert match.record().rules == 1


def pass_time(match: Match) -> None:
    """Answer so that as little as possible happens."""
    texts = [move.text for move in match.legal_moves()]
    idle = [text for text in ("take 1", "done", "keep", "leave") if text in texts]
    match.play(idle[0] if idle else texts[0])


def current(match: Match) -> Table:
    state = match.state()
    assert isinstance(state, Table)
    return state


# §15.7

LAST_TURN = """
seats = 2
turn = 1
phase = 3
turns = {turns}
{extra}
[[players]]
seals = ["blue 3"]
[[players]]
{own}
"""


def last_turn(at: At, *, turns: int = 143, extra: str = "", own: str = "") -> Desk:
    return at(LAST_TURN.format(turns=turns, extra=extra, own=own))


@pytest.mark.parametrize(("seats", "rounds"), [(2, 72), (3, 56), (4, 48)])
def test_there_are_eight_rounds_for_every_seal(at: At, seats: int, rounds: int) -> None:  # §15.7
    turns = rounds * seats - 1
    text = "seats = {}\nturn = 0\nphase = 3\nturns = {}"
    assert at(text.format(seats, turns)).play("done").actor == NOBODY
    assert at(text.format(seats, turns - 1)).play("done").actor == 1


def test_the_game_ends_after_the_last_round(at: At) -> None:  # §15.7
    desk = last_turn(at).play("done")
    assert desk.actor == NOBODY
    assert desk.scores == (6, 0), "with the final count"
    told = [(kind, rule) for kind, _, rule in desk.told]
    assert told[0] == ("long-game", "§15.7")
    assert told[-1] == ("counted", "§15.6")
    assert "last-seal" not in [kind for kind, _ in told], "nobody earns the end tile"


def test_the_last_round_is_told_when_it_begins(at: At) -> None:  # §15.7
    desk = last_turn(at, turns=141).play("done")
    assert desk.actor == 0
    assert ("last-round", -1, "§15.7") in desk.told
    assert last_turn(at, turns=140).play("done").facts("last-round") == []


def test_with_the_end_tile_taken_everybody_has_the_turn_that_is_left(
    at: At,
) -> None:  # §15.2, §15.7
    own = 'towers = ["white 2"]\nstore = "w"\nleft = 1'
    desk = last_turn(at, own=own).play("done", "raise white 3", "fulfil white 3")
    assert desk.table.end == 1
    assert desk.actor == 0, "the other has one more turn, although it is the 73rd"
    while desk.actor != NOBODY:
        assert desk.actor == 0
        desk.play(desk.moves[-1])
    assert desk.facts("long-game") == []


def test_version_1_knows_no_last_round(at: At) -> None:  # §15.7
    desk = last_turn(at, extra="rules = 1").play("done")
    assert desk.actor == 0
    assert desk.table.turns == 144
    assert desk.facts("long-game") == []
    assert last_turn(at, turns=141, extra="rules = 1").play("done").facts("last-round") == []
