"""Tracks and the final count; §§ are those of RULES.md."""

from collections.abc import Callable

import pytest

import palio
from palio.core.match import Match
from palio.games.florenza import GAME
from palio.games.florenza.rules.scoring import boxes, points
from palio.games.florenza.state import Table
from palio.testing.scenes import table, texts, told

Position = Callable[..., Match]
Turn = Callable[..., Match]


# §10 Tracks

SYMBOLS = [
    ("captain", 2, "fiorini"),
    ("captain", 6, "extras"),
    ("bishop", 1, "fiorini"),
    ("bishop", 3, "extras"),
    ("bishop", 5, "stars"),
    ("bishop", 6, "fiorini"),
    ("bishop", 9, "extras"),
    ("bishop", 10, "stars"),
    ("priest", 2, "extras"),
    ("priest", 3, "fiorini"),
    ("priest", 4, "stars"),
    ("priest", 7, "extras"),
    ("priest", 8, "fiorini"),
    ("priest", 10, "stars"),
]


@pytest.mark.parametrize(("track", "field", "what"), SYMBOLS)
def test_a_crossed_field_gives_its_bonus(
    turn: Turn, track: str, field: int, what: str
) -> None:  # §10.2
    index = ("captain", "bishop", "priest").index(track)
    tracks = [0, 0, 0]
    tracks[index] = field - 1
    player = f"district = [6]\ntracks = {tracks}\nfiorini = 0\nextras = 0"
    before = table(turn(player=player), Table).stars[0]
    match = turn(f"take {('white', 'brown', 'grey')[index]}", "use track", player=player)
    assert (f"bonus-{track}-{field}", 0, "§10.2") in told(match)
    state = table(match, Table)
    gained = {"fiorini": state.fiorini[0], "extras": state.extras[0]}
    gained["stars"] = state.stars[0] - before
    assert gained == {"fiorini": 0, "extras": 0, "stars": 0} | {what: 1}


@pytest.mark.parametrize(("track", "field"), [("bishop", 7), ("priest", 6)])
def test_a_die_field_gives_a_bonus_die(turn: Turn, track: str, field: int) -> None:  # §10.5
    index = ("captain", "bishop", "priest").index(track)
    tracks = [0, 0, 0]
    tracks[index] = field - 1
    player = f"district = [6]\ntracks = {tracks}"
    match = turn(f"take {('white', 'brown', 'grey')[index]}", "use track", player=player)
    assert (f"bonus-{track}-{field}", 0, "§10.2") in told(match)
    question = match.question
    assert question is not None
    assert question.words(match.state()).key.startswith("ask-die-bonus")


@pytest.mark.parametrize(("field", "total"), [(3, 1), (5, 2), (7, 3), (9, 5), (10, 8)])
def test_points_on_the_captains_track_are_counted_at_the_end(
    turn: Turn, field: int, total: int
) -> None:  # §10.2, §12.5
    player = f"district = [6]\ntracks = [{field - 1}, 0, 0]"
    match = turn("take white", "use track", player=player)
    assert (f"bonus-captain-{field}", 0, "§10.2") in told(match)
    assert boxes(table(match, Table), 0)[3] == total


def test_every_bonus_field_has_its_test() -> None:  # §10.2
    tested = {(track, field) for track, field, _ in SYMBOLS}
    tested |= {("bishop", 7), ("priest", 6), ("priest", 9)}
    tested |= {("captain", field) for field in (3, 5, 7, 9, 10)}
    printed = {
        (track, field)
        for track, fields in zip(("captain", "bishop", "priest"), GAME.box.tracks, strict=True)
        for field, bonus in enumerate(fields, start=1)
        if bonus
    }
    assert tested == printed


def test_two_steps_give_both_bonuses(turn: Turn) -> None:  # §10.1
    player = "district = [6]\ntracks = [0, 0, 2]\nfiorini = 0"
    match = turn("take grey", "use track", player=player, dice="[1, 1, 1, 1, 1, 1]")
    assert table(match, Table).fiorini[0] == 1
    assert table(match, Table).stars[0] == 1


