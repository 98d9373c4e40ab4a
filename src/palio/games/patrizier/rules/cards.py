"""Sorted cards as multisets.

Written out by hand: these few lines are where a random game spends much of its time.
"""

from mypy_extensions import i64

from palio.core.packed import append, pop, vec


def distinct(cards: vec[i64]) -> list[int]:
    """
    >>> distinct(vec[i64]([3, 3, 5]))
    [3, 5]
    """
    kinds: list[int] = []
    last: i64 = -1
    for kind in cards:
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


def odds_of(cards: vec[i64]) -> list[float]:
    """How likely each of the distinct kinds is when one card is drawn.

    >>> odds_of(vec[i64]([3, 3, 5, 7]))
    [0.5, 0.25, 0.25]
    """
    total = len(cards)
    odds: list[float] = []
    last: i64 = -1
    count = 0
    for kind in cards:
        if kind != last and count:
            odds.append(count / total)
            count = 0
        last = kind
        count += 1
    odds.append(count / total)
    return odds


def place_of(cards: vec[i64], kind: i64) -> i64:
    """Where a kind stands first, or where it would have to stand.

    >>> cards = vec[i64]([3, 3, 5])
    >>> place_of(cards, 5), place_of(cards, 4), place_of(cards, 9)
    (2, 2, 3)
    """
    low: i64 = 0
    high: i64 = len(cards)
    while low < high:
        middle = (low + high) // 2
        if cards[middle] < kind:
            low = middle + 1
        else:
            high = middle
    return low


def has(cards: vec[i64], kind: i64) -> bool:
    """Is there a card of that kind?"""
    for card in cards:
        if card == kind:
            return True
    return False


def count_of(cards: vec[i64], kind: i64) -> i64:
    """How many cards of that kind there are."""
    count: i64 = 0
    for card in cards:
        if card == kind:
            count += 1
    return count


def add(cards: vec[i64], kind: i64) -> vec[i64]:
    """Put a card in, in its place.

    >>> list(add(vec[i64]([3, 7]), 5))
    [3, 5, 7]
    """
    cards = append(cards, kind)
    place = len(cards) - 1
    while place > 0 and cards[place - 1] > kind:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = kind
    return cards


def merged(cards: vec[i64], more: vec[i64]) -> vec[i64]:
    """All of both.

    >>> list(merged(vec[i64]([3, 5, 7]), vec[i64]([5, 6])))
    [3, 5, 5, 6, 7]
    """
    count = len(cards) + len(more)
    both = vec[i64]([0] * count)
    i: i64 = 0
    j: i64 = 0
    for place in range(count):
        if j == len(more) or (i < len(cards) and cards[i] <= more[j]):
            both[place] = cards[i]
            i += 1
        else:
            both[place] = more[j]
            j += 1
    return both


def take_out(cards: vec[i64], kind: i64) -> vec[i64]:
    """Take a card of that kind out; there must be one.

    >>> list(take_out(vec[i64]([3, 3, 5]), 3))
    [3, 5]
    """
    cards, taken = pop(cards, place_of(cards, kind))
    assert taken == kind
    return cards
