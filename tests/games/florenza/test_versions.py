"""Games that began under version 1 of the rules are played by it, to their end."""

from collections.abc import Callable
from pathlib import Path

import pytest

import palio
from palio.core.dice import Resting
from palio.core.match import Match
from palio.core.record import Line, Record
from palio.core.seats import CHANCE
from palio.games.florenza import GAME
from palio.games.florenza.rules.marking import MarkResources
from palio.games.florenza.rules.uses import UseDie
from palio.games.florenza.state import Table
from palio.testing.scenes import kinds, table, texts

Position = Callable[..., Match]
RECORDS = sorted(Path(__file__).parent.joinpath("records").glob("v1-*.palio"))


def read(file: Path) -> Record:
    return Record.from_text(file.read_text(encoding="utf-8"), source=file.name)


@pytest.mark.both
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_of_version_1_replays_to_its_scores(file: Path) -> None:
    record = read(file)
    assert record.rules == 1
    match = Match.resume(record)
    assert match.outcome is not None
    assert match.outcome.scores == record.scores
    assert match.record().rules == 1


def test_the_records_use_what_has_changed_since() -> None:
    rerolls = steps = banco = 0
    for file in RECORDS:
        record = read(file)
        state = GAME.new(GAME.setup(record.seats, rules=1))
        firsts = [line for line in record.lines if line.text.startswith("first")]
        rerolls += len(firsts) > 5 * record.seats
        for line in record.lines:
            frame = state.pending[-1]
            if isinstance(frame, UseDie) and line.text == "use track":
                steps += frame.has_any_value(state)
            banco += isinstance(frame, MarkResources) and line.text == "build 17"
            GAME.play(state, GAME.parse(line.text))
    assert rerolls
    assert steps
    assert banco


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
@pytest.mark.parametrize("part", [0.02, 0.5])
def test_a_game_begun_under_version_1_goes_on_under_it(file: Path, part: float) -> None:
    record = read(file)
    half = Record(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        lines=record.lines[: int(part * len(record.lines))],
        dice=record.dice,
    )
    match = Match.resume(Record.from_text(half.to_text()))
    match.dice = Resting()
    for line in record.lines[len(half.lines) :]:
        match.follow(record, Line(line.actor, line.text))
    assert match.outcome is not None
    assert match.outcome.scores == record.scores


def test_new_tables_are_played_by_version_2() -> None:
    assert GAME.rules_version == 2
    assert table(Match(GAME, seats=2, dice=palio.Seeded(1)), Table).rules == 2
    assert GAME.copy(GAME.new(GAME.setup(2, rules=1))).rules == 1


def test_in_version_1_those_tied_for_the_start_go_on_rolling() -> None:  # §1.4
    dice = palio.Scripted([f"first {n}" for n in [2] * 12 + [1]], then=palio.Seeded(1))
    match = Match(GAME, seats=2, dice=dice, rules=1)
    assert kinds(match).count("rolled-again") >= 12
    assert "lot" not in kinds(match)


OLD = """
rules = 1
seats = 2
turn = 0
dice = [4, 4, 4, 4, 4, 4]
[[players]]
"""


def test_in_version_1_nos_1_to_3_take_the_most_steps(position: Position) -> None:  # §11.2
    match = position("florenza", "-", text=f"{OLD}district = [2]\ntracks = [0, 1, 0]")
    match.play("take brown")
    match.play("use track")
    assert list(table(match, Table).crosses[0]) == [0, 3, 0]


def test_in_version_1_only_banco_is_built_between_two_resources(position: Position) -> None:
    marks = "district = [2]\nextras = 0\n[players.marks]\nfield-2 = { wood = 1, gold = 1 }"  # §8.1
    match = position("florenza", "-", text=OLD + marks)
    for move in ("take white", "use resources", "mark marble field-2"):
        match.play(move)
    assert [text for text in texts(match) if text.startswith("build")] == ["build 17"]
    match.play("build 17")
    assert texts(match)[0] == "bank"
    chain = "field-2 = { wood = 1 }\nfield-3 = { marble = 1, wood = 1, gold = 1 }"
    text = f"{OLD}district = [2]\nextras = 0\n[players.marks]\n{chain}"
    match = position("florenza", "-", text=text)
    for move in ("take white", "use resources", "mark marble field-2"):
        match.play(move)
    assert not [text for text in texts(match) if text.startswith("build")]


def test_a_position_of_version_1_is_played_by_it(position: Position) -> None:
    match = position("florenza", "-", text=OLD)
    assert match.setup.rules == 1
    assert match.actor != CHANCE
