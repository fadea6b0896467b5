"""Fire out of dives, over overlaps, and forbidden by the way one goes (group DIVE)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import (
    FRONT,
    REAR,
    at_fire,
    duel,
    of,
    plane,
    program,
    table,
    tables_of,
)

from escadrille.systems.wings.events import Declared

PLAYED, DIVED, STEEP, CLIMBED, LOST, GAINED = 1, 2, 4, 8, 16, 32
DIVE_FIRE: Any = {"options": {"dive_fire": True}}
OVERLAP: Any = {"options": {"overlap_fire": True, "dive_fire": True}}
TWO = {"seats": 2, "guns": [FRONT, REAR]}


def shot(distance: float, level: int = 2, counters: int = 0, **facts: Any) -> Any:
    """Return a1 that may fire north at a2, so far from its centre to a2's base."""
    mine = plane(0, 500, 300, **facts.pop("one", {}))
    its = plane(1, 500, 334 + distance, level=level, counters=counters)
    return at_fire(mine, its, **facts)


def may_fire(t: Any) -> bool:
    """May a1 fire in phase 1?"""
    return t.view().phase == 1 and (0, "declare") in t.asked


def declared(t: Any) -> Declared:
    found = of(t.play("a2", seat=0), Declared)[0]
    assert isinstance(found, Declared)
    return found


def attack(
    card: str, mine: tuple[int, int], its: tuple[int, int], distance: float, **options: Any
) -> Any:
    """Let a1 fly a card and a2 a straight, after which a1 may fire at a2 at that distance."""
    deck = tables_of(duel()).roster.deck[0]
    back = {name: deck.move[deck.face_of[name]][1] / 100 for name in (card, "straight")}
    t = table(
        plane(0, 500, 300 - back[card], level=mine[0], counters=mine[1]),
        plane(1, 500, 334 + distance - back["straight"], level=its[0], counters=its[1]),
        options={"tailing": False, **options},
        decks={"A": "A0 A3 A4"},
    )
    program(t, 0, card, "straight", "turn-left")
    program(t, 1, "straight", "straight", "straight")
    while t.asked[0][1] == "gain":
        t.play("pass")
    return t


# Bonuses.


@pytest.mark.rule("WINGS-DIVE-01", "WINGS-CPX-10", "WINGS-RULING-46")
@pytest.mark.parametrize(
    ("on", "mine", "distance", "cards"),
    [
        (True, (3, 2), 90, 3),  # down to the target's level: short range 3 cards
        (True, (3, 2), 150, 2),  # long range 2
        (True, (4, 0), 90, 2),  # down to a level above it
        (True, (2, 0), 90, 1),  # down to a level below it: the usual number
        (False, (3, 2), 90, 2),
        (False, (3, 2), 150, 1),
    ],
)
def test_08_fire_at_the_end_of_a_dive(
    on: bool, mine: tuple[int, int], distance: float, cards: int
) -> None:
    """WINGS-EX-08. The target flies at (2,2); a dive from (3,2) ends at (2,0), the same level."""
    shot = declared(attack("dive", mine, (2, 2), distance, dive_fire=on))
    assert (shot.cards, shot.dive) == (cards, on and mine[0] > 2)


@pytest.mark.rule("WINGS-DIVE-02", "WINGS-RULING-46", "WINGS-RULING-50")
@pytest.mark.parametrize(
    ("on", "card", "mine", "its", "points"),
    [
        (True, "stall", (2, 1), (2, 0), 4),  # above it by a counter: 0 and 3 are 0 and 4
        (True, "stall", (2, 0), (2, 0), 3),
        (True, "stall", (2, 0), (2, 1), 3),
        (True, "straight", (2, 1), (2, 0), 3),
        (True, "climb", (2, 1), (2, 0), 3),  # a diamond, but a red card
        (False, "stall", (2, 1), (2, 0), 3),
    ],
)
def test_08_fire_after_a_steep_manoeuvre(
    on: bool, card: str, mine: tuple[int, int], its: tuple[int, int], points: int
) -> None:
    """WINGS-EX-08. Two cards at short range as ever; each that is not 0 has one point more."""
    t = attack(card, mine, its, 90, dive_fire=on)
    assert declared(t).cards == 2
    assert t.aircraft("a2").points == points


