"""The rulebook's full example: one game turn of a Corsair (a1) and a Zeke (b1), 1943.

The book names part of the cards; the others are the ledger's, from a deck stacked for it.
"""

from __future__ import annotations

import pytest
from tests.systems.flames.scenes import Opening, can, spent

from escadrille.systems.flames.events import (
    Cancelled,
    Compared,
    Drew,
    FirstSide,
    GameTurn,
    Played,
    Succeeded,
    TurnBegan,
)
from escadrille.testing.scripted import Table

CORSAIR = "yo-yo scissors tight-turn ims-1-1 ims-2-3 barrel-roll barrel-roll"
ZEKE = "tight-turn tight-turn scissors ace-pilot ims-2-2 yo-yo evasive"
DECK = "vertical-roll scissors oots-1-1 tight-turn ims-1-1 jinking redline"


def before_the_first_turn() -> Table:
    """Return the moment when both look at their hands; chance will draw the Corsair's side."""
    return Table(
        {
            "system": "flames",
            "scenario": "corsair-zeke",
            "aircraft": [
                {"side": 0, "fighter": "f4u", "hand": CORSAIR},
                {"side": 1, "fighter": "a6m5", "hand": ZEKE},
            ],
            "stack": ["round", "start"],
            "turn": 0,
            "deck": DECK,
            "script": [0],
        }
    )


def expect(t: Table, corsair: str, zeke: str, position: int, level: str = "medium") -> None:
    """Compare both hands, the Corsair's position and the common level; nobody is hurt."""
    assert sorted(t.hand("a1")) == sorted(corsair.split())
    assert sorted(t.hand("b1")) == sorted(zeke.split())
    assert t.position("a1", "b1") == position
    for label in ("a1", "b1"):
        assert (t.aircraft(label).level, t.aircraft(label).damage) == (level, 0)


def ex_74_set_up(t: Table) -> None:
    """Seven cards each, Medium chosen in secret, the Corsair drawn to begin."""
    dealt = Opening("corsair-zeke")
    assert [aircraft.cards for aircraft in dealt.view().aircraft] == [7, 7]
    assert t.asked == ((0, "start"), (1, "start"))
    t.play("medium", seat=0)
    assert t.view(1).aircraft[0].level is None
    told = t.play("medium", seat=1)
    assert FirstSide(0) in told
    assert TurnBegan("a1") in told
    expect(t, CORSAIR, ZEKE, 0)


def ex_75_corsair_holds_its_level(t: Table) -> None:
    """No draw with seven cards; it may dive, stay or climb, and stays."""
    assert (t.asked, t.legal()) == (((0, "altitude"),), ["pass", "climb", "dive"])
    t.play("pass")
    expect(t, CORSAIR, ZEKE, 0)


def ex_76_speed_gives_a_maneuver(t: Table) -> None:
    """Faster by one: a free maneuver, Tight Turn, Yo-Yo: the Corsair is Advantaged."""
    assert t.asked == ((0, "compare"),)
    assert t.play("b1") == [Compared("a1", "b1", 1)]
    t.play("speed")
    assert t.legal() == ["pass", "ace-pilot", "tight-turn"]
    t.play("tight-turn", "yo-yo")
    assert t.legal() == ["pass", "ace-pilot", "scissors", "yo-yo"]
    t.play("pass")
    corsair = "scissors tight-turn ims-1-1 ims-2-3 barrel-roll barrel-roll"
    expect(t, corsair, "tight-turn scissors ace-pilot ims-2-2 yo-yo evasive", 1)
    assert sorted(t.view().discard) == ["tight-turn", "yo-yo"]
    assert t.asked == ((0, "action"),)


def ex_77_scissors_as_maneuver(t: Table) -> None:
    """To Tailing? Tight Turn, Tight Turn, Scissors; the Corsair keeps its Barrel Rolls."""
    t.play("scissors maneuver b1 1", "tight-turn", "tight-turn", "scissors")
    assert t.legal() == ["pass", "barrel-roll"]
    assert Cancelled("a1", "b1", "maneuver") in t.play("pass")
    corsair = "ims-1-1 ims-2-3 barrel-roll barrel-roll"
    expect(t, corsair, "ace-pilot ims-2-2 yo-yo evasive", 1)


def ex_78_an_ace_saves_the_zeke(t: Table) -> None:
    """Two bursts, enough for one of two attacks; an Ace Pilot stops it, the bursts are gone."""
    assert can(t, "ims-1-1 attack b1")
    told = t.play("ims-2-3 attack b1")
    assert told == [Played("a1", "ims-2-3", "attack", "b1", hits=3, bursts=2)]
    assert t.aircraft("b1").flips_at == 3
    t.play("ace-pilot")
    assert t.legal() == ["pass"]
    t.play("pass")
    assert spent(t) == (1, 1, 0, 0)
    assert t.refused("ims-1-1 attack b1") == "FLAMES-BURST-06"
    assert can(t, "ims-1-1 maneuver b1 1")
    expect(t, "ims-1-1 barrel-roll barrel-roll", "ims-2-2 yo-yo evasive", 1)


