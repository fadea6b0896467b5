"""Moments of raids that cannot be are refused with their reason."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.raids import heavy, hunt, mission, own, run, stuka
from tests.systems.flames.scenes import plane, table

from escadrille.kernel.errors import BadSituation
from escadrille.testing.scripted import Table

TWO = [heavy("r1c1"), heavy("r1c2")]


def refused(*aircraft: dict[str, Any], **facts: Any) -> str:
    with pytest.raises(BadSituation) as error:
        table(*aircraft, **facts)
    return str(error.value)


@pytest.mark.parametrize(
    ("bombers", "facts", "fault"),
    [
        ([heavy("r1c1"), heavy("r1c1")], {}, "FLAMES-FORM-01"),
        ([{**TWO[0], "cell": None}, TWO[1]], {}, "FLAMES-FORM-01"),
        ([{**TWO[0], "hand": "yo-yo"}, TWO[1]], {}, "FLAMES-TUR-02"),
        ([{**TWO[0], "level": "high"}, TWO[1]], {}, "FLAMES-BMR-02"),
        ([{**TWO[0], "evasive": 1}, TWO[1]], {}, "FLAMES-BMR-01"),
        ([{**TWO[0], "pilot": "galland"}, TWO[1]], {}, "FLAMES-RULING-56"),
        ([{**TWO[0], "victor": "a1"}, TWO[1]], {}, "FLAMES-END-03"),
        ([{**TWO[0], "home": True}, TWO[1]], {}, "FLAMES-OPT-10"),
        ([{**TWO[0], "pattern": "tight"}, TWO[1]], {}, "FLAMES-FLAK-02"),
        ([{**TWO[0], "dropped": 3}, TWO[1]], {}, "FLAMES-FLAK-07"),
        (TWO, {"raid": {"manned": True}}, "FLAMES-RULING-52"),
        (TWO, {"raid": {"quarry": "a1"}}, "FLAMES-BMR-03"),
        (TWO, {"raid": {"quarry": "b1"}, "phase": "pre-draw"}, "FLAMES-RULING-52"),
        (TWO, {"raid": {"back": 2}}, "FLAMES-TUR-05"),
        (TWO, {"raid": {"flak": "tight"}}, "FLAMES-FLAK-01"),
        (TWO, {"active": "b1"}, "FLAMES-FB-02"),
    ],
)
def test_an_impossible_raid_is_refused(
    bombers: list[dict[str, Any]], facts: dict[str, Any], fault: str
) -> None:
    told = [{key: value for key, value in one.items() if value is not None} for one in bombers]
    assert fault in refused(plane(0, "scissors"), *told, **facts)


def test_a_raid_of_nobody_is_refused() -> None:
    assert "FLAMES-BMR-01" in refused(plane(0), plane(1), raid={"manned": False, "back": 1})


def test_a_position_on_a_bomber_of_no_run_is_refused() -> None:
    held = plane(0, holds="b1", position="tailing")
    assert "FLAMES-BMR-09" in refused(held, *TWO)


def test_a_moment_in_the_middle_of_a_run_reads_back_equal() -> None:
    t = run("ims-2-3 barrel-roll", "jinking tight-turn", position=1)
    t.play("ims-2-3 attack b1", "jinking")
    again = Table(t.situation())
    assert again.rules.digest(again.state) == t.rules.digest(t.state)
    again.play("tight-turn", "barrel-roll")
    assert again.aircraft("b1").damage == 2


def test_winds_are_not_applied_twice() -> None:
    scenario = mission([stuka()], [own("p-11c")], {"winds": 2})
    planes = [{"fighter": "ju-87b", "side": 0}, {"fighter": "p-11c", "side": 1}]
    told = {"system": "flames", "scenario": scenario, "active": "b1", "aircraft": planes}
    t = Table(told)
    assert t.view().turns == 8
    assert Table(t.situation()).view().turns == 8


def test_the_view_tells_what_blocks_a_position_and_who_is_free() -> None:
    column = [heavy("r1c1"), heavy("r2c1"), heavy("r1c2")]
    t = hunt("scissors", *column)
    front, rear, right = (t.aircraft(f"b{n}").raid for n in (1, 2, 3))
    assert front.blocked == {"advantaged": ("b3",), "tailing": ("b2",)}
    assert (front.free, rear.free, right.free) == (False, True, False)
    assert (front.row, front.column, front.cards) == (0, 0, 5)
