"""The page of the ladder, docs/ladder.md, from what has been played."""

import statistics
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from contests import (
    CHEATER,
    DOUBLINGS,
    FEW,
    GAMES,
    HALF,
    STEPS,
    Contest,
    contests,
    doublings,
    hides,
)
from lines import Line, Lines

import palio
from palio.bots.levels import LEVELS
from palio.bots.statistics import wilson

HEAD = """| bot | against | games | wins | 95 % interval | margin | ms a move |
|---|---|---|---|---|---|---|"""

OPEN = "Nothing in this game is hidden from anybody, so a cheater would be the same bot."


def page(lines: Lines) -> str:
    """The whole page."""
    games = lines.games
    budgets = ", ".join(
        f"{name} {iterations}" + (f" with {noise:.0%} of answers by instinct" if noise else "")
        for name, (iterations, noise) in LEVELS.items()
    )
    text = [
        "# The ladder",
        "",
        "How strong the bots are. Written by `make ladder` from the games it played, kept in",
        "`bench/ladder/results/`; do not edit. Bots sit in every seat in turn, and the games of",
        "a round share their dice. Shared wins are split, the margin is the lead over the best",
        f"other seat, and intervals are Wilson's. The seed is {lines.seed}.",
        f"Lines are made of {games} games or more; of the cheater {games * HALF:.0f}, of",
        f"grandmasters with 3 or 5 seats {games * FEW:.0f}. One with fewer is still being played.",
        "",
        "`master:1000` searches 1,000 iterations an answer, or fewer if it is settled before.",
        f"Levels are budgets: {budgets}.",
        f"`cheater:{CHEATER}` is the search of `master:{CHEATER}` on the true state: what it wins",
        "beyond a half is what secrets are worth. It plays only here, and only if there are some.",
        "Milliseconds are processor time; machine and Python were not the same for all lines.",
        "",
    ]
    text += overview(lines)
    text += doubling(lines)
    for slug in GAMES:
        text += section(slug, lines)
    return "\n".join(text)


def overview(lines: Lines) -> list[str]:
    """The ladder itself: how often each step beats the one below it, with 2 seats."""
    steps = [(above, below) for below, above in pairwise(STEPS)]
    return [
        "How often each step beats the one below it, with 2 seats; all games with the 95 %",
        "interval:",
        "",
        *climb([f"{above} over {below}" for above, below in steps], steps, lines),
    ]


def doubling(lines: Lines) -> list[str]:
    """How often more budget beats less."""
    heads = [f"{more:,} over {fewer:,}" for more, fewer in DOUBLINGS]
    return [
        "How often more iterations beat fewer, with 2 seats; all games with the 95 % interval:",
        "",
        *climb(heads, doublings(), lines),
    ]


def climb(heads: list[str], pairs: list[tuple[str, str]], lines: Lines) -> list[str]:
    """A table of how often the first of each pair wins, in each game and in all together."""
    found = met(pairs, lines)
    rows = {title: [share_of(line) for line in row] for title, row in found.items()}
    rows["all"] = [together(column) for column in zip(*found.values(), strict=True)]
    return table(heads, rows)


def met(pairs: list[tuple[str, str]], lines: Lines) -> dict[str, list[Line | None]]:
    """What there is of these pairs with 2 seats, for the title of each game."""
    found = {}
    for slug in GAMES:
        sights = {each.bots: lines.sight(each) for each in contests(slug) if each.seats == 2}
        found[palio.find(slug).title] = [sights[pair] for pair in pairs]
    return found


def share_of(line: Line | None) -> str:
    """How often the first bot won."""
    return "–" if line is None else f"{line['rows'][0]['win_share']:.1%}"


def together(lines: Iterable[Line | None]) -> str:
    """How often the first bots won in games of all these lines, and how sure that is."""
    played = [line for line in lines if line is not None]
    games = sum(line["games"] for line in played)
    if not games:
        return "–"
    share = sum(line["rows"][0]["win_share"] * line["games"] for line in played) / games
    low, high = wilson(share, games)
    return f"{share:.1%} ({low:.1%} – {high:.1%})"


def table(heads: list[str], rows: dict[str, list[str]]) -> list[str]:
    """A table; rows begin with their names."""
    return [
        f"| | {' | '.join(heads)} |",
        "|---|" + "---|" * len(heads),
        *[f"| {name} | {' | '.join(cells)} |" for name, cells in rows.items()],
        "",
    ]


def section(slug: str, lines: Lines) -> list[str]:
    """A game's part of the page."""
    game = palio.find(slug)
    sights = [(contest, lines.sight(contest)) for contest in contests(slug)]
    played = [(contest, line) for contest, line in sights if line is not None]
    text = [f"## {game.title}", ""]
    for count in game.seats:
        here = [(contest, line) for contest, line in played if contest.seats == count]
        if count == 1:
            text += solo(slug, here)
        elif here:
            share = f"; an equal share would be {1 / count:.1%}" if count > 2 else ""
            rows = [row for _, line in here for row in rows_of(line)]
            text += [f"{count} seats{share}:", "", HEAD, *rows, ""]
        if count == 2:
            text += [OPEN, ""] * (not hides(slug))
    commits = {commit for _, line in played for commit in line["commit"].split(", ")}
    if commits:
        text += [f"Played with commit {', '.join(sorted(commits))}.", ""]
    return text


def rows_of(line: Line) -> list[str]:
    """Rows of a table: the first bot against the rest; where all differ, a row for each."""
    rows = line["rows"]
    names = [each["bot"] for each in rows]
    seats = line["seats"]
    if len(rows) == seats and seats > 2:
        others = [", ".join(name for name in names if name != own) for own in names]
        return [row(line, each, at) for each, at in zip(rows, others, strict=True)]
    against = f"{seats - 1} × {names[1]}" if seats > 2 else names[1]
    return [row(line, rows[0], against)]


def row(line: Line, one: dict[str, Any], against: str) -> str:
    """One row of a table."""
    return (
        f"| {one['bot']} | {against} | {line['games']} | {one['win_share']:.1%} "
        f"| {one['ci_low']:.1%} – {one['ci_high']:.1%} | {one['margin']:+.1f} "
        f"| {one['ms_per_move']:.1f} |"
    )


def solo(slug: str, played: list[tuple[Contest, Line]]) -> list[str]:
    """Points alone, and how many games reach each level."""
    game: Any = palio.find(slug)
    levels = dict(sorted(game.box.levels.items(), key=lambda item: item[1]))
    rows = []
    for contest, line in played:
        points = sorted(scores[0] for scores in line["scores"])
        deciles = statistics.quantiles(points, n=10) if len(points) > 1 else points
        won = [sum(p >= needed for p in points) / len(points) for needed in levels.values()]
        rows.append(
            f"| {contest.bots[0]} | {len(points)} | {statistics.fmean(points):.1f} "
            f"| {deciles[0]:.0f} – {deciles[-1]:.0f} | {points[0]} – {points[-1]} | "
            + " | ".join(f"{share:.0%}" for share in won)
            + " |"
        )
    if not rows:
        return []
    heads = [f"{name} ({needed})" for name, needed in levels.items()]
    return [
        "Alone: points, and the share of games that reach each level:",
        "",
        "| bot | games | mean | p10 – p90 | worst – best | " + " | ".join(heads) + " |",
        "|---|---|---|---|---|" + "---|" * len(heads),
        *rows,
        "",
    ]
