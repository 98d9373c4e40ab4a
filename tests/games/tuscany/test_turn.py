"""Turns, drawing, taking and the display; §§ are those of RULES.md."""

from collections.abc import Callable

import palio
from palio.core.match import Match
from palio.games.tuscany import GAME
from palio.games.tuscany.state import Table
from palio.testing.fingerprint import fingerprint
from palio.testing.scenes import kinds, play, table, texts, told

At = Callable[..., Match]


def stored(match: Match, seat: int = 0) -> list[str]:
    return [GAME.box.tile_id(kind) for kind in table(match, Table).storage[seat]]


def asked(match: Match) -> tuple[str, dict[str, str | int]]:
    assert match.question is not None
    words = match.question.words(match.state())
    return words.key, words.args


def display(match: Match) -> dict[str, int]:
    view = GAME.view(table(match, Table), None)["display"]
    assert isinstance(view, dict)
    return view


EIGHT = '["castle", "town", "inn", "quarry", "village", "monastery", "carriage", "boar"]'


# §2 The turn


def test_a_turn_is_one_of_three_actions(at: At) -> None:  # §2.1
    match = at(f"seats = 3\nturn = 1\nfirst = 0\ndisplay = {EIGHT}")
    assert texts(match) == ["draw", "take"]  # there is nothing to place
    play(match, "draw")
    assert match.actor == 2


def test_an_action_that_can_be_paid_for_is_offered(at: At) -> None:  # §2.1
    text = 'seats = 2\nturn = 0\n[[players]]\nstorage = ["quarry"]\nhand = {{ {} }}'
    assert "place" in texts(at(text.format("grey = 2")))
    assert "place" not in texts(at(text.format("grey = 1, red = 1")))


def test_a_marble_buys_a_second_action_of_the_same_kind(at: At) -> None:  # §2.2
    match = at("seats = 2\nturn = 0\n[[players]]\nmarble = 2")
    play(match, "draw")
    assert match.actor == 0
    assert texts(match) == ["end", "draw", "take"]
    play(match, "draw")
    assert list(table(match, Table).marble) == [1, 0]
    assert sum(table(match, Table).hands[0]) == 6
    assert match.actor == 1  # at most one marble a turn
    assert ("marble-used", 0, "§2.2") in told(match)


def test_a_marble_need_not_be_used(at: At) -> None:  # §2.2
    match = at("seats = 2\nturn = 0\n[[players]]\nmarble = 1")
    play(match, "draw", "end")
    assert list(table(match, Table).marble) == [1, 0]
    assert match.actor == 1


def test_a_marble_gained_in_this_turn_will_do(at: At) -> None:  # §2.2
    match = at(
        """
        seats = 2
        turn = 0
        [[players]]
        castle = "a2"
        storage = ["quarry"]
        hand = { grey = 2 }
        """
    )
    play(match, "place", "field a1", "pay 2 grey")
    assert table(match, Table).marble[0] == 1
    assert texts(match)[:2] == ["end", "draw"]


def test_a_marble_before_or_after_the_first_action_comes_to_the_same(at: At) -> None:  # §2.3
    text = f"seats = 2\nturn = 0\ndisplay = {EIGHT}\n[[players]]\nmarble = 1"
    cards = ["card red", "card grey", "card grey"]
    drawn = at(text, [*cards, "reveal wine"], strict=True)
    taken = at(text, ["reveal wine", *cards], strict=True)
    assert texts(drawn) == texts(taken) == ["draw", "take"]  # it is not asked for yet
    assert texts(play(drawn, "draw")) == ["end", "draw", "take"]
    assert texts(play(taken, "take", "take town"))[:3] == ["end", "draw", "take"]
    play(drawn, "take", "take town")
    play(taken, "draw")
    assert fingerprint(drawn.state()) == fingerprint(taken.state())
    assert drawn.actor == 1


def test_play_goes_clockwise(at: At) -> None:  # §1.1
    match = at("seats = 4\nturn = 2\nfirst = 1")
    seats = []
    for _ in range(5):
        seats.append(match.actor)
        play(match, "draw")
    assert seats == [2, 3, 0, 1, 2]


# §3 Draw cards


def test_three_cards_are_drawn(at: At) -> None:  # §3.1
    match = play(at("seats = 2\nturn = 0"), "draw")
    assert sum(table(match, Table).hands[0]) == 3
    assert sum(table(match, Table).deck) == 119


def test_each_bonus_tile_draws_one_more(at: At) -> None:  # §3.2
    match = at("seats = 2\nturn = 0\n[[players]]\nbonuses = { card = 3 }")
    assert sum(table(play(match, "draw"), Table).hands[0]) == 6


