"""Everybody's things, the own hand large and near, and the draw pile."""

from __future__ import annotations

from palio.core.seats import Seat
from palio.draw import Place
from palio.games.patrizier.drawing.pen import CARD, PERSONS, Pen
from palio.games.patrizier.picture import PlayerView


def draw_players(pen: Pen, place: Place) -> None:
    """Everybody, one below the other on a desktop, side by side elsewhere."""
    down = pen.canvas.layout.is_wide
    places = place.rows(pen.seats, 10) if down else place.columns(pen.seats, 6)
    for seat, own in enumerate(places):
        draw_player(pen, seat, own)


def draw_player(pen: Pen, seat: Seat, place: Place) -> None:
    """A player's sheet: who it is, heads and fame, floors left, cards."""
    canvas = pen.canvas
    near = seat == pen.seat
    canvas.open(f"seat:{seat}", pen.name(seat))
    edge = "ink" if near else "edge"
    canvas.rect(*place, fill="panel", stroke=edge, line=2 if near else 1, round=8)
    small = place.width < 180
    band = 24.0 if small else 34.0
    pen.ribbon(seat, place.x, place.y, place.width, band, round=8)
    x = place.x + 1.05 * band
    pen.nameplate(seat, x, place.y + band / 2, 0.54 * band, place.right - x - 4)
    below = Place(place.x, place.y + band, place.width, place.height - band)
    possessions(pen, seat, below, small=small)
    canvas.close()


def possessions(pen: Pen, seat: Seat, place: Place, *, small: bool) -> None:
    """Heads and fame as anybody who paid attention knows them, floors, cards."""
    canvas = pen.canvas
    player = pen.table["players"][seat]
    size = 14.0 if small else 24.0
    rows = 2 if small else 1
    counts(pen, player, Place(place.x + 6, place.y + 5, place.width - 10, rows * (size + 3)), size)
    line = place.y + 5 + rows * (size + 3) + (11 if small else 16)
    text = 10.5 if small else 15.0
    canvas.open(f"stock:{seat}", f"{pen.say('picture-stock')}: {player['stock']}")
    words = f"{pen.say('picture-stock')} {player['stock']}"
    canvas.text(place.x + 8, line, words, text, anchor="start", fill="faint")
    canvas.close()
    room = place.bottom - line - (10 if small else 16)
    card = min(room / CARD, (place.width - 20) / 3.3, 66.0)
    if not small:
        won(pen, player, seat, Place(place.x + 96, line - 17, place.width - 104, 21))
    if card < 12:
        return
    top = line + (5 if small else 9)
    taken = 0.0
    if seat != pen.seat:
        taken = foreign_hand(pen, seat, place.x + 8, top, card)
    if not small:
        x = place.x + 8 + taken
        pile(pen, seat, Place(x, top, place.right - 8 - x, CARD * card), card)


