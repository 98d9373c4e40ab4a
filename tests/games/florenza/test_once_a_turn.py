"""Effects that work once a turn are fresh in the next one; §§ are those of RULES.md."""

from collections.abc import Callable

import pytest

import palio
from palio.core.match import Match
from palio.games.florenza import GAME
from palio.games.florenza.state import Table
from palio.testing.scenes import kinds, play, table, texts

Position = Callable[..., Match]

TURN = """
seats = 2
turn = 0
dice = [4, 4, 4, 4, 4, 4]
moved = ["red", "yellow"]
[[players]]
extras = 10
fiorini = 3000
district = [1, {number}]
"""
FOURS = [f"roll {die.name} 4" for die in GAME.box.dice]


def pass_on(match: Match) -> None:
    """Everybody takes money until seat 0 chooses a die in the turn of seat 1."""
    while table(match, Table).active == 0 or match.actor != 0:
        offered = texts(match)
        match.play(next(text for text in ("done", "use money", offered[0]) if text in offered))


@pytest.mark.parametrize(
    ("number", "die", "uses"),
    [
        (13, "white", ("use casa", "finish statua")),
        (14, "white", ("use mercato", "mark gold field-3", "mark gold field-3")),
        (15, "white", ("use palagio", "track priest")),
        (17, "white", ("use resources", "bank", "mark marble field-3")),
        (18, "green", ("use artist", "finish statua")),
    ],
)
def test_it_is_fresh_in_the_turn_of_the_next_player(
    position: Position, number: int, die: str, uses: tuple[str, ...]
) -> None:  # §11.1
    text = TURN.format(number=number)
    match = position("florenza", "-", text=text, dice=palio.Scripted(FOURS, palio.Seeded(1)))
    play(match, f"take {die}", *uses)
    assert table(match, Table).spent[0] == 1 << number
    assert kinds(match).count(f"effect-{number}") == 1
    pass_on(match)
    assert table(match, Table).spent[0] == 0
    # Seat 1 has used white, brown and grey in its own turn: green, red and yellow are left.
    again = {
        13: ("take green", "use casa", "finish sala"),
        14: ("take green", "use mercato", "mark gold field-4", "mark gold field-4"),
        15: ("take green", "use palagio", "track priest"),
        17: ("take green", "use resources", "bank", "mark spice field-4"),
        18: ("take green", "use artist", "finish crocifisso"),
    }
    play(match, *again[number])
    assert kinds(match).count(f"effect-{number}") == 2
