"""The limits of a table, in one list; buckets of tokens, which fill again; the crowd of sockets."""

from __future__ import annotations

import contextlib
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from ipaddress import IPv6Address
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from escadrille.table.errors import TooMany

if TYPE_CHECKING:
    from escadrille.table.keys import Holder

AGAIN: Final = 30  # seconds until a socket may be free
MANY = 10_000  # buckets; beyond it, those that are full again are forgotten

Count = Annotated[int, msgspec.Meta(ge=1, le=10**9)]
Figure = Annotated[float, msgspec.Meta(gt=0, le=10**9)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every limit that an operator may change; `limit-NAME` among the words says what each means.

    `escadrille limits` lists them, and `escadrille serve --limit NAME=VALUE` changes one.
    """

    # How often one may ask: so many a second in the long run, and so many at once.
    rate: Figure = 20.0
    burst: Count = 60
    keys_per_address: Count = 15
    keys_per_game: Count = 5
    file_rate: Figure = 500.0
    file_burst: Count = 5000
    rename_rate: Figure = 0.1
    rename_burst: Count = 5
    link_rate: Figure = 0.1
    link_burst: Count = 20
    phrase_rate: Figure = 0.02
    phrase_burst: Count = 5
    mail_rate: Figure = 0.01
    mail_burst: Count = 20

    # How many requests one counts for.
    thought_price: Count = 5
    book_price: Count = 3
    record_price: Count = 10
    moments_per_request: Count = 20

    # How large something may be, in bytes or lines.
    head_bytes: Count = 16 * 1024
    head_lines: Count = 100
    body_bytes: Count = 64 * 1024
    record_bytes: Count = 4 * 1024 * 1024
    message_bytes: Count = 64 * 1024

    # What a bot's thought and a record that is brought may cost.
    thought_seconds: Count = 20
    thought_mebibytes: Count = 1024
    thoughts_queued: Count = 8
    record_seconds: Count = 5
    record_mebibytes: Count = 512
    records_at_once: Count = 2
    records_waiting: Count = 8

    # Connections and sockets.
    connections: Count = 4000
    connections_per_address: Count = 500
    head_seconds: Figure = 10.0
    body_seconds: Figure = 60.0
    idle_seconds: Count = 20
    stalled_seconds: Figure = 30.0
    socket_rate: Figure = 1024.0
    sockets_per_visitor: Count = 20
    sockets_per_key: Count = 200
    sockets_per_address: Count = 200
    hello_seconds: Figure = 10.0
    grace_seconds: Count = 5

    # How long a game may become, and how many there may be.
    rows_per_game: Count = 20_000
    take_backs: Count = 100
    acts_per_seat: Count = 2_000
    games_per_hour: Count = 600
    running_games: Count = 100_000

    # What is kept in memory, and what one answer holds.
    games_in_memory: Count = 1000
    game_seconds: Figure = 300.0
    chat_lines: Count = 200
    webhooks_waiting: Count = 1000
    webhooks_at_once: Count = 8


USUAL: Final = Limits()


def sender(host: str) -> str:
    """Return whom the limits of an address are for: it, or in IPv6 the network of one."""
    try:
        found = IPv6Address(host)
    except ValueError:
        return host
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


class Buckets:
    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: dict[str, tuple[float, float]] = {}
        self._many = MANY

    def take(self, name: str, tokens: int = 1) -> None:
        """Take tokens (a full bucket's at most), or raise TooMany with the time until they are."""
        now = self._clock()
        if len(self._buckets) > self._many:
            self._forget(now)
        left = self._tokens(name, now) - min(tokens, self._burst)
        if left < 0:
            raise TooMany(max(1, math.ceil(-left / self._rate)))
        self._buckets[name] = left, now

    def _tokens(self, name: str, now: float) -> float:
        tokens, then = self._buckets.get(name, (float(self._burst), now))
        return min(float(self._burst), tokens + (now - then) * self._rate)

    def _forget(self, now: float) -> None:
        self._buckets = {
            name: bucket
            for name, bucket in self._buckets.items()
            if self._tokens(name, now) < self._burst
        }
        self._many = max(MANY, 2 * len(self._buckets))  # to look at all of them stays seldom


class Crowd:
    """How many sockets there may be: each change of a game is put together for each of them."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: Counter[str] = Counter()

    @contextlib.contextmanager
    def among(self, holder: Holder) -> Iterator[None]:
        """Count a socket while it is open, or raise TooMany."""
        key, address = f"key {holder.opens.hash}", f"address {holder.address}"
        counted = {
            f"{key} {address}": self._limits.sockets_per_visitor,
            key: self._limits.sockets_per_key,
            address: self._limits.sockets_per_address,
        }
        if any(self._open[name] >= most for name, most in counted.items()):
            raise TooMany(AGAIN)
        self._open.update(counted.keys())
        try:
            yield
        finally:
            self._open.subtract(counted.keys())
            for name in counted:
                if not self._open[name]:
                    del self._open[name]
