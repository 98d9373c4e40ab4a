"""Options and fixtures that all tests share."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import palio
from palio.core.dice import Dice
from palio.core.match import Match

HERE = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--goldens", action="store_true", help="write the golden files anew")
    parser.addoption("--wheel", action="store_true", help="fail unless palio is the compiled wheel")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--wheel") and not palio.is_compiled():
        raise pytest.UsageError("--wheel: this palio is not compiled")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # The longest tests first: at the end one worker would wait for the other.
    items.sort(key=lambda item: "test_whole_games" not in item.nodeid)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """``golden(path, text)``: the text is what the golden file holds, or becomes it."""

    def check(path: str, text: str) -> None:
        file = HERE / path
        if request.config.getoption("--goldens"):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        assert file.read_text(encoding="utf-8") == text, f"{path}: make goldens, and read the diff"

    return check


@pytest.fixture
def position() -> Callable[..., Match]:
    """``position("patrizier", "name")``: a match that starts from a position file, or from text."""

    def start(slug: str, name: str, *, text: str | None = None, dice: Dice | None = None) -> Match:
        file = HERE / "games" / slug / "positions" / f"{name}.toml"
        game = palio.find(slug)
        source = file.read_text(encoding="utf-8") if text is None else text
        setup, state = game.read_position(source, file.name)
        return Match.at(state, game=game, setup=setup, dice=dice)

    return start


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium, without a window; playwright brings none of its own."""
    chromium = shutil.which("chromium")
    assert chromium, "chromium is missing: make debian"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield running
        running.close()
