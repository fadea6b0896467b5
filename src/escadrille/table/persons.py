"""Persons: no accounts. One personal link, the browsers that came by it, the places that it holds.

Of the link and of the browsers' keys only hashes are stored. A place that a person holds is opened
by his browsers and by no key of its own: whoever is signed out opens none of them.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from escadrille.table import keys
from escadrille.table.campaigns import link_of
from escadrille.table.errors import NoLink, NotAdmitted
from escadrille.table.store import Store, StoredKey

OPEN: Final = "none"
PHRASE: Final = "passphrase"
PASSKEY: Final = "passkey"

_MAKE = """
    INSERT INTO persons (id, link, created, settings, guard)
    VALUES (:id, :link, :created, '{}', 'none')"""
_FIELDS = "SELECT id, settings, guard, login, phrase FROM persons"
_ADD_DEVICE = "INSERT INTO devices (hash, person, created) VALUES (:hash, :person, :created)"
_PLACES = """
    SELECT keys.game, keys.role, keys.seat, games.system, games.created FROM keys
    JOIN games ON games.id = keys.game
    WHERE keys.person = :person AND keys.revoked = FALSE ORDER BY games.created, keys.game"""
_BLOCK = """
    INSERT INTO blocks (person, other, name, at) VALUES (:person, :other, :name, :at)
    ON CONFLICT (person, other) DO UPDATE SET name = excluded.name"""
_BLOCKED = "SELECT other, name FROM blocks WHERE person = :person ORDER BY at, other"
_SHUNS = "SELECT 1 FROM blocks WHERE person = :person OR other = :person LIMIT 1"
_SHUNNED = """
    SELECT DISTINCT keys.game FROM keys JOIN blocks
    ON (blocks.person = :person AND blocks.other = keys.person)
    OR (blocks.other = :person AND blocks.person = keys.person)
    WHERE keys.revoked = FALSE AND keys.role IN ('seat', 'host')"""
_SILENT = """
    SELECT keys.seat FROM keys JOIN blocks ON blocks.other = keys.person
    WHERE blocks.person = :person AND keys.game = :game AND keys.role = 'seat'"""
_IN_SEAT = """
    SELECT person FROM keys WHERE game = :game AND seat = :seat AND role = 'seat'
    AND revoked = FALSE AND person IS NOT NULL"""
# A browser that is signed out is told no more; an address of e-mail is no browser's.
_UNTOLD_ALL = """
    DELETE FROM notices WHERE person = :person AND kind = 'push' AND device <> :kept"""
_ADMIT = "UPDATE admissions SET uses = uses - 1 WHERE hash = :hash AND uses > 0"
_SPENT = "DELETE FROM admissions WHERE uses <= 0"


class Person(NamedTuple):
    id: str
    settings: str
    guard: str
    login: str | None
    phrase: str | None


class Place(NamedTuple):
    """A place that a person holds."""

    game: str
    role: str
    seat: int | None
    system: str
    created: int


class Passes(NamedTuple):
    """What a person is told once: his link, and the key of the browser that asked."""

    link: str
    device: str


class Persons:
    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store, self._clock = store, clock
        self.news = 0
        """Another number once somebody was signed out, blocked or met again."""

    async def make(self) -> Passes:
        """Store a new person, with one browser."""
        link, device, person = _secret(), _secret(), secrets.token_hex(16)
        made = {"id": person, "link": keys.digest(link), "created": self._now}
        async with self._store.writing() as connection:
            await connection.execute(sa.text(_MAKE), made)
            await connection.execute(sa.text(_ADD_DEVICE), self._device(device, person))
        return Passes(link, device)

    async def by_link(self, link: str) -> Person:
        """Return whose link it is, or raise NoLink: unknown, old and foreign ones are all alike."""
        return await self._one("link = :value", keys.digest(link))

    async def by_id(self, person: str) -> Person:
        return await self._one("id = :value", person)

    async def by_login(self, login: str) -> Person | None:
        found = await self._store.fetch(f"{_FIELDS} WHERE login = :value", {"value": login})
        return Person(*found[0]) if found else None

    async def by_device(self, device: str) -> Person | None:
        person = await self._store.person_of(keys.digest(device))
        return None if person is None else await self.by_id(person)

    async def _one(self, where: str, value: str) -> Person:
        found = await self._store.fetch(f"{_FIELDS} WHERE {where}", {"value": value})
        if not found:
            raise NoLink("this personal link opens nothing: it is wrong, or was renewed")
        return Person(*found[0])

    # Browsers.

    async def sign_in(self, person: str) -> str:
        """Return the key of one more browser."""
        device = _secret()
        await self._store.execute(_ADD_DEVICE, self._device(device, person))
        return device

    async def devices(self, person: str) -> int:
        wanted = "SELECT count(*) AS many FROM devices WHERE person = :person"
        many: int = (await self._store.fetch(wanted, {"person": person}))[0].many
        return many

    async def sign_out(self, person: str, *, but: str = "") -> None:
        """End all browsers of a person but one."""
        given = {"person": person, "kept": keys.digest(but)}
        await self._store.execute(
            "DELETE FROM devices WHERE person = :person AND hash <> :kept", given
        )
        await self._store.execute(_UNTOLD_ALL, given)
        self.news += 1

    async def sign_out_one(self, device: str) -> None:
        given = {"hash": keys.digest(device)}
        await self._store.execute("DELETE FROM devices WHERE hash = :hash", given)
        await self._store.execute("DELETE FROM notices WHERE device = :hash", given)
        self.news += 1

    async def renew(self, person: str, *, but: str) -> str:
        """Return a new link in place of the old one; all browsers but one are signed out."""
        link = _secret()
        renewed = "UPDATE persons SET link = :link WHERE id = :id"
        await self._store.execute(renewed, {"link": keys.digest(link), "id": person})
        await self.sign_out(person, but=but)
        return link

    # What is his.

    async def places(self, person: str) -> list[Place]:
        return [Place(*row) for row in await self._store.fetch(_PLACES, {"person": person})]

    async def take(self, person: str, key: StoredKey) -> None:
        """Make a place a person's own: what it was opened with until now opens nothing any more.

        Those who watch share a key: he gets one of his own beside it.
        """
        fresh = keys.digest(_secret())
        if key.role == keys.SPECTATOR:
            if await self._store.key_of(person, key.game, key.role, key.seat) is None:
                new = key._replace(hash=fresh, person=person)
                await self._store.put_key(new)
            return
        moved = "UPDATE keys SET hash = :fresh, person = :person WHERE hash = :hash"
        given = {"fresh": fresh, "person": person, "hash": key.hash}
        await self._store.execute(moved, given)

    async def drop(self, person: str, game: str) -> None:
        """Let go of a game: none of his places in it is opened any more."""
        gone = "UPDATE keys SET revoked = TRUE WHERE person = :person AND game = :game"
        await self._store.execute(gone, {"person": person, "game": game})

    async def keep_settings(self, person: Person, changed: dict[str, str | None]) -> None:
        """Keep what was set; None: nothing any more."""
        merged = {**msgspec.json.decode(person.settings), **changed}
        kept = {name: value for name, value in merged.items() if value is not None}
        text = msgspec.json.encode(kept).decode()
        stored = "UPDATE persons SET settings = :settings WHERE id = :id"
        await self._store.execute(stored, {"settings": text, "id": person.id})

    async def guard(self, person: str, guard: str, login: str | None, phrase: str | None) -> bool:
        """Keep what a link asks for beside itself; False: another goes by this name."""
        stored = (
            "UPDATE persons SET guard = :guard, login = :login, phrase = :phrase WHERE id = :id"
        )
        given = {"guard": guard, "login": login, "phrase": phrase, "id": person}
        try:
            await self._store.execute(stored, given)
        except IntegrityError:
            return False
        return True

    async def guard_by(self, person: str, guard: str) -> None:
        """Keep what a link asks for beside itself; what was set up for a lost one stays."""
        given = {"guard": guard, "id": person}
        await self._store.execute("UPDATE persons SET guard = :guard WHERE id = :id", given)

    async def erase(self, person: str) -> None:
        """Forget a person; his places are given up before."""
        given = {"person": person}
        async with self._store.writing() as connection:
            for statement in ERASED:
                await connection.execute(sa.text(statement), given)
        self.news += 1

    # Whom he would not meet.

    async def block(self, person: str, other: str, name: str) -> None:
        """Keep that a person would not meet another, who was called something then."""
        row = {"person": person, "other": other, "name": name, "at": self._now}
        await self._store.execute(_BLOCK, row)
        self.news += 1

    async def unblock(self, person: str, number: int) -> None:
        """Meet one of those again who were blocked, by his place in their list."""
        blocked = await self._store.fetch(_BLOCKED, {"person": person})
        if number < len(blocked):
            given = {"person": person, "other": blocked[number].other}
            gone = "DELETE FROM blocks WHERE person = :person AND other = :other"
            await self._store.execute(gone, given)
            self.news += 1

    async def blocked(self, person: str) -> list[str]:
        """Return what those are called who were blocked, the first one first."""
        return [row.name for row in await self._store.fetch(_BLOCKED, {"person": person})]

    async def shuns(self, person: str) -> bool:
        """Has a person blocked anybody, or anybody him?"""
        return bool(await self._store.fetch(_SHUNS, {"person": person}))

    async def shunned(self, person: str) -> set[str]:
        """Return the games at which somebody sits whom a person blocks, or who blocks him."""
        found = await self._store.fetch(_SHUNNED, {"person": person})
        return {row.game for row in found}

    async def is_shunned(self, person: str, game: str) -> bool:
        return game in await self.shunned(person)

    async def silent(self, person: str, game: str) -> set[int]:
        """Return the seats of a game whose people a person has blocked: he does not hear them."""
        link = await link_of(self._store, game)
        there = link.campaign if link else game
        found = await self._store.fetch(_SILENT, {"person": person, "game": there})
        silent = {row.seat for row in found}
        return {mine for mine, seat in enumerate(link.seats) if seat in silent} if link else silent

    async def in_seat(self, game: str, seat: int) -> str | None:
        """Return the person who holds a seat, where he has a personal link.

        He holds that of a mission by his seat in the campaign.
        """
        place = {"game": game, "seat": seat}
        if (link := await link_of(self._store, game)) and seat < len(link.seats):
            place = {"game": link.campaign, "seat": link.seats[seat]}
        found = await self._store.fetch(_IN_SEAT, place)
        return found[0].person if found else None

    # Who may come at all.

    async def invite(self, uses: int = 1) -> str:
        """Return an invitation to this server, good for so many persons."""
        text = _secret()
        row = {"hash": keys.digest(text), "created": self._now, "uses": uses}
        new = "INSERT INTO admissions (hash, created, uses) VALUES (:hash, :created, :uses)"
        await self._store.execute(new, row)
        return text

    async def admit(self, invitation: str) -> None:
        """Use an invitation to this server once."""
        given = {"hash": keys.digest(invitation)}
        async with self._store.writing() as connection:
            used = await connection.execute(sa.text(_ADMIT), given)
            if not used.rowcount:
                raise NotAdmitted("this server takes invited people only: ask its operator")
            await connection.execute(sa.text(_SPENT))

    @property
    def _now(self) -> int:
        return int(self._clock())

    def _device(self, device: str, person: str) -> dict[str, Any]:
        return {"hash": keys.digest(device), "person": person, "created": self._now}


ERASED: Final[Sequence[str]] = (
    "UPDATE keys SET revoked = TRUE, person = NULL WHERE person = :person",
    "DELETE FROM devices WHERE person = :person",
    "DELETE FROM notices WHERE person = :person",
    "DELETE FROM passkeys WHERE person = :person",
    "DELETE FROM challenges WHERE whose = :person",
    "DELETE FROM blocks WHERE person = :person OR other = :person",
    "DELETE FROM persons WHERE id = :person",
)


def _secret() -> str:
    return secrets.token_urlsafe(32)
