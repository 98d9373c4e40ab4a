"""Tuning: seeded, resumable, and moved by evidence alone."""

from pathlib import Path

import pytest

import palio
from palio.bots.tune import Round, Tuning
from palio.bots.workers import LocalWorkers
from palio.core.errors import PalioError
from palio.core.tuned import Tuned, read_tuned


def tuning(*, seed: int = 1, bot: str = "greedy", games: int = 8) -> Tuning:
    game = palio.find("patrizier")
    return Tuning(game, game.setup(2), bot_name=bot, seed=seed, gain=0.2, most_games=games, batch=2)


def test_a_plainly_better_challenger_takes_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run = tuning(games=100)
    good = run.weights["floor"]
    run.weights["floor"] = -good  # a champion that hates its own towers
    monkeypatch.setattr(run, "propose", lambda _: {"weights.floor": good})
    (played,) = run.run(1, LocalWorkers(1), tmp_path / "log.jsonl")
    assert played.accepted
    assert run.weights["floor"] == good


def test_a_worse_challenger_is_sent_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run = tuning(games=24)
    good = run.weights["floor"]
    monkeypatch.setattr(run, "propose", lambda _: {"weights.floor": -good})
    (played,) = run.run(1, LocalWorkers(1), tmp_path / "log.jsonl")
    assert not played.accepted
    assert played.share < 0.5
    assert run.weights["floor"] == good


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not(tmp_path: Path) -> None:
    whole = list(tuning().run(3, LocalWorkers(1), tmp_path / "whole.jsonl"))
    log = tmp_path / "stopped.jsonl"
    list(tuning().run(1, LocalWorkers(1), log))
    log.write_text(log.read_text() + '{"number"', encoding="utf-8")
    again = tuning()
    assert list(again.run(3, LocalWorkers(1), log)) == whole
    assert log.read_text() == (tmp_path / "whole.jsonl").read_text()


def test_challengers_come_from_the_seed() -> None:
    first = [tuning().propose(number) for number in range(8)]
    assert first == [tuning().propose(number) for number in range(8)]
    assert first != [tuning(seed=2).propose(number) for number in range(8)]
    searching = [tuning(bot="master:5").propose(number) for number in range(40)]
    assert any(name.startswith("search.") for changes in searching for name in changes)
    assert not any(name.startswith("search.") for changes in first for name in changes)


def test_a_log_of_another_run_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    list(tuning().run(0, LocalWorkers(1), log))
    with pytest.raises(PalioError, match="of another tuning run"):
        list(tuning(seed=2).run(1, LocalWorkers(1), log))
    log.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(PalioError, match="line 1 is not of a tuning run"):
        list(tuning().run(1, LocalWorkers(1), log))


def test_what_was_tuned_reads_back_equal() -> None:
    run = tuning()
    run.rounds.append(Round(0, {"weights.floor": 1.0}, 10, 0.6, accepted=True))
    tuned = run.result('palio tune "x"', "abc")
    again = Tuned.from_text(tuned.to_text(), Tuned(run.weights, {}), "tuned.toml")
    assert (again.weights, again.search, again.run) == (tuned.weights, tuned.search, tuned.run)
    assert tuned.run["accepted"] == 1


def test_a_tuned_file_with_a_weight_that_is_none_is_refused() -> None:
    with pytest.raises(PalioError, match=r"weights\.flor: there is no such weight"):
        Tuned.from_text("[weights]\nflor = 1.0\n", Tuned({"floor": 1.0}, {}), "tuned.toml")
    with pytest.raises(PalioError, match=r"tuned\.toml: "):
        Tuned.from_text("[weights\n", Tuned({"floor": 1.0}, {}), "tuned.toml")


def test_every_game_ships_numbers_that_its_heuristics_know() -> None:
    for slug in palio.slugs():
        game = palio.find(slug)
        heuristics = game.heuristics()
        if heuristics is not None:
            tuned = read_tuned(game.package, heuristics.weights, heuristics.search)
            assert tuned.weights == heuristics.weights, slug
            assert tuned.search == heuristics.search, slug
