"""What legal orders mean, and what the view tells of the table: figures of the ledger."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import Opening, duel, fighter, plane, table

from escadrille.mechanics.links import Link
from escadrille.mechanics.pools import Pool
from escadrille.systems.flames import load_packs
from escadrille.systems.flames.facts import Card, Enemy, Maneuver, Move, Price, Use
from escadrille.testing.scripted import Table

TOUGH: dict[str, Any] = {"fighter": fighter(airframe=9)}
ACE = {"fighter": fighter(airframe=9), "counters": 2, "pilot": "generic-ap2"}


def meant(t: Table, line: str, seat: int | None = None) -> Any:
    """Return the facts of a legal order of the seat that is asked."""
    seat = t.seat(seat)
    (order,) = t.rules.read(t.state, seat, line)
    return t.rules.facts(t.state, seat, t.rules.choice(t.state, seat, order))


@pytest.mark.rule("FLAMES-ALT-04", "FLAMES-ALT-05", "FLAMES-PILOT-08", "FLAMES-PILOT-09")
def test_a_change_of_level_tells_where_it_leads_and_what_it_costs() -> None:
    t = duel("yo-yo", phase="altitude")
    assert meant(t, "climb") == Move("high", cost=1, draws=0)
    assert meant(t, "dive") == Move("low", cost=0, draws=1)
    climber = duel("yo-yo", one={"pilot": "generic-cl"}, phase="altitude")
    assert meant(climber, "climb").cost == 0
    diver = duel("yo-yo", one={"pilot": "generic-di"}, phase="altitude")
    assert meant(diver, "dive").draws == 2


@pytest.mark.rule("FLAMES-SPEED-01", "FLAMES-SPEED-02")
def test_a_comparison_tells_its_free_maneuvers_and_each_where_it_ends() -> None:
    t = duel("yo-yo", "", 0, {"fighter": fighter(speed=4)}, phase="speed")
    assert meant(t, "b1") == Enemy(position=0, points=2)
    t.play("b1")
    assert (t.view(0).facing, t.view(0).terms) == ("b1", {"points": 2})
    assert meant(t, "speed") == Maneuver(position=1)


@pytest.mark.rule("FLAMES-ATK-01", "FLAMES-NOTE-02", "FLAMES-PLAY-13", "FLAMES-PILOT-12")
def test_a_card_tells_its_uses_with_their_figures() -> None:
    gunship = {"fighter": fighter(firepower=1, gunner=2), "pilot": "generic-m0"}
    t = duel("ims-2-3 fuel-tank yo-yo barrel-roll", "", -1, gunship, TOUGH)
    gunner, moves = Use("gunner", bursts=2, hits=3), Use("maneuver", steps=2)
    assert meant(t, "ims-2-3") == Card((moves, gunner))
    assert meant(t, "barrel-roll").uses == (Use("maneuver", steps=1), Use("play"))
    t.play("yo-yo play", "ims-2-3")
    assert meant(t, "gunner").hits == 4
    guns = duel("ims-2-3 fuel-tank", one=gunship, other=TOUGH)
    assert meant(guns, "ims-2-3").uses == (moves, Use("attack", bursts=2, hits=4))
    assert meant(guns, "fuel-tank").uses[1] == Use("attack", bursts=2, destroys=True)


@pytest.mark.rule("FLAMES-PLAY-04")
def test_steps_tell_the_position_in_which_they_end() -> None:
    t = duel("ims-3-3", position=-1)
    t.play("ims-3-3 maneuver")
    assert [meant(t, str(steps)).position for steps in (1, 2, 3)] == [0, 1, 2]


@pytest.mark.rule("FLAMES-RULING-54", "FLAMES-RULING-49")
def test_a_pick_tells_its_price_and_what_is_left() -> None:
    t = Opening("free-duel", pilots=True)
    left = t.view(0).terms["left"]
    yak = load_packs().tables["fighter"]["yak-1"].vp
    assert meant(t, "yak-1", seat=0) == Price(yak, left - yak)
    t.play("yak-1", seat=0)
    assert (t.view(0).decision, t.view(0).terms["left"]) == ("pilot", left - yak)


@pytest.mark.rule("FLAMES-BURST-02", "FLAMES-BURST-03", "FLAMES-NOTE-04")
def test_the_pools_of_the_active_aircraft_are_public() -> None:
    t = duel("ims-2-2", "", 1, {"fighter": fighter(bursts=1, gunner=2)}, TOUGH)
    t.play("ims-2-2 attack b1")
    assert t.view().pools == (
        Pool("own", 1, 0, open=True),
        Pool("advantage", 1, 0, open=True),
        Pool("tailing", 2, 2, open=False),
        Pool("gunner", 2, 2, open=False),
    )


@pytest.mark.rule("FLAMES-ALT-02", "FLAMES-ALT-08", "FLAMES-NOTE-08")
@pytest.mark.parametrize(
    ("turbo", "pre", "post"),
    [(False, [1, 0, 0, -1, -1], [1, 1, 0, 0, -1]), (True, [1, 0, 0, 0, -1], [1, 1, 0, 0, 0])],
)
def test_a_level_adds_to_horsepower(turbo: bool, pre: list[int], post: list[int]) -> None:
    power = duel(one={"fighter": fighter(turbocharger=turbo)}).aircraft("a1").power
    assert [list(power), [level.pre for level in power.values()]] == [
        ["very-low", "low", "medium", "high", "very-high"],
        pre,
    ]
    assert [level.post for level in power.values()] == post


@pytest.mark.rule("FLAMES-PLAY-05", "FLAMES-PLAY-08", "FLAMES-REACT-02")
def test_a_chain_tells_who_played_what_and_what_stands() -> None:
    t = duel("yo-yo scissors", "tight-turn ace-pilot")
    t.play("yo-yo maneuver b1 1", "tight-turn")
    seen = t.view().action
    assert seen.links == (
        Link("a1", "yo-yo", "maneuver", cancelled=True),
        Link("b1", "tight-turn", "tight-turn", cancelled=False),
    )
    assert (seen.stands, seen.comes_to, seen.rule) == (False, "cancelled", "FLAMES-PLAY-08")
    assert seen.answers == "tight-turn"
    assert seen.answered_by == ("ace-pilot", "scissors", "tight-turn", "yo-yo")
    t.play("scissors")
    seen = t.view().action
    assert [link.cancelled for link in seen.links] == [False, True, False]
    assert (seen.stands, seen.comes_to, seen.position) == (True, "position", 1)


@pytest.mark.rule("FLAMES-BURST-07", "FLAMES-CARD-03", "FLAMES-CARD-07")
def test_a_shot_that_is_answered_has_spent_its_bursts() -> None:
    t = duel("ims-1-1 fuel-tank", "barrel-roll evasive yo-yo", other=TOUGH | {"evasive": 1})
    t.play("ims-1-1 attack b1")
    assert (t.view().action.comes_to, t.view().action.hits) == ("hit", 1)
    t.play("barrel-roll")
    seen = t.view().action
    assert (seen.comes_to, seen.rule, seen.bursts) == ("spent", "FLAMES-BURST-07", 2)
    tank = duel("fuel-tank", "yo-yo")
    tank.play("fuel-tank attack b1")
    assert tank.view().action.comes_to == "destroyed"


@pytest.mark.rule("FLAMES-CARD-04")
def test_an_evasive_that_softens_comes_after_the_chain() -> None:
    t = duel("ims-3-3", "evasive evasive yo-yo", one={"fighter": fighter(bursts=3)}, other=TOUGH)
    t.play("ims-3-3 attack b1", "pass", "evasive")
    seen = t.view().action
    assert [(link.card, link.cancelled) for link in seen.links] == [
        ("ims-3-3", False),
        ("evasive", False),
    ]
    assert (seen.comes_to, seen.hits) == ("hit", 1)


@pytest.mark.rule("FLAMES-PILOT-06", "FLAMES-RULING-45")
@pytest.mark.parametrize(
    ("lines", "cards"),
    [
        (["counter b1 1"], [None]),
        (["yo-yo maneuver b1 1", "counter"], ["yo-yo", None]),
        (["yo-yo maneuver b1 1", "tight-turn", "counter"], ["yo-yo", "tight-turn", None]),
        (["ims-1-1 attack b1", "counter", "counter"], ["ims-1-1", None, None]),
        (["counter b1 1", "barrel-roll"], [None, "barrel-roll"]),
    ],
)
def test_counters_stand_in_the_chain_though_they_are_no_cards(
    lines: list[str], cards: list[str | None]
) -> None:
    theirs = "tight-turn ace-pilot vertical-roll barrel-roll"
    t = duel("yo-yo ims-1-1 ims-1-1 scissors", theirs, one=ACE, other=ACE)
    t.play(*lines)
    links = t.view().action.links
    assert [link.card for link in links] == cards
    assert [link.by for link in links] == ["a1", "b1", "a1", "b1"][: len(cards)]
    assert {link.title for link in links[1:] if not link.card} <= {"ace-pilot"}


@pytest.mark.rule("FLAMES-RULING-06")
def test_a_redline_in_the_midst_of_a_chain_leaves_it_as_it_is() -> None:
    ace = ACE | {"fighter": fighter(airframe=9)}
    t = duel("yo-yo ims-1-1", "redline evasive tight-turn", one=ace, other=ace)
    t.play("yo-yo maneuver b1 1")
    links = t.view().action.links
    t.play("push")
    assert t.asked[0][1] == "redline"
    assert t.view().action.links == links
    assert (t.view(1).decision, t.view(1).terms) == ("redline", {"count": 1})


@pytest.mark.rule("FLAMES-FOLLOW-02", "FLAMES-FOLLOW-03")
def test_a_pursuer_is_told_what_following_costs() -> None:
    behind = {"holds": "a1", "position": "advantaged"}
    t = table(plane(0, "yo-yo"), plane(1, "yo-yo yo-yo", **behind), phase="altitude")
    t.play("climb yo-yo")
    assert t.view(1).terms == {"climbed": True, "cost": 2}
    t.play("follow")
    assert (t.view(1).decision, t.view(1).terms) == ("pay", {"count": 2})


@pytest.mark.rule("FLAMES-NOTE-07", "FLAMES-CARD-12")
def test_one_more_hit_is_in_vain_while_no_other_card_can_attack() -> None:
    gunship = {"fighter": fighter(barrage=True)}
    near = duel("ims-1-1 ims-2-3 tight-turn", one=gunship)
    assert not any(use.vain for use in meant(near, "ims-2-3").uses)
    assert not any(use.vain for use in meant(near, "tight-turn").uses)
    far = duel("ims-1-1 ims-2-3 tight-turn", one=gunship, other={"level": "high"})
    assert meant(far, "ims-2-3").uses == (Use("barrage", vain=True),)
    assert meant(far, "tight-turn").uses == (Use("play", vain=True),)
    last = duel("ims-1-1", one=gunship)
    assert [use.use for use in meant(last, "ims-1-1").uses if use.vain] == ["barrage"]
