"""How an aircraft comes down, and what becomes of those aboard (groups DOWN, STATE and DEATH)."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.plane.grid import ahead_of
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings.events import Glided, Jumped, PilotFate
from escadrille.systems.wings.frames import USE
from escadrille.systems.wings.rules import clouds, piles, pilots
from escadrille.systems.wings.rules.pilots import (
    CARD,
    FATE,
    GUNNER,
    KNIGHT,
    LIFE,
    MATE,
    PARACHUTE,
)
from escadrille.systems.wings.state import FLYING, GROUND, State
from escadrille.systems.wings.tables import EXPLOSION, FATES, PILOT, Tables

FATAL: Final = 2  # wounds that kill (WINGS-SPEC-08, WINGS-RULING-40)
PER_LEVEL: Final = 2  # cards for each level where a parachute does not open (WINGS-EQP-09)
CAUSES: Final = ("damage", "pilot", "engine", "crash", "net", "error")


def zone_of(t: Tables, side: int, x: int) -> str:
    """Return whose ground a point is: own, no-man's-land or enemy."""
    if t.borders is None:
        return "none"
    west = t.scenario.side[side].edge == "west"
    if t.borders[0] <= x <= t.borders[1]:
        return "between"
    return "own" if (x < t.borders[0]) == west else "enemy"


def fall(t: Tables, s: State, aircraft: int, cause: str, out: Out) -> None:
    """Bring an aircraft down that is lost; who may have a parachute is asked first.

    Rules: WINGS-DOWN-01, WINGS-EQP-09, WINGS-SPEC-16, WINGS-RULING-13.
    """
    if not s.crew:
        if s.wounds[aircraft] < FATAL:
            _draw_for_crash(t, s, aircraft, cause, out)
    elif cause == "left":
        come_home(t, s, aircraft, out)
    elif cause == "explosion":
        perish(t, s, aircraft, FATE, out)
        perish(t, s, aircraft, MATE, out)
    elif not pilots.is_alive(s, aircraft):
        perish(t, s, aircraft, FATE, out)
        crash(t, s, aircraft, cause, out)
    elif cause in CAUSES and pilots.may_have(t, s, aircraft, PARACHUTE) and cause != "crash":
        s.stack.append((USE, aircraft, PARACHUTE, CAUSES.index(cause)))
    else:
        crash(t, s, aircraft, cause, out)


def _draw_for_crash(
    t: Tables, s: State, aircraft: int, cause: str, out: Out, men: int = 0
) -> tuple[list[int], int]:
    """Glide one ruler straight ahead, or two from above level 2; crash, and draw for the crew.

    Each of them draws a card for every peg; who flew into the ground has one.
    Rules: WINGS-DOWN-01, WINGS-DOWN-02, WINGS-DBL-03, WINGS-RULING-13, WINGS-RULING-45.
    """
    wrecked = cause in ("damage", "pilot") or (cause == "engine" and (t.doubled or bool(s.crew)))
    if not t.crash_landing or not (wrecked or cause == "crash" or s.crew):
        return [], s.x[aircraft]
    level, reach = 0, 0
    if wrecked:
        level = s.level[aircraft]
        reach = t.base[1] // 2 + t.ruler * (1 if level <= 2 else 2)
    clouds.replay(t, s, aircraft, out)
    x, y = ahead_of((s.x[aircraft], s.y[aircraft], s.h[aircraft]), reach)
    faces = []
    for _ in range((level + 1) * (men or (2 if s.roster.two[aircraft] else 1))):
        face = piles.draw(t, s, t.twin, out)
        if face >= 0:
            faces.append(face)
            piles.discard(t, s, face)
    if out is not None:
        zone = zone_of(t, s.roster.side[aircraft], x)
        cards = tuple(t.face_names[face] for face in faces)
        out.append(Glided(t.labels[aircraft], (x, y), zone, cards))
    return faces, x


def crash(t: Tables, s: State, aircraft: int, cause: str, out: Out) -> None:
    """Come down with the aircraft: whoever is still alive aboard draws, or is killed.

    Without crash landings nobody walks away from a wreck (WINGS-RULING-13).
    Rules: WINGS-DOWN-02, WINGS-DOWN-03, WINGS-WND-03.
    """
    aboard = [
        (man, what)
        for man, what in ((LIFE, FATE), (GUNNER, MATE))
        if not pilots.of(s, aircraft, what)
        and pilots.of(s, aircraft, man) >= 0
        and (man == LIFE or has_observer(t, s, aircraft))
    ]
    if not aboard:
        return
    if not t.crash_landing:
        for _, what in aboard:
            perish(t, s, aircraft, what, out)
        return
    faces, x = _draw_for_crash(t, s, aircraft, cause, out, len(aboard))
    share = len(faces) // len(aboard)
    for number, (man, _) in enumerate(aboard):
        mine = faces[number * share : (number + 1) * share]
        points = sum(t.value[face] + CARD * (t.special[face] == PILOT) for face in mine)
        pilots.put(s, aircraft, man, max(-99, pilots.of(s, aircraft, man) - points))
        if any(t.special[face] == EXPLOSION for face in mine):
            pilots.put(s, aircraft, man, -1)
        come_to_earth(t, s, aircraft, man, x, out)


