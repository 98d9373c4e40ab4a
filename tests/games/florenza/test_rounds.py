"""Set-up, rounds, income, offices and turns; §§ are those of RULES.md."""

from collections.abc import Callable

import pytest

import palio
from palio.core.match import Match
from palio.games.florenza import GAME
from palio.games.florenza.state import Table
from palio.testing.scenes import kinds, play, table, texts, told

Position = Callable[..., Match]
DICE = "dice = [5, 2, 4, 1, 6, 3]"


def start(seats: int, rolls: list[int], seed: int = 1) -> Match:
    dice = palio.Scripted([f"first {roll}" for roll in rolls], then=palio.Seeded(seed))
    return Match(GAME, seats=seats, dice=dice)


def take_money(match: Match, until: str) -> Match:
    """Everybody takes money with the first die that is offered, until such a fact is told."""
    while until not in kinds(match):
        offered = texts(match)
        match.play(next((m for m in ("use money", "done", "pass") if m in offered), offered[0]))
    return match


# §1 Set-up


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_with_200_fiorini_and_an_extra_resource(seats: int) -> None:  # §1.2
    state = table(Match(GAME, seats=seats, dice=palio.Seeded(1)), Table)
    assert list(state.fiorini) == [2] * seats
    assert list(state.extras) == [1] * seats
    assert list(state.stars) == [0] * seats


@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_the_roll_is_the_number_of_the_first_building(roll: int) -> None:  # §1.3
    match = start(2, [roll, 7 - roll])
    assert [list(row) for row in table(match, Table).district] == [[roll], [7 - roll]]
    assert list(table(match, Table).fiorini) == [2, 2], "it is free"
    assert list(table(match, Table).extras) == [1, 1]


def test_the_first_building_counts_like_any_other() -> None:  # §1.3
    assert GAME.view(table(start(2, [3, 4]), Table), None)["sheets"][0]["boxes"][2] == 1  # type: ignore[index]


def test_the_lowest_roll_starts() -> None:  # §1.4
    match = start(4, [4, 3, 2, 6])
    assert match.actor == 2
    assert ("start", 2, "§1.4") in told(match)


def test_those_tied_for_the_start_roll_again_and_keep_their_buildings() -> None:  # §1.4
    match = start(4, [2, 5, 2, 2, 4, 3, 3, 6, 1])
    # 2, 2, 2 roll 4, 3, 3; the two threes roll 6 and 1.
    assert match.actor == 3
    assert [list(row) for row in table(match, Table).district] == [[2], [5], [2], [2]]
    assert kinds(match).count("rolled-again") == 5


def test_the_start_player_stays_for_the_whole_game() -> None:  # §1.4
    match = start(3, [3, 1, 2])
    take_money(match, "counted")
    turns = [seat for kind, seat, _ in told(match) if kind == "turn"]
    assert turns == [1, 2, 0] * 5


# §2 The round


@pytest.mark.parametrize(("seats", "rounds"), [(1, 6), (2, 6), (3, 5), (4, 4)])
def test_the_number_of_rounds_depends_on_the_players(seats: int, rounds: int) -> None:  # §2.1
    match = Match(GAME, seats=seats, dice=palio.Seeded(2))
    assert table(match, Table).rounds() == rounds
    take_money(match, "counted")
    assert kinds(match).count("round") == rounds
    assert match.outcome is not None


def test_a_round_is_income_then_offices_then_turns(position: Position) -> None:  # §2.2
    match = position(
        "florenza",
        "-",
        text="""
        seats = 2
        round = 3
        turn = 1
        dice = [1, 1, 1, 1, 1, 1]
        moved = ["white", "brown", "grey"]
        [[players]]
        [players.works]
        chiesa-facciata = "paid"
        [[players]]
        tracks = [1, 0, 0]
        """,
        dice=palio.Seeded(1),
    )
    play(match, "take green", "use money")
    told_now = kinds(match)
    order = [told_now.index(k) for k in ("round", "income-fiorini", "office-captain")]
    assert order == sorted(order)
    match.play("pass")
    assert kinds(match).index("turn") > order[-1]


