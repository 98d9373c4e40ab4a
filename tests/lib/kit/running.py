"""A server in a process of its own, as people start it; can be killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType

from kit.postgres import free_port

PATIENCE = 60.0


class Server:
    """``palio serve`` on a free port."""

    def __init__(self, home: Path, **environment: str) -> None:
        self.home = home
        self.port = free_port()
        self.environment = {
            "PALIO_HOME": str(home),
            "PALIO_LIMITS": "0",
            "PALIO_BOT_PAUSE": "0",
            **environment,
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with (self.home / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "palio", "serve", "--no-browser", "--port", str(self.port)],
                env={**os.environ, **self.environment},
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=2):  # noqa: S310
                    return
            except OSError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise RuntimeError(self.said()) from None
                time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would: no good-byes."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def said(self) -> str:
        """What it wrote to its log."""
        return (self.home / "server.log").read_text(encoding="utf-8", errors="replace")

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()
        # What bots think with must not outlive the server.
        assert not re.search("Traceback", self.said()), self.said()
