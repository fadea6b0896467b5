"""Notices: a person who is away is told that he is asked, by Web Push and by e-mail."""

from __future__ import annotations

import asyncio
import secrets
import smtplib
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from escadrille.kernel.api import Seat
from escadrille.locale import voice
from escadrille.table import keys
from escadrille.table.errors import BadAddress, BadCode, NoMail, TooMany
from escadrille.table.leaving import cancel
from escadrille.table.limits import Buckets, Limits
from escadrille.table.logs import log
from escadrille.table.mail import Mailer, check_address
from escadrille.table.match import Match
from escadrille.table.persons import Persons
from escadrille.table.presence import Presence
from escadrille.table.push import GONE, Push, Subscription
from escadrille.table.store import Store

PUSH: Final = "push"
MAIL: Final = "mail"
ASKED: Final = "asked"
"""An address of e-mail that has not been confirmed."""
MOST: Final = 20  # browsers of a person that are told

_KEEP = """
    INSERT INTO notices (person, kind, target, data, quiet, device) VALUES
    (:person, :kind, :target, :data, :quiet, :device) ON CONFLICT (person, kind, target)
    DO UPDATE SET data = excluded.data, quiet = excluded.quiet, device = excluded.device"""
_FIND = "SELECT kind, target, data FROM notices WHERE person = :person ORDER BY kind, target"
_DROP = "DELETE FROM notices WHERE person = :person AND kind = :kind AND target = :target"
_DROP_KIND = "DELETE FROM notices WHERE person = :person AND kind = :kind"
_QUIET = "DELETE FROM notices WHERE quiet = :quiet"


class Note(msgspec.Struct, frozen=True):
    """What somebody is told: nothing that not everyone at the table knows."""

    title: str
    text: str
    game: str


def note(match: Match, lang: str) -> Note:
    """Return in words that somebody is asked at a table."""
    say, rules = voice(lang), match.game.rules
    name = f"page-system-{rules.system}"
    system = say(name) if say.knows(name) else rules.system
    return Note(say("page-notify-title"), say("club-note", system=system), match.name)


class Told(msgspec.Struct, frozen=True):
    """How one way of being told stands."""

    kind: str
    target: str
    data: dict[str, Any]


