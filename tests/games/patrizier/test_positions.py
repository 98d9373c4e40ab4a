"""Positions of Patrizier: what a file leaves out, and what is refused."""

from collections.abc import Callable, Iterable

import pytest

from palio.core.errors import PositionError
from palio.core.match import Match
from palio.games.patrizier import GAME
from palio.games.patrizier.state import Table
from palio.testing.scenes import table

Position = Callable[..., Match]

PLAYERS = """
[[players]]
{first}
[[players]]
{second}
"""


def text_of(cities: str = "", first: str = "", second: str = "", turn: str = "turn = 0") -> str:
    """A position of two; A holds a card of Siena and B one of Firenze unless told otherwise."""
    hands = PLAYERS.format(
        first=first or 'taken = ["siena-choice"]', second=second or 'taken = ["firenze-move"]'
    )
    return f"seats = 2\n{turn}\n{cities}\n{hands}"


def names(cards: Iterable[int]) -> list[str]:
    return [GAME.box.kinds[card].id for card in cards]


def test_every_floor_has_its_crest_in_the_pile_of_who_built_it(position: Position) -> None:  # §4.3
    cities = '[cities.siena]\nleft = "AABB"\nright = "B"'
    state = table(position("patrizier", "-", text=text_of(cities)), Table)
    for seat, floors in ((0, 2), (1, 3)):
        played = [GAME.box.kinds[card] for card in state.piles[seat]]
        assert {GAME.box.cities[kind.city].name for kind in played} == {"siena"}
        assert sum(kind.crests for kind in played) == floors
        assert state.stock[seat] == 39 - floors


def test_what_a_pile_is_said_to_hold_lies_on_top(position: Position) -> None:  # §3.1
    first = 'taken = ["siena-choice"]\npile = ["siena-two-beards"]'
    text = text_of('[cities.siena]\nleft = "AAA"', first)
    state = table(position("patrizier", "-", text=text), Table)
    assert names(state.piles[0])[-1] == "siena-two-beards"
    assert sum(GAME.box.kinds[card].crests for card in state.piles[0]) == 3


def test_tiles_of_full_cities_lie_where_they_belong(position: Position) -> None:  # §8.2, §8.3
    cities = '[cities.parma]\nleft = "AAB"\nright = "BB"'
    state = table(position("patrizier", "-", text=text_of(cities)), Table)
    parma = next(city.index for city in GAME.box.cities if city.name == "parma")
    assert [list(tiles) for tiles in state.tiles] == [[2 * parma], [2 * parma + 1]]


def test_a_game_is_over_when_every_card_was_played(position: Position) -> None:  # §9.1
    file = position("patrizier", "final_count")
    file.play("play verona-choice")
    file.play("build verona right")
    text = """
    seats = 2
    over = true
    [cities]
    bologna = { left = "BBBBB", right = "AAAA" }
    firenze = { left = "ABBBA", right = "AABB" }
    roma = { left = "AAAAA", right = "AABB" }
    lucca = { left = "AAAA", right = "ABB" }
    siena = { left = "ABBB", right = "AAA" }
    milano = { left = "ABBB", right = "BBB" }
    ferrara = { left = "ABB", right = "BB" }
    parma = { left = "AAA", right = "BB" }
    verona = { left = "BBBB", right = "A" }
    """
    match = position("patrizier", "-", text=text)
    assert match.outcome is not None
    state, other = table(match, Table), table(file, Table)
    assert [sorted(tiles) for tiles in state.tiles] == [sorted(tiles) for tiles in other.tiles]


