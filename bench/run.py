"""One table from one run: Palio in both its forms, beside OpenSpiel and catanatron.

Each peer runs in an environment of its own under .bench/, made on the first run. Everything is
measured on one core, one after the other, several times in turn; the median counts, so that a
machine that is busy for a moment does not decide who wins.
"""

import json
import statistics
import subprocess
import sys
import venv
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
PEERS = {"openspiel": "open_spiel==2.0.2", "catanatron": "catanatron==3.2.1"}
SECONDS = 1.0
ROUNDS = 3
SEATS = 4

Row = dict[str, str | float]


def environment(name: str, requirement: str) -> Path:
    """The Python of a peer's environment, made if it is not there yet."""
    folder = ROOT / ".bench" / name
    python = folder / "bin" / "python"
    ready = folder / ".ready"
    if not ready.exists():
        venv.create(folder, with_pip=True, clear=True)
        pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, requirement], check=True)
        ready.touch()
    return python


def rows_of(*command: str | Path) -> list[Row]:
    """The JSON that a command prints."""
    done = subprocess.run([str(word) for word in command], check=True, capture_output=True)
    rows: list[Row] = json.loads(done.stdout)
    return rows


def measure() -> dict[str, list[Row]]:
    """All numbers, the contestants taking turns."""
    peers = {name: environment(name, requirement) for name, requirement in PEERS.items()}
    palio = ["-m", "palio", "bench", "--json", "--seats", str(SEATS), "--seconds", str(SECONDS)]
    contestants: dict[str, list[str | Path]] = {
        "plain": [ROOT / ".venv/bin/python", *palio],
        "compiled": [ROOT / ".venv-wheel/bin/python", *palio],
        "openspiel": [peers["openspiel"], ROOT / "bench/peers/openspiel_games.py", str(SECONDS)],
        "catanatron": [peers["catanatron"], ROOT / "bench/peers/catanatron_games.py", "3"],
    }
    found: dict[str, list[list[Row]]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, command in contestants.items():
            found[name].append(rows_of(*command))
    return {
        name: [middle(list(same)) for same in zip(*r, strict=True)] for name, r in found.items()
    }


def middle(rows: list[Row]) -> Row:
    """The median of several measurements of the same thing, number by number."""
    return {
        key: value if isinstance(value, str) else statistics.median(float(row[key]) for row in rows)
        for key, value in rows[0].items()
    }


def show(results: dict[str, list[Row]]) -> None:
    """The table, and the ratios that we hold ourselves to."""
    heads = ("moves/s", "copies/s", "resamples/s", "iterations/s")
    table = Table("what", *heads, title="one core, random play and search")
    titles = {"plain": "plain Python", "compiled": "compiled"}
    for name, rows in results.items():
        for row in rows:
            what = f"{row['game']}, {titles.get(name, name)}"
            numbers = [row.get(key) for key in ("moves", "copies", "resamples", "iterations")]
            table.add_row(what, *("" if n is None else f"{float(n):,.0f}" for n in numbers))
        table.add_section()
    Console(width=100).print(table)
    plain, compiled = (
        {str(row["game"]): row for row in results[form]} for form in ("plain", "compiled")
    )
    ours = float(compiled["patrizier"]["moves"])
    cards = [row for row in results["openspiel"] if row["kind"] == "card"]
    fastest = max(cards, key=lambda row: float(row["moves"]))
    slowest = min(cards, key=lambda row: float(row["moves"]))
    catan = float(results["catanatron"][0]["moves"])
    print(f"patrizier compiled: {ours / 1e6:.2f} M moves/s")
    print(f"  {ours / float(plain['patrizier']['moves']):.1f} x plain Python")
    for row, which in ((fastest, "fastest"), (slowest, "slowest")):
        ratio = ours / float(row["moves"])
        print(f"  {ratio:.1f} x {row['game']}, the {which} of OpenSpiel's card games here")
    print(f"  {ours / catan:.0f} x catanatron")
    for slug in compiled:
        ratio = float(compiled[slug]["moves"]) / float(plain[slug]["moves"])
        cost = float(compiled[slug]["playouts"]) / float(compiled[slug]["iterations"])
        print(f"{slug}: compiled {ratio:.1f} x plain; an iteration costs {cost:.2f} playouts")


if __name__ == "__main__":
    if not (ROOT / ".venv-wheel").exists():
        sys.exit("bench: run it with `make bench`, which builds the wheel first")
    show(measure())
