"""Victory points of a mission: those of the squadrons and those of the pilots (group VP)."""

from __future__ import annotations

from typing import Final, NamedTuple

from escadrille.systems.wings.careers import BOUNTY
from escadrille.systems.wings.rules import deeds, missions, pilots
from escadrille.systems.wings.schema import Standing
from escadrille.systems.wings.state import DOWN, HOME, State
from escadrille.systems.wings.tables import BALLOON, FATES, STRIP, TARGET, TASKS, Tables

Flyer = tuple[int, int]
"""An aircraft, and which of its pilots: the first is 0."""

SEEN: Final = (2, 1)  # squadron and pilot, for an objective reconnoitred (WINGS-VP-01)
DESTROYED: Final = (3, 1)
RECOVERED: Final = (3, 1)
LINES: Final = {
    "photograph": SEEN,
    "reconnoitre": SEEN,
    "test": SEEN,
    "destroy": DESTROYED,
    "rescue": RECOVERED,
    "steal": RECOVERED,
}
DAMAGED: Final = 1
UNHARMED: Final = 3
BALLOONS: Final = {"destroyed": (5, 1), "burning": (3, 1), "damaged": (1, 0), "lowered": (3, 0)}
DEEP: Final = 3  # half rulers from the far edge (WINGS-RULING-21)


class Points(NamedTuple):
    """Of each side, and of each pilot."""

    squadrons: list[int]
    flyers: dict[Flyer, int]

    def give(self, flyer: Flyer, points: int) -> None:
        self.flyers[flyer] = self.flyers.get(flyer, 0) + points


def reckon(t: Tables, s: State) -> None:
    """Say how both sides stand: squadrons and pilots together (WINGS-RULING-82)."""
    found = points(t, s)
    totals = found.squadrons[:]
    for (aircraft, _), count in found.flyers.items():
        totals[s.roster.side[aircraft]] += count
    s.tally = totals


def points(t: Tables, s: State, since: int = 0) -> Points:
    """Return all victory points as things stand, or those after a deed; of the end once it is.

    Rules: WINGS-VP-01, WINGS-VP-02, WINGS-VP-03, WINGS-EVO-01.
    """
    found = Points([0] * t.sides, {})
    for number, deed in enumerate(s.deeds):
        if number < since:
            continue
        if deed[0] in (deeds.LOST, deeds.FLED):
            score_aircraft(t, s, found, number)
        elif deed[0] == deeds.SPARED:
            _score_capture(t, s, found, number)
    if t.mission is not None:
        for piece in range(t.size, t.pieces):
            _score_piece(t, s, found, piece)
        if s.over:
            _score_defence(t, s, found)
    return found


def score_aircraft(t: Tables, s: State, found: Points, number: int) -> None:
    """An enemy aircraft shot down or put to flight: each who had a share, or a defence element.

    Rules: WINGS-VP-01, WINGS-HOM-03, WINGS-DEATH-02, WINGS-DEATH-03, WINGS-RULING-53.
    """
    kind, by, on, _, _, _, dealt, marked, flags, _, _ = s.deeds[number]
    shares = [a for a in range(t.size) if (dealt | by) >> a & 1]
    for aircraft in shares:
        found.give((aircraft, deeds.pilot_number(s, aircraft, number)), 1)
    two = bool(flags & deeds.TWO_SEATER)
    if (two and shares) or flags & deeds.BY_DEFENCE:
        found.squadrons[_enemy(s, on)] += 1
    for victor in range(t.size):
        if by >> victor & 1 or dealt >> victor & 1:
            bonus = _behaviour(s, victor, kind, by, marked, flags)
            if by >> victor & 1 and kind == deeds.LOST:
                bonus += bounty(t, s, on, number)
            found.give((victor, deeds.pilot_number(s, victor, number)), bonus)


def _enemy(s: State, piece: int) -> int:
    return 1 - s.roster.side[piece]


def _behaviour(s: State, victor: int, kind: int, by: int, marked: int, flags: int) -> int:
    """Return the point that his behaviour gives a pilot for an aircraft.

    Rules: WINGS-BEH-06, WINGS-BEH-08, WINGS-BEH-10, WINGS-BEH-12, WINGS-BEH-14,
    WINGS-RULING-104.
    """
    behaviour = pilots.of(s, victor, pilots.BEHAVIOUR) if s.crew else 0
    down, his = kind == deeds.LOST, bool(by >> victor & 1)
    told = bool(marked >> victor & 1)
    return int(
        (behaviour == pilots.HOTHEAD and down and his and bool(flags & deeds.WOUNDED << victor))
        or (behaviour == pilots.OPPORTUNIST and down and told)
        or (behaviour in (pilots.GUARDIAN, pilots.SOLDIER) and down and told and his)
        or (behaviour == pilots.RAMMER and down and told and bool(flags & deeds.RAMMED))
    )


def bounty(t: Tables, s: State, aircraft: int, number: int) -> int:
    """Return what the death of a pilot is worth by his standing (WINGS-DEATH-02, -03).

    Rules: WINGS-DEATH-02, WINGS-DEATH-03, WINGS-WND-06.
    """
    which = deeds.pilot_number(s, aircraft, number)
    if not s.crew or fate_of(s, (aircraft, which)) != "dead":
        return 0
    return BOUNTY.get(standing_of(t, s, (aircraft, which)), 0)


