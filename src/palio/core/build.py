"""Which of its two forms this palio runs in."""

from palio.core import game


def is_compiled() -> bool:
    """Was the core compiled when this palio was installed?"""
    return not str(game.__file__).endswith(".py")
