"""A sight and a visitor become fragments of a page. This file knows nothing else.

What is not in the sight can't be shown: that is how secrets are kept.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from palio.core import registry
from palio.core.errors import BadNotation
from palio.core.facts import Fact
from palio.core.game import Game
from palio.core.seats import Seat
from palio.core.words import Value
from palio.draw import svg
from palio.server.identity import Visitor
from palio.server.paper import environment
from palio.server.shapes import ChatLine, LogLine, Replay, Sight, TableInfo
from palio.server.speech import Phrases, phrases
from palio.texts import FALLBACK, Speaker, languages

LINES: Final = 50
"""Of the log that a page shows."""
ROMAN: Final = ("", "I", "II", "III", "IV", "V")
PARTS: Final = ("state", "prompt", "answers", "board", "players", "log", "end")
STYLE: Final = re.compile(r"<style>.*?</style>")


@dataclass(frozen=True)
class Line:
    """A line of the log in words."""

    number: int
    version: int
    seat: int
    text: str
    rule: str
    targets: str


@dataclass(frozen=True)
class Answer:
    """A legal answer in words."""

    text: str
    target: str
    label: str


@lru_cache(maxsize=64)
def game_of(slug: str) -> Game[Any]:
    """The game, to be drawn and spoken about."""
    return registry.find(slug)


def names_of(table: TableInfo, say: Phrases) -> tuple[str, ...]:
    """Who sits where, bots in the reader's language; two bots of a level are told apart."""
    plain = [
        place.player.name if place.player else say.level(place.bot) if place.bot else ""
        for place in table.seats
    ]
    many = Counter(name for name, place in zip(plain, table.seats, strict=True) if place.bot)
    met: Counter[str] = Counter()
    names = []
    for name, place in zip(plain, table.seats, strict=True):
        if place.bot and many[name] > 1:
            met[name] += 1
            names.append(f"{name} {ROMAN[met[name]]}")
        else:
            names.append(name or say("seat-free"))
    return tuple(names)


def speaker_of(table: TableInfo, language: str) -> Speaker:
    """Who speaks about this table; English for a game that lacks the language."""
    return speaker(table.game, language, names_of(table, phrases(language)))


@lru_cache(maxsize=512)
def speaker(slug: str, language: str, names: tuple[str, ...]) -> Speaker:
    """A speaker remembers what was said: one serves all who sit at a table."""
    game = game_of(slug)
    spoken = language if language in languages(game.package) else FALLBACK
    return Speaker(game, spoken, names)


def board(sight: Sight, visitor: Visitor) -> Markup:
    """The drawn table; what may be clicked is lit."""
    speak = speaker_of(sight.table, visitor.language)
    targets: dict[str, str] = {}
    for choice in sight.choices:
        targets.setdefault(choice.target, speak.words(choice.label))
    drawn = svg(
        sight.game,
        sight.view,
        sight.seat,
        speak,
        targets=targets,
        layout=visitor.layout,
        theme=visitor.theme,
    )
    # Its two rules stand in our own sheet, so that no page needs a style of its own.
    return Markup(STYLE.sub("", drawn, count=1))  # noqa: S704  the canvas has escaped every text


@lru_cache(maxsize=20_000)
def spoken(
    game: str,
    language: str,
    names: tuple[str, ...],
    kind: str,
    seat: Seat,
    values: tuple[tuple[str, Value], ...],
) -> str:
    """A fact in words; kept, because a log is shown again after every move."""
    fact = Fact(kind, "", seat, dict(values))
    return Speaker(game_of(game), language, names).words(fact.words())


def lines_of(log: tuple[LogLine, ...], game: str, speak: Speaker, first: int = 0) -> list[Line]:
    """Facts in words, the newest first."""
    found = [
        Line(
            number,
            line.version,
            line.fact.seat,
            spoken(
                game,
                speak.language,
                speak.names,
                line.fact.kind,
                line.fact.seat,
                tuple(line.fact.values.items()),
            ),
            line.fact.rule.removeprefix("§"),
            " ".join(line.fact.targets),
        )
        for number, line in enumerate(log[first:], start=first)
    ]
    return found[::-1]


