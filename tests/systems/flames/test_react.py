"""The matrices of reactions between fighters, written here from the ledger, cell by cell."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from tests.systems.flames.scenes import can, duel, fighter

from escadrille.systems.flames.events import Cancelled, Succeeded
from escadrille.testing.scripted import Table

# FLAMES-REACT-01: rows answer columns.
MATRIX = """
               maneuver ims oots scissors barrel-roll tight-turn yo-yo vertical-roll ace-pilot
ace-pilot      X        X   X    X        X           X          X     X             X
barrel-roll    X        X   -    X        X           -          -     -             -
scissors       -        -   -    X        -           X          X     -             -
tight-turn     X        X   -    -        X           X          -     -             -
vertical-roll  -        X   X    -        -           -          X     X             -
yo-yo          -        -   -    X        X           X          X     X             -
jinking        -        X   X    -        -           -          -     -             -
ims-1-1        -        -   -    -        -           -          -     -             -
ims-2-2        -        -   -    -        -           -          -     -             -
ims-2-3        -        -   -    -        -           -          -     -             -
ims-3-3        -        -   -    -        -           -          -     -             -
fuel-tank      -        -   -    -        -           -          -     -             -
oots-1-1       -        -   -    -        -           -          -     -             -
oots-2-3       -        -   -    -        -           -          -     -             -
evasive        -        -   -    -        -           -          -     -             -
redline        -        -   -    -        -           -          -     -             -
"""
# FLAMES-REACT-02: the ledger's other reading, by column.
CANCELLED_BY = {
    "maneuver": "barrel-roll tight-turn ace-pilot",
    "ims": "barrel-roll tight-turn vertical-roll jinking ace-pilot",
    "oots": "vertical-roll jinking ace-pilot",
    "scissors": "scissors barrel-roll yo-yo ace-pilot",
    "barrel-roll": "barrel-roll tight-turn yo-yo ace-pilot",
    "tight-turn": "tight-turn scissors yo-yo ace-pilot",
    "yo-yo": "yo-yo scissors vertical-roll ace-pilot",
    "vertical-roll": "vertical-roll yo-yo ace-pilot",
    "ace-pilot": "ace-pilot",
}


def _rows() -> dict[str, dict[str, bool]]:
    header, *lines = MATRIX.strip().splitlines()
    titles = header.split()
    rows = (line.split() for line in lines)
    return {
        card: {title: mark == "X" for title, mark in zip(titles, marks, strict=True)}
        for card, *marks in rows
    }


ROWS = _rows()
EVERY = " ".join(ROWS)
SWIFT = fighter(bursts=3, speed=3, agile=True, airframe=9)
SLOW = fighter(airframe=9)


class Scene(NamedTuple):
    """A way to bring a play of some title on the table, up to the answer to it."""

    title: str
    lines: tuple[str, ...]
    position: int = 0
    phase: str = "action"


# Where the last line is b1's, a1 answers; the first line is always a1's.
SCENES = {
    "maneuver": Scene("maneuver", ("yo-yo maneuver b1 1",)),
    "titled maneuver": Scene("maneuver", ("scissors maneuver b1 1",)),
    "speed": Scene("maneuver", ("b1 speed",), phase="speed"),
    "counter as maneuver": Scene("maneuver", ("counter b1 2",)),
    "ims 1/1": Scene("ims", ("ims-1-1 attack b1",)),
    "ims 2/2": Scene("ims", ("ims-2-2 attack b1",)),
    "ims 2/3": Scene("ims", ("ims-2-3 attack b1",)),
    "ims 3/3": Scene("ims", ("ims-3-3 attack b1",)),
    "fuel tank": Scene("ims", ("fuel-tank attack b1",)),
    "jinking": Scene("ims", ("jinking attack b1",)),
    "jinking in reaction": Scene("ims", ("ims-1-1 attack b1", "jinking")),
    "oots 1/1": Scene("oots", ("oots-1-1 attack b1",)),
    "oots 2/3": Scene("oots", ("oots-2-3 attack b1",)),
    "scissors": Scene("scissors", ("scissors play b1",), -1),
    "agile": Scene("scissors", ("yo-yo agile b1",), -1),
    "scissors in reaction": Scene("scissors", ("yo-yo maneuver b1 1", "tight-turn", "scissors")),
    "barrel roll": Scene("barrel-roll", ("barrel-roll play b1",), -2),
    "barrel roll in reaction": Scene("barrel-roll", ("yo-yo maneuver b1 1", "barrel-roll")),
    "tight turn in reaction": Scene("tight-turn", ("yo-yo maneuver b1 1", "tight-turn")),
    "yo-yo in reaction": Scene("yo-yo", ("yo-yo maneuver b1 1", "tight-turn", "yo-yo")),
    "vertical roll in reaction": Scene("vertical-roll", ("ims-1-1 attack b1", "vertical-roll")),
    "ace pilot in reaction": Scene("ace-pilot", ("yo-yo maneuver b1 1", "ace-pilot")),
    "counter in reaction": Scene("ace-pilot", ("yo-yo maneuver b1 1", "counter")),
}


def opened(scene: Scene, *answers: str) -> Table:
    """Return the table with the play of the scene to be answered from a hand of `answers`."""
    hands: tuple[list[str], list[str]] = ([], [])
    counters = [0, 0]
    for number, line in enumerate(scene.lines):
        word = line.split()[0]
        if word == "counter":
            counters[number % 2] = 1
        elif word in ROWS:
            hands[number % 2].append(word)
    answerer = len(scene.lines) % 2
    hands[answerer].extend(answers)
    one = {"fighter": SWIFT, "counters": counters[0]}
    other = {"fighter": SLOW, "counters": counters[1]}
    t = duel(" ".join(hands[0]), " ".join(hands[1]), scene.position, one, other, phase=scene.phase)
    t.play(*scene.lines)
    assert t.asked == ((answerer, "react"),)
    return t


def outcome(t: Table, answer: str) -> type[Succeeded] | type[Cancelled]:
    """Answer, let everybody decline from then on, and return how the action ends."""
    events = t.play(answer)
    while t.asked and t.asked[0][1] == "react":
        events += t.play("pass")
    (told,) = [event for event in events if isinstance(event, (Succeeded, Cancelled))]
    return type(told)


@pytest.mark.rule("FLAMES-REACT-01", "FLAMES-PLAY-06")
@pytest.mark.parametrize("card", ROWS)
def test_a_card_answers_what_its_row_says_and_nothing_else(card: str) -> None:
    answered = {name: card in opened(scene, card).legal() for name, scene in SCENES.items()}
    assert answered == {name: ROWS[card][scene.title] for name, scene in SCENES.items()}


@pytest.mark.rule("FLAMES-REACT-02")
@pytest.mark.parametrize("name", SCENES)
def test_a_play_is_answered_by_its_column_and_nothing_else(name: str) -> None:
    scene = SCENES[name]
    legal = opened(scene, *ROWS).legal()
    column = CANCELLED_BY[scene.title].split()
    assert legal == ["pass", "push", *sorted(column)]


@pytest.mark.rule("FLAMES-REACT-01", "FLAMES-PLAY-08")
@pytest.mark.parametrize("name", SCENES)
def test_an_answer_cancels_what_it_answers(name: str) -> None:
    scene = SCENES[name]
    defends = len(scene.lines) % 2 == 1
    for card in CANCELLED_BY[scene.title].split():
        assert outcome(opened(scene, card), card) is (Cancelled if defends else Succeeded)
    assert outcome(opened(scene, "evasive"), "pass") is (Succeeded if defends else Cancelled)


@pytest.mark.rule("FLAMES-REACT-01", "FLAMES-PLAY-02", "FLAMES-PLAY-06", "FLAMES-CARD-04")
@pytest.mark.parametrize("name", SCENES)
def test_every_other_card_is_refused_with_its_reason(name: str) -> None:
    scene = SCENES[name]
    t = opened(scene, *ROWS)
    red = ("ims-1-1", "ims-2-2", "ims-2-3", "ims-3-3", "fuel-tank", "oots-1-1", "oots-2-3")
    for card, row in ROWS.items():
        if row[scene.title] or card == "redline":
            continue
        reason = "PLAY-02" if card in red else "CARD-04" if card == "evasive" else "PLAY-06"
        assert t.refused(card) == f"FLAMES-{reason}"


@pytest.mark.rule("FLAMES-REACT-01", "FLAMES-CARD-04", "FLAMES-CARD-07")
@pytest.mark.parametrize("name", [name for name in SCENES if len(SCENES[name].lines) == 1])
def test_evasive_softens_in_my_sights_and_out_of_the_sun_after_success(name: str) -> None:
    scene = SCENES[name]
    t = opened(scene, "evasive", "yo-yo")
    t.play("pass")
    if scene.title in ("ims", "oots") and name != "fuel tank":
        assert (t.asked, t.legal()) == (((1, "evade"),), ["pass", "evasive"])
    else:
        assert t.asked != ((1, "evade"),)


@pytest.mark.rule("FLAMES-REACT-02", "FLAMES-PLAY-11", "FLAMES-RULING-05")
@pytest.mark.parametrize(
    "line",
    [
        "evasive play",
        "tight-turn play",
        "yo-yo play",
        "ims-1-1 barrage",
        "oots-1-1 barrage",
        "vertical-roll climb yo-yo",
        "vertical-roll dive",
    ],
)
def test_nothing_cancels_a_tactic(line: str) -> None:
    cards = "evasive tight-turn yo-yo ims-1-1 oots-1-1 vertical-roll"
    t = duel(cards, EVERY, one={"fighter": fighter(barrage=True)}, other={"counters": 1})
    t.play(line)
    assert t.asked == ((0, "action"),)


@pytest.mark.rule("FLAMES-REACT-02", "FLAMES-CARD-10")
def test_nothing_cancels_a_redline() -> None:
    t = duel("redline yo-yo scissors", EVERY.replace("redline", ""), other={"counters": 1})
    t.play("redline play", "pass")
    assert (t.asked, t.aircraft("a1").damage) == (((0, "action"),), 1)


@pytest.mark.rule("FLAMES-REACT-02", "FLAMES-CARD-04")
def test_nothing_cancels_an_evasive_in_reaction() -> None:
    t = duel("ims-2-3 ace-pilot yo-yo", "evasive", one={"counters": 1})
    t.play("ims-2-3 attack b1", "pass", "evasive")
    assert (t.asked, t.aircraft("b1").damage) == (((0, "action"),), 1)


class Start(NamedTuple):
    """A row of FLAMES-REACT-03: positions from which it may be played, what may answer, effect."""

    line: str
    needs: tuple[int, ...]
    title: str | None
    effect: str


ANYWHERE = (-2, -1, 0, 1, 2)
STARTS = [
    Start("yo-yo maneuver b1 1", (-2, -1, 0, 1), "maneuver", "one step"),
    Start("ims-1-1 attack b1", (0, 1, 2), "in-my-sights", "two hits"),
    Start("oots-1-1 attack b1", (0, 1, 2), "out-of-the-sun", "two hits"),
    Start("ims-1-1 gunner b1", (-2, -1), "in-my-sights", "one hit"),
    Start("oots-1-1 gunner b1", (-2, -1), "out-of-the-sun", "one hit"),
    Start("barrel-roll play b1", (-2, -1), "barrel-roll", "neutral"),
    Start("scissors play b1", (-1,), "scissors", "advantaged"),
    Start("yo-yo agile b1", (-1,), "scissors", "advantaged"),
    Start("oots-1-1 agile b1", (-1,), "scissors", "advantaged"),
    Start("tight-turn play", ANYWHERE, None, "extra hit"),
    Start("yo-yo play", ANYWHERE, None, "extra hit"),
    Start("ims-1-1 barrage", ANYWHERE, None, "extra hit"),
    Start("oots-1-1 barrage", ANYWHERE, None, "extra hit"),
    Start("vertical-roll climb tight-turn", ANYWHERE, None, "high"),
    Start("vertical-roll dive", ANYWHERE, None, "low"),
    Start("evasive play", ANYWHERE, None, "evasive"),
]


def start_table(position: int) -> Table:
    """Return a table on which a1 has Firepower 1 and every note, and b1 can always be asked."""
    cards = "yo-yo ims-1-1 oots-1-1 barrel-roll scissors tight-turn vertical-roll evasive"
    noted = fighter(firepower=1, gunner=1, agile=True, barrage=True)
    return duel(cards, "evasive", position, one={"fighter": noted})


def effects(t: Table, position: int) -> set[str]:
    """Return everything that differs from the start, in the words of the table."""
    a1, b1 = t.aircraft("a1"), t.aircraft("b1")
    now = t.position("a1", "b1")
    found = {
        "one step": now == position + 1,
        "neutral": now == 0 != position,
        "advantaged": now == 1 != position,
        "two hits": b1.damage == 2,
        "one hit": b1.damage == 1,
        "extra hit": t.view().extra_hits == 1,
        "evasive": a1.evasive == 1,
        a1.level: a1.level != "medium",
    }
    return {name for name, true in found.items() if true}


@pytest.mark.rule("FLAMES-REACT-03")
@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.line)
def test_an_initiating_play_needs_its_position(start: Start) -> None:
    found = tuple(position for position in ANYWHERE if can(start_table(position), start.line))
    assert found == start.needs


@pytest.mark.rule("FLAMES-REACT-03")
@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.line)
def test_an_initiating_play_is_answered_by_title_and_has_its_effect(start: Start) -> None:
    for position in start.needs:
        t = start_table(position)
        t.play(start.line)
        if start.title:
            assert t.asked == ((1, "react"),)
            assert t.view().action.answers == start.title
        else:
            assert t.asked[0][1] in ("action", "follow")
        while t.asked[0][0] == 1:
            t.play("pass")
        assert start.effect in effects(t, position)
        assert len(effects(t, position) - {"one step", "neutral", "advantaged"}) <= 1


@pytest.mark.rule("FLAMES-REACT-03", "FLAMES-SPEED-01", "FLAMES-SPEED-02")
@pytest.mark.parametrize("position", ANYWHERE)
def test_a_speed_maneuver_is_a_maneuver_of_one_step_in_its_phase(position: int) -> None:
    t = duel("yo-yo", "evasive", position, {"fighter": fighter(speed=3)}, phase="speed")
    if position == 2:  # nothing to gain: the phase asks nothing
        assert t.asked == ((0, "action"),)
        return
    t.play("b1 speed")
    assert (t.asked, t.view().action.answers) == (((1, "react"),), "maneuver")
    t.play("pass")
    assert t.position("a1", "b1") == position + 1


@pytest.mark.rule("FLAMES-REACT-03", "FLAMES-CARD-10")
@pytest.mark.parametrize("position", ANYWHERE)
def test_a_redline_needs_no_position(position: int) -> None:
    t = duel("redline scissors", "evasive", position)
    t.play("redline play", "pass")
    assert (t.aircraft("a1").damage, t.aircraft("a1").cards) == (1, 4)
    assert t.asked == ((0, "action"),)
