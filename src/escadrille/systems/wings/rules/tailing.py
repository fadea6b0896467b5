"""Who is on whose tail, what he is shown and how he may answer it (group TAIL, WINGS-SUN-06)."""

from __future__ import annotations

from escadrille.kernel.api import Refusal
from escadrille.mechanics.plane.shapes import Polygon
from escadrille.mechanics.plane.sight import tail2
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import CardShown
from escadrille.systems.wings.frames import REMARK, REORDER, SHOW, TAIL, no_answer
from escadrille.systems.wings.rules import laying, programming
from escadrille.systems.wings.rules.sights import pose_of
from escadrille.systems.wings.state import FLYING, NOBODY, OPEN, Frame, State, serial
from escadrille.systems.wings.tables import Tables


def record(t: Tables, s: State, out: Out) -> None:
    """Note at the start of a turn who could tail whom (WINGS-TAIL-01).

    Rules: WINGS-TAIL-01, WINGS-SPEC-02, WINGS-SPEC-03, WINGS-SPEC-14, WINGS-WX-05.
    """
    if s.surprise:
        return  # WINGS-SUN-06: the tails of this turn are those of the entry
    s.tails = [NOBODY] * t.size
    if s.sky == 1 or not t.tailing:
        return
    for aircraft in reversed(range(t.size)):
        found = tailed_by(t, s, aircraft)
        if len(found) == 1:
            s.tails[aircraft] = found[0]
        elif found:
            s.stack.append((TAIL, aircraft, 0, 0))


def tailed_by(t: Tables, s: State, aircraft: int) -> list[int]:
    """Return whom an aircraft could tail now, unless it was hurt last (WINGS-TAIL-04)."""
    return [] if s.hurt[aircraft] == serial(s) else in_reach(t, s, aircraft)


def in_reach(t: Tables, s: State, aircraft: int) -> list[int]:
    """Return whom an aircraft could tail, hurt or not (WINGS-SPEC-02, WINGS-SPEC-14)."""
    if s.status[aircraft] != FLYING or s.smoke[aircraft] or s.flames[aircraft]:
        return []
    if s.cloud[aircraft]:
        return []
    return [
        other
        for other in s.roster.foes[aircraft]
        if other < t.size and s.status[other] == FLYING and is_behind(t, s, aircraft, other)
    ]


def is_behind(t: Tables, s: State, aircraft: int, other: int) -> bool:
    """Can the ruler join its front to the other's rear, from its level or one above?

    Rules: WINGS-TAIL-01, WINGS-RULING-14.
    """
    if s.cloud[other] or (t.altitude and s.level[aircraft] - s.level[other] not in (0, 1)):
        return False
    dx, dy = s.x[other] - s.x[aircraft], s.y[other] - s.y[aircraft]
    far = t.ruler + t.base[1] + t.base[0]
    if dx * dx + dy * dy > far * far:
        return False
    mine, its = t.footprint[aircraft], t.footprint[other]
    found = tail2(
        mine, pose_of(s, aircraft), its, pose_of(s, other), t.ruler, _others(t, s, aircraft, other)
    )
    return found >= 0


def _others(t: Tables, s: State, aircraft: int, other: int) -> list[Polygon]:
    """Return every base that could lie under the ruler, balloons included (WINGS-TAIL-01)."""
    return [
        t.footprint[third].at(pose_of(s, third))
        for third in t.obstacles
        if third not in (aircraft, other)
        and s.status[third] == FLYING
        and not (third < t.size and s.cloud[third])
    ]


def legal_tail(t: Tables, s: State, frame: Frame) -> list[int]:
    """Choose one of those whom it could tail (WINGS-RULING-47)."""
    return [c.PIECE + other for other in tailed_by(t, s, frame[1])]


