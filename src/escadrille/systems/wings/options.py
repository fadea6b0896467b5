"""The optional rules of wings, and the settings under which the house tests itself.

Rules: WINGS-OPT-01.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from escadrille.kernel.options import Option, Value, Values
from escadrille.kernel.registry import chapter

USUAL: Final = ("altitude", "tailing", "consecutive_fire", "complex_manoeuvres")
MODES: Final = ("mission", "deathmatch", "team_dm", "ctf")

TOPICS: Final = {
    "flight": "ALT CPX ERR EXIT LAND PROG RULING TAIL",
    "fire": "AIM AMMO DIVE JAM",
    "damage": "COLL DBL DOWN EXPL SPEC",
    "ground": "BAL BPTS FLAK",
    "sky": "CEIL CLOUD REL SUN TAC WX",
    "pilots": "BEH EQP PIL SKL",
    "game": "DM DUEL HOM MIS REIN",
}
"""What an option is about, by the chapter of its rule."""

_OPTIONS: Final = (
    # On unless they are switched off; without altitude, nothing that is made of altitude.
    Option(
        "altitude",
        rule="WINGS-ALT-01",
        values=(True, False),
        excludes=(
            *("engine_no_climb", "landing_takeoff", "true_ceiling", "cloud_layer", "dive_fire"),
            *("overlap_fire", "fire_ban", "relief", "weather"),
        ),
    ),
    Option("tailing", rule="WINGS-TAIL-01", values=(True, False)),
    Option("consecutive_fire", rule="WINGS-AIM-01", values=(True, False)),
    Option("complex_manoeuvres", rule="WINGS-CPX-01", values=(True, False)),
    Option("special_manoeuvres", rule="WINGS-RULING-76", values=("skill", "ace", "all", "none")),
    # Programming.
    Option("deck_edit_by_agreement", rule="WINGS-PROG-01"),
    Option("illegal_programming", rule="WINGS-RULING-69", values=("refuse", "accept")),
    Option("error_penalty", rule="WINGS-ERR-02", values=("destroyed", "two_a")),
    Option("exit_rule", rule="WINGS-EXIT-02", values=("eliminated", "fled", "fled_return")),
    # Fire and damage.
    Option("smoke_blocks_aim", rule="WINGS-SPEC-04"),
    Option("engine_no_climb", rule="WINGS-SPEC-12"),
    Option("ammo", rule="WINGS-AMMO-01", values=("off", "cards", "d10")),
    Option("ammo_cards", rule="WINGS-AMMO-01", values=(8, 6, 7, 9, 10), needs=("ammo",)),
    Option("twin_gun_jam", rule="WINGS-JAM-01"),
    Option("explosion_lower_half", rule="WINGS-EXPL-01"),
    Option("remove_plain_zero", rule="WINGS-EXPL-02", values=("none", "some", "all")),
    Option("explosion_blast", rule="WINGS-EXPL-03"),
    Option("dive_fire", rule="WINGS-DIVE-01"),
    Option("overlap_fire", rule="WINGS-DIVE-04"),
    Option("fire_ban", rule="WINGS-DIVE-06"),
    Option("crash_landing", rule="WINGS-DOWN-01"),
    Option("doubled_specials", rule="WINGS-DBL-01"),
    Option("collision", rule="WINGS-COLL-01"),
    Option("collision_squadron_straight", rule="WINGS-COLL-06", needs=("collision",)),
    # The ground, and what hangs above it.
    Option("flak_near_burst", rule="WINGS-FLAK-08"),
    Option("balloon_artillery_spotting", rule="WINGS-BAL-16", values=(0, 4, 5, 6, 7, 8)),
    Option("balloon_surveillance", rule="WINGS-BAL-17"),
    Option("balloon_guns", rule="WINGS-BAL-18"),
    Option("bomb_points", rule="WINGS-BPTS-01"),
    Option("landing_takeoff", rule="WINGS-LAND-01"),
    Option("relief", rule="WINGS-REL-01"),
    # The sky.
    Option("true_ceiling", rule="WINGS-CEIL-01"),
    Option("cloud_layer", rule="WINGS-CLOUD-01"),
    Option("weather", rule="WINGS-WX-01"),
    Option("tactical_advantages", rule="WINGS-TAC-03", values=("follow", "on", "off")),
    Option("sun", rule="WINGS-SUN-01"),
    Option("sun_replaces_alert", rule="WINGS-TAC-08", needs=("sun",)),
    # Pilots.
    Option("pilots", rule="WINGS-PIL-02", excludes=("duel_handicap", "mode")),
    Option("behaviours", rule="WINGS-BEH-01", needs=("pilots",)),
    Option("skills", rule="WINGS-SKL-01", needs=("pilots",)),
    Option(
        "skill_token_scale",
        rule="WINGS-SKL-02",
        values=("2-4-6-8", "2-3-4-5"),
        needs=("skills",),
    ),
    Option("equipment", rule="WINGS-EQP-01", needs=("pilots",)),
    # Missions.
    Option("prior_recon", rule="WINGS-MIS-10"),
    Option("homologation", rule="WINGS-HOM-01", values=(True, False)),
    Option("reinforcements", rule="WINGS-REIN-01", values=(True, False)),
    # Other ways to play.
    Option("duel_handicap", rule="WINGS-DUEL-01"),
    Option(
        "mode",
        rule="WINGS-DM-01",
        values=MODES,
        excludes=("explosion_lower_half", "remove_plain_zero"),
    ),
)

OPTIONS: Final = tuple(
    msgspec.structs.replace(option, topic=topic)
    for option in _OPTIONS
    for topic, chapters in TOPICS.items()
    if chapter(option.rule) in chapters.split()
)


def switched_on(*names: str) -> dict[str, Value]:
    return dict.fromkeys(names, True)


CAMPAIGN: Final[dict[str, Value]] = {
    "error_penalty": "two_a",
    "exit_rule": "fled_return",
    "ammo": "cards",
    **switched_on("flak_near_burst", "landing_takeoff", "bomb_points", "weather"),
    **switched_on("collision", "collision_squadron_straight", "twin_gun_jam", "crash_landing"),
    **switched_on("true_ceiling", "cloud_layer", "explosion_lower_half", "explosion_blast"),
    **switched_on("dive_fire", "overlap_fire", "fire_ban", "doubled_specials"),
}
"""The preset for careers and campaigns; what it leaves out is set mission by mission."""

CAREER: Final[dict[str, Value]] = {
    **CAMPAIGN,
    "skill_token_scale": "2-3-4-5",
    **switched_on("pilots", "behaviours", "skills", "equipment"),
}
"""All of it, with pilots who live and die."""

EVERYTHING: Final[dict[str, Value]] = {
    **CAMPAIGN,
    "special_manoeuvres": "all",
    "illegal_programming": "accept",
    "ammo_cards": 6,
    "remove_plain_zero": "some",
    "balloon_artillery_spotting": 8,
    "tactical_advantages": "on",
    **switched_on("deck_edit_by_agreement", "smoke_blocks_aim", "engine_no_climb", "relief"),
    **switched_on("balloon_surveillance", "balloon_guns", "sun", "sun_replaces_alert"),
}

OPTION_SETS: Final[dict[str, dict[str, Any]]] = {
    "default": {"scenario": "first-duel"},
    "campaign": {"scenario": "balloon-line", "options": CAMPAIGN},
    "everything": {"scenario": "spring-offensive", "options": EVERYTHING},
    "flat": {"scenario": "first-duel", "options": {**dict.fromkeys(USUAL, False), "ammo": "d10"}},
    "handicap": {"scenario": "handicap-duel"},
    "aces": {"scenario": "duel-of-aces"},
    "pilots": {
        "scenario": "three-against-three",
        "options": {**CAREER, "weather": False, "true_ceiling": False},
    },
    "bombing": {"scenario": "mission-bombing"},
    "rescue": {"scenario": "mission-rescue", "options": {"prior_recon": True}},
    "theft": {
        "scenario": "mission-theft",
        "options": {"homologation": False, "reinforcements": False, "weather": False},
    },
    "deathmatch": {"scenario": "deathmatch"},
    "team-deathmatch": {"scenario": "team-deathmatch"},
    "capture-the-flag": {"scenario": "capture-the-flag"},
}
"""Settings that between them switch every option on, each proved by the contract suite."""


def settled(options: Values) -> Values:
    """Return resolved options with what some of them decide for others.

    The modes count shots with the die (WINGS-DM-02); tactical advantages come with the weather
    unless told otherwise.
    """
    ammo, advantages = options["ammo"], options["tactical_advantages"]
    if advantages == "follow":
        advantages = "on" if options["weather"] or options["balloon_surveillance"] else "off"
    ammo = ammo if options["mode"] == "mission" else "d10"
    return {**options, "ammo": ammo, "tactical_advantages": advantages}
