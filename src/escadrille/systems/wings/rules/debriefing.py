"""What a fight has brought its pilots: victories, points, and what became of them (group HOM)."""

from __future__ import annotations

from typing import Final, NamedTuple

from escadrille.kernel.api import Outcome
from escadrille.systems.wings.careers import ACE
from escadrille.systems.wings.rules import deeds, pilots, scoring
from escadrille.systems.wings.rules.fates import muster_out, zone_of
from escadrille.systems.wings.rules.reinforcements import KEPT
from escadrille.systems.wings.rules.scoring import Flyer
from escadrille.systems.wings.state import DOWN, State
from escadrille.systems.wings.tables import BALLOON, Tables

FALLEN: Final = ("dead", "captured", "missing")
ENDED: Final = ("resigned", "flagged", "agreed")
"""Reasons of an outcome to which seats brought a mission, and not its rules."""


class Report(NamedTuple):
    """Of one pilot."""

    flyer: Flyer
    name: str
    fate: str
    victories: int
    homologated: int
    points: int
    """Those that he keeps (WINGS-EVO-02)."""
    share: int
    """Of what his squadron has won, in a mission outside a campaign (WINGS-VP-04)."""


def over(t: Tables, s: State, outcome: Outcome) -> State:
    """Return how a fight stands once all have gone home: who gives it up flies home, too."""
    s = s.clone()
    if outcome.reason in ENDED:
        muster_out(t, s, None)
    return s


def kit_of(s: State, flyer: Flyer) -> tuple[int, int]:
    """Return the equipment that a pilot has left, as bits, and the bullets of his handgun."""
    aircraft, which = flyer
    gone = [d[8] for d in s.deeds if d[0] == deeds.RELIEVED and d[2] == aircraft]
    if which < len(gone):
        return gone[which] & (1 << KEPT) - 1, gone[which] % deeds.TWO_SEATER >> KEPT
    return pilots.of(s, aircraft, pilots.KIT), pilots.of(s, aircraft, pilots.BULLETS)


def reports(t: Tables, s: State) -> list[Report]:
    """Return what there is to tell of every pilot who flew, once a fight is over."""
    found = []
    for aircraft in range(t.size if s.crew else 0):
        relieved = sum(d[0] == deeds.RELIEVED and d[2] == aircraft for d in s.deeds)
        for which in range(relieved + 1):
            flyer = (aircraft, which)
            tally = victories(t, s, flyer)
            found.append(
                Report(
                    flyer,
                    deeds.sheet_of(t, s, *flyer).name,
                    scoring.fate_of(s, flyer),
                    len(tally),
                    sum(confirmed for _, confirmed in tally),
                    earned(t, s, flyer),
                    share(t, s, flyer),
                )
            )
    return found


def victories(t: Tables, s: State, flyer: Flyer) -> list[tuple[int, bool]]:
    """Return a pilot's victories by the number of their deeds, and whether each is confirmed.

    Rules: WINGS-HOM-01, WINGS-HOM-02, WINGS-HOM-03, WINGS-HOM-04, WINGS-RULING-53,
    WINGS-RULING-103.
    """
    aircraft, which = flyer
    found = []
    for number, (kind, by, on, *_) in enumerate(s.deeds):
        if not by >> aircraft & 1 or deeds.pilot_number(s, aircraft, number) != which:
            continue
        if kind in (deeds.LOST, deeds.FLED):
            found.append((number, is_confirmed(t, s, number)))
        elif kind == deeds.WRECKED and s.roster.kind[on] == BALLOON:
            found.append((number, True))
    return found


def is_confirmed(t: Tables, s: State, number: int) -> bool:
    """Was a victory over friendly ground, or seen by somebody who has survived?

    Rules: WINGS-HOM-01, WINGS-RULING-53, WINGS-RULING-105.
    """
    _, by, _, _, x, seen, *_ = s.deeds[number]
    if not t.options["homologation"]:
        return True
    side = s.roster.side[by.bit_length() - 1]
    if zone_of(t, side, x) in ("own", "none"):
        return True
    return any(seen >> piece & 1 and s.status[piece] != DOWN for piece in range(t.pieces))


def earned(t: Tables, s: State, flyer: Flyer) -> int:
    """Return the points that a pilot keeps: a rookie none before his fifth victory.

    Rules: WINGS-EVO-02, WINGS-RULING-54.
    """
    since = 0
    man = deeds.sheet_of(t, s, *flyer)
    if man.standing == "rookie":
        confirmed = [number for number, told in victories(t, s, flyer) if told]
        missing = ACE - man.victories
        if missing > len(confirmed):
            return 0
        since = confirmed[missing - 1] + 1 if missing > 0 else 0
    return scoring.points(t, s, since).flyers.get(flyer, 0)


def share(t: Tables, s: State, flyer: Flyer) -> int:
    """Return a pilot's share of the squadron's points, rounded down; a rookie's is lost.

    Rules: WINGS-VP-04, WINGS-RULING-102.
    """
    side = s.roster.side[flyer[0]]
    mates = [a for a in range(t.size) if s.roster.side[a] == side]
    alive = [a for a in mates if pilots.fate(s, a) not in FALLEN]
    current = sum(d[0] == deeds.RELIEVED and d[2] == flyer[0] for d in s.deeds)
    if flyer[0] not in alive or flyer[1] != current or t.mission is None:
        return 0
    if scoring.standing_of(t, s, flyer) == "rookie" and not earned(t, s, flyer):
        return 0
    return scoring.points(t, s).squadrons[side] // len(alive)
