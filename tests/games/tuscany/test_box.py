"""Components, positions, pictures and opinions."""

import random
from collections.abc import Callable
from importlib import resources

import pytest

import palio
from palio.core.errors import ComponentError, PositionError
from palio.core.match import Match
from palio.core.seats import CHANCE
from palio.games.tuscany import GAME
from palio.games.tuscany.components import COLOURS, TABLES
from palio.games.tuscany.game import Tuscany
from palio.games.tuscany.state import Table
from palio.testing.scenes import table
from palio.texts import Speaker

At = Callable[..., Match]
TEXT = (
    resources.files("palio.games.tuscany").joinpath("components.toml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_census_counts_every_card_and_tile(seats: int) -> None:
    census = GAME.census(GAME.new(GAME.setup(seats)))

    def total(what: str) -> int:
        return sum(count for name, count in census.items() if name.startswith(what))

    assert total("card") == 122
    assert total("yield") == 27
    assert total("tile") == 32 + 21 * seats  # with the start castles 120 for four
    assert total("bonus") == 25


def test_four_sets_and_the_neutral_tiles_cover_four_boards() -> None:
    for colour in range(8):
        own = sum(tile.player for tile in GAME.box.tiles if tile.colour == colour)
        neutral = sum(tile.neutral for tile in GAME.box.tiles if tile.colour == colour)
        start = 4 if colour == 0 else 0
        assert neutral == 4
        assert 4 * own + neutral + start == 4 * GAME.box.fields[colour]


def test_every_table_says_how_sure_we_are() -> None:
    printed = GAME.printed()
    assert tuple(printed) == TABLES
    assert printed["region_cards"].status == "assumed"
    assert printed["bonus_tiles"].status == "source"
    assert all(len(table.note) > 20 for table in printed.values())


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "grey = 16",
            "grey = 15",
            "mine.toml: region_cards: there are 121 cards but should be 122",
        ),
        (
            '"red", amount = 2, count = 6',
            '"red", amount = 2, count = 5',
            "26 cards but should be 27",
        ),
        ("stacks = [7, 7, 7]", "stacks = [7, 7, 8]", "21 tiles of a player"),
        ("[tiles.town]\nplayer = 2", "[tiles.town]\nplayer = 3", "22 tiles of a player"),
        ('A1 = "GDT RGYL BLO"', 'A1 = "GDT RGYL BL"', "parts.A1: must be columns of 3, 4 and 3"),
        ('A1 = "GDT RGYL BLO"', 'A1 = "GDT RGYL BLX"', "parts.A1: colours are the letters"),
        ('A2 = "GGT OLLD BYR"', 'A2 = "GGT OLLD BYB"', "parts.A2: has other colours than A1"),
        ("areas = [1, 3, 6]", "areas = [1, 3]", "points.areas: must be a list of 3 whole numbers"),
        ('shows = ["wine"]', 'shows = ["rice"]', "must be one or two of wine, boar, olives, grain"),
        ('shows = ["boar"]', 'shows = ["wine"]', "wine is there twice"),
        ("card = 5", "card = 5\nhorse = 1", "bonus_tiles.horse: is not a key"),
        ("worker = 5\nyield = 5", "worker = 0\nyield = 0", "15 tiles, but players may take 16"),
        ("grey = [3, 2]", "grey = [3]", "colour_bonus.grey: must be a list of 2"),
    ],
)
def test_a_components_file_that_does_not_add_up_is_refused(
    old: str, new: str, message: str
) -> None:
    text = TEXT.replace(old, new)
    assert text != TEXT
    with pytest.raises(ComponentError, match=r"^mine\.toml: ") as error:
        GAME.with_components(text, "mine.toml")
    assert message in str(error.value)


def test_parts_that_would_make_an_area_of_four_are_refused() -> None:
    text = TEXT.replace('A2 = "GGT OLLD BYR"', 'A2 = "LLT OGGD BYR"')
    with pytest.raises(ComponentError, match=r"mine\.toml: parts: some board has an area of"):
        GAME.with_components(text, "mine.toml")


