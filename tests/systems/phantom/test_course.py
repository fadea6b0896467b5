"""The course of whole campaigns played at random: what follows what (group SEQ)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from escadrille.kernel.rng import seeded
from escadrille.systems.phantom import configure, events
from escadrille.systems.phantom.view import PhantomView

CAMPAIGNS = (
    ("war-in-the-south-usaf-medium", 1),
    ("rolling-thunder-usn-medium", 2),
    ("linebacker-usaf-medium", 3),
)
STEPS = ("jettison", "fast", "enemy", "slow", "move", "bandits")
ASKED_IN = {
    "jettison": {"jettison"},
    "drop": {"jettison"},
    "attack": {"fast", "slow"},
    "aim": {"fast", "slow"},
    "weapons": {"fast", "enemy", "slow"},
    "suppress": {"enemy"},
    "evade": {"enemy"},
    "move": {"move"},
    "level": {"move"},
}
"""The steps of a turn in which each question may come."""


class Step(NamedTuple):
    """What was asked, and what followed from the answer."""

    decision: str
    view: PhantomView
    out: list[Any]


def played(scenario: str, seed: int) -> Iterator[Step]:
    """Play a campaign at random, turning back and promoting seldom."""
    rules = configure(scenario)
    state, chance = rules.start(seed), seeded(seed)
    while rules.pending(state):
        decision, view = rules.pending(state)[0].decision, rules.view(state, 0)
        legal = rules.legal(state, 0)
        choice = legal[chance.below(len(legal))]
        if decision in ("abort", "promote") and chance.below(3):
            choice = legal[0]
        out: list[Any] = []
        rules.apply(state, 0, choice, out)
        yield Step(decision, view, out)


def missions(scenario: str, seed: int) -> list[list[Any]]:
    """Return questions and events in order, a list for every mission slot."""
    found: list[list[Any]] = [[]]
    for step in played(scenario, seed):
        found[-1].append(step.decision)
        for event in step.out:
            if isinstance(event, events.MissionSlot):
                found.append([])
            found[-1].append(event)
    return found[1:]


def places(course: list[Any], wanted: Any) -> list[int]:
    """Return where a question or a kind of event stands."""
    return [
        place
        for place, one in enumerate(course)
        if one == wanted or (isinstance(wanted, type) and isinstance(one, wanted))
    ]


def leg(course: list[Any], name: str) -> list[int]:
    """Return where the event of a leg is drawn."""
    drawn = places(course, events.EventDrawn)
    return [place for place in drawn if course[place].leg == name]


def in_order(*groups: list[int]) -> bool:
    """Does all of each group stand before all of the next?"""
    known = [group for group in groups if group]
    return all(max(one) < min(other) for one, other in pairwise(known))


@pytest.mark.rule("PHANTOM-SEQ-01", "PHANTOM-SEQ-02", "PHANTOM-SEQ-03", "PHANTOM-RULING-14")
@pytest.mark.parametrize(("scenario", "seed"), CAMPAIGNS)
def test_the_phases_of_a_mission_follow_one_another(scenario: str, seed: int) -> None:
    flown = [course for course in missions(scenario, seed) if places(course, events.TargetChosen)]
    assert flown
    for course in flown:
        sites = places(course, events.SitePlaced)
        before_pilots = [place for place in sites if place < min(places(course, events.Assigned))]
        assert before_pilots
        assert in_order(
            places(course, events.TargetsDrawn),
            places(course, events.TargetChosen),
            before_pilots,
            places(course, events.Assigned),
            places(course, "tanker"),
            places(course, events.Armed),
            leg(course, "target-bound"),
            places(course, "abort"),
            places(course, events.Placed),
            places(course, "intel"),
            leg(course, "over-target"),
            places(course, events.TurnBegan),
            leg(course, "home-bound"),
            places(course, events.Searched),
            places(course, events.Debriefed),
            places(course, events.Recorded),
        )


@pytest.mark.rule("PHANTOM-SEQ-03", "PHANTOM-TB-07")
def test_bandits_come_after_the_aircraft_and_before_intel() -> None:
    seen = 0
    for scenario, seed in CAMPAIGNS[1:]:
        for course in missions(scenario, seed):
            over = leg(course, "over-target")
            drawn = [n for n in places(course, events.BanditPlaced) if not over or n < over[0]]
            assert in_order(places(course, events.Placed), drawn, places(course, "intel"), over)
            seen += len(drawn)
    assert seen


@pytest.mark.rule("PHANTOM-OT-01", "PHANTOM-COMP-23", "PHANTOM-SEQ-04", "PHANTOM-HOUSE-14")
@pytest.mark.parametrize(("scenario", "seed"), CAMPAIGNS)
def test_four_turns_of_six_steps(scenario: str, seed: int) -> None:
    before: tuple[int, int, int] | None = None
    turns = set()
    for step in played(scenario, seed):
        view = step.view
        if not view.turn:
            before = None
            continue
        assert view.step is not None
        now = (view.slot, view.turn, STEPS.index(view.step))
        assert before is None or now >= before  # it never goes back
        before = now
        turns.add(view.turn)
        assert view.step in ASKED_IN[step.decision]
        if step.decision == "move":
            assert view.turn < 4  # after the last turn a step would change nothing
    assert turns == {1, 2, 3, 4}


@pytest.mark.rule("PHANTOM-SEQ-05", "PHANTOM-SEQ-06")
@pytest.mark.parametrize(("scenario", "seed"), CAMPAIGNS)
def test_each_slot_is_debriefed_once(scenario: str, seed: int) -> None:
    courses = missions(scenario, seed)
    assert len(courses) == configure(scenario).t.missions
    for course in courses:
        calm, flown = places(course, events.CalmPeriod), places(course, events.Debriefed)
        assert len(calm) + len(flown) == 1
        back = [
            place
            for place in places(course, events.MarkerMoved)
            if course[place].track == "politics" and course[place].steps < 0
        ]
        after = [place for place in back if place > (calm or flown)[0]]
        assert len(after) <= (2 if calm else 1)  # the calm itself, and the debriefing


@pytest.mark.rule("PHANTOM-COMP-10", "PHANTOM-PILOT-11")
def test_stress_counts_at_once() -> None:
    """Whoever becomes Unfit in flight is unarmed by the next question."""
    unfit = 0
    for scenario, seed in CAMPAIGNS:
        for step in played(scenario, seed):
            for pilot in step.view.squadron:
                if pilot.role == "flying" and pilot.status == "unfit":
                    unfit += 1
                    assert pilot.load == ()
    assert unfit
