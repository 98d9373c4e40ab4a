"""The table as plain text, for a terminal: the dice board, the sheets, and what could be built."""

import textwrap
from typing import Final, TypedDict, cast

from palio.core.game import View
from palio.core.words import Say, columns
from palio.games.florenza.components import (
    ANY_VALUE,
    ARTISTS,
    CASA,
    DIE,
    EXTRA,
    FIORINI,
    MAGGIORE,
    NOTHING,
    POINTS,
    RESOURCES,
    STAR,
    STEP,
    SWAP,
    TRACKS,
    Box,
    Building,
    Work,
)

WIDTH: Final = 100
SYMBOLS: Final = {NOTHING: "·", FIORINI: "$", EXTRA: "E", STAR: "*", DIE: "D", STEP: ">"}


class DieView(TypedDict):
    """A place on the dice board."""

    value: int
    used: bool
    resources: int
    resource: str
    steps: int
    price: int


class WorkView(TypedDict):
    """A work on a sheet."""

    marks: dict[str, int]
    artist: str | None
    star: int


class SheetView(TypedDict):
    """A sheet."""

    fiorini: int
    extras: int
    stars: int
    bonus_dice: int
    tracks: dict[str, int]
    district: list[int]
    fields: dict[str, dict[str, int]]
    works: dict[str, WorkView]
    palazzo: int
    palazzo_now: bool
    used_dice: list[str]
    used_effects: list[int]
    boxes: list[int]
    points: int


class TableView(TypedDict):
    """The whole view; must agree with view.py."""

    seats: int
    level: str
    pool: str
    round: int
    rounds: int
    start: int | str | None
    rolls: list[int | None]
    rerolls: int
    active: int | str | None
    captain: int | str | None
    bishop: int | str | None
    free_choice: bool
    using: str | None
    dice: dict[str, DieView]
    sheets: list[SheetView]
    dummy: dict[str, int]


def picture(box: Box, view: View, seat: int | None, say: Say) -> str:
    """The price list, the others in short, the own sheet in full, and the dice board.

    What is looked at most comes last, where a terminal does not scroll it away.
    """
    table = cast(TableView, view)
    lines: list[str] = []
    if seat is not None:
        lines += [*columns(_prices(box, table["sheets"][seat], say)), ""]
    for other, sheet in enumerate(table["sheets"]):
        if other != seat:
            lines += [*_sheet(box, sheet, other, False, say), ""]
    if seat is not None:
        lines += [*_sheet(box, table["sheets"][seat], seat, True, say), ""]
    lines += [*_heading(table, say), "", *columns(_dice(box, table, seat, say))]
    return "\n".join(line.rstrip() for line in lines)


def _heading(table: TableView, say: Say) -> list[str]:
    line = [say("picture-round", round=table["round"], rounds=table["rounds"])]
    line.append(say("picture-active", who=_who(table["active"], say)))
    line.append(say("picture-captain", who=_who(table["captain"], say)))
    line.append(say("picture-bishop", who=_who(table["bishop"], say)))
    lines = ["   ".join(line)]
    if table["seats"] == 1:
        level = say(f"level-{table['level']}")
        lines.append(
            say(
                "picture-solo",
                captain=table["dummy"]["captain"],
                bishop=table["dummy"]["bishop"],
                level=level,
            )
        )
    return lines


def _who(holder: int | str | None, say: Say) -> str:
    if holder is None:
        return say("picture-nobody")
    if holder == "dummy":
        return say("picture-dummy")
    return say("seat", seat=f"seat:{holder}")


def _dice(box: Box, table: TableView, seat: int | None, say: Say) -> list[list[str]]:
    heads = ("die", "value", "brings", "second", "state")
    rows = [[say(f"picture-{head}") for head in heads]]
    for die in box.dice:
        shown = table["dice"][die.name]
        if not shown["value"]:
            rows.append([say(f"colour-{die.name}"), "–", "", "", ""])
            continue
        if die.track >= 0:
            track = say(f"track-{TRACKS[die.track]}")
            second = say("picture-steps", track=track, steps=shown["steps"])
        else:
            artist = say(f"artist-{ARTISTS[die.artist]}")
            second = say("picture-hire", artist=artist, price=shown["price"])
        state = "used" if shown["used"] else "unused"
        if seat is not None and die.name in table["sheets"][seat]["used_dice"]:
            state = "yours"
        resource = say(f"resource-{shown['resource']}")
        brings = f"{shown['resources']} {resource}"
        cells = [say(f"colour-{die.name}"), str(shown["value"]), brings, second]
        rows.append([*cells, say(f"picture-{state}")])
    return rows


