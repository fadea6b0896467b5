"""How many sockets there may be: each change of a game is put together for each of them."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from escadrille.table.errors import TooMany
from escadrille.table.keys import Holder
from escadrille.table.limits import Limits

AGAIN = 30  # seconds until one may be free


class Crowd:
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
