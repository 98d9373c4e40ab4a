"""Sorted lists of cards as multisets."""


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
