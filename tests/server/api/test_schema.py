"""The API keeps to its own description, whatever it is sent."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from fastapi.routing import iter_route_contexts
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from palio.server import api
from palio.server.errors import CODES

if TYPE_CHECKING:
    from tests.server.conftest import Server

EXAMPLES = 20
ENDLESS = "listen"
"""The event stream never ends; test_talk.py listens to it."""
OPERATIONS = sorted(str(route.name) for route in iter_route_contexts(api.router.routes))


def test_operation_ids_are_names_that_stay(server: Server) -> None:
    assert OPERATIONS == [
        "begin_turn_anew",
        "create_guest",
        "create_token",
        "get_record",
        "get_table",
        "leave_seat",
        "list_games",
        "list_tables",
        "list_tokens",
        "listen",
        "look",
        "open_table",
        "play_again",
        "play_move",
        "read_chat",
        "rename_me",
        "revoke_token",
        "say_line",
        "take_back",
        "take_seat",
        "who_am_i",
    ]
    described = server.call().client.get("/api/openapi.json").json()["paths"]
    told = {op["operationId"] for path in described.values() for op in path.values()}
    assert set(OPERATIONS) <= told


def test_everything_is_described(server: Server) -> None:
    described = server.call().client.get("/api/openapi.json").json()
    codes = {code for _, code in CODES.values()}
    for path, methods in described["paths"].items():
        if not path.startswith(api.PREFIX):
            continue
        for operation in methods.values():
            assert operation["description"]
            assert operation["tags"]
            for status, answer in operation["responses"].items():
                if status >= "4":
                    shape = answer["content"]["application/json"]["schema"]["$ref"]
                    assert shape == "#/components/schemas/Refusal", f"{path} {status}"
                    named = answer["description"].replace("`", "").split(", ")
                    assert set(named) <= codes


@pytest.mark.parametrize("operation", [name for name in OPERATIONS if name != ENDLESS])
def test_the_api_survives_whatever_it_is_sent(server: Server, operation: str) -> None:
    anna, bruno = server.call("Anna"), server.call("Bruno")
    table = anna.open()
    bruno.post(f"/tables/{table}/seats")
    headers = {"Authorization": str(anna.client.headers["Authorization"])}
    client = TestClient(server.app)  # one for all calls, so that nothing starts or stops
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", server.app)
    calls = count()

    @seed(8)
    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=schema.find_operation_by_id(operation).as_strategy())
    def survives(case: schemathesis.Case[Any]) -> None:
        if "table_id" in case.path_parameters and next(calls) % 4:
            case.path_parameters["table_id"] = table
        response = case.call(headers=headers, session=client)  # type: ignore[arg-type]  # any client will do
        case.validate_response(
            response,
            checks=[
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_headers_conformance,
                response_schema_conformance,
                negative_data_rejection,
            ],
        )

    survives()
    assert server.call().client.get("/healthz").status_code == 200