@pytest.mark.rule("WINGS-DIVE-01")
def test_a_dive_counts_for_the_fire_of_its_phase_only() -> None:
    t = attack("dive", (3, 0), (2, 0), 90, dive_fire=True)
    t.play("pass", seat=0)
    assert (t.view().phase, t.asked) == (2, ((0, "declare"),))
    assert declared(t).cards == 2


@pytest.mark.rule("WINGS-DIVE-03", "WINGS-AIM-01")
def test_the_bonuses_add_up() -> None:
    """Aim and a steep manoeuvre: two points more on a card; a dive: one card more besides."""
    aim = {"aims": ["a2", "-"], "aimed": [3, 0]}
    t = shot(90, 1, one={"did": PLAYED | STEEP, **aim}, decks={"A": "A3"}, **DIVE_FIRE)
    assert declared(t).cards == 1
    assert t.aircraft("a2").points == 5
    t = shot(90, one={"did": PLAYED | DIVED, **aim}, decks={"A": "A3 A0 A4"}, **DIVE_FIRE)
    assert declared(t).cards == 3
    assert t.aircraft("a2").points == 9


# Over an overlap.


def overlapping(did: int, level: int, counters: int, **facts: Any) -> Any:
    """Return a1 at (2,1), its base partly under a2, which stands before its nose."""
    mine = plane(0, 500, 300, counters=1, did=PLAYED | did)
    return at_fire(mine, plane(1, 500, 350, level=level, counters=counters), **facts)


@pytest.mark.rule("WINGS-DIVE-04", "WINGS-FIRE-10", "WINGS-RULING-46")
@pytest.mark.parametrize(
    ("did", "its", "fires"),
    [
        (DIVED, (2, 0), True),  # strictly above, by a counter
        (DIVED, (1, 2), True),
        (DIVED, (2, 1), False),
        (DIVED, (2, 2), False),
        (DIVED, (0, 1), False),  # all other conditions of fire hold: two levels
        (STEEP, (2, 0), False),
        (0, (2, 0), False),
    ],
)
def test_a_dive_that_ends_above_fires_over_the_overlap(
    did: int, its: tuple[int, int], fires: bool
) -> None:
    t = overlapping(did, *its, **OVERLAP)
    assert may_fire(t) == fires
    if fires:
        assert declared(t).cards == (3 if its[0] == 2 else 2)  # with the bonus of the dive


@pytest.mark.rule("WINGS-DIVE-05", "WINGS-FIRE-10", "WINGS-RULING-46")
@pytest.mark.parametrize(
    ("did", "its", "fires"),
    [
        (CLIMBED, (2, 2), True),  # still strictly below after the climb
        (CLIMBED, (3, 0), True),
        (CLIMBED, (2, 1), False),
        (CLIMBED, (2, 0), False),
        (GAINED, (2, 2), False),  # a counter gained otherwise is no climb
    ],
)
def test_a_climb_that_ends_below_fires_through_the_overlap(
    did: int, its: tuple[int, int], fires: bool
) -> None:
    assert may_fire(overlapping(did, *its, **OVERLAP)) == fires


@pytest.mark.rule("WINGS-DIVE-04", "WINGS-DIVE-05")
@pytest.mark.parametrize(("did", "counters"), [(DIVED, 0), (CLIMBED, 2)])
def test_without_the_option_an_overlap_is_an_overlap(did: int, counters: int) -> None:
    assert not may_fire(overlapping(did, 2, counters, **DIVE_FIRE))


@pytest.mark.rule("WINGS-DIVE-04", "WINGS-DIVE-05", "WINGS-CPX-10")
@pytest.mark.parametrize(
    ("card", "mine", "its"), [("dive", (3, 0), (1, 2)), ("climb", (2, 0), (2, 1))]
)
def test_the_cards_themselves_open_the_fire(
    card: str, mine: tuple[int, int], its: tuple[int, int]
) -> None:
    """At 16 mm from its centre a1's base covers a2's."""
    t = attack(card, mine, its, 16, overlap_fire=True)
    assert may_fire(t)


