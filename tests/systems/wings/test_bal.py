"""Group BAL: fire at balloons, their flames, their altitude and what they are for."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.field import CIRCLE, balloon, field, over, play_turn, sights, volley
from tests.systems.wings.scenes import of, program, settle

from escadrille.systems.wings.events import BalloonLowered, Down, Drew, Exploded, Jammed
from escadrille.testing.scripted import Table

AIM = balloon(task="destroy")


def south(gap: float, **facts: Any) -> dict[str, Any]:
    """Return an aircraft whose centre is so far south of the balloon's card, at its level."""
    return {"at": [500, 500 - 44 - gap], "level": 3, **facts}


def beside(gap: float, **facts: Any) -> dict[str, Any]:
    """Return an aircraft whose base is so far south of the balloon's card, at its level."""
    return south(gap + 34, **facts)


@pytest.mark.rule("WINGS-BAL-01")
@pytest.mark.parametrize(
    ("gap", "level", "cards"),
    [(90, 3, 2), (110, 3, 1), (201, 3, 0), (90, 2, 1), (110, 2, 0), (90, 1, 0)],
)
def test_fire_at_a_balloon_is_fire_at_an_aircraft(gap: float, level: int, cards: int) -> None:
    t = over("fire-3", south(gap, level=level), AIM, decks={"A": "A4 A3"})
    out = volley(t, a1="b1")
    assert [drew.count for drew in of(out, Drew)] == [cards] * bool(cards)
    assert t.state.points[2] == [0, 4, 7][cards]


@pytest.mark.rule("WINGS-BAL-02", "WINGS-RULING-79")
@pytest.mark.parametrize(
    ("card", "start", "height", "fires"),
    [
        ("dive", (3, 1), 1, True),
        ("straight", (2, 0), 1, False),
        ("stall", (2, 0), 1, True),  # steep fire is a fire in a dive too
        ("stall", (2, 0), 2, False),
        ("dive", (3, 1), 2, False),  # ends at (2, 0) too: not above
        ("straight", (2, 0), 2, False),
    ],
)
def test_over_a_balloon_only_a_dive_may_fire(
    card: str, start: tuple[int, int], height: int, fires: bool
) -> None:
    ahead = 74.5 if card == "stall" else 117.8
    one = {"at": [500, 450 - ahead], "level": start[0], "counters": start[1]}
    t = field(one, balloon(level=height))
    program(t, 0, card, "straight", "straight")
    program(t, 1, *CIRCLE)
    found = t.asked == ((0, "declare"),) and t.view().phase == 1
    assert found == fires


@pytest.mark.rule("WINGS-BAL-02", "WINGS-RULING-77")
def test_without_altitude_nobody_is_above_a_balloon() -> None:
    one = {"at": [500, 450], "level": 3, "did": 1 | 4}
    for altitude in (True, False):
        t = over("fire-3", one, balloon(level=2), options={"altitude": altitude})
        assert bool(sights(t, "a1")) == altitude


@pytest.mark.rule("WINGS-BAL-03")
@pytest.mark.parametrize(
    ("card", "flames", "jammed"),
    [
        ("A2-flames", 1, False),
        ("A3-engine", 0, False),
        ("A3-pilot", 0, False),
        ("A4-smoke", 0, False),
        ("A1-rudder-left", 0, False),
        ("A0-red-jam", 0, True),
    ],
)
def test_only_flames_and_explosions_harm_a_balloon(card: str, flames: int, jammed: bool) -> None:
    t = over("fire-3", south(110), AIM, decks={"A": f"{card} A0"})
    out = volley(t, a1="b1")
    found = t.view().pieces[0]
    assert (found.status, found.flames) == ("flying", flames)
    assert t.state.points[2] == int(card[1])
    assert [jam.piece for jam in of(out, Jammed)] == ["a1"] * jammed


