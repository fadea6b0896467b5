"""Which stacks no game can have: frames where none puts them, figures that do not fit the table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from operator import gt
from typing import Final

from escadrille.mechanics.exchange import opponent
from escadrille.mechanics.notes import misplaced
from escadrille.mechanics.picks import everybody_ready, unpickable
from escadrille.systems.flames import choices
from escadrille.systems.flames import frames as f
from escadrille.systems.flames.rules import setup, uses
from escadrille.systems.flames.rules.altitude import HIGHEST, follow_cost
from escadrille.systems.flames.rules.positions import step_set, targets
from escadrille.systems.flames.rules.speed import ONE_STEP
from escadrille.systems.flames.rules.turn import waiting_of
from escadrille.systems.flames.situations import raiding
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import CLIMB_COST, REDLINE_DAMAGE, Tables

SETTING_UP: Final = (f.FORCE, f.START, f.FLAK, f.FORM, f.CELL)
SECRET: Final = (f.FORCE, f.START)
WAYS: Final = (-1, 1)
# Where a Redline may be played (FLAMES-RULING-06).
PUSHED: Final = (
    *(f.PHASE, f.STALL, f.ALTITUDE, f.COMPARE, f.SPEED, f.DISCARD),
    *(f.FOLLOW, f.REACT, f.EVADE, f.REDLINE, f.REPLY),
)
# On which frames each kind stands; a round is always at the bottom.
STANDS_ON: Final[dict[int, tuple[int, ...]]] = {
    **dict.fromkeys((f.FORCE, f.SLOT, f.PHASE), (f.ROUND,)),
    **dict.fromkeys((f.DEAL, f.FORM_UP, f.STRIKE, f.JETTISON), (f.ROUND,)),
    f.START: (f.ROUND, f.FORM_UP),
    f.FLAK: (f.DEAL,),
    f.BOMB: (f.STRIKE,),
    **dict.fromkeys((f.FORM, f.CELL), (f.FORM_UP,)),
    **dict.fromkeys((f.RETURN, f.BOOST, f.REPLY), (f.SALVO,)),
    f.ASSIGN: (f.PHASE,),
    f.SALVO: (f.PHASE, f.POINTS),
    **dict.fromkeys((f.STALL, f.ALTITUDE, f.COMPARE, f.POINTS, f.DISCARD), (f.PHASE,)),
    **dict.fromkeys((f.ACTION, *f.COMPOSING, f.HIT), (f.PHASE,)),
    f.SPEED: (f.POINTS,),
    f.RESOLVE: (f.PHASE, f.POINTS),
    f.REACT: (f.RESOLVE,),
    f.EVADE: (f.HIT, f.SALVO),
    f.SHIFT: (f.PHASE, f.RESOLVE, f.FOLLOWERS),
    f.PAY: (f.SHIFT,),
    f.FOLLOWERS: (f.PHASE, f.RESOLVE),
    f.FOLLOW: (f.FOLLOWERS,),
    f.REDLINE: PUSHED,
    f.REDLINED: PUSHED,
}
# In which phases a kind stands on that of the turn (FLAMES-TURN-01).
STALLS: Final = (f.PRE_DRAW, f.POST_DRAW)
IN_PHASE: Final[dict[int, tuple[int, ...]]] = {
    f.STALL: STALLS,
    f.ALTITUDE: (f.ALTITUDE_CHANGE,),
    f.COMPARE: (f.SPEED_MANEUVER,),
    f.POINTS: (f.SPEED_MANEUVER,),
    f.DISCARD: (f.DISCARDS,),
    f.ASSIGN: (f.SPEED_MANEUVER, f.ACTIONS),
    f.SHIFT: (f.ALTITUDE_CHANGE, *STALLS),
    f.FOLLOWERS: (f.ALTITUDE_CHANGE, *STALLS),
}
OF_NOBODY: Final = (
    *(*SECRET, f.RESOLVE, f.HIT, f.FOLLOWERS),
    *(f.FLAK, f.DEAL, f.FORM_UP, f.SALVO, f.STRIKE),
)
# Kinds that only a battle with bombers or a mission has.
OF_A_RAID: Final = (
    *(f.FLAK, f.FORM, f.CELL, f.JETTISON, f.ASSIGN, f.APPROACH, f.RETURN, f.BOOST, f.REPLY),
    *(f.BOMB, f.DEAL, f.FORM_UP, f.SALVO, f.STRIKE),
)
OF_THE_ACTIVE: Final = (
    *(f.PHASE, *(kind for kind in IN_PHASE if kind != f.ASSIGN)),
    *(f.ACTION, *f.COMPOSING, f.SPEED),
)


def unresolvable(t: Tables, s: State) -> Iterator[str]:
    """Return what is wrong with the stack of a battle that goes on."""
    kinds = [frame[0] for frame in s.stack]
    if not kinds:
        yield "stack: expected a round at the bottom"
        return
    faults = list(misplaced(s.stack, f.KINDS, STANDS_ON))
    if s.raid is None and any(kind in OF_A_RAID for kind in kinds):
        faults.append("stack: there are neither bombers nor a mission (FLAMES-BMR-01)")
    yield from faults or _setting_up(t, s, kinds)
    if faults:
        return
    if (f.PHASE in kinds) != (s.active != NOBODY):
        yield "stack: expected the phase of the active aircraft, and no other"
        return
    for below, frame in pairwise(s.stack):
        fault = _frame(t, s, below, frame)
        if fault:
            yield f"stack: {f.KINDS[frame[0]]}: {fault}"
    yield from _following(s, kinds)
    cards = [frame[3] for frame in s.stack if frame[0] in (f.REDLINE, f.REDLINED)]
    if min(cards, default=1) < 1 or sum(cards) != len(s.limbo):
        yield "limbo: expected the cards of each redline being resolved (FLAMES-CARD-10)"


def _setting_up(t: Tables, s: State, kinds: list[int]) -> Iterator[str]:
    """Forces and levels are chosen before the first turn, and nowhere else (FLAMES-SETUP-01)."""
    top = kinds[-1]
    early = {f.DEAL, f.FORM_UP} & {*kinds}
    if s.turn and (top in SETTING_UP or early):
        yield f"turn: {s.turn}, and the battle has not begun (FLAMES-SETUP-01)"
    elif not s.turn and top not in SETTING_UP and not early and f.STRIKE not in kinds:
        yield "turn: 0, and the battle has begun (FLAMES-SETUP-07)"
    if top == f.FORCE:
        yield from unpickable(setup, t, s)  # FLAMES-SETUP-02
        if everybody_ready(t, s):
            yield "stack: force: nobody has anything to choose"
    elif any(s.picks) or s.ready:
        yield "picks, ready: nobody chooses aircraft (FLAMES-SETUP-02)"
    if (top == f.FORCE) == bool(s.roster.size):
        yield "aircraft: expected none while forces are chosen, and some afterwards"
    if not s.turn and s.roster.size:
        yield from _untouched(t, s)
    if f.STRIKE in kinds:
        if not raiding.striking(t, s):
            yield "stack: strike: there are turns to fly, and defenders (FLAMES-CAMP-23)"
    elif f.DEAL not in kinds and (top == f.START) != (NOBODY in s.altitude):
        yield "level: missing, or all are chosen already (FLAMES-SETUP-04)"
    if (s.raid is not None) != (f.FORM_UP in kinds) and top == f.START:
        yield "stack: start: before formations are arranged, or without any (FLAMES-CAMP-20)"


def _untouched(t: Tables, s: State) -> Iterator[str]:
    """Nobody has fought yet; what Shortage did counts from the beginning (FLAMES-OPT-16)."""
    lack = [t.effects[1 - side].shortage if t.mission else 0 for side in s.roster.side]
    fallen = [not alive and not hits for alive, hits in zip(s.alive, lack, strict=True)]
    if s.chase or any(s.evasive) or any(fallen) or any(map(gt, s.damage, lack)):
        yield "aircraft: damage or positions before the battle (FLAMES-SETUP-05)"


def _following(s: State, kinds: list[int]) -> Iterator[str]:
    """Pursuers are asked while one whom they follow changes its level (FLAMES-FOLLOW-06)."""
    ways = [frame[2] for frame in s.stack if frame[0] == f.FOLLOWERS]
    if (len(ways) == 1) != bool(s.asked) or (not ways and s.queue):
        yield "asked, queue: expected those who may follow a change of level (FLAMES-FOLLOW-06)"
    elif ways and not s.asked >> s.active & 1:
        yield "asked: expected the aircraft that moves among them (FLAMES-FOLLOW-06)"
    elif len(set(s.queue)) < len(s.queue):
        yield "queue: an aircraft stands in it twice (FLAMES-FOLLOW-06)"
    elif any(not s.asked >> number & 1 and not _behind(s, number, ways[0]) for number in s.queue):
        yield "queue: expected pursuers of one who moved (FLAMES-FOLLOW-01)"


def _behind(s: State, aircraft: int, way: int) -> bool:
    """Has the enemy on whom an aircraft holds a position moved one level away?"""
    held = s.holds[aircraft]
    return held != NOBODY and s.altitude[aircraft] + way == s.altitude[held]


def _frame(t: Tables, s: State, below: Frame, frame: Frame) -> str | None:
    """Return what is wrong with one frame above the round."""
    kind, aircraft, _, _ = frame
    if kind == f.FLAK and not 0 <= aircraft < s.roster.size:
        return "of no aircraft"
    if kind not in OF_NOBODY:
        if not s.alive[aircraft]:
            return "of an aircraft that is shot down (FLAMES-DMG-05)"
        if aircraft != s.active and kind in OF_THE_ACTIVE and below[0] != f.FOLLOWERS:
            return "of an aircraft whose turn it is not (FLAMES-TURN-01)"
    return None if _fits(t, s, below, frame) else "its figures do not fit the table"


def _fits(t: Tables, s: State, below: Frame, frame: Frame) -> bool:
    kind, aircraft, one, two = frame
    if below[0] == f.PHASE:
        phase = f.ACTIONS if kind not in IN_PHASE else below[3]
        if below[3] != phase or phase not in IN_PHASE.get(kind, (f.ACTIONS,)):
            return False
        if below[2] != phase + (phase != f.ACTIONS):
            return False
    sound = {
        f.SLOT: lambda: not t.free_for_all and aircraft in waiting_of(s, one),
        f.PHASE: lambda: one in (two, two + 1) and one < len(f.PHASES),
        f.STALL: lambda: s.held[aircraft] > 0,
        f.PAY: lambda: aircraft == below[1] and 1 <= one <= min(s.held[aircraft], _cost(s, below)),
        f.FOLLOWERS: lambda: one in WAYS,
        f.FOLLOW: lambda: one == below[2] and _behind(s, aircraft, one) and _asked(s, aircraft),
        f.SHIFT: lambda: _shifts(s, below, frame),
        f.SPEED: lambda: (
            frame[1:] == below[1:] and two > 0 and step_set(s, aircraft, one) & ONE_STEP > 0
        ),
        f.POINTS: lambda: two >= 0 and one in targets(s, aircraft),
        f.USE: lambda: _in_hand(s, aircraft, one) and (one != NOBODY or s.raid is not None),
        f.TARGET: lambda: _in_hand(s, aircraft, one) and _aims(t, s, frame),
        f.STEPS: lambda: _in_hand(s, aircraft, one) and two in targets(s, aircraft),
        f.RESOLVE: lambda: _as_compared(s, below),
        f.SALVO: lambda: _as_compared(s, below),
        f.HIT: lambda: s.use in (choices.ATTACK, choices.GUNNER),
        f.REACT: lambda: s.on != NOBODY and aircraft == opponent(s, s.last),
        f.EVADE: lambda: below[0] == f.SALVO or aircraft == s.on,
        f.APPROACH: lambda: _in_hand(s, aircraft, one),
        f.REDLINE: lambda: _redlines(s, below, frame) and one > 0,
        f.REDLINED: lambda: _redlines(s, below, frame),
    }
    if kind in sound and not sound[kind]():
        return False
    raided = kind in OF_A_RAID or below[0] == f.SALVO
    if not raided or kind in (f.REDLINE, f.REDLINED):
        return True
    return s.raid is not None and raiding.frames_fit(t, s, s.raid, below, frame)


def _as_compared(s: State, below: Frame) -> bool:
    """Points of speed are used on the enemy that was compared (FLAMES-SPEED-06)."""
    return (s.on if s.use == choices.SPEED else NOBODY) == _compared(below)


def _asked(s: State, aircraft: int) -> bool:
    return bool(s.asked >> aircraft & 1)


def _cost(s: State, shift: Frame) -> int:
    """Return what a change of level costs at most (FLAMES-ALT-04, FLAMES-FOLLOW-02)."""
    _, aircraft, way, follower = shift
    if follower:
        return follow_cost(s, aircraft, way)
    return s.row[aircraft][CLIMB_COST] if way > 0 else 0


def _shifts(s: State, below: Frame, frame: Frame) -> bool:
    """A follower moves where those move whom it follows; nobody leaves the table."""
    _, aircraft, way, follower = frame
    if way not in WAYS or not 0 <= s.altitude[aircraft] + way <= HIGHEST:
        return False
    if follower != (below[0] == f.FOLLOWERS):
        return False
    if follower:
        return way == below[2] and _behind(s, aircraft, way) and _asked(s, aircraft)
    if below[0] == f.RESOLVE:
        return way == (1 if s.use == choices.CLIMB else -1)
    return way < 0 or below[3] == f.ALTITUDE_CHANGE


def _aims(t: Tables, s: State, frame: Frame) -> bool:
    """Has the card that use, against somebody (FLAMES-PLAY-14)?"""
    _, aircraft, face, use = frame
    if face == NOBODY and s.raid is None:
        return use == choices.MANEUVER
    leeway = uses.Leeway(s, aircraft)
    if face == NOBODY:
        return use in uses.counter_uses(t, leeway)
    return uses.aimed(t, face, use) and use in uses.uses(t, s, aircraft, face, leeway)


def _compared(below: Frame) -> int:
    """Return the enemy to whom points of speed are tied, if any (FLAMES-SPEED-06)."""
    return below[2] if below[0] == f.POINTS else NOBODY


def _redlines(s: State, below: Frame, frame: Frame) -> bool:
    _, aircraft, due, _ = frame
    return aircraft == below[1] and 0 <= due <= s.row[aircraft][REDLINE_DAMAGE]


def _in_hand(s: State, aircraft: int, face: int) -> bool:
    return s.aces[aircraft] > 0 if face == NOBODY else bool(s.mask[aircraft] >> face & 1)
