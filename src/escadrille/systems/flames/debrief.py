"""What a finished battle leaves to whoever counts on: the facts of a report."""

from __future__ import annotations

import msgspec

from escadrille.systems.flames.choices import PATTERNS
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import bombing, ending
from escadrille.systems.flames.rules.formation import raid_of
from escadrille.systems.flames.state import NOBODY, State
from escadrille.systems.flames.tables import Tables


class Fate(msgspec.Struct, frozen=True):
    """What became of one aircraft."""

    label: str
    type: str
    pilot: str | None
    side: int
    seat: int
    fate: str
    """Flying, shot-down, or home: sent there by Fuel."""
    damage: int
    damaged: bool
    victor: str | None
    """The aircraft that shot it down; None for flak, a shortage or its own doing."""
    loaded: bool
    """A fighter that set out with bombs, and whether it threw them away."""
    jettisoned: bool
    pattern: str | None
    bombs: int


class Debriefing(msgspec.Struct, frozen=True):
    """The facts of a mission that is over."""

    turn: int
    status: str | None
    """Of the target: intact, damaged or destroyed."""
    bombs: int
    flak: str | None
    points: tuple[int, ...]
    """The VP of each side, with all that options and scale make of them (FLAMES-SCORE-03)."""
    aircraft: tuple[Fate, ...]


def debrief(t: Tables, s: State) -> Debriefing:
    """Return the facts of a battle with bombers or a mission that is over."""
    raid = raid_of(s)
    scores = ending.victory_points(t, s)
    return Debriefing(
        turn=s.turn,
        status=bombing.STATUSES[bombing.status(t, s)] if t.target is not None else None,
        bombs=sum(raid.dropped),
        flak=PATTERNS[raid.flak] if raid.flak != NOBODY else None,
        points=tuple(scores[seat] for seat in t.first_seat),
        aircraft=tuple(_fate(t, s, number) for number in range(s.roster.size)),
    )


def _fate(t: Tables, s: State, number: int) -> Fate:
    raid, roster = raid_of(s), s.roster
    pilot, victor, pattern = roster.pilot[number], raid.victor[number], raid.pattern[number]
    down = "home" if raid.gone[number] else "shot-down"
    return Fate(
        label=label(roster, number),
        type=t.types[roster.fighter[number]].id,
        pilot=t.pilots[pilot].id if pilot >= 0 else None,
        side=roster.side[number],
        seat=roster.seat[number],
        fate="flying" if s.alive[number] else down,
        damage=s.damage[number],
        damaged=bool(s.flipped[number]),
        victor=label(roster, victor) if victor != NOBODY else None,
        loaded=number in roster.loaded,
        jettisoned=number in roster.loaded and not raid.laden[number],
        pattern=PATTERNS[pattern] if pattern != NOBODY else None,
        bombs=raid.dropped[number],
    )
