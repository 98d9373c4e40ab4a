"""Coroutines in tests."""

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """As ``asyncio.run``, in a thread of its own: a browser test leaves its loop in this one."""
    result: Future[T] = Future()

    def main() -> None:
        try:
            result.set_result(asyncio.run(work))
        except BaseException as error:  # noqa: BLE001  handed to who waits
            result.set_exception(error)

    thread = threading.Thread(target=main)
    thread.start()
    thread.join()
    return result.result()
