"""Dice: seeded, scripted, fair; and the proof that fair ones were not bent."""

import hashlib
import hmac
import random
from collections import Counter

import pytest

import palio
from palio.core.errors import FairnessError, IllegalMove, PalioError
from palio.core.game import pick
from palio.core.match import Match
from palio.core.record import Line, Record
from palio.core.seats import CHANCE
from palio.games.patrizier import GAME


def finished(dice: palio.Dice) -> Match:
    match = Match(GAME, seats=2, dice=dice)
    while match.outcome is None:
        match.play(match.legal_moves()[0].text)
    return match


def test_the_same_seed_rolls_the_same_game() -> None:
    assert finished(palio.Seeded(3)).record() == finished(palio.Seeded(3)).record()
    assert finished(palio.Seeded(3)).record() != finished(palio.Seeded(4)).record()


def test_pick_lays_the_moves_end_to_end() -> None:
    moves = list(GAME.catalogue[:3])
    odds = [0.25, 0.5, 0.25]
    assert [pick(moves, odds, u) for u in (0.0, 0.24, 0.25, 0.74, 0.75, 0.999)] == [
        moves[i] for i in (0, 0, 1, 1, 2, 2)
    ]
    assert pick(moves, [0.3, 0.3, 0.3], 0.95) is moves[2], "rounding never falls off the end"


def test_a_script_chooses_the_dice() -> None:
    script = ["deal roma-hat-star", "deal parma-lady-star"]
    match = Match(GAME, seats=2, dice=palio.Scripted(script, then=palio.Seeded(1)))
    assert [step.move.text for step in match.steps[:2]] == script


def test_a_script_that_cannot_be_followed_says_so() -> None:
    with pytest.raises(IllegalMove, match="roll 0 of the script: 'deal moon'; possible: deal "):
        Match(GAME, seats=2, dice=palio.Scripted(["deal moon"]))
    with pytest.raises(PalioError, match="the script of 1 rolls is used up"):
        Match(GAME, seats=2, dice=palio.Scripted(["deal roma-hat-star"]))


def test_the_fair_stream_is_what_the_docs_say() -> None:
    """Anyone can recompute it with nothing but SHA-256 and HMAC."""
    seed = bytes(range(32))
    fair = palio.Fair(seed, salt="table 7")
    assert fair.commitment == hashlib.sha256(seed).hexdigest()
    for index in range(10):
        block = hmac.new(seed, f"table 7:{index // 4}".encode(), "sha256").digest()
        word = int.from_bytes(block[8 * (index % 4) : 8 * (index % 4) + 8], "big")
        assert fair.number(index) == (word >> 11) / 2**53
    stream = fair.stream()
    assert [stream.random() for _ in range(10)] == [fair.number(index) for index in range(10)]


def test_fair_numbers_are_spread_evenly() -> None:
    fair = palio.Fair("11" * 32)
    counts = Counter(int(fair.number(index) * 10) for index in range(20_000))
    assert all(abs(counts[tenth] - 2000) < 200 for tenth in range(10))


def test_a_fresh_seed_is_drawn_each_time() -> None:
    assert palio.Fair().seed != palio.Fair().seed


@pytest.mark.parametrize("seed", ["zz" * 32, "11" * 31, b"short"])
def test_a_seed_that_is_none_is_refused(seed: str | bytes) -> None:
    with pytest.raises(PalioError, match="the seed of fair dice"):
        palio.Fair(seed)


@pytest.mark.both
def test_every_outcome_of_a_fair_game_follows_from_its_seed() -> None:
    match = finished(palio.Fair("22" * 32, salt="Anna+Bo"))
    rolls = sum(step.actor == CHANCE for step in match.steps)
    assert palio.verify(Record.from_text(match.record().to_text())) == rolls
    assert palio.verify(finished(palio.Seeded(8)).record()) > 0


@pytest.mark.both
def test_any_changed_outcome_is_found_with_its_line() -> None:
    record = Record.from_text(finished(palio.Fair("33" * 32)).record().to_text(), "game.palio")
    rng = random.Random(1)
    chances = [n for n, line in enumerate(record.lines) if line.actor == CHANCE]
    for index in rng.sample(chances, 12):
        before = Match.resume(record.cut(index))
        others = [m.text for m in before.legal_moves() if m.text != record.lines[index].text]
        if not others:
            continue
        lines = list(record.lines)
        lines[index] = Line(CHANCE, others[0], lines[index].number)
        forged = record.cut(0)
        forged.lines = tuple(lines)
        number = record.lines[index].number
        with pytest.raises(FairnessError, match=f"game.palio: line {number}: .*does not follow"):
            palio.verify(forged)


def test_a_seed_that_does_not_match_its_commitment_is_found() -> None:
    text = finished(palio.Fair("44" * 32)).record().to_text().replace("44" * 32, "45" * 32)
    with pytest.raises(FairnessError, match=r"line 7: the seed does not match the commitment"):
        palio.verify(Record.from_text(text))


def test_a_salt_that_was_changed_is_found() -> None:
    text = finished(palio.Fair("44" * 32, salt="one")).record().to_text()
    with pytest.raises(FairnessError, match="does not follow from the seed"):
        palio.verify(Record.from_text(text.replace("salt: one", "salt: two")))


def test_what_cannot_be_verified_is_said() -> None:
    running = Match(GAME, seats=2, dice=palio.Fair("55" * 32))
    with pytest.raises(FairnessError, match="its seed is not shown yet"):
        palio.verify(running.record())
    with pytest.raises(FairnessError, match="the game is not over"):
        palio.verify(running.record(reveal=True))
    scripted = palio.Scripted([], then=palio.Seeded(1))
    with pytest.raises(FairnessError, match="names no fair dice"):
        palio.verify(finished(scripted).record())
    text = finished(palio.Seeded(1)).record().to_text().replace("seed: 1", "seed: one")
    with pytest.raises(FairnessError, match="line 6: not a seed of seeded dice: 'one'"):
        palio.verify(Record.from_text(text))
