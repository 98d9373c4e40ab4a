"""What is asked and told at a table of Patrizier, in all languages."""

from collections.abc import Callable

import pytest

from palio.core.match import Match
from palio.games.patrizier import GAME
from palio.testing.scenes import play
from palio.texts import Speaker

Position = Callable[..., Match]
Building = Callable[..., Match]
NAMES = ("Anna", "Bert", "Clara")


def asked(match: Match) -> str:
    """The key of the prompt; it names who is asked."""
    assert match.question is not None
    words = match.question.words(match.state())
    assert words.args["seat"] == f"seat:{match.actor}"
    return words.key


def prompt(match: Match, language: str) -> str:
    assert match.question is not None
    return Speaker(GAME, language, NAMES, strict=True).words(match.question.words(match.state()))


def line(match: Match, kind: str, language: str) -> str:
    """The last line of that kind in the log."""
    fact = next(fact for fact in reversed(match.log()) if fact.kind == kind)
    return Speaker(GAME, language, NAMES, strict=True).words(fact.words())


def test_who_builds_is_asked_for_a_side_only_where_there_is_a_choice(building: Building) -> None:
    assert asked(building("parma-beard", left="AB")) == "ask-build"  # §4.1
    assert asked(building("parma-crests", left="AB")) == "ask-build-two"  # §4.2
    assert asked(building("parma-beard", left="ABAB")) == "ask-build-last"  # §4.4
    assert asked(building("parma-crests", right="ABA")) == "ask-build-last-two"  # §4.4


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna: build the last floor in Parma on the right, as no plot may stay empty."),
        (
            "de",
            "Anna: Baue das letzte Stockwerk in Parma rechts, denn kein Bauplatz darf leer "
            "bleiben.",
        ),
        (
            "nl",
            "Anna: bouw de laatste verdieping in Parma rechts, want geen bouwplaats mag leeg "
            "blijven.",
        ),
    ],
)
def test_a_forced_floor_is_not_a_question(building: Building, language: str, text: str) -> None:
    assert prompt(building("parma-beard", left="ABAB"), language) == text  # §4.4


def test_of_the_last_two_floors_the_prompt_names_the_empty_plot(building: Building) -> None:
    match = building("parma-crests", right="ABA")  # §4.4
    assert prompt(match, "en") == (
        "Anna: build the last 2 floors in Parma. Both on the left, where the plot is still empty, "
        "or one on each plot?"
    )


def test_who_draws_is_told_whether_the_choice_is_free(position: Position) -> None:
    text = """
    seats = 2
    turn = 0
    [cities.roma]
    market = "siena-crests"
    [cities.siena]
    market = "parma-move"
    [[players]]
    taken = ["{card}"]
    [[players]]
    taken = ["firenze-crests"]
    """

    def drawing(card: str) -> Match:
        match = position("patrizier", "-", text=text.format(card=card))
        return play(match, f"play {card}", f"build {card.partition('-')[0]} left")

    forced = drawing("roma-lady")
    assert asked(forced) == "ask-take"  # §6.1
    assert prompt(forced, "en") == "Anna: take Siena (two crests), the card beside Roma."
    assert asked(drawing("roma-choice")) == "ask-take-any"  # §6.2
    other = drawing("parma-beard")
    assert asked(other) == "ask-take-other"  # §6.3
    assert prompt(other, "de").startswith("Anna: Neben Parma liegt keine Karte")


def test_a_single_card_on_the_board_is_no_free_choice(building: Building) -> None:  # §6.2
    match = play(building("ferrara-choice", market="roma-lady"), "build ferrara left")
    assert asked(match) == "ask-take"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna moves a floor of Bert in Milano from right to left."),
        ("de", "Anna versetzt in Milano ein Stockwerk von Bert von rechts nach links."),
        ("nl", "Anna verplaatst in Milano een verdieping van Bert van rechts naar links."),
    ],
)
def test_a_move_names_owner_and_sides(position: Position, language: str, text: str) -> None:
    match = position("patrizier", "special_action")  # §5.1
    play(match, "play lucca-move", "build lucca left", "move milano right")
    assert line(match, "moved", language) == text


@pytest.mark.parametrize(
    ("language", "tied", "won"),
    [
        (
            "en",
            "Anna and Bert have 2 floors each in the left tower of Parma; Anna has the highest of "
            "these (level 4, not 3).",
            "Anna wins the left tower of Parma, the higher one, with 2 floors: 5 fame points.",
        ),
        (
            "de",
            "Anna und Bert haben in Parma im linken Turm je 2 Stockwerke; das höchste davon hat "
            "Anna (Ebene 4, nicht 3).",
            "Anna gewinnt in Parma den linken Turm, den höheren, mit 2 Stockwerken: "
            "5 Ruhmespunkte.",
        ),
        (
            "nl",
            "Anna en Bert hebben elk 2 verdiepingen in de linkertoren van Parma; de hoogste is van "
            "Anna (laag 4, niet 3).",
            "Anna wint de linkertoren van Parma, de hoogste, met 2 verdiepingen: 5 roempunten.",
        ),
    ],
)
def test_a_tie_says_who_wins_by_what(
    building: Building, language: str, tied: str, won: str
) -> None:
    match = play(building("parma-beard", left="ABB", right="B"), "build parma left")  # §8.4
    assert line(match, "tied", language) == tied
    first = next(fact for fact in match.log() if fact.kind == "won")
    assert Speaker(GAME, language, NAMES).words(first.words()) == won


@pytest.mark.parametrize(
    ("language", "portraits", "total"),
    [
        (
            "en",
            "Anna has 5 portraits of the man with the red hat: 6 fame points.",
            "Anna has 51 fame points in all (tiles: 33, portraits: 18).",
        ),
        (
            "de",
            "Anna hat 5 Köpfe (Herr mit dem roten Hut): 6 Ruhmespunkte.",
            "Anna hat insgesamt 51 Ruhmespunkte (Ruhmesplättchen: 33, Köpfe: 18).",
        ),
        (
            "nl",
            "Anna heeft 5 portretten (man met de rode hoed): 6 roempunten.",
            "Anna heeft in totaal 51 roempunten (roemfiches: 33, portretten: 18).",
        ),
    ],
)
def test_the_final_count_in_words(
    position: Position, language: str, portraits: str, total: str
) -> None:  # §9.2, §9.3
    match = play(position("patrizier", "final_count"), "play verona-choice", "build verona right")
    say = Speaker(GAME, language, NAMES, strict=True)
    lines = [say.words(fact.words()) for fact in match.log() if fact.seat == 0]
    assert lines[-4] == portraits
    assert lines[-1] == total
