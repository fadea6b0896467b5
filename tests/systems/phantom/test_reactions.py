"""Suppression and evasion (group REACT; HOUSE-08, HOUSE-09, PILOT-11, PILOT-12)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.phantom.scenes import (
    bandit,
    decision,
    flying,
    of_each,
    over,
    site,
    threats,
    told,
    until,
    who,
)

from escadrille.systems.phantom.events import Attacked, Disarmed, Fired, Suppressed
from escadrille.testing.scripted import Table

SITE = [site("s-60", "a-n")]


def attacked(*pilots: dict[str, Any], **facts: Any) -> Table:
    """Return an S-60 in A-N that attacks."""
    return over(*pilots, **{"counter": SITE, "step": "enemy", **facts})


@pytest.mark.rule("PHANTOM-REACT-01", "PHANTOM-REACT-04")
def test_a_failed_suppression_leaves_evasion() -> None:
    t = attacked(flying("papa", "a-n", "mk-82 mk-82"), rolled=(1, 1))
    t.play("papa mk-82 fire")
    assert decision(t) == "evade"
    assert who(t, "papa").load == ("mk-82",)
    (fired,) = told(t.play("pass"), Fired)
    assert fired.result == "miss"


@pytest.mark.rule("PHANTOM-REACT-02", "PHANTOM-HOUSE-08")
def test_any_aircraft_may_suppress_fast_or_slow_before_or_after_its_attack() -> None:
    fast_and_done = flying("robin", "a-n", "mk-82", acted=True)
    slow = flying("papa", "a-n", "mk-82")
    far = flying("kirin", "p-s", "mk-82")
    t = attacked(fast_and_done, slow, far, script=[0])
    assert t.legal() == ["pass", "robin", "papa"]
    assert t.refused("kirin") == "PHANTOM-COMP-15"


@pytest.mark.rule("PHANTOM-REACT-03", "PHANTOM-HOUSE-08")
def test_suppression_does_not_use_up_the_attack_of_the_turn() -> None:
    t = attacked(flying("papa", "a-n", "mk-82 mk-82"), rolled=(9,))
    t.play("papa mk-82 fire")
    assert not who(t, "papa").acted
    assert decision(t) == "attack"
    assert "papa" in t.legal()


@pytest.mark.rule("PHANTOM-REACT-03")
@pytest.mark.parametrize("rolled", [(10, 10), (10, 1)])
def test_suppression_never_destroys(rolled: tuple[int, ...]) -> None:
    t = attacked(flying("papa", "a-n", "mk-84 mk-84"), rolled=rolled)
    events = t.play("papa mk-84 mk-84")
    assert told(events, Suppressed)
    assert not told(events, Fired)
    assert threats(t) == {"s1": ("s-60", "a-n")}


@pytest.mark.rule("PHANTOM-HOUSE-08", "PHANTOM-HOUSE-11")
def test_guns_suppress_and_are_not_spent() -> None:
    t = attacked(flying("papa", "a-n"), rolled=(9,))
    (attack,) = told(t.play("papa"), Attacked)
    assert (of_each(attack, "weapon"), attack.suppression) == (("guns",), True)
    assert decision(t) == "attack"  # his guns are as good as before


@pytest.mark.rule("PHANTOM-HOUSE-08", "PHANTOM-RULING-07")
@pytest.mark.parametrize("one", [True, False])
def test_one_aircraft_tries_or_one_after_the_other(one: bool) -> None:
    crew = [flying(card, "a-n", "mk-82 mk-82") for card in ("papa", "boomer")]
    options = {"one_suppressor_per_attack": one}
    t = attacked(*crew, options=options, script=[0, 0, 9])
    t.play("papa mk-82 fire")
    if one:
        assert decision(t) == "evade"
        return
    assert t.legal() == ["pass", "boomer"]
    assert t.refused("papa") == "PHANTOM-REACT-04"
    assert told(t.play("boomer mk-82 fire"), Suppressed)


@pytest.mark.rule("PHANTOM-REACT-04")
def test_who_failed_may_try_against_the_next_attack() -> None:
    two = [site("s-60", "a-n"), site("s-60", "a-n")]
    t = attacked(flying("papa", "a-n", "mk-82 mk-82"), counter=two, rolled=(1, 1))
    t.play("papa mk-82 fire", "pass")
    assert decision(t) == "suppress"
    assert t.view().attack.threat == "s2"
    assert "papa" in t.legal()


@pytest.mark.rule("PHANTOM-REACT-05", "PHANTOM-HOUSE-09", "PHANTOM-PILOT-08")
def test_the_stress_of_an_evasion_counts_first_pod_and_all() -> None:
    # Robin is Unfit from 13 on: he loses the pod, and then its protection.
    t = attacked(flying("robin", "a-n", "ecm-pod mk-82", stress=11), rolled=(6, 9))
    until(t, "evade")
    events = t.play("evade")
    (lost,) = told(events, Disarmed)
    assert sorted(lost.load) == ["ecm-pod", "mk-82"]
    (fired,) = told(events, Fired)
    assert (fired.dice, fired.modified) == ((6, 9), 6)


@pytest.mark.rule("PHANTOM-PILOT-11", "PHANTOM-PILOT-12", "PHANTOM-RULING-03")
def test_an_unfit_pilot_may_evade_and_do_nothing_else() -> None:
    t = attacked(flying("papa", "a-n", stress=11), flying("kirin", "p-s"), rolled=(1, 1), damage=0)
    assert decision(t) == "evade"  # not even his guns suppress
    t.play("evade")
    assert who(t, "papa").stress == 13
    assert decision(t) == "move"  # nor do they attack
    t = attacked(flying("papa", "a-n", stress=11), flying("boomer", "a-n"), script=[0])
    assert t.refused("papa") == "PHANTOM-PILOT-11"


@pytest.mark.rule("PHANTOM-HOUSE-09")
def test_an_aircraft_evades_as_often_as_it_is_attacked() -> None:
    three = [site("s-60", "a-n")] * 3
    t = attacked(flying("robin", "a-n"), counter=three, rolled=(1, 1, 1, 1, 1, 1))
    for stress in (2, 4, 6):
        until(t, "evade")
        t.play("evade")
        assert who(t, "robin").stress == stress


@pytest.mark.rule("PHANTOM-RULING-08", "PHANTOM-ARM-06", "PHANTOM-ARM-07")
def test_suppression_obeys_every_restriction() -> None:
    radar = [site("sa-2", "a-s")]
    t = attacked(flying("vapor", "a-n", "agm-45", altitude="high"), counter=radar, rolled=(10,))
    assert told(t.play("vapor"), Suppressed)
    t = attacked(flying("papa", "a-n", "mk-82 aim-9", altitude="high"), rolled=(1,))
    assert t.refused("papa aim-9") == "PHANTOM-ARM-06"
    t = attacked(
        flying("papa", "a-n", "mk-82 aim-9"), counter=[bandit("mig-17", "a-n")], rolled=(1,)
    )
    assert t.refused("papa mk-82") == "PHANTOM-ARM-07"
