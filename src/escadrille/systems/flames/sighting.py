"""What everybody sees of bombers and of a mission, and what the defender knows of his flak."""

from __future__ import annotations

from typing import Any

import msgspec

from escadrille.kernel.api import Seat
from escadrille.mechanics.aircraft import ADVANTAGED, DAMAGED, TAILING
from escadrille.systems.flames.choices import COLUMNS, PATTERNS
from escadrille.systems.flames.frames import BOMB
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import bombing
from escadrille.systems.flames.rules.bombers import is_free
from escadrille.systems.flames.rules.formation import (
    absent,
    adjacent,
    blockers,
    formation,
    raid_of,
    temporary_hand,
)
from escadrille.systems.flames.state import NOBODY, State
from escadrille.systems.flames.tables import Tables


class Raider(msgspec.Struct, frozen=True):
    """What an aircraft is in a raid: its turrets, its place, its bombs, and what became of it."""

    bomber: bool
    """A bomber's card; a fighter-bomber has a fighter's."""
    laden: bool
    """Treated as a bomber now."""
    defense: int
    support: int
    bombs: int
    """Those of the face-up side, options included."""
    cards: int
    """The temporary hand that it would draw if it were attacked now."""
    row: int | None
    column: int | None
    """Its place in the formation of its side and level; the first row is the front."""
    blocked: dict[str, tuple[str, ...]]
    """The bombers that fly in the places of the positions advantaged (two) and tailing."""
    supporters: tuple[str, ...]
    """The bombers next to it, whose cards it draws too."""
    free: bool
    """It may be selected free of charge."""
    late: bool
    """Not here before the second game turn."""
    jettisoned: bool
    home: bool
    """Sent home for lack of fuel, and not shot down."""
    pattern: str | None
    dropped: int
    """Bombs that hit the target."""
    victor: str | None
    """The aircraft that shot it down."""


class Run(msgspec.Struct, frozen=True):
    """A fighter works on a bomber."""

    fighter: str
    bomber: str
    manned: bool
    """The bomber has drawn its temporary hand."""


class Shot(msgspec.Struct, frozen=True):
    """What a bomber fires back."""

    card: str
    hits: int
    destroys: bool


class TargetView(msgspec.Struct, frozen=True):
    type: str
    damaged: int
    destroyed: int
    """Bombs from which on it is so, scaled."""
    flak: int
    """After options."""
    bombs: int
    status: str | None
    """Intact, damaged or destroyed, once the mission is over."""


class End(msgspec.Struct, frozen=True):
    """What a bomber's pattern comes to under one pattern of the flak."""

    hits: int
    fate: str
    """whole, flips, down; damaged where it was so before."""
    bombs: int


class Over(msgspec.Struct, frozen=True):
    """A bomber over the target."""

    aircraft: str
    ends: dict[str, tuple[End, ...]]
    """By its own pattern; under dispersed, normal and tight flak."""


class Sum(msgspec.Struct, frozen=True):
    bombs: int
    status: str


class Strike(msgspec.Struct, frozen=True):
    """The bombers over the target, while their patterns are announced."""

    over: tuple[Over, ...]
    sums: tuple[Sum, ...]
    """Of the patterns announced so far; under dispersed, normal and tight flak."""


class MissionView(msgspec.Struct, frozen=True):
    attacker: int
    scale: int
    half_vp: bool
    target: TargetView | None
    pattern: str | None
    """Of the flak: the defender knows it, and everybody when the mission is over."""
    effects: tuple[dict[str, Any], ...]
    """Of the options of each side, where they have any."""
    strike: Strike | None = None


