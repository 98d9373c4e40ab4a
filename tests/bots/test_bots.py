"""Bots on their own: names, budgets, forced answers, judgement."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

import palio
from palio.bots.levels import LEVELS, bot
from palio.bots.reward import rewards
from palio.bots.search import SEARCH, Node, SearchBot, Searcher, most_tried
from palio.bots.speed import questions
from palio.bots.table import play
from palio.core.errors import PalioError
from palio.core.game import State
from palio.core.heuristics import Heuristics
from palio.games.florenza.rules.dice import ChooseDie


def first_choice(slug: str, seats: int) -> tuple[State, int]:
    """The first question of a game that leaves a choice, and who is asked."""
    match = palio.Match(slug, seats=seats, dice=palio.Seeded(1))
    while len(match.legal_moves()) < 2:
        match.play(match.legal_moves()[0].text)
    return match.state(), match.actor


@pytest.mark.parametrize(
    "name", ["", "chess", "master:", "master:0", "master:-5", "master:1.5", "greedy:5", "master:9s"]
)
def test_an_unknown_bot_is_one_line_that_says_which_there_are(name: str) -> None:
    with pytest.raises(PalioError, match="there are random, greedy, apprentice") as error:
        bot(name)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("name", ["random", "greedy", *LEVELS, "master:7", "master:7ms"])
def test_a_bot_goes_by_its_name(name: str) -> None:
    assert bot(name).name == name


@pytest.mark.parametrize("slug", palio.slugs())
def test_a_search_needs_no_heuristics_and_no_more_than_its_budget(slug: str) -> None:
    game = palio.find(slug)
    state, seat = first_choice(slug, 2)
    asked = bot("master:12")
    move = asked.choose(game, game.copy(state), seat, random.Random(1))
    assert move in game.legal_moves(state)
    assert 12 / 2 <= asked.iterations <= 12, "less only if one answer is tried most of the time"


def test_a_game_without_heuristics_has_no_greedy_bot() -> None:
    game = palio.find("bottega")
    state, seat = first_choice("bottega", 2)
    assert game.heuristics(state) is None
    with pytest.raises(PalioError, match="bottega has no heuristics"):
        bot("greedy").choose(game, state, seat, random.Random(1))


def test_a_forced_answer_is_given_without_search() -> None:
    game = palio.find("patrizier")
    match = palio.Match("patrizier", seats=2, dice=palio.Seeded(1))
    while len(match.legal_moves()) > 1:
        match.play(match.legal_moves()[0].text)
    assert match.actor != palio.NOBODY
    asked = bot("grandmaster")
    move = asked.choose(game, match.state(), match.actor, random.Random(1))
    assert move is match.legal_moves()[0]
    assert asked.iterations == 0


@pytest.mark.parametrize("slug", ["patrizier", "florenza"])
def test_a_search_stops_when_its_answer_is_settled_and_gives_that_answer(slug: str) -> None:
    game = palio.find(slug)
    heuristics = game.heuristics(game.new(game.setup(2)))
    budget = 80
    saved = 0
    for state in questions(game, game.setup(2), random.Random(7)):
        seat = game.actor(state)
        moves = game.legal_moves(state)
        asked = SearchBot(budget, name="settled")
        answer = asked.choose(game, game.copy(state), seat, random.Random(8))
        numbers = random.Random(8)
        root = Node()
        worlds = game.worlds(state, seat)
        searcher = Searcher(game, seat, numbers, heuristics, asked._constants(heuristics))
        searcher.remember(root, moves, searcher.opinions(game.copy(state), moves, worlds))
        for _ in range(budget):
            searcher.iterate(worlds.draw(numbers), root)
        assert answer == most_tried(root, moves)
        saved += budget - asked.iterations
    assert saved > budget, "some answers are clear early"


def test_a_budget_of_time_is_kept() -> None:
    game = palio.find("patrizier")
    state, seat = first_choice("patrizier", 2)
    asked = bot("master:20ms")
    asked.choose(game, state, seat, random.Random(1))
    assert asked.iterations > 0


def test_the_same_numbers_give_the_same_answer() -> None:
    game = palio.find("tuscany")
    state, seat = first_choice("tuscany", 3)
    answers = {
        bot("master:40").choose(game, game.copy(state), seat, random.Random(3)).text
        for _ in range(3)
    }
    assert len(answers) == 1


def test_the_tree_is_kept_between_the_questions_of_one_turn() -> None:
    game = palio.find("patrizier")
    state, seat = first_choice("patrizier", 2)
    asked = SearchBot(60, name="keeper")
    numbers = random.Random(4)
    move = asked.choose(game, game.resample(state, seat, numbers), seat, numbers)
    game.play(state, move)
    assert game.actor(state) == seat, "playing a card is followed by building"
    kept = asked._known(game, game.resample(state, seat, numbers), seat)
    assert kept.visits > 0
    other, _ = first_choice("patrizier", 2)
    assert asked._known(game, other, seat).visits == 0, "another table, another tree"


@pytest.mark.parametrize("branch", [0.0, 1.0])
def test_chance_branches_the_tree_only_if_it_is_to(branch: float) -> None:
    # Taking the free card lays a new one, with bricks on it: chance answers five times.
    game = palio.find("firenze")
    state, seat = first_choice("firenze", 2)
    constants = {**SEARCH, "branch": branch}
    searcher = Searcher(game, seat, random.Random(5), game.heuristics(state), constants)
    root = Node()
    for _ in range(60):
        searcher.iterate(game.resample(state, seat, searcher.rng), root)
    taken = root.child(game.parse("take 1"))
    assert taken is not None
    assert taken.children is not None
    following = {game.catalogue[number].text.split()[0] for number in taken.children}
    assert following
    assert ("lay" in following) == bool(branch)


def test_the_search_finds_the_best_last_answer() -> None:
    # The last choice of a game: all that follows is forced, so there is a best answer.
    game = palio.find("patrizier")
    found = 0
    for seed in range(20):
        numbers = random.Random(seed)
        state = game.new(game.setup(2))
        last = None
        while state.pending:
            moves = game.legal_moves(state)
            actor = game.actor(state)
            if len(moves) > 1:
                last = None if actor == palio.CHANCE else (game.copy(state), actor)
            game.play(state, moves[int(numbers.random() * len(moves))])
        if last is None:
            continue
        before, seat = last
        worth = {move: reward(game, before, move, seat) for move in game.legal_moves(before)}
        move = bot("master:100").choose(game, game.copy(before), seat, numbers)
        assert worth[move] == max(worth.values()), seed
        found += 1
    assert found > 10


def reward(game: palio.Game[Any], state: State, move: palio.Move, seat: int) -> float:
    """What a move, and all that is forced after it, is worth to a seat."""
    after = game.copy(state)
    game.play(after, move)
    while after.pending:
        (forced,) = game.legal_moves(after)
        game.play(after, forced)
    return rewards(game, after, None, 12.0, 0.5)[seat]


def test_rewards_lie_between_0_and_1_and_favour_the_winner() -> None:
    game = palio.find("firenze")
    state = game.new(game.setup(3))
    numbers = random.Random(2)
    while state.pending:
        moves = game.legal_moves(state)
        game.play(state, moves[int(numbers.random() * len(moves))])
    outcome = game.outcome(state)
    assert outcome is not None
    worth = rewards(game, state, game.heuristics(state), 12.0, 0.5)
    assert all(0.0 <= one <= 1.0 for one in worth)
    assert max(worth) == worth[outcome.winners[0]]


def test_a_new_node_knows_nothing() -> None:
    node = Node()
    assert (node.visits, node.total, node.children) == (0, 0.0, None)


def test_of_answers_tried_equally_often_the_better_is_given() -> None:
    game = palio.find("patrizier")
    state, _ = first_choice("patrizier", 2)
    moves = game.legal_moves(state)[:3]
    root = Node()
    for move, visits, total in zip(moves, (2, 4, 4), (2.0, 1.0, 3.0), strict=True):
        child = root.add(move)
        child.visits, child.total = visits, total
    assert most_tried(root, moves) is moves[2]
    second = root.child(moves[1])
    assert second is not None
    second.total = 3.5
    assert most_tried(root, moves) is moves[1]


@pytest.mark.parametrize("slug", ["firenze", "florenza", "tuscany"])
def test_a_search_can_begin_with_what_greedy_thinks(slug: str) -> None:
    game = palio.find(slug)
    for state in questions(game, game.setup(2), random.Random(3)):
        seat, moves, heuristics = game.actor(state), game.legal_moves(state), game.heuristics(state)
        opinions = []
        for part in (0.0, 0.5, 1.0):
            constants = {**SEARCH, "glance": part}
            searcher = Searcher(game, seat, random.Random(4), heuristics, constants)
            worlds = game.worlds(state, seat)
            weights = searcher.opinions(state, moves, worlds)
            opinions.append([weight / sum(weights) for weight in weights])
        own, half, greedy = opinions
        asked = bot("greedy").choose(game, game.copy(state), seat, random.Random(4))
        assert greedy[moves.index(asked)] == pytest.approx(max(greedy))
        assert half == pytest.approx([(a + b) / 2 for a, b in zip(own, greedy, strict=True)])


def test_an_answer_by_instinct_is_drawn_from_the_same_opinions() -> None:
    game = palio.find("tuscany")
    state, seat = first_choice("tuscany", 2)
    moves = game.legal_moves(state)
    sure = {"glance": 1.0, "calm": 0.001}
    greedy = bot("greedy").choose(game, game.copy(state), seat, random.Random(5))
    asked = SearchBot(50, name="instinct", noise=1.0, search=sure)
    assert asked.choose(game, game.copy(state), seat, random.Random(5)) is greedy
    assert asked.iterations == 0
    assert len(moves) > 2


@pytest.mark.both
@pytest.mark.parametrize("slug", [s for s in palio.slugs() if s != "bottega"])
def test_greedy_is_no_fool(slug: str) -> None:
    # The ladder measures nine of ten with many games; this only smells smoke.
    game = palio.find(slug)
    setup = game.setup(2)
    games = 12 if palio.is_compiled() else 2
    wins = 0.0
    for number in range(games):
        bots = [bot("greedy"), bot("random")]
        seat = number % 2
        if seat:
            bots.reverse()
        wins += play(game, setup, bots, f"dice {number // 2}", f"bots {number}").shares[seat]
    assert wins > games * 0.7


class Watching(Heuristics[Any]):
    """Somebody else's opinions, and a look at the question at which they are asked for."""

    def __init__(self, others: Heuristics[Any]) -> None:
        super().__init__(others.weights, others.search)
        self.others = others
        self.judged: list[Any] = []

    def tuned(self, weights: Mapping[str, float], search: Mapping[str, float]) -> Heuristics[Any]:
        return self.others.tuned(weights, search)

    def values(self, state: Any) -> list[float]:
        self.judged.append(state.pending[-1])
        return self.others.values(state)

    def priors(self, state: Any, moves: list[palio.Move]) -> list[float]:
        return self.others.priors(state, moves)


def test_a_search_can_judge_all_lines_after_as_many_turns() -> None:
    game = palio.find("florenza")
    state, seat = first_choice("florenza", 4)
    opinions = game.heuristics(state)
    assert opinions is not None
    watching = Watching(opinions)
    # Seat after seat uses a die of the active one; with the fourth turn the next one is active.
    search = {"horizon": 0.0, "turns": 4.0, "glance": 0.0}
    SearchBot(30, name="turns", heuristics=watching, search=search).choose(
        game, state, seat, random.Random(3)
    )
    assert len(watching.judged) == 30
    for frame in watching.judged:
        assert isinstance(frame, ChooseDie)
        assert frame.seat == (seat + 1) % 4
        assert frame.left == 3
