"""The command, run as people run it: a process, its output, its exit code."""

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

import palio
from palio.cli.arena import show
from palio.core.record import Record
from palio.draw import THEMES

FILE = Path(palio.__file__ or "").parent / "games" / "patrizier" / "components.toml"


def run(*words: str | Path, typed: str = "", folder: Path | None = None) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "palio", *map(str, words)],
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "COLUMNS": "100"},
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def good(*words: str | Path, typed: str = "", folder: Path | None = None) -> str:
    code, out, err = run(*words, typed=typed, folder=folder)
    assert code == 0, err
    assert err == ""
    return out


def refused(*words: str | Path) -> str:
    """One line on standard error, nothing else, exit code 2."""
    code, out, err = run(*words)
    assert code == 2
    assert out == ""
    assert err.startswith("palio: ")
    assert err.count("\n") == 1, err
    assert "Traceback" not in err
    return err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    words = ("simulate", "patrizier", "--seats", "3", "--games", "1", "--seed", "5")
    good(*words, "--record", tmp_path)
    return tmp_path / "patrizier-3-5-0000.palio"


def test_games_lists_every_game_with_what_is_assumed() -> None:
    assert "Patrizier" in good("games")
    rows = {row["game"]: row for row in json.loads(good("games", "--json"))}
    assert set(rows) == set(palio.slugs())
    assert rows["patrizier"]["seats"] == [2, 3, 4, 5]
    assert rows["patrizier"]["status"]["cards"] == "assumed"
    assert "start cards" in rows["patrizier"]["assumed"]["cards"]


def test_simulate_reports_scores_wins_speed_and_facts() -> None:
    words = ("simulate", "patrizier", "--seats", "4", "--games", "20", "--seed", "3", "--json")
    report = json.loads(good(*words))
    assert (report["game"], report["seats"], report["games"]) == ("patrizier", 4, 20)
    assert report["moves"] > 20 * 150
    assert report["moves_per_second"] > 0
    assert sum(report["wins"]) == pytest.approx(20)
    assert {len(report["scores"][key]) for key in ("mean", "sd", "min", "max")} == {4}
    assert report["facts"]["won"] == 20 * 18
    assert report["facts"]["dealt"] == 20 * 12
    again = json.loads(good(*words))
    for key in ("moves", "scores", "wins", "facts"):
        assert again[key] == report[key], "the same seed plays the same games"


def test_simulate_plays_the_same_games_without_counting_what_happens() -> None:
    words = ("simulate", "patrizier", "--games", "5", "--json")
    told, untold = json.loads(good(*words)), json.loads(good(*words, "--no-facts"))
    assert told["facts"]
    assert untold["facts"] == {}
    assert untold["scores"] == told["scores"]


def test_simulated_players_may_lean_to_what_looks_good() -> None:
    words = ("simulate", "patrizier", "--games", "30", "--json")
    plain, leaning = json.loads(good(*words)), json.loads(good(*words, "--lean"))
    assert (plain["lean"], leaning["lean"]) == (False, True)
    assert leaning["facts"] != plain["facts"]
    assert "bottega has no heuristics to lean on" in refused("simulate", "bottega", "--lean")


def test_simulate_shows_a_table_for_people() -> None:
    out = good("simulate", "bottega", "--games", "3")
    assert "moves/s" in out
    assert "drawn" in out


def test_simulate_writes_records_that_replay_and_verify(record: Path) -> None:
    assert "all 49 outcomes follow from the seed" in good("verify", record)
    out = good("replay", record)
    assert "§4.1" in out
    assert "The game is over." in out


def test_replay_shows_a_moment_as_a_seat_saw_it(record: Path) -> None:
    out = good("replay", record, "--at", "30", "--seat", "1", "--language", "nl")
    assert "verdiepingen" in out
    assert "krijgt een startkaart" in out, "the others' start cards are not named"
    shown = json.loads(good("replay", record, "--at", "30", "--seat", "1", "--json"))
    assert shown["version"] == 30
    assert shown["seat"] == 1
    assert {fact["kind"] for fact in shown["facts"]} >= {"dealt", "dealt-unseen", "laid"}


