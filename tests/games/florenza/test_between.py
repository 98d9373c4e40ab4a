"""Building between two resources of one die; §§ are those of RULES.md."""

import random
from collections.abc import Callable

import pytest

from palio.core.heuristics import lean
from palio.core.match import Match
from palio.core.move import Move
from palio.core.seats import CHANCE
from palio.games.florenza import GAME
from palio.games.florenza.components import BANCO, RESOURCES, SWAP
from palio.games.florenza.moves import Build
from palio.games.florenza.rules.building import add_buildings, build
from palio.games.florenza.rules.marking import MarkResources
from palio.games.florenza.rules.sheet import has_any_room
from palio.games.florenza.state import Table
from palio.testing.scenes import play, table, texts, told
from palio.texts import Speaker

Turn = Callable[..., Match]


def builds(match: Match) -> list[int]:
    """The numbers of the buildings that are offered."""
    return [int(text.split()[1]) for text in texts(match) if text.startswith("build")]


def marks(match: Match) -> list[str]:
    """The marks that are offered."""
    return [text for text in texts(match) if text.startswith("mark")]


def prompt(match: Match, language: str = "en") -> str:
    """What the question says."""
    question = match.question
    assert question is not None
    return Speaker(match.game, language, strict=True).words(question.words(match.state()))


def first_mark(turn: Turn, player: str, mark: str, *, die: str = "white", use: str = "") -> Match:
    """Seat 0 uses a die that shows 4 for resources and marks the first of two."""
    return turn(f"take {die}", f"use {use or 'resources'}", mark, player=player)


# §8.1: where it makes Banco or the exchange usable on what is left


def test_an_exchanged_mark_may_complete_banco(turn: Turn) -> None:  # §8.1, §8.5, §11.8
    player = """
    district = [2, 7]
    extras = 0
    [players.marks]
    field-3 = { marble = 1, wood = 1 }
    """
    match = first_mark(turn, player, "mark gold field-3")
    assert builds(match) == [17]
    play(match, "build 17")
    assert texts(match)[0] == "bank"
    assert not [text for text in marks(match) if "marble" not in text], "§11.3: one only"
    play(match, "bank")
    assert table(match, Table).fiorini[0] == 4
    assert list(table(match, Table).district[0]) == [2, 7, 17]
    assert ("effect-17", 0, "§11.8") in told(match)


def test_the_first_mark_may_save_the_extra_that_banco_would_have_cost(turn: Turn) -> None:
    player = """
    district = [2]
    extras = 1
    [players.marks]
    field-2 = { wood = 1, gold = 1 }
    """  # §8.1
    match = first_mark(turn, player, "mark marble field-2")
    assert 17 in builds(match)
    play(match, "build 17", "bank")
    assert table(match, Table).extras[0] == 1
    assert table(match, Table).fiorini[0] == 4


def test_a_chain_may_lead_to_banco(turn: Turn) -> None:  # §8.1, §8.3
    player = """
    district = [2]
    extras = 0
    fiorini = 0
    [players.marks]
    field-2 = { wood = 1 }
    field-3 = { marble = 1, wood = 1, gold = 1 }
    """
    match = first_mark(turn, player, "mark marble field-2")
    assert builds(match) == [3], "Fabbro on field 2; then Banco on field 3"
    play(match, "build 3")
    assert builds(match) == [17]
    play(match, "build 17", "bank")
    assert table(match, Table).fiorini[0] == 2


def test_a_chain_may_lead_to_the_exchange(turn: Turn) -> None:  # §8.1, §11.3
    player = """
    district = [2]
    extras = 0
    fiorini = 100
    [players.marks]
    field-2 = { wood = 1 }
    field-3 = { wood = 1, metal = 1 }
    """
    match = first_mark(turn, player, "mark marble field-2")
    assert builds(match) == [3], "Fonderia would cost the 100 fiorini that Cava needs"
    play(match, "build 3", "build 7")
    assert {text.split()[1] for text in marks(match)} == set(RESOURCES)
    play(match, "mark gold pala")
    assert ("effect-7", 0, "§11.3") in told(match)
    assert list(table(match, Table).district[0]) == [2, 3, 7]
    assert texts(match)[0] == "take brown", "both are marked"


def test_banco_serves_the_second_whether_or_not_it_was_possible_before(turn: Turn) -> None:
    player = """
    district = [2]
    extras = 0
    [players.marks]
    field-2 = { marble = 1, wood = 1, gold = 1 }
    """  # §8.1
    match = first_mark(turn, player, "mark marble chiesa-facciata")
    assert builds(match) == [17]


def test_the_fiorini_of_banco_may_pay_for_the_exchange(turn: Turn) -> None:  # §8.1, §11.3
    player = """
    district = [2, 17]
    extras = 0
    fiorini = 0
    [players.marks]
    field-3 = { wood = 1, metal = 1 }
    """
    match = first_mark(turn, player, "bank")
    assert builds(match) == [7]
    play(match, "build 7")
    assert "bank" not in texts(match), "§11.1: it was used on the first"
    play(match, "mark gold field-4")
    assert list(table(match, Table).district[0]) == [2, 17, 7]


