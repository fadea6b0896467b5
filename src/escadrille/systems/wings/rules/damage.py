"""Damage cards and what they do (groups DMG, SPEC, DBL and EXPL)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from escadrille.mechanics.stacked import Out
from escadrille.systems.wings.events import Burning, Drew, Given, Jammed, Silenced, Smoking
from escadrille.systems.wings.frames import USE
from escadrille.systems.wings.rules import piles, pilots, skills
from escadrille.systems.wings.rules.programming import ENGINE as ENGINE_DUTY
from escadrille.systems.wings.state import (
    EASED,
    EVADED,
    FIRE,
    GIVEN,
    HALVED,
    INCENDIARY,
    KNOWN,
    LASTS,
    MENDED,
    NEVER,
    NO_POINTS,
    NO_SPECIAL,
    NOBODY,
    PERSONAL,
    SEEN,
    SHAKEN,
    SNAKED,
    STRAINED,
    SURE,
    Hit,
    State,
    serial,
)
from escadrille.systems.wings.tables import (
    ARCS,
    BALLOON,
    ENGINE,
    EXPLOSION,
    FLAMES,
    FRONT,
    GREEN_JAM,
    JAMS,
    LEFT,
    MACHINE_GUN,
    NONE,
    PILOT,
    REAR,
    RED_JAM,
    RIGHT,
    RUDDER_LEFT,
    RUDDER_RIGHT,
    SMOKE,
    SPECIALS,
    Tables,
)

COUNTERS: Final = 3  # of smoke, flames and jams
LASTING: Final = 90  # counters that never go (WINGS-DBL-01)
BLOWN: Final = 1000  # points of an explosion
SILENCE: Final = 4  # manoeuvres without fire after a wound (WINGS-SPEC-07)
FATAL: Final = 2  # wounds that kill (WINGS-SPEC-08, WINGS-RULING-40)
OBSERVER_FROM: Final = 4  # printed value that hits the observer (WINGS-RULING-40)
OBSERVER: Final = -1  # his wound, beside the special damages
FIERY: Final = (0, 0, 4, 4, 5, 6)  # points with incendiary bullets, by value (WINGS-EQP-05)


@dataclass(slots=True)
class Shot:
    """Cards of one shot, burst or blast on one piece (WINGS-RULING-92)."""

    on: int
    letter: int
    count: int
    cause: str
    by: int = NOBODY
    arc: int = FRONT
    plus: int = 0
    flags: int = 0
    faces: list[int] = field(default_factory=list)
    marks: int = 0
    """What is told of the shot, not of its cards."""


def strike(
    t: Tables,
    s: State,
    on: int,
    letter: int,
    count: int,
    cause: str,
    out: Out,
    *,
    flags: int = 0,
    by: int = NOBODY,
) -> None:
    """Make a piece draw cards outside a fire step, with effect at once."""
    shot = Shot(on, letter, count, cause, by, flags=flags)
    for _ in range(count):
        face = piles.draw(t, s, letter, out)
        if face >= 0:
            shot.faces.append(face)
    suffer(t, s, shot, out)


def suffer(t: Tables, s: State, shot: Shot, out: Out) -> None:
    """Take the cards of one shot: points, and each special once (WINGS-DMG-03, WINGS-DMG-04).

    Moment: cards-drawn.
    """
    piece = shot.on
    applied: set[int] = set()
    shown = []
    twin = bool(shot.flags & FIRE) and s.roster.twin[2 * shot.by + shot.arc]
    first = len(s.taken[piece])
    for number, face in enumerate(shot.faces):
        special = t.special[face]
        flags = _flags(shot, number) if shot.marks else shot.flags
        same = type_of(t, s, piece, face, twin, flags)
        if special == EXPLOSION:
            flags &= ~NO_SPECIAL
        elif same in applied or not _bears(t, s, piece, special, shot, flags):
            flags |= NO_SPECIAL
        if same != GREEN_JAM:  # WINGS-RULING-67
            applied.add(same)
        if special in t.shown and not flags & NO_SPECIAL:
            shown.append(SPECIALS[special])
        man = s.flown[piece] if piece < t.size else serial(s)
        s.taken[piece].append((face, shot.plus, flags, s.turn, man, shot.by))
    if out is not None and shot.faces:
        out.append(
            Drew(
                s.roster.seat[piece],
                t.labels[piece],
                shot.cause,
                t.label(shot.by),
                len(shot.faces),
                tuple(shown),
                tuple(t.face_names[face] for face in shot.faces),
            )
        )
    before = s.points[piece]
    refigure(t, s, piece)
    if piece < t.size and s.points[piece] > before:
        _note_hurt(t, s, piece)
    _take_specials(t, s, shot, first, out)


def _flags(shot: Shot, number: int) -> int:
    """Return the flags of one card of a shot: of that for a man, or that which nothing cancels.

    Rules: WINGS-BEH-07, WINGS-BEH-09, WINGS-SKL-23, WINGS-RULING-80, WINGS-RULING-111.
    """
    if shot.marks & GIVEN and not number:
        return shot.flags | PERSONAL | NO_POINTS | KNOWN
    if shot.marks & SURE and number == len(shot.faces) - 1:
        return shot.flags & ~(EVADED | SNAKED)
    return shot.flags


def _take_specials(t: Tables, s: State, shot: Shot, first: int, out: Out) -> None:
    """Let the specials of a shot tell, and the card that strikes a man."""
    piece, jams = shot.on, []
    if shot.marks & GIVEN:
        face = shot.faces[0]
        if out is not None:
            by, card = t.labels[shot.by], t.face_names[face]
            out.append(Given(t.labels[piece], by, card))
        if t.special[face] != PILOT:
            pilots.wound(t, s, piece, t.value[face], out)
    for place in range(first, first + len(shot.faces)):
        face, _, flags, *_ = s.taken[piece][place]
        special = t.special[face]
        if flags & NO_SPECIAL:
            continue
        if special in JAMS:
            jams.append(special)
            continue
        _take_special(t, s, shot, special, flags, out)
        if special == PILOT and s.crew and piece < t.size:
            pilots.struck(t, s, piece, place, _strikes_observer(t, s, piece, face), out)
        elif special == FLAMES and piece < t.size:
            pilots.offer_extinguisher(t, s, piece, place)
    if jams:
        _take_jams(t, s, shot, jams, out)


def type_of(t: Tables, s: State, piece: int, face: int, twin: bool, flags: int = 0) -> int:
    """Return what counts as the same special in one shot, of two guns or of one.

    Rules: WINGS-DMG-03, WINGS-EQP-06, WINGS-RULING-67, WINGS-RULING-92, WINGS-RULING-94.
    """
    special = t.special[face]
    if flags & INCENDIARY and s.roster.kind[piece] == BALLOON:
        return special if special in (NONE, EXPLOSION) or special in JAMS else FLAMES
    if special == PILOT and _strikes_observer(t, s, piece, face):
        return OBSERVER
    return RED_JAM if special == GREEN_JAM and not (t.twin_jam and twin) else special


def _strikes_observer(t: Tables, s: State, piece: int, face: int) -> bool:
    """Is it the observer whom a wound strikes?

    Rules: WINGS-SPEC-09, WINGS-RULING-01, WINGS-RULING-40.
    """
    return piece < t.size and s.roster.two[piece] and t.value[face] >= OBSERVER_FROM


def _note_hurt(t: Tables, s: State, piece: int) -> None:
    """Remember damage until the phase after it (WINGS-AIM-02, WINGS-TAIL-04)."""
    now = serial(s)
    if s.hurt[piece] == now - 1:
        if piece < t.size:
            s.did[piece] |= SHAKEN
        else:
            s.aims[2 * piece] = NOBODY
    s.hurt[piece] = now


def _bears(t: Tables, s: State, piece: int, special: int, shot: Shot, flags: int) -> bool:
    """Does this kind of piece suffer from this special at all?

    Rules: WINGS-BAL-03, WINGS-GND-03, WINGS-GND-06, WINGS-EQP-06, WINGS-EQP-07, WINGS-RULING-37,
    WINGS-RULING-56, WINGS-RULING-94.
    """
    if special in JAMS:
        return bool(shot.flags & FIRE)
    if flags & PERSONAL:
        return special == PILOT
    if flags & INCENDIARY and s.roster.kind[piece] == BALLOON:
        return special != NONE
    if piece < t.size or special == EXPLOSION:
        return True
    kind = s.roster.kind[piece]
    return special == FLAMES if kind == BALLOON else kind == MACHINE_GUN and special != NONE


def _take_special(t: Tables, s: State, shot: Shot, special: int, flags: int, out: Out) -> None:
    """Lay the counters of a special damage. Moment: special-taken.

    Rules: WINGS-SPEC-01, WINGS-SPEC-13, WINGS-DBL-01, WINGS-BEH-13, WINGS-EQP-06,
    WINGS-RULING-31.
    """
    piece = shot.on
    if special in (NONE, EXPLOSION):
        return
    if piece >= t.size:
        _strike_ground(t, s, piece, special, out)
    else:
        s.sore[piece] = serial(s)
        again = is_doubling(t, s, piece) and _times(t, s, piece, special) >= 2
        again = again or bool(flags & LASTS)
        if special == SMOKE or (special == ENGINE and flags & INCENDIARY):
            again = again and special == SMOKE
            s.smoke[piece] = LASTING if again else min(s.smoke[piece] + COUNTERS, LASTING)
            if out is not None:
                out.append(Smoking(t.labels[piece], counted(s.smoke[piece])))
        elif special == FLAMES:
            lay = flame_counters(flags)
            s.flames[piece] = LASTING if again else min(s.flames[piece] + lay, LASTING)
            if out is not None:
                out.append(Burning(t.labels[piece], counted(s.flames[piece])))


def flame_counters(flags: int) -> int:
    """Return how many counters a card of flames lays (WINGS-SPEC-13, WINGS-EQP-06)."""
    return COUNTERS + 1 if flags & INCENDIARY else COUNTERS


def _strike_ground(t: Tables, s: State, piece: int, special: int, out: Out) -> None:
    """A balloon burns for good; a machine gun is silenced (WINGS-BAL-04, WINGS-GND-06)."""
    if s.roster.kind[piece] == BALLOON:
        s.flames[piece] += 1
        if out is not None:
            out.append(Burning(t.labels[piece], counted(s.flames[piece])))
    elif s.jams[4 * piece + 1] < LASTING:
        s.jams[4 * piece : 4 * piece + 2] = [LASTING, LASTING]
        if out is not None:
            out.append(Silenced(t.labels[piece]))


def counted(counters: int) -> int | None:
    """Return a number of counters as everybody is told it; None: they never go."""
    return counters if counters < LASTING else None


def _times(t: Tables, s: State, piece: int, special: int) -> int:
    return sum(
        t.special[hit[0]] == special and not hit[2] & (NO_SPECIAL | MENDED)
        for hit in s.taken[piece]
    )


def is_doubling(t: Tables, s: State, piece: int) -> bool:
    """Do doubled specials last for this pilot?

    Rules: WINGS-DBL-01, WINGS-SKL-32, WINGS-SKL-33, WINGS-RULING-83.
    """
    if t.doubled or piece >= t.size:
        return t.doubled
    return bool(s.skills[piece] & (1 << skills.MAKESHIFT | 1 << skills.HANDYMAN))


def _take_jams(t: Tables, s: State, shot: Shot, jams: list[int], out: Out) -> None:
    """Jam the guns that fired, unless their pilot is asked first. Moment: jam-taken.

    One answer holds for all jams of a shot (WINGS-SKL-30, WINGS-RULING-56).
    """
    if shot.by < t.size and skills.is_able(s, shot.by, skills.CAREFUL):
        what = shot.arc | 2 * jams.count(RED_JAM) | 16 * jams.count(GREEN_JAM)
        s.stack.append((USE, shot.by, skills.CAREFUL, what))
        return
    for colour in jams:
        jam(t, s, shot.by, shot.arc, colour, out)


def jam(t: Tables, s: State, piece: int, arc: int, colour: int, out: Out) -> None:
    """Jam the guns that fired.

    Rules: WINGS-SPEC-07, WINGS-SPEC-15, WINGS-JAM-01, WINGS-JAM-02, WINGS-DBL-04, WINGS-DBL-05,
    WINGS-RULING-91.
    """
    slot = 4 * piece + 2 * arc
    lay = COUNTERS
    if piece < t.size and is_wounded(s, piece, arc):
        lay += 1
        _make_known(t, s, piece, arc)
    twin = s.roster.twin[2 * piece + arc]
    first, second = s.jams[slot], s.jams[slot + 1]
    if not twin or not first or colour == RED_JAM or not t.twin_jam:
        first = max(first, lay)
        if twin and (colour == RED_JAM or not t.twin_jam):
            second = lay
    elif not second:
        second = lay
    if t.doubled and piece < t.size:
        log = 4 * piece + 2 * arc + (colour == GREEN_JAM)
        s.jam_log[log] += 1
        if s.jam_log[log] >= 2 and (twin or colour == RED_JAM):
            first = LASTING
            if colour == RED_JAM:
                second = LASTING if twin else second
    s.jams[slot], s.jams[slot + 1] = first, second
    if out is not None:
        out.append(Jammed(t.labels[piece], ARCS[arc], (counted(first), counted(second))))


def is_wounded(s: State, aircraft: int, arc: int) -> bool:
    """Was the one who fires this arc wounded before this manoeuvre?

    Rules: WINGS-SPEC-07, WINGS-RULING-40, WINGS-RULING-86.
    """
    wounds, at = s.wounds[aircraft], s.wounded[aircraft]
    if arc == REAR and s.roster.two[aircraft]:
        wounds, at = s.observer[aircraft], s.observer_at[aircraft]
    return wounds > 1 or (wounds == 1 and at < s.flown[aircraft])


def _make_known(t: Tables, s: State, aircraft: int, arc: int) -> None:
    """Four jam counters tell everyone of the gunner's wound: its card is no secret any more."""
    observer = arc == REAR and s.roster.two[aircraft]
    s.taken[aircraft] = [
        (face, plus, flags | KNOWN, turn, man, by)
        if t.special[face] == PILOT
        and not flags & NO_SPECIAL
        and _strikes_observer(t, s, aircraft, face) == observer
        else (face, plus, flags, turn, man, by)
        for face, plus, flags, turn, man, by in s.taken[aircraft]
    ]


