"""Which cards a side cannot have, or cannot have there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from escadrille.systems.skies import choices as c
from escadrille.systems.skies import frames as f
from escadrille.systems.skies import tables as tb
from escadrille.systems.skies.rules import decks
from escadrille.systems.skies.state import NOBODY, State
from escadrille.systems.skies.tables import ACE, DOCTRINE, THEATRE, TRAIT, Tables

SETTLED: Final = {f.ACTIVATION, f.RETENTION, f.CLOSING, f.THEATRES}
"""Where cards lie on the table."""


def unheld(t: Tables, s: State) -> Iterator[str]:
    """Return every reason why the cards of a state cannot be."""
    kinds = {frame[0] for frame in s.stack}
    stage = next((frame[1] for frame in s.stack if frame[0] == f.PREPARE), f.HANDS + 1)
    if not t.extended and (any(s.stock) or any(s.picks) or s.ready or s.haze or s.splits):
        yield "cards: there are none in the basic game (SKIES-BASE-55)"
        return
    if not t.extended and (any(s.carded) or any(s.aced) or s.effects or s.used or any(s.support)):
        yield "cards: there are none in the basic game (SKIES-BASE-55)"
    if s.played and not kinds & SETTLED:
        yield "played: what was played is settled (SKIES-REFILL-01)"
    for side in (0, 1):
        place = f"cards of side {side}"
        for fault in _stock(t, s, side):
            yield f"{place}: {fault}"
        if stage <= f.BUILDING and s.stock[side]:
            yield f"{place}: decks are not built yet (SKIES-BASE-10)"
        if stage <= f.HANDS and (s.hands[side] or s.discards[side]):
            yield f"{place}: no hands are drawn yet (SKIES-HAND-02)"
        if s.turn and any(t.faces.deployment[face] for face in s.decks[side] + s.hands[side]):
            yield f"{place}: a Deployment card was never played (SKIES-DEP-02)"
    yield from _theatres(t, s, kinds)
    yield from _secrets(t, s, kinds)


def _theatres(t: Tables, s: State, kinds: set[int]) -> Iterator[str]:
    for _, face, aircraft, fate in s.played:
        if (f.THEATRES in kinds) != t.faces.deployment[face]:
            yield f"played: {t.faces.names[face]} (SKIES-DEP-01)"
        if f.THEATRES in kinds and (aircraft != NOBODY or fate):
            yield f"played: {t.faces.names[face]} on nobody (SKIES-RULING-33)"
    if f.SPLIT not in kinds and s.splits and f.PREPARE not in kinds:
        yield "splits: decks are built (SKIES-TRAIT-03)"
    for one in s.splits:
        side, face = int(one < 0), max(one, ~one)
        tag = t.faces.tag[face]
        if tag == tb.NO_CARD or tag not in decks.fielded(s, side) or s.splits.count(one) > 1:
            yield "splits: an extra card for a Trait of a type, once (SKIES-TRAIT-03)"


def _stock(t: Tables, s: State, side: int) -> Iterator[str]:
    """Return which cards a side has too many of (SKIES-TRAIT-02, SKIES-DOC-02, SKIES-ACE-03)."""
    faces, stock = t.faces, Counter(s.stock[side])
    flown = decks.fielded(s, side)
    tags = Counter(faces.tag[face] for face in stock.elements() if faces.kind[face] == TRAIT)
    for tag, count in tags.items():
        if count > flown[tag]:
            yield f"{count} Trait cards for {flown[tag]} aircraft (SKIES-TRAIT-02)"
    limits = {kind: decks.wanted(t, s, side, kind) for kind in (DOCTRINE, THEATRE)}
    limits[ACE] = decks.ace_slots(t, s, side)
    for kind, most in limits.items():
        mine = Counter({face: n for face, n in stock.items() if faces.kind[face] == kind})
        if mine.total() > most or mine - Counter(t.pools[side][kind]):
            yield f"{tb.KINDS[kind]} cards that it cannot have (SKIES-DOC-02)"


def _secrets(t: Tables, s: State, kinds: set[int]) -> Iterator[str]:
    """What was picked in secret could be picked; who is done has answered."""
    secret = kinds & {f.CONSENT, f.CHOOSE, f.EXCHANGE}
    if not secret:
        building = any(frame[:2] == (f.PREPARE, f.BUILDING) for frame in s.stack)
        if (any(s.picks) or s.ready) and not building:
            yield "picks: nobody picks anything (SKIES-REFILL-02)"
        return
    if s.ready == 3:
        yield "ready: both have answered (SKIES-REFILL-02)"
    for seat in (0, 1):
        done, mine = bool(s.ready >> seat & 1), s.picks[seat]
        if f.CONSENT in secret:
            sound = mine in ([[0], [1]] if done else [[]])
        elif f.EXCHANGE in secret:
            held = s.hands[seat]
            sound = not Counter(mine) - Counter(held) and (done or len(mine) < len(held))
        else:
            sound = _pickable(t, s, seat) and done == (len(mine) == len(decks.slots(t, s, seat)))
        if not sound:
            yield f"picks: not of seat {seat} (SKIES-DOC-03)"


def _pickable(t: Tables, s: State, seat: int) -> bool:
    world = s.clone()
    world.picks[seat], world.ready = [], world.ready & ~(1 << seat)
    for face in s.picks[seat]:
        choice = c.PASS if face == NOBODY else c.CARD + face
        if choice not in decks.legal_force(t, world, seat):
            return False
        decks.pick(t, world, seat, choice)
    return True