def test_mercatanti_may_bring_the_extras_that_banco_needs(turn: Turn) -> None:  # §8.1, §11.10
    player = """
    district = [2]
    extras = 0
    [players.marks]
    field-2 = { spice = 1, cloth = 1 }
    field-3 = { marble = 1 }
    """
    match = first_mark(turn, player, "mark gold field-2", die="yellow")
    assert 19 in builds(match)
    play(match, "build 19", "build 17", "bank")
    assert table(match, Table).extras[0] == 0
    assert table(match, Table).fiorini[0] == 2 - 2 + 2


def test_banco_may_serve_mercato_too(turn: Turn) -> None:  # §8.1, §11.8
    player = """
    district = [2, 14]
    extras = 0
    [players.marks]
    field-3 = { marble = 1, wood = 1 }
    """
    match = first_mark(turn, player, "mark gold field-3", use="mercato")
    assert builds(match) == [17]
    play(match, "build 17", "bank")
    assert table(match, Table).fiorini[0] == 4


def test_mercato_is_not_exchanged_so_no_exchange_is_built_for_it(turn: Turn) -> None:
    player = """
    district = [2, 14]
    extras = 0
    [players.marks]
    field-3 = { wood = 1 }
    """  # §8.1, §11.3
    match = first_mark(turn, player, "mark metal field-3", use="mercato")
    assert builds(match) == []


def test_the_exchange_of_another_die_does_not_matter(turn: Turn) -> None:  # §8.1
    player = """
    district = [2]
    extras = 0
    [players.marks]
    field-2 = { metal = 1 }
    """
    match = first_mark(turn, player, "mark marble field-2")
    assert builds(match) == [], "Segheria would exchange wood; Pozzo and Monte di Pietà do nothing"


def test_buildings_that_lead_to_nothing_are_not_offered(turn: Turn) -> None:  # §8.1
    player = """
    district = [2]
    extras = 0
    fiorini = 100
    [players.marks]
    field-2 = { wood = 1 }
    """
    match = first_mark(turn, player, "mark marble field-2")
    assert builds(match) == [], "Fabbro and Fonderia can wait until the marble is marked"
    play(match, "mark marble field-2")
    assert builds(match) == [3, 9]


def test_a_single_resource_leaves_nothing_to_build_for(turn: Turn) -> None:  # §8.1
    player = "district = [2]\nextras = 9\nfiorini = 900"
    match = turn("take white", "use resources", player=player, dice="[1, 1, 1, 1, 1, 1]")
    assert builds(match) == []
    play(match, "mark marble field-2")
    assert texts(match)[0] == "take brown"


def test_before_the_first_resource_nothing_is_offered(turn: Turn) -> None:  # §8.1
    match = turn("take white", "use resources", player="district = [2]\nextras = 9")
    assert builds(match) == [], "it could have been built with the choice of the die"


# §7.6, §11.3, §11.8: what holds for the second once something was built


def test_after_a_building_the_second_may_be_marked_anywhere(turn: Turn) -> None:  # §7.6
    player = """
    district = [2]
    extras = 3
    """
    match = first_mark(turn, player, "mark marble chiesa-facciata")
    assert marks(match) == ["mark marble chiesa-facciata", "mark marble campanile"]
    play(match, "build 17")
    assert marks(match)[0] == "mark marble field-3"


def test_an_exchange_that_was_passed_over_is_there_again(turn: Turn) -> None:  # §7.6
    player = """
    district = [2, 7]
    extras = 0
    [players.marks]
    field-3 = { wood = 1, gold = 1 }
    """
    match = first_mark(turn, player, "mark marble field-3")
    assert {text.split()[1] for text in marks(match)} == {"marble"}, "the exchange comes first"
    play(match, "build 17")
    assert texts(match)[0] == "bank"
    assert {text.split()[1] for text in marks(match)} == set(RESOURCES)


def test_the_order_binds_who_does_not_build(turn: Turn) -> None:  # §7.6
    player = "district = [2]\nextras = 3"
    match = first_mark(turn, player, "mark marble field-4")
    assert 17 in builds(match)
    assert marks(match)[0] == "mark marble field-4"


NO_BOX = """
district = [2]
extras = 0
[players.marks]
field-2 = { marble = 1, wood = 1, gold = 1 }
pala = { gold = 1 }
crocifisso = { gold = 1 }
""" + "".join(f"field-{n} = {{ gold = 2 }}\n" for n in range(3, 9))


def test_a_resource_without_a_box_may_still_be_banked(turn: Turn) -> None:  # §7.4, §8.1
    match = first_mark(turn, NO_BOX, "mark gold field-2", die="yellow")
    assert texts(match) == ["pass", "build 17"]
    for language, words in (("en", "no box"), ("de", "kein Kästchen"), ("nl", "geen vakje")):
        assert words in prompt(match, language)
    play(match, "build 17", "bank")
    assert table(match, Table).fiorini[0] == 4


