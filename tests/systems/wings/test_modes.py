"""Deathmatch and Team deathmatch (groups DM and TDM), and how a fight ends."""

from __future__ import annotations

from itertools import combinations
from math import hypot
from pathlib import Path
from typing import Any

import pytest
from tests.systems.wings.scenes import (
    at_fire,
    duel,
    fly,
    of,
    opening,
    plane,
    step,
    table,
    tables_of,
)

from escadrille.kernel.api import Outcome
from escadrille.systems.wings import configure, rules
from escadrille.systems.wings.events import Declared, Down, GameEnded, Rearmed
from escadrille.systems.wings.rules import piles
from escadrille.systems.wings.rules.losses import destroy
from escadrille.systems.wings.rules.moments import MOMENTS
from escadrille.systems.wings.tables import EXPLOSION

DM: Any = {"options": {"mode": "deathmatch"}}
TDM: Any = {"options": {"mode": "team_dm"}}
PLAYED: Any = {"did": 1, "last": "straight", "cards": 3, "programme": ["straight"] * 3}
SPAD = {"type": "spad-vii"}
DOWN = 3


def started(scenario: str) -> tuple[Any, Any]:
    """Return the tables and the state of a scenario once types are picked."""
    game = configure(scenario, {})
    state = game.start(1)
    while game.pending(state)[0].decision == "pick":
        seat = game.pending(state)[0].seat
        game.apply(state, seat, game.legal(state, seat)[0])
    return game.t, state


# Set-up.


@pytest.mark.rule("WINGS-DM-01", "WINGS-TDM-01")
@pytest.mark.parametrize(
    ("scenario", "far"), [("deathmatch", 900), ("great-deathmatch", 1400), ("team-deathmatch", 900)]
)
def test_a_marker_at_each_corner_half_a_ruler_from_both_edges(scenario: str, far: int) -> None:
    t, _ = started(scenario)
    corners = [(x, y) for x in (100, far) for y in (100, far)]
    assert t.markers == [(100 * x, 100 * y) for x, y in corners]
    assert not tables_of(duel()).markers


@pytest.mark.rule("WINGS-DM-02", "WINGS-TDM-01", "WINGS-AMMO-05")
def test_everyone_picks_an_aircraft_of_the_period_and_has_ten_shots() -> None:
    game = configure("deathmatch", {})
    state = game.start(1)
    assert {pending.decision for pending in game.pending(state)} == {"pick"}
    offered = {
        seat: {game.write(game.order(state, seat, c)) for c in game.legal(state, seat)}
        for seat in (0, 1)
    }
    assert {"spad-xiii", "sopwith-camel"} <= offered[0]  # the Entente in October 1917
    assert {"albatros-d5a", "fokker-dr1"} <= offered[1]
    assert not {"fokker-d7", "fokker-e3", "spad-xiii"} & offered[1]
    t, s = started("deathmatch")
    guns = [slot for slot in range(2 * t.size) if s.roster.gun[slot] >= 0]
    assert {s.ammo[slot] for slot in guns} == {10}


@pytest.mark.rule("WINGS-DM-03", "WINGS-TDM-01", "WINGS-CTF-03")
@pytest.mark.parametrize("scenario", ["deathmatch", "team-deathmatch", "capture-the-flag"])
def test_one_deck_of_a_and_b_without_plain_zeros_and_explosions(scenario: str) -> None:
    t, s = started(scenario)
    assert len(s.decks) == 1
    assert (
        len(s.decks[0]) == 26 + 30
    )  # of 37 and 44 cards: 10 and 13 zeros less, one explosion each
    assert all(t.special[face] != EXPLOSION for face in s.decks[0])
    assert all(t.value[face] or t.special[face] for face in s.decks[0])
    assert {t.letters[t.letter_of[face]] for face in s.decks[0]} == {"A", "B"}


