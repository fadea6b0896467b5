"""Playing cards: declared uses, chains of reaction, tactics."""

from __future__ import annotations

import pytest
from tests.systems.flames.scenes import announced, can, duel, fighter, plane, table

from escadrille.systems.flames.events import Cancelled, Succeeded

# One of every card but Redline, whose own rules are FLAMES-CARD-10 and FLAMES-RULING-06.
EVERY = (
    "ace-pilot barrel-roll evasive ims-1-1 ims-2-2 ims-2-3 ims-3-3 fuel-tank jinking oots-1-1 "
    "oots-2-3 scissors tight-turn vertical-roll yo-yo"
)
MANEUVERS = [card for card in EVERY.split() if card not in ("barrel-roll", "tight-turn")]


@pytest.mark.rule("FLAMES-PLAY-01")
@pytest.mark.parametrize(
    ("line", "use", "steps"),
    [
        ("oots-1-1 maneuver b1 2", "maneuver", 2),
        ("oots-1-1 attack b1", "attack", 0),
        ("yo-yo play", "play", 0),
        ("yo-yo maneuver b1 1", "maneuver", 1),
    ],
)
def test_a_card_is_played_for_one_declared_use(line: str, use: str, steps: int) -> None:
    t = duel("oots-1-1 yo-yo scissors", "scissors")
    played = announced(t, line)
    assert (played.card, played.use, played.steps) == (line.split(maxsplit=1)[0], use, steps)
    assert played.card not in t.hand("a1")
    if use != "play":
        t.play("pass")
    assert (t.position("a1", "b1"), t.view().extra_hits) == (steps, int(use == "play"))


@pytest.mark.rule("FLAMES-PLAY-01")
@pytest.mark.parametrize("card", ["ace-pilot", "ims-1-1", "oots-1-1"])
def test_a_card_without_action_text_has_no_such_use(card: str) -> None:
    assert duel(card).refused(f"{card} play") == "FLAMES-PLAY-01"


@pytest.mark.rule("FLAMES-PLAY-01")
@pytest.mark.parametrize("card", ["ace-pilot", "yo-yo", "scissors", "vertical-roll", "evasive"])
def test_a_card_without_bursts_is_no_attack(card: str) -> None:
    assert duel(card).refused(f"{card} attack b1") == "FLAMES-PLAY-01"


@pytest.mark.rule("FLAMES-PLAY-02", "FLAMES-PLAY-03")
@pytest.mark.parametrize(
    "card", ["ims-1-1", "ims-2-2", "ims-2-3", "ims-3-3", "fuel-tank", "oots-1-1", "oots-2-3"]
)
def test_a_card_with_two_red_bars_starts_an_action_and_answers_nothing(card: str) -> None:
    t = duel("ims-1-1", card, other={"fighter": fighter(bursts=3)})
    t.play("ims-1-1 attack b1")
    assert t.legal() == ["pass"]
    assert t.refused(card) == "FLAMES-PLAY-02"
    assert can(duel(card, one={"fighter": fighter(bursts=3)}), f"{card} attack b1")


@pytest.mark.rule("FLAMES-PLAY-02")
def test_a_card_with_two_blue_bars_answers_and_starts_no_action_of_its_own() -> None:
    t = duel("ims-1-1 ace-pilot", "ace-pilot")
    assert t.refused("ace-pilot play") == "FLAMES-PLAY-01"
    t.play("ims-1-1 attack b1")
    assert "ace-pilot" in t.legal()


@pytest.mark.rule("FLAMES-PLAY-02")
@pytest.mark.parametrize(
    ("card", "attack"), [("jinking", "jinking attack b1"), ("barrel-roll", "barrel-roll play b1")]
)
def test_a_card_with_a_red_and_a_blue_bar_does_both(card: str, attack: str) -> None:
    assert can(duel(card, position=-1 if card == "barrel-roll" else 0), attack)
    t = duel("ims-1-1", card)
    t.play("ims-1-1 attack b1")
    assert card in t.legal()


