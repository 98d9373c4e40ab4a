"""A move: one answer to one question, naming one target."""

from mypy_extensions import mypyc_attr

from palio.core.words import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """Made once when the game is loaded, compared by identity ever after.

    ``text`` is the one notation, both ways; ``target`` the id of the thing in a drawing that a
    person clicks to play it; ``label`` what a button or a screen reader says. ``id`` is the
    index in the game's catalogue and is given out there.
    """

    def __init__(self, text: str, target: str, label: Words) -> None:
        self.id = -1
        self.text = text
        self.target = target
        self.label = label

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"
