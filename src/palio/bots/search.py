"""Information-set Monte Carlo tree search for any number of seats.

Each iteration draws a fresh world, walks down one tree that is keyed by what the searching seat
gets to see, adds a node, plays on for a while, judges the result for every seat, and hands the
judgement back up: each seat is taken to do what is best for itself. Answers of chance are sampled,
and branch the tree or not as suits the game; answers that the seat would not see never do.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, final

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


@final
class Node:
    """What is known about a point that play can reach, as the searching seat would see it."""

    def __init__(self, move: Move | None = None) -> None:
        self.move = move
        """The answer that leads here; None: the question itself, or a throw of chance."""
        self.prior = 0.0
        self.visits = 0
        """How often it was tried; a node that never was is there for its prior only."""
        self.available = 0
        """How often the answer was legal where it could have been given, once it was tried."""
        self.total = 0.0
        """Sum of rewards for the seat whose answer leads here."""
        self.children: dict[int, Node] | None = None
        self.last: list[Node] = UNASKED
        """The children for the answers that were legal when it was last asked, in their order."""

    def child(self, move: Move) -> Node | None:
        """Where the answer leads, if that was ever tried or thought about."""
        return None if self.children is None else self.children.get(move.id)

    def add(self, move: Move) -> Node:
        """A new child."""
        child = Node(move)
        if self.children is None:
            self.children = {}
        self.children[move.id] = child
        return child


UNASKED: Final[list[Node]] = []


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
        child = root.child(move)
        if child is None or child.visits == 0:
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
        child = root.child(move)
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
        child = root.child(move)
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
        self.random: Callable[[], float] = rng.random  # looked up once, called by the million
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
        """Take the weights for the priors of a node's answers, with a part spread evenly."""
        even = self.flatten / len(moves)
        rest = (1.0 - self.flatten) / total_of(weights)
        for i in range(len(moves)):
            child = node.child(moves[i])
            if child is None:
                child = node.add(moves[i])
            child.prior = even + rest * weights[i]

    def iterate(self, state: State, root: Node) -> None:
        """One walk down the tree and back."""
        game = self.game
        pending = state.pending
        node = root
        path: list[Node] = [root]
        movers: list[int] = [NOBODY]
        while pending:
            frame = pending[-1]
            actor = frame.seat
            seen = frame.seen_by(self.seat)
            child: Node | None = None
            if actor == CHANCE:
                move = frame.fall(state, self.random())
                seen = seen and self.branches
            else:
                moves = frame.legal_moves(state)
                if len(moves) == 1:
                    move = moves[0]
                elif seen:
                    child = self.select(state, node, moves)
                    assert child.move is not None
                    move = child.move
                else:
                    move = self.guess(state, moves)
            pending.pop()
            frame.play(state, move, None)
            game.settle(state, None)
            if not seen:
                continue
            if child is None:
                child = node.child(move)
                if child is None:
                    child = node.add(move)
            path.append(child)
            movers.append(actor)
            node = child
            if child.visits == 0 and actor != CHANCE:
                break
        self.play_on(state, movers)
        result = rewards(game, state, self.heuristics, self.scale, self.win)
        for i in range(len(path)):
            visited = path[i]
            visited.visits += 1
            mover = movers[i]
            if mover >= 0:
                visited.total += result[mover]

    def select(self, state: State, node: Node, moves: list[Move]) -> Node:
        """Where to look next: good so far, likely to be good, or seldom tried."""
        children = self.children(state, node, moves)
        seldom = math.sqrt(node.visits + 1.0)
        best = children[0]
        highest = -1.0
        for child in children:
            if child.visits == 0:
                score = self.first + self.explore * child.prior * seldom
            else:
                child.available += 1
                worth = child.total / child.visits
                pull = math.sqrt(float(child.available)) / (1.0 + child.visits)
                score = worth + self.explore * child.prior * pull
            if score > highest:
                highest = score
                best = child
        return best

    def children(self, state: State, node: Node, moves: list[Move]) -> list[Node]:
        """The children for these answers; asks for priors where one is legal that was not before.

        In other worlds other answers may be legal, but mostly they are those of the last time.
        """
        last = node.last
        if len(last) == len(moves):
            is_same = True
            for i in range(len(moves)):
                if last[i].move is not moves[i]:
                    is_same = False
                    break
            if is_same:
                return last
        known = True
        for move in moves:
            if node.child(move) is None:
                known = False
                break
        if not known:
            heuristics = self.heuristics
            even = [1.0] * len(moves)
            self.remember(
                node, moves, even if heuristics is None else heuristics.priors(state, moves)
            )
        found: list[Node] = []
        for move in moves:
            child = node.child(move)
            assert child is not None
            found.append(child)
        node.last = found
        return found

    def guess(self, state: State, moves: list[Move]) -> Move:
        """What somebody is likely to answer in secret, or in a playout."""
        heuristics = self.heuristics
        if heuristics is None or (self.lean < 1.0 and self.random() >= self.lean):
            return moves[int(self.random() * len(moves))]
        return heuristics.lean(state, moves, self.random())

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
        pending = state.pending
        while pending:
            frame = pending[-1]
            actor = frame.seat
            if actor == CHANCE:
                move = frame.fall(state, self.random())
            else:
                if actor != asked:
                    turns += 1
                    asked = actor
                if left <= 0 and turns >= self.turns:
                    return
                moves = frame.legal_moves(state)
                move = moves[0] if len(moves) == 1 else self.guess(state, moves)
                left -= 1
            pending.pop()
            frame.play(state, move, None)
            game.settle(state, None)