def bar_tail(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if choice - c.PIECE in tailed_by(t, s, frame[1]) else no_answer(frame)


def apply_tail(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    s.tails[frame[1]] = choice - c.PIECE


def show(t: Tables, s: State, out: Out) -> None:
    """Begin to show first cards: whoever still tails somebody, after programming.

    Rules: WINGS-TAIL-02, WINGS-TAIL-04.
    """
    for aircraft in range(t.size):
        other = s.tails[aircraft]
        if other != NOBODY and not (s.cards[aircraft] and s.cards[other]):
            s.tails[aircraft] = NOBODY
    if any(other != NOBODY for other in s.tails):
        s.stack.append((SHOW, 0, 0, 0))


def run_show(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Let the next tailer look, the one whose target has nobody left to follow first.

    In a cycle all show their cards as first laid. Moment: tailed. Rules: WINGS-RULING-47.
    """
    _, done, looked, _ = frame
    waiting = [a for a in range(t.size) if s.tails[a] != NOBODY and not done >> a & 1]
    if not waiting:
        s.stack.pop()
        return
    free = [a for a in waiting if s.tails[a] not in waiting]
    if not free:
        free = _cycle(s, waiting[0], len(waiting))
        for aircraft in free:
            _look(t, s, aircraft, out)
            looked |= 1 << aircraft
    aircraft = free[0]
    s.stack[-1] = (SHOW, done | 1 << aircraft, looked, 0)
    if not looked >> aircraft & 1:
        _look(t, s, aircraft, out)
    s.stack.append((REORDER, aircraft, s.tails[aircraft], 0))


def _cycle(s: State, tailer: int, length: int) -> list[int]:
    """Return the ring of tailers to which a chain without an end leads, ascending."""
    for _ in range(length):
        tailer = s.tails[tailer]
    ring = [tailer]
    while s.tails[ring[-1]] != tailer:
        ring.append(s.tails[ring[-1]])
    return sorted(ring)


def _look(t: Tables, s: State, tailer: int, out: Out) -> None:
    """Show the first card of the tailed to the seat of the tailer, once (WINGS-TAIL-02)."""
    target = s.tails[tailer]
    seat = s.roster.seat[tailer]
    if s.seen[target] >> seat & 1:
        return
    s.seen[target] |= 1 << seat
    if out is not None:
        name = programming.name_of(s.roster.deck[target], s.prog[3 * target])
        out.append(CardShown(seat, t.labels[target], t.labels[tailer], name))


def legal_reorder(t: Tables, s: State, frame: Frame) -> list[int]:
    """Keep the three cards, or lay them in another order that programming allows.

    Rules: WINGS-TAIL-03.
    """
    return [c.PASS, *[n for n in sequences(t, s, frame, 0) if _fits(t, s, frame[1], n)]]


def bar_reorder(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    aircraft = frame[1]
    if choice == c.PASS:
        return None
    if not c.SEQUENCE <= choice < c.LEVEL:
        return no_answer(frame)
    if s.cards[aircraft] != 3:
        return Refusal("WINGS-TAC-04", {"aircraft": t.labels[aircraft]})
    if _fits(t, s, aircraft, choice):
        return None
    return Refusal("WINGS-TAIL-03", {"aircraft": t.labels[aircraft]})


def sequences(t: Tables, s: State, frame: Frame, seat: int) -> range:
    """Return all other orders of three cards."""
    return range(c.SEQUENCE + 1, c.SEQUENCE + len(c.PERMUTATIONS) * (s.cards[frame[1]] == 3))


def _fits(t: Tables, s: State, aircraft: int, choice: int) -> bool:
    """Does programming allow this order, and does no number before it stand for the same?"""
    cards = in_order(s, aircraft, choice)
    before = (c.SEQUENCE, *range(c.SEQUENCE, choice))
    fresh = cards not in [in_order(s, aircraft, other) for other in before]
    return fresh and programming.may_lay(t, s, aircraft, cards)


def in_order(s: State, aircraft: int, choice: int) -> tuple[int, ...]:
    """Return the three cards of a programme in another order."""
    return tuple([s.prog[3 * aircraft + place] for place in c.PERMUTATIONS[choice - c.SEQUENCE]])


def apply_reorder(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Lay the cards again, and the markers with them (WINGS-TAIL-03)."""
    aircraft = frame[1]
    s.stack.pop()
    if choice == c.PASS:
        return
    s.prog[3 * aircraft : 3 * aircraft + 3] = in_order(s, aircraft, choice)
    s.seen[aircraft] = 0  # what was seen of them is no longer so
    s.mark[aircraft] = 0
    if laying.marks(t, s, aircraft):
        s.mark[aircraft] = OPEN
        s.stack.append((REMARK, aircraft, 0, 0))


def legal_remark(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.PASS, *laying.marks(t, s, frame[1])]


def bar_remark(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return laying.bar_mark(t, s, frame, frame[1], choice)


def thinkable_marks(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return laying.thinkable_marks(t, s, frame[1])


def apply_remark(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    s.mark[frame[1]] = choice
