"""A scenario in place: played, saved, thought about and recorded like one of a pack."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from escadrille.bots.thought import question
from escadrille.kernel import game, record
from escadrille.kernel.errors import BadPack, BadSituation
from escadrille.kernel.game import Game
from escadrille.kernel.registry import slugs, system
from escadrille.kernel.rng import seeded
from escadrille.testing.walks import any_answer


def plain(entry: Any) -> dict[str, Any]:
    told = msgspec.json.decode(msgspec.json.encode(entry))
    return {name: value for name, value in told.items() if value is not None}


def in_place(slug: str) -> dict[str, Any]:
    """The first scenario of a system, under a name that no pack knows."""
    tables = system(slug).content.tables()
    if slug == "phantom":
        sheet = plain(tables["sheet"]["war-in-the-south-usaf"])
        return {"sheet": {**sheet, "id": "my-war"}, "length": "short"}
    table = tables["scenario" if system(slug).campaign is None else "campaign"]
    return {**plain(table[system(slug).content.first_scenario]), "id": "my-war"}


def begun(slug: str) -> Game:
    seats = system(slug).engine.configure(scenario=in_place(slug)).seats
    played = game.new(slug, scenario=in_place(slug), seed=2, seats=["human"] * seats)
    chance = seeded(1)
    for _ in range(12 if played.system.campaign is None else 3):  # before its first mission
        seat, choice = any_answer(played.rules, played.state, chance)
        played.order(seat, played.rules.order(played.state, seat, choice))
    return played


@pytest.mark.parametrize("slug", slugs())
def test_a_scenario_in_place_is_played_and_recorded(slug: str, tmp_path: Path) -> None:
    played = begun(slug)
    assert played.rules.scenario.startswith("my-war")
    path = tmp_path / "game.jsonl"
    writer = record.Writer.create(path, played.header)
    for seat, order in played.orders:
        writer.order(seat, order)
    writer.close()
    again, read = game.load(path)
    assert read.header.scenario == in_place(slug)
    assert again.rules.digest(again.state) == played.rules.digest(played.state)


@pytest.mark.parametrize("slug", slugs())
def test_a_moment_of_it_can_be_written_and_read(slug: str) -> None:
    played = begun(slug)
    told = msgspec.json.decode(msgspec.json.encode(played.rules.situation(played.state)))
    rules, state = played.system.engine.read_situation(told, ())
    assert rules.digest(state) == played.rules.digest(played.state)
    seat = played.pending[0].seat
    asked = question(played, seat, played.asked(seat), "tactical", 1)
    rules, world = played.system.engine.read_situation(asked["situation"], ())
    assert rules.legal(world, seat) == played.rules.legal(played.state, seat)


@pytest.mark.parametrize("slug", slugs())
def test_one_that_no_pack_could_hold_is_refused_with_every_fault(slug: str) -> None:
    raw = in_place(slug)
    entry = raw["sheet"] if slug == "phantom" else raw
    entry |= {"title": 7, "weather": "fine"}
    with pytest.raises(BadPack) as refused:
        game.new(slug, scenario=raw, seed=2, seats=["human"])
    told = "\n".join(refused.value.faults)
    assert "title" in told
    assert "weather" in told
    with pytest.raises(BadSituation):
        system(slug).engine.read_situation({"system": slug, "scenario": raw}, ())


@pytest.mark.parametrize("slug", sorted({*slugs()} - {"phantom"}))
def test_a_scenario_in_place_beyond_all_bounds_is_refused(slug: str) -> None:
    endless = {**in_place(slug), "options": {"a": {}}}
    deeper = endless["options"]["a"]
    for _ in range(5000):
        deeper["a"] = deeper = {}
    with pytest.raises(BadPack, match="in place: more than 16 levels deep"):
        system(slug).engine.configure(scenario=endless)