def raider(s: State, number: int) -> Raider:
    raid, roster = raid_of(s), s.roster
    defense, support, bombs = roster.turrets[number][s.flipped[number]]
    cell, victor = raid.cell[number], raid.victor[number]
    placed = cell != NOBODY and bool(s.alive[number])
    names = ("advantaged", ADVANTAGED), ("tailing", TAILING)
    return Raider(
        bomber=roster.bomber[number],
        laden=bool(raid.laden[number]),
        defense=defense,
        support=support,
        bombs=bombs,
        cards=temporary_hand(s, number) if placed else 0,
        row=cell // COLUMNS if cell != NOBODY else None,
        column=cell % COLUMNS if cell != NOBODY else None,
        blocked={
            name: tuple(label(roster, other) for other in blockers(s, number, grip))
            for name, grip in names
        }
        if placed
        else {},
        supporters=tuple(label(roster, mate) for mate in adjacent(s, number)) if placed else (),
        free=placed and _arranged(s, number) and is_free(s, number),
        late=absent(s, number),
        jettisoned=number in roster.loaded and not raid.laden[number],
        home=bool(raid.gone[number]),
        pattern=PATTERNS[raid.pattern[number]] if raid.pattern[number] != NOBODY else None,
        dropped=raid.dropped[number],
        victor=label(roster, victor) if victor != NOBODY else None,
    )


def _arranged(s: State, bomber: int) -> bool:
    mates = formation(s, s.roster.side[bomber], s.altitude[bomber])
    return all(raid_of(s).cell[mate] != NOBODY for mate in mates)


def run(s: State) -> Run | None:
    raid = s.raid
    if raid is None or raid.quarry == NOBODY:
        return None
    fighter, bomber = label(s.roster, s.active), label(s.roster, raid.quarry)
    return Run(fighter, bomber, bool(raid.manned))


def shot(t: Tables, s: State) -> Shot | None:
    raid = s.raid
    if raid is None or raid.shot == NOBODY:
        return None
    return Shot(t.cards[raid.shot].id, raid.back, t.destroys[raid.shot])


def mission(t: Tables, s: State, seat: Seat | None) -> MissionView | None:
    if t.mission is None or s.raid is None:
        return None
    told, flak = t.knows_flak(s.over, seat), s.raid.flak
    return MissionView(
        attacker=t.attacker,
        scale=t.scale,
        half_vp=t.mission.half_vp,
        target=_target(t, s),
        pattern=PATTERNS[flak] if told and flak != NOBODY else None,
        effects=tuple(
            {name: value for name, value in msgspec.structs.asdict(side).items() if value}
            for side in t.effects
        ),
        strike=_strike(t, s) if s.stack and s.stack[-1][0] == BOMB else None,
    )


def _strike(t: Tables, s: State) -> Strike:
    """Return what each pattern would come to: nothing of it hangs on the flak that lies hidden."""
    pattern, over = raid_of(s).pattern, bombing.raiders(t, s)
    ways = range(len(PATTERNS))
    sums = []
    for flak in ways:
        told = [
            bombing.forecast(t, s, one, pattern[one], flak) for one in over if pattern[one] >= 0
        ]
        bombs = sum(end[2] for end in told)
        sums.append(Sum(bombs, bombing.STATUSES[bombing.status_of(t, bombs)]))
    return Strike(
        over=tuple(
            Over(
                label(s.roster, one),
                {name: tuple(_end(t, s, one, way, flak) for flak in ways)
                 for way, name in enumerate(PATTERNS)},
            )
            for one in over
        ),
        sums=tuple(sums),
    )  # fmt: skip


def _end(t: Tables, s: State, bomber: int, pattern: int, flak: int) -> End:
    hits, after, bombs = bombing.forecast(t, s, bomber, pattern, flak)
    if after == DAMAGED and not s.flipped[bomber]:
        return End(hits, "flips", bombs)
    return End(hits, ("whole", "damaged", "down")[after], bombs)


def _target(t: Tables, s: State) -> TargetView | None:
    target = t.target
    if target is None:
        return None
    return TargetView(
        type=target.type,
        damaged=target.damaged * t.scale,
        destroyed=target.destroyed * t.scale,
        flak=t.flak,
        bombs=sum(raid_of(s).dropped),
        status=bombing.STATUSES[bombing.status(t, s)] if s.over else None,
    )
