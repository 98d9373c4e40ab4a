"""What Firenze asks people, in words: who, what and how much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palio.games.firenze import GAME
from palio.texts import Speaker

if TYPE_CHECKING:
    from tests.games.firenze.conftest import At, Desk

NAMES = ("Anna", "Bert")


def prompt(desk: Desk, language: str = "en") -> str:
    question = desk.match.question
    assert question is not None
    return Speaker(GAME, language, NAMES, strict=True).words(question.words(desk.table))


def label(text: str, language: str) -> str:
    return Speaker(GAME, language, NAMES, strict=True).words(GAME.parse(text).label)


def flooded(at: At, store: str) -> Desk:
    row = 'row = ["flood"]'
    return at(f'seats = 2\nturn = 0\n{row}\n[[players]]\nstore = "{store}"').play("take 1")


def test_a_single_brick_is_not_one_more(at: At) -> None:  # §11.4
    desk = flooded(at, "wyg")
    assert prompt(desk) == "Anna: the flood takes one brick. Which?"
    assert prompt(desk, "de") == "Anna: Das Hochwasser nimmt einen Stein. Welche Farbe?"
    assert prompt(desk, "nl") == "Anna: het hoge water neemt één steen. Welke kleur?"


def test_the_last_of_several_bricks_keeps_the_hint_about_the_order(at: At) -> None:  # §11.4
    desk = flooded(at, "wyggg")
    assert prompt(desk) == "Anna: the flood takes 2 bricks (white to purple). Which?"
    desk.play("give yellow")
    assert prompt(desk) == "Anna: the flood takes one more brick (from yellow on). Which?"
    assert prompt(desk, "de") == (
        "Anna: Das Hochwasser nimmt noch einen Stein (ab Gelb). Welche Farbe?"
    )


def test_the_exchange_names_the_brick_that_is_wanted(at: At) -> None:  # §4.1
    desk = at(name="daniela").play("exchange", "swap 3 blue")
    assert prompt(desk) == ("Anna: for the blue brick on card 3, give 3 bricks (white to purple).")
    assert prompt(desk, "de") == (
        "Anna: Gib 3 Steine (Weiß bis Violett) für den blauen Stein auf Karte 3."
    )
    assert prompt(desk, "nl") == (
        "Anna: geef 3 stenen (wit tot paars) voor de blauwe steen op kaart 3."
    )


def test_the_price_names_the_card_that_is_being_paid_for(at: At) -> None:  # §3.3
    desk = at(name="thomas").play("take 3")
    assert prompt(desk) == "Anna: for card 3 (Princess), pay a brick onto card 1 (Mason)."


def test_a_commission_shows_what_it_brings_in_all(at: At) -> None:  # §7.4, §7.6, §14.2, §15.1
    text = "seats = 2\nturn = 0\nphase = 5\n{}\n[[players]]\ntowers = ['green 6']\n{}"
    bare = at(text.format("levels = []", ""))
    assert prompt(bare) == "Anna: fulfil green 6 for 5 points, or keep the tower?"
    rich = at(text.format('church = ["medium-privilege"]', ""))
    assert prompt(rich) == (
        "Anna: fulfil green 6 for 10 points in all (commission 5, level tile 2, Privilege 3), "
        "or keep the tower?"
    )
    last = at(text.format("levels = []", "left = 1"))
    assert prompt(last) == (
        "Anna: fulfil green 6 for 10 points in all (commission 5, last seal 5), or keep the tower?"
    )


def test_a_commission_with_a_level_tile_brings_what_was_asked(at: At) -> None:  # §7.6
    text = "seats = 2\nturn = 0\nphase = 5\n[[players]]\ntowers = ['red 7']\nleft = 1"
    desk = at(text)
    question = desk.match.question
    assert question is not None
    promised = question.words(desk.table).args["points"]
    assert desk.play("fulfil red 7").table.scores[0] == promised


def test_a_single_card_to_discard_is_not_one_more(at: At) -> None:  # §8.2
    cards = '"mason", "alchemist", "smuggler", "saboteur", "workshop", "bridge"'
    start = "seats = 2\nturn = 0\nphase = 5\n[[players]]\ncards = [{}]"
    desk = at(start.format(cards))
    assert prompt(desk) == "Anna: too many cards. Discard a person or a building."
    desk = at(start.format(cards + ', "wholesaler"')).play("discard alchemist")
    assert prompt(desk) == (
        "Anna: too many cards. Discard one more person or building (in the order of the list)."
    )


def test_a_tower_of_another_is_named_in_one_breath() -> None:  # §10.8
    assert label("sabotage 1 red 1", "en") == "Sabotage Bert’s red tower of height 1"
    assert label("sabotage 1 red 1", "de") == "Den roten Turm von Bert sabotieren (Höhe 1)"
    assert label("sabotage 1 red 1", "nl") == "De rode toren van Bert saboteren (hoogte 1)"


def test_bricks_have_their_colour_before_them() -> None:
    assert label("give white", "de") == "Einen weißen Stein geben"
    assert label("give white", "nl") == "Een witte steen geven"
    assert label("take 3", "de") == "3. Karte nehmen"
    assert label("fulfil white 6", "nl") == "Opdracht vervullen: wit 6"
