"""Preparing a campaign: decks, squadron, promotions (groups SETUP, PILOT, COMP)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.phantom.scenes import campaign, decision, pilot, squadron, told, until, who

from escadrille.systems.phantom import configure
from escadrille.systems.phantom.events import TargetsDrawn
from escadrille.systems.phantom.schema import LEVELS

SHORT = ("cajun", "junior", "t-bone", "kirin", "papa", "jagger", "smokes", "splashdog")


@pytest.mark.rule("PHANTOM-SETUP-03", "PHANTOM-COMP-02")
def test_both_decks_are_shuffled_and_all_counters_are_in_the_container() -> None:
    rules = configure("rolling-thunder-usaf-short")
    one, other = (rules.start(seed) for seed in (1, 2))
    view = rules.view(one, 0)
    assert (view.deck, view.event_deck, view.container) == (22, 24, 35)
    assert (view.discard, view.event_discard, view.threats) == ((), (), ())
    assert one.deck != other.deck
    assert one.events != other.events
    assert sorted(one.deck) == sorted(other.deck)


@pytest.mark.rule("PHANTOM-COMP-02", "PHANTOM-HOUSE-33")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    known = [card.id for card in configure("rolling-thunder-usaf-short").t.targets]
    left, gone = known[:3], known[3:]
    t = squadron(
        pilot("papa"),
        phase="draw",
        deck=left[0],
        discard=" ".join(left[1:]),
        destroyed=" ".join(gone),
    )
    view = t.view()
    assert view.drawn[0] == left[0]
    assert view.drawn[1] in left[1:]
    assert (view.deck, view.discard) == (1, ())


@pytest.mark.rule("PHANTOM-COMP-02")
def test_a_shuffle_is_told() -> None:
    known = [card.id for card in configure("rolling-thunder-usaf-short").t.targets]
    two, four, rest = known[:2], known[2:6], known[6:]
    t = squadron(
        pilot("papa"),
        stack=["campaign", "mission - sites", "target"],
        so=9,
        drawn=" ".join(two),
        discard=" ".join(four),
        destroyed=" ".join(rest),
    )
    (first,) = told(t.play("recon"), TargetsDrawn)
    assert first.reshuffled
    (second,) = told(t.play("recon"), TargetsDrawn)
    assert not second.reshuffled
    assert {*first.targets, *second.targets} == set(four)


# The squadron.


def recruited(*cards: str, **facts: Any) -> Any:
    t = campaign(**facts)
    t.play(*cards)
    return t


@pytest.mark.rule("PHANTOM-SETUP-06", "PHANTOM-PILOT-03")
def test_pilots_of_the_other_service_are_refused() -> None:
    assert campaign().refused("batdog") == "PHANTOM-SETUP-06"
    assert campaign("rolling-thunder-usn-short").refused("cajun") == "PHANTOM-SETUP-06"


@pytest.mark.rule("PHANTOM-SETUP-07")
def test_aircraft_that_did_not_serve_yet_are_refused() -> None:
    t = campaign("war-in-the-south-usaf-short")
    t.play("cajun")
    assert t.refused("otter") == "PHANTOM-SETUP-07"  # F-105G, from 1966
    t = campaign("rolling-thunder-usaf-short")
    t.play("cajun")
    assert "otter" in t.legal()


@pytest.mark.rule("PHANTOM-SETUP-08", "PHANTOM-PILOT-01", "PHANTOM-PILOT-04")
def test_slots_are_filled_level_by_level() -> None:
    t = campaign()
    levels = []
    for card in SHORT:
        levels.append(t.view().places[0].level)
        assert t.refused("monger") == "PHANTOM-SETUP-08"  # no Veteran in a short campaign
        t.play(card)
    assert levels == ["newbie", "green", "green", *["average"] * 4, "skilled"]
    assert decision(t) == "promote"
    taken = campaign()
    taken.play("cajun", "junior")
    assert taken.refused("junior") == "PHANTOM-PILOT-01"


@pytest.mark.rule("PHANTOM-SETUP-09")
def test_a_card_taken_on_its_promoted_side_rises_no_more() -> None:
    t = recruited("irish", "cajun+", "junior", "t-bone+", *SHORT[3:6], "splashdog")
    shown = who(t, "cajun")
    assert (shown.level, shown.promoted, shown.xp_needed) == ("green", True, None)
    assert who(t, "t-bone").level == "average"
    assert t.refused("cajun") == "PHANTOM-SETUP-09"
    assert "junior" in t.legal()


@pytest.mark.rule("PHANTOM-RULING-19", "PHANTOM-SETUP-11")
def test_no_ace_at_the_start_but_a_veteran_may_become_one() -> None:
    t = campaign("rolling-thunder-usaf-medium")
    t.play("cajun", "junior", "t-bone", "kirin", "papa", "jagger", "smokes", "boomer", "splashdog")
    assert t.view().places[0].level == "veteran"
    assert t.refused("monger+") == "PHANTOM-RULING-19"
    t.play("monger", "monger")
    assert (who(t, "monger").level, t.view().so) == ("ace", 28 - 4)


@pytest.mark.rule("PHANTOM-SETUP-11", "PHANTOM-RULING-20", "PHANTOM-SO-01")
def test_promotions_come_after_the_squadron_and_before_the_first_mission() -> None:
    t = recruited(*SHORT)
    assert t.view().so == 16
    t.play("cajun", "kirin")
    assert t.view().so == 16 - 2 * 2
    assert t.refused("kirin") == "PHANTOM-SETUP-09"
    t.play("pass")
    assert decision(t) in ("target", "assign")
    assert t.view().slot == 1


@pytest.mark.rule("PHANTOM-HOUSE-46")
def test_a_squadron_never_costs_more_than_there_is() -> None:
    t = campaign("war-in-the-south-usn-short")
    t.play("batdog", "buck", "buick", "driver")  # an A-6, for 2 of the 3 points
    assert t.view().so == 1
    assert t.refused("razor+") in ("PHANTOM-SETUP-08", "PHANTOM-RULING-19")
    assert "grease" in t.legal()  # with an A-4 or F-8 still to come, its price can be made good
    t.play("grease", "barbarian", "crusty")
    assert t.view().so == -1
    legal = t.legal()  # now only what brings the points back above nothing
    assert "moose" in legal
    assert "showtime" not in legal
    assert t.refused("showtime") == "PHANTOM-HOUSE-46"


@pytest.mark.rule("PHANTOM-HOUSE-47")
@pytest.mark.parametrize(
    ("scenario", "so", "size"),
    [
        ("rolling-thunder-usaf-short", 16 + 6, (1, 2, 4, 1, 0)),
        ("war-in-the-south-usn-medium", 6 + 12, (1, 2, 5, 1, 1)),
        ("linebacker-usaf-long", 48 + 18, (1, 2, 6, 2, 1)),
    ],
)
def test_a_random_squadron(scenario: str, so: int, size: tuple[int, ...]) -> None:
    rules = configure(scenario, {"random_squadron": True})
    t = rules.t
    drawn = set()
    for seed in range(20):
        view = rules.view(rules.start(seed), 0)
        levels = [one.level for one in view.squadron]
        assert tuple(levels.count(level) for level in LEVELS[:5]) == size
        cards = [t.pilot_of[one.pilot] for one in view.squadron]
        assert not any(t.price[card] for card in cards)  # no Arrow, no A-6 in the South
        assert view.so == so + sum(t.quality[card] for card in cards)
        for level in {one.level for one in view.squadron if one.promoted}:
            # A promoted side is drawn only once every other card of the level is.
            fronts = [n for n, card in enumerate(t.pilots) if card.front.level == level]
            assert all(n in cards for n in fronts if t.may_fly[n] and not t.price[n])
        drawn |= set(cards)
    assert len(drawn) > sum(size)


# Pilots between missions.


@pytest.mark.rule("PHANTOM-PILOT-13", "PHANTOM-PRE-10")
def test_the_unfit_stay_on_the_ground_and_the_shaken_fly() -> None:
    t = squadron(
        pilot("papa", stress=11), pilot("kirin", stress=10), pilot("cajun"), phase="flight"
    )
    assert decision(t) == "assign"
    assert t.refused("papa") == "PHANTOM-PILOT-13"
    assert who(t, "kirin").status == "shaken"
    t.play("kirin")
    assert who(t, "kirin").role == "flying"


@pytest.mark.rule("PHANTOM-RULING-27")
def test_an_unfit_pilot_recovers_and_flies_again() -> None:
    t = squadron(pilot("papa", stress=12), pilot("kirin"), phase="draw")
    t.play("calm")
    assert who(t, "papa").stress == 12 - 1 - 2
    t.play(t.legal()[-1])
    until(t, "assign")
    assert "papa" in t.legal()