def test_steps_on_a_full_track_bring_100_fiorini_each(turn: Turn) -> None:  # §10.3
    player = "district = [6]\ntracks = [9, 0, 0]\nfiorini = 0"
    match = turn("take white", "use track", player=player, dice="[1, 1, 1, 1, 1, 1]")
    assert table(match, Table).crosses[0][0] == 10
    assert table(match, Table).fiorini[0] == 1
    assert ("overflow", 0, "§10.3") in told(match)


def test_the_step_field_leads_on_to_captain_or_bishop(turn: Turn) -> None:  # §10.4
    player = "district = [6]\ntracks = [0, 0, 8]\nfiorini = 0"
    match = turn("take grey", "use track", player=player)
    assert ("bonus-priest-9", 0, "§10.2") in told(match)
    assert texts(match) == ["track captain", "track bishop"]
    match.play("track bishop")
    assert list(table(match, Table).crosses[0]) == [0, 1, 9]
    assert table(match, Table).fiorini[0] == 1, "the bishop's first field"


def test_of_two_full_tracks_one_is_offered(turn: Turn) -> None:  # §10.3, §10.4
    player = "district = [6]\ntracks = [10, 10, 8]\nfiorini = 0"
    match = turn("take grey", "use track", player=player)
    assert texts(match) == ["track captain"]
    match.play("track captain")
    assert table(match, Table).fiorini[0] == 1


# §12 The end

FINAL = """
seats = 2
over = true
[[players]]
fiorini = 500
extras = 2
stars = 1
tracks = [9, 10, 10]
district = [1, 2, 3, 20, 22, 23, 24, 25]
palazzo = 6
[players.works]
palazzo-facciata = "paid"
camera-nuziale = "anonymous"
statua = "paid 2"
sala = "paid 3"
campanile = "anonymous 2"
[[players]]
fiorini = {fiorini}
extras = {extras}
"""


def test_the_final_count_in_its_boxes(position: Position) -> None:  # §12.2 to §12.7
    state = table(position("florenza", "-", text=FINAL.format(fiorini=100, extras=0)), Table)
    assert boxes(state, 0) == [
        (4 + 2) + (5 + 1) + (5 + 2 + 2) + (7 + 2 + 3) + 6,
        2 + 1 + 2,
        3 * 1 + 2 + (3 + 4 + 5 + 6) + (1 + 1 + 2 + 3),
        1 + 1 + 1 + 2,
        1 + 2 + 2,
    ]
    assert points(state, 0) == sum(boxes(state, 0)) == 39 + 5 + 30 + 5 + 5


@pytest.mark.parametrize(("fiorini", "value"), [(0, 0), (100, 0), (200, 1), (300, 1), (400, 2)])
def test_every_200_fiorini_left_are_a_point(position: Position, fiorini: int, value: int) -> None:
    state = table(position("florenza", "-", text=FINAL.format(fiorini=fiorini, extras=0)), Table)
    assert boxes(state, 1)[4] == value  # §12.6


def test_the_most_points_win(position: Position) -> None:  # §12.8
    outcome = position("florenza", "-", text=FINAL.format(fiorini=0, extras=0)).outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (84, 1)


def test_a_tie_is_a_shared_win(position: Position) -> None:  # §12.8
    outcome = position("florenza", "-", text="seats = 3\nover = true").outcome
    assert outcome is not None
    assert outcome.winners == (0, 1, 2)


def test_the_count_is_told_box_by_box() -> None:  # §12.1
    match = Match(GAME, seats=2, dice=palio.Seeded(3))
    while match.outcome is None:
        match.play(texts(match)[-1])
    counted = [
        (kind, rule) for kind, seat, rule in told(match) if kind.startswith("box") and not seat
    ]
    assert counted == [(f"box-{n}", f"§12.{n + 1}") for n in range(1, 6)]
    sums = [f.values["points"] for step in match.steps for f in step.facts if f.kind == "counted"]
    assert tuple(sums) == match.outcome.scores
