"""What all addresses share: the settings, the table itself, and who comes in."""

from __future__ import annotations

from ipaddress import IPv6Address
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from litestar.types import Scope

from escadrille.kernel.errors import EscadrilleError
from escadrille.table import keys
from escadrille.table.channels import MEMORY, channels_of
from escadrille.table.keys import Holder
from escadrille.table.limits import Buckets
from escadrille.table.messages import Message, Rematch
from escadrille.table.reach import Reach
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
    rate: float = 20.0
    """Requests per second and key, in the long run."""
    burst: int = 60
    webhooks: bool = False
    """Whether seats may name an address of the open internet to be told at."""
    body_limit: int = 64 * 1024


class Table:
    """What the handlers share."""

    def __init__(self, settings: Settings, reach: Reach) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.channels = channels_of(settings.channels)
        self.keyring = keys.Keyring(self.store, self.channels)
        self.workers = Workers(settings.workers)
        self.webhooks = Webhooks(self.store, reach)
        tell = self.webhooks.tell if settings.webhooks else None
        self.rooms = Rooms(
            self.store, self.workers, self.channels, tell=tell, forget=self.keyring.forget
        )
        self.buckets = Buckets(settings.rate, settings.burst)

    async def enter(self, key: str | None, game: str, address: str) -> Holder:
        """Return what a key opens; ask no oftener than the limit allows."""
        try:
            found = await self.keyring.check(key, game)
        except EscadrilleError:
            self.buckets.take(address)
            raise
        self.buckets.take(found.hash)
        if found.seat is not None:
            await self.rooms.presence.saw(game, found.seat)
        return Holder(found, key or "")

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

    def hear(self, game: str | None) -> None:
        """Take note that a game (None: any) may have changed on another server."""
        self.keyring.forget(game)
        self.rooms.hear(game)

    async def close(self) -> None:
        await self.rooms.close()
        await self.channels.close()
        await self.webhooks.close()
        self.workers.close()
        await self.store.close()


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
    """Return whom a limit without a key is for: an address, or in IPv6 the network of one."""
    host = scope["client"][0] if scope["client"] else ""
    try:
        found = IPv6Address(host)
    except ValueError:
        return host
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


async def holder_of(
    request: Request[Any, Any, Any], table: TheTable, game: FromPath[str]
) -> Holder:
    """Return what the key of a request opens in the game of its address."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    known = key if scheme.lower() == "bearer" else None
    return await table.enter(known, game, address_of(request.scope))


async def room_of(table: TheTable, holder: TheHolder) -> Room:
    return table.rooms.room(holder.game)
