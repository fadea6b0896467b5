"""The sliding window of levels and the cloud layer (groups CEIL and CLOUD)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import (
    altitude,
    duel,
    fly,
    levels_of,
    of,
    opening,
    plane,
    program,
    settle,
    step,
    table,
    tables_of,
)

from escadrille.systems.wings.events import EnteredClouds, Flew, Left, LeftClouds, WindowChanged
from escadrille.systems.wings.rules.altitude import highest_level

CEILING: Any = {"options": {"true_ceiling": True}, "at": "window"}
LAYER: Any = {"options": {"cloud_layer": True}}
STRAIGHTS = ("straight", "straight", "straight")


def heights(*levels: int, **facts: Any) -> Any:
    """Return a table before the window is changed, an aircraft for each level, sides in turn."""
    sides = sorted(n % 2 for n in range(len(levels)))
    places = enumerate(zip(sides, levels, strict=True))
    planes = [plane(side, 200 + 150 * n, 300, level=level) for n, (side, level) in places]
    for one in planes:
        one["type"] = {"ceiling": max(12, one["level"])}
    return table(*planes, **{**CEILING, **facts})


# The window.


@pytest.mark.rule("WINGS-CEIL-01", "WINGS-CEIL-02")
def test_12_the_highest_may_impose_a_change_up_to_two_levels() -> None:
    """WINGS-EX-12."""
    t = heights(3, 2, options={"true_ceiling": True, "cloud_layer": True})
    assert t.asked == ((0, "window"),)
    out = t.play("change")
    assert [(e.floor, e.ceiling) for e in of(out, WindowChanged)] == [(2, 5)]
    assert (levels_of(t.view().window), levels_of(t.view().clouds)) == ((2, 5), (6, 6))
    assert t.asked == ((0, "program"), (1, "program"))


@pytest.mark.rule("WINGS-CEIL-02")
def test_12_beyond_two_levels_all_must_agree() -> None:
    """WINGS-EX-12."""
    planes = plane(0, 200, 300, level=3), plane(1, 350, 300, level=0, counters=1)
    t = table(*planes, **CEILING)
    assert not of(t.play("change"), WindowChanged)
    assert t.asked == ((1, "window"),)
    assert of(t.play("change"), WindowChanged)
    for refuser in (0, 1):
        t = table(*planes, **CEILING)
        t.play(*["change"] * refuser, "pass")
        assert levels_of(t.view().window) == (0, 3)
        assert t.asked == ((0, "program"), (1, "program"))


@pytest.mark.rule("WINGS-CEIL-02")
@pytest.mark.parametrize(("low", "asked"), [(1, 1), (0, 3)])
def test_every_seat_is_asked_where_the_change_cannot_be_imposed(low: int, asked: int) -> None:
    planes = [
        plane(0, 200, 300, level=low, counters=1),
        plane(0, 350, 300, level=2, seat=1),
        plane(1, 500, 300, level=3),
    ]
    t = table(*planes, seats=[2, 1], **CEILING)
    seats = []
    while t.asked[0][1] == "window":
        seats.append(t.asked[0][0])
        t.play("change")
    assert seats == [2, 0, 1][:asked]
    assert levels_of(t.view().window) == (2, 5)


@pytest.mark.rule("WINGS-CEIL-02", "WINGS-RULING-81")
@pytest.mark.parametrize(("window", "level"), [(0, 3), (1, 2)])  # up, and down
def test_of_several_highest_each_may_impose_the_change(window: int, level: int) -> None:
    planes = [
        plane(0, 200, 300, level=1, counters=2),
        plane(0, 500, 300, level=level, seat=1),
        plane(1, 350, 300, level=level),
    ]
    facts: Any = {**CEILING, "seats": [2, 1], "window": window}
    before = levels_of(table(*planes, **facts).view().window)
    for answers, moves in ((("change",), True), (("pass", "change"), True), (("pass",) * 2, False)):
        t = table(*planes, **facts)
        assert t.asked == ((1, "window"),)
        t.play(*answers)
        assert (levels_of(t.view().window) != before) == moves
        assert "program" in [decision for _, decision in t.asked]
    higher = table(planes[0], planes[1], {**planes[2], "counters": 1}, **facts)
    assert higher.asked == ((2, "window"),)
    higher.play("pass")
    assert "program" in [decision for _, decision in higher.asked]


@pytest.mark.rule("WINGS-CEIL-01", "WINGS-RULING-81")
@pytest.mark.parametrize(
    ("window", "levels", "changed"),
    [
        (0, (1, 1), None),  # nobody flies high enough to wish for it
        (0, (2, 1), (2, 5)),
        (1, (4, 3), (4, 7)),
        (2, (6, 6), (7, 10)),
        (3, (9, 8), (10, 13)),
        (4, (13, 13), None),  # there is no higher row
        (1, (3, 2), (0, 3)),  # all at or below the ceiling of the row below
        (4, (10, 2), (7, 10)),
        (4, (11, 2), None),
    ],
)
def test_the_window_slides_by_one_row(
    window: int, levels: tuple[int, int], changed: tuple[int, int] | None
) -> None:
    t = heights(*levels, window=window)
    if changed is None:
        assert "program" in [decision for _, decision in t.asked]
    else:
        t.play("change")
        assert t.asked[0][1] == "program"  # nobody else is asked
        assert levels_of(t.view().window) == changed
        assert [a.level for a in t.view().aircraft] == list(levels)  # nobody is moved by it


@pytest.mark.rule("WINGS-CEIL-02", "WINGS-RULING-81")
def test_the_window_stays_while_anybody_is_in_the_clouds() -> None:
    clouded = table(
        plane(0, 200, 300, level=4, cloud=1),
        plane(1, 350, 300, level=3),
        options={"true_ceiling": True, "cloud_layer": True},
        at="window",
    )
    assert clouded.asked == ((0, "program"), (1, "program"))


@pytest.mark.rule("WINGS-CEIL-02")
def test_the_window_is_offered_at_the_start_of_a_turn_and_only_with_the_option() -> None:
    assert tables_of(heights(3, 3)).step_names[:2] == ["begin", "window"]
    assert "window" not in tables_of(duel()).step_names


@pytest.mark.rule("WINGS-CEIL-03", "WINGS-ALT-06")
@pytest.mark.parametrize(
    ("options", "window", "ceiling", "highest"),
    [
        ({}, 0, 12, 3),
        ({"cloud_layer": True}, 0, 12, 4),
        ({"true_ceiling": True}, 0, 12, 3),
        ({"true_ceiling": True}, 3, 12, 10),
        ({"true_ceiling": True}, 3, 8, 8),
        ({"true_ceiling": True}, 4, 12, 12),
        ({"true_ceiling": True, "cloud_layer": True}, 3, 12, 11),
    ],
)
def test_an_aircraft_climbs_to_its_own_ceiling(
    options: dict[str, Any], window: int, ceiling: int, highest: int
) -> None:
    t = duel({"type": {"ceiling": ceiling}}, options=options, window=window)
    assert highest_level(tables_of(t), t.state, 0) == highest


@pytest.mark.rule("WINGS-CEIL-03")
@pytest.mark.parametrize(("ceiling", "reached"), [(6, (6, 0)), (5, (5, 2))])
def test_at_its_ceiling_the_last_counter_is_not_offered(
    ceiling: int, reached: tuple[int, int]
) -> None:
    high = {"level": 5, "counters": 2, "type": {"ceiling": ceiling}}
    t = duel(high, options={"true_ceiling": True}, window=2)
    program(t, 0, "climb", "straight", "straight")
    program(t, 1, *STRAIGHTS)
    settle(t, 1, {"gain": "take"})
    assert altitude(t) == reached


# The cloud layer.


@pytest.mark.rule("WINGS-CLOUD-01", "WINGS-CLOUD-02", "WINGS-CLOUD-03", "WINGS-CLOUD-04")
def test_into_the_clouds_and_out_again() -> None:
    t = duel({"at": [300, 200], "level": 3, "counters": 2}, {"at": [800, 200]}, **LAYER)
    program(t, 0, "climb", "straight", "straight")
    program(t, 1, *STRAIGHTS)
    out = t.play("take") + settle(t, 1)
    assert of(out, EnteredClouds)
    entry = t.view(1).aircraft[0].pose
    assert t.view(1).aircraft[0].level is None
    assert t.view(0).blind
    assert t.view(0).aircraft[0].written == ("straight", "straight")
    seen = t.view(0).aircraft[1].pose
    assert seen == (80000, 20000 + 11780, 0)  # as it was at the entry
    program(t, 0, "straight", "dive", "straight")
    program(t, 1, "turn-left", "straight", "straight")
    settle(t, 2)
    assert altitude(t) == (3, 0)
    assert t.view(1).aircraft[0].pose != entry
    assert t.view(1).aircraft[0].pose[1] - entry[1] == 5 * 11780


def clouded(*, written: str = "straight straight", **facts: Any) -> dict[str, Any]:
    return {"at": [300, 300], "level": 4, "cloud": 1, "written": written, **facts}


@pytest.mark.rule("WINGS-CLOUD-04", "WINGS-RULING-49")
@pytest.mark.parametrize(
    ("counters", "programme", "out"),
    [
        (0, ("stall", "immelmann", "straight"), True),  # a Split-S
        (1, ("stall", "immelmann", "straight"), False),
        (2, ("straight", "dive", "straight"), True),
        (0, STRAIGHTS, False),
    ],
)
def test_a_dive_or_a_split_s_brings_it_back(
    counters: int, programme: tuple[str, ...], out: bool
) -> None:
    """What it wrote is flown before the first card is revealed, and in view of all."""
    t = duel(clouded(counters=counters), **LAYER)
    flown = of(fly(t, *programme), Flew)
    assert [e.aircraft for e in flown[:4]] == (
        ["a1", "a1", "a1", "a2"] if out else ["a2", "a2", "a2"]
    )
    seen = [e.seen_by(1) for e in flown if e.aircraft == "a1"]
    assert [e and e.card for e in seen] == (["straight", "straight", *programme] if out else [])
    assert t.aircraft("a1").in_clouds != out
    assert (t.aircraft("a1").written or ()) == (() if out else ("straight", "straight", *programme))


@pytest.mark.rule("WINGS-CLOUD-04")
def test_it_fires_and_is_fired_at_from_the_card_that_takes_it_out() -> None:
    """a2 flies on before it: in reach in all three phases, but a1 dives with its second card."""
    t = duel(clouded(written=""), {"at": [300, 430], "level": 3}, options={**LAYER["options"]})
    program(t, 0, "straight", "dive", "straight")
    program(t, 1, *STRAIGHTS)
    assert (t.view().phase, t.asked) == (2, ((0, "declare"),))


@pytest.mark.rule("WINGS-CLOUD-04", "WINGS-RULING-49")
def test_a_climb_before_a_dive_keeps_it_in() -> None:
    """In a band from 4 up: (4,2), a climb to (5,0), a dive to (4,0). It stays unseen, and blind."""
    t = duel(
        clouded(counters=2),
        options={"weather": True, "true_ceiling": True},
        sky="medium",
        clouds=[4, 7],
        window=1,
    )
    out = program(t, 0, "climb", "straight", "dive") + program(t, 1, *STRAIGHTS)
    out += settle(t, 1, {"gain": "take"})
    assert not [e for e in of(out, Flew) if e.aircraft == "a1"]
    assert altitude(t) == (4, 0)
    assert t.view(0).blind


@pytest.mark.rule("WINGS-CLOUD-04", "WINGS-CPX-08")
@pytest.mark.parametrize(("marker", "out"), [("controlled-dive", False), ("pass", True)])
def test_a_controlled_dive_may_stay_in(marker: str, out: bool) -> None:
    """From (4,2) it costs two counters, and a plain dive a level."""
    options = {"cloud_layer": True, "special_manoeuvres": "all"}
    t = duel(clouded(counters=2), options=options)
    t.play("straight", "dive", "straight", marker, seat=0)
    program(t, 1, *STRAIGHTS)
    settle(t, 1)
    assert t.view(0).blind != out
    assert altitude(t) == ((3, 0) if out else (4, 0))


@pytest.mark.rule("WINGS-CLOUD-04", "WINGS-RULING-49")
def test_out_by_climbing() -> None:
    """Above the clouds is out of them: the text names dives, the ruling any manoeuvre."""
    t = duel(
        clouded(level=7, counters=2),
        options={"weather": True, "true_ceiling": True},
        sky="medium",
        clouds=[4, 7],
        window=3,
    )
    out = program(t, 0, "climb", "straight", "straight") + program(t, 1, *STRAIGHTS)
    out += settle(t, 1, {"gain": "take"})
    assert of(out, LeftClouds)
    flown = [e.card for e in of(out, Flew) if e.aircraft == "a1" and e.seen_by(1)]
    assert flown == ["straight", "straight", "climb", "straight", "straight"]


@pytest.mark.rule("WINGS-CLOUD-04", "WINGS-RULING-49", "WINGS-EXIT-01")
@pytest.mark.parametrize(
    ("written", "status"),
    [("straight straight", "down"), ("straight immelmann straight", "flying")],
)
def test_who_lost_his_way_leaves_at_the_end_of_the_replay(written: str, status: str) -> None:
    """Only the end of the replay counts, not the way there; and no card is flown after it."""
    t = duel(clouded(at=[300, 880], written=written), **LAYER)
    program(t, 0, "dive", "straight", "turn-left")
    out = program(t, 1, *STRAIGHTS) + settle(t, 1)
    flown = [e.card for e in of(out, Flew) if e.aircraft == "a1"]
    assert flown == written.split() + (["dive", "straight", "turn-left"] * (status == "flying"))
    assert t.aircraft("a1").status == status
    assert not of(out, Left)


@pytest.mark.rule("WINGS-CLOUD-01")
def test_who_begins_at_a_level_of_cloud_begins_in_it() -> None:
    slots = [{"type": "spad-vii", "level": level} for level in (4, 3)]
    fresh = opening(*slots, **LAYER)
    assert fresh.state.cloud == [1, 0]
    assert [fresh.view(seat).blind for seat in (0, 1)] == [True, False]


@pytest.mark.rule("WINGS-CLOUD-05")
@pytest.mark.parametrize("into", [0, 1])
def test_the_clouds_break_a_pursuit(into: int) -> None:
    """a1 has fired at a2 and is behind it; whoever of them climbs away, aim and tail are lost."""
    facts = [{"at": [300, 300]}, {"at": [300, 450]}]
    for number, place in enumerate(facts):
        place.update({"level": 3, "counters": 2 if number == into else 0})  # type: ignore[dict-item]
    aims: dict[str, Any] = {"aims": ["a2", "-"], "aimed": [4, 0], "tails": "a2"}
    t = duel({**facts[0], **aims}, facts[1], **LAYER)
    t.state.level[into] = 4
    assert of(step(t, "clouds-1"), EnteredClouds)
    assert t.state.aims[:2] == [-1, -1]
    assert t.state.tails == [-1, -1]
    step(t, "tail")
    assert t.state.tails == [-1, -1]


@pytest.mark.rule("WINGS-CLOUD-05")
def test_below_the_clouds_the_pursuit_goes_on() -> None:
    aims: dict[str, Any] = {"aims": ["a2", "-"], "aimed": [4, 0]}
    t = duel({"at": [300, 300], "level": 3, **aims}, {"at": [300, 450], "level": 3}, **LAYER)
    step(t, "clouds-1")
    assert t.state.aims[0] == 1
    step(t, "tail")
    assert t.state.tails[0] == 1


@pytest.mark.rule("WINGS-CLOUD-06")
def test_relief_changes_the_floor_and_never_the_ceiling() -> None:
    """Over a hill of floor 1 the ceiling stays 3 and the clouds 4."""
    t = table(
        plane(0, 500, 560, level=3, counters=2),
        plane(1, 100, 100, level=3, counters=2),
        table={"relief": [{"relief": "hill", "at": [500, 560]}]},
        options={"relief": True, "cloud_layer": True},
    )
    assert [a.green_peg for a in t.view().aircraft] == [2, 1]
    assert [highest_level(tables_of(t), t.state, a) for a in (0, 1)] == [4, 4]
    assert levels_of(t.view().clouds) == (4, 4)
    assert levels_of(t.view().window) == (0, 3)