def test_whoever_does_not_build_then_lets_it_lapse(turn: Turn) -> None:  # §7.4
    match = first_mark(turn, NO_BOX, "mark gold field-2", die="yellow")
    play(match, "pass")
    assert ("lapsed", 0, "§7.4") in told(match)
    assert 17 in builds(match), "it can be built with the next choice"


def test_the_last_box_may_come_first_to_be_built_on(turn: Turn) -> None:  # §7.6, §8.1
    works = "".join(f'{work} = "paid"\n' for work in ("palazzo-facciata", "chiesa-facciata"))
    player = f"""
    district = [2, 4, 5, 6, 20, 21]
    extras = 0
    fiorini = 0
    [players.works]
    {works}campanile = "paid"
    [players.marks]
    field-7 = {{ marble = 1, wood = 1 }}
    field-8 = {{ marble = 1, wood = 1, gold = 1 }}
    """
    match = turn("take white", "use resources", player=player)
    assert marks(match) == ["mark marble field-7", "mark marble field-8"]
    play(match, "mark marble field-8")
    assert builds(match) == [3], "Fabbro on field 7, then Banco on field 8"
    assert marks(match) == ["mark marble field-7"], "there is a box, so it does not lapse"
    play(match, "build 3", "build 17", "bank")
    assert list(table(match, Table).district[0]) == [2, 4, 5, 6, 20, 21, 3, 17]


def test_an_exchange_without_a_box_for_anything_else_is_of_no_use(turn: Turn) -> None:  # §8.1
    works = ("palazzo-facciata", "camera-nuziale", "statua", "sala", "campanile", "pala")
    done = "".join(f'{work} = "paid"\n' for work in (*works, "crocifisso"))
    player = f"""
    district = [2, 3, 4, 5, 6, 17, 20]
    extras = 0
    tracks = [0, 0, 0]
    palazzo = 6
    used_effects = [17]
    [players.works]
    {done}
    [players.marks]
    field-8 = {{ wood = 1, metal = 1 }}
    """
    match = first_mark(turn, player, "mark marble field-8")
    assert builds(match) == [], "after Cava on field 8 only boxes for marble are left"


# The prompt says so.


@pytest.mark.parametrize(
    ("language", "words"), [("en", "or build first"), ("de", "baue zuerst"), ("nl", "bouw eerst")]
)
def test_the_prompt_says_that_one_may_build(turn: Turn, language: str, words: str) -> None:
    player = "district = [2]\nextras = 3"  # §8.1
    match = first_mark(turn, player, "mark marble field-2")
    assert words in prompt(match, language)
    play(match, "build 17")
    assert "bank" in texts(match)
    assert words not in prompt(match, language), "no. 7 is out of reach now"


def test_the_prompt_says_so_beside_the_fiorini_too(turn: Turn) -> None:  # §8.1
    player = "district = [2]\nextras = 5\nfiorini = 100"
    match = first_mark(turn, player, "mark marble field-3")
    play(match, "build 17")
    assert 7 in builds(match)
    assert prompt(match) == ("Player 1: mark one marble, take 200 fiorini instead, or build first.")
    match = first_mark(turn, player, "mark marble field-3")
    play(match, "build 7")
    assert 17 in builds(match)
    assert prompt(match) == (
        "Player 1: mark one marble or another resource instead, or build first."
    )


# Exactly there.


def leads_somewhere(state: Table, frame: MarkResources, number: int) -> bool:
    """Building it and perhaps more makes Banco or the exchange usable, tried out on copies."""
    seat = frame.seat
    after = state.copy()
    build(after, seat, number, None)
    if number == BANCO:
        return True
    of_this_die = number == SWAP + frame.die and frame.exchange
    if of_this_die and has_any_room(after, seat, frame.resource):
        return True
    return bool(by_trial(after, frame))


def by_trial(state: Table, frame: MarkResources) -> list[int]:
    moves: list[Move] = []
    add_buildings(state, frame.seat, moves)
    numbers = [move.number for move in moves if isinstance(move, Build)]
    return [number for number in numbers if leads_somewhere(state, frame, number)]


@pytest.mark.parametrize("seats", [1, 2])
def test_every_building_that_matters_is_offered_and_no_other(seats: int) -> None:  # §8.1
    """In sensible games by people who are rich in extra resources, so that there are chains."""
    looked = offered = 0
    for seed in range(12):
        rng = random.Random(seed)
        state = GAME.new(GAME.setup(seats))
        second = False
        while state.pending:
            if GAME.actor(state) == CHANCE:
                GAME.play(state, GAME.sample(state, rng))
                continue
            frame = state.pending[-1]
            moves = GAME.legal_moves(state)
            if second and isinstance(frame, MarkResources):
                assert frame.builds == by_trial(state, frame)
                looked += 1
                offered += bool(frame.builds)
            second = isinstance(frame, MarkResources)
            move = lean(moves, GAME.heuristics(state).priors(state, moves), rng.random())
            if rng.random() < 0.05:
                state.extras[frame.seat] += 1
            GAME.play(state, move)
    assert looked > 100
    assert offered > 10