# §3 Income


def test_there_is_no_income_in_round_one() -> None:  # §3.1
    assert not any(kind.startswith("income") for kind in kinds(start(2, [1, 2])))


INCOME = """
seats = 2
round = 4
phase = "income"
[[players]]
fiorini = 0
extras = 0
{keys}
[players.works]
{works}
"""


@pytest.mark.parametrize(
    ("work", "fiorini", "crosses"),
    [
        ("chiesa-facciata", 1, [0, 0, 0]),
        ("campanile", 0, [1, 0, 0]),
        ("pala", 1, [0, 1, 0]),  # the bishop's first field bears 100 fiorini
        ("crocifisso", 0, [0, 0, 1]),
    ],
)
def test_a_finished_work_of_the_chiesa_gives_its_income(
    position: Position, work: str, fiorini: int, crosses: list[int]
) -> None:  # §3.2
    state = table(
        position("florenza", "-", text=INCOME.format(works=f'{work} = "paid"', keys="")), Table
    )
    assert state.fiorini[0] == fiorini
    assert list(state.crosses[0]) == crosses


def test_unfinished_works_and_the_palazzo_give_no_income(position: Position) -> None:  # §3.2
    works = 'palazzo-facciata = "paid"\nsala = "paid"\n[players.marks]\ncampanile = { wood = 1 }'
    state = table(position("florenza", "-", text=INCOME.format(works=works, keys="")), Table)
    assert state.fiorini[0] == 0
    assert state.extras[0] == 0
    assert list(state.crosses[0]) == [0, 0, 0]


def test_a_bonus_crossed_by_income_is_given_at_once(position: Position) -> None:  # §3.2, §10.2
    works = 'crocifisso = "paid"'
    text = INCOME.format(works=works, keys="tracks = [0, 0, 1]")
    assert table(position("florenza", "-", text=text), Table).extras[0] == 1


def test_income_on_a_full_track_is_100_fiorini(position: Position) -> None:  # §3.2, §10.3
    text = INCOME.format(works='campanile = "paid"', keys="tracks = [10, 0, 0]")
    assert table(position("florenza", "-", text=text), Table).fiorini[0] == 1


def test_one_may_build_in_phase_one(position: Position) -> None:  # §3.4, §8.1
    text = INCOME.format(
        works='chiesa-facciata = "paid"\n[players.marks]\nfield-2 = { wood = 1, metal = 1 }',
        keys="",
    )
    match = position("florenza", "-", text=text)
    assert texts(match) == ["build 7", "done"], "the income pays for Cava"
    match.play("build 7")
    assert list(table(match, Table).district[0]) == [1, 7]
    assert kinds(match).index("built-7") < kinds(match).index("turn")


def test_the_order_of_incomes_changes_nothing_and_is_not_asked(position: Position) -> None:  # §3.3
    works = "".join(f'{w} = "paid"\n' for w in ("chiesa-facciata", "campanile", "pala"))
    text = INCOME.format(works=works + 'crocifisso = "paid"', keys="tracks = [1, 2, 1]")
    match = position("florenza", "-", text=text)
    assert texts(match)[-1] == "done", "with two extra resources something can be built"
    state = table(match, Table)
    assert list(state.crosses[0]) == [2, 3, 2]
    assert (state.fiorini[0], state.extras[0]) == (2, 2)


# §4 Offices


def offices(position: Position, *tracks: list[int], seats: int = 3, round: int = 3) -> Match:
    players = "".join(f"[[players]]\ntracks = {list(t)}\n" for t in tracks)
    text = f'seats = {seats}\nround = {round}\nphase = "income"\n{players}'
    return position("florenza", "-", text=text)


def test_there_are_no_offices_in_round_one() -> None:  # §4.1
    match = start(2, [1, 2])
    assert not any(kind.endswith(("-captain", "-bishop")) for kind in kinds(match))
    assert table(match, Table).captain == table(match, Table).bishop == -1


