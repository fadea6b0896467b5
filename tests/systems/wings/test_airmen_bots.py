"""Hand-written pilots use what pilots can do, and fly the errands of missions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.airmen import ARMED, airman, facing, fired, kit
from tests.systems.wings.scenes import duel, program
from tests.systems.wings.sorties import flyer, mission, rules_of, sortie
from tests.systems.wings.test_equipment import pistols
from tests.systems.wings.test_missions import GROUNDED, STANDING, aim, foe, lost

from escadrille.systems.wings.bots.tactics import quick
from escadrille.systems.wings.engine import WingsRules
from escadrille.testing.scripted import Table


def chosen(t: Table, seat: int) -> str:
    """Return the order that a pilot in a hurry gives."""
    rules = t.rules
    assert isinstance(rules, WingsRules)
    return str(rules.write(rules.order(t.state, seat, quick(rules, t.state, seat))))


@pytest.mark.parametrize(
    ("one", "other", "deck", "seat"),
    [
        (airman("knight"), airman(airman={"life": 1}), "A3-pilot A0", 0),
        (airman(), airman("artist"), "A5 A4", 1),
        (airman(), airman(None, "ghost"), "A3-pilot A0", 1),
        (airman(None, "killer"), airman(), "A5 A4", 0),
        (airman(), airman(None, "handyman"), "A0-explosion A0", 1),
    ],
    ids=["knight", "artist", "ghost", "killer", "handyman"],
)
def test_powers_are_used_where_they_help(
    one: dict[str, Any], other: dict[str, Any], deck: str, seat: int
) -> None:
    t, _ = fired(one, other, deck)
    assert t.asked[0] == (seat, "use")
    assert chosen(t, seat) == "use"


@pytest.mark.parametrize("item", ["vest", "extinguisher"])
def test_equipment_is_used_by_who_has_it(item: str) -> None:
    card = {"vest": "A3-pilot A0", "extinguisher": "A2-flames A0"}[item]
    t, _ = fired(airman(), kit(item), card, options={"equipment": True})
    assert chosen(t, 1) == "use"
    t, _ = fired(airman(), kit(), card, options={"equipment": True})
    assert chosen(t, 1) == "pass"


def test_an_artist_lets_a_far_shot_come() -> None:
    t, _ = fired(airman(), airman("artist"), "A5", apart=150)
    assert chosen(t, 1) == "pass"


def test_a_killer_gives_the_card_that_kills() -> None:
    t, _ = fired(airman(None, "killer"), airman(airman={"life": 3}), "A3 A4")
    t.play("use", seat=0)
    assert chosen(t, 0) == "card-2"


def test_a_handgun_is_fired_by_who_has_one() -> None:
    assert chosen(pistols(kit("handgun"), airman(), "B3 B1"), 0) == "a2"
    assert ARMED["equipment"]


def test_a_wounded_pilot_keeps_what_serves_him_best() -> None:
    t, _ = fired(airman(), airman(None, "acrobat", "serpent", tokens=0), "A3-pilot A0")
    assert chosen(t, 1) == "serpent"


def test_the_ace_of_aces_stays_on_the_table() -> None:
    options = {"pilots": True, "skills": True}
    t = duel(airman(None, "ace-of-aces", at=[500, 655]), airman(at=[100, 100]), options=options)
    program(t, 0, "straight", "straight", "straight")
    program(t, 1, "straight", "straight", "straight")
    assert t.asked == ((0, "last-card"),)
    assert chosen(t, 0) != "pass"  # straight on is over the edge


def test_facing_nobody_a_last_card_is_kept() -> None:
    options = {"pilots": True, "skills": True}
    t = duel(airman(None, "ace-of-aces"), airman(), options=options)
    program(t, 0, "straight", "straight", "straight")
    program(t, 1, "straight", "straight", "straight")
    assert chosen(t, 0) == "pass"
    assert facing().asked


# Errands.


LOW: dict[str, Any] = {"type": "dh4", "observer": False, "level": 0, "counters": 1}


def test_who_fetches_somebody_lands_beside_him_and_waits() -> None:
    t = sortie(
        "rescue", flyer(0, 500, 500, 90, **LOW), foe(), things=aim("rescue"), options=GROUNDED
    )
    for card in ("straight", "straight", "stall", "landing-1"):
        assert chosen(t, 0) == card
        t.play(card, seat=0)
    standing = flyer(0, 700, 500, **{**STANDING, "type": "dh4", "observer": False})
    t = sortie("rescue", standing, foe(), things=aim("rescue"), options=GROUNDED)
    assert chosen(t, 0) == "blank"
    t.state.task[2] = 1
    assert chosen(t, 0) == "stall"  # off he goes


def test_nobody_shoots_at_whom_he_is_to_fetch() -> None:
    facts: dict[str, Any] = {"did": 1, "flown": 1, "last": "straight", "cards": 3}
    facts |= {"programme": "straight straight straight"}
    near = flyer(0, 800, 420, level=1, **facts)
    for task, answer in (("rescue", "pass"), ("destroy", "g1")):
        t = sortie(
            task if task == "rescue" else "strafing",
            near,
            {**foe(), **facts},
            things=aim(task),
            at="fire-1",
            phase=1,
        )
        assert chosen(t, 0) == answer


def test_a_patrol_does_not_fly_home_at_once() -> None:
    t = sortie("patrol", flyer(0, 150, 500, 90), foe())
    assert chosen(t, 0) != "immelmann"
    rules = rules_of(mission(seed=1, errand="patrol"))
    state = rules.start(1)
    seat = rules.pending(state)[0].seat
    assert quick(rules, state, seat) in rules.legal(state, seat)


def test_reinforcements_are_sent_where_points_are_left() -> None:
    assert chosen(lost(8), 0) != "pass"