def test_the_discards_are_shuffled_when_the_pile_is_empty(at: At) -> None:  # §3.3
    match = at("seats = 2\nturn = 0\ndeck = { red = 2 }", ["card red", "card red"])
    assert sum(table(match, Table).discards) == 120
    play(match, "draw")
    assert sum(table(match, Table).deck) == 119
    assert list(table(match, Table).discards) == [0] * 8
    assert ("cards-shuffled", palio.CHANCE, "§3.3") in told(match)


def test_the_discards_are_not_shuffled_before_a_card_is_needed(at: At) -> None:  # §3.3
    match = at("seats = 2\nturn = 0\ndeck = { red = 3 }")
    play(match, "draw")
    assert sum(table(match, Table).deck) == 0
    assert sum(table(match, Table).discards) == 119


NOTHING_LEFT = "seats = 2\nturn = 0\nrest = 1\ndisplay = []\n[[players]]\nstack = []\n{}"


def test_without_any_card_none_is_drawn(at: At) -> None:  # §3.4
    match = at(NOTHING_LEFT.format(""))
    state = table(match, Table)
    assert sum(state.hands[1]) == 122
    assert texts(match) == ["draw"]  # nothing else is possible either
    play(match, "draw")
    assert sum(table(match, Table).hands[0]) == 0
    assert kinds(match) == ["draws", "no-cards"]


def test_who_draws_is_asked_with_the_number_of_cards(at: At) -> None:  # §3.1, §3.2
    match = at("seats = 2\nturn = 0\n[[players]]\nbonuses = { card = 1 }\nmarble = 1")
    assert asked(match) == ("ask-action", {"seat": "seat:0", "count": 4})
    assert asked(play(match, "draw")) == ("ask-second-action", {"seat": "seat:0", "count": 4})


def test_who_can_take_or_place_can_not_draw_nothing(at: At) -> None:  # §3.4
    match = at(f"seats = 2\nturn = 0\nrest = 1\ndisplay = {EIGHT}")
    assert texts(match) == ["take"]


def test_a_marble_is_not_given_for_drawing_nothing(at: At) -> None:  # §3.4
    match = at(NOTHING_LEFT.format("marble = 1"))
    assert texts(play(match, "draw")) == ["end"]


def test_in_the_first_printing_two_cards_are_drawn(at: At) -> None:  # §3.5
    match = at('seats = 2\nturn = 0\noptions = { printing = "first" }')
    assert sum(table(play(match, "draw"), Table).hands[0]) == 2
    assert {rule for _, _, rule in told(match)} == {"§3.5"}


# §4 Take a tile


def test_any_tile_of_the_display_may_be_taken(at: At) -> None:  # §4.1
    match = at(f"seats = 2\nturn = 0\ndisplay = {EIGHT}", ["reveal wine"])
    play(match, "take")
    names = ["castle", "town", "inn", "quarry", "village", "monastery", "carriage", "boar"]
    assert texts(match) == [f"take {name}" for name in names]
    play(match, "take town")
    assert stored(match) == ["town"]
    assert "town" not in display(match)


def test_a_kind_of_tile_is_offered_once(at: At) -> None:  # §4.1
    match = at('seats = 2\nturn = 0\ndisplay = ["quarry", "quarry", "quarry@1"]')
    assert texts(play(match, "take")) == ["take quarry"]


def test_a_full_storage_loses_its_tile_first(at: At) -> None:  # §4.2
    match = at(f'seats = 2\nturn = 0\ndisplay = {EIGHT}\n[[players]]\nstorage = ["inn"]')
    play(match, "take", "take town")
    assert stored(match) == ["town"]
    state = table(match, Table)
    assert state.boxed[2] == 1  # the inn is in the box, and not among the removed
    assert sum(state.removed) == 0
    assert ("discarded", 0, "§4.2") in told(match)


def test_with_several_full_spaces_the_player_chooses(at: At) -> None:  # §4.2
    match = at(
        f"""
        seats = 2
        turn = 0
        display = {EIGHT}
        [[players]]
        storage = ["inn", "hexagon", "hexagon"]
        bonuses = {{ storage = 2 }}
        """
    )
    play(match, "take", "take town")
    assert texts(match) == ["discard inn", "discard hexagon"]
    assert asked(match) == ("ask-discard", {"seat": "seat:0", "tile": "tile-town"})
    play(match, "discard hexagon")
    assert stored(match) == ["town", "inn", "hexagon"]
    assert sum(table(match, Table).boxed) == 0  # the hexagon goes to the supply


def test_the_new_tile_itself_is_not_discarded(at: At) -> None:  # §4.2
    match = at(
        """
        seats = 2
        turn = 0
        display = ["inn"]
        [[players]]
        storage = ["quarry", "village"]
        bonuses = { storage = 1 }
        """
    )
    play(match, "take", "take inn")
    assert texts(match) == ["discard quarry", "discard village"]


def test_a_free_space_is_used_before_anything_is_discarded(at: At) -> None:  # §4.1
    match = at(
        f"""
        seats = 2
        turn = 0
        display = {EIGHT}
        [[players]]
        storage = ["inn"]
        bonuses = {{ storage = 1 }}
        """
    )
    assert stored(play(match, "take", "take town")) == ["town", "inn"]


