"""The order of things: a mission from the first card to the debriefing (group SEQ; COMP-01)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.phantom.scenes import (
    bandit,
    campaign,
    decision,
    drawn,
    flying,
    of_each,
    over,
    pilot,
    site,
    squadron,
    told,
    until,
    who,
)

from escadrille.systems.phantom import configure
from escadrille.systems.phantom.events import (
    Armed,
    Assigned,
    Attacked,
    BanditPlaced,
    Debriefed,
    Disarmed,
    EventDrawn,
    Fired,
    MissionSlot,
    NoBandits,
    Placed,
    Recorded,
    SitePlaced,
    Stressed,
    TargetChosen,
    TargetsDrawn,
    TurnBegan,
)
from escadrille.testing.walks import played

CREW = ("robin", "papa", "kirin", "monger")


def mission() -> list[Any]:
    """Play a mission: choose, fly with two, bomb nothing; return all that happened."""
    t = squadron(
        *map(pilot, CREW),
        stack=["campaign", "mission - sites", "target"],
        drawn="highway-bridge barracks",
        events="clear-weather smooth-run late-tanker",
    )
    events: list[Any] = t.play("highway-bridge", "robin", "papa", "pass")
    while t.view().slot == 1:
        legal = t.legal()
        events += t.play("pass" if "pass" in legal else legal[0])
    return events


def first(events: list[Any], kind: type[Any]) -> int:
    return next(number for number, event in enumerate(events) if isinstance(event, kind))


@pytest.mark.rule("PHANTOM-SEQ-01", "PHANTOM-SEQ-02", "PHANTOM-PRE-02")
def test_the_order_of_a_pre_flight() -> None:
    events = mission()
    kinds = (TargetChosen, SitePlaced, Assigned, Armed, EventDrawn)
    places = [first(events, kind) for kind in kinds]
    assert places == sorted(places)


@pytest.mark.rule("PHANTOM-SEQ-03", "PHANTOM-RULING-14", "PHANTOM-COMP-23")
def test_the_order_on_the_way_to_the_target() -> None:
    t = squadron(
        *(pilot(card, role="flying") for card in CREW),
        phase="target-bound",
        events="clear-weather smooth-run",
    )
    assert decision(t) == "abort"  # after the event, before the placement
    events = t.play("pass")
    for _ in CREW:
        events += t.play("p-n", "low")
    assert decision(t) == "intel" or told(events, TurnBegan)
    events += until(t, "intel") if decision(t) == "intel" else []
    placed, turn = first(events, Placed), first(events, TurnBegan)
    bandits = [n for n, e in enumerate(events) if isinstance(e, BanditPlaced | NoBandits)]
    (event,) = [n for n, e in enumerate(events) if isinstance(e, EventDrawn)]
    assert placed < bandits[0] < event < turn
    assert t.view().turn == 1


@pytest.mark.rule("PHANTOM-SEQ-04")
def test_the_order_of_a_turn() -> None:
    crew = [flying("robin", "c", "mk-82"), flying("papa", "c", "mk-82")]
    lying = [site("zpu"), bandit("mig-17", "a-n")]
    t = over(*crew, step="jettison", counter=lying, rolled=(1,) * 20)
    asked: list[str] = []
    while t.view().turn == 1:
        if not asked or asked[-1] != decision(t):
            asked.append(decision(t))
        t.play(t.legal()[0])
    assert asked == [
        "jettison",
        "attack",
        "suppress",
        "evade",
        "attack",
        "move",
        "level",
        "move",
        "level",
    ]


@pytest.mark.rule("PHANTOM-SEQ-05", "PHANTOM-SEQ-06", "PHANTOM-SEQ-01")
def test_the_order_of_the_way_home_and_the_debriefing() -> None:
    events = mission()
    last_event = [n for n, e in enumerate(events) if isinstance(e, EventDrawn)][-1]
    assert [e.leg for e in told(events, EventDrawn)] == [
        "target-bound",
        "over-target",
        "home-bound",
    ]
    assert last_event < first(events, Debriefed) < first(events, Recorded)
    assert isinstance(events[-1], MissionSlot | TargetsDrawn)


@pytest.mark.rule("PHANTOM-COMP-01")
def test_every_die_has_ten_sides() -> None:
    rolled: set[int] = set()
    rules = configure("rolling-thunder-usaf-short")
    for seed in range(40):
        for events in played(rules, seed).events:
            for event in events:
                if isinstance(event, Attacked):
                    rolled.update(of_each(event, "die"))
                elif isinstance(event, Fired):
                    rolled.update(event.dice)
    assert rolled == set(range(1, 11))


@pytest.mark.rule("PHANTOM-COMP-10", "PHANTOM-PILOT-11")
def test_stress_takes_effect_at_once() -> None:
    # Papa is Unfit from 11 stress on; the second attack finds him without bombs and without a gun.
    two = [site("zpu"), site("zpu")]
    t = over(
        flying("papa", load="mk-82", stress=9), counter=two, step="enemy", rolled=(5, 1), damage=0
    )
    t.play("pass")
    events = t.play("pass")
    (stressed,) = told(events, Stressed)
    assert (stressed.stress, stressed.status) == (11, "unfit")
    assert told(events, Disarmed)
    assert who(t, "papa").load == ()
    assert decision(t) == "evade"


@pytest.mark.rule("PHANTOM-RULING-16", "PHANTOM-TB-07")
def test_a_blank_goes_back_only_after_all_draws() -> None:
    facts: dict[str, Any] = {"phase": "placement", "target": "fuel-storage", "intel": 0}
    facts["container"] = "s-60-blank s-60-mig-17"
    crew = pilot("papa", role="flying")
    script = drawn(squadron(crew, **facts), "s-60-blank")
    t = squadron(crew, script=[*script, 0], events="clear-weather", **facts)
    events = t.play("p-n", "low")  # two draws: the blank cannot be drawn twice
    assert [event.bandit for event in told(events, BanditPlaced)] == ["mig-17"]
    assert [event.blanks for event in told(events, NoBandits)] == [1]
    assert t.view().container == 1


@pytest.mark.rule("PHANTOM-RULING-30", "PHANTOM-HOUSE-41")
def test_a_whole_campaign_is_one_game_that_its_seed_decides() -> None:
    rules = configure("war-in-the-south-usn-medium")
    ends = {played(rules, 5).digests[-1] for _ in range(2)}
    assert len(ends) == 1
    assert campaign("war-in-the-south-usn-medium").view().missions == 4
