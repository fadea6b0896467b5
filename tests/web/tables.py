"""Tables that are opened, and seats that are taken, without the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import APIRequestContext

from escadrille.kernel.rng import seal

PART = "00112233445566778899aabbccddeeff"


def opened(http: APIRequestContext, *seats: str, **wanted: Any) -> dict[str, Any]:
    """Open a game; return its keys and invitations."""
    answer = http.post("/api/games", data={"system": "flames", "seats": list(seats), **wanted})
    told: dict[str, Any] = answer.json()
    return told


def link(game: dict[str, Any], seat: int | None = None) -> str:
    """Return the link to a seat, or to the first that is left to a person."""
    left = game["invitations"]
    invitation = next(filter(None, left)) if seat is None else left[seat]
    return f"/#/sit/{game['game']}/{invitation}"


def key_of(http: APIRequestContext, game: dict[str, Any]) -> str:
    """Sit down in the only seat that is left to a person, and have the game dealt."""
    address = f"/api/games/{game['game']}"
    claim = {"invitation": next(filter(None, game["invitations"]))}
    key: str = http.post(f"{address}/sit", data=claim).json()["key"]
    for given in ({"seal": seal(PART)}, {"part": PART}):
        got = http.post(f"{address}/chance", data=given, headers={"Authorization": f"Bearer {key}"})
        assert got.ok, got.text()
    return key
