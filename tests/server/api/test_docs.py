"""What the documents say of the API is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from palio.server import tokens
from palio.server.errors import CODES
from palio.server.security.refusals import PLAIN_CODES

if TYPE_CHECKING:
    from tests.server.conftest import Server

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


def test_every_code_is_in_the_table_with_its_status() -> None:
    assert tokens.NoSuchToken in CODES
    known = {(status, code) for status, code in CODES.values()}
    known |= {(status, code) for status, code in PLAIN_CODES.items()} | {(400, "refused")}
    rows = re.findall(r"^\| (\d+) \| `(\w+)` \| \S.*\|$", PAGE, flags=re.MULTILINE)
    assert [(int(status), code) for status, code in rows] == sorted(known)


def test_every_address_in_the_page_is_one_of_the_api(server: Server) -> None:
    paths = server.call().client.get("/api/openapi.json").json()["paths"]
    told = re.findall(r"`(GET|POST|DELETE) (/[^`\s]+)`", PAGE)
    assert len(told) >= 8
    for verb, path in told:
        known = re.sub(r"/tables/\{id\}", "/tables/{table_id}", path)
        known = re.sub(r"/tokens/\{id\}", "/tokens/{token_id}", known)
        assert verb.lower() in paths[f"/api/v1{known}"], f"{verb} {path}"
