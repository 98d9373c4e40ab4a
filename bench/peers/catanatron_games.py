"""Random 4-seat games of catanatron; prints JSON. Runs where catanatron is."""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer


def main(seconds: float) -> None:
    random.seed(1)
    moves, copies, began = 0, 0, time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        moves += len(actions_of(game))
    rate = moves / elapsed
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds / 2:
        game.copy()
        copies += 1
    print(json.dumps([{"game": "catan", "moves": rate, "copies": copies / elapsed}]))


def actions_of(game: Game) -> list[object]:
    """Every answer given so far, by whatever name this version keeps it."""
    state = game.state
    return state.actions if hasattr(state, "actions") else state.action_records


main(float(sys.argv[1]))
