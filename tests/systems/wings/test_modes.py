"""Deathmatch, Team deathmatch, Capture the flag; sun and tactical advantages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from escadrille.systems.wings import configure, frames, rules
from escadrille.systems.wings.rules import advantage, modes, piles
from escadrille.systems.wings.rules.losses import destroy
from escadrille.systems.wings.rules.moments import MOMENTS
from escadrille.systems.wings.state import NOBODY
from escadrille.systems.wings.tables import EXPLOSION


def started(scenario: str, **options: Any) -> tuple[Any, Any]:
    """Return the tables and the state of a scenario once types are picked."""
    game = configure(scenario, options)
    state = game.start(1)
    while game.pending(state)[0].decision == "pick":
        seat = game.pending(state)[0].seat
        game.apply(state, seat, game.legal(state, seat)[0])
    return game.t, state


@pytest.mark.rule("WINGS-DM-01", "WINGS-DM-03")
def test_a_mode_has_one_deck_without_plain_zeros_and_explosions() -> None:
    t, s = started("deathmatch")
    assert len(s.decks) == 1
    assert len(piles.pile_cards(t, 0, 1)) == 56
    assert all(t.special[face] != EXPLOSION for face in s.decks[0])
    assert all(t.value[face] or t.special[face] for face in s.decks[0])
    assert len(t.markers) == 4
    assert t.markers[0] == (t.half_ruler, t.half_ruler)


@pytest.mark.rule("WINGS-DM-02", "WINGS-DM-05")
def test_covering_a_marker_gives_ten_shots() -> None:
    t, s = started("deathmatch")
    assert s.ammo[0] == 10
    s.ammo[0] = 3
    s.x[0], s.y[0] = t.markers[2]
    modes.rearm(t, s, None)
    assert s.ammo[0] == 10


@pytest.mark.rule("WINGS-DM-06", "WINGS-RULING-63")
def test_the_fallen_come_back_two_turns_later() -> None:
    t, s = started("deathmatch")
    entry = t.entries[0]
    destroy(t, s, 0, "damage", None)
    s.turn += 1
    modes.return_due(t, s, None)
    assert s.status[0] == 3
    s.turn += 1
    modes.return_due(t, s, None)
    assert (s.status[0], s.x[0], s.y[0]) == (1, entry[0], entry[1])


@pytest.mark.rule("WINGS-CTF-05", "WINGS-CTF-06", "WINGS-CTF-07")
def test_a_flag_is_taken_lost_and_brought_home() -> None:
    t, s = started("capture-the-flag")
    mine = next(a for a in range(t.size) if s.roster.side[a] == 0)
    s.x[mine], s.y[mine] = t.flag_homes[1]
    modes.carry_flags(t, s, None)
    assert s.flagged[mine] == 1
    modes.hit_carrier(t, s, mine, False, None)
    assert s.flagged[mine] == 1
    modes.hit_carrier(t, s, mine, False, None)
    assert s.flagged[mine] == NOBODY
    s.turn += 1
    modes.flags_home(t, s, None)
    assert tuple(s.flags[4:6]) == t.flag_homes[1]
    modes.carry_flags(t, s, None)
    s.x[mine] = t.ruler // 2 if t.scenario.side[0].edge == "west" else t.width
    modes.carry_flags(t, s, None)
    assert s.tally[0] == 1


@pytest.mark.rule("WINGS-CTF-05")
def test_one_short_range_hit_is_enough() -> None:
    t, s = started("capture-the-flag")
    mine = next(a for a in range(t.size) if s.roster.side[a] == 0)
    s.x[mine], s.y[mine] = t.flag_homes[1]
    modes.carry_flags(t, s, None)
    modes.hit_carrier(t, s, mine, True, None)
    assert s.flagged[mine] == NOBODY


@pytest.mark.rule("WINGS-SUN-02", "WINGS-SUN-03", "WINGS-SUN-04", "WINGS-RULING-27")
def test_the_side_in_the_sun_enters_beside_its_enemies() -> None:
    t, s = started("out-of-the-sun")
    assert s.sun != NOBODY  # with this seed
    waiting = [a for a in range(t.size) if s.roster.side[a] == s.sun]
    assert {s.status[a] for a in waiting} == {0}
    s.stack.append((0, 0, 0, 0))
    advantage.apply_enter(t, s, (0, waiting[0], 0, 0), 8, None)
    while s.stack[-1][0] == frames.PAIR:
        pair = advantage.legal_pair(t, s, s.stack[-1])[0]
        advantage.apply_pair(t, s, s.stack[-1], pair, None)
    assert {s.status[a] for a in waiting} == {1}
    assert s.surprise == 1


@pytest.mark.rule("WINGS-TAC-03", "WINGS-TAC-06", "WINGS-TAC-07")
def test_two_complete_turns_of_advantage() -> None:
    t, s = started("first-duel")
    s.edge, s.edge_turns = 1, advantage.NEXT_TURN
    advantage.count(t, s, None)
    assert s.edge_turns == 2
    advantage.count(t, s, None)
    advantage.count(t, s, None)
    assert s.edge_turns == 0


def test_every_moment_is_named_where_it_happens() -> None:
    folder = Path(rules.__file__).parent
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    missing = [name for name in MOMENTS if f"Moment: {name}" not in text]
    assert not missing