def context_of(sight: Sight, visitor: Visitor) -> dict[str, Any]:
    """All that the templates of a table need."""
    say = phrases(visitor.language)
    speak = speaker_of(sight.table, visitor.language)
    answers = [
        Answer(choice.text, choice.target, speak.words(choice.label)) for choice in sight.choices
    ]
    last = sight.log[-1].version if sight.log else 0
    final = [line for line in sight.log if line.version == last] if sight.outcome else []
    return {
        "say": say,
        "sight": sight,
        "table": sight.table,
        "visitor": visitor,
        "names": speak.names,
        "question": question_of(sight, speak),
        "answers": answers,
        "lines": lines_of(sight.log, sight.table.game, speak, max(0, len(sight.log) - LINES)),
        "final": lines_of(tuple(final), sight.table.game, speak)[::-1],
        "places": places(sight),
        "winners": ", ".join(speak.names[seat] for seat in sight.outcome.winners)
        if sight.outcome
        else "",
    }


def question_of(sight: Sight, speak: Speaker) -> str:
    """What is asked, without the name that the page shows beside it."""
    if sight.question is None:
        return ""
    text = speak.words(sight.question)
    if sight.table.actor >= 0:
        text = text.removeprefix(f"{speak.names[sight.table.actor]}: ")
    return text[:1].upper() + text[1:]


def places(sight: Sight) -> list[tuple[int, int, int]]:
    """Rank, seat and score, the winner first; nothing while the game goes on."""
    if sight.outcome is None:
        return []
    ranks, scores = sight.outcome.ranks, sight.outcome.scores
    return sorted((ranks[seat], seat, scores[seat]) for seat in range(len(scores)))


def fragments(sight: Sight, visitor: Visitor) -> dict[str, Markup]:
    """The parts of a table's page, by the id of the element that holds them."""
    context = context_of(sight, visitor)
    found = {
        part: Markup(environment().get_template(f"parts/{part}.html").render(context))  # noqa: S704
        for part in PARTS
        if part != "board"
    }
    found["board"] = board(sight, visitor)
    return found


def players_fragment(sight: Sight, visitor: Visitor) -> Markup:
    """Who sits at the table, alone."""
    template = environment().get_template("parts/players.html")
    say = phrases(visitor.language)
    text = template.render(
        say=say, sight=sight, table=sight.table, names=names_of(sight.table, say)
    )
    return Markup(text)  # noqa: S704  a template has escaped it


def chat_fragment(lines: list[ChatLine], visitor: Visitor) -> Markup:
    """What was said."""
    template = environment().get_template("parts/chat.html")
    return Markup(template.render(chat=lines, say=phrases(visitor.language)))  # noqa: S704


def room_fragment(table: TableInfo, visitor: Visitor, link: str) -> Markup:
    """The waiting room of a table that is open."""
    say = phrases(visitor.language)
    template = environment().get_template("parts/room.html")
    text = template.render(
        table=table, visitor=visitor, say=say, link=link, names=names_of(table, say)
    )
    return Markup(text)  # noqa: S704  a template has escaped it


def partials(found: dict[str, Markup]) -> str:
    """Fragments for htmx: each goes to its own element.

    The board is put in whole: a morph would make HTML of parts of an SVG. The rest is morphed, so
    that focus, scrolling and half-written words stay.
    """
    return "".join(
        f'<hx-partial hx-target="#{part}" hx-swap="'
        f'{"innerHTML settle:0" if part == "board" else "innerMorph"}">{text}</hx-partial>'
        for part, text in found.items()
    )


def replay_fragments(replay: Replay, visitor: Visitor) -> dict[str, Markup]:
    """The parts of a replay's page: what has just happened, the board, and the log until then."""
    sight = replay.sight
    context = context_of(sight, visitor)
    happened = [line for line in context["lines"][::-1] if line.version == replay.at - 1]
    text = environment().get_template("parts/moment.html")
    log = environment().get_template("parts/log.html")
    return {
        "moment": Markup(  # noqa: S704  a template has escaped it
            text.render(context, replay=replay, happened=happened, move=move_of(replay, visitor))
        ),
        "board": board(sight, visitor),
        "log": Markup(log.render(context)),  # noqa: S704
    }


def move_of(replay: Replay, visitor: Visitor) -> tuple[Seat | None, str]:
    """Who made the move that led here, and what it is called; for moves that tell no fact."""
    who, _, text = replay.text.partition(" ")
    table = replay.sight.table
    speak = speaker_of(table, visitor.language)
    try:
        words = speak.words(game_of(table.game).parse(text).label)
    except BadNotation:
        words = text  # a move that only the players' own components know
    return (int(who) if who.isdigit() else None), words
