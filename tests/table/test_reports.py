"""Reports by hand: campaigns whose missions are flown on real tables."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.table.players import Seat, client_of, open_game

from escadrille.kernel.registry import slugs, system

CAMPAIGNS = [slug for slug in slugs() if system(slug).campaign is not None]
WINGS = "wings-campaign"
FIRST = {WINGS: "spring-1916", "flames-campaign": "poland-1939"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Any]:
    with client_of(tmp_path / "t.db") as one:
        yield one


def opened(client: Any, slug: str = WINGS, **more: Any) -> list[Seat]:
    scenario = FIRST.get(slug) or system(slug).content.first_scenario
    _, seats = open_game(
        client, "human", "human", system=slug, scenario=scenario, real=True, **more
    )
    return seats


def take_off(seats: list[Seat]) -> dict[str, Any]:
    """Answer until a mission is awaited by hand; return what the first seat is told."""
    for _ in range(400):
        told = seats[0].look()
        if told["hand"]["mission"]:
            return told
        for seat in seats:
            asked = seat.look()["asked"]
            if asked is None:
                continue
            legal = [one["order"] for one in asked["legal"]]
            wanted = [one for one in legal if one in READY] or legal
            flies = [one for one in legal if "fly" in one.values()]
            got = seat.order(asked["count"], (flies or wanted)[0])
            assert got.status_code == 200, got.text
    raise AssertionError("no mission took off")


READY = [
    {"order": "take", "type": "nieuport-11"},
    {"order": "take", "type": "fokker-e3"},
    {"order": "do", "word": "fuel"},
]


def in_the_air(client: Any, slug: str = WINGS) -> tuple[list[Seat], dict[str, Any]]:
    """Return the seats of a campaign with a mission on a real table, and its sheet."""
    seats = opened(client, slug)
    if slug == WINGS:
        equip(seats)
    take_off(seats)
    return seats, sheet_of(seats[0])


def equip(seats: list[Seat]) -> None:
    """Give each side an aircraft, a pilot and fuel."""
    for seat, plane in zip(seats, ("nieuport-11", "fokker-e3"), strict=True):
        for order in (
            {"order": "take", "type": plane},
            {"order": "do", "word": "hire-rookie"},
            {"order": "do", "word": "soldier"},
            {"order": "do", "word": "good-shot"},
            {"order": "do", "word": "fuel"},
            {"order": "do", "word": "crate"},
            {"order": "do", "word": "mechanics"},
            {"order": "do", "word": "done"},
        ):
            got = seat.order(seat.look()["asked"]["count"], order)
            assert got.status_code == 200, got.text


def sheet_of(seat: Seat) -> dict[str, Any]:
    got = seat.client.get(f"{seat.address}/report", headers={"Authorization": f"Bearer {seat.key}"})
    assert got.status_code == 200, got.text
    return got.json()


def enter(seat: Seat, entry: Any) -> Any:
    return seat.post("report", {"entry": entry})


def shot_down(entry: dict[str, Any], *by: str) -> dict[str, Any]:
    """Return the same mission, in which the second aircraft fell."""
    fallen = {"came": "down", "by": list(by), "damage": 20, "cards": ["0", "0"]}
    first, second = entry["sorties"]
    return {**entry, "sorties": [first, {**second, **fallen}]}


@pytest.mark.parametrize("slug", CAMPAIGNS)
def test_a_report_stands_when_every_side_has_agreed(client: Any, slug: str) -> None:
    seats, sheet = in_the_air(client, slug)
    told = seats[0].look()
    assert told["mission"] is None  # no game is opened for it
    assert enter(seats[0], sheet["entry"]).status_code == 200
    for seat in seats:
        draft = seat.look()["hand"]["draft"]
        assert (draft["number"], draft["by"], draft["agreed"]) == (1, 0, [0])
        assert draft["entry"] == sheet["entry"]
    assert seats[1].post("report/agree", {"number": 2}).status_code == 409
    got = seats[1].post("report/agree", {"number": 1})
    assert got.status_code == 200, got.text
    hand = seats[0].look()["hand"]
    assert (hand["mission"], hand["draft"], hand["open"]) == (None, None, 1)
    assert seats[0].look()["asked"] or seats[1].look()["asked"]


@pytest.mark.parametrize("slug", CAMPAIGNS)
def test_a_report_is_corrected_until_the_next_briefing(client: Any, slug: str) -> None:
    seats, sheet = in_the_air(client, slug)
    before = seats[0].look()["view"]
    enter(seats[0], sheet["entry"])
    seats[1].post("report/agree", {"number": 1})
    assert seats[0].post("report/correct", {"mission": 2}).status_code == 409
    assert seats[0].post("report/correct", {"mission": 1}).status_code == 200
    assert seats[1].look()["hand"]["reopening"] == [0]
    got = seats[1].post("report/correct", {"mission": 1})
    assert got.status_code == 200, got.text
    told = seats[0].look()
    assert told["view"] == before
    assert (told["hand"]["mission"], told["hand"]["draft"]) == (1, None)
    enter(seats[1], sheet["entry"])
    assert seats[0].post("report/agree", {"number": 2}).status_code == 200
    # Once something else is asked it stands for good.
    for _ in range(100):
        if seats[0].look()["hand"]["open"] is None:
            return
        answered = next(seat for seat in seats if seat.look()["asked"])
        asked = answered.look()["asked"]
        legal = [one["order"] for one in asked["legal"]]
        done = [one for one in legal if one.get("word") == "done"]
        assert answered.order(asked["count"], (done or legal)[0]).status_code == 200
    raise AssertionError("still open")


def test_the_record_of_a_corrected_campaign_replays(client: Any) -> None:
    seats, sheet = in_the_air(client)
    enter(seats[0], sheet["entry"])
    seats[1].post("report/agree", {"number": 1})
    for seat in seats:
        seat.post("report/correct", {"mission": 1})
    enter(seats[1], shot_down(sheet["entry"], "a1"))
    seats[0].post("report/agree", {"number": 2})
    assert seats[0].post("resign").status_code == 200
    got = client.get(
        f"{seats[0].address}/record", headers={"Authorization": f"Bearer {seats[0].key}"}
    )
    lines = [json.loads(line) for line in got.text.splitlines()]
    assert [one.get("mission") for one in lines if one.get("report")] == [1, 1]
    assert any(one.get("back") for one in lines)
    brought = client.post("/api/records", content=got.content)
    assert brought.status_code == 201, brought.text


def test_what_cannot_have_happened_is_refused_with_its_rule(client: Any) -> None:
    seats, sheet = in_the_air(client)
    entry = sheet["entry"]
    own = shot_down(entry, "a2")
    got = enter(seats[0], own)
    assert (got.status_code, got.json()["code"]) == (409, "report/bad")
    assert got.json()["rule"] == "WINGS-HOM-03"
    assert got.json()["facts"] == {"aircraft": "a2"}
    assert enter(seats[0], {**entry, "flak": 9}).json()["rule"] == "WINGS-CAMP-07"
    assert enter(seats[0], {"sorties": []}).json()["rule"] == "WINGS-CAMP-07"
    assert enter(seats[0], {"nonsense": 1}).json()["code"] == "report/bad"
    assert seats[0].look()["hand"]["draft"] is None


def test_what_looks_odd_is_told_and_taken(client: Any) -> None:
    seats, sheet = in_the_air(client)
    first, second = sheet["entry"]["sorties"]
    entry = {**sheet["entry"], "sorties": [{**first, "damage": 90}, second]}
    checked = seats[0].post("report/check", {"entry": entry}).json()
    assert [odd["what"] for odd in checked["odd"]] == ["wreck-home"]
    assert seats[0].look()["hand"]["draft"] is None
    assert enter(seats[0], entry).status_code == 200
    assert seats[1].look()["hand"]["draft"]["odd"] == checked["odd"]


def test_the_campaign_does_the_sums(client: Any) -> None:
    seats, sheet = in_the_air(client)
    checked = seats[0].post("report/check", {"entry": shot_down(sheet["entry"], "a1")}).json()
    victor, fallen = checked["report"]["sorties"]
    assert victor["victories"] == 1
    assert fallen["home"] is False
    assert fallen["pilot"] == "active"  # two cards of nought, over his own lines


def test_a_keeper_whom_all_have_named_enters_alone(client: Any) -> None:
    seats, sheet = in_the_air(client)
    seats[0].post("report/keeper", {"seat": 1})
    assert seats[0].look()["hand"]["keeper"] is None
    assert seats[1].post("report/keeper", {"seat": 1}).status_code == 200
    assert seats[0].look()["hand"]["keeper"] == 1
    enter(seats[0], sheet["entry"])
    assert seats[0].look()["hand"]["mission"] == 1  # the other side may propose
    assert enter(seats[1], sheet["entry"]).status_code == 200
    assert seats[0].look()["hand"]["mission"] is None


def test_only_a_campaign_for_real_tables_takes_one(client: Any) -> None:
    _, seats = open_game(client, "human", "human", system=WINGS, scenario=FIRST[WINGS])
    assert "hand" not in seats[0].look()
    got = enter(seats[0], {})
    assert (got.status_code, got.json()["code"]) == (409, "campaign/here")
    got = client.post(
        "/api/games", json={"system": "flames", "seats": ["human", "human"], "real": True}
    )
    assert got.status_code == 400


def test_no_spectator_enters_anything(client: Any) -> None:
    table, seats = open_game(
        client, "human", "human", system=WINGS, scenario=FIRST[WINGS], real=True
    )
    watcher = Seat(client, seats[0].game, table["spectator"])
    for place, body in (("report", {"entry": {}}), ("report/agree", {"number": 1})):
        assert watcher.post(place, body).status_code == 403


def test_another_server_finds_the_entry_again(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db") as client:
        seats, sheet = in_the_air(client)
        enter(seats[0], sheet["entry"])
        games = [(seat.game, seat.key) for seat in seats]
    with client_of(tmp_path / "t.db") as client:
        seats = [Seat(client, *one) for one in games]
        assert seats[1].look()["hand"]["draft"]["entry"] == sheet["entry"]
        assert seats[1].post("report/agree", {"number": 1}).status_code == 200
