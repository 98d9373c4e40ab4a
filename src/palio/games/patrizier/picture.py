"""The table as plain text, for a terminal."""

from typing import Final, TypedDict, cast

from palio.core.game import View
from palio.core.words import Say, columns
from palio.games.patrizier.components import STAR

NUMERALS: Final = {3: "III", 5: "V", 7: "VII", 9: "IX", 11: "XI"}


class CityView(TypedDict):
    """A city in the view."""

    floors: int
    left: list[int]
    right: list[int]
    tiles: list[int]
    market: str | None


class Memory(TypedDict):
    """What lies face down now but was open once."""

    pile: list[str]
    tiles: list[int]
    portraits: dict[str, int]
    fame: int


class PlayerView(TypedDict):
    """A player in the view."""

    stock: int
    hand: list[str]
    seen: list[str]
    hidden: int
    pile: int
    top: str | None
    tiles: int
    memory: Memory


class TableView(TypedDict):
    """The whole view; must agree with view.py."""

    seats: int
    deck: int
    cities: dict[str, CityView]
    players: list[PlayerView]


def letter(seat: int) -> str:
    """The letter of a player's floors.

    >>> letter(0), letter(4)
    ('A', 'E')
    """
    return "ABCDE"[seat]


def picture(view: View, seat: int | None, say: Say) -> str:
    """Cities line by line, then the players; piles of others as they lie, face down."""
    table = cast(TableView, view)
    rows = [
        [
            say("picture-city"),
            say("picture-floors"),
            say("picture-tiles"),
            say("picture-left"),
            say("picture-right"),
            say("picture-market"),
        ]
    ]
    for name, city in table["cities"].items():
        built = len(city["left"]) + len(city["right"])
        numeral = NUMERALS.get(city["floors"], str(city["floors"]))
        rows.append(
            [
                say(f"city-{name}"),
                f"{numeral:>4} {built}/{city['floors']}",
                " ".join(str(tile) for tile in city["tiles"]) or "–",
                "".join(map(letter, city["left"])) or "·",
                "".join(map(letter, city["right"])) or "·",
                card_name(city["market"], say) if city["market"] else "–",
            ]
        )
    lines = [*columns(rows), "", say("picture-deck", count=table["deck"]), ""]
    people = [
        [
            "",
            say("picture-stock"),
            say("picture-won"),
            say("picture-pile"),
            say("picture-hand"),
        ]
    ]
    for other, player in enumerate(table["players"]):
        top = f" ({card_name(player['top'], say)})" if player["top"] else ""
        hand = [card_name(card, say) for card in player["hand"]] + ["?"] * player["hidden"]
        won = str(player["tiles"])
        if other == seat and player["memory"]["tiles"]:
            won += " = " + "+".join(str(tile) for tile in player["memory"]["tiles"])
        people.append(
            [
                f"{letter(other)} {say('seat', seat=f'seat:{other}')}",
                str(player["stock"]),
                won,
                f"{player['pile']}{top}",
                "; ".join(hand) or "–",
            ]
        )
    lines += columns(people)
    if seat is not None:
        portraits = table["players"][seat]["memory"]["portraits"]
        counted = ", ".join(f"{say(f'person-{who}')} {n}" for who, n in portraits.items())
        lines += ["", f"{say('picture-portraits')}: {counted}"]
    return "\n".join(line.rstrip() for line in lines)


def card_name(card: str | None, say: Say) -> str:
    """A card by its id, in the reader's language: ids are ``<city>-<what it shows>[-star]``."""
    city, _, shows = (card or "").removesuffix(STAR).partition("-")
    return f"{say(f'city-{city}')} {say(f'shows-{shows}')}"
