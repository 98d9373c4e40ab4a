"""The table as plain text, for a terminal of 100 columns."""

import textwrap
from typing import Final, TypedDict, cast

from palio.core.game import View
from palio.core.words import Say, columns
from palio.games.firenze.components import COLOURS

WIDTH: Final = 100


class CardView(TypedDict):
    """A card of the row in the view."""

    card: str
    bricks: dict[str, int]


class FloorView(TypedDict):
    """A commission in the view."""

    height: int
    points: int
    balcony: str | None
    seal: int | str | None


class TowerOnBoard(TypedDict):
    """A tower of the board in the view."""

    floors: list[FloorView]
    flag: int
    leader: int | None


class TowerInYard(TypedDict):
    """A tower of a player in the view."""

    colour: str
    height: int


class Memory(TypedDict):
    """What is not laid out but was open once."""

    hand: list[str]
    points: int


class PlayerView(TypedDict):
    """A player in the view."""

    score: int
    seals: int
    store: dict[str, int]
    towers: list[TowerInYard]
    raised: list[TowerInYard]
    hand: int
    buildings: list[str]
    memory: Memory


class TableView(TypedDict):
    """The whole view; must agree with view.py."""

    row: list[CardView]
    deck: int
    discards: list[str]
    bag: dict[str, int]
    church: list[str]
    campanile: list[bool] | None
    board: dict[str, TowerOnBoard]
    level_tiles: dict[str, int]
    end_tile: int | None
    players: list[PlayerView]


def letter(seat: int) -> str:
    """The letter of a player's seals.

    >>> letter(0), letter(3)
    ('A', 'D')
    """
    return "ABCD"[seat]


def picture(view: View, say: Say) -> str:
    """Board, row and storehouses by colour, then what the cards do, then the players."""
    table = cast(TableView, view)
    heads = [say(f"colour-{colour}") for colour in COLOURS]
    rows = [["", *heads, ""], *board_rows(table, say), ["", *([""] * len(heads)), ""]]
    rows.append([say("picture-card"), *heads, ""])
    for number, card in enumerate(table["row"], start=1):
        rows.append([f"{number} {say('card-' + card['card'])}", *counts(card["bricks"]), ""])
    rows.append([say("picture-bag"), *counts(table["bag"]), ""])
    for other, player in enumerate(table["players"]):
        rows.append([owner(other, say), *counts(player["store"]), ""])
    lines = [*columns(rows), ""]
    for number, card in enumerate(table["row"], start=1):
        lines += folded(f"{number} {say('about-' + card['card'])}")
    discards = len(table["discards"])
    lines += ["", say("picture-deck", count=table["deck"], discards=discards)]
    if table["church"]:
        for name in table["church"]:
            lines += folded(f"{say('card-' + name)}: {say('about-' + name)}")
    if table["campanile"] is not None:
        built = [owner(other, say) for other, bell in enumerate(table["campanile"]) if bell]
        lines.append(say("picture-bells", names=", ".join(built) or say("picture-nothing")))
    if table["end_tile"] is not None:
        lines.append(say("picture-end", seat=f"seat:{table['end_tile']}"))
    for other, player in enumerate(table["players"]):
        lines += ["", *player_lines(other, player, say)]
    return "\n".join(line.rstrip() for line in lines)


def board_rows(table: TableView, say: Say) -> list[list[str]]:
    """The commissions from the highest down, and the flags."""
    towers = [table["board"][colour] for colour in COLOURS]
    rows = []
    for floor in reversed(range(len(towers[0]["floors"]))):
        height = towers[0]["floors"][floor]["height"]
        cells = [floor_cell(tower["floors"][floor]) for tower in towers]
        level = table["level_tiles"].get(str(height))
        bonus = say("picture-level", points=level) if level else ""
        rows.append([say("picture-height", height=height), *cells, bonus])
    flags = []
    for tower in towers:
        leader = tower["leader"]
        who = "" if leader is None else f" {letter(leader)}"
        flags.append(f"{tower['flag']}{who}")
    return [*rows, [say("picture-flag"), *flags, ""]]


def floor_cell(floor: FloorView) -> str:
    """A commission: its points and balcony, or the seal on it."""
    seal = floor["seal"]
    if isinstance(seal, int):
        return f"[{letter(seal)}]"
    if seal is not None:
        return "[–]"
    balcony = f" {floor['balcony'].upper()}" if floor["balcony"] else ""
    return f"{floor['points']}{balcony}"


def counts(bricks: dict[str, int]) -> list[str]:
    """How many bricks there are of each colour."""
    return [str(bricks[colour]) if colour in bricks else "·" for colour in COLOURS]


def owner(seat: int, say: Say) -> str:
    """A player's letter and name."""
    return f"{letter(seat)} {say('seat', seat=f'seat:{seat}')}"


def player_lines(seat: int, player: PlayerView, say: Say) -> list[str]:
    """Points, towers and cards of a player."""
    lines = folded(
        say(
            "picture-player",
            letter=letter(seat),
            seat=f"seat:{seat}",
            points=player["score"],
            all=player["memory"]["points"],
            seals=player["seals"],
        )
    )
    lines += folded("  " + say("picture-towers", towers=tower_names(player["towers"], say)))
    if player["raised"]:
        lines += folded("  " + say("picture-raised", towers=tower_names(player["raised"], say)))
    lines += folded("  " + say("picture-hand", cards=card_names(player["memory"]["hand"], say)))
    if player["buildings"]:
        names = card_names(player["buildings"], say)
        lines += folded("  " + say("picture-buildings", cards=names))
    return lines


def tower_names(towers: list[TowerInYard], say: Say) -> str:
    """Towers by colour and height, as they stand."""
    names = [f"{say('colour-' + tower['colour'])} {tower['height']}" for tower in towers]
    return ", ".join(names) or say("picture-nothing")


def card_names(cards: list[str], say: Say) -> str:
    """Cards by name."""
    return ", ".join(say(f"card-{card}") for card in cards) or say("picture-nothing")


def folded(line: str) -> list[str]:
    """A line that fits the width, with what is left over below."""
    indent = " " * (len(line) - len(line.lstrip()))
    return textwrap.wrap(
        line.lstrip(), WIDTH, initial_indent=indent, subsequent_indent=indent + "    "
    )
