"""The log of Firenze: every line cites the § that says so, and the points add up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import palio
from palio.core.facts import Fact
from palio.core.match import Match
from palio.core.seats import NOBODY
from palio.games.firenze import GAME
from palio.texts import Speaker

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At, Desk

NAMES = ("Anna", "Bert", "Clara")


def spoken(fact: Fact, language: str = "en") -> str:
    return Speaker(GAME, language, NAMES, strict=True).words(fact.words())


def rules_of(desk: Desk, kind: str) -> set[str]:
    return {fact.rule for fact in desk.facts(kind)}


def test_the_first_row_is_laid_by_the_set_up() -> None:  # §1.11
    match = Match(GAME, seats=2, dice=palio.Seeded(1))
    laid = [fact for fact in match.log() if fact.kind in ("laid", "drawn")]
    assert len(laid) == 6 + 24
    assert {fact.rule for fact in laid} == {"§1.11"}


def test_later_cards_are_laid_by_the_filling_of_the_row(at: At) -> None:  # §3.8
    desk = at(name="thomas").play("take 1")
    assert (rules_of(desk, "laid"), rules_of(desk, "drawn")) == ({"§3.8"}, {"§3.8"})


def test_the_wholesaler_has_bricks_drawn(at: At) -> None:  # §10.7
    text = 'seats = 2\nturn = 0\nrow = ["fame wyg"]\n[[players]]\ncards = ["wholesaler"]'
    desk = at(text).play("play wholesaler", "refresh 1")
    assert rules_of(desk, "drawn") == {"§10.7"}


def test_a_deck_made_anew_is_told(at: At) -> None:  # §3.10
    text = 'seats = 2\nturn = 0\nrow = ["mason w", "fame w"]\ndeck = ["scandal"]\ndiscards = [{}]'
    desk = at(text.format('"disgrace", "tribute"')).play("take 1")
    (told,) = desk.facts("deck-anew")
    assert (told.rule, told.values) == ("§3.10", {"count": 2})
    kinds = [kind for kind, _, _ in desk.told]
    assert kinds.index("laid") < kinds.index("deck-anew"), "as soon as the last card is drawn"
    assert at(text.format("")).play("take 1").facts("deck-anew") == [], (
        "there was nothing to shuffle"
    )


def test_a_bag_that_runs_short_is_told(at: At) -> None:  # §3.9
    text = 'seats = 2\nturn = 0\nrow = ["mason w", "fame w"]\nbag = "{}"'
    told = [at(text.format(bag)).play("take 1").facts("bag-short") for bag in ("", "y", "wwww")]
    assert [[(fact.rule, fact.values["count"]) for fact in facts] for facts in told] == [
        [("§3.9", 0)],
        [("§3.9", 1)],
        [],
    ]
    assert spoken(told[1][0]) == "The bag holds only 1 brick for card 2."


# The final count

COUNT = """
seats = 3
turn = 2
phase = 5
turns = 167
[[players]]
seals = ["white 4", "yellow 3", "yellow 5"]
cards = ["disgrace", "fame"]
score = 12
[[players]]
seals = ["white 3", "white 6"]
cards = ["scandal", "scandal", "recognition"]
[[players]]
seals = ["yellow 4", "yellow 6"]
"""


@pytest.fixture
def counted(at: At) -> Desk:
    """A game at its last answer, and the final count after it."""
    desk = at(COUNT.replace("phase = 5", "phase = 3"))
    while desk.actor != NOBODY:
        desk.play("done")
    return desk


def test_a_majority_is_told_with_its_seals(counted: Desk) -> None:  # §15.3
    (white,) = counted.facts("majority")
    assert (white.seat, white.rule, white.points) == (1, "§15.3", 2)
    assert spoken(white) == "Bert has the majority in white, with 2 seals: 2 points."


def test_a_majority_won_on_a_tie_says_by_which_seal(counted: Desk) -> None:  # §15.4
    (yellow,) = counted.facts("majority-tied")
    assert (yellow.seat, yellow.rule, yellow.points) == (2, "§15.4", 3)
    assert spoken(yellow) == (
        "Clara is tied for the majority in yellow, with 2 seals, but has the highest one, "
        "at height 6: 3 points."
    )
    assert spoken(yellow, "de") == (
        "Clara hat in Gelb mit 2 Siegeln Gleichstand, aber das höchste Siegel, auf Höhe 6: "
        "3 Punkte."
    )


def test_every_feast_is_told_with_what_it_brings_or_costs(counted: Desk) -> None:  # §15.5
    told = [fact for fact in counted.match.log() if fact.kind.startswith("feast")]
    assert [(fact.kind, fact.seat, fact.points) for fact in told] == [
        ("feast-disgrace", 0, -2),
        ("feast-fame", 0, 3),
        ("feast-recognition", 1, 1),
        ("feast-scandal", 1, -6),
    ]
    assert {fact.rule for fact in told} == {"§15.5"}
    assert spoken(told[2]) == "Bert counts Recognition for 1 seal at heights 3 and 4: 1 point."
    assert spoken(told[3]) == "Bert counts 2 × Scandal: -6 points."


def test_what_is_told_at_the_end_adds_up(counted: Desk) -> None:  # §15.2, §15.6
    before = {f.seat: f.values["points"] for f in counted.facts("before-count")}
    assert before == {0: 12, 1: 0, 2: 0}
    added = [0, 0, 0]
    for fact in counted.match.log():
        if fact.seat >= 0:
            added[fact.seat] += fact.points
    assert added == [1, -3, 3]
    assert counted.scores == (13, -3, 3)
    sums = [fact for fact in counted.match.log() if fact.kind == "counted"]
    assert [fact.values["points"] for fact in sums] == [13, -3, 3]
    assert [fact.points for fact in sums] == [0, 0, 0], "the sum is not counted twice"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna has -1 point in all."),
        ("de", "Anna hat insgesamt -1 Punkt."),
        ("nl", "Anna heeft in totaal -1 punt."),
    ],
)
def test_minus_one_keeps_its_sign(language: str, text: str) -> None:
    assert spoken(Fact("counted", "§15.6", 0, {"points": -1}), language) == text


def test_points_made_in_the_game_are_told_as_they_are_made(at: At) -> None:  # §7.4, §7.6, §14.2
    text = """
    seats = 2
    turn = 0
    phase = 5
    church = ["medium-privilege"]
    [[players]]
    towers = ["green 6"]
    left = 1
    """
    desk = at(text).play("fulfil green 6")
    facts = [fact for fact in desk.match.log() if fact.points]
    assert [(fact.kind, fact.rule, fact.points) for fact in facts] == [
        ("commission-6", "§7.4", 5),
        ("level", "§7.6", 2),
        ("privilege", "§14.2", 3),
        ("last-seal", "§15.1", 5),
    ]
    assert sum(fact.points for fact in facts) == desk.table.scores[0]
    assert spoken(facts[1]) == "Anna is the first at height 6 and takes the level tile: 2 points."
    assert spoken(facts[2]) == "Anna earns the Medium Privilege (height 6): 3 points."