@pytest.mark.rule("WINGS-DM-04")
@pytest.mark.parametrize("scenario", ["deathmatch", "great-deathmatch"])
def test_half_a_ruler_from_the_edge_and_a_ruler_from_one_another(scenario: str) -> None:
    t, s = started(scenario)
    places = [(s.x[a], s.y[a]) for a in range(t.size)]
    for x, y in places:
        assert min(x, y, t.width - x, t.depth - y) == t.half_ruler
    assert all(hypot(a - c, b - d) >= t.ruler for (a, b), (c, d) in combinations(places, 2))
    assert {(s.level[a], s.counters[a]) for a in range(t.size)} == {(2, 0)}  # WINGS-RULING-63


@pytest.mark.rule("WINGS-TDM-02", "WINGS-CTF-04")
@pytest.mark.parametrize("scenario", ["team-deathmatch", "capture-the-flag", "great-flags"])
def test_a_team_starts_half_a_ruler_from_its_edge(scenario: str) -> None:
    t, s = started(scenario)
    edges = {"west": t.half_ruler, "east": t.width - t.half_ruler}
    for aircraft in range(t.size):
        assert s.x[aircraft] == edges[t.scenario.side[s.roster.side[aircraft]].edge]


# Shots.


def shooting(distance: float, ammo: int, **facts: Any) -> Any:
    """Return a1 that may fire at a2 at a distance, with so many shots left."""
    one = plane(0, 500, 300, ammo=[ammo, -1], **facts.pop("one", {}))
    its = plane(1, 500, 334 + distance, **facts.pop("other", {}))
    return at_fire(one, its, **{**DM, **facts})


@pytest.mark.rule("WINGS-DM-05", "WINGS-TDM-01", "WINGS-CTF-08")
@pytest.mark.parametrize("mode", ["deathmatch", "team_dm", "ctf"])
@pytest.mark.parametrize(("distance", "cards"), [(90, 2), (150, 1)])
def test_each_fire_costs_one_shot_at_any_range(mode: str, distance: float, cards: int) -> None:
    options = {"options": {"mode": mode}}
    t = shooting(distance, 1, **options)
    assert of(t.play("a2", seat=0), Declared)[0].cards == cards
    assert t.aircraft("a1").front.ammo == 0
    assert (0, "declare") not in shooting(distance, 0, **options).asked


@pytest.mark.rule("WINGS-DM-05", "WINGS-CTF-08")
@pytest.mark.parametrize(
    ("at", "facts", "shots"),
    [
        ((100, 100), {}, 10),
        ((100 + 36, 100), {}, 10),  # 22 mm of base and 15 of marker: part of it is covered
        ((100 + 38, 100), {}, 3),
        ((900, 900), {"level": 5}, 10),  # at any altitude
        ((100, 100), {"cloud": 1}, 3),  # but not out of the clouds
        ((500, 500), {}, 3),
    ],
)
def test_covering_a_marker_gives_ten_new_shots(at: Any, facts: Any, shots: int) -> None:
    cloud = facts.get("cloud", 0)
    told = {name: value for name, value in facts.items() if name != "cloud"}
    t = table(plane(0, *at, ammo=[3, -1], **told), plane(1, 500, 800, ammo=[10, -1]), **DM)
    t.state.cloud[0] = cloud
    out = step(t, "rearm-1")
    assert t.aircraft("a1").front.ammo == shots
    assert len(of(out, Rearmed)) == (shots == 10)


# Coming back.


