"""Which stacks no game can have: frames where none puts them, figures that do not fit the table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.notes import misplaced
from escadrille.mechanics.picks import everybody_ready, unpickable
from escadrille.systems.zero import choices
from escadrille.systems.zero import frames as f
from escadrille.systems.zero.rules import exchange, play, setup, wingmen
from escadrille.systems.zero.rules.positions import pursuer
from escadrille.systems.zero.rules.sequence import drawable, waiting_of
from escadrille.systems.zero.state import FLYING, NOBODY, Frame, State
from escadrille.systems.zero.tables import GUNNER, Tables

SETTING_UP: Final = (f.FORCE, f.DEAL, f.START, f.BONUS, f.LETTER)
COMPOSED: Final = (f.PLAY, f.USE, f.TARGET, f.BREAK_OFF)
MOVING: Final = (f.PURSUIT, f.FOLLOW, f.LIFT, f.PAY)
WAYS: Final = (-1, 1)
ROLLS: Final = (choices.CLIMB, choices.DIVE)
# On which frames each kind stands; a round is always at the bottom.
STANDS_ON: Final[dict[int, tuple[int, ...]]] = {
    **dict.fromkeys((f.FORCE, f.DEAL, f.NEXT, f.PHASE), (f.ROUND,)),
    **dict.fromkeys((f.RAID, f.ATTACK, f.ALTITUDE, *COMPOSED, f.DISCARD, f.DRAW), (f.PHASE,)),
    **dict.fromkeys((f.PURSUIT, f.FOLLOW, f.LIFT), (f.PHASE,)),
    f.START: (f.DEAL,),
    f.BONUS: (f.DEAL, f.START),
    f.LETTER: (f.DEAL, f.START),
    f.STRIKE: (f.ATTACK,),
    f.RESOLVE: (f.PHASE, f.ATTACK),
    f.REACT: (f.RESOLVE,),
    f.GUISE: (f.RESOLVE,),
    f.PAY: (f.PHASE, f.PURSUIT, f.LIFT),
}
# In which phases a kind stands on that of the sequence (ZERO-SEQ-01); the others in Card Play.
IN_PHASE: Final[dict[int, tuple[int, ...]]] = {
    f.RAID: (f.WINGMAN_ATTACK,),
    f.ATTACK: (f.WINGMAN_ATTACK,),
    f.ALTITUDE: (f.ALTITUDE_CHANGE,),
    **dict.fromkeys(MOVING, (f.ALTITUDE_CHANGE, f.CARD_PLAY)),
    f.DISCARD: (f.DISCARDS,),
    f.DRAW: (f.DRAWS,),
}
OF_NOBODY: Final = (f.FORCE, f.DEAL, f.START, f.RESOLVE)
OF_WINGMEN: Final = (f.RAID, f.STRIKE, f.ATTACK)
OF_THE_ACTIVE: Final = (
    *(f.PHASE, *OF_WINGMEN, f.ALTITUDE, *COMPOSED, f.GUISE, f.PURSUIT, f.DISCARD, f.DRAW),
)


def unresolvable(t: Tables, s: State) -> Iterator[str]:
    """Return what is wrong with the stack of a fight that goes on."""
    kinds = [frame[0] for frame in s.stack]
    if not kinds:
        yield "stack: expected a round at the bottom"
        return
    faults = list(misplaced(s.stack, f.KINDS, STANDS_ON))
    if (f.PHASE in kinds) != (s.active != NOBODY):
        faults.append("stack: expected the phase of the active Leader, and no other")
    if faults:
        yield from faults
        return
    yield from _setting_up(t, s, kinds)
    yield from _exchange(t, s)
    for below, frame in pairwise(s.stack):
        fault = _frame(t, s, below, frame)
        if fault:
            yield f"stack: {f.KINDS[frame[0]]}: {fault}"


def _setting_up(t: Tables, s: State, kinds: list[int]) -> Iterator[str]:
    """Elements, bonuses and levels are chosen before the first turn, and nowhere else."""
    preparing = bool(set(kinds) & set(SETTING_UP))
    if s.turn and preparing:
        yield f"stack: a {f.KINDS[kinds[-1]]} in the middle of a fight (ZERO-SET-01)"
    elif not s.turn and len(kinds) > 1 and not preparing:
        yield "turn: 0, and the fight has begun (ZERO-SET-14)"
    if f.FORCE in kinds:
        yield from unpickable(setup, t, s)  # ZERO-SET-01
        if everybody_ready(t, s):
            yield "stack: force: nobody has anything to choose"
    elif any(s.picks) or s.ready:
        yield "picks, ready: nobody chooses Elements (ZERO-SET-01)"
    if (f.FORCE in kinds) == bool(s.roster.size):
        yield "stack: expected the choice of Elements, or element: none (ZERO-SET-01)"
    if (f.START in kinds) != (NOBODY in s.altitude):
        yield "stack: expected the choice of levels, or all of them (ZERO-SET-07)"
    fought = any(s.held) or any(s.damage) or any(s.grip) or any(s.promoted)
    if preparing and (fought or max(s.status, default=FLYING) > FLYING):
        yield "element: hands, Hits or Positions before the fight (ZERO-SET-09, ZERO-SET-12)"


def _exchange(t: Tables, s: State) -> Iterator[str]:
    """An exchange is open exactly when the stack says so."""
    resolving = [pair for pair in pairwise(s.stack) if pair[1][0] == f.RESOLVE]
    if bool(resolving) != (s.use != NOBODY):
        yield "exchange: it and the stack do not agree"
    elif not resolving:
        if s.chain:
            yield "chain: cards of no exchange (ZERO-ATK-09)"
    elif s.chain[:1] != [s.face] or s.last not in (s.by, s.on):
        yield "exchange: card or last does not fit the chain (ZERO-ATK-06)"
    elif not _launched(t, s, resolving[0][0]):
        yield "exchange: use, by or on does not fit the sequence (ZERO-ATK-04)"


def _launched(t: Tables, s: State, below: Frame) -> bool:
    """Could this Attack have been begun as things stand?"""
    by, on, use, bit = s.by, s.on, s.use, 1 << s.face
    if below[0] == f.ATTACK:
        kind = choices.FIRE if t.bursts[s.face] else choices.MANEUVER
        return below[1:3] == (by, on) and use == kind and bool(bit & wingmen.playable(t, s, by, on))
    if by != s.active:
        return False
    if use in ROLLS:
        way, level = (1 if use == choices.CLIMB else -1), s.altitude[by >> 1]
        rolls = bit & t.rolls and 0 <= level + way <= s.roster.ceiling[by >> 1]
        return bool(rolls) and on == pursuer(s, by)
    if on != s.target:
        return False
    if use == choices.GUNNER:
        enemy = pursuer(s, by)
        fires = enemy != NOBODY and on in (enemy, enemy + 1) and not s.roster.bomber[enemy >> 1]
        return fires and bool(bit & t.fire) and s.row[by][GUNNER] > 0
    spent = s.clone()  # what this card has used up counts no more
    spent.fired, spent.agile_used = 0, 0
    offered = use in play.offered(t, s, by, s.face)
    return offered and on in play.targets_for(t, spent, by, s.face, use)


def _frame(t: Tables, s: State, below: Frame, frame: Frame) -> str | None:
    """Return what is wrong with one frame above the round."""
    kind, aircraft, _, _ = frame
    if kind in OF_NOBODY:
        return None if _in_phase(below, kind) else "in another phase (ZERO-SEQ-01)"
    if s.status[aircraft] != FLYING and kind not in (f.NEXT, f.BONUS, f.LETTER):
        return "of an aircraft that is not in play"
    if (aircraft & 1) != (kind in OF_WINGMEN) and kind != f.REACT:
        return "of a Leader where a Wingman is expected, or the reverse"
    if kind in OF_THE_ACTIVE and aircraft & ~1 != s.active:
        return "of an Element whose sequence it is not (ZERO-SEQ-01)"
    if not _in_phase(below, kind):
        return "in another phase (ZERO-SEQ-01)"
    return None if _fits(t, s, below, frame) else "its figures do not fit the table"


def _in_phase(below: Frame, kind: int) -> bool:
    """Is it the phase in which a frame stands on that of the sequence?"""
    if below[0] != f.PHASE:
        return True
    _, _, coming, now = below
    comes_back = now == f.CARD_PLAY
    return now in IN_PHASE.get(kind, (f.CARD_PLAY,)) and coming == now + (not comes_back)


def _fits(t: Tables, s: State, below: Frame, frame: Frame) -> bool:
    kind, aircraft, one, two = frame
    held, mask = s.held[aircraft], s.mask[aircraft]
    sound = {
        f.BONUS: lambda: _speaks(t, s, frame),
        f.LETTER: lambda: _speaks(t, s, frame) and _letter(s, frame),
        f.NEXT: lambda: s.turn == 1 and bool(waiting_of(s, one)) and _captain(s, aircraft, one),
        f.PHASE: lambda: one in (two, two + 1) and one < len(f.PHASES),
        f.ATTACK: lambda: one in wingmen.targets(s, aircraft),
        f.STRIKE: lambda: held > 0 and frame[1:3] == below[1:3],
        f.BREAK_OFF: lambda: not s.opened,
        f.DISCARD: lambda: held > 0,
        f.DRAW: lambda: one == drawable(s, aircraft) > 0,
        f.USE: lambda: mask >> one & 1 == 1,
        f.TARGET: lambda: mask >> one & 1 == 1 and _aims(t, s, frame),
        f.REACT: lambda: held > 0 and aircraft == _answering(s),
        f.GUISE: lambda: mask >> two & 1 == 1 and _feints(t, s, frame),
        f.PAY: lambda: _pays(s, below, frame),
        f.PURSUIT: lambda: two == (below[3] == f.CARD_PLAY) and _left(s, aircraft, one),
        f.FOLLOW: lambda: _follows(s, aircraft, one) and _can_pay(s, frame),
        f.LIFT: lambda: _follows(s, aircraft, one) and held >= (one > 0),
    }
    return sound[kind]() if kind in sound else True


def _captain(s: State, aircraft: int, side: int) -> bool:
    return aircraft == setup.captain(s, side)


def _speaks(t: Tables, s: State, frame: Frame) -> bool:
    """The first seat of a side takes bonuses for it, while points are left (ZERO-BAL-05)."""
    _, speaker, points, _ = frame
    return t.pilot_bonuses and points > 0 and _captain(s, speaker, s.roster.side[speaker])


def _aims(t: Tables, s: State, frame: Frame) -> bool:
    _, leader, face, use = frame
    return use not in ROLLS and use in play.offered(t, s, leader, face)


def _feints(t: Tables, s: State, frame: Frame) -> bool:
    _, aircraft, title, _ = frame
    return aircraft == _answering(s) and exchange.can_use_agility(t, s, aircraft, title)


def _can_pay(s: State, frame: Frame) -> bool:
    _, enemy, way, cost = frame
    return cost in (0, 1) and s.held[enemy] >= cost + (way > 0)


def _letter(s: State, frame: Frame) -> bool:
    """A bonus is for a Leader of the side that takes it (ZERO-BAL-05)."""
    _, speaker, _, leader = frame
    return s.roster.side[speaker] == s.roster.side[leader] and not leader & 1


def _answering(s: State) -> int:
    """Return who is asked for the next Response; a gunner answers none (ZERO-GUN-09)."""
    if s.last == s.by:
        return s.on
    return NOBODY if s.use == choices.GUNNER else s.by


def _left(s: State, leader: int, way: int) -> bool:
    """Has a Leader moved, and only its pursuer stays a level behind (ZERO-ALT-09)?"""
    element, enemy = leader >> 1, pursuer(s, leader)
    if way not in WAYS or s.grip[element] > 0 or not 0 <= s.altitude[element] - way < len(LEVELS):
        return False
    return enemy == NOBODY or s.altitude[enemy >> 1] + way == s.altitude[element]


def _follows(s: State, enemy: int, way: int) -> bool:
    """Is it the pursuer of the Leader that moved, within its own ceiling (ZERO-RULING-39)?"""
    if enemy != pursuer(s, s.active) or not _left(s, s.active, way):
        return False
    return s.altitude[enemy >> 1] + way <= s.roster.ceiling[enemy >> 1]


def _pays(s: State, below: Frame, frame: Frame) -> bool:
    """A climb is paid by the one who climbs; a pursuer may owe two cards (ZERO-ALT-10)."""
    _, leader, _, _ = frame
    if below[0] == f.PHASE:
        return leader == pursuer(s, s.active) and s.held[leader] > 0
    owed = 1 + (below[0] == f.LIFT and below[2] > 0)
    climbs = below[0] == f.LIFT or below[2] > 0
    return leader == below[1] and climbs and s.held[leader] >= owed