def test_verify_refuses_a_changed_outcome_and_names_its_line(record: Path) -> None:
    lines = record.read_text().splitlines()
    number = next(n for n, line in enumerate(lines, 1) if line.startswith("* lay"))
    other = next(line for line in lines[number:] if line.startswith("* lay"))
    assert other != lines[number - 1]
    lines[number - 1] = other
    record.write_text("\n".join(lines))
    assert f"line {number}: " in refused("verify", record)
    assert "does not follow from the seed" in refused("verify", record)


def test_verify_tells_programs_too(record: Path) -> None:
    assert json.loads(good("verify", record, "--json"))["fair"] is True


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["simulate", "patrizzier"], "no game 'patrizzier'; did you mean 'patrizier'?"),
        (["simulate", "patrizier", "--seats", "6"], "patrizier is for 2 to 5 seats, not 6"),
        (["simulate", "patrizier", "--games", "0"], "--games must be at least 1"),
        (["simulate", "patrizier", "--option", "x"], "--option is NAME=VALUE, not 'x'"),
        (["simulate", "patrizier", "--option", "a=b"], "no option 'a'"),
        (["simulate", "patrizier", "--seats", "many"], "--seats"),
        (["simulate"], "game"),
        (["frobnicate"], "frobnicate"),
        (["play", "chess"], "no game 'chess'"),
        (["play", "patrizier", "--seat", "7"], "--seat is 0 to 1 with 2 seats, not 7"),
        (["play", "patrizier", "--language", "tlh"], "does not speak 'tlh'; it speaks en, de, nl"),
        (["play", "patrizier", "--bots", "deep-blue"], "no bot 'deep-blue': there are random"),
        (["play", "patrizier", "--bots", "greedy,greedy"], "--bots names 2 bots, but 1 sit"),
        (["play", "patrizier", "--bots", "cheater:9"], "does not sit down with people"),
        (["arena", "patrizier"], "Missing option '--bots'"),
        (["arena", "patrizier", "--bots", "chess"], "no bot 'chess'"),
        (["arena", "patrizier", "--bots", "greedy", "--processes", "0"], "--processes must be"),
        (["arena", "bottega", "--bots", "greedy", "--games", "1"], "bottega has no heuristics"),
        (["tune", "bottega", "--log", "tune.jsonl"], "bottega has no heuristics to tune"),
        (["tune", "firenze", "--log", "t.jsonl", "--try", "x"], "--try is NAME=NUMBER, like"),
        (["tune", "firenze", "--log", "t.jsonl", "--try", "x=1"], "x cannot be tuned: there are"),
        (["tune", "firenze", "--log", "t.jsonl", "--try", "x=nan"], "no number to play with"),
        (["tune", "firenze", "--log", "t.jsonl", "--batch", "0"], "--batch must be at least 1"),
        (["tune", "firenze", "--log", "t.jsonl", "--most-games", "0"], "--most-games must be at"),
        (["replay", "nowhere.palio"], "nowhere.palio: No such file"),
        (["verify", "nowhere.palio"], "nowhere.palio: No such file"),
        (["bench", "chess"], "no game 'chess'"),
        (["simulate", "patrizier", "--components", "nowhere.toml"], "nowhere.toml: No such file"),
        (["simulate", "bottega", "--components", __file__], "has no components file to replace"),
    ],
)
def test_bad_input_gets_one_clear_line(words: list[str], message: str) -> None:
    assert message in refused(*words)


