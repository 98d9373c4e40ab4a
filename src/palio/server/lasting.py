"""A response that lasts: it ends as soon as the other side hangs up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import anyio
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send


class LastingResponse(StreamingResponse):
    """Starlette would notice that somebody has gone when it next writes, which may be a while."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with anyio.create_task_group() as group:

            async def until_it_ends(work: Callable[[], Awaitable[None]]) -> None:
                await work()
                group.cancel_scope.cancel()

            group.start_soon(until_it_ends, partial(self.listen_for_disconnect, receive))
            await until_it_ends(partial(self.stream_response, send))