@pytest.mark.rule("FLAMES-PLAY-03")
@pytest.mark.parametrize("word", ["attack", "maneuver", "gunner"])
def test_the_enemy_starts_nothing_in_this_turn(word: str) -> None:
    t = duel("ims-1-1", "ims-1-1 yo-yo")
    assert t.refused("ims-1-1", seat=1) == "FLAMES-TURN-01"
    t.play("ims-1-1 attack b1")
    assert t.refused(word) == "FLAMES-PLAY-03"


@pytest.mark.rule("FLAMES-PLAY-04")
@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("ace-pilot", 4),
        ("evasive", 2),
        ("ims-1-1", 1),
        ("ims-2-2", 2),
        ("ims-2-3", 2),
        ("ims-3-3", 3),
        ("fuel-tank", 2),
        ("jinking", 1),
        ("oots-1-1", 3),
        ("oots-2-3", 3),
        ("scissors", 1),
        ("vertical-roll", 2),
        ("yo-yo", 1),
    ],
)
def test_a_maneuver_makes_as_many_steps_as_declared_up_to_its_value(card: str, value: int) -> None:
    for steps in range(1, value + 1):
        t = duel(card, position=-2)
        t.play(f"{card} maneuver b1 {steps}")
        assert t.position("a1", "b1") == -2 + steps
    if value < 4:
        t = duel(card, position=-2)
        assert t.refused(f"{card} maneuver b1 {value + 1}") == "FLAMES-PLAY-04"


@pytest.mark.rule("FLAMES-PLAY-04")
def test_maneuvers_are_for_the_own_turn() -> None:
    t = duel("yo-yo", "yo-yo tight-turn")
    assert t.refused("yo-yo maneuver a1 1", seat=1) == "FLAMES-TURN-01"
    t.play("yo-yo maneuver b1 1")
    assert t.refused("maneuver") == "FLAMES-PLAY-03"


@pytest.mark.rule("FLAMES-PLAY-05")
@pytest.mark.parametrize("card", MANEUVERS)
def test_a_card_played_as_maneuver_has_no_title(card: str) -> None:
    t = duel(card, EVERY)
    t.play(f"{card} maneuver b1 1")
    assert t.view().action.answers == "maneuver"
    assert t.legal() == ["pass", "ace-pilot", "barrel-roll", "tight-turn"]
    assert t.refused("yo-yo") == "FLAMES-PLAY-06"


@pytest.mark.rule("FLAMES-PLAY-06")
def test_a_reaction_needs_the_title_in_its_list() -> None:
    t = duel("ims-1-1", "barrel-roll scissors")
    t.play("ims-1-1 attack b1")
    assert t.legal() == ["pass", "barrel-roll"]
    assert t.refused("scissors") == "FLAMES-PLAY-06"


@pytest.mark.rule("FLAMES-PLAY-06", "FLAMES-CARD-06")
@pytest.mark.parametrize(
    "card", ["ims-1-1", "ims-2-2", "ims-2-3", "ims-3-3", "fuel-tank", "jinking"]
)
def test_the_subtitle_of_an_in_my_sights_is_ignored(card: str) -> None:
    t = duel(card, EVERY, one={"fighter": fighter(bursts=3)})
    t.play(f"{card} attack b1")
    assert t.view().action.answers == "in-my-sights"
    assert "barrel-roll" in t.legal()


@pytest.mark.rule("FLAMES-PLAY-07", "FLAMES-PLAY-08", "FLAMES-PLAY-09")
def test_players_answer_in_turn_each_the_card_just_played() -> None:
    t = duel("ims-1-1 yo-yo scissors", "barrel-roll vertical-roll tight-turn")
    t.play("ims-1-1 attack b1")
    asked = []
    for card in ("barrel-roll", "yo-yo", "vertical-roll"):
        asked.append((t.asked[0], t.view().action.answers))
        t.play(card)
    assert asked == [
        ((1, "react"), "in-my-sights"),
        ((0, "react"), "barrel-roll"),
        ((1, "react"), "yo-yo"),
    ]
    # The attack itself can no longer be answered: only the last card counts.
    assert (t.asked[0], t.view().action.answers) == ((0, "react"), "vertical-roll")
    assert t.refused("tight-turn", seat=1) == "FLAMES-PLAY-10"
    t.play("pass")
    assert t.aircraft("b1").damage == 0
    assert t.asked == ((0, "action"),)


