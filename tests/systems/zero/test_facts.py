"""What legal orders mean, and what the view tells of the table: figures of the ledger."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import Opening, duel, element, fighter, table

from escadrille.kernel.rng import seeded
from escadrille.mechanics.links import Link
from escadrille.mechanics.pools import Pool
from escadrille.systems.zero import configure
from escadrille.systems.zero.facts import Aim, Move, Use, Uses, Verdict, Worth
from escadrille.systems.zero.options import OPTION_SETS
from escadrille.systems.zero.rules import bursts
from escadrille.systems.zero.state import NOBODY
from escadrille.systems.zero.view import Figures
from escadrille.testing.scripted import Table

TOUGH: dict[str, Any] = {"fighter": fighter(capacity=(20, 30))}
LEVELS = ("very-low", "low", "medium", "high", "very-high")


def meant(t: Table, word: str, seat: int | None = None) -> Any:
    """Return the facts of a legal order of the seat that is asked."""
    seat = t.seat(seat)
    (order,) = t.rules.read(t.state, seat, word)
    return t.rules.facts(t.state, seat, t.rules.choice(t.state, seat, order))


@pytest.mark.rule("ZERO-AIR-15")
def test_a_type_tells_the_value_of_its_element() -> None:
    t = Opening("free-element", lone_leaders=True)
    assert meant(t, "buffalo-1", 0) == Worth(3 + 1)
    t.play("buffalo-1", seat=0)
    assert (meant(t, "leader", 0), meant(t, "pair", 0)) == (Worth(3), Worth(3 + 1))


@pytest.mark.rule("ZERO-ALT-06", "ZERO-ALT-07")
def test_a_climb_costs_a_card_and_a_dive_draws_one() -> None:
    t = duel("scissors", phase="altitude")
    climb, dive = Move("high", cost=1, draws=0), Move("low", cost=0, draws=1)
    assert (meant(t, "climb"), meant(t, "dive"), meant(t, "pass")) == (climb, dive, None)
    assert t.aircraft("a1").moves == (climb, dive)
    assert t.aircraft("a1w").moves == ()


@pytest.mark.rule("ZERO-ALT-10", "ZERO-ALT-11", "ZERO-ALT-14")
@pytest.mark.parametrize(
    ("position", "line", "level", "cost"),
    [
        (-2, "climb pass", "high", 1),
        (-1, "climb pass", "high", 2),
        (-2, "dive", "low", 0),
        (-1, "dive", "low", 1),
        (-2, "roll", "low", 1),
    ],
)
def test_a_pursuer_is_told_what_following_costs(
    position: int, line: str, level: str, cost: int
) -> None:
    t = duel("vertical-roll maneuvering", "scissors scissors", position, phase="altitude")
    if line == "roll":
        t.play("pass", "vertical-roll dive", "pass")
    else:
        t.play(line.replace(" pass", ""), *["maneuvering"] * line.count("pass"))
    assert meant(t, "follow") == Move(level, cost, int(level == "low"))
    assert t.view(1).terms == {"climbed": level == "high", "cost": cost}


@pytest.mark.rule("ZERO-AIR-10", "ZERO-AIR-11", "ZERO-AIR-17", "ZERO-AIR-18")
def test_what_a_level_makes_of_each_figure() -> None:
    plain = duel(one={"level": "high"}, other={"level": "very-high"})
    assert plain.aircraft("a1").power == dict(zip(LEVELS, (1, 1, 0, -1, -2), strict=True))
    assert plain.aircraft("a1").changes == Figures(horsepower=-1)
    assert plain.aircraft("a1w").changes == Figures(defensive=-1)
    assert plain.aircraft("b1w").changes == Figures(offensive=-1, defensive=-1)
    turbo = fighter(turbo=True, wingman={"turbo": True})
    t = duel(one={"fighter": turbo, "level": "very-high"}, other={"fighter": turbo})
    assert t.aircraft("b1").power == dict(zip(LEVELS, (1, 1, 0, 0, -1), strict=True))
    assert t.aircraft("a1").changes == Figures(horsepower=-1)
    assert t.aircraft("a1w").changes == Figures(defensive=-1)


@pytest.mark.rule("ZERO-BST-01", "ZERO-POS-09", "ZERO-POS-10")
def test_a_card_tells_its_uses_with_their_figures() -> None:
    agile = {"fighter": fighter(agile=True, gunner=3)}
    t = duel("ots-2-3 maneuvering vertical-roll", "", -1, agile)
    gunner, scissors = Use("gunner", 2, 3, steps=0), Use("agile", 0, 0, steps=2)
    assert meant(t, "ots-2-3") == Uses((gunner, scissors))
    assert meant(t, "maneuvering").uses == (Use("maneuver", 0, 0, steps=1), scissors)
    assert [use.use for use in meant(t, "vertical-roll").uses] == ["climb", "dive", "agile"]
    wing = duel(phase="wingman", deck="half-loop ims-3-3")
    wing.play("b1")
    assert meant(wing, "half-loop") == Uses((Use("maneuver", 0, 0, steps=2),))
    assert meant(wing, "ims-3-3") == Uses((Use("fire", 3, 3, steps=0),))


@pytest.mark.rule("ZERO-AIR-16", "ZERO-BST-02", "ZERO-ISO-04")
def test_an_enemy_tells_what_it_is_as_a_target() -> None:
    two = [element(1), element(1, fighter=fighter(wingman={"defensive": 3}))]
    t = table(element(0, "ims-1-1"), *two)
    assert meant(t, "b2w") == Aim(cards=3)
    t.play("ims-1-1")
    assert meant(t, "b1") == Aim(position="neutral", bursts=2)
    raid = duel("", "", 1, phase="wingman")
    assert meant(raid, "b1") == Aim(position="advantaged", bursts=2 + 1)
    victim, helper = element(0, holds="b1", position="tailed"), element(0, "half-loop")
    t = table(victim, helper, element(1, alone=True), element(1), active="a2")
    t.play("half-loop")
    assert meant(t, "b1") == Aim(position="tailed", friend="a1", bursts=0)


@pytest.mark.rule("ZERO-BST-02", "ZERO-BST-08", "ZERO-BST-10", "ZERO-GUN-03", "ZERO-GUN-05")
def test_bursts_are_told_pool_by_pool() -> None:
    own, crew = Pool("own", 2, 2, open=True), {"fighter": fighter(gunner=2)}
    assert duel("ims-1-1").view().sequence.pools == (own,)
    tailing = duel("ims-3-3", "", 2, other=TOUGH)
    assert tailing.view().sequence.pools == (own, Pool("position", 3, 3, open=True))
    tailing.play("ims-3-3")
    spent = (Pool("own", 2, 0, open=True), Pool("position", 3, 2, open=True))
    assert tailing.view().sequence.pools == spent
    behind = duel("ims-1-1", "", -1, crew).view().sequence
    assert behind.pools == (Pool("own", 2, 2, open=False), Pool("gunner", 2, 2, open=True))
    assert behind.bursts_left == 0
    wing = duel("half-loop ims-1-1", deck="ims-1-1 ims-1-1")
    wing.play("b1w", "half-loop", "pass")
    assert wing.view().sequence.pools == (own, Pool("earned", 2, 2, open=True))


@pytest.mark.rule("ZERO-BST-04", "ZERO-BST-10")
def test_the_pools_add_up_to_what_may_be_fired() -> None:
    rules, chance = configure(**OPTION_SETS["gunners"]), seeded(5)
    compared = 0
    for seed in range(8):
        s = rules.start(seed)
        while pending := rules.pending(s):
            sequence = rules.view(s, None).sequence
            if sequence and sequence.bursts_left and s.target != NOBODY:
                at_wingman = bursts.left_at_wingman(s, s.active)
                left = bursts.left_at_leader(s, s.active, s.target & ~1)
                assert sequence.bursts_left == (at_wingman if s.target & 1 else left)
                compared += 1
            legal = rules.legal(s, pending[0].seat)
            rules.apply(s, pending[0].seat, legal[chance.below(len(legal))])
    assert compared > 20


@pytest.mark.rule("ZERO-DIS-03", "ZERO-DIS-04", "ZERO-DIS-05", "ZERO-DIS-06", "ZERO-DIS-07")
def test_who_leaves_is_told_the_whole_table() -> None:
    t = duel("scissors", "", -1, one={"hits": 3})
    t.play("break-off")
    leader, wingman = t.view(0).withdrawals
    assert [(one.name, one.levels) for one in leader.modifiers] == [
        ("voluntary", 1),
        ("disadvantaged", -1),
        ("damaged", -1),
    ]
    assert (leader.aircraft, leader.shift, wingman.aircraft, wingman.shift) == ("a1", -1, "a1w", 0)
    cards = [(line.line, line.subtitle or line.title, line.bursts) for line in wingman.table]
    assert cards[1:] == [
        ("B", "out-of-the-sun", None),
        ("C", "in-my-sights", 3),
        ("D", "in-my-sights", 2),
        ("E", "in-my-sights", 1),
        ("F", "maneuvering", None),
        ("G", "half-loop", None),
        ("H", None, None),
        ("I", "ace-pilot", None),
    ]
    assert cards[0][:2] == ("A", "fuel-tank")
    assert [line.level for line in wingman.table] == [*"ABCDEFGHI"]
    assert [line.level for line in leader.table] == [*"AABCDEFGH"]
    three = ["destroyed"] * 3
    assert [line.result for line in wingman.table] == [*three, *["damaged"] * 2, *["evaded"] * 4]
    assert [line.result for line in leader.table] == [*three, "destroyed", *["evaded"] * 5]


@pytest.mark.rule("ZERO-ATK-08", "ZERO-ATK-10", "ZERO-BST-09", "ZERO-ATK-12")
def test_an_exchange_tells_its_cards_and_what_stands() -> None:
    t = duel("ims-2-2 ace-pilot", "tight-turn ace-pilot")
    t.play("ims-2-2")
    shot = t.view(1).exchange
    assert shot.links == (Link("a1", "ims-2-2", "in-my-sights", cancelled=False),)
    assert (shot.stands, shot.answers, shot.answering) == (True, "in-my-sights", "b1")
    assert shot.verdict == shot.effect == Verdict("hit", "ZERO-ATK-10", hits=2)
    everything = {"scissors", "vertical-roll", "tight-turn", "barrel-roll", "ace-pilot"}
    assert set(shot.answered_by) == everything
    t.play("tight-turn")
    answered = t.view(0).exchange
    assert [(link.by, link.cancelled) for link in answered.links] == [("a1", True), ("b1", False)]
    assert answered.verdict == Verdict("spent", "ZERO-BST-09", bursts=2)
    assert (answered.effect, answered.stands) == (shot.effect, False)


@pytest.mark.rule("ZERO-ALT-13", "ZERO-BST-10", "ZERO-ISO-04", "ZERO-POS-06")
def test_an_attack_tells_where_it_leads() -> None:
    def effect(t: Table, *lines: str) -> Verdict:
        t.play(*lines)
        found: Verdict = t.view().exchange.effect
        return found

    up = effect(duel("half-loop", "scissors"), "half-loop")
    assert up == Verdict("position", "ZERO-POS-02", position="tailing")
    assert effect(duel("vertical-roll", "scissors", -1), "vertical-roll dive").kind == "dive"
    deck = "ims-1-1 ims-1-1"
    chase = effect(duel("half-loop", deck=deck), "b1w", "half-loop")
    assert chase == Verdict("bursts", "ZERO-BST-10", bursts=2)
    victim, helper = element(0, holds="b1", position="tailed"), element(0, "maneuvering")
    alone = element(1, "scissors", alone=True)
    rescue = effect(table(victim, helper, alone, active="a2"), "maneuvering b1")
    assert rescue == Verdict("relief", "ZERO-ISO-04", friend="a1")


@pytest.mark.rule("ZERO-POS-10")
def test_a_card_that_answers_as_scissors_is_shown_as_such() -> None:
    agile = {"fighter": fighter(agile=True)}
    for card in ("ims-3-3", "tight-turn"):  # of which one could answer as itself
        t = duel(f"ims-1-1 {card} scissors", "tight-turn barrel-roll", 0, agile, TOUGH)
        t.play("ims-1-1", "tight-turn", f"{card} agile")
        titles = ["in-my-sights", "tight-turn", "scissors"]
        assert [link.title for link in t.view().exchange.links] == titles
        t.play("barrel-roll")
        titles.append("barrel-roll")
        assert [link.title for link in t.view().exchange.links] == titles
