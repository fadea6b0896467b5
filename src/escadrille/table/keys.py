"""Keys: who holds one may sit in its place. Only their hashes are stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

from escadrille.table.errors import NoKey, WrongKey
from escadrille.table.store import Store, StoredKey

HOST: Final = "host"
SEAT: Final = "seat"
SPECTATOR: Final = "spectator"


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new(game: str, role: str, seat: int | None = None) -> tuple[str, StoredKey]:
    """Return a key to hand out, and what is stored of it."""
    key = secrets.token_urlsafe(24)
    return key, StoredKey(digest(key), game, seat, role)


def derived(key: str, game: str) -> str:
    """Return what this key becomes in a game that follows: only its holder can know it."""
    made = hmac.digest(key.encode(), game.encode(), "sha256")
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


class Holder(NamedTuple):
    """Who came in: what his key opens, and the key itself, which is not stored."""

    opens: StoredKey
    key: str

    @property
    def game(self) -> str:
        return self.opens.game

    @property
    def seat(self) -> int | None:
        return self.opens.seat

    @property
    def is_host(self) -> bool:
        return self.opens.role == HOST

    @property
    def is_spectator(self) -> bool:
        return self.opens.role == SPECTATOR


async def check(store: Store, key: str | None, game: str) -> StoredKey:
    """Return what a key opens in a game; it is looked up anew each time, so it can be revoked."""
    found = await store.key(digest(key)) if key else None
    if found is None:
        raise NoKey("no key, or one that is unknown or revoked")
    if found.game != game:
        raise WrongKey("this key opens another game")
    return found


def seat_of(key: StoredKey) -> int:
    """Return the seat that a key may order for."""
    if key.seat is None:
        raise WrongKey(f"a {key.role} watches; only a seat may order")
    return key.seat


def check_host(key: StoredKey) -> None:
    if key.role != HOST:
        raise WrongKey("only the host may do that")
