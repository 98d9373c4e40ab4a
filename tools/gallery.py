"""The pictures of docs/: each game at its opening, in the middle and at its end, on three screens.

One seeded game of each is played by greedy bots and drawn in a real browser: to the one who is
asked while it goes on, with what may be clicked lit; to a spectator at its end.
"""

import io
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import sync_playwright

import palio
from palio.bots.greedy import GreedyBot
from palio.core.match import Match
from palio.draw import LAYOUTS
from palio.testing.scenes import NAMES
from palio.testing.screen import Screen

DOCS = Path(__file__).parent.parent / "docs"
FOLDER = DOCS / "gallery"
GAMES = ("patrizier", "firenze", "florenza", "tuscany")
SEATS = {"patrizier": 4, "firenze": 3, "florenza": 3, "tuscany": 3}
MOMENTS = ("opening", "middle", "end")
THEMES = {("middle", "tall"): "dark", ("opening", "phone"): "dark", ("end", "wide"): "dark"}
"""Where the pictures are not by daylight."""
QUALITY = 80
LARGEST = 120_000


class Shot(NamedTuple):
    """A picture: what it shows, and its file."""

    game: str
    moment: str
    layout: str

    @property
    def theme(self) -> str:
        """By day or by night."""
        return THEMES.get((self.moment, self.layout), "light")

    @property
    def file(self) -> Path:
        """Where it lies."""
        return FOLDER / f"{self.game}-{self.moment}-{self.layout}.webp"

    @property
    def words(self) -> str:
        """What it shows, for those who can't see it."""
        return f"{palio.find(self.game).title}, {self.moment}, {self.layout}, {self.theme}"


def play(game: str, answers: int | None = None) -> Match:
    """A game between greedy bots after so many answers, or at its end."""
    seats = SEATS[game]
    match = Match(game, seats=seats, dice=palio.Seeded(7), players=NAMES[:seats])
    bot = GreedyBot()
    rng = random.Random(7)
    while match.outcome is None and (answers is None or match.version < answers):
        seat = match.actor
        world = match.world(seat, match.version)
        match.play(bot.choose(match.game, world, seat, rng).text)
    return match


def moments(game: str) -> Iterator[tuple[str, Match]]:
    """The opening, the middle and the end, where somebody has something to choose."""
    end = play(game)
    for moment, part in (("opening", 0.08), ("middle", 0.55)):
        match = play(game, int(part * end.version))
        while len(match.legal_moves()) < 3:
            match = play(game, match.version + 1)
        yield moment, match
    yield "end", end


def compact(png: bytes) -> bytes:
    """A picture as WebP, as good as fits into the limit."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    for quality in range(QUALITY, 20, -10):
        out = io.BytesIO()
        image.save(out, "WEBP", quality=quality, method=6)
        if out.tell() <= LARGEST:
            break
    return out.getvalue()


def shoot() -> None:
    """Draw all of them."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("gallery: chromium is missing: make chromium")
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        screens = {layout: Screen(browser, layout) for layout in LAYOUTS}
        for game in GAMES:
            for moment, match in moments(game):
                for layout, screen in screens.items():
                    shot = Shot(game, moment, layout)
                    seat = None if match.outcome else match.actor
                    screen.show(match.svg(seat, layout=layout, theme=shot.theme))
                    shot.file.write_bytes(compact(screen.shoot()))
        browser.close()


def page() -> str:
    """The page that shows them."""
    lines = [
        "# Gallery",
        "",
        "One game of each, played by greedy bots, as the player to move sees it with what may be clicked lit; the end as a spectator",
        "sees it. On a desktop (1440 × 900), a tablet (820 × 1180) and a phone (390 × 844), by day and by night. `make gallery` draws",
        "all of them anew in a real browser. How they are made: [drawings.md](drawings.md).",
    ]
    for game in GAMES:
        lines += ["", f"## [{palio.find(game).title}](games/{game}.md)"]
        for moment in MOMENTS:
            lines += ["", f"**{moment.capitalize()}**", ""]
            shots = [Shot(game, moment, layout) for layout in LAYOUTS]
            lines += [image(shot) for shot in shots]
    return "\n".join(lines) + "\n"


def image(shot: Shot) -> str:
    """A picture on the page, small; a click shows it whole."""
    source = f"gallery/{shot.file.name}"
    width, height = LAYOUTS[shot.layout]
    size = round(340 * width / height)
    return f'<a href="{source}"><img src="{source}" alt="{shot.words}" width="{size}"></a>'


if __name__ == "__main__":
    shoot()
    (DOCS / "gallery.md").write_text(page(), encoding="utf-8")
