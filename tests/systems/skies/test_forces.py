"""Force lists: read from a line of text, priced, refused, and flown."""

from __future__ import annotations

from typing import Any

import pytest

from escadrille.kernel.errors import BadOption
from escadrille.systems.skies import SYSTEM, configure, generate, load_packs, read_situation
from escadrille.systems.skies.forces import read_list
from escadrille.systems.skies.schema import PILOT

RAF = "spitfire-mk-ii 3 adolph-malan 4 / hurricane-mk-i 2 3"
LUFTWAFFE = "bf-109e 4 3 3 2"


def mustered(**changes: Any) -> dict[str, Any]:
    return generate({"attacker": LUFTWAFFE, "defender": RAF, **changes})


@pytest.mark.rule("SKIES-BASE-51")
def test_a_list_is_squadrons_of_types_and_pilots() -> None:
    pack = load_packs()
    side = read_list(pack, RAF)
    spitfires, hurricanes = side.squadron
    assert (spitfires.type, spitfires.ps, spitfires.aces) == (
        "spitfire-mk-ii",
        (5, 4, 3),
        ("adolph-malan",),
    )
    assert (hurricanes.type, hurricanes.ps) == ("hurricane-mk-i", (3, 2))
    types = pack.tables["aircraft"]
    pilots = sum(PILOT[skill] for skill in (5, 4, 3, 3, 2)) + 25  # a named ace (SKIES-RULING-44)
    planes = 3 * types["spitfire-mk-ii"].points + 2 * types["hurricane-mk-i"].points
    assert side.points == pilots + planes


def test_two_lists_meet_in_a_dogfight_that_can_be_flown() -> None:
    scenario = mustered()
    rules = configure(scenario)
    assert [side.size for side in rules.t.scenario.side] == [4, 5]
    assert rules.t.scenario.year == 1940
    assert rules.pending(rules.start(1))
    assert SYSTEM.content.situation is not None
    again, state = read_situation(SYSTEM.content.situation(scenario))
    assert again.pending(state)
    assert again.t.scenario == rules.t.scenario


def test_many_aircraft_meet_over_a_wider_table() -> None:
    assert mustered()["table"] == [36, 36]
    assert mustered(attacker="bf-109e" + 13 * " 2", points=1000)["table"] == [48, 48]


@pytest.mark.rule("SKIES-BASE-51")
def test_a_list_keeps_to_its_points() -> None:
    cost = mustered()["side"][0]["points"]
    assert mustered(defender="hurricane-mk-i 2", points=cost)
    with pytest.raises(BadOption, match="SKIES-BASE-51"):
        mustered(defender="hurricane-mk-i 2", points=cost - 1)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"attacker": "spitfire-mk-99 3"}, "of no pack"),
        ({"attacker": ""}, "force"),
        ({"attacker": "bf-109e 3 /"}, "of no pack"),
        ({"attacker": "bf-109e"}, "nobody is no skill"),
        ({"attacker": "bf-109e 6"}, "'6' is no skill"),
        ({"attacker": "bf-109e baron"}, "'baron' is no skill"),
        ({"attacker": "bf-109e 3 / spitfire-mk-ii 3"}, "one nation"),
        ({"attacker": "bf-109e" + 25 * " 2", "points": 3000}, "at most 24"),
        ({"points": 0}, "points"),
        ({"third": "bf-109e 3"}, "third"),
    ],
)
def test_what_is_no_list_is_refused(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        mustered(**changes)


def test_an_ace_flies_his_own_type() -> None:
    with pytest.raises(Exception, match="adolph-malan"):
        configure(mustered(defender="hurricane-mk-i adolph-malan 2"))
