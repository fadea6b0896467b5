"""Decks, hands and Deployment cards (SKIES-DECK, -TRAIT, -DOC, -BOB, -DEP, -HAND, -ACE, -EXP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.systems.skies.scenes import (
    CLIMB,
    DIVE,
    TURN,
    Opening,
    asked,
    hands,
    plane,
    player,
    seen,
    table,
)

from escadrille.kernel.api import Event
from escadrille.kernel.errors import BadSituation
from escadrille.kernel.rng import Chance, seeded
from escadrille.systems.skies import configure, load_packs
from escadrille.systems.skies.events import CardsDrawn, DeckBuilt, DeploymentCard, Tossed
from escadrille.systems.skies.rules import decks, theatre
from escadrille.systems.skies.schema import Card
from escadrille.systems.skies.state import Roster, fresh, muster
from escadrille.systems.skies.tables import DOCTRINE, THEATRE


def force(scenario: str, crews: list[tuple[str, int, int]], **options: Any) -> tuple[Any, Any]:
    """Return tables and a state with these forces: type, skill and side of each."""
    t = configure(scenario, options).t
    state = fresh(t, seeded(1))
    muster(state, t, Roster(t, [(side, t.type_of[name], ps, 0, -1) for name, ps, side in crews]))
    return t, state


def named(t: Any, faces: list[int]) -> dict[str, int]:
    return dict(Counter(t.faces.names[face] for face in faces))


@pytest.mark.rule("SKIES-TRAIT-01", "SKIES-TRAIT-02", "SKIES-TRAIT-03", "SKIES-DECK-03")
def test_ex_01_six_emils_split_their_traits() -> None:
    """Three Great Climb and three Great Dive (SKIES-EX-01)."""
    t, s = force("dogfight", [("bf-109e", 3, 0)] * 6 + [("spitfire-mk-ii", 3, 1)] * 6)
    assert decks.unsplit(t, s) is None
    assert named(t, decks.traits(t, s, 0)) == {CLIMB: 3, DIVE: 3}
    assert named(t, decks.traits(t, s, 1)) == {TURN: 6}


@pytest.mark.rule("SKIES-TRAIT-03", "SKIES-RULING-35")
def test_ex_05_an_odd_number_leaves_a_choice() -> None:
    """Seven: four and three, as the owner likes; not five and two (SKIES-EX-05)."""
    scenario = {
        "id": "seven",
        "origin": "house",
        "title": {"en": "Seven", "fr": "Sept"},
        "briefing": {"en": "Seven.", "fr": "Sept."},
        "side": [
            {"name": {"en": n, "fr": n}, "nation": "luftwaffe", "squadron": [squadron]}
            for n, squadron in (
                ("A", {"type": "bf-109e", "ps": [3] * 7}),
                ("B", {"type": "bf-109e", "ps": [3] * 6}),
            )
        ],
    }
    t = Opening.__new__(Opening)
    t.rules = configure(scenario)
    t.state = t.rules.start(1)
    assert t.asked == ((0, "split"),)
    assert t.legal() == [CLIMB, DIVE]
    assert t.refused("dive-away") == t.refused("pass") == "SKIES-TRAIT-03"
    told = t.play(DIVE)
    built = next(event for event in told if isinstance(event, DeckBuilt))
    assert built.cards == {"trait": 7, "doctrine": 2, "theatre": 2, "ace": 0}
    assert t.view(0).players[0].traits == {CLIMB: 3, DIVE: 4}


@pytest.mark.rule("SKIES-TRAIT-05", "SKIES-TRAIT-06", "SKIES-RULING-07", "SKIES-CARD-08")
def test_ex_07_a_drawback_brings_no_card_and_is_there_at_once() -> None:
    """Four aircraft with only a negative trait have no Trait card (SKIES-EX-07)."""
    lame: dict[str, Any] = {
        "id": "lame",
        "name": "Lame",
        "mph": 300,
        "sp": 6,
        "negative": ["sluggish"],
    }
    planes = [plane(0, (4 * n, 4), type=lame) for n in range(1, 5)]
    t = table(*planes, plane(1, (18, 30), 180), cards=hands("numbers", TURN))
    assert t.view(0).players[0].traits == {}
    t.play("6")
    assert t.legal() == ["l30", "l15", "straight", "r15", "r30"]
    assert t.refused("r45") == "SKIES-CARD-08"


@pytest.mark.rule("SKIES-DOC-02", "SKIES-RULING-52")
@pytest.mark.parametrize(
    ("aircraft", "count"),
    [(1, 1), (6, 1), (7, 2), (12, 2), (13, 3), (18, 3), (19, 4), (24, 4), (25, 5)],
)
def test_ex_03_doctrine_cards_by_number(aircraft: int, count: int) -> None:
    """And always two Theatre cards (SKIES-EX-03)."""
    assert decks.doctrine_count(aircraft) == count
    assert decks.THEATRES == 2


@pytest.mark.rule("SKIES-HAND-01", "SKIES-RULING-09")
def test_ex_04_more_than_twelve_have_a_hand_of_four() -> None:
    """Each side by its own number (SKIES-EX-04)."""
    _, s = force("dogfight", [("bf-109e", 3, 0)] * 12 + [("bf-109e", 3, 1)] * 13)
    assert [decks.hand_size(s, side) for side in (0, 1)] == [3, 4]


@pytest.mark.rule("SKIES-BOB-01", "SKIES-DOC-04", "SKIES-DECK-01", "SKIES-DECK-02", "SKIES-ACE-01")
def test_ex_08_decks_of_the_battle_of_britain() -> None:
    """Six against six: nine cards, an ace adds one, a Deployment card leaves (SKIES-EX-08)."""
    t = Opening("dogfight")
    told = t.play("eagle-eye", seat=0) + t.play("pass", seat=1)
    built = [event.cards for event in told if isinstance(event, DeckBuilt)]
    assert built[0] == {"trait": 6, "doctrine": 1, "theatre": 2, "ace": 1}
    assert built[1] == {"trait": 6, "doctrine": 1, "theatre": 2, "ace": 0}
    faces = configure("dogfight").t.faces
    stock = [[faces.names[face] for face in side] for side in t.state.stock]
    assert {"clear-skies", "numbers", "eagle-eye"} <= set(stock[0])
    assert {"home-advantage", "radar-support"} <= set(stock[1])
    assert len({*stock[1]} & {"defensive-tactics", "hail-of-fire"}) == 1


@pytest.mark.rule("SKIES-RULING-06")
def test_listed_doctrines_come_first_then_copies_then_those_of_everybody() -> None:
    t = configure("dogfight").t
    listed = {"dive-away", "high-altitude"}
    for count, expected in ((1, None), (2, {"dive-away": 1, "high-altitude": 1}), (3, None)):
        found = named(t, decks.deal(t, 0, DOCTRINE, count, (), seeded(5)))
        assert sum(found.values()) == count
        assert set(found) <= listed
        assert expected is None or found == expected
    five = named(t, decks.deal(t, 0, DOCTRINE, 5, (), seeded(5)))
    assert [five[name] for name in sorted(listed)] == [2, 2]


@pytest.mark.rule("SKIES-DOC-01", "SKIES-DOC-03")
def test_generic_decks_are_dealt_from_what_a_nation_may_have() -> None:
    t = configure("even-dogfight").t
    seen_cards: set[str] = set()
    for seed in range(60):
        cards = named(t, decks.deal(t, 0, THEATRE, 2, (), seeded(seed)))
        assert max(cards.values()) == 1
        seen_cards |= set(cards)
    assert seen_cards == {"clear-skies", "numbers", "low-level-haze", "out-of-the-sun"}
    assert len(t.pools[0][DOCTRINE]) == 2 * 5
    _, s = force("even-dogfight", [("bf-109e", 3, 0)] * 6, doctrine_theatre=False)
    off = configure("even-dogfight", {"doctrine_theatre": False}).t
    assert [decks.wanted(off, s, 0, kind) for kind in (DOCTRINE, THEATRE)] == [0, 0]


@pytest.mark.rule("SKIES-DOC-03", "SKIES-DECK-03")
@pytest.mark.parametrize("answer", ["agree", "pass"])
def test_cards_are_chosen_only_if_both_agree(answer: str) -> None:
    t = Opening("even-dogfight", doctrine_selection="chosen", aces=False)
    assert t.asked == ((0, "consent"), (1, "consent"))
    assert t.refused("climb", seat=0) == "SKIES-DOC-03"
    t.play("agree", seat=0)
    t.play(answer, seat=1)
    if answer == "pass":
        assert asked(t)[0][1] == "deploy"
        return
    assert t.asked == ((0, "choose"), (1, "choose"))
    assert t.refused("pass", seat=0) == "SKIES-DOC-03"
    assert t.refused("hail-of-fire", seat=0) == "SKIES-DOC-03"
    assert t.refused("b1", seat=0) == "SKIES-DECK-03"
    t.play("dive-away", "clear-skies", "numbers", seat=0)
    assert [seat for seat, _ in t.asked] == [1]
    assert t.view(1).players[0].picks == ()


@pytest.mark.rule("SKIES-ACE-03", "SKIES-ACE-04", "SKIES-RULING-19", "SKIES-ACE-08", "SKIES-EXP-02")
def test_an_ace_takes_one_card_and_a_named_ace_two() -> None:
    t = Opening("aces-high")
    assert t.asked == ((0, "choose"), (1, "choose"))
    aces = {"eagle-eye", "virtuoso", "sixth-sense", "squadron-leader", "relentless"}
    assert set(t.legal(0)) == aces | {"pass"}
    t.play("eagle-eye", seat=0)
    assert t.refused("eagle-eye", seat=0) == "SKIES-ACE-03"
    t.play("virtuoso", "pass", "relentless", seat=0)
    assert [seat for seat, _ in t.asked] == [1]
    assert Opening("dogfight", aces=False).asked[0][1] == "deploy"


@pytest.mark.rule("SKIES-ACE-02", "SKIES-RULING-44", "SKIES-ACE-09", "SKIES-EXP-01")
def test_aces_cost_points_and_are_few() -> None:
    tables = load_packs().tables
    side = tables["scenario"]["aces-high"].side[0]
    assert side.cost(tables["aircraft"]) == 4 * 33 + 2 * 125 + 2 * 50
    for scenario in tables["scenario"].values():
        for side in scenario.side:
            aces = sum(squadron.ps.count(5) for squadron in side.squadron)
            assert aces <= max(1, side.size // 6) or scenario.id == "aces-high"
    assert len(tables["scenario"]["dogfight"].side[0].squadron[0].ps) == 6


@pytest.mark.rule("SKIES-DEP-01", "SKIES-DEP-02", "SKIES-DEP-03", "SKIES-RULING-10")
def test_ex_09_deployment_cards_in_turns() -> None:
    """One against two, the toss to the side of two: L, R, L (SKIES-EX-09)."""
    rules = configure("even-dogfight")
    t, s = rules.t, fresh(rules.t, Chance(0, [0]))
    muster(s, t, Roster(t, t.crews))
    s.status = [1] * s.roster.size
    for side, names in enumerate((["clear-skies", "low-level-haze"], ["low-level-haze"])):
        s.decks[side] = sorted(t.face_of[name] for name in [*names, "slashing-attack"])
        s.stock[side] = s.decks[side][:]
    out: list[Event] = []
    theatre.begin(t, s, out)
    assert Tossed(0) in out
    rules.run(s, out)
    while s.stack:
        seat = rules.pending(s)[0].seat
        rules.apply(s, seat, rules.legal(s, seat)[0], out)
    order = [event.side for event in out if isinstance(event, DeploymentCard)]
    assert order == [0, 1, 0]
    assert [len(deck) for deck in s.decks] == [1, 1]
    assert [len(pile) for pile in s.removed] == [2, 1]


def theatres(card: str, side: int, **facts: Any) -> Any:
    """Return a table on which a side plays a Deployment card."""
    planes = [plane(0, (4, 4)), plane(0, (8, 4)), plane(0, (12, 4)), plane(1, (4, 34), 180)]
    planes.append(plane(1, (8, 34), 180))
    stack = ["game begin", "prepare hands 0", f"theatres {side}"]
    played = [f"{side} {card} - open"]
    return table(*planes, active=None, turn=0, stack=stack, played=played, cards=[{}, {}], **facts)


def forced(t: Any) -> None:
    """Give the only answer that there is."""
    seat = t.seat()
    t.rules.apply(t.state, seat, t.rules.legal(t.state, seat)[0])


@pytest.mark.rule("SKIES-CARD-20", "SKIES-DEP-02")
def test_radar_support_raises_two_at_most() -> None:
    t = theatres("radar-support", 1)
    forced(t)
    assert t.asked == ((1, "boost"),)
    assert t.refused("a1") == "SKIES-CARD-20"
    t.play("b2")
    assert t.refused("b2") == "SKIES-CARD-20"
    t.play("pass")
    assert [seen(t, name).level for name in ("b1", "b2")] == ["neutral", "advantaged"]


@pytest.mark.rule("SKIES-CARD-21")
@pytest.mark.parametrize("clouds", [[[10, 10]], [[10, 10], [20, 20], [14, 14]]])
def test_clear_skies_removes_two_clouds_or_raises_aircraft(clouds: list[list[int]]) -> None:
    t = theatres("clear-skies", 0, clouds=clouds)
    forced(t)
    if len(clouds) == 3:
        assert t.asked == ((0, "cloud"),)
        assert t.refused("pass") == "SKIES-CARD-21"
        t.play("c2", "c1")
        assert t.view().clouds == ((14 * 2540, 14 * 2540),)
    else:
        assert t.asked == ((0, "boost"),)
        assert t.refused("pass") == "SKIES-CARD-21"
        t.play("a3")
        assert seen(t, "a3").level == "advantaged"
        assert t.view().clouds == ()


@pytest.mark.rule("SKIES-DEP-01", "SKIES-DEP-02")
def test_of_two_deployment_cards_one_is_chosen_and_none_declined() -> None:
    planes = [plane(0, (4, 4)), plane(1, (4, 34), 180)]
    stack = ["game begin", "prepare hands 0", "theatres 0"]
    played = ["0 clear-skies - open", "0 low-level-haze - open"]
    facts: dict[str, Any] = {"options": {"doctrine_selection": "random"}, "cards": [{}, {}]}
    t = table(*planes, active=None, turn=0, stack=stack, played=played, **facts)
    assert t.refused("pass") == "SKIES-DEP-02"
    assert t.refused("radar-support") == "SKIES-DEP-02"
    assert t.refused("numbers") == "SKIES-DEP-01"
    t.play("low-level-haze")
    assert t.view().haze == (0,)


@pytest.mark.rule("SKIES-HAND-02", "SKIES-HAND-03")
def test_the_first_hand_is_drawn_from_the_own_deck_as_far_as_it_goes() -> None:
    planes = [plane(0, (4, 4)), plane(1, (4, 34), 180)]
    deck = ["dive-away numbers", f"{TURN} home-advantage hail-of-fire"]
    cards = [{"deck": mine} for mine in deck]
    t = table(*planes, active=None, turn=0, stack=["game begin", "prepare hands 0"], cards=cards)
    assert [player(t, side).cards for side in (0, 1)] == [2, 3]
    drawn = [event for event in t.rules.told if isinstance(event, CardsDrawn)]
    assert [event.seen_by(0).cards is None for event in drawn] == [False, True]


@pytest.mark.rule("SKIES-REFILL-03", "SKIES-RULING-11")
def test_ex_15_an_empty_deck_is_made_of_the_discards() -> None:
    """Deck 1, discards 4, removed 2; two cards are drawn (SKIES-EX-15)."""
    t, s = force("dogfight", [("bf-109e", 3, 0)] * 6 + [("bf-109e", 3, 1)])
    climb, dive = t.face_of[CLIMB], t.face_of[DIVE]
    s.hands[0], s.decks[0] = [climb], [dive]
    s.discards[0] = [climb, climb, dive, dive]
    s.removed[0] = [t.face_of["numbers"], t.face_of["clear-skies"]]
    decks.draw(t, s, 0, None)
    assert [len(pile[0]) for pile in (s.hands, s.decks, s.discards, s.removed)] == [3, 3, 0, 2]
    s.decks[0] = []
    s.hands[0] = []
    decks.draw(t, s, 0, None)
    assert s.hands[0] == []


@pytest.mark.rule("SKIES-RULING-33", "SKIES-BONUS-01", "SKIES-RET-01")
@pytest.mark.parametrize(
    "wrong", [{"retention": "pilot"}, {"bonus": "robust"}, {"windows": []}, {"retention": None}]
)
def test_cards_on_no_aircraft_are_not_tested(wrong: dict[str, Any]) -> None:
    right = {
        "id": "numbers",
        "origin": "house",
        "name": {"en": "Numbers", "fr": "Effectifs"},
        "text": {"en": "More.", "fr": "Plus."},
        "kind": "theatre",
        "windows": ["end"],
        "retention": "remove",
    }
    assert msgspec.convert(right, Card).kind == "theatre"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**right, **wrong}, Card)


@pytest.mark.rule("SKIES-TRAIT-02", "SKIES-DEP-02", "SKIES-DOC-02")
@pytest.mark.parametrize(
    ("hand", "rule"),
    [(f"{CLIMB} {DIVE}", "TRAIT-02"), ("clear-skies", "DEP-02"), ("hail-of-fire", "DOC-02")],
)
def test_a_side_cannot_hold_what_its_deck_has_not(hand: str, rule: str) -> None:
    with pytest.raises(BadSituation, match=f"SKIES-{rule}"):
        table(plane(0), plane(1, (4, 34)), cards=hands(hand))
