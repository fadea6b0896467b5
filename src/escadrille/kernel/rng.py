"""Chance. The whole state of a generator is one integer, plus a script in tests."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, MutableSequence

_MASK = (1 << 64) - 1


class Chance:
    """SplitMix64: small, fast, and equal on every machine.

    A script, where there is one, answers before the generator does: worked examples
    roll the dice that their book rolled.
    """

    __slots__ = ("script", "word")

    def __init__(self, word: int, script: Iterable[int] = ()) -> None:
        self.word = word
        self.script = list(script)

    def clone(self) -> Chance:
        twin = Chance.__new__(Chance)
        twin.word = self.word
        twin.script = self.script[:]
        return twin

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        if self.script:
            answer = self.script.pop(0)
            if not 0 <= answer < n:
                raise ValueError(f"the script answers {answer} where 0 to {n - 1} was asked")
            return answer
        self.word = word = (self.word + 0x9E3779B97F4A7C15) & _MASK
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((word ^ (word >> 31)) * n) >> 64

    def shuffle(self, cards: MutableSequence[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def seeded(seed: int) -> Chance:
    """Return the generator of a game's seed, whatever the size of the seed."""
    digest = hashlib.sha256(f"escadrille {seed}".encode()).digest()
    return Chance(int.from_bytes(digest[:8], "big"))


def derived(seed: int, *what: int) -> int:
    """Return a seed for something beside the game (a bot), which does not give the game's away."""
    digest = hashlib.sha256(f"escadrille derived {seed} {what}".encode()).digest()
    return int.from_bytes(digest, "big")


def commitment(seed: int) -> str:
    """Return what is shown before play, so that the seed revealed after it can be checked."""
    return hashlib.sha256(f"escadrille commitment {seed}".encode()).hexdigest()
