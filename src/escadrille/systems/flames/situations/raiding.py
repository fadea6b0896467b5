"""Which states of bombers and missions no game can reach."""

from __future__ import annotations

from collections.abc import Iterator

from escadrille.systems.flames import choices
from escadrille.systems.flames import frames as f
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.raid import Raid
from escadrille.systems.flames.rules import bombers, bombing
from escadrille.systems.flames.rules.formation import absent, formation, mates, unplaced
from escadrille.systems.flames.rules.mission import level_of, no_slot
from escadrille.systems.flames.rules.positions import pursuers
from escadrille.systems.flames.rules.uses import maneuver_value
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import Tables

RUNNING = (f.SPEED_MANEUVER, f.ACTIONS)
BEFORE_DEAL = (f.FLAK, f.DEAL)


def kinds_of(s: State) -> set[int]:
    return {frame[0] for frame in s.stack}


def unraidable(t: Tables, s: State, raid: Raid, names: list[str]) -> Iterator[str]:
    """Return every reason why the raid of a state cannot be."""
    for number, name in enumerate(names):
        for fault in (
            *_aircraft(t, s, raid, number),
            *_fate(t, s, raid, number),
            *_hand(s, raid, number),
        ):
            yield f"aircraft {name}: {fault}"
    yield from _places(s, raid)
    yield from _run(s, raid)
    yield from _flak(t, s, raid)


def _aircraft(t: Tables, s: State, raid: Raid, number: int) -> Iterator[str]:
    heavy = s.roster.bomber[number]
    if heavy and s.roster.pilot[number] != NOBODY:
        yield "pilot: bombers have none (FLAMES-RULING-56)"
    paired = s.roster.leader[number] != NOBODY or number in s.roster.leader
    if paired and (heavy or number in s.roster.loaded):
        yield "leader: bombers fly in no pair (FLAMES-RULING-36)"
    if heavy and s.altitude[number] != level_of(t, s, number):
        yield "level: a bomber has its own (FLAMES-BMR-02)"
    if s.turn and s.alive[number] and no_slot(s, number) and not s.acted[number]:
        yield "acted: it takes no turn now (FLAMES-BMR-01, FLAMES-OPT-12)"
    if raid.laden[number] and (s.evasive[number] or s.holds[number] != NOBODY):
        yield "a bomber plays no tactics and holds nobody (FLAMES-BMR-01)"
    if absent(s, number) and (s.holds[number] != NOBODY or pursuers(s, number)):
        yield "a position of or on a Late fighter (FLAMES-OPT-12)"


def _fate(t: Tables, s: State, raid: Raid, number: int) -> Iterator[str]:
    """What became of an aircraft has its reason: fuel, an enemy, a bombing pattern."""
    side = s.roster.side[number]
    if raid.gone[number]:
        fuel = t.effects[1 - side].fuel and s.turn == t.turns
        if s.alive[number] or raid.laden[number] or not fuel or s.downed_by[number] != NOBODY:
            yield "home: nobody sent it there (FLAMES-OPT-10)"
    victor = raid.victor[number]
    if victor != NOBODY and (s.alive[number] or victor not in s.roster.enemies[number]):
        yield "victor: it flies, or that is no enemy (FLAMES-END-03)"
    striking = s.over or f.STRIKE in kinds_of(s)
    if raid.pattern[number] != NOBODY and not (
        striking and t.target is not None and side == t.attacker and raid.laden[number]
    ):
        yield "pattern: it bombs nothing now (FLAMES-FLAK-02)"
    if raid.dropped[number] and (not s.over or raid.pattern[number] == NOBODY):
        yield "dropped: it has bombed nothing (FLAMES-FLAK-07)"


def _hand(s: State, raid: Raid, number: int) -> Iterator[str]:
    attacked = raid.manned and number == raid.quarry
    if raid.laden[number] and s.held[number] and not attacked:
        yield "hand: a bomber has one only while it is attacked (FLAMES-TUR-02)"
    if s.held[number] and kinds_of(s) & {*BEFORE_DEAL}:
        yield "hand: nothing is dealt yet (FLAMES-CAMP-20)"


def _places(s: State, raid: Raid) -> Iterator[str]:
    """Bombers fly in cells, each in its own; fighters do not (FLAMES-FORM-01)."""
    arranging = kinds_of(s) & {f.DEAL, f.FORM_UP} or s.over or not s.turn
    for number in range(s.roster.size):
        cell, name = raid.cell[number], label(s.roster, number)
        if not raid.laden[number] and cell != NOBODY:
            yield f"aircraft {name}: cell: that is for bombers (FLAMES-FORM-01)"
        if raid.laden[number] and s.alive[number] and cell == NOBODY and not arranging:
            yield f"aircraft {name}: cell: missing (FLAMES-FORM-01)"
        if raid.laden[number] and s.alive[number] and cell != NOBODY:
            there = formation(s, s.roster.side[number], s.altitude[number])
            if any(raid.cell[mate] == cell for mate in there if mate != number):
                yield f"aircraft {name}: cell: taken twice (FLAMES-FORM-01)"


