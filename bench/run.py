"""One table from one run: Palio in both its forms, beside OpenSpiel and catanatron.

With the name of a commit, that commit is measured in both its forms in the same run, and what has
become of each number is said as a ratio. Each peer and each commit has an environment of its own
under .bench/, made on the first run. Everything is measured on one core, game by game, those that
are compared right after each other, several times over. The best of each counts: whatever else a
machine does can only make it slower.
"""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from palio.cli.bench import short
from palio.core import registry

ROOT = Path(__file__).parent.parent
BENCH = ROOT / ".bench"
PEERS = {"openspiel": "open_spiel==2.0.2", "catanatron": "catanatron==3.2.1"}
SECONDS = 0.3
ROUNDS = 5
SEATS = (2, 4)
RATES = ("moves", "counted", "copies", "resamples", "iterations")

Row = dict[str, str | float]


def environment(name: str, *installs: list[str]) -> Path:
    """The Python of an environment, made by calls of ``pip install`` if it is not there yet."""
    folder = BENCH / name
    python = folder / "bin" / "python"
    ready = folder / ".ready"
    if not ready.exists():
        venv.create(folder, with_pip=True, clear=True)
        pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        for words in installs:
            subprocess.run([*pip, *words], check=True)
        ready.touch()
    return python


def environment_of(commit: str) -> Path:
    """The Python that has the compiled wheel of a commit."""
    source = BENCH / f"{commit}-source"
    if not source.exists():
        subprocess.run(["git", "clone", "-q", str(ROOT), str(source)], check=True)
        subprocess.run(["git", "-C", str(source), "checkout", "-q", commit], check=True)
    locked = ["-r", str(source / "requirements-dev.lock")]
    return environment(commit, locked, ["--no-deps", "--no-build-isolation", str(source)])


def rows_of(*command: str | Path, source: Path | None = None) -> list[Row]:
    """The JSON that a command prints; with a folder of sources, those run in place of the wheel."""
    words = [str(word) for word in command]
    env = {**os.environ, "PYTHONPATH": str(source)} if source else None
    done = subprocess.run(words, check=True, stdout=subprocess.PIPE, cwd=BENCH, env=env)
    rows: list[Row] = json.loads(done.stdout)
    return rows


def measure(commit: str) -> dict[str, list[Row]]:
    """All numbers, the contestants taking turns."""
    BENCH.mkdir(exist_ok=True)
    peers = {name: environment(name, [requirement]) for name, requirement in PEERS.items()}
    before = environment_of(commit) if commit else None
    openspiel, catanatron = (ROOT / "bench/peers" / f"{name}_games.py" for name in PEERS)
    found: dict[str, list[list[Row]]] = {}

    def note(name: str, *command: str | Path, source: Path | None = None) -> None:
        found.setdefault(name, []).append(rows_of(*command, source=source))

    for _ in range(ROUNDS):
        for slug in registry.slugs():
            for seats in SEATS:
                words = ["-m", "palio", "bench", slug, "--json", "--seats", str(seats)]
                words += ["--seconds", str(SECONDS)]
                note(f"palio {seats} {slug}", ROOT / ".venv-wheel/bin/python", *words)
                if before and registry.find(slug).package.startswith("palio."):
                    source = BENCH / f"{commit}-source" / "src"
                    note(f"{commit} {seats} {slug}", before, *words)
                    note(f"{commit} {seats} {slug}, plain", before, *words, source=source)
        note("OpenSpiel", peers["openspiel"], openspiel, str(SECONDS))
        note("catanatron", peers["catanatron"], catanatron, "3")
    return {name: [best(list(same)) for same in zip(*r, strict=True)] for name, r in found.items()}


def best(rows: list[Row]) -> Row:
    """The best of several measurements of the same thing, number by number."""
    return {
        key: value if isinstance(value, str) else max(float(row[key]) for row in rows)
        for key, value in rows[0].items()
    }


def rate(row: Row, name: str) -> float:
    """A number of a row; 0 if it was not measured."""
    return float(row.get(name, 0.0))


def line(table: Table, what: str, row: Row) -> None:
    """A contestant's numbers."""
    table.add_row(what, *(short(rate(row, name)) if rate(row, name) else "" for name in RATES))


def compare(table: Table, what: str, row: Row, other: Row) -> None:
    """How many times as fast the one is as the other."""
    both = [(rate(row, name), rate(other, name)) for name in RATES]
    table.add_row(f"  × {what}", *(f"{own / theirs:.2f}" if theirs else "" for own, theirs in both))


def show(results: dict[str, list[Row]], commit: str) -> None:
    """The tables, and the ratios that we hold ourselves to."""
    table = Table("what", *RATES, title="a second, on one core", box=box.SIMPLE)
    for slug in registry.slugs():
        for seats in SEATS:
            compiled, plain = results[f"palio {seats} {slug}"]
            line(table, f"{slug} {seats}, compiled", compiled)
            line(table, f"{slug} {seats}, plain", plain)
            compare(table, "plain", compiled, plain)
            if f"{commit} {seats} {slug}" in results:
                (before,) = results[f"{commit} {seats} {slug}"]
                (plain_before,) = results[f"{commit} {seats} {slug}, plain"]
                line(table, f"{slug} {seats}, {commit} compiled", before)
                line(table, f"{slug} {seats}, {commit} plain", plain_before)
                compare(table, f"{commit}, compiled", compiled, before)
                compare(table, f"{commit}, plain", plain, plain_before)
            table.add_section()
    for peer in ("OpenSpiel", "catanatron"):
        for row in results[peer]:
            line(table, f"{peer} {row['game']}" if peer != row["game"] else peer, row)
    console = Console(width=100)
    console.print(table)
    for text in verdicts(results):
        console.print(text, highlight=False)


def verdicts(results: dict[str, list[Row]]) -> list[str]:
    """Patrizier beside the peers, and what counting facts leaves of the speed of each game."""
    compiled = [results[f"palio 4 {slug}"][0] for slug in registry.slugs()]
    ours = next(rate(row, "moves") for row in compiled if row["game"] == "patrizier")
    cards = [row for row in results["OpenSpiel"] if row["kind"] == "card"]
    cards.sort(key=lambda row: rate(row, "moves"))
    texts = [f"patrizier, 4 seats, compiled: {short(ours)} moves a second"]
    for row, which in ((cards[-1], "fastest"), (cards[0], "slowest")):
        ratio = ours / rate(row, "moves")
        texts.append(f"  {ratio:.1f} × {row['game']}, the {which} of OpenSpiel's card games here")
    texts.append(f"  {ours / rate(results['catanatron'][0], 'moves'):.0f} × catanatron")
    for row in compiled:
        kept = rate(row, "counted") / rate(row, "moves")
        cost = rate(row, "playouts") / rate(row, "iterations")
        texts.append(
            f"{row['game']}: {kept:.0%} of the speed is left when facts are counted; "
            f"an iteration costs {cost:.2f} playouts"
        )
    return texts


if __name__ == "__main__":
    if not (ROOT / ".venv-wheel").exists():
        sys.exit("bench: run it with `make bench`, which builds the wheel first")
    beside = sys.argv[1] if len(sys.argv) > 1 else ""
    show(measure(beside), beside)