@pytest.mark.rule("FLAMES-PLAY-07")
def test_declining_ends_the_chain() -> None:
    t = duel("ims-1-1 yo-yo", "barrel-roll tight-turn")
    t.play("ims-1-1 attack b1", "pass")
    assert t.asked == ((1, "evade"),)
    assert t.refused("barrel-roll") == "FLAMES-CARD-04"


@pytest.mark.rule("FLAMES-PLAY-08")
@pytest.mark.parametrize(
    ("answers", "success"),
    [
        ([], True),
        (["barrel-roll"], False),
        (["barrel-roll", "yo-yo"], True),
        (["barrel-roll", "yo-yo", "scissors"], False),
        (["barrel-roll", "yo-yo", "scissors", "barrel-roll"], True),
    ],
)
def test_the_last_card_decides(answers: list[str], success: bool) -> None:
    t = duel("ims-1-1 yo-yo barrel-roll evasive", "barrel-roll scissors evasive")
    events = t.play("ims-1-1 attack b1", *answers, "pass")
    assert [type(event) for event in events if isinstance(event, (Succeeded, Cancelled))] == [
        Succeeded if success else Cancelled
    ]
    if success:
        t.play("pass")
    assert t.aircraft("b1").damage == int(success)


@pytest.mark.rule("FLAMES-PLAY-09")
def test_the_cards_of_a_chain_are_discarded_when_it_is_resolved() -> None:
    t = duel("yo-yo scissors ims-1-1", "tight-turn")
    t.play("yo-yo maneuver b1 1", "tight-turn")
    assert t.view().discard == ()
    assert [link.card for link in t.view().action.links] == ["yo-yo", "tight-turn"]
    t.play("scissors")
    assert t.view().discard == ("yo-yo", "tight-turn", "scissors")
    assert (t.view().action, t.asked) == (None, ((0, "action"),))


@pytest.mark.rule("FLAMES-PLAY-10")
def test_only_the_aircraft_aimed_at_reacts() -> None:
    t = table(
        plane(0, "ims-1-1"),
        plane(0, "ace-pilot", seat=1),
        plane(1, "yo-yo", seat=2),
        plane(1, "ace-pilot", seat=3),
        seats=[2, 2],
    )
    t.play("ims-1-1 attack b1")
    assert t.asked == ((2, "react"),)
    assert t.refused("ace-pilot", seat=1) == "FLAMES-PLAY-10"
    assert t.refused("ace-pilot", seat=3) == "FLAMES-PLAY-10"


@pytest.mark.rule("FLAMES-PLAY-10", "FLAMES-COMP-04")
def test_it_reacts_from_its_own_hand() -> None:
    t = table(plane(0, "ims-1-1"), plane(1, "yo-yo"), plane(1, "ace-pilot"))
    t.play("ims-1-1 attack b1")
    assert t.legal() == ["pass"]
    assert t.refused("ace-pilot") == "FLAMES-COMP-04"


@pytest.mark.rule("FLAMES-PLAY-11")
@pytest.mark.parametrize(
    "line", ["evasive play", "tight-turn play", "yo-yo play", "ims-1-1 barrage"]
)
def test_nobody_reacts_to_a_tactic(line: str) -> None:
    t = duel("evasive tight-turn yo-yo ims-1-1", EVERY, 1, one={"fighter": fighter(barrage=True)})
    t.play(line)
    assert t.asked == ((0, "action"),)
    assert t.view().discard == (line.split(maxsplit=1)[0],)


