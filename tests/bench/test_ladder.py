"""The ladder keeps what it played, goes on where it was, and notices when bots have changed."""

import json
from collections.abc import Iterable, Iterator
from itertools import islice, pairwise
from pathlib import Path
from typing import TypeVar

import pytest
from contests import GAMES, STEPS, Contest, contests, doublings, hides, searching, tables
from lines import Lines
from page import OPEN, page, section, together

import palio
from palio.bots.statistics import wilson
from palio.bots.workers import LocalWorkers

T = TypeVar("T")
HERE = LocalWorkers(1)
QUICK = Contest("patrizier", 2, ("greedy", "random"), times=10)
SLOW = Contest("patrizier", 2, ("apprentice", "random"))


def no_bar(steps: Iterable[T], _total: int, _label: str) -> Iterator[T]:
    yield from steps


@pytest.fixture
def lines(tmp_path: Path) -> Lines:
    return Lines(tmp_path / "results", tmp_path / "logs", 2, 1, no_bar)


def test_a_finished_contest_is_a_line_and_its_log_is_gone(lines: Lines) -> None:
    assert lines.finished(QUICK) is None
    lines.play(QUICK, HERE)
    line = lines.finished(QUICK)
    assert line is not None
    assert line["games"] == len(line["scores"]) == 20
    assert [row["bot"] for row in line["rows"]] == ["greedy", "random"]
    assert not list(lines.logs.iterdir())
    text = page(lines)
    share = f"{line['rows'][0]['win_share']:.1%}"
    assert f"| greedy | random | 20 | {share} |" in text
    assert f"| Patrizier | {share} | – | – | – | – |" in text


def test_games_of_several_lines_add_up(lines: Lines) -> None:
    few = {"games": 100, "rows": [{"win_share": 0.5}]}
    many = {"games": 300, "rows": [{"win_share": 0.7}]}
    low, high = wilson(0.65, 400)
    assert together([few, None, many]) == f"65.0% ({low:.1%} – {high:.1%})"
    assert together([None]) == "–"
    assert "| all | – | – | – | – |" in page(lines)


def test_lines_stand_in_the_order_of_the_contests(lines: Lines) -> None:
    lines.play(SLOW, HERE)
    lines.play(QUICK, HERE)
    kept = (lines.folder / "patrizier.jsonl").read_text().splitlines()
    assert [json.loads(text)["bots"][0] for text in kept] == ["greedy", "apprentice"]


def test_what_was_played_before_a_stop_is_shown_and_not_played_again(lines: Lines) -> None:
    stopped = lines.tournament(QUICK)
    for _ in islice(stopped.run(HERE, lines.logs / QUICK.file), 5):
        pass
    sight = lines.sight(QUICK)
    assert sight is not None
    assert sight["games"] == 4, "whole rotations only"
    lines.play(QUICK, HERE)
    line = lines.finished(QUICK)
    assert line is not None
    assert line["scores"][:4] == sight["scores"]


def test_a_line_that_would_come_out_otherwise_today_is_forgotten_alone(lines: Lines) -> None:
    lines.play(QUICK, HERE)
    lines.play(SLOW, HERE)
    assert lines.forget_what_changed([QUICK, SLOW], HERE) == []
    path = lines.folder / "patrizier.jsonl"
    first, second = path.read_text().splitlines()
    changed = json.loads(first)
    changed["scores"][1][0] += 1
    path.write_text(f"{json.dumps(changed)}\n{second}\n")
    assert lines.forget_what_changed([QUICK, SLOW], HERE) == [QUICK]
    assert lines.finished(QUICK) is None
    assert lines.finished(SLOW) is not None


def test_more_games_are_another_contest(lines: Lines) -> None:
    lines.play(SLOW, HERE)
    shorter = lines.finished(SLOW)
    lines.games = 4
    assert lines.finished(SLOW) is None
    assert shorter is not None
    assert lines.sight(SLOW) == shorter
    for _ in islice(lines.tournament(SLOW).run(HERE, lines.logs / SLOW.file), 2):
        assert lines.sight(SLOW) == shorter, "there are not more games yet"
    lines.play(SLOW, HERE)
    kept = (lines.folder / "patrizier.jsonl").read_text().splitlines()
    assert [json.loads(text)["games"] for text in kept] == [4], "in place of the shorter one"


@pytest.mark.parametrize("slug", GAMES)
def test_every_step_meets_the_next_with_every_number_of_seats(slug: str) -> None:
    played = contests(slug)
    for count in palio.find(slug).seats:
        if count == 1:
            continue
        for weaker, stronger in pairwise(STEPS):
            met = [
                one for one in played if one.seats == count and {weaker, stronger} <= {*one.bots}
            ]
            assert met, f"{stronger} – {weaker} with {count} seats"
    assert len({str(contest) for contest in played}) == len(played)


@pytest.mark.parametrize("slug", GAMES)
def test_every_doubling_is_a_contest(slug: str) -> None:
    pairs = [contest.bots for contest in contests(slug) if contest.seats == 2]
    assert set(doublings()) <= set(pairs)
    assert doublings() == [
        ("master:250", "journeyman"),
        ("master", "master:250"),
        ("master:1000", "master"),
        ("grandmaster", "master"),
    ]
    assert searching(500) == "master"


@pytest.mark.parametrize("slug", GAMES)
def test_the_cheater_plays_where_something_is_hidden_and_the_page_says_where_not(
    slug: str, lines: Lines
) -> None:
    assert hides(slug) == (slug in ("patrizier", "tuscany"))
    cheating = [one for one in contests(slug) if any("cheater" in name for name in one.bots)]
    assert len(cheating) == hides(slug)
    assert (OPEN in section(slug, lines)) == (not hides(slug))


def test_a_table_has_one_of_each_step() -> None:
    assert tables(4) == [
        ("journeyman", "apprentice", "greedy", "random"),
        ("grandmaster", "master", "journeyman", "apprentice"),
    ]