def test_the_gap_is_filled_from_the_own_stack(at: At) -> None:  # §4.3
    match = at(f"seats = 2\nturn = 1\ndisplay = {EIGHT}", ["reveal wine-boar"], strict=True)
    play(match, "take", "take town")
    state = table(match, Table)
    assert display(match)["wine-boar"] == 1
    assert list(state.out) == [0, 1]
    assert sum(state.own[1]) == 20
    assert sum(state.neutral) == 24
    assert ("put-out", 1, "§4.3") in told(match)


def test_without_own_tiles_a_neutral_one_fills_the_gap(at: At) -> None:  # §4.4
    match = at(f"seats = 2\nturn = 0\ndisplay = {EIGHT}\n[[players]]\nstack = []", ["reveal grain"])
    play(match, "take", "take town")
    assert display(match)["grain"] == 1
    assert sum(table(match, Table).neutral) == 23


def test_of_tiles_that_look_alike_the_players_go_first(at: At) -> None:  # §4.5
    match = at('seats = 2\nturn = 0\ndisplay = ["quarry", "quarry@1"]', ["reveal town"])
    play(match, "take", "take quarry")
    state = table(match, Table)
    assert sum(state.display_neutral) == 1
    assert sum(state.display_own) == 1  # the town that was just put out


NOTHING_FITS = """
seats = 2
turn = 0
display = ["castle", "castle", "town", "village"]
{more}
[[players]]
castle = "a2"
"""  # beside a2 there are grey, turquoise and yellow fields


def test_when_nothing_fits_a_colour_may_be_replaced(at: At) -> None:  # §4.6
    match = at(NOTHING_FITS.format(more=""), ["reveal inn", "reveal boar"])
    play(match, "take")
    assert asked(match)[0] == "ask-take-or-refresh"
    assert texts(match) == [
        "take castle",
        "take town",
        "take village",
        "refresh dark-green",
        "refresh red",
        "refresh orange",
    ]
    play(match, "refresh dark-green")
    assert display(match) == {"town": 1, "inn": 1, "village": 1, "boar": 1}
    assert table(match, Table).removed[0] == 2
    assert ("refreshed", 0, "§4.6") in told(match)
    assert asked(match)[0] == "ask-take"


def test_no_refresh_when_something_fits_even_if_it_can_not_be_paid(at: At) -> None:  # §4.6
    match = at(NOTHING_FITS.format(more="").replace('"village"', '"inn"'))
    assert texts(play(match, "take")) == ["take castle", "take town", "take inn"]


def test_the_refresh_goes_on_until_something_fits_and_then_a_tile_is_taken(at: At) -> None:  # §4.7
    rolls = ["reveal boar", "reveal grain", "reveal quarry", "reveal wine"]
    match = at(NOTHING_FITS.format(more=""), rolls)
    play(match, "take", "refresh dark-green")
    assert texts(match) == ["refresh red", "refresh light-green", "refresh orange"]
    play(match, "refresh red")
    assert texts(match) == ["take quarry", "take village", "take boar", "take grain"]
    play(match, "take grain")  # any tile, not only one that fits
    assert stored(match) == ["grain"]
    assert match.actor == 1


def test_no_refresh_if_no_neutral_tile_could_fit(at: At) -> None:  # §4.8
    match = at(NOTHING_FITS.format(more='neutral = ["town", "boar"]'))
    assert texts(play(match, "take")) == ["take castle", "take town", "take village"]


def test_a_removed_tile_that_could_come_back_makes_a_refresh_possible(at: At) -> None:  # §4.8
    match = at(NOTHING_FITS.format(more='neutral = ["town"]\nremoved = ["quarry"]'))
    assert "refresh red" in texts(play(match, "take"))


FITTING = 'options = { taking = "fitting" }\n'


def test_with_the_option_only_what_fits_may_be_taken(at: At) -> None:  # §4.9
    match = at(FITTING + f'seats = 2\nturn = 0\ndisplay = {EIGHT}\n[[players]]\ncastle = "a2"')
    assert texts(play(match, "take")) == ["take inn", "take quarry", "take monastery"]


def test_with_the_option_nothing_that_fits_means_a_refresh(at: At) -> None:  # §4.9
    match = at(FITTING + NOTHING_FITS.format(more=""), ["reveal inn", "reveal boar"])
    play(match, "take")
    assert texts(match) == ["refresh dark-green", "refresh red", "refresh orange"]
    assert texts(play(match, "refresh dark-green")) == ["take inn"]


def test_with_the_option_any_tile_if_no_refresh_can_help(at: At) -> None:  # §4.9
    match = at(FITTING + NOTHING_FITS.format(more="neutral = []"))
    assert texts(play(match, "take")) == ["take castle", "take town", "take village"]