class Notices:
    def __init__(
        self,
        store: Store,
        persons: Persons,
        presence: Presence,
        push: Push,
        mailer: Mailer | None,
        limits: Limits,
    ) -> None:
        self._store, self._persons, self._presence = store, persons, presence
        self.push, self.mailer = push, mailer
        self._tasks: set[asyncio.Task[None]] = set()
        self._most = limits.webhooks_waiting
        self._slots = asyncio.Semaphore(limits.webhooks_at_once)
        self._mails = Buckets(limits.mail_rate, limits.mail_burst)

    # How somebody wants to be told.

    async def ways(self, person: str) -> list[Told]:
        found = await self._store.fetch(_FIND, {"person": person})
        return [Told(row.kind, row.target, msgspec.json.decode(row.data)) for row in found]

    async def subscribe(
        self, person: str, device: str, subscription: Subscription, lang: str
    ) -> None:
        """Have a browser told from now on, as long as it is signed in."""
        await self.push.check(subscription)
        known = [way.target for way in await self.ways(person) if way.kind == PUSH]
        if len(known) >= MOST and subscription.endpoint not in known:
            await self.drop(person, PUSH, known[0])
        data = {"p256dh": subscription.p256dh, "auth": subscription.auth, "lang": lang}
        await self._keep(person, PUSH, subscription.endpoint, data, device=keys.digest(device))

    async def drop(self, person: str, kind: str, target: str | None = None) -> None:
        """Have somebody told this way no more."""
        given = {"person": person, "kind": kind}
        if target is None:
            await self._store.execute(_DROP_KIND, given)
        else:
            await self._store.execute(_DROP, {**given, "target": target})

    async def ask_mail(self, person: str, address: str, lang: str, origin: str) -> None:
        """Send a code to an address: only who reads its mail has it told."""
        if self.mailer is None:
            raise NoMail("this server sends no e-mail: its operator has named no mail server")
        target, code = check_address(address), f"{secrets.randbelow(10**8):08}"
        for payer in (f"person {person}", f"address {target.casefold()}"):
            self._mails.take(payer, 5)
        await self.drop(person, ASKED)
        data = {"code": keys.digest(f"{person} {code}"), "lang": lang, "origin": origin}
        await self._keep(person, ASKED, target, data)
        say = voice(lang)
        text = say("club-mail-code", code=code)
        self._begin(self._mail(target, say("club-mail-code-subject"), text))

    async def confirm(self, person: str, code: str) -> str:
        """Return the address whose code this is; it is told from now on."""
        for way in await self.ways(person):
            if way.kind == ASKED and way.data["code"] == keys.digest(f"{person} {code.strip()}"):
                await self.drop(person, ASKED)
                await self.drop(person, MAIL)
                quiet = secrets.token_urlsafe(24)
                data = {"lang": way.data["lang"], "origin": way.data["origin"], "quiet": quiet}
                await self._keep(person, MAIL, way.target, data, quiet=keys.digest(quiet))
                return way.target
        raise BadCode("this is not the code of the last mail")

    async def hush(self, token: str) -> bool:
        """Have an address told no more, by what each of its mails says; was it told?"""
        async with self._store.writing() as connection:
            gone = await connection.execute(sa.text(_QUIET), {"quiet": keys.digest(token)})
            return bool(gone.rowcount)

    async def _keep(
        self,
        person: str,
        kind: str,
        target: str,
        data: dict[str, Any],
        *,
        quiet: str = "",
        device: str = "",
    ) -> None:
        text = msgspec.json.encode(data).decode()
        row = {"person": person, "kind": kind, "target": target, "data": text}
        await self._store.execute(_KEEP, {**row, "quiet": quiet, "device": device})

    # Telling.

    def tell(self, match: Match, seat: Seat) -> None:
        """Have the person of a seat told that he is asked; the game does not wait for it."""
        if len(self._tasks) >= self._most:
            log.warning("notice left out", extra={"game": match.name, "seat": seat})
            return
        words = {lang: note(match, lang) for lang in ("en", "fr")}
        self._begin(self._tell(match.name, seat, words))

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, game: str, seat: Seat, words: dict[str, Note]) -> None:
        try:
            person = await self._persons.in_seat(game, seat)
            if person is None or seat in (await self._presence.here(game)).seats:
                return
            for way in await self.ways(person):
                told = words[way.data.get("lang", "en")]
                if way.kind == PUSH:
                    await self._send_push(person, way, told)
                elif way.kind == MAIL:
                    await self._send_mail(way, told)
        except Exception:
            log.exception("notice failed", extra={"game": game, "seat": seat})

    async def _send_push(self, person: str, way: Told, told: Note) -> None:
        subscription = Subscription(way.target, way.data["p256dh"], way.data["auth"])
        try:
            async with self._slots:
                status = await self.push.send(
                    subscription, msgspec.json.encode(told), topic=told.game
                )
        except (OSError, ValueError, BadAddress) as error:
            log.info("push failed", extra={"game": told.game, "reason": type(error).__name__})
            return
        log.info("push answered", extra={"game": told.game, "status": status})
        if status in GONE:  # the browser wants none any more
            await self.drop(person, PUSH, way.target)

    async def _send_mail(self, way: Told, told: Note) -> None:
        try:
            self._mails.take(f"told {way.target.casefold()}")
        except TooMany:
            return
        say, origin = voice(way.data["lang"]), way.data["origin"]
        text = say(
            "club-mail-text",
            text=told.text,
            link=f"{origin}/#/table/{told.game}",
            quiet=f"{origin}/#/quiet/{way.data['quiet']}",
        )
        await self._mail(way.target, told.title, text)

    async def _mail(self, address: str, subject: str, text: str) -> None:
        if self.mailer is None:
            return
        try:
            async with self._slots:
                await self.mailer.send(address, subject, text)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            log.warning("mail failed", extra={"reason": type(error).__name__})

    async def close(self) -> None:
        await cancel(*self._tasks)
