"""Campaigns at the table: missions are linked games, and their reports go on in the campaign."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.table import tourney
from tests.table.players import Seat, bearer, client_of, open_game, play_out, sit
from tests.table.tourney import fly, mission_of, open_tourney, say, until

from escadrille.kernel import bundle, missions
from escadrille.kernel import game as games
from escadrille.table.room import Room
from escadrille.table.tending import Tending


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with tourney.installed(tmp_path_factory.mktemp("outside")):
        yield


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Any]:
    with client_of(tmp_path / "t.db") as one:
        yield one


def reported(number: int) -> Callable[[dict[str, Any]], bool]:
    return lambda message: len(message["missions"]) == number


def test_a_mission_is_opened_flown_and_reported(client: Any) -> None:
    _, seats = open_tourney(client)
    assert seats[0].look()["mission"] is None
    fly(seats, "fly", "fly")
    told = seats[0].look()
    assert told["asked"] is None
    assert told["waiting"] == []
    assert told["mission"] | {"game": ""} == {
        "number": 1, "game": "", "seats": [0, 1], "flown": ["fly", "fly"],
    }  # fmt: skip
    flown = [mission_of(seat) for seat in seats]
    there = flown[1].look()
    assert there["system"] == "joust"
    assert there["seat"] == 1
    assert there["campaign"] == {
        "game": seats[0].game, "number": 1, "running": True, "state": "flying",
    }  # fmt: skip
    end = play_out(flown)
    told = until(seats[0], reported(1))
    assert told["missions"] == [{"number": 1, "game": flown[0].game}]
    assert told["mission"] is None
    assert told["asked"]["decision"] == "name"
    scored = next(event for event in told["events"] if event["event"] == "scored")
    assert scored["points"] == [2 * share for share in end["outcome"]["points"]]


def test_a_mission_given_up_is_lost_at_once(client: Any) -> None:
    _, seats = open_tourney(client)
    fly(seats, "give-up", "fly")
    told = until(seats[0], reported(1))
    assert next(one for one in told["events"] if one["event"] == "scored")["points"] == [0, 2]
    fly(seats, "give-up", "give-up")
    told = until(seats[0], reported(2))
    assert told["outcome"]["points"] == [0, 1]
    assert told["seed"] is not None


def test_fly_it_for_me(client: Any) -> None:
    _, seats = open_tourney(client)
    fly(seats, "tactical", "tactical")
    told = until(seats[1], reported(1))
    assert told["asked"]["decision"] == "name"
    watched = Seat(client, told["missions"][0]["game"], seats[1].key).look()
    assert watched["outcome"] is not None
    assert [chair["who"] for chair in watched["seats"]] == ["tactical", "tactical"]


def test_one_person_against_a_bot(client: Any) -> None:
    _, (me,) = open_tourney(client, "human", "tactical")
    for number in (1, 2):
        fly([me], "fly")
        until(me, lambda told: told["mission"] is not None)
        mission = mission_of(me)
        while mission.look()["outcome"] is None:
            mission.answer()
        until(me, reported(number))
    assert me.look()["outcome"] is not None


def test_a_key_of_another_campaign_opens_no_mission(client: Any) -> None:
    _, seats = open_tourney(client)
    opened, others = open_tourney(client)
    _, strangers = open_game(client)
    fly(seats, "fly", "fly")
    game = mission_of(seats[0]).game
    for key in (others[0].key, strangers[0].key, opened["host"], "nonsense", ""):
        got = client.get(f"/api/games/{game}", headers=bearer(key))
        assert got.status_code in (401, 403), got.text
    # The other way round, a mission opens nothing: it has no keys of its own.
    assert (
        client.get(f"/api/games/{others[0].game}", headers=bearer(seats[0].key)).status_code == 403
    )


def test_a_seat_is_its_own_in_a_mission_too(client: Any) -> None:
    opened, seats = open_tourney(client)
    fly(seats, "fly", "fly")
    flown = mission_of(seats[0])
    # A seat that is another's is not to be had by naming it.
    other = Seat(client, flown.game, f"{seats[0].key}~1")
    assert other.look()["seat"] is None
    assert other.order(0, {"do": "x"}).status_code == 403
    assert Seat(client, flown.game, f"{seats[0].key}~0").look()["seat"] == 0
    host = Seat(client, flown.game, opened["host"]).look()
    assert host["seat"] is None
    assert host["host"]
    assert Seat(client, flown.game, opened["spectator"]).look()["seat"] is None


def test_what_is_the_campaigns_is_not_done_in_a_mission(client: Any) -> None:
    opened, seats = open_tourney(client)
    fly(seats, "fly", "fly")
    flown = [mission_of(seat) for seat in seats]
    host = Seat(client, flown[0].game, opened["host"])
    for got in (
        flown[0].post("keys", {}),
        flown[0].post("seats/0/free"),
        host.post("invitations", {"seat": 0}),
        host.post("keys", {}),
        client.delete(flown[0].address, headers=bearer(opened["host"])),
    ):
        assert (got.status_code, got.json()["code"]) == (409, "campaign/there")
    play_out(flown)
    got = flown[0].post("rematch")
    assert (got.status_code, got.json()["code"]) == (409, "campaign/there")


def test_a_key_that_is_renewed_opens_the_mission_in_place_of_the_old_one(client: Any) -> None:
    _, seats = open_tourney(client)
    fly(seats, "fly", "fly")
    flown = mission_of(seats[0])
    key = seats[0].post("keys", {}).json()["key"]
    assert client.get(flown.address, headers=bearer(flown.key)).status_code == 401
    assert Seat(client, flown.game, key).look()["seat"] == 0


def test_a_seat_changes_hands_in_the_middle_of_a_mission(client: Any) -> None:
    opened, seats = open_tourney(client)
    fly(seats, "fly", "fly")
    flown = [mission_of(seat) for seat in seats]
    assert seats[0].post("seats/0/free").status_code == 200
    host = Seat(client, seats[0].game, opened["host"])
    until(flown[1], lambda told: not told["seats"][0]["sits"])
    assert client.get(flown[0].address, headers=bearer(seats[0].key)).status_code == 401
    invitation = host.post("invitations", {"seat": 0}).json()["invitation"]
    heir = sit(client, opened | {"invitations": [invitation]}, 0, name="Odette")
    told = until(flown[1], lambda told: told["seats"][0]["sits"])
    assert told["seats"][0]["name"] == "Odette"
    play_out([Seat(client, flown[0].game, heir.key), flown[1]])
    assert until(heir, reported(1))["seat"] == 0


def test_a_bot_stands_in_at_the_campaign_and_in_its_mission(client: Any) -> None:
    _, seats = open_tourney(client)
    fly(seats, "fly", "fly")
    flown = mission_of(seats[1])
    assert seats[0].post("seats/0", {"bot": "tactical"}).status_code == 200
    until(flown, lambda told: told["seats"][0]["taken"] == "tactical")
    while flown.look()["outcome"] is None:
        flown.answer()
    until(seats[1], reported(1))
    # It plans for him, too.
    seats[1].answer()
    until(seats[1], lambda told: told["asked"] and told["asked"]["decision"] == "fly")
    assert seats[0].post("seats/0", {"bot": None}).status_code == 200


def test_who_resigns_the_campaign_resigns_its_mission(client: Any) -> None:
    _, seats = open_tourney(client)
    fly(seats, "fly", "fly")
    flown = mission_of(seats[1])
    assert seats[0].post("resign").json()["outcome"]["resigned"] == 0
    told = until(flown, lambda told: told["outcome"] is not None)
    assert told["outcome"]["resigned"] == 0
    assert not until(flown, lambda told: not told["campaign"]["running"])["campaign"]["running"]
    assert seats[1].look()["missions"] == []


def test_nothing_is_taken_back_far_in_a_mission_alone(client: Any) -> None:
    _, (me,) = open_tourney(client, "human", "tactical")
    fly([me], "fly")
    until(me, lambda told: told["mission"] is not None)
    mission = mission_of(me)
    for _ in range(3):
        mission.answer()
    got = mission.post("undo", {"count": mission.look()["count"]})
    assert (got.status_code, got.json()["code"]) == (409, "undo/campaign")


def test_a_replay_hides_what_is_secret_while_the_campaign_runs(client: Any) -> None:
    opened, seats = open_tourney(client)
    fly(seats, "fly", "fly")
    flown = [mission_of(seat) for seat in seats]
    play_out(flown)
    until(seats[0], reported(1))

    def replay(place: Seat, **params: Any) -> Any:
        return client.get(f"{place.address}/replay", params=params, headers=bearer(place.key))

    mine = replay(flown[0], seat="0").json()
    assert mine["seed"] is None
    assert {moment["seat"] for moment in mine["moments"] if moment["text"]} == {0}
    assert all(moment["view"]["seat"] == 0 for moment in mine["moments"])
    for known in ("1", "open"):
        got = replay(flown[0], seat=known)
        assert (got.status_code, got.json()["code"]) == (409, "campaign/running")
    host = Seat(client, flown[0].game, opened["host"])
    assert replay(host, seat="0").status_code == 409
    assert replay(host).json()["moments"][0]["view"]["seat"] is None
    record = client.get(f"{flown[0].address}/record", headers=bearer(flown[0].key))
    assert record.json()["code"] == "campaign/running"
    theirs = next(one["number"] for one in mine["moments"] if one["seat"] == 1)
    considered = client.get(f"{flown[0].address}/considered/{theirs}", headers=bearer(flown[0].key))
    assert considered.json()["code"] == "campaign/running"
    assert flown[0].look()["seed"] is None

    fly(seats, "give-up", "give-up")
    until(seats[0], lambda told: told["outcome"] is not None)
    until(flown[0], lambda told: told["seed"] is not None)
    assert len(replay(flown[0], seat="open").json()["moments"]) == mine["total"]
    record = client.get(f"{flown[0].address}/record", headers=bearer(flown[0].key))
    assert record.status_code == 200


def test_missions_are_deleted_with_their_campaign(client: Any) -> None:
    _, seats = open_tourney(client)
    fly(seats, "give-up", "fly")
    game = until(seats[0], reported(1))["missions"][0]["game"]
    fly(seats, "give-up", "give-up")
    until(seats[0], lambda told: told["outcome"] is not None)
    for seat in seats:
        client.delete(seat.address, headers=bearer(seat.key))
    for name in (game, seats[0].game):
        assert client.get(f"/api/games/{name}", headers=bearer(seats[0].key)).status_code == 401


def test_several_campaigns_side_by_side(client: Any) -> None:
    tables = [open_tourney(client)[1] for _ in range(3)]
    for seats in tables:
        fly(seats, "fly", "fly")
    games = {mission_of(seats[0]).game for seats in tables}
    assert len(games) == 3
    for number, seats in enumerate(tables):
        play_out([mission_of(seat) for seat in seats])
        until(seats[0], reported(1))
        assert [len(others[0].look()["missions"]) for others in tables] == [1] * (number + 1) + [
            0
        ] * (2 - number)


def test_the_word_of_a_mission_is_the_same_at_home(client: Any) -> None:
    """`say` refuses what is not legal: the planning is the rules', not the table's."""
    _, seats = open_tourney(client)
    asked = seats[0].look()["asked"]
    order = {"do": "fly"}
    assert seats[0].order(asked["count"], order).status_code in (400, 422)
    say(seats[0], "pilot-1")


def test_a_list_tells_what_a_campaign_waits_for(client: Any) -> None:
    opened, seats = open_tourney(client)

    def told(seat: Seat, mark: str = "") -> dict[str, Any]:
        held = {"game": seat.game, "key": seat.key, "mark": mark}
        listed: dict[str, Any] = client.post("/api/mine", json={"keys": [held]}).json()[0]
        return listed

    assert told(seats[0])["asked"]
    assert told(seats[0])["sortie"] is None
    fly(seats, "fly", "fly")
    flown = [mission_of(seat) for seat in seats]
    until(seats[0], lambda _: told(seats[0])["mission"] is not None)
    before = told(seats[0])
    assert before["mission"]["number"] == 1
    assert not before["asked"]
    assert before["sortie"] | {"chairs": []} == {
        "game": flown[0].game, "number": 1, "seats": [0], "asked": True,
        "waiting": [{"seat": 0, "decision": "lay"}, {"seat": 1, "decision": "lay"}],
        "over": False, "chairs": [],
    }  # fmt: skip
    assert told(seats[0], before["mark"]) == {"game": seats[0].game, "unchanged": True}
    flown[0].answer()
    flown[0].answer()
    after = until(seats[0], lambda _: not told(seats[0])["sortie"]["asked"]) and told(seats[0])
    assert after["mark"] != before["mark"]
    assert told(seats[1])["sortie"]["asked"]
    watching = told(Seat(client, seats[0].game, opened["spectator"]))
    assert watching["sortie"]["seats"] == []
    assert not watching["sortie"]["asked"]


def test_a_campaign_is_one_file(client: Any) -> None:
    _, seats = open_tourney(client)

    def export(game: str) -> Any:
        return client.get(f"/api/games/{game}/campaign", headers=bearer(seats[0].key))

    fly(seats, "fly", "fly")
    flown = [mission_of(seat) for seat in seats]
    assert export(flown[0].game).json()["code"] == "campaign/none"
    play_out(flown)
    until(seats[0], reported(1))
    assert export(seats[0].game).json()["code"] == "game/running"
    fly(seats, "give-up", "give-up")
    until(seats[0], lambda told: told["outcome"] is not None)
    got = export(seats[0].game)
    assert got.headers["content-disposition"].startswith("attachment")
    parts = bundle.parse(Path("all"), bundle.cut(Path("all"), got.content))
    *_, played = games.replay(Path("all"), parts["campaign"])
    records = {number: parts[f"mission {number}"] for number in (1, 2)}
    findings = [*missions.findings(played, records)]
    assert [(one.mission, one.status) for one in findings] == [(1, "proved"), (2, "proved")]
    # It is brought to a table as one, and watched there; a file that lies is not.
    brought = client.post("/api/records", content=got.content)
    assert brought.status_code == 201, brought.text
    watched = Seat(client, brought.json()["game"], brought.json()["spectator"])
    told = watched.look()
    assert [one["number"] for one in told["missions"]] == [1, 2]
    mission = Seat(client, told["missions"][0]["game"], watched.key)
    replay = client.get(
        f"{mission.address}/replay", params={"seat": "open"}, headers=bearer(mission.key)
    )
    assert replay.status_code == 200
    cut = bundle.cut(Path("all"), got.content)
    for lie in ({**cut, "mission 1": cut["mission 2"]}, {"campaign": cut["campaign"]}):
        assert client.post("/api/records", content=bundle.dump(lie)).status_code == 400


def test_planning_is_secret_on_the_wire(client: Any) -> None:
    opened, seats = open_tourney(client)
    others = [seats[1], Seat(client, seats[0].game, opened["spectator"])]
    before = [other.look() for other in others]
    say(seats[0], "pilot-3")
    assert [other.look() for other in others] == before
    say(seats[1], "pilot-2")
    assert others[1].look()["view"]["named"] == [3, 2]


def test_what_a_mission_is_laid_with_is_what_all_may_know(client: Any) -> None:
    _, seats = open_tourney(client)
    fly(seats, "fly", "fly")
    told = mission_of(seats[0]).look()["placed"]
    assert {*told} == {"id", "title", "briefing", "origin", "side"}
    assert [{*side} for side in told["side"]] == [{"name"}, {"name"}]


def test_nobody_brings_a_report_but_the_table(client: Any) -> None:
    opened, seats = open_tourney(client)
    fly(seats, "fly", "fly")
    report = {"hits": [0, 3], "points": [2, 0]}
    host = Seat(client, seats[0].game, opened["host"])
    for seat in (*seats, host):
        count = seat.look()["count"]
        for forged in ({"order": "settled", "report": report, "mission": 1, "proof": ""}, report):
            assert seat.order(count, forged).status_code in (400, 403, 409)
        for place in ("report", "missions", "campaign"):
            refused = seat.post(place, {"report": report, "mission": 1})
            assert refused.status_code in (400, 404, 405)  # 400: this is no real table
    assert seats[0].look()["missions"] == []


def rows(client: Any, game: str) -> list[dict[str, Any]]:
    """Return what is stored of a game."""
    stored = client.blocking_portal.call(client.app.state.table.store.orders, game)
    return [json.loads(row.body) for row in stored]


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Let nothing happen between campaigns and missions, as if the server was killed before."""
    monkeypatch.setattr(Tending, "tend", lambda tending, campaign: None)
    return monkeypatch


