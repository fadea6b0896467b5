"""Which states no game can reach: what the engine could not go on from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from escadrille.mechanics.notes import misplaced
from escadrille.systems.skies import frames as f
from escadrille.systems.skies.rules import attack, ending
from escadrille.systems.skies.rules.measuring import arc
from escadrille.systems.skies.situations.framing import unframed
from escadrille.systems.skies.situations.holdings import unheld
from escadrille.systems.skies.state import (
    DEFENSIVE,
    FLYING,
    FRONT,
    NO_BURN,
    NOBODY,
    REAR,
    RESERVE,
    WAITING,
    State,
)
from escadrille.systems.skies.tables import Tables

PLACING: Final = (f.SIDE, f.COLUMN, f.ROW, f.HEADING)
PLAYED: Final = (f.BONUS, f.TACTICS)
STANDS_ON: Final = {
    f.PREPARE: (f.GAME,),
    **dict.fromkeys((f.PROMOTE, f.SPLIT, f.CONSENT, f.CHOOSE, f.THEATRES), (f.PREPARE,)),
    f.DEPLOYMENT: (f.PREPARE, f.GAME),
    **dict.fromkeys((f.DEPLOY, *PLACING), (f.DEPLOYMENT,)),
    **dict.fromkeys((f.THEATRE, f.CLOUD), (f.THEATRES,)),
    f.BOOST: (f.THEATRES, f.PREPARE),
    **dict.fromkeys((f.NEXT, f.ACTIVATION, f.CLOSING, f.EXCHANGE), (f.GAME,)),
    f.RETENTION: (f.GAME, f.CLOSING),
    f.KEEP: (f.RETENTION,),
    f.ATTACK: (f.ACTIVATION,),
    f.CONTEST: (f.ACTIVATION,),
    **dict.fromkeys((f.OPENING, f.FLY, f.TURN, f.POINT, f.ACTION, f.TARGET), (f.ACTIVATION,)),
    **dict.fromkeys((f.SLASH, f.DEFEND, f.AIM, f.SHIP), (f.ACTIVATION,)),
    **dict.fromkeys((f.REPLY, f.DODGE), (f.ATTACK,)),
    f.OFFER: (f.ACTIVATION, f.ATTACK, f.CONTEST),
    **dict.fromkeys((f.WINDOW, f.ON), (f.ACTIVATION, f.ATTACK, f.CONTEST, f.CLOSING)),
    **dict.fromkeys(PLAYED, (f.OFFER,)),
}


def impossible(t: Tables, s: State) -> list[str]:
    """Return every reason why a state cannot be, or an empty list."""
    faults = [*misplaced(s.stack, f.KINDS, STANDS_ON), *_table(t, s), *_battle(t, s)]
    faults += unheld(t, s)
    if s.over:
        faults += _over(t, s)
    elif not s.stack:
        faults.append("stack: empty, and the game is not over")
    elif not faults:
        faults += [*_attack(t, s)]
        faults += unframed(t, s) if not faults else []
    return faults


def _table(t: Tables, s: State) -> Iterator[str]:
    width, length = t.scenario.table
    for x, y in zip(s.clouds[::2], s.clouds[1::2], strict=True):
        if x > width or y > length:
            yield f"clouds: {x}, {y} is off the table (SKIES-BASE-50)"
    if s.clouds and not t.options["clouds"]:
        yield "clouds: the option clouds is off (SKIES-BASE-50)"
    if s.turn > t.turns:
        yield f"turn: {s.turn} of {t.turns} (SKIES-BASE-49)"
    closing = s.over or (s.stack and s.stack[0][1] == f.LAST)
    if any(s.support) and not closing:
        yield "support: it is for an End phase (SKIES-BASE-46)"


def _battle(t: Tables, s: State) -> Iterator[str]:
    """Who waits, flies, acts or has acted fits the moment."""
    kinds = {frame[0] for frame in s.stack}
    stage = next((frame[1] for frame in s.stack if frame[0] == f.PREPARE), None)
    if (stage is not None) != (s.turn == 0) and not (s.turn == 0 and _begins(s)):
        yield "turn: deployment is before the first (SKIES-BASE-10)"
    may_wait = f.DEPLOYMENT in kinds or (stage is not None and stage <= f.PLACING)
    for aircraft, name in enumerate(s.roster.names):
        waits = s.status[aircraft] == WAITING
        acted = s.zoom[aircraft] or s.carded[aircraft] or s.aced[aircraft] or s.jam[aircraft]
        reserve = t.squadron(s.roster.side[aircraft], s.roster.zone[aircraft]).reserve
        if s.status[aircraft] == RESERVE and (reserve is None or s.turn >= reserve):
            yield f"aircraft {name}: status: it is no reserve (SKIES-SCEN-07)"
        if waits and not may_wait:
            yield f"aircraft {name}: status: it was never placed (SKIES-BASE-11)"
        if stage is not None and (s.status[aircraft] not in (WAITING, FLYING, RESERVE) or acted):
            yield f"aircraft {name}: status: nobody has flown yet (SKIES-BASE-10)"
    if stage is not None and any(s.booms):
        yield "booms: nobody has flown yet (SKIES-BASE-10)"
    yield from _acting(s, kinds)
    if s.edge != NOBODY and f.DEPLOYMENT not in kinds:
        yield "edge: it is chosen in deployment (SKIES-BASE-11)"
    if stage is not None and stage <= f.PLACING and (s.clouds or FLYING in s.status):
        yield "stack: prepare: nothing is placed yet (SKIES-BASE-10)"


def _begins(s: State) -> bool:
    return len(s.stack) == 1 and s.stack[0][1] == f.BEGIN


def _acting(s: State, kinds: set[int]) -> Iterator[str]:
    if (s.active != NOBODY) != (f.ACTIVATION in kinds):
        yield "active: an aircraft is active while it is activated (SKIES-BASE-17)"
    elif s.active != NOBODY and (s.status[s.active] != FLYING or s.zoom[s.active]):
        yield "active: it cannot be activated (SKIES-BASE-16)"
    if s.active == NOBODY and (s.burnt != NO_BURN or s.done or s.effects):
        yield "active: what was burnt or done is nobody's (SKIES-BASE-18)"
    if s.fired and (s.active == NOBODY or s.fired >> len(s.roster.weapons[s.active])):
        yield "fired: weapons that nobody has (SKIES-MULTI-17)"
    for aircraft, name in enumerate(s.roster.names):
        if s.bombed[aircraft] and not (s.ships and s.roster.bomber[aircraft]):
            yield f"aircraft {name}: bombed: it carries none (SKIES-SCEN-05)"
    if (s.shooter != NOBODY) != (f.ATTACK in kinds):
        yield "attack: it is under way, or it is not (SKIES-BASE-33)"
    if (s.target != NOBODY) != bool(kinds & {f.ATTACK, f.CONTEST}):
        yield "contest: it is under way, or it is not (SKIES-BASE-27)"


def _over(t: Tables, s: State) -> Iterator[str]:
    found = ending.verdict(t, s)
    if found is None or found[0] != ending.REASONS[s.over]:
        yield f"over: {found[0] if found else 'it goes on'} (SKIES-BASE-48)"


def _attack(t: Tables, s: State) -> Iterator[str]:
    """Return what of the attack under way does not fit the table (SKIES-BASE-33)."""
    if s.target == NOBODY:
        return
    if s.status[s.target] != FLYING or s.roster.side[s.active] == s.roster.side[s.target]:
        yield "attack: at an enemy in play (SKIES-BASE-30)"
    if s.shooter == NOBODY:
        return
    if s.shooter != s.active:
        yield "attack: by the active aircraft (SKIES-BASE-33)"
    elif s.aspect != arc(s, s.target, s.shooter):
        yield "attack: aspect: the shooter lies in another arc (SKIES-BASE-32)"
    part = next(frame[1] for frame in s.stack if frame[0] == f.ATTACK)
    if part <= f.DICE and (s.hits or s.back or s.speedy or s.spare or s.back_spare):
        yield "attack: dice have not fallen (SKIES-BASE-33)"
    yield from _answers(t, s)


def _answers(t: Tables, s: State) -> Iterator[str]:
    """Return what of the answers to an attack does not fit it."""
    if s.mode == DEFENSIVE and s.weapon >= len(s.roster.weapons[s.shooter]):
        yield "attack: weapon: it has no such one (SKIES-MULTI-18)"
    if s.reply & ~attack.bearing(s):
        yield "attack: reply: of weapons that do not bear (SKIES-BASE-38)"
    if s.stack[-1][0] == f.DODGE and (not s.hits or s.aspect in (FRONT, REAR)):
        yield "attack: there is nothing to choose (SKIES-BASE-36)"
    if s.stack[-1][0] == f.REPLY and not attack.bearing(s) & ~s.reply:
        yield "attack: reply: it is being asked for (SKIES-BASE-38)"
    if (s.back or s.back_spare) and not s.reply:
        yield "attack: back: nobody fired back (SKIES-BASE-38)"
    if s.marks and not t.extended:
        yield "attack: marks: there are no cards (SKIES-BASE-55)"
