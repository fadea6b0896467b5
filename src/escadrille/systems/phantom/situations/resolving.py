"""Which stacks no campaign can have: frames where none puts them, figures that do not fit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from escadrille.mechanics.notes import misplaced
from escadrille.systems.phantom import frames as f
from escadrille.systems.phantom.effects import BanditRemove, Raid, Relief, SiteRemove
from escadrille.systems.phantom.rules import arming, attacks, reactions
from escadrille.systems.phantom.rules.debriefing import legal_rest
from escadrille.systems.phantom.rules.defences import AREAS, removable
from escadrille.systems.phantom.rules.enemy import nearest
from escadrille.systems.phantom.rules.pilots import loaded
from escadrille.systems.phantom.rules.preflight import flight_complete
from escadrille.systems.phantom.rules.squadron import next_level
from escadrille.systems.phantom.state import FLYING, Frame, State, flight
from escadrille.systems.phantom.tables import BANDIT, NOBODY, SITE, Tables

SETTING_UP: Final = (f.RECRUIT, f.PROMOTE)
OF_TURN: Final = (f.JETTISON, f.DROP, f.ATTACK, f.AIM, f.MOVE, f.STRIKE, f.BARRAGE, f.SUPPRESS)
# On which frames each kind stands; a campaign is always at the bottom.
STANDS_ON: Final[dict[int, tuple[int, ...]]] = {
    **dict.fromkeys((*SETTING_UP, f.MISSION), (f.CAMPAIGN,)),
    **dict.fromkeys((f.TARGET, f.ASSIGN, f.TANKER, f.ABORT, f.REST), (f.MISSION,)),
    **dict.fromkeys((f.TURN, f.EVENT), (f.MISSION,)),
    f.RELIEF: (f.EVENT, f.MISSION),
    f.REMOVE: (f.EVENT,),
    **dict.fromkeys((f.JETTISON, f.STRIKE, f.BARRAGE), (f.TURN,)),
    # One question for each aircraft, the first of the squadron on top.
    f.ARM: (f.MISSION, f.ARM),
    f.PLACE: (f.MISSION, f.PLACE),
    f.MOVE: (f.TURN, f.MOVE),
    f.LEVEL: (f.MISSION, f.PLACE, f.TURN, f.MOVE),
    f.INTEL: (f.MISSION, f.INTEL),
    f.DROP: (f.JETTISON,),
    f.ATTACK: (f.STRIKE,),
    f.AIM: (f.STRIKE,),
    f.WEAPONS: (f.STRIKE, f.EVADE, f.SUPPRESS),
    f.EVADE: (f.BARRAGE, f.EVENT),
    f.SUPPRESS: (f.EVADE,),
}
# The steps of a mission, and those of a turn, in which a kind stands on their frame.
IN_MISSION: Final[dict[int, tuple[int, ...]]] = {
    f.TARGET: (f.DRAW,),
    f.ASSIGN: (f.FLIGHT,),
    f.TANKER: (f.TANKERS,),
    f.ARM: (f.ARMS,),
    f.ABORT: (f.ABORTS,),
    f.PLACE: (f.PLACEMENT,),
    f.LEVEL: (f.PLACEMENT, f.BANDITS, f.INTELS),
    f.INTEL: (f.INTELS,),
    f.TURN: (f.TURNS,),
    f.REST: (f.RESTS,),
    f.EVENT: (f.TARGET_BOUND, f.OVER_TARGET, f.HOME_BOUND),
}
IN_TURN: Final[dict[int, tuple[int, ...]]] = {
    f.JETTISON: (f.JETTISONS,),
    f.STRIKE: (f.FAST, f.SLOW),
    f.BARRAGE: (f.ENEMY,),
    f.MOVE: (f.MOVES,),
    f.LEVEL: (f.MOVES,),
}
STEPS: Final = {f.MISSION: IN_MISSION, f.TURN: IN_TURN}


def unresolvable(t: Tables, s: State) -> Iterator[str]:
    """Return what is wrong with the stack of a campaign that goes on."""
    kinds = [frame[0] for frame in s.stack]
    if kinds[:1] != [f.CAMPAIGN]:
        yield "stack: expected one campaign, at the bottom"
        return
    if set(kinds) & set(OF_TURN) and f.TURN not in kinds:
        yield f"stack: a {f.KINDS[kinds[-1]]} outside the turns over the target (PHANTOM-SEQ-04)"
    if f.MISSION not in kinds and set(kinds[1:]) - set(SETTING_UP):
        yield "stack: expected a mission above the campaign, or the squadron being made"
    yield from misplaced(s.stack, f.KINDS, STANDS_ON)
    if (f.TURN in kinds) != (s.turn > 0):
        yield "stack: it and the turn do not agree (PHANTOM-COMP-23)"
    if (f.EVENT in kinds) != (s.event != NOBODY):
        yield "stack: it and the event card do not agree (PHANTOM-COMP-19)"


def unfit(t: Tables, s: State) -> Iterator[str]:
    """Return which frames of a sound stack do not fit the table."""
    for below, frame in pairwise(s.stack):
        kind, pilot, _, _ = frame
        steps = STEPS.get(below[0])
        if steps is not None and below[2] - 1 not in steps.get(kind, range(len(f.STEPS))):
            yield f"stack: {f.KINDS[kind]}: in another step (PHANTOM-SEQ-01)"
        if (kind in f.ABOUT_ONE and s.role[pilot] != FLYING) or not _fits(t, s, below, frame):
            yield f"stack: {f.KINDS[kind]}: its figures do not fit the table"


def _fits(t: Tables, s: State, below: Frame, frame: Frame) -> bool:
    """Could a game have come to this frame?"""
    kind, pilot, one, two = frame
    sound = {
        f.RECRUIT: lambda: next_level(t, s) != NOBODY,
        f.PROMOTE: lambda: s.so >= t.promotion and 0 in s.side,
        f.ASSIGN: lambda: not flight_complete(t, s),
        f.TANKER: lambda: bool(flight(s)) and not s.tanker and s.so >= arming.price(t, s),
        f.ARM: lambda: _in_turn(below, frame) and 0 <= one <= arming.MOST_BACK,
        f.PLACE: lambda: _in_turn(below, frame),
        f.MOVE: lambda: _in_turn(below, frame),
        f.LEVEL: lambda: _in_turn(below, frame) and s.zone[pilot] != NOBODY,
        f.INTEL: lambda: _intel(t, s, below, frame),
        f.REMOVE: lambda: _removes(t, s, frame),
        f.RELIEF: lambda: one > 0 and bool(flight(s)) and _relieves(t, s, below),
        f.DROP: lambda: bool(loaded(t, s, pilot)),
        f.STRIKE: lambda: one == (below[2] - 1 == f.FAST),
        f.ATTACK: lambda: one == below[2] and two == attacks.able(t, s, fast=bool(one)) > 0,
        f.AIM: lambda: attacks.able(t, s, fast=bool(below[2])) >> pilot & 1 == 1,
        f.WEAPONS: lambda: _weapons(t, s, below, frame),
        f.SUPPRESS: lambda: _suppresses(t, s, below, frame),
        f.EVADE: lambda: _evades(t, s, below, frame),
        f.REST: lambda: 0 <= one < t.rests and _rests(t, s, frame),
        f.MISSION: lambda: 0 <= one < len(f.STEPS),
        f.TURN: lambda: 0 <= one <= len(f.TURN_STEPS),
    }
    return sound[kind]() if kind in sound else True


def _in_turn(below: Frame, frame: Frame) -> bool:
    """Aircraft are asked in the order of the squadron."""
    return below[0] in (f.MISSION, f.TURN) or frame[1] < below[1]


def _intel(t: Tables, s: State, below: Frame, frame: Frame) -> bool:
    """Intel removes a Site, then a Bandit (PHANTOM-TB-08)."""
    _, _, face, area = frame
    first = below[0] == f.MISSION or (below[2], face) == (BANDIT, SITE)
    return first and bool(removable(t, s, face, area))


def effect_of(t: Tables, s: State) -> object:
    """Return what the event card being resolved does on this leg, if anything."""
    step = s.stack[1][2] - 1
    legs = IN_MISSION[f.EVENT]
    return t.effects[legs.index(step)][s.event] if s.event != NOBODY and step in legs else None


def _relieves(t: Tables, s: State, below: Frame) -> bool:
    return below[0] != f.EVENT or isinstance(effect_of(t, s), Relief)


def _removes(t: Tables, s: State, frame: Frame) -> bool:
    _, _, code, site = frame
    effect = effect_of(t, s)
    kinds = (SiteRemove, BanditRemove)[code & 1]
    if not isinstance(effect, kinds) or not 0 <= code >> 1 < len(AREAS):
        return False
    return bool(removable(t, s, code & 1, code >> 1, site))


def _weapons(t: Tables, s: State, below: Frame, frame: Frame) -> bool:
    """An attack of its own, or one that suppresses the attack being resolved."""
    _, pilot, aim, suppression = frame
    if suppression != (below[0] != f.STRIKE):
        return False
    if suppression and (aim != below[2] or aim < 1):
        return False
    if not suppression and not attacks.able(t, s, fast=bool(below[2])) >> pilot & 1:
        return False
    if aim not in attacks.aims(t, s, pilot):
        return False
    usable = attacks.usable(t, s, pilot, aim)
    base = pilot * t.weapons
    return all(
        count <= s.load[base + weapon] and weapon in usable
        for weapon, count in enumerate(s.named)
        if count
    )


def _suppresses(t: Tables, s: State, below: Frame, frame: Frame) -> bool:
    _, _, aim, able = frame
    if frame[1:3] != below[1:3] or aim < 1:
        return False
    return able & ~reactions.suppressors(t, s, aim) == 0 < able


def _evades(t: Tables, s: State, below: Frame, frame: Frame) -> bool:
    """An aircraft evades what can attack it: a Site or Bandit in reach, or an event."""
    _, pilot, aim, leg = frame
    if below[0] == f.EVENT:
        raided = isinstance(effect_of(t, s), Raid)
        return not aim and raided and leg == IN_MISSION[f.EVENT].index(s.stack[1][2] - 1)
    if leg != f.OVERHEAD or aim < 1 or s.place[aim - 1] == NOBODY:
        return False
    return pilot in nearest(t, s, aim - 1)


def _rests(t: Tables, s: State, frame: Frame) -> bool:
    return bool(s.log) and s.so >= t.help.rest.so and len(legal_rest(t, s, frame)) > 1
