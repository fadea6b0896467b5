"""Group ROCK: Le Prieur rockets."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.field import CIRCLE, STRAIGHTS, balloon, field, over, piece, volley
from tests.systems.wings.scenes import of, program, settle

from escadrille.kernel.api import Event
from escadrille.systems.wings.events import Down, Drew, RocketsFired
from escadrille.testing.scripted import Table

AIM = balloon()
STEP = 117.8


def attack(
    *words: str, gap: float = 150, lots: int = 2, **facts: Any
) -> tuple[Table, RocketsFired | None, list[Event]]:
    """Fly three cards and a marker; after two straights a1 is that far from the balloon's edge."""
    one = {"at": [500, 500 - 44 - gap - 2 * STEP], "level": 3, "lots": lots}
    t = field(
        {**one, **facts.pop("one", {})},
        facts.pop("aim", AIM),
        **{"decks": {"D": "D3-flames D6-flames"}, **facts},
    )
    out = program(t, 0, *words) + program(t, 1, *CIRCLE) + settle(t, 1)
    fired = of(out, RocketsFired)
    return t, fired[0] if fired else None, out


@pytest.mark.rule("WINGS-ROCK-01", "WINGS-ROCK-02", "WINGS-ROCK-06")
@pytest.mark.parametrize(
    ("lots", "words"),
    [
        (2, ["one-lot-1", "one-lot-2", "one-lot-3", "two-lots-1", "two-lots-2", "two-lots-3"]),
        (1, ["one-lot-1", "one-lot-2", "one-lot-3"]),
        (0, []),
    ],
)
def test_one_lot_or_both(lots: int, words: list[str]) -> None:
    t = field({"level": 3, "lots": lots}, AIM)
    t.play(*STRAIGHTS, seat=0)
    assert [word for word in t.legal(0) if "lot" in word] == words


@pytest.mark.rule("WINGS-ROCK-02", "WINGS-ROCK-06", "WINGS-RULING-66")
@pytest.mark.parametrize(
    ("marker", "cards", "left"),
    [("one-lot-1", ("D3-flames",), 1), ("two-lots-1", ("D3-flames", "D6-flames"), 0)],
)
def test_a_d_card_for_each_lot(marker: str, cards: tuple[str, ...], left: int) -> None:
    t, fired, out = attack("straight", "straight", "turn-left", marker)
    assert fired is not None
    assert (fired.target, fired.lots) == ("b1", len(cards))
    drew = of(out, Drew)[0]
    assert (drew.cause, drew.cards) == ("rockets", cards)
    assert t.view().pieces[0].flames == 1  # the same special twice in one shot
    assert t.aircraft("a1").rockets == left


@pytest.mark.rule("WINGS-ROCK-02", "WINGS-RULING-66")
def test_machine_guns_are_silent_in_both_phases() -> None:
    near = {"at": [500, 500 - 44 - 50 - 2 * STEP], "level": 3, "lots": 1}
    t = field(near, AIM)
    program(t, 0, "straight", "straight", "turn-left", "one-lot-1")
    program(t, 1, *CIRCLE)
    for phase in (1, 2):  # asked all the same, or all would know of the rockets
        assert (t.view().phase, t.legal(0)) == (phase, ["pass"])
        assert t.refused("b1", seat=0) == "WINGS-ROCK-02"
        out = volley(t)
    assert of(out, RocketsFired)
    t = field(near, AIM)
    program(t, 0, "straight", "straight", "turn-left")
    program(t, 1, *CIRCLE)
    assert (t.asked, t.view().phase) == (((0, "declare"),), 1)


@pytest.mark.rule("WINGS-ROCK-03")
@pytest.mark.parametrize(
    ("cards", "places"),
    [
        (("straight", "stall", "straight"), "123"),
        (("straight", "dive", "turn-left"), "1"),
        (("turn-left", "straight", "straight"), "23"),
        (("turn-left", "straight", "turn-left"), ""),
        (("straight", "turn-left", "straight"), "3"),
        (("straight", "sideslip-left", "straight"), "3"),
        (("straight", "climb", "straight"), "3"),
    ],
)
def test_two_running_each_a_straight_a_dive_or_a_stall(cards: tuple[str, ...], places: str) -> None:
    t = field({"level": 3, "lots": 1}, AIM)
    t.play(*cards, seat=0)
    found = [word for word in t.legal(0) if word.startswith("one-lot")]
    assert found == [f"one-lot-{place}" for place in places]
    if "1" not in places and found:
        assert t.refused("one-lot-1", seat=0) == "WINGS-ROCK-03"


@pytest.mark.rule("WINGS-ROCK-03", "WINGS-RULING-66")
def test_a_rocket_fire_may_span_two_turns() -> None:
    one = {"at": [500, 700 - 44 - 50 - 4 * STEP], "level": 3, "lots": 1}
    t = field(one, balloon(500, 700), decks={"D": "D3-flames"})
    program(t, 0, *STRAIGHTS, "one-lot-3")
    program(t, 1, *CIRCLE)
    assert t.view(1).aircraft[0].marker is None
    assert not t.view().pieces[0].hits
    settle(t, 1)
    settle(t, 2)
    assert t.refused("turn-left", seat=0) == "WINGS-ROCK-03"
    program(t, 0, "straight", "turn-left", "turn-left")
    out = program(t, 1, *CIRCLE) + volley(t)
    assert of(out, RocketsFired)[0].target == "b1"


