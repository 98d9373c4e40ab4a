"""Works of art; §§ are those of RULES.md."""

from collections.abc import Callable

import pytest

import palio
from palio.core.match import Match
from palio.games.florenza import GAME
from palio.games.florenza.components import ARTISTS, RESOURCES, WORKS, Work
from palio.games.florenza.rules.scoring import boxes
from palio.games.florenza.state import Table
from palio.testing.scenes import play, table, texts, told

Position = Callable[..., Match]
Turn = Callable[..., Match]
HIRES = {"sculptor": "green", "architect": "red", "painter": "yellow"}


def marks(work: Work) -> str:
    cost = ", ".join(f"{r} = {n}" for r, n in zip(RESOURCES, work.cost, strict=True) if n)
    return f"[players.marks]\n{work.id} = {{ {cost} }}"


# §9 Works


@pytest.mark.parametrize("work", GAME.box.works, ids=lambda work: work.id)
def test_a_work_is_finished_by_an_artist_of_its_kind(turn: Turn, work: Work) -> None:
    fiorini = 100 * (work.money + 2)  # §9.2, §9.3: the work, and 200 for the artist
    player = f"extras = 0\nfiorini = {fiorini}\ndistrict = [1]\n{marks(work)}"
    die = HIRES[ARTISTS[work.artist]]
    match = turn(f"take {die}", "use artist", player=player)
    assert texts(match) == [f"finish {work.id}"]
    match.play(f"finish {work.id}")
    state = table(match, Table)
    assert (f"finished-{work.id}", 0, "§9.2") in told(match)
    assert state.artists[0][work.index] == 1
    assert boxes(state, 0)[0 if work.in_palazzo else 1] == work.points + 2  # §9.4
    for kind, other in HIRES.items():
        if other != die:
            assert "use artist" not in texts(turn(f"take {other}", player=player)), kind
    poor = player.replace(f"fiorini = {fiorini}", f"fiorini = {fiorini - 100}")
    assert "use artist" not in texts(turn(f"take {die}", player=poor))


def test_extra_resources_and_fiorini_may_be_spent_in_that_moment(turn: Turn) -> None:
    player = "extras = 3\nfiorini = 300"  # §9.3
    match = turn("take green", "use artist", "finish statua", player=player)
    assert table(match, Table).extras[0] == 1
    assert table(match, Table).fiorini[0] == 0


def test_one_artist_finishes_one_work(turn: Turn) -> None:  # §9.2
    player = "extras = 9\nfiorini = 900"
    match = turn("take green", "use artist", "finish statua", player=player)
    assert texts(match)[0] == "take white"
    assert sum(how > 0 for how in table(match, Table).artists[0]) == 1


def test_the_die_gives_nothing_else(turn: Turn) -> None:  # §9.2
    player = "extras = 2\nfiorini = 300"
    match = turn("take green", "use artist", "finish statua", player=player)
    statua = sum(GAME.box.works[2].cost)
    assert sum(table(match, Table).marks[0]) == statua


def test_works_may_be_finished_in_any_order(turn: Turn) -> None:  # §9.1
    player = "extras = 9\nfiorini = 900\ndistrict = [1, 21]"
    match = turn("take green", "use artist", player=player)
    assert texts(match) == [f"finish {name}" for name in WORKS]


def test_a_star_makes_a_masterpiece_of_2_points(turn: Turn) -> None:  # §9.5
    player = "extras = 2\nfiorini = 300\ntracks = [0, 5, 4]"
    moves = ("take green", "use artist", "finish statua")
    match = turn(*moves, player=player)
    assert texts(match) == ["masterpiece", "plain"]
    match.play("masterpiece")
    assert table(match, Table).stars[0] == 1, "not more than one"
    assert boxes(table(match, Table), 0)[0] == 5 + 2 + 2
    match = turn(*moves, "plain", player=player)
    assert table(match, Table).stars[0] == 2
    assert boxes(table(match, Table), 0)[0] == 5 + 2


def test_a_star_that_the_work_itself_brings_is_not_for_it(turn: Turn) -> None:  # §9.5
    player = "extras = 3\nfiorini = 300\ntracks = [0, 4, 0]"
    match = turn("take yellow", "use artist", "finish pala", player=player)
    assert table(match, Table).stars[0] == 1
    assert list(table(match, Table).masters[0]) == [0] * 8


def test_without_a_star_nobody_is_asked(turn: Turn) -> None:  # §9.5
    player = "extras = 2\nfiorini = 300"
    match = turn("take green", "use artist", "finish statua", player=player)
    assert texts(match)[0] == "take white"