def knows_card(s: State, piece: int, flags: int, seat: int | None) -> bool:
    """Has a seat seen a damage card: its own, one shown to all, or one that it looked at?"""
    if flags & KNOWN:
        return True
    return seat is not None and (s.roster.seat[piece] == seat or bool(flags & SEEN << seat))


def knows_special(t: Tables, s: State, by: int, seat: int | None) -> bool:
    """Does a seat see all specials that a shooter inflicts (WINGS-SKL-31)?"""
    if seat is None or not 0 <= by < t.size or s.roster.seat[by] != seat:
        return False
    return skills.has(s, by, skills.EXPERT_EYE)


def refigure(t: Tables, s: State, piece: int) -> None:
    """Reckon anew what the cards of a piece amount to. Moment: crew-hit."""
    (
        s.points[piece],
        s.wounds[piece],
        s.wounded[piece],
        s.engines[piece],
        s.observer[piece],
        s.observer_at[piece],
    ) = reckon(t, s, piece)


def reckon(t: Tables, s: State, piece: int) -> tuple[int, int, int, int, int, int]:
    """Return points, wounds and engine hits of a piece, in the order of `state.DERIVED`.

    Rules: WINGS-DMG-01, WINGS-SPEC-09, WINGS-SKL-33, WINGS-RULING-40, WINGS-RULING-83.
    """
    points, wounds, engines, observer = s.battered[piece], 0, 0, 0
    wounded = observer_at = NEVER
    points += points_of(t, s.taken[piece])
    for face, _, flags, _, man, _ in s.taken[piece]:
        if flags & NO_SPECIAL:
            continue
        special = t.special[face]
        if special == PILOT:
            if _strikes_observer(t, s, piece, face):
                observer, observer_at = observer + 1, man
            else:
                wounds, wounded = wounds + 1, man
        elif special == ENGINE:
            engines += not flags & MENDED
        elif special == EXPLOSION and not flags & MENDED:
            points += BLOWN
    return points, wounds, wounded, engines, observer, observer_at