def standing_of(t: Tables, s: State, flyer: Flyer) -> Standing:
    """Return the standing of a pilot; who takes another's place outside a campaign is a rookie."""
    return deeds.sheet_of(t, s, *flyer).standing


def fate_of(s: State, flyer: Flyer) -> str:
    """Return what became of a pilot, or "" as long as he flies."""
    aircraft, which = flyer
    gone = [deed for deed in s.deeds if deed[0] == deeds.RELIEVED and deed[2] == aircraft]
    return FATES[gone[which][9]] if which < len(gone) else pilots.fate(s, aircraft)


def _score_capture(t: Tables, s: State, found: Points, number: int) -> None:
    """A pilot captured by the knight who brought him down (WINGS-BEH-03, WINGS-RULING-104)."""
    _, by, on, *_ = s.deeds[number]
    if any(d[0] == deeds.LOST and d[2] == on and d[1] & by for d in s.deeds[:number]):
        knight = by.bit_length() - 1
        found.give((knight, deeds.pilot_number(s, knight, number)), 1)


# Pieces.


def _score_piece(t: Tables, s: State, found: Points, piece: int) -> None:
    """An objective, a balloon or a ground defence.

    Rules: WINGS-VP-01, WINGS-AREA-07, WINGS-RULING-101, WINGS-RULING-103, WINGS-RULING-112.
    """
    owner = s.roster.side[piece]
    if owner < 0:
        return
    squadron, pilot = _worth(t, s, piece)
    if t.task[piece] and is_deep(t, s, piece):
        squadron, pilot = 2 * squadron, 2 * pilot
    found.squadrons[1 - owner] += squadron
    doer = _doer(t, s, piece)
    if pilot and doer is not None:
        found.give(doer, pilot)


def _worth(t: Tables, s: State, piece: int) -> tuple[int, int]:
    """Return what a piece has given to the other side: squadron and pilot."""
    kind, harmed = s.roster.kind[piece], s.points[piece] > 0
    down = s.status[piece] == DOWN
    if t.task[piece]:
        if missions.is_achieved(t, s, piece):
            return LINES[TASKS[t.task[piece]]]
        return (DAMAGED, 0) if harmed and TASKS[t.task[piece]] == "destroy" else (0, 0)
    if kind == BALLOON:
        burnt = s.flames[piece] or any(d[0] == deeds.BURNT and d[2] == piece for d in s.deeds)
        lowered = s.status[piece] == HOME
        fate = "destroyed" if down else "lowered" if burnt and lowered else "burning"
        if not down and not burnt:
            fate = "damaged"
        return BALLOONS[fate] if down or burnt or harmed else (0, 0)
    return (1, 0) if down and kind not in (STRIP, TARGET) else (0, 0)


def _doer(t: Tables, s: State, piece: int) -> Flyer | None:
    """Return the pilot who finished a piece, or set it on fire (WINGS-RULING-101)."""
    kinds = (deeds.WRECKED, deeds.DONE, deeds.BURNT)
    for number in reversed(range(len(s.deeds))):
        kind, by, on, *_ = s.deeds[number]
        if on == piece and by and kind in kinds:
            aircraft = by.bit_length() - 1
            return aircraft, deeds.pilot_number(s, aircraft, number)
    shooters = [hit[5] for hit in s.taken[piece] if 0 <= hit[5] < t.size]
    last = shooters[-1] if shooters else 0
    return (last, deeds.pilot_number(s, last, len(s.deeds))) if shooters else None


def is_deep(t: Tables, s: State, piece: int) -> bool:
    """Does an objective lie deep in its owner's territory (WINGS-AREA-07, WINGS-RULING-21)?"""
    west = t.scenario.side[s.roster.side[piece]].edge == "west"
    far = s.x[piece] if west else t.width - s.x[piece]
    return 2 * far <= DEEP * t.ruler


def _score_defence(t: Tables, s: State, found: Points) -> None:
    """What the defenders have kept: objectives, and the day.

    Rules: WINGS-VP-01, WINGS-VP-02, WINGS-VP-03, WINGS-RULING-102.
    """
    active = t.scenario.active
    for piece in missions.targets(t, s):
        if s.roster.side[piece] >= 0 and not missions.is_achieved(t, s, piece):
            kept = DAMAGED if s.points[piece] else UNHARMED
            found.squadrons[s.roster.side[piece]] += kept
    if missions.is_success(t, s):
        return
    for aircraft in range(t.size):
        if s.roster.side[aircraft] != active and is_at_large(s, aircraft):
            number = sum(d[0] == deeds.RELIEVED and d[2] == aircraft for d in s.deeds)
            found.give((aircraft, number), 1)


def is_at_large(s: State, aircraft: int) -> bool:
    """Is its pilot alive, and nobody's prisoner (WINGS-RULING-102)?"""
    if not s.crew:
        return s.status[aircraft] != DOWN
    return pilots.fate(s, aircraft) not in ("dead", "captured")
