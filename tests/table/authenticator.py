"""A passkey in software: makes and uses one as a device does, and lies where a test wants it to."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from escadrille.table.push import coded

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.uses = 0

    def make(
        self, offer: dict[str, Any], origin: str, flags: int = PRESENT | VERIFIED
    ) -> dict[str, str]:
        """Return the passkey that a page asked for."""
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        held = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(offer["party"], flags | ATTESTED) + held
        told = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = _client("webauthn.create", offer["challenge"], origin)
        return {"id": coded(self.id), "client": coded(client), "attestation": coded(told)}

    def use(
        self, question: dict[str, Any], origin: str, flags: int = PRESENT | VERIFIED
    ) -> dict[str, str]:
        """Return what a page is told that asks for the passkey."""
        self.uses += 1
        data = self._data(question["party"], flags)
        client = _client("webauthn.get", question["challenge"], origin)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": coded(self.id),
            "client": coded(client),
            "authenticator": coded(data),
            "signature": coded(signed),
        }

    def _data(self, party: str, flags: int) -> bytes:
        name = hashlib.sha256(party.encode()).digest()
        return name + bytes([flags]) + self.uses.to_bytes(4, "big")


def _client(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()
