"""Passkeys: what a device holds and never tells, where there is https and a host name.

A challenge is good once, and the answer to it names the page that asked. Of a passkey its public
half is stored, and how often it was used: a copy of it falls behind.
"""

from __future__ import annotations

import binascii
import secrets
import time
from collections.abc import Callable
from ipaddress import ip_address
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from escadrille.table import keys
from escadrille.table.errors import (
    NoPasskeys,
    PasskeyBehind,
    PasskeyElsewhere,
    PasskeyStale,
    PasskeyUnknown,
    WrongPasskey,
)
from escadrille.table.push import coded, decoded
from escadrille.table.store import Store
from escadrille.table.wire import is_loopback

try:
    from webauthn import verify_authentication_response, verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    HAS_WEBAUTHN = True
except ModuleNotFoundError:
    HAS_WEBAUTHN = False

MOST: Final = 10  # of a person
PATIENCE: Final = 300  # seconds for which a challenge is good

_ASK = "INSERT INTO challenges (hash, whose, until) VALUES (:hash, :whose, :until)"
_OLD = "DELETE FROM challenges WHERE until < :now"
_SPEND = "DELETE FROM challenges WHERE hash = :hash AND whose = :whose AND until >= :now"
_KEEP = """
    INSERT INTO passkeys (id, person, public, uses, created)
    VALUES (:id, :person, :public, :uses, :created) ON CONFLICT DO NOTHING"""
_FIND = "SELECT person, public FROM passkeys WHERE id = :id"
_OF = "SELECT id FROM passkeys WHERE person = :person ORDER BY created, id"
_DROP = "DELETE FROM passkeys WHERE person = :person"
# Those that do not count say 0 each time.
_USED = """
    UPDATE passkeys SET uses = :uses
    WHERE id = :id AND (uses < :uses OR (uses = 0 AND :uses = 0))"""

Coded = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]*$", max_length=8000)]
"""Bytes in base64url."""


class Made(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that a browser has made."""

    id: Coded
    client: Coded
    """What the browser says of the page that asked."""
    attestation: Coded


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that was used."""

    id: Coded
    client: Coded
    authenticator: Coded
    signature: Coded


class _Client(msgspec.Struct, frozen=True):
    challenge: str
    origin: str


def party(origin: str | None) -> str:
    """Return the name that passkeys of a page are for; raise where browsers allow none."""
    parts = urlsplit(origin or "")
    host = parts.hostname or ""
    if _is_name(host) and (parts.scheme == "https" or is_loopback(host)):
        return host
    raise NoPasskeys("a passkey needs https and a host name")


def _is_name(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return host != ""
    return False


class Passkeys:
    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store, self._clock = store, clock

    @property
    def is_offered(self) -> bool:
        return HAS_WEBAUTHN

    async def ask(self, whose: str = "") -> str:
        """Return a challenge: for a person who makes a passkey, or for anyone who uses one."""
        if not HAS_WEBAUTHN:
            raise NoPasskeys("webauthn is missing: pip install 'escadrille[club]'")
        text, now = coded(secrets.token_bytes(32)), self._now
        row = {"hash": keys.digest(text), "whose": whose, "until": now + PATIENCE}
        async with self._store.writing() as connection:
            await connection.execute(sa.text(_OLD), {"now": now})
            await connection.execute(sa.text(_ASK), row)
        return text

    async def add(self, person: str, made: Made, origin: str) -> None:
        """Keep a passkey of a person."""
        challenge = await self._spend(made.client, origin, person)
        if len(await self.of(person)) >= MOST:
            raise WrongPasskey(f"{MOST} passkeys are kept, and no more")
        response = {"clientDataJSON": made.client, "attestationObject": made.attestation}
        try:
            found = verify_registration_response(
                credential=_credential(made.id, response),
                expected_challenge=challenge,
                expected_rp_id=party(origin),
                expected_origin=origin,
                require_user_verification=True,
            )
        except FAULTS as error:
            raise WrongPasskey("this is no passkey that this page asked for") from error
        row = {
            "id": coded(found.credential_id),
            "person": person,
            "public": coded(found.credential_public_key),
            "uses": found.sign_count,
            "created": self._now,
        }
        async with self._store.writing() as connection:
            kept = await connection.execute(sa.text(_KEEP), row)
            if not kept.rowcount:
                raise WrongPasskey("this passkey is somebody's already")

    async def check(self, shown: Shown, origin: str) -> str:
        """Return whose passkey was used."""
        challenge = await self._spend(shown.client, origin)
        known = await self._store.fetch(_FIND, {"id": shown.id})
        if not known:
            raise PasskeyUnknown("this passkey belongs to nobody here (any more)")
        response = {
            "clientDataJSON": shown.client,
            "authenticatorData": shown.authenticator,
            "signature": shown.signature,
        }
        try:
            used = verify_authentication_response(
                credential=_credential(shown.id, response),
                expected_challenge=challenge,
                expected_rp_id=party(origin),
                expected_origin=origin,
                credential_public_key=decoded(known[0].public),
                credential_current_sign_count=0,  # it is compared below, as it is stored
                require_user_verification=True,
            )
        except FAULTS as error:
            raise WrongPasskey("this passkey does not fit") from error
        row = {"id": shown.id, "uses": used.new_sign_count}
        async with self._store.writing() as connection:
            counted = await connection.execute(sa.text(_USED), row)
            if not counted.rowcount:
                raise PasskeyBehind("this passkey counts backwards: it may be a copy")
        person: str = known[0].person
        return person

    async def _spend(self, client: str, origin: str, whose: str = "") -> bytes:
        """Return the challenge that was answered: once, in time, and at this page."""
        try:
            said = msgspec.json.decode(decoded(client), type=_Client)
            challenge = decoded(said.challenge)
        except FAULTS as error:
            raise WrongPasskey("what the browser says of it cannot be read") from error
        row = {"hash": keys.digest(said.challenge), "whose": whose, "now": self._now}
        async with self._store.writing() as connection:
            spent = await connection.execute(sa.text(_SPEND), row)
        if not spent.rowcount:
            raise PasskeyStale("this was answered before, or too late: ask again")
        if said.origin != origin:
            raise PasskeyElsewhere(f"this passkey was used at {said.origin}, not here")
        return challenge

    async def of(self, person: str) -> list[str]:
        return [row.id for row in await self._store.fetch(_OF, {"person": person})]

    async def drop(self, person: str) -> None:
        """Forget all passkeys of a person."""
        await self._store.execute(_DROP, {"person": person})

    @property
    def _now(self) -> int:
        return int(self._clock())


def _credential(text: str, response: dict[str, str]) -> dict[str, object]:
    return {"id": text, "rawId": text, "type": "public-key", "response": response}


# What strangers' bytes may end in, in the library and before it.
FAULTS: Final[tuple[type[Exception], ...]] = (
    binascii.Error,
    msgspec.MsgspecError,
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    *((WebAuthnException,) if HAS_WEBAUTHN else ()),
)
