"""The box adds up, and a box that does not is refused with file and key."""

from importlib import resources

import pytest

import palio
from palio.core.errors import ComponentError
from palio.core.match import Match
from palio.games.patrizier import GAME
from palio.games.patrizier.components import read
from palio.testing import check_game

TOML = resources.files("palio.games.patrizier").joinpath("components.toml").read_text("utf-8")


def test_the_box_holds_what_the_rulebook_lists() -> None:
    box = GAME.box
    assert sum(kind.count for kind in box.kinds) == 55
    assert len(box.cities) == 10
    assert [len(box.cards_for(seats)) for seats in (2, 3, 4, 5)] == [48, 48, 48, 55]
    assert sum(city.high + city.low for city in box.cities_for(4)) == 99
    assert sum(city.high + city.low for city in box.cities_for(5)) == 114
    assert sum(city.floors for city in box.cities_for(4)) == 63


def test_portraits_are_balanced_and_start_cards_show_one() -> None:
    for seats, each, starts in ((4, 10, 12), (5, 11, 15)):
        cards = [GAME.box.kinds[kind] for kind in GAME.box.cards_for(seats)]
        for person in range(3):
            assert sum(card.portraits for card in cards if card.person == person) == each
        assert sum(card.start for card in cards) == starts
        assert all(card.portraits == 1 for card in cards if card.start)


def test_every_table_has_a_status_and_a_note() -> None:
    printed = GAME.printed()
    assert {name: table.status for name, table in printed.items()} == {
        "stock": "rules",
        "hand": "rules",
        "portraits": "rules",
        "cities": "derived",
        "fame_tiles": "source",
        "cards": "assumed",
    }
    assert all(len(table.note) > 20 for table in printed.values())


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("3 = 29", "3 = 20", r"box.toml: stock.3: 20 floors, but a player may need 29"),
        ("3 = 29", "", r"box.toml: stock.3: is missing"),
        ("3 = 29", '3 = "many"', r"stock.3: must be a whole number of at least 1, not 'many'"),
        ("3 = 29", "3 = 29\n6 = 9", r"stock.6: is not a key that this game knows"),
        ("7 = [7, 4]", "7 = [4, 7]", r"fame_tiles.7: the first tile must be the higher one"),
        ("7 = [7, 4]", "7 = [7]", r"fame_tiles.7: must be a list of 2 whole numbers"),
        ("7 = [7, 4]", "", r"fame_tiles.7: is missing, but lucca has 7 floors"),
        ("floors = 7", "floors = 6", r"cities.lucca.floors: must be odd"),
        ("floors = 9", "floors = 7", r"cards.bologna: its cards show 9 crests, but 7 floors"),
        ("cards = 5", "cards = 6", r"cities.lucca.cards: there are 5 of its cards, but it says 6"),
        ('shows = "hat"', 'shows = "wig"', r"cards.kinds\[1\].shows: must be one of crests, hat"),
        ('city = "roma"', 'city = "oz"', r"cards.kinds\[\d+\].city: must be one of bologna"),
        ('shows = "two-hats"', 'shows = "beard"', r"bologna-beard is there twice"),
        (", start = true", "", r"cards.kinds: \d+ start cards, but \d players need \d+"),
        ('shows = "crests", count = 2', 'shows = "crests", count = 2, start = true', "one crest"),
        ('status = "rules"', 'status = "sure"', r"stock.status: must be one of rules, source"),
        ("[cards]", "[card]", r"box.toml: cards: is missing"),
        ("[stock]", "[stock", r"box.toml: not a TOML file"),
    ],
)
def test_a_box_that_does_not_add_up_is_refused(old: str, new: str, message: str) -> None:
    assert old in TOML
    with pytest.raises(ComponentError, match=message):
        read(TOML.replace(old, new, 1), "box.toml")


def test_the_numbers_of_another_box_can_be_dropped_in() -> None:
    changed = TOML.replace("9 = [9, 6]", "9 = [12, 8]")
    game = GAME.with_components(changed, "box.toml")
    assert game.components_digest
    check_game(game, games=2)
    match = Match(game, seats=2, dice=palio.Seeded(1))
    while match.outcome is None:
        match.play(match.legal_moves()[0].text)
    assert Match.resume(match.record(), game=game).outcome == match.outcome
    with pytest.raises(palio.PalioError, match="give the file with --components"):
        Match.resume(match.record())


def test_a_city_may_have_the_same_card_with_and_without_a_star() -> None:
    changed = TOML.replace(
        '{ city = "bologna", shows = "beard", count = 1 }',
        '{ city = "bologna", shows = "lady", count = 1 }',
    )
    assert changed != TOML
    game = GAME.with_components(changed, "box.toml")
    texts = {move.text for move in game.catalogue}
    assert {"play bologna-lady", "play bologna-lady-star"} <= texts
    check_game(game, games=2)
