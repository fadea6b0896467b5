"""How often one may ask: a bucket of tokens per key, which fills again at a steady rate."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from escadrille.table.errors import TooMany

MANY = 10_000  # buckets; beyond it, those that are full again are forgotten


class Buckets:
    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, name: str) -> None:
        """Take a token from a bucket, or raise TooMany with the time until there is one."""
        now = self._clock()
        if len(self._buckets) > MANY:
            self._forget(now)
        tokens = self._tokens(name, now)
        if tokens < 1:
            raise TooMany(max(1, math.ceil((1 - tokens) / self._rate)))
        self._buckets[name] = tokens - 1, now

    def _tokens(self, name: str, now: float) -> float:
        tokens, then = self._buckets.get(name, (float(self._burst), now))
        return min(float(self._burst), tokens + (now - then) * self._rate)

    def _forget(self, now: float) -> None:
        self._buckets = {
            name: bucket
            for name, bucket in self._buckets.items()
            if self._tokens(name, now) < self._burst
        }
