"""Sorted lists of cards as multisets.

Written out by hand: these few lines are where a random game spends much of its time, and compiled
loops beat calls into the list type.
"""


def distinct(cards: list[int]) -> list[int]:
    """
    >>> distinct([3, 3, 5])
    [3, 5]
    """
    kinds: list[int] = []
    last = -1
    for kind in cards:
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


def odds_of(cards: list[int]) -> list[float]:
    """How likely each of the distinct kinds is when one card is drawn.

    >>> odds_of([3, 3, 5, 7])
    [0.5, 0.25, 0.25]
    """
    total = len(cards)
    return [cards.count(kind) / total for kind in distinct(cards)]


def place_of(cards: list[int], kind: int) -> int:
    """Where a kind stands first, or where it would have to stand.

    >>> place_of([3, 3, 5], 5), place_of([3, 3, 5], 4), place_of([3, 3, 5], 9)
    (2, 2, 3)
    """
    low, high = 0, len(cards)
    while low < high:
        middle = (low + high) // 2
        if cards[middle] < kind:
            low = middle + 1
        else:
            high = middle
    return low


def add(cards: list[int], kind: int) -> None:
    """Put a card in, in its place."""
    cards.insert(place_of(cards, kind), kind)


def take_out(cards: list[int], kind: int) -> bool:
    """Take a card of that kind out; False if there is none."""
    place = place_of(cards, kind)
    if place == len(cards) or cards[place] != kind:
        return False
    cards.pop(place)
    return True