@pytest.mark.rule("FLAMES-PLAY-11", "FLAMES-PLAY-12")
@pytest.mark.parametrize("phase", ["altitude", "speed", "discard"])
@pytest.mark.parametrize("card", ["evasive", "tight-turn", "yo-yo"])
def test_an_attack_sections_tactic_is_for_the_own_action_phase(card: str, phase: str) -> None:
    t = duel(card, "yo-yo", other={"fighter": fighter(speed=1)}, phase=phase)
    assert not can(t, f"{card} play")
    t = duel("yo-yo", card)
    t.play("yo-yo maneuver b1 1")
    assert not can(t, f"{card} play")


@pytest.mark.rule("FLAMES-PLAY-12")
@pytest.mark.parametrize("tactics", [[], ["yo-yo"], ["tight-turn", "yo-yo"], ["yo-yo"] * 3])
def test_each_extra_hit_card_adds_one_hit_to_the_next_attack(tactics: list[str]) -> None:
    t = duel(" ".join([*tactics, "ims-1-1"]), other={"fighter": fighter(airframe=9)})
    t.play(*[f"{card} play" for card in tactics])
    assert t.view().extra_hits == len(tactics)
    played = announced(t, "ims-1-1 attack b1")
    assert played.hits == t.aircraft("b1").damage == 1 + len(tactics)


@pytest.mark.rule("FLAMES-PLAY-13")
@pytest.mark.parametrize("answer", ["barrel-roll", "pass"])
def test_extra_hits_serve_one_attack_whether_or_not_it_succeeds(answer: str) -> None:
    t = duel("yo-yo ims-1-1 oots-1-1", "barrel-roll")
    t.play("yo-yo play", "ims-1-1 attack b1", answer, "pass")
    assert t.view().extra_hits == 0
    assert announced(t, "oots-1-1 attack b1").hits == 1


@pytest.mark.rule("FLAMES-PLAY-13")
def test_extra_hits_are_lost_at_the_end_of_the_turn() -> None:
    t = duel("yo-yo scissors", "yo-yo")
    t.play("yo-yo play", "pass", "pass")
    assert (t.view().active, t.view().extra_hits) == ("b1", 0)
    while t.view().active != "a1":
        t.play("pass")
    assert t.view().extra_hits == 0


@pytest.mark.rule("FLAMES-PLAY-14", "FLAMES-MULTI-03")
@pytest.mark.parametrize("enemy", ["b1", "b2"])
def test_a_card_changes_the_relation_with_the_enemy_named_and_no_other(enemy: str) -> None:
    behind = {"holds": "a1", "position": "advantaged"}
    t = table(plane(0, "scissors"), plane(1, **behind), plane(1, **behind))
    t.play(f"scissors play {enemy}")
    other = "b2" if enemy == "b1" else "b1"
    assert (t.position("a1", enemy), t.position("a1", other)) == (1, -1)


@pytest.mark.rule("FLAMES-PLAY-14")
def test_friends_and_the_lost_are_no_targets() -> None:
    t = table(plane(0, "yo-yo ims-1-1"), plane(0), plane(1), plane(1), plane(1, down=True))
    for line in ("yo-yo maneuver a2 1", "ims-1-1 attack a2", "ims-1-1 attack b3"):
        assert t.refused(line) == "FLAMES-PLAY-14"


@pytest.mark.rule("FLAMES-PLAY-15")
def test_cards_are_played_until_the_owner_ends_the_phase() -> None:
    cards = "yo-yo yo-yo tight-turn evasive scissors ims-1-1 ims-1-1 oots-1-1"
    t = duel(cards, other={"fighter": fighter(airframe=9)})
    t.play("yo-yo play", "tight-turn play", "ims-1-1 attack b1", "scissors maneuver b1 1")
    t.play("ims-1-1 attack b1", "evasive play", "oots-1-1 attack b1")
    assert (t.hand("a1"), t.asked) == (["yo-yo"], ((0, "action"),))
    t.play("pass")
    assert t.asked == ((0, "discard"),)


@pytest.mark.rule("FLAMES-PLAY-15")
def test_the_phase_may_be_ended_before_anything_is_played() -> None:
    t = duel("yo-yo")
    t.play("pass")
    assert t.asked == ((0, "discard"),)