def test_other_printed_numbers_can_be_played_with() -> None:
    game = GAME.with_components(TEXT.replace("areas = [1, 3, 6]", "areas = [2, 4, 8]"), "mine.toml")
    assert isinstance(game, Tuscany)
    assert game.components_digest
    setup, state = game.read_position(
        'seats = 2\nturn = 0\n[[players]]\nstorage = ["inn"]\nworkers = 2', "test"
    )
    match = Match.at(state, game=game, setup=setup, dice=palio.Seeded(1))
    for move in ("place", "field a3", "pay 2 workers"):
        match.play(move)
    view = game.view(table(match, Table), None)
    assert view["players"][0]["green"] == 2  # type: ignore[index]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("seats = 5", "seats: must be 2 to 4"),
        ("seats = 2\nturn = 2", "turn: there is no seat 2"),
        ("seats = 2\nturn = 0\nphase = 5", "phase: must be 1 to 4"),
        ('seats = 2\nturn = 0\ndisplay = ["barn"]', "display: there is no tile 'barn'"),
        ('seats = 2\nturn = 0\ndisplay = ["inn@7"]', "no seat has put out"),
        ('seats = 2\nturn = 0\n[[players]]\nparts = ["A1", "A2", "C1"]', "one A, one B and one C"),
        ('seats = 2\nturn = 0\n[[players]]\nparts = ["A9", "B1", "C1"]', "a part is 'A1'"),
        ('seats = 2\nturn = 0\n[[players]]\ncastle = "a1"', "must be on dark green: a2, f1, h2"),
        ('seats = 2\nturn = 0\n[[players]]\ntiles = { a1 = "inn" }', "inn can't lie on grey"),
        ('seats = 2\nturn = 0\n[[players]]\nstorage = ["inn", "inn"]', "only 1 spaces"),
        ("seats = 2\nturn = 0\n[[players]]\nhand = { red = 15 }", "there are only 14 left"),
        ("seats = 2\nturn = 0\n[[players]]\nbonuses = { card = 6 }", "there are only 5 left"),
        ("seats = 2\nturn = 0\nfirst = 9", "first: there is no seat 9"),
        ("seats = 2\nturn = 0\nrest = 2", "rest: there is no seat 2"),
        ("seats = 2\nturn = 0\ncolour_bonus = { red = 5 }", "colour_bonus.red: there are a first"),
        (
            'seats = 2\nturn = 0\n[[players]]\ncastle = "a2"\ntiles = { a2 = "castle" }',
            "players[0].tiles.a2: the start castle lies there",
        ),
        (
            'seats = 2\nturn = 0\n[[players]]\ncastle = "a2"\ntiles = { c1 = "carriage" }',
            "players[0].tiles.c1: is not connected with the start castle",
        ),
        (
            'seats = 2\nturn = 0\n[[players]]\nparts = ["A1", "B2", "C1"]\n'
            '[[players]]\nparts = ["A2", "B2", "C2"]',
            "players[1].parts: another player has B2",
        ),
        (
            'seats = 2\nturn = 0\n[[players]]\nshifts = ["up", "left"]',
            "players[0].shifts: must be one of up, down, not 'left'",
        ),
        ("seats = 2\nturn = 0\ndisplay = []", "display: can't be empty"),
        (
            f"seats = 2\nturn = 0\ndisplay = {['inn', 'town', 'quarry'] * 3}",
            "display: has at most 8 tiles, not 9",
        ),
        (
            f"seats = 2\nturn = 0\ndisplay = {['quarry'] * 4 + ['quarry@1']}",
            "display: 5 grey tiles would be replaced at once",
        ),
        ("seats = 2\nturn = 0\nphase = 2", "phase: begins when a player has put out 7 tiles"),
        (
            "seats = 2\nturn = 0\nphase = 1\n[[players]]\nstack = []",
            "phase: a player has put out 21 tiles",
        ),
        ("seats = 2\nover = true", "over: the game ends with the extra round"),
        ('seats = 2\nturn = 0\noptions = { printing = "third" }', "options: tuscany: option"),
        (
            "seats = 2\nturn = 0\n[[players]]\n"
            "bonuses = { card = 5, storage = 5, marble = 5, worker = 5 }",
            "players: 5 bonus tiles are left, but 6 towns may come",
        ),
        ('seats = 2\nturn = 0\n[[players]]\nshifts = ["up"]', "must be two of up and down"),
        ("seats = 2\nturn = 0\nhorses = 3", "horses: is not a key"),
    ],
)
def test_a_position_that_can_not_be_is_refused(text: str, message: str) -> None:
    with pytest.raises(PositionError, match=r"^test: ") as error:
        GAME.read_position(text, "test")
    assert message in str(error.value)


