"""What is hidden, and that it stays so: decks, container, backs of counters, dice (RULING-40)."""

from __future__ import annotations

import pytest
from tests.systems.phantom.scenes import bandit, flying, over, pilot, site, squadron, tables

from escadrille.systems.phantom import hidden
from escadrille.systems.phantom.tables import BANDIT, NOBODY, SITE


@pytest.mark.rule("PHANTOM-RULING-40")
def test_the_backs_of_counters_differ_from_world_to_world_and_their_faces_do_not() -> None:
    lying = [site("s-60", "a-n", "mig-17"), site("sa-2", "c"), bandit("mig-21", "c", "zpu")]
    t = over(flying("papa", "p-n"), counter=lying)
    faces = tables(t).faces
    backs = set()
    for seed in range(60):
        world = hidden.resample(tables(t), t.state, seed)
        assert world.face == t.state.face
        both = list(zip(world.counter, t.state.counter, world.face, strict=True))
        assert all(faces[kind][face] == faces[true][face] for kind, true, face in both)
        backs.add(tuple(faces[kind][1 - face] for kind, _, face in both))
        assert hidden.audit(tables(t), world) == []
    assert len({back[0] for back in backs}) > 2  # MiG-17, MiG-21 or none behind the S-60
    assert len({back[2] for back in backs}) > 2
    assert NOBODY in {back[0] for back in backs}


@pytest.mark.rule("PHANTOM-RULING-40")
def test_backs_are_as_likely_as_the_counters_say() -> None:
    """An S-60 has no Bandit behind it in 4 of 11 cases: the MiG-19 counters are set aside."""
    t = over(flying("papa", "p-n"), counter=[site("s-60", "a-n")])
    blank = 0
    for seed in range(1100):
        world = hidden.resample(tables(t), t.state, seed)
        blank += tables(t).faces[world.counter[0]][BANDIT] == NOBODY
    assert 320 < blank < 480


@pytest.mark.rule("PHANTOM-COMP-04", "PHANTOM-RULING-40")
def test_a_pool_that_leaves_no_other_backs_is_dealt_as_it_is() -> None:
    t = over(
        flying("papa", "p-n"),
        counter=[site("s-60", "a-n", "mig-17"), bandit("mig-17", "c", "zpu")],
        container="",
    )
    for seed in range(20):
        world = hidden.resample(tables(t), t.state, seed)
        assert sorted(world.counter) == sorted(t.state.counter)
        assert [tables(t).faces[kind][SITE] for kind in world.counter[:1]] == [
            tables(t).faces[t.state.counter[0]][SITE]
        ]


@pytest.mark.rule("PHANTOM-SETUP-03", "PHANTOM-HOUSE-41")
def test_decks_and_dice_to_come_differ_and_nothing_else() -> None:
    t = squadron(pilot("papa"), pilot("kirin"), phase="draw")
    worlds = [hidden.resample(tables(t), t.state, seed) for seed in range(5)]
    assert len({tuple(world.deck) for world in worlds}) == 5
    assert len({tuple(world.events) for world in worlds}) == 5
    assert len({world.chance.word for world in worlds}) == 5
    for world in worlds:
        assert sorted(world.deck) == sorted(t.state.deck)
        assert t.rules.view(world, 0) == t.view(0)


@pytest.mark.rule("PHANTOM-RULING-40")
def test_the_view_shows_no_back_and_no_order() -> None:
    t = over(flying("papa", "p-n"), counter=[site("s-60", "a-n", "mig-21")])
    (threat,) = t.view().threats
    assert "mig" not in repr(threat)
    assert isinstance(t.view().deck, int)
    assert isinstance(t.view().container, int)
