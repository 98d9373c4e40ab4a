"""What stands between the net and the tables: headers, limits, forgery checks and refusals.

``install`` puts all of it in front of an application; nothing else has to be remembered.
"""

from __future__ import annotations

from fastapi import FastAPI

from palio.server.limiter import Limiter
from palio.server.security.bodies import Bodies
from palio.server.security.csrf import check_csrf
from palio.server.security.headers import Headers
from palio.server.security.refusals import handle_refusals, refuse, render_error
from palio.server.security.throttle import Throttle
from palio.server.settings import Settings

__all__ = ["check_csrf", "install", "refuse", "render_error"]


def install(app: FastAPI, settings: Settings, *, proxies: int = 0) -> None:
    """Guard an application, pages and API alike.

    ``proxies``: how many proxies of our own stand in front and add to X-Forwarded-For.
    ``app.state.render_error`` may be replaced: it makes the page that tells of a refusal.
    """
    app.state.render_error = render_error
    app.state.limiter = Limiter(on=settings.limits)
    handle_refusals(app)
    # The last one added is the first that sees a request.
    app.add_middleware(Bodies)
    app.add_middleware(Throttle, proxies=proxies)
    app.add_middleware(Headers, settings=settings)
