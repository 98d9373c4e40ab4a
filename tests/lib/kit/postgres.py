"""A real PostgreSQL for the tests: a cluster in a folder of its own, thrown away afterwards."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import psycopg

ROOT = Path("/usr/lib/postgresql")


def binaries() -> Path:
    """Where the newest PostgreSQL of this machine lies."""
    found = sorted(ROOT.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not found:
        raise RuntimeError("there is no PostgreSQL here: `make test` installs it")
    return found[-1].parent


def owner_of(folder: Path) -> str | None:
    """PostgreSQL refuses to run as root: then its own user runs it, and owns the folder."""
    if os.geteuid() != 0:
        return None
    shutil.chown(folder, "postgres", "postgres")
    return "postgres"


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def run(owner: str | None, command: Sequence[str | Path]) -> None:
    """Run it where everybody may be, without what it says."""
    groups: list[str] | None = None if owner is None else []
    subprocess.run(
        command,
        check=True,
        stdout=subprocess.DEVNULL,
        cwd="/",
        user=owner,
        group=owner,
        extra_groups=groups,
    )


@contextlib.contextmanager
def cluster() -> Iterator[str]:
    """The address of a running server, without the name of a database."""
    folder = Path(tempfile.mkdtemp(prefix="palio-postgres-"))
    owner = owner_of(folder)
    tools, data, port = binaries(), folder / "data", free_port()
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
    control: list[str | Path] = [tools / "pg_ctl", "-D", data]
    try:
        run(owner, [tools / "initdb", "-D", data, "-U", "palio", "-A", "trust", "-E", "UTF8"])
        run(owner, [*control, "-w", "-l", folder / "log", "-o", options, "start"])
        yield f"postgresql+psycopg://palio@127.0.0.1:{port}"
        run(owner, [*control, "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def fresh_database(server: str, name: str) -> Iterator[str]:
    """The address of an empty database."""
    plain = server.replace("+psycopg", "")
    with psycopg.connect(f"{plain}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    yield f"{server}/{name}"
    with psycopg.connect(f"{plain}/postgres", autocommit=True) as connection:
        connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