@pytest.mark.rule("WINGS-DM-06", "WINGS-TDM-02", "WINGS-CTF-04", "WINGS-RULING-63")
@pytest.mark.parametrize("scenario", ["deathmatch", "team-deathmatch", "capture-the-flag"])
def test_the_fallen_come_back_after_one_complete_turn_as_new(scenario: str) -> None:
    """Down in turn 3: absent in turn 4, back at the start of turn 5 where it first entered."""
    t, s = started(scenario)
    entry = (s.x[0], s.y[0], s.h[0], s.level[0], s.counters[0])
    s.turn, s.phase = 3, 2
    s.x[0], s.y[0], s.level[0] = 70000, 70000, 1
    s.ammo[0], s.smoke[0], s.flames[0], s.battered[0] = 0, 2, 1, 3
    s.jam_log[:4], s.jams[:2] = [1, 1, 0, 0], [90, 0]
    s.taken[0] = [(t.damage_of["A3-engine"], 0, 0, 2, 5, -1)]
    destroy(t, s, 0, "damage", None)
    assert t.step_names.index("return") < t.step_names.index("program")
    for turn, back in ((4, False), (5, True)):
        s.turn = turn
        t.steps[t.step_names.index("return")](t, s, None)
        assert (s.status[0] != DOWN) == back
    assert (s.x[0], s.y[0], s.h[0], s.level[0], s.counters[0]) == entry
    assert (s.points[0], s.engines[0], s.taken[0], s.ammo[0]) == (0, 0, [], 10)
    assert (s.smoke[0], s.flames[0], s.jams[:2], s.jam_log[:4]) == (0, 0, [0, 0], [0] * 4)


@pytest.mark.rule("WINGS-RULING-63", "WINGS-DM-06")
def test_leaving_the_area_is_being_shot_down_by_nobody() -> None:
    t = duel({"at": [200, 950], "fired_by": 2, "fired_at": 5}, tally=[1, 1], **DM)
    out = fly(t, "straight", "straight", "straight")
    assert [(d.cause, d.by) for d in of(out, Down)] == [("left", ())]
    assert t.view().scores == (1, 1)
    assert t.aircraft("a1").away == 3


# Victories and the end.


def kill(mode: str, shooters: int, tally: list[int] | None = None, **facts: Any) -> Any:
    """Let one or two of side 0 (or of sides 0 and 1) shoot down the last aircraft."""
    alone = mode == "deathmatch"
    planes = [plane(n if alone else 0, 450 + 100 * n, 300) for n in range(shooters)]
    target = plane(shooters if alone else 1, 500, 460, battered=14)
    planes = [
        {
            **p,
            **PLAYED,
            "type": {
                "id": f"t{n}",
                "name": "T",
                "guns": [{"arc": "front", "letter": "A", "half": 60}],
            },
        }
        for n, p in enumerate([*planes, target])
    ]
    t = table(
        *planes,
        at="fire-1",
        phase=1,
        options={"mode": mode},
        decks={"A": "A1 A1 A1 A1"},
        **({} if tally is None else {"tally": tally}),
        **facts,
    )
    out: list[Any] = []
    label = f"a{shooters + 1}"
    while t.asked and t.asked[0][1] == "declare" and t.view().phase == 1:
        out += t.play(label if label in t.legal() else "pass")
    assert of(out, Down)[0].by == tuple(f"a{n + 1}" for n in range(shooters))
    return t, out


def outcome(t: Any) -> Outcome:
    found = t.rules.outcome(t.state)
    assert isinstance(found, Outcome)
    return found


@pytest.mark.rule("WINGS-DM-07", "WINGS-TDM-01", "WINGS-RULING-63", "WINGS-RULING-53")
@pytest.mark.parametrize(
    ("mode", "shooters", "scores"),
    [
        ("deathmatch", 1, (1, 0)),
        ("deathmatch", 2, (1, 1, 0)),  # one each
        ("team_dm", 1, (1, 0)),
        ("team_dm", 2, (1, 0)),  # one to the team
        ("ctf", 2, (0, 0)),  # there only flags count
    ],
)
def test_who_has_the_victory(mode: str, shooters: int, scores: tuple[int, ...]) -> None:
    t, _ = kill(mode, shooters)
    assert t.view().scores == scores


