"""What all addresses share: the settings, the table itself, and who comes in."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from litestar.types import Scope

from escadrille.kernel import registry
from escadrille.kernel.api import Seat
from escadrille.kernel.errors import EscadrilleError
from escadrille.table import keys, wire
from escadrille.table.archive import Archive
from escadrille.table.body import Body
from escadrille.table.campaigns import linked
from escadrille.table.channels import MEMORY, channels_of
from escadrille.table.deleting import sweep_now_and_then
from escadrille.table.errors import FullHouse, NoPerson, NotAdmitted
from escadrille.table.frozen import Relic
from escadrille.table.imports import Imports
from escadrille.table.keys import Holder
from escadrille.table.limits import USUAL, Buckets, Crowd, Limits, sender
from escadrille.table.lobby import Lobby
from escadrille.table.mail import Mailer
from escadrille.table.match import Match
from escadrille.table.messages import Message, Rematch
from escadrille.table.notices import Notices
from escadrille.table.outgoing import Outgoing
from escadrille.table.passkeys import Passkeys
from escadrille.table.persons import Person, Persons
from escadrille.table.phrases import Phrases
from escadrille.table.push import Push
from escadrille.table.room import Check
from escadrille.table.rooms import Rooms
from escadrille.table.rows import ChatLine
from escadrille.table.seating import next_seat
from escadrille.table.store import Store, StoredKey
from escadrille.table.webhooks import Webhooks
from escadrille.table.workers import Crew, Workers

T = TypeVar("T")
HOME: Final = "https://escadrille.invalid"
"""Whom a push service may turn to, where the operator names nobody."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    channels: str = MEMORY
    workers: int = 1
    """Processes that think here; 0: those that take work by the same channels."""
    origins: tuple[str, ...] = ()
    """Sites whose pages may speak to the table, besides its own."""
    host: str = "127.0.0.1"
    """What the table listens to: this machine alone, an address of it, or all of them."""
    hosts: tuple[str, ...] = ()
    """Names that the table goes by, besides those of this machine; none: any."""
    webhooks: bool = False
    """Whether seats may name an address of the open internet to be told at."""
    invited: bool = False
    """Whether only invited people may become somebody here and open games."""
    mail: str = ""
    """The mail server that notices are sent by, as a URL; none: there are none by e-mail."""
    mail_from: str = ""
    keep_finished: float | None = None
    """For how many days games that are over are kept; None: for ever."""
    limits: Limits = USUAL


