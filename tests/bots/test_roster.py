"""The bots by name: legal, the same for the same seed, and blind to what is hidden."""

import inspect
from collections.abc import Callable, Mapping
from typing import Any, NoReturn

import pytest

from escadrille.bots.api import Knowledge, know
from escadrille.bots.roster import Random, Tactical, adviser, bot, kinds, names, opponents
from escadrille.kernel.api import Choice
from escadrille.kernel.errors import Unknown
from escadrille.kernel.registry import slugs, system
from escadrille.testing.walks import some

Decide = Callable[[Knowledge], Choice]
BOTS = [(slug, name) for slug in slugs() for name in names(system(slug))]
SETTINGS = [
    (slug, name, setting)
    for slug in slugs()
    for name in kinds(system(slug))
    for setting in system(slug).engine.option_sets
]
SEARCHED = [slug for slug in slugs() if system(slug).bots.judge]


@pytest.mark.parametrize("slug", slugs())
def test_every_system_has_a_random_and_a_tactical_bot(slug: str) -> None:
    tactics = system(slug).bots.tactics
    assert names(system(slug))[: 1 + len(tactics)] == ["random", *tactics]
    assert "tactical" in names(system(slug))


@pytest.mark.parametrize("slug", SEARCHED)
def test_a_person_chooses_among_the_levels(slug: str) -> None:
    offered = opponents(system(slug))
    assert [*offered][-4:] == ["recruit", "pilot", "veteran", "ace"]
    assert offered["ace"] == offered["recruit"] == ["cautious", "aggressive", "opportunist"]
    assert offered["tactical"] == offered["random"] == []
    assert adviser(system(slug)) == "ace"


@pytest.mark.parametrize("slug", slugs())
def test_whatever_is_offered_can_sit_down(slug: str) -> None:
    for level, tempers in opponents(system(slug)).items():
        for name in (level, *(f"{level}:{temper}" for temper in tempers)):
            assert bot(name, system(slug), 1).name == name


@pytest.mark.parametrize("slug", SEARCHED)
def test_one_of_each_kind_leaves_out_only_more_effort_and_other_weights(slug: str) -> None:
    assert kinds(system(slug)) == ["random", *system(slug).bots.tactics, "recruit"]


@pytest.mark.parametrize(("slug", "name"), BOTS)
def test_a_bot_bears_its_name(slug: str, name: str) -> None:
    assert bot(name, system(slug), 1).name == name


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    with pytest.raises(Unknown, match="unknown bot 'baron'; known: random, tactical, recruit"):
        bot("baron", system("flames"), 1)
    with pytest.raises(Unknown, match="unknown bot 'ace:baron'"):
        bot("ace:baron", system("flames"), 1)


def in_indistinguishable_worlds(decide: Decide, rules: Any, state: Any, seat: int) -> set[Choice]:
    """Return what is decided in worlds that a seat cannot tell from the true one."""
    before = rules.digest(state)
    worlds = [state, state, *(rules.resample(state, seat, seed) for seed in range(3))]
    chosen = {decide(know(rules, world, seat)) for world in worlds}
    assert chosen <= set(rules.legal(state, seat))
    assert rules.digest(state) == before
    return chosen


def moments(slug: str, setting: Mapping[str, Any], count: int) -> list[tuple[Any, Any, int]]:
    """Return moments of a game, each with one of those who are asked there, in turn."""
    rules = system(slug).engine.configure(**setting)
    states = [(state, asked) for state in some(rules, 2, 5) if (asked := rules.pending(state))]
    chosen = states[:: 1 + len(states) // count]
    return [
        (rules, state, asked[number % len(asked)].seat)
        for number, (state, asked) in enumerate(chosen)
    ]


@pytest.mark.parametrize(("slug", "name", "setting"), SETTINGS)
def test_a_bot_decides_by_what_its_seat_knows_and_by_its_seed_alone(
    slug: str, name: str, setting: str
) -> None:
    for moment in moments(slug, system(slug).engine.option_sets[setting], 8):
        decided = in_indistinguishable_worlds(
            lambda known: bot(name, system(slug), 9).decide(known), *moment
        )
        assert len(decided) == 1


@pytest.mark.parametrize(("slug", "name"), BOTS)
def test_no_level_and_no_temperament_peeks(slug: str, name: str) -> None:
    for moment in moments(slug, {"scenario": system(slug).content.first_scenario}, 3):
        decided = in_indistinguishable_worlds(
            lambda known: bot(name, system(slug), 9).decide(known), *moment
        )
        assert len(decided) == 1


@pytest.mark.parametrize("slug", [slug for slug in SEARCHED if not system(slug).bots.planner])
def test_a_cheat_is_found_out(slug: str) -> None:
    """One who looks ahead in the true world, and not in imagined ones, decides otherwise there."""

    def cheat(known: Knowledge) -> Choice:
        true = inspect.getclosurevars(known._imagine).nonlocals["state"]
        peeking = Knowledge(known.rules, known.seat, known.legal, _ask_nothing, lambda _: true)
        return bot("veteran", system(slug), 9).decide(peeking)

    found = (
        in_indistinguishable_worlds(cheat, *moment)
        for moment in moments(slug, {"scenario": system(slug).content.first_scenario}, 40)
    )
    assert any(len(decided) > 1 for decided in found)


def knowledge(legal: list[int]) -> Knowledge:
    """Return what is known where only the legal choices are."""
    rules = system("flames").engine.configure()
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
