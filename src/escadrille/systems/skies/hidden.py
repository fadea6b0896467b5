"""What is hidden: worlds that a seat cannot tell apart, and the proof that nothing vanishes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from escadrille.kernel.rng import Chance, seeded
from escadrille.systems.skies import frames as f
from escadrille.systems.skies.rules import decks, retention
from escadrille.systems.skies.rules.damage import highest, speed
from escadrille.systems.skies.rules.measuring import is_off
from escadrille.systems.skies.state import (
    ADVANTAGED,
    DISADVANTAGED,
    DOWN,
    FLYING,
    NOBODY,
    STATUSES,
    State,
)
from escadrille.systems.skies.tables import ACE, DOCTRINE, THEATRE, TRAIT, Tables


def resample(t: Tables, s: State, seat: int | None, seed: int) -> State:
    """Return a world with other hands, decks and secret choices that this seat cannot see.

    Rules: SKIES-BASE-54, SKIES-HAND-03.
    """
    world = s.clone()
    chance = seeded(seed)
    world.chance = Chance(chance.below(1 << 62))
    for side in (0, 1):
        if side == seat:
            world.decks[side].sort()
            chance.shuffle(world.decks[side])
        else:
            _deal_again(t, world, side, chance)
    kind = world.stack[-1][0] if world.stack else f.GAME
    if kind in (f.CONSENT, f.CHOOSE):
        decks.choose_again(t, world, seat, chance)
    elif kind == f.ON and world.stack[-1][1] != seat:
        _, owner, _, window = world.stack[-1]
        world.stack[-1] = (f.WINDOW, owner, window, 0)
    elif kind == f.EXCHANGE:
        retention.exchange_again(t, world, seat, chance)
    return world


def visible(s: State, side: int) -> list[int]:
    """Return the cards of a side that lie where everybody sees them, or are known in its hand."""
    played = [face for owner, face, _, _ in s.played if owner == side]
    return [*s.discards[side], *s.removed[side], *s.known[side], *played]


def _deal_again(t: Tables, world: State, side: int, chance: Chance) -> None:
    """Deal a side what it may have, as far as others know of its deck."""
    kinds, seen = t.faces.kind, visible(world, side)
    pool = [face for face in world.stock[side] if kinds[face] == TRAIT]
    out_of_deck = any(frame[0] == f.THEATRES for frame in world.stack) or world.turn > 0
    for kind in (DOCTRINE, THEATRE, ACE):
        count = sum(kinds[face] == kind for face in world.stock[side])
        known = [face for face in world.shown[side] if kinds[face] == kind]
        pool += decks.deal(t, side, kind, count, known, chance, flying=out_of_deck)
    world.stock[side] = sorted(pool)
    rest = sorted((Counter(pool) - Counter(seen)).elements())
    chance.shuffle(rest)
    count = len(world.hands[side]) - len(world.known[side])
    world.hands[side] = sorted([*world.known[side], *rest[:count]])
    world.decks[side] = rest[count:]


def audit(t: Tables, s: State) -> list[str]:
    """Return what is impossible in a state."""
    faults = [fault for a in range(s.roster.size) for fault in _audit_aircraft(t, s, a)]
    return faults + [fault for side in (0, 1) for fault in _audit_cards(s, side)]


def _audit_aircraft(t: Tables, s: State, aircraft: int) -> Iterator[str]:
    name = f"aircraft {aircraft}"
    if not 0 <= s.status[aircraft] < len(STATUSES):
        yield f"{name}: no such status"
    if not DISADVANTAGED <= s.level[aircraft] <= ADVANTAGED:
        yield f"{name}: no such level (SKIES-BASE-06)"
    if s.status[aircraft] == FLYING and is_off(t, s.x[aircraft], s.y[aircraft]):
        yield f"{name}: in play, and off the table (SKIES-BASE-23)"
    engines, worn = s.roster.engines[aircraft], s.damage[aircraft]
    if worn and (not s.roster.multi[aircraft] or worn > engines):
        yield f"{name}: Booms on its base (SKIES-MULTI-08)"
    elif worn and s.status[aircraft] == FLYING and (worn == engines or speed(s, aircraft) < 1):
        yield f"{name}: in play, and shot down by its Booms (SKIES-MULTI-09)"
    elif worn and s.level[aircraft] > highest(s, aircraft):
        yield f"{name}: damaged, and Advantaged (SKIES-MULTI-10)"
    victor = s.victor[aircraft]
    if victor != NOBODY and (
        s.status[aircraft] != DOWN or s.roster.side[victor] == s.roster.side[aircraft]
    ):
        yield f"{name}: victor: an enemy who shot it down (SKIES-CAMP-07)"
    if s.zoom[aircraft] and s.active == aircraft:
        yield f"{name}: active, with a Zoom token (SKIES-BASE-16)"


def _audit_cards(s: State, side: int) -> Iterator[str]:
    """A side has the cards that its deck was built of, each in one place (SKIES-DECK-01)."""
    played = [face for owner, face, _, _ in s.played if owner == side]
    piles = [s.decks, s.hands, s.discards, s.removed]
    cards = sorted([*played, *(face for pile in piles for face in pile[side])])
    if cards != s.stock[side]:
        yield f"side {side}: cards were lost or made (SKIES-DECK-01)"
    if s.hands[side] != sorted(s.hands[side]):
        yield f"side {side}: its hand is out of order"
    if Counter(s.known[side]) - Counter(s.hands[side]):
        yield f"side {side}: cards are known that it does not hold (SKIES-RET-01)"
    if Counter(s.shown[side]) - Counter(s.stock[side]):
        yield f"side {side}: cards were seen that it never had (SKIES-BASE-54)"
    if len(s.hands[side]) > decks.hand_size(s, side):
        yield f"side {side}: more cards in hand than it may have (SKIES-HAND-01)"