def counts(pen: Pen, player: PlayerView, place: Place, size: float) -> None:
    """Portraits of each person, and all fame, each as a picture and a number."""
    memory = player["memory"]
    things = [(f"head-{who}", f"shows-{who}", memory["portraits"][who]) for who in PERSONS]
    things.append(("coin", "picture-fame", memory["fame"]))
    rows = 1 if place.height < 2 * size else 2
    size = min(size, 0.42 * rows * place.width / len(things))
    cells = [cell for row in place.rows(rows, 0) for cell in row.columns(len(things) // rows, 0)]
    for (art, word, count), cell in zip(things, cells, strict=True):
        pen.canvas.open("", f"{pen.say(word)}: {count}")
        pen.canvas.use(art, cell.x, cell.y, size, size)
        pen.canvas.text(
            cell.x + size + 4,
            cell.y + size * 0.8,
            str(count),
            size * 0.82,
            anchor="start",
            bold=True,
        )
        pen.canvas.close()


def won(pen: Pen, player: PlayerView, seat: Seat, place: Place) -> None:
    """The fame tiles that a player has won; many of them lie over each other."""
    fames = player["memory"]["tiles"]
    size = place.height
    step = min(size + 2, (place.width - size) / max(1, len(fames) - 1))
    for index, fame in enumerate(fames):
        words = f"{pen.say('picture-tile')}: {fame}"
        pen.canvas.open("", words, piece=f"tile:{fame}@seat:{seat}:{index}")
        pen.coin(fame, place.right - size - (len(fames) - 1 - index) * step, place.y, size)
        pen.canvas.close()


def foreign_hand(pen: Pen, seat: Seat, x: float, y: float, card: float) -> float:
    """Another player's cards: those that all have seen, and the backs; returns how wide."""
    player = pen.table["players"][seat]
    seen: dict[str, int] = {}
    cards = [*player["hand"], *[""] * player["hidden"]]
    for index, kind in enumerate(cards):
        seen[kind] = seen.get(kind, -1) + 1
        # A card that is not known has no name by which it could be followed.
        piece = f"card:{kind or 'back'}@hand:{seat}:{seen[kind]}"
        pen.canvas.open("", pen.card_title(kind) if kind else "", piece=piece, source="deck")
        at = x + index * (card + 3)
        if kind:
            pen.card(kind, at, y, card)
        else:
            pen.back(at, y, card)
        pen.canvas.close()
    return len(cards) * (card + 3) + 14


def pile(pen: Pen, seat: Seat, place: Place, card: float) -> None:
    """What was played, the last card on top; as many as there is room to fan out."""
    cards = pen.table["players"][seat]["memory"]["pile"]
    if not cards or place.width < card:
        return
    step = 0.24 * card
    hidden = max(0, len(cards) - 1 - int((place.width - card) / step))
    for index, kind in enumerate(cards[hidden:]):
        pen.canvas.open("", pen.card_title(kind), piece=f"card:{kind}@pile:{seat}:{hidden + index}")
        pen.card(kind, place.x + index * step, place.y, card)
        pen.canvas.close()


def draw_hand(pen: Pen, place: Place, *, corner: float = 0.0) -> None:
    """The own hand, large and near, and the buttons; a corner on the right is left to the deck."""
    canvas = pen.canvas
    canvas.rect(*place, fill="shade", stroke="edge", round=10)
    cards = [] if pen.seat is None else pen.table["players"][pen.seat]["hand"]
    if not cards and not canvas.targets:
        draw_standing(pen, Place(place.x, place.y, place.width - corner, place.height))
        return
    size = min((place.height - 22) / CARD, 112.0)
    step = size + 14
    left = place.x + 16
    seen: dict[str, int] = {}
    for index, card in enumerate(cards):
        seen[card] = seen.get(card, -1) + 1
        at = left + index * step
        top = place.y + (place.height - CARD * size) / 2
        piece = f"card:{card}@hand:{pen.seat}:{seen[card]}"
        lit = canvas.open(f"card:{card}", pen.card_title(card), piece=piece, source="deck")
        pen.card(card, at, top, size)
        if lit:
            canvas.halo(at - 3, top - 3, size + 6, CARD * size + 6)
        canvas.close()
    start = left + len(cards) * step
    canvas.buttons(start, place.y + 14, place.right - corner - start - 12)


def draw_standing(pen: Pen, place: Place) -> None:
    """Everybody's fame, the most first, where there is no hand to show."""
    canvas = pen.canvas
    fame = [player["memory"]["fame"] for player in pen.table["players"]]
    order = sorted(range(pen.seats), key=lambda seat: -fame[seat])
    for seat, cell in zip(order, place.inset(10).columns(pen.seats, 6), strict=True):
        size = min(0.62 * cell.height, 0.7 * cell.width)
        x, y = cell.x + (cell.width - size) / 2, cell.y + 0.04 * cell.height
        canvas.open("", f"{pen.name(seat)}: {fame[seat]}")
        pen.coin(fame[seat], x, y, size)
        canvas.circle(
            x + size, y + size, 0.24 * size, fill=canvas.theme.seat(seat), stroke="panel", line=2
        )
        canvas.emblem(seat, x + size, y + size, 0.28 * size, fill="on_seat")
        canvas.text(
            cell.x + cell.width / 2,
            cell.bottom - 4,
            pen.name(seat),
            max(11.0, min(22.0, 0.16 * cell.height)),
            serif=True,
            bold=True,
            width=cell.width,
        )
        canvas.close()


def draw_deck(pen: Pen, x: float, y: float, width: float) -> None:
    """The draw pile and how many are left."""
    canvas = pen.canvas
    left = pen.table["deck"]
    title = pen.say("picture-deck", count=left)
    canvas.open("deck", title)
    for step in range(min(3, left)):
        pen.back(x - 2 * step, y - 2 * step, width)
    canvas.text(x + width / 2, y + CARD * width + 16, title, 13, fill="faint")
    canvas.close()
