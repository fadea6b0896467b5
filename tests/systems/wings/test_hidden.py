"""Everything that a seat may not know varies in the worlds that it imagines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.systems.wings.scenes import (
    at_fire,
    duel,
    of,
    plane,
    program,
    step,
    table,
    tables_of,
)

from escadrille.kernel.registry import system
from escadrille.systems.wings.engine import WingsRules
from escadrille.systems.wings.events import BombFell
from escadrille.systems.wings.hidden import worlds
from escadrille.systems.wings.rules.clouds import BLIND
from escadrille.systems.wings.state import EMPTY, FLYING, KNOWN, SIGHTED, State
from escadrille.testing.scripted import Table
from escadrille.testing.walks import observers, some

WORLDS = 40
Secret = Callable[[WingsRules, State, int | None, int], Any]


def _others(rules: WingsRules, s: State, seat: int | None) -> list[int]:
    return [a for a in range(rules.t.size) if s.roster.seat[a] != seat]


def _unseen_cards(rules: WingsRules, s: State, seat: int | None, aircraft: int) -> Any:
    """Cards of a programme that lie face down for a seat, where more than one could lie there."""
    if s.prog[3 * aircraft + 2] == EMPTY or s.cloud[aircraft] or s.landing[aircraft]:
        return None
    if rules.view(s, seat).aircraft[aircraft].programme == ():
        return None
    return s.prog[3 * aircraft + 2] if s.phase < 2 else None


def _damage(rules: WingsRules, s: State, seat: int | None, piece: int) -> Any:
    hidden = [hit[0] for hit in s.taken[piece] if not hit[2] & KNOWN]
    return hidden if len(hidden) > 1 else None


SECRETS: dict[str, Secret] = {
    "cards": _unseen_cards,
    "damage": _damage,
    "course": lambda _, s, __, a: s.written[a] if len(s.written[a]) > 1 else None,
    "hand in the clouds": lambda rules, s, seat, a: (
        s.prog[3 * a : 3 * a + 3]
        if s.cloud[a] == BLIND
        and s.prog[3 * a + 2] != EMPTY
        and rules.view(s, seat).aircraft[a].ready
        else None
    ),
    "ammunition": lambda _, s, __, a: s.stocks[2 * a] if len(s.stocks[2 * a]) > 2 else None,
    "deck": lambda _, s, __, ___: s.decks[0] if len(s.decks[0]) > 5 else None,
    "place": lambda _, s, seat, a: (
        (s.x[a], s.y[a])
        if seat is not None
        and s.sighted[seat]
        and s.status[a] == FLYING
        and s.flown[a] > s.sighted[seat][SIGHTED * a + 6]
        and s.cloud[a] == 0
        else None
    ),
    "load": lambda rules, s, __, a: (
        (s.bombs[a], s.clusters[a], s.lots[a])
        if s.cards[a] and rules.t.aircraft[s.types[a]].carries and (s.clusters[a] or s.lots[a])
        else None
    ),
    "chance": lambda _, s, __, ___: s.chance.word,
}


def kept(rules: WingsRules, states: Iterator[State], found: dict[str, Counter[bool]]) -> None:
    """Count for each kind of secret how often all worlds of a moment say the same of it."""
    for state in states:
        if not rules.pending(state) or not state.decks:
            continue
        for seat in observers(rules):
            imagined = [rules.resample(state, seat, number) for number in range(8)]
            for aircraft in _others(rules, state, seat):
                for name, secret in SECRETS.items():
                    if secret(rules, state, seat, aircraft) is None:
                        continue
                    told = {repr(secret(rules, world, seat, aircraft)) for world in imagined}
                    found.setdefault(name, Counter())[len(told) == 1] += 1


def clouded() -> WingsRules:
    """Return a fight of two against two in a thick band of cloud."""
    usual = in_clouds(level=3, entered=["straight", "climb", "3", "0"])
    planes = [plane(n // 2, 300 + 200 * n, 300 + 100 * n, **usual) for n in range(4)]
    planes[0] |= {"level": 1, "cloud": 0, "written": ""}
    t = table(*planes, turn=3, options={"weather": True}, sky="medium", clouds=[3, 6])
    assert isinstance(t.rules, WingsRules)
    return t.rules


def configured(name: str) -> WingsRules:
    if name == "clouds":
        return clouded()
    rules = system("wings").engine.configure(**system("wings").engine.option_sets[name])
    assert isinstance(rules, WingsRules)
    return rules


def _share_kept(name: str, seeds: range) -> dict[str, float]:
    rules = configured(name)
    found: dict[str, Counter[bool]] = {}
    for seed in seeds:
        kept(rules, some(rules, seed, 7), found)
    return {name: count[True] / sum(count.values()) for name, count in found.items()}


@pytest.mark.parametrize("name", [*sorted(system("wings").engine.option_sets), "clouds"])
def test_no_kind_of_secret_is_kept_in_imagined_worlds(name: str) -> None:
    """A few moments leave no choice (a stall after an Immelmann); most of them do."""
    shares = _share_kept(name, range(3))
    assert {"deck", "chance"} <= set(shares)
    frozen = {secret: share for secret, share in shares.items() if share > 0.25}
    assert not frozen


@pytest.mark.parametrize(
    ("leak", "name", "secrets"),
    [
        ("lay_again", "campaign", {"cards"}),
        ("deal_again", "campaign", {"damage", "ammunition", "deck"}),
        ("_load_again", "everything", {"load"}),
        ("write_again", "clouds", {"course", "hand in the clouds"}),
        ("move_again", "clouds", {"place"}),
    ],
)
def test_a_leak_is_found(
    monkeypatch: pytest.MonkeyPatch, leak: str, name: str, secrets: set[str]
) -> None:
    monkeypatch.setattr(worlds, leak, lambda *_: None)
    shares = _share_kept(name, range(3))
    assert {secret for secret, share in shares.items() if share == 1} == secrets


# One secret at a time.


def worlds_of(t: Table, seat: int | None, count: int = WORLDS) -> list[State]:
    """Return worlds that a seat imagines, after a look that they are alike to it."""
    rules = t.rules
    true = rules.view(t.state, seat)
    found = [rules.resample(t.state, seat, number) for number in range(count)]
    assert all(rules.view(world, seat) == true for world in found)
    assert not any(rules.audit(world) for world in found)
    return found


def in_clouds(**facts: Any) -> dict[str, Any]:
    usual = {
        "level": 4,
        "counters": 0,
        "cloud": 1,
        "entered": ["straight", "climb", "4", "0"],
        "last": "straight",
        "before": "turn-left",
        "flown": 6,
        "written": "straight turn-left straight",
    }
    return {**usual, **facts}


LAYER: dict[str, Any] = {"options": {"cloud_layer": True}, "clouds": [4, 4]}


@pytest.mark.rule("WINGS-CLOUD-02", "WINGS-RULING-95")
def test_only_where_an_aircraft_entered_the_clouds_is_seen() -> None:
    t = duel(other=in_clouds(), turn=3, **LAYER)
    program(t, 1, "turn-right", "straight", "straight")
    found = worlds_of(t, 0)
    assert len({tuple(world.written[1]) for world in found}) > 10
    assert len({tuple(world.prog[3:]) for world in found}) > 10
    assert len({world.counters[1] for world in found}) > 1
    assert {world.level[1] for world in found} == {4}
    assert t.view(0).aircraft[1].level is None
    assert t.view(None).aircraft[1].level is None


@pytest.mark.rule("WINGS-RULING-95")
def test_nobody_is_asked_about_a_counter_gained_in_the_clouds() -> None:
    t = duel(other=in_clouds(last="turn-left"), turn=3, **LAYER)
    program(t, 1, "climb", "straight", "straight")
    program(t, 0, "straight", "straight", "straight")
    assert t.state.turn == 4
    assert t.state.counters[1] == 1


@pytest.mark.rule("WINGS-CLOUD-02")
def test_a_blind_seat_does_not_know_where_the_others_are() -> None:
    """It imagines them from where it saw them last, wherever they truly are."""
    sighted = [[20000, 20000, 0, 4, 0, 0, 0, 80000, 50000, 0, 2, 0, 0, 0], []]
    facts: dict[str, Any] = {"turn": 4, "sighted": sighted, **LAYER}
    blind = in_clouds(entered=["straight", "climb", "4", "0"])
    here = duel(blind, {"flown": 6, "last": "straight", "before": "straight"}, **facts)
    other = {"flown": 6, "last": "stall", "before": "straight", "at": [300, 900], "level": 1}
    there = duel(blind, other, **facts)
    assert here.rules.view(here.state, 0) == there.rules.view(there.state, 0)
    for world in worlds_of(here, 0, 10):
        assert (world.x[1], world.y[1]) != (here.state.x[1], here.state.y[1])
    for number in range(10):
        one = here.rules.resample(here.state, 0, number)
        two = there.rules.resample(there.state, 0, number)
        assert (one.x[1], one.y[1], one.level[1]) == (two.x[1], two.y[1], two.level[1])


@pytest.mark.rule("WINGS-CLOUD-02", "WINGS-RULING-49")
def test_a_blind_seat_does_not_see_bombs_fall() -> None:
    sighted = [[20000, 20000, 0, 4, 0, 0, 0, 80000, 50000, 0, 2, 0, 0, 0], []]
    ground = {"ground": [{"piece": "dump", "at": [800, 700]}]}
    facts: dict[str, Any] = {"turn": 4, "sighted": sighted, "table": ground, **LAYER}
    bomb = [80000, 60000, 0, 11780, 2, 2]
    blind = in_clouds(entered=["straight", "climb", "4", "0"])
    t = duel(blind, {"flown": 6, "last": "straight", "bombs": 1}, bombs=[bomb], **facts)
    assert t.view(1).bombs
    assert t.view(0).bombs == ()
    places = {world.bombs_away[0][:2] for world in worlds_of(t, 0, 10)}
    assert len(places) > 5
    assert (80000, 60000) not in places
    out = step(t, "bombs-1")
    fell = of(out, BombFell)[0]
    assert (fell.seen_by(0), fell.seen_by(1), fell.seen_by(None)) == (None, fell, fell)


@pytest.mark.rule("WINGS-CPX-06", "WINGS-RULING-06")
def test_a_marker_is_imagined_until_it_shows_itself() -> None:
    """Stall, dive and straight may be a forced dive until the straight is flown."""
    dived: dict[str, Any] = {
        "programme": "stall dive straight",
        "last": "dive",
        "before": "stall",
        "held_last": "-",
        "held_before": "-",
        "flown": 2,
        "marker": "forced-dive",
    }
    t = at_fire(plane(0, 500, 300), plane(1, 500, 450, **dived), at="fire-2", phase=2)
    found = worlds_of(t, 0)
    assert t.view(0).aircraft[1].programme == ("stall", "dive", None)
    names = [world.roster.deck[1].names[world.prog[5]] for world in found]
    assert len(set(names)) > 4
    forced = [name for name, world in zip(names, found, strict=True) if world.mark[1]]
    assert set(forced) == {"straight"}
    assert len(forced) < names.count("straight")


@pytest.mark.rule("WINGS-RULING-87")
def test_a_landing_is_a_secret_until_its_second_straight() -> None:
    low = {"level": 0, "counters": 1, "last": "straight", "landing": "touchdown"}
    t = duel(other=low, turn=2, options={"landing_takeoff": True})
    assert t.view(0).aircraft[1].landing == "aloft"
    assert t.view(1).aircraft[1].landing == "touchdown"
    program(t, 1, "straight", "stall", "blank")
    found = worlds_of(t, 0)
    assert {world.landing[1] for world in found} == {0, 1}


@pytest.mark.rule("WINGS-AMMO-01")
def test_ammunition_is_hidden_even_from_its_owner() -> None:
    stock = ["A1 A1 A3 A3 A3 A1-rudder-left", ""]
    t = duel({"ammo": [6, -1], "stock": stock}, options={"ammo": "cards", "ammo_cards": 6})
    found = worlds_of(t, 0)
    assert len({tuple(sorted(world.stocks[0])) for world in found}) > 5


@pytest.mark.rule("WINGS-ROCK-02", "WINGS-RULING-66")
def test_who_fires_rockets_is_asked_about_his_guns_all_the_same() -> None:
    one = plane(0, 500, 300, lots=1, marker="one-lot-1", did=257)
    t = at_fire(one, plane(1, 500, 450))
    assert (0, "declare") in t.asked
    assert t.legal(0) == ["pass"]
    assert t.refused("a2", seat=0) == "WINGS-ROCK-02"


@pytest.mark.rule("WINGS-COMP-03")
def test_imagined_damage_does_not_favour_the_truth() -> None:
    """From a world that looks the same, the same worlds are imagined as often."""
    hits = ["A3-engine turn=1 flown=3 by=a1 fire", "A1 turn=1 flown=3 by=a1 fire"]
    t = duel(other={"damage": hits, "flown": 3, "last": "straight"}, turn=3)
    rules, tables = t.rules, tables_of(t)

    def engines(state: State) -> float:
        found = [rules.resample(state, 0, number) for number in range(600)]
        return sum(tables.special[w.taken[1][0][0]] == 3 for w in found) / len(found)

    twin = next(w for w in worlds_of(t, 0) if tables.special[w.taken[1][0][0]] != 3)
    assert abs(engines(t.state) - engines(twin)) < 0.05


@pytest.mark.rule("WINGS-DMG-03")
def test_an_imagined_special_counts_once_in_a_shot() -> None:
    hits = [f"A{n} turn=1 flown=3 by=a1 fire" for n in (1, 3)]
    t = duel(other={"damage": hits, "flown": 3}, turn=3)
    tables = tables_of(t)
    for world in worlds_of(t, 0, 300):
        one, two = world.taken[1]
        same = tables.special[one[0]] == tables.special[two[0]] != 0
        assert bool(two[2] & 2) == same


@pytest.mark.rule("WINGS-PROG-02")
def test_a_spectator_knows_no_programme_at_all() -> None:
    t = table(plane(0, 200, 200), plane(1, 800, 500))
    program(t, 0, "straight", "straight", "straight")
    t.play("stall", seat=1)
    found = worlds_of(t, None)
    assert len({tuple(world.prog[:3]) for world in found}) > 10
    assert {tuple(world.prog[3:]) for world in found} == {(EMPTY, EMPTY, EMPTY)}
    assert t.view(None).aircraft[0].programme == ()
    assert t.view(None).aircraft[0].ready
