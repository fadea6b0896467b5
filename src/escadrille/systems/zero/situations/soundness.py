"""Which states no game can reach: what the engine could not go on from."""

from __future__ import annotations

from collections.abc import Iterator

from escadrille.systems.zero import frames as f
from escadrille.systems.zero import tables as tb
from escadrille.systems.zero.rules.damage import one_side_left
from escadrille.systems.zero.rules.setup import levels_of
from escadrille.systems.zero.situations.resolving import unresolvable
from escadrille.systems.zero.state import ABSENT, DESTROYED, FLYING, GONE, NOBODY, State
from escadrille.systems.zero.tables import Tables

PLAYED = ("fired", "earned", "gunner", "agile_used", "opened")
NOTED = (*PLAYED, "ahead")


def impossible(t: Tables, s: State, names: list[str]) -> list[str]:
    """Return every reason why a state cannot be, or an empty list."""
    faults = [*_battle(t, s, names), *_elements(t, s, names), *_sequence(s)]
    if not faults and not s.over:
        faults += unresolvable(t, s)
    return faults


def _battle(t: Tables, s: State, names: list[str]) -> Iterator[str]:
    if s.turn > t.turns:
        yield f"turn: {s.turn} of {t.turns} (ZERO-END-01)"
    if s.ready >> t.seats:
        yield f"ready: a seat above {t.seats - 1}"
    if s.over:
        yield from _over(t, s, names)
    if s.active != NOBODY and s.status[s.active] != FLYING:
        yield f"active: {names[s.active]} is not in play (ZERO-END-03)"
    if names and not s.over and one_side_left(s):
        yield "element: one side alone flies; the dogfight is over (ZERO-RULING-33)"
    if len(set(s.order)) < len(s.order):
        yield "order: an Element stands in it twice (ZERO-SET-15)"
    if s.slot > len(s.order):
        yield f"slot: {s.slot} of {len(s.order)} (ZERO-SET-15)"
    if s.active != NOBODY and (s.turn < 1 or s.order[: s.slot][-1:] != [s.active]):
        yield f"order: {names[s.active]} acts and has no place in it (ZERO-SET-15)"
    if (s.turn < 2 and s.slot < len(s.order)) or (s.order and not s.turn):
        yield "order: expected those who have begun (ZERO-SET-14)"


def _over(t: Tables, s: State, names: list[str]) -> Iterator[str]:
    """A dogfight ends with its last turn or its last enemy, and leaves nothing open."""
    if not names or NOBODY in s.altitude:
        yield "over: nobody has flown (ZERO-END-01)"
    elif not one_side_left(s) and s.turn < t.turns:
        yield "over: there are turns to fly, and enemies (ZERO-END-01)"
    if s.active != NOBODY or s.use != NOBODY or s.chain or any(s.picks) or s.ready:
        yield "over: something is still being resolved (ZERO-END-01)"


def _sequence(s: State) -> Iterator[str]:
    """What a sequence has used up is that of the acting Leader, and no more than it has."""
    if s.active == NOBODY:
        if s.target != NOBODY or any(getattr(s, name) for name in NOTED):
            yield "sequence: a target of nobody, or what it has done (ZERO-ENG-08)"
        return
    if _before_play(s) and (s.target != NOBODY or any(getattr(s, name) for name in PLAYED)):
        yield "sequence: Card Play has not begun (ZERO-SEQ-01)"
    enemies = {e + n for e in s.roster.enemies[s.active] for n in (0, 1)}
    if s.target not in (NOBODY, GONE) and (s.target not in enemies or s.status[s.target] != FLYING):
        yield "sequence: target: no enemy in play (ZERO-ENG-08)"
    rows = s.roster.rows[s.active]
    if s.gunner > max(row[tb.GUNNER] for row in rows):
        yield f"sequence: gunner: {s.gunner} Bursts, more than it has (ZERO-GUN-06)"
    if s.fired > max(row[tb.BURSTS] for row in rows) + max(tb.POSITION_BURSTS) + s.earned:
        yield f"sequence: fired: {s.fired} Bursts, more than it has (ZERO-BST-04)"


def _elements(t: Tables, s: State, names: list[str]) -> Iterator[str]:
    for leader in range(0, s.roster.size, 2):
        name, element = names[leader], leader >> 1
        if s.turn > 1 and s.status[leader] == FLYING and leader not in s.order:
            yield f"order: {name} is missing (ZERO-SET-15)"
        if not s.turn and s.altitude[element] not in (NOBODY, *levels_of(s, element)):
            yield f"element {name}: level: it may not start there (ZERO-SCN-02)"
        if s.status[leader] == ABSENT:
            yield f"element {name}: status: a Leader is never absent (ZERO-SET-06)"
        if s.status[leader + 1] == ABSENT and s.roster.wingman[element]:
            yield f"element {name}: wingman: absent, and it does not fly alone (ZERO-SET-06)"
        if s.promoted[element] and s.status[leader + 1] in (ABSENT, FLYING):
            yield f"element {name}: promoted, and its Wingman flies (ZERO-DST-04)"
        if s.shaken[element] and not s.promoted[element]:
            yield f"element {name}: shaken, and not promoted (ZERO-DST-06)"
        yield from _bonuses(t, s, element, f"element {name}: bonuses")
        if not s.roster.levels[element]:
            yield f"element {name}: levels: none (ZERO-SCN-02)"
        for aircraft in (leader, leader + 1):
            for fault in _hits(s, aircraft):
                yield f"aircraft {names[aircraft]}: {fault}"


def _bonuses(t: Tables, s: State, element: int, place: str) -> Iterator[str]:
    """Bonuses are given by the scenario, or taken for balance where it has none."""
    named = t.scenario.id in t.pack.tables["scenario"]
    side = t.scenario.side[s.roster.side[2 * element]]
    given = {letter for flown in side.element for letter in flown.bonuses}
    for bit, letter in enumerate(tb.BONUSES):
        if s.roster.bonuses[element] >> bit & 1:
            if letter == "G" and not s.roster.promoted[element][0][tb.GUNNER]:
                yield f"{place}: G is for an aircraft with a gunner (ZERO-BAL-07)"
            if named and letter not in given and not t.pilot_bonuses:
                yield f"{place}: the option pilot_bonuses is off (ZERO-BAL-05)"


def _hits(s: State, aircraft: int) -> Iterator[str]:
    """Hits turn a card over, and destroy it; those of one that has left need not be told."""
    hits, status = s.damage[aircraft], s.status[aircraft]
    damaged, lost = (row[tb.CAPACITY] for row in s.roster.rows[aircraft])
    stands_for_leader = aircraft & 1 and s.promoted[aircraft >> 1]
    full = damaged <= hits < lost
    if full > s.flipped[aircraft] or (status == FLYING and full < s.flipped[aircraft]):
        yield f"damaged: it has {hits} Hits (ZERO-AIR-03)"
    if status != DESTROYED and hits >= lost:
        yield f"status: {hits} Hits destroy it (ZERO-AIR-04)"
    if stands_for_leader and hits:
        yield "hits: it flies as the Leader, with its own (ZERO-DST-05)"
    if status == ABSENT and hits:
        yield "hits: it is not there (ZERO-SET-06)"
    best = max(max(row[tb.OFFENSIVE], row[tb.DEFENSIVE]) for row in s.roster.rows[aircraft])
    if aircraft & 1 and s.held[aircraft] > best:
        yield f"hand: {s.held[aircraft]} cards, more than its ratings (ZERO-WNG-03)"


def _before_play(s: State) -> bool:
    return any(frame[0] == f.PHASE and frame[3] < f.CARD_PLAY for frame in s.stack)
