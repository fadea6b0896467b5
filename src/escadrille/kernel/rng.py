"""Chance. The whole state of a generator is one integer, plus a script in tests."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Final

from escadrille.kernel.errors import OffScript

GENERATOR: Final = 2
"""The version of the generator that new games are dealt by; a record names its own."""
_MASK: Final = (1 << 64) - 1
_WIDE: Final = (1 << 128) - 1
_SECOND: Final = 1 << 128
"""The word of the second generator is its state and this; that of the first is always less."""
_MULTIPLIER: Final = 0xDA942042E4DD58B5
_INCREMENT: Final = 0x5851F42D4C957F2D14057B7EF767814F


class Chance:
    """Two generators, both small, fast and equal on every machine; the word tells which.

    The first is SplitMix64: bots imagine with it, and games of before were dealt by it. The second
    is PCG64 DXSM, whose state has 128 bits: as many deals as there are seeds.

    A script, where there is one, answers before the generator does: worked examples
    roll the dice that their book rolled.
    """

    __slots__ = ("script", "word")

    def __init__(self, word: int, script: Iterable[int] = ()) -> None:
        self.word = word
        self.script = list(script)

    def clone(self) -> Chance:
        return Chance(self.word, self.script)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        if self.script:
            answer = self.script.pop(0)
            if not 0 <= answer < n:
                raise OffScript(answer, n)
            return answer
        word = self.word
        if word >= _SECOND:
            return (self._second(word) * n) >> 64
        self.word = word = (word + 0x9E3779B97F4A7C15) & _MASK
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((word ^ (word >> 31)) * n) >> 64

    def _second(self, word: int) -> int:
        self.word = ((word * _MULTIPLIER + _INCREMENT) & _WIDE) | _SECOND
        high = (word >> 64) & _MASK
        high = ((high ^ (high >> 32)) * _MULTIPLIER) & _MASK
        return ((high ^ (high >> 48)) * (word & _MASK | 1)) & _MASK

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def seeded(seed: int, generator: int = 1) -> Chance:
    """Return the generator of a game's seed, whatever the size of the seed."""
    digest = hashlib.sha256(f"escadrille {seed}".encode()).digest()
    if generator == 1:
        return Chance(int.from_bytes(digest[:8], "big"))
    return Chance(int.from_bytes(digest[:16], "big") | _SECOND)


def derived(seed: int, *what: int) -> int:
    """Return a seed for something beside the game (a bot), which does not give the game's away."""
    digest = hashlib.sha256(f"escadrille derived {seed} {what}".encode()).digest()
    return int.from_bytes(digest, "big")


def dealt(seed: int, parts: Mapping[int, str]) -> int:
    """Return the seed of a deal to which people have given parts, by seat; `seed` is the table's.

    Each part was sealed before any was known, so nobody could choose the deal by his own.
    """
    if not parts:
        return seed
    given = " ".join(f"{seat}:{parts[seat]}" for seat in sorted(parts))
    digest = hashlib.sha256(f"escadrille deal {seed} {given}".encode()).digest()
    return int.from_bytes(digest, "big")


def seal(part: str) -> str:
    """Return what a person shows of his part before the others have shown theirs."""
    return hashlib.sha256(f"escadrille part {part}".encode()).hexdigest()


def commitment(seed: int) -> str:
    """Return what is shown before play, so that the seed revealed after it can be checked."""
    return hashlib.sha256(f"escadrille commitment {seed}".encode()).hexdigest()
