"""What is raised when a game breaks a law."""

from typing import Final

LAWS: Final = {
    1: "the game ends within max_moves",
    2: "a move exists if and only if the game is not over",
    3: "moves are distinct, and asked twice come in the same order",
    4: "parse(str(move)) is move",
    5: "playing on a copy never touches the original or any earlier copy",
    6: "the record alone rebuilds an equal state, and its text reads back equal",
    7: "odds sum to 1, none is zero, and sample agrees with them",
    8: "a resampled world looks the same to its seat, and the game goes on in it",
    9: "resampling draws what is hidden with the right frequencies",
    10: "an illegal, foreign or garbled text raises and changes nothing",
    11: "the census of components is constant",
    12: "views are JSON and hold nothing that a seat may not know",
    13: "the drawing is well-formed and holds every target, each id once",
    14: "every text exists in every language",
    15: "the outcome ranks all seats",
    16: "the catalogue holds every move",
    17: "the points that are told make up every seat's score",
    18: "what a seat has seen shows in its view or its prompt",
}


class LawBroken(AssertionError):
    """A game has broken a law of the house; says which, where, and how to see it again."""

    def __init__(self, law: int, what: str, where: str) -> None:
        super().__init__(f"law {law} ({LAWS[law]}) is broken: {what} [{where}]")
        self.law = law
