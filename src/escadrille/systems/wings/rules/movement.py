"""Reveal and move, and leave the table (groups MOVE, ERR and EXIT)."""

from __future__ import annotations

from collections.abc import Sequence

from escadrille.mechanics.plane.grid import ABOUT, ROUND, Pose, moved
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import Left, MarkerShown, ProgrammingError
from escadrille.systems.wings.frames import COME_BACK
from escadrille.systems.wings.rules import (
    clouds,
    deeds,
    ending,
    fates,
    landing,
    modes,
    scoring,
    volley,
)
from escadrille.systems.wings.rules.altitude import follow_card, is_crashing, shown_at
from escadrille.systems.wings.rules.damage import discard_hits, strike
from escadrille.systems.wings.rules.losses import (
    REPLACED,
    break_off,
    clear,
    destroy,
    settle,
    victors,
)
from escadrille.systems.wings.rules.programming import ALOFT, rule_broken
from escadrille.systems.wings.state import (
    BLANKED,
    EMPTY,
    ERRED,
    FLED,
    FLYING,
    GROUND,
    HOME,
    NOBODY,
    OUTSIDE,
    PLAYED,
    ROCKETING,
    STATUSES,
    Frame,
    State,
)
from escadrille.systems.wings.tables import Cards, Tables

SEVERAL: int = 2  # shots after which flight is defeat (WINGS-RULING-16)


def begin_phase(t: Tables, s: State, out: Out) -> None:
    """Note where everyone stands before the cards are revealed (WINGS-TURN-02).

    Moment: last-card, before the third reveal.
    """
    s.phase += 1
    s.from_level = s.level[: t.size]
    s.from_counters = s.counters[: t.size]
    s.was_x, s.was_y = s.x[: t.size], s.y[: t.size]
    s.did = [0] * t.size


def reveal(t: Tables, s: State, out: Out) -> None:
    """Reveal this phase's cards and move everyone, then their altitudes.

    Rules: WINGS-TURN-03, WINGS-MOVE-01, WINGS-MOVE-02, WINGS-RULING-02, WINGS-RULING-23.
    """
    place = s.phase - 1
    for aircraft in range(t.size):
        if place < s.cards[aircraft] and s.status[aircraft] in (FLYING, GROUND):
            face = s.prog[3 * aircraft + place]
            if face != BLANKED and face != EMPTY:
                _play(t, s, aircraft, face, place, out)
            elif s.status[aircraft] == GROUND:
                landing.stand(s, aircraft)


def _play(t: Tables, s: State, aircraft: int, face: int, place: int, out: Out) -> None:
    """Fly one card: pose, what the card is, its altitude, and the memory of it."""
    broken = rule_broken(t, s, aircraft, place) if t.accept_errors else None
    s.did[aircraft] = PLAYED | (ERRED if broken else 0)
    if s.tokens[aircraft] and not broken:
        volley.pay_card(t, s, aircraft, place, out)
    if s.cloud[aircraft] == clouds.BLIND:
        clouds.write(t, s, aircraft, face, out)
    else:
        clouds.fly(t, s, aircraft, face, out)
    if s.mark[aircraft] and shown_at(t, s, aircraft) == place and out is not None:
        blind = clouds.unseeing(t, s, aircraft)
        out.append(MarkerShown(t.labels[aircraft], blind, c.WORDS[s.mark[aircraft]]))
    if s.landing[aircraft] == ALOFT:
        follow_card(t, s, aircraft, face, place, out)
    landing.advance(t, s, aircraft, face, place, out)
    if s.rockets[aircraft] or _begins_rockets(s, aircraft, place):
        s.did[aircraft] |= ROCKETING
    s.flown[aircraft] += 1
    s.before[aircraft], s.last[aircraft] = s.last[aircraft], face


def _begins_rockets(s: State, aircraft: int, place: int) -> bool:
    return s.mark[aircraft] in (c.ONE_LOT + place, c.TWO_LOTS + place)


def path(pose: Pose, cards: Cards, faces: Sequence[int]) -> list[Pose]:
    """Return the poses to which cards lead, one after the other (WINGS-MOVE-01)."""
    found = []
    for face in faces:
        pose = pose if face == BLANKED else moved(pose, cards.move[face])
        found.append(pose)
    return found


def check_moves(t: Tables, s: State, out: Out) -> None:
    """Look who has crashed, erred or left the table.

    Rules: WINGS-TURN-05, WINGS-ERR-01, WINGS-ERR-02, WINGS-ALT-10, WINGS-REL-04, WINGS-EXIT-01.
    """
    for aircraft in range(t.size):
        if not s.did[aircraft] & PLAYED or s.status[aircraft] not in (FLYING, GROUND):
            continue
        if t.altitude and s.status[aircraft] == FLYING and is_crashing(t, s, aircraft):
            destroy(t, s, aircraft, "crash", out)
        elif is_outside(t, s.x[aircraft], s.y[aircraft]):
            leave(t, s, aircraft, out)
        elif s.did[aircraft] & ERRED:
            _pay_error(t, s, aircraft, out)
    settle(t, s, out)