@pytest.mark.parametrize(
    ("work", "die", "extra"),
    [
        ("palazzo-facciata", "red", 1),
        ("camera-nuziale", "yellow", 1),
        ("statua", "green", 0),
        ("sala", "yellow", 0),
    ],
)
def test_two_works_of_the_palazzo_give_an_extra_resource(
    turn: Turn, work: str, die: str, extra: int
) -> None:  # §9.6
    size = sum(GAME.box.works[WORKS.index(work)].cost)
    player = f"extras = {size}\nfiorini = 300"
    match = turn(f"take {die}", "use artist", f"finish {work}", player=player)
    assert table(match, Table).extras[0] == extra


@pytest.mark.parametrize(
    ("work", "die", "fiorini", "crosses"),
    [
        ("chiesa-facciata", "green", 1, [0, 0, 0]),
        ("campanile", "red", 0, [1, 0, 0]),
        ("pala", "yellow", 1, [0, 1, 0]),
        ("crocifisso", "green", 0, [0, 0, 1]),
    ],
)
def test_a_work_of_the_chiesa_gives_its_income_at_once(
    turn: Turn, work: str, die: str, fiorini: int, crosses: list[int]
) -> None:  # §9.7
    player = "extras = 3\nfiorini = 300\ndistrict = [1]"
    match = turn(f"take {die}", "use artist", f"finish {work}", player=player)
    assert table(match, Table).fiorini[0] == fiorini
    assert list(table(match, Table).crosses[0]) == crosses


NEARLY = """
extras = 3
fiorini = 900
[players.works]
palazzo-facciata = "paid"
camera-nuziale = "anonymous"
statua = "paid"
"""


def finish_sala(position: Position, bonus: str) -> Match:
    """Seat 0 of four finishes its Palazzo; ``bonus`` describes the others."""
    text = f"seats = 4\nturn = 0\ndice = [4, 4, 4, 4, 4, 4]\n[[players]]\n{NEARLY}{bonus}"
    match = position("florenza", "-", text=text, dice=palio.Seeded(1))
    for move in ("take yellow", "use artist", "finish sala"):
        match.play(move)
    return match


COMPLETE = """
[[players]]
palazzo = 6
[players.works]
palazzo-facciata = "paid"
camera-nuziale = "paid"
statua = "paid"
sala = "paid"
"""


@pytest.mark.parametrize(("earlier", "value"), [(0, 6), (1, 3), (2, 1), (3, 1)])
def test_a_complete_palazzo_is_worth_6_3_1_1(
    position: Position, earlier: int, value: int
) -> None:  # §9.8
    match = finish_sala(position, COMPLETE * earlier)
    assert ("palazzo-complete", 0, "§9.8") in told(match)
    assert table(match, Table).palazzo_points[0] == value


def test_two_first_get_6_each_and_the_next_gets_1(position: Position) -> None:  # §9.8, example
    rolls = [f"roll {die.name} 4" for die in GAME.box.dice]
    match = position("florenza", "two_first", dice=palio.Scripted(rolls, palio.Seeded(1)))
    money = [move for die in ("white", "brown", "grey") for move in (f"take {die}", "use money")]
    finish = ["take yellow", "use artist", "finish sala"]
    for move in (*money, "done", *finish, *finish):  # seats 1 and 2 in the turn of seat 0
        match.play(move)
    assert list(table(match, Table).palazzo_points) == [0, 6, 6]
    for move in (*money, "take green", "use money", *finish):  # the turn of seat 1
        match.play(move)
    assert list(table(match, Table).palazzo_points) == [1, 6, 6]


def test_who_is_next_after_two_first_gets_1(position: Position) -> None:  # §9.8, example
    match = finish_sala(position, COMPLETE * 2)
    assert list(table(match, Table).palazzo_points[:3]) == [1, 6, 6]


def test_two_second_get_3_each_and_the_next_gets_1(position: Position) -> None:  # §9.8
    others = f"{COMPLETE}[[players]]\n{NEARLY}[[players]]\n{NEARLY}"
    text = f"seats = 4\nturn = 0\ndice = [4, 4, 4, 4, 4, 4]\n[[players]]\n{NEARLY}{others}"
    rolls = [f"roll {die.name} 4" for die in GAME.box.dice]
    match = position("florenza", "-", text=text, dice=palio.Scripted(rolls, palio.Seeded(1)))
    finish = ["take yellow", "use artist", "finish sala"]
    money = [move for die in ("white", "brown", "grey") for move in (f"take {die}", "use money")]
    play(match, *money, "done")  # seat 0 has used no yellow die
    play(match, "take green", "use money")  # seat 1, whose Palazzo is complete
    play(match, *finish, *finish)  # seats 2 and 3 in the same turn
    assert list(table(match, Table).palazzo_points) == [0, 6, 3, 3]
    assert list(table(match, Table).palazzo_now) == [0] * 4, "the next turn has begun"
    play(match, *money)  # seat 1 is active
    for _ in range(2):
        play(match, "take green", "use money")
    play(match, *finish)
    assert list(table(match, Table).palazzo_points) == [1, 6, 3, 3], "two places are passed over"


