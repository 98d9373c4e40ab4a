"""Event streams for htmx: each message is HTML that finds its own place."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from palio.server.lasting import LastingResponse

BEAT: Final = 15.0
"""Seconds of silence after which a comment shows both sides that the other is still there."""


@dataclass(frozen=True)
class Message:
    """What is sent: HTML for the page, or an event by name for its scripts."""

    data: str = ""
    id: str = ""
    event: str = ""

    def encode(self) -> bytes:
        """On the wire."""
        lines = [f"event: {self.event}"] if self.event else []
        if self.id:
            lines.append(f"id: {self.id}")
        lines += [f"data: {line}" for line in self.data.splitlines() or [""]]
        return ("\n".join(lines) + "\n\n").encode()


async def nothing() -> None:
    """Somebody who need not be told."""


def stream(
    messages: AsyncGenerator[Message, None], on_beat: Callable[[], Awaitable[None]] = nothing
) -> LastingResponse:
    """A response that lasts as long as the page does; ``on_beat`` is called again and again."""

    async def body() -> AsyncIterator[bytes]:
        waiting: asyncio.Task[Message | None] | None = None
        loop = asyncio.get_running_loop()
        # Pages that came together, as they do after a restart, are not to beat together.
        beat_at = loop.time() + BEAT * random.uniform(0.3, 1.0)
        yield b"retry: 500\n: hello\n\n"
        try:
            while True:
                if waiting is None:
                    waiting = asyncio.ensure_future(anext_of(messages))
                await asyncio.wait([waiting], timeout=max(0.0, beat_at - loop.time()))
                if waiting.done():
                    message = waiting.result()
                    waiting = None
                    if message is None:
                        return
                    yield message.encode()
                if loop.time() >= beat_at:
                    beat_at = loop.time() + BEAT
                    yield b": beat\n\n"
                    await on_beat()
        finally:
            if waiting is not None:
                waiting.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await waiting
            await messages.aclose()

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return LastingResponse(body(), media_type="text/event-stream", headers=headers)


async def anext_of(messages: AsyncIterator[Message]) -> Message | None:
    """The next message, or None after the last; a coroutine, so that it can be a task."""
    return await anext(messages, None)