def points_of(t: Tables, hits: list[Hit]) -> int:
    """Return the points of some damage cards.

    Rules: WINGS-DMG-01, WINGS-DBL-05, WINGS-SKL-41, WINGS-SKL-42, WINGS-RULING-11.
    """
    points = 0
    shared: dict[tuple[int, ...], int] = {}  # points of shots that count half, together
    for face, plus, flags, turn, man, by in hits:
        value = worth(t, face, flags)
        if value and not is_void(t, face, flags):
            if flags & (HALVED | EVADED):
                shot = (flags & (HALVED | EVADED), turn, man, by)
                shared[shot] = shared.get(shot, 0) + value + plus
            else:
                points += value + plus
    for (flags, *_), total in shared.items():
        points += total // (4 if flags == HALVED | EVADED else 2)
    return points


def worth(t: Tables, face: int, flags: int) -> int:
    """Return the points of a card before any bonus (WINGS-EQP-05)."""
    value = t.value[face]
    return FIERY[value] if flags & INCENDIARY and value < len(FIERY) else value


def is_void(t: Tables, face: int, flags: int) -> bool:
    """Do the points of a damage card not count (WINGS-SKL-42, WINGS-RULING-11)?"""
    return bool(flags & NO_POINTS or (flags & SNAKED and worth(t, face, flags) <= 2))