@pytest.mark.rule("WINGS-ROCK-04")
@pytest.mark.parametrize(
    ("gap", "level", "hit"),
    [
        (199, 3, True),
        (201, 3, False),
        (99, 4, True),
        (101, 4, False),
        (50, 2, False),
        (50, 5, False),
        (-60, 3, True),  # the base overlaps the card
        (-60, 4, True),
    ],
)
def test_the_position_is_judged_after_the_second_card(gap: float, level: int, hit: bool) -> None:
    cards = ("straight", "straight", "turn-left")
    t, fired, _ = attack(*cards, "one-lot-1", gap=gap, one={"level": level})
    assert fired is not None
    assert fired.target == ("b1" if hit else None)
    assert bool(t.view().pieces[0].hits) == hit
    assert t.aircraft("a1").rockets == 1  # the lot is lost, hit or not


@pytest.mark.rule("WINGS-ROCK-04")
def test_the_balloon_must_lie_in_the_arc() -> None:
    aside = {"at": [320, 500 - 44 - 50 - 2 * STEP]}
    t, _, _ = attack("straight", "straight", "turn-left", "one-lot-1", one=aside)
    assert (t.view().pieces[0].hits, t.aircraft("a1").rockets) == ((), 1)


@pytest.mark.rule("WINGS-ROCK-04", "WINGS-RULING-77")
def test_without_altitude_only_distance_counts() -> None:
    cards = ("straight", "straight", "turn-left")
    _, fired, _ = attack(*cards, "one-lot-1", gap=150, options={"altitude": False})
    assert fired is not None
    assert fired.target == "b1"


def second_phase(**facts: Any) -> Table:
    """Return the fire step of the second manoeuvre of a rocket fire; a2 may fire at a1."""
    one = {"at": [500, 306], "level": 3, "lots": 1, "rockets": 1, **facts.pop("one", {})}
    hunter = {"at": [500, 170], "heading": 0, "level": 3, **facts.pop("other", {})}
    one["did"] = 1 + 256
    return over("fire-3", one, AIM, other=hunter, **facts)


@pytest.mark.rule("WINGS-ROCK-05")
@pytest.mark.parametrize(
    ("card", "hit"),
    [("A4", True), ("A4-smoke", False), ("A3-engine", False), ("A0-red-jam", True), ("A0", True)],
)
def test_a_special_damage_spoils_the_aim(card: str, hit: bool) -> None:
    t = second_phase(decks={"A": card, "D": "D3-flames"})
    out = volley(t, a2="a1")
    assert of(out, RocketsFired)[0].target == ("b1" if hit else None)
    order = [drew.cause for drew in of(out, Drew)]
    assert order[:2] == ["fire", "rockets"][: 1 + hit]  # rockets come last


@pytest.mark.rule("WINGS-ROCK-05", "WINGS-RULING-86")
@pytest.mark.parametrize(("card", "hit"), [("A4", True), ("A4-smoke", False)])
def test_who_falls_in_the_same_fire_step_has_fired_its_rockets(card: str, hit: bool) -> None:
    """Plain points take effect at the end of the step, as with guns; a special spoils the aim."""
    t = second_phase(one={"battered": 14}, decks={"A": card, "D": "D3-flames"})
    out = volley(t, a2="a1")
    assert [down.piece for down in of(out, Down)] == ["a1"]
    assert of(out, RocketsFired)[0].target == ("b1" if hit else None)
    assert bool(t.view().pieces[0].hits) == hit


def two_balloons(*things: dict[str, Any], **facts: Any) -> Table:
    """Return the fire step of a rocket fire with two balloons ahead, the first one nearer."""
    one = {"at": [500, 306], "level": 3, "lots": 1, "rockets": 1, "did": 1 + 256}
    far = {"at": [900, 900], "level": 3, **facts.pop("other", {})}
    aims = balloon(430, 420), balloon(500, 470), *things
    return over("fire-3", one, *aims, other=far, decks={"D": "D3-flames"}, **facts)


@pytest.mark.rule("WINGS-ROCK-04", "WINGS-RULING-66")
@pytest.mark.parametrize(("label", "flames"), [("b1", [1, 0]), ("b2", [0, 1])])
def test_a_pilot_chooses_which_of_two_balloons_he_fires_at(label: str, flames: list[int]) -> None:
    t = two_balloons()
    volley(t)
    assert t.asked == ((0, "rockets"),)
    assert t.legal(0) == ["b1", "b2"]
    out = t.play(label)
    assert of(out, RocketsFired)[0].target == label
    assert [found.flames for found in t.view().pieces] == flames
    assert not t.state.guns