def _sheet(box: Box, sheet: SheetView, seat: int, full: bool, say: Say) -> list[str]:
    supply = say(
        "picture-supply", fiorini=sheet["fiorini"], extras=sheet["extras"], stars=sheet["stars"]
    )
    head = f"{say('seat', seat=f'seat:{seat}')}: {say('picture-points', points=sheet['points'])}"
    head += f"; {supply}"
    if sheet["bonus_dice"]:
        head += f"; {say('picture-bonus-dice', count=sheet['bonus_dice'])}"
    lines = [head, *columns(_tracks(box, sheet, say))]
    if full:
        lines.append("  " + say("picture-legend"))
    built = [
        f"{field} {box.buildings[number - 1].name} ({number})"
        for field, number in enumerate(sheet["district"], start=1)
    ]
    lines += _wrap(say("house-rione"), " | ".join(built))
    free = [
        f"{int(name.removeprefix('field-'))}: {_marks(marks, say)}"
        for name, marks in sheet["fields"].items()
    ]
    if free:
        lines += _wrap(say("picture-free"), " | ".join(free))
    if sheet["used_effects"]:
        used = ", ".join(str(number) for number in sheet["used_effects"])
        lines.append("  " + say("picture-spent", effects=used))
    if full:
        return [*lines, *columns(_works(box, sheet, say))]
    shown = [_in_short(work, sheet["works"][work.id], say) for work in box.works]
    for house, works in (("palazzo", shown[:4]), ("chiesa", shown[4:])):
        lines += _wrap(say(f"house-{house}"), " | ".join(works))
    return lines


def _wrap(head: str, text: str) -> list[str]:
    return textwrap.wrap(f"  {head}: {text}", WIDTH, subsequent_indent="    ")


def _tracks(box: Box, sheet: SheetView, say: Say) -> list[list[str]]:
    rows: list[list[str]] = []
    for track, name in enumerate(TRACKS):
        crosses = sheet["tracks"][name]
        cells = ["X"] * crosses
        for bonus in box.tracks[track][crosses:]:
            cells.append(SYMBOLS[bonus] if bonus < POINTS else str(bonus - POINTS))
        rows.append([f"  {say(f'track-{name}')}", f"{crosses:>2}", " ".join(cells)])
    return rows


def _marks(marks: dict[str, int], say: Say) -> str:
    """Marks or a cost in short: ``Ma 2Wo``."""
    parts = [
        f"{count if count > 1 else ''}{say(f'short-{name}')}"
        for name, count in marks.items()
        if count
    ]
    return " ".join(parts) or "–"


def _cost(cost: list[int], money: int, say: Say) -> str:
    text = _marks(dict(zip(RESOURCES, cost, strict=True)), say)
    return f"{text} {100 * money}" if money else text


def _works(box: Box, sheet: SheetView, say: Say) -> list[list[str]]:
    heads = ("cost", "marked", "artist", "pp", "gives")
    rows = [[f"  {say('picture-work')}", *(say(f"picture-{head}") for head in heads)]]
    for work in box.works:
        shown = sheet["works"][work.id]
        house = say("house-palazzo" if work.in_palazzo else "house-chiesa")
        marked = _marks(shown["marks"], say)
        if shown["artist"]:
            marked = say("picture-done", points=_points(box, work, shown))
        rows.append(
            [
                f"  {house} {work.name}",
                _cost(work.cost, work.money, say),
                marked,
                say(f"artist-{ARTISTS[work.artist]}"),
                str(work.points),
                _gift(work, say),
            ]
        )
    return rows


def _points(box: Box, work: Work, shown: WorkView) -> int:
    artist = box.paid if shown["artist"] == "paid" else box.anonymous
    return work.points + artist + shown["star"]


def _gift(work: Work, say: Say) -> str:
    if work.track >= 0:
        return say("picture-gives-track", track=say(f"track-{TRACKS[work.track]}"))
    return "" if work.gives == "nothing" else say(f"picture-gives-{work.gives}")


def _in_short(work: Work, shown: WorkView, say: Say) -> str:
    if shown["artist"]:
        return f"{work.name} ✓"
    return f"{work.name} {_marks(shown['marks'], say)}"


def _prices(box: Box, sheet: SheetView, say: Say) -> list[list[str]]:
    """Every building, those that stand marked: their effects matter too."""
    heads = [say(f"picture-{head}") for head in ("building", "cost", "pp", "effect")]
    rows = [["", *heads]]
    standing = set(sheet["district"])
    for building in box.buildings:
        mark = "✓" if building.number in standing else " "
        rows.append(
            [
                f"{mark}{building.number:>2}",
                building.name,
                _cost(building.cost, building.money, say),
                str(building.points),
                _effect(box, building, say),
            ]
        )
    return rows


def _effect(box: Box, building: Building, say: Say) -> str:
    number = building.number
    for kind, first in (("value", ANY_VALUE), ("swap", SWAP)):
        if first <= number < first + len(box.dice):
            return say(f"effect-{kind}", die=f"colour-{box.dice[number - first].name}")
    return say(f"effect-{number}") if CASA <= number <= MAGGIORE else ""
