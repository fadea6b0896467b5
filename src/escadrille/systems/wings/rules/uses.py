"""The answers to "do you use it?": skills, behaviours and equipment, whatever the moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import ShotCancelled
from escadrille.systems.wings.frames import USE, no_answer
from escadrille.systems.wings.rules import deeds, fates, mending, pilots, skills
from escadrille.systems.wings.rules.damage import (
    LASTING,
    flame_counters,
    jam,
    lost_by,
    refigure,
)
from escadrille.systems.wings.rules.losses import destroy, settle
from escadrille.systems.wings.rules.pilots import DIRECT
from escadrille.systems.wings.rules.volley import available
from escadrille.systems.wings.state import (
    CANCELLED,
    CHOSEN,
    EVADED,
    FIRE,
    FLYING,
    GROUND,
    KILLING,
    LASTS,
    NOBODY,
    OUTSIDE,
    SEEN,
    SNAKED,
    SURE,
    WOUNDING,
    Frame,
    State,
)
from escadrille.systems.wings.tables import GREEN_JAM, RED_JAM, Tables

MOST_JAMS: Final = 8
FINDS_NOTHING: Final = {skills.MAKESHIFT: "WINGS-SKL-32", skills.HANDYMAN: "WINGS-SKL-33"}
PERSONAL: Final = (skills.EXCELLENT, skills.KILLER)


def bar_use(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Use a skill or not, where a token is left for it and it finds something to do.

    Of equipment, whoever may have some is asked: who has none can only pass.
    """
    _, aircraft, power, what = frame
    if choice != c.USE:
        return None if choice == c.PASS else no_answer(frame)
    rule = None
    if power in pilots.ITEMS:
        rule = None if pilots.has_item(s, aircraft, power) else "WINGS-EQP-01"
    elif power < len(skills.SKILLS):
        if available(t, s, aircraft) <= 0:
            rule = "WINGS-SKL-01"
        elif power in FINDS_NOTHING and _mended_at(t, s, aircraft, power, what) < 0:
            rule = FINDS_NOTHING[power]
    return Refusal(rule, {"aircraft": t.labels[aircraft]}) if rule else None


def _mended_at(t: Tables, s: State, aircraft: int, skill: int, what: int) -> int:
    find = mending.easable if skill == skills.MAKESHIFT else mending.mendable
    return find(t, s, aircraft, what)


