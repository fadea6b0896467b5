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
