"""The log says who, what, how much and by which rule; §§ are those of RULES.md."""

from collections.abc import Callable

import pytest

import palio
from palio.core.facts import Fact
from palio.core.match import Match
from palio.games.florenza import GAME
from palio.games.florenza.state import Table
from palio.testing.scenes import play, sensible_game, table, texts
from palio.texts import Speaker

Position = Callable[..., Match]
Turn = Callable[..., Match]


def facts(match: Match, kind: str) -> list[Fact]:
    return [fact for step in match.steps for fact in step.facts if fact.kind == kind]


def line(match: Match, kind: str, language: str = "en") -> str:
    """The one line of that kind."""
    (fact,) = facts(match, kind)
    return Speaker(GAME, language, strict=True).words(fact.words())


# Fiorini are named once, and add up.


def test_cambiavalute_adds_100_to_the_200_of_the_die(turn: Turn) -> None:  # §11.7
    match = turn("take white", "use money", player="district = [1, 16]")
    assert line(match, "used-money") == "Player 1 uses the white die for 200 fiorini."
    assert line(match, "effect-16") == "Cambiavalute gives Player 1 100 fiorini more."
    assert table(match, Table).fiorini[0] == 2 + 2 + 1


def test_banco_says_how_much_it_gives(turn: Turn) -> None:  # §11.8
    match = turn("take white", "use resources", "bank", player="district = [2, 17]")
    for language in ("en", "de", "nl"):
        assert "200" in line(match, "effect-17", language)
    assert [str(move.label.args["fiorini"]) for move in GAME.catalogue if move.text == "bank"] == [
        "200"
    ]


def test_the_income_of_the_facciata_names_the_amount(turn: Turn) -> None:  # §9.7
    player = "extras = 3\nfiorini = 300"
    match = turn("take green", "use artist", "finish chiesa-facciata", player=player)
    for language in ("en", "de", "nl"):
        assert "100" in line(match, "income-fiorini", language)


def test_the_income_of_the_others_names_the_track(turn: Turn) -> None:  # §9.7
    player = "extras = 3\nfiorini = 300"
    match = turn("take red", "use artist", "finish campanile", player=player)
    assert line(match, "income-step") == (
        "Campanile (Chiesa) gives Player 1 a step on the Captain track."
    )


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_who_hires_is_told_the_wage_and_that_the_work_costs_too(
    turn: Turn, language: str
) -> None:  # §9.3
    player = "extras = 3\nfiorini = 900\ndistrict = [1, 13, 18]"
    say = Speaker(GAME, language, strict=True)
    own = {"en": "what the work costs", "de": "was das Werk selbst kostet", "nl": "het werk zelf"}
    for use, wage in (("use artist", "100"), ("use casa", "")):
        match = turn("take green", use, player=player)
        question = match.question
        assert question is not None
        prompt = say.words(question.words(match.state()))
        assert own[language] in prompt
        assert wage in prompt
        assert say("artist-sculptor" if wage else "artist-anonymous") in prompt


def test_a_free_artist_by_wage_is_not_the_anonymous_one(turn: Turn) -> None:  # §9.4, §11.9
    """With no. 18 an artist may cost nothing, and still the two questions are not alike."""
    player = "extras = 3\nfiorini = 100\ndistrict = [1, 13, 18]\ntracks = [0, 5, 0]"
    prompts = []
    for use in ("use artist", "use casa"):
        match = turn("take green", use, player=player, dice="[1, 1, 1, 1, 1, 1]")
        seen = [match.question.words(match.state()).as_json()]  # type: ignore[union-attr]
        play(match, "finish statua")
        seen.append(match.question.words(match.state()).as_json())  # type: ignore[union-attr]
        prompts.append(seen)
    assert prompts[0][0] != prompts[1][0]
    assert prompts[0][1] != prompts[1][1]


def test_an_exchange_names_both_resources(turn: Turn) -> None:  # §11.3
    match = turn("take white", "use resources", "mark gold field-3", player="district = [2, 7]")
    assert line(match, "effect-7") == "Cava lets Player 1 exchange marble for gold."


def test_marks_beyond_the_cost_are_told_and_gone(turn: Turn) -> None:  # §8.2
    player = "extras = 0\n[players.marks]\nfield-2 = { marble = 1, wood = 2, spice = 2 }"
    match = turn("build 3", player=player)
    assert line(match, "surplus") == "Player 1 loses 3 marks beyond the cost on field 2."
    assert sum(table(match, Table).marks[0]) == 2
    assert GAME.census(table(match, Table)) == GAME.census(GAME.new(GAME.setup(2)))


# Offices.