def apply_use(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Use something, or bear what comes of not using it."""
    _, aircraft, power, what = frame
    s.stack.pop()
    used = choice == c.USE
    if used and power < len(skills.SKILLS):
        pilots.spend(t, s, aircraft, power, out)
    elif used and power < pilots.EXTINGUISHER:
        pilots.use_power(t, s, aircraft, power, out)
    handler = HANDLERS.get(power)
    if handler is not None:
        handler(t, s, frame, used, out)
    elif used:
        change_shot(t, s, power, what, out)
    if s.crew:
        settle(t, s, out)


# Shots.


def change_shot(t: Tables, s: State, power: int, number: int, out: Out) -> None:
    """Change a shot as a skill or a behaviour says.

    Rules: WINGS-SKL-20, WINGS-SKL-21, WINGS-SKL-22, WINGS-SKL-23, WINGS-SKL-41, WINGS-SKL-42,
    WINGS-SKL-05, WINGS-BEH-07, WINGS-BEH-09, WINGS-BEH-13, WINGS-RULING-11, WINGS-RULING-80.
    """
    on, letter, count, cause, by, arc, plus, flags, faces = s.volley[number]
    if power == skills.GOOD_SHOT:
        plus += 1
    elif power == skills.MARKSMAN:
        plus, count, flags = plus - 1, count + 1, flags | CHOSEN | SEEN << s.roster.seat[by]
        _withdraw(s, (USE, on, skills.GRASS_SNAKE, number))
    elif power == skills.EXCELLENT:
        flags |= WOUNDING
    elif power == skills.KILLER:
        flags |= KILLING | SEEN << s.roster.seat[by]
    elif power == skills.VIPER:
        flags |= EVADED
    elif power == skills.SERPENT:
        flags |= SNAKED
    elif power in (pilots.OPPORTUNIST, pilots.GUARDIAN, pilots.SOLDIER):
        count, flags = count + 1, flags | (LASTS if power == pilots.SOLDIER else SURE)
        pilots.put(s, on, pilots.MARKED, pilots.of(s, on, pilots.MARKED) | 1 << by)
    s.volley[number] = (on, letter, count, cause, by, arc, plus, flags, faces)
    if power in PERSONAL:
        offer_ghost(s, number)


def _withdraw(s: State, question: Frame) -> None:
    s.stack[:] = [frame for frame in s.stack if frame != question]


def offer_ghost(s: State, number: int) -> None:
    """Ask whom a shot is meant for in person, if he can vanish (WINGS-SKL-43)."""
    on = s.volley[number][0]
    if pilots.can_use_skill(s, on, skills.GHOST):
        s.stack.append((USE, on, skills.GHOST, DIRECT + number))


def _vanish(t: Tables, s: State, frame: Frame, used: bool, out: Out) -> None:
    """Escape a personal attack, or the first wound of the game.

    Rules: WINGS-SKL-43, WINGS-RULING-52.
    """
    _, aircraft, _, what = frame
    if what >= DIRECT:
        if used:
            _miss(t, s, what - DIRECT)
        return
    vest = (USE, aircraft, pilots.VEST, what)
    if used:
        _withdraw(s, vest)
        pilots.spare(s, aircraft, what)
        refigure(t, s, aircraft)
        pilots.graze(t, s, aircraft, what, out)
    elif vest not in s.stack:
        pilots.suffer(t, s, aircraft, what, out)


def _miss(t: Tables, s: State, number: int) -> None:
    """Let a shot go past the man: his aircraft takes all of it, of a handgun nothing."""
    on, letter, count, cause, by, arc, plus, flags, faces = s.volley[number]
    if not flags & FIRE:
        count = 0
    flags &= ~(KILLING if flags & KILLING else WOUNDING)
    s.volley[number] = (on, letter, count, cause, by, arc, plus, flags, faces)


def _slip(t: Tables, s: State, frame: Frame, used: bool, out: Out) -> None:
    """Shake a tailer off, or take the aim bonus off a shot (WINGS-SKL-40)."""
    what = frame[3]
    if not used:
        return
    if not s.volley:
        s.tails[what] = NOBODY  # nothing is shown to this tailer
        return
    on, letter, count, cause, by, arc, plus, flags, faces = s.volley[what]
    s.volley[what] = (on, letter, count, cause, by, arc, plus - 1, flags, faces)


def _dodge(t: Tables, s: State, frame: Frame, used: bool, out: Out) -> None:
    """Let a shot count as not fired: no card, no ammunition, its streak broken.

    What was put into it is spent all the same (WINGS-BEH-15).
    """
    _, aircraft, _, number = frame
    if not used:
        return
    on, letter, _, cause, by, arc, plus, flags, faces = s.volley[number]
    slot = 2 * by + arc
    if flags & FIRE:
        s.aims[slot] = NOBODY
        if by < t.size and s.ammo[slot] >= 0:
            s.ammo[slot] += 1
            s.stocks[slot] += faces
    s.volley[number] = (on, letter, 0, cause, by, arc, plus, flags | CANCELLED, ())
    _withdraw(s, (USE, on, skills.GRASS_SNAKE, number))
    if out is not None:
        out.append(ShotCancelled(t.labels[aircraft], t.labels[by]))


# Damage.


def _clear(t: Tables, s: State, frame: Frame, used: bool, out: Out) -> None:
    """Cancel the jams of a shot, or have them (WINGS-SKL-30)."""
    _, aircraft, _, what = frame
    if used:
        return
    arc, red, green = what & 1, what >> 1 & MOST_JAMS - 1, what >> 4
    for colour in [RED_JAM] * red + [GREEN_JAM] * green:
        jam(t, s, aircraft, arc, colour, out)


def _ease(t: Tables, s: State, frame: Frame, used: bool, out: Out) -> None:
    """Ease what was taken (WINGS-SKL-32)."""
    _, aircraft, _, what = frame
    if used:
        mending.ease(t, s, aircraft, mending.easable(t, s, aircraft, what), out)


def _mend(t: Tables, s: State, frame: Frame, used: bool, out: Out) -> None:
    """Mend what would last or destroy, or be destroyed by it (WINGS-SKL-33)."""
    _, aircraft, _, what = frame
    if used:
        mending.mend(t, s, aircraft, mending.mendable(t, s, aircraft, what), out)
    elif s.status[aircraft] in (FLYING, GROUND, OUTSIDE):
        cause = lost_by(t, s, aircraft)
        if cause in mending.DESTROYING:
            destroy(t, s, aircraft, cause, out)


def _stop(t: Tables, s: State, frame: Frame, used: bool, out: Out) -> None:
    """Let a vest stop a wound (WINGS-EQP-04, WINGS-RULING-57, WINGS-RULING-106)."""
    _, aircraft, _, what = frame
    if what >= DIRECT:
        points = what - DIRECT
        stop = pilots.stop if used else pilots.lose
        stop(t, s, aircraft, points, out)
    elif used:
        pilots.put(s, aircraft, pilots.PLATES, 0)
        pilots.show(t, s, aircraft, pilots.VEST, out, used_up=True)
        pilots.spare(s, aircraft, what)
        refigure(t, s, aircraft)
        pilots.graze(t, s, aircraft, what, out)
    else:
        pilots.suffer(t, s, aircraft, what, out)


def _douse(t: Tables, s: State, frame: Frame, used: bool, out: Out) -> None:
    """Put the flames out: the card goes under its deck, its points stay (WINGS-EQP-03)."""
    _, aircraft, _, place = frame
    if not used or place >= len(s.taken[aircraft]):
        return
    before = s.points[aircraft]
    face, _, flags, *_ = s.taken[aircraft].pop(place)
    s.decks[t.pile_of[face]].insert(0, face)
    lasting = s.flames[aircraft] >= LASTING
    s.flames[aircraft] = 0 if lasting else max(0, s.flames[aircraft] - flame_counters(flags))
    refigure(t, s, aircraft)
    s.battered[aircraft] += before - s.points[aircraft]
    refigure(t, s, aircraft)
    pilots.show(t, s, aircraft, pilots.EXTINGUISHER, out, used_up=True)


# The end of an aircraft.


def _bail_out(t: Tables, s: State, frame: Frame, used: bool, out: Out) -> None:
    """Jump, or go down with the aircraft (WINGS-EQP-09)."""
    _, aircraft, _, what = frame
    (fates.jump if used else fates.crash)(t, s, aircraft, fates.CAUSES[what], out)


def _show_mercy(t: Tables, s: State, frame: Frame, used: bool, out: Out) -> None:
    """Spare an enemy pilot, or let him die (WINGS-BEH-02)."""
    if used:
        deeds.note(t, s, deeds.SPARED, frame[3], by=1 << frame[1])
        fates.capture(t, s, frame[3], out)
    else:
        fates.settle_fate(t, s, frame[3], pilots.FATE, "dead", out)


def _ram(t: Tables, s: State, frame: Frame, used: bool, out: Out) -> None:
    """Ram one of those whom he collides with (WINGS-BEH-11)."""
    _, aircraft, _, other = frame
    if used:
        pilots.put(s, aircraft, pilots.RAMS, 1 + other)
        s.stack[:] = [one for one in s.stack if one[:3] != (USE, aircraft, pilots.RAMMER)]


Handler = Callable[[Tables, State, Frame, bool, Out], None]
HANDLERS: Final[dict[int, Handler]] = {
    skills.GRASS_SNAKE: _slip,
    skills.CAREFUL: _clear,
    skills.MAKESHIFT: _ease,
    skills.HANDYMAN: _mend,
    skills.GHOST: _vanish,
    pilots.ARTIST: _dodge,
    pilots.RAMMER: _ram,
    pilots.KNIGHT: _show_mercy,
    pilots.VEST: _stop,
    pilots.EXTINGUISHER: _douse,
    pilots.PARACHUTE: _bail_out,
}