class Table:
    """What the handlers share."""

    def __init__(self, settings: Settings, outgoing: Outgoing) -> None:
        self.settings = settings
        self.limits = limits = settings.limits
        self.store = Store(settings.database)
        self.channels = channels_of(settings.channels)
        self.keyring = keys.Keyring(self.store, self.channels)
        self.persons = Persons(self.store)
        self.phrases = Phrases()
        self.passkeys = Passkeys(self.store)
        self.workers = _crew(settings)
        self.imports = Imports(limits)
        self.webhooks = Webhooks(self.store, outgoing, limits)
        self.rooms = Rooms(
            self.store,
            self.workers,
            self.channels,
            tell=self._tell,
            limits=limits,
            forget=self.keyring.forget,
            seated=self._seated,
        )
        contact = f"mailto:{settings.mail_from}" if settings.mail_from else HOME
        mailer = Mailer(settings.mail, settings.mail_from) if settings.mail else None
        push, presence = Push(self.store, outgoing, contact), self.rooms.presence
        self.notices = Notices(self.store, self.persons, presence, push, mailer, limits)
        self.lobby = Lobby(self.store, self.rooms.index, self.channels)
        self.loungers: Counter[str] = Counter()
        """How many sockets each address has open in the lobby."""
        self.buckets = Buckets(limits.rate, limits.burst)
        """Of each key, and of each address without one."""
        self.addresses = _buckets_of_many(limits, limits.keys_per_address)
        self.games = _buckets_of_many(limits, limits.keys_per_game)
        self.files = Buckets(limits.file_rate, limits.file_burst)
        self.renames = Buckets(limits.rename_rate, limits.rename_burst)
        self.tries = Buckets(limits.link_rate, limits.link_burst)
        """Of personal links, by address."""
        self.guesses = Buckets(limits.phrase_rate, limits.phrase_burst)
        """Of passphrases, by whom they would let in."""
        self.crowd = Crowd(limits)
        self._sweeper: asyncio.Task[None] | None = None
        self._openings = Buckets(limits.games_per_hour / 3600, limits.games_per_hour)

    async def check_opening(self, address: str) -> None:
        """Raise where an address has opened too many games, or the house has no room for more."""
        self._openings.take(address)
        most = self.limits.running_games
        if await self.store.running(most) >= most:
            raise FullHouse(f"{most} games are running, as many as this server takes")

    def check_newcomer(self, address: str) -> None:
        """Raise where an address has made too many persons."""
        self.tries.take(address)
        self._openings.take(address)

    async def caller(self, key: str | None, address: str) -> Caller:
        """Return whose browser has a key; ask no oftener than the limits allow."""
        person = await self.persons.by_device(key) if key else None
        if key is None or person is None:
            self.buckets.take(address)
            raise NoPerson("no browser of anybody's, or one that was signed out")
        self.buckets.take(person.id)
        return Caller(person, key)

    async def guest(self, key: str | None, address: str) -> Caller | None:
        """Return who opens a game or sits down, where he has a personal link.

        Any other key says nothing: programs send that of the game before along.
        """
        try:
            return None if key is None else await self.caller(key, address)
        except NoPerson:
            return None

    def check_member(self, caller: Caller | None) -> None:
        """Raise where this server is for invited people, and this is none."""
        if self.settings.invited and caller is None:
            raise NotAdmitted("this server takes invited people only: ask its operator")

    async def signed_out(
        self, person: str, how: Callable[[str], Awaitable[None]] | None = None
    ) -> None:
        """Have browsers that were signed out notice it; `how` does it, his games being known."""
        games = {place.game for place in await self.persons.places(person)}
        games |= {part.game for game in games for part in await linked(self.store, game)}
        if how is not None:
            await how(person)
        for game in games:
            self.forget_keys(game)
        self.lobby.stir()

    def forget_keys(self, game: str) -> None:
        """Have the keys of a game looked up again, here and on other servers."""
        self.hear(game)
        self.channels.publish(game)

    async def enter(self, key: str | None, game: str, address: str) -> Holder:
        """Return what a key opens; ask no oftener than the limits allow."""
        self.addresses.take(address)
        try:
            found = await self.keyring.check(key, game)
        except EscadrilleError:
            self.buckets.take(address)
            raise
        holder = Holder(found, key or "", address)
        self._count(holder, 1)
        if found.seat is not None:
            await self.rooms.presence.saw(game, found.seat)
            if link := await self.keyring.link(game):
                await self.rooms.presence.saw(link.campaign, link.seats[found.seat])
        return holder

    def charge(self, holder: Holder, requests: int) -> None:
        """Count what costs more than to come in."""
        self.addresses.take(holder.address, requests)
        self._count(holder, requests)

    def _count(self, holder: Holder, requests: int) -> None:
        self.buckets.take(holder.visitor, requests)
        # Those who watch a game cannot keep its players from it, however many they are.
        self.games.take(f"{holder.game} {holder.is_spectator}", requests)

    async def heard(self, holder: Holder, lines: list[ChatLine]) -> list[ChatLine]:
        """Return what somebody hears of the chat: nothing of whom he has blocked."""
        if holder.opens.person is None or holder.is_spectator:
            return lines
        silent = await self.persons.silent(holder.opens.person, holder.game)
        return [line for line in lines if line.seat not in silent]

    async def told(self, holder: Holder, message: Message) -> Message:
        """Return a message with what only the holder of this key is told."""
        rematch = message.rematch and await self._next(holder, message.rematch, message)
        return msgspec.structs.replace(message, host=holder.is_host, rematch=rematch)

    async def _next(self, holder: Holder, rematch: Rematch, message: Message) -> Rematch | None:
        """Return the holder's key in the game that follows; None: his place has another there."""
        seat = None if holder.seat is None else next_seat(holder.seat, len(message.seats))
        if holder.opens.person is not None:
            return await self._next_of_person(holder, rematch.game, seat)
        key = keys.derived(holder.key, rematch.game)
        stored = StoredKey(keys.digest(key), rematch.game, seat, holder.opens.role)
        if await self.store.key(stored.hash) is None:
            await self.store.add_key(stored)
            if await self.store.key(stored.hash) is None:
                return None
        return Rematch(rematch.game, key)

    async def _next_of_person(self, holder: Holder, game: str, seat: Seat | None) -> Rematch | None:
        person, role = holder.opens.person or "", holder.opens.role
        if await self.store.key_of(person, game, role, seat) is None:
            await self.store.add_key(keys.new(game, role, seat)[1]._replace(person=person))
            if await self.store.key_of(person, game, role, seat) is None:
                return None
        device, _, _ = keys.read_of_device(holder.key) or ("", "", None)
        return Rematch(game, keys.of_device(device, role, seat))

    async def keep_packs(self) -> None:
        """Store the packs of the house: games keep those that they began with."""
        archive = Archive(self.store)
        for slug in registry.slugs():
            if shelf := registry.system(slug).content.shelf:
                await archive.keep(slug, shelf.keep())

    def hear(self, game: str | None) -> None:
        """Take note that a game (None: any) may have changed on another server."""
        self.keyring.forget(game)
        self.rooms.hear(game)
        self.lobby.note(game)

    async def delete(self, game: str) -> None:
        """Delete a game for good, a campaign with its missions; keys open nothing from then on."""
        for one in (*(part.game for part in await linked(self.store, game)), game):
            await self.rooms.delete(one)
            self.keyring.forget(one)
            self.lobby.note(one)

    def sweep(self) -> None:
        """Delete games that have been over for long, now and then, where the operator says so."""
        if self.settings.keep_finished is not None:
            sweeping = sweep_now_and_then(self.store, self.settings.keep_finished, self.delete)
            self._sweeper = asyncio.create_task(sweeping)

    async def figures(self) -> dict[str, float]:
        """Return what there is at this moment, for who watches over the server."""
        return {
            "games": self.rooms.loaded,
            "sockets": self.rooms.sockets + self.loungers.total(),
            **await self.workers.figures(),
        }

    def _tell(self, match: Match, seat: Seat) -> None:
        """Have who is away told that he is asked."""
        if self.settings.webhooks:
            self.webhooks.tell(match, seat)
        self.notices.tell(match, seat)

    def _seated(self, game: str) -> None:
        self.lobby.note(game)

    async def close(self) -> None:
        await self.lobby.close()
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.rooms.close()
        await self.channels.close()
        await self.webhooks.close()
        await self.notices.close()
        await self.imports.close()
        await self.workers.close()
        await self.store.close()