def offices(position: Position, *tracks: list[int], keys: str = "") -> Match:
    """The last die of a round, after which offices are given."""
    players = "".join(f"[[players]]\ntracks = {list(t)}\n" for t in tracks)
    seats = f"seats = {len(tracks)}\nturn = {len(tracks) - 1}\n{keys}"
    if len(tracks) == 1:
        seats = f'seats = 1\nturn = "dummy"\n{keys}'
    moved = "" if len(tracks) == 1 else 'moved = ["white", "brown", "grey"]'
    text = f"{seats}\nround = 2\ndice = [4, 4, 4, 4, 4, 4]\n{moved}\n{players}"
    match = position("florenza", "-", text=text, dice=palio.Seeded(1))
    while table(match, Table).round == 2:
        offered = texts(match)
        match.play(next(text for text in ("done", "use money", offered[0]) if text in offered))
    return match


def test_nobody_is_bishop_without_enough_crosses(position: Position) -> None:  # §4.3
    match = offices(position, [0, 2, 0], [0, 1, 0])
    (fact,) = facts(match, "no-bishop-yet")
    assert fact.rule == "§4.3"
    assert "at least 3" in line(match, "no-bishop-yet")
    (fact,) = facts(match, "no-captain-yet")
    assert fact.rule == "§4.4"


def test_nobody_is_bishop_or_captain_in_a_tie(position: Position) -> None:  # §4.4
    match = offices(position, [2, 4, 0], [2, 4, 0])
    for kind in ("no-captain", "no-bishop"):
        (fact,) = facts(match, kind)
        assert fact.rule == "§4.4"
        assert "tie" in line(match, kind)


def test_an_office_says_with_how_many_crosses(position: Position) -> None:  # §4.2, §4.3
    match = offices(position, [3, 4, 0], [2, 5, 0])
    assert line(match, "office-captain") == "Player 1 is Captain of the round (crosses: 3)."
    assert line(match, "office-bishop") == "Player 2 is Bishop of the round (crosses: 5)."


# §12 The count: every point is told once.


def told_points(match: Match, seat: int) -> int:
    return sum(f.points for step in match.steps for f in step.facts if f.seat == seat)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_points_that_are_told_make_up_the_score(seats: int) -> None:  # §12.1
    *_, match = sensible_game("florenza", seats, seed=seats)
    outcome = match.outcome
    assert outcome is not None
    assert [told_points(match, seat) for seat in range(seats)] == list(outcome.scores)


def test_points_are_told_when_they_are_made(turn: Turn) -> None:  # §9.4, §9.5, §10.2, §12.4
    player = "district = [1, 2, 3, 4]\nextras = 5\nfiorini = 900\ntracks = [2, 5, 0]"
    match = turn("build 22", player=player)
    assert told_points(match, 0) == 3 + 1, "Pozzo, and field 5"
    assert facts(match, "field-bonus")[0].rule == "§12.4"
    play(match, "take green", "use artist", "finish statua", "masterpiece")
    assert told_points(match, 0) == 4 + (5 + 2) + 2
    play(match, "take white", "use track", "steps 1")
    assert told_points(match, 0) == 13 + 1, "field 3 of the captain's track"


FINAL = """
seats = 2
turn = 1
round = 6
dice = [4, 4, 4, 4, 4, 4]
moved = ["white", "brown", "grey"]
[[players]]
fiorini = 300
extras = 1
tracks = [0, 5, 4]
[[players]]
fiorini = {fiorini}
extras = 0
"""


def test_what_is_left_is_told_kind_by_kind(position: Position) -> None:  # §12.6
    match = position("florenza", "-", text=FINAL.format(fiorini=0), dice=palio.Seeded(1))
    play(match, "take green", "use money", *["done"] * ("done" in texts(match)))
    left = [
        (fact.kind, fact.values["count"], fact.points, fact.rule)
        for kind in ("left-stars", "left-extras", "left-fiorini")
        for fact in facts(match, kind)
        if fact.seat == 0
    ]
    assert left == [
        ("left-stars", 2, 2, "§12.6"),
        ("left-extras", 1, 1, "§12.6"),
        ("left-fiorini", 500, 2, "§12.6"),
    ]


@pytest.mark.parametrize(
    ("fiorini", "kind", "winners"), [(0, "won", [0]), (1000, "won-together", [0, 1])]
)
def test_who_has_won_is_told(
    position: Position, fiorini: int, kind: str, winners: list[int]
) -> None:  # §12.8
    match = position("florenza", "-", text=FINAL.format(fiorini=fiorini), dice=palio.Seeded(1))
    play(match, "take green", "use money")
    outcome = match.outcome
    assert outcome is not None
    assert list(outcome.winners) == winners
    assert [(fact.seat, fact.rule) for fact in facts(match, kind)] == [
        (seat, "§12.8") for seat in winners
    ]


# The Palazzo.


@pytest.mark.parametrize("seats", [1, 2])
def test_the_drawing_says_by_what_the_palazzo_is_counted(seats: int) -> None:  # §9.8, §13.7
    match = Match(GAME, seats=seats, dice=palio.Seeded(1))
    for layout in ("wide", "tall", "phone"):
        drawing = match.svg(0, layout=layout)
        assert ("by the round" in drawing) == (seats == 1)
        assert ("by who is first" in drawing) == (seats > 1)