SIENA = '[cities.siena]\nleft = "{}"\nright = "{}"'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("seats = 6\nover = true", "seats: must be 2 to 5, not 6"),
        ("seats = true\nover = true", "seats: must be a whole number"),
        ("seats = 2\nover = true", "over: 48 cards are still to be played"),  # §9.1
        ("seats = 2\nover = 1", "over: must be true or false"),
        (text_of(turn=""), "turn: is missing"),
        (text_of(turn="turn = 2"), "turn: must be 0 to 1, not 2"),
        (text_of(first="pile = []"), "turn: seat 0 has no card to play"),
        (text_of(turn="turn = 0\nover = true"), "over: 48 cards are still to be played"),
        (text_of() + "[[players]]", r"players: there are 3 players at 2 seats"),
        (text_of() + "hats = 3", r"players\[1\].hats: is not a key that this game knows"),
        (text_of('[cities.pistoia]\nleft = "A"'), "cities.pistoia: is not a key"),  # §1.1
        (text_of('[cities.oz]\nleft = "A"'), "cities.oz: is not a key"),
        (text_of('[cities.siena]\nmiddle = "A"'), "cities.siena.middle: is not a key"),
        (text_of('[cities.siena]\nleft = "AC"'), "cities.siena.left: no seat has the letter 'C'"),
        (text_of('[cities.siena]\nmarket = "siena-hat"'), "cities.siena.market: there is no card"),
        # §4.3: crests and floors come to the same
        (text_of(SIENA.format("ABAB", "BABA")), "cities.siena.right: more than 7 floors"),
        (text_of(SIENA.format("ABAB", "BAA")), "cities.siena: its floors can't have come from"),
        (
            text_of(first='taken = ["siena-choice"]\npile = ["roma-lady"]'),
            r"players\[0\].pile: 1 crests of roma, but seat 0 has 0 floors there",
        ),
        (
            text_of(SIENA.format("A", "B"), 'taken = ["roma-choice"]', 'pile = ["siena-crests"]'),
            r"players\[1\].pile: 2 crests of siena, but seat 1 has 1 floors there",
        ),
        # §4.4: no plot of a full city is empty
        (text_of('[cities.parma]\nleft = "ABABA"'), "cities.parma.left: the city would be full"),
        (text_of('[cities.parma]\nright = "ABABA"'), "cities.parma.right: the city would be full"),
        # §1.3: start cards are dealt, three to a hand
        (
            text_of(first='dealt = ["roma-lady"]'),
            r"players\[0\].dealt: 'roma-lady' is no start card",
        ),
        (
            text_of(first='taken = ["roma-lady", "siena-choice", "parma-move", "verona-hat"]'),
            r"players\[0\].taken: a hand has up to 3 cards, not 4",
        ),
        (
            text_of(first='dealt = ["roma-hat-star", "roma-hat-star"]'),
            r"players\[0\].dealt: there is no card 'roma-hat-star' \(left\)",
        ),
        (text_of(first="taken = [7]"), r"players\[0\].taken: must be a list of texts"),
        # §8: tiles lie where the towers say
        (
            text_of(first='taken = ["siena-choice"]\ntiles = ["roma high"]'),
            r"players\[0\].tiles: by the towers, seat 0 has won \[\]",
        ),
        (
            text_of(
                '[cities.parma]\nleft = "AAB"\nright = "BB"',
                'taken = ["siena-choice"]\ntiles = ["parma high", "parma low"]',
            ),
            r"players\[0\].tiles: by the towers, seat 0 has won \['parma high'\]",
        ),
        # §4.3: nobody may run out of floors
        (
            'seats = 2\nturn = 0\n[cities.siena]\nmarket = "roma-choice"\n'
            '[[players]]\ntaken = ["roma-lady"]',
            "seat 0 may need 63 floors, but has 39",
        ),
        (
            'seats = 4\nturn = 0\nplayers = [{taken = ["roma-lady"]}]\n[cities]\n'
            'bologna = {left = "AAAAA", right = "AAAA"}\nfirenze = {left = "AAAAAAAA"}\n'
            'roma = {left = "AAAAAAAA"}',
            "cities.roma.left: seat 0 has no floor left",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_file_and_key(text: str, message: str) -> None:
    with pytest.raises(PositionError, match=rf"^here\.toml: (players: )?{message}"):
        GAME.read_position(text, "here.toml")