def _pay_error(t: Tables, s: State, aircraft: int, out: Out) -> None:
    """A wrong card destroys, or costs two A cards and this phase's fire (WINGS-ERR-01, -02).

    Rules: WINGS-ERR-01, WINGS-ERR-02.
    """
    if out is not None:
        out.append(ProgrammingError(t.labels[aircraft]))
    if t.errors_destroy:
        s.fired_by[aircraft] = 0  # nobody scores it
        destroy(t, s, aircraft, "error", out)
    else:
        strike(t, s, aircraft, t.twin, 2, "error", out)


def come_out(t: Tables, s: State, out: Out) -> None:
    """Bring back those who leave the clouds this turn; one may have lost its way.

    Rules: WINGS-CLOUD-04, WINGS-RULING-49.
    """
    for aircraft in clouds.surface(t, s, out):
        if is_outside(t, s.x[aircraft], s.y[aircraft]):
            leave(t, s, aircraft, out)


def is_outside(t: Tables, x: int, y: int) -> bool:
    """Is a centre off the table? The edge is inside (WINGS-RULING-16)."""
    return not (0 <= x <= t.width and 0 <= y <= t.depth)


def leave(t: Tables, s: State, aircraft: int, out: Out) -> None:
    """Go off the table: eliminated, fled, home, or asked whether to come back.

    Rules: WINGS-EXIT-01, WINGS-EXIT-02, WINGS-EXIT-03, WINGS-DMG-02, WINGS-RULING-16,
    WINGS-RULING-63.
    """
    if t.moded:
        s.fired_by[aircraft] = 0
        destroy(t, s, aircraft, "left", out)
    elif _is_own_edge(t, s, aircraft):
        home = s.grave[aircraft] or ending.is_task_done(t, s, aircraft)
        _go(t, s, aircraft, HOME if home else FLED, out)
    elif t.exit_rule == "fled_return":
        s.stack.append((COME_BACK, aircraft, 0, 0))
    elif t.exit_rule == "fled":
        _go(t, s, aircraft, FLED, out)
    else:
        if s.shots_taken[aircraft] < SEVERAL:
            s.fired_by[aircraft] = 0
        destroy(t, s, aircraft, "left", out)


def _is_own_edge(t: Tables, s: State, aircraft: int) -> bool:
    """Does it leave by its own edge, where its mission or a wound says return to base?"""
    side = t.scenario.side[s.roster.side[aircraft]]
    x, y = s.x[aircraft], s.y[aircraft]
    across = {"west": x < 0, "east": x > t.width, "south": y < 0, "north": y > t.depth}
    asked = side.home or (s.grave[aircraft] and not t.landing)  # WINGS-RULING-08
    return bool(asked and side.edge is not None and across[side.edge])


def _go(t: Tables, s: State, aircraft: int, status: int, out: Out) -> None:
    """Leave for good; after several shots that is a defeat (WINGS-DMG-02)."""
    by, victor = None, NOBODY
    if status == FLED and s.shots_taken[aircraft] >= SEVERAL:
        found = victors(t, s, aircraft)
        if found:
            victor = found[-1]
            by = t.labels[victor]
            s.victories[victor] += 1
            s.tally[s.roster.side[victor]] += 1
    damaged = bool(s.taken[aircraft] or s.battered[aircraft])
    if status == FLED:
        deeds.note(t, s, deeds.FLED, aircraft, by=1 << victor if by else 0)
    deeds.harmed(t, s, aircraft)
    s.status[aircraft] = status
    discard_hits(t, s, aircraft)
    clear(t, s, aircraft)
    if s.crew:
        fates.come_home(t, s, aircraft, out)
    if t.reinforced and damaged and _is_own_edge(t, s, aircraft):
        s.away[aircraft] = -(s.turn + REPLACED)  # a sound one instead (WINGS-REIN-02)
    if t.mission is not None:
        scoring.reckon(t, s)
    modes.gone(t, s, aircraft, out)
    if out is not None:
        out.append(Left(t.labels[aircraft], STATUSES[status], by))


def apply_come_back(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Stay fled, or come back as after a mistake (WINGS-EXIT-03)."""
    aircraft = frame[1]
    s.stack.pop()
    if choice == c.PASS:
        _go(t, s, aircraft, FLED, out)
        return
    break_off(s, aircraft)
    s.status[aircraft] = OUTSIDE
    s.away[aircraft] = s.turn + 1
    if out is not None:
        out.append(Left(t.labels[aircraft], STATUSES[OUTSIDE], None))


def draw_outside(t: Tables, s: State, out: Out) -> None:
    """Those outside draw two A cards at the start of the turn after (WINGS-EXIT-03)."""
    for aircraft in range(t.size):
        if s.status[aircraft] == OUTSIDE and s.away[aircraft] == s.turn:
            strike(t, s, aircraft, t.twin, 2, "outside", out)
    settle(t, s, out)


def put_back(t: Tables, s: State, out: Out) -> None:
    """Put those outside back at the end of that turn, facing the other way (WINGS-EXIT-03)."""
    for aircraft in range(t.size):
        if s.status[aircraft] == OUTSIDE and s.away[aircraft] == s.turn:
            about = (s.x[aircraft], s.y[aircraft], (s.h[aircraft] + ABOUT) % ROUND)
            pose = t.footprint[aircraft].put_back(about, t.width, t.depth)
            s.x[aircraft], s.y[aircraft], s.h[aircraft] = pose
            s.status[aircraft] = FLYING
            s.away[aircraft] = 0
            clouds.tell_entry(t, s, aircraft, out)
