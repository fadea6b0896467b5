"""Flak, bombs and what they come to (groups FLAK and SCORE, FLAMES-CAMP-18)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import LOST, WHOLE, condition
from escadrille.mechanics.stacked import Decision
from escadrille.systems.flames import choices as c
from escadrille.systems.flames import frames as f
from escadrille.systems.flames.events import (
    Bombed,
    FlakLaid,
    FlakRevealed,
    PatternChosen,
    TargetHit,
)
from escadrille.systems.flames.facts import Load, Salvo
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.points import target_points, together
from escadrille.systems.flames.rules import damage
from escadrille.systems.flames.rules.anytime import off_the_point
from escadrille.systems.flames.rules.cards import Out
from escadrille.systems.flames.rules.formation import raid_of
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import AIRFRAME, BOMBS, Tables

DISPERSED: Final = 0
NORMAL: Final = 1
TIGHT: Final = 2
STATUSES: Final = ("intact", "damaged", "destroyed")
PATTERN_CODES: Final = range(c.PATTERN, c.PATTERN + len(c.PATTERNS))


def legal_pattern(t: Tables, s: State, frame: Frame) -> list[int]:
    return list(PATTERN_CODES)


def bar_pattern(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if choice in PATTERN_CODES else off_the_point(frame[0])


def apply_flak(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Lay the flak in secret (FLAMES-FLAK-01)."""
    s.stack.pop()
    raid_of(s).flak = choice - c.PATTERN
    if out is not None:
        side = s.roster.side[frame[1]]
        seats = tuple(seat for seat, of in enumerate(t.side_of_seat) if of == side)
        out.append(FlakLaid(seats, c.PATTERNS[choice - c.PATTERN]))


def flak_hits(value: int, flak: int, pattern: int) -> int:
    """Return what flak of a value does to a bomber by both patterns, halves rounded down.

    Rules: FLAMES-FLAK-03, FLAMES-FLAK-04, FLAMES-RULING-04, FLAMES-RULING-18.
    """
    if flak == DISPERSED:
        return value // 2
    if flak == NORMAL:
        return value if pattern >= NORMAL else 0
    return 2 * value if pattern == TIGHT else 0


