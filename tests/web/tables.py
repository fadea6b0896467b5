"""Tables that are opened, and seats that are taken, without the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import APIRequestContext


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
    """Sit down in the first seat that is left to a person."""
    claim = {"invitation": next(filter(None, game["invitations"]))}
    key: str = http.post(f"/api/games/{game['game']}/sit", data=claim).json()["key"]
    return key
