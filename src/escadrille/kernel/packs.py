"""Packs as a game knows them: each by its hash, and kept with it where the house has others now."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Protocol

import msgspec


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as its files were, under the hash by which games know it."""

    id: str
    hash: str
    files: dict[str, str]
    """By name, what each of them says."""

    def __hash__(self) -> int:
        return hash((self.id, self.hash))


Source = Path | Kept
"""A folder, which comes beside the packs of the house; or one of all the packs of a game."""
Hashes = Mapping[str, str]
"""By the name of a pack."""


class Shelf(Protocol):
    """The packs of a system."""

    def hashes(self, packs: Sequence[Source] = ()) -> Hashes:
        """Return what a game begun with these packs knows them by."""

    def former(self, packs: Sequence[Source] = ()) -> Mapping[str, Collection[str]]:
        """Return the hashes by which earlier versions of the house knew the same packs."""

    def keep(self, packs: Sequence[Source] = ()) -> tuple[Kept, ...]:
        """Return these packs and those of the house as they are, in their order."""

    def renamed(self, pack: str, digest: str) -> str:
        """Return what a pack that an earlier version of the house knew so is called now."""

    def archived(self, pack: str, digest: str) -> Kept | None:
        """Return a pack that came with an earlier version of the house."""


def differing(told: Hashes, shelf: Shelf | None, packs: Sequence[Source], has: Hashes) -> list[str]:
    """Return the packs of a game that are not those which it would be played with."""
    former = shelf.former(packs) if shelf else {}
    return [
        name
        for name, digest in told.items()
        if has.get(name) != digest and digest not in former.get(name, ())
    ]


def of_game(
    told: Hashes, shelf: Shelf, packs: Sequence[Source], stored: Mapping[str, Kept]
) -> Sequence[Source] | None:
    """Return the packs that a game began with, by their hashes; None: one of them is nowhere.

    Where the house (with the folders that are given) has just these, they are its own; else all
    are kept ones, so that nothing which came since is added to them. `stored` is by hash, as packs
    are called now.
    """
    has = shelf.hashes(packs)
    changed = differing(told, shelf, packs, has)
    if not changed and told.keys() == has.keys():
        return packs
    here = {pack.id: pack for pack in shelf.keep(packs)}
    found: list[Source] = []
    for name, digest in told.items():
        now = shelf.renamed(name, digest)
        kept = stored.get(now) or shelf.archived(name, now) if name in changed else here[name]
        if kept is None or kept.id != name:
            return None
        found.append(msgspec.structs.replace(kept, hash=digest))
    return found