@pytest.mark.rule("WINGS-BAL-03", "WINGS-BAL-05")
def test_an_explosion_card_destroys_a_balloon() -> None:
    t = over("fire-3", south(110), AIM, decks={"A": "A0-explosion"})
    out = volley(t, a1="b1")
    assert of(out, Exploded)
    assert of(out, Down)[0].cause == "explosion"


@pytest.mark.rule("WINGS-BAL-03", "WINGS-BAL-04", "WINGS-BAL-05", "WINGS-BAL-13")
def test_ex_10_flames_are_permanent_and_add_up() -> None:
    """WINGS-EX-10."""
    one = south(190, at=[500, 500 - 44 - 190 - 117.8])
    decks = {"A": "A2-flames A4 A5 A4 A1 A4-smoke A4-smoke A3 A3"}
    t = field(one, AIM, decks=decks, piece=[{"flames": 1}])
    program(t, 0, "straight", "turn-left", "turn-left")
    program(t, 1, *CIRCLE)
    assert of(t.play("b1"), Drew)[0].cards == ("A2-flames",)
    settle(t, 1)
    drawn, flames = [], []
    out = list[Any]()
    while t.view().pieces[0].status == "flying":
        flames.append(t.view().pieces[0].flames)
        out = play_turn(t, "turn-left", "turn-left", "turn-left")
        drawn += [drew.cards for drew in of(out, Drew) if drew.cause == "flames"]
    # It drew A4 A5 at the start of turn 2, then A4 A1, then A4-smoke twice …
    assert flames == [2, 2, 2]
    assert drawn == [("A4", "A1"), ("A4-smoke", "A4-smoke"), ("A3", "A3")]
    assert t.view().pieces[0].hits == ()
    assert of(out, Exploded)
    assert of(out, Down)[0].piece == "b1"


@pytest.mark.rule("WINGS-BAL-06")
def test_ex_10_without_flames_there_is_no_explosion() -> None:
    """WINGS-EX-10."""
    near = {"at": [500, 500 + 44 + 50], "level": 3}
    t = over("fire-3", south(110), AIM, piece=[{"battered": 27}], decks={"A": "A1"}, other=near)
    out = volley(t, a1="b1")
    assert of(out, Down)[0].cause == "damage"
    assert not of(out, Exploded)
    assert not t.aircraft("a2").hits
    assert t.view().scores == (1, 0)


@pytest.mark.rule("WINGS-BAL-04")
def test_burning_adds_no_flames() -> None:
    t = field({}, AIM, turn=2, at="burn", piece=[{"flames": 2}], decks={"A": "A2-flames A3-engine"})
    assert (t.view().pieces[0].flames, t.state.points[2]) == (2, 5)
    t = field({}, AIM, turn=2, at="burn", piece=[{"flames": 1}], decks={"A": "A0-explosion"})
    assert t.view().pieces[0].status == "down"


@pytest.mark.rule("WINGS-BAL-05", "WINGS-RULING-33", "WINGS-RULING-44", "WINGS-RULING-85")
@pytest.mark.parametrize(
    ("gap", "level", "counters", "cards"),
    [
        (-10, 3, 2, ["C6-engine"]),
        (1, 3, 0, ["A3-engine"]),
        (100, 3, 2, ["A3-engine"]),
        (101, 3, 0, []),
        (-10, 2, 2, []),
        (50, 2, 0, []),
    ],
)
def test_the_blast_of_a_balloon(gap: float, level: int, counters: int, cards: list[str]) -> None:
    owner = beside(gap, level=level, counters=counters)
    t = field(
        {},
        AIM,
        other=owner,
        turn=2,
        at="burn",
        piece=[{"flames": 1, "battered": 27}],
        decks={"A": "A1 A3-engine", "C": "C6-engine"},
    )
    assert t.view().pieces[0].status == "down"
    assert [hit.card for hit in t.aircraft("a2").hits] == cards
    assert t.aircraft("a2").engine_hits == len(cards)  # specials apply