def _run(s: State, raid: Raid) -> Iterator[str]:
    """A run is the active fighter's, on a bomber at its level (FLAMES-RULING-52)."""
    active = s.active
    if active != NOBODY and (raid.laden[active] or absent(s, active)):
        yield "active: it takes no turn now (FLAMES-FB-02, FLAMES-OPT-12)"
        return
    for fighter in s.chase:
        held = s.holds[fighter]
        if held != NOBODY and raid.laden[held] and (fighter != active or held != raid.quarry):
            yield "position: on a bomber of no run (FLAMES-BMR-09)"
    if raid.quarry == NOBODY:
        if raid.manned:
            yield "raid: manned: there is no current bomber (FLAMES-RULING-52)"
        return
    phases = {frame[3] for frame in s.stack if frame[0] == f.PHASE}
    if active == NOBODY or not phases or not phases <= {*RUNNING}:
        yield "raid: quarry: nobody is on a run (FLAMES-RULING-52)"
    elif not s.alive[raid.quarry] or raid.quarry not in bombers.in_reach(s, active):
        yield "raid: quarry: no bomber within reach (FLAMES-BMR-03)"
    elif s.holds[active] not in (NOBODY, raid.quarry):
        yield "raid: quarry: a position is held on another (FLAMES-RULING-65)"
    elif f.COMPARE in kinds_of(s):
        yield "raid: quarry: it is chosen only now (FLAMES-RULING-52)"


def _flak(t: Tables, s: State, raid: Raid) -> Iterator[str]:
    kinds = kinds_of(s)
    if t.target is None or f.FLAK in kinds:
        if raid.flak != NOBODY:
            yield "raid: flak: there is none to choose, or it is not chosen (FLAMES-FLAK-01)"
    elif raid.flak == NOBODY and (not s.over or any(raid.dropped)):
        yield "raid: flak: missing (FLAMES-FLAK-01)"
    shooting = raid.shot, raid.back, raid.stopped, raid.replied
    if f.SALVO not in kinds and shooting != (NOBODY, 0, 0, 0):
        yield "raid: no bomber is firing (FLAMES-TUR-05)"


def unfired(t: Tables, s: State, raid: Raid) -> str | None:
    """Return what is wrong with a bomber's answer to the play being resolved."""
    rest = s.chain[s.face != NOBODY :]
    shot = raid.shot
    if not raid.manned or s.on != raid.quarry or s.last != s.by:
        return "raid: a play on no bomber of a run (FLAMES-TUR-01)"
    attacked = s.use == choices.ATTACK
    if raid.stopped and not (attacked and t.destroys[s.face]):
        return "raid: stopped: no Fuel Tank is played (FLAMES-TUR-09)"
    if shot != NOBODY and (raid.replied or not t.returns >> shot & 1 or rest[:1] != [shot]):
        return "raid: shot: no such card is fired (FLAMES-TUR-05)"
    played = (0, 2, 1)[raid.replied]  # the shot, and the card that cancelled it
    if shot == NOBODY and (raid.back or len(rest) < played):
        return "raid: back, replied: nothing is fired (FLAMES-TUR-05)"
    return None


def frames_fit(t: Tables, s: State, raid: Raid, below: Frame, frame: Frame) -> bool:
    """Do the figures of a frame of bombers or missions fit the table?"""
    kind, aircraft, one, two = frame
    if kind in (f.FORM, f.CELL):
        return _arranges(s, raid, frame)
    if kind in (f.RETURN, f.BOOST, f.REPLY, f.EVADE):
        return _answers(t, s, raid, below, frame)
    if kind == f.ASSIGN:
        may = one == s.active and bombers.may_assign(s, one) and below[3] in RUNNING
        return may and aircraft in bombers.in_reach(s, one)
    if kind == f.APPROACH:
        return two in bombers.selectable(s, aircraft) and maneuver_value(t, s, aircraft, one) > 0
    if kind == f.JETTISON:
        return s.active == NOBODY and aircraft in s.roster.loaded and raid.laden[aircraft] == 1
    if kind == f.FLAK:
        return t.target is not None and s.roster.side[aircraft] != t.attacker
    if kind == f.BOMB:
        return aircraft in bombing.raiders(t, s) and raid.pattern[aircraft] == NOBODY
    if kind == f.SALVO:
        return aircraft in (0, 1)
    return True


def _arranges(s: State, raid: Raid, frame: Frame) -> bool:
    kind, aircraft, side, level = frame
    if kind == f.CELL:
        waits = raid.laden[aircraft] and raid.cell[aircraft] == NOBODY
        return bool(waits and mates(s, aircraft))
    return side in (0, 1) and aircraft in unplaced(s, side, level)


def _answers(t: Tables, s: State, raid: Raid, below: Frame, frame: Frame) -> bool:
    """A bomber answers first, then the fighter that it fired at (FLAMES-TUR-03)."""
    kind, aircraft, one, _ = frame
    if s.use == NOBODY or below[0] != f.SALVO:
        return False
    fired = raid.shot != NOBODY
    if kind == f.RETURN:
        silent = not fired and not raid.replied and len(s.chain) == (s.face != NOBODY)
        attacked = int(s.use == choices.ATTACK)
        return silent and not below[1] and aircraft == s.on and one == attacked
    if kind == f.BOOST:
        return fired and not below[1] and aircraft == s.on and not t.destroys[raid.shot]
    if not fired or aircraft != s.by:
        return False
    if kind == f.REPLY:
        return not below[1] and one == t.title[raid.shot]
    return below[1] == 1 and raid.back > 0 and not t.destroys[raid.shot]


def striking(t: Tables, s: State) -> bool:
    """May the bombs fall now: are the turns over, or the defenders gone (FLAMES-CAMP-23)?"""
    alive, sides = s.alive, s.roster.side
    flying = {sides[number] for number in range(s.roster.size) if alive[number]}
    waiting = any(alive[n] and not s.acted[n] for n in range(s.roster.size))
    timed = s.turn == t.turns and not waiting
    return t.mission is not None and t.attacker in flying and (timed or len(flying) == 1)