def _crew(settings: Settings) -> Crew:
    """Return who thinks for a server: processes of its own, or workers by its channels."""
    if settings.workers:
        return Workers(settings.workers, settings.limits)
    from escadrille.table.remote import Remote

    return Remote(settings.channels, settings.limits)


def _buckets_of_many(limits: Limits, keys: int) -> Buckets:
    return Buckets(limits.rate * keys, limits.burst * keys)


class Caller(NamedTuple):
    """Somebody with a personal link, and the key of his browser."""

    person: Person
    device: str


class Visit:
    """Somebody with a key, at the game that it opens."""

    def __init__(self, table: Table, holder: Holder) -> None:
        self.table, self.holder = table, holder
        self.room = table.rooms.room(holder.game)

    @property
    def seat(self) -> Seat:
        """The seat that the key may order for."""
        return self.holder.pilot

    def charge(self, requests: int) -> None:
        """Count what costs more than to come in."""
        self.table.charge(self.holder, requests)

    async def see(self, work: Callable[[Match], T]) -> T:
        return await self.room.see(work, late=self.holder.is_spectator)

    async def look(self, since: int | None = 0, lang: str | None = None) -> Message:
        holder = self.holder
        told = await self.room.look(holder.seat, since or 0, lang, late=holder.is_spectator)
        return await self.table.told(holder, told)

    async def write(self, body: Body, check: Check, since: int | None) -> Message:
        """Do something as the seat of the key."""
        return await self.table.told(
            self.holder, await self.room.write(self.seat, body, check, since)
        )

    async def relic(self) -> Relic:
        """Return the game as it is stored, where it cannot be played."""
        return await Relic.of(self.table.store, self.holder.game)


SEEN: Final = QueryParameter(ge=0, description="How many events were told before")
Since = Annotated[int, SEEN]
MaybeSince = Annotated[int | None, SEEN]
SPOKEN: Final = QueryParameter(description="The language of `said`; without one, no words are sent")
Lang = Annotated[Literal["en", "fr"] | None, SPOKEN]
KEY: Final[list[dict[str, list[str]]]] = [{"key": []}]
TheTable = NamedDependency[Table]
TheVisit = NamedDependency[Visit]
TheCaller = NamedDependency[Caller]


def address_of(scope: Scope) -> str:
    """Return whom a limit without a key is for.

    Where a proxy that the operator named passed a request on, the server has put in its place the
    address that the proxy names; nobody else is believed.
    """
    return sender(scope["client"][0] if scope["client"] else "")


def table_of(scope: Scope) -> Table:
    table: Table = scope["litestar_app"].state.table
    return table


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Refuse a request of another site; count one without a key."""
    table = table_of(request.scope)
    wire.check_host(request, table.settings.hosts)
    if request.method != "GET":
        wire.check_origin(request, table.settings.origins)
    if "game" not in request.path_params:  # else it is counted with its key
        is_file = not request.url.path.startswith("/api/")
        (table.files if is_file else table.addresses).take(address_of(request.scope))


async def visit_of(request: Request[Any, Any, Any], table: TheTable, game: FromPath[str]) -> Visit:
    """Return who comes with the key of a request to the game of its address."""
    return Visit(table, await table.enter(bearer(request), game, address_of(request.scope)))


async def caller_of(request: Request[Any, Any, Any], table: TheTable) -> Caller:
    """Return whose browser a request comes from."""
    return await table.caller(bearer(request), address_of(request.scope))


def bearer(request: Request[Any, Any, Any]) -> str | None:
    """Return the key of a request."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key if scheme.lower() == "bearer" else None
