"""Schemathesis: whatever fits the schema, or does not, every address answers as the schema says."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks
from tests.table.players import QUICK, gather, sit

from escadrille.table.http import Settings, create_app

ROLES = ("seat", "seat", "host", "spectator", "nobody")
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.ignored_auth,
    checks.unsupported_method,
]
EXAMPLES = 30

schema = schemathesis.openapi.from_dict(
    create_app(Settings(database="unused.db")).openapi_schema.to_schema()
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = str(tmp_path_factory.mktemp("table") / "t.db")
    app = create_app(Settings(database=database, webhooks=True, limits=QUICK))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    # All systems are read once, which takes its time on a busy machine.
    httpx.get(f"http://127.0.0.1:{port}/api/systems", timeout=120).raise_for_status()
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join()


def key_of(address: str, role: str) -> tuple[str, str]:
    """Open a game and return its name and the key of a role."""
    wanted = {"system": "flames", "seats": ["human", "human"]}
    opened: dict[str, Any] = httpx.post(f"{address}/api/games", json=wanted).json()
    if role != "seat":
        return opened["game"], opened[role]
    with httpx.Client(base_url=address) as http:
        people = [sit(http, opened, seat) for seat in (0, 1)]
        gather(*people)
    return opened["game"], people[0].key


@schema.given(role=st.sampled_from(ROLES))
@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
def test_every_answer_is_one_of_the_schema(
    case: schemathesis.Case, role: str, address: str
) -> None:
    headers = {}
    if role != "nobody" and case.path.startswith("/api/me"):
        made = httpx.post(f"{address}/api/me", json={}).json()
        headers["Authorization"] = f"Bearer {made['device']}"
    if role != "nobody" and "game" in case.path_parameters:
        case.path_parameters["game"], key = key_of(address, role)
        headers["Authorization"] = f"Bearer {key}"
    case.call_and_validate(base_url=address, headers=headers, checks=CHECKS)
