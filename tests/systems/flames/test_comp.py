"""Cards, hands, aircraft cards and counters (group COMP)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import astuple
from tests.systems.flames.scenes import Opening, fighter, plane, table

from escadrille.systems.flames import load_packs

SEATS = (0, 1, None)


def values(table_name: str) -> Iterable[Any]:
    return load_packs().tables[table_name].values()


@pytest.mark.rule("FLAMES-COMP-01")
@pytest.mark.parametrize("seat", SEATS)
def test_aircraft_lie_face_up_and_hands_are_hidden(seat: int | None) -> None:
    t = table(plane(0, "yo-yo scissors"), plane(1, "redline"))
    ours, theirs = t.view(seat).aircraft
    assert (ours.cards, theirs.cards) == (2, 1)
    assert ours.hand == (("scissors", "yo-yo") if seat == 0 else None)
    assert theirs.hand == (("redline",) if seat == 1 else None)
    assert ours.figures == t.aircraft("a1").figures


@pytest.mark.rule("FLAMES-COMP-02")
def test_all_share_one_shuffled_deck_of_110_cards() -> None:
    t = Opening("first-duel")
    view = t.view()
    assert view.deck + sum(aircraft.cards for aircraft in view.aircraft) == 110
    assert t.state.deck != sorted(t.state.deck)
    assert t.state.deck != Opening("first-duel", seed=2).state.deck
    assert t.rules.audit(t.state) == []


@pytest.mark.rule("FLAMES-COMP-02")
def test_cards_of_both_sides_go_to_one_discard_pile() -> None:
    t = table(plane(0, "yo-yo scissors"), plane(1, "tight-turn"))
    t.play("yo-yo maneuver b1 1", "tight-turn", "pass", "pass", "scissors")
    assert t.view().discard == ("yo-yo", "tight-turn", "scissors")


@pytest.mark.rule("FLAMES-COMP-03")
@pytest.mark.parametrize("theatre", ["pacific", "europe"])
def test_each_theatre_has_55_of_the_cards(theatre: str) -> None:
    assert sum(getattr(card.copies, theatre) for card in values("card")) == 55


@pytest.mark.rule("FLAMES-COMP-04")
def test_a_fighter_plays_and_discards_only_from_its_own_hand() -> None:
    t = table(plane(0, "yo-yo"), plane(0, "scissors"), plane(1))
    assert t.legal() == ["pass", "yo-yo"]
    assert t.refused("scissors") == "FLAMES-COMP-04"
    t.play("pass")
    assert t.asked == ((0, "discard"),)
    assert t.refused("scissors") == "FLAMES-COMP-04"
    t.play("yo-yo")
    assert t.hand("a2") == ["scissors"]


@pytest.mark.rule("FLAMES-COMP-04")
def test_a_fighter_draws_into_its_own_hand() -> None:
    t = table(plane(0), plane(0), plane(1), phase="pre-draw", deck="yo-yo scissors")
    assert (t.hand("a1"), t.hand("a2")) == (["scissors", "yo-yo"], [])


FRONT = {
    "speed": 3,
    "performance": 7,
    "horsepower": [2, 3],
    "bursts": 1,
    "firepower": 1,
    "airframe": 4,
    "gunner": 2,
    "turbocharger": True,
    "agile": True,
    "barrage": True,
}
BACK = {
    "speed": 2,
    "performance": 5,
    "horsepower": [1, 0],
    "bursts": 0,
    "firepower": -1,
    "airframe": 9,
}


@pytest.mark.rule("FLAMES-COMP-05")
@pytest.mark.parametrize(
    ("damage", "figures"),
    [(3, (3, 7, 2, 3, 1, 1, 4, 2, 1, 1, 1)), (4, (2, 5, 1, 0, 0, -1, 9, 0, 0, 0, 0))],
)
def test_the_figures_of_the_side_face_up_apply(damage: int, figures: tuple[int, ...]) -> None:
    t = table(plane(0, damage=damage, fighter=fighter(**FRONT, damaged=BACK)), plane(1))
    a1 = t.aircraft("a1")
    assert astuple(a1.figures)[: len(figures)] == figures
    assert (a1.flips_at, a1.falls_at) == (4, 9)


@pytest.mark.rule("FLAMES-COMP-05")
def test_a_fighter_card_names_its_nation_year_type_price_and_bombs() -> None:
    cards = load_packs().tables["fighter"]
    emil, eagle = cards["bf-109e"], cards["p-11c"]
    assert (emil.nation, emil.year, emil.name, emil.vp) == ("germany", 1939, "Bf-109E Emil", 12)
    assert (emil.bombs, emil.damaged.bombs) == (4, 2)
    assert (eagle.nation, eagle.vp, eagle.performance, eagle.horsepower) == ("poland", 3, 4, (1, 0))
    assert (eagle.airframe, eagle.damaged.airframe, eagle.agile) == (2, 4, True)


@pytest.mark.rule("FLAMES-COMP-05")
@pytest.mark.parametrize(
    ("name", "note"),
    [("bf-110c", "gunner"), ("p-47d", "turbocharger"), ("spitfire-1", "barrage")],
)
def test_special_notes_are_read_from_the_card(name: str, note: str) -> None:
    t = table(plane(0, fighter=name), plane(1))
    assert getattr(t.aircraft("a1").figures, note) == 1
    assert getattr(t.aircraft("b1").figures, note) == 0


AXIS = {"germany", "japan"}
ALLIES = {"uk", "russia", "poland", "usa"}


@pytest.mark.rule("FLAMES-COMP-06")
@pytest.mark.parametrize(("seat", "camp"), [(0, ALLIES), (1, AXIS)])
def test_a_historical_battle_sets_axis_against_allies(seat: int, camp: set[str]) -> None:
    fighters = load_packs().tables["fighter"]
    t = Opening("free-duel-1944")
    assert {fighters[name].nation for name in t.legal(seat)} == camp
    assert t.refused(("bf-109e", "spitfire-1")[seat], seat) == "FLAMES-COMP-06"


@pytest.mark.rule("FLAMES-COMP-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_otherwise_any_nation_may_face_any_other(seat: int) -> None:
    fighters = load_packs().tables["fighter"]
    t = Opening("free-duel-1944", historical=False)
    assert {fighters[name].nation for name in t.legal(seat)} == AXIS | ALLIES


@pytest.mark.rule("FLAMES-COMP-07")
def test_the_damage_total_is_public_and_stays_when_the_card_flips() -> None:
    t = table(plane(0, "ims-1-1"), plane(1, damage=2))
    assert [t.view(seat).aircraft[1].damage for seat in SEATS] == [2, 2, 2]
    t.play("ims-1-1 attack b1")
    for seat in SEATS:
        target = t.view(seat).aircraft[1]
        assert (target.damaged, target.damage) == (True, 3)


@pytest.mark.rule("FLAMES-COMP-08")
def test_altitude_counters_are_public_once_revealed() -> None:
    t = Opening("first-duel")
    t.play("low", seat=0)
    assert [t.view(seat).aircraft[0].level for seat in SEATS] == ["low", None, None]
    t.play("medium", seat=1)
    for seat in SEATS:
        assert [aircraft.level for aircraft in t.view(seat).aircraft] == ["low", "medium"]


@pytest.mark.rule("FLAMES-COMP-08")
@pytest.mark.parametrize(("phase", "drawn"), [("pre-draw", 1), ("post-draw", 2)])
def test_the_counter_for_high_reads_minus_one_and_nothing(phase: str, drawn: int) -> None:
    t = table(plane(0, level="high", fighter=fighter(horsepower=[2, 2])), plane(1), phase=phase)
    assert t.aircraft("a1").cards == drawn
