"""What may never happen: cards lost or made, figures against the rules."""

from __future__ import annotations

from escadrille.systems.wings.rules.damage import bindings, lost_by, reckon
from escadrille.systems.wings.rules.pilots import is_pending
from escadrille.systems.wings.state import (
    BLANKED,
    DERIVED,
    EMPTY,
    FLYING,
    GROUND,
    OUTSIDE,
    STATUSES,
    State,
)
from escadrille.systems.wings.tables import Tables


def audit(t: Tables, s: State) -> list[str]:
    """Return what is impossible in a state: cards lost or made, figures against the rules."""
    faults = _audit_cards(t, s)
    for piece in range(t.pieces):
        faults += _audit_piece(t, s, piece)
    for aircraft in range(t.size):
        faults += _audit_aircraft(t, s, aircraft)
    return faults


def _audit_cards(t: Tables, s: State) -> list[str]:
    if not s.decks:
        return []
    held = [0] * len(t.value)
    rows = [*s.decks, *s.discards, *s.stocks, *([hit[0] for hit in row] for row in s.taken)]
    rows += [list(shot[8]) for shot in s.volley]
    for row in rows:
        for face in row:
            held[face] += 1
    return [
        f"{held[face]} cards {t.face_names[face]!r} instead of {copies * s.copies[t.pile_of[face]]}"
        " (WINGS-COMP-04)"
        for face, copies in enumerate(t.per_copy)
        if held[face] != copies * s.copies[t.pile_of[face]]
    ]


def _audit_piece(t: Tables, s: State, piece: int) -> list[str]:
    faults = []
    name = f"piece {piece}"
    if tuple(getattr(s, row)[piece] for row in DERIVED) != reckon(t, s, piece):
        faults.append(f"{name}: its damage is miscounted (WINGS-COMP-02)")
    if not 0 <= s.status[piece] < len(STATUSES):
        faults.append(f"{name}: no such status")
    in_play = s.status[piece] in (FLYING, GROUND, OUTSIDE)
    if in_play and lost_by(t, s, piece) is not None and not is_pending(s, piece):
        faults.append(f"{name}: in play, and destroyed by its damage (WINGS-DMG-01)")
    if not in_play and s.taken[piece]:
        faults.append(f"{name}: out of play with damage cards (WINGS-RULING-70)")
    return faults


def _audit_aircraft(t: Tables, s: State, aircraft: int) -> list[str]:
    faults = []
    name = f"piece {aircraft}"
    cards = s.roster.deck[aircraft]
    programme = [face for face in s.prog[3 * aircraft : 3 * aircraft + 3] if face != EMPTY]
    if any(face != BLANKED and not 0 <= face < len(cards.names) for face in programme):
        faults.append(f"{name}: a card that its deck does not hold (WINGS-PROG-01)")
    most = max(1, s.roster.climb[aircraft] - 1)
    if s.status[aircraft] in (FLYING, GROUND) and not 0 <= s.counters[aircraft] <= most:
        faults.append(f"{name}: {s.counters[aircraft]} climb counters (WINGS-ALT-05)")
    if s.bind[aircraft] and s.bind[aircraft] != bindings(t, s, aircraft):
        faults.append(f"{name}: duties that its damage does not give (WINGS-SPEC-05)")
    return faults
