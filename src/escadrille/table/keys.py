"""Keys: who holds one may sit in its place. Only their hashes are stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from escadrille.table import campaigns
from escadrille.table.campaigns import Link
from escadrille.table.channels import Channels
from escadrille.table.errors import NoKey, WrongKey
from escadrille.table.store import Store, StoredKey

HOST: Final = "host"
SEAT: Final = "seat"
SPECTATOR: Final = "spectator"
INVITATION: Final = "invitation"
"""Used once, to sit down: it becomes the key of its seat, and opens nothing else."""

DOOR: Final = "door"
"""Whoever holds it may sit down in any free seat of a table, and opens nothing else with it."""
OPEN: Final = "open"
"""In place of a key, at a table that is open to all: to sit down there, or to watch it."""

BELIEVED: Final = 30.0  # seconds
"""Seconds after which a key is looked up again, if no news came of its game before."""
MANY = 10_000  # games; beyond it, all their keys are looked up again


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new(game: str, role: str, seat: int | None = None) -> tuple[str, StoredKey]:
    """Return a key to hand out, and what is stored of it."""
    key = secrets.token_urlsafe(24)
    return key, stored(key, game, role, seat)


def stored(
    key: str, game: str, role: str, seat: int | None, person: str | None = None
) -> StoredKey:
    return StoredKey(digest(key), game, seat, role, person)


def derived(key: str, what: str) -> str:
    """Return what this key becomes in a game that follows, or an invitation for who used it.

    Only who holds both can know it.
    """
    made = hmac.digest(key.encode(), what.encode(), "sha256")
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def of_device(device: str, role: str, seat: int | None) -> str:
    """Return what a browser of a person opens one of his places with."""
    return f"{device}.{role if seat is None else seat}"


def read_of_device(key: str) -> tuple[str, str, int | None] | None:
    """Return the browser's key, the role and the seat; None: it is no such key."""
    device, dot, place = key.rpartition(".")
    if not dot:
        return None
    if place in (HOST, SPECTATOR):
        return device, place, None
    return (device, SEAT, int(place)) if re.fullmatch("[0-9]{1,3}", place) else None


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
        self._links: dict[str, Link | None] = {}
        self._news = 0

    async def check(self, key: str | None, game: str) -> StoredKey:
        """Return what a key opens in a game; one of a campaign opens its missions too."""
        found = await self._find(key, game) if key else None
        if key and (found is None or found.game != game) and (link := await self.link(game)):
            text, seat = campaigns.asked_of(key)
            owner = await self._find(text, link.campaign)
            if owner is not None and owner.game == link.campaign:
                found = campaigns.opens(owner, game, link, seat)
        if found is None:
            raise NoKey("no key, or one that is unknown or revoked")
        if found.game != game:
            raise WrongKey("this key opens another game")
        if found.role in (INVITATION, DOOR):
            raise WrongKey("an invitation opens nothing: sit down with it")
        return found

    async def _find(self, key: str, game: str) -> StoredKey | None:
        now, hashed = self._clock(), digest(key)
        known = self._found.get(game, {}).get(hashed)
        if known is not None and now < known[1]:
            return known[0]
        news = self._news
        place = read_of_device(key)
        if key == OPEN:
            found = await self._watching(game)
        elif place is not None:
            found = await self._of_person(game, *place)
        else:
            found = await self._store.key(hashed)
        if found is not None and found.game == game and news == self._news:
            if len(self._found) >= MANY:
                self._found.clear()
            self._found.setdefault(game, {})[hashed] = found, now + BELIEVED
        return found

    async def link(self, game: str) -> Link | None:
        """Return to what campaign a game belongs; that never changes once there is the game."""
        if game not in self._links:
            found = await campaigns.link_of(self._store, game)
            if found is None and game not in self._found:
                return None
            if len(self._links) >= MANY:
                self._links.clear()
            self._links[game] = found
        return self._links[game]

    async def _watching(self, game: str) -> StoredKey | None:
        door = await self._store.door(game)
        return stored(f"{OPEN} {game}", game, SPECTATOR, None) if door and door.watch else None

    async def _of_person(
        self, game: str, device: str, role: str, seat: int | None
    ) -> StoredKey | None:
        person = await self._store.person_of(digest(device))
        return None if person is None else await self._store.key_of(person, game, role, seat)

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
