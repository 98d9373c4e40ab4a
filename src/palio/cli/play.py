"""``palio play``: you in the terminal against bots."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from palio.bots.bot import Bot
from palio.bots.levels import bot
from palio.cli.common import (
    ComponentsOption,
    LanguageOption,
    OptionsOption,
    SeatsOption,
    choose_language,
    load_game,
    load_record,
    parse_options,
    write_text,
)
from palio.cli.records import ending, question_words
from palio.core import registry
from palio.core.dice import Dice, Fair
from palio.core.errors import PalioError
from palio.core.fairness import dice_of
from palio.core.game import Game
from palio.core.match import Match
from palio.core.move import Move
from palio.core.seats import Seat
from palio.core.setup import spoken_range
from palio.texts import Speaker

LEVEL = "journeyman"
HELP = """Answer with the number of a move or with its text; Enter takes the only answer there is.
  u  take back your last answer    t  show the table again
  q  quit; the game is saved       ?  this help"""


def register(app: typer.Typer) -> None:
    """Add the verb."""
    app.command("play")(play)


def play(
    game: Annotated[str | None, typer.Argument(help="The game; asked for if left out.")] = None,
    seats: SeatsOption = None,
    seat: Annotated[int, typer.Option(help="Where you sit; 0 is the first seat.")] = 0,
    name: Annotated[str, typer.Option(help="Your name.")] = "",
    option: OptionsOption = None,
    bots: Annotated[
        str, typer.Option(help="How strong the bots are: one name, or one a bot with commas.")
    ] = LEVEL,
    components: ComponentsOption = None,
    language: LanguageOption = None,
    record: Annotated[
        Path | None, typer.Option(help="Where the game is saved; resumed if it is there already.")
    ] = None,
) -> None:
    """Play in the terminal against bots. Every move is saved; quit and resume at will.

    Bots: random, greedy, apprentice, journeyman, master, grandmaster, or with a budget of your own
    master:1000 or master:250ms. They see what their seat sees, and no more.

    Example: palio play patrizier --seats 3 --bots apprentice,master --record evening.palio
    """
    if record is not None and record.exists():
        match, found, seat = resume(record, components, game)
    else:
        found = load_game(game or ask_for_game(), components)
        count = min(found.seats) if seats is None else seats
        setup = found.setup(count, parse_options(option))
        if not 0 <= seat < count:
            raise PalioError(f"--seat is 0 to {count - 1} with {count} seats, not {seat}")
        speech = Speaker(found, choose_language(found, language))
        players = name_bots(bots, seat, count)
        players[seat] = name or speech("seat-name", number=seat + 1)
        match = Match(found, seats=count, options=setup.options, dice=Fair(), players=players)
    if record is None:
        record = Path(f"{found.slug}-{time.strftime('%Y%m%d-%H%M%S')}.palio")
    say = Speaker(found, choose_language(found, language), match.players)
    Terminal(match, seat, say, record).run()


def resume(path: Path, components: Path | None, slug: str | None) -> tuple[Match, Game[Any], Seat]:
    """The match of a record file, with its own dice, and where the person sits."""
    record, game = load_record(path, components)
    if slug is not None and slug != game.slug:
        raise PalioError(f"{path}: a record of {game.slug}, not of {slug}")
    dice: Dice = dice_of(record) if record.dice.get("seed") else Fair()
    match = Match.resume(record, game=game, dice=dice)
    people = [s for s, player in enumerate(match.players) if level_of(player) is None]
    return match, game, people[0] if people else 0


def name_bots(levels: str, seat: Seat, count: int) -> list[str]:
    """What the bots are called; the record remembers by it how strong they are."""
    chosen = levels.split(",")
    if len(chosen) == 1:
        chosen *= count - 1
    if len(chosen) != count - 1:
        raise PalioError(f"--bots names {len(chosen)} bots, but {count - 1} sit at the table")
    for level in chosen:
        bot(level)
        if level.startswith("cheater"):
            raise PalioError("a cheater is for measuring only: it does not sit down with people")
    names = [f"Bot {number} ({level})" for number, level in enumerate(chosen, start=1)]
    return [*names[:seat], "", *names[seat:]]


def level_of(player: str) -> str | None:
    """How strong a player is by its name; None if it is a person."""
    found = re.fullmatch(r"Bot \d+(?: \((.+)\))?", player)
    return (found[1] or "random") if found else None


def ask_for_game() -> str:
    """Which game, if the command did not say."""
    slugs = registry.slugs()
    for number, slug in enumerate(slugs, start=1):
        game = registry.find(slug)
        typer.echo(f"{number:>3}  {game.title}, {spoken_range(game.seats)} seats")
    while True:
        answer = read_line("Which game? ")
        if answer is None or answer == "q":
            raise typer.Exit
        if answer.isdecimal() and 1 <= int(answer) <= len(slugs):
            return slugs[int(answer) - 1]
        if answer in slugs:
            return answer
        typer.echo(f"A number from 1 to {len(slugs)}, please, or q to quit.")


def read_line(prompt: str) -> str | None:
    """A line that was typed; None at the end of input."""
    try:
        return input(prompt).strip()
    except EOFError:
        typer.echo()
        return None


class Terminal:
    """One person at one match."""

    def __init__(self, match: Match, seat: Seat, say: Speaker, path: Path) -> None:
        self.match = match
        self.seat = seat
        self.say = say
        self.path = path
        self.told = 0
        self.rng = random.Random()
        self.bots: dict[Seat, Bot] = {}
        for other in range(match.seats):
            if other != seat:
                level = level_of(match.players[other]) if match.players else None
                self.bots[other] = bot(level or LEVEL)

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        self.save()
        typer.echo(HELP)
        while self.match.outcome is None:
            if self.match.actor == self.seat:
                self.tell()
                self.show_table()
                if not self.ask():
                    typer.echo(f"Saved. Go on with: palio play --record {self.path}")
                    return
            else:
                self.bot_plays()
            self.save()
        self.tell()
        self.show_table()
        typer.echo(ending(self.match, self.say))
        typer.echo(f"The record is {self.path}; palio verify {self.path} checks the dice.")

    def save(self) -> None:
        """The record with its seed, or the dice could not be rolled on after a break."""
        write_text(self.path, self.match.record(reveal=True).to_text())

    def tell(self) -> None:
        """What has happened since it was last told, as far as the person may know."""
        for fact in self.match.log(self.seat, since=self.told):
            typer.echo("  " + self.say.words(fact.words()))
        self.told = self.match.version

    def show_table(self) -> None:
        """The table as the person sees it."""
        game = self.match.game
        view = game.view(self.match.state(), self.seat)
        typer.echo("\n" + game.picture(view, self.seat, self.say) + "\n")

    def bot_plays(self) -> None:
        """A bot answers from a world in which it could not tell that it is not the true one."""
        match = self.match
        world = match.world(match.actor, self.rng.getrandbits(64))
        move = self.bots[match.actor].choose(match.game, world, match.actor, self.rng)
        match.play(move.text)

    def ask(self) -> bool:
        """Put the question until it is answered; False if the person leaves."""
        moves = self.match.legal_moves()
        typer.echo(self.say.words(question_words(self.match)))
        for number, move in enumerate(moves, start=1):
            typer.echo(f"{number:>3}  {self.say.words(move.label)}  [{move.text}]")
        while True:
            answer = read_line("> ")
            if answer is None or answer == "q":
                return False
            if answer == "?":
                typer.echo(HELP)
            elif answer == "t":
                self.show_table()
            elif answer == "u":
                if self.undo():
                    return True
            elif self.answer(answer, moves):
                return True

    def answer(self, answer: str, moves: list[Move]) -> bool:
        """Play it, or say in one line why not."""
        if not answer and len(moves) == 1:
            answer = moves[0].text
        if answer.isdecimal() and 1 <= int(answer) <= len(moves):
            answer = moves[int(answer) - 1].text
        try:
            self.match.play(answer, seat=self.seat)
        except PalioError as error:
            typer.echo(f"{error} (? for help)" if answer else "Your answer, please (? for help)")
            return False
        return True

    def undo(self) -> bool:
        """Take back the last answer, if nothing stands against it."""
        try:
            self.match.undo(self.seat)
        except PalioError as error:
            typer.echo(str(error))
            return False
        self.told = min(self.told, self.match.version)
        return True
