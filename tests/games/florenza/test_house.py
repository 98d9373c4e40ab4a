"""Census, components, positions, pictures, opinions: Florenza as a game of the house."""

import random
from collections import Counter
from collections.abc import Callable
from importlib import resources

import pytest

import palio
from palio.bots.playout import playout
from palio.core.errors import ComponentError
from palio.core.facts import Fact, Tell
from palio.core.match import Match
from palio.core.move import Move
from palio.core.seats import CHANCE, NOBODY
from palio.games.florenza import GAME
from palio.games.florenza.game import Florenza
from palio.games.florenza.state import Table
from palio.testing import LawBroken, check_game
from palio.testing.scenes import table
from palio.texts import Speaker

Position = Callable[..., Match]
SHEET = """
seats = 2
turn = 0
dice = [4, 4, 4, 4, 4, 4]
[[players]]
fiorini = 600
extras = 3
stars = 1
tracks = [3, 7, 5]
district = [2, 13]
[players.works]
sala = "paid 2"
campanile = "anonymous"
[players.marks]
field-3 = { marble = 1 }
"""


# The census: what a sheet shows is what was gained and spent.


def test_the_census_of_a_position_is_that_of_a_fresh_game(position: Position) -> None:
    fresh = GAME.census(GAME.new(GAME.setup(2)))
    assert GAME.census(table(position("florenza", "-", text=SHEET), Table)) == fresh
    assert fresh["fiorini of seat 0"] == 2
    assert fresh["extra resources of seat 0"] == 1


def forge_coin(state: Table) -> None:
    state.fiorini[0] += 1


def forge_extra(state: Table) -> None:
    state.extras[0] += 1


def forge_star(state: Table) -> None:
    state.stars[0] -= 1


def forge_masterpiece(state: Table) -> None:
    state.masters[0][5] = 2


def forge_mark(state: Table) -> None:
    state.marks[0][6 + 1] += 1


def forge_step(state: Table) -> None:
    state.crosses[0][0] += 1


def forge_building(state: Table) -> None:
    state.put_up(0, 22)


def forge_work(state: Table) -> None:
    state.artists[0][0] = 1


def forge_bonus_die(state: Table) -> None:
    state.owed[0] += 1


def forge_lost_mark(state: Table) -> None:
    state.marks[0][7 * 6 + 3 * 6 + 1] = 0  # the wood of the Sala, which is finished


@pytest.mark.parametrize(
    ("forge", "account"),
    [
        (forge_coin, "fiorini"),
        (forge_extra, "extra resources"),
        (forge_star, "stars"),
        (forge_masterpiece, "stars"),
        (forge_mark, "resource marks"),
        (forge_step, "track crosses"),
        (forge_building, "fiorini"),
        (forge_building, "unpaid boxes"),
        (forge_work, "fiorini"),
        (forge_work, "unpaid boxes"),
        (forge_bonus_die, "bonus dice"),
        (forge_lost_mark, "unpaid boxes"),
    ],
)
def test_the_census_sees_a_forged_sheet(
    position: Position, forge: Callable[[Table], None], account: str
) -> None:
    state = table(position("florenza", "-", text=SHEET), Table)
    before = GAME.census(state)
    forge(state)
    after = GAME.census(state)
    assert after[f"{account} of seat 0"] != before[f"{account} of seat 0"]
    assert after[f"{account} of seat 1"] == before[f"{account} of seat 1"]


class Careless(Florenza):
    """A game that forgets to pay for one kind of thing, to see that law 11 notices."""

    kind = ""

    def play(self, state: Table, move: Move, tell: Tell | None = None) -> None:
        fiorini, extras = state.fiorini[:], state.extras[:]
        built = [len(district) for district in state.district]
        done = [sum(how > 0 for how in artists) for artists in state.artists]
        super().play(state, move, tell)
        for seat in range(state.seats):
            if self.kind == "building" and len(state.district[seat]) > built[seat] > 0:
                state.extras[seat] = extras[seat]
            if self.kind == "work" and sum(how > 0 for how in state.artists[seat]) > done[seat]:
                state.fiorini[seat] = fiorini[seat]


@pytest.mark.parametrize("kind", ["building", "work"])
def test_law_11_notices_a_rule_that_forgets_to_charge(kind: str) -> None:
    game = Careless(GAME.box)
    game.kind = kind
    with pytest.raises(LawBroken, match="law 11"):
        check_game(game, games=40, setups=[game.setup(3)], depth=0.0)