def test_a_bonus_die_of_phase_one_may_bring_a_tie_in_the_race(position: Position) -> None:
    """Gained in phase 1, used in the first turn of the round: the turn in which it counts."""
    text = f"""
    seats = 2
    round = 3
    phase = "income"
    [[players]]
    {NEARLY}
    [[players]]
    tracks = [0, 6, 0]
    extras = 3
    fiorini = 900
    [players.works]
    palazzo-facciata = "paid"
    camera-nuziale = "anonymous"
    statua = "paid"
    pala = "anonymous"
    """  # §9.8, §10.5
    rolls = [f"roll {die.name} 4" for die in GAME.box.dice]
    match = position("florenza", "-", text=text, dice=palio.Scripted(rolls, palio.Seeded(1)))
    play(match, "done", "done")
    assert match.actor == 1
    play(match, "take yellow", "use artist", "finish sala", "plain")
    assert GAME.view(table(match, Table), 0)["sheets"][1]["palazzo_now"]  # type: ignore[index]
    play(match, "take yellow", "use artist", "finish sala")  # seat 0, active in the same turn
    assert list(table(match, Table).palazzo_points) == [6, 6]


def test_the_palazzo_is_not_complete_with_three_works(turn: Turn) -> None:  # §9.8
    player = "extras = 2\nfiorini = 300"
    match = turn("take green", "use artist", "finish statua", player=player)
    assert list(table(match, Table).palazzo_points) == [0, 0]


CHIESA = """
extras = 3
fiorini = 900
tracks = {tracks}
[players.works]
chiesa-facciata = "paid"
pala = "anonymous"
crocifisso = "paid"
"""


def finish_campanile(turn: Turn, tracks: list[int]) -> Match:
    player = CHIESA.format(tracks=tracks)
    match = turn("take red", "use artist", "finish campanile", player=player)
    return play(match, "plain") if "plain" in texts(match) else match


def test_a_complete_chiesa_brings_four_steps_on_one_track(turn: Turn) -> None:  # §9.9
    match = finish_campanile(turn, [0, 0, 0])
    assert ("chiesa-complete", 0, "§9.9") in told(match)
    assert texts(match) == ["track captain", "track bishop", "track priest"]
    match.play("track captain")
    assert list(table(match, Table).crosses[0]) == [5, 0, 0], "one from the Campanile itself"


def test_four_steps_over_the_end_are_paid_field_by_field(turn: Turn) -> None:  # §9.9, §10.3
    match = finish_campanile(turn, [0, 0, 8])
    before = table(match, Table).fiorini[0]
    match.play("track priest")
    assert texts(match) == ["track captain", "track bishop"], "§10.4: field 9 was crossed"
    assert table(match, Table).crosses[0][2] == 10
    assert table(match, Table).fiorini[0] == before + 2


def test_four_steps_may_cross_a_die_field(turn: Turn) -> None:  # §9.9, §10.5
    match = finish_campanile(turn, [0, 0, 3])
    play(match, "track priest")
    assert list(table(match, Table).crosses[0]) == [1, 0, 7]
    assert ("bonus-priest-6", 0, "§10.2") in told(match)
    question = match.question
    assert question is not None
    assert question.words(match.state()).key.startswith("ask-die-bonus"), "at once"
    play(match, "take white", "use money", "take brown")
    assert list(table(match, Table).moved) == [0, 1, 0, 0, 1, 0], "the bonus die is not moved"


def test_a_die_field_comes_before_the_step_of_field_nine(turn: Turn) -> None:  # §10.4, §10.5
    match = finish_campanile(turn, [0, 0, 5])
    play(match, "track priest")
    assert list(table(match, Table).crosses[0]) == [1, 0, 9]
    play(match, "take white", "use money")
    assert texts(match) == ["track captain", "track bishop"]


def test_the_work_of_an_anonymous_artist_may_be_a_masterpiece(turn: Turn) -> None:
    player = "district = [1, 13]\nextras = 2\nfiorini = 100\ntracks = [0, 5, 0]"  # §9.5, §11.4
    match = turn("take white", "use casa", "finish statua", player=player)
    assert texts(match) == ["masterpiece", "plain"]
    play(match, "masterpiece")
    assert boxes(table(match, Table), 0)[0] == 5 + 1 + 2
    assert table(match, Table).stars[0] == 0
    assert ("masterpiece", 0, "§9.5") in told(match)


def test_no_20_counts_for_an_anonymous_artist_too(turn: Turn) -> None:  # §11.4, §11.11
    player = "district = [1, 13, 20]\nextras = 2\nfiorini = 100\ntracks = [0, 5, 0]"
    match = turn("take white", "use casa", "finish statua", "masterpiece", player=player)
    assert boxes(table(match, Table), 0)[0] == 5 + 1 + 3
