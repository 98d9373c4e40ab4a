"""What a seat may know of cards, and what bots are handed; §§ are those of RULES.md."""

import json
import random
from collections.abc import Callable

import pytest

import palio
from palio.core.match import Match
from palio.core.seats import CHANCE
from palio.games.tuscany import GAME
from palio.games.tuscany import view as views
from palio.games.tuscany.components import COLOURS
from palio.games.tuscany.state import Table
from palio.testing.scenes import play, table

At = Callable[..., Match]
Draw = Callable[[Table, int, int, random.Random], list[Table]]
GREY, RED, ORANGE = COLOURS.index("grey"), COLOURS.index("red"), COLOURS.index("orange")


def test_hands_are_secret_but_not_their_size(at: At) -> None:  # §12.1
    match = at("seats = 2\nturn = 0\n[[players]]\nhand = { red = 3 }")
    for seat in (1, None):
        player = GAME.view(table(match, Table), seat)["players"][0]  # type: ignore[index]
        assert (player["cards"], player["hand"]) == (3, None)
    assert GAME.view(table(match, Table), 0)["players"][0]["hand"] == {"red": 3}  # type: ignore[index]


def test_discards_are_open(at: At) -> None:  # §12.1
    text = 'seats = 2\nturn = 0\n[[players]]\nstorage = ["quarry"]\nhand = { grey = 1, red = 2 }'
    match = play(at(text), "place", "field a1", "pay grey + 2 red")
    assert GAME.view(table(match, Table), None)["discards"] == {"grey": 1, "red": 2}
    paid = [fact for fact in match.log(None) if fact.kind == "paid-cards"]
    assert [(fact.values["count"], fact.values["colour"]) for fact in paid] == [
        (1, "colour-grey"),
        (2, "colour-red"),
    ]


def test_before_any_shuffle_all_unseen_cards_are_alike(at: At) -> None:  # §12.1
    match = at("seats = 2\nturn = 0\n[[players]]\n[[players]]\nhand = { red = 4 }")
    rng = random.Random(2)
    reds = [GAME.resample(table(match, Table), 0, rng).hands[1][RED] for _ in range(4000)]
    assert abs(sum(reds) / len(reds) - 4 * 14 / 122) < 0.05
    assert max(reds) < 5


def test_who_has_said_what_he_places_can_pay_for_it(at: At) -> None:  # §6.2
    text = """
    seats = 2
    turn = 0
    [[players]]
    storage = ["quarry", "inn"]
    bonuses = { storage = 1 }
    hand = { grey = 2 }
    """
    match = at(text)
    rng = random.Random(3)
    for move in ("place", "place quarry", "field a1"):
        play(match, move)
        for _ in range(50):
            world = GAME.resample(table(match, Table), 1, rng)
            assert GAME.legal_moves(world)
    assert world.hands[0][GREY] == 2  # with two cards there is no other way to pay


SHUFFLED = """
seats = {seats}
turn = 0
deck = {{ red = 1 }}
[[players]]
[[players]]
hand = {{ orange = 5 }}
[[players]]
hand = {{ orange = 5, beige = 5 }}
"""


def test_with_two_players_a_shuffle_shows_the_other_hand() -> None:  # §12.2
    text = SHUFFLED.format(seats=2).rsplit("[[players]]", 1)[0]
    setup, state = GAME.read_position(text, "test")
    match = play(Match.at(state, game=GAME, setup=setup, dice=palio.Seeded(1)), "draw")
    rng = random.Random(4)
    for _ in range(50):
        assert GAME.resample(table(match, Table), 0, rng).hands[1][ORANGE] == 5


def test_after_a_shuffle_old_hands_keep_old_cards(at: At) -> None:  # §12.2
    match = play(at(SHUFFLED.format(seats=3), ["card red"]), "draw")
    rng = random.Random(5)
    oranges = 0
    for _ in range(2000):
        world = GAME.resample(table(match, Table), 0, rng)
        assert [sum(hand) for hand in world.hands] == [3, 5, 10]
        assert world.hands[1][ORANGE] + world.hands[2][ORANGE] == 10
        assert sum(world.hands[1]) - world.hands[1][ORANGE] <= 5  # beige: nothing else is there
        oranges += world.hands[1][ORANGE]
    assert abs(oranges / 2000 - 5 * 10 / 15) < 0.1


def test_what_was_drawn_after_a_shuffle_comes_from_the_discards(at: At) -> None:  # §12.2
    match = play(at(SHUFFLED.format(seats=3), ["card red"]), "draw", "draw")
    state = table(match, Table)
    rng = random.Random(6)
    for _ in range(200):
        world = GAME.resample(state, 0, rng)
        assert [sum(hand) for hand in world.hands] == [3, 8, 10]
        assert sum(world.deck) == sum(state.deck)
        old = world.drawn[8:16]  # seat 1 of pool 0
        assert sum(old) == 5
        assert sum(old) == old[ORANGE] + old[COLOURS.index("beige")]