# Everything happens.


def wanted_facts() -> set[str]:
    """Every effect, work, track bonus, office and completion, by the kind of its fact."""
    wanted = {f"effect-{number}" for number in range(1, 22)}
    wanted |= {f"built-{number}" for number in range(1, 26)}
    wanted |= {f"finished-{work.id}" for work in GAME.box.works}
    wanted |= {f"income work:{work.id}" for work in GAME.box.works if not work.in_palazzo}
    for name, fields in zip(("captain", "bishop", "priest"), GAME.box.tracks, strict=True):
        wanted |= {f"bonus-{name}-{n}" for n, bonus in enumerate(fields, start=1) if bonus}
    wanted |= {"palazzo-complete", "palazzo-complete-solo", "chiesa-complete", "surplus"}
    return wanted | {"office-captain", "office-bishop", "field-bonus"}


def play_by_priors(seats: int, seed: int, tell: Tell) -> None:
    """A random game in which moves that look good to the heuristics are likelier."""
    rng = random.Random(seed)
    state = GAME.new(GAME.setup(seats))
    opinions = GAME.heuristics(state)
    while (actor := GAME.actor(state)) != NOBODY:
        if actor == CHANCE:
            move = GAME.sample(state, rng)
        else:
            moves = GAME.legal_moves(state)
            move = rng.choices(moves, opinions.priors(state, moves))[0]
        GAME.play(state, move, tell)


@pytest.mark.both
def test_everything_there_is_happens_in_lively_games() -> None:
    if not palio.is_compiled():
        pytest.skip("takes a minute in plain Python; the wheel does it in seconds")
    counts: Counter[str] = Counter()

    def tell(fact: Fact) -> None:
        counts[fact.kind] += 1
        if fact.kind.startswith("income"):
            counts[f"income {fact.targets[0]}"] += 1

    wanted = wanted_facts()
    for seed in range(500):
        play_by_priors(1 + seed % 4, seed, tell)
        if seed % 10 == 9 and all(counts[kind] for kind in wanted):
            break
    assert sorted(kind for kind in wanted if not counts[kind]) == []


@pytest.mark.both
def test_solo_scores_of_random_play() -> None:
    scores = []
    for seed in range(60):
        state = GAME.new(GAME.setup(1))
        rng = random.Random(seed)
        playout(GAME, state, rng, rng)
        outcome = GAME.outcome(state)
        assert outcome is not None
        scores.append(outcome.scores[0])
    assert 14 < sum(scores) / len(scores) < 21, "about 17 PP"
    assert max(scores) < 41, "random play does not even reach the easy level"


# Components.


def components_text() -> str:
    file = resources.files("palio.games.florenza").joinpath("components.toml")
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("die = 200", "die = 250", "money.die: must be whole hundreds"),
        ("boxes = 2", "boxes = 1", "district.boxes: building 13 needs more than 1"),
        ("[0, 0, 0, 0, 1, 1, 2, 3]", "[1, 0, 0, 0, 1, 1, 2, 3]", "district.bonus: field 1"),
        ("[0, 0, 0, 0, 1, 1, 2, 3]", "[0, 0, 0, 0, 1, 1, 2, 4]", "district.bonus: field 8"),
        ("number = 2, name", "number = 3, name", r"buildings.list\[1\].number: building 2"),
        ('"brown", resource = "wood"', '"brown", resource = "gold"', "every resource"),
        ('track = "priest"', 'track = "bishop"', "every track must be there exactly once"),
        (', track = "priest"', "", "either a track or an artist"),
        ("resources = [1, 1, 1, 2, 2, 2]", "resources = [0, 1, 1, 2, 2, 2]", "brings 1 or 2"),
        ("[100, 100, 100, 200, 200, 200]", "[100, 100, 50, 200, 200, 200]", "values.price"),
        ('"", "fiorini", "point"', '"fiorini", "point"', "tracks.captain: a track has 10"),
        ('["fiorini", "", "extra"', '["point", "", "extra"', "tracks.bishop: points are"),
        ('["fiorini", "", "extra"', '["step", "", "extra"', "tracks.bishop: only the priest's"),
        ('["fiorini", "", "extra"', '["coin", "", "extra"', "tracks.bishop: 'coin' is no bonus"),
        ("palazzo = [6, 3, 1, 1]", "palazzo = [3, 6, 1, 1]", "completion.palazzo: an earlier"),
        ("hard = 61", "hard = 51", "solo.normal: every level"),
        ('id = "sala"', 'id = "salone"', r"works.palazzo\[3\].id: must be one of sala"),
        ('gives = "fiorini"', 'gives = "extra"', r"works.chiesa\[0\].gives"),
        ("metal = 1, gold = 1, points = 1", "points = 1", "building 1 costs no resources"),
        ("stars = 0", "stars = 0\nmoons = 1", "start.moons: is not a key"),
        ('status = "source"', 'status = "guess"', "start.status"),
    ],
)
def test_a_components_file_that_does_not_add_up_is_refused(
    old: str, new: str, message: str
) -> None:
    text = components_text()
    assert old in text
    with pytest.raises(ComponentError, match=f"mine.toml: .*{message}"):
        GAME.with_components(text.replace(old, new, 1), "mine.toml")


