"""E-mail by the SMTP server that the operator names; the game never waits for it."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from escadrille.kernel.errors import EscadrilleError
from escadrille.table.errors import BadMail

SECONDS: Final = 15.0
LONGEST: Final = 254
SCHEMES: Final = ("smtp", "smtp+tls", "smtps")


class BadMailServer(EscadrilleError):
    code = "mail/server"


class Mailer:
    """`smtp://`, `smtp+tls://` (STARTTLS) or `smtps://`, with a user and a password or without."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in SCHEMES or not parts.hostname:
            raise BadMailServer("a mail server is named smtp://, smtp+tls:// or smtps://HOST")
        self._scheme, self._host = parts.scheme, parts.hostname
        self._port = parts.port or (465 if parts.scheme == "smtps" else 587)
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        self.sender = check_address(sender)

    async def send(self, address: str, subject: str, text: str) -> None:
        """Send a mail, or raise OSError or SMTPException."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.sender, address, subject
        mail["Date"] = formatdate(usegmt=True)
        mail["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text)
        await asyncio.to_thread(self._deliver, mail)

    def _deliver(self, mail: EmailMessage) -> None:
        context = ssl.create_default_context()
        if self._scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self._host, self._port, timeout=SECONDS, context=context
            )
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=SECONDS)
        with server:
            if self._scheme == "smtp+tls":
                server.starttls(context=context)
            if self._user:
                server.login(self._user, self._password)
            server.send_message(mail)


def check_address(text: str) -> str:
    """Return an address of e-mail, or raise BadMail: no list, no name, no line break."""
    address = text.strip()
    name, at, host = address.rpartition("@")
    is_plain = address.isascii() and address.isprintable()
    odd = any(sign in address for sign in ' "(),:;<>[]\\')
    if not (at and name and host and is_plain and not odd and "@" not in name):
        raise BadMail("this is no address of e-mail")
    if len(address) > LONGEST:
        raise BadMail("this address of e-mail is too long")
    return address