# Bans.


def going(
    did: int,
    mine: tuple[int, int],
    its: tuple[int, int],
    arc: str,
    marker: str | None = None,
    **facts: Any,
) -> Any:
    """Return a two-seater a1 that went up or down from `mine`, a2 before or behind it from `its`.

    They are at one level now, a2 higher by a counter so that no blind spot hides it.
    """
    ahead = 1 if arc == "front" else -1
    one: dict[str, Any] = {
        "type": TWO,
        "did": PLAYED | did,
        "started": [*mine, 0, 0],
        "marker": marker,
    }
    other: dict[str, Any] = {"counters": 1, "started": [*its, 0, 0]}
    return at_fire(
        plane(0, 500, 500, **one), plane(1, 500, 500 + 120 * ahead, 90, **other), **facts
    )


LOWER, LEVEL, HIGHER = ((1, 2), (2, 0)), ((2, 1), (2, 1)), ((2, 2), (2, 1))


@pytest.mark.rule("WINGS-DIVE-06", "WINGS-RULING-46")
@pytest.mark.parametrize(
    ("did", "altitudes", "fires"),
    [
        (LOST, LOWER, False),
        (LOST, LEVEL, True),
        (LOST, HIGHER, True),
        (GAINED, LOWER, True),
        (GAINED, LEVEL, True),
        (GAINED, HIGHER, False),
        (0, LOWER, True),
        (0, HIGHER, True),
    ],
)
@pytest.mark.parametrize("ban", [True, False])
def test_the_pilot_may_not_fire_the_way_he_does_not_go(
    did: int, altitudes: tuple[tuple[int, int], tuple[int, int]], fires: bool, ban: bool
) -> None:
    """The pilot of a two-seater is under the rule too."""
    t = going(did, *altitudes, "front", options={"fire_ban": ban})
    assert may_fire(t) == (fires or not ban)


@pytest.mark.rule("WINGS-DIVE-07")
@pytest.mark.parametrize(
    ("did", "altitudes", "fires"),
    [
        (LOST, LOWER, True),
        (LOST, LEVEL, True),
        (LOST, HIGHER, False),
        (GAINED, LOWER, False),
        (GAINED, LEVEL, True),
        (GAINED, HIGHER, True),
    ],
)
@pytest.mark.parametrize("ban", [True, False])
def test_for_the_observer_the_ban_is_reversed(
    did: int, altitudes: tuple[tuple[int, int], tuple[int, int]], fires: bool, ban: bool
) -> None:
    t = going(did, *altitudes, "rear", options={"fire_ban": ban})
    assert may_fire(t) == (fires or not ban)


@pytest.mark.rule("WINGS-DIVE-06")
@pytest.mark.parametrize(
    ("card", "mine", "its", "fires"),
    [
        ("dive", (3, 0), (2, 1), True),  # above before, below after: what counts is before
        ("dive", (2, 2), (3, 0), False),
        ("climb", (2, 1), (2, 0), True),  # a climb whose counter is not taken gains nothing
        ("straight", (2, 0), (2, 1), True),
    ],
)
def test_the_ban_looks_at_the_start_of_the_phase(
    card: str, mine: tuple[int, int], its: tuple[int, int], fires: bool
) -> None:
    t = attack(card, mine, its, 60, fire_ban=True)
    assert may_fire(t) == fires


@pytest.mark.rule("WINGS-DIVE-06", "WINGS-DIVE-07", "WINGS-CPX-12")
@pytest.mark.parametrize(
    ("arc", "altitudes", "fires"),
    [
        ("front", LOWER, False),
        ("front", HIGHER, True),
        ("rear", LOWER, True),  # the ban of an observer would be the other one
        ("rear", HIGHER, True),
    ],
)
def test_a_gentle_descent_bars_fire_upwards_without_the_option(
    arc: str, altitudes: tuple[tuple[int, int], tuple[int, int]], fires: bool
) -> None:
    assert may_fire(going(LOST, *altitudes, arc, "gentle")) == fires
