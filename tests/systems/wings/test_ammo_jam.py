"""Groups AMMO and JAM: ammunition, and twin guns that jam one by one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.field import CIRCLE, field, over, play_turn, sights, volley
from tests.systems.wings.scenes import FRONT, REAR, of, program, tables_of

from escadrille.systems.wings.events import Drew, Jammed
from escadrille.testing.scripted import Table

CARDS: dict[str, Any] = {"options": {"ammo": "cards"}}
D10: dict[str, Any] = {"options": {"ammo": "d10"}}
TWIN: dict[str, Any] = {"options": {"twin_gun_jam": True}}
TWO = {"seats": 2, "guns": [FRONT, REAR]}
SINGLE = {"guns": [{**FRONT, "letter": "B"}]}


def shot(gap: float = 150, step: str = "fire-3", **facts: Any) -> Table:
    """Return a1 about to fire at a2, so far ahead of it."""
    one = {"at": [500, 300], **facts.pop("one", {})}
    other = {"at": [500, 300 + gap + 34], "heading": 0, **facts.pop("other", {})}
    return over(step, one, other=other, **facts)


# Ammunition.


@pytest.mark.rule("WINGS-AMMO-01", "WINGS-RULING-43")
@pytest.mark.parametrize("count", [6, 8, 10])
def test_each_gun_has_its_cards_of_value_1_to_3(count: int) -> None:
    kinds = {"entente": "breguet-14", "empires": "albatros-d3"}
    sides = [
        {
            "name": {"en": camp, "fr": camp},
            "camp": camp,
            "edge": edge,
            "aircraft": [{"type": kinds[camp], "at": [x, 500], "heading": 0}],
        }
        for camp, edge, x in (("entente", "west", 100), ("empires", "east", 900))
    ]
    whole: dict[str, Any] = {"id": "load", "origin": "house", "date": "1917-11", "side": sides}
    whole |= {"title": {"en": "Load", "fr": "Charge"}, "briefing": {"en": "Load", "fr": "Charge"}}
    options = {"ammo": "cards"} if count == 8 else {"ammo": "cards", "ammo_cards": count}
    t = Table({"system": "wings", "table": {**whole, "area": [1000, 1000]}, "options": options})
    tables, stocks = tables_of(t), t.state.stocks
    assert [len(stock) for stock in stocks] == [count, count, count, 0]  # one for each arc
    for slot, stock in enumerate(stocks):
        gun = t.state.roster.gun[slot]
        assert all(tables.letter_of[face] == gun for face in stock)
        assert all(1 <= tables.value[face] <= 3 for face in stock)
    assert (t.aircraft("a1").front.ammo, t.aircraft("a1").rear.ammo) == (count, count)
    # The rest is the common deck, and ammunition takes half of those cards at most.
    for letter in (tables.twin, tables.single):
        used = sum(tables.letter_of[face] == letter for stock in stocks for face in stock)
        rest = [face for face in t.state.decks[letter] if tables.ammo_faces[face]]
        assert used <= len(rest)


@pytest.mark.rule("WINGS-AMMO-01")
def test_nobody_sees_his_ammunition() -> None:
    t = shot(one={"ammo": [1, -1], "stock": ["A2-flames", ""]}, **CARDS)
    assert "A2-flames" not in str(t.view(0))


@pytest.mark.rule("WINGS-AMMO-02")
@pytest.mark.parametrize(
    ("gap", "cards", "left"), [(90, ("A2-flames", "A4"), 1), (150, ("A2-flames",), 1)]
)
def test_the_first_card_comes_from_the_ammunition(
    gap: float, cards: tuple[str, ...], left: int
) -> None:
    load = {"ammo": [2, -1], "stock": ["A1 A2-flames", ""]}
    t = shot(gap, one=load, decks={"A": "A4 A5"}, **CARDS)
    assert of(volley(t, a1="a2"), Drew)[0].cards == cards
    assert t.aircraft("a1").front.ammo == left


@pytest.mark.rule("WINGS-AMMO-02", "WINGS-RULING-43")
def test_one_gun_alone_draws_further_cards_from_deck_b() -> None:
    load = {"ammo": [1, -1], "stock": ["A2-flames", ""], "jams": [3, 0, 0, 0]}
    options = {"ammo": "cards", "twin_gun_jam": True}
    t = shot(90, one=load, decks={"A": "A4", "B": "B4"}, options=options)
    assert of(volley(t, a1="a2"), Drew)[0].cards == ("A2-flames", "B4")


@pytest.mark.rule("WINGS-AMMO-03", "WINGS-RULING-43")
def test_an_arc_without_cards_may_not_fire() -> None:
    load = {"ammo": [0, 1], "stock": ["", "B1"], "type": TWO}
    assert sights(shot(one=load, **CARDS), "a1") == {}
    behind = {"at": [500, 150], "heading": 0, "level": 2, "counters": 2}
    t = shot(one={**load, "level": 2}, other=behind, **CARDS)
    assert list(sights(t, "a1")) == ["rear"]
    assert list(sights(shot(one={"ammo": [1, -1], "stock": ["A1", ""]}, **CARDS), "a1")) == [
        "front"
    ]


@pytest.mark.rule("WINGS-AMMO-04")
def test_unused_ammunition_goes_under_its_deck() -> None:
    load = {
        "ammo": [2, 1],
        "stock": ["A3 A2-flames", "B3"],
        "type": TWO,
        "damage": ["A5 turn=1", "A4 turn=1", "A4 turn=1"],
    }
    mine = {"ammo": [1, -1], "stock": ["A2-red-jam", ""]}
    t = shot(other=load, one=mine, **CARDS)
    names = tables_of(t).face_names
    volley(t, a1="a2")
    assert t.aircraft("a2").status == "down"
    assert {names[face] for face in t.state.decks[0][:2]} == {"A3", "A2-flames"}
    assert names[t.state.decks[1][0]] == "B3"
    assert sorted(t.view().decks[0].discards) == [
        "A2-red-jam",
        "A4",
        "A4",
        "A5",
    ]
    assert t.state.stocks[2:] == [[], []]


@pytest.mark.rule("WINGS-AMMO-05", "WINGS-RULING-43")
def test_a_die_counts_ten_shots_whatever_the_range() -> None:
    t = field({"type": TWO}, **D10)
    assert (t.aircraft("a1").front.ammo, t.aircraft("a1").rear.ammo) == (10, 10)
    for gap in (90, 150):
        t = shot(gap, decks={"A": "A1 A1"}, **D10)
        volley(t, a1="a2")
        assert t.aircraft("a1").front.ammo == 9
    assert sights(shot(one={"ammo": [0, -1]}, **D10), "a1") == {}
    t = shot(decks={"A": "A1"})
    volley(t, a1="a2")
    assert t.aircraft("a1").front.ammo is None  # without the option nobody counts


# Twin guns.


def jams(t: Table) -> tuple[int, ...]:
    return t.aircraft("a1").front.jams


def after_shot(gap: float, cards: str, *held: int, **facts: Any) -> tuple[Table, list[Any]]:
    """Fire at a2; return the table after the phase, and how the guns jammed."""
    one = {"jams": [*held, 0, 0], **facts.pop("one", {})} if held else facts.pop("one", {})
    t = shot(gap, one=one, **{**TWIN, **facts, "decks": facts.get("decks", {"A": cards})})
    out = volley(t, a1="a2")
    return t, [jam.counters for jam in of(out, Jammed)]


@pytest.mark.rule("WINGS-JAM-01", "WINGS-JAM-02", "WINGS-JAM-03", "WINGS-RULING-91")
@pytest.mark.parametrize(
    ("card", "twin", "counters"),
    [
        ("A0-red-jam", True, (3, 3)),
        ("A0-green-jam", True, (3, 0)),
        ("A0-red-jam", False, (3, 3)),
        ("A0-green-jam", False, (3, 3)),
    ],
)
def test_red_jams_both_and_green_one(card: str, twin: bool, counters: tuple[int, int]) -> None:
    t, jammed = after_shot(150, card, options={"twin_gun_jam": twin})
    assert jammed == [counters]
    assert jams(t) == counters  # none of them goes in the phase of the jam


@pytest.mark.rule("WINGS-JAM-02", "WINGS-RULING-67", "WINGS-RULING-91")
def test_two_green_jams_stop_both_guns() -> None:
    t, jammed = after_shot(90, "A0-green-jam A2-green-jam")
    assert jammed[-1] == (3, 3)
    assert jams(t) == (3, 3)
    decks = {"B": "B0-green-jam"}
    t, _ = after_shot(150, "", 2, 0, decks=decks)  # the second before the first is cleared
    assert jams(t) == (2, 3)


@pytest.mark.rule("WINGS-RULING-67", "WINGS-RULING-92", "WINGS-DMG-03")
@pytest.mark.parametrize(
    ("cards", "guns", "twin", "noted"),
    [
        ("A0-green-jam A2-green-jam", 2, True, [0, 2]),
        ("A0-red-jam A0-red-jam", 2, True, [1, 0]),  # red stops both as it is
        ("A0-red-jam A0-green-jam", 2, True, [1, 1]),
        ("A0-green-jam A0-red-jam", 2, True, [1, 1]),
        ("A0-green-jam A2-green-jam", 2, False, [0, 1]),
        ("A0-green-jam A0-red-jam", 2, False, [0, 1]),
        ("B0-green-jam B1-green-jam", 1, True, [0, 1]),  # one gun jams once
        ("B0-green-jam B0-red-jam", 1, True, [0, 1]),
    ],
)
def test_only_green_jams_of_two_guns_add_up_in_one_shot(
    cards: str, guns: int, twin: bool, noted: list[int]
) -> None:
    one = {"type": SINGLE} if guns == 1 else {}
    options = {"twin_gun_jam": twin, "doubled_specials": True}
    decks, copies = {cards[0]: cards}, [2, 2, 1, 1]
    t, _ = after_shot(90, "", one=one, options=options, decks=decks, copies=copies)
    assert t.state.jam_log[:2] == noted


@pytest.mark.rule("WINGS-RULING-91", "WINGS-DBL-05", "WINGS-SPEC-15")
@pytest.mark.parametrize(("twin", "counters"), [(True, (None, 0)), (False, (None, 3))])
def test_a_second_green_jam_blocks_one_gun_and_jams_the_arc_as_usual(
    twin: bool, counters: tuple[int | None, int]
) -> None:
    """The first is cleared. Where colours tell nothing, a jam always stops both guns first."""
    options = {"twin_gun_jam": twin, "doubled_specials": True}
    one = {"jam_log": [0, 1, 0, 0]}
    t, _ = after_shot(150, "A0-green-jam", one=one, options=options)
    assert jams(t) == counters


@pytest.mark.rule("WINGS-JAM-01", "WINGS-RULING-91")
def test_a_red_jam_sets_both_guns_to_three() -> None:
    t, jammed = after_shot(150, "", 1, 0, decks={"B": "B0-red-jam"})
    assert jammed == [(3, 3)]
    assert jams(t) == (3, 3)


@pytest.mark.rule("WINGS-RULING-67")
@pytest.mark.parametrize("card", ["B0-red-jam", "B0-green-jam"])
def test_a_single_gun_jams_on_any_colour(card: str) -> None:
    _t, jammed = after_shot(150, "", decks={"B": card}, one={"type": SINGLE})
    assert jammed == [(3, 0)]
    held = {"type": SINGLE, "jams": [1, 0, 0, 0]}
    assert sights(shot(one=held, **TWIN), "a1") == {}


@pytest.mark.rule("WINGS-JAM-03", "WINGS-JAM-04")
def test_both_jammed_are_silent_until_one_is_free() -> None:
    """From counters of 3 and 1: silent, then one gun fires, then the other is cleared."""
    t = chase([3, 1, 0, 0])
    assert t.view().phase == 2  # nobody was asked in phase 1
    assert jams(t) == (2, 0)
    out = t.play("a2", seat=0)
    assert of(out, Drew)[0].cards == ("B1",)
    assert (t.view().phase, jams(t)) == (3, (2, 0))  # it fired: nothing is cleared
    t.play("pass", seat=0)
    assert jams(t) == (1, 0)  # it held its fire


def chase(held: list[int]) -> Table:
    """Return the first fire of a turn in which a1 flies behind a2 and jams are as told."""
    t = field(
        {"at": [500, 100], "jams": held},
        other={"at": [500, 290], "heading": 0},
        decks={"A": "A1 A1 A1", "B": "B1 B1 B1"},
        options={"twin_gun_jam": True, "tailing": False, "consecutive_fire": False},
    )
    program(t, 0, "straight", "straight", "straight")
    program(t, 1, "straight", "straight", "straight")
    return t


@pytest.mark.rule("WINGS-JAM-03", "WINGS-SPEC-15")
@pytest.mark.parametrize(("held", "phase"), [([1, 1, 0, 0], 2), ([2, 2, 0, 0], 3)])
def test_the_normal_rule_holds_for_both(held: list[int], phase: int) -> None:
    t = chase(held)
    assert t.view().phase == phase
    assert of(t.play("a2", seat=0), Drew)[0].cards == ("A1",)  # both are free again


@pytest.mark.rule("WINGS-JAM-04")
def test_one_gun_fires_or_is_cleared() -> None:
    t = chase([2, 0, 0, 0])
    for _ in range(3):
        assert of(t.play("a2", seat=0), Drew)[0].cards == ("B1",)
        assert jams(t) == (2, 0)
    t = chase([2, 0, 0, 0])
    t.play("pass", "pass", seat=0)
    assert jams(t) == (0, 0)
    assert of(t.play("a2", seat=0), Drew)[0].cards == ("A1",)


@pytest.mark.rule("WINGS-JAM-04")
def test_a_phase_without_a_target_clears() -> None:
    t = field({"jams": [2, 0, 0, 0]}, **TWIN)
    play_turn(t, *CIRCLE)
    assert jams(t) == (0, 0)