def bombs_dropped(load: int, pattern: int) -> int:
    """Rules: FLAMES-FLAK-07, FLAMES-RULING-03, FLAMES-RULING-18."""
    return (load // 2, load, 2 * load)[pattern]


def load_of(s: State, aircraft: int) -> int:
    """Return the bombs of the face-up side, options included (FLAMES-FLAK-04)."""
    return s.roster.turrets[aircraft][s.flipped[aircraft]][BOMBS]


def raiders(t: Tables, s: State) -> list[int]:
    """Return the attacker's bombers that still fly with their load (FLAMES-FLAK-02).

    A defender's bombers drop nothing (FLAMES-RULING-55).
    """
    laden, sides = raid_of(s).laden, s.roster.side
    return [a for a in range(s.roster.size) if sides[a] == t.attacker and laden[a] and s.alive[a]]


def run_strike(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Ask for the pattern of each bomber; then come flak and bombs, and the end.

    Rules: FLAMES-FLAK-02, FLAMES-FLAK-06, FLAMES-FLAK-08.
    """
    raid, over = raid_of(s), raiders(t, s)
    if t.target is None or not over:
        damage.finish(s, "time", out)
        return
    for bomber in over:
        if raid.pattern[bomber] == NOBODY:
            s.stack.append((f.BOMB, bomber, 0, 0))
            return
    if out is not None:
        out.append(FlakRevealed(c.PATTERNS[raid.flak], t.flak))
    _fire_flak(t, s, over, out)
    _drop(t, s, over, out)
    damage.finish(s, "bombed", out)


def _fire_flak(t: Tables, s: State, over: list[int], out: Out) -> None:
    """Damage the bombers before they drop; no card helps (FLAMES-FLAK-05, FLAMES-FLAK-06)."""
    raid, seat = raid_of(s), t.first_seat[1 - t.attacker]
    for bomber in over:
        hits = flak_hits(t.flak, raid.flak, raid.pattern[bomber])
        if hits:
            damage.suffer(t, s, bomber, hits, seat, out, settled=False)


def _drop(t: Tables, s: State, over: list[int], out: Out) -> None:
    """All bombs fall at once and hit (FLAMES-FLAK-07)."""
    raid = raid_of(s)
    for bomber in over:
        if s.alive[bomber]:
            raid.dropped[bomber] = bombs_dropped(load_of(s, bomber), raid.pattern[bomber])
            if out is not None:
                out.append(Bombed(label(s.roster, bomber), raid.dropped[bomber]))
    if out is not None:
        out.append(TargetHit(sum(raid.dropped), STATUSES[status(t, s)]))


def forecast(t: Tables, s: State, bomber: int, pattern: int, flak: int) -> tuple[int, int, int]:
    """Return what a pattern comes to under a flak: hits, the aircraft after them, its bombs.

    Rules: FLAMES-FLAK-06 (the flak first), FLAMES-FLAK-07.
    """
    hits = flak_hits(t.flak, flak, pattern)
    front, back = s.roster.rows[bomber]
    after = condition(s.damage[bomber] + hits, front[AIRFRAME], back[AIRFRAME])
    if after == LOST:
        return hits, after, 0
    flipped = s.flipped[bomber] or after != WHOLE
    return hits, after, bombs_dropped(s.roster.turrets[bomber][flipped][BOMBS], pattern)


def status(t: Tables, s: State) -> int:
    """Return what the bombs made of the target."""
    return status_of(t, sum(raid_of(s).dropped))


def status_of(t: Tables, bombs: int) -> int:
    """Return what so many bombs make of the target: Intact, Damaged or Destroyed.

    Rules: FLAMES-CAMP-18, FLAMES-CAMP-19 (whatever it is), FLAMES-SCALE-01.
    """
    assert t.target is not None
    return (bombs >= t.target.damaged * t.scale) + (bombs >= t.target.destroyed * t.scale)


def facts_flak(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Salvo:
    flak = choice - c.PATTERN
    return Salvo(tuple(flak_hits(t.flak, flak, pattern) for pattern in range(len(c.PATTERNS))))


def facts_bomb(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Load:
    """Return the bombs of a pattern, and what each pattern of flak would do to it."""
    pattern = choice - c.PATTERN
    flak = tuple(flak_hits(t.flak, other, pattern) for other in range(len(c.PATTERNS)))
    return Load(bombs_dropped(load_of(s, frame[1]), pattern), flak=flak)


def apply_bomb(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Announce the pattern of one bomber; they may differ (FLAMES-FLAK-02)."""
    s.stack.pop()
    raid_of(s).pattern[frame[1]] = choice - c.PATTERN
    if out is not None:
        out.append(PatternChosen(label(s.roster, frame[1]), c.PATTERNS[choice - c.PATTERN]))


def target_vp(t: Tables, s: State) -> list[int]:
    """Return what the target is worth to each side, once the mission is over (FLAMES-SCORE-01)."""
    scores = [0, 0]
    if t.target is not None and s.over:
        points = target_points(status(t, s), t.target.damaged, t.target.destroyed)
        scores[t.attacker], scores[1 - t.attacker] = (one * t.scale for one in points)
    return scores


def mission_vp(t: Tables, s: State, aircraft: list[int]) -> list[int]:
    """Return the VP of each side: target and aircraft, then what options make of it.

    Rules: FLAMES-SCORE-03, FLAMES-OPT-14, FLAMES-OPT-15, FLAMES-OPT-19, FLAMES-SCALE-03,
    FLAMES-RULING-29.
    """
    found = []
    for target, shot, effects in zip(target_vp(t, s), aircraft, t.effects, strict=True):
        options = {name: getattr(effects, name) for name in ("vital", "press", "rest")}
        found.append(together(target + shot, scale=t.scale, **options))
    return found


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    f.FLAK: Decision(legal_pattern, bar_pattern, apply_flak, facts=facts_flak),
    f.BOMB: Decision(legal_pattern, bar_pattern, apply_bomb, facts=facts_bomb),
}