def histories(match: Match, seat: int, rng: random.Random, count: int) -> list[tuple[Table, float]]:
    """Worlds by playing the same moves again with other cards, each with its weight."""
    found: list[tuple[Table, float]] = []
    for _ in range(count):
        assert isinstance(match._origin, Table)
        state = GAME.copy(match._origin)
        views.redraw_hands(state, seat, rng)  # nothing was shuffled before the position
        weight = 1.0
        for step in match.steps:
            legal = GAME.legal_moves(state)
            if step.actor == CHANCE and not step.question.seen_by(seat):
                GAME.play(state, GAME.sample(state, rng))
                continue
            if step.move not in legal:
                weight = 0.0
                break
            if step.actor == CHANCE:
                weight *= GAME.odds(state)[legal.index(step.move)]
            elif step.actor != seat:
                weight *= step.question.ways(state, step.move)
            GAME.play(state, step.move)
        found.append((state, weight))
    return found


def one_by_one(state: Table, seat: int, count: int, rng: random.Random) -> list[Table]:
    return [GAME.resample(state, seat, rng) for _ in range(count)]


def many_at_once(state: Table, seat: int, count: int, rng: random.Random) -> list[Table]:
    # Worlds that share their guesses are alike; of many batches few are.
    batches = [GAME.worlds(state, seat) for _ in range(count // 5)]
    return [worlds.draw(rng) for worlds in batches for _ in range(5)]


@pytest.mark.parametrize("draw", [one_by_one, many_at_once])
def test_odds_after_a_shuffle_are_those_of_replayed_histories(at: At, draw: Draw) -> None:  # §12.2
    # Seat 1 holds old cards, draws new ones and pays with two greys: were they old or new?
    text = """
    seats = 3
    turn = 1
    first = 0
    deck = { red = 1, orange = 1 }
    [[players]]
    hand = { red = 13, orange = 19, beige = 16, yellow = 16, light-green = 20, dark-green = 10 }
    [[players]]
    storage = ["quarry"]
    castle = "b4"
    tiles = { a3 = "inn" }
    hand = { grey = 4 }
    [[players]]
    hand = { grey = 3, turquoise = 3 }
    """
    match = at(text, ["card red", "card orange", "card grey"])
    play(match, "draw", "draw", "draw", "place", "field a2", "pay 2 grey")
    state = table(match, Table)
    assert state.pools
    rng = random.Random(7)
    expected = histories(match, 0, rng, 3000)
    total = sum(weight for _, weight in expected)
    effective = total**2 / sum(weight**2 for _, weight in expected)
    assert effective > 1000
    drawn = draw(state, 0, 3000, rng)
    for seat in (1, 2):
        for colour in range(8):
            right = sum(w * float(world.hands[seat][colour]) for world, w in expected) / total
            held = [float(world.hands[seat][colour]) for world in drawn]
            found = sum(held) / len(held)
            spread = sum((count - found) ** 2 for count in held) / len(held)
            deviation = (spread * (1 / effective + 1 / len(drawn))) ** 0.5
            assert abs(right - found) <= 4.5 * deviation + 1e-9, (seat, COLOURS[colour])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_resampled_worlds_agree_with_the_memory_of_every_seat(seats: int) -> None:  # §12.2
    rng = random.Random(seats)
    state = GAME.new(GAME.setup(seats))
    shuffles = 0
    moves = 0
    while GAME.outcome(state) is None:
        chance = GAME.actor(state) == CHANCE
        legal = GAME.legal_moves(state)
        # Drawing whenever possible empties the pile again and again.
        eager = [move for move in legal if move.text in ("draw", "place")]
        move = GAME.sample(state, rng) if chance else rng.choice(eager or legal)
        GAME.play(state, move)
        moves += 1
        shuffles = max(shuffles, len(state.pools) // 8)
        if state.pools and moves % 40 == 0:
            for seat in range(seats):
                world = GAME.resample(state, seat, rng)
                assert GAME.view(world, seat) == GAME.view(state, seat)
                assert GAME.census(world) == GAME.census(state)
                again = GAME.resample(world, (seat + 1) % seats, rng)
                assert GAME.census(again) == GAME.census(state)
                worlds = GAME.worlds(state, seat)
                for other in (worlds.draw(rng), worlds.draw(rng)):
                    assert GAME.view(other, seat) == GAME.view(state, seat)
                    assert GAME.census(other) == GAME.census(state)
    assert shuffles > 1


def test_a_spectator_sees_no_hand_and_every_seat_its_own() -> None:  # §12
    match = Match(GAME, seats=3, dice=palio.Seeded(2))
    for viewer in (0, 1, 2, None):
        players = GAME.view(table(match, Table), viewer)["players"]
        assert isinstance(players, list)
        assert [player["hand"] is not None for player in players] == [s == viewer for s in range(3)]
        json.dumps(players)
