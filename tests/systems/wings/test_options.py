"""The switches of wings, their defaults and the campaign preset (WINGS-OPT-01)."""

from __future__ import annotations

import pytest

from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import Value, resolve
from escadrille.systems.wings.options import CAMPAIGN, CAREER, OPTIONS, settled

# switch: its values, the default first; the campaign preset, None where a mission sets it.
LEDGER: dict[str, tuple[tuple[Value, ...], Value | None]] = {
    "altitude": ((True, False), True),
    "tailing": ((True, False), True),
    "consecutive_fire": ((True, False), True),
    "deck_edit_by_agreement": ((False, True), False),
    "illegal_programming": (("refuse", "accept"), "refuse"),
    "smoke_blocks_aim": ((False, True), False),
    "engine_no_climb": ((False, True), False),
    "error_penalty": (("destroyed", "two_a"), "two_a"),
    "exit_rule": (("eliminated", "fled", "fled_return"), "fled_return"),
    "flak_near_burst": ((False, True), True),
    "balloon_artillery_spotting": ((0, 4, 5, 6, 7, 8), None),
    "balloon_surveillance": ((False, True), None),
    "balloon_guns": ((False, True), None),
    "landing_takeoff": ((False, True), True),
    "ammo": (("off", "cards", "d10"), "cards"),
    "ammo_cards": ((8, 6, 7, 9, 10), 8),
    "collision": ((False, True), True),
    "collision_squadron_straight": ((False, True), True),
    "twin_gun_jam": ((False, True), True),
    "true_ceiling": ((False, True), True),
    "cloud_layer": ((False, True), True),
    "explosion_lower_half": ((False, True), True),
    "remove_plain_zero": (("none", "some", "all"), "none"),
    "explosion_blast": ((False, True), True),
    "dive_fire": ((False, True), True),
    "overlap_fire": ((False, True), True),
    "fire_ban": ((False, True), True),
    "crash_landing": ((False, True), True),
    "doubled_specials": ((False, True), True),
    "bomb_points": ((False, True), True),
    "complex_manoeuvres": ((True, False), True),
    "special_manoeuvres": (("skill", "ace", "all", "none"), "skill"),
    "pilots": ((False, True), None),
    "behaviours": ((False, True), None),
    "skills": ((False, True), None),
    "skill_token_scale": (("2-4-6-8", "2-3-4-5"), None),
    "equipment": ((False, True), None),
    "prior_recon": ((False, True), None),
    "homologation": ((True, False), None),
    "reinforcements": ((True, False), None),
    "duel_handicap": ((False, True), False),
    "relief": ((False, True), None),
    "weather": ((False, True), True),
    "tactical_advantages": (("follow", "on", "off"), "on"),
    "sun": ((False, True), False),
    "sun_replaces_alert": ((False, True), False),
    "mode": (("mission", "deathmatch", "team_dm", "ctf"), "mission"),
}


@pytest.mark.rule("WINGS-OPT-01")
@pytest.mark.parametrize("name", LEDGER)
def test_a_switch_has_the_default_and_the_preset_of_the_ledger(name: str) -> None:
    values, preset = LEDGER[name]
    option = next(option for option in OPTIONS if option.name == name)
    assert option.values == values
    assert resolve(OPTIONS, {})[name] == values[0]
    if preset is None:
        assert name not in CAMPAIGN
    else:
        assert settled(resolve(OPTIONS, CAMPAIGN))[name] == preset


@pytest.mark.rule("WINGS-OPT-01")
@pytest.mark.parametrize(
    "name",
    [
        "true_ceiling",
        "cloud_layer",
        "dive_fire",
        "overlap_fire",
        "fire_ban",
        "relief",
        "weather",
        "engine_no_climb",
    ],
)
def test_what_is_made_of_altitude_needs_it(name: str) -> None:
    resolve(OPTIONS, {name: True})
    with pytest.raises(BadOption, match=f"excludes '{name}'"):
        resolve(OPTIONS, {name: True, "altitude": False})


@pytest.mark.rule("WINGS-OPT-01")
def test_the_straight_of_a_squadron_needs_collision() -> None:
    with pytest.raises(BadOption, match="needs 'collision'"):
        resolve(OPTIONS, {"collision_squadron_straight": True})


@pytest.mark.rule("WINGS-OPT-01")
@pytest.mark.parametrize("mode", ["deathmatch", "team_dm", "ctf"])
def test_the_modes_count_shots_and_leave_their_deck_alone(mode: str) -> None:
    for ammo in ("off", "cards"):
        assert settled(resolve(OPTIONS, {"mode": mode, "ammo": ammo}))["ammo"] == "d10"
    for name, value in (("explosion_lower_half", True), ("remove_plain_zero", "all")):
        with pytest.raises(BadOption, match=f"excludes '{name}'"):
            resolve(OPTIONS, {"mode": mode, name: value})


@pytest.mark.rule("WINGS-OPT-01")
@pytest.mark.parametrize("name", ["behaviours", "skills", "equipment"])
def test_what_is_made_of_pilots_needs_them(name: str) -> None:
    assert CAREER[name] is CAREER["pilots"] is True
    resolve(OPTIONS, CAREER)
    with pytest.raises(BadOption, match="needs 'pilots'"):
        resolve(OPTIONS, {name: True})
    with pytest.raises(BadOption, match="excludes 'duel_handicap'"):
        resolve(OPTIONS, {"pilots": True, "duel_handicap": True})
