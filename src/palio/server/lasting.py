"""A response that lasts: it ends as soon as the other side hangs up."""

from __future__ import annotations

import asyncio

from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send


class LastingResponse(StreamingResponse):
    """Starlette would notice that somebody has gone when it next writes, which may be a while.

    What is sent is cancelled once, so that whoever sends it can still tidy up.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        sending = asyncio.ensure_future(self.stream_response(send))
        hanging_up = asyncio.ensure_future(self.listen_for_disconnect(receive))
        try:
            await asyncio.wait((sending, hanging_up), return_when=asyncio.FIRST_COMPLETED)
        finally:
            sending.cancel()
            hanging_up.cancel()
            [failure, _] = await asyncio.gather(sending, hanging_up, return_exceptions=True)
        # A line that broke while it was written to is nobody's mistake.
        if isinstance(failure, Exception) and not isinstance(failure, OSError):
            raise failure
