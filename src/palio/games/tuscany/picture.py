"""The table as plain text, for a terminal, with a map of hexagons for each board."""

from typing import Final, TypedDict, cast

from palio.core.game import View
from palio.core.words import Say, columns
from palio.games.tuscany.components import COLOURS, CROPS, HEXAGON_ID, START_ID
from palio.games.tuscany.geometry import places

PITCH: Final = 3
"""Characters from one column of hexagons to the next; on a line only every other one is filled."""
CELL: Final = 5
BOARDS_IN_A_ROW: Final = 3
GAP: Final = 4
PART_WIDTH: Final = 14


class FieldView(TypedDict):
    """A field in the view."""

    q: int
    r: int
    colour: str


class LayoutView(TypedDict):
    """How the parts lie, in the view."""

    letters: list[str]
    turned: list[bool]
    shifts: list[str]


class PlayerView(TypedDict):
    """A player in the view."""

    red: int
    green: int
    marble: int
    workers: int
    cards: int
    hand: dict[str, int] | None
    spaces: int
    storage: list[str]
    bonuses: dict[str, int]
    stack: int
    parts: dict[str, list[str]]
    layout: LayoutView | None
    fields: dict[str, FieldView] | None
    tiles: dict[str, str] | None
    free: list[str]


class TableView(TypedDict):
    """The whole view; must agree with view.py."""

    seats: int
    first: int | None
    phase: int
    extra_round: bool
    display: dict[str, int]
    deck: int
    discards: dict[str, int]
    yield_deck: int
    yields_seen: dict[str, int]
    neutral: int
    removed: dict[str, int]
    bonus_tiles: dict[str, int]
    colour_bonus: dict[str, list[int]]
    players: list[PlayerView]


def picture(view: View, seat: int | None, say: Say) -> str:
    """The middle of the table, the boards side by side, the players, and one's own hand."""
    table = cast(TableView, view)
    lines = middle(table, say)
    if seat is not None:
        lines += unlaid(table["players"][seat], say)
    lines += ["", *boards(table, say), "", *players(table, say)]
    if seat is not None:
        hand = table["players"][seat]["hand"] or {}
        cards = ", ".join(f"{count} {say(f'colour-{name}')}" for name, count in hand.items())
        lines += ["", f"{say('picture-hand')}: {cards or '–'}"]
    return "\n".join(line.rstrip() for line in lines)


def middle(table: TableView, say: Say) -> list[str]:
    """What belongs to nobody."""
    tiles = [counted(count, tile_name(name, say)) for name, count in table["display"].items()]
    phase = say("picture-extra-round") if table["extra_round"] else str(table["phase"])
    bonuses = ", ".join(f"{say(f'bonus-{b}')} {n}" for b, n in table["bonus_tiles"].items())
    colours = ", ".join(
        f"{say(f'colour-{name}')} {'/'.join(str(points) for points in left) or '–'}"
        for name, left in table["colour_bonus"].items()
    )
    piles = say(
        "picture-piles",
        phase=phase,
        cards=table["deck"],
        yields=table["yield_deck"],
        neutral=table["neutral"],
    )
    lines = [piles]
    for key, text in (
        ("picture-display", ", ".join(tiles) or "–"),
        ("picture-bonuses", bonuses),
        ("picture-colours", colours),
    ):
        lines += wrapped(f"{say(key)}: {text}")
    return lines


def counted(count: int, name: str) -> str:
    """
    >>> counted(1, "inn"), counted(2, "inn")
    ('inn', '2 × inn')
    """
    return name if count == 1 else f"{count} × {name}"


def wrapped(text: str, width: int = 100) -> list[str]:
    """A line, broken at commas where it is too long.

    >>> wrapped("one, two, three", 10)
    ['one, two,', '    three']
    """
    lines: list[str] = []
    line = ""
    for part in text.split(", "):
        longer = f"{line}, {part}" if line else part
        if line and len(longer) >= width:
            lines.append(line + ",")
            longer = "    " + part
        line = longer
    return [*lines, line]


def tile_name(tile: str, say: Say) -> str:
    """A tile with the letter of its colour, to be found on the map: farmland is known by itself."""
    return f"{say(f'tile-{tile}')} ({say(f'letter-{colour_of(tile)}')})"


def colour_of(tile: str) -> str:
    """
    >>> colour_of("inn"), colour_of("wine-boar")
    ('turquoise', 'light-green')
    """
    buildings = ("castle", "town", "inn", "", "quarry", "village", "monastery", "carriage")
    return COLOURS[buildings.index(tile)] if tile in buildings else "light-green"


