"""Forces that each side picks in secret and at the same time, number by number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Protocol, Self, TypeVar

from escadrille.kernel.rng import Chance

PASS: Final = 0  # as a choice of every game that picks: no more of it


class Seated(Protocol):
    """What of a configured game the picks need."""

    seats: int


class Picks(Protocol):
    """What of a game's state the picks are; `ready` is the set of seats that are done."""

    picks: list[list[int]]
    ready: int

    def clone(self) -> Self: ...


T = TypeVar("T", bound=Seated)
S = TypeVar("S", bound=Picks)
T_contra = TypeVar("T_contra", bound=Seated, contravariant=True)
S_contra = TypeVar("S_contra", bound=Picks, contravariant=True)


class Picking(Protocol[T_contra, S_contra]):
    """How a game picks: its module of set-up rules."""

    def chooser(self, t: T_contra, seat: int) -> Any:
        """Return the side for which a seat chooses, or None."""

    def legal_force(self, t: T_contra, s: S_contra, seat: int) -> list[int]: ...

    def pick(self, t: T_contra, s: S_contra, seat: int, choice: int) -> None: ...

    def choice_of(self, picks: list[int], value: int) -> int:
        """Return the choice that adds a number to the picks of a seat."""


def await_choosers(how: Picking[T, S], t: T, s: S) -> bool:
    """Note who has nothing to pick; is that everybody?"""
    for seat in range(t.seats):
        if how.chooser(t, seat) is None:
            s.ready |= 1 << seat
    return everybody_ready(t, s)


def everybody_ready(t: Seated, s: Picks) -> bool:
    return s.ready == (1 << t.seats) - 1


def choose_again(how: Picking[T, S], t: T, world: S, seat: int | None, chance: Chance) -> None:
    """Forget the secret picks of others; those who are done get other legal ones."""
    done = world.ready
    for other in range(t.seats):
        if other == seat or how.chooser(t, other) is None:
            continue
        world.picks[other] = []
        if done >> other & 1:
            world.ready &= ~(1 << other)
            while not world.ready >> other & 1:
                legal = how.legal_force(t, world, other)
                how.pick(t, world, other, legal[chance.below(len(legal))])


def unpickable(how: Picking[T, S], t: T, s: S) -> Iterator[str]:
    """Return which picks no seat could have made, and who is done or not against them."""
    for seat, picks in enumerate(s.picks):
        done = s.ready >> seat & 1
        if how.chooser(t, seat) is None:
            if picks or not done:
                yield f"picks: seat {seat} has nothing to pick"
            continue
        world = s.clone()
        world.picks[seat] = []
        world.ready &= ~(1 << seat)
        mine = world.picks[seat]
        while len(mine) < len(picks):
            choice = how.choice_of(mine, picks[len(mine)])
            if world.ready >> seat & 1 or choice not in how.legal_force(t, world, seat):
                break
            how.pick(t, world, seat, choice)
        if mine != picks:
            yield f"picks: seat {seat} could not pick {picks}"
        elif not done and world.ready >> seat & 1:
            yield f"ready: seat {seat} has picked all, and is not done"
        elif done and not _done(how, t, world, seat):
            yield f"ready: seat {seat} is done, and has still to pick"


def _done(how: Picking[T, S], t: T, world: S, seat: int) -> bool:
    """Has a seat picked all that it may, or enough to pick no more?"""
    picks = world.picks[seat][:]
    if not world.ready >> seat & 1 and PASS in how.legal_force(t, world, seat):
        how.pick(t, world, seat, PASS)
    return world.picks[seat] == picks and bool(world.ready >> seat & 1)
