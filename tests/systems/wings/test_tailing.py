"""On somebody's tail (group TAIL)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.flights import LONG, asked, turn
from tests.systems.wings.scenes import of, plane, program, table

from escadrille.systems.wings.events import CardShown, MarkerShown
from escadrille.testing.scripted import Table

GUNLESS: dict[str, Any] = {"guns": []}


def tailing(*planes: dict[str, Any], **facts: Any) -> list[str | None]:
    """Return whom each aircraft tails, all having programmed three straights."""
    t = table(*planes, **facts)
    return [aircraft.tails for aircraft in t.view().aircraft]


def behind(dy: float = 200, dx: float = 0, heading: float = 0, **facts: Any) -> list[str | None]:
    """Return whom a1 and a2 tail, a2 standing so far ahead of a1."""
    mine = plane(0, 500, 300, **facts.pop("one", {}))
    return tailing(mine, plane(1, 500 + dx, 300 + dy, heading, **facts.pop("other", {})), **facts)


@pytest.mark.rule("WINGS-TAIL-01", "WINGS-RULING-14")
@pytest.mark.parametrize(
    ("dy", "dx", "heading", "tails"),
    [
        (200, 0, 0, True),
        (268, 0, 0, True),  # from front side to rear side just a ruler
        (268.01, 0, 0, False),
        (200, 0, 180, False),  # head-on
        (200, 0, 85, True),  # from an end of the front side
        (200, 0, 89, False),
        (60, 0, 0, False),  # bases overlap: the rear side is behind the front side
        (-200, 0, 0, False),
    ],
)
def test_a_ruler_joins_front_to_rear(dy: float, dx: float, heading: float, tails: bool) -> None:
    assert behind(dy, dx, heading) == ["a2" if tails else None, "a1" if dy == -200 else None]


@pytest.mark.rule("WINGS-TAIL-01")
@pytest.mark.parametrize(
    ("level", "tails"), [(0, False), (1, False), (2, True), (3, True), (4, False)]
)
def test_it_is_at_the_level_of_its_target_or_one_above(level: int, tails: bool) -> None:
    one = {"level": level, "counters": 1}
    assert behind(one=one)[0] == ("a2" if tails else None)
    assert behind(268, one=one)[0] == ("a2" if tails else None)  # a full ruler, one level apart
    assert behind(one=one, options={"altitude": False})[0] == "a2"


@pytest.mark.rule("WINGS-TAIL-01", "WINGS-RULING-14")
def test_no_base_may_be_crossed_whatever_its_level_and_side() -> None:
    ends = [plane(0, 500, 300), plane(1, 500, 500)]
    for level in (0, 2):
        third = plane(0, 500, 400, 90, level=level, counters=1)
        assert tailing(ends[0], third, ends[1])[0] is None
    aside = plane(0, 600, 400, 90)
    assert tailing(ends[0], aside, ends[1])[0] == "a3"


@pytest.mark.rule("WINGS-TAIL-01")
def test_friends_are_not_tailed_and_the_switch_ends_it() -> None:
    pair = [plane(0, 500, 300), plane(0, 500, 500)]
    assert tailing(*pair, plane(1, 100, 900))[:2] == [None, None]
    assert behind(options={"tailing": False}) == [None, None]


@pytest.mark.rule("WINGS-TAIL-02")
def test_the_first_card_is_shown_to_the_tailer_alone() -> None:
    t = table(plane(0, 500, 300), plane(1, 500, 450))
    program(t, 0, "straight", "turn-left", "stall")
    assert t.view(0).aircraft[1].programme == ()
    shown = of(program(t, 1, "turn-right", "straight", "stall"), CardShown)[0]
    assert t.asked == ((0, "reorder"),)
    assert (shown.seen_by(0).card, shown.seen_by(None).card) == ("turn-right", None)
    assert t.view(0).aircraft[1].programme == ("turn-right", None, None)
    assert t.view(None).aircraft[1].programme == (None, None, None)
    assert t.view(1).aircraft[0].programme == (None, None, None)


@pytest.mark.rule("WINGS-TAIL-03")
def test_the_tailer_may_lay_his_three_cards_in_another_legal_order() -> None:
    t = table(plane(0, 500, 300, last="climb"), plane(1, 500, 450))
    program(t, 0, "straight", "turn-left", "stall")
    program(t, 1, "straight", "straight", "stall")
    # The stall may not come first: a climb went before it.
    assert t.legal(0) == ["pass", "132", "213", "231"]
    assert t.refused("312") == "WINGS-TAIL-03"


@pytest.mark.rule("WINGS-TAIL-03")
def test_the_new_order_is_the_one_that_is_flown() -> None:
    t = table(plane(0, 500, 300), plane(1, 500, 450, type=GUNLESS), table=LONG)
    turn(t, {"reorder": "321"}, a1="straight stall turn-left")
    assert t.aircraft("a1").last == "straight"
    # turn, stall, straight: it flew both of the others on its new heading
    assert t.aircraft("a1").pose[2] == 30000
    assert t.aircraft("a1").pose[0] < 50000 - 15000


@pytest.mark.rule("WINGS-TAIL-03")
def test_markers_are_laid_again_with_the_new_order() -> None:
    t = table(plane(0, 500, 300, level=3), plane(1, 500, 450, level=3, type=GUNLESS), table=LONG)
    program(t, 0, "stall", "dive", "straight", "forced-dive")
    program(t, 1, "straight", "straight", "stall")
    assert not of(t.play("213"), MarkerShown)  # dive, stall, straight is no forced dive
    t = table(plane(0, 500, 300, level=3), plane(1, 500, 450, level=3, type=GUNLESS), table=LONG)
    program(t, 0, "straight", "stall", "dive")
    program(t, 1, "straight", "straight", "stall")
    t.play("231")
    assert t.legal(0) == ["pass", "forced-dive"]


@pytest.mark.rule("WINGS-TAIL-04", "WINGS-RULING-86")
@pytest.mark.parametrize(("hurt", "tails"), [(5, True), (6, False)])
def test_who_was_hurt_in_the_third_phase_does_not_tail(hurt: int, tails: bool) -> None:
    assert behind(one={"hurt": hurt}, turn=2)[0] == ("a2" if tails else None)


@pytest.mark.rule("WINGS-TAIL-04", "WINGS-RULING-86")
def test_flames_come_too_late_for_tailing() -> None:
    """a1 burns out in this turn: its flames bar this turn's tailing, their points no more."""
    one = plane(0, 500, 300, flames=1)
    t = table(one, plane(1, 500, 500, type=GUNLESS), decks={"A": "A3"}, table=LONG)
    assert turn(t).asked == [(phase, 0, "declare") for phase in (1, 2, 3)]
    assert t.aircraft("a1").points == 3
    assert (0, 0, "reorder") in turn(t).asked