@pytest.mark.rule("WINGS-BAL-13", "WINGS-BAL-14", "WINGS-BAL-19")
def test_a_balloon_is_lowered_a_counter_each_turn() -> None:
    t = field({"at": [150, 150]}, balloon(), at="begin", turn=1)
    assert t.asked == ((1, "lower"),)
    start = t.view().pieces[0]
    assert (start.level, start.counters) == (3, 0)
    found = of(play_turn(t, *CIRCLE, lower="lower"), BalloonLowered)
    while t.view().pieces[0].status == "flying":
        assert (1, "lower") not in t.asked  # it is not asked again
        found += of(play_turn(t, *CIRCLE), BalloonLowered)
    assert [(down.level, down.counters) for down in found][:4] == [(2, 2), (2, 1), (2, 0), (1, 2)]
    assert (found[-1].level, found[-1].counters) == (0, 0)
    assert len(found) == 9
    assert t.view().pieces[0].status == "home"
    assert t.view().pieces[0].pose == start.pose  # it never moved


@pytest.mark.rule("WINGS-BAL-13")
def test_an_owner_may_leave_his_balloon_up_but_not_a_burning_one() -> None:
    t = field({}, balloon(), at="begin", turn=1)
    t.play("pass")
    assert (t.view().pieces[0].level, t.view().pieces[0].lowering) == (3, False)
    t = field({}, balloon(), at="begin", turn=1, piece=[{"flames": 1}], decks={"A": "A1"})
    assert t.asked[0][1] == "program"
    assert (t.view().pieces[0].level, t.view().pieces[0].counters) == (2, 2)


@pytest.mark.rule("WINGS-BAL-15", "WINGS-RULING-70")
def test_brought_down_in_time_it_is_nobodys_victory() -> None:
    low = {"level": 0, "counters": 1, "flames": 2, "damage": ["A4 by=a1"], "battered": 5}
    one = {"at": [500, 300], "level": 0, "counters": 1, "last": "straight"}
    t = field(one, AIM, turn=2, at="burn", piece=[low], decks={"A": "A1 A1"})
    found = t.view().pieces[0]
    assert (found.status, found.done, found.hits) == ("home", False, ())
    assert t.view().scores == (0, 0)
    assert t.aircraft("a1").victories == 0
    assert sorted(t.view().decks[0].discards) == ["A1", "A1", "A4"]
    out = play_turn(t, "straight", "turn-left", "turn-left")
    assert not of(out, Drew)  # no target, and no flames any more


@pytest.mark.rule("WINGS-RULING-77")
def test_without_altitude_a_balloon_stays_up_and_explodes_at_everyones_level() -> None:
    flat = {"options": {"altitude": False}}
    t = field({}, AIM, at="begin", turn=1, piece=[{"flames": 1}], decks={"A": "A1"}, **flat)
    assert t.asked[0][1] == "program"
    assert t.view().pieces[0].status == "flying"
    burst = {"flames": 1, "battered": 27}
    near = {"other": beside(50)}
    t = field({}, AIM, turn=2, at="burn", piece=[burst], decks={"A": "A1 A3"}, **near, **flat)
    assert [hit.card for hit in t.aircraft("a2").hits] == ["A3"]


# What balloons are for.


@pytest.mark.rule("WINGS-BAL-16")
@pytest.mark.parametrize(
    ("turns", "facts", "over_why"),
    [
        (4, {}, "artillery"),
        (5, {}, None),
        (0, {}, None),
        (4, {"flames": 1}, None),
        (4, {"status": "down"}, None),
    ],
)
def test_the_artillery_fires_if_no_balloon_burns_in_time(
    turns: int, facts: dict[str, Any], over_why: str | None
) -> None:
    options = {"balloon_artillery_spotting": turns}
    t = field({}, balloon(), balloon(800, 800), turn=4, piece=[facts, {}], options=options)
    play_turn(t, *CIRCLE)
    assert t.view().over == over_why
    assert t.view().scores == ((0, 1) if over_why else (0, 0))


