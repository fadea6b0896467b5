"""Passphrases: stretched, so that a stolen database does not tell them; tried seldom."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
from typing import Final
from unicodedata import normalize

from escadrille.table.errors import WrongPhrase

N, R, P = 2**15, 8, 1  # scrypt: 32 MiB and some hundredths of a second each
AT_ONCE: Final = 2  # stretched at a time, whoever asks
LONGEST: Final = 200
NOBODY: Final = "AAAAAAAAAAAAAAAAAAAAAA==$"  # fits no passphrase, and takes as long to try


class Phrases:
    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def stretched(self, phrase: str) -> str:
        """Return what is stored of a passphrase."""
        salt = secrets.token_bytes(16)
        return f"{_text(salt)}${_text(await self._stretch(phrase, salt))}"

    async def check(self, phrase: str, stored: str | None) -> None:
        """Raise where it is not the stored one; of nobody's it takes as long to tell."""
        salt, _, wanted = (stored or NOBODY).partition("$")
        made = _text(await self._stretch(phrase, base64.b64decode(salt)))
        if not hmac.compare_digest(made, wanted):
            raise WrongPhrase("this name and this passphrase do not belong together")

    async def _stretch(self, phrase: str, salt: bytes) -> bytes:
        said = normalize("NFKC", phrase).encode(errors="surrogatepass")
        async with self._slots:
            return await asyncio.to_thread(
                hashlib.scrypt, said, salt=salt, n=N, r=R, p=P, maxmem=64 * 2**20
            )


def _text(raw: bytes) -> str:
    return base64.b64encode(raw).decode()