def bindings(t: Tables, s: State, aircraft: int) -> int:
    """Return the rudder and engine duties of this turn, from the cards of the turns before.

    Rules: WINGS-SPEC-05, WINGS-SPEC-06, WINGS-SPEC-10, WINGS-DBL-01, WINGS-SKL-32, WINGS-SKL-33,
    WINGS-BEH-13.
    """
    bits = 0
    sides = {RUDDER_LEFT: LEFT, RUDDER_RIGHT: RIGHT}
    times = {LEFT: 0, RIGHT: 0}
    for face, _, flags, turn, _, _ in s.taken[aircraft]:
        special = t.special[face]
        if flags & NO_SPECIAL or turn >= s.turn:
            continue
        if special == ENGINE:
            if not flags & EASED or turn == s.turn - 1:
                bits |= ENGINE_DUTY
        elif special in sides:
            side = sides[special]
            times[side] += not flags & MENDED
            fresh = turn == s.turn - 1 and not flags & EASED
            lasts = times[side] >= 2 and is_doubling(t, s, aircraft)
            if fresh or lasts or flags & LASTS:
                bits |= side
    return bits


def is_engine_failing(t: Tables, s: State, aircraft: int) -> bool:
    """Has the engine a hit that bears now: for good, or eased for one turn?

    Rules: WINGS-SPEC-12, WINGS-SKL-32.
    """
    return any(
        t.special[face] == ENGINE
        and not flags & NO_SPECIAL
        and (not flags & EASED or turn == s.turn - 1)
        for face, _, flags, turn, _, _ in s.taken[aircraft]
    )