def crossing(*things: dict[str, Any], **options: Any) -> Table:
    """Return the opening of a game in which a1, of the active side, is about to cross a border."""
    sides = [
        {
            "name": {"en": camp, "fr": camp},
            "camp": camp,
            "edge": edge,
            "aircraft": [{"type": kind, "at": at, "heading": heading}],
        }
        for camp, edge, kind, at, heading in (
            ("entente", "west", "spad-xiii", [550, 150], 90),
            ("empires", "east", "albatros-d3", [900, 800], 180),
        )
    ]
    facts = {"borders": [400, 600], "side": sides, "balloon": list(things), "title": NAME}
    whole = {"id": "crossing", "origin": "house", "briefing": NAME, "date": "1918-04"}
    return Table(
        {"system": "wings", "table": {**whole, "area": [1000, 1000], **facts}, "options": options}
    )


NAME = {"en": "Crossing", "fr": "Passage"}


@pytest.mark.rule("WINGS-BAL-17", "WINGS-RULING-75")
@pytest.mark.parametrize(
    ("things", "options", "cards"),
    [
        ([balloon()], {"balloon_surveillance": True}, 1),
        ([balloon()], {}, 3),
        ([balloon()], {"tactical_advantages": "on"}, 3),
        ([balloon(side=0)], {"balloon_surveillance": True}, 3),
    ],
)
def test_a_balloon_that_watches_gives_the_alarm(
    things: list[dict[str, Any]], options: dict[str, Any], cards: int
) -> None:
    t = crossing(*things, **options)
    play_turn(t, "straight", "turn-left", "turn-left")
    while t.asked[0][1] == "lower":
        t.play("pass")
    found = [plane.cards for plane in t.view().aircraft]
    assert found == [cards, 3]


@pytest.mark.rule("WINGS-BAL-18", "WINGS-RULING-65")
@pytest.mark.parametrize(
    ("at", "level", "short"),
    [
        ([500, 500 - 90 - 34], 3, True),  # the centre is the muzzle
        ([500, 500 + 90 + 34], 3, True),
        ([500, 500 - 110 - 34], 3, False),
        ([500, 500 - 201 - 34], 3, None),
        ([500, 500 - 90 - 34], 2, False),
        ([500, 500 - 110 - 34], 2, None),
        ([500, 500 - 90 - 34], 1, None),
        ([500 + 32.5 + 99 + 22, 500], 4, False),  # above: past a long side, within half a ruler
        ([500 - 32.5 - 99 - 22, 530], 4, False),
        ([500 + 32.5 + 101 + 22, 500], 4, None),
        ([500, 500 - 44 - 35], 4, None),  # past a short side
        ([500 + 32.5 + 50, 500 - 44 - 35], 4, None),
        ([520, 500], 4, None),  # right over the card
        ([560, 500], 5, None),
    ],
)
def test_what_an_armed_balloon_can_hit(at: list[float], level: int, short: bool | None) -> None:
    one = {"at": at, "level": level, "counters": 1}
    t = over("fire-3", one, balloon(), options={"balloon_guns": True}, decks={"A": "A3 A1"})
    found = sights(t, "b1")
    assert found == ({} if short is None else {"front": [("a1", short)]})
    out = volley(t, b1="a1")
    assert [drew.count for drew in of(out, Drew)] == ([] if short is None else [1 + short])
    assert not sights(over("fire-3", one, balloon()), "b1")


@pytest.mark.rule("WINGS-BAL-18", "WINGS-FIRE-04")
def test_somebody_between_covers_an_aircraft_above() -> None:
    one = {"at": [500 + 32.5 + 90 + 22, 500], "level": 4}
    screen = {"at": [580, 500], "level": 3}
    t = over("fire-3", one, balloon(), other=screen, options={"balloon_guns": True})
    assert not sights(t, "b1")