def test_a_server_killed_before_the_report_enters_it_when_it_starts(
    database: str, idle: pytest.MonkeyPatch
) -> None:
    with client_of(database) as client:
        _, seats = open_tourney(client)
        fly(seats, "fly", "fly")
        play_out([mission_of(seat) for seat in seats])
        assert seats[0].look()["missions"] == []
    idle.undo()
    with client_of(database) as client:
        me = Seat(client, seats[0].game, seats[0].key)
        until(me, reported(1))
        assert [row["mission"] for row in rows(client, me.game) if "mission" in row] == [1]


def test_a_server_killed_before_the_mission_opens_it_when_it_starts(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(room: Any) -> None:
        pass

    with client_of(database) as client:
        _, seats = open_tourney(client)
        monkeypatch.setattr(Room, "_open_next", nothing)
        fly(seats, "tactical", "tactical")
    monkeypatch.undo()
    with client_of(database) as client:
        # Nobody looks: the table has it flown by itself.
        until(Seat(client, seats[0].game, seats[0].key), reported(1))


@pytest.mark.parametrize("aloft", [False, True])
def test_a_campaign_that_waits_for_people_is_not_loaded_when_a_server_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, aloft: bool
) -> None:
    with client_of(tmp_path / "t.db") as client:
        _, seats = open_tourney(client)
        if aloft:
            fly(seats, "fly", "fly")
            mission_of(seats[0]).look()
        tending = client.app.state.table.rooms.tending
        until(seats[0], lambda _: not tending._tasks)
    found: list[list[str]] = []
    real = Tending._unfinished

    async def unfinished(self: Tending, names: Any) -> list[str]:
        found.append(await real(self, names))
        return found[-1]

    monkeypatch.setattr(Tending, "_unfinished", unfinished)
    with client_of(tmp_path / "t.db") as client:
        me = Seat(client, seats[0].game, seats[0].key)
        rooms = client.app.state.table.rooms
        end = time.monotonic() + 30
        while not found and time.monotonic() < end:
            time.sleep(0.02)
        assert found == [[]]
        assert rooms.known(me.game) is None
        assert (me.look()["asked"] is None) == aloft


def test_of_two_servers_one_enters_the_report(database: str, idle: pytest.MonkeyPatch) -> None:
    with client_of(database) as one, client_of(database) as other:
        _, seats = open_tourney(one)
        fly(seats, "fly", "fly")
        play_out([mission_of(seat) for seat in seats])
        idle.undo()
        for client in (one, other):
            tending = client.app.state.table.rooms.tending
            client.blocking_portal.call(tending.tend, seats[0].game)
        for client in (one, other):
            until(Seat(client, seats[0].game, seats[0].key), reported(1))
        told = [row["mission"] for row in rows(one, seats[0].game) if "mission" in row]
        assert told == [1]
