"""``palio replay`` and ``palio verify``: reading records."""

import json
from typing import Annotated

import typer

from palio.cli.common import (
    ComponentsOption,
    JsonOption,
    LanguageOption,
    RecordArgument,
    choose_language,
    load_record,
    record_at,
)
from palio.core.fairness import verify
from palio.core.match import Match
from palio.core.words import Words
from palio.texts import Speaker


def register(app: typer.Typer) -> None:
    """Add the verbs."""
    app.command("replay")(replay)
    app.command("verify")(verify_record)


def replay(
    file: RecordArgument,
    at: Annotated[int | None, typer.Option(help="Stop after so many moves.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it; else all open.")] = None,
    language: LanguageOption = None,
    components: ComponentsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Tell a recorded game move by move, and show the table at its end.

    Example: palio replay game.palio --at 60 --seat 1
    """
    record, game = load_record(file, components)
    record = record_at(record, at)
    match = Match.resume(record, game=game)
    facts = (
        [fact for step in match.steps for fact in step.facts] if seat is None else match.log(seat)
    )
    if as_json:
        shown = match.view(seat) | {"facts": [fact.as_json() for fact in facts]}
        typer.echo(json.dumps(shown, indent=2, ensure_ascii=False))
        return
    say = Speaker(game, choose_language(game, language), record.players)
    for fact in facts:
        typer.echo(f"{say.words(fact.words())} {fact.rule}")
    typer.echo("\n" + game.picture(game.view(match.state(), seat), seat, say) + "\n")
    typer.echo(ending(match, say) or say.words(question_words(match)))


def question_words(match: Match) -> Words:
    """What is asked now."""
    question = match.question
    assert question is not None
    return question.words(match.state())


def ending(match: Match, say: Speaker) -> str:
    """Scores and winners; empty while the game goes on."""
    outcome = match.outcome
    if outcome is None:
        return ""
    lines = [say("game-over")]
    order = sorted(range(match.seats), key=lambda seat: outcome.ranks[seat])
    lines += [say("score", seat=f"seat:{seat}", score=outcome.scores[seat]) for seat in order]
    names = [say.name(seat) for seat in outcome.winners]
    if not names:
        lines.append(say("lost"))
    elif len(names) == 1:
        lines.append(say("winner", seat=names[0]))
    else:
        lines.append(say("shared-win", seats=", ".join(names)))
    return "\n".join(lines)


def verify_record(
    file: RecordArgument, components: ComponentsOption = None, as_json: JsonOption = False
) -> None:
    """Roll the dice of a finished game again: does every outcome follow from its seed?

    Example: palio verify game.palio
    """
    record, game = load_record(file, components)
    rolls = verify(record, game=game)
    promise = record.dice.get("commitment", "")
    if as_json:
        typer.echo(json.dumps({"fair": True, "rolls": rolls, "commitment": promise}))
        return
    match = f"the seed matches the commitment {promise[:16]}…, and " if promise else ""
    typer.echo(f"{file}: {match}all {rolls} outcomes follow from the seed")
