"""A campaign outlives a release: it goes on from between two missions, in a record of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escadrille.kernel import continuing, missions, record
from escadrille.kernel import game as games
from escadrille.kernel.campaign import rests
from escadrille.kernel.errors import BadSituation
from escadrille.kernel.game import Game
from escadrille.kernel.registry import system
from escadrille.kernel.rng import seeded
from escadrille.testing.campaigns import PLACE, dumped
from escadrille.testing.walks import any_answer, fly

pytestmark = pytest.mark.usefixtures("toys")


@contextmanager
def newer(slug: str) -> Iterator[None]:
    """Let the rules of a system be of a later version meanwhile."""
    engine = system(slug).engine
    before = engine.version
    msgspec.structs.force_setattr(engine, "version", before + 1)
    try:
        yield
    finally:
        msgspec.structs.force_setattr(engine, "version", before)


def step(game: Game, chance: Any) -> None:
    """Give one order at random, or settle a mission flown at random."""
    if game.awaited is not None:
        mission = missions.opened(game)
        if mission.outcome is None:
            fly(mission, 0, game.awaited.number)
        missions.take(game, PLACE, record.parse(PLACE, dumped(mission)))
    else:
        seat, choice = any_answer(game.rules, game.state, chance)
        game.order(seat, game.rules.order(game.state, seat, choice))


def walked(slug: str, between: bool, turn: int) -> Game:
    """Return a game that has come to a turn: between two missions, or in the middle of one."""
    seats = ["human"] * system(slug).engine.configure().seats
    game, chance = games.new(slug, seed=5, seats=seats), seeded(9)
    while game.rules.turn(game.state) < turn or rests(game.rules, game.state) != between:
        step(game, chance)
    return game


SLUGS = ("joust-campaign", "flames-campaign", "phantom")


@pytest.mark.parametrize("between", [True, False])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_campaign_goes_on_under_newer_rules(slug: str, between: bool) -> None:
    game = walked(slug, between, 2)
    read = record.parse(PLACE, dumped(game))
    kept = continuing.last(PLACE, read)
    assert kept is not None
    assert continuing.parse(continuing.dump(kept)) == kept
    assert continuing.fits(kept, read)
    assert (kept.lines == len(read.lines)) == between
    before = next(past for past in game.again() if len(past.orders) == kept.lines)
    with newer(slug):
        after = continuing.followed(read.header, "the-record", kept)
        assert after.header.version == read.header.version + 1
        assert after.rules.situation(after.state) == before.rules.situation(before.state)
        assert after.rules.turn(after.state) == 2  # no finished mission is lost
        chance = seeded(2)
        while after.outcome is None:
            step(after, chance)
        *_, again = games.replay(PLACE, record.parse(PLACE, dumped(after)))
        assert again.rules.digest(again.state) == after.rules.digest(after.state)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_new_record_names_the_old_one_and_keeps_the_campaigns_name(slug: str) -> None:
    game = walked(slug, True, 2)
    read = record.parse(PLACE, dumped(game))
    kept = continuing.last(PLACE, read)
    assert kept is not None
    with newer(slug):
        after = continuing.followed(read.header, "x" * 90, kept)
        origin = after.header.origin
        assert isinstance(origin, record.Origin)
        assert origin.game == "x" * 80
        assert origin.moment == kept.lines
        assert missions.name(after.header) == missions.name(read.header)
        again = continuing.followed(read.header, "x" * 90, kept)
        assert again.header == after.header  # the same wherever it goes on
        assert after.header.deal not in (0, read.header.deal)


def test_a_mission_flown_again_is_another_deal() -> None:
    game = walked("joust-campaign", False, 2)
    while game.awaited is None:
        step(game, seeded(1))
    flown, number = missions.opened(game).header, game.awaited.number
    read = record.parse(PLACE, dumped(game))
    kept = continuing.last(PLACE, read)
    assert kept is not None
    with newer("joust-campaign"):
        after = continuing.followed(read.header, "it", kept)
        while after.awaited is None:
            step(after, seeded(3))
        assert after.awaited.number == number
        assert missions.opened(after).header.seed != flown.seed


def test_a_moment_that_is_not_whole_or_of_another_record_is_none() -> None:
    game = walked("joust-campaign", True, 2)
    read = record.parse(PLACE, dumped(game))
    kept = continuing.last(PLACE, read)
    assert kept is not None
    raw = continuing.dump(kept)
    assert continuing.parse(raw[:-1]) is None
    assert continuing.parse(b"") is None
    assert not continuing.fits(msgspec.structs.replace(kept, check="0" * 12), read)
    assert not continuing.fits(msgspec.structs.replace(kept, lines=999), read)


def test_a_situation_that_newer_rules_do_not_read_is_told() -> None:
    game = walked("joust-campaign", True, 2)
    kept = continuing.moment(game, 0, "")
    assert kept is not None
    broken = msgspec.structs.replace(kept, situation={**kept.situation, "scenario": "gone"})
    with pytest.raises(BadSituation, match="gone"):
        continuing.followed(game.header, "it", broken)


def test_single_fights_have_no_such_moments() -> None:
    game = games.new("flames", seed=1, seats=("human", "human"))
    assert continuing.moment(game, 0, "") is None


def test_phantom_rests_while_a_target_is_chosen(tmp_path: Path) -> None:
    game, chance = games.new("phantom", seed=1, seats=("human",)), seeded(4)
    told = set()
    while game.outcome is None and game.rules.turn(game.state) < 3:
        if game.rules.turn(game.state):
            told.add((rests(game.rules, game.state), game.pending[0].decision))
        step(game, chance)
    assert {decision for resting, decision in told if resting} == {"target"}
    assert "target" not in {decision for resting, decision in told if not resting}