def test_a_broken_components_file_is_named_with_its_key(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(FILE.read_text().replace("3 = 29", "3 = 1"))
    line = refused("simulate", "patrizier", "--components", file)
    assert "box.toml: stock.3: 1 floors, but a player may need 29" in line


def test_a_record_cut_in_half_is_refused(record: Path) -> None:
    text = record.read_text()
    record.write_text(text[: len(text) // 2])
    assert "the record ends after" in refused("replay", record)
    record.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in refused("replay", record)


def test_an_illegal_move_in_a_record_is_refused(record: Path) -> None:
    record.write_text(record.read_text().replace("build", "biuld", 1))
    assert "illegal move: 'biuld" in refused("replay", record)


def test_components_go_with_their_record(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(FILE.read_text().replace("9 = [9, 6]", "9 = [12, 8]"))
    words = ("simulate", "patrizier", "--games", "1", "--components", file, "--record", tmp_path)
    good(*words)
    record = tmp_path / "patrizier-2-0-0000.palio"
    assert "give the file with --components" in refused("replay", record)
    assert "follow from the seed" in good("verify", record, "--components", file)


# Playing in the terminal


def test_a_whole_game_can_be_played_in_the_terminal(tmp_path: Path) -> None:
    out = good(
        *("play", "patrizier", "--bots", "greedy", "--record", "game.palio"),
        typed="1\n" * 200,
        folder=tmp_path,
    )
    assert "The game is over." in out
    assert "palio verify game.palio" in out
    assert "follow from the seed" in good("verify", tmp_path / "game.palio")


def test_a_game_can_be_left_and_resumed(tmp_path: Path) -> None:
    words = (
        *("play", "patrizier", "--seats", "3", "--seat", "1"),
        *("--bots", "random,greedy", "--record", "game.palio"),
    )
    out = good(*words, typed="1\n1\n\nq\n", folder=tmp_path)
    assert "Saved. Go on with: palio play --record game.palio" in out
    before = Record.from_text((tmp_path / "game.palio").read_text())
    assert before.scores is None
    good("play", "--record", "game.palio", typed="1\n" * 200, folder=tmp_path)
    after = Record.from_text((tmp_path / "game.palio").read_text())
    assert [str(line) for line in after.lines[: len(before.lines)]] == list(map(str, before.lines))
    assert after.dice == before.dice, "the dice were committed to before the first move"
    assert after.scores is not None
    assert palio.verify(after) == 49


def test_an_answer_can_be_taken_back(tmp_path: Path) -> None:
    out = good("play", "bottega", "--record", "g.palio", typed="1\nu\n1\nq\n", folder=tmp_path)
    assert out.count("choose a pigment.") == 2


def test_nonsense_in_the_terminal_gets_a_line_and_another_try(tmp_path: Path) -> None:
    typed = "99\nhello\n\nu\n?\nt\ntake roma\nq\n"
    out = good("play", "patrizier", "--record", "g.palio", typed=typed, folder=tmp_path)
    assert "no move of patrizier: '99'; moves begin with build, deal," in out
    assert "Your answer, please" in out
    assert "can't take back" in out
    assert "illegal move: 'take roma' by seat 0; legal: " in out
    assert "Traceback" not in out


def test_without_a_game_the_games_are_offered(tmp_path: Path) -> None:
    out = good("play", typed="x\nbottega\nq\n", folder=tmp_path)
    assert "Which game?" in out
    assert "Saved." in out
    assert len(list(tmp_path.glob("bottega-*.palio"))) == 1


def test_play_speaks_german_and_dutch(tmp_path: Path) -> None:
    for language, word in (("de", "Stockwerke"), ("nl", "verdiepingen")):
        words = ("play", "patrizier", "--language", language, "--record", f"{language}.palio")
        assert word in good(*words, typed="q\n", folder=tmp_path)


# The rest


def test_every_verb_has_help_with_an_example() -> None:
    out = good("--help")
    for verb in ("games", "play", "simulate", "replay", "verify", "arena", "tune", "bench"):
        assert verb in out
        assert f"Example: palio {verb}" in good(verb, "--help")


def test_bench_prints_rates_for_every_game() -> None:
    rows = json.loads(good("bench", "bottega", "--seconds", "0.05", "--json"))
    assert rows[0]["game"] == "bottega"
    assert [row["form"] for row in rows] == (
        ["compiled", "plain"] if palio.is_compiled() else ["plain"]
    )
    for row in rows:
        assert all(row[rate] > 0 for rate in ("moves", "counted", "copies", "resamples"))
    assert "resamples" in good("bench", "bottega", "--seconds", "0.05", "--no-plain")


def test_version_says_which_form_runs() -> None:
    form = "compiled" if palio.is_compiled() else "plain Python"
    assert good("--version").strip() == f"palio {palio.__version__} ({form})"


def test_arena_prints_a_table_and_json(tmp_path: Path) -> None:
    words = ("arena", "patrizier", "--bots", "greedy,random", "--games", "4", "--seed", "3")
    assert "greedy" in good(*words)
    report = json.loads(good(*words, "--json", "--log", "a.jsonl", folder=tmp_path))
    assert [row["bot"] for row in report["rows"]] == ["greedy", "random"]
    assert report["seed"] == 3
    again = json.loads(good(*words, "--json", "--log", "a.jsonl", folder=tmp_path))
    assert again["rows"] == report["rows"], "played once, kept in the log"


def test_80_columns_are_enough_for_the_table_of_an_arena(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    row = {"bot": "grandmaster", "games": 2000, "win_share": 1.0, "ci_low": 0.998, "ci_high": 1.0}
    row |= {"margin": -23.5, "rating": 35.1, "iterations_per_move": 1329.2, "ms_per_move": 201.8}
    show({"game": "tuscany", "seats": 2, "games": 2000, "seed": 1, "commit": "0", "rows": [row]})
    table = capsys.readouterr().out
    assert "grandmaster" in table
    assert "201.80" in table
    assert "…" not in table


def test_ray_needs_no_address_and_makes_the_same_table() -> None:
    words = ("arena", "patrizier", "--bots", "greedy,random", "--games", "2", "--seed", "3")
    code, out, _ = run(*words, "--ray", "--json")  # Ray may have something to say on standard error
    assert code == 0
    tables = [json.loads(out), json.loads(good(*words, "--json"))]
    for table in tables:
        for row in table["rows"]:
            del row["ms_per_move"]
    assert tables[0] == tables[1]


def test_tune_writes_numbers_that_can_be_shipped(tmp_path: Path) -> None:
    good(
        *("tune", "patrizier", "--rounds", "1", "--most-games", "4", "--batch", "1"),
        *("--log", "t.jsonl", "-o", "tuned.toml"),
        folder=tmp_path,
    )
    text = (tmp_path / "tuned.toml").read_text(encoding="utf-8")
    assert "[weights]" in text
    assert "palio tune patrizier" in text


# Pictures.

SVG = "{http://www.w3.org/2000/svg}"


def size_of(svg: Path) -> tuple[str | None, str | None]:
    root = ElementTree.parse(svg).getroot()  # noqa: S314  our own drawing
    assert root.tag == f"{SVG}svg"
    return root.get("width"), root.get("height")


@pytest.mark.parametrize(
    ("layout", "theme", "size"),
    [("wide", "light", (1440, 900)), ("tall", "dark", (820, 1180)), ("phone", "dark", (390, 844))],
)
def test_draw_makes_a_picture_for_every_screen(
    record: Path, layout: str, theme: str, size: tuple[int, int]
) -> None:
    words = ("draw", record, "--at", "40", "--layout", layout, "--theme", theme)
    svg, png = record.with_suffix(".svg"), record.with_suffix(".png")
    assert good(*words, "-o", svg) == ""
    assert size_of(svg) == (str(size[0]), str(size[1]))
    assert THEMES[theme]["table"] in svg.read_text(encoding="utf-8")
    assert good(*words, "-o", png) == ""
    with Image.open(png) as image:
        assert image.format == "PNG"
        assert image.size == (2 * size[0], 2 * size[1])
        colours = image.convert("RGB").resize((60, 60)).getcolors(3600)
        assert colours
        assert len(colours) > 50, "it is not empty"


def test_draw_shows_what_a_seat_saw_at_a_moment(record: Path) -> None:
    out = record.with_suffix(".svg")

    def drawn(*words: str) -> str:
        good("draw", record, *words, "-o", out)
        return out.read_text(encoding="utf-8")

    early = drawn("--at", "32", "--seat", "2")
    assert 'class="lit"' in early, "this seat was asked"
    assert early != drawn("--at", "33", "--seat", "2")
    assert 'class="lit"' not in drawn("--at", "32", "--seat", "1"), "this one was not"
    assert 'class="lit"' not in drawn("--at", "32"), "a spectator never is"
    assert 'class="lit"' not in drawn("--seat", "2"), "nor is anybody at the end"
    assert "Nachziehstapel" in drawn("--language", "de")


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("--layout", "square", "-o", "x.svg"), "--layout is one of wide, tall, phone"),
        (("--theme", "pink", "-o", "x.svg"), "--theme is one of light, dark, not 'pink'"),
        (("-o", "x.gif"), "x.gif: the name must end in .svg or .png"),
        (("--seat", "7", "-o", "x.svg"), "there is no seat 7; seats are 0 to 2"),
        (("--at", "9999", "-o", "x.svg"), "9999"),
        (("--language", "la", "-o", "x.svg"), "'la'"),
        (("-o", "/dev/null/x.svg"), "/dev/null"),
    ],
)
def test_draw_refuses_in_one_line(record: Path, words: tuple[str, ...], error: str) -> None:
    assert error in refused("draw", record, *words)
