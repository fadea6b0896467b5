"""A pilot's life between fights (groups PIL, EVO, DEATH, STATE, EQP, RANK and SUP)."""

from __future__ import annotations

from typing import Any

import pytest

from escadrille.systems.wings import careers
from escadrille.systems.wings.schema import FIELDS, Pilot


@pytest.mark.rule("WINGS-PIL-01")
def test_a_new_pilot_is_a_rookie() -> None:
    pilot = careers.create("Delorme", "france", "soldier", "good-shot")
    assert (pilot.standing, pilot.victories, pilot.skills) == ("rookie", 0, ("good-shot",))
    with pytest.raises(ValueError, match="WINGS-PIL-01"):
        careers.create("Delorme", "france", "soldier", "good-shot", "marksman")


@pytest.mark.rule(
    "WINGS-BEH-03",
    "WINGS-BEH-06",
    "WINGS-BEH-08",
    "WINGS-BEH-10",
    "WINGS-BEH-12",
    "WINGS-BEH-14",
    "WINGS-BEH-16",
)
@pytest.mark.parametrize(
    ("behaviour", "skills", "wrong"),
    [
        ("knight", ["viper", "acrobat"], ["viper"]),
        ("hothead", ["careful"], ["viper"]),
        ("opportunist", ["marksman"], ["acrobat"]),
        ("guardian", ["careful"], ["serpent"]),
        ("rammer", ["makeshift"], ["good-shot"]),
        ("soldier", ["genius"], ["careful"]),
        ("artist", ["acrobat"], ["good-shot"]),
    ],
)
def test_each_behaviour_starts_with_skills_of_its_own(
    behaviour: Any, skills: list[Any], wrong: list[Any]
) -> None:
    assert careers.create("A", "italy", behaviour, *skills).skills == tuple(skills)
    with pytest.raises(ValueError, match="WINGS-"):
        careers.create("A", "italy", behaviour, *wrong)


@pytest.mark.rule("WINGS-BEH-01", "WINGS-BEH-06", "WINGS-BEH-12", "WINGS-SKL-04")
@pytest.mark.parametrize(
    ("behaviour", "skill", "rule"),
    [
        ("knight", "killer", "WINGS-BEH-01"),
        ("hothead", "serpent", "WINGS-BEH-06"),
        ("rammer", "marksman", "WINGS-BEH-12"),
        ("artist", "ghost", "WINGS-SKL-04"),
        ("artist", "careful", "WINGS-SKL-03"),
        ("knight", "excellent-shot", None),
    ],
)
def test_some_skills_are_not_for_everyone(behaviour: Any, skill: str, rule: str | None) -> None:
    assert careers.forbids(Pilot(behaviour=behaviour, skills=("careful",)), skill) == rule


@pytest.mark.rule("WINGS-SKL-04")
def test_an_ultimate_skill_needs_the_three_others_of_its_field() -> None:
    for *others, ultimate in FIELDS.values():
        learnt: Any = tuple(others)
        assert careers.forbids(Pilot(skills=learnt), ultimate) is None
        assert careers.forbids(Pilot(skills=learnt[:2]), ultimate) == "WINGS-SKL-04"


@pytest.mark.rule("WINGS-EVO-03", "WINGS-EVO-04", "WINGS-EVO-05")
@pytest.mark.parametrize(
    ("victories", "points", "standing", "skills"),
    [
        (4, 0, "rookie", 1),
        (5, 0, "ace", 2),
        (6, 20, "ace", 3),
        (9, 79, "ace", 5),
        (9, 80, "veteran", 6),
        (30, 160, "ace-of-aces", 10),
    ],
)
def test_victories_and_points_make_a_career(
    victories: int, points: int, standing: str, skills: int
) -> None:
    """WINGS-EX-28."""
    assert careers.standing(victories, points) == standing
    assert careers.skills_due(1, victories, points) == skills


@pytest.mark.rule(
    "WINGS-DEATH-01", "WINGS-DEATH-02", "WINGS-DEATH-03", "WINGS-RULING-55", "WINGS-RULING-108"
)
def test_who_takes_the_place_of_the_dead() -> None:
    """WINGS-EX-39."""
    assert careers.replacement("rookie") == careers.replacement("ace") == ("rookie", 1, 0, 0)
    assert careers.replacement("veteran") == ("ace", 2, 5, 0)
    assert careers.replacement("ace-of-aces") == ("veteran", 6, 5, 80)
    assert [careers.BOUNTY.get(one, 0) for one in ("ace", "veteran", "ace-of-aces")] == [0, 2, 5]


@pytest.mark.rule("WINGS-STATE-02", "WINGS-STATE-03")
@pytest.mark.parametrize(
    ("state", "missions", "flew", "after"),
    [
        ("wounded", 0, 0, "wounded"),
        ("wounded", 1, 0, "active"),
        ("wounded", 1, 1, "wounded"),
        ("wounded", 2, 2, "active"),
        ("grave", 1, 0, "grave"),
        ("grave", 2, 0, "wounded"),
        ("grave", 3, 0, "active"),
    ],
)
def test_the_wounded_recover_on_the_ground_or_in_the_air(
    state: str, missions: int, flew: int, after: str
) -> None:
    assert careers.rested(state, missions, flew=flew) == after


@pytest.mark.rule("WINGS-EQP-01", "WINGS-EQP-02")
def test_equipment_is_paid_with_points_above_the_last_ten() -> None:
    """WINGS-EX-06."""
    assert careers.spendable(23) == 3
    assert careers.bought(23, "vest") == 21
    with pytest.raises(ValueError, match="WINGS-EQP-02"):
        careers.bought(21, "parachute")


@pytest.mark.rule("WINGS-RANK-01", "WINGS-RANK-02", "WINGS-RULING-29")
def test_ranks_follow_points_alone() -> None:
    assert [careers.rank("germany", points) for points in (0, 10, 50, 100, 160)] == [
        "Fähnrich",
        "Leutnant",
        "Oberleutnant",
        "Rittmeister",
        "Rittmeister",
    ]
    assert careers.rank("belgium", 99) == "Lieutenant"


@pytest.mark.rule("WINGS-SUP-01", "WINGS-RULING-28")
@pytest.mark.parametrize(
    ("date", "die", "camp", "points"),
    [
        ("1917-04", 7, "empires", 9),
        ("1918-01", 1, "entente", 0),
        ("1918-10", 3, "entente", 5),
        ("1916-04", 8, None, 0),
        ("1915-10", 4, "empires", 6),
    ],
)
def test_the_period_gives_one_side_the_better_of_it(
    date: str, die: int, camp: str | None, points: int
) -> None:
    """WINGS-EX-33, its bonuses."""
    assert (careers.supremacy(date)[0], careers.bonus(date, die)) == (camp, points)
