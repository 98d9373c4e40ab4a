"""Tuning: seeded, resumable, and moved by evidence alone."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import palio
from palio.bots.table import Result
from palio.bots.tune import Round, Tuning
from palio.bots.workers import LocalWorkers, Task
from palio.core.errors import PalioError
from palio.core.tuned import Tuned, parse_tuned, read_tuned


def tuning(
    *, seed: int = 1, bot: str = "greedy", games: int = 8, seats: int = 2, rival: str = ""
) -> Tuning:
    game = palio.find("patrizier")
    return Tuning(
        game,
        game.setup(seats),
        bot_name=bot,
        seed=seed,
        gain=0.2,
        most_games=games,
        batch=2,
        rival=rival,
    )


class Counting(LocalWorkers):
    """Plays here, and counts the games."""

    def __init__(self) -> None:
        super().__init__(1)
        self.played = 0

    def play(self, tasks: Iterable[Task]) -> Iterator[Result]:
        for result in super().play(tasks):
            self.played += 1
            yield result


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


@pytest.mark.parametrize("rival", ["", "random"])
def test_a_run_that_was_stopped_within_a_round_plays_only_what_is_missing(
    tmp_path: Path, rival: str
) -> None:
    log = tmp_path / "log.jsonl"
    first = Counting()
    whole = list(tuning(rival=rival).run(1, first, log))
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) > 3, "several batches, then the round"
    log.write_text("".join(lines[:2]), encoding="utf-8")
    again = Counting()
    assert list(tuning(rival=rival).run(1, again, log)) == whole
    assert log.read_text(encoding="utf-8").splitlines(keepends=True) == lines
    batches = len(lines) - 2
    assert again.played == first.played * (batches - 1) // batches


def test_challengers_come_from_the_seed() -> None:
    first = [tuning().propose(number) for number in range(8)]
    assert first == [tuning().propose(number) for number in range(8)]
    assert first != [tuning(seed=2).propose(number) for number in range(8)]
    searching = [tuning(bot="master:5").propose(number) for number in range(40)]
    assert any(name.startswith("search.") for changes in searching for name in changes)
    assert not any(name.startswith("search.") for changes in first for name in changes)


def test_a_number_that_was_nought_can_be_moved_again() -> None:
    run = tuning()
    run.weights = dict.fromkeys(run.weights, 0.0)
    changed = [value for number in range(8) for value in run.propose(number).values()]
    assert all(value > 0.0 for value in changed)


def test_a_switch_is_turned_over_and_nothing_between() -> None:
    run = tuning(bot="master:5")
    run.names = ["search.branch"]
    assert run.propose(0) == {"search.branch": 0.0}
    run.search["branch"] = 0.0
    assert run.propose(0) == {"search.branch": 1.0}


def test_a_log_of_another_run_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    list(tuning().run(0, LocalWorkers(1), log))
    with pytest.raises(PalioError, match="of another tuning run"):
        list(tuning(seed=2).run(1, LocalWorkers(1), log))
    log.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(PalioError, match="line 1 is not of a tuning run"):
        list(tuning().run(1, LocalWorkers(1), log))


def test_a_line_that_makes_no_sense_is_named(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    list(tuning().run(1, LocalWorkers(1), log))
    text = log.read_text(encoding="utf-8")
    log.write_text(text + '{"round": 1, "win": []}\n', encoding="utf-8")
    line = text.count("\n") + 1
    with pytest.raises(PalioError, match=f"line {line} is not of a tuning run"):
        list(tuning().run(2, LocalWorkers(1), log))


def test_what_was_tuned_reads_back_equal() -> None:
    run = tuning()
    run.rounds.append(Round(0, {"weights.floor": 1.0}, 10, 0.6, accepted=True))
    tuned = run.result('palio tune "x"', "abc")
    other = Tuned({**run.weights, "floor": 5.0}, {"explore": 2.0}, {"rounds": 3})
    text = tuned.to_text() + other.to_text(4)
    again = parse_tuned(text, Tuned(run.weights, {}), (2, 3, 4), "tuned.toml")
    for count, wanted in ((2, tuned), (3, tuned), (4, other)):
        found = again[count]
        assert (found.weights, found.run) == (wanted.weights, wanted.run)
        assert found.search == {**tuned.search, **wanted.search}
    assert tuned.run["accepted"] == 1


def test_a_part_for_some_seats_changes_what_it_names() -> None:
    text = "[weights]\nfloor = 2.0\n[seats.3.weights]\ntile = 4.0\n"
    found = parse_tuned(text, Tuned({"floor": 1.0, "tile": 1.0}, {}), (2, 3), "tuned.toml")
    assert found[2].weights == {"floor": 2.0, "tile": 1.0}
    assert found[3].weights == {"floor": 2.0, "tile": 4.0}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[weights]\nflor = 1.0\n", r"tuned\.toml: weights\.flor: there is no such weight"),
        ("[weights\n", r"tuned\.toml: "),
        ("[weigths]\nfloor = 1.0\n", r"tuned\.toml: weigths: there are only run, weights, search"),
        ("[seats.3.weights]\nflor = 1.0\n", r"seats\.3: weights\.flor: there is no such weight"),
        ("[seats.7.weights]\nfloor = 1.0\n", r"seats\.7: the game is not for that many"),
    ],
)
def test_a_tuned_file_with_what_is_no_number_of_the_game_is_refused(
    text: str, message: str
) -> None:
    with pytest.raises(PalioError, match=message):
        parse_tuned(text, Tuned({"floor": 1.0}, {}), (2, 3), "tuned.toml")


def test_ideas_are_the_first_challengers(tmp_path: Path) -> None:
    idea = {"weights.floor": -1.0}
    run = tuning(games=3, seats=3)
    run.ideas = [idea]
    first, second = run.run(2, LocalWorkers(1), tmp_path / "log.jsonl")
    assert first.changes == idea
    assert second.changes == tuning().propose(1)
    with pytest.raises(PalioError, match="of another tuning run"):
        list(tuning().run(1, LocalWorkers(1), tmp_path / "log.jsonl"))


def test_against_a_rival_both_play_the_same_games(tmp_path: Path) -> None:
    run = tuning(games=12, rival="random")
    run.ideas = [{f"weights.{name}": value for name, value in run.weights.items()}]
    (same,) = run.run(1, LocalWorkers(1), tmp_path / "same.jsonl")
    assert same.champion == same.share, "the same numbers win the same games"
    assert same.games == 2 * 12
    assert not same.accepted


def test_against_a_rival_who_wins_more_takes_over(tmp_path: Path) -> None:
    run = tuning(games=60, rival="random")
    run.ideas = [{"weights.floor": run.weights["floor"]}]
    run.weights["floor"] *= -10  # a champion that hates its own towers
    (better,) = run.run(1, LocalWorkers(1), tmp_path / "better.jsonl")
    assert better.accepted
    assert better.champion is not None
    assert better.share > better.champion
    with pytest.raises(PalioError, match="no bot 'deep-blue'"):
        tuning(rival="deep-blue")


def test_every_game_plays_with_the_numbers_that_it_ships() -> None:
    for slug in palio.slugs():
        game = palio.find(slug)
        for seats in game.seats:
            heuristics = game.heuristics(game.new(game.setup(seats)))
            if heuristics is not None:
                read = read_tuned(game.package, heuristics.weights, heuristics.search, game.seats)
                assert read[seats].weights == heuristics.weights, (slug, seats)
                assert read[seats].search == heuristics.search, (slug, seats)