def boards(table: TableView, say: Say) -> list[str]:
    """The maps, up to three beside each other; while parts are laid, only one's own is there."""
    maps = [
        [title(table, who, say), *hexagons(player, say)]
        for who, player in enumerate(table["players"])
        if player["fields"]
    ]
    lines: list[str] = []
    width = 8 * PITCH + CELL + GAP
    for start in range(0, len(maps), BOARDS_IN_A_ROW):
        row = maps[start : start + BOARDS_IN_A_ROW]
        height = max(len(one) for one in row)
        for number in range(height):
            cells = [one[number] if number < len(one) else "" for one in row]
            lines.append("".join(cell.ljust(width) for cell in cells))
        lines.append("")
    parts = [
        f"{say('seat', seat=f'seat:{who}')}: {' '.join(player['parts'])}"
        for who, player in enumerate(table["players"])
        if player["parts"] and not player["fields"]
    ]
    if parts:
        lines += [f"{say('picture-parts')}: {', '.join(parts)}"]
    return [*lines, *say("picture-legend").split("; ")]


def unlaid(player: PlayerView, say: Say) -> list[str]:
    """One's own parts that are still to be laid, as they are and turned."""
    laid = player["layout"]["letters"] if player["layout"] else []
    maps: list[list[str]] = []
    for part, colours in player["parts"].items():
        if part[0] not in laid:
            maps.append([part, *part_map(colours, say)])
            turned = say("picture-turned", part=part)
            maps.append([turned, *part_map(colours[::-1], say)])
    if not maps:
        return []
    lines = [""]
    for row in zip(*maps, strict=True):
        lines.append("".join(cell.ljust(PART_WIDTH) for cell in row))
    return lines


def part_map(colours: list[str], say: Say) -> list[str]:
    """The map of a part by the letters of its colours."""
    lines = [[" "] * (2 * PITCH + 1) for _ in range(7)]
    for (q, r), colour in zip(places([]), colours, strict=True):
        lines[2 * r + q + 1][PITCH * q] = say(f"letter-{colour}")
    return ["".join(line) for line in lines]


def title(table: TableView, who: int, say: Say) -> str:
    """Whose map it is; a star for the first player."""
    star = "*" if who == table["first"] else ""
    return f"{say('seat', seat=f'seat:{who}')}{star}"[: 8 * PITCH + CELL]


def hexagons(player: PlayerView, say: Say) -> list[str]:
    """A map: two lines are one hexagon high, so that neighbouring columns lie half of one apart."""
    fields = player["fields"] or {}
    tiles = player["tiles"] or {}
    # Axial coordinates: the height of a hexagon is r + q / 2.
    rows = {name: 2 * field["r"] + field["q"] for name, field in fields.items()}
    top = min(rows.values())
    lines = [[" "] * (8 * PITCH + CELL) for _ in range(max(rows.values()) - top + 1)]
    for name, field in fields.items():
        line = lines[rows[name] - top]
        letter = say(f"letter-{field['colour']}")
        if name in tiles:
            shown = covered(tiles[name], letter, say)
        else:
            shown = f"{name} {letter if name in player['free'] else letter.lower()}"
        for offset, character in enumerate(shown):
            line[PITCH * field["q"] + offset] = character
    return ["".join(line) for line in lines]


def covered(tile: str, letter: str, say: Say) -> str:
    """What a covered field shows: the letter of its colour, or of the crops, in brackets."""
    if tile == START_ID:
        return f"<{letter}>"
    if tile == HEXAGON_ID:
        return f"({letter})"
    crops = "".join(say(f"letter-{crop}") for crop in CROPS if crop in tile.split("-"))
    return f"[{crops or letter}]"


def players(table: TableView, say: Say) -> list[str]:
    """Points and possessions: numbers in columns, then storage and bonus tiles line by line."""
    keys = ("red", "green", "cards", "marble", "workers", "stack")
    rows = [["", *(say(f"picture-{key}") for key in keys)]]
    lines: list[str] = []
    for who, player in enumerate(table["players"]):
        empty = player["spaces"] - len(player["storage"])
        stored = [say(f"tile-{tile}") for tile in player["storage"]] + ["·"] * empty
        bonuses = [
            counted(count, say(f"bonus-{name}"))
            for name, count in player["bonuses"].items()
            if count
        ]
        points = (player["red"], player["green"], player["cards"])
        goods = (player["marble"], player["workers"], player["stack"])
        rows.append([title(table, who, say), *map(str, points), *map(str, goods)])
        storage = f"{say('picture-storage')} {', '.join(stored)}"
        own = f"{say('picture-own-bonuses')} {', '.join(bonuses) or '–'}"
        lines += wrapped(f"{title(table, who, say)}: {storage}; {own}")
    return [*columns(rows), "", *lines]