def test_the_most_crosses_make_the_captain(position: Position) -> None:  # §4.2
    state = table(offices(position, [2, 0, 0], [3, 0, 0], [1, 9, 9]), Table)
    assert state.captain == 1


def test_the_captain_may_mark_one_resource_of_any_kind(position: Position) -> None:  # §4.2
    match = offices(position, [2, 0, 0], [3, 0, 0], [1, 0, 0])
    assert match.actor == 1
    offered = texts(match)
    boxes = sum(1 for room in GAME.box.capacity if room)
    assert len(offered) == boxes + 1, "every free box once, and pass"
    assert offered[-1] == "pass"
    match.play("mark gold pala")
    assert sum(table(match, Table).marks[1]) == 1
    assert ("marked", 1, "§4.2") in told(match)


def test_the_captain_may_decline(position: Position) -> None:  # §4.2
    match = offices(position, [2, 0, 0], [3, 0, 0], [1, 0, 0])
    match.play("pass")
    assert sum(table(match, Table).marks[1]) == 0


def test_the_captains_mark_may_make_a_building_possible(position: Position) -> None:  # §4.2, §8.1
    text = """
    seats = 2
    round = 2
    phase = "income"
    [[players]]
    extras = 0
    tracks = [1, 0, 0]
    [players.marks]
    field-2 = { metal = 1 }
    statua = { metal = 1 }
    """
    match = position("florenza", "-", text=text)
    match.play("mark gold field-2")
    assert not any(m.startswith("build") for m in texts(match)), "no. 1 stands already"
    match = position("florenza", "-", text=text)
    match.play("mark cloth field-2")
    assert texts(match) == ["build 2", "done"]
    match = position("florenza", "-", text=text)
    match.play("mark metal statua")
    assert not any(m.startswith("finish") for m in texts(match)), "an artist is needed"


def test_the_most_crosses_from_three_on_make_the_bishop(position: Position) -> None:  # §4.3
    assert table(offices(position, [0, 2, 0], [0, 1, 0], [0, 0, 0]), Table).bishop == -1
    assert table(offices(position, [0, 2, 0], [0, 3, 0], [0, 0, 0]), Table).bishop == 1
    assert table(offices(position, [0, 4, 0], [0, 3, 0], [0, 5, 0]), Table).bishop == 2


def test_a_tie_means_that_nobody_holds_the_office(position: Position) -> None:  # §4.4
    match = offices(position, [3, 4, 0], [3, 4, 0], [1, 3, 0])
    assert table(match, Table).captain == table(match, Table).bishop == -1


def test_a_tie_behind_the_first_does_not_matter(position: Position) -> None:  # §4.4
    match = offices(position, [3, 4, 0], [2, 3, 0], [2, 3, 0])
    assert table(match, Table).captain == table(match, Table).bishop == 0


def test_without_a_cross_nobody_is_captain(position: Position) -> None:  # §4.4
    match = offices(position, [0, 0, 0], [0, 0, 0], [0, 0, 0])
    assert table(match, Table).captain == -1


def test_an_office_is_for_one_round_only(position: Position) -> None:  # §4.1
    match = position(
        "florenza",
        "-",
        text="""
        seats = 2
        round = 2
        turn = 1
        captain = 0
        bishop = 0
        dice = [1, 1, 1, 1, 1, 1]
        moved = ["white", "brown", "grey"]
        [[players]]
        tracks = [2, 3, 0]
        [[players]]
        tracks = [2, 3, 0]
        """,
        dice=palio.Seeded(1),
    )
    play(match, "take green", "use money")
    assert table(match, Table).round == 3
    assert table(match, Table).captain == table(match, Table).bishop == -1


# §5 Turns


def test_the_active_player_rolls_all_six_dice() -> None:  # §5.1
    match = start(2, [1, 2])
    assert kinds(match).count("rolled") == 6
    assert all(1 <= value <= 6 for value in table(match, Table).dice)