def test_what_a_position_leaves_out_is_as_it_may_be() -> None:
    text = 'seats = 2\nturn = 0\n[[players]]\nparts = ["A2", "B1", "C1"]'
    _, state = GAME.read_position(text, "test")
    names = [[GAME.box.parts[part].id for part in parts] for parts in state.parts]
    assert names == [["A2", "B1", "C1"], ["A1", "B2", "C2"]]
    assert [state.shown_of(colour) for colour in range(8)] == [1] * 8
    tiles = [tile.id for tile in GAME.box.tiles for _ in range(tile.player)]
    for left, phase in ((21, 0), (14, 0), (8, 0), (7, 1), (0, 2)):  # the first that may be
        stack = ", ".join(f'"{tile}"' for tile in tiles[:left])
        _, state = GAME.read_position(
            f"seats = 2\nturn = 0\n[[players]]\nstack = [{stack}]", "test"
        )
        assert state.phase == phase


def test_the_picture_shows_the_map_of_hexagons(at: At) -> None:
    match = at(
        """
        seats = 2
        turn = 0
        display = ["inn", "inn", "boar"]
        [[players]]
        castle = "a2"
        tiles = { b3 = "monastery", c2 = "wine-boar", b2 = "hexagon" }
        hand = { red = 2 }
        """
    )
    say = Speaker(GAME, "en", strict=True)
    picture = GAME.picture(GAME.view(table(match, Table), 0), 0, say)
    rows = [line[:32].rstrip() for line in picture.splitlines()]
    top = rows.index("Player 1*") + 1
    assert rows[top : top + 8] == [
        "   b1 R              h1 l",
        "a1 G  c1 B  e1 o  g1 r  i1 g",
        "   (G)   d1 Y  f1 d  h2 d",
        "<D>   [WB]  e2 y  g2 b  i2 o",
        "   [Y]   d2 R  f2 b  h3 b",
        "a3 T  c3 O  e3 l  g3 l  i3 o",
        "   b4 L  d3 o  f3 g  h4 y",
        "            e4 t",
    ]
    assert "Display: 2 × inn (T), boar (L)" in picture
    assert "Your hand: 2 red" in picture


def test_pictures_fit_a_terminal() -> None:
    for language in ("en", "de", "nl"):
        say = Speaker(GAME, language, strict=True)
        match = Match(GAME, seats=4, dice=palio.Seeded(5))
        rng = random.Random(5)
        for step in range(400):
            if match.outcome is not None:
                break
            if step % 20 == 0 or step < 6:
                picture = GAME.picture(
                    GAME.view(table(match, Table), match.actor), match.actor, say
                )
                assert max(len(line) for line in picture.splitlines()) <= 100
            match.play(rng.choice(match.legal_moves()).text)


def greedy_move(state: Table, seat: int, rng: random.Random) -> palio.Move:
    """The best next position by the heuristics, in a world as the seat may know it."""
    heuristics = GAME.heuristics(state)
    world = GAME.resample(state, seat, rng)
    best, chosen = float("-inf"), GAME.legal_moves(world)[0]
    for move in GAME.legal_moves(world):
        after = GAME.copy(world)
        GAME.play(after, move)
        while GAME.actor(after) == CHANCE:
            GAME.play(after, GAME.sample(after, rng))
        values = heuristics.values(after)
        margin = values[seat] - max(v for who, v in enumerate(values) if who != seat)
        if margin > best:
            best, chosen = margin, move
    return chosen


def test_opinions_beat_chance() -> None:
    wins = 0.0
    for seed in range(10):
        rng = random.Random(seed)
        state = GAME.new(GAME.setup(2))
        while GAME.outcome(state) is None:
            actor = GAME.actor(state)
            if actor == CHANCE:
                move = GAME.sample(state, rng)
            elif actor == seed % 2:
                move = greedy_move(state, actor, rng)
            else:
                move = rng.choice(GAME.legal_moves(state))
            GAME.play(state, move)
        outcome = GAME.outcome(state)
        assert outcome is not None
        wins += outcome.share(seed % 2)
    assert wins >= 9


def test_priors_are_positive_and_one_for_each_move() -> None:
    rng = random.Random(8)
    state = GAME.new(GAME.setup(3))
    heuristics = GAME.heuristics(state)
    while GAME.outcome(state) is None:
        moves = GAME.legal_moves(state)
        if GAME.actor(state) == CHANCE:
            GAME.play(state, GAME.sample(state, rng))
            continue
        priors = heuristics.priors(state, moves)
        assert len(priors) == len(moves)
        assert min(priors) > 0.0
        GAME.play(state, rng.choice(moves))
    assert heuristics.values(state) == [float(points) for points in state.red]


def test_colours_are_named_alike_everywhere() -> None:
    for language in ("en", "de", "nl"):
        say = Speaker(GAME, language, strict=True)
        letters = [say(f"letter-{name}") for name in COLOURS]
        assert len(set(letters)) == 8
