"""Those who receive notices: a browser with its keys, and a mail server, both on this machine."""

from __future__ import annotations

import base64
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.table.machinery import free_port


def coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of a browser's subscription, and how it opens what it is sent (RFC 8291)."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.public = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str, **more: Any) -> dict[str, Any]:
        keys = {"p256dh": coded(self.public), "auth": coded(self.auth)}
        return {"endpoint": endpoint, **keys, **more}

    def opened(self, body: bytes) -> Any:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= size
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), other)

        def hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)

        seed = hkdf(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        key = hkdf(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = hkdf(seed, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, text, None)
        return json.loads(padded.rstrip(b"\0")[:-1])


def claims(authorization: str, key: str) -> dict[str, Any]:
    """Return what a sender claims, once its signature is checked (RFC 8292)."""
    said, _, named = authorization.removeprefix("vapid t=").partition(", k=")
    assert named == key
    head, body, signature = said.split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decoded(signature)
    r, s = (int.from_bytes(part, "big") for part in (raw[:32], raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    told: dict[str, Any] = json.loads(decoded(body))
    return told


class PostOffice:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self._port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self._port, ready_timeout=60)

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=default)
        mail["X-To"] = envelope.rcpt_tos[0]
        self.mails.append(mail)
        return "250 OK"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self._port}"

    def wait(self, count: int) -> Any:
        """Return the last mail, once there are so many."""
        until = time.monotonic() + 20
        while len(self.mails) < count:
            assert time.monotonic() < until, self.mails
            time.sleep(0.02)
        return self.mails[-1]


@contextmanager
def post_office() -> Iterator[PostOffice]:
    one = PostOffice()
    one._controller.start()
    try:
        yield one
    finally:
        one._controller.stop()
