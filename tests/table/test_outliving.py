"""Campaigns outlive a release: they go on by themselves, and lose no mission that is over."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table import tourney
from tests.table.players import Seat, bearer, client_of, open_game, play_out
from tests.table.tourney import fly, mission_of, open_tourney, say, until

from escadrille.kernel import bundle, record
from escadrille.kernel.registry import system


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with tourney.installed(tmp_path_factory.mktemp("outside")):
        yield


@contextmanager
def newer(*slugs: str) -> Iterator[None]:
    """Let the rules of systems be of a later version meanwhile."""
    engines = [system(slug).engine for slug in slugs]
    for engine in engines:
        msgspec.structs.force_setattr(engine, "version", engine.version + 1)
    try:
        yield
    finally:
        for engine in engines:
            msgspec.structs.force_setattr(engine, "version", engine.version - 1)


def at(client: Any, seats: list[Seat]) -> list[Seat]:
    """Return the same seats at another server."""
    return [Seat(client, seat.game, seat.key) for seat in seats]


def told_of_rules(message: dict[str, Any]) -> bool:
    return any(act["act"] == "rules" for act in message["acts"])


def flown_once(client: Any) -> list[Seat]:
    """Return the seats of a campaign between its first and its second mission."""
    _, seats = open_tourney(client)
    seats[0].post("name", {"name": "Odette"})
    fly(seats, "fly", "fly")
    play_out([mission_of(seat) for seat in seats])
    until(seats[0], lambda told: len(told["missions"]) == 1)
    return seats


def test_between_two_missions(database: str) -> None:
    with client_of(database) as client:
        seats = flown_once(client)
        before = seats[0].look()
    with newer("joust-campaign"), client_of(database) as client:
        seats = at(client, seats)
        told = seats[0].look()
        assert told["view"] == before["view"]
        assert told["missions"] == before["missions"]
        assert told["seats"][0]["name"] == "Odette"
        assert told_of_rules(told)
        assert told["follows"] not in (None, told["game"])
        listed = client.post(
            "/api/mine", json={"keys": [{"game": told["game"], "key": seats[0].key}]}
        )
        assert listed.json()[0]["asked"]
        # The record of before is there, as one knew it, and the missions are.
        old = Seat(client, told["follows"], seats[0].key)
        assert old.look()["frozen"]
        replay = client.get(f"{old.address}/replay", params={"seat": 0}, headers=bearer(old.key))
        assert replay.status_code == 200
        assert replay.json()["seed"] is None
        theirs = client.get(f"{old.address}/replay", params={"seat": 1}, headers=bearer(old.key))
        assert theirs.json()["code"] == "campaign/running"
        flown = Seat(client, told["missions"][0]["game"], seats[1].key)
        assert flown.look()["campaign"]["number"] == 1
        fly(seats, "fly", "fly")
        assert seats[0].look()["mission"]["number"] == 2
        play_out([mission_of(seat) for seat in seats])
        end = until(seats[0], lambda told: told["outcome"] is not None)
        assert [one["number"] for one in end["missions"]] == [1, 2]


def test_in_the_middle_of_a_mission_it_is_flown_again(database: str) -> None:
    with client_of(database) as client:
        seats = flown_once(client)
        before = seats[0].look()
        fly(seats, "fly", "fly")
        flown = mission_of(seats[0])
        for _ in range(3):
            flown.answer()
    with newer("joust-campaign", "joust"), client_of(database) as client:
        seats = at(client, seats)
        told = seats[0].look()
        assert told["mission"] is None
        assert told["view"] == before["view"]
        assert told["asked"]["decision"] == "name"
        assert told["missions"] == before["missions"]
        fly(seats, "fly", "fly")
        again = [mission_of(seat) for seat in seats]
        assert again[0].game != flown.game
        assert told_of_rules(again[0].look())
        play_out(again)
        assert until(seats[0], lambda told: told["outcome"] is not None)["missions"][1] == {
            "number": 2, "game": again[0].game,
        }  # fmt: skip
        old = Seat(client, flown.game, seats[0].key).look()
        assert old["frozen"]


def test_a_fight_of_older_rules_is_flown_again_where_the_campaigns_are_the_same(
    database: str,
) -> None:
    with client_of(database) as client:
        _, seats = open_tourney(client)
        fly(seats, "fly", "fly")
        flown = mission_of(seats[0])
        flown.answer()
    with newer("joust"), client_of(database) as client:
        seats = at(client, seats)
        told = seats[0].look()
        assert told["mission"]["flown"] == ["fly", "fly"]
        assert told["mission"]["game"] != flown.game
        again = [mission_of(seat) for seat in seats]
        assert told_of_rules(again[0].look())
        play_out(again)
        until(seats[0], lambda told: len(told["missions"]) == 1)


def test_it_goes_on_by_itself_and_once_on_two_servers(database: str) -> None:
    with client_of(database) as client:
        seats = flown_once(client)
    with newer("joust-campaign"), client_of(database) as one, client_of(database) as other:
        looks = [at(client, seats)[0].look() for client in (one, other)]
        assert looks[0]["follows"] == looks[1]["follows"]
        say(at(one, seats)[0], "pilot-2")
        say(at(other, seats)[1], "pilot-2")
        until(at(one, seats)[0], lambda told: "fly" in {one["decision"] for one in told["waiting"]})


def test_twice_in_a_row(database: str) -> None:
    with client_of(database) as client:
        seats = flown_once(client)
    with newer("joust-campaign"), client_of(database) as client:
        first = at(client, seats)[0].look()["follows"]
    with newer("joust-campaign"), newer("joust-campaign"), client_of(database) as client:
        told = at(client, seats)[0].look()
        assert told["follows"] not in (None, first)
        assert [one["number"] for one in told["missions"]] == [1]


@pytest.mark.parametrize("further", [0, 3])
def test_a_campaign_of_phantom_goes_on(further: int, database: str) -> None:
    """Between two missions, and from the middle of one: back to the moment before it."""
    with client_of(database) as client:
        _, (me,) = open_game(client, "human", system="phantom")
        while me.look()["view"]["slot"] == 0:
            me.answer()
        while me.look()["asked"]["decision"] != "target":
            me.answer()
        before = me.look()
        for _ in range(further):
            me.answer(-1)  # into a mission
        assert (me.look()["asked"]["decision"] == "target") == (not further)
        heard = me.look()["number"]
    with newer("phantom"), client_of(database) as client:
        told = Seat(client, me.game, me.key).look()
        assert told_of_rules(told)
        old = Seat(client, told["follows"], me.key)
        kept = client.get(f"{old.address}/record", headers=bearer(old.key)).content.splitlines()
        assert msgspec.json.decode(kept[-1])["number"] == heard  # to the last order
        assert told["view"] == before["view"]
        assert told["asked"]["legal"] == before["asked"]["legal"]
        Seat(client, me.game, me.key).answer()


def plan_raid(seats: list[Seat]) -> None:
    """Plan a mission of flames to fly: the first attack of whoever is asked, and no option."""
    (waiting,) = until(seats[0], lambda told: len(told["waiting"]) == 1)["waiting"]
    assert waiting["decision"] == "arrow"
    seats[waiting["seat"]].answer()
    for word in ("pass", "fly"):
        for seat in seats:
            say(seat, word)


def raided_once(client: Any) -> list[Seat]:
    """Return the seats of Poland 1939 between its first and its second mission."""
    _, seats = open_game(client, system="flames-campaign", scenario="poland-1939")
    plan_raid(seats)
    play_out([mission_of(seat) for seat in seats])
    until(seats[0], lambda told: len(told["missions"]) == 1)
    return seats


def test_a_campaign_of_flames_goes_on_between_two_missions(database: str) -> None:
    with client_of(database) as client:
        seats = raided_once(client)
        before = seats[0].look()
    with newer("flames-campaign"), client_of(database) as client:
        seats = at(client, seats)
        told = seats[0].look()
        assert told_of_rules(told)
        assert told["view"] == before["view"]
        assert [row["mission"] for row in told["view"]["log"]] == [1]
        assert told["missions"] == before["missions"]
        plan_raid(seats)
        play_out([mission_of(seat) for seat in seats])
        after = until(seats[0], lambda told: len(told["missions"]) == 2)
        assert after["view"]["log"][0] == before["view"]["log"][0]


def test_a_raid_in_the_air_is_flown_again_under_newer_rules(database: str) -> None:
    with client_of(database) as client:
        seats = raided_once(client)
        before = seats[0].look()
        plan_raid(seats)
        flown = [mission_of(seat) for seat in seats]
        for _ in range(6):
            next(seat for seat in flown if seat.look()["asked"]).answer()
    with newer("flames-campaign", "flames"), client_of(database) as client:
        seats = at(client, seats)
        told = seats[0].look()
        assert told_of_rules(told)
        assert told["mission"] is None
        assert told["view"] == before["view"]
        assert told["missions"] == before["missions"]
        plan_raid(seats)
        again = [mission_of(seat) for seat in seats]
        assert again[0].game != flown[0].game
        assert told_of_rules(again[0].look())
        play_out(again)
        assert until(seats[0], lambda told: len(told["missions"]) == 2)["missions"][1] == {
            "number": 2, "game": again[0].game,
        }  # fmt: skip
        assert Seat(client, flown[0].game, seats[0].key).look()["frozen"]


def test_a_game_that_is_no_campaign_stays_as_it_was(database: str) -> None:
    with client_of(database) as client:
        _, seats = open_game(client)
        seats[0].answer()
    with newer("flames"), client_of(database) as client:
        assert at(client, seats)[0].look()["frozen"]


def test_the_new_record_names_the_old_one(database: str) -> None:
    with client_of(database) as client:
        seats = flown_once(client)
    with newer("joust-campaign"), client_of(database) as client:
        seats = at(client, seats)
        told = seats[0].look()
        fly(seats, "give-up", "give-up")
        until(seats[0], lambda told: told["outcome"] is not None)
        got = client.get(f"{seats[0].address}/record", headers=bearer(seats[0].key))
        header = msgspec.json.decode(got.content.split(b"\n")[0], type=record.Header)
        assert header.origin is not msgspec.UNSET
        assert header.origin.game == told["follows"]
        assert header.origin.moment > 0
        got = client.get(f"{seats[0].address}/campaign", headers=bearer(seats[0].key))
        parts = bundle.parse(Path("all"), bundle.cut(Path("all"), got.content))
        assert [*parts] == ["campaign", "mission 1", "mission 2", "before 1"]
        assert parts["before 1"].header.version == header.version - 1
        assert len(parts["before 1"].lines) >= header.origin.moment
