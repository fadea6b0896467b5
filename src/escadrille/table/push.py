"""Web Push: what a browser is told while the page is closed, sealed so that only it can read it.

RFC 8291 (the seal), RFC 8188 (its form) and RFC 8292 (who sends it: VAPID).
"""

from __future__ import annotations

import base64
import os
import time
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from escadrille.table.errors import BadAddress, NoPush
from escadrille.table.outgoing import Outgoing
from escadrille.table.store import Store

try:
    from cryptography.exceptions import InvalidKey
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    HAS_CRYPTOGRAPHY = True
except ModuleNotFoundError:
    HAS_CRYPTOGRAPHY = False

RECORD: Final = 4096  # bytes of one sealed record
DAY: Final = 24 * 3600
HOURS: Final = 12 * 3600  # for which a pass is good
GONE: Final = (404, 410)

_KEEP = "INSERT INTO house (name, value) VALUES ('vapid', :value) ON CONFLICT DO NOTHING"
_FIND = "SELECT value FROM house WHERE name = 'vapid'"


class Subscription(NamedTuple):
    """Where a browser is told, and the keys with which it opens what it is told."""

    endpoint: str
    p256dh: str
    auth: str


def coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check(subscription: Subscription) -> None:
    """Raise where a browser's keys are none."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(subscription.p256dh))
        fits = len(decoded(subscription.auth)) == 16
    except (ValueError, InvalidKey):
        fits = False
    if not fits:
        raise BadAddress("these are no keys of a browser's subscription")


def sealed(text: bytes, subscription: Subscription) -> bytes:
    """Return a message that the browser of a subscription alone can open."""
    there, secret = decoded(subscription.p256dh), decoded(subscription.auth)
    own, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    public = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), there)
    shared = own.exchange(ec.ECDH(), browser)
    seed = _derived(shared, secret, b"WebPush: info\0" + there + public, 32)
    key = _derived(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(seed, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


class Push:
    """Sends to browsers as this house, whose key is made once and stored."""

    def __init__(self, store: Store, outgoing: Outgoing, contact: str) -> None:
        self._store, self._outgoing, self._contact = store, outgoing, contact
        self._key: ec.EllipticCurvePrivateKey | None = None

    @property
    def is_offered(self) -> bool:
        return HAS_CRYPTOGRAPHY

    async def _own(self) -> ec.EllipticCurvePrivateKey:
        if not HAS_CRYPTOGRAPHY:
            raise NoPush("cryptography is missing: pip install 'escadrille[club]'")
        if self._key is None:
            fresh = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            await self._store.execute(_KEEP, {"value": coded(fresh.to_bytes(32, "big"))})
            value = (await self._store.fetch(_FIND, {}))[0].value
            number = int.from_bytes(decoded(value), "big")
            self._key = ec.derive_private_key(number, ec.SECP256R1())
        return self._key

    async def public(self) -> str:
        """Return what browsers know this house by."""
        key = (await self._own()).public_key()
        return coded(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def check(self, subscription: Subscription) -> None:
        """Raise where we would not send to a browser."""
        await self._own()
        check(subscription)
        await self._outgoing.check(subscription.endpoint)

    async def send(self, subscription: Subscription, text: bytes, topic: str) -> int:
        """Send a message, and return the status of the answer."""
        headers = {
            "Authorization": await self._pass(subscription.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": topic,
        }
        return await self._outgoing.post(subscription.endpoint, sealed(text, subscription), headers)

    async def _pass(self, endpoint: str) -> str:
        """Return what tells a push service who sends: a token that is signed."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + HOURS,
            "sub": self._contact,
        }
        head = coded(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        said = f"{head}.{coded(msgspec.json.encode(claims))}"
        signed = (await self._own()).sign(said.encode(), ec.ECDSA(SHA256()))
        r, s = decode_dss_signature(signed)
        signature = coded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={await self.public()}"