def has_observer(t: Tables, s: State, aircraft: int) -> bool:
    return s.roster.two[aircraft] and t.slots[aircraft].observer


def jump(t: Tables, s: State, aircraft: int, cause: str, out: Out) -> None:
    """Jump with a parachute, which may not open; an observer goes down with the aircraft.

    Rules: WINGS-EQP-09, WINGS-EQP-10, WINGS-RULING-45.
    """
    pilots.show(t, s, aircraft, PARACHUTE, out, used_up=True)
    clouds.replay(t, s, aircraft, out)
    x, level = s.x[aircraft], s.level[aircraft]
    faces = [piles.draw(t, s, t.twin, out)]
    opened = t.special[faces[0]] != PILOT
    if not opened:
        faces += [piles.draw(t, s, t.twin, out) for _ in range(PER_LEVEL * level)]
    for face in faces:
        piles.discard(t, s, face)
    points = sum(t.value[face] for face in faces)
    pilots.put(s, aircraft, LIFE, max(-99, pilots.of(s, aircraft, LIFE) - points))
    if out is not None:
        cards = tuple(t.face_names[face] for face in faces)
        out.append(Jumped(t.labels[aircraft], opened, cards))
    come_to_earth(t, s, aircraft, LIFE, x, out)
    crash(t, s, aircraft, cause, out)


def come_to_earth(t: Tables, s: State, aircraft: int, man: int, x: int, out: Out) -> None:
    """Say what becomes of a man who has come down there, by his life points and the zone.

    Rules: WINGS-DOWN-03, WINGS-EQP-10, WINGS-STATE-04, WINGS-WND-05, WINGS-RULING-45,
    WINGS-RULING-73.
    """
    life, what = pilots.of(s, aircraft, man), FATE if man == LIFE else MATE
    state = pilots.state_of(life)
    if state == "dead":
        perish(t, s, aircraft, what, out)
        return
    zone = zone_of(t, s.roster.side[aircraft], x)
    fates = {"enemy": "captured", "between": "missing"}
    settle_fate(t, s, aircraft, what, fates.get(zone, state), out)


def settle_fate(t: Tables, s: State, aircraft: int, what: int, fate: str, out: Out) -> None:
    if pilots.of(s, aircraft, what):
        return
    pilots.put(s, aircraft, what, FATES.index(fate))
    if out is not None:
        man = "pilot" if what == FATE else "observer"
        out.append(PilotFate(t.labels[aircraft], man, fate))


def perish(t: Tables, s: State, aircraft: int, what: int, out: Out) -> None:
    """Die, unless a knight under whose bullets it happens spares him.

    Rules: WINGS-STATE-05, WINGS-WND-06, WINGS-BEH-02, WINGS-RULING-58.
    """
    if what == MATE and not has_observer(t, s, aircraft):
        return
    man = LIFE if what == FATE else GUNNER
    if pilots.of(s, aircraft, man) >= 0:
        pilots.put(s, aircraft, man, -1)
    for knight in range(t.size):
        under_fire = s.fired_by[aircraft] >> knight & 1 and s.status[knight] in (FLYING, GROUND)
        if what == FATE and under_fire and pilots.can_use(s, knight, KNIGHT):
            s.stack.append((USE, knight, KNIGHT, aircraft))
            return
    settle_fate(t, s, aircraft, what, "dead", out)


def capture(t: Tables, s: State, aircraft: int, out: Out) -> None:
    """A knight spares a pilot, wherever he is (WINGS-BEH-02, WINGS-RULING-58)."""
    pilots.put(s, aircraft, LIFE, 0)
    settle_fate(t, s, aircraft, FATE, "captured", out)


def come_home(t: Tables, s: State, aircraft: int, out: Out) -> None:
    """Leave the table alive, in whatever state (WINGS-STATE-01, WINGS-RULING-72)."""
    for man, what in ((LIFE, FATE), (GUNNER, MATE)):
        if man == LIFE or has_observer(t, s, aircraft):
            state = pilots.state_of(pilots.of(s, aircraft, man))
            settle_fate(t, s, aircraft, what, state, out)


def lose_on_ground(t: Tables, s: State, aircraft: int, cause: str, out: Out) -> None:
    """An aircraft is destroyed where it stands: who is not blown up with it leaves it."""
    for man, what in ((LIFE, FATE), (GUNNER, MATE)):
        if cause == "explosion":
            perish(t, s, aircraft, what, out)
        elif man == LIFE or has_observer(t, s, aircraft):
            come_to_earth(t, s, aircraft, man, s.x[aircraft], out)


def muster_out(t: Tables, s: State, out: Out) -> None:
    """Settle the fates of all who are still there when a fight ends.

    Who stands on the ground is where he stands; all others fly home.
    Rules: WINGS-WND-05, WINGS-RULING-72, WINGS-RULING-106.
    """
    for aircraft in range(t.size if s.crew else 0):
        if s.status[aircraft] == GROUND:
            x = s.x[aircraft]
            come_to_earth(t, s, aircraft, LIFE, x, out)
            if has_observer(t, s, aircraft):
                come_to_earth(t, s, aircraft, GUNNER, x, out)
        else:
            come_home(t, s, aircraft, out)
