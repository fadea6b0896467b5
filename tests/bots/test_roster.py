"""The bots by name: legal, the same for the same seed, and blind to what is hidden."""

from typing import NoReturn

import pytest

from escadrille.bots.api import Knowledge, know
from escadrille.bots.roster import Random, Tactical, bot, names
from escadrille.kernel.errors import Unknown
from escadrille.kernel.registry import slugs, system
from escadrille.testing.walks import some

BOTS = [(slug, name) for slug in slugs() for name in names(system(slug))]
SETTINGS = [(slug, name, setting) for slug, name in BOTS for setting in system(slug).option_sets]


@pytest.mark.parametrize("slug", slugs())
def test_every_system_has_a_random_and_a_tactical_bot(slug: str) -> None:
    assert names(system(slug)) == ["random", *system(slug).tactics]
    assert "tactical" in names(system(slug))


@pytest.mark.parametrize(("slug", "name"), BOTS)
def test_a_bot_bears_its_name(slug: str, name: str) -> None:
    assert bot(name, system(slug), 1).name == name


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    with pytest.raises(Unknown, match="unknown bot 'ace'; known: random, tactical"):
        bot("ace", system("flames"), 1)


@pytest.mark.parametrize(("slug", "name", "setting"), SETTINGS)
def test_a_bot_decides_by_what_its_seat_knows_and_by_its_seed_alone(
    slug: str, name: str, setting: str
) -> None:
    """In a world that its seat cannot tell from the true one, it decides the same."""
    rules = system(slug).configure(**system(slug).option_sets[setting])
    states = list(some(rules, 2, 5))
    for state in states[:: 1 + len(states) // 12]:
        for pending in rules.pending(state):
            seat, before = pending.seat, rules.digest(state)
            worlds = [state, state, *(rules.resample(state, seat, seed) for seed in range(3))]
            chosen = {bot(name, system(slug), 9).decide(know(rules, w, seat)) for w in worlds}
            assert len(chosen) == 1
            assert chosen <= set(rules.legal(state, seat))
            assert rules.digest(state) == before


def knowledge(legal: list[int]) -> Knowledge:
    """Return what is known where only the legal choices are."""
    rules = system("flames").configure()
    return Knowledge(rules, 0, legal, _ask_nothing, lambda seed: ("world", seed))


def _ask_nothing() -> NoReturn:
    raise AssertionError("not to be asked")


def test_random_plays_every_choice_about_as_often() -> None:
    player, known = Random(1), knowledge([3, 5, 8])
    counts = dict.fromkeys(known.legal, 0)
    for _ in range(3000):
        counts[player.decide(known)] += 1
    assert all(900 < count < 1100 for count in counts.values())


def test_tactical_asks_the_systems_pilot_in_an_imagined_world() -> None:
    asked = []

    def pilot(rules: object, world: object, seat: int) -> int:
        asked.append((world, seat))
        return 5

    player = Tactical("mine", pilot, 1)
    assert player.decide(knowledge([3, 5])) == 5
    assert player.decide(knowledge([3, 5])) == 5
    worlds = [world for world, _ in asked]
    assert all(isinstance(world, tuple) and world[0] == "world" for world in worlds)
    assert worlds[0] != worlds[1]
    assert {seat for _, seat in asked} == {0}


def test_tactical_does_not_think_where_there_is_no_choice() -> None:
    def pilot(rules: object, world: object, seat: int) -> int:
        raise AssertionError("not to be asked")

    assert Tactical("mine", pilot, 1).decide(knowledge([4])) == 4
