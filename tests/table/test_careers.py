"""A pilot of one's own: the table reckons his career, whoever asks keeps it (WINGS-VP-04)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.table.players import client_of, open_game

BEGIN = {"do": "begin", "name": "Delorme", "nation": "france", "behaviour": "soldier"}
LOOK = {"do": "look"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Any]:
    with client_of(tmp_path / "t.db") as one:
        yield one


def done(client: Any, career: Any, deed: dict[str, Any], slug: str = "wings") -> Any:
    return client.post(f"/api/systems/{slug}/careers", json={"career": career, "deed": deed})


def begun(client: Any) -> dict[str, Any]:
    answer: dict[str, Any] = done(client, None, {**BEGIN, "skills": ["good-shot"]}).json()
    return answer


def flown(client: Any, pilot: Any, **more: Any) -> Any:
    wishes = {"seed": 4, "errand": "patrol", "players": 1, "pilot": pilot, **more}
    return open_game(client, "human", "human", system="wings", wishes=wishes)[1]


@pytest.mark.rule("WINGS-PIL-01")
def test_a_pilot_is_created_with_what_his_behaviour_starts_with(client: Any) -> None:
    starts = done(client, None, LOOK).json()["starts"]
    assert starts["knight"]["count"] == 2
    assert "marksman" in starts["soldier"]["skills"]
    assert "viper" not in starts["soldier"]["skills"]
    told = begun(client)
    assert told["aloft"]["skills"] == ["good-shot"]
    assert (told["rank"], told["due"], told["spendable"]) == ("Aspirant", 0, 0)
    assert told["skills"]["killer"] == "WINGS-EVO-04"
    assert told["items"]["vest"] == "WINGS-EQP-02"


@pytest.mark.rule("WINGS-VP-04")
def test_a_mission_given_up_is_entered_once_and_by_who_flew_it(client: Any) -> None:
    told = begun(client)
    seats = flown(client, told["aloft"])
    mine = seats[0]

    def land(career: Any) -> Any:
        return mine.post("career", {"career": career})

    assert land(told["career"]).status_code == 400  # it is not over
    assert mine.post("resign").status_code == 200
    after = land(told["career"]).json()["career"]
    assert [(one["fate"], one["game"]) for one in after["log"]] == [("active", mine.game)]
    assert land(after).status_code == 400  # it is in his log
    other = done(client, None, {**BEGIN, "name": "Garnier", "skills": ["marksman"]}).json()
    assert land(other["career"]).status_code == 400


@pytest.mark.parametrize(
    ("slug", "deed"),
    [
        ("flames", LOOK),
        ("wings", {"do": "dance"}),
        ("wings", {**BEGIN, "skills": ["viper"]}),
        ("wings", {**BEGIN, "skills": ["good-shot"], "name": " "}),
    ],
)
def test_what_cannot_be_is_refused(client: Any, slug: str, deed: dict[str, Any]) -> None:
    assert done(client, None, deed, slug).status_code == 400


@pytest.mark.rule("WINGS-EQP-02", "WINGS-EVO-04", "WINGS-STATE-02", "WINGS-DEATH-01")
@pytest.mark.parametrize(
    "deed",
    [
        {"do": "learn", "skill": "viper"},
        {"do": "buy", "item": "vest"},
        {"do": "buy", "item": "horse"},
        {"do": "rest"},
        {"do": "succeed", "name": "Garnier", "behaviour": "artist"},
    ],
)
def test_the_rules_keep_a_rookie_from_it(client: Any, deed: dict[str, Any]) -> None:
    assert done(client, begun(client)["career"], deed).status_code == 400


def test_a_pilot_rests_learns_buys_and_is_succeeded(client: Any) -> None:
    career = begun(client)["career"]
    career |= {"state": "grave", "points": 23, "earned": 23}
    career["pilot"] |= {"victories": 5, "standing": "ace"}
    assert done(client, career, LOOK).json()["aloft"] is None
    for _ in range(2):
        career = done(client, career, {"do": "rest"}).json()["career"]
    told = done(client, career, {"do": "learn", "skill": "viper"}).json()
    assert (told["aloft"]["wounded"], told["due"]) == (True, 1)
    told = done(client, told["career"], {"do": "buy", "item": "vest"}).json()
    assert (told["career"]["points"], told["aloft"]["equipment"]) == (21, ["vest"])
    dead = told["career"] | {"state": "dead"}
    heir = done(client, dead, {"do": "succeed", "name": "Garnier", "behaviour": "artist"}).json()
    assert (heir["career"]["pilot"]["standing"], heir["due"]) == ("rookie", 1)
