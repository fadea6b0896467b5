"""Which deeds, reserves and places no mission can have."""

from __future__ import annotations

from collections.abc import Iterator

from escadrille.systems.wings import frames as f
from escadrille.systems.wings.rules import deeds, deploying
from escadrille.systems.wings.state import OPEN, State
from escadrille.systems.wings.tables import FATES, Tables


def faults(t: Tables, s: State) -> Iterator[str]:
    """Return what is wrong with what a mission keeps besides its table."""
    masks = (1 << t.pieces) - 1
    for number, deed in enumerate(s.deeds, start=1):
        if len(deed) != len(deeds.DEED):
            yield f"deeds: #{number}: expected {len(deeds.DEED)} numbers (WINGS-VP-01)"
            return
        kind, by, on, _, _, seen, dealt, marked, flags, fate, _ = deed
        known = 0 <= kind < len(deeds.KINDS) and 0 <= on < t.pieces and 0 <= fate < len(FATES)
        by_whom = all(0 <= mask < 1 << t.size for mask in (by, dealt, marked))
        if not known or not by_whom or not 0 <= seen <= masks or not 0 <= flags < 1 << 20:
            yield f"deeds: #{number}: expected something that happened (WINGS-VP-01)"
    aloft = (deeds.LOST, deeds.FLED, deeds.SPARED, deeds.RELIEVED, deeds.HARMED, deeds.JOINED)
    if any(deed[0] in aloft and deed[2] >= t.size for deed in s.deeds):
        yield "deeds: expected an aircraft (WINGS-VP-01)"
    if bool(s.reserve) != (t.reinforced and bool(s.decks)):
        yield "reserve: expected what each side has left (WINGS-DEP-02)"
    kinds = [frame[0] for frame in s.stack]
    if bool(s.posts) != (f.DEPLOY in kinds):
        yield "posts: expected while aircraft are deployed, and only then (WINGS-DEP-04)"
    elif s.posts and any(
        post != OPEN and post not in (0, *deploying.places(t, s, aircraft))
        for aircraft, post in enumerate(s.posts)
    ):
        yield "posts: expected places along the edge (WINGS-AREA-08)"
