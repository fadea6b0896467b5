"""Skills of pilots and their tokens (group SKL, WINGS-DUEL-02)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.systems.wings.scenes import at_fire, duel, of, plane, program, settle, table
from tests.systems.wings.test_present import say_all

from escadrille.kernel.registry import system
from escadrille.systems.wings.bots import skills as judged
from escadrille.systems.wings.events import Declared, Drew, Eased, Jammed, Looked, SkillUsed
from escadrille.systems.wings.rules import skills
from escadrille.testing import contract, secrecy
from escadrille.testing.scripted import Table
from escadrille.testing.walks import walk

HANDICAP: dict[str, Any] = {"options": {"duel_handicap": True}}


def pilot(*names: str, tokens: int = 3, **facts: Any) -> dict[str, Any]:
    return {"skills": list(names), "tokens": tokens, **facts}


def shot(
    one: dict[str, Any], other: dict[str, Any], deck: str, *, apart: float = 90, **facts: Any
) -> Table:
    """Return a table on which a1 has declared fire at a2, so far from its base."""
    shooter = plane(0, 500, 200, **one)
    target = plane(1, 500, 200 + apart + 34, **other)
    t = at_fire(shooter, target, decks={"A": deck}, **{**HANDICAP, **facts})
    t.play("a2", seat=0)
    return t


AIMING: dict[str, Any] = {"aims": ["a2", "-"], "aimed": [3, 0]}  # it fired at a2 in the last phase


def hits(t: Table) -> list[Any]:
    return list(t.aircraft("a2").hits)


def points(t: Table) -> int:
    found = t.aircraft("a2").points
    assert isinstance(found, int)
    return found


# The weaker of a handicap duel.


def handicap(one: str, other: str) -> Table:
    facts = {"type": one, "side": 0, "at": [200, 200], "heading": 0, "level": 2}
    its = {"type": other, "side": 1, "at": [800, 500], "heading": 0, "level": 2}
    return Table({"system": "wings", "turn": 1, "aircraft": [facts, its], **HANDICAP})


@pytest.mark.rule("WINGS-DUEL-01", "WINGS-DUEL-02", "WINGS-RULING-71", "WINGS-SKL-03")
@pytest.mark.parametrize(
    ("one", "other", "count"),
    [("nieuport-17", "se5a", 4), ("albatros-d3", "sopwith-camel", 2), ("se5a", "fokker-d7", 0)],
    ids=["WINGS-EX-40 four", "WINGS-EX-40 two", "WINGS-EX-40 none"],
)
def test_the_weaker_player_chooses_as_many_skills_as_the_values_differ(
    one: str, other: str, count: int
) -> None:
    t = handicap(one, other)
    tables = t.rules.t  # type: ignore[attr-defined]
    assert skills.due(tables, t.state.types) == [count, 0]


@pytest.mark.rule("WINGS-DUEL-02", "WINGS-RULING-71", "WINGS-RULING-96", "WINGS-SKL-01")
def test_skills_are_chosen_in_public_before_the_first_turn() -> None:
    rules: Any = system("wings").engine.configure(**system("wings").engine.option_sets["handicap"])
    state = rules.start(1)
    seat = rules.pending(state)[0].seat
    count = rules.view(state, None).aircraft[seat].owed
    offered = [rules.write(rules.order(state, seat, c)) for c in rules.legal(state, seat)]
    assert len(offered) == 11
    assert "excellent-shot" not in offered
    for name in offered[:count]:
        assert rules.pending(state)[0].decision == "skill"
        (order,) = rules.read(state, seat, name)
        rules.apply(state, seat, rules.choice(state, seat, order))
    found = rules.view(state, 1 - seat).aircraft[seat]
    assert found.skills == tuple(offered[:count])
    assert found.tokens == 2 + count
    assert rules.pending(state)[0].decision == "program"


# Pilotage.


@pytest.mark.rule("WINGS-SKL-10", "WINGS-RULING-51", "WINGS-PROG-05")
def test_an_acrobat_flies_an_immelmann_after_a_long_turn_or_ends_one_with_it() -> None:
    t = duel(pilot("acrobat"), **HANDICAP)
    t.play("turn-left", "immelmann", seat=0)
    assert t.refused("turn-left", seat=0) == "WINGS-PROG-05"  # one of the two at most
    t = duel(pilot("acrobat"), **HANDICAP)
    t.play("straight", "immelmann", seat=0)
    assert {"straight", "turn-left", "turn-right"} == set(t.legal(0))
    t.play("turn-right", seat=0)
    t = duel(pilot("acrobat"), **HANDICAP)
    t.play("stall", "immelmann", "turn-left", seat=0)
    plain = duel(**HANDICAP)
    plain.play("turn-left", seat=0)
    assert plain.refused("immelmann", seat=0) == "WINGS-RULING-05"


@pytest.mark.rule("WINGS-SKL-10", "WINGS-CPX-06")
def test_an_acrobat_ends_a_forced_dive_with_a_long_turn() -> None:
    t = duel(pilot("acrobat", level=3, counters=1), **HANDICAP)
    t.play("stall", "dive", "turn-left", seat=0)
    t.play("forced-dive", seat=0)
    program(t, 1, "straight", "straight", "straight")
    settle(t, 1)
    assert (t.state.level[0], t.state.tokens[0]) == (1, 2)


@pytest.mark.rule("WINGS-SKL-01", "WINGS-RULING-56")
def test_a_sequence_costs_its_token_when_it_is_revealed() -> None:
    t = duel(pilot("acrobat", tokens=1), **HANDICAP)
    program(t, 0, "turn-left", "immelmann", "straight")
    assert t.state.tokens[0] == 1
    out = program(t, 1, "straight", "straight", "straight")
    out += settle(t, 1)
    assert [(e.skill, e.tokens) for e in of(out, SkillUsed)] == [("acrobat", 0)]
    t.play("turn-left", seat=0)
    assert t.refused("immelmann", seat=0) == "WINGS-RULING-05"


@pytest.mark.rule("WINGS-SKL-11", "WINGS-RULING-68")
def test_a_genius_lays_two_diamonds_in_a_row_every_other_turn() -> None:
    t = duel(pilot("genius"), **HANDICAP)
    t.play("stall", "climb", seat=0)
    assert t.refused("stall", seat=0) == "WINGS-PROG-03"  # three would be two uses
    program(t, 0, "straight")
    program(t, 1, "straight", "straight", "straight")
    settle(t, 1)
    assert t.state.tokens[0] == 2
    t.play("stall", seat=0)
    assert t.refused("climb", seat=0) == "WINGS-PROG-03"
    later = duel(pilot("genius", genius=1), turn=3, **HANDICAP)
    later.play("stall", "climb", seat=0)


@pytest.mark.rule("WINGS-SKL-01")
def test_a_programme_asks_for_no_more_tokens_than_there_are() -> None:
    t = duel(pilot("genius", "acrobat", tokens=1, last="stall"), **HANDICAP)
    t.play("stall", "immelmann", seat=0)
    assert t.refused("turn-left", seat=0) == "WINGS-SKL-01"


@pytest.mark.rule("WINGS-SKL-12", "WINGS-CPX-13")
def test_a_master_of_flying_has_the_special_manoeuvres() -> None:
    t = duel(pilot("master-pilot"), **HANDICAP)
    t.play("climb", "immelmann", seat=0)
    assert set(t.legal(0)) == {"straight", "immelmann"}
    t.play("immelmann", seat=0)
    program(t, 1, "straight", "straight", "straight")
    settle(t, 1)
    assert t.state.tokens[0] == 2
    none = duel(pilot("master-pilot", tokens=0), **HANDICAP)
    none.play("climb", seat=0)
    assert none.refused("immelmann", seat=0) == "WINGS-CPX-13"


@pytest.mark.rule("WINGS-SKL-12", "WINGS-CPX-08")
def test_a_controlled_dive_costs_a_token_with_its_second_card() -> None:
    t = duel(pilot("master-pilot", level=2, counters=2), **HANDICAP)
    t.play("straight", "dive", "straight", "controlled-dive", seat=0)
    program(t, 1, "straight", "straight", "straight")
    settle(t, 1)
    assert (t.state.level[0], t.state.counters[0], t.state.tokens[0]) == (2, 0, 2)


# Tir.


@pytest.mark.rule("WINGS-SKL-20", "WINGS-RULING-11")
def test_a_very_good_shot_adds_a_point_to_each_card_but_noughts() -> None:
    t = shot(pilot("good-shot"), {}, "A3 A0")
    assert t.view(0).skill == "good-shot"
    t.play("use", seat=0)
    assert points(t) == 4
    t = shot(pilot("good-shot", **AIMING), {}, "A3 A1")
    t.play("use", seat=0)
    assert points(t) == 3 + 1 + 4
    t = shot(pilot("good-shot"), {}, "A3 A1")
    t.play("pass", seat=0)
    assert points(t) == 4


@pytest.mark.rule("WINGS-SKL-21")
@pytest.mark.parametrize("apart", [90, 150], ids=["WINGS-EX-09 short", "WINGS-EX-09 long"])
def test_a_marksman_draws_one_more_and_leaves_one(apart: float) -> None:
    t = shot(pilot("marksman", **AIMING), {}, "A1 A5 A3 A4", apart=apart)
    t.play("use", seat=0)
    drawn = ("A1", "A5", "A3") if apart == 90 else ("A1", "A5")
    assert t.view(0).drawn == drawn
    assert t.view(1).drawn == ()
    t.play("card-1", seat=0)
    assert sorted(hit.card for hit in hits(t)) == sorted(drawn[1:])
    assert points(t) == sum(int(card[1]) for card in drawn[1:])  # no aim bonus
    state = t.state
    assert t.rules.t.face_names[state.decks[0][0]] == "A1"  # type: ignore[attr-defined]
    assert all(hit.card for hit in t.view(0).aircraft[1].hits)  # he has seen what he gave


@pytest.mark.rule("WINGS-SKL-21")
def test_a_marksman_needs_the_aim_bonus() -> None:
    t = shot(pilot("marksman"), {}, "A1 A5 A3 A4")
    assert {decision for _, decision in t.asked} == {"declare"}  # of the next phase
    assert points(t) == 6


@pytest.mark.rule("WINGS-SKL-05", "WINGS-RULING-80")
def test_a_marksman_prevails_over_a_grass_snake() -> None:
    t = shot(pilot("marksman", **AIMING), pilot("grass-snake"), "A1 A5 A3 A4")
    t.play("use", seat=0)
    assert t.view(0).decision == "spare"
    t.play("card-1", seat=0)
    assert t.state.tokens == [2, 3]


# Mécanique.


@pytest.mark.rule("WINGS-SKL-30", "WINGS-RULING-91")
def test_a_conscientious_pilot_cancels_the_jams_of_a_shot() -> None:
    for deck in ("A2-red-jam A3", "A2-green-jam A3"):
        t = shot(pilot("careful"), {}, deck)
        out = t.play("use", seat=0)
        assert t.state.jams[:2] == [0, 0]
        assert not of(out, Jammed)
        t = shot(pilot("careful"), {}, deck)
        out = t.play("pass", seat=0)
        assert [event.counters for event in of(out, Jammed)] == [(3, 3)]


@pytest.mark.rule("WINGS-SKL-31")
def test_an_expert_eye_sees_the_specials_that_it_inflicts() -> None:
    t = shot(pilot("expert-eye"), {}, "A3-engine A1")
    seen = t.view(0).aircraft[1].hits
    assert [(hit.card, hit.special) for hit in seen] == [(None, "engine"), (None, None)]
    assert [hit.special for hit in t.view(None).aircraft[1].hits] == [None, None]
    worlds = [t.rules.resample(t.state, 0, n) for n in range(30)]
    assert all(t.rules.view(w, 0) == t.rules.view(t.state, 0) for w in worlds)


@pytest.mark.rule("WINGS-SKL-31")
def test_an_expert_eye_looks_at_the_damage_of_an_aircraft_near_by() -> None:
    damage = {"damage": ["A3-engine turn=0", "A1 turn=0"], "at": [200, 350]}
    facts = {"turn": 0, "at": "begin", **HANDICAP}
    t = duel(pilot("expert-eye"), damage, **facts)
    assert t.legal(0) == ["pass", "a2"]
    out = t.play("a2", seat=0)
    assert of(out, Looked)[0].cards == ("A3-engine", "A1")
    assert of(out, Looked)[0].seen_by(1).cards is None
    assert [hit.card for hit in t.view(0).aircraft[1].hits] == ["A3-engine", "A1"]
    assert [hit.card for hit in t.view(None).aircraft[1].hits] == [None, None]
    assert t.state.tokens[0] == 2
    far = duel(pilot("expert-eye"), {**damage, "at": [200, 450]}, **facts)
    assert far.view(0).decision == "program"
    higher = duel(pilot("expert-eye"), {**damage, "level": 3}, **facts)
    assert higher.view(0).decision == "program"


@pytest.mark.rule("WINGS-SKL-32", "WINGS-RULING-97", "WINGS-RULING-83")
def test_makeshift_ignores_the_first_rudder_jam() -> None:
    t = shot({}, pilot("makeshift"), "A1-rudder-left A3")
    out = t.play("use", seat=1)
    assert [e.special for e in of(out, Eased)] == ["rudder-left"]
    assert t.view(0).aircraft[1].hits[0].card == "A1-rudder-left"
    eased = ["A1-rudder-left turn=1 known eased"]
    assert "turn-left" in duel({}, pilot("makeshift", damage=eased), turn=2, **HANDICAP).legal(1)
    twice = [*eased, "A2-rudder-left turn=2"]
    t = duel({}, pilot("makeshift", damage=twice), turn=5, **HANDICAP)
    assert "turn-left" not in t.legal(1)


@pytest.mark.rule("WINGS-SKL-32")
@pytest.mark.parametrize(("card", "left"), [("A4-smoke", (2, 0)), ("A2-flames", (0, 1))])
def test_makeshift_bears_smoke_and_flames_for_one_turn(card: str, left: tuple[int, int]) -> None:
    t = shot({}, pilot("makeshift"), f"{card} A0")
    t.play("use", seat=1)
    assert (t.state.smoke[1], t.state.flames[1]) == left


@pytest.mark.rule("WINGS-SKL-32")
def test_makeshift_bears_an_engine_hit_for_one_turn() -> None:
    eased = pilot("makeshift", damage=["A3-engine turn=1 known eased"])
    assert duel({}, eased, turn=2, **HANDICAP).aircraft("a2").bans == ("engine",)
    assert duel({}, eased, turn=3, **HANDICAP).aircraft("a2").bans == ()


@pytest.mark.rule("WINGS-RULING-97", "WINGS-COMP-03")
def test_makeshift_is_asked_after_every_shot_so_that_nobody_learns_from_it() -> None:
    t = shot({}, pilot("makeshift"), "A3 A1")
    assert t.asked == ((1, "use"),)
    assert t.legal(1) == ["pass"]
    worlds = [t.rules.resample(t.state, 0, n) for n in range(60)]
    assert {len(t.rules.legal(w, 1)) for w in worlds} == {1, 2}


# Esquive.


@pytest.mark.rule("WINGS-SKL-40", "WINGS-TAIL-02")
def test_a_grass_snake_shakes_a_tailer_off() -> None:
    behind = {"at": [500, 300]}
    ahead = pilot("grass-snake", at=[500, 440])
    t = duel(behind, ahead, **HANDICAP)
    assert t.aircraft("a1").tails == "a2"
    for seat in (0, 1):
        program(t, seat, "straight", "straight", "straight")
    assert t.asked == ((1, "use"),)
    refused = Table(t.situation())
    refused.play("pass", seat=1)
    assert refused.asked == ((0, "reorder"),)
    t.play("use", seat=1)
    assert "reorder" not in [decision for _, decision in t.asked]


@pytest.mark.rule("WINGS-SKL-40")
def test_a_grass_snake_escapes_the_aim_bonus() -> None:
    t = shot(AIMING, pilot("grass-snake"), "A3 A1")
    t.play("use", seat=1)
    assert points(t) == 4
    t = shot(AIMING, pilot("grass-snake"), "A3 A1")
    t.play("pass", seat=1)
    assert points(t) == 6


@pytest.mark.rule("WINGS-SKL-41")
@pytest.mark.parametrize(
    ("card", "expected"),
    [("A3", 1), ("A5", 2), ("A1", 0)],
    ids=["WINGS-EX-37 three", "WINGS-EX-37 five", "WINGS-EX-37 one"],
)
def test_a_viper_takes_half_of_a_long_range_shot(card: str, expected: int) -> None:
    t = shot({}, pilot("viper"), card, apart=150)
    assert t.view(1).drawn == (card,)
    assert t.view(0).drawn == ()
    t.play("use", seat=1)
    assert points(t) == expected


@pytest.mark.rule("WINGS-SKL-41")
def test_a_viper_is_no_help_at_short_range_and_specials_count() -> None:
    t = shot({}, pilot("viper"), "A3 A1", apart=90)
    assert points(t) == 4
    t = shot({}, pilot("viper"), "A3-engine", apart=150)
    t.play("use", seat=1)
    assert t.aircraft("a2").engine_hits == 1


@pytest.mark.rule("WINGS-SKL-42")
@pytest.mark.parametrize(
    ("deck", "aimed", "names", "expected"),
    [
        ("A1 A3", False, ("serpent",), 3),
        ("A2-red-jam A3", False, ("serpent",), 3),
        ("A2-flames A0", True, ("serpent",), 3),
        ("A2-flames A0", True, ("serpent", "grass-snake"), 0),
    ],
    ids=[f"WINGS-EX-37 serpent {n}" for n in range(1, 5)],
)
def test_ones_and_twos_are_nought_to_a_serpent(
    deck: str, aimed: bool, names: tuple[str, ...], expected: int
) -> None:
    t = shot(AIMING if aimed else {}, pilot(*names), deck)
    while t.asked and t.asked[0] == (1, "use"):
        t.play("use", seat=1)
    assert points(t) == expected


@pytest.mark.rule("WINGS-SKL-42", "WINGS-SKL-41", "WINGS-RULING-80", "WINGS-RULING-11")
def test_a_nought_of_the_serpent_takes_no_bonus_and_the_viper_comes_last() -> None:
    one, other = pilot("good-shot"), pilot("serpent", "viper")
    t = shot(one, other, "A1", apart=150)
    t.play("use", seat=0)
    t.play("use", "use", seat=1)
    assert points(t) == 0
    t = shot(one, other, "A4", apart=150)
    t.play("use", seat=0)
    t.play("use", "use", seat=1)
    assert points(t) == 2  # half of four and one


# Tokens and secrets.


@pytest.mark.rule("WINGS-SKL-01")
def test_cards_that_lie_face_down_keep_their_tokens() -> None:
    """Asked all the same, as the cards are secret, he cannot say yes."""
    programme = {"programme": "straight stall climb", "cards": 3}
    t = shot(pilot("good-shot", "genius", tokens=1, **programme), {}, "A3 A1")
    assert t.asked == ((0, "use"),)
    assert t.legal(0) == ["pass"]
    assert t.refused("use", seat=0) == "WINGS-SKL-01"


@pytest.mark.rule("WINGS-COMP-03")
def test_the_cards_of_a_shot_are_known_to_those_who_have_seen_them() -> None:
    t = shot(pilot("marksman", **AIMING), {}, "A1 A5 A3 A4")
    t.play("use", seat=0)
    for seat, alike in ((0, True), (1, False), (None, False)):
        worlds = [t.rules.resample(t.state, seat, n) for n in range(30)]
        assert all(t.rules.view(w, seat) == t.rules.view(t.state, seat) for w in worlds)
        assert not any(t.rules.audit(w) for w in worlds)
        assert (len({w.volley[0][8] for w in worlds}) == 1) is alike


@pytest.mark.rule("WINGS-FIRE-08")
def test_a_shot_without_skills_goes_as_ever() -> None:
    t = shot({}, {}, "A3 A1")
    assert points(t) == 4
    again = at_fire(plane(0, 500, 200), plane(1, 500, 324), decks={"A": "A3 A1"})
    out = again.play("a2", seat=0)
    assert [event.cards for event in of(out, Declared)] == [2]
    assert of(out, Drew)[0].cards == ("A3", "A1")
    assert again.aircraft("a2").points == 4


def brawl() -> Any:
    """Return four against four at close quarters, all of them with every skill."""
    facts: dict[str, Any] = {"did": 1, "flown": 1, "last": "straight", "cards": 3, "aimed": [3, 0]}
    facts |= {"programme": "straight straight straight", "type": {"structure": 40}}
    facts |= {"skills": list(skills.SKILLS), "tokens": 30}
    planes = [
        plane(
            n // 4,
            350 + 100 * (n % 4),
            400 + 150 * (n // 4),
            180 * (n // 4),
            aims=[f"a{(n + 4) % 8 + 1}", "-"],
            seat=n // 2,
            **facts,
        )
        for n in range(8)
    ]
    return table(*planes, at="fire-1", phase=1, seats=[2, 2], **HANDICAP).rules


@pytest.mark.parametrize(
    "check",
    [
        secrecy.check_worlds_look_alike,
        secrecy.check_worlds_vary,
        secrecy.check_events_say_what_they_reveal,
        secrecy.check_events_tell_no_secrets,
        contract.check_situations_round_trip,
    ],
)
def test_a_brawl_of_skills_keeps_the_contract(check: Callable[[Any, int], None]) -> None:
    check(brawl(), 0)


def test_a_situation_tells_skills_tokens_and_shots() -> None:
    t = shot(pilot("marksman", "good-shot", **AIMING), {}, "A1 A5 A3 A4")
    for line in ("pass", "use"):
        t.play(line, seat=0)
        again = Table(t.situation())
        assert again.rules.digest(again.state) == t.rules.digest(t.state)
        assert again.asked == t.asked


def test_skills_can_be_spoken_of_in_both_languages() -> None:
    """Questions and answers of a brawl: every one of the new decisions comes up."""
    rules = brawl()
    met: Counter[str] = Counter()
    for seed in range(3):
        for state in walk(rules, seed):
            for seat, decision in rules.pending(state)[:1]:
                met[decision] += 1
                if decision in ("use", "spare", "look") and met[decision] < 20:
                    say_all(rules, state, seat)
    assert {"use", "spare", "look"} <= set(met)


# What a pilot makes of them.


def wit(t: Table, seat: int) -> str:
    """Return what the hand-written pilot answers."""
    rules: Any = t.rules
    legal = rules.legal(t.state, seat)
    frame = t.state.stack[-1]
    choice = judged.DECIDE[frame[0]](rules.t, t.state, frame, legal)
    assert choice in legal
    return str(rules.write(rules.order(t.state, seat, choice)))


def test_a_pilot_spends_tokens_where_they_tell() -> None:
    heavy = shot({}, pilot("viper", tokens=1), "A5", apart=150)
    assert wit(heavy, 1) == "use"
    light = shot({}, pilot("viper", tokens=1), "A1", apart=150)
    assert wit(light, 1) == "pass"
    aimed = shot(pilot("marksman", **AIMING), {}, "A5-pilot A0 A4")
    assert wit(aimed, 0) == "use"
    aimed.play("use", seat=0)
    assert wit(aimed, 0) == "card-2"


def test_a_pilot_chooses_skills_that_need_no_plan() -> None:
    rules: Any = system("wings").engine.configure(**system("wings").engine.option_sets["handicap"])
    state = rules.start(1)
    seat = rules.pending(state)[0].seat
    frame = state.stack[-1]
    choice = judged.DECIDE[frame[0]](rules.t, state, frame, rules.legal(state, seat))
    assert rules.write(rules.order(state, seat, choice)) == "serpent"
