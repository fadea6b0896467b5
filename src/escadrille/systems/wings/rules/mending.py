"""What a pilot mends in the air: Système D and Bricoleur (WINGS-SKL-32, WINGS-SKL-33)."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.stacked import Out
from escadrille.systems.wings.events import Eased, Mended
from escadrille.systems.wings.frames import USE
from escadrille.systems.wings.rules import pilots
from escadrille.systems.wings.rules.damage import COUNTERS, LASTING, flame_counters, refigure
from escadrille.systems.wings.rules.skills import HANDYMAN
from escadrille.systems.wings.state import EASED, KNOWN, MENDED, NO_SPECIAL, State
from escadrille.systems.wings.tables import (
    ENGINE,
    EXPLOSION,
    FLAMES,
    RUDDER_LEFT,
    RUDDER_RIGHT,
    SMOKE,
    SPECIALS,
    Tables,
)

EASY: Final = (RUDDER_LEFT, RUDDER_RIGHT, FLAMES, ENGINE, SMOKE)
RUDDERS: Final = (RUDDER_LEFT, RUDDER_RIGHT)
LASTING_KINDS: Final = (SMOKE, FLAMES, RUDDER_LEFT, RUDDER_RIGHT)
DESTROYING: Final = {"explosion": EXPLOSION, "engine": ENGINE}


# Système D.


def easable(t: Tables, s: State, aircraft: int, first: int) -> int:
    """Return the place of a card from `first` on whose special Système D may ease, or -1.

    It must be the first of its kind, and no kind is eased twice (WINGS-SKL-32).
    """
    hits = s.taken[aircraft]
    for place in range(first, len(hits)):
        special = t.special[hits[place][0]]
        if special not in EASY or hits[place][2] & NO_SPECIAL:
            continue
        kinds = RUDDERS if special in RUDDERS else (special,)
        before = [hit for hit in hits[:place] if t.special[hit[0]] in kinds]
        if not any(not hit[2] & NO_SPECIAL for hit in before):
            return place
    return -1


def ease(t: Tables, s: State, aircraft: int, place: int, out: Out) -> None:
    """Ignore a rudder jam, or bear flames, smoke or an engine hit for the next turn alone.

    The card is shown to all (WINGS-RULING-97). Rules: WINGS-SKL-32.
    """
    face, plus, flags, turn, flown, by = s.taken[aircraft][place]
    s.taken[aircraft][place] = (face, plus, flags | EASED | KNOWN, turn, flown, by)
    special = t.special[face]
    if special == SMOKE:
        s.smoke[aircraft] = max(0, s.smoke[aircraft] - COUNTERS) + 2
    elif special == FLAMES:
        laid = flame_counters(flags)
        s.flames[aircraft] = max(0, s.flames[aircraft] - laid) + 1
    if out is not None:
        out.append(Eased(t.labels[aircraft], SPECIALS[special], t.face_names[face]))


# Bricoleur.


def is_asked(t: Tables, s: State, aircraft: int, cause: str) -> bool:
    """Is a pilot asked whether he mends what would destroy his aircraft?

    Rules: WINGS-SKL-33, WINGS-RULING-83.
    """
    if aircraft >= t.size or cause not in DESTROYING:
        return False
    if any(frame[:3] == (USE, aircraft, HANDYMAN) for frame in s.stack):
        return True
    place = _place(t, s, aircraft, DESTROYING[cause], 0)
    if place < 0 or not pilots.can_use_skill(s, aircraft, HANDYMAN):
        return False
    s.stack.append((USE, aircraft, HANDYMAN, place))
    return True


def mendable(t: Tables, s: State, aircraft: int, first: int) -> int:
    """Return the place of a card from `first` on that can be mended, or -1.

    A doubled special, an explosion, a second engine hit; never twice the same.
    """
    kinds = (*LASTING_KINDS, *DESTROYING.values())
    places = [_place(t, s, aircraft, kind, first) for kind in kinds]
    return min((place for place in places if place >= 0), default=-1)


def _place(t: Tables, s: State, aircraft: int, special: int, first: int) -> int:
    hits = [
        (place, hit[2])
        for place, hit in enumerate(s.taken[aircraft])
        if t.special[hit[0]] == special and not hit[2] & NO_SPECIAL
    ]
    least = 1 if special == EXPLOSION else 2
    if len(hits) != least or any(flags & MENDED for _, flags in hits):
        return -1
    return hits[-1][0] if hits[-1][0] >= first else -1


def mend(t: Tables, s: State, aircraft: int, place: int, out: Out) -> None:
    """Let a special bear as a first one does; an explosion burns for three turns."""
    face, plus, flags, turn, flown, by = s.taken[aircraft][place]
    s.taken[aircraft][place] = (face, plus, flags | MENDED | KNOWN, turn, flown, by)
    special = t.special[face]
    if special == SMOKE and s.smoke[aircraft] == LASTING:
        s.smoke[aircraft] = COUNTERS
    elif special == FLAMES and s.flames[aircraft] == LASTING:
        s.flames[aircraft] = COUNTERS
    elif special == EXPLOSION:
        s.flames[aircraft] = min(LASTING, s.flames[aircraft] + COUNTERS)
    refigure(t, s, aircraft)
    if out is not None:
        out.append(Mended(t.labels[aircraft], SPECIALS[special], t.face_names[face]))
