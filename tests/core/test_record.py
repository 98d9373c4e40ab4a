"""Records: they read back equal, survive a hand, and complain with the line."""

import pytest

import palio
from palio.core.errors import RecordError
from palio.core.match import Match
from palio.core.record import Record
from palio.testing import fingerprint


@pytest.fixture(scope="module")
def finished() -> Match:
    match = Match("patrizier", seats=3, dice=palio.Fair("07" * 32), players=["Anna", "Bo", "Cy"])
    while match.outcome is None:
        match.play(match.legal_moves()[0].text)
    return match


def text_of(match: Match) -> str:
    return match.record().to_text()


def test_a_record_reads_back_equal_and_leads_to_an_equal_state(finished: Match) -> None:
    record = Record.from_text(text_of(finished))
    assert record == finished.record()
    again = Match.resume(record)
    assert fingerprint(again.state()) == fingerprint(finished.state())
    assert again.record() == record
    assert again.players == ("Anna", "Bo", "Cy")


def test_a_record_replays_without_a_seed(finished: Match) -> None:
    lines = [li for li in text_of(finished).splitlines() if not li.startswith(("seed", "dice"))]
    assert Match.resume(Record.from_text("\n".join(lines))).outcome == finished.outcome


def test_an_unfinished_record_keeps_its_seed_to_itself() -> None:
    match = Match("patrizier", seats=2, dice=palio.Fair("09" * 32))
    assert "seed" not in match.record().dice
    assert match.record().dice["commitment"] == palio.Fair("09" * 32).commitment
    assert match.record(reveal=True).dice["seed"] == "09" * 32


def test_an_unfinished_game_goes_on_as_it_would_have() -> None:
    whole = Match("patrizier", seats=2, dice=palio.Fair("0a" * 32))
    for _ in range(20):
        whole.play(whole.legal_moves()[0].text)
    record = Record.from_text(whole.record().to_text())
    resumed = Match.resume(record, dice=palio.Fair("0a" * 32))
    for match in (whole, resumed):
        while match.outcome is None:
            match.play(match.legal_moves()[0].text)
    assert whole.record() == resumed.record()


def test_comments_blank_lines_and_spaces_are_passed_over(finished: Match) -> None:
    edited = text_of(finished).replace("\n0 ", "\n\n# a fine move\n   0   ")
    assert Record.from_text(edited) == finished.record()


def test_whoever_edits_a_record_may_drop_the_count_of_moves(finished: Match) -> None:
    lines = text_of(finished).splitlines()
    cut = [line for line in lines[:80] if not line.startswith("moves")]
    match = Match.resume(Record.from_text("\n".join(cut)))
    assert match.outcome is None


def test_a_record_can_be_cut_at_any_move(finished: Match) -> None:
    assert Match.resume(finished.record().cut(50)).version == 50


def refuse(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Match.resume(Record.from_text(text, "game.palio"))


def test_errors_name_the_line(finished: Match) -> None:
    text = text_of(finished)
    lines = text.splitlines()
    first = next(n for n, line in enumerate(lines, 1) if line.startswith("0 build"))

    def changed(number: int, line: str) -> str:
        return "\n".join([*lines[: number - 1], line, *lines[number:]])

    refuse(
        changed(first, "0 build atlantis left"), rf"game.palio: line {first}: illegal move: 'build"
    )
    refuse(changed(first, "0"), rf"line {first}: the move is missing after '0'")
    refuse(changed(first, "hello"), rf"line {first}: neither a move .* nor a header: 'hello'")
    refuse(changed(first, "seats: 3"), rf"line {first}: header 'seats' after the first move")
    refuse(changed(first, "1 build roma left"), rf"line {first}: .* is given to seat 1, but seat 0")
    refuse(changed(first, "* build roma left"), rf"line {first}: .* is given to chance")
    refuse(changed(4, "seats: three"), "line 4: whole numbers are needed, not 'three'")
    refuse(changed(4, "game: patrizier"), "line 4: header 'game' is there twice")
    refuse(changed(len(lines), "scores: 1 2 3"), rf"line {len(lines)}: the scores should be \d+ ")
    refuse(
        changed(3, "rules: 99"), r"line 3: made under version 99 of the rules of patrizier; this"
    )
    refuse(changed(3, "rules: 0"), r"line 3: made under version 0 of the rules of patrizier; this")
    refuse("\n".join([*lines, "0 pass"]), "nothing may follow the scores")
    refuse("\n".join(lines[: len(lines) // 2]), r"line \d+: the record ends after \d+ of \d+ moves")
    refuse("", "line 1: not a record: the first line must be 'palio record 1'")
    refuse("palio record 1\nseats: 2\n", "the header 'game' is missing")
    refuse("palio record 1\ngame: patrizier\n", "the header 'seats' is missing")
    refuse(
        "palio record 1\ngame: patrizier\nseats: 2\noptions: a", "line 4: options are name=value"
    )


def test_an_unknown_game_or_setup_in_a_record_is_named() -> None:
    with pytest.raises(palio.PalioError, match=r"no game 'chess'; .*installed: "):
        Match.resume(Record.from_text("palio record 1\ngame: chess\nseats: 2\n"))
    with pytest.raises(palio.PalioError, match="patrizier is for 2 to 5 seats, not 7"):
        Match.resume(Record.from_text("palio record 1\ngame: patrizier\nseats: 7\n"))


def test_a_record_with_other_components_asks_for_the_file() -> None:
    text = "palio record 1\ngame: patrizier\nseats: 2\ncomponents: abcdef\n"
    refuse(text, "line 4: played with other components: give the file with --components")


def test_names_cannot_break_the_header() -> None:
    match = Match("patrizier", seats=2, players=["A,\nseats: 5", " "], dice=palio.Seeded(1))
    again = Record.from_text(match.record().to_text())
    assert again.seats == 2
    assert again.players == ("A seats: 5", "?")
