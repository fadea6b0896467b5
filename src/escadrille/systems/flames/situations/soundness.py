"""Which states no game can reach: what the engine could not go on from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from operator import lt
from typing import Final

from escadrille.systems.flames import choices
from escadrille.systems.flames import frames as f
from escadrille.systems.flames import tables as tb
from escadrille.systems.flames.rules import aims, uses
from escadrille.systems.flames.rules.bursts import ADVANTAGE_POOL, TAILING_POOL
from escadrille.systems.flames.rules.damage import one_camp_left
from escadrille.systems.flames.rules.formation import is_laden
from escadrille.systems.flames.rules.positions import position, step_set, targets
from escadrille.systems.flames.rules.setup import HIGHEST_START
from escadrille.systems.flames.situations import raiding
from escadrille.systems.flames.situations.resolving import unresolvable
from escadrille.systems.flames.state import NOBODY, State
from escadrille.systems.flames.tables import Tables

NOTED: Final = (
    *("inherent", "advantage", "tailing", "gunner"),
    *("extra_hits", "agile_used", "reshuffled", "astray"),
)


def impossible(t: Tables, s: State, names: list[str]) -> list[str]:
    """Return every reason why a state cannot be, or an empty list."""
    faults = [*_battle(t, s, names), *_relations(t, s, names), *_crews(t, s, names)]
    if s.raid is not None:
        faults += raiding.unraidable(t, s, s.raid, names)
    if not faults:
        faults += _spent(t, s)
    if not faults and not s.over:
        faults += [*_action(t, s), *unresolvable(t, s)]
        if s.active != NOBODY and not s.acted[s.active]:
            faults.append(f"aircraft {names[s.active]}: acted: it has its turn (FLAMES-TURN-01)")
    return faults


def _battle(t: Tables, s: State, names: list[str]) -> Iterator[str]:
    if t.sides > 2 and not t.free_for_all:
        yield "options: more than two sides need free_for_all (FLAMES-FFA-01)"
    if s.turn > t.turns:
        yield f"turn: {s.turn} of {t.turns} (FLAMES-SETUP-07)"
    for field, side in (("initiative", s.initiative), ("next_side", s.next_side)):
        if side >= t.sides:
            yield f"{field}: side {side} of {t.sides}"
    if s.ready >> t.seats:
        yield f"ready: a seat above {t.seats - 1}"
    if s.active != NOBODY and not s.alive[s.active]:
        yield f"active: {names[s.active]} is shot down (FLAMES-DMG-05)"
    if names and not s.over and one_camp_left(t, s) and not _bombs_away(t, s):
        yield "aircraft: one side alone flies; the battle is over (FLAMES-RULING-22)"
    if s.over:
        yield from _over(t, s, names)


def _bombs_away(t: Tables, s: State) -> bool:
    """Does a mission go on although the defenders are gone (FLAMES-CAMP-23)?"""
    on_the_way = raiding.kinds_of(s) & {f.FLAK, f.DEAL, f.STRIKE}
    return bool(on_the_way) and raiding.striking(t, s)


def _over(t: Tables, s: State, names: list[str]) -> Iterator[str]:
    """A battle ends with its last turn or its last enemy, and leaves nothing open."""
    if not names or (NOBODY in s.altitude and t.mission is None):
        yield "over: nobody has flown (FLAMES-END-01)"
    elif not one_camp_left(t, s) and (s.turn < t.turns or any(map(lt, s.acted, s.alive))):
        yield "over: there are turns to fly, and enemies (FLAMES-END-01)"
    open_ = s.active, s.use, s.by, s.on, s.face, s.last
    if set(open_) != {NOBODY} or s.chain or s.limbo or s.queue or any(s.picks) or s.ready:
        yield "over: something is still being resolved (FLAMES-END-01)"


def _relations(t: Tables, s: State, names: list[str]) -> Iterator[str]:
    for field in ("chase", "order"):
        listed = getattr(s, field)
        if len(set(listed)) < len(listed):
            yield f"{field}: an aircraft stands in it twice (FLAMES-POS-03)"
    if s.order and not t.free_for_all:
        yield "order: it is for a free for all (FLAMES-FFA-02)"
    for number, name in enumerate(names):
        waits = t.free_for_all and s.turn and s.alive[number] and not s.acted[number]
        if waits and number not in s.order:
            yield f"order: {name} is missing (FLAMES-FFA-02)"


def _crews(t: Tables, s: State, names: list[str]) -> Iterator[str]:
    flown = Counter(s.roster.pilot)
    cards = sum(t.copies)
    for number, name in enumerate(names):
        place, pilot = f"aircraft {name}", s.roster.pilot[number]
        if pilot != NOBODY and not t.pilots_on:
            yield f"{place}: pilot: the option pilots is off (FLAMES-PILOT-01)"
        elif pilot != NOBODY and t.pilots[pilot].nation != "any" and flown[pilot] > 1:
            yield f"{place}: pilot: he flies twice in one battle (FLAMES-RULING-56)"
        if s.roster.leader[number] != NOBODY and not t.wingmen_on:
            yield f"{place}: leader: the option wingmen is off (FLAMES-WING-01)"
        if pilot != NOBODY and s.aces[number] > s.roster.counters[number]:
            yield f"{place}: counters: {s.aces[number]}, more than its pilot has (FLAMES-PILOT-06)"
        if s.evasive[number] > cards:
            yield f"{place}: evasive: more than the deck has cards (FLAMES-CARD-03)"
        yield from _marks(t, s, number, place)
        heavy = s.roster.bomber[number]
        if not s.turn and not heavy and s.altitude[number] > HIGHEST_START + 1:
            yield f"{place}: level: too high to start (FLAMES-SETUP-04)"


def _marks(t: Tables, s: State, number: int, place: str) -> Iterator[str]:
    """Damage has its authors, and a loss its victor, among the enemies (FLAMES-RULING-22)."""
    marks = s.inflicted[number * t.seats : (number + 1) * t.seats]
    foes = {s.roster.seat[enemy] for enemy in s.roster.enemies[number]}
    if sum(marks) > s.damage[number]:
        yield f"{place}: inflicted: more than its damage (FLAMES-DMG-01)"
    if any(count and seat not in foes for seat, count in enumerate(marks)):
        yield f"{place}: inflicted: by no enemy (FLAMES-RULING-22)"
    if s.downed_by[number] != NOBODY and (s.alive[number] or s.downed_by[number] not in foes):
        yield f"{place}: downed_by: it flies, or that is no enemy (FLAMES-END-03)"


def _spent(t: Tables, s: State) -> Iterator[str]:
    """What is used up is that of the active aircraft, and no more than it has."""
    if s.active == NOBODY:
        if any(getattr(s, name) for name in NOTED):
            yield "spent: nobody has its turn (FLAMES-BURST-09)"
        return
    rows = _shown(s, s.active)
    bursts = [row[tb.BURSTS] for row in rows]
    most = {
        "inherent": max(bursts),
        "advantage": ADVANTAGE_POOL * (s.inherent >= min(bursts)),
        "tailing": TAILING_POOL * (s.advantage == ADVANTAGE_POOL),
        "gunner": max(row[tb.GUNNER] for row in rows),
        "extra_hits": sum(t.copies),
        "agile_used": max(row[tb.AGILE] for row in rows),
        "astray": int(s.roster.leader[s.active] != NOBODY),
    }
    for name, limit in most.items():
        if getattr(s, name) > limit:
            rules = "FLAMES-BURST-02, FLAMES-BURST-04"
            yield f"spent: {name}: {getattr(s, name)} of {limit} ({rules})"


def _shown(s: State, aircraft: int) -> tuple[tb.Row, ...]:
    """Return the sides of its card that an aircraft has shown so far (FLAMES-DMG-06)."""
    return s.roster.rows[aircraft][: 1 + s.flipped[aircraft]]


def _action(t: Tables, s: State) -> Iterator[str]:
    """An action is being resolved exactly when the stack says so, and at one place."""
    actions = (f.RESOLVE, f.HIT, f.SALVO)
    places = [number for number, frame in enumerate(s.stack) if frame[0] in actions]
    if (s.use != NOBODY) != (len(places) == 1) or len(places) > 1:
        yield "action: it and the stack do not agree"
    elif not places:
        if s.chain or any(frame[0] in (f.REACT, f.EVADE) for frame in s.stack):
            yield "chain, stack: cards of no action, or an answer to it (FLAMES-PLAY-09)"
    elif s.depth != places[0] or s.by != s.active:
        yield "action: depth or by is not that of the stack"
    elif s.face != NOBODY and s.chain[:1] != [s.face]:
        yield "chain: expected the card of the action first (FLAMES-PLAY-07)"
    elif not _designed(t, s):
        yield "action: no such use of its card against its target (FLAMES-PLAY-01)"
    elif is_laden(s, s.on) != (s.stack[places[0]][0] == f.SALVO):
        yield "action: a bomber answers in its own way (FLAMES-TUR-03)"
    elif s.raid is not None and is_laden(s, s.on):
        fault = raiding.unfired(t, s, s.raid)
        if fault:
            yield fault


def _designed(t: Tables, s: State) -> bool:
    """Could the active aircraft have begun this action as things stand?"""
    by, on, face, use = s.by, s.on, s.face, s.use
    if s.hits and use not in (choices.ATTACK, choices.GUNNER):
        return False
    if use in (choices.CLIMB, choices.DIVE):
        return on == s.last == NOBODY != face and t.action[face] == tb.ALTITUDE
    if s.last not in (by, on):
        return False
    if on not in (uses.gunner_targets(s, by) if use == choices.GUNNER else targets(s, by)):
        return False
    if use in (choices.MANEUVER, choices.SPEED):
        return step_set(s, by, on) >> s.steps & 1 == 1 and (use != choices.SPEED or face == NOBODY)
    if face == NOBODY or s.steps:
        return False
    reverses = on in aims.targets_for(t, s, by, face, choices.AGILE)
    does = t.action[face]
    return {
        choices.ATTACK: t.bursts[face] > 0 and position(s, by, on) >= 0,
        choices.GUNNER: t.bursts[face] > 0 and any(row[tb.GUNNER] for row in _shown(s, by)),
        choices.AGILE: reverses,
        choices.PLAY: (does == tb.REVERSE and reverses)
        or (does == tb.BREAK_OFF and position(s, by, on) < 0),
    }.get(use, False)
