"""Rulings on what the booklet says twice, wrongly, or not at all."""

from __future__ import annotations

import pytest
from tests.systems.skies.scenes import duel, tables

from escadrille.kernel.registry import catalogue
from escadrille.locale import messages, voice
from escadrille.systems.skies import load_packs
from escadrille.systems.skies.options import OPTIONS
from escadrille.systems.skies.rules.retention import test_dice as dice_of
from escadrille.systems.skies.rules.targets import dodge_dice, gun_dice
from escadrille.systems.skies.tables import BALLISTIC, MANOEUVRE, PILOT

PACK = load_packs()
RAF = (("defensive-tactics", "hail-of-fire"), ("home-advantage", "radar-support"))
LUFTWAFFE = (("dive-away", "high-altitude"), ("clear-skies", "numbers"))


@pytest.mark.rule("SKIES-RULING-02")
def test_the_sign_in_the_corner_is_the_mark_of_a_reaction() -> None:
    marked = {name for name, card in PACK.tables["card"].items() if card.reaction}
    assert marked == {
        *("robust", "rapid-roll", "defensive-tactics", "mutual-support", "sixth-sense"),
    }


@pytest.mark.rule("SKIES-RULING-03")
def test_the_rules_are_called_advanced_and_are_one_switch() -> None:
    assert [option.name for option in OPTIONS if option.rule == "SKIES-BASE-55"] == [
        "extended_rules"
    ]
    assert voice("en")("skies-option-extended-rules").startswith("Advanced rules")
    assert voice("fr")("skies-option-extended-rules").startswith("Règles avancées")
    others = [rule.fr for name, rule in catalogue("skies").items() if name != "SKIES-RULING-03"]
    told = [text for key, text in messages("fr").items() if key.startswith("skies-")]
    assert "tendues" not in " ".join([*told, *others])


@pytest.mark.rule("SKIES-RULING-04", "SKIES-RULING-05")
def test_the_first_row_is_the_rafs_whatever_the_number_of_aircraft() -> None:
    listed = [
        (side.nation, side.size, (side.doctrines, side.theatres))
        for scenario in PACK.tables["scenario"].values()
        for side in scenario.side
        if side.doctrines
    ]
    assert {(nation, rows) for nation, _, rows in listed} == {
        ("raf", RAF),
        ("luftwaffe", LUFTWAFFE),
    }
    assert {size for _, size, _ in listed} >= {2, 6, 14}
    bonus = PACK.tables["card"]["dive-away"].bonus
    assert bonus in PACK.tables["aircraft"]["bf-109e"].traits


@pytest.mark.rule("SKIES-RULING-36")
def test_one_skill_for_guns_dodges_and_tests() -> None:
    def pools(ps: int) -> list[int]:
        t = duel(one={"ps": ps})
        tests = [dice_of(t.state, 0, test) for test in (PILOT, MANOEUVRE, BALLISTIC)]
        return [*tests, gun_dice(t.state, 0), dodge_dice(tables(t), t.state, 0, 0)]

    assert pools(2) == [2, 5, 3, 3, 5]
    assert pools(4) == [figure + 2 for figure in pools(2)]
    told = [text for key, text in messages("fr").items() if key.startswith("skies-")]
    assert not [text for text in told if "Pilotage" in text]


@pytest.mark.rule("SKIES-RULING-37")
def test_what_the_booklet_lacks_is_the_houses_and_marked_so() -> None:
    """The booklet states names of cards, the Traits of the Bf 109E and that Mosquitos are agile."""
    for table in ("scenario", "campaign", "aircraft", "card", "ace"):
        assert {entry.origin for entry in PACK.tables[table].values()} == {"house"}
    types = {name: entry.stated for name, entry in PACK.tables["aircraft"].items() if entry.stated}
    assert types == {"bf-109e": ("traits",), "mosquito": ("agile",)}
    names = {name for name, entry in PACK.tables["card"].items() if "name" in entry.stated}
    assert {*RAF[0], *RAF[1], *LUFTWAFFE[0], *LUFTWAFFE[1]} <= names
    assert not any(entry.stated for entry in PACK.tables["scenario"].values())
