"""Where a server keeps its things, and how it speaks; from the environment or from a test."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from palio.core.errors import PalioError


@dataclass(frozen=True)
class Settings:
    """What a server is started with."""

    database_url: str
    secret: str
    """Signs cookies; the same for all processes of a server, and after a restart."""
    secure_cookies: bool = False
    """Only over https: behind a proxy on the open net."""
    bot_processes: int = 1
    bot_pause: float = 0.6
    """Seconds between two answers of a bot, so that people can follow."""
    patience: float = 90.0
    """Seconds that a table waits for somebody who is away, before a bot keeps the seat warm."""
    limits: bool = True
    """Are requests counted? Load tests on the own machine turn it off."""

    @property
    def is_sqlite(self) -> bool:
        """One file, one process."""
        return self.database_url.startswith("sqlite")


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """Everything that can be set is a variable PALIO_…; docs/server.md lists them.

    Without any, everything lies in one folder of the user's.
    """
    env = os.environ if environment is None else environment
    home = Path(env.get("PALIO_HOME") or platformdirs.user_data_path("palio"))
    url = env.get("PALIO_DATABASE_URL") or f"sqlite:///{home / 'palio.db'}"
    home.mkdir(parents=True, exist_ok=True)
    processes = env.get("PALIO_BOT_PROCESSES", "")
    if processes and (not processes.isdecimal() or processes == "0"):
        raise PalioError(f"PALIO_BOT_PROCESSES is a number of processes, not {processes!r}")
    return Settings(
        database_url=checked_url(url),
        secret=env.get("PALIO_SECRET") or kept_secret(home / "secret"),
        secure_cookies=env.get("PALIO_HTTPS", "") not in ("", "0"),
        bot_processes=int(processes) if processes else spare_cores(),
        bot_pause=seconds(env, "PALIO_BOT_PAUSE", Settings.bot_pause),
        patience=seconds(env, "PALIO_PATIENCE", Settings.patience),
        limits=env.get("PALIO_LIMITS", "1") != "0",
    )


def seconds(env: Mapping[str, str], name: str, default: float) -> float:
    """A time from the environment."""
    value = env.get(name, "")
    try:
        return float(value) if value else default
    except ValueError:
        raise PalioError(f"{name} is a number of seconds, not {value!r}") from None


def spare_cores() -> int:
    """Cores for bots to think on: all but one, which serves people."""
    return max(1, (os.cpu_count() or 2) - 1)


def checked_url(url: str) -> str:
    """The address of a database we can speak to, with its driver."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise PalioError(
            "PALIO_DATABASE_URL: not an address of a database; write it like"
            " sqlite:////var/lib/palio/palio.db or postgresql://user:password@host/palio"
        ) from None
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername not in ("sqlite", "postgresql+psycopg"):
        raise PalioError(
            f"PALIO_DATABASE_URL: {parsed.drivername} is not supported; use sqlite or postgresql"
        )
    return parsed.render_as_string(hide_password=False)


def kept_secret(path: Path) -> str:
    """A secret of our own, drawn at the first start and readable by nobody else."""
    try:
        return path.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        secret = secrets.token_urlsafe(32)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secret)
        return secret
