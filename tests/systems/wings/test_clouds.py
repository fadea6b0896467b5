"""Who comes out of the clouds, who sees it, and who is blind (group CLOUD)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import duel, of, plane, program, settle, table, tables_of

from escadrille.systems.wings.choices import CONTROLLED
from escadrille.systems.wings.events import AltitudeChanged, Down, Flew, Wrote
from escadrille.systems.wings.rules import clouds

LAYER: dict[str, Any] = {"options": {"cloud_layer": True}, "clouds": [4, 4]}
STRAIGHTS = ("straight", "straight", "straight")


@pytest.mark.rule("WINGS-CLOUD-04", "WINGS-RULING-49")
@pytest.mark.parametrize(
    ("counters", "last", "cards", "marked", "out"),
    [
        (0, "straight", "dive straight straight", False, True),
        (2, "straight", "dive straight straight", False, True),
        (2, "straight", "straight dive straight", True, False),  # two counters, not a level
        (1, "straight", "straight dive straight", True, True),
        (0, "straight", "stall immelmann straight", False, True),  # a Split-S
        (1, "straight", "stall immelmann straight", False, False),
        (0, "stall", "immelmann straight straight", False, True),
        (0, "straight", "immelmann straight stall", False, False),
        (2, "straight", "climb straight dive", False, False),  # to (5, 0) and (4, 0)
        (1, "straight", "climb straight dive", False, True),  # to (4, 2) and (3, 0)
        (2, "turn-left", "straight immelmann straight", False, False),
        (2, "straight", "immelmann straight dive", False, False),  # the counter is taken
        (0, "straight", "straight straight straight", False, False),
        (0, "stall", "immelmann straight climb", False, True),  # out, and in again
        (5, "straight", "dive stall immelmann", False, True),  # to (4, 0) and (3, 2)
    ],
)
def test_which_programmes_lead_out_of_the_clouds(
    counters: int, last: str, cards: str, marked: bool, out: bool
) -> None:
    """From (4, 0) and so many counters, clouds from level 4 up, a climb value of 3."""
    one = {"level": 4 + counters // 3, "counters": counters % 3, "cloud": 1, "last": last}
    t = duel(one, **LAYER)
    s, names = t.state, t.state.roster.deck[0].names
    s.cloud_high = 6
    s.mark[0] = CONTROLLED if marked else 0
    faces = [names.index(card) for card in cards.split()]
    assert clouds.comes_out(tables_of(t), s, 0, faces) == out


@pytest.mark.rule("WINGS-CLOUD-04")
def test_what_was_written_is_flown_before_the_first_card_is_revealed() -> None:
    """The second card takes it out; what was written comes first of all."""
    one = {"level": 4, "cloud": 1, "last": "straight", "written": "straight turn-left"}
    t = duel(one, **LAYER)
    program(t, 0, "straight", "dive", "straight")
    out = program(t, 1, "turn-right", "straight", "straight") + settle(t, 1)
    told = [(event.aircraft, event.card) for event in out if isinstance(event, Flew | Wrote)]
    assert told[:4] == [
        ("a1", "straight"),
        ("a1", "turn-left"),
        ("a1", "straight"),
        ("a2", "turn-right"),
    ]


@pytest.mark.rule("WINGS-CLOUD-02", "WINGS-RULING-49")
def test_who_has_another_aircraft_in_clear_air_sees_the_table() -> None:
    inside: dict[str, Any] = {"level": 4, "cloud": 1}
    t = table(plane(0, 200, 300, **inside), plane(0, 400, 300), plane(1, 800, 300), **LAYER)
    assert not t.view(0).blind
    t = table(
        plane(0, 200, 300, **inside), plane(0, 400, 300, **inside), plane(1, 800, 300), **LAYER
    )
    assert t.view(0).blind


@pytest.mark.rule("WINGS-CLOUD-02")
def test_nobody_sees_what_an_aircraft_does_in_the_clouds() -> None:
    one = {"level": 4, "cloud": 1, "last": "straight"}
    t = duel(one, **LAYER)
    out = program(t, 0, "climb", "straight", "straight") + program(t, 1, *STRAIGHTS)
    risen = [event for event in of(out, AltitudeChanged) if event.aircraft == "a1"]
    assert risen
    assert [risen[0].seen_by(seat) for seat in (0, 1, None)] == [risen[0], None, None]
    own = [event for event in of(out, Flew) if event.aircraft == "a2"]
    assert [own[0].seen_by(seat) for seat in (0, 1, None)] == [None, own[0], own[0]]


@pytest.mark.rule("WINGS-EXIT-01", "WINGS-CLOUD-02")
def test_who_leaves_the_table_into_a_cloud_has_left_it() -> None:
    t = duel({"at": [500, 980], "heading": 0, "level": 3, "counters": 2}, **LAYER)
    out = program(t, 0, "climb", "straight", "straight") + program(t, 1, *STRAIGHTS)
    out += settle(t, 1, {"gain": "take"})
    assert [(down.piece, down.cause) for down in of(out, Down)] == [("a1", "left")]