def test_a_game_with_other_components_can_be_played() -> None:
    text = components_text().replace("fiorini = 200\nextras = 1", "fiorini = 500\nextras = 4")
    game = GAME.with_components(text, "mine.toml")
    assert game.components_digest != GAME.components_digest
    report = check_game(game, games=2, setups=[game.setup(1), game.setup(2)], depth=0.02)
    assert report.games == 4
    assert list(game.new(game.setup(2)).fiorini) == [5, 5]


def test_every_table_says_how_sure_we_are_of_it() -> None:
    printed = GAME.printed()
    assert {table.status for table in printed.values()} == {"rules", "source", "derived", "assumed"}
    assert printed["buildings"].status == printed["tracks"].status == "assumed"
    assert printed["completion"].status == "rules"


# Views and pictures.


def test_everybody_sees_the_same() -> None:  # §14.1
    match = Match(GAME, seats=3, dice=palio.Seeded(4))
    for _ in range(60):
        match.play(match.legal_moves()[-1].text)
    views = [GAME.view(table(match, Table), seat) for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_picture_fits_a_terminal_of_100_columns(language: str, seats: int) -> None:
    say = Speaker(GAME, language, strict=True)
    rng = random.Random(seats)
    for seed in range(5):
        state = GAME.new(GAME.setup(seats))
        step = 0
        while (actor := GAME.actor(state)) != NOBODY:
            if actor == CHANCE:
                GAME.play(state, GAME.sample(state, rng))
                continue
            moves = GAME.legal_moves(state)
            GAME.play(state, rng.choices(moves, GAME.heuristics(state).priors(state, moves))[0])
            step += 1
            if step % 40 == seed:
                for seat in (0, None):
                    lines = GAME.picture(GAME.view(state, seat), seat, say).splitlines()
                    assert max(map(len, lines)) <= 100, max(lines, key=len)


# Opinions.


def greedy(state: Table, seat: int, rng: random.Random) -> Move:
    """The move after which the margin looks best."""
    best: tuple[float, Move] | None = None
    for move in GAME.legal_moves(state):
        world = GAME.copy(state)
        GAME.play(world, move)
        while GAME.actor(world) == CHANCE:
            GAME.play(world, GAME.sample(world, rng))
        values = GAME.heuristics(world).values(world)
        margin = values[seat] - max(v for other, v in enumerate(values) if other != seat)
        if best is None or margin > best[0]:
            best = (margin, move)
    assert best is not None
    return best[1]


@pytest.mark.both
def test_a_greedy_player_beats_a_random_one() -> None:
    wins = 0.0
    games = 12
    for seed in range(games):
        rng = random.Random(seed)
        state = GAME.new(GAME.setup(2))
        while (actor := GAME.actor(state)) != NOBODY:
            if actor == CHANCE:
                move = GAME.sample(state, rng)
            elif actor == seed % 2:
                move = greedy(state, actor, rng)
            else:
                move = rng.choice(GAME.legal_moves(state))
            GAME.play(state, move)
        outcome = GAME.outcome(state)
        assert outcome is not None
        wins += outcome.share(seed % 2)
    assert wins >= 0.9 * games


def test_values_at_the_end_are_the_scores() -> None:
    state = GAME.new(GAME.setup(3))
    rng = random.Random(5)
    playout(GAME, state, rng, rng)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert GAME.heuristics(state).values(state) == [float(score) for score in outcome.scores]
