"""Information-set Monte Carlo tree search for any number of seats.

Each iteration draws a fresh world, walks down one tree that is keyed by what the searching seat
gets to see, adds a node, plays on for a while, judges the result for every seat, and hands the
judgement back up: each seat is taken to do what is best for itself. Answers of chance are sampled,
and branch the tree or not as suits the game; answers that the seat would not see never do.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from typing import Any, Final

from palio.bots.bot import Bot
from palio.bots.greedy import glance
from palio.bots.reward import rewards
from palio.core.game import Game, Rng, State, Worlds
from palio.core.heuristics import Heuristics, lean, total_of
from palio.core.move import Move
from palio.core.seats import CHANCE, NOBODY, Seat

SEARCH: Final[dict[str, float]] = {
    "branch": 1.0,  # 1: what chance answers branches the tree; 0: what follows is one for all
    "explore": 1.0,  # how much the search is drawn to answers that it has seldom tried
    "first": 0.4,  # what an answer is taken to be worth before it was ever tried
    "glance": 0.0,  # the part of the priors of the question itself that is greedy's opinion …
    "calm": 1.0,  # … in which a lead of so many points makes an answer e times as likely
    "flatten": 0.3,  # how much of the priors is spread evenly over all answers
    "horizon": 8.0,  # how many moves a playout goes on before it is judged …
    "turns": 0.0,  # … and how often the question must have passed on to another seat by then
    "lean": 1.0,  # the part of a playout's answers that is drawn by the priors
    "scale": 12.0,  # points by which a lead must grow to be worth e times the odds
    "win": 0.5,  # the part of an end's reward that is for winning, not for the margin
}
"""Constants of the search; a game's ``tuned.toml`` may have other ones."""
TO_THE_END: Final = 1_000_000
ENDLESS: Final = 1_000_000_000
CHECK: Final = 8
"""Iterations between two looks at the clock, or at whether the answer is settled."""


