"""The handgun: one shot a turn at the man in the other cockpit (WINGS-EQP-07)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.plane.shapes import gap2
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import PistolFired
from escadrille.systems.wings.frames import PISTOL as ASK
from escadrille.systems.wings.frames import no_answer
from escadrille.systems.wings.rules import pilots
from escadrille.systems.wings.rules.damage import Shot
from escadrille.systems.wings.rules.pilots import BULLETS, DREW, HANDGUN, PISTOL
from escadrille.systems.wings.rules.sights import pose_of
from escadrille.systems.wings.state import FLYING, GROUND, Frame, State
from escadrille.systems.wings.tables import Tables

DRAWN: Final = 2  # cards, of which one is given


def offer(t: Tables, s: State, out: Out) -> None:
    """Ask whoever may have a handgun and an enemy near enough (WINGS-EQP-07)."""
    for aircraft in reversed(range(t.size)):
        if not pilots.may_have(t, s, aircraft, HANDGUN) or not in_reach(t, s, aircraft):
            continue
        if pilots.of(s, aircraft, DREW) != s.turn:
            s.stack.append((ASK, aircraft, 0, 0))


def in_reach(t: Tables, s: State, aircraft: int) -> list[int]:
    """Return the enemies within half a ruler at the same level (WINGS-RULING-57)."""
    if s.status[aircraft] != FLYING or s.cloud[aircraft]:
        return []
    centre = s.x[aircraft], s.y[aircraft]
    return [
        other
        for other in s.roster.foes[aircraft]
        if other < t.size
        and s.status[other] in (FLYING, GROUND)
        and not s.cloud[other]
        and not (t.altitude and s.level[other] != s.level[aircraft])
        and gap2(centre, t.footprint[other].at(pose_of(s, other))) <= t.half_ruler**2
    ]


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    targets = [c.PIECE + other for other in in_reach(t, s, frame[1])]
    return [c.PASS, *[one for one in targets if bar(t, s, frame, 0, one) is None]]


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Who has no handgun, or no bullets left, can only pass."""
    aircraft = frame[1]
    if choice == c.PASS:
        return None
    if choice - c.PIECE not in in_reach(t, s, aircraft):
        return no_answer(frame)
    if pilots.has_item(s, aircraft, HANDGUN) and pilots.of(s, aircraft, BULLETS):
        return None
    return Refusal("WINGS-EQP-07", {"aircraft": t.labels[aircraft]})


def thinkable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.PASS, *[c.PIECE + other for other in in_reach(t, s, frame[1])]]


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if choice == c.PASS:
        return
    aircraft, target = frame[1], choice - c.PIECE
    pilots.put(s, aircraft, PISTOL, 1 + target)
    pilots.put(s, aircraft, DREW, s.turn)
    pilots.put(s, aircraft, BULLETS, pilots.of(s, aircraft, BULLETS) - 1)
    pilots.show(t, s, aircraft, HANDGUN, out, used_up=False)
    if out is not None:
        out.append(PistolFired(t.labels[aircraft], t.labels[target]))


def shots(t: Tables, s: State) -> list[Shot]:
    """Return the handgun shots of this phase: two B cards, of which one is given."""
    found = []
    for aircraft in range(t.size if t.equipped else 0):
        target = pilots.of(s, aircraft, PISTOL) - 1
        if target >= 0:
            pilots.put(s, aircraft, PISTOL, 0)
            if s.status[target] in (FLYING, GROUND):
                found.append(Shot(target, t.single, DRAWN, "handgun", aircraft))
    return found