@pytest.mark.rule("WINGS-RULING-47")
def test_an_aircraft_tails_one_target_of_its_choice() -> None:
    t = table(plane(0, 500, 300), plane(1, 460, 480), plane(1, 540, 480))
    assert t.asked == ((0, "tail"),)
    assert t.legal() == ["a2", "a3"]
    t.play("a3")
    assert [aircraft.tails for aircraft in t.view().aircraft] == ["a3", None, None]


@pytest.mark.rule("WINGS-RULING-47")
def test_all_tailers_of_a_target_see_its_first_card() -> None:
    planes = [plane(0, 460, 300), plane(0, 540, 300), plane(1, 500, 480)]
    t = table(*planes, seats=[2, 1])
    for seat in range(3):
        program(t, seat, "straight", "straight", "stall")
    assert t.asked == ((0, "reorder"),)
    t.play("pass")
    assert t.asked == ((1, "reorder"),)
    assert [t.view(seat).aircraft[2].programme[0] for seat in (0, 1)] == ["straight", "straight"]


@pytest.mark.rule("WINGS-RULING-47")
def test_in_a_chain_the_one_behind_sees_the_new_first_card() -> None:
    """a1 tails a3, which tails a2."""
    t = table(plane(0, 500, 200), plane(0, 500, 600), plane(1, 500, 400))
    program(t, 0, "straight", "stall", "straight")
    program(t, 0, "straight", "straight", "stall")
    program(t, 1, "turn-left", "straight", "turn-right")
    assert t.asked == ((1, "reorder"),)
    assert t.view(0).aircraft[2].programme[0] is None
    t.play("312", "pass")
    assert t.asked == ((0, "reorder"),)
    assert t.view(0).aircraft[2].programme[0] == "turn-right"


def ring(*more: dict[str, Any]) -> Table:
    """Return three aircraft of three sides in a ring, each on the tail of the next."""
    places = [plane(0, 500, 500, 0), plane(1, 420, 640, 240), plane(2, 340, 500, 120)]
    return table(*places, *more)


@pytest.mark.rule("WINGS-RULING-47")
def test_in_a_ring_all_show_the_cards_first_laid() -> None:
    t = ring()
    assert [aircraft.tails for aircraft in t.view().aircraft] == ["a2", "a3", "a1"]
    for seat in range(3):
        program(t, seat, "straight", "turn-left", "turn-right")
    assert t.asked == ((0, "reorder"),)
    out = t.play("213", "pass")
    assert of(out, CardShown) == []
    assert t.asked == ((2, "reorder"),)
    # a3 saw the straight that a1 had laid first; what a1 lays now it does not see.
    assert t.view(2).aircraft[0].programme[0] is None


@pytest.mark.rule("WINGS-RULING-47")
def test_who_tails_into_a_ring_waits_for_the_new_card() -> None:
    t = ring(plane(2, 500, 320, 0))
    assert [aircraft.tails for aircraft in t.view().aircraft] == ["a2", "a3", "a1", "a1"]
    for seat, count in enumerate((1, 1, 2)):
        for _ in range(count):
            program(t, seat, "straight", "turn-left", "turn-right")
    shown = of(t.play("213", "pass"), CardShown)
    while "reorder" in asked(t):
        shown += of(t.play("pass"), CardShown)
    assert [(card.aircraft, card.tailer, card.card) for card in shown] == [
        ("a1", "a4", "turn-left")
    ]
