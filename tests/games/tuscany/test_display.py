"""The display of eight tiles, and five of a colour; §§ are those of RULES.md."""

from collections.abc import Callable

import palio
from palio.core.match import Match
from palio.games.tuscany import GAME
from palio.games.tuscany.state import Table
from palio.testing.scenes import kinds, play, table, texts, told

At = Callable[..., Match]

EIGHT = '["castle", "town", "inn", "quarry", "village", "monastery", "carriage", "boar"]'


def display(match: Match) -> dict[str, int]:
    view = GAME.view(table(match, Table), None)["display"]
    assert isinstance(view, dict)
    return view


# §5 The display

FOUR_ALIKE = """
seats = 2
turn = 0
display = ["wine@0", "wine-boar@0", "boar", "wine@1", "inn", "town", "castle", "quarry"]
{more}
"""


def test_five_of_a_colour_are_replaced_by_neutral_tiles(at: At) -> None:  # §5.1
    rolls = ["reveal olives", *["reveal town"] * 2, *["reveal quarry"] * 2, "reveal inn"]
    match = at(FOUR_ALIKE.format(more=""), rolls, strict=True)
    play(match, "take", "take castle")
    state = table(match, Table)
    assert display(match) == {"town": 3, "inn": 2, "quarry": 3}
    assert sum(state.removed) == 1  # the boar was neutral
    assert sum(state.boxed) == 4
    swept = [fact for step in match.steps for fact in step.facts if fact.kind == "swept"]
    assert [(fact.values["count"], fact.rule) for fact in swept] == [(5, "§5.1")]


def test_four_of_a_colour_stay(at: At) -> None:  # §5.1
    match = at(FOUR_ALIKE.format(more=""), ["reveal town"], strict=True)
    play(match, "take", "take castle")
    assert "swept" not in kinds(match)
    assert sum(display(match).values()) == 8


def test_five_of_a_colour_again_are_replaced_again(at: At) -> None:  # §5.2
    rolls = ["reveal olives", *["reveal quarry"] * 3, *["reveal inn"] * 2]
    rolls += [*["reveal town"] * 2, *["reveal village"] * 3]
    text = FOUR_ALIKE.format(more="").replace('"town"', '"quarry@1"')
    match = at(text, rolls, strict=True)
    play(match, "take", "take castle")
    swept = [(kind, rule) for kind, _, rule in told(match) if kind == "swept"]
    assert swept == [("swept", "§5.1"), ("swept", "§5.2")]
    came = [rule for kind, _, rule in told(match) if kind == "revealed"]
    assert came == ["§5.1"] * 5 + ["§5.2"] * 5
    assert display(match) == {"inn": 3, "town": 2, "village": 3}


def test_removed_neutral_tiles_come_back_and_those_of_players_do_not(at: At) -> None:  # §5.3
    rolls = ["reveal olives", "reveal town", "reveal town", "reveal boar", "reveal village"]
    text = FOUR_ALIKE.format(more='neutral = ["town", "town"]\nremoved = ["village", "carriage"]')
    match = at(text, [*rolls, "reveal carriage"], strict=True)
    play(match, "take", "take castle")
    assert ("neutral-shuffled", palio.CHANCE, "§5.3") in told(match)
    assert sum(display(match).values()) == 8
    state = table(match, Table)
    assert sum(state.neutral) == sum(state.removed) == 0


def test_without_neutral_tiles_the_gap_stays(at: At) -> None:  # §5.4
    match = at(f"seats = 2\nturn = 0\ndisplay = {EIGHT}\nneutral = []\n[[players]]\nstack = []")
    play(match, "take", "take town")
    assert sum(display(match).values()) == 7
    assert ("gap", palio.CHANCE, "§5.4") in told(match)


NOTHING_FITS = """
seats = 2
turn = 0
display = ["castle", "castle", "town", "village", "village", "village@1", "village@1"]
[[players]]
castle = "a2"
"""  # beside a2 there are grey, turquoise and yellow fields
FIFTH_VILLAGE = ["reveal village", "reveal town"]


def test_five_alike_after_a_refresh_are_replaced_before_it_goes_on(at: At) -> None:  # §4.7, §5.1
    five = ["reveal boar", "reveal grain", "reveal inn", "reveal town", "reveal carriage"]
    match = at(NOTHING_FITS, [*FIFTH_VILLAGE, *five], strict=True)
    play(match, "take", "refresh dark-green")
    removed = [(kind, rule) for kind, _, rule in told(match) if kind in ("refreshed", "swept")]
    assert removed == [("refreshed", "§4.6"), ("swept", "§5.1")]
    assert display(match) == {"boar": 1, "carriage": 1, "grain": 1, "inn": 1, "town": 3}
    # The inn came by the sweep, and fits: now a tile is taken.
    assert texts(match) == ["take town", "take inn", "take carriage", "take boar", "take grain"]


def test_a_refresh_goes_on_if_five_alike_brought_nothing_that_fits(at: At) -> None:  # §4.7, §5.1
    five = ["reveal boar", "reveal grain", "reveal castle", "reveal town", "reveal carriage"]
    match = at(NOTHING_FITS, [*FIFTH_VILLAGE, *five], strict=True)
    play(match, "take", "refresh dark-green")
    assert [text.split()[0] for text in texts(match)] == ["refresh"] * 4


def test_five_alike_in_the_middle_of_a_chain_of_castles(at: At) -> None:  # §5.1, §8.2
    # The first of the two gaps brings the fifth village; the second is filled after the sweep.
    text = """
    seats = 2
    turn = 0
    display = ["castle", "town", "village", "village", "village", "village", "inn", "boar"]
    [[players]]
    castle = "a2"
    tiles = { b2 = "quarry", c1 = "carriage", d1 = "monastery", e2 = "monastery", \
    f2 = "carriage", g2 = "carriage" }
    storage = ["castle"]
    workers = 2
    """
    five = ["reveal quarry", "reveal quarry", "reveal inn", "reveal grain", "reveal carriage"]
    match = at(text, ["reveal village", *five, "reveal wine"], strict=True)
    play(match, "place", "field h2", "pay 2 workers", "take castle", "field f1")
    play(match, "take town", "field g1", "bonus card")
    order = [kind for kind in kinds(match) if kind in ("put-out", "swept", "revealed")]
    assert order == ["put-out", "swept", *["revealed"] * 5, "put-out"]
    left = {"inn": 2, "quarry": 2, "carriage": 1, "wine": 1, "boar": 1, "grain": 1}
    assert display(match) == left
    state = table(match, Table)
    assert (sum(state.removed), sum(state.boxed)) == (4, 1)
    assert state.out[0] == 2
    assert match.actor == 1