@pytest.mark.rule("WINGS-DM-07", "WINGS-TDM-03")
@pytest.mark.parametrize(("mode", "needed"), [("deathmatch", 5), ("team_dm", 10)])
def test_so_many_victories_end_it(mode: str, needed: int) -> None:
    t, out = kill(mode, 1, [needed - 1, 3])
    assert [(e.reason, e.scores) for e in of(out, GameEnded)] == [("victories", (needed, 3))]
    assert outcome(t).points == (1.0, 0.0)
    assert not kill(mode, 1, [needed - 2, 3])[0].view().over


@pytest.mark.rule("WINGS-DM-07", "WINGS-TDM-03", "WINGS-CTF-08", "WINGS-RULING-63")
@pytest.mark.parametrize("mode", ["deathmatch", "team_dm", "ctf"])
@pytest.mark.parametrize(("left", "over"), [(3, None), (2, "deck"), (1, "deck")])
def test_the_game_ends_with_its_deck(mode: str, left: int, over: str | None) -> None:
    """Two cards are drawn in phase 1; what has been discarded never comes back."""
    t = shooting(90, 5, options={"mode": mode}, tally=[2, 2], turn=2)
    t.state.discards[0], t.state.decks[0] = t.state.decks[0][left:], t.state.decks[0][:left]
    phase = t.view().phase
    t.play("a2", seat=0)
    assert t.view().over == over
    assert len(t.aircraft("a2").hits) == min(left, 2)
    if over:
        assert t.view().phase == phase  # after that phase
        assert outcome(t).points == (0.5, 0.5)  # ties are shared


@pytest.mark.rule("WINGS-RULING-63", "WINGS-DM-03")
def test_flames_draw_from_the_single_deck_too() -> None:
    t = duel({"flames": 2}, **DM)
    before = len(t.state.decks[0])
    step(t, "flames")
    assert len(t.state.decks[0]) == before - 1


@pytest.mark.rule("WINGS-RULING-63", "WINGS-RULING-48")
def test_a_mode_lasts_forty_turns_and_a_mission_twenty() -> None:
    for facts, turns in ((DM, 40), ({}, 20)):
        t = duel(turn=turns, **facts)
        assert t.view().turns == turns
        assert [e.reason for e in of(step(t, "end"), GameEnded)] == ["time"]
        t = duel(turn=turns - 1, **facts)
        assert not step(t, "end")


@pytest.mark.rule("WINGS-DM-07")
def test_in_a_mode_nobody_wins_by_being_alone() -> None:
    t = duel({"status": "down", "away": 3}, **DM)
    assert not step(t, "over-1")
    t = duel({"status": "down"})
    assert [e.reason for e in of(step(t, "over-1"), GameEnded)] == ["alone"]


@pytest.mark.rule("WINGS-RULING-82", "WINGS-RULING-48")
@pytest.mark.parametrize(("tally", "shares"), [([3, 1], (1.0, 0.0)), ([2, 2], (0.5, 0.5))])
def test_the_points_decide_the_result_of_a_mission(
    tally: list[int], shares: tuple[float, float]
) -> None:
    t = duel(turn=20, tally=tally)
    step(t, "end")
    found = outcome(t)
    assert (found.scores, found.points, found.reason) == (tuple(tally), shares, "time")


@pytest.mark.rule("WINGS-RULING-70", "WINGS-DM-03")
def test_in_a_mission_an_empty_deck_is_formed_again_from_its_discards() -> None:
    t = opening(SPAD, SPAD)
    tables, s = tables_of(t), t.state
    cards = len(s.decks[0])
    for _ in range(cards):
        piles.discard(tables, s, piles.draw(tables, s, 0, None))
    assert piles.draw(tables, s, 0, None) >= 0
    assert (len(s.decks[0]), s.discards[0]) == (cards - 1, [])


def test_every_moment_is_named_where_it_happens() -> None:
    folder = Path(rules.__file__).parent
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    missing = [name for name in MOMENTS if f"Moment: {name}" not in text]
    assert not missing