def ex_79_corsair_ends_its_turn(t: Table) -> None:
    """It discards nothing, draws three cards and is still Advantaged."""
    t.play("pass")
    assert t.asked == ((0, "discard"),)
    told = t.play("pass")
    assert Drew("a1", 0, 3, ("vertical-roll", "scissors", "oots-1-1")) in told
    assert Drew("b1", 1, 2, ("tight-turn", "ims-1-1")) in told
    corsair = "ims-1-1 barrel-roll barrel-roll vertical-roll scissors oots-1-1"
    expect(t, corsair, "ims-2-2 yo-yo evasive tight-turn ims-1-1", 1)


def ex_80_zeke_climbs_and_is_followed(t: Table) -> None:
    """One card for the climb, two for the Corsair that comes along."""
    assert (t.view().active, t.asked) == ("b1", ((1, "altitude"),))
    t.play("climb", "evasive")
    assert t.aircraft("b1").cards == 4
    assert t.asked == ((0, "follow"),)
    t.play("follow", "vertical-roll", "barrel-roll")
    corsair = "ims-1-1 barrel-roll scissors oots-1-1"
    expect(t, corsair, "ims-2-2 yo-yo tight-turn ims-1-1", 1, "high")


def ex_81_zeke_is_slower(t: Table) -> None:
    """Two against three: no free maneuver; its Action phase begins."""
    assert (t.asked, t.view().phase) == (((1, "action"),), "action")


def ex_82_zeke_reverses(t: Table) -> None:
    """An attack card declared as Scissors, Scissors, Yo-Yo: now the Zeke is Advantaged."""
    t.play("ims-2-2 agile a1")
    assert t.legal() == ["pass", "barrel-roll", "scissors"]
    t.play("scissors", "yo-yo")
    assert t.legal() == ["pass"]
    assert Succeeded("b1", "a1", "agile") in t.play("pass")
    expect(t, "ims-1-1 barrel-roll oots-1-1", "tight-turn ims-1-1", -1, "high")
    assert spent(t) == (0, 0, 0, 0)


def ex_83_zeke_fires(t: Table) -> None:
    """One burst; three hits with Tight Turn and Firepower; a Barrel Roll saves the Corsair."""
    t.play("tight-turn play")
    assert (t.asked, t.view().extra_hits) == (((1, "action"),), 1)
    told = t.play("ims-1-1 attack a1")
    assert told == [Played("b1", "ims-1-1", "attack", "a1", hits=3, bursts=1)]
    assert Cancelled("b1", "a1", "attack") in t.play("barrel-roll")
    expect(t, "ims-1-1 oots-1-1", "", -1, "high")
    assert (spent(t), t.view().extra_hits) == ((0, 1, 0, 0), 0)


def ex_84_zeke_ends_the_game_turn(t: Table) -> None:
    """At High nothing is taken from its post-turn draw: two cards, and the second turn begins."""
    told = t.play("pass")
    assert told[:2] == [Drew("b1", 1, 2, ("jinking", "redline")), GameTurn(2)]
    assert t.hand("b1") == ["jinking", "redline"]
    assert (t.view().active, t.view().turn) == ("a1", 2)
    assert t.position("b1", "a1") == 1


STORY = (
    ex_74_set_up,
    ex_75_corsair_holds_its_level,
    ex_76_speed_gives_a_maneuver,
    ex_77_scissors_as_maneuver,
    ex_78_an_ace_saves_the_zeke,
    ex_79_corsair_ends_its_turn,
    ex_80_zeke_climbs_and_is_followed,
    ex_81_zeke_is_slower,
    ex_82_zeke_reverses,
    ex_83_zeke_fires,
    ex_84_zeke_ends_the_game_turn,
)


@pytest.mark.rule(
    "FLAMES-SETUP-03",
    "FLAMES-SETUP-04",
    "FLAMES-SETUP-05",
    "FLAMES-SETUP-06",
    "FLAMES-TURN-02",
    "FLAMES-TURN-03",
    "FLAMES-SPEED-01",
    "FLAMES-SPEED-02",
    "FLAMES-REACT-01",
    "FLAMES-PLAY-05",
    "FLAMES-PLAY-08",
    "FLAMES-BURST-01",
    "FLAMES-BURST-06",
    "FLAMES-BURST-07",
    "FLAMES-CARD-01",
    "FLAMES-TURN-07",
    "FLAMES-TURN-08",
    "FLAMES-POS-09",
    "FLAMES-ALT-02",
    "FLAMES-ALT-04",
    "FLAMES-FOLLOW-01",
    "FLAMES-FOLLOW-02",
    "FLAMES-FOLLOW-03",
    "FLAMES-NOTE-05",
    "FLAMES-PLAY-12",
    "FLAMES-PLAY-13",
    "FLAMES-ATK-01",
)
def test_ex_74_to_84_the_first_turn_of_corsair_and_zeke() -> None:
    t = before_the_first_turn()
    for step in STORY:
        step(t)
        assert t.rules.audit(t.state) == []
