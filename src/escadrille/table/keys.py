"""Keys: who holds one may sit in its place. Only their hashes are stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from escadrille.table.channels import Channels
from escadrille.table.errors import NoKey, WrongKey
from escadrille.table.store import Store, StoredKey

HOST: Final = "host"
SEAT: Final = "seat"
SPECTATOR: Final = "spectator"
INVITATION: Final = "invitation"
"""Used once, to sit down: it becomes the key of its seat, and opens nothing else."""

BELIEVED: Final = 30.0  # seconds
"""Seconds after which a key is looked up again, if no news came of its game before."""
MANY = 10_000  # games; beyond it, all their keys are looked up again


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new(game: str, role: str, seat: int | None = None) -> tuple[str, StoredKey]:
    """Return a key to hand out, and what is stored of it."""
    key = secrets.token_urlsafe(24)
    return key, stored(key, game, role, seat)


def stored(key: str, game: str, role: str, seat: int | None) -> StoredKey:
    return StoredKey(digest(key), game, seat, role)


def derived(key: str, what: str) -> str:
    """Return what this key becomes in a game that follows, or an invitation for who used it.

    Only who holds both can know it.
    """
    made = hmac.digest(key.encode(), what.encode(), "sha256")
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


class Holder(NamedTuple):
    """Who came in: what his key opens, the key itself, which is not stored, and from where."""

    opens: StoredKey
    key: str
    address: str

    @property
    def game(self) -> str:
        return self.opens.game

    @property
    def seat(self) -> int | None:
        return self.opens.seat

    @property
    def visitor(self) -> str:
        """Who counts as one: a key, and of those who watch with the same one, each address."""
        return f"{self.opens.hash} {self.address}" if self.is_spectator else self.opens.hash

    @property
    def is_host(self) -> bool:
        return self.opens.role == HOST

    @property
    def is_spectator(self) -> bool:
        return self.opens.role == SPECTATOR

    @property
    def pilot(self) -> int:
        """The seat that the key may order for."""
        if self.opens.seat is None:
            raise WrongKey(f"a {self.opens.role} watches; only a seat may order")
        return self.opens.seat

    def check_host(self) -> None:
        if not self.is_host:
            raise WrongKey("only the host may do that")


class Keyring:
    """The keys as stored. What was looked up is believed for a moment, for speed.

    A key that is revoked here opens nothing from then on; one revoked on another server, once its
    news has come, and after `BELIEVED` seconds at the latest.
    """

    def __init__(
        self, store: Store, channels: Channels, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._store, self._channels, self._clock = store, channels, clock
        self._found: dict[str, dict[str, tuple[StoredKey, float]]] = {}
        """By game and hash: a key, and until when it is believed."""
        self._news = 0

    async def check(self, key: str | None, game: str) -> StoredKey:
        """Return what a key opens in a game."""
        found = await self._find(digest(key), game) if key else None
        if found is None:
            raise NoKey("no key, or one that is unknown or revoked")
        if found.game != game:
            raise WrongKey("this key opens another game")
        if found.role == INVITATION:
            raise WrongKey("an invitation opens nothing: sit down with it")
        return found

    async def _find(self, hashed: str, game: str) -> StoredKey | None:
        now = self._clock()
        known = self._found.get(game, {}).get(hashed)
        if known is not None and now < known[1]:
            return known[0]
        news = self._news
        found = await self._store.key(hashed)
        if found is not None and found.game == game and news == self._news:
            if len(self._found) >= MANY:
                self._found.clear()
            self._found.setdefault(game, {})[hashed] = found, now + BELIEVED
        return found

    async def replace(self, key: StoredKey) -> None:
        """Store a key and revoke those that opened the same place."""
        await self._store.replace_key(key)
        self.forget(key.game)
        self._channels.publish(key.game)

    def forget(self, game: str | None) -> None:
        """Look the keys of a game (None: of any) up again."""
        self._news += 1  # what is being looked up may be old already
        if game is None:
            self._found.clear()
        else:
            self._found.pop(game, None)
