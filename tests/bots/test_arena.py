"""Tournaments: fair to every bot, and the same wherever they are played."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import palio
from palio.bots.arena import Tournament
from palio.bots.table import Result
from palio.bots.workers import LocalWorkers, RayWorkers, Workers
from palio.core.errors import PalioError


def tournament(bots: str, *, seats: int = 2, games: int = 6, seed: int = 1) -> Tournament:
    game = palio.find("patrizier")
    return Tournament(game, game.setup(seats), bots.split(","), games, seed)


def table(workers: Workers, log: Path | None = None, **how: Any) -> list[dict[str, Any]]:
    """The rows without the one thing that differs from run to run: time."""
    one = tournament("greedy,random", **how)
    list(one.run(workers, log))
    return [{k: v for k, v in row.items() if k != "ms_per_move"} for row in one.rows()]


def test_every_bot_sits_in_every_seat_with_the_same_dice() -> None:
    one = tournament("greedy,random,master:5", seats=3, games=6)
    deals: dict[str, list[list[str]]] = {}
    for number in range(one.total):
        deals.setdefault(one.task(number).dice_seed, []).append(one.at_table(number))
    assert len(deals) == 2
    for tables in deals.values():
        for seat in range(3):
            assert {names[seat] for names in tables} == {"greedy", "random", "master:5"}
    assert len({one.task(number).bot_seed for number in range(one.total)}) == 6


def test_fewer_bots_than_seats_the_last_fills_the_table() -> None:
    one = tournament("greedy,random", seats=4, games=4)
    assert one.at_table(0) == ["greedy", "random", "random", "random"]
    list(one.run(LocalWorkers(1)))
    greedy, rest = one.rows()
    assert (greedy["games"], rest["games"]) == (4, 12)
    assert greedy["win_share"] * 4 + rest["win_share"] * 12 == pytest.approx(4, abs=0.01)


def test_more_bots_than_seats_everybody_meets_everybody() -> None:
    one = tournament("greedy,random,master:5", games=2)
    meetings = {frozenset(one.at_table(number)) for number in range(one.total)}
    assert len(meetings) == 3
    assert one.total == 6


def test_the_table_has_what_is_promised() -> None:
    one = tournament("greedy,random", games=4)
    list(one.run(LocalWorkers(1)))
    report = json.loads(json.dumps(one.report()))
    assert {"rows", "commit", "seed"} <= set(report)
    for row in report["rows"]:
        assert set(row) >= {
            "bot",
            "games",
            "win_share",
            "ci_low",
            "ci_high",
            "margin",
            "rating",
            "ms_per_move",
            "iterations_per_move",
        }
        assert row["ci_low"] <= row["win_share"] <= row["ci_high"]
    assert sum(row["margin"] for row in report["rows"]) == pytest.approx(0)


@pytest.mark.both
def test_one_process_two_and_ray_make_the_same_table() -> None:
    alone = table(LocalWorkers(1), games=4)
    assert alone == table(LocalWorkers(2), games=4)
    assert alone == table(RayWorkers(), games=4)


def test_another_seed_makes_another_table() -> None:
    assert table(LocalWorkers(1)) != table(LocalWorkers(1), seed=2)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    log = tmp_path / "deep" / "arena.jsonl"
    whole = table(LocalWorkers(1))
    one = tournament("greedy,random")
    list(islice(one.run(LocalWorkers(1), log), 3))
    log.write_text(log.read_text() + '{"number": 3, "scor', encoding="utf-8")  # cut off
    assert table(LocalWorkers(1), log) == whole
    assert len(log.read_text().splitlines()) == 1 + 6
    lines = log.read_text()
    assert table(LocalWorkers(1), log) == whole, "nothing is left to play"
    assert log.read_text() == lines


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ('{"game": "chess"}\n', "another tournament"),
        ("nonsense\n", "line 1 is not of a tournament"),
        ("[]\n", "line 1 is not of a tournament"),
        ("no line at all", "line 1 is not of a tournament"),
    ],
)
def test_a_log_that_does_not_belong_here_is_left_alone(
    tmp_path: Path, text: str, error: str
) -> None:
    log = tmp_path / "other.jsonl"
    log.write_text(text, encoding="utf-8")
    with pytest.raises(PalioError, match=error):
        table(LocalWorkers(1), log)
    assert log.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("bots", "games", "error"),
    [
        ("greedy,chess", 2, "no bot 'chess'"),
        ("greedy,random", 0, "--games must be at least 1"),
        ("greedy,greedy,random", 2, "named only once"),
    ],
)
def test_a_tournament_that_makes_no_sense_is_refused(bots: str, games: int, error: str) -> None:
    with pytest.raises(PalioError, match=error):
        tournament(bots, games=games)


def test_shared_wins_are_split() -> None:
    one = tournament("greedy,random", games=1)
    one.results[0] = Result(
        scores=[9, 9],
        ranks=[1, 1],
        shares=[0.5, 0.5],
        moves=[1, 1],
        iterations=[0, 0],
        seconds=[0.0, 0.0],
    )
    assert [row["win_share"] for row in one.rows()] == [0.5, 0.5]
    assert len({row["rating"] for row in one.rows()}) == 1