TURN = f"""
seats = 3
turn = 1
{DICE}
"""
BISHOPS = "\n" + 3 * "[[players]]\ntracks = [0, 3, 0]\n"


def test_the_active_player_uses_three_dice_and_moves_them(position: Position) -> None:  # §5.2
    match = position("florenza", "-", text=TURN)
    assert match.actor == 1
    play(match, "take white", "use money", "take green", "use money")
    assert texts(match) == ["take brown", "take grey", "take red", "take yellow"]
    play(match, "take red", "use money")
    assert list(table(match, Table).moved) == [1, 0, 0, 1, 1, 0]
    assert match.actor == 2


def test_every_other_player_uses_one_unused_die_without_moving_it(position: Position) -> None:
    match = position("florenza", "-", text=TURN + 'moved = ["white", "green", "red"]')  # §5.3
    assert match.actor == 2, "clockwise"
    assert texts(match) == ["take brown", "take grey", "take yellow"]
    play(match, "take grey", "use money")
    assert list(table(match, Table).moved) == [1, 0, 0, 1, 1, 0]
    assert match.actor == 0
    assert texts(match) == ["take brown", "take grey", "take yellow"], "the same die again"


def test_the_bishop_may_choose_a_used_die_once_a_round(position: Position) -> None:  # §5.4
    keys = 'bishop = 2\nmoved = ["white", "green", "red"]'
    match = position("florenza", "-", text=TURN + keys + BISHOPS, dice=palio.Seeded(1))
    assert len(texts(match)) == 6
    play(match, "take red", "use money")
    assert ("free-choice", 2, "§5.4") in told(match)
    assert not table(match, Table).free_choice
    # Seat 0 is passive too and no bishop; then seat 2 is active, and passive no more this round.
    play(match, "take grey", "use money")
    assert match.actor == 2


def test_an_unused_die_does_not_use_up_the_bishops_choice(position: Position) -> None:  # §5.4
    keys = 'bishop = 2\nstart = 0\nmoved = ["white", "green", "red"]'
    text = (TURN + keys + BISHOPS).replace("turn = 1", "turn = 0")
    match = position("florenza", "-", text=text, dice=palio.Seeded(3))
    play(match, "take grey", "use money")  # seat 1
    assert len(texts(match)) == 6  # seat 2, the bishop
    play(match, "take grey", "use money")
    assert table(match, Table).free_choice
    assert match.actor == 1, "the next turn"
    for _ in range(3):
        play(match, texts(match)[0], "use money")
    assert match.actor == 2
    assert len(texts(match)) == 6, "still free to choose"
    used = [die.name for die in GAME.box.dice if table(match, Table).moved[die.index]]
    play(match, f"take {used[0]}", "use money")
    assert not table(match, Table).free_choice


def test_the_bishop_has_no_free_choice_when_active(position: Position) -> None:  # §5.4
    match = position("florenza", "-", text=TURN + 'bishop = 1\nmoved = ["white"]' + BISHOPS)
    assert match.actor == 1
    assert "take white" not in texts(match)


def test_everybody_is_active_once_in_a_round() -> None:  # §5.6
    match = take_money(start(3, [2, 1, 3]), "round")
    while table(match, Table).round == 1:
        offered = texts(match)
        match.play("use money" if "use money" in offered else offered[0])
    turns = [seat for kind, seat, _ in told(match) if kind == "turn"]
    assert turns[:3] == [1, 2, 0]


def test_with_four_players_everybody_uses_six_dice_a_round() -> None:  # §5.3, rulebook
    match = start(4, [1, 2, 3, 4])
    while table(match, Table).round == 1:
        offered = texts(match)
        match.play("use money" if "use money" in offered else offered[0])
    round_one = told(match)[: kinds(match).index("round", kinds(match).index("round") + 1)]
    for seat in range(4):
        assert sum(who == seat and kind.startswith("took") for kind, who, _ in round_one) == 6