@pytest.mark.rule("WINGS-ROCK-04", "WINGS-ROCK-05", "WINGS-RULING-66")
def test_rockets_reach_no_target_out_of_position_or_behind_another() -> None:
    t = two_balloons(balloon(100, 900), piece("trench", 500, 450))
    volley(t)
    assert t.refused("b3") == "WINGS-ROCK-04"
    assert t.refused("pass") == "WINGS-ROCK-04"
    way = {"at": [550, 390], "heading": 90}
    t = two_balloons(balloon(590, 480), other=way)
    volley(t)
    assert t.refused("b3") == "WINGS-ROCK-05"


@pytest.mark.rule("WINGS-RULING-66")
def test_with_balloons_in_position_no_other_target_is_chosen() -> None:
    t = two_balloons(other={"at": [580, 420], "heading": 90})
    volley(t)
    assert t.refused("a2") == "WINGS-RULING-66"


@pytest.mark.rule("WINGS-RULING-66", "WINGS-RULING-02")
def test_while_rockets_are_aimed_the_fire_of_others_is_still_a_secret() -> None:
    t = two_balloons(other={"at": [500, 170], "heading": 0})
    volley(t, a2="a1")
    assert t.asked == ((0, "rockets"),)
    found = {t.rules.resample(t.state, 0, seed).declared[1] for seed in range(20)}
    assert len(found) == 2
    worlds = [t.rules.resample(t.state, 1, seed) for seed in range(20)]
    assert {world.rockets[0] for world in worlds} == {1}


@pytest.mark.rule("WINGS-ROCK-05")
@pytest.mark.parametrize(("sore", "hit"), [(5, False), (4, True)])
def test_the_first_of_the_two_phases_counts_too(sore: int, hit: bool) -> None:
    t = second_phase(one={"sore": sore}, decks={"D": "D3-flames"})
    out = volley(t)
    assert of(out, RocketsFired)[0].target == ("b1" if hit else None)


@pytest.mark.rule("WINGS-ROCK-05")
@pytest.mark.parametrize(("level", "hit"), [(3, False), (2, True)])
def test_nobody_may_stand_in_the_way(level: int, hit: bool) -> None:
    way = {"at": [500, 390], "heading": 90, "level": level}
    t = second_phase(other=way, decks={"D": "D3-flames"})
    volley(t)
    assert (t.view().pieces[0].flames == 1) == hit


@pytest.mark.rule("WINGS-ROCK-04", "WINGS-SPEC-07")
def test_a_wounded_pilot_fires_no_rockets() -> None:
    t = second_phase(one={"damage": ["A3-pilot turn=1 flown=0"]}, decks={"D": "D3-flames"})
    out = volley(t)
    assert of(out, RocketsFired)[0].target is None


@pytest.mark.rule("WINGS-ROCK-03", "WINGS-RULING-69")
def test_a_wrong_second_card_spoils_it() -> None:
    t = second_phase(one={"last": "turn-left"}, options={"illegal_programming": "accept"})
    assert of(volley(t), RocketsFired)[0].target is None


@pytest.mark.rule("WINGS-ROCK-04", "WINGS-CLOUD-03")
@pytest.mark.parametrize(("cloud", "hit"), [(0, True), (1, False)])
def test_nobody_fires_rockets_out_of_a_cloud(cloud: int, hit: bool) -> None:
    high = {"level": 4, "cloud": cloud, "at": [500, 400]}
    t = second_phase(one=high, decks={"D": "D0"}, options={"cloud_layer": True})
    volley(t)
    assert t.aircraft("a1").rockets == 0
    assert bool(t.view().pieces[0].hits) == hit


@pytest.mark.rule("WINGS-ROCK-06", "WINGS-RULING-66", "WINGS-RULING-53")
def test_other_targets_are_allowed_and_shot_down() -> None:
    prey = {"at": [500, 420], "level": 3, "damage": ["A5", "A4"]}
    far = balloon(100, 900)
    t = over(
        "fire-3",
        {"at": [500, 306], "level": 3, "lots": 1, "rockets": 1, "did": 1 + 256},
        far,
        other=prey,
        decks={"D": "D6-flames"},
    )
    volley(t)
    assert t.aircraft("a2").status == "down"
    assert t.aircraft("a1").victories == 1


@pytest.mark.rule("WINGS-ROCK-06")
def test_a_balloon_comes_before_other_targets() -> None:
    trench = piece("trench", 540, 420)
    t = over(
        "fire-3",
        {"at": [500, 306], "level": 0, "counters": 1, "lots": 1, "rockets": 1, "did": 1 + 256},
        balloon(level=0, counters=2),
        trench,
        decks={"D": "D0"},
    )
    volley(t)
    assert [len(found.hits) for found in t.view().pieces] == [1, 0]


@pytest.mark.rule("WINGS-ROCK-06", "WINGS-BAL-05")
def test_a_rocket_may_blow_up_a_balloon_beside_its_firer() -> None:
    decks = {"D": "D0-explosion", "A": "A1"}
    cards = ("straight", "straight", "turn-left")
    t, _, out = attack(*cards, "one-lot-1", gap=100, decks=decks)
    assert of(out, Down)[0].piece == "b1"
    assert [hit.card for hit in t.aircraft("a1").hits] == ["A1"]
