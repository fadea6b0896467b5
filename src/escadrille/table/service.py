"""What all addresses share: the settings, the table itself, and who comes in."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from litestar.types import Scope

from escadrille.kernel import registry
from escadrille.kernel.errors import EscadrilleError
from escadrille.table import imports, keys, workers
from escadrille.table.archive import Archive
from escadrille.table.channels import MEMORY, channels_of
from escadrille.table.crowd import Crowd
from escadrille.table.deleting import sweep_now_and_then
from escadrille.table.errors import FullHouse
from escadrille.table.imports import Imports
from escadrille.table.keys import Holder
from escadrille.table.limits import USUAL, Buckets, Limits, sender
from escadrille.table.messages import Message, Rematch
from escadrille.table.outgoing import Outgoing
from escadrille.table.rooms import Room, Rooms
from escadrille.table.seating import next_seat
from escadrille.table.store import Store, StoredKey
from escadrille.table.webhooks import Webhooks
from escadrille.table.workers import Workers


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    channels: str = MEMORY
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Sites whose pages may speak to the table, besides its own."""
    hosts: tuple[str, ...] = ()
    """Names that the table goes by, besides those of this machine; none: any."""
    webhooks: bool = False
    """Whether seats may name an address of the open internet to be told at."""
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
        self.workers = Workers(
            settings.workers,
            workers.Limits(limits.thought_seconds, limits.thought_mebibytes << 20),
        )
        self.imports = Imports(
            imports.Limits(
                processor=limits.record_seconds,
                memory=limits.record_mebibytes,
                at_once=limits.records_at_once,
                waiting=limits.records_waiting,
            )
        )
        self.webhooks = Webhooks(self.store, outgoing, limits)
        tell = self.webhooks.tell if settings.webhooks else None
        self.rooms = Rooms(
            self.store,
            self.workers,
            self.channels,
            tell=tell,
            limits=limits,
            forget=self.keyring.forget,
        )
        self.buckets = Buckets(limits.rate, limits.burst)
        """Of each key, and of each address without one."""
        self.addresses = _buckets_of_many(limits, limits.keys_per_address)
        self.games = _buckets_of_many(limits, limits.keys_per_game)
        self.files = Buckets(limits.file_rate, limits.file_burst)
        self.renames = Buckets(limits.rename_rate, limits.rename_burst)
        self.crowd = Crowd(limits)
        self._sweeper: asyncio.Task[None] | None = None
        self._openings = Buckets(limits.games_per_hour / 3600, limits.games_per_hour)

    async def check_opening(self, address: str) -> None:
        """Raise where an address has opened too many games, or the house has no room for more."""
        self._openings.take(address)
        most = self.limits.running_games
        if await self.store.running(most) >= most:
            raise FullHouse(f"{most} games are running, as many as this server takes")

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
        return holder

    def charge(self, holder: Holder, requests: int) -> None:
        """Count what costs more than to come in."""
        self.addresses.take(holder.address, requests)
        self._count(holder, requests)

    def _count(self, holder: Holder, requests: int) -> None:
        self.buckets.take(holder.visitor, requests)
        # Those who watch a game cannot keep its players from it, however many they are.
        self.games.take(f"{holder.game} {holder.is_spectator}", requests)

    async def told(self, holder: Holder, message: Message) -> Message:
        """Return a message with what only the holder of this key is told."""
        rematch = message.rematch and await self._next(holder, message.rematch, message)
        return msgspec.structs.replace(message, host=holder.is_host, rematch=rematch)

    async def _next(self, holder: Holder, rematch: Rematch, message: Message) -> Rematch | None:
        """Return the holder's key in the game that follows; None: his place has another there."""
        key = keys.derived(holder.key, rematch.game)
        seat = None if holder.seat is None else next_seat(holder.seat, len(message.seats))
        stored = StoredKey(keys.digest(key), rematch.game, seat, holder.opens.role)
        if await self.store.key(stored.hash) is None:
            await self.store.add_key(stored)
            if await self.store.key(stored.hash) is None:
                return None
        return Rematch(rematch.game, key)

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

    async def delete(self, game: str) -> None:
        """Delete a game for good; its keys open nothing from then on."""
        await self.rooms.delete(game)
        self.keyring.forget(game)

    def sweep(self) -> None:
        """Delete games that have been over for long, now and then, where the operator says so."""
        if self.settings.keep_finished is not None:
            sweeping = sweep_now_and_then(self.store, self.settings.keep_finished, self.delete)
            self._sweeper = asyncio.create_task(sweeping)

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.rooms.close()
        await self.channels.close()
        await self.webhooks.close()
        await self.imports.close()
        self.workers.close()
        await self.store.close()


def _buckets_of_many(limits: Limits, keys: int) -> Buckets:
    return Buckets(limits.rate * keys, limits.burst * keys)


SEEN: Final = QueryParameter(ge=0, description="How many events were told before")
Since = Annotated[int, SEEN]
MaybeSince = Annotated[int | None, SEEN]
SPOKEN: Final = QueryParameter(description="The language of `said`; without one, no words are sent")
Lang = Annotated[Literal["en", "fr"] | None, SPOKEN]
KEY: Final[list[dict[str, list[str]]]] = [{"key": []}]
TheTable = NamedDependency[Table]
TheHolder = NamedDependency[Holder]
TheRoom = NamedDependency[Room]


def address_of(scope: Scope) -> str:
    """Return whom a limit without a key is for.

    Where a proxy that the operator named passed a request on, the server has put in its place the
    address that the proxy names; nobody else is believed.
    """
    return sender(scope["client"][0] if scope["client"] else "")


async def holder_of(
    request: Request[Any, Any, Any], table: TheTable, game: FromPath[str]
) -> Holder:
    """Return what the key of a request opens in the game of its address."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    known = key if scheme.lower() == "bearer" else None
    return await table.enter(known, game, address_of(request.scope))


async def room_of(table: TheTable, holder: TheHolder) -> Room:
    return table.rooms.room(holder.game)