class Node:
    """What is known about a point that play can reach, as the searching seat would see it."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.priors: dict[int, float] = {}
        self.visits = 0
        self.available = 0
        """How often the answer that leads here was legal where it could have been given."""
        self.total = 0.0
        """Sum of rewards for the seat whose answer leads here."""


class Truth(Worlds[Any]):
    """No other world than the true one: what somebody who peeks searches."""

    def draw(self, rng: Rng) -> State:
        state: State = self.game.copy(self.state)
        return state


class SearchBot(Bot):
    """Searches for so many iterations, or for so many milliseconds."""

    def __init__(
        self,
        iterations: int,
        *,
        name: str,
        milliseconds: int = 0,
        noise: float = 0.0,
        peeks: bool = False,
        heuristics: Heuristics[Any] | None = None,
        search: Mapping[str, float] | None = None,
    ) -> None:
        """``milliseconds`` overrules ``iterations`` if it is not 0.

        ``noise`` is how often an answer is drawn by the priors alone. ``heuristics`` and
        ``search`` replace the game's own.
        """
        super().__init__(name)
        self.budget = iterations
        self.milliseconds = milliseconds
        self.noise = noise
        self.peeks = peeks
        self.heuristics = heuristics
        self.search = search
        self._root = Node()
        self._expected: object = None

    def choose(self, game: Game[Any], world: State, seat: Seat, rng: Rng) -> Move:
        moves = game.legal_moves(world)
        root = self._known(game, world, seat)
        if len(moves) == 1:
            self._keep(game, world, seat, moves[0], root)
            return moves[0]
        heuristics = game.heuristics(world) if self.heuristics is None else self.heuristics
        deadline = time.monotonic() + self.milliseconds / 1000.0
        worlds = Truth(game, world, seat) if self.peeks else game.worlds(world, seat)
        searcher = Searcher(game, seat, rng, heuristics, self._constants(heuristics))
        opinions = searcher.opinions(world, moves, worlds)
        if self.noise and rng.random() < self.noise:
            self._expected = None
            return lean(moves, opinions, rng.random())
        searcher.remember(root, moves, opinions)
        budget = ENDLESS if self.milliseconds else self.budget
        done = 0
        while done < budget:
            if done % CHECK == 0:
                if is_settled(root, moves, budget - done):
                    break
                if self.milliseconds and done and time.monotonic() > deadline:
                    break
            searcher.iterate(worlds.draw(rng), root)
            done += 1
        self.iterations += done
        best = most_tried(root, moves)
        self._keep(game, world, seat, best, root)
        return best

    def _constants(self, heuristics: Heuristics[Any] | None) -> dict[str, float]:
        constants = dict(SEARCH)
        if heuristics is not None:
            constants.update(heuristics.search)
        if self.search is not None:
            constants.update(self.search)
        return constants

    def _known(self, game: Game[Any], world: State, seat: Seat) -> Node:
        """The tree of the question before, if this is just what it led to; else a new one."""
        if self._expected is not None and game.view(world, seat) == self._expected:
            return self._root
        return Node()

    def _keep(self, game: Game[Any], world: State, seat: Seat, move: Move, root: Node) -> None:
        """Remember the part of the tree that the answer leads to, if the same seat goes on."""
        self._expected = None
        child = root.children.get(move.id)
        if child is None:
            return
        game.play(world, move)
        if game.actor(world) == seat:
            self._root = child
            self._expected = game.view(world, seat)


def most_tried(root: Node, moves: list[Move]) -> Move:
    """The answer to give: the one that was tried most often, and of several the best so far."""
    best = moves[0]
    most = 0
    worth = 0.0
    for move in moves:
        child = root.children.get(move.id)
        if child is None or child.visits < most:
            continue
        if child.visits > most or child.total > worth:
            most = child.visits
            worth = child.total
            best = move
    return best


def is_settled(root: Node, moves: list[Move], left: int) -> bool:
    """Whether so many more iterations could not change which answer was tried most often."""
    most = 0
    second = 0
    for move in moves:
        child = root.children.get(move.id)
        if child is None:
            continue
        if child.visits > most:
            second = most
            most = child.visits
        elif child.visits > second:
            second = child.visits
    return most - second > left


class Searcher:
    """One search: what every iteration of it needs."""

    def __init__(
        self,
        game: Game[Any],
        seat: Seat,
        rng: Rng,
        heuristics: Heuristics[Any] | None,
        constants: dict[str, float],
    ) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.heuristics = heuristics
        self.branches = constants["branch"] >= 0.5
        self.explore = constants["explore"]
        self.first = constants["first"]
        self.glance = constants["glance"]
        self.calm = constants["calm"]
        self.flatten = constants["flatten"]
        self.lean = constants["lean"]
        self.scale = constants["scale"]
        self.win = constants["win"]
        # Without opinions only a real end can be judged.
        self.horizon = TO_THE_END if heuristics is None else int(constants["horizon"])
        self.turns = 0 if heuristics is None else int(constants["turns"])

    def opinions(self, world: State, moves: list[Move], worlds: Worlds[Any]) -> list[float]:
        """How promising the answers to the question itself look before the search.

        The heuristics say that of an answer, and by ``glance`` also of what it leads to.
        """
        heuristics = self.heuristics
        if heuristics is None:
            return [1.0] * len(moves)
        weights = heuristics.priors(world, moves)
        if self.glance == 0.0:
            return weights
        leads = glance(self.game, worlds, self.seat, moves, heuristics, self.rng)
        best = max(leads)
        likely = [math.exp((lead - best) / self.calm) for lead in leads]
        own = (1.0 - self.glance) / total_of(weights)
        looked = self.glance / total_of(likely)
        return [own * weights[i] + looked * likely[i] for i in range(len(moves))]

    def remember(self, node: Node, moves: list[Move], weights: list[float]) -> None:
        """Take the weights for the node's priors, with a part of them spread evenly."""
        even = self.flatten / len(moves)
        rest = (1.0 - self.flatten) / total_of(weights)
        for i in range(len(moves)):
            node.priors[moves[i].id] = even + rest * weights[i]

    def iterate(self, state: State, root: Node) -> None:
        """One walk down the tree and back."""
        game = self.game
        node = root
        path: list[Node] = [root]
        movers: list[int] = [NOBODY]
        while True:
            actor = game.actor(state)
            if actor == NOBODY:
                break
            frame = state.pending[-1]
            seen = frame.seen_by(self.seat)
            if actor == CHANCE:
                move = game.sample(state, self.rng)
            else:
                moves = game.legal_moves(state)
                if len(moves) == 1:
                    move = moves[0]
                elif seen:
                    move = self.select(state, node, moves)
                else:
                    move = self.guess(state, moves)
            game.play(state, move)
            if not seen or (actor == CHANCE and not self.branches):
                continue
            child = node.children.get(move.id)
            is_new = child is None
            if child is None:
                child = Node()
                node.children[move.id] = child
            path.append(child)
            movers.append(actor)
            node = child
            if is_new and actor != CHANCE:
                break
        self.play_on(state, movers)
        result = rewards(game, state, self.heuristics, self.scale, self.win)
        for i in range(len(path)):
            visited = path[i]
            visited.visits += 1
            mover = movers[i]
            if mover >= 0:
                visited.total += result[mover]

    def select(self, state: State, node: Node, moves: list[Move]) -> Move:
        """The answer to look at next: good so far, likely to be good, or seldom tried."""
        if self.heuristics is not None:
            self.add_priors(state, node, moves)
        even = 1.0 / len(moves)
        best = moves[0]
        highest = -1.0
        for move in moves:
            child = node.children.get(move.id)
            prior = node.priors.get(move.id, even)
            if child is None:
                score = self.first + self.explore * prior * math.sqrt(node.visits + 1.0)
            else:
                child.available += 1
                worth = child.total / child.visits
                pull = math.sqrt(float(child.available)) / (1.0 + child.visits)
                score = worth + self.explore * prior * pull
            if score > highest:
                highest = score
                best = move
        return best

    def add_priors(self, state: State, node: Node, moves: list[Move]) -> None:
        """Ask for priors where an answer is legal that was not before."""
        known = True
        for move in moves:
            if move.id not in node.priors:
                known = False
                break
        if known:
            return
        heuristics = self.heuristics
        assert heuristics is not None
        self.remember(node, moves, heuristics.priors(state, moves))

    def guess(self, state: State, moves: list[Move]) -> Move:
        """What somebody is likely to answer in secret, or in a playout."""
        heuristics = self.heuristics
        rng = self.rng
        if heuristics is None or (self.lean < 1.0 and rng.random() >= self.lean):
            return moves[int(rng.random() * len(moves))]
        return lean(moves, heuristics.priors(state, moves), rng.random())

    def play_on(self, state: State, movers: list[int]) -> None:
        """Play for a while, and on to the next question that a seat is asked.

        ``movers`` have answered on the way here. With ``turns`` all lines of play are judged after
        the same number of turns, however many small questions the turns consist of.
        """
        game = self.game
        left = self.horizon
        turns = 0
        asked = self.seat
        for mover in movers:
            if mover >= 0 and mover != asked:
                turns += 1
                asked = mover
        while True:
            actor = game.actor(state)
            if actor == NOBODY:
                return
            if actor == CHANCE:
                game.play(state, game.sample(state, self.rng))
                continue
            if actor != asked:
                turns += 1
                asked = actor
            if left <= 0 and turns >= self.turns:
                return
            moves = game.legal_moves(state)
            game.play(state, moves[0] if len(moves) == 1 else self.guess(state, moves))
            left -= 1