def bind_all(t: Tables, s: State) -> None:
    for aircraft in range(t.size):
        s.bind[aircraft] = bindings(t, s, aircraft) if s.taken[aircraft] else 0


def is_silenced(t: Tables, s: State, aircraft: int, arc: int) -> bool:
    """Does a wound, which others need not know of, keep this gunner from firing?

    Rules: WINGS-SPEC-07, WINGS-RULING-40.
    """
    if arc == REAR and s.roster.two[aircraft]:
        wounds, at = s.observer[aircraft], s.observer_at[aircraft]
        if wounds >= FATAL:
            return True
    else:
        wounds, at = s.wounds[aircraft], s.wounded[aircraft]
    if not wounds:
        return False
    return at < s.flown[aircraft] <= at + SILENCE or bool(s.did[aircraft] & STRAINED)


def lost_by(t: Tables, s: State, piece: int) -> str | None:
    """Return what destroys a piece, or None.

    Rules: WINGS-DMG-01, WINGS-SPEC-08, WINGS-SPEC-11, WINGS-SPEC-16, WINGS-DBL-02, WINGS-DBL-03,
    WINGS-WND-06, WINGS-RULING-09.
    """
    points = s.points[piece]
    if points >= BLOWN:
        return "explosion"
    structure = s.roster.structure[piece]
    if structure and points >= structure:
        return "damage"
    if piece < t.size:
        if s.engines[piece] >= 2:
            return "engine"
        if not pilots.is_alive(s, piece) if s.crew else s.wounds[piece] >= FATAL:
            return "pilot"
    return None


def discard_hits(t: Tables, s: State, piece: int) -> list[Hit]:
    """Put the cards of a piece that leaves play on the discards (WINGS-RULING-70)."""
    hits = s.taken[piece]
    for hit in hits:
        piles.discard(t, s, hit[0])
    s.taken[piece] = []
    s.battered[piece] = 0
    refigure(t, s, piece)
    return hits


def batter(t: Tables, s: State, piece: int, points: int) -> None:
    """Deal points that come without a card."""
    if points:
        s.battered[piece] += points
        refigure(t, s, piece)
        _note_hurt(t, s, piece)
