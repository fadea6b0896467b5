"""What becomes of cards: categories, tests, refills, the exchange (SKIES-RET, SKIES-REFILL)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.skies.scenes import ACE, CLIMB, DIVE, MISS, hands, plane, player, seen, table

from escadrille.systems.skies.events import CardGone, CardsDrawn, CardTested, Exchanged
from escadrille.systems.skies.rules.dice import spread
from escadrille.systems.skies.rules.retention import test_dice as dice_of
from escadrille.systems.skies.tables import BALLISTIC, MANOEUVRE, PILOT

ANY = {"doctrine_selection": "random"}


def spent(card: str, dice: list[int], fate: str = "open", **facts: Any) -> Any:
    """Return a table in which what a1 played is settled: a card of side 0."""
    mine = {"ps": 4, **facts.pop("one", {})}
    planes = [plane(0, (18, 18), zoom=True, **mine)]
    planes += [plane(0, (2 * n, 4)) for n in range(2, 7)]
    planes.append(plane(1, (2, 34), 180))
    usual = {
        "active": None,
        "stack": ["game order", "retention 0 1"],
        "played": [f"0 {card} a1 {fate}"],
        "cards": hands("", "", deck=[f"numbers {CLIMB} {DIVE}", ""]),
        "options": ANY,
    }
    return table(*planes, dice=dice, **{**usual, **facts})


@pytest.mark.rule("SKIES-RET-05", "SKIES-RET-06", "SKIES-RET-07", "SKIES-RET-08", "SKIES-RULING-01")
def test_ex_10_pools_of_the_tests() -> None:
    """PS 4, AG 3, FP 1: four, seven and five dice, with their chances (SKIES-EX-10)."""
    t = spent("dive-away", [MISS] * 4)
    pools = [dice_of(t.state, 0, category) for category in (PILOT, MANOEUVRE, BALLISTIC)]
    assert pools == [4, 7, 5]
    kept = [1 - spread(count)[0] for count in pools]
    assert kept == pytest.approx([0.518, 0.721, 0.598], abs=5e-4)


@pytest.mark.rule("SKIES-RET-05", "SKIES-RET-01")
@pytest.mark.parametrize(
    ("card", "count"), [("dive-away", 4), ("high-altitude", 7), ("eagle-eye", 6)]
)
@pytest.mark.parametrize("aces", [0, 1])
def test_ex_10_one_ace_is_enough(card: str, count: int, aces: int) -> None:
    """No ace: discarded; one: it may come back (SKIES-EX-10)."""
    ace: dict[str, Any] = {"ps": 5} if card == "eagle-eye" else {}
    t = spent(card, [ACE] * aces + [MISS] * (count - aces), one=ace)
    tested = [event for event in t.rules.told if isinstance(event, CardTested)]
    assert [len(event.dice) for event in tested] == [count]
    if aces:
        assert t.asked == ((0, "keep"),)
        t.play("keep")
        assert player(t, 0).known == (card,)
    else:
        assert player(t, 0).discards == (card,)
    assert "numbers" in player(t, 0).hand


@pytest.mark.rule("SKIES-RET-09", "SKIES-RET-02", "SKIES-REFILL-01")
def test_ex_11_a_card_may_be_given_up() -> None:
    """An Auto card that its owner discards lies on the pile, and one is drawn (SKIES-EX-11)."""
    t = spent("relentless", [], one={"ps": 5})
    assert t.refused("pass") == "SKIES-RET-09"
    t.play("discard")
    assert player(t, 0).discards == ("relentless",)
    assert set(player(t, 0).hand) == {"numbers", CLIMB, DIVE}


@pytest.mark.rule("SKIES-RET-03", "SKIES-RET-04", "SKIES-RULING-12", "SKIES-RULING-13")
@pytest.mark.parametrize(
    ("card", "fate", "pile"),
    [(CLIMB, "open", "discards"), (DIVE, "spent", "discards"), ("dive-away", "returns", "hand")],
)
def test_cards_meet_their_fate(card: str, fate: str, pile: str) -> None:
    t = spent(card, [], fate)
    if pile == "hand":
        t.play("keep")
    assert card in getattr(player(t, 0), pile)


@pytest.mark.rule("SKIES-RULING-32")
def test_a_card_whose_aircraft_is_gone_is_not_tested() -> None:
    t = spent("dive-away", [], one={"status": "shot-down"})
    assert player(t, 0).discards == ("dive-away",)
    kept = spent("dive-away", [], "returns", one={"status": "shot-down"})
    assert kept.asked == ((0, "keep"),)


@pytest.mark.rule("SKIES-ACE-05", "SKIES-RULING-21")
@pytest.mark.parametrize(("name", "again"), [("adolf-galland", True), ("werner-molders", False)])
def test_a_signature_rolls_a_failed_test_again(name: str, again: bool) -> None:
    """Galland is a marksman, Mölders has a cool head: Eagle Eye is a Ballistic Test."""
    script = [MISS] * 6 + ([ACE] * 6 if again else [])
    t = spent("eagle-eye", script, one={"ps": 5, "ace": name})
    assert (t.asked == ((0, "keep"),)) == again
    assert t.rules.script(t.state) == []


@pytest.mark.rule("SKIES-REFILL-01", "SKIES-RULING-08")
def test_both_settle_and_then_both_draw_the_active_side_first() -> None:
    planes = [plane(0, zoom=True), plane(0, (4, 4)), plane(0, (8, 4))]
    planes.append(plane(1, (2, 34), 180, type="hurricane-mk-i"))
    t = table(
        *planes,
        active=None,
        stack=["game order", "retention 0 1"],
        played=["1 robust:hurricane-mk-i b1 open", f"0 {CLIMB} a1 open"],
        cards=hands("", "", deck=["numbers", "home-advantage"]),
    )
    drawn = [event.side for event in t.rules.told if isinstance(event, CardsDrawn)]
    assert drawn == [0, 1]
    assert [type(event) for event in t.rules.told[:2]] == [CardGone, CardGone]
    assert [len(player(t, side).hand) for side in (0, 1)] == [2, 2]  # the discards too
    assert (t.view().turn, seen(t, "a2").zoom) == (1, False)  # in the midst of the turn


@pytest.mark.rule("SKIES-REFILL-02", "SKIES-BASE-45", "SKIES-BASE-54")
@pytest.mark.parametrize("count", [0, 2])
def test_ex_16_the_exchange(count: int) -> None:
    """Two of three are given up and drawn anew; none is legal too (SKIES-EX-16)."""
    planes = [plane(0, (18, 4)), plane(0, (22, 4), zoom=True), plane(0, (26, 4), zoom=True)]
    planes.append(plane(1, (18, 34), 180, zoom=True))
    cards = hands(f"{CLIMB} {DIVE} numbers", "hail-of-fire", deck=[f"{DIVE} dive-away", ""])
    t = table(*planes, cards=cards, dice=[4, 2])
    t.play("4 straight", "pass")
    while t.asked[0][1] == "cards":
        t.play("pass")
    assert t.asked == ((0, "exchange"), (1, "exchange"))
    assert t.refused("dive-away", seat=0) == "SKIES-REFILL-02"
    assert t.refused("climb", seat=0) == "SKIES-REFILL-02"
    t.play(*[CLIMB, "numbers"][:count], "pass", seat=0)
    assert t.view(1).players[0].discards == ()
    told = t.play("pass", seat=1)
    given = [event for event in told if isinstance(event, Exchanged)]
    assert len(given) == bool(count)
    assert len(player(t, 0).hand) == 3
    assert set(player(t, 0).discards) == set([CLIMB, "numbers"][:count])
    assert not seen(t, "a2").zoom
