"""Programmes and markers that a seat has not seen, laid anew (WINGS-PROG-02, WINGS-RULING-06)."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final

from escadrille.kernel.rng import Chance
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.rules import clouds, laying, programming
from escadrille.systems.wings.rules.altitude import shown_at
from escadrille.systems.wings.rules.programming import (
    ALOFT,
    ENGINE,
    LANDED,
    ROCKETS,
    STANDING,
    TOUCHDOWN,
    Key,
)
from escadrille.systems.wings.state import BLANKED, FLYING, ROCKETING, State, serial
from escadrille.systems.wings.tables import SIMPLE, STALL, STRAIGHT, Cards, Tables

TRIES: Final = 20  # programmes that are drawn to find one that leaves the clouds
SELDOM: Final = 4  # one in so many begins something secret with the last card of a turn

Only = Mapping[int, Container[int]]
"""Kinds of cards to which a marker that has come to light binds a place of the programme."""


def known(world: State, aircraft: int, seat: int | None) -> tuple[int, ...]:
    """Return the cards of a programme that a seat has seen; None: those that everyone has."""
    base, shown = 3 * aircraft, min(world.phase, world.cards[aircraft])
    if _has_landed(world, aircraft, shown):
        shown = world.cards[aircraft]  # it stands still, whatever was laid (WINGS-LAND-03)
    if world.cloud[aircraft] == clouds.BLIND:
        shown = max(0, shown - len(world.written[aircraft]))
    if not world.phase and seat is not None and world.seen[aircraft] >> seat & 1:
        shown = 1
    return tuple(world.prog[base : base + shown])


def _has_landed(world: State, aircraft: int, shown: int) -> bool:
    """Did an aircraft that stands on the ground come to rest in this turn?"""
    if world.landing[aircraft] != STANDING:
        return False
    return any(face != BLANKED for face in world.prog[3 * aircraft : 3 * aircraft + shown])


def key_of(t: Tables, world: State, aircraft: int) -> Key:
    """Return what bound a programme when it was laid, as `programming` knows it."""
    bits = programming.duties(t, world, aircraft)
    stage = _stage_before(world, aircraft)
    if world.phase:
        bits &= ~ROCKETS
    bits &= ~ENGINE
    if stage == ALOFT:
        bits |= world.bind[aircraft] & ENGINE
    cards = world.roster.deck[aircraft]
    held = programming.held(cards, world.held_before[aircraft], world.held_last[aircraft])
    return (world.roster.letter[aircraft], *held, world.cards[aircraft], bits, stage, ())


def _stage_before(world: State, aircraft: int) -> int:
    """Return the stage of a landing or a take-off at the start of this turn."""
    now, base = world.landing[aircraft], 3 * aircraft
    if now == ALOFT or not world.phase:
        return now
    cards = world.roster.deck[aircraft]
    played = world.prog[base : base + min(world.phase, world.cards[aircraft])]
    for first in range(len(programming.STAGES)):
        stage = first
        for place, face in enumerate(played):
            if stage == ALOFT:
                begun = world.mark[aircraft] == c.LANDING + place
                stage = TOUCHDOWN if begun else ALOFT
            else:
                stage = programming.stage_after(cards, stage, face)
        if (STANDING if stage == LANDED else stage) == now:
            return first
    return ALOFT


def is_possible(t: Tables, world: State, aircraft: int, seat: int | None) -> bool:
    """Could an aircraft with its duties have laid the cards that a seat has seen?"""
    shown = known(world, aircraft, seat)
    if not shown:
        return True
    cards, key = world.roster.deck[aircraft], key_of(t, world, aircraft)
    return all(
        (c.BLANK if face == BLANKED else c.CARD + face)
        in programming.choices_at(t, cards, (*key[:6], shown[:place]))
        for place, face in enumerate(shown)
    )


def draw(
    t: Tables, cards: Cards, key: Key, laid: tuple[int, ...], only: Only, chance: Chance
) -> tuple[int, ...]:
    """Return a programme that begins with cards laid, each as likely as any; () for none."""
    while len(laid) < key[3]:
        here = (*key[:6], laid)
        choices = programming.choices_at(t, cards, here)
        counts = programming.ways(t, cards, here)
        kinds = only.get(len(laid))
        if kinds is not None:
            faces = [programming.face_of(choice) for choice in choices]
            fits = [programming.kind_of(cards, face) in kinds for face in faces]
            counts = tuple(n if fit else 0 for n, fit in zip(counts, fits, strict=True))
        total = sum(counts)
        if not total:
            return ()
        rest = chance.below(total)
        for choice, count in zip(choices, counts, strict=True):
            rest -= count
            if rest < 0:
                laid = (*laid, programming.face_of(choice))
                break
    return laid


def lay_again(t: Tables, world: State, aircraft: int, seat: int | None, chance: Chance) -> None:
    """Lay other cards and markers where a seat has not seen them."""
    done = fires_done(t, world)
    mark = _shown_mark(t, world, aircraft, done)
    if not done:
        _begin_again(t, world, aircraft, chance)
    key = key_of(t, world, aircraft)
    cards = world.roster.deck[aircraft]
    laid = known(world, aircraft, seat)
    found: tuple[int, ...] = ()
    for _ in range(TRIES):
        found = draw(t, cards, key, laid, _bound_by(mark), chance)
        if found and _comes_out_as_seen(t, world, aircraft, found):
            break
    else:
        return
    base = 3 * aircraft
    world.prog[base : base + len(found)] = found
    if not mark:
        mark_again(t, world, aircraft, done, chance)


def fires_done(t: Tables, world: State) -> int:
    """Return after how many phases of this turn the fire step is over."""
    phase = world.phase
    if not phase or not world.stack:
        return phase
    return phase - (world.stack[0][1] <= t.step_names.index(f"resolve-{phase}"))


def _shown_mark(t: Tables, world: State, aircraft: int, done: int) -> int:
    """Return the marker that has come to light, or 0."""
    mark = world.mark[aircraft]
    if mark >= c.ONE_LOT:
        return mark if (mark - c.ONE_LOT) % 3 + 2 <= done else 0
    return mark if mark > 0 and shown_at(t, world, aircraft) < world.phase else 0


def _bound_by(mark: int) -> Only:
    if mark == c.GENTLE:
        return {0: SIMPLE, 1: SIMPLE, 2: SIMPLE}
    if mark == c.CONTROLLED:
        return {2: (STRAIGHT,)}
    return {2: (STALL,)} if mark == c.LANDING else {}


def _comes_out_as_seen(t: Tables, world: State, aircraft: int, cards: tuple[int, ...]) -> bool:
    """Who is seen coming out of the clouds this turn does so (WINGS-CLOUD-04)."""
    if world.cloud[aircraft] != clouds.EMERGING:
        return True
    return clouds.comes_out(t, world, aircraft, cards[world.phase :])


def _begin_again(t: Tables, world: State, aircraft: int, chance: Chance) -> None:
    """Say anew whether the last card of the turn before began a landing or a rocket fire."""
    cards = world.roster.deck[aircraft]
    last = programming.kind_of(cards, world.held_last[aircraft])
    now = programming.kind_of(cards, world.last[aircraft])
    begins = not chance.below(SELDOM)
    if t.rockets:
        fits = last in programming.ROCKET_CARDS and now in programming.ROCKET_CARDS
        before = 3 * world.turn  # the last phase of the turn before
        silent = before not in world.aimed[2 * aircraft : 2 * aircraft + 2]
        lots = world.lots[aircraft] if fits and silent and begins else 0
        world.rockets[aircraft] = 1 + chance.below(lots) if lots else 0
        _note_rockets(world, aircraft, in_progress=bool(lots))
    if t.landing and not world.phase and world.landing[aircraft] in (ALOFT, TOUCHDOWN):
        low = laying.is_hedge_hopping(world, aircraft)
        begins = begins and low and last == STRAIGHT and world.status[aircraft] == FLYING
        world.landing[aircraft] = TOUCHDOWN if begins and not world.rockets[aircraft] else ALOFT


def _note_rockets(world: State, aircraft: int, *, in_progress: bool) -> None:
    world.did[aircraft] &= ~ROCKETING
    if in_progress and world.phase:
        world.did[aircraft] |= ROCKETING


def mark_again(t: Tables, world: State, aircraft: int, done: int, chance: Chance) -> None:
    """Lay a marker that has not come to light yet, or none, with what it has begun so far."""
    phase = world.phase
    if phase and world.landing[aircraft] == TOUCHDOWN:
        world.landing[aircraft] = ALOFT
    if done:
        world.rockets[aircraft] = 0
        _note_rockets(world, aircraft, in_progress=False)
    open_marks = [
        mark
        for mark in laying.marks(t, world, aircraft)
        if _is_unseen(t, world, aircraft, mark, done)
    ]
    which = chance.below(len(open_marks) + 1)
    world.mark[aircraft] = mark = open_marks[which - 1] if which else 0
    if mark >= c.ONE_LOT:
        place = (mark - c.ONE_LOT) % 3
        if place == done - 1:
            world.rockets[aircraft] = 2 if mark >= c.TWO_LOTS else 1
        _note_rockets(world, aircraft, in_progress=place in (phase - 1, phase - 2))
    elif phase and mark == c.LANDING + phase - 1:
        world.landing[aircraft] = TOUCHDOWN


def _is_unseen(t: Tables, world: State, aircraft: int, mark: int, done: int) -> bool:
    """Could a marker lie on the cards of this turn without having shown itself?"""
    phase = world.phase
    if mark == c.GENTLE:
        return not phase
    if mark == c.CONTROLLED:
        return phase < 2
    if mark == c.FORCED:
        return laying.forced_place(t, world, aircraft) >= phase
    if mark < c.ONE_LOT:
        return mark - c.LANDING + 1 >= phase
    place = (mark - c.ONE_LOT) % 3
    fired = serial(world) - phase + place + 1  # guns are silent in the phase of its first card
    return place >= done - 1 and (
        place >= phase or fired not in world.aimed[2 * aircraft : 2 * aircraft + 2]
    )
