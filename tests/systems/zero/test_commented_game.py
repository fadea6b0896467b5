"""The commented game of section 14, ZERO-EX-20: two turns, a scripted deck, all of its states.

A step of the ledger's table that leaves nothing to decide (an empty hand that cannot answer, a card
that is drawn after another was paid) is over before anybody could look; its state is that of the
next row here.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.systems.zero.scenes import bursts, can, scores

from escadrille.systems.zero.events import Cancelled, Discarded, Reacted
from escadrille.testing.scripted import Table

SHORT = {
    "I11": "ims-1-1",
    "I12": "ims-1-2",
    "I22": "ims-2-2",
    "I33": "ims-3-3",
    "O23": "ots-2-3",
    "O34": "ots-3-4",
    "M": "maneuvering",
    "S": "scissors",
    "T": "tight-turn",
    "B": "barrel-roll",
    "V": "vertical-roll",
    "A": "ace-pilot",
}
DECK = "O23 I11 M M S I33 I11 M T T B M B T S I22 A O34 V I11 I12 M M T T B V I33"
POSITIONS = {"T": -2, "D": -1, "N": 0, "A": 1}
LEVELS = {"M": "medium", "L": "low", "VL": "very-low"}


class Row(NamedTuple):
    """A state: what was ordered (lines between commas), and what must lie on the table then."""

    step: str
    orders: str
    buffalo: str
    hayabusa: str
    mini: str
    table: str
    position: str
    bursts: str
    levels: str
    hits: str
    drawn: str
    discarded: str


# Position of the Buffalo: Neutral, Disadvantaged, Advantaged, Tailed. Bursts: fired/allowed.
# Levels: Buffalo/Hayabusa. Hits: Leader and Wingman of each.
TABLE = """
S01|                   |O23 I11 M M S|I33 I11 M T T B|   |     |N|-  |M/M  |0/0/0/0|11|0
S02|pass               |O23 I11 M M S|I33 I11 M T T B|   |     |N|-  |M/M  |0/0/0/0|11|0
S03|b1w                |O23 I11 M M S|I33 I11 M T T B|M B|     |N|0/1|M/M  |0/0/0/0|13|0
S04|maneuvering        |O23 I11 M S  |I33 I11 M T T B|M B|M    |N|0/1|M/M  |0/0/0/0|13|0
S05|pass               |O23 I11 M S  |I33 I11 M T T B|M B|     |N|0/2|M/M  |0/0/0/0|13|1
S06|maneuvering        |O23 I11 S    |I33 I11 M T T B|M B|M    |N|0/2|M/M  |0/0/0/0|13|1
S07|pass               |O23 I11 S    |I33 I11 M T T B|M B|     |N|0/3|M/M  |0/0/0/0|13|2
S08|ots-2-3            |I11 S        |I33 I11 M T T B|M B|O23  |N|2/3|M/M  |0/0/0/0|13|2
S09|pass               |I11 S        |I33 I11 M T T B|M B|     |N|2/3|M/M  |0/0/0/3|13|3
S10|ims-1-1            |S            |I33 I11 M T T B|M B|I11  |N|3/3|M/M  |0/0/0/3|13|3
S11|barrel-roll        |S            |I33 I11 M T T B|M  |I11 B|N|3/3|M/M  |0/0/0/3|13|3
S12|pass               |S            |I33 I11 M T T B|M  |     |N|3/3|M/M  |0/0/0/3|13|5
S13|pass               |S            |I33 I11 M T T B|   |     |N|-  |M/M  |0/0/0/3|13|6
S14|pass               |S            |I33 I11 M T T B|   |     |N|-  |M/M  |0/0/0/3|13|6
S15|1                  |S T          |I33 I11 M T T B|   |     |N|-  |M/M  |0/0/0/3|14|6
S16|a1                 |S T          |I33 I11 M T T B|S  |     |N|-  |M/M  |0/0/0/3|15|6
S17|pass               |S T          |I33 I11 M T T B|   |     |N|-  |M/M  |0/0/0/3|15|7
S18|pass               |S T          |I33 I11 M T T B|   |     |N|-  |M/M  |0/0/0/3|15|7
S19|maneuvering        |S T          |I33 I11 T T B  |   |M    |N|0/0|M/M  |0/0/0/3|15|7
S20|tight-turn         |S            |I33 I11 T T B  |   |M T  |N|0/0|M/M  |0/0/0/3|15|7
S21|tight-turn answer  |S            |I33 I11 T B    |   |M T T|N|0/0|M/M  |0/0/0/3|15|7
S22|pass               |S            |I33 I11 T B    |   |     |D|0/1|M/M  |0/0/0/3|15|10
S23|ims-1-1            |S            |I33 T B        |   |I11  |D|1/1|M/M  |0/0/0/3|15|10
S24|pass               |S            |I33 T B        |   |     |D|1/1|M/M  |1/0/0/3|15|11
S25|pass, pass         |S            |I33 T B        |   |     |D|-  |M/M  |1/0/0/3|15|11
S26|2                  |S            |I33 T B I22 A  |   |     |D|-  |M/M  |1/0/0/3|17|11
S27|b1                 |S            |I33 T B I22 A  |O34|     |D|-  |M/M  |1/0/0/3|18|11
S28|ots-3-4            |S            |I33 T B I22 A  |   |O34  |D|-  |M/M  |1/0/0/3|18|11
S30|ace-pilot          |S            |I33 T B I22    |   |     |D|-  |M/M  |1/0/0/3|18|13
S31|dive               |S V          |I33 T B I22    |   |     |D|-  |L/M  |1/0/0/3|19|13
S33|follow, barrel-roll|S V          |I33 T I22 I11  |   |     |D|-  |L/L  |1/0/0/3|20|14
S34|vertical-roll dive |S            |I33 T I22 I11  |   |V    |D|0/0|L/L  |1/0/0/3|20|14
S35|pass               |S I12        |I33 T I22 I11  |   |     |D|0/0|VL/L |1/0/0/3|21|15
S37|follow, ims-3-3    |S I12        |T I22 I11 M    |   |     |D|0/0|VL/VL|1/0/0/3|22|16
S38|scissors           |I12          |T I22 I11 M    |   |S    |D|0/0|VL/VL|1/0/0/3|22|16
S39|pass               |I12          |T I22 I11 M    |   |     |A|0/2|VL/VL|1/0/0/3|22|17
S40|ims-1-2            |             |T I22 I11 M    |   |I12  |A|1/2|VL/VL|1/0/0/3|22|17
S42|tight-turn         |             |I22 I11 M      |   |     |A|1/2|VL/VL|1/0/0/3|22|19
S44|2                  |M T          |I22 I11 M      |   |     |A|-  |VL/VL|1/0/0/3|24|19
S45|a1                 |M T          |I22 I11 M      |T  |     |A|-  |VL/VL|1/0/0/3|25|19
S46|pass               |M T          |I22 I11 M      |   |     |A|-  |VL/VL|1/0/0/3|25|20
S47|pass               |M T          |I22 I11 M      |   |     |A|-  |VL/VL|1/0/0/3|25|20
S48|ims-1-1 agile      |M T          |I22 M          |   |I11  |A|0/0|VL/VL|1/0/0/3|25|20
S49|pass               |M T          |I22 M          |   |     |D|0/1|VL/VL|1/0/0/3|25|21
S50|maneuvering        |M T          |I22            |   |M    |D|0/1|VL/VL|1/0/0/3|25|21
S51|pass               |M T          |I22            |   |     |T|0/3|VL/VL|1/0/0/3|25|22
S52|ims-2-2            |M T          |               |   |I22  |T|2/3|VL/VL|1/0/0/3|25|22
S54|tight-turn         |M            |               |   |     |T|2/3|VL/VL|1/0/0/3|25|24
S56|3                  |M            |B V I33        |   |     |T|-  |VL/VL|1/0/0/3|28|24
"""
ROWS = [Row(*map(str.strip, line.split("|"))) for line in TABLE.strip().splitlines()]


def cards(text: str) -> list[str]:
    return sorted(SHORT[word] for word in text.split())


def opened() -> Table:
    """Return the game when both Elements have chosen Medium and the Allies have won the toss."""
    t = Table(
        {
            "system": "zero",
            "scenario": "first-element",
            "turn": 0,
            "element": [{"fighter": "buffalo-1", "side": 0}, {"fighter": "ki-43", "side": 1}],
            "stack": ["round", "deal", "start"],
            "deck": [SHORT[word] for word in DECK.split()],
            "script": [0],
        }
    )
    t.play("medium", seat=1)
    t.play("medium", seat=0)
    return t


def play_to(step: str) -> Table:
    """Return the game as it is after a step."""
    t = opened()
    for row in ROWS:
        play(t, row)
        if row.step == step:
            return t
    raise AssertionError(step)


def play(t: Table, row: Row) -> list[Any]:
    return t.play(*[line for line in row.orders.split(", ") if line])


def check(t: Table, row: Row) -> None:
    assert sorted(t.hand("a1")) == cards(row.buffalo)
    assert sorted(t.hand("b1")) == cards(row.hayabusa)
    assert sorted(t.hand("a1w") + t.hand("b1w")) == cards(row.mini)
    view = t.view()
    links = view.exchange.links if view.exchange else ()
    assert sorted(link.card for link in links) == cards(row.table)
    assert t.position("a1", "b1") == POSITIONS[row.position]
    assert t.position("b1", "a1") == -POSITIONS[row.position]
    if row.bursts != "-":
        assert "/".join(map(str, bursts(t))) == row.bursts
    levels = [LEVELS[level] for level in row.levels.split("/")]
    assert [t.aircraft(label).level for label in ("a1", "b1")] == levels
    hits = [t.aircraft(label).hits for label in ("a1", "a1w", "b1", "b1w")]
    assert "/".join(map(str, hits)) == row.hits
    assert view.deck == 76 - int(row.drawn)
    assert len(view.discard) == int(row.discarded)


@pytest.mark.rule("ZERO-SEQ-01", "ZERO-RULING-01", "ZERO-RULING-02", "ZERO-RULING-03")
def test_every_state_of_the_commented_game() -> None:
    t = opened()
    for row in ROWS:
        play(t, row)
        try:
            check(t, row)
        except AssertionError as error:
            raise AssertionError(f"after {row.step}: {row.orders}") from error


@pytest.mark.rule("ZERO-RULING-06")
def test_the_hands_are_those_of_the_document_for_turn_2() -> None:
    t = play_to("S26")
    assert t.hand("a1") == ["scissors"]
    assert sorted(t.hand("b1")) == cards("I33 I22 T B A")


@pytest.mark.rule("ZERO-SEQ-04")
def test_the_first_sequence_has_no_wingman_attack() -> None:
    assert opened().asked == ((0, "altitude"),)


def test_the_wingman_is_damaged_by_the_third_hit() -> None:
    assert not play_to("S08").aircraft("b1w").damaged
    assert play_to("S13").aircraft("b1w").damaged
    assert play_to("S13").aircraft("b1w").status == "flying"


@pytest.mark.rule("ZERO-WNG-08")
def test_scissors_need_a_disadvantaged_leader() -> None:
    t = play_to("S16")
    assert t.legal() == ["pass"]
    assert t.refused("scissors") == "ZERO-WNG-08"
    moment = t.situation()
    moment["element"][0] |= {"holds": "b1", "position": "advantaged"}
    assert can(Table(moment), "scissors")


@pytest.mark.rule("ZERO-POS-10")
def test_the_hayabusa_may_answer_tight_turn_with_any_card_as_scissors() -> None:
    t = play_to("S20")
    assert can(t, "tight-turn answer")
    assert can(t, "tight-turn agile")
    assert all(can(t, f"{card} agile") for card in ("ims-3-3", "ims-1-1", "barrel-roll"))
    t.play("tight-turn answer")
    assert not t.view().sequence.agile_used


@pytest.mark.rule("ZERO-RULING-01")
def test_the_buffalo_could_answer_and_passes() -> None:
    assert play_to("S21").legal() == ["pass", "scissors"]
    assert play_to("S23").legal() == ["pass", "scissors"]
    assert "tight-turn" in play_to("S50").legal()


@pytest.mark.rule("ZERO-ATK-12")
def test_only_an_ace_saves_the_hayabusa() -> None:
    t = play_to("S28")
    assert t.legal() == ["pass", "ace-pilot"]
    t.play("pass")
    assert t.aircraft("b1").promoted


@pytest.mark.rule("ZERO-ALT-17")
def test_the_follower_pays_then_dives_then_draws() -> None:
    t = play_to("S31")
    t.play("follow")
    assert (t.aircraft("b1").level, len(t.hand("b1"))) == ("medium", 4)
    told = [type(event).__name__ for event in t.play("barrel-roll")]
    assert told == ["Paid", "Followed", "Drew"]


def test_nothing_answers_what_the_document_says_nothing_answers() -> None:
    assert play_to("S34").legal() == ["pass"]
    assert play_to("S38").legal() == ["pass"]
    assert play_to("S38").refused("agile") == "ZERO-POS-12"


@pytest.mark.rule("ZERO-WNG-18", "ZERO-RULING-09")
def test_a_wingman_is_not_agile() -> None:
    t = play_to("S45")
    assert t.legal() == ["pass"]
    assert t.refused("agile") == "ZERO-WNG-18"


def test_the_other_line_that_the_document_mentions() -> None:
    t = play_to("S47")
    t.play("ims-2-2 agile", "pass", "ims-1-1 fire")
    assert bursts(t) == (1, 1)


@pytest.mark.rule("ZERO-VIC-01", "ZERO-VIC-02")
def test_the_score_after_two_turns() -> None:
    assert scores(play_to("S56")) == (2, 0)


@pytest.mark.rule("ZERO-WNG-12")
def test_an_empty_mini_hand_ends_the_attack_at_once() -> None:
    t = play_to("S28")
    told = t.play("ace-pilot")
    assert any(isinstance(event, Reacted) for event in told)
    assert any(isinstance(event, Cancelled) for event in told)
    assert not any(isinstance(event, Discarded) for event in told)
    assert t.asked == ((0, "altitude"),)
