"""Random playouts of OpenSpiel games driven from Python; prints JSON. Runs where open_spiel is."""

import json
import random
import sys
import time

import pyspiel

CARD_GAMES = ("gin_rummy", "hearts", "euchre", "skat", "cribbage", "leduc_poker")
BOARD_GAMES = ("backgammon", "connect_four", "hex", "y")


def playout(game: pyspiel.Game, rng: random.Random) -> int:
    """One random game; returns how many moves it took, chance included."""
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            u, total = rng.random(), 0.0
            for action, odds in state.chance_outcomes():  # noqa: B007  the last one is used
                total += odds
                if u < total:
                    break
        else:
            actions = state.legal_actions()
            action = actions[int(rng.random() * len(actions))]
        state.apply_action(action)
        moves += 1
    return moves


def main(seconds: float) -> None:
    rows = []
    for kind, names in (("card", CARD_GAMES), ("board", BOARD_GAMES)):
        for name in names:
            game = pyspiel.load_game(name)
            rng = random.Random(1)
            playout(game, rng)
            moves, began = 0, time.perf_counter()
            while (elapsed := time.perf_counter() - began) < seconds:
                moves += playout(game, rng)
            rows.append({"game": name, "kind": kind, "moves": moves / elapsed})
    print(json.dumps(rows))


main(float(sys.argv[1]))
